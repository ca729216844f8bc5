//! Games on several threads. The results are the same for any number of threads.

use clap::Args;
use rayon::prelude::*;
use terminal::Failure;

/// Options for the first seed and the number of threads.
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
    /// Plays games and returns their results in order. `one` gets the index of a game and its seed.
    /// The seed rises by one after each `round` of games.
    ///
    /// # Errors
    /// A game cannot be played.
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
