//! What a relic or a place of power gives the house that holds it (manual 4.5, 4.8, appendix E).

use serde::{Deserialize, Serialize};

use crate::archfiends::Discipline;

/// A ritual that only a relic in the ritual chamber gives access to (manual appendix E).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum RelicRitual {
    /// Opens a way for a legion to any canton.
    DimensionalGate,
    /// Heals all legions.
    DemonicFlesh,
    /// Anoints a praetor.
    AnointedOfAsh,
}

/// Something that a house has for as long as it holds a relic in its place, or a place of power.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Boon {
    /// Prestige each turn; of a relic only from a stronghold or a place of power.
    Prestige(u8),
    /// Prestige at the end of the game for whoever has it even in the vault, at the price of prestige each turn.
    Portrait {
        /// At the end.
        reward: u8,
        /// Each turn.
        upkeep: u8,
    },
    /// A higher level of a discipline.
    Discipline(Discipline, u8),
    /// Added to rolls of a discipline.
    Roll(Discipline, u8),
    /// Added to rolls against rituals of a discipline.
    Resist(Discipline, u8),
    /// Command rating.
    Command(u8),
    /// Healing rate.
    Healing(u8),
    /// Loyalty of every legion.
    Loyalty(u8),
    /// Added to tribute rolls.
    TributeRoll(u8),
    /// Better chances to find manuscripts, in percent.
    Manuscripts(u8),
    /// Order slots, up to six in all.
    OrderSlots(u8),
    /// Ritual slots, up to five in all.
    RitualSlots(u8),
    /// A ritual; only from the ritual chamber.
    Ritual(RelicRitual),
    /// Attributes cannot be lost; of a relic only from the ritual chamber or a place of power, not from a stronghold.
    EvilSanctuary,
    /// Higher infernal rank in diplomacy, up to Prince.
    DiplomacyRank(u8),
    /// Event cards more that a Regent draws, if its Prophecy lets it draw any (manual 4.13).
    EventDraws(u8),
    /// Event cards more that a Regent keeps of a draw and its hand (manual 4.13, appendix G).
    EventHand(u8),
}

impl Boon {
    /// The name of its texts: `boon-KEY-name` for its name, `boon-KEY` for what it does.
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
