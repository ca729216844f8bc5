//! Input and output of commands, for the game's program and for the lab.
//!
//! A command ends with exit code 0 only on success. Each fault is one line on stderr. A reader who
//! leaves before the end (`| head`) is no fault.

pub mod page;

use std::process::ExitCode;

/// Reason why a command failed: the lines that go to stderr.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure(pub Vec<String>);

impl<T: std::fmt::Display> From<T> for Failure {
    fn from(what: T) -> Self {
        Self(vec![format!("error: {what}")])
    }
}

/// Tells how a command went: its faults on stderr, and the exit code.
#[must_use]
pub fn exit_code(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure(lines)) => {
            for line in lines {
                page::complain(&line);
            }
            ExitCode::FAILURE
        }
    }
}
