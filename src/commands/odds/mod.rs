//! `odds`: the chances of a fight described in a file, and one such fight in full.
//!
//! The file is RON: two sides as the rules see them, so any fight can be described, whether or not a game could bring it
//! about. The words and numbers are those of the game's own forecast and log.

mod battle;
mod duel;

use std::path::Path;

use clap::Subcommand;
use serde::de::DeserializeOwned;
use terminal::{Failure, page};

/// Which odds.
#[derive(Debug, Subcommand)]
pub(super) enum Odds {
    /// The chances of a battle, and one battle in full, challenge by challenge
    Battle(battle::Options),
    /// The chances of a single combat, and one of them in full, slot by slot
    Duel(duel::Options),
}

/// Reads a fight and tells its chances.
pub(super) fn run(odds: &Odds) -> Result<(), Failure> {
    match odds {
        Odds::Battle(options) => battle::run(options),
        Odds::Duel(options) => duel::run(options),
    }
}

/// Reads a description, with the text in which faults are then looked for.
fn described<T: DeserializeOwned>(file: &Path) -> Result<(String, T), Failure> {
    let text = page::read_text(file)?;
    let ron = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let described =
        ron.from_str(&text).map_err(|error| format!("{}:{}: {}", file.display(), error.span.start.line, error.code))?;
    Ok((text, described))
}
