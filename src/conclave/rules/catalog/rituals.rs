//! The entries of the family of rituals (manual 4.11, appendices H and I).

use serde::{Deserialize, Serialize};

use super::boons::RelicRitual;
use crate::archfiends::Discipline;
use crate::tribute::Purse;

/// The requirement that makes a ritual available to a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Access {
    /// A discipline at this level.
    Discipline(Discipline, u8),
    /// A relic in the ritual chamber.
    Relic(RelicRitual),
}

impl Access {
    /// Returns the required level of its discipline; 0 for a relic.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self {
            Self::Discipline(_, level) => level,
            Self::Relic(_) => 0,
        }
    }
}

/// The effect of a ritual. Amounts are in the constants or depend on the caster's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RitualEffect {
    /// Strengthens one of the caster's legions, then exhausts it.
    Juggernaut,
    /// Lowers one combat value of a rival's legion for some turns.
    CombatDeception,
    /// Stops rivals' legions from moving this turn.
    StrategicConfusion,
    /// Takes a rival's artifact, praetor, relic or legion.
    PilferCoerceBribe,
    /// Places dummy legions.
    LiesAndRumors,
    /// Moves a rival's legion.
    SecretManipulation,
    /// Steals cards from a rival's vault.
    LootTheVaults,
    /// Hides the caster's legions.
    StrategicDeception,
    /// Gives a border canton to another owner.
    FiendishBureaucracy,
    /// Reveals information about a rival.
    DarkAugury,
    /// Adds loyalty and resistance to Deceit.
    DemonicPremonitions,
    /// Gives advantages in the bazaar and in diplomacy.
    InfernalNegotiations,
    /// Reveals combat cards and hidden legions.
    InfernalEye,
    /// Doubles the prestige of places of power.
    ForbiddenLore,
    /// Discards a secret objective.
    UnholyRevelation,
    /// Damages a rival's legion or place.
    InfernalAffliction,
    /// Destroys a rival's cards and blocks its ritual slots.
    CorruptionOfEssence,
    /// Removes combat cards and attachments of a rival's legion.
    PainAndPunishment,
    /// Banishes a rival's praetor to the Abyss.
    Banish,
    /// Removes order slots of a rival.
    PlanarLock,
    /// Damages a rival's legion permanently.
    DireDissipation,
    /// Brings the best tribute, and none in the following turn.
    DemandOfSupplication,
    /// Converts a card into prestige.
    BurntOfferings,
    /// Moves a legion to any canton.
    DimensionalGate,
    /// Heals all legions of the caster.
    DemonicFlesh,
    /// Improves a praetor for single combat.
    AnointedOfAsh,
}

impl RitualEffect {
    /// All effects, in the order of appendix I.
    pub const ALL: [Self; 26] = [
        Self::Juggernaut,
        Self::CombatDeception,
        Self::StrategicConfusion,
        Self::PilferCoerceBribe,
        Self::LiesAndRumors,
        Self::SecretManipulation,
        Self::LootTheVaults,
        Self::StrategicDeception,
        Self::FiendishBureaucracy,
        Self::DarkAugury,
        Self::DemonicPremonitions,
        Self::InfernalNegotiations,
        Self::InfernalEye,
        Self::ForbiddenLore,
        Self::UnholyRevelation,
        Self::InfernalAffliction,
        Self::CorruptionOfEssence,
        Self::PainAndPunishment,
        Self::Banish,
        Self::PlanarLock,
        Self::DireDissipation,
        Self::DemandOfSupplication,
        Self::BurntOfferings,
        Self::DimensionalGate,
        Self::DemonicFlesh,
        Self::AnointedOfAsh,
    ];

    /// True if it targets another house or another house's property.
    #[must_use]
    pub const fn hostile(self) -> bool {
        match self {
            Self::CombatDeception
            | Self::StrategicConfusion
            | Self::PilferCoerceBribe
            | Self::SecretManipulation
            | Self::LootTheVaults
            | Self::FiendishBureaucracy
            | Self::DarkAugury
            | Self::InfernalAffliction
            | Self::CorruptionOfEssence
            | Self::PainAndPunishment
            | Self::Banish
            | Self::PlanarLock
            | Self::DireDissipation => true,
            Self::Juggernaut
            | Self::LiesAndRumors
            | Self::StrategicDeception
            | Self::DemonicPremonitions
            | Self::InfernalNegotiations
            | Self::InfernalEye
            | Self::ForbiddenLore
            | Self::UnholyRevelation
            | Self::DemandOfSupplication
            | Self::BurntOfferings
            | Self::DimensionalGate
            | Self::DemonicFlesh
            | Self::AnointedOfAsh => false,
        }
    }

