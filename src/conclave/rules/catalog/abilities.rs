//! Special abilities of legions, praetors and artifacts (manual appendices C, D and F).
//!
//! There is one list for all three, because an ability works the same for each of them. Numbers
//! that the manual fixes for all (a charge, a rage, a save) are in the constants. Numbers that
//! differ from entry to entry are here. The effects of abilities in battle are in
//! [`combat`](crate::combat), on the march in [`forces`](crate::forces). Duel moves are not
//! abilities.
//!
//! One row of [`Ability::traits`] declares everything else about an ability, so that no other file
//! lists them all. The rules ask for the ability that they mean. Texts follow from the key.

use serde::{Deserialize, Serialize};

use crate::forces::{Stat, Strength};
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
    Bonus(Number),
    /// Works without an act of its bearer: on damage to it, or on the conditions of the battle.
    /// Sound of Doom does not block it.
    Nature,
    /// An act of its bearer in a round; Sound of Doom blocks it (manual appendix D).
    Action,
}

/// A number of a unit that bonuses add to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Number {
    /// A combat value.
    Value(Stat),
    /// The level for advantage, saves, resistance rolls and attachment slots.
    Level,
    /// Loyalty.
    Loyalty,
    /// Hit points for the length of a battle.
    HitPoints,
}

/// The worth of an ability to a mind, in points of combat value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Worth {
    /// The same on every unit.
    Flat(i32),
    /// This much on a unit that has the value, nothing on others.
    With(Stat, i32),
    /// A part of a value: numerator and denominator.
    Part(Stat, i32, i32),
    /// The smaller of two values.
    Lesser(Stat, Stat),
}

/// The row of an ability.
struct Traits {
    key: &'static str,
    sort: AbilitySort,
    icon: &'static str,
    worth: Worth,
    /// Its amount, and the largest size that an entry of the catalog may give it.
    amount: Option<(i32, u32)>,
    stat: Option<Stat>,
    terrain: Option<Terrain>,
}

impl Traits {
    const fn new(key: &'static str, sort: AbilitySort, icon: &'static str, worth: Worth) -> Self {
        Self { key, sort, icon, worth, amount: None, stat: None, terrain: None }
    }

    const fn amount(self, amount: i32, most: u32) -> Self {
        Self { amount: Some((amount, most)), ..self }
    }

    const fn stat(self, stat: Stat) -> Self {
        Self { stat: Some(stat), ..self }
    }

    const fn terrain(self, terrain: Terrain) -> Self {
        Self { terrain: Some(terrain), ..self }
    }
}

impl Ability {
    /// The table of all abilities.
    fn traits(self) -> Traits {
        use AbilitySort::{Action, Bonus, Movement, Nature};
        use Stat::{Infernal, Melee, Ranged};
        use Worth::{Flat, Lesser, Part, With};
        let of = Traits::new;
        match self {
            Self::Flying(n) => of("flying", Movement, "flying", Flat(n.into())).amount(n.into(), 8),
            Self::Walks(terrain) => of("walks", Movement, "canton", Flat(1)).terrain(terrain),
            Self::Swift(n) => of("swift", Movement, "moves", Flat(2 * i32::from(n))).amount(n.into(), 3),
            Self::Ponderous => of("ponderous", Movement, "moves", Flat(-2)),
            Self::NoFly => of("no-fly", Movement, "moves", Flat(-2)),

            Self::Bonus(stat, n) => {
                of("bonus", Bonus(Number::Value(stat)), stat.key(), Flat(n.into())).stat(stat).amount(n.into(), 12)
            }
            Self::LevelRoll(n) => {
                of("level-roll", Bonus(Number::Level), "level", Flat(i32::from(n) / 2 + 1)).amount(n.into(), 6)
            }
            Self::Loyalty(n) => of("loyalty", Bonus(Number::Loyalty), "loyalty", Flat(1)).amount(n.into(), 10),
            Self::HitPoints(n) => {
                of("hit-points", Bonus(Number::HitPoints), "hitpoints", Flat(i32::from(n) / 2)).amount(n.into(), 20)
            }

            Self::First(stat) => of("first", Action, stat.key(), Part(stat, 1, 2)).stat(stat),
            Self::Last(stat) => of("last", Action, stat.key(), Flat(0)).stat(stat),
            Self::Twice(stat) => of("twice", Action, stat.key(), Part(stat, 2, 3)).stat(stat),
            Self::Rounds(n) => of("rounds", Nature, "turn", Flat(1)).amount(n.into(), 2),

            Self::Charge => of("charge", Action, "melee", With(Melee, 3)),
            Self::Rage => of("rage", Action, "melee", With(Melee, 3)),
            Self::Fierce => of("fierce", Action, "melee", With(Melee, 3)),
            Self::BlackLightning => of("black-lightning", Action, "ranged", With(Ranged, 2)),
            Self::FlameAura => of("flame-aura", Action, "infernal", With(Infernal, 2)),
            Self::Trample => of("trample", Action, "melee", With(Melee, 3)),
            Self::InfernalBurst => of("infernal-burst", Action, "infernal", Lesser(Infernal, Melee)),

            Self::StunningBlow => of("stunning-blow", Action, "melee", Part(Melee, 1, 1)),
            Self::SulfurousBurns => of("sulfurous-burns", Action, "ranged", Part(Ranged, 1, 2)),
            Self::PowerOfDamnation => of("power-of-damnation", Action, "infernal", Part(Infernal, 1, 2)),
            Self::WallRam => of("wall-ram", Action, "melee", With(Melee, 3)),
            Self::SiegeEngine => of("siege-engine", Action, "stronghold", Flat(4)),

            Self::Resist(stat, n) => {
                of("resist", Nature, "shield", Flat(i32::from(n) / 2)).stat(stat).amount(n.into(), 10)
            }
            Self::Vulnerable(stat, n) => {
                of("vulnerable", Nature, "shield", Flat(-i32::from(n) / 2)).stat(stat).amount(n.into(), 10)
            }
            Self::DarkAura => of("dark-aura", Nature, "shield", Flat(3)),
            Self::HalfInfernalDamage => of("half-infernal-damage", Nature, "shield", Flat(3)),

            Self::InfernalDissipation => of("infernal-dissipation", Action, "infernal", Flat(1)),
            Self::VampiricReaping => of("vampiric-reaping", Action, "hitpoints", Part(Melee, 1, 2)),
            Self::FleshRend => of("flesh-rend", Action, "melee", Part(Melee, 1, 2)),
            Self::LeperKingsCurse => of("leper-kings-curse", Action, "skull", Part(Melee, 1, 2)),
            Self::TotemPower => of("totem-power", Action, "infernal", Part(Infernal, 1, 2)),

            Self::BlockCombatCards => of("block-combat-cards", Nature, "card", Flat(2)),
            Self::Panic => of("panic", Nature, "skull", Flat(4)),
            Self::SoundOfDoom => of("sound-of-doom", Nature, "skull", Flat(4)),
            Self::DemonicSalve => of("demonic-salve", Nature, "hitpoints", Flat(4)),
            Self::Oblivion => of("oblivion", Nature, "skull", Flat(2)),

            Self::CenterOfEvil => of("center-of-evil", Nature, "throne", Flat(2)),
            Self::SeatOfCommand => of("seat-of-command", Nature, "throne", Flat(3)),
            Self::RecoverySpecialists => of("recovery-specialists", Nature, "artifact", Flat(1)),
            Self::CollectorOfArtifacts => of("collector-of-artifacts", Nature, "artifact", Flat(1)),
        }
    }

