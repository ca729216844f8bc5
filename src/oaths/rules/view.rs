//! The part of a game that one seat may see.
//!
//! Hidden are: cards in other hands and the cards that others have just drawn, magic cards, both
//! decks, papers that were put away, and the pile of the scoring for all but the devil that chooses
//! from it. Numbers of cards are never hidden.
//!
//! Also hidden is which seats are asked about special play cards, because only holders are asked.

use serde::{Deserialize, Serialize};

use crate::catalog::Catalog;
use crate::court::CourtStep;
use crate::dice::{Dice, Stream};
use crate::game::Game;
use crate::ids::{Card, Hand, HandCard, Paper, PaperSort, Seat, SpecialKind};
use crate::step::Step;
use crate::trade::TradeStep;

/// Numbers of the cards that a seat does not see.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hidden {
    /// Papers in each hand.
    pub papers: Vec<usize>,
    /// Special play cards in each hand.
    pub specials: Vec<usize>,
    /// Cards just drawn, of each seat.
    pub drawn: Vec<usize>,
    /// Magic cards of each seat.
    pub magic: Vec<usize>,
    /// The resource deck.
    pub deck: usize,
    /// The deck of special play cards.
    pub special_deck: usize,
    /// The pile of the scoring.
    pub pile: usize,
    /// Papers that were put away.
    pub away: usize,
    /// Cards of each torture that is going on, in the order of the agenda.
    pub torture: Vec<usize>,
}

/// The part of a game that a seat may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    seat: Seat,
    /// The game, without all that is hidden.
    game: Game,
    hidden: Hidden,
}

