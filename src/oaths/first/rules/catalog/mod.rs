//! The catalog: every card and every number of the rules, read from data and checked before a game
//! starts.
//!
//! Cards are never saved with a game. A catalog with any fault is rejected, with all faults at once.

mod check;
mod definitions;

use std::sync::{Arc, OnceLock};

use include_dir::{Dir, include_dir};
use table_core::mods::ModMark;
use table_data::{Layer, Reader};

use crate::ids::{Card, DevilKind, ResourceKind, Seat};

pub use table_data::{Fault, Faults};

pub use definitions::{
    ArtifactDef, ArtifactPower, CombatDef, DevilDef, DrawRow, FortressDef, FortressPower, GatheringRow, HordeDef,
    Numbers, Powers, RitualDef, RitualEffect, SpecialDef, SpecialEffect, Trait,
};

static CARDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../../assets/oaths/first");

/// Fewest players of a game.
pub const FEWEST: usize = 4;

/// A kind of resource card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResourceDef {
    /// A horde, which fights.
    Horde(HordeDef),
    /// A fortress, of which each devil has one at most.
    Fortress(FortressDef),
    /// An artifact.
    Artifact(ArtifactDef),
    /// A ritual, which is cast.
    Ritual(RitualDef),
    /// A special card, which is played from the hand.
    Special(SpecialDef),
}

impl ResourceDef {
    /// Returns its id.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Horde(def) => &def.id,
            Self::Fortress(def) => &def.id,
            Self::Artifact(def) => &def.id,
            Self::Ritual(def) => &def.id,
            Self::Special(def) => &def.id,
        }
    }

    /// Returns its number of cards.
    #[must_use]
    pub const fn count(&self) -> u8 {
        match self {
            Self::Horde(def) => def.count,
            Self::Fortress(def) => def.count,
            Self::Artifact(def) => def.count,
            Self::Ritual(def) => def.count,
            Self::Special(def) => def.count,
        }
    }
}

/// All cards and numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    /// The devils, in the order of their file.
    pub devils: Vec<DevilDef>,
    /// The kinds of resource cards: hordes, fortresses, artifacts, rituals, special cards.
    pub resources: Vec<ResourceDef>,
    /// The combat cards.
    pub combat: Vec<CombatDef>,
    /// The numbers that are on no card.
    pub numbers: Numbers,
    /// The kind of every resource card.
    kinds: Vec<ResourceKind>,
    /// The mods that changed the data, in their order. Empty for the game as it comes.
    pub mods: Vec<ModMark>,
    /// Hash of all data, to detect saves made with other data.
    pub digest: u64,
}

/// Returns the text of a file that is built into the program.
fn built_in_file(name: &str) -> Option<String> {
    CARDS.get_file(name).map(|file| String::from_utf8_lossy(file.contents()).into_owned())
}

impl Catalog {
    /// Returns the catalog that comes with the game.
    ///
    /// # Panics
    /// If the built-in data have a fault. A test reports this first.
    #[must_use]
    pub fn standard() -> Arc<Self> {
        static STANDARD: OnceLock<Arc<Catalog>> = OnceLock::new();
        Arc::clone(STANDARD.get_or_init(|| match Self::built_in() {
            Ok(catalog) => Arc::new(catalog),
            Err(faults) => panic!("the cards built into this program are faulty:\n{faults}"),
        }))
    }

