//! "Pay for me": which cards to hand over for a price, with the least waste (manual 4.3, ruling R5).
//!
//! Cards are handed over whole, at most eight at a time (the payment slots of manual 4.3), and what they carry above the
//! price is lost. The choice is exact: over all sets of at most eight cards that cover the price, the one that gives away
//! the fewest points; of those, the one with the fewest cards; of those, the oldest cards.
//!
//! It is asked for several times in every list of legal orders, so it is quick: what is left to pay is followed card by card,
//! and whatever cannot be finished with the cards that are still to come, or not better than a payment already known, is
//! left at once. A few cards are walked way by way; with more, a book is kept of the best way to each amount still owed, so that
//! none is followed twice. Both find the same. Nothing is remembered from one price to the next: whoever asks for many prices
//! remembers them himself.

use super::purse::{Purse, Resource};
use super::state::TributeCard;
use crate::ids::CardId;

/// How many cards one payment can hold: the payment slots of the tribute tab (manual 4.3).
pub const PAYMENT_SLOTS: usize = 8;

/// How many cards of a vault are looked at. Larger vaults offer their oldest cards first.
const CONSIDERED: usize = 128;

/// With so few cards worth looking at, every way that may still lead to the best payment is walked to its end: that takes less time
/// than to keep a book of what is known about each.
const FEW: usize = 14;

/// The cards to pay `price` with, oldest first, or `None` if no eight cards of `vault` cover it.
///
/// A price of nothing is paid with no card.
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

/// The same without the cards that are locked: a player can keep cards out of every payment that is chosen for him.
#[must_use]
pub fn least_waste_without(vault: &[TributeCard], locked: &[CardId], price: &Purse) -> Option<Vec<CardId>> {
    let open: Vec<TributeCard> = vault.iter().filter(|card| !locked.contains(&card.id)).copied().collect();
    least_waste(&open, price)
}

/// An amount of each of the four resources, 16 bits each in one number, so that all four are counted at once. The top bit of
/// each is free for a borrow.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Amounts(u64);

impl Amounts {
    const NOTHING: Self = Self(0);
    /// The most points that all four hold together. Eight cards never carry so much (manual 4.3).
    const MOST: u32 = 0x7fff;
    const TOPS: u64 = 0x8000_8000_8000_8000;

    /// What a purse holds; what is above the most is cut off.
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

    /// What is left after `other` is taken away; no less than nothing of each.
    const fn less(self, other: Self) -> Self {
        let rest = (self.0 | Self::TOPS) - other.0;
        // Where the top bit is still set nothing was borrowed: there the bits below it stand, elsewhere nothing does.
        let enough = rest & Self::TOPS;
        Self(rest & (enough - (enough >> 15)))
    }

    /// As much of each as both hold.
    const fn shared(self, other: Self) -> Self {
        Self(self.0 - self.less(other).0)
    }

    /// Both together; no more than the most of each.
    const fn plus(self, other: Self) -> Self {
        let sum = self.0 + other.0;
        let over = sum & Self::TOPS;
        Self((sum | (over - (over >> 15))) & !Self::TOPS)
    }

    const fn covers(self, other: Self) -> bool {
        ((self.0 | Self::TOPS) - other.0) & Self::TOPS == Self::TOPS
    }

    /// All four added up, where they are part of one price.
    const fn points(self) -> u32 {
        (self.0.wrapping_mul(0x0001_0001_0001_0001) >> 48) as u32
    }
}

/// A card that could be part of the best payment.
#[derive(Clone, Copy)]
struct Candidate {
    index: usize,
    /// What it gives towards the price, resource by resource; what is above the price counts for nothing.
    gives: Amounts,
    points: u32,
    /// How many give what the fewest give of all that it gives, and how little it gives.
    order: (u32, u32),
}

