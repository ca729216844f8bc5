//! What a described position says of rituals: those that are kept up, spells on legions, and auguries.

use serde::{Deserialize, Serialize};

use super::TableauFault;
use crate::catalog::{Catalog, RitualEffect};
use crate::ids::{LegionId, Seat};
use crate::rituals::{Lock, Rituals, Spell, SpellKind, Target};

/// A durational ritual that is kept up.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct TableauStanding {
    /// Who performs it.
    pub caster: u8,
    /// Which ritual, by its id.
    pub ritual: String,
    /// On whom or what; on oneself if not said.
    #[serde(default = "oneself")]
    pub target: Target,
}

const fn oneself() -> Target {
    Target::Oneself
}

/// Rituals, where anything has been performed already.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauRituals {
    /// Rituals that are kept up; each caster's are named from 0 in this order.
    pub standing: Vec<TableauStanding>,
    /// Spells: on which legion, what, and the last turn in which it works.
    pub spells: Vec<(u16, SpellKind, u32)>,
    /// Auguries that were just read: by whom, of whom, and with which level of Prophecy.
    pub auguries: Vec<(u8, u8, u8)>,
}

impl TableauRituals {
    /// As the rules remember it.
    ///
    /// # Errors
    /// If a ritual is not in the catalog.
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
