//! The depiction: a light model of the table that the board shows, and the changes that facts make
//! in it.
//!
//! The playback shows the table after a number of facts. This is a pure function of the table
//! before the turn, the turn's log and this number. So seeking forwards and backwards always gives
//! the same picture. Some changes are not in the facts (levels gained, wounds in battles of other
//! houses). The true table replaces the picture when the playback ends.

use super::{omens, portents};
use crate::rules::catalog::Catalog;
use crate::rules::combat::{CombatFact, Side};
use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::{Entry, Fact};
use crate::rules::forces::{ForcesFact, Landmark, Legion, Muster, Place};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, PlaceId, Seat};
use crate::rules::realm::terrain::Terrain;
use crate::rules::realm::{Foe, Owners, RealmFact};
use crate::rules::rituals::Dummy;

/// A legion as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Its id.
    pub id: LegionId,
    /// Its origin.
    pub muster: Muster,
    /// Its owner.
    pub owner: Seat,
    /// Its canton.
    pub canton: CantonId,
    /// The canton that it comes from, if it waits to enter its canton because another unit still
    /// stands there.
    pub poised: Option<CantonId>,
    /// Its level.
    pub level: u8,
    /// Its remaining hit points.
    pub hp: i16,
    /// Its hit points at full strength.
    pub max_hp: i16,
}

impl From<&Legion> for Figure {
    fn from(legion: &Legion) -> Self {
        let Legion { id, muster, owner, canton, level, hp, max_hp, .. } = *legion;
        Self { id, muster, owner, canton, poised: None, level, hp, max_hp }
    }
}

/// Returns the legion that rivals see because of a rumour: a copy of another legion.
fn rumour(table: &Game, dummy: &Dummy) -> Option<Figure> {
    let of = table.forces().legion(dummy.of)?;
    Some(Figure { id: dummy.id, canton: dummy.canton, owner: dummy.owner(), ..Figure::from(of) })
}

/// A place as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hold {
    /// Its id.
    pub id: PlaceId,
    /// Its kind.
    pub landmark: Landmark,
    /// Its canton.
    pub canton: CantonId,
    /// Its owner.
    pub owner: Option<Seat>,
    /// Its level.
    pub level: u8,
    /// Its remaining hit points.
    pub hp: i16,
    /// Its hit points at full strength.
    pub max_hp: i16,
    /// Prestige per turn.
    pub prestige: u8,
}

impl From<&Place> for Hold {
    fn from(place: &Place) -> Self {
        let Place { id, landmark, canton, owner, level, hp, max_hp, prestige, .. } = *place;
        Self { id, landmark, canton, owner, level, hp, max_hp, prestige }
    }
}

/// Everything on the board that can change during a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Depiction {
    /// Legions, by id.
    pub legions: Vec<Figure>,
    /// Rumours of the seated player, by id: legions that do not exist but that rivals see (manual
    /// appendix I, Lies and Rumors).
    pub rumours: Vec<Figure>,
    /// Places, by id.
    pub places: Vec<Hold>,
    /// The owner of each canton.
    pub owners: Owners,
    /// Cantons whose terrain changes later in the turn, with their present terrain.
    pub unbroken: Vec<(CantonId, Terrain)>,
}

impl Depiction {
    /// Returns the depiction of a table.
    #[must_use]
    pub fn of(table: &Game) -> Self {
        Self {
            legions: table.forces().legions().iter().map(Figure::from).collect(),
            rumours: table.rituals().dummies().iter().filter_map(|dummy| rumour(table, dummy)).collect(),
            places: table.forces().places().iter().map(Hold::from).collect(),
            owners: table.realm().owners().to_vec(),
            unbroken: Vec::new(),
        }
    }

