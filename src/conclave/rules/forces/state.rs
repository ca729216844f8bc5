//! State of the forces rules (manual 4.4, 4.5): every legion on the map, and every place with its
//! garrison.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::catalog::{Ability, Catalog};
use crate::ids::{CantonId, LegionId, LegionKind, PlaceId, PlaceKind, Seat};
use crate::tribute::Purse;

/// One of the three combat values, in the usual order of a battle's challenges (manual 4.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Stat {
    /// Arrows, fire and stones from afar.
    Ranged,
    /// Blade to blade.
    Melee,
    /// Infernal energy.
    Infernal,
}

impl Stat {
    /// All three, in the usual order.
    pub const ALL: [Self; 3] = [Self::Ranged, Self::Melee, Self::Infernal];

    /// The key of its icon and text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ranged => "ranged",
            Self::Melee => "melee",
            Self::Infernal => "infernal",
        }
    }
}

/// The three combat values of a unit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// Ranged.
    pub ranged: i16,
    /// Melee.
    pub melee: i16,
    /// Infernal.
    pub infernal: i16,
}

impl Strength {
    /// The value for `stat`.
    #[must_use]
    pub const fn of(&self, stat: Stat) -> i16 {
        match stat {
            Stat::Ranged => self.ranged,
            Stat::Melee => self.melee,
            Stat::Infernal => self.infernal,
        }
    }

    /// The value for `stat`, mutable.
    pub const fn of_mut(&mut self, stat: Stat) -> &mut i16 {
        match stat {
            Stat::Ranged => &mut self.ranged,
            Stat::Melee => &mut self.melee,
            Stat::Infernal => &mut self.infernal,
        }
    }

    /// The sum of all three.
    #[must_use]
    pub const fn sum(&self) -> i16 {
        self.ranged + self.melee + self.infernal
    }
}

/// Origin of a legion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Muster {
    /// The personal guard of the archfiend in this seat.
    Guard(Seat),
    /// A legion of the catalog, bought in the bazaar.
    Hired(LegionKind),
}

/// A legion on the map (manual 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Legion {
    /// The id.
    pub id: LegionId,
    /// Its origin.
    pub muster: Muster,
    /// The house that it serves.
    pub owner: Seat,
    /// Its canton.
    pub canton: CantonId,
    /// Its level.
    pub level: u8,
    /// Its combat values without bonuses.
    pub strength: Strength,
    /// Hit points left.
    pub hp: i16,
    /// Hit points at full strength.
    pub max_hp: i16,
    /// Move points per turn, without bonuses.
    pub moves: u8,
    /// Move points already spent this turn; [`Legion::SPENT`] if it may not march again this turn.
    pub marched: u8,
    /// Its loyalty, without bonuses. Ignored for a personal guard, which is always loyal (manual
    /// 4.4).
    pub loyalty: u8,
    /// Abilities gained by promotion.
    pub gained: Gained,
    /// Abilities learned from manuscripts (manual 4.4).
    pub trained: Gained,
    /// Its hidden level-up number, 1 to 100 (manual 4.16). Always 1 in a view.
    pub renown: u8,
    /// Number of turns for which its upkeep is paid. Always 0 in the view of another house.
    pub paid: u8,
    /// True if it wears the decoration that frees it from upkeep, the Order of the Black Ring
    /// (manual appendix F).
    pub relieved: bool,
}

/// Abilities gained by promotion or learned from manuscripts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gained([Option<Ability>; Self::MOST]);

impl Gained {
    /// The most abilities that it can hold.
    pub const MOST: usize = 4;

    /// The abilities, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Ability> + use<> {
        self.0.into_iter().flatten()
    }

    /// True if there is room for one more.
    #[must_use]
    pub fn room(&self) -> bool {
        self.0.iter().any(Option::is_none)
    }

    /// Adds an ability. Returns true if there was room.
    pub fn push(&mut self, ability: Ability) -> bool {
        match self.0.iter_mut().find(|space| space.is_none()) {
            Some(space) => {
                *space = Some(ability);
                true
            }
            None => false,
        }
    }
}

/// An upgrade of a promoted legion (manual 4.4; facts 23.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Upgrade {
    /// Additional hit points.
    HitPoints(u8),
    /// An increase of a combat value.
    Value(Stat, u8),
    /// Additional loyalty.
    Loyalty(u8),
    /// Additional move points.
    Moves(u8),
    /// A new ability.
    Ability(Ability),
}

/// A legion that has risen a level, and whose owner must choose an upgrade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    /// The legion.
    pub legion: LegionId,
    /// The upgrades to choose from.
    pub menu: [Upgrade; 3],
}

