//! Motives: why the minds of a game that is over did what they did.
//!
//! This is the only door to what minds wrote down, and it opens with the end of the game: of a game that is still being
//! played there are no motives, whoever asks.

use super::{Archive, TurnRecord};
use crate::minds::Rationale;
use crate::rules::game::{Charter, Player};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;

/// Why the minds of a game that is over did what they did, turn by turn.
#[derive(Clone, Copy, Debug)]
pub struct Motives<'a> {
    charter: &'a Charter,
    turns: &'a [TurnRecord],
}

impl Archive {
    /// Why the minds did what they did; nothing before the game has ended.
    #[must_use]
    pub fn motives(&self) -> Option<Motives<'_>> {
        self.ended().then_some(Motives { charter: &self.body.charter, turns: &self.body.turns })
    }
}

impl<'a> Motives<'a> {
    /// Whether no mind ever gave a reason.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.turns.iter().all(|record| record.rationales.is_empty())
    }

    /// How many turns were played.
    #[must_use]
    pub const fn turns(&self) -> u32 {
        self.turns.len() as u32
    }

    /// What the minds wrote down in a turn, counted from 1, by seat, each beside what it ordered.
    pub fn of_turn(&self, turn: u32) -> impl Iterator<Item = (Seat, &'a Rationale, Option<&'a Draft>)> + use<'a> {
        let record = (turn as usize).checked_sub(1).and_then(|index| self.turns.get(index));
        record.into_iter().flat_map(|record| {
            record
                .rationales
                .iter()
                .map(|(seat, rationale)| (*seat, rationale, record.drafts.iter().find(|draft| draft.seat == *seat)))
        })
    }

    /// Who planned a seat's orders in a turn, counted from 1.
    #[must_use]
    pub fn player(&self, turn: u32, seat: Seat) -> Option<&'a Player> {
        let mut handed = self.turns.iter().take(turn as usize).flat_map(|record| &record.handed);
        let last = handed.rfind(|handed| handed.seat == seat);
        last.map(|handed| &handed.to).or_else(|| self.charter.seats.get(seat.index()).map(|charter| &charter.player))
    }

    /// What the mind of a seat thought of its own chances in a turn, counted from 1, in thousandths.
    #[must_use]
    pub fn own_chance(&self, turn: u32, seat: Seat) -> Option<u16> {
        let record = self.turns.get((turn as usize).checked_sub(1)?)?;
        record.rationale(seat)?.outlook.get(seat.index()).copied()
    }
}
