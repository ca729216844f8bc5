//! What a described position says of diplomacy and the arena.

use serde::{Deserialize, Serialize};

use super::{Tableau, TableauFault};
use crate::arena::Arena;
use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::diplomacy::{Aim, Diplomacy, Record, SingleCombat, Vendetta};
use crate::ids::{PraetorKind, Seat};

/// The clocks of one house towards another; nothing where nothing is said.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauRecord {
    /// Whose.
    pub of: u8,
    /// Towards whom.
    pub towards: u8,
    /// Demands conceded in a row.
    pub conceded: u8,
    /// The last turn in which it must wait with a demand.
    pub demand_waits: u32,
    /// The last turn in which it must wait with an insult.
    pub insult_waits: u32,
    /// The last turn in which it must wait with an emissary.
    pub emissary_waits: u32,
    /// The last turn in which its own promise of peace holds.
    pub bound_until: u32,
    /// Vendettas won.
    pub victories: u8,
}

/// A vendetta with terms.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauVendetta {
    /// Who claimed it.
    pub claimant: u8,
    /// Against whom.
    pub target: u8,
    /// What was taken for it.
    pub wager: i32,
    /// What must be achieved.
    pub aim: Aim,
    /// What it pays in quarters of the wager.
    pub quarters: u8,
    /// What has been achieved.
    #[serde(default)]
    pub progress: i16,
    /// Whether it avenges a humiliation.
    #[serde(default)]
    pub redress: bool,
    /// The last turn in which it can be achieved.
    pub until: u32,
}

/// A vendetta by single combat, in which nobody has named a praetor yet.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauCombat {
    /// Who claimed it.
    pub claimant: u8,
    /// Against whom.
    pub target: u8,
    /// What was taken from the claimant and from the target.
    pub wagers: (i32, i32),
    /// Whether it avenges a humiliation.
    #[serde(default)]
    pub redress: bool,
    /// The turn by whose end both must have named a praetor.
    pub until: u32,
}

/// The arena, where it is not as at the beginning.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauArena {
    /// How many of the conclave's champions have fallen.
    pub beaten: u8,
    /// Whose praetor, by id, holds the title.
    pub title: Option<(u8, String)>,
    /// Praetors, by id, that have won a single combat.
    pub proven: Vec<String>,
    /// Praetors that somebody has and moves that they have learned, by their ids.
    pub taught: Vec<(String, String)>,
    /// Single combats that have been granted.
    pub combats: Vec<TableauCombat>,
}

impl Tableau {
    pub(super) fn diplomacy(&self, count: usize) -> Diplomacy {
        let mut diplomacy = Diplomacy::new(count, &mut Dice::new(self.seed, 0).open(Stream::Threats));
        for seat in (0..count as u8).map(Seat) {
            // Nobody rolls for what a description can rely on: by seat, unless it says something else.
            let described = self.rankings.iter().find(|(whose, _)| *whose == seat.0);
            let ranking = match described {
                Some((_, ranking)) => ranking.iter().copied().map(Seat).collect(),
                None => (0..count as u8).map(Seat).filter(|&other| other != seat).collect(),
            };
            diplomacy.set_ranking(seat, ranking);
        }
        for &(a, b, stance) in &self.stances {
            diplomacy.set_stance(Seat(a), Seat(b), stance);
        }
        for record in &self.records {
            let TableauRecord { conceded, demand_waits, insult_waits, emissary_waits, bound_until, victories, .. } =
                *record;
            let clocks = Record { conceded, demand_waits, insult_waits, emissary_waits, bound_until, victories };
            diplomacy.set_record(Seat(record.of), Seat(record.towards), clocks);
        }
        for vendetta in &self.vendettas {
            let TableauVendetta { claimant, target, wager, aim, quarters, progress, redress, until } = *vendetta;
            diplomacy.set_vendetta(Vendetta {
                claimant: Seat(claimant),
                target: Seat(target),
                wager,
                aim: Some(aim),
                quarters,
                progress,
                redress,
                until,
            });
        }
        for combat in &self.arena.combats {
            let TableauCombat { claimant, target, wagers, redress, until } = *combat;
            let (claimant, target) = (Seat(claimant), Seat(target));
            let named = (None, None);
            diplomacy.set_combat(SingleCombat { claimant, target, wagers, redress, until, named });
        }
        for &seat in &self.excommunicated {
            diplomacy.set_excommunicated(Seat(seat), true);
        }
        diplomacy
    }

    pub(super) fn arena(&self, catalog: &Catalog) -> Result<Arena, TableauFault> {
        let named = |id: &String| -> Result<PraetorKind, TableauFault> {
            catalog.praetor_named(id).ok_or_else(|| TableauFault(format!("no praetor is called \"{id}\"")))
        };
        let mut arena = Arena::default();
        for id in &self.arena.proven {
            arena.set_proven(named(id)?);
        }
        let title = match &self.arena.title {
            Some((seat, id)) => Some((Seat(*seat), named(id)?)),
            None => None,
        };
        arena.set_title(self.arena.beaten, title);
        Ok(arena)
    }
}
