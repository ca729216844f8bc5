//! Which combats there are (chapter 11), and who fights whom (rule 16.5).

use circles_catalog::Catalog;
use circles_catalog::definitions::PhenomenonEffect;

use super::{Battle, Side, WarAnswer, WarAsk, WarAuto};
use crate::course::Course;
use crate::facts::{WarFact, Why};
use crate::flight::FlightAuto;
use crate::game::{Game, Phase};
use crate::ids::{Banner, Place, Seat, Sectio};

impl Game {
    /// Returns the banners with legions in a sectio.
    #[must_use]
    pub fn armies_at(&self, sectio: Sectio) -> Vec<Banner> {
        self.banners().filter(|banner| self.board().has_legions(*banner, Place::Sectio(sectio))).collect()
    }

    /// Returns the seats with legions in a sectio.
    #[must_use]
    pub fn seats_at(&self, sectio: Sectio) -> Vec<Seat> {
        self.armies_at(sectio).into_iter().filter_map(Banner::seat).collect()
    }

    /// True if there will be combat in a sectio: "in all Sectio were there are Units belonging to
    /// two or more Triumvirates". Freebooters and hounds on a rampage fight too.
    #[must_use]
    pub fn is_contested(&self, catalog: &Catalog, sectio: Sectio) -> bool {
        let place = Place::Sectio(sectio);
        let armies = self.armies_at(sectio).len();
        let strays = self.board().strays_at(place).len();
        armies > 0
            && armies + strays > 1
            && !self.peace.contains(&sectio)
            && !self.has_phenomenon(catalog, place, PhenomenonEffect::Truce)
    }

    /// Returns the number of legions by which combats are ordered: those at the start of the phase,
    /// or now if the combat came later.
    fn size(&self, sectio: Sectio) -> usize {
        let before = self.armies.iter().find(|(at, _)| *at == sectio).map(|(_, legions)| *legions);
        before.unwrap_or_else(|| self.board().count_legions(Place::Sectio(sectio)))
    }

    /// Returns seats by the units that they have in a sectio, hounds included, largest first. Equal
    /// ones stay in order.
    fn by_units(&self, mut seats: Vec<Seat>, sectio: Sectio) -> Vec<Seat> {
        let place = Place::Sectio(sectio);
        let units = |seat: &Seat| {
            let banner = Banner::Seat(*seat);
            self.board().units_at(banner, place).len() + self.board().hounds_at(banner, place).len()
        };
        seats.sort_by_key(|seat| std::cmp::Reverse(units(seat)));
        seats
    }
}

pub(super) fn begin(course: &mut Course<'_>) {
    course.game.phase = Phase::Combat;
    course.game.peace.clear();
    let contested: Vec<Sectio> =
        Sectio::all().filter(|sectio| course.game.is_contested(course.catalog, *sectio)).collect();
    let count = |sectio: Sectio| course.game.board().count_legions(Place::Sectio(sectio));
    course.game.armies = contested.into_iter().map(|sectio| (sectio, count(sectio))).collect();
    course.next([WarAuto::Next]);
}

/// "These combats are resolved in the order of 'biggest first', [...] A die is used to break ties."
pub(super) fn next(course: &mut Course<'_>) {
    if let Some(sectio) = Sectio::all().find(|sectio| is_lonely(&course.game, *sectio)) {
        // A solitary lieutenant cannot be in a combat (rule 16.2).
        let flee = FlightAuto::Scare { sectio, by: None, barred: None };
        return course.next([flee.into(), crate::step::Step::from(WarAuto::Next)]);
    }
    let contested: Vec<Sectio> =
        Sectio::all().filter(|sectio| course.game.is_contested(course.catalog, *sectio)).collect();
    let most = contested.iter().map(|sectio| course.game.size(*sectio)).max();
    let tied: Vec<Sectio> = contested.into_iter().filter(|sectio| Some(course.game.size(*sectio)) == most).collect();
    match course.pick(&tied) {
        Some(sectio) => course.next([WarAuto::Open(sectio), WarAuto::Next]),
        None => course.next([WarAuto::Dogs]),
    }
}

