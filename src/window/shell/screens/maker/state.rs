//! The state of the maker: the archfiend on the bench, and the values derived from it.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::rules::archfiends::{Attributes, Discipline, Flaw, Rank, bill, flaws};
use crate::rules::catalog::{Catalog, PerkDef};
use crate::rules::game::Archfiend;
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::rules::objectives::Sin;
use crate::rules::tableau::{Tableau, TableauFault, TableauHouse};
use crate::rules::view::SeatView;
use crate::table::lots;
use crate::table::shelf::Leaf;

/// A leaf of the bench.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum BenchLeaf {
    /// Name, form, public objective.
    #[default]
    Person,
    /// Rank and attributes.
    Powers,
    /// Perks.
    Perks,
}

impl BenchLeaf {
    /// All three leaves.
    pub const ALL: [Self; 3] = [Self::Person, Self::Powers, Self::Perks];
}

/// An archfiend that is being made or changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Bench {
    /// Its present state.
    pub fiend: Archfiend,
    /// Its file, if it is one of the player's own.
    pub of: Option<PathBuf>,
    /// The open leaf.
    pub leaf: BenchLeaf,
    /// Its state when it was put on the bench.
    pub(super) before: Archfiend,
    /// The states before each change, the last change last.
    pub(super) past: Vec<Archfiend>,
    /// The states before each undo, the last undo last.
    pub(super) future: Vec<Archfiend>,
    /// True while the player is asked to confirm that the changes may be lost.
    pub(super) leaving: bool,
}

/// Maximum number of changes that can be undone.
const MOST_UNDONE: usize = 200;

impl Bench {
    /// Puts an archfiend on the bench.
    #[must_use]
    pub fn new(fiend: Archfiend, of: Option<PathBuf>) -> Self {
        Self {
            before: fiend.clone(),
            fiend,
            of,
            leaf: BenchLeaf::default(),
            past: Vec::new(),
            future: Vec::new(),
            leaving: false,
        }
    }

    /// Opens this leaf.
    #[must_use]
    pub fn open_at(mut self, leaf: BenchLeaf) -> Self {
        self.leaf = leaf;
        self
    }

    /// True if there are unsaved changes.
    #[must_use]
    pub fn changed(&self) -> bool {
        self.fiend != self.before
    }

    /// Adds a change to the undo history. Letters typed one after the other in the text fields
    /// count as one change.
    pub(super) fn note(&mut self, was: Archfiend) {
        if was == self.fiend {
            return;
        }
        self.future.clear();
        let typed = self.past.last().is_some_and(|earlier| only_words(earlier, &was) && only_words(&was, &self.fiend));
        if !typed {
            self.past.push(was);
        }
        if self.past.len() > MOST_UNDONE {
            self.past.remove(0);
        }
    }

    /// Undoes the last change.
    pub(super) fn undo(&mut self) {
        if let Some(was) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.fiend, was));
        }
    }

    /// Redoes the change that was undone last.
    pub(super) fn redo(&mut self) {
        if let Some(again) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.fiend, again));
        }
    }

    /// Adds a perk, or removes it if the archfiend has it.
    pub fn toggle(&mut self, def: &PerkDef) {
        let before = self.fiend.perks.len();
        self.fiend.perks.retain(|id| *id != def.id);
        if self.fiend.perks.len() == before {
            self.fiend.perks.push(def.id.clone());
        }
    }
}

/// True if two states of an archfiend differ only in typed text.
fn only_words(a: &Archfiend, b: &Archfiend) -> bool {
    let Archfiend { name: _, title: _, guard: _, stronghold: _, form, rank, attributes, perks, objective } = a;
    (form, rank, attributes, perks, objective) == (&b.form, &b.rank, &b.attributes, &b.perks, &b.objective)
}

/// Sets the level of an attribute.
pub(super) fn set_attribute(attributes: &mut Attributes, discipline: Discipline, level: u8) {
    match discipline {
        Discipline::Wrath => attributes.martial = level,
        Discipline::Deceit => attributes.cunning = level,
        Discipline::Prophecy => attributes.intellect = level,
        Discipline::Destruction => attributes.wickedness = level,
        Discipline::Diabolism => attributes.charisma = level,
    }
}

/// The table calculated for an archfiend, and the properties from which it was calculated.
struct Specimen {
    of: (Rank, Attributes, Vec<String>),
    table: Result<SeatView, TableauFault>,
}

