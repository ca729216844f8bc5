//! Random moves (chapter 10): Uriel, Lilith, and hounds on a rampage, in this order. Freebooters
//! never move.

mod hounds;
mod lilith;
mod uriel;

use circles_catalog::Catalog;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::game::{Game, Phase};
use crate::ids::{DaemonKind, Direction, HoundKind, Place, Seat};
use crate::refusal::{Refusal, sure};
use crate::step::{Asks, Happens};

/// A part of the random moves that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoamAsk {
    /// Triumvirates may court Lilith (rule 10.2.1).
    Court,
    /// Whoever has courted her leads her.
    Lead(Seat),
}

/// A part of the random moves that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RoamAuto {
    /// The phase begins.
    Begin,
    /// Uriel moves on.
    Uriel,
    /// Uriel takes the next of so many steps.
    UrielStep(u8),
    /// A hound runs from Uriel.
    Bolt(HoundKind),
    /// Triumvirates that Uriel has visited may lose a daemon.
    Toll,
    /// Lilith shows her aspect, and moves. A seat may lead her.
    Lilith(Option<Seat>),
    /// Lilith takes the next of so many steps.
    LilithStep(u8),
    /// Lilith takes the first of these steps.
    LilithLed(Vec<Direction>),
    /// All hounds on a rampage are due, the strongest first.
    Hounds,
    /// A hound takes the next of its steps.
    Run {
        /// The hound.
        hound: HoundKind,
        /// Steps left.
        left: u8,
        /// True before its first step.
        first: bool,
    },
    /// Everybody who wanted has fled from a hound.
    Met {
        /// The hound.
        hound: HoundKind,
        /// Steps left.
        left: u8,
    },
    /// A hound that has just lost its minder moves once (rule 10.3).
    Stray(HoundKind),
}

/// An answer in the random moves.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum RoamAnswer {
    /// The daemon that courts Lilith, if any.
    Court(Option<DaemonKind>),
    /// Lilith's steps.
    Lead(Vec<Direction>),
}

impl Game {
    /// Returns the daemons of a seat that may court Lilith.
    #[must_use]
    pub fn suitors(&self, catalog: &Catalog, seat: Seat) -> Vec<DaemonKind> {
        let own = self.triumvirate(seat);
        if own.free_favours() < u32::from(catalog.numbers.moves.court_favours) {
            return Vec::new();
        }
        own.daemons.iter().filter(|daemon| daemon.is_in_hell()).map(|daemon| daemon.kind).collect()
    }
}

impl Asks for RoamAsk {
    type Answer = RoamAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Court => {
                let there = game.board().lilith().is_some();
                game.seats().filter(|seat| there && !game.suitors(catalog, *seat).is_empty()).collect()
            }
            Self::Lead(seat) => vec![*seat],
        }
    }

    fn default(&self, _catalog: &Catalog, _game: &Game, _seat: Seat) -> RoamAnswer {
        match self {
            Self::Court => RoamAnswer::Court(None),
            Self::Lead(_) => RoamAnswer::Lead(Vec::new()),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &RoamAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Court, RoamAnswer::Court(None)) => Ok(()),
            (Self::Court, RoamAnswer::Court(Some(kind))) => {
                sure(game.suitors(catalog, seat).contains(kind), Refusal::Daemon)
            }
            (Self::Lead(_), RoamAnswer::Lead(steps)) => {
                sure(steps.len() <= usize::from(catalog.numbers.moves.lilith), Refusal::Steps)
            }
            (Self::Court | Self::Lead(_), _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, RoamAnswer)]) {
        match self {
            Self::Court => lilith::court(course, answers),
            Self::Lead(_) => {
                let steps = answers.iter().find_map(|(_, answer)| match answer {
                    RoamAnswer::Lead(steps) => Some(steps.clone()),
                    RoamAnswer::Court(_) => None,
                });
                course.next([RoamAuto::LilithLed(steps.unwrap_or_default())]);
            }
        }
    }
}

impl Happens for RoamAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Begin => {
                course.game.phase = Phase::RandomMoves;
                course.next([Self::Uriel.into(), Self::Toll.into(), crate::step::Step::from(RoamAsk::Court)]);
            }
            Self::Uriel => uriel::move_on(course),
            Self::UrielStep(left) => uriel::step(course, left),
            Self::Bolt(hound) => uriel::bolt(course, hound),
            Self::Toll => uriel::toll(course),
            Self::Lilith(lead) => lilith::begin(course, lead),
            Self::LilithStep(left) => lilith::step(course, left),
            Self::LilithLed(steps) => lilith::led(course, steps),
            Self::Hounds => hounds::begin(course),
            Self::Run { hound, left, first } => hounds::run(course, hound, left, first),
            Self::Met { hound, left } => hounds::met(course, hound, left),
            Self::Stray(hound) => hounds::stray(course, hound),
        }
    }
}

/// Returns the way that a die points out, from a sectio.
fn way(die: u8, from: Place) -> Option<crate::ids::Border> {
    Some(from.sectio()?.towards(Direction::rolled(die)?))
}