    /// Reads and checks the catalog that is built into the program.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn built_in() -> Result<Self, Faults> {
        Self::with(&[])
    }

    /// Reads and checks the catalog that is built into the program, with the data of these mods.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn with(mods: &[Layer]) -> Result<Self, Faults> {
        Self::read(&built_in_file, mods)
    }

    /// Reads and checks a catalog. `files` returns the text of a file, by name.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: &dyn Fn(&str) -> Option<String>, mods: &[Layer]) -> Result<Self, Faults> {
        let mut reader = Reader::new(files, mods);
        let devils = reader.list("devils.ron", |def: &DevilDef| &def.id);
        let mut resources: Vec<ResourceDef> = Vec::new();
        resources.extend(reader.list("hordes.ron", |def: &HordeDef| &def.id).into_iter().map(ResourceDef::Horde));
        resources
            .extend(reader.list("fortresses.ron", |def: &FortressDef| &def.id).into_iter().map(ResourceDef::Fortress));
        resources
            .extend(reader.list("artifacts.ron", |def: &ArtifactDef| &def.id).into_iter().map(ResourceDef::Artifact));
        resources.extend(reader.list("rituals.ron", |def: &RitualDef| &def.id).into_iter().map(ResourceDef::Ritual));
        resources.extend(reader.list("specials.ron", |def: &SpecialDef| &def.id).into_iter().map(ResourceDef::Special));
        let combat = reader.list("combat.ron", |_: &CombatDef| "");
        let numbers: Option<Numbers> = reader.numbers("numbers.ron");
        let (mut faults, digest) = reader.finish();

        let marks = mods.iter().map(|layer| layer.mark.clone()).collect();
        let copies = |(kind, def): (usize, &ResourceDef)| vec![ResourceKind(kind as u8); def.count().into()];
        let kinds: Vec<ResourceKind> = resources.iter().enumerate().flat_map(copies).collect();
        let Some(numbers) = numbers.filter(|_| faults.is_empty()) else { return Err(Faults::new(faults)) };
        let catalog = Self { devils, resources, combat, numbers, kinds, mods: marks, digest };
        faults.extend(check::faults(&catalog));
        if faults.is_empty() { Ok(catalog) } else { Err(Faults::new(faults)) }
    }

    /// Returns the most players of a game: each has a devil of its own.
    #[must_use]
    pub fn most_players(&self) -> usize {
        self.devils.len().min(Seat::MOST)
    }

    /// Iterates over the ids of all devils and resource cards.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let devils = self.devils.iter().map(|def| def.id.as_str());
        devils.chain(self.resources.iter().map(ResourceDef::id))
    }

    /// Returns the number of resource cards.
    #[must_use]
    pub const fn cards(&self) -> usize {
        self.kinds.len()
    }

    /// Returns the kind of a resource card.
    #[must_use]
    pub fn kind(&self, card: Card) -> ResourceKind {
        self.kinds[card.index()]
    }

    /// Returns the definition of a resource card.
    #[must_use]
    pub fn resource(&self, card: Card) -> &ResourceDef {
        &self.resources[self.kind(card).index()]
    }

    /// Returns the definition of a devil.
    #[must_use]
    pub fn devil(&self, kind: DevilKind) -> &DevilDef {
        &self.devils[kind.index()]
    }

    /// Returns the horde on a card, if it is one.
    #[must_use]
    pub fn horde(&self, card: Card) -> Option<&HordeDef> {
        if let ResourceDef::Horde(def) = self.resource(card) { Some(def) } else { None }
    }

    /// Returns the fortress on a card, if it is one.
    #[must_use]
    pub fn fortress(&self, card: Card) -> Option<&FortressDef> {
        if let ResourceDef::Fortress(def) = self.resource(card) { Some(def) } else { None }
    }

    /// Returns the artifact on a card, if it is one.
    #[must_use]
    pub fn artifact(&self, card: Card) -> Option<ArtifactPower> {
        if let ResourceDef::Artifact(def) = self.resource(card) { Some(def.power) } else { None }
    }

    /// Returns the effect of the ritual on a card, if it is one.
    #[must_use]
    pub fn ritual(&self, card: Card) -> Option<RitualEffect> {
        if let ResourceDef::Ritual(def) = self.resource(card) { Some(def.effect) } else { None }
    }

    /// Returns the effect of the special card on a card, if it is one.
    #[must_use]
    pub fn special(&self, card: Card) -> Option<SpecialEffect> {
        if let ResourceDef::Special(def) = self.resource(card) { Some(def.effect) } else { None }
    }

    /// True if a card is an artifact that belongs to a fortress.
    #[must_use]
    pub fn is_bound(&self, card: Card) -> bool {
        self.artifact(card).is_some_and(ArtifactPower::is_bound)
    }

    /// True if a card is a horde that can do this.
    #[must_use]
    pub fn can(&self, card: Card, what: Trait) -> bool {
        self.horde(card).is_some_and(|def| def.traits.contains(&what))
    }

    /// Returns the kind of resource card with this id.
    #[must_use]
    pub fn resource_named(&self, id: &str) -> Option<ResourceKind> {
        self.resources.iter().position(|def| def.id() == id).map(|at| ResourceKind(at as u8))
    }

    /// Returns the devil with this id.
    #[must_use]
    pub fn devil_named(&self, id: &str) -> Option<DevilKind> {
        self.devils.iter().position(|def| def.id == id).map(|at| DevilKind(at as u8))
    }

    /// Returns what a gathering of this many players needs.
    #[must_use]
    pub fn gathering(&self, players: usize) -> Option<GatheringRow> {
        self.numbers.gatherings.iter().find(|row| row.players == players).copied()
    }

    /// Returns the kinds of critters that make a set.
    pub fn critters(&self) -> impl Iterator<Item = ResourceKind> + '_ {
        let kinds = self.resources.iter().enumerate();
        kinds.filter_map(|(at, def)| match def {
            ResourceDef::Horde(def) if def.traits.contains(&Trait::Critter) => Some(ResourceKind(at as u8)),
            ResourceDef::Horde(_)
            | ResourceDef::Fortress(_)
            | ResourceDef::Artifact(_)
            | ResourceDef::Ritual(_)
            | ResourceDef::Special(_) => None,
        })
    }

    /// Iterates over all resource cards.
    pub fn all_cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.kinds.len() as u8).map(Card)
    }

    /// Iterates over the devils.
    pub fn devil_kinds(&self) -> impl Iterator<Item = DevilKind> + use<> {
        (0..self.devils.len() as u8).map(DevilKind)
    }
}