/// The state of the maker between frames.
pub struct MakerState {
    /// The archfiend on the bench. The cabinet is shown if there is none.
    pub bench: Option<Bench>,
    /// The file whose deletion waits for confirmation.
    pub(super) doomed: Option<PathBuf>,
    /// The path of a file to import, as typed.
    pub(super) from: String,
    /// The file that was written last.
    pub(super) fresh: Option<PathBuf>,
    specimen: Option<Specimen>,
    luck: u64,
}

impl Default for MakerState {
    fn default() -> Self {
        let clock = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
        Self::with_luck(clock.map_or(0, |since| since.as_nanos() as u64))
    }
}

impl MakerState {
    /// Returns an empty state with known dice.
    #[must_use]
    pub const fn with_luck(luck: u64) -> Self {
        Self { bench: None, doomed: None, from: String::new(), fresh: None, specimen: None, luck }
    }

    /// Notes that an archfiend was written to a file. It leaves the bench if it has not changed
    /// since.
    pub fn kept(&mut self, fiend: &Archfiend, path: PathBuf) {
        self.fresh = Some(path);
        if self.bench.as_ref().is_some_and(|bench| bench.fiend == *fiend) {
            self.bench = None;
        }
    }

    /// Draws a new seed.
    pub(super) fn throw(&mut self) -> u64 {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.luck
    }

    /// Returns a random archfiend without perks or attributes, as a start.
    pub(super) fn blank(&mut self, catalog: &Catalog, own: &[Leaf<Archfiend>]) -> Archfiend {
        let drawn = self.drawn(catalog, own);
        Archfiend {
            rank: Rank::Lord,
            attributes: Attributes::default(),
            perks: Vec::new(),
            objective: Sin::default(),
            ..drawn
        }
    }

    /// Returns a random archfiend. It has none of the names of the player's own archfiends.
    pub(super) fn drawn(&mut self, catalog: &Catalog, own: &[Leaf<Archfiend>]) -> Archfiend {
        let taken: Vec<String> = own.iter().map(Leaf::title).collect();
        let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
        lots::draw(catalog, self.throw(), &taken)
    }

    /// Returns the view of a table at which this archfiend sits. It is calculated again only when
    /// the archfiend changes.
    ///
    /// # Errors
    /// If there can be no such table.
    pub(super) fn table(&mut self, catalog: &Catalog, fiend: &Archfiend) -> Result<&SeatView, TableauFault> {
        let of = (fiend.rank, fiend.attributes, fiend.perks.clone());
        let known = self.specimen.take().filter(|specimen| specimen.of == of);
        let specimen = self.specimen.insert(known.unwrap_or_else(|| Specimen { of, table: lay(catalog, fiend) }));
        specimen.table.as_ref().map_err(Clone::clone)
    }
}

/// Returns the view of a table at which this archfiend sits, for calculations with the rules.
///
/// An archfiend that is too expensive for a game is accepted here. Perks that do not exist are
/// ignored.
pub(crate) fn lay(catalog: &Catalog, fiend: &Archfiend) -> Result<SeatView, TableauFault> {
    let perks = fiend.perks.iter().filter(|id| catalog.perk_named(id).is_some()).cloned().collect();
    let house = TableauHouse { rank: Some(fiend.rank), attributes: fiend.attributes, perks, ..TableauHouse::default() };
    let mut houses = vec![TableauHouse::default(); FEWEST_SEATS];
    houses[0] = house;
    let game = Tableau { houses, ..Tableau::default() }.set_up(catalog)?;
    Ok(SeatView::of(&game, Seat(0)))
}

/// The spent points, the available points, and all faults for which the archfiend would be
/// rejected.
pub(super) struct Account {
    pub(super) bill: crate::rules::archfiends::Bill,
    pub(super) points: i32,
    pub(super) flaws: Vec<Flaw>,
}

impl Account {
    pub(super) fn of(catalog: &Catalog, fiend: &Archfiend) -> Self {
        Self {
            bill: bill(catalog, fiend),
            points: catalog.constants.houses.points.into(),
            flaws: flaws(catalog, fiend),
        }
    }

    /// Returns the number of points left; negative if too many are spent.
    pub(super) const fn left(&self) -> i32 {
        self.points - self.bill.total()
    }
}
