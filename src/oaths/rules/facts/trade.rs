//! Facts of the trading.

use serde::{Deserialize, Serialize};

use crate::ids::{HandCard, Paper, Seat};
use crate::promises::{Outcome, Vow};
use crate::trade::{Claim, Offer};

/// In the trading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TradeFact {
    /// Favours were reclaimed.
    Claimed {
        /// Who.
        seat: Seat,
        /// What.
        claim: Claim,
        /// Favours of the target that were paid.
        paid: u8,
    },
    /// An offer was made.
    Offered {
        /// The offer.
        offer: Box<Offer>,
    },
    /// An offer was refused by the last that could take it.
    Refused {
        /// The offer.
        offer: Box<Offer>,
        /// By whom.
        by: Seat,
    },
    /// A deal was made.
    Dealt {
        /// The offer.
        offer: Box<Offer>,
        /// With whom.
        with: Seat,
    },
    /// An offer could not be taken any more.
    Lapsed {
        /// The offer.
        offer: Box<Offer>,
    },
    /// A prisoner was freed.
    Freed {
        /// Whose.
        by: Seat,
        /// Who.
        prisoner: Seat,
    },
    /// A prisoner was handed over.
    HandedOver {
        /// Who had it.
        from: Seat,
        /// Who.
        prisoner: Seat,
        /// Who has it now.
        to: Seat,
    },
    /// A prisoner was tortured.
    Tortured {
        /// By whom.
        by: Seat,
        /// Who.
        prisoner: Seat,
        /// True if a card was kept, so that the prisoner is free.
        kept: bool,
    },
    /// What a torturer saw. Only it knows.
    Confessed {
        /// By whom.
        by: Seat,
        /// Who.
        prisoner: Seat,
        /// The cards.
        cards: Vec<HandCard>,
    },
    /// Papers changed hands by a forced trade. Only the two know which.
    Exchanged {
        /// From whom.
        from: Seat,
        /// To whom.
        to: Seat,
        /// How many.
        count: usize,
        /// Which; empty for the others.
        papers: Vec<Paper>,
    },
    /// A freed devil put an oath away. Only it knows which.
    Ransomed {
        /// Who.
        seat: Seat,
        /// Which; `None` for the others and if it had none.
        oath: Option<Paper>,
        /// False if it had none and showed its hand to its gaoler.
        paid: bool,
    },
    /// A devil showed its hand to another, to prove that it has too few papers. Only that one knows
    /// the cards.
    Showed {
        /// Who.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The cards; empty for the others.
        cards: Vec<HandCard>,
    },
    /// The trading ended.
    Ended,
    /// A promise was judged.
    Judged {
        /// Who promised.
        by: Seat,
        /// To whom.
        to: Seat,
        /// What.
        vow: Vow,
        /// Whether it was kept.
        outcome: Outcome,
    },
}
