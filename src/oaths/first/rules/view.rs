//! The part of a game that one seat may see.
//!
//! Hidden are cards in other hands, the deck, and which oaths were sold. Numbers of cards are never
//! hidden. Also hidden is who is asked, where only holders of certain cards are.

use serde::{Deserialize, Serialize};

use crate::award::AwardStep;
use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::game::Game;
use crate::ids::{Card, Hand, HandCard, Seat};
use crate::muster::MusterStep;
use crate::rites::RiteStep;
use crate::step::Step;
use crate::war::WarStep;

/// Numbers of the cards that a seat does not see.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Cards in each hand.
    pub hands: Vec<usize>,
    /// The resource deck.
    pub deck: usize,
    /// Oaths that were sold.
    pub pile: usize,
    /// Oaths of each torture that is going on, in the order of the agenda.
    pub torture: Vec<usize>,
}

/// The part of a game that one seat may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    seat: Seat,
    /// The game, without all that is hidden.
    game: Game,
    hidden: Hidden,
}

/// Returns the oaths of a torture.
fn tortured(step: &Step) -> Option<&Vec<Seat>> {
    if let Step::Muster(MusterStep::Torture { seen, .. }) = step { Some(seen) } else { None }
}

/// True if a step asks only those who hold certain cards.
const fn asks_holders(step: &Step) -> bool {
    match step {
        Step::Muster(MusterStep::Redraw) | Step::War(WarStep::React { .. }) | Step::Rite(RiteStep::Perform(_)) => true,
        Step::Promise(_) => true,
        Step::Muster(_) | Step::Market(_) | Step::Order(_) | Step::War(_) => false,
        Step::Rite(_) | Step::Award(_) | Step::Court(_) => false,
    }
}

impl View {
    /// Returns what a seat may see of a game.
    #[must_use]
    pub fn of(game: &Game, seat: Seat) -> Self {
        let mut seen = game.clone();
        seen.charter.seed = 0;
        let hidden = Hidden {
            hands: game.domains.iter().map(|domain| domain.hand.len()).collect(),
            deck: game.deck.len(),
            pile: game.pile.len(),
            torture: game.agenda.iter().filter_map(tortured).map(Vec::len).collect(),
        };
        for (at, domain) in seen.domains.iter_mut().enumerate() {
            if at != seat.index() {
                domain.hand = Hand::default();
            }
        }
        if seen.due().is_some_and(asks_holders) {
            seen.asked.retain(|asked| *asked == seat);
        }
        seen.deck.clear();
        if seen.due() != Some(&Step::Award(AwardStep::Pick(seat))) {
            // Its size is known: "if there is no Oath cards" nobody can choose one.
            seen.pile = vec![Seat(0); seen.pile.len()];
        }
        for step in &mut seen.agenda {
            if let Step::Muster(MusterStep::Torture { by, seen, .. }) = step
                && *by != seat
            {
                seen.clear();
            }
        }
        Self { seat, game: seen, hidden }
    }

    /// Returns the seat that sees this.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the game without what is hidden. Hands of others are empty in it, and sold oaths count
    /// only by their number.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the numbers of hidden cards.
    #[must_use]
    pub const fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    fn sees_pile(&self) -> bool {
        self.game.due() == Some(&Step::Award(AwardStep::Pick(self.seat)))
    }

    /// Returns the oaths that this seat does not see, in order.
    #[must_use]
    pub fn unseen_oaths(&self, catalog: &Catalog) -> Vec<Seat> {
        let all = self.game.seats().flat_map(|of| (0..catalog.numbers.oaths).map(move |_| of));
        let mut all: Vec<Seat> = all.collect();
        let shown: &[Seat] = if self.sees_pile() { &self.game.pile } else { &[] };
        let torture = self.game.agenda.iter().filter_map(tortured).flatten();
        for of in self.game.domain(self.seat).hand.oaths().chain(shown.iter().chain(torture).copied()) {
            if let Some(at) = all.iter().position(|other| *other == of) {
                all.remove(at);
            }
        }
        all
    }