    /// Returns the key of its texts: `ability-KEY-name` is its name, `ability-KEY` its description.
    #[must_use]
    pub fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns its kind.
    #[must_use]
    pub fn sort(self) -> AbilitySort {
        self.traits().sort
    }

    /// Returns the name of its icon. An ability that opens terrain is shown as that terrain
    /// instead.
    #[must_use]
    pub fn icon(self) -> &'static str {
        self.traits().icon
    }

    /// Returns its worth for a unit of this strength, in points of combat value.
    #[must_use]
    pub fn worth(self, strength: &Strength) -> i32 {
        let value = |stat: Stat| i32::from(strength.of(stat));
        match self.traits().worth {
            Worth::Flat(points) => points,
            Worth::With(stat, points) => {
                if value(stat) > 0 {
                    points
                } else {
                    0
                }
            }
            Worth::Part(stat, of, whole) => value(stat) * of / whole,
            Worth::Lesser(one, other) => value(one).min(value(other)),
        }
    }

    /// Returns the amount that differs from entry to entry, or `None`.
    #[must_use]
    pub fn amount(self) -> Option<i32> {
        self.traits().amount.map(|(amount, _)| amount)
    }

    /// Returns the size of its amount and the largest size allowed; `None` without an amount.
    pub(super) fn size(self) -> Option<(u32, u32)> {
        self.traits().amount.map(|(amount, most)| (amount.unsigned_abs(), most))
    }

    /// Returns the combat value that it concerns, or `None`.
    #[must_use]
    pub fn stat(self) -> Option<Stat> {
        self.traits().stat
    }

    /// Returns the number of its bearer that it adds to, and how much it adds, or `None`.
    #[must_use]
    pub fn adds(self) -> Option<(Number, i32)> {
        let traits = self.traits();
        let AbilitySort::Bonus(number) = traits.sort else { return None };
        traits.amount.map(|(amount, _)| (number, amount))
    }

    /// Returns the impassable terrain that it lets its bearer enter, or `None`.
    #[must_use]
    pub fn walks(self) -> Option<Terrain> {
        self.traits().terrain
    }

    /// Returns the number of rounds that it adds to a battle; negative if it removes them.
    #[must_use]
    pub const fn rounds(self) -> i8 {
        if let Self::Rounds(more) = self { more } else { 0 }
    }

    /// Returns the ability with its amount set to 0. Of `Rounds` the sign stays, because it
    /// distinguishes two abilities.
    pub(super) const fn bare(mut self) -> Self {
        if let Self::Flying(amount)
        | Self::Swift(amount)
        | Self::LevelRoll(amount)
        | Self::Loyalty(amount)
        | Self::Resist(_, amount)
        | Self::Vulnerable(_, amount) = &mut self
        {
            *amount = 0;
        }
        if let Self::Bonus(_, amount) | Self::HitPoints(amount) = &mut self {
            *amount = 0;
        }
        if let Self::Rounds(rounds) = &mut self {
            *rounds = rounds.signum();
        }
        self
    }
}
