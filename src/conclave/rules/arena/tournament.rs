//! The Grand Tournament (manual 4.17): praetors fight round after round until one is left, who gets
//! a title instead of a level.
//!
//! > "The winning Praetor is automatically given a level-up advancement, except in the Grand
//! > Tournament where a special title is given to the sole surviving Champion at competition's
//! > end."
//!
//! Each round pairs the survivors at random; an odd one rests. Each enters every bout with full hit
//! points, as in any single combat. Not here: the event that calls a tournament (manual appendix K)
//! and the penalty for staying away.

use serde::{Deserialize, Serialize};

use super::fight;
use super::plan::{Duelist, Plan};
use super::report::{DuelEnd, DuelReport};
use crate::catalog::Catalog;
use crate::dice::Rolls;

/// A participant of a tournament, with its plan for every bout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entrant {
    /// The praetor's values.
    pub duelist: Duelist,
    /// Its plan.
    pub plan: Plan,
}

/// One single combat of a tournament; its sides are positions in the list of entrants.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bout {
    /// Indices of the two opponents.
    pub sides: (usize, usize),
    /// The report of the duel.
    pub report: DuelReport,
}

/// A whole tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// Its rounds, each with its bouts.
    pub rounds: Vec<Vec<Bout>>,
    /// Index of the survivor; `None` if the last two killed each other or nobody entered.
    pub winner: Option<usize>,
}

impl Tournament {
    /// Iterates over the fallen, in order.
    pub fn fallen(&self) -> impl Iterator<Item = usize> {
        self.rounds.iter().flatten().flat_map(|bout| {
            let (first, second) = bout.sides;
            let fallen = match bout.report.end {
                DuelEnd::First => [Some(second), None],
                DuelEnd::Second => [Some(first), None],
                DuelEnd::Both => [Some(first), Some(second)],
            };
            fallen.into_iter().flatten()
        })
    }
}

/// Lets these praetors fight until at most one is left.
#[must_use]
pub fn tournament(catalog: &Catalog, entrants: &[Entrant], rolls: &mut Rolls) -> Tournament {
    let mut left: Vec<usize> = (0..entrants.len()).collect();
    let mut rounds = Vec::new();
    while left.len() > 1 {
        rolls.shuffle(&mut left);
        let mut through = Vec::with_capacity(left.len().div_ceil(2));
        let mut bouts = Vec::with_capacity(left.len() / 2);
        for pair in left.chunks(2) {
            let &[first, second] = pair else {
                through.extend_from_slice(pair);
                continue;
            };
            let (one, other) = (&entrants[first], &entrants[second]);
            let report = fight(catalog, [one.duelist, other.duelist], [&one.plan, &other.plan], rolls);
            match report.end {
                DuelEnd::First => through.push(first),
                DuelEnd::Second => through.push(second),
                DuelEnd::Both => {}
            }
            bouts.push(Bout { sides: (first, second), report });
        }
        rounds.push(bouts);
        left = through;
    }
    Tournament { rounds, winner: left.first().copied() }
}
