//! `tune`: finds the numbers of the searching minds. Its output can be put into
//! `assets/minds/minds.ron`.

mod contest;
mod learn;
mod ledger;
mod plans;
mod series;
mod sums;
mod usual;
mod weights;

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};
use simulation::roster;
use terminal::{Failure, page};

pub(super) use self::contest::play_for;
use self::series::Series;
use crate::rules::rulebook::Rulebook;

/// The commands of `tune`.
#[derive(Debug, Subcommand)]
pub(super) enum Tune {
    /// Plays one mind against five of another, in every seat by turns, and prints how often it won
    Contest(Contest),
    /// Learns from whole games which possessions of a house predict its election
    Outlook(Learning),
    /// Finds the weights that help to win, season by season
    Weights(Drawing),
    /// Prints typical values of houses by turn
    Usual(Habits),
    /// Compares the plans of a level in the same position, after several turns
    Plans(Comparing),
}

/// Options of `tune contest`.
#[derive(Debug, Args)]
pub(super) struct Contest {
    /// The mind to test
    #[arg(long)]
    mind: String,
    /// The mind of all others
    #[arg(long)]
    against: String,
    /// Other numbers for the mind to test, as in `assets/minds/minds.ron`
    #[arg(long, value_name = "FILE")]
    minds: Option<PathBuf>,
    /// Gives the mind to test the weights of the greedy mind, as they were before they were tuned
    #[arg(long)]
    untuned: bool,
    /// Other numbers for the minds of all others
    #[arg(long, value_name = "FILE")]
    others: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    series: Series,
    /// Prints also where prestige came from and which orders were given
    #[arg(long)]
    ledger: bool,
}

/// Options of `tune outlook`.
#[derive(Debug, Args)]
pub(super) struct Learning {
    /// The numbers of the minds that play
    #[arg(long, value_name = "FILE")]
    minds: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    series: Series,
}

/// Options of `tune weights`.
#[derive(Debug, Args)]
pub(super) struct Drawing {
    /// The numbers to begin with
    #[arg(long, value_name = "FILE")]
    minds: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    series: Series,
    /// How far to move along the slopes; 0 keeps all weights
    #[arg(long, default_value_t = 1.5)]
    step: f64,
}

/// Options of `tune usual`.
#[derive(Debug, Args)]
pub(super) struct Habits {
    /// The mind that plays with itself
    #[arg(long, default_value = "duke")]
    mind: String,
    /// The numbers of the minds that play
    #[arg(long, value_name = "FILE")]
    minds: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    series: Series,
}

/// Options of `tune plans`.
#[derive(Debug, Args)]
pub(super) struct Comparing {
    /// The mind that plays the games
    #[arg(long, default_value = "fiend")]
    mind: String,
    /// The level whose plans are compared
    #[arg(long, default_value = "prince")]
    level: String,
    /// The numbers of the minds
    #[arg(long, value_name = "FILE")]
    minds: Option<PathBuf>,
    /// How many games
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    series: Series,
}

/// Runs one of the commands.
pub(super) fn run(tune: &Tune) -> Result<(), Failure> {
    let book = Rulebook::standard();
    match tune {
        Tune::Contest(options) => {
            let tried = roster::numbers(options.minds.as_deref())?;
            let tried = if options.untuned { Arc::new(tried.untuned()) } else { tried };
            let others = roster::numbers(options.others.as_deref())?;
            page::print(&contest::run(&book, options, &tried, &others)?)
        }
        Tune::Weights(options) => {
            let minds = roster::numbers(options.minds.as_deref())?;
            page::print(&weights::run(&book, options, &minds)?)
        }
        Tune::Usual(options) => {
            let minds = roster::numbers(options.minds.as_deref())?;
            page::print(&usual::run(&book, options, &minds)?)
        }
        Tune::Plans(options) => {
            let minds = roster::numbers(options.minds.as_deref())?;
            page::print(&plans::run(&book, options, &minds)?)
        }
        Tune::Outlook(options) => {
            let minds = roster::numbers(options.minds.as_deref())?;
            page::print(&learn::run(&book, options, &minds)?)
        }
    }
}