    /// Returns the resource cards that this seat does not see, in order.
    #[must_use]
    pub fn unseen_cards(&self, catalog: &Catalog) -> Vec<Card> {
        let game = &self.game;
        let mut seen: Vec<Card> = game.discard.iter().chain(&game.fallen).copied().collect();
        for domain in &game.domains {
            seen.extend(domain.cards().chain(domain.hand.resources()));
        }
        catalog.all_cards().filter(|card| !seen.contains(card)).collect()
    }

    /// Returns the cards that another probably holds: those of its open offers, each as often as one
    /// offer names it, and those that everybody saw going into its hand.
    fn likely(&self, other: Seat) -> Vec<HandCard> {
        let mut likely: Vec<HandCard> = Vec::new();
        let add = |named: &[HandCard], likely: &mut Vec<HandCard>| {
            for (at, card) in named.iter().enumerate() {
                let count = |list: &[HandCard]| list.iter().filter(|same| *same == card).count();
                if count(&named[..=at]) > count(likely) {
                    likely.push(*card);
                }
            }
        };
        for offer in self.game.market.offers.iter().filter(|offer| offer.by == other) {
            add(&offer.terms.gives.hand, &mut likely);
        }
        add(&self.game.domain(other).seen, &mut likely);
        likely
    }

    /// Returns a whole game that looks like this to its seat. Everything hidden is invented by the
    /// seed.
    #[must_use]
    pub fn imagine(&self, catalog: &Catalog, seed: u64) -> Game {
        let mut game = self.game.clone();
        game.charter.seed = seed;
        let mut rolls = Dice::new(seed, game.step).open(Stream::Imagination(self.seat));
        let hidden = &self.hidden;
        let others: Vec<Seat> = self.game.others(self.seat).collect();

        let mut cards = self.unseen_cards(catalog);
        rolls.shuffle(&mut cards);
        let mut oaths = self.unseen_oaths(catalog);
        rolls.shuffle(&mut oaths);
        let mine = |step: &Step| matches!(step, Step::Muster(MusterStep::Torture { by, .. }) if *by == self.seat);
        let steps = game.agenda.iter().filter(|step| tortured(step).is_some()).zip(&hidden.torture);
        let torture: usize = steps.filter(|(step, _)| !mine(step)).map(|(_, count)| *count).sum();
        let pile = if self.sees_pile() { 0 } else { hidden.pile };

        // What is offered openly, and what everybody saw going into a hand, is probably there.
        let mut hands: Vec<Vec<HandCard>> = vec![Vec::new(); game.players()];
        for &other in &others {
            let hand = &mut hands[other.index()];
            for card in &self.likely(other) {
                if hand.len() >= hidden.hands[other.index()] {
                    break;
                }
                match card {
                    HandCard::Oath(of) if oaths.len() > pile + torture => {
                        if let Some(at) = oaths.iter().position(|oath| oath == of) {
                            oaths.remove(at);
                            hand.push(*card);
                        }
                    }
                    HandCard::Card(seen) if cards.len() > hidden.deck => {
                        if let Some(at) = cards.iter().position(|other| other == seen) {
                            cards.remove(at);
                            hand.push(*card);
                        }
                    }
                    HandCard::Oath(_) | HandCard::Card(_) => {}
                }
            }
        }
        game.deck = cards.split_off(cards.len().saturating_sub(hidden.deck));
        if !self.sees_pile() {
            game.pile = oaths.split_off(oaths.len().saturating_sub(hidden.pile));
            game.pile.sort_unstable();
        }
        let mut counts = hidden.torture.iter();
        for step in &mut game.agenda {
            let Step::Muster(MusterStep::Torture { by, seen, .. }) = step else { continue };
            let count = counts.next().copied().unwrap_or(0);
            if *by != self.seat {
                *seen = oaths.split_off(oaths.len().saturating_sub(count));
            }
        }
        let mut rest: Vec<HandCard> =
            cards.into_iter().map(HandCard::Card).chain(oaths.into_iter().map(HandCard::Oath)).collect();
        rolls.shuffle(&mut rest);
        for other in others {
            let mut hand = std::mem::take(&mut hands[other.index()]);
            let missing = hidden.hands[other.index()].saturating_sub(hand.len());
            hand.extend(rest.split_off(rest.len().saturating_sub(missing)));
            game.domain_mut(other).hand = hand.into_iter().collect();
        }
        game
    }
}