    /// Returns the depiction after the first `count` facts of a turn.
    #[must_use]
    pub fn after(catalog: &Catalog, before: &Game, after: &Game, log: &[Entry], count: usize) -> Self {
        let mut depiction = Self::of(before);
        let land = |canton: &CantonId| (before.realm().terrain(*canton), after.realm().terrain(*canton));
        let changed = before.realm().grid().cantons().filter(|canton| land(canton).0 != land(canton).1);
        depiction.unbroken = changed.map(|canton| (canton, before.realm().terrain(canton))).collect();
        for entry in &log[..count.min(log.len())] {
            depiction.apply(catalog, after, &entry.fact);
        }
        depiction
    }

    /// Returns a legion, if it is on the board.
    #[must_use]
    pub fn legion(&self, id: LegionId) -> Option<&Figure> {
        self.legions.iter().find(|legion| legion.id == id)
    }

    /// Returns the place in a canton.
    #[must_use]
    pub fn place_at(&self, canton: CantonId) -> Option<&Hold> {
        self.places.iter().find(|place| place.canton == canton)
    }

    /// Returns the legion in a canton. A legion that waits to enter is returned only if there is no
    /// other.
    #[must_use]
    pub fn legion_at(&self, canton: CantonId) -> Option<&Figure> {
        let mut here = self.legions.iter().filter(|legion| legion.canton == canton);
        let first = here.next()?;
        Some(if first.poised.is_some() { here.next().unwrap_or(first) } else { first })
    }

    pub(super) fn legion_mut(&mut self, id: LegionId) -> Option<&mut Figure> {
        self.legions.iter_mut().find(|legion| legion.id == id)
    }

    pub(super) fn own(&mut self, canton: CantonId, owner: Option<Seat>) {
        if let Some(slot) = self.owners.get_mut(canton.index()) {
            *slot = owner;
        }
    }

    /// True if the canton has a place or another legion.
    fn taken(&self, canton: CantonId, but: LegionId) -> bool {
        self.place_at(canton).is_some() || self.legions.iter().any(|legion| legion.canton == canton && legion.id != but)
    }

    fn settle(&mut self, id: LegionId, canton: CantonId, poised: Option<CantonId>) {
        if let Some(legion) = self.legion_mut(id) {
            (legion.canton, legion.poised) = (canton, poised);
        }
    }

