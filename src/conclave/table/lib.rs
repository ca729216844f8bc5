//! The Conclave at the table: the main game as an implementation of the table's trait `Game`.
//!
//! [`Conclave`] lets the table found, save, replay and play the main game. The modules below name
//! the table's types for this game. They also contain the features that only this game has: set-ups
//! with random parts, the player's archfiends, drafts with slots.

pub(crate) use conclave_minds as minds;
pub(crate) use conclave_rules as rules;

pub mod cabinet;
mod conclave;
pub mod desk;
mod earlier;
mod lawful;
pub mod lots;
pub mod mods;
pub mod post;
mod reasons;
pub mod repeats;
pub mod setups;
pub mod tutorial;
pub mod wire;

pub use self::conclave::{Conclave, Processed, RULES};
pub use ::table::{belongings, game, minds as generic, mishap, occupied, simulate, slurp, whole};

pub mod archive {
    //! Saves of this game, which are also replays.

    use crate::Conclave;
    pub use crate::RULES;
    pub use ::table::archive::{
        ArchiveFault, Divergence, FEWEST_LETTERS, FORMAT, Flaw, HandOver, NoBranch, SaveCard, Saves, SealedBy,
        SeatLine, plainly, replace, writable,
    };

    /// A recorded game, turn by turn.
    pub type Archive = ::table::archive::Archive<Conclave>;
    /// The reasons of the minds in a finished game.
    pub type Motives<'a> = ::table::archive::Motives<'a, Conclave>;
    /// A game read from a file.
    pub type Opened = ::table::archive::Opened<Conclave>;
    /// One replayed turn.
    pub type PlayedTurn = ::table::archive::PlayedTurn<Conclave>;
    /// A replayed game.
    pub type Replay = ::table::archive::Replay<Conclave>;
    /// The record of a turn.
    pub type TurnRecord = ::table::archive::TurnRecord<Conclave>;
    /// Iterator that replays the turns of an archive.
    pub type Turns<'a> = ::table::archive::Turns<'a, Conclave>;
}

pub mod keeping {
    //! Autosaves within a turn: plans are on the disk at most about two seconds later.

    use crate::Conclave;
    pub use ::table::keeping::PACE;

    /// A game to be written, and its destination.
    pub type Errand = ::table::keeping::Errand<Conclave>;
    /// Changes since the game was last written.
    pub type Keeping = ::table::keeping::Keeping<Conclave>;
    /// The game with plans that are not on the disk yet, if any. All clones share the same data.
    pub type Waiting = ::table::keeping::Waiting<Conclave>;
}

pub mod session {
    //! A game of the Conclave in progress at this machine.

    use crate::Conclave;
    pub use crate::Processed;
    pub use ::table::session::{NoHandOver, UnknownMind};

    /// The task of one mind for one turn.
    pub type MindJob = ::table::session::MindJob<Conclave>;
    /// A game in progress.
    pub type Session = ::table::session::Session<Conclave>;
}

pub mod shelf {
    //! Shelves: folders of small files that belong to the player, with one item per file.

    use crate::Conclave;
    pub use ::table::shelf::{Filed, Misfiled};

    /// A file on a shelf.
    pub type Leaf<T> = ::table::shelf::Leaf<Conclave, T>;
    /// A folder of files of one kind.
    pub type Shelf<T> = ::table::shelf::Shelf<Conclave, T>;
}

pub mod witness {
    //! Access to saved games: the information that may be shown from a save.

    pub use ::table::witness::{Witness, witness};
}