/// The reason why a legion left its house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Departure {
    /// It was dismissed (manual 4.19).
    Dismissed,
    /// Its upkeep was not paid (manual 4.4).
    Unpaid,
}

/// A personal guard that is gathering again (manual 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reforming {
    /// Its house.
    pub seat: Seat,
    /// Number of turns until it returns to the map.
    pub turns: u8,
    /// Its values when it returns.
    pub shape: Shape,
}

impl Legion {
    /// The value of [`Legion::marched`] for a legion that may not march again this turn.
    pub const SPENT: u8 = u8::MAX;

    /// The abilities it had from the start. [`skills`](crate::attachments::skills) returns all
    /// abilities.
    #[must_use]
    pub fn born_abilities<'a>(&self, catalog: &'a Catalog) -> &'a [Ability] {
        match self.muster {
            Muster::Guard(_) => &[],
            Muster::Hired(kind) => &catalog.legion(kind).abilities,
        }
    }

    /// Its upkeep per turn (manual 4.4). Empty for most legions.
    #[must_use]
    pub fn upkeep(&self, catalog: &Catalog) -> Purse {
        match self.muster {
            Muster::Guard(_) => Purse::EMPTY,
            Muster::Hired(_) if self.relieved => Purse::EMPTY,
            Muster::Hired(kind) => catalog.legion(kind).upkeep,
        }
    }

    /// True if it is always loyal (manual 4.4).
    #[must_use]
    pub const fn unwavering(&self) -> bool {
        match self.muster {
            Muster::Guard(_) => true,
            Muster::Hired(_) => false,
        }
    }
}

/// The kind of place in a canton.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Landmark {
    /// The capital of Hell.
    Pandemonium,
    /// The stronghold of the archfiend in this seat.
    Stronghold(Seat),
    /// A place of power of the catalog.
    Power(PlaceKind),
}

/// A place with a garrison: Pandemonium, a stronghold or a place of power (manual 4.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// The id.
    pub id: PlaceId,
    /// Its kind.
    pub landmark: Landmark,
    /// Its canton.
    pub canton: CantonId,
    /// The house that holds it. `None`: no house, or for Pandemonium the conclave.
    pub owner: Option<Seat>,
    /// Its level.
    pub level: u8,
    /// Its garrison's combat values.
    pub strength: Strength,
    /// Its garrison's hit points left.
    pub hp: i16,
    /// Its garrison's hit points at full strength.
    pub max_hp: i16,
    /// Prestige that it gives its owner each turn.
    pub prestige: u8,
}

/// The forces part of a game's state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forces {
    pub(super) legions: Vec<Legion>,
    pub(super) places: Vec<Place>,
    pub(super) next_legion: u16,
    pub(super) promotions: Vec<Promotion>,
    pub(super) reforming: Vec<Reforming>,
}

impl Forces {
    /// Forces with these places and without legions. The id of each place is its index.
    #[must_use]
    pub fn new(places: Vec<Place>) -> Self {
        Self { legions: Vec::new(), places, next_legion: 0, promotions: Vec::new(), reforming: Vec::new() }
    }

    /// All legions on the map, by id.
    #[must_use]
    pub fn legions(&self) -> &[Legion] {
        &self.legions
    }

