//! Oaths of the Pit at the table: the game as an implementation of the table's trait `Game`.
//!
//! A turn of the table is one step of the game: a question to one devil or to several. [`Oaths`]
//! lets the table found, save, verify, replay, branch, simulate and mail the game.

pub(crate) use oaths_minds as minds;
pub(crate) use oaths_rules as rules;

pub mod first;
mod lawful;
mod mods;
mod oaths;
pub mod post;
pub mod series;
pub mod wire;

pub use first::First;
pub use oaths::{Oaths, RULES, Thought};

pub mod archive {
    //! Saves of this game, which are also replays.

    use crate::Oaths;

    /// A recorded game, step by step.
    pub type Archive = ::table::archive::Archive<Oaths>;
}

pub mod session {
    //! A game in progress at this machine.

    use crate::Oaths;

    /// A game in progress.
    pub type Session = ::table::session::Session<Oaths>;
    /// The task of one mind for one step.
    pub type MindJob = ::table::session::MindJob<Oaths>;
}
