//! What an entry of the family of rituals says (manual 4.11, appendices H and I).

use serde::{Deserialize, Serialize};

use super::boons::RelicRitual;
use crate::archfiends::Discipline;
use crate::tribute::Purse;

/// What opens a ritual to a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Access {
    /// A discipline at this level.
    Discipline(Discipline, u8),
    /// A relic in the ritual chamber.
    Relic(RelicRitual),
}

impl Access {
    /// The level of a discipline that it takes; none of what a relic opens.
    #[must_use]
    pub const fn level(self) -> u8 {
        match self {
            Self::Discipline(_, level) => level,
            Self::Relic(_) => 0,
        }
    }
}

/// What a ritual does. Sizes are in the constants or follow from the caster's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RitualEffect {
    /// Great strength for a legion of one's own, then exhaustion.
    Juggernaut,
    /// Less of one combat value of a rival's legion for some turns.
    CombatDeception,
    /// Rivals' legions that cannot move this turn.
    StrategicConfusion,
    /// A rival's artifact, praetor, relic or legion changes hands.
    PilferCoerceBribe,
    /// Legions that are not there.
    LiesAndRumors,
    /// A march of a rival's legion.
    SecretManipulation,
    /// Cards out of a rival's vault.
    LootTheVaults,
    /// One's legions out of sight.
    StrategicDeception,
    /// A canton on a border with another owner.
    FiendishBureaucracy,
    /// Knowledge of a rival.
    DarkAugury,
    /// Loyalty, and resistance to Deceit.
    DemonicPremonitions,
    /// Advantage in the bazaar and before the conclave.
    InfernalNegotiations,
    /// Sight of combat cards and of hidden legions.
    InfernalEye,
    /// Twice the prestige of places of power.
    ForbiddenLore,
    /// A secret objective is discarded.
    UnholyRevelation,
    /// Damage to a rival's legion.
    InfernalAffliction,
    /// A rival's cards destroyed and ritual slots blocked.
    CorruptionOfEssence,
    /// A rival's legion loses combat cards and attachments.
    PainAndPunishment,
    /// A rival's praetor goes to the Abyss.
    Banish,
    /// A rival has fewer order slots.
    PlanarLock,
    /// Damage to a rival's legion that nothing restores.
    DireDissipation,
    /// The best tribute, and none the turn after.
    DemandOfSupplication,
    /// A card for prestige.
    BurntOfferings,
    /// A legion steps to any canton.
    DimensionalGate,
    /// All one's legions are whole.
    DemonicFlesh,
    /// A praetor made greater in single combat.
    AnointedOfAsh,
}

impl RitualEffect {
    /// All of them, in the order of appendix I.
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

    /// Whether it is done to another house or to what another house has.
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

    /// Whether it goes on for as long as it is paid for (manual 4.11).
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

    /// The name of its text: `ritual-KEY`.
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
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// What opens it.
    pub access: Access,
    /// What it does.
    pub effect: RitualEffect,
    /// What it costs before threats and guises.
    pub cost: Purse,
    /// What each further turn costs, of one that lasts; one that does not is over with its turn.
    pub upkeep: Option<Purse>,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

/// The numbers of rituals.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RitualNumbers {
    /// Points off the price of a ritual against the first, second and further threats of one's list (manual 4.11).
    pub threat_discount: Vec<u8>,
    /// Points that a mask adds.
    pub masking: u8,
    /// Points that framing another house adds beyond the mask.
    pub framing: u8,
    /// From which level of Deceit on rituals can be masked (manual 4.11).
    pub masking_level: u8,
    /// Hostile rituals.
    pub hostile: HostileNumbers,
    /// A durational ritual costs one part in so many of its price each further turn, rounded up (facts 23.4).
    pub upkeep_part: u8,
    /// For how many turns a legion is a juggernaut, and for how many it is exhausted afterwards (manual appendix I).
    pub juggernaut: (u8, u8),
    /// From which levels of Prophecy on an augury shows vaults, ritual chambers, perks and secret objectives (manual
    /// appendix I).
    pub augury: (u8, u8, u8, u8),
    /// What Infernal Negotiations take off the level of Prophecy for the points that they add to a bid (facts 23.4).
    pub negotiations_less: u8,
    /// What Infernal Negotiations add to a rank in diplomacy (manual appendix I).
    pub negotiations_rank: u8,
    /// How many times its prestige a place of power gives by Forbidden Lore (manual appendix I).
    pub lore: u8,
    /// The prestige of a burnt offering (manual appendix I).
    pub offering: u8,
    /// The decoration of a praetor anointed with ash, by its id (manual appendices C and I).
    pub anointing: String,
}