    /// Applies one fact. `after` is the table at the end of the turn, for details that the fact
    /// lacks.
    pub fn apply(&mut self, catalog: &Catalog, after: &Game, fact: &Fact) {
        match fact {
            Fact::Forces(ForcesFact::Marched { legion, from, path, .. }) => {
                let Some(&to) = path.last() else { return };
                let last = path.iter().rev().nth(1).unwrap_or(from);
                let poised = self.taken(to, *legion).then_some(*last);
                self.settle(*legion, to, poised);
            }
            Fact::Forces(ForcesFact::Flew { legion, from, to, .. }) => {
                let poised = self.taken(*to, *legion).then_some(*from);
                self.settle(*legion, *to, poised);
            }
            Fact::Forces(ForcesFact::Retreated { legion, from, to, .. }) => {
                self.settle(*legion, *to, None);
                self.enter(*from);
            }
            Fact::Forces(ForcesFact::VictorPlaced { legion, canton, .. }) => self.settle(*legion, *canton, None),
            Fact::Forces(
                ForcesFact::LegionDestroyed { legion, canton, .. } | ForcesFact::LegionLeft { legion, canton, .. },
            ) => {
                self.legions.retain(|figure| figure.id != *legion);
                self.enter(*canton);
            }
            Fact::Forces(ForcesFact::PlaceRazed { place, .. }) => self.places.retain(|hold| hold.id != *place),
            Fact::Forces(ForcesFact::GuardReformed { legion, .. }) => {
                if let Some(figure) = after.forces().legion(*legion).map(Figure::from) {
                    self.legions.retain(|known| known.id != *legion);
                    self.legions.push(figure);
                    self.legions.sort_by_key(|known| known.id);
                }
            }
            Fact::Realm(RealmFact::Claimed { seat, canton, .. }) => self.own(*canton, Some(*seat)),
            Fact::Realm(RealmFact::BorderMoved { canton, to, .. }) => self.own(*canton, Some(*to)),
            Fact::Combat(CombatFact::Battle { report: Some(report), .. }) => {
                for side in Side::BOTH {
                    let left = report.toll(side).hp;
                    self.set_hp(report.battle.side(side).unit, |_| left);
                }
            }
            Fact::Forces(ForcesFact::PlaceCaptured { place, by, .. }) => {
                if let Some(hold) = self.places.iter_mut().find(|hold| hold.id == *place) {
                    (hold.owner, hold.hp) = (Some(*by), 1);
                    let canton = hold.canton;
                    self.own(canton, Some(*by));
                }
            }
            Fact::Forces(ForcesFact::Mustered { seat, legion, kind, canton }) => {
                let def = catalog.legion(*kind);
                let hp = i16::from(def.hp);
                let known = after.forces().legion(*legion).map(Figure::from);
                let fresh = Figure {
                    id: *legion,
                    muster: Muster::Hired(*kind),
                    owner: *seat,
                    canton: *canton,
                    poised: None,
                    level: def.level,
                    hp,
                    max_hp: hp,
                };
                self.legions.retain(|figure| figure.id != *legion);
                self.legions.push(Figure { canton: *canton, ..known.unwrap_or(fresh) });
                self.legions.sort_by_key(|figure| figure.id);
            }
            Fact::Forces(ForcesFact::Healed { unit, amount }) => self.set_hp(*unit, |hp| hp + amount),
            Fact::Conclave(ConclaveFact::HouseFell { seat, .. }) => self.disperse(after, *seat),
            Fact::Conclave(ConclaveFact::PandemoniumReturned { .. }) => {
                for hold in self.places.iter_mut().filter(|hold| hold.landmark == Landmark::Pandemonium) {
                    hold.owner = None;
                }
            }
            Fact::Ritual(fact) => omens::befall(self, fact),
            Fact::Event(fact) => portents::befall(self, after, fact),
            Fact::Forces(
                ForcesFact::NoRoom { .. }
                | ForcesFact::UpkeepPaid { .. }
                | ForcesFact::GuardGathers { .. }
                | ForcesFact::Promoted { .. }
                | ForcesFact::UpgradeTaken { .. },
            )
            | Fact::Combat(CombatFact::Battle { report: None, .. })
            | Fact::Conclave(_) => {}
            Fact::OrderResolved { .. } | Fact::Tribute(_) | Fact::Archfiend(_) | Fact::Bazaar(_) => {}
            Fact::Attachment(_) | Fact::Manuscript(_) | Fact::Diplomacy(_) | Fact::Arena(_) | Fact::Objective(_) => {}
        }
    }

    /// Lets the legions that wait for this canton enter it.
    pub(super) fn enter(&mut self, canton: CantonId) {
        for legion in self.legions.iter_mut().filter(|legion| legion.canton == canton) {
            legion.poised = None;
        }
    }

    pub(super) fn set_hp(&mut self, unit: Foe, change: impl Fn(i16) -> i16) {
        match unit {
            Foe::Legion(id) => {
                if let Some(legion) = self.legion_mut(id) {
                    legion.hp = change(legion.hp).min(legion.max_hp);
                }
            }
            Foe::Place(id) => {
                if let Some(place) = self.places.iter_mut().find(|place| place.id == id) {
                    place.hp = change(place.hp).min(place.max_hp);
                }
            }
        }
    }

    /// Removes the legions of a fallen house, and its ownership of places and cantons.
    fn disperse(&mut self, after: &Game, seat: Seat) {
        self.legions.retain(|legion| legion.owner != seat);
        for hold in self.places.iter_mut().filter(|hold| hold.owner == Some(seat)) {
            hold.owner = None;
        }
        for (index, owner) in self.owners.iter_mut().enumerate().filter(|(_, owner)| **owner == Some(seat)) {
            *owner = after.realm().owners().get(index).copied().flatten();
        }
    }
}
