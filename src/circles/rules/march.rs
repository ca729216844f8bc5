//! Marches (rule 9.5): a daemon moves one unit for each skull, step by step.
//!
//! A seat names a unit and its way. The way is walked until something stops the unit, and then the
//! seat is asked again: it may go on as long as there are steps, or move another unit.

use circles_catalog::Catalog;
use circles_catalog::definitions::{MarchSkill, PhenomenonEffect, Skill};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::facts::{MarchFact, Why};
use crate::flight::{Cause, Flight, FlightAsk, FlightAuto};
use crate::game::{Game, plus};
use crate::ids::{Banner, DaemonKind, Legion, Place, Quarter, Seat, Unit};
use crate::refusal::{Refusal, distinct, sure};
use crate::step::{Asks, Happens, Step};

/// A march in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct March {
    /// Whose.
    pub seat: Seat,
    /// The daemon that orders it.
    pub daemon: DaemonKind,
    /// Units that it may still move.
    pub units: u32,
    /// Units that have moved: "a Unit may only be moved once per March Action".
    pub moved: Vec<Unit>,
    /// The unit on its way.
    pub mover: Option<Mover>,
}

/// A unit on its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mover {
    /// A legion or a lieutenant.
    pub lead: Unit,
    /// Legions that have gone with it.
    pub party: Vec<Legion>,
    /// Steps that it may still go.
    pub steps: u32,
    /// True if it must stop here.
    pub halted: bool,
}

/// One step of a way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Leg {
    /// Where to. Out of AnteHell a die tells the quarter, so only a sectio of the first circle can
    /// be named, and it matters only to whoever may choose (rule 9.5.2).
    pub to: Place,
    /// Legions that a lieutenant takes along on this step.
    #[serde(default)]
    pub with: Vec<Legion>,
    /// True to ask for the right to pass (rule 9.5). The unit enters only if it gets it.
    #[serde(default)]
    pub passage: bool,
}

/// A part of a march that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarchAsk {
    /// A seat moves a unit, or is done.
    Move(Seat),
    /// Owners of legions grant the right to pass, or refuse it.
    Passage {
        /// Who is asked.
        seats: Vec<Seat>,
        /// Who wants to pass.
        by: Seat,
        /// The rest of the way. The first step is meant.
        legs: Vec<Leg>,
    },
}

/// A part of a march that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MarchAuto {
    /// The seat is asked again, if it can still move something.
    Next,
    /// The unit walks the rest of its way.
    Legs(Vec<Leg>),
    /// The unit takes the first step of its way.
    Enter {
        /// The rest of the way.
        legs: Vec<Leg>,
        /// True if it may pass.
        granted: bool,
    },
    /// Everybody who wanted has fled.
    Arrived {
        /// The rest of the way.
        legs: Vec<Leg>,
        /// True if it may pass.
        granted: bool,
    },
}

/// An answer in a march.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum MarchAnswer {
    /// A unit and its way. The unit on its way goes on; any other uses a skull.
    Move {
        /// A legion or a lieutenant.
        lead: Unit,
        /// The way.
        legs: Vec<Leg>,
    },
    /// True to grant the right to pass.
    Passage(bool),
    /// Nothing more.
    Done,
}

