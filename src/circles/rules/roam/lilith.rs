//! Lilith (rules 10.2 and 10.2.1): she is courted, shows an aspect, and changes every sectio that
//! she enters.

use super::{RoamAnswer, RoamAsk, RoamAuto, way};
use crate::course::Course;
use crate::facts::{Loss, RoamFact, UnitFact, Why};
use crate::game::{Hound, Lilith, Officer};
use crate::ids::{
    Aspect, Banner, Border, DaemonKind, Direction, Legion, LieutenantKind, Place, Seat, Sectio, Talent, Unit,
};

impl Course<'_> {
    /// Lets Lilith come: "draw a Hell Card to see in which Sectio she shows up". "Should she happen
    /// upon Uriel, the Angel is destroyed."
    pub fn call_lilith(&mut self, aspect: Option<Aspect>) {
        let Some(at) = self.draw_sectio() else { return };
        self.game.board.lilith = Some(Lilith { at, aspect });
        self.tell(RoamFact::LilithCame { at });
        self.meet_uriel(at);
    }

    fn meet_uriel(&mut self, at: Sectio) {
        if self.game.board().has_uriel(Place::Sectio(at)) {
            self.dismiss_uriel();
        }
    }
}

/// "It costs one Favour to court Lilith, and if several Daemons wish to court her, they must fight
/// a Duel of Hearts for this privilege. Lilith is then courted by Rolling against Hearts."
pub(super) fn court(course: &mut Course<'_>, answers: &[(Seat, RoamAnswer)]) {
    let suitors = answers.iter().filter_map(|(seat, answer)| match answer {
        RoamAnswer::Court(Some(kind)) => Some((*seat, *kind)),
        RoamAnswer::Court(None) | RoamAnswer::Lead(_) => None,
    });
    let suitors: Vec<(Seat, DaemonKind)> = suitors.collect();
    for (seat, daemon) in &suitors {
        course.tell(RoamFact::Courted { seat: *seat, daemon: *daemon });
        course.spend_favours(*seat, course.catalog.numbers.moves.court_favours.into());
    }
    let winner = course.duel(&suitors, Talent::Hearts);
    let lead = winner.filter(|(seat, daemon)| course.roll_against(*seat, *daemon, Talent::Hearts));
    let lead = lead.map(|(seat, _)| seat);
    course.next([RoamAuto::Lilith(lead), RoamAuto::Hounds]);
}

pub(super) fn begin(course: &mut Course<'_>, lead: Option<Seat>) {
    let Some(lilith) = course.game.board().lilith() else { return };
    let aspect = match lilith.aspect {
        Some(aspect) => aspect,
        None => Aspect::rolled(course.roll(lead, Why::Aspect)),
    };
    if let Some(lilith) = &mut course.game.board.lilith {
        lilith.aspect = Some(aspect);
    }
    course.tell(RoamFact::LilithShowed { aspect, lead });
    match lead {
        Some(seat) => course.next([RoamAsk::Lead(seat)]),
        None => course.next([RoamAuto::LilithStep(course.catalog.numbers.moves.lilith)]),
    }
}

/// "Lilith will move four steps at random."
pub(super) fn step(course: &mut Course<'_>, left: u8) {
    let Some(lilith) = course.game.board().lilith() else { return };
    if left == 0 {
        return;
    }
    let die = course.roll(None, Why::Lilith);
    course.next([RoamAuto::LilithStep(left - 1)]);
    if let Some(border) = way(die, Place::Sectio(lilith.at)) {
        go(course, border);
    }
}

pub(super) fn led(course: &mut Course<'_>, mut steps: Vec<Direction>) {
    let Some(lilith) = course.game.board().lilith() else { return };
    if steps.is_empty() {
        return;
    }
    let direction = steps.remove(0);
    course.next([RoamAuto::LilithLed(steps)]);
    go(course, lilith.at.towards(direction));
}

/// "Should she happen to enter AnteHell or the Pentagram, she is removed from play."
fn go(course: &mut Course<'_>, border: Border) {
    let Border::Open(Place::Sectio(to)) = border else { return course.dismiss_lilith() };
    let Some(lilith) = &mut course.game.board.lilith else { return };
    lilith.at = to;
    let aspect = lilith.aspect;
    course.tell(RoamFact::LilithMoved { to });
    course.meet_uriel(to);
    match aspect {
        Some(Aspect::Crone) => gifts(course, to),
        Some(Aspect::Virgin) => slay(course, to),
        Some(Aspect::Mother) => double(course, to),
        None => {}
    }
}

/// "The Crone will give one Arcana Card to the owner of each and every Legion encountered."
fn gifts(course: &mut Course<'_>, at: Sectio) {
    for seat in course.game.seats() {
        let legions = course.game.board().legions_at(Banner::Seat(seat), Place::Sectio(at)).len();
        if legions > 0 {
            course.draw_arcana(seat, legions as u32);
        }
    }
}

/// "The Virgin will slay all and everything in the Sectio entered."
fn slay(course: &mut Course<'_>, at: Sectio) {
    let (board, place) = (course.game.board(), Place::Sectio(at));
    let hounds = board.hounds().filter(|(_, hound)| hound.at == place).map(|(kind, _)| Unit::Hound(kind));
    let mut units: Vec<Unit> = hounds.collect();
    for banner in board.banners() {
        units.extend(board.units_at(banner, place));
    }
    units.into_iter().for_each(|unit| course.remove(unit, Loss::Lilith));
}

/// "The Mother will double the number of EVERYTHING in each Sectio entered, up to the limits of the
/// countermix." A second lieutenant comes from the boxes by lot. A second hound needs a legion that
/// minds none (ruling "mother").
fn double(course: &mut Course<'_>, at: Sectio) {
    let place = Place::Sectio(at);
    let strays = course.game.board().strays_at(place).len();
    for banner in course.game.banners() {
        let hounds = course.game.board().hounds_at(banner, place).len();
        let officers = course.game.board().officers_at(banner, place).len();
        for _ in 0..course.game.board().legions_at(banner, place).len() {
            course.raise(banner, place);
        }
        for _ in 0..officers {
            double_officer(course, banner, place);
        }
        let free = |legion: &Legion| course.game.board().hound_of(*legion).is_none();
        let free: Vec<Legion> = course.game.board().legions_at(banner, place).into_iter().filter(free).collect();
        for minder in free.into_iter().take(hounds) {
            whelp(course, place, Some(minder));
        }
    }
    for _ in 0..strays {
        whelp(course, place, None);
    }
}

fn whelp(course: &mut Course<'_>, at: Place, minder: Option<Legion>) {
    let kennel = course.game.board().kennel();
    if let Some(hound) = course.pick(&kennel) {
        course.game.board.put_hound(hound, Some(Hound { at, minder }));
        course.tell(UnitFact::Whelped { hound, at });
    }
}

fn double_officer(course: &mut Course<'_>, banner: Banner, at: Place) {
    let game = &course.game;
    let all: Vec<LieutenantKind> = game.boxes.iter().flatten().chain(&game.returned).copied().collect();
    let Some(kind) = course.pick(&all) else { return };
    for there in &mut course.game.boxes {
        there.retain(|other| *other != kind);
    }
    course.game.returned.retain(|other| *other != kind);
    course.game.board.put_officer(kind, Some(Officer { banner, at, bonus: 0 }));
    course.tell(UnitFact::Joined { lieutenant: kind, banner, at });
}
