//! The sequence of a turn (manual 3.3, "The Processed Turn").

use serde::{Deserialize, Serialize};

use super::ids::SlotNo;

/// The steps of a processed turn, in order. The six order slots come between [`Step::BEFORE_SLOTS`]
/// and [`Step::AFTER_SLOTS`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Delayed effects take place, move points are renewed, and kept tribute enters the vaults.
    Dawn,
    /// Durational rituals continue or end.
    DurationalRituals,
    /// Free changes of threat lists.
    ThreatLists,
    /// Bids are opened.
    Bazaar,
    /// Answers that need no slot.
    Responses,
    /// Cantons change owners.
    Borders,
    /// Prestige from places and relics.
    Prestige,
    /// Damaged units heal.
    Healing,
    /// Running events.
    Events,
    /// Vendettas are judged.
    Vendettas,
    /// Eliminated houses leave the game.
    Eliminations,
    /// The next Regent, and the event draw.
    Regency,
    /// A conclave token may be drawn.
    Token,
    /// The game may end.
    Victory,
}

impl Step {
    /// The steps before the first order.
    pub const BEFORE_SLOTS: [Self; 3] = [Self::Dawn, Self::DurationalRituals, Self::ThreatLists];

    /// The steps after the last order.
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

    /// Returns the key of its text.
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

/// A moment of a turn. Facts and digests are recorded by moment.
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
