//! The Conclave at the table: how the table founds, saves, replays and plays the main game.
//!
//! [`Conclave`] implements the table's trait `Game`. The modules below give the table's types their
//! names in this game, and hold the few things that only this game has: set-ups with chance in them, a
//! player's own archfiends, drafts with slots.

pub(crate) use conclave_minds as minds;
pub(crate) use conclave_rules as rules;

pub mod cabinet;
mod conclave;
pub mod desk;
mod flat;
mod lawful;
pub mod lots;
mod reasons;
pub mod setups;

pub use self::conclave::{Conclave, Processed, RULES};
pub use ::table::{belongings, game, minds as generic, mishap, simulate};

pub mod archive {
    //! Saves of this game, which are also replays.

    use crate::Conclave;
    pub use crate::RULES;
    pub use ::table::archive::{
        ArchiveFault, Divergence, FEWEST_LETTERS, FORMAT, Flaw, HandOver, NoBranch, SaveCard, Saves, SealedBy,
        SeatLine, plainly, replace, writable,
    };

    /// A game, turn by turn.
    pub type Archive = ::table::archive::Archive<Conclave>;
    /// The reasons of the minds of a game that is over.
    pub type Motives<'a> = ::table::archive::Motives<'a, Conclave>;
    /// A game that was read from a file.
    pub type Opened = ::table::archive::Opened<Conclave>;
    /// One turn, played again.
    pub type PlayedTurn = ::table::archive::PlayedTurn<Conclave>;
    /// A whole game, played again.
    pub type Replay = ::table::archive::Replay<Conclave>;
    /// A turn as it was played.
    pub type TurnRecord = ::table::archive::TurnRecord<Conclave>;
    /// The turns of an archive, played again one after the other.
    pub type Turns<'a> = ::table::archive::Turns<'a, Conclave>;
}

pub mod keeping {
    //! Keeping the turn in hand: plans are on the disk two seconds later at most.

    use crate::Conclave;
    pub use ::table::keeping::PACE;

    /// A game that is to be written, and its file.
    pub type Errand = ::table::keeping::Errand<Conclave>;
    /// The plans since the game was last written.
    pub type Keeping = ::table::keeping::Keeping<Conclave>;
    /// The plans that are not on the disk yet. All clones are one.
    pub type Waiting = ::table::keeping::Waiting<Conclave>;
}

pub mod session {
    //! A game of the Conclave being played at this machine.

    use crate::Conclave;
    pub use crate::Processed;
    pub use ::table::session::{NoHandOver, UnknownMind};

    /// The task of one mind for one turn.
    pub type MindJob = ::table::session::MindJob<Conclave>;
    /// A game being played.
    pub type Session = ::table::session::Session<Conclave>;
}

pub mod shelf {
    //! Small files of a player's own, one thing in each.

    use crate::Conclave;
    pub use ::table::shelf::{Filed, Misfiled};

    /// A file on a shelf.
    pub type Leaf<T> = ::table::shelf::Leaf<Conclave, T>;
    /// A folder of such files.
    pub type Shelf<T> = ::table::shelf::Shelf<Conclave, T>;
}

pub mod witness {
    //! Who may see a saved game again.

    pub use ::table::witness::{Witness, witness};
}
