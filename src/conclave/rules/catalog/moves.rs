//! Moves of single combat: their cost in skulls, shields and orbs, and their effects (manual 4.17,
//! appendix C; facts 13).
//!
//! A move's skulls always hit and its shields always block, with luck. The effect comes in
//! addition; it is implemented in [`arena`](crate::arena).

use serde::{Deserialize, Serialize};

/// A move of single combat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct MoveDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// True if every praetor has it (manual 4.17). Other moves are learned.
    pub basic: bool,
    /// Points that must be allotted to it.
    pub cost: MoveCost,
    /// Its additional effect.
    pub effect: MoveEffect,
    /// Flavour text.
    pub flavour: String,
}

/// The points that must be allotted to a move: the minimum and the maximum of each kind.
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

/// Number of dice, and sides of each.
pub type Dice = (u8, u8);

/// The effect of a move in addition to the hits of its skulls and the blocks of its shields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum MoveEffect {
    /// No additional effect.
    Plain,
    /// Direct damage, which only wards stop.
    Strike {
        /// The dice.
        dice: Dice,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// Direct damage, with additional dice if the praetor's infernal power is greater than the
    /// enemy's.
    Sear {
        /// The dice.
        dice: Dice,
        /// The additional dice.
        stronger: Dice,
    },
    /// Direct damage of this much for each move already made in the round.
    Rupture(u8),
    /// Direct damage of one die for each point of the praetor's infernal power.
    Consume {
        /// Sides of the die.
        sides: u8,
    },
    /// Blocks this much damage during the rest of the round.
    Ward {
        /// The dice.
        dice: Dice,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// Each of its shields blocks this much damage, instead of 1, during the rest of the round.
    Stance(u8),
    /// Extra damage, if the move did damage and has more skulls than the enemy's move.
    Lunge {
        /// The dice.
        dice: Dice,
    },
    /// Removes skulls from the enemy's later moves of the round, if the praetor's level exceeds the
    /// shields of the enemy's move.
    Cripple {
        /// The dice.
        dice: Dice,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// Extra damage of this much for each of its shields above the enemy's skulls, if the move did
    /// damage.
    Impale(u8),
    /// Damage of this much for each skull above the enemy's shields, also in each later slot of the
    /// round.
    Bleed(u8),
    /// Extra damage of this much for each of the enemy's shields in this slot and the one before,
    /// if the move did damage.
    BreakBones(u8),
    /// Extra damage of these dice for every `skulls` skulls in the enemy's move, if the move did
    /// damage.
    Slice {
        /// The dice.
        dice: Dice,
        /// Number of the enemy's skulls for each roll.
        skulls: u8,
    },
    /// Chance, in percent, that each later move of the enemy in this round is negated.
    Trance {
        /// Chance before levels.
        chance: u8,
        /// Added for each level of the praetor.
        per_level: u8,
    },
    /// The damage of the enemy's move falls on the enemy instead, multiplied by this.
    Retribution(u8),
}

/// The row of an effect: keys, and the numbers that its text may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveTraits {
    /// The key of its text: `move-KEY`.
    pub key: &'static str,
    /// The name of its icon. A move without an effect shows what it is paid with.
    pub icon: &'static str,
    /// Its dice.
    pub dice: Option<Dice>,
    /// Additional dice.
    pub more: Option<Dice>,
    /// A number.
    pub n: Option<u8>,
    /// Added for each level of the praetor.
    pub per_level: Option<u8>,
    /// A chance in percent.
    pub chance: Option<u8>,
}

impl MoveTraits {
    const fn new(key: &'static str, icon: &'static str) -> Self {
        Self { key, icon, dice: None, more: None, n: None, per_level: None, chance: None }
    }

    const fn dice(self, dice: Dice) -> Self {
        Self { dice: Some(dice), ..self }
    }

    const fn more(self, more: Dice) -> Self {
        Self { more: Some(more), ..self }
    }

    const fn n(self, n: u8) -> Self {
        Self { n: Some(n), ..self }
    }

    const fn per_level(self, per_level: u8) -> Self {
        Self { per_level: Some(per_level), ..self }
    }

    const fn chance(self, chance: u8) -> Self {
        Self { chance: Some(chance), ..self }
    }
}

impl MoveEffect {
    /// The table of all effects: everything about them except what they do.
    #[must_use]
    pub const fn traits(self) -> MoveTraits {
        let of = MoveTraits::new;
        match self {
            Self::Plain => of("plain", "battle"),
            Self::Strike { dice, per_level } => of("strike", "infernal").dice(dice).per_level(per_level),
            Self::Sear { dice, stronger } => of("sear", "brain").dice(dice).more(stronger),
            Self::Rupture(n) => of("rupture", "orb").n(n),
            Self::Consume { sides } => of("consume", "infernal").dice((1, sides)),
            Self::Ward { dice, per_level } => of("ward", "lock").dice(dice).per_level(per_level),
            Self::Stance(n) => of("stance", "lock").n(n),
            Self::Lunge { dice } => of("lunge", "melee").dice(dice),
            Self::Cripple { dice, per_level } => of("cripple", "down").dice(dice).per_level(per_level),
            Self::Impale(n) => of("impale", "melee").n(n),
            Self::Bleed(n) => of("bleed", "ichor").n(n),
            Self::BreakBones(n) => of("break-bones", "destroyed").n(n),
            Self::Slice { dice, skulls } => of("slice", "cross").dice(dice).n(skulls),
            Self::Trance { chance, per_level } => of("trance", "eye-closed").chance(chance).per_level(per_level),
            Self::Retribution(n) => of("retribution", "undo").n(n),
        }
    }
}
