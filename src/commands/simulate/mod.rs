//! `simulate`: whole games between minds, for proofs, for measurements and for the fun of watching
//! numbers.
//!
//! Leagues of minds, and reports on balance, are played by the lab (`src/lab`).

mod circles;
mod oaths;
mod table;

use std::fmt::Write;
use std::path::Path;

use ::circles::table::Circles;
use ::oaths::table::{First, Oaths};
use ::table::mods::{Editions, Modded};
use clap::Args;
use simulation::lineup::{self, Fixture};
use simulation::markdown::markdown;
use simulation::roster::Roster;
use simulation::series::{SaveNames, SeriesOptions};
use simulation::sheets::Targets;
use terminal::{Failure, page};

use super::games::GameName;
use super::moved;
use crate::minds;
use crate::table::Conclave;

/// Options of `simulate`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// Which game
    #[arg(long, value_enum, default_value_t = GameName::Conclave)]
    game: GameName,
    /// How many games
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The minds, by seat; if there are fewer minds than seats, they are repeated in turn. If not
    /// said, the best there is
    #[arg(long = "brains", value_name = "NAME,..", value_delimiter = ',')]
    minds: Vec<String>,
    /// The mind of all seats for which `--brains` names none
    #[arg(long, value_name = "NAME")]
    against: Option<String>,
    /// Plays every seed in all rotations of the minds through the seats, so that each mind plays
    /// each house; the seed rises by one after each such round
    #[arg(long)]
    rotate: bool,
    /// Moved to the lab. Still known, so that whoever uses it is told where it went
    #[arg(long, hide = true)]
    league: bool,
    /// The mods in the data folder that the games are played with, by id
    #[arg(long, value_name = "ID,..", value_delimiter = ',')]
    mods: Vec<String>,
    #[command(flatten)]
    series: SeriesOptions,
    #[command(flatten)]
    targets: Targets,
}

impl Options {
    /// The minds that were named, or the best one.
    fn named(&self) -> Vec<String> {
        let best = match self.game {
            GameName::Conclave => minds::BEST,
            GameName::Oaths => oaths::best(false),
            GameName::OathsFirst => oaths::best(true),
            GameName::Circles => circles::best(),
        };
        if self.minds.is_empty() { vec![best.to_owned()] } else { self.minds.clone() }
    }

    /// The games to be played, in their order, and the names of their saves.
    fn fixtures(&self) -> (Vec<Fixture>, SaveNames) {
        let lineup = lineup::seated(&self.named(), self.against.as_deref(), self.series.seats());
        if self.rotate {
            (lineup::rotations(&lineup, self.series.seed(), self.games), SaveNames::Numbered)
        } else {
            (lineup::repeats(&lineup, self.series.seed(), self.games), SaveNames::BySeed)
        }
    }

    /// Returns the command that plays all games again.
    fn command(&self) -> String {
        let mut command = String::from("infernal-conclave simulate");
        match self.game {
            GameName::Conclave => {}
            GameName::Oaths => command.push_str(" --game oaths"),
            GameName::OathsFirst => command.push_str(" --game oaths-first"),
            GameName::Circles => command.push_str(" --game circles"),
        }
        // Writing into a string cannot fail.
        let _ = write!(command, " --games {} --seed {} {}", self.games, self.series.seed(), self.series.settings());
        if self.rotate {
            command.push_str(" --rotate");
        }
        let _ = write!(command, " --brains {}", self.named().join(","));
        if let Some(rest) = &self.against {
            let _ = write!(command, " --against {rest}");
        }
        if !self.mods.is_empty() {
            let _ = write!(command, " --mods {}", self.mods.join(","));
        }
        command
    }

    fn check(&self, roster: &Roster) -> Result<(), Failure> {
        self.game.check_seats(self.series.seats());
        let minds = self.named();
        roster.check(minds.iter().chain(&self.against))?;
        Ok(lineup::check_seats(&minds, self.against.as_deref(), self.series.seats())?)
    }
}

/// Returns the rules with the mods of the options.
fn book<G: Modded>(options: &Options, data_dir: Option<&Path>) -> Result<G::Book, Failure> {
    Ok(Editions::<G>::standard(data_dir).chosen(&options.mods)?.book)
}

/// Plays all games and prints the report.
pub(super) fn run(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    if options.league {
        return Err(moved::league());
    }
    if options.game != GameName::Conclave && options.series.saves() {
        return Err("--save-dir is for the Conclave".into());
    }
    match options.game {
        GameName::Conclave => {}
        GameName::Oaths => return oaths::run(options, &oaths::third(&*book::<Oaths>(options, data_dir)?)),
        GameName::OathsFirst => return oaths::run(options, &oaths::first(&*book::<First>(options, data_dir)?)),
        GameName::Circles => return circles::run(options, &*book::<Circles>(options, data_dir)?),
    }
    let roster = options.series.roster()?;
    options.check(&roster)?;
    let mut sheets = options.targets.open(&options.series.read())?;
    let (fixtures, names) = options.fixtures();
    let book = book::<Conclave>(options, data_dir)?;
    let (report, outcome) = options.series.play(&book, &roster, &fixtures, names)?.finish();
    sheets.write(&report, || markdown(&report, &options.command()))?;
    if !sheets.take_stdout() {
        page::print(&table::table(&report))?;
    }
    outcome
}
