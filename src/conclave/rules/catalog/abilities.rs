//! What legions, praetors and artifacts can do that others cannot (manual appendices C, D and F).
//!
//! One list for all three: an ability works the same whoever brings it. Its numbers that the manual fixes for good (a charge,
//! a rage, a save) are in the constants; what differs from entry to entry stands here. What an ability does in a battle is in
//! [`combat`](crate::combat), on the march in [`forces`](crate::forces). Duel moves are not abilities.

use serde::{Deserialize, Serialize};

use crate::forces::Stat;
use crate::realm::terrain::Terrain;

/// A special ability.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Ability {
    /// May fly up to this many cantons over anything, instead of walking (ruling R13).
    Flying(u8),
    /// May enter one kind of impassable terrain, which it still cannot claim (manual 4.2).
    Walks(Terrain),
    /// More move points.
    Swift(u8),
    /// One move point at most, and no flight.
    Ponderous,
    /// Cannot fly.
    NoFly,

    /// More of a combat value.
    Bonus(Stat, i16),
    /// More level for advantage, saves, resistance rolls and attachment slots.
    LevelRoll(u8),
    /// More loyalty.
    Loyalty(u8),
    /// Hit points for the length of a battle only.
    HitPoints(i16),

    /// This challenge comes first in each round.
    First(Stat),
    /// This challenge comes last in each round.
    Last(Stat),
    /// This challenge comes once more at the end of the first round.
    Twice(Stat),
    /// Rounds more or fewer.
    Rounds(i8),

    /// Three more melee damage in the first round.
    Charge,
    /// A die more melee damage in the second round, once wounded.
    Rage,
    /// A small die more melee damage.
    Fierce,
    /// A small die more ranged damage.
    BlackLightning,
    /// A small die more infernal damage.
    FlameAura,
    /// Half of one's own hit points as melee damage besides.
    Trample,
    /// One's own infernal value as melee damage besides.
    InfernalBurst,

    /// Melee damage doubled, and the victim's values are nothing for the rest of the round.
    StunningBlow,
    /// Ranged damage doubled.
    SulfurousBurns,
    /// Infernal damage doubled.
    PowerOfDamnation,
    /// Melee damage to places doubled.
    WallRam,
    /// All damage to places doubled.
    SiegeEngine,

    /// This much less damage of a lost challenge.
    Resist(Stat, u8),
    /// This much more damage of a lost challenge.
    Vulnerable(Stat, u8),
    /// No damage from ranged challenges.
    DarkAura,
    /// Half the damage from infernal challenges.
    HalfInfernalDamage,

    /// Infernal damage cannot be healed, unless the victim saves.
    InfernalDissipation,
    /// Heals by the melee damage done, unless the victim saves.
    VampiricReaping,
    /// Melee damage takes a die off each of the victim's values, unless it saves.
    FleshRend,
    /// Melee damage curses: half of one's loyalty in damage, now and at the start of every later round, unless the victim saves.
    LeperKingsCurse,
    /// Whoever does melee damage to it takes its infernal value in damage, unless he saves.
    TotemPower,

    /// The enemy's cards cannot be used.
    BlockCombatCards,
    /// Before the battle an enemy legion loses a die of hit points and of each value, unless it saves.
    Panic,
    /// In every round the enemy's actions are blocked, unless it saves.
    SoundOfDoom,
    /// Restored to full strength every turn and before every battle.
    DemonicSalve,
    /// Whoever destroys it may be destroyed as well.
    Oblivion,

    /// Supports with its whole values.
    CenterOfEvil,
    /// The bonuses of its praetor count three times.
    SeatOfCommand,
    /// Twice the chance to recover artifacts.
    RecoverySpecialists,
    /// Always recovers artifacts.
    CollectorOfArtifacts,
}

/// Of which sort an ability is: what it touches, and whether Sound of Doom can block it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AbilitySort {
    /// Changes how its bearer moves.
    Movement,
    /// Grants a bonus to a number; Sound of Doom leaves it alone.
    Bonus,
    /// Works by itself on what its bearer suffers or on what surrounds the battle; Sound of Doom leaves it alone.
    Nature,
    /// Something its bearer does in a round; Sound of Doom blocks it (manual appendix D).
    Action,
}

