//! Remarks: what the post found when it looked into a mailbag.

use std::path::PathBuf;

use table_core::seats::Seat;

use super::dispatch::Flaw;

/// A dispatch that was found, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The file.
    pub path: PathBuf,
    /// What came of it.
    pub what: What,
}

impl Remark {
    /// True if the dispatch was taken in, so that something has changed.
    #[must_use]
    pub const fn taken(&self) -> bool {
        match self.what {
            What::Joined { .. } | What::Orders { .. } | What::Turn(_) => true,
            What::Flaw(_)
            | What::Late { .. }
            | What::Ahead { .. }
            | What::Doubled
            | What::Taken(_)
            | What::NotInvited
            | What::Unlawful(_) => false,
        }
    }

    /// True if nobody has to be told: the same file lies there at every look.
    #[must_use]
    pub const fn known(&self) -> bool {
        matches!(self.what, What::Doubled)
    }
}

impl std::fmt::Display for Remark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = self.path.file_name().unwrap_or(self.path.as_os_str()).to_string_lossy();
        write!(f, "{name}: {}", self.what)
    }
}

/// What came of a dispatch.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum What {
    /// A guest has joined.
    #[error("{person} has joined in seat {seat}")]
    Joined {
        /// The seat.
        seat: Seat,
        /// Name of the guest.
        person: String,
    },
    /// Orders have come.
    #[error("{} of {person} for turn {turn}", if *.sealed { "the orders" } else { "the plans so far" })]
    Orders {
        /// Name of the guest.
        person: String,
        /// The turn.
        turn: u32,
        /// True if the guest is done.
        sealed: bool,
    },
    /// A turn has come.
    #[error("turn {0} has come")]
    Turn(u32),
    /// The file cannot be used.
    #[error(transparent)]
    Flaw(#[from] Flaw),
    /// The dispatch is of an earlier turn.
    #[error("this is of turn {turn}, and turn {now} has begun")]
    Late {
        /// Its turn.
        turn: u32,
        /// The present turn.
        now: u32,
    },
    /// The orders are for a turn that has not begun.
    #[error("this is of turn {turn}, and turn {now} is not over")]
    Ahead {
        /// Its turn.
        turn: u32,
        /// The present turn.
        now: u32,
    },
    /// The same dispatch, or a newer one, was taken in before.
    #[error("this has been read before, or something newer by the same hand")]
    Doubled,
    /// Somebody else has joined in this seat already.
    #[error("somebody has already joined in seat {0}")]
    Taken(Seat),
    /// The dispatch does not come from somebody who was invited.
    #[error("this does not come from anybody who plays here")]
    NotInvited,
    /// The orders or the party cannot be used.
    #[error("this cannot be used: {0}")]
    Unlawful(String),
}
