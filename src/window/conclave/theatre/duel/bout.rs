//! A single combat to show, and its sources: a turn's log or a simulation.

use std::sync::Arc;

use crate::conclave::theatre::piece::Sort;
use crate::rules::arena::{
    ArenaFact, Corner, DuelEnd, DuelReport, Duelist, Exchange, Plan, counsel, fight, random_plan,
};
use crate::rules::catalog::Catalog;
use crate::rules::dice::{Dice, Stream};
use crate::rules::diplomacy::DiplomacyFact;
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::Seat;

/// A single combat to show.
#[derive(Clone, Debug, PartialEq)]
pub struct Bout {
    /// Its report.
    pub report: Arc<DuelReport>,
    /// The houses of both. `None` for the conclave's own champions.
    pub sides: [Option<Seat>; 2],
    /// The facts that followed from it, in order.
    pub aftermath: Vec<Fact>,
    /// Its origin.
    pub sort: Sort,
    /// Step at which it opens, paused. `None` opens it at the beginning.
    pub opening: Option<usize>,
}

/// The content of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Step<'a> {
    /// Both praetors enter.
    Entry,
    /// The start of a round.
    Round {
        /// Index of the round, from 0.
        round: usize,
    },
    /// An exchange of blows.
    Slot {
        /// Index of the round, from 0.
        round: usize,
        /// Index of the exchange in its round, from 0.
        slot: usize,
        /// The blows.
        exchange: &'a Exchange,
    },
    /// The end.
    End,
}

impl Bout {
    /// Returns the single combat at this position of a turn's log. `None` if the entry is another
    /// fact, or if the reader of the log does not have the report.
    #[must_use]
    pub fn of(log: &[Entry], at: usize) -> Option<Self> {
        let entry = log.get(at)?;
        let Fact::Arena(ArenaFact::Duel { sides, report: Some(report), .. }) = &entry.fact else { return None };
        let follows = |next: &&Entry| {
            let ends = matches!(
                next.fact,
                Fact::OrderResolved { .. }
                    | Fact::Arena(ArenaFact::Duel { .. })
                    | Fact::Diplomacy(DiplomacyFact::FailedToAppear { .. } | DiplomacyFact::PraetorNamed { .. })
            );
            next.moment == entry.moment && !ends
        };
        let aftermath = log[at + 1..].iter().take_while(follows).map(|entry| entry.fact.clone()).collect();
        let sides = sides.map(|(seat, _)| seat);
        Some(Self { report: Arc::clone(report), sides, aftermath, sort: Sort::Fought, opening: None })
    }

    /// Simulates a single combat of this plan against an unknown one. If `drilled`, the enemy
    /// follows the advice of its arena master; otherwise its plan is random. `throw` is the seed of
    /// the dice.
    #[must_use]
    pub fn imagined(
        catalog: &Catalog,
        sides: [(Option<Seat>, Duelist); 2],
        plan: &Plan,
        drilled: bool,
        throw: u32,
    ) -> Self {
        // Separate dice, so that the simulation reveals nothing about the dice of the game.
        let mut rolls = Dice::new(u64::from(throw), 0).open(Stream::Forecast);
        let [own, enemy] = sides.map(|(_, duelist)| duelist);
        let defence = if drilled { counsel(catalog, &enemy) } else { random_plan(catalog, &enemy, &mut rolls) };
        let report = fight(catalog, [own, enemy], [plan, &defence], &mut rolls);
        let sides = sides.map(|(seat, _)| seat);
        Self { report: Arc::new(report), sides, aftermath: Vec::new(), sort: Sort::Imagined, opening: None }
    }

    /// True if a praetor of the seat fought in it.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        self.sides.contains(&Some(seat))
    }

    /// Returns the content of a step.
    #[must_use]
    pub fn step(&self, at: usize) -> Step<'_> {
        let Some(mut left) = at.checked_sub(1) else { return Step::Entry };
        for (round, report) in self.report.rounds.iter().enumerate() {
            match left.checked_sub(1) {
                None => return Step::Round { round },
                Some(slot) => match report.exchanges.get(slot) {
                    Some(exchange) => return Step::Slot { round, slot, exchange },
                    None => left = slot - report.exchanges.len(),
                },
            }
        }
        Step::End
    }

    /// Returns the step at which a round begins.
    #[must_use]
    pub fn round_at(&self, round: usize) -> usize {
        1 + self.report.rounds.iter().take(round).map(|report| report.exchanges.len() + 1).sum::<usize>()
    }

    /// Returns the hit points of a praetor after `at` steps.
    #[must_use]
    pub fn hp(&self, at: usize, corner: Corner) -> u16 {
        match self.step(at) {
            Step::Entry => self.report.duelists[corner as usize].hp.into(),
            Step::Slot { exchange, .. } => exchange.blow(corner).hp_after,
            Step::Round { .. } => self.hp(at - 1, corner),
            Step::End => self.report.hp()[corner as usize],
        }
    }

    /// True if the praetor in a corner survives.
    #[must_use]
    pub fn stands(&self, corner: Corner) -> bool {
        self.report.end.stands(corner)
    }

    /// True if both praetors are lost although neither fell.
    #[must_use]
    pub fn stalemate(&self) -> bool {
        self.report.end == DuelEnd::Both && self.report.stalemate()
    }
}
