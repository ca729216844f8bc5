//! The development of the houses, turn by turn: the values behind the graphs.

use crate::rules::events::apparent_prestige;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// A house at the beginning of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseAt {
    /// Its true prestige.
    pub prestige: i32,
    /// The prestige shown to rivals; none if it was hidden from them (manual appendix K).
    pub shown: Option<i32>,
    /// Number of its cantons.
    pub cantons: u32,
    /// Number of its places, including its stronghold.
    pub places: u32,
    /// Worth of the cards in its vault, in points.
    pub tribute: u32,
    /// Number of its legions, including hidden ones.
    pub legions: u32,
}

/// All houses at the beginning of each turn, and at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// By turn, then by seat; none for a fallen house.
    pub turns: Vec<Vec<Option<HouseAt>>>,
}

impl History {
    /// Creates the history of these tables, one per turn.
    #[must_use]
    pub fn of<'a>(tables: impl IntoIterator<Item = &'a Game>) -> Self {
        Self {
            turns: tables.into_iter().map(|table| table.seats().map(|seat| house_at(table, seat)).collect()).collect(),
        }
    }

    /// Returns a house at the beginning of a turn. Turn and seat are counted from 0.
    #[must_use]
    pub fn at(&self, turn: usize, seat: Seat) -> Option<&HouseAt> {
        self.turns.get(turn)?.get(seat.index())?.as_ref()
    }

    /// True if the prestige of any house was ever hidden, or shown with a false value.
    #[must_use]
    pub fn false_faces(&self) -> bool {
        self.turns.iter().flatten().flatten().any(|house| house.shown != Some(house.prestige))
    }
}

fn house_at(table: &Game, seat: Seat) -> Option<HouseAt> {
    if table.conclave().eliminated(seat).is_some() {
        return None;
    }
    Some(HouseAt {
        prestige: table.conclave().prestige(seat),
        shown: shown(table, seat),
        cantons: table.realm().land_count(seat) as u32,
        places: table.forces().places_of(seat).count() as u32,
        tribute: table.treasury().wealth(seat).points(),
        legions: table.forces().legions_of(seat).count() as u32,
    })
}

/// Returns the prestige shown to rivals. The author of a rumor sees the true value. If rivals see
/// different values, the one furthest from the truth counts.
fn shown(table: &Game, seat: Seat) -> Option<i32> {
    let truth = table.conclave().prestige(seat);
    let mut seen = truth;
    for viewer in table.seats().filter(|&viewer| viewer != seat) {
        let seems = apparent_prestige(table, viewer, seat)?;
        if seems.abs_diff(truth) > seen.abs_diff(truth) {
            seen = seems;
        }
    }
    Some(seen)
}
