//! Thoughts: what a mind orders, and why.
//!
//! The reasons are the mind's own: they are kept with the game for whoever replays it, and shown to nobody before it has ended.
//! They are also all that a mind remembers: next turn it is given what it wrote this turn, and nothing else.

use serde::{Deserialize, Serialize};

use crate::rules::archfiends::Discipline;
use crate::rules::ids::{PlaceId, Seat, SlotNo};
use crate::rules::orders::{Draft, Order};

/// What a mind has thought of for a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// What it orders and answers.
    pub draft: Draft,
    /// Why.
    pub rationale: Rationale,
}

impl From<Draft> for Thought {
    fn from(draft: Draft) -> Self {
        Self { draft, rationale: Rationale::default() }
    }
}

/// Why a mind orders what it orders. Empty for minds that give no reasons.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rationale {
    /// What it pursues; nothing if it has no plans at all.
    pub plan: Option<Pursuit>,
    /// Whether it follows a whim this turn: orders that none of its plans would have written.
    pub whim: bool,
    /// What it weighed besides and left, the best first. At most [`Rationale::MOST_LEFT`].
    pub left: Vec<Left>,
    /// Every seat's chance of the throne as it reckons, in thousandths, by seat.
    pub outlook: Vec<u16>,
    /// What its own chance came to in the games it imagined; nothing if it imagined none.
    pub hope: Option<Hope>,
    /// The reason of each order, by slot.
    pub reasons: Vec<Reason>,
}

impl Rationale {
    /// How many courses are kept that were weighed and left.
    pub const MOST_LEFT: usize = 3;
}

/// A course that a mind weighed and left for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Left {
    /// The plan; nothing for a whim.
    pub aim: Option<Aim>,
    /// Its own chance of the throne on this course, in thousandths.
    pub chance: u16,
}

/// What a mind thinks of its own chance, some turns after the one that it orders.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hope {
    /// The chance of the throne, in thousandths.
    pub chance: u16,
    /// After how many turns, the one that is ordered counted; 1 for right after it.
    pub turns: u8,
}

/// Something that a house is after for several turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pursuit {
    /// What it wants.
    pub aim: Aim,
    /// The turn in which it set its heart on it.
    pub since: u32,
}

/// What a house may be after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Aim {
    /// To do what lies nearest, a little of everything.
    Prosper,
    /// To fill its vault.
    Gather,
    /// To claim land that nobody has.
    Settle,
    /// To have more and stronger legions.
    Arm,
    /// To buy treasures.
    Trade,
    /// To raise what its archfiend can do.
    Rise,
    /// To raise one attribute.
    Study(Discipline),
    /// To learn the great rituals, those that bring prestige by themselves.
    Master,
    /// To harm others and help itself by rituals and events.
    Conjure,
    /// To search for manuscripts and meet secret objectives.
    Delve,
    /// To take a place.
    Take(PlaceId),
    /// To quarrel with a house until arms are allowed, and to win.
    Quarrel(Seat),
    /// To hold back whoever it thinks the likeliest to win.
    Contain(Seat),
    /// To live in peace, and keep what it has.
    Endure,
    /// To take Pandemonium.
    Usurp,
    /// To throw a usurper out.
    Liberate(Seat),
    /// To kneel before a lord.
    Serve(Seat),
}

/// Why an order stands in its slot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// Which slot.
    pub slot: SlotNo,
    /// What it serves: the plan that is pursued, if no other turn would have had this order, or else what such an order is for.
    pub aim: Aim,
    /// What spoke for it.
    pub merit: Merit,
}

/// What spoke for an order. All worth is in hundredths of a point of prestige as the house counts it, everything that the order leads to
/// counted: its traits, its plan and the season make some things count for more, and lower levels misjudge.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Merit {
    /// It promised the most.
    Best {
        /// What it promised.
        worth: i32,
        /// The best that found no slot, and what it promised; nothing if nothing else was worth a slot.
        passed_over: Option<(Order, i32)>,
    },
    /// It goes with the order in this slot, and was weighed together with it.
    With(SlotNo),
    /// Nothing by itself: the turn was tried as a whole.
    Whole,
}