impl Game {
    fn march_skill<'a>(&self, catalog: &'a Catalog, march: &March) -> Option<&'a MarchSkill> {
        let daemon = self.triumvirate(march.seat).daemon(march.daemon)?;
        match self.skill(catalog, daemon)? {
            Skill::March(skill) => Some(skill),
            Skill::Income(_)
            | Skill::Summoning(_)
            | Skill::Earth(_)
            | Skill::Diplomacy(_)
            | Skill::Magic(_)
            | Skill::Combat(_)
            | Skill::Standing(_) => None,
        }
    }

    /// Returns the steps of a unit in a march (rule 9.5).
    #[must_use]
    pub fn march_steps(&self, catalog: &Catalog, march: &March, unit: Unit) -> u32 {
        let (numbers, banner) = (&catalog.numbers.moves, Banner::Seat(march.seat));
        let steps = match unit {
            Unit::Legion(_) => plus(numbers.legion.into(), self.legion_steps_added(catalog, banner)),
            Unit::Lieutenant(_) => plus(numbers.lieutenant.into(), self.lieutenant_steps_added(catalog, banner)),
            Unit::Hound(_) => return 0,
        };
        match self.march_skill(catalog, march) {
            Some(MarchSkill::Swift { steps: more }) => steps + u32::from(*more),
            Some(_) | None => steps,
        }
    }

    /// Returns the legions that a unit may take along in a march.
    #[must_use]
    pub fn march_party(&self, catalog: &Catalog, march: &March, unit: Unit) -> usize {
        let Unit::Lieutenant(kind) = unit else { return 0 };
        let leadership = usize::from(catalog.lieutenant(kind).leadership);
        match self.march_skill(catalog, march) {
            Some(MarchSkill::Command { legions }) => leadership + usize::from(*legions),
            Some(_) | None => leadership,
        }
    }

    /// True if units of a seat leave AnteHell to a quarter that it chooses.
    #[must_use]
    pub fn has_gates(&self, catalog: &Catalog, seat: Seat) -> bool {
        self.skills(catalog, seat).any(|skill| matches!(skill, Skill::March(MarchSkill::Gates { .. })))
    }

    /// Returns the units that a daemon may move in a march, with so many more than it has skulls.
    #[must_use]
    pub fn march_units(&self, catalog: &Catalog, seat: Seat, daemon: DaemonKind, more: u8) -> u32 {
        let skulls = u32::from(catalog.daemon(daemon).skulls) + u32::from(more);
        plus(skulls, self.march_units_added(catalog, Banner::Seat(seat)))
    }

    /// Returns where a unit of a seat comes out of AnteHell with a roll; `None` if it is lost there
    /// (rule 9.5.2).
    #[must_use]
    pub fn exit(&self, catalog: &Catalog, seat: Seat, die: u8) -> Option<Place> {
        let gate = Quarter::rolled(die).map(|quarter| Place::Sectio(quarter.gate()))?;
        self.check_step(catalog, seat, Place::AnteHell, gate).is_ok().then_some(gate)
    }

    fn has_corridors(&self, catalog: &Catalog, march: &March) -> bool {
        matches!(self.march_skill(catalog, march), Some(MarchSkill::Corridors))
    }

    /// True if a unit may set out: not from Lilith, and not out of chains.
    #[must_use]
    pub fn can_set_out(&self, catalog: &Catalog, from: Place) -> bool {
        !self.board().has_lilith(from) && !self.has_phenomenon(catalog, from, PhenomenonEffect::Chains)
    }

    /// Checks one step of a march: borders, walls of fire, and "no Unit may voluntarily enter a
    /// Sectio where Uriel is located" (rule 16.3).
    fn check_step(&self, catalog: &Catalog, seat: Seat, from: Place, to: Place) -> Result<(), Refusal> {
        sure(from.adjoins(to), Refusal::Border)?;
        sure(!self.has_phenomenon(catalog, to, PhenomenonEffect::WallOfFire), Refusal::Forbidden)?;
        sure(!self.board().has_uriel(to), Refusal::Forbidden)?;
        let closed = to == Place::AnteHell && self.antehell_closed(catalog, Banner::Seat(seat));
        sure(!closed, Refusal::Forbidden)
    }

    /// True if a unit must stop in a place, whoever else is there.
    fn stops(&self, catalog: &Catalog, place: Place, solitary: bool) -> bool {
        place == Place::AnteHell
            || self.board().has_lilith(place)
            || self.has_phenomenon(catalog, place, PhenomenonEffect::Quagmire)
            || !solitary && !self.board().strays_at(place).is_empty()
    }

    /// True if legions of others are in a sectio.
    fn is_blocked(&self, seat: Seat, place: Place) -> bool {
        let mut others = self.banners().filter(|banner| *banner != Banner::Seat(seat));
        place != Place::AnteHell && others.any(|other| self.board().has_legions(other, place))
    }

    /// Returns the steps that a unit could go now; `None` if it cannot be moved.
    #[must_use]
    pub fn mobility(&self, catalog: &Catalog, lead: Unit) -> Option<u32> {
        let march = self.march()?;
        if let Some(mover) = march.mover.as_ref().filter(|mover| mover.lead == lead) {
            return (!mover.halted && mover.steps > 0).then_some(mover.steps);
        }
        let from = self.board().at(lead)?;
        let fits = march.units > 0
            && self.board().banner(lead) == Some(Banner::Seat(march.seat))
            && !march.moved.contains(&lead)
            && self.can_set_out(catalog, from);
        let steps = self.march_steps(catalog, march, lead);
        (fits && steps > 0).then_some(steps)
    }

    /// Returns the units that the march in progress could move now.
    #[must_use]
    pub fn movable(&self, catalog: &Catalog) -> Vec<Unit> {
        let Some(march) = self.march() else { return Vec::new() };
        let units = self.paid_units(march.seat).into_iter();
        units.filter(|unit| self.mobility(catalog, *unit).is_some()).collect()
    }

    /// Checks the way of a unit.
    fn check_move(&self, catalog: &Catalog, lead: Unit, legs: &[Leg]) -> Result<(), Refusal> {
        let march = self.march().ok_or(Refusal::WrongQuestion)?;
        let steps = self.mobility(catalog, lead).ok_or(Refusal::CannotMove)?;
        sure(!legs.is_empty(), Refusal::NoWay)?;
        sure(legs.len() as u32 <= steps, Refusal::Steps)?;
        let party = march.mover.as_ref().filter(|mover| mover.lead == lead).map(|mover| mover.party.clone());
        let mut party = party.unwrap_or_default();
        let mut at = self.board().at(lead).ok_or(Refusal::CannotMove)?;
        let most = self.march_party(catalog, march, lead);
        for (number, leg) in legs.iter().enumerate() {
            let last = number + 1 == legs.len();
            distinct(&leg.with)?;
            sure(leg.with.len() <= most, Refusal::Leadership)?;
            for legion in &leg.with {
                let carried = number > 0 && legs[number - 1].with.contains(legion);
                let here = carried || self.board().legion(*legion) == Some(at) && self.can_set_out(catalog, at);
                let fresh = party.contains(legion) || !march.moved.contains(&Unit::Legion(*legion));
                sure(legion.banner == Banner::Seat(march.seat), Refusal::NotYourUnit)?;
                sure(here && fresh, Refusal::CannotMove)?;
                party.push(*legion);
            }
            self.check_step(catalog, march.seat, at, leg.to)?;
            let solitary = matches!(lead, Unit::Lieutenant(_)) && leg.with.is_empty();
            let random = at == Place::AnteHell && !self.has_gates(catalog, march.seat);
            sure(last || !random && !self.stops(catalog, leg.to, solitary), Refusal::MustStop)?;
            sure(!leg.passage || !last, Refusal::PassOn)?;
            if last && solitary && !random {
                let alone = !self.board().has_legions(Banner::Seat(march.seat), leg.to);
                let foes = self.board().has_foes(Banner::Seat(march.seat), leg.to, true);
                sure(!(alone && foes), Refusal::Sneak)?;
            }
            at = leg.to;
        }
        Ok(())
    }
}