    /// True if it lasts as long as its upkeep is paid (manual 4.11).
    #[must_use]
    pub const fn lasts(self) -> bool {
        match self {
            Self::LiesAndRumors
            | Self::StrategicDeception
            | Self::DemonicPremonitions
            | Self::InfernalNegotiations
            | Self::InfernalEye
            | Self::ForbiddenLore
            | Self::PlanarLock => true,
            Self::Juggernaut
            | Self::CombatDeception
            | Self::StrategicConfusion
            | Self::PilferCoerceBribe
            | Self::SecretManipulation
            | Self::LootTheVaults
            | Self::FiendishBureaucracy
            | Self::DarkAugury
            | Self::UnholyRevelation
            | Self::InfernalAffliction
            | Self::CorruptionOfEssence
            | Self::PainAndPunishment
            | Self::Banish
            | Self::DireDissipation
            | Self::DemandOfSupplication
            | Self::BurntOfferings
            | Self::DimensionalGate
            | Self::DemonicFlesh
            | Self::AnointedOfAsh => false,
        }
    }

    /// Returns the key of its text: `ritual-KEY`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Juggernaut => "juggernaut",
            Self::CombatDeception => "combat-deception",
            Self::StrategicConfusion => "strategic-confusion",
            Self::PilferCoerceBribe => "pilfer-coerce-bribe",
            Self::LiesAndRumors => "lies-and-rumors",
            Self::SecretManipulation => "secret-manipulation",
            Self::LootTheVaults => "loot-the-vaults",
            Self::StrategicDeception => "strategic-deception",
            Self::FiendishBureaucracy => "fiendish-bureaucracy",
            Self::DarkAugury => "dark-augury",
            Self::DemonicPremonitions => "demonic-premonitions",
            Self::InfernalNegotiations => "infernal-negotiations",
            Self::InfernalEye => "infernal-eye",
            Self::ForbiddenLore => "forbidden-lore",
            Self::UnholyRevelation => "unholy-revelation",
            Self::InfernalAffliction => "infernal-affliction",
            Self::CorruptionOfEssence => "corruption-of-essence",
            Self::PainAndPunishment => "pain-and-punishment",
            Self::Banish => "banish",
            Self::PlanarLock => "planar-lock",
            Self::DireDissipation => "dire-dissipation",
            Self::DemandOfSupplication => "demand-of-supplication",
            Self::BurntOfferings => "burnt-offerings",
            Self::DimensionalGate => "dimensional-gate",
            Self::DemonicFlesh => "demonic-flesh",
            Self::AnointedOfAsh => "anointed-of-ash",
        }
    }
}

/// A ritual (manual 4.11, appendix I).
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct RitualDef {
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Its requirement.
    pub access: Access,
    /// Its effect.
    pub effect: RitualEffect,
    /// Its cost, before changes by threat order and masking.
    pub cost: Purse,
    /// Cost of each further turn of a lasting ritual; `None` for a ritual that ends with its turn.
    pub upkeep: Option<Purse>,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// The numbers of rituals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RitualNumbers {
    /// Reduction of the price, in points, against the first, second and further threats of the
    /// caster's threat order (manual 4.11).
    pub threat_discount: Vec<u8>,
    /// Points that masking adds to the price.
    pub masking: u8,
    /// Points that framing another house adds, in addition to masking.
    pub framing: u8,
    /// Minimum level of Deceit for masking (manual 4.11).
    pub masking_level: u8,
    /// Hostile rituals.
    pub hostile: HostileNumbers,
    /// Each further turn costs the price of the ritual divided by this, rounded up (facts 23.4).
    pub upkeep_part: u8,
    /// Number of turns of the juggernaut's strength, and of its exhaustion afterwards (manual
    /// appendix I).
    pub juggernaut: (u8, u8),
    /// Minimum levels of Prophecy at which an augury shows vaults, ritual chambers, perks and
    /// secret objectives (manual appendix I).
    pub augury: (u8, u8, u8, u8),
    /// Subtracted from the level of Prophecy to get the points that Infernal Negotiations add to a
    /// bid (facts 23.4).
    pub negotiations_less: u8,
    /// Ranks that Infernal Negotiations add in diplomacy (manual appendix I).
    pub negotiations_rank: u8,
    /// Factor of Forbidden Lore for the prestige of a place of power (manual appendix I).
    pub lore: u8,
    /// Prestige of a burnt offering (manual appendix I).
    pub offering: u8,
    /// Decoration of a praetor anointed with ash, by id (manual appendices C and I).
    pub anointing: String,
}

