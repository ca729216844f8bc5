//! The catalog: every definition and every number of the rules, read from data and checked before a
//! game starts.
//!
//! Definitions are never saved with a game. Saves refer to them by id, and contain the
//! [`Catalog::digest`] of the catalog in use. A catalog with any fault is rejected;
//! [`Catalog::read`] returns all faults at once. Deliberately, missing numbers have no defaults:
//! each one is a fault.

mod abilities;
mod battle_numbers;
mod boons;
mod bounds;
mod carriers;
mod check;
mod constants;
mod dealings;
mod definitions;
mod entries;
mod event_effects;
mod events;
mod icons;
mod liturgy;
mod manuscripts;
mod moves;
mod objectives;
mod perks;
mod ritual_effects;
mod rituals;
mod source;
mod teachings;
mod trials;
mod undertakings;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use table_core::mods::ModMark;

use crate::ids::{
    ArtifactKind, EventKind, LegionKind, ManuscriptKind, MoveKind, ObjectiveKind, PerkKind, PlaceKind, PraetorKind,
    RelicKind, RitualKind,
};

use crate::trials::Trial;

pub use abilities::{Ability, AbilitySort, Number};
pub use battle_numbers::BattleNumbers;
pub use boons::{Boon, RelicRitual, Station, Theme};
pub use constants::{
    ArenaNumbers, BazaarNumbers, Constants, ElementNumbers, ForceNumbers, GarrisonRow, GrowthNumbers, GrowthWeights,
    HouseNumbers, LearningNumbers, ManuscriptNumbers, RaiseKinds, RaiseNumbers, RankRow, SmithNumbers, TokenNumbers,
    TributeNumbers, TributeRow,
};
pub use dealings::{AimNumbers, DiplomacyNumbers};
pub use definitions::{
    ArchfiendDef, ArtifactDef, DecorationDef, Grant, LegionDef, PlaceDef, Power, PraetorDef, RelicDef, Wearer,
};
pub use event_effects::{Edict, EdictAmount, EventEffect, EventTarget, Undertaking};
pub use events::{EventDef, EventNumbers};
pub use manuscripts::{Lesson, ManuscriptDef, Mark, Teaching};
pub use moves::{Dice, MoveCost, MoveDef, MoveEffect, MoveTraits};
pub use objectives::{About, Goal, ObjectiveDef, ObjectiveNumbers};
pub use perks::{Gift, PerkDef};
pub use ritual_effects::{Lasting, Leftover, RitualAim, RitualEffect};
pub use rituals::{Access, HostileNumbers, RitualDef, RitualNumbers};
pub use source::{Source, ron_files};
pub use table_data::{Fault, Faults, Layer, SourceFile};
pub use undertakings::{DecreeNumbers, UndertakingNumbers};

/// All definitions and numbers of the rules.
#[derive(Clone, Debug, PartialEq)]
pub struct Catalog {
    /// Every number of the rules.
    pub constants: Constants,
    /// Legions for hire.
    pub legions: Vec<LegionDef>,
    /// Praetors, including the champions of Pandemonium.
    pub praetors: Vec<PraetorDef>,
    /// Evil artifacts.
    pub artifacts: Vec<ArtifactDef>,
    /// Unholy relics.
    pub relics: Vec<RelicDef>,
    /// Manuscripts (manual 4.9).
    pub manuscripts: Vec<ManuscriptDef>,
    /// Moves of single combat (manual 4.17).
    pub moves: Vec<MoveDef>,
    /// Decorations beyond normal promotions.
    pub decorations: Vec<DecorationDef>,
    /// Places of power.
    pub places: Vec<PlaceDef>,
    /// Ready-made archfiends.
    pub archfiends: Vec<ArchfiendDef>,
    /// Benefits of each level of a discipline (manual appendix H).
    pub powers: Vec<Power>,
    /// Rituals (manual 4.11).
    pub rituals: Vec<RitualDef>,
    /// Event cards (manual 4.13).
    pub events: Vec<EventDef>,
    /// Secret objectives (manual 4.15).
    pub objectives: Vec<ObjectiveDef>,
    /// Perks (manual appendix G).
    pub perks: Vec<PerkDef>,
    /// The mods that changed the data, in their order. Empty for the game as it comes.
    pub mods: Vec<ModMark>,
    /// Trials. They do not count for the digest.
    pub trials: Vec<Trial>,
    /// Hash of all data, to detect saves made with other data.
    pub digest: u64,
}

