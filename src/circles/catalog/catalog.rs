//! The catalog: every card and every number of the rules, read from data and checked before a game
//! starts.
//!
//! Entries are never saved with a game. A catalog with any fault is rejected, with all faults at
//! once (module `check`).

use std::sync::{Arc, OnceLock};

use table_core::mods::ModMark;
use table_data::{Fault, Faults, Layer, Reader};

use crate::check;
use crate::definitions::{
    ArcanumDef, DaemonDef, EventDef, HellCardDef, HoundDef, LieutenantDef, Numbers, PhenomenonDef, SectioDef, SpellDef,
};
use crate::ids::{
    Arcanum, DaemonKind, EventKind, HellCard, HoundKind, LieutenantKind, PhenomenonKind, Sectio, SpellKind,
};

macro_rules! built_in {
    ($($name:literal)*) => {
        [$(($name, include_str!(concat!("../../../assets/circles/", $name)))),*]
    };
}

/// The files that are built into the program: name and text.
static FILES: [(&str, &str); 9] = built_in! {
    "daemons.ron" "sectio.ron" "lieutenants.ron" "hounds.ron" "events.ron" "phenomena.ron" "hell.ron" "arcana.ron"
    "numbers.ron"
};

/// All cards, counters and numbers of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Catalog {
    /// The daemons, in the order of their file.
    pub daemons: Vec<DaemonDef>,
    /// The sectio, in the order of the map.
    pub sectio: Vec<SectioDef>,
    /// The lieutenants, in the order of their file.
    pub lieutenants: Vec<LieutenantDef>,
    /// The hounds, in the order of their file.
    pub hounds: Vec<HoundDef>,
    /// The events.
    pub events: Vec<EventDef>,
    /// The phenomena.
    pub phenomena: Vec<PhenomenonDef>,
    /// The spells.
    pub spells: Vec<SpellDef>,
    /// The numbers that are on no card.
    pub numbers: Numbers,
    /// The Hell cards.
    hell: Vec<HellFace>,
    /// The arcana cards: spell and position among the cards of the spell.
    arcana: Vec<(SpellKind, u8)>,
    /// The mods that changed the data, in their order. Empty for the game as it comes.
    pub mods: Vec<ModMark>,
    /// Hash of all data, to detect saves made with other data.
    pub digest: u64,
}

/// What is on a Hell card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HellFace {
    /// Its event.
    pub event: EventKind,
    /// Its phenomenon.
    pub phenomenon: PhenomenonKind,
    /// The sectio at its bottom, which also tells circle and quarter.
    pub sectio: Sectio,
}

