//! Nine Circles at the table: the game as an implementation of the table's trait `Game`.
//!
//! A turn of the table is one step of the game: a question to one triumvirate or to several.
//! [`Circles`] lets the table found, save, verify, replay, branch, simulate and mail the game.
//!
//! Not here: rules, minds and texts.

pub(crate) use circles_minds as minds;
pub(crate) use circles_rules as rules;

mod circles;
mod lawful;
mod mods;
pub mod post;
pub mod series;
pub mod wire;

pub use circles::{Circles, RULES, Thought};

pub mod archive {
    //! Saves of this game, which are also replays.

    use crate::Circles;

    /// A recorded game, step by step.
    pub type Archive = ::table::archive::Archive<Circles>;
}

pub mod session {
    //! A game in progress at this machine.

    use crate::Circles;

    /// A game in progress.
    pub type Session = ::table::session::Session<Circles>;
    /// The task of one mind for one step.
    pub type MindJob = ::table::session::MindJob<Circles>;
}
