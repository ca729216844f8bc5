//! `odds`: the chances of a fight described in a file, and one such fight in full.
//!
//! The file is RON. It describes two sides in the terms of the rules, so it can describe any fight,
//! even one that cannot occur in a game. The output uses the words and numbers of the game's own
//! forecast and log.

mod battle;
mod duel;

use std::path::Path;

use clap::Subcommand;
use serde::de::DeserializeOwned;

use super::{Failure, page};

/// The kinds of fights.
#[derive(Debug, Subcommand)]
pub(super) enum Odds {
    /// The chances of a battle, and one battle in full, challenge by challenge
    Battle(battle::Options),
    /// The chances of a single combat, and one of them in full, slot by slot
    Duel(duel::Options),
}

/// Reads a fight and prints its chances.
pub(super) fn run(odds: &Odds) -> Result<(), Failure> {
    match odds {
        Odds::Battle(options) => battle::run(options),
        Odds::Duel(options) => duel::run(options),
    }
}

/// Reads a description. Also returns the text of the file, for the line numbers of errors.
fn described<T: DeserializeOwned>(file: &Path) -> Result<(String, T), Failure> {
    let text = page::read_text(file)?;
    let ron = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    let described =
        ron.from_str(&text).map_err(|error| format!("{}:{}: {}", file.display(), error.span.start.line, error.code))?;
    Ok((text, described))
}
