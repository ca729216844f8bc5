//! How the houses fared, turn by turn: the figures behind the graphs.

use crate::rules::events::apparent_prestige;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

/// A house at the beginning of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HouseAt {
    /// The prestige that it had.
    pub prestige: i32,
    /// The prestige that it seemed to have; nothing where nobody was shown any (manual appendix K).
    pub shown: Option<i32>,
    /// Its cantons.
    pub cantons: u32,
    /// Its places, its stronghold among them.
    pub places: u32,
    /// What the cards in its vault carried, in points.
    pub tribute: u32,
    /// Its legions, those among them that nobody saw.
    pub legions: u32,
}

/// All houses at the beginning of each turn, and at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct History {
    /// By turn, then by seat; nothing of a house that has fallen.
    pub turns: Vec<Vec<Option<HouseAt>>>,
}

impl History {
    /// The history of these tables, one a turn.
    #[must_use]
    pub fn of<'a>(tables: impl IntoIterator<Item = &'a Game>) -> Self {
        Self {
            turns: tables.into_iter().map(|table| table.seats().map(|seat| house_at(table, seat)).collect()).collect(),
        }
    }

    /// A house at the beginning of a turn, both counted from 0.
    #[must_use]
    pub fn at(&self, turn: usize, seat: Seat) -> Option<&HouseAt> {
        self.turns.get(turn)?.get(seat.index())?.as_ref()
    }

    /// Whether anybody ever seemed to have another prestige than it had, or none.
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

/// What the others saw. Whoever spread a rumor knew better: of what different rivals saw, it is what is furthest from the
/// truth.
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
