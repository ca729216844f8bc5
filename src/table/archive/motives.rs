//! Motives: why the minds of a game that is over did what they did.
//!
//! This is the only door to what minds wrote down, and it opens with the end of the game: of a game that is still being
//! played there are no motives, whoever asks.

use super::{Archive, TurnRecord};
use crate::game::Game;
use table_core::seats::{Player, Seat};

/// Why the minds of a game that is over did what they did, turn by turn.
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
    /// Why the minds did what they did; nothing before the game has ended.
    #[must_use]
    pub fn motives(&self) -> Option<Motives<'_, G>> {
        self.ended().then_some(Motives { charter: &self.body.charter, turns: &self.body.turns })
    }
}

impl<'a, G: Game> Motives<'a, G> {
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
    pub fn of_turn(
        &self,
        turn: u32,
    ) -> impl Iterator<Item = (Seat, &'a G::Reasons, Option<&'a G::Choice>)> + use<'a, G> {
        let record = (turn as usize).checked_sub(1).and_then(|index| self.turns.get(index));
        record.into_iter().flat_map(|record| {
            record.rationales.iter().map(|(seat, rationale)| (*seat, rationale, record.draft(*seat)))
        })
    }

    /// Who planned a seat's orders in a turn, counted from 1.
    #[must_use]
    pub fn player(&self, turn: u32, seat: Seat) -> Option<&'a Player> {
        let mut handed = self.turns.iter().take(turn as usize).flat_map(|record| &record.handed);
        let last = handed.rfind(|handed| handed.seat == seat);
        last.map(|handed| &handed.to).or_else(|| G::players(self.charter).get(seat.index()).copied())
    }

    /// The reasons that the mind of a seat gave in a turn, counted from 1.
    #[must_use]
    pub fn reasons(&self, turn: u32, seat: Seat) -> Option<&'a G::Reasons> {
        self.turns.get((turn as usize).checked_sub(1)?)?.rationale(seat)
    }
}
