//! Orders that rivals give for the story of a chapter, in place of their minds.

use serde::Deserialize;

use crate::minds;
use crate::rules::ids::Seat;
use crate::rules::orders::{Answer, Draft, Order};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A trait of a rival. Everything else is left to its mind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Rival {
    /// It refuses every demand.
    Proud(Seat),
    /// Its legions stay where they are.
    Still(Seat),
}

impl Rival {
    /// Returns the rival's seat.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Proud(seat) | Self::Still(seat) => seat,
        }
    }

    /// Changes the draft of the rival.
    fn change(self, draft: &mut Draft) {
        match self {
            Self::Proud(_) => {
                for answer in &mut draft.answers {
                    if let Answer::Demand { concession, .. } = answer {
                        *concession = None;
                    }
                }
            }
            Self::Still(_) => {
                for slot in &mut draft.slots {
                    *slot = slot.take().filter(|order| !matches!(order, Order::Forces(_)));
                }
            }
        }
    }

    /// Returns the draft of a seat with these traits; `None` if it has none and its mind decides.
    #[must_use]
    pub fn draft(traits: &[Self], book: &Rulebook, view: &SeatView, mind: &str, seed: u64) -> Option<Draft> {
        let own: Vec<Self> = traits.iter().copied().filter(|one| one.seat() == view.seat()).collect();
        if own.is_empty() {
            return None;
        }
        let mut draft = minds::by_name(mind)?.draft(book, view, seed);
        own.into_iter().for_each(|one| one.change(&mut draft));
        Some(draft)
    }
}
