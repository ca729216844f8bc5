//! "Pay for me": the cards that pay a price with the least waste (manual 4.3, ruling R5).
//!
//! Cards are paid whole, at most eight at a time (the payment slots of manual 4.3), and points
//! above the price are lost. The choice is exact. Among all sets of at most eight cards that cover
//! the price, it is the one with the fewest points; of those, the one with the fewest cards; of
//! those, the one with the oldest cards.
//!
//! Every list of legal orders needs it several times, so it must be fast. The search processes card
//! by card and tracks the remaining price. It abandons partial payments that the remaining cards
//! cannot complete, or that cannot beat a known payment. With few candidates it is a depth-first
//! search. With more it is a dynamic program that keeps the best partial payment for each remaining
//! amount. Both give the same result. Results are not cached between calls; callers with many
//! prices can do that.

use super::purse::{Purse, Resource};
use super::state::TributeCard;
use crate::ids::CardId;

/// Maximum number of cards in a payment: the payment slots of the tribute tab (manual 4.3).
pub const PAYMENT_SLOTS: usize = 8;

/// Maximum number of cards of a vault that are considered, oldest first.
const CONSIDERED: usize = 128;

/// Maximum number of candidates for the depth-first search, which is faster than the dynamic
/// program up to here.
const FEW: usize = 14;

/// Returns the cards that pay `price`, oldest first, or `None` if no eight cards of `vault` cover
/// it.
///
/// A price of nothing is paid without cards.
#[must_use]
pub fn least_waste(vault: &[TributeCard], price: &Purse) -> Option<Vec<CardId>> {
    if price.points() > Amounts::MOST {
        return None;
    }
    let price = Amounts::of(price);
    if price == Amounts::NOTHING {
        return Some(Vec::new());
    }
    let candidates = candidates(vault, price);
    let best = if candidates.len() <= FEW { walk(&candidates, price) } else { search(&candidates, price) }?;
    let chosen = vault.iter().take(CONSIDERED).enumerate();
    Some(chosen.filter(|(index, _)| best.cards >> index & 1 == 1).map(|(_, card)| card.id).collect())
}

/// Like [`least_waste`], but without the cards that the player has locked.
#[must_use]
pub fn least_waste_without(vault: &[TributeCard], locked: &[CardId], price: &Purse) -> Option<Vec<CardId>> {
    let open: Vec<TributeCard> = vault.iter().filter(|card| !locked.contains(&card.id)).copied().collect();
    least_waste(&open, price)
}

/// An amount of each of the four resources, 16 bits each in one integer, so that all four are
/// processed at once. The top bit of each is reserved for a borrow.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Amounts(u64);

impl Amounts {
    const NOTHING: Self = Self(0);
    /// Maximum total of all four amounts. Eight cards never carry so much (manual 4.3).
    const MOST: u32 = 0x7fff;
    const TOPS: u64 = 0x8000_8000_8000_8000;

    /// Converts a purse. Larger amounts are reduced to the maximum.
    fn of(purse: &Purse) -> Self {
        Self::new(Resource::ALL.map(|resource| u32::from(purse.of(resource))))
    }

    fn new(amounts: [u32; 4]) -> Self {
        Self(amounts.into_iter().fold(0, |all, amount| all << 16 | u64::from(amount.min(Self::MOST))))
    }

    const fn each(self) -> [u32; 4] {
        let all = self.0;
        [(all >> 48) as u32, (all >> 32) as u32 & 0xffff, (all >> 16) as u32 & 0xffff, all as u32 & 0xffff]
    }

    /// Subtracts `other`; each amount is at least 0.
    const fn less(self, other: Self) -> Self {
        let rest = (self.0 | Self::TOPS) - other.0;
        // A top bit that is still set means no borrow: the bits below it are valid. Otherwise the
        // amount is 0.
        let enough = rest & Self::TOPS;
        Self(rest & (enough - (enough >> 15)))
    }

    /// Returns the minimum of each amount.
    const fn shared(self, other: Self) -> Self {
        Self(self.0 - self.less(other).0)
    }

    /// Adds both, up to the maximum of each amount.
    const fn plus(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        let over = sum & Self::TOPS;
        Self((sum | (over - (over >> 15))) & !Self::TOPS)
    }

    const fn covers(self, other: Self) -> bool {
        ((self.0 | Self::TOPS) - other.0) & Self::TOPS == Self::TOPS
    }

