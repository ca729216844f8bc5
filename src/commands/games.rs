//! The games of this table, as an option.

use clap::ValueEnum;
use clap::error::ErrorKind;
use conclave::rules::ids::FEWEST_SEATS;

/// Rounds of a trading in the Oaths.
pub(super) const TRADING_ROUNDS: u8 = 4;

/// A game of this table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum GameName {
    /// Infernal Conclave
    Conclave,
    /// Oaths of the Pit
    Oaths,
    /// Oaths of the Pit, first edition
    OathsFirst,
    /// Nine Circles
    Circles,
}

impl GameName {
    /// Returns the minds that were named, or one that is a match for a person.
    pub fn seated(self, named: &[String]) -> Vec<String> {
        let usual = match self {
            Self::Conclave | Self::Oaths | Self::Circles => "duke",
            // This edition has no duke.
            Self::OathsFirst => "fiend",
        };
        if named.is_empty() { vec![usual.to_owned()] } else { named.to_vec() }
    }

    /// Ends the program like any other misuse of its options, if this game is not for so few.
    pub fn check_seats(self, seats: usize) {
        if self == Self::Conclave && seats < FEWEST_SEATS {
            let why = format!("the Conclave needs {FEWEST_SEATS} archfiends at least\n");
            clap::Error::raw(ErrorKind::ValueValidation, why).exit();
        }
    }
}
