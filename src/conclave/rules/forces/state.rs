//! What the forces rules remember: every legion on the map and every place with its garrison (manual 4.4, 4.5).

use serde::{Deserialize, Serialize};

use crate::catalog::{Ability, Catalog};
use crate::ids::{CantonId, LegionId, LegionKind, PlaceId, PlaceKind, Seat};
use crate::tribute::Purse;

/// One of the three combat values, in the usual order of a battle's challenges (manual 4.16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
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

    /// The name of its icon and its text.
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
    /// One value.
    #[must_use]
    pub const fn of(&self, stat: Stat) -> i16 {
        match stat {
            Stat::Ranged => self.ranged,
            Stat::Melee => self.melee,
            Stat::Infernal => self.infernal,
        }
    }

    /// One value, to be changed.
    pub const fn of_mut(&mut self, stat: Stat) -> &mut i16 {
        match stat {
            Stat::Ranged => &mut self.ranged,
            Stat::Melee => &mut self.melee,
            Stat::Infernal => &mut self.infernal,
        }
    }

    /// All three added up.
    #[must_use]
    pub const fn sum(&self) -> i16 {
        self.ranged + self.melee + self.infernal
    }
}

/// Where a legion comes from.
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
    /// Its name in this game.
    pub id: LegionId,
    /// Where it comes from.
    pub muster: Muster,
    /// Whom it serves.
    pub owner: Seat,
    /// Where it stands.
    pub canton: CantonId,
    /// Its level.
    pub level: u8,
    /// Its combat values before anything is added.
    pub strength: Strength,
    /// Hit points left.
    pub hp: i16,
    /// Hit points at full strength.
    pub max_hp: i16,
    /// Move points a turn.
    pub moves: u8,
    /// Move points already spent this turn; [`Legion::SPENT`] if it will march no more, whatever it could.
    pub marched: u8,
    /// Its loyalty; of a personal guard it counts nothing, for that is unwavering (manual 4.4).
    pub loyalty: u8,
    /// Abilities that it has been promoted to.
    pub gained: Gained,
    /// Abilities that it has learned from manuscripts (manual 4.4).
    pub trained: Gained,
    /// Its hidden level-up number, 1 to 100 (manual 4.16). In a view always 1.
    pub renown: u8,
    /// Turns for which its upkeep is paid. In a view of others always 0.
    pub paid: u8,
    /// Whether it wears the one decoration that frees from upkeep, the Order of the Black Ring (manual appendix F).
    pub relieved: bool,
}

/// Abilities won by promotion or learned from manuscripts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gained([Option<Ability>; Self::MOST]);

impl Gained {
    /// The most abilities that there is room for.
    pub const MOST: usize = 4;

    /// The abilities, oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Ability> + use<> {
        self.0.into_iter().flatten()
    }

    /// Whether one more has room.
    #[must_use]
    pub fn room(&self) -> bool {
        self.0.iter().any(Option::is_none)
    }

    /// Adds an ability; says whether there was room.
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

/// What a promoted legion can be given (manual 4.4; facts 23.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Upgrade {
    /// More hit points.
    HitPoints(u8),
    /// More of a combat value.
    Value(Stat, u8),
    /// More loyalty.
    Loyalty(u8),
    /// More move points.
    Moves(u8),
    /// A new ability.
    Ability(Ability),
}

/// A legion that has risen a level and waits for its owner to choose what it gains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    /// Which.
    pub legion: LegionId,
    /// What can be chosen.
    pub menu: [Upgrade; 3],
}

/// Why a legion left its house's service.
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
    /// Whose.
    pub seat: Seat,
    /// In how many turns it takes the field.
    pub turns: u8,
    /// What it will be like.
    pub shape: Shape,
}

impl Legion {
    /// [`Legion::marched`] of a legion that marches no more this turn.
    pub const SPENT: u8 = u8::MAX;

