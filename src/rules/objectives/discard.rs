//! How a secret objective is lost again (manual appendix I, Unholy Revelation).

use super::state::Objectives;
use crate::rules::ids::{ObjectiveKind, Seat};

impl Objectives {
    /// A house's secret objective is discarded, and nobody will ever draw it again.
    pub(in crate::rules) fn discard(&mut self, seat: Seat, objective: ObjectiveKind) {
        self.held[seat.index()].retain(|held| *held != objective);
    }
}
