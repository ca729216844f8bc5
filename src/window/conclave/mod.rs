//! The window's part of the Conclave: a folder for each subsystem of its rules.
//!
//! A subsystem here has its panels, the state that they keep between frames, its intents, and the
//! plugin that carries them out. Panels are plain functions of a [`Sight`](crate::sight::Sight).
//!
//! Not here: what every game at this table shares, such as the title, saves and the curtain. That
//! is in [`shell`](crate::shell).

pub mod arena;
pub(crate) mod avatar;
pub(crate) mod bazaar;
pub mod board;
pub(crate) mod diplomacy;
pub(crate) mod events;
pub(crate) mod forces;
pub(crate) mod log;
pub mod ministerium;
pub(crate) mod objectives;
pub(crate) mod orders;
pub mod rituals;
pub(crate) mod smith;
pub mod theatre;
pub(crate) mod tribute;
pub mod tutorial;
