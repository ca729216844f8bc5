//! Flights (rules 9.5.1, 11.2.4 and 16.2): units run by the compass until they fail to leave a
//! sectio, or enter one without enemies.
//!
//! Not here: hounds on a rampage. They run by rules of their own (rule 10.3).

use circles_catalog::Catalog;
use circles_catalog::definitions::PhenomenonEffect;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{FlightFact, Loss, Why};
use crate::game::Game;
use crate::ids::{Banner, Direction, Legion, Place, Seat, Sectio, Unit};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Asks, Happens};

/// Why units flee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// Others march in (rule 9.5.1).
    March,
    /// A lieutenant is alone among others (rules 11.2.4 and 16.2).
    Alone,
    /// They leave a combat (rule 11.2.4).
    Combat,
    /// Uriel comes (rule 10.1). Whoever fails is destroyed.
    Uriel,
    /// A hound comes (rule 10.3).
    Hound,
    /// A spell.
    Spell,
}

/// Units that flee together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Flight {
    /// Who rolls the dice: a legion rolls one, a lieutenant two.
    pub lead: Unit,
    /// Legions that a lieutenant takes along.
    pub with: Vec<Legion>,
    /// Whose they are.
    pub banner: Banner,
    /// Why.
    pub cause: Cause,
    /// Where they may not go: whence the others came.
    pub barred: Option<Place>,
    /// Sectio that they have left so far.
    pub hops: u8,
}

/// Units of one owner that flee together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Group {
    /// A legion or a lieutenant.
    pub lead: Unit,
    /// Legions that a lieutenant takes along, at most as many as it commands.
    #[serde(default)]
    pub with: Vec<Legion>,
}

/// A part of a flight that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlightAsk {
    /// Units may flee from a sectio.
    Flee {
        /// From where.
        sectio: Sectio,
        /// Whose units.
        seats: Vec<Seat>,
        /// Why.
        cause: Cause,
        /// Where they may not go.
        barred: Option<Place>,
    },
    /// A lieutenant "may then choose between the two results".
    Choose {
        /// Whose.
        seat: Seat,
        /// The flight.
        flight: Flight,
        /// The two directions.
        ways: Vec<Direction>,
    },
}

/// A part of a flight that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum FlightAuto {
    /// Units try to leave their sectio.
    Hop(Flight),
    /// Solitary lieutenants must flee from units that enter (rule 16.2).
    Scare {
        /// Where.
        sectio: Sectio,
        /// Whose units have entered.
        by: Option<Banner>,
        /// Where the lieutenants may not go.
        barred: Option<Place>,
    },
}

/// An answer in a flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum FlightAnswer {
    /// The units that try to flee. The others stay.
    Flee(Vec<Group>),
    /// The direction.
    Choose(Direction),
}

impl Game {
    /// True if units may try to flee from a place: not in AnteHell, not from Lilith (rule 16.3),
    /// and not out of chains.
    #[must_use]
    pub fn can_flee(&self, catalog: &Catalog, place: Place) -> bool {
        place != Place::AnteHell
            && !self.board().has_lilith(place)
            && !self.has_phenomenon(catalog, place, PhenomenonEffect::Chains)
    }

    /// Returns the dice that a unit rolls for its direction, to choose between their results.
    #[must_use]
    pub const fn flight_dice(lead: Unit) -> usize {
        match lead {
            Unit::Lieutenant(_) => 2,
            Unit::Legion(_) | Unit::Hound(_) => 1,
        }
    }

