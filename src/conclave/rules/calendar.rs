//! The order of a turn (manual 3.3, "The Processed Turn"), in one readable list.

use serde::{Deserialize, Serialize};

use super::ids::SlotNo;

/// The steps of a processed turn, in their order. The six order slots come between [`Step::BEFORE_SLOTS`] and
/// [`Step::AFTER_SLOTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    /// What was put off until now takes effect; move points are fresh; chosen tribute enters the vaults.
    Dawn,
    /// Durational rituals go on or end.
    DurationalRituals,
    /// Free changes of threat lists.
    ThreatLists,
    /// Bids are opened.
    Bazaar,
    /// Answers that need no slot.
    Responses,
    /// Cantons change hands.
    Borders,
    /// Prestige from places and relics.
    Prestige,
    /// Damaged units heal.
    Healing,
    /// Running events.
    Events,
    /// Vendettas are judged.
    Vendettas,
    /// Fallen houses leave.
    Eliminations,
    /// The next Regent, and the event draw.
    Regency,
    /// Perhaps a conclave token.
    Token,
    /// Perhaps the end.
    Victory,
}

impl Step {
    /// Before the first order.
    pub const BEFORE_SLOTS: [Self; 3] = [Self::Dawn, Self::DurationalRituals, Self::ThreatLists];

    /// After the last order.
    pub const AFTER_SLOTS: [Self; 11] = [
        Self::Bazaar,
        Self::Responses,
        Self::Borders,
        Self::Prestige,
        Self::Healing,
        Self::Events,
        Self::Vendettas,
        Self::Eliminations,
        Self::Regency,
        Self::Token,
        Self::Victory,
    ];

    /// The name of its text.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Dawn => "dawn",
            Self::DurationalRituals => "durational-rituals",
            Self::ThreatLists => "threat-lists",
            Self::Bazaar => "bazaar",
            Self::Responses => "responses",
            Self::Borders => "borders",
            Self::Prestige => "prestige",
            Self::Healing => "healing",
            Self::Events => "events",
            Self::Vendettas => "vendettas",
            Self::Eliminations => "eliminations",
            Self::Regency => "regency",
            Self::Token => "token",
            Self::Victory => "victory",
        }
    }
}

/// A point in a turn at which something happens and after which a digest is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Moment {
    /// A step.
    Step(Step),
    /// An order slot.
    Slot(SlotNo),
}

impl std::fmt::Display for Moment {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Step(step) => write!(f, "step {}", step.key()),
            Self::Slot(slot) => write!(f, "slot {slot}"),
        }
    }
}

impl Moment {
    /// Number of moments in a turn.
    pub const COUNT: usize = Step::BEFORE_SLOTS.len() + SlotNo::COUNT + Step::AFTER_SLOTS.len();

    /// All moments of a turn, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let before = Step::BEFORE_SLOTS.into_iter().map(Self::Step);
        before.chain(SlotNo::ALL.into_iter().map(Self::Slot)).chain(Step::AFTER_SLOTS.into_iter().map(Self::Step))
    }
}
