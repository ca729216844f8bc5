//! Facts of actions and spells.

use serde::{Deserialize, Serialize};

use crate::action::Influence;
use crate::ids::{Arcanum, DaemonKind, HellCard, Seat, SpellKind};
use crate::magic::Target;

/// About actions of daemons (chapter 9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionFact {
    /// Daemons were placed on the Rank Track.
    Track {
        /// The first acts first.
        daemons: Vec<DaemonKind>,
    },
    /// A daemon passed for good.
    PassedForGood {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
    /// A daemon passed.
    Passed {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// The card.
        card: Arcanum,
        /// Souls.
        souls: u32,
        /// Slots that it went down.
        slots: usize,
    },
    /// A daemon went to Earth.
    Walked {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// The card under it; None if a spell sent it.
        card: Option<Arcanum>,
        /// Souls.
        souls: u32,
    },
    /// A daemon tried to influence a unit.
    Influenced {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// The attempt.
        influence: Influence,
        /// Souls of bribes.
        souls: u32,
        /// True if it succeeded.
        good: bool,
    },
    /// A daemon begged for forgiveness.
    Atoned {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// The sum of the dice, as the table reads it.
        dice: u8,
    },
    /// A daemon looks at Hell cards.
    Conspired {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// How many.
        cards: usize,
    },
    /// A conspirator chose a permanent event.
    Chose {
        /// Who.
        seat: Seat,
        /// Which, if any.
        card: Option<HellCard>,
    },
    /// A Hell card was put on top of the deck.
    Rigged {
        /// Who.
        seat: Seat,
        /// Which; None for others.
        card: Option<HellCard>,
    },
    /// A daemon did evil deeds.
    DidDeeds {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// Favours that it earned.
        favours: u32,
    },
    /// A daemon went down the Rank Track by magic.
    Delayed {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// Slots.
        slots: u8,
    },
    /// A daemon acts once more.
    Again {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
    },
}

/// About spells (rule 9.8).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MagicFact {
    /// A spell was cast.
    Cast {
        /// Who.
        seat: Seat,
        /// By which daemon.
        daemon: DaemonKind,
        /// The card.
        card: Arcanum,
        /// At what.
        target: Target,
        /// Souls.
        souls: u32,
    },
    /// A daemon supports a spell.
    Supported {
        /// Whose.
        seat: Seat,
        /// Which daemon.
        daemon: DaemonKind,
        /// Who is to cast it.
        caster: DaemonKind,
        /// The spell.
        spell: SpellKind,
    },
    /// A spell was countered.
    Countered {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
    /// A daemon escaped a spell by its skill.
    Eluded {
        /// Whose spell.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
    /// A spell takes effect.
    Worked {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
    /// A macina was built.
    Built {
        /// Who.
        seat: Seat,
        /// The card.
        card: Arcanum,
    },
}
