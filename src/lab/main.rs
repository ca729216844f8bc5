//! The lab: measures the minds and the balance of Infernal Conclave, and finds the numbers of the
//! minds (`infernal-lab --help`).
//!
//! It is a separate program, so that no part of it ships in the game. It plays whole games without
//! a window and links no engine. Every command ends with exit code 0 only on success.
//!
//! | Where | What |
//! | --- | --- |
//! | `tune` | finds the numbers in `assets/minds/minds.ron`, and proves them |
//! | `league` | each mind against each other, with ratings |
//! | `games` | options that `exploit` and `characters` share |
//! | `kept` | games in a file, so that a long series can be continued |
//! | `exploit` | a level's worst case: scripts and a searching exploiter, each alone against five |
//! | `characters` | whether houses can be told apart by what they do |
//! | `trials` | whether trials can be won, and how hard they are |
//! | `prove` | whole games of all kinds, with the laws of the table checked after every step |
//! | `balance` | the use of the rules, and the sources that decide games |
//!
//! The crate `simulation` contains the games and their counts. The game's own `simulate` uses it
//! as well.

mod balance;
mod characters;
mod exploit;
mod games;
mod kept;
mod league;
mod prove;
mod trials;
mod tune;

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use conclave::{minds, rules};

/// Measures the minds and the balance of Infernal Conclave.
#[derive(Debug, Parser)]
#[command(name = "infernal-lab", version)]
struct CommandLine {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Finds the numbers of the searching minds
    #[command(subcommand)]
    Tune(tune::Tune),
    /// Plays a league: each mind alone against a table of each other, then games with the minds
    /// mixed
    League(league::Options),
    /// Plays exploiters, one at a time, against five minds of a level: its worst case
    Exploit(exploit::Options),
    /// Names the traits of houses from their public acts, and counts how often that is right
    Characters(characters::Options),
    /// Plays trials with minds in the seat of the player, and keeps the best game of each
    Trials(trials::Options),
    /// Plays games of all kinds with seats of all kinds, checks the laws of the table after every
    /// step, and cuts what breaks one down to a few choices
    Prove(prove::Options),
    /// Counts the use of the rules in whole games, and the sources of prestige that decide them
    Balance(balance::Options),
}

/// Runs the command of the command line and reports the result.
fn main() -> ExitCode {
    terminal::exit_code(match CommandLine::parse().command {
        Command::Tune(tune) => tune::run(&tune),
        Command::League(options) => league::run(&options),
        Command::Exploit(options) => exploit::run(&options),
        Command::Characters(options) => characters::run(&options),
        Command::Trials(options) => trials::run(&options),
        Command::Prove(options) => prove::run(&options),
        Command::Balance(options) => balance::run(&options),
    })
}
