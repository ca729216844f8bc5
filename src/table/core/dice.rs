//! Dice: every roll has its own named stream, so that a new roll in one rule moves no other.
//!
//! A stream is found by the game's seed, the turn and its [`Purpose`]. Any turn can therefore be
//! replayed alone, and no generator has to be saved. The bounded roll and the shuffle are our own,
//! because random-number libraries change theirs between releases; `tests/all/dice.rs` pins both.

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// The purpose of a roll. Each game has an enum of its own for this.
pub trait Purpose {
    /// A number below 2^40 for this purpose that no other purpose of a turn has. Saves depend on it:
    /// it never changes.
    fn number(&self) -> u64;
}

/// All dice of one turn of one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dice {
    seed: u64,
    turn: u32,
}

impl Dice {
    /// The dice of this turn in the game with this seed. Turn 0 is the founding of the game.
    #[must_use]
    pub const fn new(seed: u64, turn: u32) -> Self {
        Self { seed, turn }
    }

    /// Opens the stream of this purpose at its beginning.
    #[must_use]
    pub fn open(&self, purpose: impl Purpose) -> Rolls {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(u64::from(self.turn) << 40 | purpose.number());
        Rolls(rng)
    }
}

/// A run of rolls from one stream.
#[derive(Clone, Debug)]
pub struct Rolls(ChaCha8Rng);

impl Rolls {
    /// A number from 0 to `bound - 1`, each as likely; 0 if `bound` is 0. Unbiased: surplus values are thrown away.
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

    /// One die with this many sides: 1 to `sides`.
    pub fn die(&mut self, sides: u32) -> i32 {
        self.below(sides) as i32 + 1
    }

    /// One six-sided die.
    pub fn d6(&mut self) -> i32 {
        self.die(6)
    }

    /// True this many times in a hundred.
    pub fn percent(&mut self, chance: u32) -> bool {
        self.below(100) < chance
    }

    /// One of these, each as likely.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u32) as usize)
    }

    /// An index drawn with these weights; `None` if all are zero.
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

    /// Puts a list into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            list.swap(last, other);
        }
    }
}
