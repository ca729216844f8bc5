//! Diplomacy and the arena in a described position.

use serde::{Deserialize, Serialize};

use super::{Tableau, TableauFault};
use crate::arena::Arena;
use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::diplomacy::{Aim, Diplomacy, Record, SingleCombat, Vendetta};
use crate::ids::{PraetorKind, Seat};

/// The counters and waiting periods of one house towards another. The default is zero.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauRecord {
    /// The house.
    pub of: u8,
    /// The other house.
    pub towards: u8,
    /// Demands conceded in a row.
    pub conceded: u8,
    /// The last turn in which it must wait with a demand.
    pub demand_waits: u32,
    /// The last turn in which it must wait with an insult.
    pub insult_waits: u32,
    /// The last turn in which it must wait with an emissary.
    pub emissary_waits: u32,
    /// The last turn of its promise of peace.
    pub bound_until: u32,
    /// Number of vendettas won.
    pub victories: u8,
}

/// A vendetta with terms.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauVendetta {
    /// The claimant.
    pub claimant: u8,
    /// The target.
    pub target: u8,
    /// The prestige wagered by the claimant.
    pub wager: i32,
    /// The aim.
    pub aim: Aim,
    /// The reward, in quarters of the wager.
    pub quarters: u8,
    /// The progress towards the aim.
    #[serde(default)]
    pub progress: i16,
    /// True if it avenges a humiliation.
    #[serde(default)]
    pub redress: bool,
    /// The last turn in which the aim can be reached.
    pub until: u32,
}

/// A vendetta by single combat, in which no praetor has been named yet.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauCombat {
    /// The claimant.
    pub claimant: u8,
    /// The target.
    pub target: u8,
    /// The prestige wagered by the claimant and by the target.
    pub wagers: (i32, i32),
    /// True if it avenges a humiliation.
    #[serde(default)]
    pub redress: bool,
    /// The last turn in which praetors can be named.
    pub until: u32,
}

/// Changes to the initial state of the arena.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauArena {
    /// Number of the conclave's champions that have been beaten.
    pub beaten: u8,
    /// The holder of the title: the seat, and the praetor by id.
    pub title: Option<(u8, String)>,
    /// Praetors, by id, that have won a single combat.
    pub proven: Vec<String>,
    /// Learned moves of single combat: the praetor and the move, by id. The praetor must belong to
    /// a house.
    pub taught: Vec<(String, String)>,
    /// Granted single combats.
    pub combats: Vec<TableauCombat>,
}

impl Tableau {
    pub(super) fn diplomacy(&self, count: usize) -> Diplomacy {
        let mut diplomacy = Diplomacy::new(count, &mut Dice::new(self.seed, 0).open(Stream::Threats));
        for seat in (0..count as u8).map(Seat) {
            // Rankings are not drawn, so that descriptions can rely on them: sorted by seat, unless
            // described.
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
