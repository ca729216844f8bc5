//! Thoughts: the orders of a mind and its reasons.
//!
//! Reasons are private. They are stored with the game for replays, and shown to nobody before the
//! game has ended. They are also the only memory of a mind: next turn it receives the rationale
//! that it wrote this turn.

use serde::{Deserialize, Serialize};

use crate::Lessons;
use crate::rules::archfiends::Discipline;
use crate::rules::ids::{PlaceId, Seat, SlotNo};
use crate::rules::orders::{Draft, Order};

/// The result of a mind's thinking for one turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// Its orders and answers.
    pub draft: Draft,
    /// Its reasons.
    pub rationale: Rationale,
}

impl From<Draft> for Thought {
    fn from(draft: Draft) -> Self {
        Self { draft, rationale: Rationale::default() }
    }
}

/// The reasons for the orders of a turn. Empty for minds that give no reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rationale {
    /// The plan that it pursues; none for a mind without plans.
    pub plan: Option<Pursuit>,
    /// True if this turn follows a whim: orders that none of its plans would have written.
    pub whim: bool,
    /// Alternatives that it weighed and rejected, the best first. At most [`Rationale::MOST_LEFT`].
    pub left: Vec<Left>,
    /// Estimated chance of the throne for every seat, in thousandths, by seat.
    pub outlook: Vec<u16>,
    /// Its own average chance in the games that it simulated; none if it simulated none.
    pub hope: Option<Hope>,
    /// The reason for each order, by slot.
    pub reasons: Vec<Reason>,
    /// The reasons for its replies to other houses, in the order of its answers.
    pub replies: Vec<Reply>,
    /// What it has learned of its rivals so far.
    pub lessons: Lessons,
}

impl Rationale {
    /// Maximum number of rejected alternatives kept.
    pub const MOST_LEFT: usize = 3;
}

/// An alternative that a mind weighed and rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// The plan; none for a whim.
    pub aim: Option<Aim>,
    /// Its own chance of the throne with this alternative, in thousandths.
    pub chance: u16,
}

/// Estimate of a mind's own chance some turns after the current one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hope {
    /// The chance of the throne, in thousandths.
    pub chance: u16,
    /// Number of turns ahead, including the one that is being ordered; 1 is right after it.
    pub turns: u8,
}

/// A goal that a house pursues for several turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pursuit {
    /// The goal.
    pub aim: Aim,
    /// The turn in which it chose the goal.
    pub since: u32,
}

/// The possible goals of a house.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aim {
    /// Take the best opportunity of any kind.
    Prosper,
    /// Fill its vault.
    Gather,
    /// Claim unclaimed land.
    Settle,
    /// Get more and stronger legions.
    Arm,
    /// Buy treasures.
    Trade,
    /// Raise the attributes of its archfiend.
    Rise,
    /// Raise one attribute.
    Study(Discipline),
    /// Learn the great rituals, which bring prestige by themselves.
    Master,
    /// Harm rivals and help itself by rituals and events.
    Conjure,
    /// Search for manuscripts and meet secret objectives.
    Delve,
    /// Take a place.
    Take(PlaceId),
    /// Quarrel with a house until arms are allowed, and win.
    Quarrel(Seat),
    /// Hold back the rival that it expects to win.
    Contain(Seat),
    /// Live in peace and keep its possessions.
    Endure,
    /// Take Pandemonium.
    Usurp,
    /// Throw a usurper out.
    Liberate(Seat),
    /// Become the vassal of a lord.
    Serve(Seat),
}

/// The reason why an order stands in its slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The slot of the order.
    pub slot: SlotNo,
    /// The goal that the order serves: the pursued plan if the order would not have been written
    /// without it, or else the usual purpose of such an order.
    pub aim: Aim,
    /// The merit of the order.
    pub merit: Merit,
}

/// The reason for a reply to another house. Worths are as in [`Merit`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reply {
    /// The house that was answered.
    pub to: Seat,
    /// What was answered.
    pub question: Question,
    /// Estimated worth of giving way.
    pub yielding: i32,
    /// Estimated worth of standing firm.
    pub defying: i32,
    /// The loss to the arms of that house that is expected in return. It is part of `defying`. At
    /// least 0.
    pub feared: i32,
}

/// The questions that one house puts to another. Whoever gives way concedes, swallows, welcomes or
/// forgoes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Question {
    /// A demand: concede or refuse.
    Demand,
    /// An insult: swallow it or answer it.
    Insult,
    /// An emissary: welcome it, or send it away or humiliate it.
    Emissary,
    /// A right to a vendetta: forgo it or claim it.
    Grievance,
}

/// The merit of an order. Worths are in hundredths of a point of prestige, as the house estimates
/// them. They include all expected consequences, the weights of its traits, plan and season, and
/// the errors of lower levels.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Merit {
    /// It had the highest estimated worth.
    Best {
        /// Its estimated worth.
        worth: i32,
        /// The best order that found no slot, and its estimated worth; none if no other order was
        /// worth a slot.
        passed_over: Option<(Order, i32)>,
    },
    /// It belongs to the order in this slot, and both were weighed together.
    With(SlotNo),
    /// No merit of its own: the whole turn was tried as one.
    Whole,
}
