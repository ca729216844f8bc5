//! A series of games, several at the same time. What comes of it is the same for any number of them.

use clap::Args;
use rayon::prelude::*;
use terminal::Failure;

/// Where a series begins, and how many of its games are played at once.
#[derive(Debug, Args)]
pub(super) struct Series {
    /// The seed of the first game
    #[arg(long, default_value_t = 1)]
    pub(super) seed: u64,
    /// How many games at the same time
    #[arg(long, default_value_t = 1)]
    jobs: usize,
}

impl Series {
    /// What comes of so many games, in their order. Each is told its number, from 0, and its seed, which rises by one after every
    /// `round` of them.
    ///
    /// # Errors
    ///
    /// If one of the games cannot be played.
    pub(super) fn play<T: Send>(
        &self,
        games: u32,
        round: u32,
        one: impl Fn(u32, u64) -> Result<T, String> + Sync,
    ) -> Result<Vec<T>, Failure> {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(self.jobs).build()?;
        let one = |index: u32| one(index, self.seed + u64::from(index / round));
        let played: Result<Vec<T>, String> = pool.install(|| (0..games).into_par_iter().map(one).collect());
        Ok(played?)
    }
}
