//! Uriel (rule 10.1): he cleanses the Earth, AnteHell, and then Hell.

use circles_catalog::definitions::Fate;

use super::RoamAuto;
use crate::course::Course;
use crate::facts::{Loss, RoamFact, Why};
use crate::flight::{Cause, Flight, FlightAuto};
use crate::game::{Haunt, Uriel};
use crate::ids::{
    Banner, Border, DaemonKind, Direction, HellCard, HoundKind, Place, Quarter, Seat, Sectio, Talent, Unit,
};
use crate::step::Step;

impl Course<'_> {
    /// Lets Uriel start his crusade. "All non-Incapacitated Daemons on Earth must Roll against
    /// Skulls to avoid being destroyed. The survivors immediately return to Hell and must take Pass
    /// for Good Actions in the coming Action Phase."
    pub fn call_uriel(&mut self, card: Option<HellCard>) {
        self.game.board.uriel = Some(Uriel { at: Haunt::Earth, card });
        self.tell(RoamFact::UrielCame);
        for seat in self.game.seats() {
            let own = &self.game.triumvirate(seat).daemons;
            let there: Vec<DaemonKind> = own.iter().filter(|own| own.is_on_earth()).map(|own| own.kind).collect();
            for kind in there {
                if self.roll_against(seat, kind, Talent::Skulls) {
                    self.descend(kind);
                    self.afflict(kind, Fate::PassesForGood);
                } else {
                    self.afflict(kind, Fate::Destroyed);
                }
            }
        }
    }

    /// Lets Uriel destroy a unit. Legions count for the fate of daemons.
    pub fn cleanse(&mut self, unit: Unit) {
        if let (Unit::Legion(legion), Some(_)) = (unit, self.game.board().at(unit))
            && let Banner::Seat(seat) = legion.banner
        {
            let own = self.game.triumvirate_mut(seat);
            own.cleansed = own.cleansed.saturating_add(1);
        }
        self.remove(unit, Loss::Uriel);
    }

    /// Destroys all units in AnteHell.
    pub fn clean_antehell(&mut self, loss: Loss) {
        let board = self.game.board();
        let there = Place::AnteHell;
        let hounds = board.hounds().filter(|(_, hound)| hound.at == there).map(|(kind, _)| Unit::Hound(kind));
        let mut units: Vec<Unit> = hounds.collect();
        for banner in board.banners() {
            units.extend(board.units_at(banner, there));
        }
        for unit in units {
            if loss == Loss::Uriel {
                self.cleanse(unit);
            } else {
                self.remove(unit, loss);
            }
        }
    }
}

/// "During the Random Movement Phase of the same turn, Uriel moves on and wipes out everything in
/// AnteHell. In the next Random Movement Phase, Uriel enters Hell in a Sectio determined at random
/// (re-roll sixes). He moves four steps per turn."
pub(super) fn move_on(course: &mut Course<'_>) {
    let Some(uriel) = course.game.board().uriel() else { return };
    let steps = course.catalog.numbers.moves.uriel;
    match uriel.at {
        Haunt::Earth => {
            put(course, Place::AnteHell);
            course.tell(RoamFact::UrielMoved { to: Place::AnteHell });
            course.clean_antehell(Loss::Uriel);
        }
        Haunt::At(Place::AnteHell) => {
            let quarter = loop {
                let die = course.roll(None, Why::UrielEnters);
                if let Some(quarter) = Quarter::rolled(die) {
                    break quarter;
                }
            };
            enter(course, quarter.gate(), Place::AnteHell, steps);
        }
        Haunt::At(Place::Sectio(_)) => course.next([RoamAuto::UrielStep(steps)]),
    }
}

fn put(course: &mut Course<'_>, at: Place) {
    if let Some(uriel) = &mut course.game.board.uriel {
        uriel.at = Haunt::At(at);
    }
}

/// Takes a step; "all rolls of 3 on the Compass" count as 1.
pub(super) fn step(course: &mut Course<'_>, left: u8) {
    let Some(Uriel { at: Haunt::At(Place::Sectio(from)), .. }) = course.game.board().uriel() else { return };
    if left == 0 {
        return;
    }
    let die = course.roll(None, Why::Uriel);
    match Direction::rolled_by_uriel(die).map(|way| from.towards(way)) {
        None => course.next([RoamAuto::UrielStep(left - 1)]),
        Some(Border::Open(Place::Sectio(to))) => enter(course, to, Place::Sectio(from), left),
        // He "finally meets beings he cannot cleanse and is removed from play". He never goes
        // outwards.
        Some(Border::Pentagram | Border::Open(Place::AnteHell)) => course.dismiss_uriel(),
    }
}

/// Enters a sectio: its owner loses it, and all units there flee or die.
fn enter(course: &mut Course<'_>, to: Sectio, from: Place, left: u8) {
    let place = Place::Sectio(to);
    put(course, place);
    course.tell(RoamFact::UrielMoved { to: place });
    if course.game.board().has_lilith(place) {
        return course.dismiss_uriel();
    }
    course.hand_over(to, None);
    let mut steps: Vec<Step> = Vec::new();
    let board = course.game.board();
    let hounds: Vec<HoundKind> = board.hounds().filter(|(_, hound)| hound.at == place).map(|(kind, _)| kind).collect();
    for banner in board.banners() {
        for lead in board.units_at(banner, place) {
            let flight = Flight { lead, with: Vec::new(), banner, cause: Cause::Uriel, barred: Some(from), hops: 0 };
            steps.push(FlightAuto::Hop(flight).into());
        }
    }
    // "Hellhounds automatically go on Rampage."
    for hound in hounds {
        course.go_wild(hound);
        steps.push(RoamAuto::Bolt(hound).into());
    }
    steps.push(RoamAuto::UrielStep(left.saturating_sub(1)).into());
    course.next(steps);
}

/// Lets a hound run from Uriel. It dies if it does not get away.
pub(super) fn bolt(course: &mut Course<'_>, hound: HoundKind) {
    let Some(from) = course.game.board().hound(hound).map(|own| own.at) else { return };
    course.dash(hound);
    if course.game.board().hound(hound).is_some_and(|own| own.at == from) {
        course.remove(Unit::Hound(hound), Loss::Uriel);
    }
}

/// "If Uriel destroys three of a Triumvirate's Legions, the player must roll above 3 to save his
/// lowest ranking Daemon currently in Hell. (If Uriel destroys six or more of a Triumvirate's
/// Legions, one of the Triumvirate's Daemons is automatically destroyed.)"
pub(super) fn toll(course: &mut Course<'_>) {
    let seats: Vec<(Seat, u8)> =
        course.game.seats().map(|seat| (seat, course.game.triumvirate(seat).cleansed)).collect();
    for (seat, lost) in seats.into_iter().filter(|(_, lost)| *lost > 0) {
        let own = course.game.triumvirate(seat).daemons.iter().filter(|daemon| daemon.is_in_hell());
        let lowest = own.map(|daemon| daemon.kind).max_by_key(|kind| course.catalog.daemon(*kind).rank);
        let Some(kind) = lowest else { continue };
        if course.roll(Some(seat), Why::UrielsToll) <= lost {
            course.afflict(kind, Fate::Destroyed);
        }
    }
}
