//! The catalog: every card and every number of the rules, read from data and checked before a game
//! starts.
//!
//! Cards are never saved with a game. Saves refer to them by number, and contain the
//! [`Catalog::digest`] of the catalog in use. A catalog with any fault is rejected, with all faults
//! at once.

mod check;
mod definitions;

use std::fs;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use include_dir::{Dir, include_dir};
use table_core::mods::ModMark;
use table_data::{Layer, Reader};

use crate::ids::{Card, DevilKind, RealmKind, ResourceKind, Seat, SpecialKind};

pub use table_data::{Fault, Faults};

pub use definitions::{
    ArtifactDef, ArtifactPower, DevilDef, DrawRow, EventDef, EventEffect, HordeDef, Moment, Numbers, Powers, RealmDef,
    RealmPower, RitualDef, RitualEffect, SpecialDef, SpecialEffect, Trait,
};

static CARDS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/oaths/cards");

/// A kind of resource card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ResourceDef {
    /// A horde, which fights.
    Horde(HordeDef),
    /// An artifact, which its devil carries.
    Artifact(ArtifactDef),
    /// A ritual, which is cast.
    Ritual(RitualDef),
    /// An event, which is never tabled.
    Event(EventDef),
}

impl ResourceDef {
    /// Returns its id.
    #[must_use]
    pub fn id(&self) -> &str {
        match self {
            Self::Horde(def) => &def.id,
            Self::Artifact(def) => &def.id,
            Self::Ritual(def) => &def.id,
            Self::Event(def) => &def.id,
        }
    }

    /// Returns its number of cards.
    #[must_use]
    pub const fn count(&self) -> u8 {
        match self {
            Self::Horde(def) => def.count,
            Self::Artifact(def) => def.count,
            Self::Ritual(def) => def.count,
            Self::Event(def) => def.count,
        }
    }
}

