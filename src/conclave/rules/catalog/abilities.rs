//! Special abilities of legions, praetors and artifacts (manual appendices C, D and F).
//!
//! There is one list for all three, because an ability works the same for each of them. Numbers
//! that the manual fixes for all (a charge, a rage, a save) are in the constants. Numbers that
//! differ from entry to entry are here. The effects of abilities in battle are in
//! [`combat`](crate::combat), on the march in [`forces`](crate::forces). Duel moves are not
//! abilities.

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
    /// Adds move points.
    Swift(u8),
    /// At most one move point, and no flight.
    Ponderous,
    /// Cannot fly.
    NoFly,

    /// Adds to a combat value.
    Bonus(Stat, i16),
    /// Adds to the level for advantage, saves, resistance rolls and attachment slots.
    LevelRoll(u8),
    /// Adds loyalty.
    Loyalty(u8),
    /// Adds hit points for the length of a battle.
    HitPoints(i16),

    /// This challenge comes first in each round.
    First(Stat),
    /// This challenge comes last in each round.
    Last(Stat),
    /// This challenge is repeated at the end of the first round.
    Twice(Stat),
    /// Adds rounds, or removes them.
    Rounds(i8),

    /// Three points of extra melee damage in the first round.
    Charge,
    /// One extra die of melee damage in the second round, if the bearer has lost hit points.
    Rage,
    /// One extra small die of melee damage.
    Fierce,
    /// One extra small die of ranged damage.
    BlackLightning,
    /// One extra small die of infernal damage.
    FlameAura,
    /// Extra melee damage: half of the bearer's hit points.
    Trample,
    /// Extra melee damage: the bearer's infernal value.
    InfernalBurst,

    /// Doubles melee damage and sets the victim's values to 0 for the rest of the round.
    StunningBlow,
    /// Doubles ranged damage.
    SulfurousBurns,
    /// Doubles infernal damage.
    PowerOfDamnation,
    /// Doubles melee damage to places.
    WallRam,
    /// Doubles all damage to places.
    SiegeEngine,

    /// Reduces the damage of a lost challenge by this much.
    Resist(Stat, u8),
    /// Increases the damage of a lost challenge by this much.
    Vulnerable(Stat, u8),
    /// Negates the damage of ranged challenges.
    DarkAura,
    /// Halves the damage of infernal challenges.
    HalfInfernalDamage,

    /// Infernal damage cannot be healed, unless the victim saves.
    InfernalDissipation,
    /// Heals as many hit points as the melee damage, unless the victim saves.
    VampiricReaping,
    /// Melee damage lowers each of the victim's values by a die, unless the victim saves.
    FleshRend,
    /// Melee damage curses the victim, unless it saves: damage of half the bearer's loyalty, now
    /// and at the start of every later round.
    LeperKingsCurse,
    /// An enemy that does melee damage to the bearer takes damage equal to the bearer's infernal
    /// value, unless it saves.
    TotemPower,

    /// The enemy cannot use its combat cards.
    BlockCombatCards,
    /// Before the battle, an enemy legion loses a die of hit points and of each value, unless it
    /// saves.
    Panic,
    /// In every round the enemy's actions are blocked, unless it saves.
    SoundOfDoom,
    /// The bearer is restored to full strength every turn and before every battle.
    DemonicSalve,
    /// The enemy that destroys the bearer may be destroyed too.
    Oblivion,

    /// The bearer supports with its full values.
    CenterOfEvil,
    /// Triples the bonuses of the praetor on the same unit.
    SeatOfCommand,
    /// Doubles the chance to recover artifacts.
    RecoverySpecialists,
    /// Always recovers artifacts.
    CollectorOfArtifacts,
}

/// The kind of an ability. Sound of Doom blocks only one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum AbilitySort {
    /// Changes the movement of its bearer.
    Movement,
    /// Adds to a number; Sound of Doom does not block it.
    Bonus,
    /// Works without an act of its bearer: on damage to it, or on the conditions of the battle.
    /// Sound of Doom does not block it.
    Nature,
    /// An act of its bearer in a round; Sound of Doom blocks it (manual appendix D).
    Action,
}

impl Ability {
    /// Returns its kind.
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

    /// Returns the impassable terrain that it lets its bearer enter, or `None`.
    #[must_use]
    pub const fn walks(&self) -> Option<Terrain> {
        if let Self::Walks(terrain) = self { Some(*terrain) } else { None }
    }

    /// Returns the key of its texts: `ability-KEY-name` is its name, `ability-KEY` its description.
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
