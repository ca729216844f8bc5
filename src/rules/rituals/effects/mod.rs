//! What rituals do when they succeed, a file for each discipline (manual appendix I).

pub(super) mod deceit;
pub(super) mod destruction;
pub(super) mod hidden;