/// The amounts of hostile rituals (manual appendix I; facts 23.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostileNumbers {
    /// Combat Deception: reduction of a value for each level of Deceit, and number of turns (manual
    /// appendix I).
    pub deception: (u8, u32),
    /// Strategic Confusion: the level for one legion; each level above adds one.
    pub confusion_level: u8,
    /// Pilfer, Coerce and Bribe: minimum levels of Deceit for taking artifacts, praetors, relics
    /// and legions.
    pub pilfer_levels: (u8, u8, u8, u8),
    /// Looting the Vaults: number of levels for each card.
    pub loot_levels: u8,
    /// Infernal Affliction: sides of the die, and number of levels for each additional point.
    pub affliction: (u8, u8),
    /// Corruption of Essence: the maximum number of cards is the level minus this.
    pub corruption_spares: u8,
    /// Corruption of Essence: the level for one ritual slot, and number of levels above it for each
    /// further slot.
    pub corruption_slots: (u8, u8),
    /// Planar Lock: order slots removed, the level from which it is stronger, and the slots removed
    /// from then on.
    pub lock: (u8, u8, u8),
    /// Dire Dissipation: sides of the dice.
    pub dissipation_die: u8,
}

impl HostileNumbers {
    /// Returns the reduction of a value by Combat Deception at a level of Deceit.
    #[must_use]
    pub const fn weakening(&self, level: u8) -> u8 {
        self.deception.0.saturating_mul(level)
    }

    /// Returns the number of legions that Strategic Confusion affects at a level of Deceit.
    #[must_use]
    pub const fn confused(&self, level: u8) -> u8 {
        1 + level.saturating_sub(self.confusion_level)
    }

    /// Returns the number of cards that Looting the Vaults takes at a level of Deceit; at least
    /// one.
    #[must_use]
    pub const fn looted(&self, level: u8) -> u8 {
        let cards = parts(level, self.loot_levels);
        if cards == 0 { 1 } else { cards }
    }

    /// Returns the points that Infernal Affliction adds to its die at a level of Destruction.
    #[must_use]
    pub const fn affliction_bonus(&self, level: u8) -> u8 {
        parts(level, self.affliction.1)
    }

    /// Returns the maximum number of cards that Corruption of Essence destroys at a level of
    /// Destruction; at least one.
    #[must_use]
    pub const fn corrupted_cards(&self, level: u8) -> u8 {
        let most = level.saturating_sub(self.corruption_spares);
        if most == 0 { 1 } else { most }
    }

    /// Returns the number of ritual slots that Corruption of Essence blocks at a level of
    /// Destruction.
    #[must_use]
    pub const fn corrupted_slots(&self, level: u8) -> u8 {
        let (base, levels) = self.corruption_slots;
        1 + parts(level.saturating_sub(base), levels)
    }

    /// Returns the number of order slots that a Planar Lock removes at a level of Destruction.
    #[must_use]
    pub const fn locked(&self, level: u8) -> u8 {
        let (slots, great, more) = self.lock;
        if level >= great { more } else { slots }
    }
}

/// Returns `level` divided by `levels`, rounded down; 0 if `levels` is 0.
const fn parts(level: u8, levels: u8) -> u8 {
    match level.checked_div(levels) {
        Some(parts) => parts,
        None => 0,
    }
}