    /// Checks the units of a seat that flee from a sectio.
    ///
    /// # Errors
    /// The rule that they break.
    pub fn check_groups(&self, catalog: &Catalog, seat: Seat, sectio: Sectio, groups: &[Group]) -> Result<(), Refusal> {
        let board = self.board();
        let (banner, place) = (Banner::Seat(seat), Place::Sectio(sectio));
        let mut named: Vec<Unit> = Vec::new();
        for Group { lead, with } in groups {
            let most = match lead {
                Unit::Legion(_) => 0,
                Unit::Lieutenant(kind) if board.officer(*kind).is_some() => {
                    usize::from(catalog.lieutenant(*kind).leadership)
                }
                Unit::Lieutenant(_) | Unit::Hound(_) => return Err(Refusal::NotYourUnit),
            };
            sure(with.len() <= most, Refusal::Leadership)?;
            named.push(*lead);
            named.extend(with.iter().map(|legion| Unit::Legion(*legion)));
        }
        distinct(&named)?;
        let own = |unit: &Unit| board.banner(*unit) == Some(banner) && board.at(*unit) == Some(place);
        sure(named.iter().all(own), Refusal::NotYourUnit)
    }

    /// Returns where a fleeing unit goes in a direction; `None` if it cannot.
    #[must_use]
    pub fn refuge(&self, catalog: &Catalog, from: Sectio, way: Direction, barred: Option<Place>) -> Option<Place> {
        let to = from.towards(way).place()?;
        let open = Some(to) != barred && !self.has_phenomenon(catalog, to, PhenomenonEffect::WallOfFire);
        open.then_some(to)
    }
}

impl Asks for FlightAsk {
    type Answer = FlightAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Flee { sectio, seats, cause, .. } => {
                let place = Place::Sectio(*sectio);
                if !game.can_flee(catalog, place) {
                    return Vec::new();
                }
                let held = |seat: Seat| *cause == Cause::March && game.no_march_flight(catalog, Banner::Seat(seat));
                let there = |seat: &&Seat| game.board().has_legions(Banner::Seat(**seat), place) && !held(**seat);
                seats.iter().filter(there).copied().collect()
            }
            Self::Choose { seat, .. } => vec![*seat],
        }
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> FlightAnswer {
        match self {
            Self::Flee { .. } => FlightAnswer::Flee(Vec::new()),
            Self::Choose { ways, .. } => FlightAnswer::Choose(ways.first().copied().unwrap_or(Direction::Inward)),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &FlightAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Flee { sectio, .. }, FlightAnswer::Flee(groups)) => {
                game.check_groups(catalog, seat, *sectio, groups)
            }
            (Self::Choose { ways, .. }, FlightAnswer::Choose(way)) => sure(ways.contains(way), Refusal::Place),
            (Self::Flee { .. } | Self::Choose { .. }, _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, FlightAnswer)]) {
        match self {
            Self::Flee { cause, barred, .. } => {
                let mut hops = Vec::new();
                for (seat, answer) in answers {
                    let FlightAnswer::Flee(groups) = answer else { continue };
                    hops.extend(flights(*seat, groups, cause, barred));
                }
                course.next(hops);
            }
            Self::Choose { flight, ways, .. } => {
                let chosen = answers.iter().find_map(|(_, answer)| match answer {
                    FlightAnswer::Choose(way) => Some(*way),
                    FlightAnswer::Flee(_) => None,
                });
                match chosen.or(ways.first().copied()) {
                    Some(way) => go(course, flight, way),
                    None => fail(course, &flight),
                }
            }
        }
    }
}

/// Returns the flights of the groups of a seat.
pub(crate) fn flights(seat: Seat, groups: &[Group], cause: Cause, barred: Option<Place>) -> Vec<FlightAuto> {
    let flight = |group: &Group| Flight {
        lead: group.lead,
        with: group.with.clone(),
        banner: Banner::Seat(seat),
        cause,
        barred,
        hops: 0,
    };
    groups.iter().map(|group| FlightAuto::Hop(flight(group))).collect()
}

