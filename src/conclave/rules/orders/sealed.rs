//! Sealing of a turn (manual 3.3): all drafts become one set of legal orders.

use serde::{Deserialize, Serialize};

use super::drafting::Drafting;
use super::{Answer, Draft, Order, Refusal};
use crate::game::Game;
use crate::ids::{Seat, SlotNo};
use crate::rulebook::Rulebook;
use crate::view::SeatView;

/// One seat's part.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SealedSeat {
    /// The legal orders.
    pub slots: [Option<Order>; SlotNo::COUNT],
    /// The answers.
    pub answers: Vec<Answer>,
    /// Orders that were removed, with the reason.
    pub struck: Vec<(SlotNo, Refusal)>,
}

/// All drafts of a turn, checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sealed {
    seats: Vec<SealedSeat>,
}

impl Sealed {
    /// Checks all drafts against the views of their seats. A seat without a draft passes. If a seat
    /// has several drafts, the last one counts.
    #[must_use]
    pub fn seal(book: &Rulebook, game: &Game, drafts: &[Draft]) -> Self {
        let mut sealed = Self { seats: vec![SealedSeat::default(); game.seat_count()] };
        for draft in drafts {
            sealed.put(book, game, draft);
        }
        sealed
    }

    /// A copy with another draft of one seat, checked in the same way.
    #[must_use]
    pub fn with(&self, book: &Rulebook, game: &Game, draft: &Draft) -> Self {
        let mut sealed = self.clone();
        sealed.put(book, game, draft);
        sealed
    }

    fn put(&mut self, book: &Rulebook, game: &Game, draft: &Draft) {
        let Some(sealed) = self.seats.get_mut(draft.seat.index()) else { return };
        *sealed = SealedSeat { answers: draft.answers.clone(), ..SealedSeat::default() };
        if draft.orders() == 0 {
            return;
        }
        let view = SeatView::of(game, draft.seat);
        let mut plan = Drafting::open(book, view.table(), draft.seat, &draft.answers);
        for slot in SlotNo::ALL {
            match &draft.slots[slot.index()] {
                None => plan.skip(),
                Some(order) => match plan.plan(order) {
                    Ok(()) => sealed.slots[slot.index()] = Some(order.clone()),
                    Err(why) => sealed.struck.push((slot, why)),
                },
            }
        }
    }

    /// One seat's part.
    #[must_use]
    pub fn of(&self, seat: Seat) -> &SealedSeat {
        &self.seats[seat.index()]
    }
}
