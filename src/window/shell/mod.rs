//! The shell: what every game at this table shares. The program's flow, its pages and screens, the
//! keys, the settings, and the lock on the folder of saves.
//!
//! Not here: the board and the panels of a game (see [`conclave`](crate::conclave)).

pub(crate) mod device;
pub mod flow;
pub mod keys;
pub(crate) mod lock;
pub(crate) mod mishap;
pub mod opening;
pub mod opponents;
pub(crate) mod pace;
pub mod pad;
pub(crate) mod pages;
pub mod pictures;
pub mod screens;
pub mod settings;
pub mod tutor;
