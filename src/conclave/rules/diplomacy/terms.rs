//! Terms of a vendetta (manual 4.14.5; facts 23.10): the range of the wager, the aim, the time
//! limit and the payment.
//!
//! > "Your wager may be chosen from a value in a range that is created between the Base Wager and
//! > your Infernal Rank."

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::costs::acting_rank;
use super::threats::threat_level;
use crate::catalog::{Catalog, DiplomacyNumbers};
use crate::forces::Landmark;
use crate::game::Game;
use crate::ids::Seat;

/// The aim of a vendetta, and its amount (manual 4.14.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Aim {
    /// A net gain of this many cantons from the other house.
    Cantons(u8),
    /// This many places of power taken from the other house.
    Places(u8),
    /// This many legions of the other house destroyed.
    Legions(u8),
}

impl Aim {
    /// The amount to be achieved.
    #[must_use]
    pub const fn amount(self) -> u8 {
        match self {
            Self::Cantons(n) | Self::Places(n) | Self::Legions(n) => n,
        }
    }

    /// The key of its text and icon.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Cantons(_) => "cantons",
            Self::Places(_) => "places",
            Self::Legions(_) => "legions",
        }
    }
}

/// The way in which a vendetta is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Terms {
    /// In the field.
    Field {
        /// The prestige wagered.
        wager: u8,
        /// The aim.
        aim: Aim,
        /// The time limit, in turns.
        turns: u8,
    },
    /// By two praetors in the arena.
    Arena {
        /// The prestige wagered.
        wager: u8,
    },
}

impl Terms {
    /// The prestige wagered.
    #[must_use]
    pub const fn wager(self) -> u8 {
        match self {
            Self::Field { wager, .. } | Self::Arena { wager } => wager,
        }
    }
}

/// The least and the greatest wager for a house of this rank against a house of this threat level.
#[must_use]
pub fn wager_between(numbers: &DiplomacyNumbers, own: i32, threat: u8) -> (u8, u8) {
    let base = numbers.wager_base + i32::from(threat) - 1;
    ((base - own).clamp(1, 255) as u8, (base + own).clamp(1, 255) as u8)
}

/// The longest time limit, in turns, for a house of this rank against a house of this threat level.
#[must_use]
pub fn turns_at_most(numbers: &DiplomacyNumbers, own: i32, threat: u8) -> u8 {
    let near = numbers.limit_threats.get(usize::from(threat).saturating_sub(1)).copied().unwrap_or(0);
    numbers.limit_base + (own.max(0) as u8).div_ceil(2) + near
}

/// The least and the greatest wager of one house against another now (manual 4.14.5).
#[must_use]
pub fn wager_range(catalog: &Catalog, game: &Game, seat: Seat, on: Seat) -> (u8, u8) {
    let own = acting_rank(catalog, game, seat);
    wager_between(&catalog.constants.diplomacy, own, threat_level(game, seat, on))
}

/// The longest time limit, in turns, for a vendetta of one house against another now (manual
/// 4.14.5).
#[must_use]
pub fn longest(catalog: &Catalog, game: &Game, seat: Seat, on: Seat) -> u8 {
    let own = acting_rank(catalog, game, seat);
    turns_at_most(&catalog.constants.diplomacy, own, threat_level(game, seat, on))
}

/// The bonus for an aim, in quarters of the wager, or `None` if this amount cannot be claimed.
#[must_use]
pub fn quarters(numbers: &DiplomacyNumbers, aim: Aim, turns: u8, longest: u8) -> Option<u8> {
    let row = match aim {
        Aim::Cantons(_) => &numbers.aims.cantons,
        Aim::Places(_) => &numbers.aims.places,
        Aim::Legions(_) => &numbers.aims.legions,
    };
    let base = row.iter().find(|(amount, _)| *amount == aim.amount()).map(|(_, quarters)| *quarters)?;
    Some(base + numbers.sooner * longest.saturating_sub(turns))
}

/// The prestige that a won vendetta pays in addition to the wager.
#[must_use]
pub const fn bonus(wager: i32, quarters: u8) -> i32 {
    wager * quarters as i32 / 4
}

/// The aims that can be claimed against a house now: those that can still be fulfilled (facts
/// 23.10).
#[must_use]
pub fn aims(catalog: &Catalog, game: &Game, on: Seat) -> Vec<Aim> {
    let rows = &catalog.constants.diplomacy.aims;
    let side = |seat: Seat| seat == on || game.diplomacy().vassal_of(on) == Some(seat);
    let places = game
        .forces()
        .places()
        .iter()
        .filter(|place| matches!(place.landmark, Landmark::Power(_)) && place.owner.is_some_and(side))
        .count();
    let legions = game.forces().legions().iter().filter(|legion| side(legion.owner)).count();
    let land: usize = game.seats().filter(|&seat| side(seat)).map(|seat| game.realm().land_count(seat)).sum();
    let fits = |amount: u8, most: usize| usize::from(amount) <= most;
    let cantons = rows.cantons.iter().map(|&(n, _)| n).filter(|&n| fits(n, land.saturating_sub(1))).map(Aim::Cantons);
    let taken = rows.places.iter().map(|&(n, _)| n).filter(|&n| fits(n, places)).map(Aim::Places);
    // The target may still buy one more legion.
    let destroyed = rows.legions.iter().map(|&(n, _)| n).filter(|&n| fits(n, legions + 1)).map(Aim::Legions);
    cantons.chain(taken).chain(destroyed).collect()
}

/// True if one house can claim these terms against another now.
#[must_use]
pub fn lawful(catalog: &Catalog, game: &Game, seat: Seat, on: Seat, terms: Terms) -> bool {
    let (least, most) = wager_range(catalog, game, seat, on);
    (least..=most).contains(&terms.wager())
        && match terms {
            Terms::Field { aim, turns, .. } => {
                (1..=longest(catalog, game, seat, on)).contains(&turns) && aims(catalog, game, on).contains(&aim)
            }
            Terms::Arena { .. } => true,
        }
}

/// The mildest terms: the least wager, the first aim and the longest time limit. The conclave sets
/// them for a house that must claim and names none.
#[must_use]
pub fn mildest(catalog: &Catalog, game: &Game, seat: Seat, on: Seat) -> Terms {
    let (wager, _) = wager_range(catalog, game, seat, on);
    match aims(catalog, game, on).first() {
        Some(&aim) => Terms::Field { wager, aim, turns: longest(catalog, game, seat, on) },
        None => Terms::Arena { wager },
    }
}