    /// Returns the sum of all four amounts. Valid for parts of one price.
    const fn points(self) -> u32 {
        (self.0.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }
}

/// A card that could be part of the best payment.
#[derive(Clone, Copy)]
struct Candidate {
    index: usize,
    /// Its contribution to the price by resource, without the excess.
    gives: Amounts,
    points: u32,
    /// Sort key: the number of cards that give its rarest resource, and the inverse of its
    /// contribution.
    order: (u32, u32),
}

/// Returns the useful cards. A card is left out if it contributes nothing. It is also left out if
/// eight others contribute at least as much of every resource, cost no more points and come before
/// it: one of them could replace it in any payment.
///
/// Cards with the rarest resource come first, and of those the largest. This makes the search
/// abandon hopeless partial payments earlier.
fn candidates(vault: &[TributeCard], price: Amounts) -> Vec<Candidate> {
    let mut useful: Vec<Candidate> = Vec::with_capacity(vault.len().min(CONSIDERED));
    for (index, card) in vault.iter().take(CONSIDERED).enumerate() {
        let gives = Amounts::of(&card.worth).shared(price);
        if gives != Amounts::NOTHING {
            useful.push(Candidate { index, gives, points: card.worth.points(), order: (0, 0) });
        }
    }
    // Better cards come first in this order, so comparing with the kept ones is sufficient.
    useful.sort_unstable_by_key(|card| (card.points, card.index));
    let mut kept: Vec<Candidate> = Vec::with_capacity(useful.len());
    for card in useful {
        let better = kept.iter().filter(|other| other.gives.covers(card.gives)).nth(PAYMENT_SLOTS - 1);
        if better.is_none() {
            kept.push(card);
        }
    }
    let mut givers = [0; 4];
    for card in &kept {
        for (givers, gives) in givers.iter_mut().zip(card.gives.each()) {
            *givers += u32::from(gives > 0);
        }
    }
    for card in &mut kept {
        let rarest = givers.into_iter().zip(card.gives.each()).filter(|&(_, gives)| gives > 0).min();
        card.order = (rarest.map_or(0, |(givers, _)| givers), u32::MAX - card.gives.points());
    }
    kept.sort_by_key(|card| card.order);
    kept
}

/// Returns the waste of a payment found greedily: always the card with the least waste, of those
/// the one with the largest contribution. `None` if the greedy search fails, although a payment may
/// exist.
fn first_payment(candidates: &[Candidate], price: Amounts) -> Option<u32> {
    let mut left = candidates.to_vec();
    let (mut owed, mut waste) = (price, 0);
    for _ in 0..PAYMENT_SLOTS {
        let useful = |card: &Candidate| card.gives.shared(owed).points();
        let choices = left.iter().map(|card| (useful(card), card.points)).enumerate();
        let (best, (useful, points)) = choices
            .filter(|&(_, (useful, _))| useful > 0)
            .min_by_key(|&(_, (useful, points))| (points - useful, u32::MAX - useful))?;
        let card = left.swap_remove(best);
        waste += points - useful;
        owed = owed.less(card.gives);
        if owed == Amounts::NOTHING {
            return Some(waste);
        }
    }
    None
}

/// An upper bound of the contribution of a number of remaining cards. For each resource it takes
/// the cards with most of it, and for points the cards with most points.
#[derive(Clone, Copy)]
struct Reach {
    gives: Amounts,
    points: u32,
}

impl Reach {
    const fn covers(self, owed: Amounts) -> bool {
        self.gives.covers(owed) && self.points >= owed.points()
    }
}

/// Returns these bounds for the cards from each position on, by number of cards; zero at the end.
fn reach(candidates: &[Candidate]) -> Vec<[Reach; PAYMENT_SLOTS + 1]> {
    let mut most = [[0_u32; PAYMENT_SLOTS]; 5];
    let mut last = [Reach { gives: Amounts::NOTHING, points: 0 }; PAYMENT_SLOTS + 1];
    let mut all = vec![last; candidates.len() + 1];
    for (card, reach) in candidates.iter().zip(&mut all).rev() {
        let [souls, ichor, hellfire, darkness] = card.gives.each();
        let mut changed = false;
        for (most, mut gives) in most.iter_mut().zip([souls, ichor, hellfire, darkness, card.gives.points()]) {
            changed |= gives > most[PAYMENT_SLOTS - 1];
            for known in most {
                if gives > *known {
                    std::mem::swap(&mut gives, known);
                }
            }
        }
        if changed {
            let mut sums = [0; 5];
            for (count, reach) in last.iter_mut().skip(1).enumerate() {
                for (sum, most) in sums.iter_mut().zip(&most) {
                    *sum += most[count];
                }
                let [souls, ichor, hellfire, darkness, points] = sums;
                *reach = Reach { gives: Amounts::new([souls, ichor, hellfire, darkness]), points };
            }
        }
        *reach = last;
    }
    all
}

/// A partial payment.
#[derive(Clone, Copy)]
struct Way {
    owed: Amounts,
    /// Points wasted so far.
    waste: u32,
    count: usize,
    cards: u128,
    /// The index of its mark.
    place: usize,
}

impl Way {
    /// Returns the sort key among partial payments with the same remaining price; lower is better.
    /// It compares wasted points, then number of cards, then age, because older cards have lower
    /// bits.
    const fn rank(&self) -> (u32, usize, u128) {
        (self.waste, self.count, self.cards)
    }