impl Asks for MarchAsk {
    type Answer = MarchAnswer;

    fn asked(&self, _catalog: &Catalog, _game: &Game) -> Vec<Seat> {
        match self {
            Self::Move(seat) => vec![*seat],
            Self::Passage { seats, .. } => seats.clone(),
        }
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> MarchAnswer {
        match self {
            Self::Move(_) => MarchAnswer::Done,
            Self::Passage { .. } => MarchAnswer::Passage(false),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, _seat: Seat, answer: &MarchAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Move(_), MarchAnswer::Done) | (Self::Passage { .. }, MarchAnswer::Passage(_)) => Ok(()),
            (Self::Move(_), MarchAnswer::Move { lead, legs }) => game.check_move(catalog, *lead, legs),
            (Self::Move(_) | Self::Passage { .. }, _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, MarchAnswer)]) {
        match self {
            Self::Move(seat) => match answers.first() {
                Some((_, MarchAnswer::Move { lead, legs })) => set_out(course, *lead, legs.clone()),
                Some((_, MarchAnswer::Done | MarchAnswer::Passage(_))) | None => end(course, seat),
            },
            Self::Passage { by, legs, .. } => {
                let granted = answers.iter().all(|(_, answer)| *answer == MarchAnswer::Passage(true));
                for (seat, answer) in answers {
                    let granted = *answer == MarchAnswer::Passage(true);
                    course.tell(MarchFact::Passage { seat: *seat, by, granted });
                }
                let step = if granted { MarchAuto::Enter { legs, granted } } else { MarchAuto::Next };
                course.next([step]);
            }
        }
    }
}

