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
    let boxes: Vec<[usize; 4]> = (0..states)
        .map(|mut rest| {
            let mut owed = [0; 4];
            for side in (0..4).rev() {
                owed[side] = rest % sides[side];
                rest /= sides[side];
            }
            owed
        })
        .collect();
    let still_owed: Vec<u32> = boxes.iter().map(|owed| owed.iter().sum::<usize>() as u32).collect();
    let candidates = candidates(vault, price);
    // Every point still owed will cost at least a point: nothing dearer than a payment already known is followed up.
    let mut bound = first_payment(&candidates, price).unwrap_or(u32::MAX);
    best[states - 1] = Some(Choice { points: 0, cards: 0 });
    // Only what has been reached is followed up: next to all of the box lies beyond the bound.
    let mut reached = vec![states - 1];
    let mut steps: Vec<(usize, Choice)> = Vec::new();
    let mut after = vec![usize::MAX; states];
    for Candidate { index, gives, points } in candidates {
        let bit = 1_u128 << index;
        after.fill(usize::MAX);
        // A card is added to what was reached without it, so its steps are taken together at the end.
        for &at in &reached {
            let (count, owed) = (at / states, at % states);
            let Some(choice) = best[at] else { continue };
            if count == PAYMENT_SLOTS || owed == 0 || choice.points + points > bound {
                continue;
            }
            if after[owed] == usize::MAX {
                after[owed] = place([0, 1, 2, 3].map(|side| boxes[owed][side].saturating_sub(gives[side])));
            }
            let next = Choice { points: choice.points + points, cards: choice.cards | bit };
            if next.points + still_owed[after[owed]] <= bound {
                steps.push(((count + 1) * states + after[owed], next));
            }
        }
        for (at, next) in steps.drain(..) {
            if at % states == 0 {
                bound = bound.min(next.points);
            }
            let slot = &mut best[at];
            if slot.is_none() {
                reached.push(at);
            }
            if slot.is_none_or(|known| better(&next, &known)) {
                *slot = Some(next);
            }
        }
    }
    let winner = (0..=PAYMENT_SLOTS).filter_map(|count| best[count * states]).reduce(|a, b| {
        // Counts come in rising order, so on equal points the earlier one has fewer cards.
        if b.points < a.points { b } else { a }
    })?;
    let chosen = vault.iter().take(CONSIDERED).enumerate();
    Some(chosen.filter(|(index, _)| winner.cards >> index & 1 == 1).map(|(_, card)| card.id).collect())
}

/// The same without the cards that are locked: a player can keep cards out of every payment that is chosen for him.
#[must_use]
pub fn least_waste_without(vault: &[TributeCard], locked: &[CardId], price: &Purse) -> Option<Vec<CardId>> {
    let open: Vec<TributeCard> = vault.iter().filter(|card| !locked.contains(&card.id)).copied().collect();
    least_waste(&open, price)
}

/// A card that could be part of the best payment.
#[derive(Clone, Copy)]
struct Candidate {
    index: usize,
    /// What it gives towards the price, resource by resource; what is above the price counts for nothing.
    gives: [usize; 4],
    points: u32,
}

/// The points that some payment takes, found without looking back: always the card with the least waste, of those the
/// one that gives most. `None` if this finds none, though there may be one.
fn first_payment(candidates: &[Candidate], price: &Purse) -> Option<u32> {
    let mut owed = Resource::ALL.map(|resource| usize::from(price.of(resource)));
    let mut left = candidates.to_vec();
    let mut points = 0;
    for _ in 0..PAYMENT_SLOTS {
        if owed == [0; 4] {
            break;
        }
        let useful = |card: &Candidate| (0..4).map(|side| owed[side].min(card.gives[side])).sum::<usize>() as u32;
        let best = (0..left.len()).filter(|&at| useful(&left[at]) > 0).min_by_key(|&at| {
            let useful = useful(&left[at]);
            (left[at].points - useful, u32::MAX - useful)
        })?;
        let card = left.swap_remove(best);
        points += card.points;
        owed = [0, 1, 2, 3].map(|side| owed[side].saturating_sub(card.gives[side]));
    }
    (owed == [0; 4]).then_some(points)
}

/// The cards worth looking at, oldest first: a card is left out if it gives nothing that is asked for, or if as many others
/// as a payment has slots give at least as much of everything for no more points and would be taken before it. Whatever
/// payment such a card is part of, one of them could take its place.
fn candidates(vault: &[TributeCard], price: &Purse) -> Vec<Candidate> {
    let mut useful: Vec<Candidate> = vault
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
    // Whatever is better than a card comes before it, and of those that are better enough are kept.
    useful.sort_unstable_by_key(|card| (card.points, card.index));
    let mut kept: Vec<Candidate> = Vec::with_capacity(useful.len());
    for card in useful {
        let better =
            kept.iter().filter(|other| (0..4).all(|side| other.gives[side] >= card.gives[side])).nth(PAYMENT_SLOTS - 1);
        if better.is_none() {
            kept.push(card);
        }
    }
    kept.sort_unstable_by_key(|card| card.index);
    kept
}

/// Fewer points given away is better; then older cards, which have the lower bits.
const fn better(a: &Choice, b: &Choice) -> bool {
    a.points < b.points || (a.points == b.points && a.cards < b.cards)
}
