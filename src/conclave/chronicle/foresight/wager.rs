//! The real gains and losses of a vendetta (manual 4.14.5).
//!
//! The wager is taken at the end of the turn, after places have paid their prestige, and a house
//! that has less stakes all that it has. So the prestige of the evening counts, not that of now.

use super::{Foresight, Surety};
use crate::rules::arena::takings;
use crate::rules::catalog::Catalog;
use crate::rules::diplomacy::{DiplomacyOrder, Suit, Terms, bonus, longest, quarters};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::{Answer, Draft, Order};

/// The gains and losses of a vendetta.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stakes {
    /// The prestige named in the terms.
    pub named: i32,
    /// The prestige that is really taken at the end of this turn.
    pub taken: i32,
    /// The prestige paid on success, besides the wager that comes back.
    pub bonus: i32,
    /// The bonus in percent of the wager; 100 in the arena.
    pub percent: u32,
    /// The prestige that the other house loses on success.
    pub other_loses: i32,
    /// The prestige that the other house gains on failure.
    pub other_gains: i32,
    /// How sure the amounts are: what the other house has can change until they are due.
    pub surety: Surety,
}

/// Returns what these terms against a house take and pay, after the rest of the plan.
#[must_use]
pub fn stakes(catalog: &Catalog, table: &Game, ahead: &Foresight, on: Seat, terms: Terms) -> Stakes {
    let (seat, evening) = (ahead.seat, &ahead.evening.ended);
    let named = i32::from(terms.wager());
    let taken = named.min(evening.conclave().prestige(seat).max(0));
    // If prestige is hidden, nobody may learn that the other house has less than the wager.
    let other = (!table.conclave().veiled()).then(|| evening.conclave().prestige(on).max(0));
    let at_most = |amount: i32| other.map_or(amount, |has| has.min(amount));
    match terms {
        Terms::Field { aim, turns, .. } => {
            let longest = longest(catalog, evening, seat, on);
            let share = quarters(&catalog.constants.diplomacy, aim, turns, longest);
            let share = share.unwrap_or(0);
            Stakes {
                named,
                taken,
                bonus: bonus(taken, share),
                percent: u32::from(share) * 25,
                other_loses: at_most(taken / 2),
                other_gains: taken / 2,
                surety: Surety::Expected,
            }
        }
        // The prize of either winner follows from the claimant's wager, even if the other house
        // could not pay as much.
        Terms::Arena { .. } => Stakes {
            named,
            taken,
            bonus: takings(catalog, table, seat, taken) - taken,
            percent: 100,
            other_loses: at_most(taken),
            other_gains: takings(catalog, table, on, taken),
            surety: Surety::Expected,
        },
    }
}

/// Returns the vendettas that a draft claims, with the terms as the conclave will hear them; `None`
/// if it will not hear the claim. They differ from the draft if the draft also ranks threats anew,
/// because that changes what may be wagered.
#[must_use]
pub fn claims(ahead: &Foresight, draft: &Draft) -> Vec<(Seat, Terms, Option<Terms>)> {
    let answered = draft.answers.iter().filter_map(|answer| {
        if let Answer::Grievance { against, claim: Some(terms) } = answer { Some((*against, *terms)) } else { None }
    });
    let ordered = draft.slots.iter().flatten().filter_map(|order| {
        if let Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on, terms }) = order {
            Some((*on, *terms))
        } else {
            None
        }
    });
    let heard = |on: Seat| {
        let claims = ahead.evening.answered.diplomacy().claims().iter();
        let mut own = claims.filter(|claim| (claim.by, claim.on) == (ahead.seat, on));
        own.find_map(|claim| if let Some(Suit::Vendetta(terms)) = claim.suit { Some(terms) } else { None })
    };
    answered.chain(ordered).map(|(on, terms)| (on, terms, heard(on))).collect()
}
