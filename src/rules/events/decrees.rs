//! Decrees: what events ask of houses, and what silence costs (manual 4.20, appendix K).

use super::play::Play;
use crate::rules::resolve::Turn;

/// Issues what a played card asks of every house, or of its target.
pub(super) fn issue(_turn: &mut Turn<'_>, _play: &Play) {}

/// Takes the answers to what was asked last turn.
pub(super) fn answer(_turn: &mut Turn<'_>) {}
