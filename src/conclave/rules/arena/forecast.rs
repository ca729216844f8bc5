//! Estimates the chances of a duel by fighting it many times.
//!
//! An unknown plan is a new random plan in every trial, so the forecast assumes an enemy without a
//! strategy.

use serde::{Deserialize, Serialize};

use super::counsel::School;
use super::fate::{Corner, Listed, Lists};
use super::fight::play;
use super::plan::{Duelist, Plan};
use super::report::DuelEnd;
use super::state::{Bout, drilled};
use crate::catalog::Catalog;
use crate::dice::Rolls;

/// The chances of a duel, from the first praetor's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuelForecast {
    /// Number of trials in which only the first praetor survived.
    pub wins: u32,
    /// Number of trials in which only the second praetor survived.
    pub losses: u32,
    /// Number of trials in which neither survived.
    pub both: u32,
    /// Number of all trials.
    pub trials: u32,
    /// Sum of the rounds of all trials.
    pub rounds: u64,
}

impl DuelForecast {
    /// Converts a number of trials to percent of all trials, rounded to the nearest.
    #[must_use]
    pub const fn percent(&self, trials: u32) -> u32 {
        if self.trials == 0 {
            return 0;
        }
        ((trials as u64 * 200 + self.trials as u64) / (self.trials as u64 * 2)) as u32
    }

    /// Returns the mean number of rounds, in tenths.
    #[must_use]
    pub const fn tenths_of_rounds(&self) -> u32 {
        if self.trials == 0 {
            return 0;
        }
        ((self.rounds * 20 + self.trials as u64) / (self.trials as u64 * 2)) as u32
    }
}

/// Fights a duel `trials` times. A plan that is `None` is a random one each time.
#[must_use]
pub fn forecast(
    catalog: &Catalog,
    duelists: [Duelist; 2],
    plans: [Option<&Plan>; 2],
    trials: u32,
    rolls: &mut Rolls,
) -> DuelForecast {
    let none = Lists::default();
    forecast_listed(catalog, duelists, plans, [&none, &none], trials, rolls)
}

/// Same as [`forecast`], but every trial begins with the rolls of these lists.
#[must_use]
pub fn forecast_listed(
    catalog: &Catalog,
    duelists: [Duelist; 2],
    plans: [Option<&Plan>; 2],
    lists: [&Lists; 2],
    trials: u32,
    rolls: &mut Rolls,
) -> DuelForecast {
    let nothing = Plan::default();
    let mut bout = Bout::new(catalog, duelists, plans.map(|plan| plan.unwrap_or(&nothing)));
    let schools = Corner::BOTH
        .map(|corner| plans[corner as usize].is_none().then(|| School::new(catalog, &duelists[corner as usize])));
    let mut odds = DuelForecast { trials, ..DuelForecast::default() };
    for _ in 0..trials {
        for (strokes, school) in bout.strokes.iter_mut().zip(&schools) {
            if let Some(school) = school {
                *strokes = drilled(catalog, &school.random(rolls));
            }
        }
        let outcome = play(&bout, &mut Listed::new(lists, rolls), |_, _| ());
        match outcome.end {
            DuelEnd::First => odds.wins += 1,
            DuelEnd::Second => odds.losses += 1,
            DuelEnd::Both => odds.both += 1,
        }
        odds.rounds += u64::from(outcome.rounds);
    }
    odds
}