impl Happens for MarchAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Next => {
                let Some(march) = course.game.march() else { return };
                let seat = march.seat;
                if course.game.movable(course.catalog).is_empty() {
                    end(course, seat);
                } else {
                    course.next([MarchAsk::Move(seat)]);
                }
            }
            Self::Legs(legs) => walk(course, legs),
            Self::Enter { legs, granted } => enter(course, legs, granted),
            Self::Arrived { legs, granted } => arrive(course, legs, granted),
        }
    }
}

impl Course<'_> {
    /// Begins a march, with so many units more than the daemon has skulls.
    pub fn begin_march(&mut self, seat: Seat, daemon: DaemonKind, more: u8) {
        let units = self.game.march_units(self.catalog, seat, daemon, more);
        self.tell(MarchFact::Began { seat, daemon, units });
        self.game.march = Some(March { seat, daemon, units, moved: Vec::new(), mover: None });
        self.next([MarchAuto::Next]);
    }
}

/// Ends the way of a unit. A lieutenant that has sneaked among others may not stop there (rule
/// 16.2).
fn rest(course: &mut Course<'_>) {
    let Some(march) = &mut course.game.march else { return };
    let (banner, mover) = (Banner::Seat(march.seat), march.mover.take());
    let Some(Mover { lead: lead @ Unit::Lieutenant(_), .. }) = mover else { return };
    let board = course.game.board();
    let Some(at) = board.at(lead) else { return };
    if board.is_solitary(banner, at) && board.has_foes(banner, at, true) {
        let flight = Flight { lead, with: Vec::new(), banner, cause: Cause::Alone, barred: None, hops: 0 };
        course.next([FlightAuto::Hop(flight)]);
    }
}

fn end(course: &mut Course<'_>, seat: Seat) {
    rest(course);
    course.game.march = None;
    course.tell(MarchFact::Ended { seat });
}

fn set_out(course: &mut Course<'_>, lead: Unit, legs: Vec<Leg>) {
    course.next([MarchAuto::Legs(legs)]);
    let going = course.game.march().and_then(|march| march.mover.as_ref()).is_some_and(|mover| mover.lead == lead);
    if going {
        return;
    }
    rest(course);
    let steps = course.game.mobility(course.catalog, lead).unwrap_or(0);
    if let Some(march) = &mut course.game.march {
        march.units = march.units.saturating_sub(1);
        march.moved.push(lead);
        march.mover = Some(Mover { lead, party: Vec::new(), steps, halted: false });
    }
}

/// Returns the unit on its way and where it is, if it can go on.
fn going(game: &Game) -> Option<(Seat, Unit, Place)> {
    let march = game.march()?;
    let mover = march.mover.as_ref().filter(|mover| !mover.halted && mover.steps > 0)?;
    Some((march.seat, mover.lead, game.board().at(mover.lead)?))
}

