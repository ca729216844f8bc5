//! Promises: what devils say that they will do, and whether they did.
//!
//! The source lets devils promise anything, and "no promise ever needs to be kept". The table only
//! remembers. A promise is judged when its time is over; it has no other effect.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::Seat;

/// Something that a devil promises to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
pub enum Vow {
    /// To send its army against this devil in this game turn.
    Attack(Seat),
    /// Not to send its army against this devil in this game turn.
    Spare(Seat),
    /// Not to send anybody to Earth in this game turn.
    LeaveEarth,
    /// To choose this devil in the vote.
    Elect(Seat),
}

/// What became of a promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Outcome {
    /// Its time is not over.
    Open,
    /// The devil did what it promised.
    Kept,
    /// It did not.
    Broken,
}

/// A promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// The game turn in which it was given.
    pub round: u8,
    /// Who promised.
    pub by: Seat,
    /// To whom.
    pub to: Seat,
    /// What.
    pub vow: Vow,
    /// What became of it.
    pub outcome: Outcome,
}