impl View {
    /// Returns what a seat may see of a game.
    #[must_use]
    pub fn of(game: &Game, seat: Seat) -> Self {
        let mut seen = game.clone();
        seen.charter.seed = 0;
        let hidden = Hidden {
            papers: game.domains.iter().map(|domain| domain.hand.papers().count()).collect(),
            specials: game.domains.iter().map(|domain| domain.hand.specials().count()).collect(),
            drawn: game.domains.iter().map(|domain| domain.drawn.len()).collect(),
            magic: game.domains.iter().map(|domain| domain.magic.len()).collect(),
            deck: game.deck.len(),
            special_deck: game.specials.len(),
            pile: game.pile.len(),
            away: game.away.len(),
            torture: game.agenda.iter().filter_map(tortured).collect(),
        };
        for (at, domain) in seen.domains.iter_mut().enumerate() {
            domain.magic.clear();
            if at != seat.index() {
                domain.hand = Hand::default();
                domain.drawn.clear();
            }
        }
        // Only holders of a card are asked about it.
        if matches!(seen.due(), Some(Step::Special(_))) {
            seen.asked.retain(|asked| *asked == seat);
        }
        seen.deck.clear();
        seen.specials.clear();
        seen.away.clear();
        if seen.due() != Some(&Step::Court(CourtStep::Take(seat))) {
            seen.pile.clear();
        }
        for step in &mut seen.agenda {
            if let Step::Trade(TradeStep::Torture { by, seen, .. }) = step
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

    /// Returns the game without what is hidden. Hands of others are empty in it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Returns the numbers of hidden cards.
    #[must_use]
    pub const fn hidden(&self) -> &Hidden {
        &self.hidden
    }

    /// Returns the papers that this seat does not see, in order.
    #[must_use]
    pub fn unseen_papers(&self, catalog: &Catalog) -> Vec<Paper> {
        let numbers = &catalog.numbers;
        let mut all: Vec<Paper> = Vec::new();
        for of in self.game.seats() {
            all.extend((0..numbers.favors).map(|_| Paper::favor(of)));
            all.extend((0..numbers.oaths).map(|_| Paper::oath(of)));
            all.extend((0..numbers.votes).map(|_| Paper::vote(of)));
        }
        let own = self.game.domain(self.seat).hand.papers().chain(self.game.pile.iter().copied());
        let shown = self.game.agenda.iter().flat_map(torture_cards).filter_map(|card| match card {
            HandCard::Paper(paper) => Some(paper),
            HandCard::Special(_) => None,
        });
        for paper in own.chain(shown) {
            if let Some(at) = all.iter().position(|other| *other == paper) {
                all.remove(at);
            }
        }
        all
    }

    /// Returns the special play cards that this seat does not see, in order.
    #[must_use]
    pub fn unseen_specials(&self, catalog: &Catalog) -> Vec<SpecialKind> {
        let own: Vec<SpecialKind> = self.game.domain(self.seat).hand.specials().collect();
        let shown: Vec<HandCard> = self.game.agenda.iter().flat_map(torture_cards).collect();
        let hidden = |card: &SpecialKind| !own.contains(card) && !shown.contains(&HandCard::Special(*card));
        catalog.special_kinds().filter(hidden).collect()
    }

    /// Returns the resource cards that this seat does not see, in order.
    #[must_use]
    pub fn unseen_cards(&self, catalog: &Catalog) -> Vec<Card> {
        let game = &self.game;
        let mut seen: Vec<Card> = game.discard.iter().chain(&game.fallen).copied().collect();
        for domain in &game.domains {
            seen.extend(domain.cards());
            seen.extend(&domain.drawn);
        }
        seen.extend(game.conflict.sieges.iter().flat_map(|siege| siege.aside.iter().map(|(_, card)| *card)));
        catalog.all_cards().filter(|card| !seen.contains(card)).collect()
    }

    /// Returns the papers that another probably holds: those of its open offers, each as often as one
    /// offer names it, and those that everybody saw going into its hand.
    fn likely(&self, other: Seat) -> Vec<Paper> {
        let mut likely: Vec<Paper> = Vec::new();
        let add = |named: &[Paper], likely: &mut Vec<Paper>| {
            for (at, paper) in named.iter().enumerate() {
                let count = |list: &[Paper]| list.iter().filter(|same| *same == paper).count();
                if count(&named[..=at]) > count(likely) {
                    likely.push(*paper);
                }
            }
        };
        for offer in self.game.trading.offers.iter().filter(|offer| offer.by == other) {
            let paper = |card: &HandCard| match card {
                HandCard::Paper(paper) => Some(*paper),
                HandCard::Special(_) => None,
            };
            let named: Vec<Paper> = offer.terms.gives.hand.iter().filter_map(paper).collect();
            add(&named, &mut likely);
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

        let mut cards = self.unseen_cards(catalog);
        rolls.shuffle(&mut cards);
        let mut deal = |count: usize| cards.split_off(cards.len().saturating_sub(count));
        for (at, domain) in game.domains.iter_mut().enumerate() {
            domain.magic = deal(hidden.magic[at]);
            if at != self.seat.index() {
                domain.drawn = deal(hidden.drawn[at]);
            }
        }
        game.deck = deal(hidden.deck);

        let mut papers = self.unseen_papers(catalog);
        rolls.shuffle(&mut papers);
        // Only oaths are put away.
        for _ in 0..hidden.away {
            let oath = papers.iter().position(|paper| paper.sort == PaperSort::Oath);
            game.away.extend(oath.map(|at| papers.swap_remove(at)));
        }
        // What is offered openly, and what everybody saw going into a hand, is probably there.
        let mut known: Vec<Vec<Paper>> = vec![Vec::new(); game.players()];
        for other in self.game.others(self.seat) {
            for paper in self.likely(other) {
                let held = &mut known[other.index()];
                if held.len() < hidden.papers[other.index()]
                    && let Some(at) = papers.iter().position(|unseen| *unseen == paper)
                {
                    held.push(papers.swap_remove(at));
                }
            }
        }
        let mut specials = self.unseen_specials(catalog);
        rolls.shuffle(&mut specials);
        game.specials = specials.split_off(specials.len().saturating_sub(hidden.special_deck));
        for (at, domain) in game.domains.iter_mut().enumerate() {
            if at == self.seat.index() {
                continue;
            }
            let mut held = std::mem::take(&mut known[at]);
            let rest = hidden.papers[at].saturating_sub(held.len());
            held.extend(papers.split_off(papers.len().saturating_sub(rest)));
            let played = specials.split_off(specials.len().saturating_sub(hidden.specials[at]));
            let played = played.into_iter().map(HandCard::Special);
            domain.hand = held.into_iter().map(HandCard::Paper).chain(played).collect();
        }
        if game.pile.is_empty() {
            // Favours are never in the pile.
            let at_the_end = |paper: &Paper| paper.counts_at_the_end();
            papers.sort_by_key(at_the_end);
            game.pile = papers.split_off(papers.len().saturating_sub(hidden.pile));
        }
        let mut rest: Vec<HandCard> =
            papers.into_iter().map(HandCard::Paper).chain(specials.into_iter().map(HandCard::Special)).collect();
        let mut counts = hidden.torture.iter();
        for step in &mut game.agenda {
            let Step::Trade(TradeStep::Torture { by, seen, .. }) = step else { continue };
            let count = counts.next().copied().unwrap_or(0);
            if *by != self.seat {
                *seen = rest.split_off(rest.len().saturating_sub(count));
            }
        }
        game
    }
}

fn tortured(step: &Step) -> Option<usize> {
    if let Step::Trade(TradeStep::Torture { seen, .. }) = step { Some(seen.len()) } else { None }
}

fn torture_cards(step: &Step) -> Vec<HandCard> {
    if let Step::Trade(TradeStep::Torture { seen, .. }) = step { seen.clone() } else { Vec::new() }
}