/// The sizes of hostile rituals (manual appendix I; facts 23.4).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HostileNumbers {
    /// Combat Deception: what it takes off a value for each level of Deceit, and for how many turns (manual appendix I).
    pub deception: (u8, u32),
    /// Strategic Confusion: the level at which it reaches one legion; one more for each level above.
    pub confusion_level: u8,
    /// Pilfer, Coerce and Bribe: from which level of Deceit on artifacts, praetors, relics and legions can be taken.
    pub pilfer_levels: (u8, u8, u8, u8),
    /// Looting the Vaults: a card for every so many levels.
    pub loot_levels: u8,
    /// Infernal Affliction: sides of the die, and one more for every so many levels.
    pub affliction: (u8, u8),
    /// Corruption of Essence: so many cards fewer than levels at most.
    pub corruption_spares: u8,
    /// Corruption of Essence: the level at which it strikes one ritual slot, and one more for every so many levels above.
    pub corruption_slots: (u8, u8),
    /// Planar Lock: order slots that it shuts, from which level on it is great, and how many it shuts then.
    pub lock: (u8, u8, u8),
    /// Dire Dissipation: sides of the dice.
    pub dissipation_die: u8,
}

impl HostileNumbers {
    /// How much of a value Combat Deception takes off at a level of Deceit.
    #[must_use]
    pub const fn weakening(&self, level: u8) -> u8 {
        self.deception.0.saturating_mul(level)
    }

    /// How many legions Strategic Confusion reaches at a level of Deceit.
    #[must_use]
    pub const fn confused(&self, level: u8) -> u8 {
        1 + level.saturating_sub(self.confusion_level)
    }

    /// How many cards Looting the Vaults takes at a level of Deceit; one at least.
    #[must_use]
    pub const fn looted(&self, level: u8) -> u8 {
        let cards = parts(level, self.loot_levels);
        if cards == 0 { 1 } else { cards }
    }

    /// What Infernal Affliction adds to its die at a level of Destruction.
    #[must_use]
    pub const fn affliction_bonus(&self, level: u8) -> u8 {
        parts(level, self.affliction.1)
    }

    /// How many cards Corruption of Essence destroys at most at a level of Destruction; one at least.
    #[must_use]
    pub const fn corrupted_cards(&self, level: u8) -> u8 {
        let most = level.saturating_sub(self.corruption_spares);
        if most == 0 { 1 } else { most }
    }

    /// How many ritual slots Corruption of Essence strikes at a level of Destruction.
    #[must_use]
    pub const fn corrupted_slots(&self, level: u8) -> u8 {
        let (base, levels) = self.corruption_slots;
        1 + parts(level.saturating_sub(base), levels)
    }

    /// How many order slots a Planar Lock shuts at a level of Destruction.
    #[must_use]
    pub const fn locked(&self, level: u8) -> u8 {
        let (slots, great, more) = self.lock;
        if level >= great { more } else { slots }
    }
}

/// How often so many levels go into a level; never if they are none.
const fn parts(level: u8, levels: u8) -> u8 {
    match level.checked_div(levels) {
        Some(parts) => parts,
        None => 0,
    }
}
