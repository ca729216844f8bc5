//! Motives: the reasons of the minds for their choices, after the end of a game.
//!
//! Apart from the minds themselves, all code must use this module to read the reasons. While a game
//! is in progress, it gives them to nobody.

use super::{Archive, TurnRecord};
use crate::game::Game;
use table_core::seats::{Player, Seat};

/// The reasons of the minds for their choices in a finished game, turn by turn.
#[derive(Debug)]
pub struct Motives<'a, G: Game> {
    charter: &'a G::Charter,
    turns: &'a [TurnRecord<G>],
}

impl<G: Game> Clone for Motives<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Motives<'_, G> {}

impl<G: Game> Archive<G> {
    /// Returns the reasons of the minds for their choices; `None` before the game has ended.
    #[must_use]
    pub fn motives(&self) -> Option<Motives<'_, G>> {
        self.ended().then_some(Motives { charter: &self.body.charter, turns: &self.body.turns })
    }
}

impl<'a, G: Game> Motives<'a, G> {
    /// True if no mind ever gave a reason.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.turns.iter().all(|record| record.rationales.is_empty())
    }

    /// Returns the number of turns played.
    #[must_use]
    pub const fn turns(&self) -> u32 {
        self.turns.len() as u32
    }

    /// Returns the reasons of the minds in a turn, each with the choice of the same seat. Sorted by
    /// seat; turns are counted from 1.
    pub fn of_turn(
        &self,
        turn: u32,
    ) -> impl Iterator<Item = (Seat, &'a G::Reasons, Option<&'a G::Choice>)> + use<'a, G> {
        let record = (turn as usize).checked_sub(1).and_then(|index| self.turns.get(index));
        record.into_iter().flat_map(|record| {
            record.rationales.iter().map(|(seat, rationale)| (*seat, rationale, record.draft(*seat)))
        })
    }

    /// Returns the player who made a seat's choice in a turn. Turns are counted from 1.
    #[must_use]
    pub fn player(&self, turn: u32, seat: Seat) -> Option<&'a Player> {
        let mut handed = self.turns.iter().take(turn as usize).flat_map(|record| &record.handed);
        let last = handed.rfind(|handed| handed.seat == seat);
        last.map(|handed| &handed.to).or_else(|| G::players(self.charter).get(seat.index()).copied())
    }

    /// Returns the reasons of a seat's mind in a turn. Turns are counted from 1.
    #[must_use]
    pub fn reasons(&self, turn: u32, seat: Seat) -> Option<&'a G::Reasons> {
        self.turns.get((turn as usize).checked_sub(1)?)?.rationale(seat)
    }
}