    /// Returns the partial payment extended by this card, if the card contributes anything.
    fn step(&self, card: &Candidate) -> Option<Self> {
        let owed = self.owed.less(card.gives);
        let useful = self.owed.points() - owed.points();
        let (waste, count) = (self.waste + card.points - useful, self.count + 1);
        let cards = self.cards | 1_u128 << card.index;
        (useful > 0).then_some(Self { owed, waste, count, cards, place: 0 })
    }
}

/// The best payment so far.
struct Found {
    best: Option<Way>,
    /// Maximum waste of a payment that is still of interest.
    bound: u32,
}

impl Found {
    /// Starts with the waste of a greedy payment as bound.
    fn bounded(candidates: &[Candidate], price: Amounts) -> Self {
        Self { best: None, bound: first_payment(candidates, price).unwrap_or(u32::MAX) }
    }

    /// Returns the maximum number of cards of an interesting payment with this waste; `None` if it
    /// wastes too much.
    fn most_cards(&self, waste: u32) -> Option<usize> {
        let best = self.best.map_or(PAYMENT_SLOTS, |best| best.count);
        (waste <= self.bound).then_some(if waste < self.bound { PAYMENT_SLOTS } else { best })
    }

    /// True if a partial payment can still lead to an interesting payment within these bounds.
    fn possible(&self, way: &Way, reach: &[Reach; PAYMENT_SLOTS + 1]) -> bool {
        let slots = self.most_cards(way.waste).and_then(|most| most.checked_sub(way.count));
        slots.is_some_and(|slots| reach[slots].covers(way.owed))
    }

    /// Records a complete payment, if it is the best.
    fn note(&mut self, way: Way) {
        if self.best.is_none_or(|best| way.rank() < best.rank()) {
            self.best = Some(way);
            self.bound = way.waste;
        }
    }

    /// Searches depth-first from this partial payment, first with the next card, then without it.
    /// Each card is paired with the total contribution of it and all later cards.
    fn walk(&mut self, cards: &[(Candidate, Amounts)], way: Way) {
        let [(card, left), rest @ ..] = cards else { return };
        let slots = self.most_cards(way.waste).and_then(|most| most.checked_sub(way.count + 1));
        if slots.is_none() || !left.covers(way.owed) {
            return;
        }
        if let Some(step) = way.step(card) {
            if step.owed != Amounts::NOTHING {
                self.walk(rest, step);
            } else if self.most_cards(step.waste).is_some() {
                self.note(step);
            }
        }
        self.walk(rest, way);
    }
}

/// Finds the best payment with few cards by depth-first search.
fn walk(candidates: &[Candidate], price: Amounts) -> Option<Way> {
    let mut left = Amounts::NOTHING;
    let mut cards: Vec<(Candidate, Amounts)> = Vec::with_capacity(candidates.len());
    for card in candidates.iter().rev() {
        left = left.plus(card.gives);
        cards.push((*card, left));
    }
    cards.reverse();
    if !left.covers(price) {
        return None;
    }
    let mut found = Found::bounded(candidates, price);
    found.walk(&cards, Way { owed: price, waste: 0, count: 0, cards: 0, place: 0 });
    found.best
}

/// Finds the best payment with any number of cards by dynamic programming.
fn search(candidates: &[Candidate], price: Amounts) -> Option<Way> {
    let reach = reach(candidates);
    let possible = reach[0][PAYMENT_SLOTS].covers(price);
    possible.then(|| Search::of(price, Found::bounded(candidates, price)).run(candidates, &reach)).flatten()
}

/// The best known result for a remaining amount and a number of cards.
#[derive(Clone, Copy)]
struct Mark {
    /// The least waste with that number of cards or fewer. It stays valid when the partial payment
    /// is abandoned.
    waste: u32,
    /// Its index among the open partial payments, or [`Mark::SHUT`].
    open: u32,
}

impl Mark {
    const SHUT: u32 = u32::MAX;
    const UNKNOWN: Self = Self { waste: u32::MAX, open: Self::SHUT };
}

/// The dynamic program over all partial payments that may still lead to the best one.
struct Search {
    /// The table of marks: one dimension for each resource still owed, and one for the number of
    /// cards.
    marks: Vec<Mark>,
    strides: [usize; 4],
    open: Vec<Way>,
    found: Found,
}

impl Search {
    const ROW: usize = PAYMENT_SLOTS + 1;

