//! The games of this table, as an option.

use clap::ValueEnum;

/// A game of this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GameName {
    /// Infernal Conclave
    Conclave,
    /// Oaths of the Pit
    Oaths,
}
