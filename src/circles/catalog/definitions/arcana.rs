//! Arcana cards (rule 2.4.4): each has a minor arcana at its top and a major arcana spell below.
//!
//! A card that is played right away (rule 6.3.1) has no minor arcana. Some cards have a six
//! (chapter 4).
//!
//! Not here: what spells do, which is in `spells`.

use serde::Deserialize;

use crate::ids::{Circle, Locale, Talent};

use super::spells::SpellEffect;

/// A minor arcana.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
pub enum Minor {
    /// A daemon passes and goes down the Rank Track (rule 9.4).
    Pass {
        /// Slots, 1 to 9.
        slots: u8,
        /// Souls.
        cost: u8,
    },
    /// A daemon walks the Earth (rule 9.6).
    Walk {
        /// Souls.
        cost: u8,
    },
    /// A lieutenant is recruited (rule 8.3.1).
    Recruit {
        /// Souls.
        cost: u8,
    },
}

impl Minor {
    /// Returns its cost in Souls.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Self::Pass { cost, .. } | Self::Walk { cost } | Self::Recruit { cost } => cost,
        }
    }
}

/// A major arcana spell, and the cards that carry it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// When it is played.
    pub play: Play,
    /// Where the caster must be, and a daemon at which it is aimed (rule 9.8.1). None: anywhere.
    #[serde(default)]
    pub locale: Option<Locale>,
    /// What the caster pays.
    #[serde(default)]
    pub cost: Cost,
    /// What else it needs.
    #[serde(default)]
    pub needs: Vec<Need>,
    /// True if no counter works against it.
    #[serde(default)]
    pub sure: bool,
    /// What it does.
    pub effect: SpellEffect,
    /// The cards that carry it.
    pub cards: Vec<ArcanumDef>,
}

/// One arcana card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArcanumDef {
    /// Its minor arcana. None for cards that are played right away.
    #[serde(default)]
    pub minor: Option<Minor>,
    /// True if it has the number six (chapter 4).
    #[serde(default)]
    pub six: bool,
}

/// When a spell is played (rule 9.8.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
pub enum Play {
    /// As a Cast Magic action.
    Action,
    /// In combat, by a daemon that brought it there (rule 11.2.1).
    Combat,
    /// Against another spell, at any time (rule 9.8.2).
    Counter,
    /// As soon as it is drawn (rule 6.3.1).
    RightAway,
    /// As a Cast Magic action. It stays in play (rule 16.4).
    Macina {
        /// Souls to maintain it in each Soul Phase.
        maintenance: u8,
    },
}

/// What a spell costs, at the moment when it is cast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Cost {
    /// Souls.
    pub souls: u8,
    /// Favours.
    pub favours: u8,
    /// Disfavours that the caster gets.
    pub disfavours: u8,
}

/// What a spell needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Need {
    /// So many symbols of a talent, of the caster and its supporters together (rule 9.8.3).
    Sum(Talent, u8),
    /// So many symbols of a talent of the caster alone.
    Caster(Talent, u8),
    /// More symbols of a talent than the daemon at which it is aimed.
    More(Talent),
    /// A sectio of the caster's triumvirate in this circle.
    SectioIn(Circle),
    /// A legion of the caster's triumvirate in Antehell.
    LegionInAnteHell,
    /// A sectio of the caster's triumvirate next to the one at which it is aimed.
    Neighbour,
}
