//! A fight to be shown, and where it comes from.

use std::sync::Arc;

use super::piece::{Notch, Piece};
use crate::rules::combat::{Battle, BattleReport, CombatFact, End, Event, Forecast, fight};
use crate::rules::dice::{Dice, Stream};
use crate::rules::facts::{Entry, Fact};
use crate::rules::ids::Seat;

/// Whether a fight was fought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// It was.
    Fought,
    /// It is one of the many ways in which a fight might go.
    Imagined,
}

/// A fight to be shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// What happens in it.
    pub report: Arc<BattleReport>,
    /// What followed from it, in the order in which it did.
    pub aftermath: Vec<Fact>,
    /// Whether it was fought.
    pub sort: Sort,
    /// At which step it is opened, standing still; from the beginning if not said.
    pub opening: Option<usize>,
}

impl Piece for Play {
    fn steps(&self) -> usize {
        Play::steps(self)
    }

    fn opening(&self) -> Option<usize> {
        self.opening
    }

    fn seconds(&self, at: usize) -> f32 {
        match at.checked_sub(1).and_then(|at| self.report.passages.get(at)).map(|passage| &passage.event) {
            None => 1.2,
            Some(Event::Round { .. }) => 1.0,
            Some(Event::Challenge(challenge)) => 2.2 + 0.6 * challenge.fired.len() as f32,
            Some(Event::Advantage { .. }) => 2.4,
            Some(
                Event::Salve { .. }
                | Event::Panic { .. }
                | Event::CardsBlocked { .. }
                | Event::Card { .. }
                | Event::Doom { .. }
                | Event::Curse { .. }
                | Event::Oblivion { .. },
            ) => 2.0,
        }
    }

    fn notch(&self, at: usize) -> Notch {
        match at.checked_sub(1).and_then(|at| self.report.passages.get(at)).map(|passage| &passage.event) {
            None => Notch::Edge,
            Some(Event::Round { .. }) => Notch::Round,
            Some(Event::Challenge(challenge)) => Notch::Blow { hurt: challenge.damage > 0 },
            Some(
                Event::Advantage { .. }
                | Event::Salve { .. }
                | Event::Panic { .. }
                | Event::CardsBlocked { .. }
                | Event::Card { .. }
                | Event::Doom { .. }
                | Event::Curse { .. }
                | Event::Oblivion { .. },
            ) => Notch::Note,
        }
    }
}

impl Play {
    /// The fight at this position of a turn's log, if it is one and its reader has the report.
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

    /// One fight in full that ends as most would end.
    #[must_use]
    pub fn imagined(battle: &Battle, forecast: &Forecast) -> Self {
        /// How often the dice are thrown until one ends as most would.
        const THROWS: u32 = 40;
        let likeliest = likeliest(forecast);
        // Dice of nobody's: what is imagined here has nothing to do with what the dice of the game will say.
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

    /// How many steps it has: every passage, and the end.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.report.passages.len() + 1
    }

    /// Whether a seat fought in it.
    #[must_use]
    pub fn concerns(&self, seat: Seat) -> bool {
        let battle = &self.report.battle;
        [battle.attacker.owner, battle.defender.owner].contains(&Some(seat))
    }
}

/// How most fights would end.
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
