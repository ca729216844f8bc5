//! What rituals do when they succeed, a file for each discipline (manual appendix I).
//!
//! Each ritual has three functions: what it does once nobody has resisted it, whether something is a target for it, and a few
//! targets that are worth proposing. Access, slots, prices, stances and rolls are not here; they are the same for all.

pub(super) mod deceit;
pub(super) mod destruction;
pub(super) mod hidden;
pub(super) mod theft;
mod victims;
pub(super) mod wounds;
