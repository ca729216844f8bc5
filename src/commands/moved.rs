//! Commands and options that have moved to the lab. The game still knows them, so that it can say
//! where they went.

use std::ffi::OsString;

use clap::Args;
use terminal::Failure;

/// The lab, as it is typed in a checkout of the source.
const LAB: &str = "cargo run --release -p infernal-lab --";

/// The arguments of a command that has moved.
#[derive(Debug, Args)]
#[command(disable_help_flag = true)]
pub(super) struct Moved {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<OsString>,
}

/// Says where `tune` went, with the command to type instead.
pub(super) fn tune(moved: &Moved) -> Failure {
    let rest: String = moved.rest.iter().map(|word| format!(" {}", word.to_string_lossy())).collect();
    format!("`tune` is a command of the lab now; from the source of the game, type `{LAB} tune{rest}`").into()
}

/// Says where `simulate --league` went.
pub(super) fn league() -> Failure {
    format!("leagues are played by the lab now; from the source of the game, type `{LAB} league` with the same options")
        .into()
}