impl Ability {
    /// Of which sort it is.
    #[must_use]
    pub const fn sort(self) -> AbilitySort {
        match self {
            Self::Flying(_) | Self::Walks(_) | Self::Swift(_) | Self::Ponderous | Self::NoFly => AbilitySort::Movement,
            Self::Bonus(..) | Self::LevelRoll(_) | Self::Loyalty(_) | Self::HitPoints(_) => AbilitySort::Bonus,
            Self::Rounds(_)
            | Self::Resist(..)
            | Self::Vulnerable(..)
            | Self::DarkAura
            | Self::HalfInfernalDamage
            | Self::BlockCombatCards
            | Self::Panic
            | Self::SoundOfDoom
            | Self::DemonicSalve
            | Self::Oblivion
            | Self::CenterOfEvil
            | Self::SeatOfCommand
            | Self::RecoverySpecialists
            | Self::CollectorOfArtifacts => AbilitySort::Nature,
            Self::First(_)
            | Self::Last(_)
            | Self::Twice(_)
            | Self::Charge
            | Self::Rage
            | Self::Fierce
            | Self::BlackLightning
            | Self::FlameAura
            | Self::Trample
            | Self::InfernalBurst
            | Self::StunningBlow
            | Self::SulfurousBurns
            | Self::PowerOfDamnation
            | Self::WallRam
            | Self::SiegeEngine
            | Self::InfernalDissipation
            | Self::VampiricReaping
            | Self::FleshRend
            | Self::LeperKingsCurse
            | Self::TotemPower => AbilitySort::Action,
        }
    }

    /// The impassable terrain that it lets its bearer enter.
    #[must_use]
    pub const fn walks(&self) -> Option<Terrain> {
        if let Self::Walks(terrain) = self { Some(*terrain) } else { None }
    }

    /// The name of its texts: `ability-KEY-name` for its name, `ability-KEY` for what it does.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Flying(_) => "flying",
            Self::Walks(_) => "walks",
            Self::Swift(_) => "swift",
            Self::Ponderous => "ponderous",
            Self::NoFly => "no-fly",
            Self::Bonus(..) => "bonus",
            Self::LevelRoll(_) => "level-roll",
            Self::Loyalty(_) => "loyalty",
            Self::HitPoints(_) => "hit-points",
            Self::First(_) => "first",
            Self::Last(_) => "last",
            Self::Twice(_) => "twice",
            Self::Rounds(_) => "rounds",
            Self::Charge => "charge",
            Self::Rage => "rage",
            Self::Fierce => "fierce",
            Self::BlackLightning => "black-lightning",
            Self::FlameAura => "flame-aura",
            Self::Trample => "trample",
            Self::InfernalBurst => "infernal-burst",
            Self::StunningBlow => "stunning-blow",
            Self::SulfurousBurns => "sulfurous-burns",
            Self::PowerOfDamnation => "power-of-damnation",
            Self::WallRam => "wall-ram",
            Self::SiegeEngine => "siege-engine",
            Self::Resist(..) => "resist",
            Self::Vulnerable(..) => "vulnerable",
            Self::DarkAura => "dark-aura",
            Self::HalfInfernalDamage => "half-infernal-damage",
            Self::InfernalDissipation => "infernal-dissipation",
            Self::VampiricReaping => "vampiric-reaping",
            Self::FleshRend => "flesh-rend",
            Self::LeperKingsCurse => "leper-kings-curse",
            Self::TotemPower => "totem-power",
            Self::BlockCombatCards => "block-combat-cards",
            Self::Panic => "panic",
            Self::SoundOfDoom => "sound-of-doom",
            Self::DemonicSalve => "demonic-salve",
            Self::Oblivion => "oblivion",
            Self::CenterOfEvil => "center-of-evil",
            Self::SeatOfCommand => "seat-of-command",
            Self::RecoverySpecialists => "recovery-specialists",
            Self::CollectorOfArtifacts => "collector-of-artifacts",
        }
    }
}
