//! Benefits of relics and places of power for the house that owns them (manual 4.5, 4.8, appendix
//! E).

use serde::{Deserialize, Serialize};

use crate::archfiends::Discipline;

/// A ritual that only a relic in the ritual chamber makes available (manual appendix E).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RelicRitual {
    /// Moves a legion to any canton.
    DimensionalGate,
    /// Heals all legions.
    DemonicFlesh,
    /// Anoints a praetor.
    AnointedOfAsh,
}

/// A benefit that a house has while it owns a relic in an active position, or a place of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Boon {
    /// Prestige each turn. A relic gives it only from a stronghold or a place of power.
    Prestige(u8),
    /// Prestige at the end of the game, even from the vault, for an upkeep of prestige each turn.
    Portrait {
        /// Prestige at the end.
        reward: u8,
        /// Prestige lost each turn.
        upkeep: u8,
    },
    /// A higher level of a discipline.
    Discipline(Discipline, u8),
    /// Added to rolls of a discipline.
    Roll(Discipline, u8),
    /// Added to rolls against rituals of a discipline.
    Resist(Discipline, u8),
    /// Added to the command rating.
    Command(u8),
    /// Added to the healing rate.
    Healing(u8),
    /// Added to the loyalty of every legion.
    Loyalty(u8),
    /// Added to tribute rolls.
    TributeRoll(u8),
    /// Added to the chance to find manuscripts, in percent.
    Manuscripts(u8),
    /// Additional order slots, up to six in all.
    OrderSlots(u8),
    /// Additional ritual slots, up to five in all.
    RitualSlots(u8),
    /// A ritual. The relic must be in the ritual chamber.
    Ritual(RelicRitual),
    /// Attributes cannot be lost. A relic gives this only from the ritual chamber or a place of
    /// power, not from a stronghold.
    EvilSanctuary,
    /// Added to the infernal rank in diplomacy, up to Prince.
    DiplomacyRank(u8),
    /// Additional event cards that a Regent draws, if its Prophecy allows any draw (manual 4.13).
    EventDraws(u8),
    /// Additional event cards that a Regent may hold after a draw (manual 4.13, appendix G).
    EventHand(u8),
}

impl Boon {
    /// Returns the key of its texts: `boon-KEY-name` is its name, `boon-KEY` its description.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Prestige(_) => "prestige",
            Self::Portrait { .. } => "portrait",
            Self::Discipline(..) => "discipline",
            Self::Roll(..) => "roll",
            Self::Resist(..) => "resist",
            Self::Command(_) => "command",
            Self::Healing(_) => "healing",
            Self::Loyalty(_) => "loyalty",
            Self::TributeRoll(_) => "tribute-roll",
            Self::Manuscripts(_) => "manuscripts",
            Self::OrderSlots(_) => "order-slots",
            Self::RitualSlots(_) => "ritual-slots",
            Self::Ritual(_) => "ritual",
            Self::EvilSanctuary => "evil-sanctuary",
            Self::DiplomacyRank(_) => "diplomacy-rank",
            Self::EventDraws(_) => "event-draws",
            Self::EventHand(_) => "event-hand",
        }
    }
}
