//! "Pay for me": which cards to hand over for a price, with the least waste (manual 4.3, ruling R5).
//!
//! Cards are handed over whole, at most eight at a time (the payment slots of manual 4.3), and what they carry above the
//! price is lost. The choice is exact: over all sets of at most eight cards that cover the price, the one that gives away
//! the fewest points; of those, the one with the fewest cards; of those, the oldest cards.

use super::purse::{Purse, Resource};
use super::state::TributeCard;
use crate::rules::ids::CardId;

/// How many cards one payment can hold: the payment slots of the tribute tab (manual 4.3).
pub const PAYMENT_SLOTS: usize = 8;

/// How many cards of a vault are looked at. Larger vaults offer their oldest cards first.
const CONSIDERED: usize = 128;

#[derive(Clone, Copy)]
struct Choice {
    points: u32,
    cards: u128,
}

/// The cards to pay `price` with, oldest first, or `None` if no eight cards of `vault` cover it.
///
/// A price of nothing is paid with no card.
#[must_use]
pub fn least_waste(vault: &[TributeCard], price: &Purse) -> Option<Vec<CardId>> {
    // What is still owed is a point in a box, one side a resource; `best[count][owed]` is the cheapest way to get there.
    let sides = Resource::ALL.map(|resource| usize::from(price.of(resource)) + 1);
    let states: usize = sides.iter().product();
    let mut best: Vec<Option<Choice>> = vec![None; (PAYMENT_SLOTS + 1) * states];
    let place = |owed: [usize; 4]| ((owed[0] * sides[1] + owed[1]) * sides[2] + owed[2]) * sides[3] + owed[3];
    let start = place(sides.map(|side| side - 1));
    best[start] = Some(Choice { points: 0, cards: 0 });
    let mut reached = 0;
    for Candidate { index, gives, points } in candidates(vault, price) {
        let bit = 1_u128 << index;
        for count in (0..=reached.min(PAYMENT_SLOTS - 1)).rev() {
            for owed in 1..states {
                let Some(choice) = best[count * states + owed] else { continue };
                let mut rest = owed;
                let mut left = [0; 4];
                for side in (0..4).rev() {
                    left[side] = (rest % sides[side]).saturating_sub(gives[side]);
                    rest /= sides[side];
                }
                let next = Choice { points: choice.points + points, cards: choice.cards | bit };
                let slot = &mut best[(count + 1) * states + place(left)];
                if slot.is_none_or(|known| better(&next, &known)) {
                    *slot = Some(next);
                }
            }
        }
        reached = (reached + 1).min(PAYMENT_SLOTS);
    }
    let winner = (0..=PAYMENT_SLOTS).filter_map(|count| best[count * states]).reduce(|a, b| {
        // Counts come in rising order, so on equal points the earlier one has fewer cards.
        if b.points < a.points { b } else { a }
    })?;
    let chosen = vault.iter().take(CONSIDERED).enumerate();
    Some(chosen.filter(|(index, _)| winner.cards >> index & 1 == 1).map(|(_, card)| card.id).collect())
}

/// A card that could be part of the best payment.
#[derive(Clone, Copy)]
struct Candidate {
    index: usize,
    /// What it gives towards the price, resource by resource; what is above the price counts for nothing.
    gives: [usize; 4],
    points: u32,
}

/// The cards worth looking at, oldest first: a card is left out if it gives nothing that is asked for, or if as many others
/// as a payment has slots give at least as much of everything for no more points and would be taken before it. Whatever
/// payment such a card is part of, one of them could take its place.
fn candidates(vault: &[TributeCard], price: &Purse) -> Vec<Candidate> {
    let useful: Vec<Candidate> = vault
        .iter()
        .take(CONSIDERED)
        .enumerate()
        .map(|(index, card)| Candidate {
            index,
            gives: Resource::ALL.map(|resource| usize::from(card.worth.of(resource).min(price.of(resource)))),
            points: card.worth.points(),
        })
        .filter(|card| card.gives.iter().any(|&given| given > 0))
        .collect();
    let better = |a: &Candidate, b: &Candidate| {
        (a.points, a.index) < (b.points, b.index) && a.gives.iter().zip(&b.gives).all(|(ours, theirs)| ours >= theirs)
    };
    useful
        .iter()
        .filter(|card| useful.iter().filter(|other| better(other, card)).count() < PAYMENT_SLOTS)
        .copied()
        .collect()
}

/// Fewer points given away is better; then older cards, which have the lower bits.
const fn better(a: &Choice, b: &Choice) -> bool {
    a.points < b.points || (a.points == b.points && a.cards < b.cards)
}
