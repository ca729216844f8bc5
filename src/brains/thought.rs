//! Thoughts: what a mind orders, and why.
//!
//! The reasons are the mind's own: they are kept with the game for whoever replays it, and shown to nobody before it has ended.
//! They are also all that a mind remembers: next turn it is given what it wrote this turn, and nothing else.

use serde::{Deserialize, Serialize};

use crate::rules::archfiends::Discipline;
use crate::rules::ids::{PlaceId, Seat, SlotNo};
use crate::rules::orders::{Draft, OrderKind};

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
    /// What it is after: the first with most of its strength, the others beside it. At most [`Rationale::MOST_PLANS`].
    pub plans: Vec<Plan>,
    /// Every seat's chance of the throne as it reckons, in thousandths, by seat.
    pub outlook: Vec<u16>,
    /// What it expects its own chance to be once this turn's orders have been carried out, in thousandths.
    pub hope: u16,
    /// The reason of each order, by slot.
    pub reasons: Vec<Reason>,
}

impl Rationale {
    /// How many plans a mind pursues at a time.
    pub const MOST_PLANS: usize = 3;
}

/// Something that a house is after for several turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
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
    Study(Discipline),
    /// To harm others and help itself by rituals and events.
    Conjure,
    /// To search for manuscripts and meet secret objectives.
    Delve,
    /// To take a place.
    Take(PlaceId),
    /// To quarrel with a house until arms are allowed, and to win.
    Quarrel(Seat),
    /// To hold back whoever leads.
    Contain(Seat),
    /// To live in peace, and keep what it has.
    Endure,
    /// To take Pandemonium.
    Usurp,
    /// To throw a usurper out.
    Liberate(Seat),
    /// To kneel before a lord, or to serve it.
    Serve(Seat),
    /// To have another elected whose strings it pulls.
    Crown(Seat),
}

/// Why an order stands in its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// Which slot.
    pub slot: SlotNo,
    /// The plan that it serves.
    pub aim: Aim,
    /// What it is expected to be worth, in hundredths of a point of prestige, everything that it leads to counted.
    pub worth: i32,
    /// What would have stood there instead, and what that promised; nothing if there was nothing else worth a slot.
    pub runner_up: Option<(OrderKind, i32)>,
}
