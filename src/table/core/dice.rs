//! Dice: each purpose has its own stream of random numbers, so that a new roll in one rule does not
//! change the rolls of another.
//!
//! The game's seed, the turn and a [`Purpose`] identify a stream. Any turn can therefore be
//! replayed alone, and saves contain no generator state. The bounded roll and the shuffle are
//! implemented here, because random-number libraries change theirs between releases.
//! `tests/all/dice.rs` fixes the results of both.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The purpose of a roll. Each game defines its own enum of purposes.
pub trait Purpose {
    /// Returns the number of this purpose. It is less than 2^40 and unique within a turn. It must
    /// never change, because replays of saves depend on it.
    fn number(&self) -> u64;
}

/// All dice of one turn of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    seed: u64,
    turn: u32,
}

impl Dice {
    /// Returns the dice of a turn in the game with this seed. Turn 0 is the founding of the game.
    #[must_use]
    pub const fn new(seed: u64, turn: u32) -> Self {
        Self { seed, turn }
    }

    /// Opens the stream of a purpose at its beginning.
    #[must_use]
    pub fn open(&self, purpose: impl Purpose) -> Rolls {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(self.turn) << 40 | purpose.number());
        Rolls(rng)
    }
}

/// A sequence of rolls from one stream.
#[derive(Clone, Debug)]
pub struct Rolls(ChaCha8Rng);

impl Rolls {
    /// Rolls a number from 0 to `bound - 1`, uniformly; 0 if `bound` is 0. Values that would bias
    /// the result are rolled again.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        let zone = u32::MAX - (u32::MAX - bound + 1) % bound;
        loop {
            let value = self.0.next_u32();
            if value <= zone {
                return value % bound;
            }
        }
    }

    /// Rolls one die: 1 to `sides`.
    pub fn die(&mut self, sides: u32) -> i32 {
        self.below(sides) as i32 + 1
    }

    /// Rolls one six-sided die: 1 to 6.
    pub fn d6(&mut self) -> i32 {
        self.die(6)
    }

    /// Returns true with a probability of `chance` percent; always from 100 on.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }

    /// Picks one element, uniformly; `None` if there are none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u32) as usize)
    }

    /// Draws an index with a probability proportional to its weight; `None` if all weights are 0.
    pub fn weighted(&mut self, weights: &[u32]) -> Option<usize> {
        let total: u32 = weights.iter().sum();
        if total == 0 {
            return None;
        }
        let mut rest = self.below(total);
        for (index, &weight) in weights.iter().enumerate() {
            if rest < weight {
                return Some(index);
            }
            rest -= weight;
        }
        None
    }

    /// Shuffles a list uniformly (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            list.swap(last, other);
        }
    }
}
