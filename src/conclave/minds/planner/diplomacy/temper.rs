//! Temper: differences in character between archfiends.
//!
//! It depends only on the archfiend, so that players can recognise a rival in later games. The
//! effects are small.

use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// Weights of an archfiend in percent, 75 to 138.
#[derive(Clone, Copy)]
pub(super) struct Temper {
    /// Cost of conceding.
    pub(super) pride: i32,
    /// Worth of fighting.
    pub(super) wrath: i32,
    /// Worth of demands, insults and gifts.
    pub(super) guile: i32,
    /// Enjoyment of insults.
    pub(super) spite: i32,
    /// Preference for single combat over war.
    pub(super) valour: i32,
}

impl Temper {
    pub(super) fn of(table: &Game, seat: Seat) -> Self {
        let charter = &table.charter().seats[seat.index()];
        // The FNV-1a hash: short, and the same on all machines.
        let mut hash: u32 = 0x811c_9dc5;
        for byte in charter.archfiend.name.bytes().chain([charter.symbol]) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
        let lean = |shift: u32| 75 + (hash >> shift & 0x3f) as i32;
        Self { pride: lean(4), wrath: lean(10), guile: lean(15), spite: lean(20), valour: lean(25) }
    }
}
