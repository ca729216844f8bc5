//! Effects of rituals (manual 4.11, appendices H and I), and what is declared about each.
//!
//! One row of [`RitualEffect::traits`] declares everything about an effect except what it does,
//! which is in [`rituals`](crate::rituals). No other file lists them all to say something that the
//! row can say. The text follows from the key.

use serde::{Deserialize, Serialize};

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

/// The kind of target that a ritual is aimed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RitualAim {
    /// No target: the caster itself.
    Oneself,
    /// A rival.
    House,
    /// A legion of the caster.
    OwnLegion,
    /// A rival's legion.
    Legion,
    /// A rival's legion, or the garrison of a place.
    Unit,
    /// One of the combat values of a rival's legion.
    Value,
    /// Some legions of one rival.
    Legions,
    /// A praetor of the caster.
    OwnPraetor,
    /// A rival's praetor.
    Praetor,
    /// Anything of a rival that can be carried off, including legions.
    Spoils,
    /// A rival's legion, and the way that it marches.
    March,
    /// A legion of the caster, and its new canton.
    Step,
    /// A legion of the caster, and the cantons of its copies.
    Copies,
    /// A canton, and its new owner.
    Border,
    /// A rival, or a secret objective of the caster.
    Objective,
}

impl RitualAim {
    /// Returns the key of its instruction: `rite-aim-KEY`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Oneself => "oneself",
            Self::House => "house",
            Self::OwnLegion => "own-legion",
            Self::Legion => "legion",
            Self::Unit => "unit",
            Self::Value => "value",
            Self::Legions => "legions",
            Self::OwnPraetor => "own-praetor",
            Self::Praetor => "praetor",
            Self::Spoils => "spoils",
            Self::March => "march",
            Self::Step => "step",
            Self::Copies => "copies",
            Self::Border => "border",
            Self::Objective => "objective",
        }
    }
}

/// An effect that lasts as long as its upkeep is paid (manual 4.11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lasting {
    /// Of Lies and Rumors.
    LiesAndRumors,
    /// Of Strategic Deception.
    StrategicDeception,
    /// Of Demonic Premonitions.
    DemonicPremonitions,
    /// Of Infernal Negotiations.
    InfernalNegotiations,
    /// Of the Infernal Eye.
    InfernalEye,
    /// Of Forbidden Lore.
    ForbiddenLore,
    /// Of the Planar Lock.
    PlanarLock,
}

/// The use of a target for further rituals in the same turn, after a success.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Leftover {
    /// Nothing: the target is taken away.
    Nothing,
    /// A target with fewer hit points.
    Wounded,
    /// A target that gives less to the same ritual.
    Less,
    /// A target to which the same ritual can do nothing more.
    Done,
    /// Everything: it can be repeated in full.
    All,
}

/// The row of an effect.
struct Traits {
    key: &'static str,
    aim: RitualAim,
    hostile: bool,
    certain: bool,
    lasting: Option<Lasting>,
    leftover: Leftover,
}

impl Traits {
    /// The row of a ritual for the caster itself. Neither dice nor other houses can prevent it.
    const fn own(key: &'static str, aim: RitualAim) -> Self {
        Self { key, aim, hostile: false, certain: true, lasting: None, leftover: Leftover::Done }
    }

    /// The row of a ritual against a rival, which may resist.
    const fn hostile(key: &'static str, aim: RitualAim) -> Self {
        Self { key, aim, hostile: true, certain: false, lasting: None, leftover: Leftover::Done }
    }

    const fn rolled(self) -> Self {
        Self { certain: false, ..self }
    }

    const fn lasting(self, lasting: Lasting) -> Self {
        Self { lasting: Some(lasting), ..self }
    }

    const fn leaves(self, leftover: Leftover) -> Self {
        Self { leftover, ..self }
    }
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

