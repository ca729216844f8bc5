//! What a card can do: one entry of a RON file for each kind of card.

use serde::Deserialize;

/// A devil, which a player leads.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DevilDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Its powers.
    pub powers: Powers,
}

/// The powers of a devil. A power that it does not have is 0 or false.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Powers {
    /// Its size in combat.
    pub size: u32,
    /// Hits that its army ignores in each combat round, if there are more.
    pub spares: u8,
    /// True if it can pay with a resource card where it has to pay with an oath.
    pub substitutes: bool,
    /// Smallest defence of its home realm.
    pub flies: u32,
    /// Cards in the hand of each prisoner that it draws in the init phase.
    pub torture: u8,
    /// Rituals that it can start in a game turn more than others.
    pub rituals: u8,
    /// Cards that it draws when it discards a tabled ritual.
    pub consolation: u8,
    /// Cards that it draws more in each draw phase.
    pub draws: u8,
    /// Hits on its enemies when it is hit itself.
    pub revenge: u8,
    /// True if a roll for Souls gives half of the die.
    pub bargains: bool,
    /// Souls that it gets in each init phase.
    pub souls: u32,
}

impl Default for Powers {
    fn default() -> Self {
        Self {
            size: 1,
            spares: 0,
            substitutes: false,
            flies: 0,
            torture: 0,
            rituals: 0,
            consolation: 0,
            draws: 0,
            revenge: 0,
            bargains: false,
            souls: 0,
        }
    }
}

/// A kind of horde.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HordeDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its size in combat.
    pub size: u32,
    /// What else it can do.
    pub traits: Vec<Trait>,
}

/// What a horde can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Trait {
    /// It can be sent to Earth to gather Souls.
    Earthbound,
    /// It can cast a ritual, and keep one up without a fortress.
    Casts,
    /// It can lead an army in place of the devil.
    Leads,
    /// It must take a hit if possible.
    Charges,
    /// It hits the enemy when it is destroyed.
    Revenge,
    /// It lowers the defence of the realm that it attacks by one.
    Gnaws,
    /// It may come back when it is destroyed.
    Undying,
    /// It causes one extra hit in each combat round.
    Strikes,
    /// It eats hordes of its owner in a game turn without an attack.
    Hungers,
    /// One of a set. With one of each kind, a ritual can be cast from the hand.
    Critter,
}

/// A kind of fortress.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FortressDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its defence points.
    pub defence: u32,
    /// Its power.
    pub power: FortressPower,
}

/// The power of a fortress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum FortressPower {
    /// None.
    Quiet,
    /// While it stands, it causes extra hits on attackers in each combat round.
    Maze {
        /// How many.
        hits: u8,
    },
    /// Its devil draws cards in the init phase.
    Tower {
        /// How many.
        cards: u8,
    },
    /// Nobody flees from it with a card of the hand.
    Walls,
}

/// A kind of artifact.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArtifactDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its power.
    pub power: ArtifactPower,
}

/// The power of an artifact.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum ArtifactPower {
    /// Once in a game turn its devil gets a horde that was destroyed in combat.
    Salvage,
    /// It belongs to the fortress, and adds to its defence.
    Heart {
        /// How much.
        defence: u32,
    },
    /// It belongs to the fortress, and its devil needs more objections to be rejected.
    Throne {
        /// How many.
        objections: u8,
    },
}

impl ArtifactPower {
    /// True if the artifact belongs to a fortress, and is not carried by the devil.
    #[must_use]
    pub const fn is_bound(self) -> bool {
        match self {
            Self::Salvage => false,
            Self::Heart { .. } | Self::Throne { .. } => true,
        }
    }
}

/// A kind of ritual.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RitualDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its effect.
    pub effect: RitualEffect,
}

/// The effect of a ritual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum RitualEffect {
    /// Everybody of another devil comes back from Earth, and the caster gets Souls.
    Summon {
        /// How many.
        souls: u32,
    },
    /// A part of the hordes and Souls in another realm is destroyed.
    Plague {
        /// Thirds of them, rounded up.
        thirds: u8,
    },
    /// The caster draws cards.
    Conjure {
        /// How many.
        cards: u8,
    },
}

impl RitualEffect {
    /// True if the ritual needs another devil as its target.
    #[must_use]
    pub const fn aims(self) -> bool {
        match self {
            Self::Summon { .. } | Self::Plague { .. } => true,
            Self::Conjure { .. } => false,
        }
    }
}

/// A kind of special card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpecialDef {
    /// Its id, unique among all entries.
    pub id: String,
    /// Number of cards.
    pub count: u8,
    /// Its effect.
    pub effect: SpecialEffect,
}

/// The effect of a special card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SpecialEffect {
    /// For an oath of its own, the devil draws resource cards from another hand.
    Drunken {
        /// How many.
        cards: u8,
    },
    /// For an oath of its own, the devil takes a tabled card of another. In the playing phase only.
    Forced,
    /// The devil is free, or flees from combat.
    Escape,
    /// A devil that has fled comes back.
    Recall,
    /// A tabled ritual or artifact of another is discarded.
    Vortex,
}

/// A combat card: hits on defenders and on attackers, by odds and by defence.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CombatDef {
    /// The rows 1:3, 1:2, A <= D, A > D, 2:1 and 3:1, each with the columns of defence 0 to 4.
    pub rows: [[(u8, u8); 5]; 6],
}

/// A row of the table of draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRow {
    /// Smallest size of a realm.
    pub size: usize,
    /// Cards.
    pub cards: usize,
}

/// A row of the table of gatherings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GatheringRow {
    /// Number of players.
    pub players: usize,
    /// Devils that have to be there to elect somebody.
    pub quorum: u8,
    /// Objections that reject a candidate without posts.
    pub objections: u8,
}

/// The numbers of the rules that are on no card.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Oaths of each devil.
    pub oaths: u8,
    /// How many of them are shuffled and dealt to all at the start.
    pub forgotten: u8,
    /// Resource cards dealt to each at the start.
    pub hand: usize,
    /// Size to which a realm that is smaller than in the first row of draws is filled.
    pub full: usize,
    /// Cards drawn, by the size of a realm; rising.
    pub draws: Vec<DrawRow>,
    /// Resource cards for an oath that is sold.
    pub oath_price: u8,
    /// Points of a candidate.
    pub candidate: u8,
    /// Points that need no election.
    pub crown: u8,
    /// What a gathering needs, by number of players.
    pub gatherings: Vec<GatheringRow>,
    /// Points for each oath of the Overlord.
    pub oath_points: u8,
    /// The last game turn.
    pub last_turn: u8,
    /// Rounds of a combat.
    pub combat_rounds: u8,
    /// Size of a side for each further combat card.
    pub size_per_card: u32,
    /// Cards looted with a fortress.
    pub loot: u8,
    /// Smallest roll with which a horde that cannot die comes back.
    pub undying: u8,
    /// Highest roll with which a damaged fortress is destroyed.
    pub ruin: u8,
    /// Souls for each roll of the die in the gathering.
    pub harvest: [u8; 6],
    /// Hordes that hunger eats.
    pub hunger: u8,
    /// Fewest Souls of a new Master of Souls.
    pub mastery: u32,
    /// Rounds of a limited trading.
    pub limited_rounds: u8,
}