    /// All places, by id.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.places
    }

    /// A legion, if it is still on the map.
    #[must_use]
    pub fn legion(&self, id: LegionId) -> Option<&Legion> {
        self.legions.binary_search_by_key(&id, |legion| legion.id).ok().map(|index| &self.legions[index])
    }

    /// A place, if there is one with this id.
    #[must_use]
    pub fn place(&self, id: PlaceId) -> Option<&Place> {
        self.places.binary_search_by_key(&id, |place| place.id).ok().map(|index| &self.places[index])
    }

    /// The legion in a canton.
    #[must_use]
    pub fn legion_at(&self, canton: CantonId) -> Option<&Legion> {
        self.legions.iter().find(|legion| legion.canton == canton)
    }

    /// The place in a canton.
    #[must_use]
    pub fn place_at(&self, canton: CantonId) -> Option<&Place> {
        self.places.iter().find(|place| place.canton == canton)
    }

    /// True if a canton contains neither a legion nor a place.
    #[must_use]
    pub fn vacant(&self, canton: CantonId) -> bool {
        self.legion_at(canton).is_none() && self.place_at(canton).is_none()
    }

    /// A seat's legions, by id.
    pub fn legions_of(&self, seat: Seat) -> impl Iterator<Item = &Legion> {
        self.legions.iter().filter(move |legion| legion.owner == seat)
    }

    /// The places that a seat holds, by id.
    pub fn places_of(&self, seat: Seat) -> impl Iterator<Item = &Place> {
        self.places.iter().filter(move |place| place.owner == Some(seat))
    }

    /// Pandemonium, unless a described board has none.
    #[must_use]
    pub fn pandemonium(&self) -> Option<&Place> {
        self.places.iter().find(|place| place.landmark == Landmark::Pandemonium)
    }

    /// A seat's original stronghold, even if another house holds it now.
    #[must_use]
    pub fn stronghold(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.landmark == Landmark::Stronghold(seat))
    }

    /// Promotions for which an owner must choose an upgrade, oldest first. If a legion has several,
    /// only the first can be answered.
    #[must_use]
    pub fn promotions(&self) -> &[Promotion] {
        &self.promotions
    }

    /// Personal guards that are gathering again.
    #[must_use]
    pub fn reforming(&self) -> &[Reforming] {
        &self.reforming
    }

    /// A copy with only the facts that a seat may know.
    pub(crate) fn seen_by(&self, seat: Seat) -> Self {
        let mut seen = self.clone();
        for legion in &mut seen.legions {
            legion.renown = 1;
            if legion.owner != seat {
                legion.paid = 0;
            }
        }
        seen.promotions.retain(|promotion| self.legion(promotion.legion).is_some_and(|legion| legion.owner == seat));
        seen
    }

    /// Puts a new legion on the map.
    pub(crate) fn raise(&mut self, muster: Muster, owner: Seat, canton: CantonId, shape: Shape) -> LegionId {
        let id = LegionId(self.next_legion);
        self.next_legion += 1;
        let Shape { level, strength, hp, moves, loyalty } = shape;
        self.legions.push(Legion {
            id,
            muster,
            owner,
            canton,
            level,
            strength,
            hp,
            max_hp: hp,
            moves,
            marched: 0,
            loyalty,
            gained: Gained::default(),
            trained: Gained::default(),
            renown: 1,
            // Its price includes the upkeep of its first turn (ruling R37).
            paid: 1,
            relieved: false,
        });
        id
    }

    /// Reserves a legion id for a unit that is not on the map: a fighter without a canton, or a
    /// phantom.
    pub(crate) const fn reserve(&mut self) -> LegionId {
        let id = LegionId(self.next_legion);
        self.next_legion += 1;
        id
    }

    /// Keeps only the matching legions in a view.
    pub(crate) fn retain_legions(&mut self, seen: impl Fn(&Legion) -> bool) {
        self.legions.retain(seen);
    }

    /// Puts a legion that has been away back on the map under its old id, or adds a phantom to a
    /// view.
    pub(crate) fn restore(&mut self, legion: Legion) {
        if let Err(at) = self.legions.binary_search_by_key(&legion.id, |other| other.id) {
            self.legions.insert(at, legion);
        }
    }

    pub(crate) fn legion_mut(&mut self, id: LegionId) -> Option<&mut Legion> {
        self.legions.binary_search_by_key(&id, |legion| legion.id).ok().map(|index| &mut self.legions[index])
    }

    pub(crate) fn legions_mut(&mut self) -> &mut [Legion] {
        &mut self.legions
    }

    pub(crate) fn place_mut(&mut self, id: PlaceId) -> Option<&mut Place> {
        self.places.binary_search_by_key(&id, |place| place.id).ok().map(|index| &mut self.places[index])
    }

    pub(crate) fn places_mut(&mut self) -> &mut [Place] {
        &mut self.places
    }

    /// Removes a place from the map.
    pub(crate) fn raze(&mut self, id: PlaceId) -> Option<Place> {
        let index = self.places.binary_search_by_key(&id, |place| place.id).ok()?;
        Some(self.places.remove(index))
    }

    /// Adds a promotion for which an owner must choose.
    pub(crate) fn wait_for_choice(&mut self, promotion: Promotion) {
        self.promotions.push(promotion);
    }

    /// Adds a personal guard that is gathering again.
    pub(crate) fn gather(&mut self, guard: Reforming) {
        self.reforming.push(guard);
    }

    /// Removes a legion from the map.
    pub(crate) fn remove(&mut self, id: LegionId) -> Option<Legion> {
        let index = self.legions.binary_search_by_key(&id, |legion| legion.id).ok()?;
        self.promotions.retain(|promotion| promotion.legion != id);
        Some(self.legions.remove(index))
    }
}

/// Values of a new legion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shape {
    /// Level.
    pub level: u8,
    /// Combat values.
    pub strength: Strength,
    /// Hit points.
    pub hp: i16,
    /// Move points.
    pub moves: u8,
    /// Loyalty.
    pub loyalty: u8,
}