/// True if a lieutenant is alone among others in a sectio.
fn is_lonely(game: &Game, sectio: Sectio) -> bool {
    let (board, place) = (game.board(), Place::Sectio(sectio));
    !game.peace.contains(&sectio)
        && game.banners().any(|banner| board.is_solitary(banner, place) && board.has_foes(banner, place, false))
}

pub(super) fn open(course: &mut Course<'_>, sectio: Sectio) {
    let game = &mut course.game;
    game.battle = Some(Battle {
        sectio,
        round: 0,
        sides: Default::default(),
        strays: Vec::new(),
        joined: Vec::new(),
        working: Vec::new(),
        fought: false,
    });
    let seats = game.seats_at(sectio);
    let armies = game.armies_at(sectio);
    course.tell(WarFact::Opened { sectio, armies: armies.clone() });
    let beasts = !course.game.board().strays_at(Place::Sectio(sectio)).is_empty();
    if seats.len() == armies.len() && seats.len() > 1 && !beasts {
        course.next([WarAsk::Peace(seats)]);
    } else {
        course.next([WarAuto::Sides]);
    }
}

/// If all agree, nobody fights in this sectio in this phase.
pub(super) fn peace(course: &mut Course<'_>, answers: &[(Seat, WarAnswer)]) {
    let Some(sectio) = course.game.battle().map(|battle| battle.sectio) else { return };
    if answers.iter().all(|(_, answer)| *answer == WarAnswer::Peace(true)) {
        course.tell(WarFact::Peace { sectio });
        course.game.peace.push(sectio);
        course.next([WarAuto::Close]);
    } else {
        course.next([WarAuto::Sides]);
    }
}

/// "All Triumvirates must choose sides. The player with the most Units in the Sectio starts by
/// naming one of the other Triumvirates he intends to fight."
pub(super) fn form(course: &mut Course<'_>) {
    let Some(sectio) = course.game.battle().map(|battle| battle.sectio) else { return };
    let mut seats = course.game.seats_at(sectio);
    course.shuffle(&mut seats);
    let seats = course.game.by_units(seats, sectio);
    let rogues = course.game.board().has_legions(Banner::Freebooters, Place::Sectio(sectio));
    course.next([WarAuto::Muster]);
    let Some(battle) = &mut course.game.battle else { return };
    battle.sides = Default::default();
    match seats.as_slice() {
        [] => battle.sides[0].push(Banner::Freebooters),
        [one] => {
            battle.sides[0].push(Banner::Seat(*one));
            if rogues {
                battle.sides[1].push(Banner::Freebooters);
            }
        }
        [one, other] => battle.sides = [vec![Banner::Seat(*one)], vec![Banner::Seat(*other)]],
        [one, others @ ..] => {
            battle.sides[0].push(Banner::Seat(*one));
            course.next([WarAsk::Oppose { seat: *one, others: others.to_vec() }]);
        }
    }
}

pub(super) fn oppose(course: &mut Course<'_>, seat: Seat, mut others: Vec<Seat>, answer: Option<&WarAnswer>) {
    let Some(battle) = &mut course.game.battle else { return };
    let Some(WarAnswer::Oppose(foe)) = answer else { return };
    battle.sides[1].push(Banner::Seat(*foe));
    course.tell(WarFact::Sided { seat, foe: Some(*foe), side: Side::First });
    others.retain(|other| other != foe);
    ask_next(course, others);
}

pub(super) fn choose(course: &mut Course<'_>, seat: Seat, others: Vec<Seat>, answer: Option<&WarAnswer>) {
    let Some(battle) = &mut course.game.battle else { return };
    let Some(WarAnswer::Choose(side)) = answer else { return };
    battle.sides[side.index()].push(Banner::Seat(seat));
    course.tell(WarFact::Sided { seat, foe: None, side: *side });
    ask_next(course, others);
}

fn ask_next(course: &mut Course<'_>, mut others: Vec<Seat>) {
    if !others.is_empty() {
        let seat = others.remove(0);
        course.next([WarAsk::Choose { seat, others }]);
    }
}

impl Course<'_> {
    /// Lets a die decide between the sides, "fifty-fifty, regardless of the odds" (rule 16.5).
    pub(super) fn flip(&mut self, why: Why) -> Side {
        if self.roll(None, why) <= 3 { Side::First } else { Side::Second }
    }
}
