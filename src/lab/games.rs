//! Options of the commands that play one game after another for a count of their own.

use std::path::PathBuf;

use clap::Args;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use serde::Serialize;
use serde::de::DeserializeOwned;
use terminal::Failure;

use crate::kept::Kept;
use crate::rules::conclave::GameLength;

/// Which games are played, and how many at the same time.
#[derive(Debug, Args)]
pub(crate) struct Games {
    /// The seed of the first game; it rises by one with every game
    #[arg(long, default_value_t = 1)]
    pub(crate) seed: u64,
    /// Short games of ten tokens, as newcomers play them
    #[arg(long)]
    short: bool,
    /// How many games at the same time
    #[arg(long, default_value_t = 1)]
    jobs: usize,
    /// Keeps each finished game in this file, and plays no game again that is in it
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

impl Games {
    /// Returns the length of the games.
    pub(crate) const fn length(&self) -> GameLength {
        if self.short { GameLength::Short } else { GameLength::Normal }
    }

    /// Returns the games that are kept already.
    ///
    /// # Errors
    /// If the file cannot be read or written.
    pub(crate) fn kept<T: Clone + DeserializeOwned + Serialize>(&self) -> Result<Kept<T>, Failure> {
        Kept::open(self.keep.as_deref())
    }

    /// Returns the threads that play them.
    ///
    /// # Errors
    /// If the threads cannot be started.
    pub(crate) fn pool(&self) -> Result<ThreadPool, ThreadPoolBuildError> {
        ThreadPoolBuilder::new().num_threads(self.jobs).build()
    }
}