    /// What it could do from the day it was raised; see [`skills`](crate::attachments::skills) for everything.
    #[must_use]
    pub fn born_abilities<'a>(&self, catalog: &'a Catalog) -> &'a [Ability] {
        match self.muster {
            Muster::Guard(_) => &[],
            Muster::Hired(kind) => &catalog.legion(kind).abilities,
        }
    }

    /// What must be paid for it each turn (manual 4.4); nothing for most.
    #[must_use]
    pub fn upkeep(&self, catalog: &Catalog) -> Purse {
        match self.muster {
            Muster::Guard(_) => Purse::EMPTY,
            Muster::Hired(_) if self.relieved => Purse::EMPTY,
            Muster::Hired(kind) => catalog.legion(kind).upkeep,
        }
    }

    /// Whether its loyalty can never be shaken (manual 4.4).
    #[must_use]
    pub const fn unwavering(&self) -> bool {
        match self.muster {
            Muster::Guard(_) => true,
            Muster::Hired(_) => false,
        }
    }
}

/// What kind of place stands in a canton.
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
    /// Its name in this game.
    pub id: PlaceId,
    /// What it is.
    pub landmark: Landmark,
    /// Where it stands.
    pub canton: CantonId,
    /// Who holds it; nobody, or for Pandemonium the conclave, if `None`.
    pub owner: Option<Seat>,
    /// Its level.
    pub level: u8,
    /// Its garrison's combat values.
    pub strength: Strength,
    /// Its garrison's hit points left.
    pub hp: i16,
    /// Its garrison's hit points at full strength.
    pub max_hp: i16,
    /// Prestige it gives its owner each turn.
    pub prestige: u8,
}

/// The forces slice of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forces {
    pub(super) legions: Vec<Legion>,
    pub(super) places: Vec<Place>,
    pub(super) next_legion: u16,
    pub(super) promotions: Vec<Promotion>,
    pub(super) reforming: Vec<Reforming>,
}

impl Forces {
    /// No legions, and these places, whose ids are their positions.
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

    /// Whether neither legion nor place is in a canton.
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

    /// A seat's own stronghold, whoever holds it now.
    #[must_use]
    pub fn stronghold(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.landmark == Landmark::Stronghold(seat))
    }

    /// Promotions that wait for an owner to choose, oldest first. Of several of one legion only the first can be answered; the
    /// others wait behind it.
    #[must_use]
    pub fn promotions(&self) -> &[Promotion] {
        &self.promotions
    }

    /// What a legion's owner has to choose from now, if the legion waits for that.
    #[must_use]
    pub fn promotion_of(&self, legion: LegionId) -> Option<&Promotion> {
        self.promotions.iter().find(|promotion| promotion.legion == legion)
    }

    /// Personal guards that are gathering again.
    #[must_use]
    pub fn reforming(&self) -> &[Reforming] {
        &self.reforming
    }

    /// The same as a seat may know it.
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
            // The turn in which it comes is paid with its price (ruling R37).
            paid: 1,
            relieved: false,
        });
        id
    }

    /// A name for something that is not on the map: it fights all the same, or only seems to be there.
    pub(crate) const fn reserve(&mut self) -> LegionId {
        let id = LegionId(self.next_legion);
        self.next_legion += 1;
        id
    }

    /// Keeps only some legions in a view.
    pub(crate) fn retain_legions(&mut self, seen: impl Fn(&Legion) -> bool) {
        self.legions.retain(seen);
    }

    /// Puts a legion that has been away back on the map under its old name, or one that there is not into a view.
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

    /// Sweeps a place off the map.
    pub(crate) fn raze(&mut self, id: PlaceId) -> Option<Place> {
        let index = self.places.binary_search_by_key(&id, |place| place.id).ok()?;
        Some(self.places.remove(index))
    }

    /// Lets a legion wait for a choice.
    pub(crate) fn wait_for_choice(&mut self, promotion: Promotion) {
        self.promotions.push(promotion);
    }

    /// Lets a personal guard gather again.
    pub(crate) fn gather(&mut self, guard: Reforming) {
        self.reforming.push(guard);
    }

    /// Takes a legion off the map.
    pub(crate) fn remove(&mut self, id: LegionId) -> Option<Legion> {
        let index = self.legions.binary_search_by_key(&id, |legion| legion.id).ok()?;
        self.promotions.retain(|promotion| promotion.legion != id);
        Some(self.legions.remove(index))
    }
}

/// What a new legion is like.
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
