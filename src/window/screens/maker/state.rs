//! What the maker remembers: the archfiend on the bench, and what follows from it.

use std::path::PathBuf;
use std::time::SystemTime;

use crate::rules::archfiends::{Attributes, Discipline, Flaw, Rank, bill, flaws};
use crate::rules::catalog::{Catalog, PerkDef};
use crate::rules::game::Archfiend;
use crate::rules::ids::Seat;
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
    /// All three.
    pub const ALL: [Self; 3] = [Self::Person, Self::Powers, Self::Perks];
}

/// An archfiend that is being made or changed.
#[derive(Clone, Debug, PartialEq)]
pub struct Bench {
    /// As it is now.
    pub fiend: Archfiend,
    /// The file that it came from, if it is one of the player's own.
    pub of: Option<PathBuf>,
    /// The leaf that lies open.
    pub leaf: BenchLeaf,
    /// As it was laid on the bench.
    pub(super) before: Archfiend,
    /// As it was before each change, the last one last.
    pub(super) past: Vec<Archfiend>,
    /// As it was before each change that was taken back.
    pub(super) future: Vec<Archfiend>,
    /// Whether it is asked if the changes may be lost.
    pub(super) leaving: bool,
}

/// How many changes can be taken back.
const MOST_UNDONE: usize = 200;

impl Bench {
    /// Lays an archfiend on the bench.
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

    /// The same with this leaf open.
    #[must_use]
    pub fn open_at(mut self, leaf: BenchLeaf) -> Self {
        self.leaf = leaf;
        self
    }

    /// Whether something would be lost.
    #[must_use]
    pub fn changed(&self) -> bool {
        self.fiend != self.before
    }

    /// Remembers how it was before a change. Letters that are typed into one field are one change.
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

    /// Takes the last change back.
    pub(super) fn undo(&mut self) {
        if let Some(was) = self.past.pop() {
            self.future.push(std::mem::replace(&mut self.fiend, was));
        }
    }

    /// Makes it again.
    pub(super) fn redo(&mut self) {
        if let Some(again) = self.future.pop() {
            self.past.push(std::mem::replace(&mut self.fiend, again));
        }
    }

    /// Takes a perk, or gives it back.
    pub fn toggle(&mut self, def: &PerkDef) {
        let before = self.fiend.perks.len();
        self.fiend.perks.retain(|id| *id != def.id);
        if self.fiend.perks.len() == before {
            self.fiend.perks.push(def.id.clone());
        }
    }
}

/// Whether two states of an archfiend differ in nothing but what is typed.
fn only_words(a: &Archfiend, b: &Archfiend) -> bool {
    let Archfiend { name: _, title: _, guard: _, stronghold: _, form, rank, attributes, perks, objective } = a;
    (form, rank, attributes, perks, objective) == (&b.form, &b.rank, &b.attributes, &b.perks, &b.objective)
}

/// Gives an archfiend another level of an attribute.
pub(super) fn set_attribute(attributes: &mut Attributes, discipline: Discipline, level: u8) {
    match discipline {
        Discipline::Wrath => attributes.martial = level,
        Discipline::Deceit => attributes.cunning = level,
        Discipline::Prophecy => attributes.intellect = level,
        Discipline::Destruction => attributes.wickedness = level,
        Discipline::Diabolism => attributes.charisma = level,
    }
}

/// What follows from an archfiend, worked out when it changes.
struct Specimen {
    of: (Rank, Attributes, Vec<String>),
    table: Result<SeatView, TableauFault>,
}

/// What the maker remembers between frames.
pub struct MakerState {
    /// The archfiend on the bench; the cabinet is shown if there is none.
    pub bench: Option<Bench>,
    /// The file that is about to be deleted, if the player says yes.
    pub(super) doomed: Option<PathBuf>,
    /// The path from which an archfiend is to be brought in, as it is written.
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
    /// With known dice.
    #[must_use]
    pub const fn with_luck(luck: u64) -> Self {
        Self { bench: None, doomed: None, from: String::new(), fresh: None, specimen: None, luck }
    }

    /// The archfiend was written to a file: it leaves the bench, if it is still the same.
    pub fn kept(&mut self, fiend: &Archfiend, path: PathBuf) {
        self.fresh = Some(path);
        if self.bench.as_ref().is_some_and(|bench| bench.fiend == *fiend) {
            self.bench = None;
        }
    }

    /// Throws the dice for a new seed.
    pub(super) fn throw(&mut self) -> u64 {
        self.luck = self.luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.luck
    }

    /// An archfiend with nothing but names, to begin with.
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

    /// One that the dice make, called like none of the player's own.
    pub(super) fn drawn(&mut self, catalog: &Catalog, own: &[Leaf<Archfiend>]) -> Archfiend {
        let taken: Vec<String> = own.iter().map(Leaf::title).collect();
        let taken: Vec<&str> = taken.iter().map(String::as_str).collect();
        lots::draw(catalog, self.throw(), &taken)
    }

    /// What a table knows on which this archfiend sits.
    ///
    /// # Errors
    /// If such a table cannot be laid.
    pub(super) fn table(&mut self, catalog: &Catalog, fiend: &Archfiend) -> Result<&SeatView, TableauFault> {
        let of = (fiend.rank, fiend.attributes, fiend.perks.clone());
        let known = self.specimen.take().filter(|specimen| specimen.of == of);
        let specimen = self.specimen.insert(known.unwrap_or_else(|| Specimen { of, table: lay(catalog, fiend) }));
        specimen.table.as_ref().map_err(Clone::clone)
    }
}

/// A table at which this archfiend sits, for the rules to work on. It may be one that could not enter a game, because it costs
/// too much; perks that do not exist count for nothing.
pub(crate) fn lay(catalog: &Catalog, fiend: &Archfiend) -> Result<SeatView, TableauFault> {
    let perks = fiend.perks.iter().filter(|id| catalog.perk_named(id).is_some()).cloned().collect();
    let house = TableauHouse { rank: Some(fiend.rank), attributes: fiend.attributes, perks, ..TableauHouse::default() };
    let mut houses = vec![TableauHouse::default(); Seat::FEWEST];
    houses[0] = house;
    let game = Tableau { houses, ..Tableau::default() }.set_up(catalog)?;
    Ok(SeatView::of(&game, Seat(0)))
}

/// What is spent, what there is, and everything for which the archfiend would be refused.
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

    /// How many points are left; below nothing if there are too few.
    pub(super) const fn left(&self) -> i32 {
        self.points - self.bill.total()
    }
}
