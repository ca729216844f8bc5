//! Rituals in a described position: sustained rituals, spells on legions, and auguries.

use serde::{Deserialize, Serialize};

use super::TableauFault;
use crate::catalog::{Catalog, RitualEffect};
use crate::ids::{LegionId, Seat};
use crate::rituals::{Lock, Rituals, Spell, SpellKind, Target};

/// A sustained durational ritual.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauStanding {
    /// The caster.
    pub caster: u8,
    /// The ritual, by id.
    pub ritual: String,
    /// The target; the caster itself by default.
    #[serde(default = "oneself")]
    pub target: Target,
}

const fn oneself() -> Target {
    Target::Oneself
}

/// Rituals that were performed before the position.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauRituals {
    /// Sustained rituals. The ids of each caster count from 0 in this order.
    pub standing: Vec<TableauStanding>,
    /// Spells: the legion, the effect, and its last turn.
    pub spells: Vec<(u16, SpellKind, u32)>,
    /// Auguries of this turn: the seer, the other house, and the level of Prophecy.
    pub auguries: Vec<(u8, u8, u8)>,
}

impl TableauRituals {
    /// Creates the state of the ritual rules.
    ///
    /// # Errors
    ///
    /// Returns an error if a ritual is not in the catalog.
    pub(super) fn set_up(&self, catalog: &Catalog, turn: u32) -> Result<Rituals, TableauFault> {
        let mut rituals = Rituals::default();
        for described in &self.standing {
            let ritual = catalog.ritual_named(&described.ritual);
            let ritual = ritual.ok_or_else(|| TableauFault(format!("no ritual is called \"{}\"", described.ritual)))?;
            let since = turn.saturating_sub(1);
            let caster = Seat(described.caster);
            let id = rituals.keep_up(caster, (ritual, catalog.ritual(ritual).effect), described.target.clone(), since);
            if catalog.ritual(ritual).effect == RitualEffect::PlanarLock
                && let Target::House(on) = described.target
            {
                let slots = catalog.constants.rituals.hostile.locked(0);
                rituals.shut(Lock { on, slots, since, standing: Some((caster, id)) });
            }
        }
        for &(legion, kind, until) in &self.spells {
            rituals.lay(Spell { legion: LegionId(legion), kind, until });
        }
        Ok(rituals)
    }
}