/// The cards worth looking at: a card is left out if it gives nothing that is asked for, or if as many others as a payment has
/// slots give at least as much of everything for no more points and would be taken before it. Whatever payment such a card
/// is part of, one of them could take its place.
///
/// First come those that give what the fewest give, and of those the ones that give most: the sooner nobody is left who
/// gives it, and the less the others can still give, the sooner a search knows which ways lead nowhere.
fn candidates(vault: &[TributeCard], price: Amounts) -> Vec<Candidate> {
    let mut useful: Vec<Candidate> = Vec::with_capacity(vault.len().min(CONSIDERED));
    for (index, card) in vault.iter().take(CONSIDERED).enumerate() {
        let gives = Amounts::of(&card.worth).shared(price);
        if gives != Amounts::NOTHING {
            useful.push(Candidate { index, gives, points: card.worth.points(), order: (0, 0) });
        }
    }
    // Whatever is better than a card comes before it, and of those that are better enough are kept.
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

/// The points that some payment wastes, found without looking back: always the card with the least waste, of those the one
/// that gives most. `None` if this finds none, though there may be one.
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

/// No more than this can be paid with so many of the cards to come: as much of each resource as the cards with most of that
/// one, as many points as the cards with most points.
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

/// What can be paid with the cards from each place on, by how many cards that takes; at the end with none.
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

/// A way to have paid a part of the price.
#[derive(Clone, Copy)]
struct Way {
    owed: Amounts,
    /// Points given for nothing so far.
    waste: u32,
    count: usize,
    cards: u128,
    /// Where its mark is.
    place: usize,
}

impl Way {
    /// Of two ways that owe the same the smaller is better: fewer points given away, then fewer cards, then older ones, which
    /// have the lower bits.
    const fn rank(&self) -> (u32, usize, u128) {
        (self.waste, self.count, self.cards)
    }

    /// The way that also gives this card, if the card is of any use to it.
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
    /// No payment that wastes more is looked for.
    bound: u32,
}

impl Found {
    /// Nothing yet, but what one payment wastes is known.
    fn bounded(candidates: &[Candidate], price: Amounts) -> Self {
        Self { best: None, bound: first_payment(candidates, price).unwrap_or(u32::MAX) }
    }

    /// How many cards a payment with this waste may have to be worth finding; `None` if it wastes too much.
    fn most_cards(&self, waste: u32) -> Option<usize> {
        let best = self.best.map_or(PAYMENT_SLOTS, |best| best.count);
        (waste <= self.bound).then_some(if waste < self.bound { PAYMENT_SLOTS } else { best })
    }

    /// Whether a way may still lead to a payment worth finding, with cards that reach so far.
    fn possible(&self, way: &Way, reach: &[Reach; PAYMENT_SLOTS + 1]) -> bool {
        let slots = self.most_cards(way.waste).and_then(|most| most.checked_sub(way.count));
        slots.is_some_and(|slots| reach[slots].covers(way.owed))
    }

    /// Takes note of a way that owes nothing any more, if it is the best.
    fn note(&mut self, way: Way) {
        if self.best.is_none_or(|best| way.rank() < best.rank()) {
            self.best = Some(way);
            self.bound = way.waste;
        }
    }

    /// Walks every way on from this one with these cards, the way with the next card before the one without. At each card it is
    /// known what it and all after it give.
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

/// The best payment with these few cards.
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

/// The best payment with any number of cards.
fn search(candidates: &[Candidate], price: Amounts) -> Option<Way> {
    let reach = reach(candidates);
    let possible = reach[0][PAYMENT_SLOTS].covers(price);
    possible.then(|| Search::of(price, Found::bounded(candidates, price)).run(candidates, &reach)).flatten()
}

/// What is known about paying down to some amount with some number of cards.
#[derive(Clone, Copy)]
struct Mark {
    /// The least waste with that many cards or fewer. It stands even when the way itself has been left.
    waste: u32,
    /// Where among the open ways it is, or [`Mark::SHUT`].
    open: u32,
}

impl Mark {
    const SHUT: u32 = u32::MAX;
    const UNKNOWN: Self = Self { waste: u32::MAX, open: Self::SHUT };
}

/// The search for the best payment, card by card over all ways that may still lead to it.
struct Search {
    /// What is still owed is a point in a box, one side a resource; a row of marks for each, by the number of cards.
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
                    // A card is added to what was reached without it, so the steps are taken together at the end.
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

    /// Takes note of a way that owes nothing any more; any other is given back, with its place.
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

    /// Whether as much is paid with fewer cards and no more waste, or with no more cards and less waste.
    fn beaten(&self, way: &Way) -> bool {
        let fewer = way.count > 0 && self.marks[way.place - 1].waste <= way.waste;
        fewer || self.marks[way.place].waste < way.waste
    }

    /// Opens a way, unless one as good is known.
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

    /// Leaves a way for good: what has been paid so could not be finished better by other cards either.
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