    fn of(price: Amounts, found: Found) -> Self {
        let sides = price.each().map(|amount| amount as usize + 1);
        let strides = [sides[1] * sides[2] * sides[3], sides[2] * sides[3], sides[3], 1].map(|size| size * Self::ROW);
        let marks = vec![Mark::UNKNOWN; sides[0] * strides[0]];
        let mut search = Self { marks, strides, open: Vec::new(), found };
        let start = Way { owed: price, waste: 0, count: 0, cards: 0, place: search.place(price, 0) };
        search.open(start);
        search
    }

    fn run(mut self, candidates: &[Candidate], reach: &[[Reach; PAYMENT_SLOTS + 1]]) -> Option<Way> {
        let mut steps = Vec::new();
        for (card, reach) in candidates.iter().zip(&reach[1..]) {
            let mut at = 0;
            while let Some(&way) = self.open.get(at) {
                let beaten = self.beaten(&way);
                if !beaten {
                    let step = way.step(card).filter(|step| self.found.possible(step, reach));
                    // A card may be used once, so its extensions are added only after the loop.
                    steps.extend(step.and_then(|step| self.paid(step)));
                }
                if !beaten && self.found.possible(&way, reach) {
                    at += 1;
                } else {
                    self.shut(at);
                }
            }
            for step in steps.drain(..) {
                self.open(step);
            }
        }
        self.found.best
    }

    /// Records a complete payment. Returns any other with the index of its mark.
    fn paid(&mut self, way: Way) -> Option<Way> {
        if way.owed != Amounts::NOTHING {
            return Some(Way { place: self.place(way.owed, way.count), ..way });
        }
        self.found.note(way);
        None
    }

    fn place(&self, owed: Amounts, count: usize) -> usize {
        owed.each().into_iter().zip(self.strides).map(|(amount, stride)| amount as usize * stride).sum::<usize>()
            + count
    }

    /// True if the same amount was paid with fewer cards and no more waste, or with no more cards
    /// and less waste.
    fn beaten(&self, way: &Way) -> bool {
        let fewer = way.count > 0 && self.marks[way.place - 1].waste <= way.waste;
        fewer || self.marks[way.place].waste < way.waste
    }

    /// Adds a partial payment, unless an equal or better one is known.
    fn open(&mut self, way: Way) {
        if self.beaten(&way) {
            return;
        }
        let mark = &mut self.marks[way.place];
        if let Some(known) = self.open.get_mut(mark.open as usize) {
            if way.rank() < known.rank() {
                *known = way;
            }
        } else if way.waste < mark.waste {
            mark.open = self.open.len() as u32;
            self.open.push(way);
        }
        let row = way.place - way.count + Self::ROW;
        for mark in self.marks[way.place..row].iter_mut().take_while(|mark| mark.waste > way.waste) {
            mark.waste = way.waste;
        }
    }

    /// Abandons a partial payment. Its mark stays, because other cards with the same result cannot
    /// be completed either.
    fn shut(&mut self, at: usize) {
        let left = self.open.swap_remove(at);
        self.marks[left.place].open = Mark::SHUT;
        if let Some(moved) = self.open.get(at) {
            self.marks[moved.place].open = at as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Stream};

    #[test]
    fn both_searches_find_the_same() {
        let mut rolls = Dice::new(4_300, 1).open(Stream::Stock);
        let mut paid = 0;
        for round in 0..3_000 {
            let mut purse = |least: u32, sides: u32| {
                let mut worth = Purse::EMPTY;
                for _ in 0..=rolls.below(4) {
                    *worth.of_mut(Resource::ALL[rolls.below(4) as usize]) = (least + rolls.below(sides)) as u16;
                }
                worth
            };
            let vault: Vec<TributeCard> =
                (0..14).map(|id| TributeCard { id: CardId(id), worth: purse(1, 4) }).collect();
            let price = Amounts::of(&purse(0, 9));
            let candidates = candidates(&vault, price);
            if price == Amounts::NOTHING {
                continue;
            }
            let (walked, searched) = (walk(&candidates, price), search(&candidates, price));
            let (walked, searched) = (walked.map(|way| way.rank()), searched.map(|way| way.rank()));
            assert_eq!(walked, searched, "round {round}: {:?} out of {vault:?}", price.each());
            paid += u32::from(walked.is_some());
        }
        assert!(paid > 1_000, "{paid} prices could be paid");
    }
}
