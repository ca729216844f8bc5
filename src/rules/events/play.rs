//! Playing an event card (manual 4.13, 4.19).

use super::order::EventAim;
use crate::rules::ids::{EventKind, Seat};

/// An event card that is being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Play {
    /// Which.
    pub event: EventKind,
    /// By whom.
    pub by: Seat,
    /// On whom or what.
    pub aim: EventAim,
}