fn walk(course: &mut Course<'_>, legs: Vec<Leg>) {
    let game = &course.game;
    let (Some(leg), Some((seat, _, from)), Some(march)) = (legs.first(), going(game), game.march()) else {
        return course.next([MarchAuto::Next]);
    };
    let there = |legion: &Legion| game.board().legion(*legion) == Some(from);
    let lawful = game.check_step(course.catalog, seat, from, leg.to).is_ok() && leg.with.iter().all(there);
    if !lawful {
        return course.next([MarchAuto::Next]);
    }
    if !leg.passage || !game.is_blocked(seat, leg.to) {
        return course.next([MarchAuto::Enter { legs, granted: false }]);
    }
    if game.has_corridors(course.catalog, march) {
        return course.next([MarchAuto::Enter { legs, granted: true }]);
    }
    let legions = |banner: Banner| game.board().has_legions(banner, leg.to);
    let seats: Vec<Seat> = game.others(seat).filter(|other| legions(Banner::Seat(*other))).collect();
    if legions(Banner::Freebooters) {
        // They "never grant a 'right to pass'" (rule 10.4).
        course.tell(MarchFact::Barred { by: seat, place: leg.to });
        return course.next([MarchAuto::Next]);
    }
    course.next([MarchAsk::Passage { seats, by: seat, legs }]);
}

/// Takes a step. Whoever is in the new sectio may flee, and solitary lieutenants must.
fn enter(course: &mut Course<'_>, mut legs: Vec<Leg>, granted: bool) {
    let Some((seat, lead, from)) = going(&course.game) else { return course.next([MarchAuto::Next]) };
    let leg = legs.remove(0);
    let mut to = leg.to;
    if from == Place::AnteHell && !course.game.has_gates(course.catalog, seat) {
        let die = course.roll(Some(seat), Why::LeaveAnteHell { unit: lead });
        match course.game.exit(course.catalog, seat, die) {
            Some(gate) => to = gate,
            None => {
                halt(course, true);
                course.tell(MarchFact::Lost { seat, lead });
                return course.next([MarchAuto::Next]);
            }
        }
    }
    let with = leg.with.iter().map(|legion| Unit::Legion(*legion));
    let all: Vec<Unit> = std::iter::once(lead).chain(with).collect();
    all.iter().for_each(|unit| course.game.board.shift(*unit, to));
    if let Some(march) = &mut course.game.march {
        march.moved.extend(all.iter().filter(|unit| **unit != lead));
        if let Some(mover) = &mut march.mover {
            mover.party.extend(&leg.with);
            mover.steps -= 1;
        }
    }
    course.tell(MarchFact::Moved { seat, lead, with: leg.with.clone(), from, to });
    let mut steps: Vec<Step> = Vec::new();
    let solitary = matches!(lead, Unit::Lieutenant(_)) && leg.with.is_empty();
    if let (Place::Sectio(sectio), false) = (to, solitary) {
        let barred = Some(from);
        steps.push(FlightAuto::Scare { sectio, by: Some(Banner::Seat(seat)), barred }.into());
        if !granted {
            let seats = course.game.others(seat).collect();
            steps.push(FlightAsk::Flee { sectio, seats, cause: Cause::March, barred }.into());
        }
    }
    steps.push(MarchAuto::Arrived { legs, granted }.into());
    course.next(steps);
}

fn halt(course: &mut Course<'_>, halted: bool) {
    if let Some(mover) = course.game.march.as_mut().and_then(|march| march.mover.as_mut()) {
        mover.halted = halted;
    }
}

/// "Should all Units in a Sectio successfully flee, the Unit that caused the flight may continue
/// moving."
fn arrive(course: &mut Course<'_>, legs: Vec<Leg>, granted: bool) {
    let Some((seat, lead, at)) = going(&course.game) else { return course.next([MarchAuto::Next]) };
    let solitary = matches!(lead, Unit::Lieutenant(_)) && !course.game.board().has_legions(Banner::Seat(seat), at);
    let stopped =
        course.game.stops(course.catalog, at, solitary) || !granted && !solitary && course.game.is_blocked(seat, at);
    halt(course, stopped);
    course.next([if stopped || legs.is_empty() { MarchAuto::Next } else { MarchAuto::Legs(legs) }]);
}