impl Catalog {
    /// Returns the catalog that comes with the game.
    ///
    /// # Panics
    /// If the built-in data have a fault. `cargo test` and `check` report this first.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Catalog>> = OnceLock::new();
        Arc::clone(STANDARD.get_or_init(|| match Self::read(&Source::built_in()) {
            Ok(catalog) => Arc::new(catalog),
            Err(faults) => panic!("the data built into this program is faulty:\n{faults}"),
        }))
    }

    /// Reads and checks a catalog.
    ///
    /// # Errors
    /// Returns every fault of every file, with file, line, the error and a suggestion.
    pub fn read(source: &Source) -> Result<Self, Faults> {
        check::read(source, None)
    }

    /// Reads and checks a catalog. Also requires that some scenario names each entry, except moves,
    /// archfiends and powers.
    ///
    /// # Errors
    /// Same as [`Catalog::read`]. An entry whose id is not among `named` is also a fault.
    pub fn read_with_scenarios(source: &Source, named: &BTreeSet<String>) -> Result<Self, Faults> {
        check::read(source, Some(named))
    }

    /// Reads the catalog in a folder.
    ///
    /// # Errors
    /// Returns a fault for a folder that cannot be read; otherwise same as [`Catalog::read`].
    pub fn read_folder(folder: &Path) -> Result<Self, Faults> {
        Self::read(&Source::folder(folder)?)
    }

    /// Returns the definition of a legion. The id is always valid: loading a save checks that.
    #[must_use]
    pub fn legion(&self, kind: LegionKind) -> &LegionDef {
        &self.legions[kind.index()]
    }

    /// Returns the definition of a place of power.
    #[must_use]
    pub fn place(&self, kind: PlaceKind) -> &PlaceDef {
        &self.places[kind.index()]
    }

    /// Returns the legion with this id, or `None` if there is none.
    #[must_use]
    pub fn legion_named(&self, id: &str) -> Option<LegionKind> {
        self.legions.iter().position(|def| def.id == id).map(|index| LegionKind(index as u16))
    }

    /// Returns the place with this id, or `None` if there is none.
    #[must_use]
    pub fn place_named(&self, id: &str) -> Option<PlaceKind> {
        self.places.iter().position(|def| def.id == id).map(|index| PlaceKind(index as u16))
    }

    /// Iterates over all legions, by id.
    pub fn legion_kinds(&self) -> impl Iterator<Item = LegionKind> + use<> {
        (0..self.legions.len() as u16).map(LegionKind)
    }

    /// Iterates over all places, by id.
    pub fn place_kinds(&self) -> impl Iterator<Item = PlaceKind> + use<> {
        (0..self.places.len() as u16).map(PlaceKind)
    }

    /// Returns the definition of a praetor.
    #[must_use]
    pub fn praetor(&self, kind: PraetorKind) -> &PraetorDef {
        &self.praetors[kind.index()]
    }

    /// Returns the praetor with this id, or `None` if there is none.
    #[must_use]
    pub fn praetor_named(&self, id: &str) -> Option<PraetorKind> {
        self.praetors.iter().position(|def| def.id == id).map(|index| PraetorKind(index as u16))
    }

    /// Iterates over all praetors, by id.
    pub fn praetor_kinds(&self) -> impl Iterator<Item = PraetorKind> + use<> {
        (0..self.praetors.len() as u16).map(PraetorKind)
    }

    /// Returns the definition of an artifact.
    #[must_use]
    pub fn artifact(&self, kind: ArtifactKind) -> &ArtifactDef {
        &self.artifacts[kind.index()]
    }

    /// Returns the artifact with this id, or `None` if there is none.
    #[must_use]
    pub fn artifact_named(&self, id: &str) -> Option<ArtifactKind> {
        self.artifacts.iter().position(|def| def.id == id).map(|index| ArtifactKind(index as u16))
    }

    /// Iterates over all artifacts, by id.
    pub fn artifact_kinds(&self) -> impl Iterator<Item = ArtifactKind> + use<> {
        (0..self.artifacts.len() as u16).map(ArtifactKind)
    }

    /// Returns the definition of a relic.
    #[must_use]
    pub fn relic(&self, kind: RelicKind) -> &RelicDef {
        &self.relics[kind.index()]
    }

    /// Returns the relic with this id, or `None` if there is none.
    #[must_use]
    pub fn relic_named(&self, id: &str) -> Option<RelicKind> {
        self.relics.iter().position(|def| def.id == id).map(|index| RelicKind(index as u16))
    }

    /// Iterates over all relics, by id.
    pub fn relic_kinds(&self) -> impl Iterator<Item = RelicKind> + use<> {
        (0..self.relics.len() as u16).map(RelicKind)
    }

    /// Returns the definition of a manuscript.
    #[must_use]
    pub fn manuscript(&self, kind: ManuscriptKind) -> &ManuscriptDef {
        &self.manuscripts[kind.index()]
    }

    /// Returns the manuscript with this id, or `None` if there is none.
    #[must_use]
    pub fn manuscript_named(&self, id: &str) -> Option<ManuscriptKind> {
        self.manuscripts.iter().position(|def| def.id == id).map(|index| ManuscriptKind(index as u16))
    }

    /// Iterates over all manuscripts, by id.
    pub fn manuscript_kinds(&self) -> impl Iterator<Item = ManuscriptKind> + use<> {
        (0..self.manuscripts.len() as u16).map(ManuscriptKind)
    }

    /// Returns the definition of a move of single combat.
    #[must_use]
    pub fn duel_move(&self, kind: MoveKind) -> &MoveDef {
        &self.moves[kind.index()]
    }

    /// Returns the move with this id, or `None` if there is none.
    #[must_use]
    pub fn move_named(&self, id: &str) -> Option<MoveKind> {
        self.moves.iter().position(|def| def.id == id).map(|index| MoveKind(index as u8))
    }

    /// Returns the definition of a ritual.
    #[must_use]
    pub fn ritual(&self, kind: RitualKind) -> &RitualDef {
        &self.rituals[kind.index()]
    }

    /// Returns the ritual with this id, or `None` if there is none.
    #[must_use]
    pub fn ritual_named(&self, id: &str) -> Option<RitualKind> {
        self.rituals.iter().position(|def| def.id == id).map(|index| RitualKind(index as u8))
    }

    /// Iterates over all rituals, by id.
    pub fn ritual_kinds(&self) -> impl Iterator<Item = RitualKind> + use<> {
        (0..self.rituals.len() as u8).map(RitualKind)
    }

    /// Returns the definition of an event card.
    #[must_use]
    pub fn event(&self, kind: EventKind) -> &EventDef {
        &self.events[kind.index()]
    }

    /// Returns the event card with this id, or `None` if there is none.
    #[must_use]
    pub fn event_named(&self, id: &str) -> Option<EventKind> {
        self.events.iter().position(|def| def.id == id).map(|index| EventKind(index as u8))
    }

    /// Iterates over all event cards, by id.
    pub fn event_kinds(&self) -> impl Iterator<Item = EventKind> + use<> {
        (0..self.events.len() as u8).map(EventKind)
    }

    /// Returns the definition of a secret objective.
    #[must_use]
    pub fn objective(&self, kind: ObjectiveKind) -> &ObjectiveDef {
        &self.objectives[kind.index()]
    }

    /// Returns the secret objective with this id, or `None` if there is none.
    #[must_use]
    pub fn objective_named(&self, id: &str) -> Option<ObjectiveKind> {
        self.objectives.iter().position(|def| def.id == id).map(|index| ObjectiveKind(index as u8))
    }

    /// Returns the definition of a perk.
    #[must_use]
    pub fn perk(&self, kind: PerkKind) -> &PerkDef {
        &self.perks[kind.index()]
    }

    /// Returns the perk with this id, or `None` if there is none.
    #[must_use]
    pub fn perk_named(&self, id: &str) -> Option<PerkKind> {
        self.perks.iter().position(|def| def.id == id).map(|index| PerkKind(index as u8))
    }

    /// Iterates over all perks, by id.
    pub fn perk_kinds(&self) -> impl Iterator<Item = PerkKind> + use<> {
        (0..self.perks.len() as u8).map(PerkKind)
    }

    /// Iterates over all secret objectives, by id.
    pub fn objective_kinds(&self) -> impl Iterator<Item = ObjectiveKind> + use<> {
        (0..self.objectives.len() as u8).map(ObjectiveKind)
    }
}
