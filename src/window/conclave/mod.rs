//! The window's part of the Conclave: a folder for each subsystem of its rules.
//!
//! A subsystem here has its panels, the state that they keep between frames, its intents, and the
//! plugin that carries them out. Panels are plain functions of a [`Sight`](crate::sight::Sight).
//!
//! Not here: what every game at this table shares, such as the title, saves and the curtain. That
//! is in [`shell`](crate::shell).

pub mod arena;
pub(crate) mod avatar;
pub mod bazaar;
pub mod board;
pub mod codex;
pub mod diplomacy;
pub mod events;
pub mod forces;
pub mod foresight;
pub mod hearing;
pub mod log;
pub mod ministerium;
pub(crate) mod objectives;
pub mod orders;
pub mod rituals;
pub mod smith;
pub mod theatre;
pub mod trials;
pub(crate) mod tribute;
pub mod tutorial;