impl Happens for FlightAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Hop(flight) => hop(course, flight),
            Self::Scare { sectio, by, barred } => {
                let place = Place::Sectio(sectio);
                let mut hops = Vec::new();
                for banner in course.game.banners() {
                    let board = course.game.board();
                    let scared = board.is_solitary(banner, place) && board.has_foes(banner, place, false);
                    if Some(banner) == by || !scared {
                        continue;
                    }
                    for kind in course.game.board().officers_at(banner, place) {
                        hops.push(Self::Hop(Flight {
                            lead: Unit::Lieutenant(kind),
                            with: Vec::new(),
                            banner,
                            cause: Cause::Alone,
                            barred,
                            hops: 0,
                        }));
                    }
                }
                course.next(hops);
            }
        }
    }
}

/// "To try to flee the non-moving player rolls one die for each Legion [...]. A Lieutenant wishing
/// to flee rolls two dice to pick direction and may then choose between the two results."
fn hop(course: &mut Course<'_>, flight: Flight) {
    let Some(place) = course.game.board().at(flight.lead) else { return };
    let Some(from) = place.sectio() else { return };
    if !course.game.can_flee(course.catalog, place) {
        return fail(course, &flight);
    }
    let count = Game::flight_dice(flight.lead);
    let dice = course.roll_many(flight.banner.seat(), Why::Flight { unit: flight.lead }, count);
    let mut ways: Vec<Direction> = dice.into_iter().filter_map(Direction::rolled).collect();
    ways.retain(|way| course.game.refuge(course.catalog, from, *way, flight.barred).is_some());
    ways.dedup();
    match (ways.first(), flight.banner) {
        (None, _) => fail(course, &flight),
        (Some(_), Banner::Seat(seat)) if ways.len() > 1 => course.next([FlightAsk::Choose { seat, flight, ways }]),
        (Some(way), Banner::Seat(_) | Banner::Freebooters) => go(course, flight, *way),
    }
}

/// Moves fleeing units. "Units fleeing into a Sectio occupied by other, unfriendly, Units
/// (excluding solitary Lieutenants) must attempt to flee again."
pub(crate) fn go(course: &mut Course<'_>, mut flight: Flight, way: Direction) {
    let Some(from) = course.game.board().at(flight.lead).and_then(Place::sectio) else { return };
    let Some(to) = course.game.refuge(course.catalog, from, way, flight.barred) else { return fail(course, &flight) };
    flight.with.retain(|legion| course.game.board().legion(*legion) == Some(Place::Sectio(from)));
    let with = flight.with.iter().map(|legion| Unit::Legion(*legion));
    let all: Vec<Unit> = std::iter::once(flight.lead).chain(with).collect();
    for unit in &all {
        course.game.board.shift(*unit, to);
    }
    course.tell(FlightFact::Fled { lead: flight.lead, with: flight.with.clone(), from, to });
    if course.game.board().has_uriel(to) {
        // "Any Unit fleeing into his Sectio is destroyed" (rule 16.3).
        all.into_iter().for_each(|unit| course.cleanse(unit));
        return;
    }
    let Place::Sectio(sectio) = to else { return };
    flight.hops = flight.hops.saturating_add(1);
    let (banner, barred) = (flight.banner, flight.barred);
    if course.game.board().has_foes(banner, to, false) && !course.game.board().has_lilith(to) {
        course.next([FlightAuto::Hop(flight)]);
    }
    course.next([FlightAuto::Scare { sectio, by: Some(banner), barred }]);
}

/// Units stay where they are. A solitary lieutenant among others "is captured and done away with"
/// (rule 16.2).
fn fail(course: &mut Course<'_>, flight: &Flight) {
    let Some(at) = course.game.board().at(flight.lead) else { return };
    course.tell(FlightFact::Failed { lead: flight.lead, at });
    if flight.cause == Cause::Uriel && flight.hops == 0 {
        course.cleanse(flight.lead);
        return;
    }
    let board = course.game.board();
    let alone = matches!(flight.lead, Unit::Lieutenant(_)) && !board.has_legions(flight.banner, at);
    if alone && board.has_foes(flight.banner, at, false) {
        course.remove(flight.lead, Loss::Captured);
    }
}
