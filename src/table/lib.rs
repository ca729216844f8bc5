//! Playing a game at this machine, with or without a window: who sits where, what is drafted, saved and played again.

pub(crate) use conclave::{minds, rules};

pub mod archive;
pub mod belongings;
pub mod cabinet;
pub mod desk;
pub mod keeping;
pub mod lots;
pub mod mishap;
pub mod session;
pub mod setups;
pub mod shelf;
pub mod witness;