/// Everything that the files say, before the entries are joined.
pub(crate) struct Sheets {
    pub daemons: Vec<DaemonDef>,
    pub sectio: Vec<SectioDef>,
    pub lieutenants: Vec<LieutenantDef>,
    pub hounds: Vec<HoundDef>,
    pub events: Vec<EventDef>,
    pub phenomena: Vec<PhenomenonDef>,
    pub hell: Vec<HellCardDef>,
    pub spells: Vec<SpellDef>,
    pub numbers: Numbers,
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
        Self::read(&Self::built_in_file, &[])
    }

    /// Returns the text of a file that is built into the program.
    #[must_use]
    pub fn built_in_file(name: &str) -> Option<String> {
        FILES.iter().find(|(file, _)| *file == name).map(|(_, text)| (*text).to_owned())
    }

    /// Reads and checks the catalog that is built into the program, with the data of these mods. A
    /// Hell card is known by its sectio, every other entry by its id.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn with(mods: &[Layer]) -> Result<Self, Faults> {
        Self::read(&Self::built_in_file, mods)
    }

    /// Reads and checks a catalog. `files` returns the text of a file, by name.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn read(files: &dyn Fn(&str) -> Option<String>, mods: &[Layer]) -> Result<Self, Faults> {
        let mut reader = Reader::new(files, mods);
        let daemons = reader.list("daemons.ron", |def: &DaemonDef| &def.id);
        let sectio = reader.list("sectio.ron", |def: &SectioDef| &def.id);
        let lieutenants = reader.list("lieutenants.ron", |def: &LieutenantDef| &def.id);
        let hounds = reader.list("hounds.ron", |def: &HoundDef| &def.id);
        let events = reader.list("events.ron", |def: &EventDef| &def.id);
        let phenomena = reader.list("phenomena.ron", |def: &PhenomenonDef| &def.id);
        let hell = reader.list("hell.ron", |card: &HellCardDef| &card.sectio);
        let spells = reader.list("arcana.ron", |def: &SpellDef| &def.id);
        let numbers: Option<Numbers> = reader.numbers("numbers.ron");
        let (faults, digest) = reader.finish();
        let Some(numbers) = numbers.filter(|_| faults.is_empty()) else { return Err(Faults::new(faults)) };
        let sheets = Sheets { daemons, sectio, lieutenants, hounds, events, phenomena, hell, spells, numbers };
        let faults = check::faults(&sheets);
        let marks = mods.iter().map(|layer| layer.mark.clone()).collect();
        if faults.is_empty() { Self::joined(sheets, marks, digest) } else { Err(Faults::new(faults)) }
    }

    /// Turns ids into numbers. The sheets are checked.
    fn joined(sheets: Sheets, mods: Vec<ModMark>, digest: u64) -> Result<Self, Faults> {
        let Sheets { daemons, mut sectio, lieutenants, hounds, events, phenomena, hell, spells, numbers } = sheets;
        sectio.sort_by_key(SectioDef::sectio);
        let face = |card: &HellCardDef| {
            Some(HellFace {
                event: EventKind(position(events.iter().map(|def| &def.id), &card.event)?),
                phenomenon: PhenomenonKind(position(phenomena.iter().map(|def| &def.id), &card.phenomenon)?),
                sectio: Sectio::new(position(sectio.iter().map(|def| &def.id), &card.sectio)?)?,
            })
        };
        let faces: Option<Vec<HellFace>> = hell.iter().map(face).collect();
        let Some(hell) = faces else {
            return Err(Faults::new(vec![Fault::whole("hell.ron", "a card names an unknown entry")]));
        };
        let arcana = (0..).map(SpellKind).zip(&spells);
        let arcana = arcana.flat_map(|(kind, spell)| (0..).take(spell.cards.len()).map(move |at| (kind, at))).collect();
        Ok(Self {
            daemons,
            sectio,
            lieutenants,
            hounds,
            events,
            phenomena,
            spells,
            numbers,
            hell,
            arcana,
            mods,
            digest,
        })
    }

    /// Returns a daemon.
    #[must_use]
    pub fn daemon(&self, kind: DaemonKind) -> &DaemonDef {
        &self.daemons[kind.index()]
    }

    /// Returns what a sectio is.
    #[must_use]
    pub fn sectio(&self, sectio: Sectio) -> &SectioDef {
        &self.sectio[sectio.index()]
    }

    /// Returns a lieutenant.
    #[must_use]
    pub fn lieutenant(&self, kind: LieutenantKind) -> &LieutenantDef {
        &self.lieutenants[kind.index()]
    }

    /// Returns a hound.
    #[must_use]
    pub fn hound(&self, kind: HoundKind) -> &HoundDef {
        &self.hounds[kind.index()]
    }

    /// Returns an event.
    #[must_use]
    pub fn event(&self, kind: EventKind) -> &EventDef {
        &self.events[kind.index()]
    }

    /// Returns a phenomenon.
    #[must_use]
    pub fn phenomenon(&self, kind: PhenomenonKind) -> &PhenomenonDef {
        &self.phenomena[kind.index()]
    }

    /// Returns a spell.
    #[must_use]
    pub fn spell(&self, kind: SpellKind) -> &SpellDef {
        &self.spells[kind.index()]
    }

    /// Returns what is on a Hell card.
    #[must_use]
    pub fn hell_card(&self, card: HellCard) -> HellFace {
        self.hell[card.index()]
    }

    /// Returns the event on a Hell card.
    #[must_use]
    pub fn event_of(&self, card: HellCard) -> &EventDef {
        self.event(self.hell_card(card).event)
    }

    /// Returns the spell on an arcana card.
    #[must_use]
    pub fn spell_kind(&self, card: Arcanum) -> SpellKind {
        self.arcana[card.index()].0
    }

    /// Returns the spell on an arcana card.
    #[must_use]
    pub fn spell_of(&self, card: Arcanum) -> &SpellDef {
        self.spell(self.spell_kind(card))
    }

    /// Returns minor arcana and six of an arcana card.
    #[must_use]
    pub fn arcanum(&self, card: Arcanum) -> ArcanumDef {
        let (kind, at) = self.arcana[card.index()];
        self.spell(kind).cards[usize::from(at)]
    }

    /// Iterates over the daemons.
    pub fn daemon_kinds(&self) -> impl DoubleEndedIterator<Item = DaemonKind> + use<> {
        (0..self.daemons.len() as u8).map(DaemonKind)
    }

    /// Iterates over the lieutenants.
    pub fn lieutenant_kinds(&self) -> impl DoubleEndedIterator<Item = LieutenantKind> + use<> {
        (0..self.lieutenants.len() as u8).map(LieutenantKind)
    }

    /// Iterates over the hounds.
    pub fn hound_kinds(&self) -> impl DoubleEndedIterator<Item = HoundKind> + use<> {
        (0..self.hounds.len() as u8).map(HoundKind)
    }

    /// Iterates over the events.
    pub fn event_kinds(&self) -> impl DoubleEndedIterator<Item = EventKind> + use<> {
        (0..self.events.len() as u8).map(EventKind)
    }

    /// Iterates over the phenomena.
    pub fn phenomenon_kinds(&self) -> impl DoubleEndedIterator<Item = PhenomenonKind> + use<> {
        (0..self.phenomena.len() as u8).map(PhenomenonKind)
    }

    /// Iterates over the spells.
    pub fn spell_kinds(&self) -> impl DoubleEndedIterator<Item = SpellKind> + use<> {
        (0..self.spells.len() as u8).map(SpellKind)
    }

    /// Iterates over the Hell cards.
    pub fn hell_cards(&self) -> impl DoubleEndedIterator<Item = HellCard> + use<> {
        (0..self.hell.len() as u8).map(HellCard)
    }

    /// Iterates over the arcana cards.
    pub fn arcana(&self) -> impl DoubleEndedIterator<Item = Arcanum> + use<> {
        (0..self.arcana.len() as u8).map(Arcanum)
    }

    /// Returns the daemon with this id.
    #[must_use]
    pub fn daemon_named(&self, id: &str) -> Option<DaemonKind> {
        position(self.daemons.iter().map(|def| &def.id), id).map(DaemonKind)
    }

    /// Returns the sectio with this id.
    #[must_use]
    pub fn sectio_named(&self, id: &str) -> Option<Sectio> {
        position(self.sectio.iter().map(|def| &def.id), id).and_then(Sectio::new)
    }

    /// Returns the lieutenant with this id.
    #[must_use]
    pub fn lieutenant_named(&self, id: &str) -> Option<LieutenantKind> {
        position(self.lieutenants.iter().map(|def| &def.id), id).map(LieutenantKind)
    }

    /// Returns the hound with this id.
    #[must_use]
    pub fn hound_named(&self, id: &str) -> Option<HoundKind> {
        position(self.hounds.iter().map(|def| &def.id), id).map(HoundKind)
    }

    /// Returns the event with this id.
    #[must_use]
    pub fn event_named(&self, id: &str) -> Option<EventKind> {
        position(self.events.iter().map(|def| &def.id), id).map(EventKind)
    }

    /// Returns the phenomenon with this id.
    #[must_use]
    pub fn phenomenon_named(&self, id: &str) -> Option<PhenomenonKind> {
        position(self.phenomena.iter().map(|def| &def.id), id).map(PhenomenonKind)
    }

    /// Returns the spell with this id.
    #[must_use]
    pub fn spell_named(&self, id: &str) -> Option<SpellKind> {
        position(self.spells.iter().map(|def| &def.id), id).map(SpellKind)
    }
}

/// Returns the position of an id in a list. None beyond 255.
fn position<'a>(ids: impl IntoIterator<Item = &'a String>, id: &str) -> Option<u8> {
    ids.into_iter().position(|other| other == id).and_then(|at| u8::try_from(at).ok())
}