/// All cards and numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    /// The devils, in the order of their file.
    pub devils: Vec<DevilDef>,
    /// The realms.
    pub realms: Vec<RealmDef>,
    /// The kinds of resource cards: hordes, artifacts, rituals, events.
    pub resources: Vec<ResourceDef>,
    /// The special play cards.
    pub specials: Vec<SpecialDef>,
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

    /// Reads and checks the catalog in a folder.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read_folder(folder: &Path) -> Result<Self, Faults> {
        Self::read(&|name| fs::read_to_string(folder.join(name)).ok(), &[])
    }

    /// Reads and checks a catalog. `files` returns the text of a file, by name.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: &dyn Fn(&str) -> Option<String>, mods: &[Layer]) -> Result<Self, Faults> {
        let mut reader = Reader::new(files, mods);
        let devils = reader.list("devils.ron", |def: &DevilDef| &def.id);
        let realms = reader.list("realms.ron", |def: &RealmDef| &def.id);
        let mut resources: Vec<ResourceDef> = Vec::new();
        resources.extend(reader.list("hordes.ron", |def: &HordeDef| &def.id).into_iter().map(ResourceDef::Horde));
        resources
            .extend(reader.list("artifacts.ron", |def: &ArtifactDef| &def.id).into_iter().map(ResourceDef::Artifact));
        resources.extend(reader.list("rituals.ron", |def: &RitualDef| &def.id).into_iter().map(ResourceDef::Ritual));
        resources.extend(reader.list("events.ron", |def: &EventDef| &def.id).into_iter().map(ResourceDef::Event));
        let specials = reader.list("specials.ron", |def: &SpecialDef| &def.id);
        let numbers: Option<Numbers> = reader.numbers("numbers.ron");
        let (mut faults, digest) = reader.finish();

        let marks = mods.iter().map(|layer| layer.mark.clone()).collect();
        let copies = |(kind, def): (usize, &ResourceDef)| vec![ResourceKind(kind as u8); def.count().into()];
        let kinds: Vec<ResourceKind> = resources.iter().enumerate().flat_map(copies).collect();
        let Some(numbers) = numbers.filter(|_| faults.is_empty()) else { return Err(Faults::new(faults)) };
        let catalog = Self { devils, realms, resources, specials, numbers, kinds, mods: marks, digest };
        faults.extend(check::faults(&catalog));
        if faults.is_empty() { Ok(catalog) } else { Err(Faults::new(faults)) }
    }

    /// Returns the most players of a game: each has a devil of its own.
    #[must_use]
    pub fn most_players(&self) -> usize {
        self.devils.len().min(Seat::MOST)
    }

    /// Iterates over the ids of all entries.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        let devils = self.devils.iter().map(|def| def.id.as_str());
        let realms = self.realms.iter().map(|def| def.id.as_str());
        let resources = self.resources.iter().map(ResourceDef::id);
        let specials = self.specials.iter().map(|def| def.id.as_str());
        devils.chain(realms).chain(resources).chain(specials)
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

    /// Returns the definition of a realm.
    #[must_use]
    pub fn realm(&self, kind: RealmKind) -> &RealmDef {
        &self.realms[kind.index()]
    }

    /// Returns the effect of a special play card.
    #[must_use]
    pub fn special(&self, kind: SpecialKind) -> SpecialEffect {
        self.specials[kind.index()].effect
    }

    /// Returns the horde on a card, if it is one.
    #[must_use]
    pub fn horde(&self, card: Card) -> Option<&HordeDef> {
        match self.resource(card) {
            ResourceDef::Horde(def) => Some(def),
            ResourceDef::Artifact(_) | ResourceDef::Ritual(_) | ResourceDef::Event(_) => None,
        }
    }

    /// Returns the artifact on a card, if it is one.
    #[must_use]
    pub fn artifact(&self, card: Card) -> Option<&ArtifactDef> {
        match self.resource(card) {
            ResourceDef::Artifact(def) => Some(def),
            ResourceDef::Horde(_) | ResourceDef::Ritual(_) | ResourceDef::Event(_) => None,
        }
    }

    /// Returns the ritual on a card, if it is one.
    #[must_use]
    pub fn ritual(&self, card: Card) -> Option<&RitualDef> {
        match self.resource(card) {
            ResourceDef::Ritual(def) => Some(def),
            ResourceDef::Horde(_) | ResourceDef::Artifact(_) | ResourceDef::Event(_) => None,
        }
    }

    /// Returns the event on a card, if it is one.
    #[must_use]
    pub fn event(&self, card: Card) -> Option<&EventDef> {
        match self.resource(card) {
            ResourceDef::Event(def) => Some(def),
            ResourceDef::Horde(_) | ResourceDef::Artifact(_) | ResourceDef::Ritual(_) => None,
        }
    }

    /// True if a card is a horde that can do this.
    #[must_use]
    pub fn can(&self, card: Card, what: Trait) -> bool {
        self.horde(card).is_some_and(|def| def.traits.contains(&what))
    }

    /// Returns the kind of horde with this id.
    #[must_use]
    pub fn horde_named(&self, id: &str) -> Option<ResourceKind> {
        self.resource_named(id).filter(|kind| matches!(self.resources[kind.index()], ResourceDef::Horde(_)))
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

    /// Returns the realm with this id.
    #[must_use]
    pub fn realm_named(&self, id: &str) -> Option<RealmKind> {
        self.realms.iter().position(|def| def.id == id).map(|at| RealmKind(at as u8))
    }

    /// Returns the special play card with this id.
    #[must_use]
    pub fn special_named(&self, id: &str) -> Option<SpecialKind> {
        self.specials.iter().position(|def| def.id == id).map(|at| SpecialKind(at as u8))
    }

    /// Returns the row of draws for this many players.
    #[must_use]
    pub fn draws(&self, players: usize) -> Option<DrawRow> {
        self.numbers.draws.iter().find(|row| row.players == players).copied()
    }

    /// Iterates over all resource cards.
    pub fn all_cards(&self) -> impl Iterator<Item = Card> + use<> {
        (0..self.kinds.len() as u8).map(Card)
    }

    /// Iterates over the devils.
    pub fn devil_kinds(&self) -> impl Iterator<Item = DevilKind> + use<> {
        (0..self.devils.len() as u8).map(DevilKind)
    }

    /// Iterates over the realms.
    pub fn realm_kinds(&self) -> impl Iterator<Item = RealmKind> + use<> {
        (0..self.realms.len() as u8).map(RealmKind)
    }

    /// Iterates over the special play cards.
    pub fn special_kinds(&self) -> impl Iterator<Item = SpecialKind> + use<> {
        (0..self.specials.len() as u8).map(SpecialKind)
    }
}
