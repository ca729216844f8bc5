//! The numbers of battles and of the abilities that work in them (manual 4.16, appendices D and F).

use serde::{Deserialize, Serialize};

/// Battles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BattleNumbers {
    /// Rounds of a battle (manual 4.16).
    pub rounds: u8,
    /// Maximum of the advantage (ruling R14).
    pub advantage_limit: i16,
    /// Prestige for a destroyed unit, per level (manual 4.16).
    pub prestige_per_level: i32,
    /// Prestige for a forced retreat is the damage of the retreating legion divided by this (manual
    /// 3.4).
    pub retreat_divisor: i32,
    /// A unit saves if a die plus its level reaches this (manual appendix D).
    pub save: u8,
    /// Extra damage of a charge (manual appendix F).
    pub charge: u8,
    /// Sides of the die for the extra damage of rage (manual appendix F).
    pub rage_die: u8,
    /// Sides of the die for the extra damage of fierce legions (manual appendix F).
    pub fierce_die: u8,
    /// Sides of the die for the extra damage of black lightning (manual appendix F).
    pub lightning_die: u8,
    /// Sides of the die for the extra damage of a flame aura (manual appendix F).
    pub flame_die: u8,
    /// Sides of the dice for the losses to panic (manual appendix D).
    pub panic_die: u8,
    /// Sides of the dice for the losses to flesh rend (manual appendix D).
    pub rend_die: u8,
    /// Sides of the dice by which combat cards lower enemy values (manual 4.12).
    pub card_die: u8,
    /// Chance of oblivion, in percent, before the reduction for the enemy's level (manual appendix
    /// D).
    pub oblivion: u8,
    /// Reduction of that chance for each level of the enemy, in percent.
    pub oblivion_step: u8,
    /// Loyalty of a personal guard or a garrison where a rule needs a number.
    pub guard_loyalty: u8,
    /// Chance, in percent, to recover an artifact of a destroyed legion (facts 23.8).
    pub scavenging: u8,
}

impl BattleNumbers {
    /// Returns the numbers that texts of abilities may use, with their names there.
    #[must_use]
    pub const fn told(&self) -> [(&'static str, u8); 11] {
        [
            ("save", self.save),
            ("charge", self.charge),
            ("rage", self.rage_die),
            ("fierce", self.fierce_die),
            ("lightning", self.lightning_die),
            ("flames", self.flame_die),
            ("panic", self.panic_die),
            ("rend", self.rend_die),
            ("oblivion", self.oblivion),
            ("step", self.oblivion_step),
            ("scavenging", self.scavenging),
        ]
    }
}
