//! The command line. Scripts and tests rely on it (`infernal-conclave --help`).
//!
//! Every command ends with exit code 0 only on success. An error is one clear line on stderr. A
//! closed pipe (`| head`) is not an error.

mod check;
mod codex;
mod games;
mod mods;
mod moved;
mod odds;
mod post;
mod replay;
mod seat;
mod simulate;
mod sounds;
mod spoken;
mod window;

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use table_text::{Text, languages};
use terminal::exit_code;

/// A turn-based strategy game of schemes for the empty throne of Hell.
#[derive(Debug, Parser)]
#[command(name = "infernal-conclave", version)]
struct CommandLine {
    /// The folder for saves and settings, in place of the usual one
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// The language of all texts, one of the folders of `assets/text`, or `qps-ploc`: long words, for tests
    #[arg(long, global = true, value_name = "TAG", value_parser = languages::spoken())]
    language: Option<String>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Plays the game in a window; this is also what happens without any command
    Play,
    /// Plays whole games between minds, without a window
    Simulate(simulate::Options),
    /// Tells the chronicle of a saved game, or proves it
    Replay(replay::Options),
    /// Plays with people at other machines, by files that are mailed or shared
    #[command(subcommand)]
    Post(post::Command),
    /// Lets a program play a seat by lines of JSON, or shows what a seat may know
    Seat(seat::Options),
    /// Lists, checks and packs mods
    #[command(subcommand)]
    Mod(mods::Command),
    /// The chances of a fight described in a file
    #[command(subcommand)]
    Odds(odds::Odds),
    /// Prints what the codex says about a term, a unit, an order or anything else
    Codex(codex::Options),
    /// Reads every data file and reports every fault at once
    Check(check::Options),
    /// Lists every cue and piece of music, with file, length and loudness
    Sounds(sounds::Options),
    /// Draws a named screen into a picture, without a display
    Screenshot(window::Options),
    /// Moved to the lab. Still known, so that whoever types it is told where it went
    #[command(hide = true)]
    Tune(moved::Moved),
}

/// Parses the command line, runs the command and returns its exit code.
#[must_use]
pub fn main() -> ExitCode {
    let line = CommandLine::parse();
    let data_dir = line.data_dir.as_deref();
    if let Some(language) = &line.language {
        Text::choose(language);
    }
    exit_code(match line.command.unwrap_or(Command::Play) {
        Command::Play => window::play(data_dir),
        Command::Simulate(options) => simulate::run(&options, data_dir),
        Command::Replay(options) => replay::run(&options, data_dir),
        Command::Post(command) => post::run(&command, data_dir),
        Command::Seat(options) => seat::run(&options, data_dir),
        Command::Mod(command) => mods::run(&command, data_dir),
        Command::Odds(odds) => odds::run(&odds),
        Command::Codex(options) => codex::run(&options, data_dir),
        Command::Check(options) => check::run(&options, line.language.as_deref()),
        Command::Sounds(options) => sounds::run(&options),
        Command::Screenshot(options) => window::screenshot(&options, data_dir),
        Command::Tune(moved) => Err(moved::tune(&moved)),
    })
}
