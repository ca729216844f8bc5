//! The Soul Phase (chapter 7): Favours, Souls, deals and upkeep.
//!
//! Deals come after the income and before the upkeep (ruling "deals").

mod income;
mod market;
mod upkeep;

use circles_catalog::Catalog;
use circles_catalog::definitions::EarthModifier;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::course::Course;
use crate::game::{Game, Phase};
use crate::ids::{Arcanum, Seat, Unit};
use crate::refusal::Refusal;
use crate::step::{Asks, Happens};

pub use market::{Dealings, Goods, MOST_OFFERS, Market, Offer, Terms};

/// A part of the Soul Phase that asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SoulsAsk {
    /// All make offers and answer those of the last round. Counts from 1.
    Deal(u8),
    /// Whoever cannot pay all units chooses which are not paid (rule 16.1).
    Desert,
    /// A seat may pay deserters (rule 16.1).
    Enlist {
        /// Who is asked.
        seat: Seat,
        /// Whom they served.
        from: Seat,
        /// The deserters that nobody has taken.
        units: Vec<Unit>,
        /// Who was asked before.
        tried: Vec<Seat>,
    },
    /// Owners of macina may maintain them (rule 16.4).
    Maintain,
}

/// A part of the Soul Phase that happens by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SoulsAuto {
    /// Daemons on Earth face the perils of permanent events.
    Perils,
    /// Daemons on Earth earn Favours (rule 7.1).
    Favours,
    /// Everybody gathers Souls (rule 7.2.1, steps 1 to 3).
    Income,
    /// Deals begin.
    Open,
    /// Everybody pays its units (rule 7.2.1, step 4).
    Upkeep,
    /// Deserters look for a new master (rule 16.1).
    Offer {
        /// Whom they served.
        from: Seat,
        /// The deserters that nobody has taken.
        units: Vec<Unit>,
        /// Who was asked before.
        tried: Vec<Seat>,
    },
}

/// An answer in the Soul Phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum SoulsAnswer {
    /// Offers, and answers to offers.
    Deal(Dealings),
    /// Units that are not paid.
    Desert(Vec<Unit>),
    /// Deserters that are taken, for a Soul each. None is a refusal.
    Enlist(Vec<Unit>),
    /// Macina that are maintained.
    Maintain(Vec<Arcanum>),
}

impl Asks for SoulsAsk {
    type Answer = SoulsAnswer;

    fn asked(&self, catalog: &Catalog, game: &Game) -> Vec<Seat> {
        match self {
            Self::Deal(_) => game.seats().collect(),
            Self::Desert => game.seats().filter(|seat| game.is_short(catalog, *seat)).collect(),
            Self::Enlist { seat, .. } => vec![*seat],
            Self::Maintain => game.seats().filter(|seat| !game.triumvirate(*seat).macina.is_empty()).collect(),
        }
    }

    fn default(&self, catalog: &Catalog, game: &Game, seat: Seat) -> SoulsAnswer {
        match self {
            Self::Deal(_) => SoulsAnswer::Deal(Dealings::default()),
            Self::Desert => SoulsAnswer::Desert(game.usual_deserters(catalog, seat)),
            Self::Enlist { units, .. } => SoulsAnswer::Enlist(game.usual_recruits(seat, units)),
            Self::Maintain => SoulsAnswer::Maintain(game.usual_maintenance(catalog, seat)),
        }
    }

    fn check(&self, catalog: &Catalog, game: &Game, seat: Seat, answer: &SoulsAnswer) -> Result<(), Refusal> {
        match (self, answer) {
            (Self::Deal(round), SoulsAnswer::Deal(dealings)) => game.check_dealings(catalog, seat, *round, dealings),
            (Self::Desert, SoulsAnswer::Desert(units)) => game.check_deserters(catalog, seat, units),
            (Self::Enlist { units, .. }, SoulsAnswer::Enlist(taken)) => game.check_recruits(seat, units, taken),
            (Self::Maintain, SoulsAnswer::Maintain(cards)) => game.check_maintenance(catalog, seat, cards),
            (Self::Deal(_) | Self::Desert | Self::Enlist { .. } | Self::Maintain, _) => Err(Refusal::WrongQuestion),
        }
    }

    fn perform(self, course: &mut Course<'_>, answers: &[(Seat, SoulsAnswer)]) {
        match self {
            Self::Deal(round) => market::deal(course, round, answers),
            Self::Desert => upkeep::desert(course, answers),
            Self::Enlist { seat, from, units, tried } => {
                let taken = answers.iter().find_map(|(_, answer)| {
                    let SoulsAnswer::Enlist(taken) = answer else { return None };
                    Some(taken.clone())
                });
                upkeep::enlist(course, seat, from, units, tried, &taken.unwrap_or_default());
            }
            Self::Maintain => upkeep::maintain(course, answers),
        }
    }
}

impl Happens for SoulsAuto {
    fn happen(self, course: &mut Course<'_>) {
        match self {
            Self::Perils => {
                course.game.phase = Phase::Souls;
                for seat in course.game.seats() {
                    let perils: Vec<EarthModifier> =
                        course.game.perils(course.catalog, seat).into_iter().copied().collect();
                    perils.into_iter().for_each(|peril| course.face(seat, peril));
                }
            }
            Self::Favours => income::favours(course),
            Self::Income => {
                for seat in course.game.seats() {
                    income::collect(course, seat);
                }
            }
            Self::Open => market::open(course),
            Self::Upkeep => upkeep::pay_all(course),
            Self::Offer { from, units, tried } => upkeep::offer(course, from, units, tried),
        }
    }
}
