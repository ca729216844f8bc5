//! Moves of single combat: what each costs in skulls, shields and orbs, and what it does (manual 4.17, appendix C; facts 13).
//!
//! A move's skulls always hit and its shields always block, with luck; the effect is what it does besides. How it does that is
//! told in [`arena`](crate::arena).

use serde::{Deserialize, Serialize};

/// A move of single combat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MoveDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// Whether every praetor has it (manual 4.17); all others are learned.
    pub basic: bool,
    /// What has to be allotted to it.
    pub cost: MoveCost,
    /// What it does besides.
    pub effect: MoveEffect,
    /// A few words about it.
    pub flavour: String,
}

/// What has to be allotted to a move: the least and the most of each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveCost {
    /// Skulls, 0 to 7.
    pub skulls: (u8, u8),
    /// Shields, 0 to 7.
    pub shields: (u8, u8),
    /// Orbs, 0 to 7.
    pub orbs: (u8, u8),
}

/// Dice as people say them: how many, with how many sides each.
pub type Dice = (u8, u8);

/// What a move does besides hitting with its skulls and blocking with its shields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MoveEffect {
    /// Nothing.
    Plain,
    /// Damage that nothing but a ward stops.
    Strike {
        /// The dice.
        dice: Dice,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// Such damage, and more from a praetor whose infernal power is the greater.
    Sear {
        /// The dice.
        dice: Dice,
        /// The dice more.
        stronger: Dice,
    },
    /// So much such damage for each move already made in the round.
    Rupture(u8),
    /// A die of such damage for each point of the praetor's infernal power.
    Consume {
        /// Its sides.
        sides: u8,
    },
    /// Blocks so much damage for the rest of the round.
    Ward {
        /// The dice.
        dice: Dice,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// Blocks so much damage for each of its shields, in place of one, for the rest of the round.
    Stance(u8),
    /// More damage if it did some and has more skulls than the enemy's move.
    Lunge {
        /// The dice.
        dice: Dice,
    },
    /// Takes skulls off the enemy's later moves of the round, if the praetor's level is above the shields it meets.
    Cripple {
        /// The dice.
        dice: Dice,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// If it did damage, so much more for each of its shields above the enemy's skulls.
    Impale(u8),
    /// So much damage for each skull above the enemy's shields, in each later move of the round as well.
    Bleed(u8),
    /// If it did damage, so much more for each of the enemy's shields in this move and the one before.
    BreakBones(u8),
    /// If it did damage, these dice more for every so many skulls in the enemy's move.
    Slice {
        /// The dice.
        dice: Dice,
        /// For every so many.
        skulls: u8,
    },
    /// A chance in percent that each later move of the enemy in this round comes to nothing.
    Trance {
        /// Before levels.
        chance: u8,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// Damage done by the enemy's move falls back on him so many times over, and does nothing here.
    Retribution(u8),
}

impl MoveEffect {
    /// The name of its text: `move-KEY`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Strike { .. } => "strike",
            Self::Sear { .. } => "sear",
            Self::Rupture(_) => "rupture",
            Self::Consume { .. } => "consume",
            Self::Ward { .. } => "ward",
            Self::Stance(_) => "stance",
            Self::Lunge { .. } => "lunge",
            Self::Cripple { .. } => "cripple",
            Self::Impale(_) => "impale",
            Self::Bleed(_) => "bleed",
            Self::BreakBones(_) => "break-bones",
            Self::Slice { .. } => "slice",
            Self::Trance { .. } => "trance",
            Self::Retribution(_) => "retribution",
        }
    }
}
