//! A battle to show, and its sources: a turn's log or a simulation.

use std::sync::Arc;

use crate::conclave::theatre::piece::Sort;
use crate::rules::combat::{Battle, BattleReport, CombatFact, End, Event, Forecast, fight};
use crate::rules::dice::{Dice, Stream};
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::Seat;

/// A battle to show.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// Its report.
    pub report: Arc<BattleReport>,
    /// The facts that followed from it, in order.
    pub aftermath: Vec<Fact>,
    /// Its origin.
    pub sort: Sort,
    /// Step at which it opens, paused. `None` opens it at the beginning.
    pub opening: Option<usize>,
}

impl Play {
    /// Returns the battle at this position of a turn's log. `None` if the entry is another fact, or
    /// if the reader of the log does not have the report.
    #[must_use]
    pub fn of(log: &[Entry], at: usize) -> Option<Self> {
        let entry = log.get(at)?;
        let Fact::Combat(CombatFact::Battle { report: Some(report), .. }) = &entry.fact else { return None };
        let follows = |next: &&Entry| {
            let ends = matches!(next.fact, Fact::OrderResolved { .. } | Fact::Combat(_));
            next.moment == entry.moment && !ends
        };
        let aftermath = log[at + 1..].iter().take_while(follows).map(|entry| entry.fact.clone()).collect();
        Some(Self { report: Arc::clone(report), aftermath, sort: Sort::Fought, opening: None })
    }

    /// Simulates a battle, if possible one with the likeliest end.
    #[must_use]
    pub fn imagined(battle: &Battle, forecast: &Forecast) -> Self {
        /// Maximum number of simulations. If none has the likeliest end, the last one is shown.
        const THROWS: u32 = 40;
        let likeliest = likeliest(forecast);
        // Separate dice, so that the simulation reveals nothing about the dice of the game.
        let mut rolls = Dice::new(0, 0).open(Stream::Forecast);
        let mut report = fight(battle.clone(), &mut rolls);
        for _ in 1..THROWS {
            if report.end == likeliest {
                break;
            }
            report = fight(battle.clone(), &mut rolls);
        }
        Self { report: Arc::new(report), aftermath: Vec::new(), sort: Sort::Imagined, opening: None }
    }

    /// Returns the number of steps: every passage, and the end.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.report.passages.len() + 1
    }

    /// Returns the event of a step. `None` before the first passage and at the end.
    pub(crate) fn event(&self, at: usize) -> Option<&Event> {
        at.checked_sub(1).and_then(|at| self.report.passages.get(at)).map(|passage| &passage.event)
    }

    /// True if the seat fought in it.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        let battle = &self.report.battle;
        [battle.attacker.owner, battle.defender.owner].contains(&Some(seat))
    }
}

/// Returns the likeliest end.
fn likeliest(forecast: &Forecast) -> End {
    let shares = [
        (forecast.attacker_wins, End::DefenderDestroyed),
        (forecast.defender_retreats, End::DefenderRetreats),
        (forecast.attacker_retreats, End::AttackerRetreats),
        (forecast.defender_wins, End::AttackerDestroyed),
        (forecast.both_destroyed, End::BothDestroyed),
    ];
    let most = shares.into_iter().max_by_key(|(share, _)| *share);
    most.map_or(End::AttackerRetreats, |(_, end)| end)
}
