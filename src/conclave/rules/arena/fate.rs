//! Sources of the dice of a duel: random, from a list, or always in favor of one side.
//!
//! Every roll is requested for the praetor that makes it. Two lists of rolls, one for each praetor,
//! therefore give the same duel if the corners are swapped. Deliberately, nothing here knows the
//! purpose of a roll.

use serde::{Deserialize, Serialize};

use crate::dice::Rolls;

/// The two corners of the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Corner {
    /// The first praetor.
    First,
    /// The second praetor.
    Second,
}

impl Corner {
    /// Both corners, in the order of their indices.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// Returns the enemy's corner.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// A source of rolls.
pub trait Fate {
    /// Makes a luck roll (manual 4.17): 0 to `most`.
    fn luck(&mut self, corner: Corner, most: u8) -> u8;

    /// Rolls a die: 1 to `sides`.
    fn die(&mut self, corner: Corner, sides: u8) -> u8;

    /// Rolls 1 to 100 against this chance in percent. A roll up to the chance succeeds.
    fn percent(&mut self, corner: Corner, chance: u8) -> u8;
}

impl Fate for Rolls {
    fn luck(&mut self, _corner: Corner, most: u8) -> u8 {
        self.below(u32::from(most) + 1) as u8
    }

    fn die(&mut self, _corner: Corner, sides: u8) -> u8 {
        Rolls::die(self, sides.into()) as u8
    }

    fn percent(&mut self, _corner: Corner, _chance: u8) -> u8 {
        self.below(100) as u8 + 1
    }
}

/// Prescribed rolls of a praetor, used before any random ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lists {
    /// Luck rolls, in the order of the slots.
    pub luck: Vec<u8>,
    /// Dice of its moves, in order.
    pub dice: Vec<u8>,
    /// Rolls of 1 to 100 for its trances, in order.
    pub percents: Vec<u8>,
}

/// Takes rolls from two lists, and from the dice when a list has ended.
#[derive(Debug)]
pub struct Listed<'a> {
    lists: [&'a Lists; 2],
    at: [[usize; 3]; 2],
    rest: &'a mut Rolls,
}

impl<'a> Listed<'a> {
    /// Starts at the beginning of these lists.
    #[must_use]
    pub const fn new(lists: [&'a Lists; 2], rest: &'a mut Rolls) -> Self {
        Self { lists, at: [[0; 3]; 2], rest }
    }

    fn next(&mut self, corner: Corner, list: usize) -> Option<u8> {
        let of = self.lists[corner as usize];
        let from = [&of.luck, &of.dice, &of.percents][list];
        let at = &mut self.at[corner as usize][list];
        let roll = from.get(*at).copied();
        *at += usize::from(roll.is_some());
        roll
    }
}

impl Fate for Listed<'_> {
    fn luck(&mut self, corner: Corner, most: u8) -> u8 {
        match self.next(corner, 0) {
            Some(roll) => roll.min(most),
            None => self.rest.luck(corner, most),
        }
    }

    fn die(&mut self, corner: Corner, sides: u8) -> u8 {
        match self.next(corner, 1) {
            Some(roll) => roll.clamp(1, sides.max(1)),
            None => Fate::die(self.rest, corner, sides),
        }
    }

    fn percent(&mut self, corner: Corner, chance: u8) -> u8 {
        match self.next(corner, 2) {
            Some(roll) => roll.clamp(1, 100),
            None => Fate::percent(self.rest, corner, chance),
        }
    }
}

/// Gives one corner the best result of every roll, and the other the worst.
#[derive(Clone, Copy, Debug)]
pub(super) struct Favor(pub Corner);

impl Fate for Favor {
    fn luck(&mut self, corner: Corner, most: u8) -> u8 {
        if corner == self.0 { most } else { 0 }
    }

    fn die(&mut self, corner: Corner, sides: u8) -> u8 {
        if corner == self.0 { sides } else { 1 }
    }

    fn percent(&mut self, corner: Corner, _chance: u8) -> u8 {
        if corner == self.0 { 1 } else { 100 }
    }
}
