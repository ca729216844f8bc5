//! Temper: what makes one archfiend quicker to take offence than another.
//!
//! It follows from who the archfiend is, so that a rival met twice can be known again. It tips scales; it never overturns them.

use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// How an archfiend leans, in percent of what is sober.
#[derive(Clone, Copy)]
pub(super) struct Temper {
    /// How much giving way hurts.
    pub(super) pride: i32,
    /// How much a fight is liked.
    pub(super) wrath: i32,
    /// How much is hoped for from words: demands, insults, gifts.
    pub(super) guile: i32,
    /// How much insults are enjoyed.
    pub(super) spite: i32,
    /// How much single combat is preferred to war.
    pub(super) valour: i32,
}

impl Temper {
    pub(super) fn of(table: &Game, seat: Seat) -> Self {
        let charter = &table.charter().seats[seat.index()];
        // Fowler, Noll and Vo's hash: short, and the same everywhere.
        let mut hash: u32 = 0x811c_9dc5;
        for byte in charter.archfiend.name.bytes().chain([charter.symbol]) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        let lean = |shift: u32| 75 + (hash >> shift & 0x3f) as i32;
        Self { pride: lean(4), wrath: lean(10), guile: lean(15), spite: lean(20), valour: lean(25) }
    }
}