    /// The table of all effects.
    const fn traits(self) -> Traits {
        use RitualAim as Aim;
        match self {
            Self::Juggernaut => Traits::own("juggernaut", Aim::OwnLegion),
            Self::CombatDeception => Traits::hostile("combat-deception", Aim::Value),
            Self::StrategicConfusion => Traits::hostile("strategic-confusion", Aim::Legions),
            Self::PilferCoerceBribe => Traits::hostile("pilfer-coerce-bribe", Aim::Spoils).leaves(Leftover::Nothing),
            Self::LiesAndRumors => Traits::own("lies-and-rumors", Aim::Copies).lasting(Lasting::LiesAndRumors),
            Self::SecretManipulation => Traits::hostile("secret-manipulation", Aim::March),
            Self::LootTheVaults => Traits::hostile("loot-the-vaults", Aim::House).leaves(Leftover::Less),
            Self::StrategicDeception => {
                Traits::own("strategic-deception", Aim::Oneself).lasting(Lasting::StrategicDeception)
            }
            Self::FiendishBureaucracy => Traits::hostile("fiendish-bureaucracy", Aim::Border),
            Self::DarkAugury => Traits::hostile("dark-augury", Aim::House),
            Self::DemonicPremonitions => {
                Traits::own("demonic-premonitions", Aim::Oneself).lasting(Lasting::DemonicPremonitions)
            }
            Self::InfernalNegotiations => {
                Traits::own("infernal-negotiations", Aim::Oneself).lasting(Lasting::InfernalNegotiations)
            }
            Self::InfernalEye => Traits::own("infernal-eye", Aim::Oneself).lasting(Lasting::InfernalEye),
            Self::ForbiddenLore => Traits::own("forbidden-lore", Aim::Oneself).lasting(Lasting::ForbiddenLore),
            Self::UnholyRevelation => Traits::own("unholy-revelation", Aim::Objective),
            Self::InfernalAffliction => Traits::hostile("infernal-affliction", Aim::Unit).leaves(Leftover::Wounded),
            Self::CorruptionOfEssence => Traits::hostile("corruption-of-essence", Aim::House).leaves(Leftover::Less),
            Self::PainAndPunishment => Traits::hostile("pain-and-punishment", Aim::Legion),
            Self::Banish => Traits::hostile("banish", Aim::Praetor).leaves(Leftover::Nothing),
            Self::PlanarLock => Traits::hostile("planar-lock", Aim::House).lasting(Lasting::PlanarLock),
            Self::DireDissipation => Traits::hostile("dire-dissipation", Aim::Legion),
            Self::DemandOfSupplication => Traits::own("demand-of-supplication", Aim::Oneself),
            Self::BurntOfferings => Traits::own("burnt-offerings", Aim::Oneself).rolled().leaves(Leftover::All),
            Self::DimensionalGate => Traits::own("dimensional-gate", Aim::Step),
            Self::DemonicFlesh => Traits::own("demonic-flesh", Aim::Oneself),
            Self::AnointedOfAsh => Traits::own("anointed-of-ash", Aim::OwnPraetor),
        }
    }

    /// Returns the key of its text: `ritual-KEY`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        self.traits().key
    }

    /// Returns the kind of target that it is aimed at.
    #[must_use]
    pub const fn aim(self) -> RitualAim {
        self.traits().aim
    }

    /// True if it targets another house or another house's property.
    #[must_use]
    pub const fn hostile(self) -> bool {
        self.traits().hostile
    }

    /// True if a plan can show its result: nobody else and no dice decide it.
    #[must_use]
    pub const fn certain(self) -> bool {
        self.traits().certain
    }

    /// Returns what it does for as long as its upkeep is paid; `None` if it ends with its turn.
    #[must_use]
    pub const fn lasting(self) -> Option<Lasting> {
        self.traits().lasting
    }

    /// True if it lasts as long as its upkeep is paid (manual 4.11).
    #[must_use]
    pub const fn lasts(self) -> bool {
        self.traits().lasting.is_some()
    }

    /// Returns what a success leaves of its target for further rituals in the same turn.
    #[must_use]
    pub const fn leftover(self) -> Leftover {
        self.traits().leftover
    }
}
