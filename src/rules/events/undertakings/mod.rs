//! Events of several turns that have a course of their own (manual appendix K).

use super::play::Play;
use crate::rules::resolve::Turn;

/// Begins what a played card begins.
pub(super) fn begin(_turn: &mut Turn<'_>, _play: &Play) {}

/// Goes on with whatever has begun.
pub(super) fn advance(_turn: &mut Turn<'_>) {}
