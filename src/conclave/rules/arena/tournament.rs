//! The Grand Tournament (manual 4.17): praetors fight round after round until one is left, who gets a title instead of a level.
//!
//! > "The winning Praetor is automatically given a level-up advancement, except in the Grand Tournament where a special title is given
//! > to the sole surviving Champion at competition's end."
//!
//! Each round pairs whoever is left by the dice; an odd one rests. Everybody enters a bout with all hit points, as into any
//! single combat. The manual says who calls a tournament (an event, appendix K) and what staying away costs; that is not here.

use serde::{Deserialize, Serialize};

use super::fight;
use super::plan::{Duelist, Plan};
use super::report::{DuelEnd, DuelReport};
use crate::catalog::Catalog;
use crate::dice::Rolls;

/// Who enters a tournament, and how it means to fight all of it.
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
    /// Who met.
    pub sides: (usize, usize),
    /// How it went.
    pub report: DuelReport,
}

/// A whole tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tournament {
    /// Its rounds, each with its bouts.
    pub rounds: Vec<Vec<Bout>>,
    /// Who is left; nobody if the last two struck each other down, or nobody entered.
    pub winner: Option<usize>,
}

impl Tournament {
    /// Who has fallen, in the order in which they did.
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
