//! A position laid out by hand, for scenarios and lessons.
//!
//! A tableau starts with an empty table. All resource cards are in the deck, and every devil holds
//! its own oaths. What is laid out is taken from there, so no card is made or lost.

use crate::catalog::Catalog;
use crate::charter::{Charter, CharterFault, SeatCharter};
use crate::game::{Game, Phase, Post, PostKind, Whereabouts};
use crate::ids::{Card, Hand, HandCard, Player, Seat};
use crate::promises::Pledge;
use crate::step::Step;

/// A position that is being laid out.
#[derive(Clone, Debug)]
pub struct Tableau<'a> {
    catalog: &'a Catalog,
    game: Game,
}

impl<'a> Tableau<'a> {
    /// Returns a table at which these devils sit, by seat, in the first game turn. The first seat is
    /// the Starter.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new(catalog: &'a Catalog, devils: &[&str]) -> Result<Self, CharterFault> {
        let seat =
            |id: &&str| SeatCharter { name: (*id).to_owned(), player: Player::Human, devil: catalog.devil_named(id) };
        let seats = devils.iter().map(seat).collect();
        let mut game = Game::found(catalog, Charter { seed: 1, iron_man: false, trading_rounds: 4, seats })?;
        game.agenda.clear();
        game.starter = Seat(0);
        game.turn = 1;
        game.phase = Phase::Playing;
        game.deck = catalog.all_cards().collect();
        game.discard.clear();
        for of in game.seats() {
            let domain = game.domain_mut(of);
            domain.souls = 0;
            domain.hand = (0..catalog.numbers.oaths).map(|_| HandCard::Oath(of)).collect::<Hand>();
        }
        Ok(Self { catalog, game })
    }

    /// Takes the first card of a kind out of the deck.
    ///
    /// # Panics
    /// If the deck has none: the scenario is wrong.
    fn take_from_deck(&mut self, id: &str) -> Card {
        let kind = self.catalog.resource_named(id);
        let at = self.game.deck.iter().position(|card| Some(self.catalog.kind(*card)) == kind);
        match at {
            Some(at) => self.game.deck.remove(at),
            None => panic!("no {id} is left in the deck"),
        }
    }

    /// Takes cards of a kind out of the deck.
    fn take(&mut self, id: &str, count: usize) -> Vec<Card> {
        (0..count).map(|_| self.take_from_deck(id)).collect()
    }

    /// Tables hordes or artifacts.
    #[must_use]
    pub fn table(mut self, seat: Seat, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.domain_mut(seat).tabled.extend(cards);
        self
    }

    /// Gives a seat a fortress.
    #[must_use]
    pub fn fortress(mut self, seat: Seat, id: &str) -> Self {
        let card = self.take_from_deck(id);
        self.game.domain_mut(seat).fortress = Some(card);
        self
    }

    /// Gives a seat cards of a kind into its hand.
    #[must_use]
    pub fn hand(mut self, seat: Seat, id: &str, count: usize) -> Self {
        for card in self.take(id, count) {
            self.game.domain_mut(seat).hand.put(HandCard::Card(card));
        }
        self
    }

    /// Starts a ritual.
    #[must_use]
    pub fn ritual(mut self, seat: Seat, id: &str) -> Self {
        let card = self.take_from_deck(id);
        self.game.domain_mut(seat).rituals.push(card);
        self
    }

    /// Sends hordes to Earth.
    #[must_use]
    pub fn earth(mut self, seat: Seat, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.domain_mut(seat).earth.extend(cards);
        self
    }

    /// Discards all cards of the deck but so many.
    #[must_use]
    pub fn deck(mut self, count: usize) -> Self {
        let rest = self.game.deck.split_off(count);
        self.game.discard.extend(rest);
        self
    }

    /// Gives a seat Souls.
    #[must_use]
    pub fn souls(mut self, seat: Seat, souls: u32) -> Self {
        self.game.domain_mut(seat).souls = souls;
        self
    }

    /// Gives a seat points.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u8) -> Self {
        self.game.domain_mut(seat).points = points;
        self
    }

    /// Gives a seat a post.
    #[must_use]
    pub fn post(mut self, kind: PostKind, seat: Seat, stable: bool) -> Self {
        let at = PostKind::ALL.iter().position(|other| *other == kind).unwrap_or(0);
        self.game.posts[at] = Post { holder: Some(seat), stable };
        self
    }

    /// Puts a devil somewhere.
    #[must_use]
    pub fn devil(mut self, seat: Seat, whereabouts: Whereabouts) -> Self {
        self.game.domain_mut(seat).whereabouts = whereabouts;
        self
    }

    /// Passes oaths of a devil from one hand to another.
    ///
    /// # Panics
    /// If the giver has fewer: the scenario is wrong.
    #[must_use]
    pub fn pass(mut self, from: Seat, to: Seat, of: Seat, count: usize) -> Self {
        for _ in 0..count {
            let oath = HandCard::Oath(of);
            assert!(self.game.domain_mut(from).hand.take(oath), "seat {from} has too few oaths");
            self.game.domain_mut(to).hand.put(oath);
        }
        self
    }

    /// Sells oaths of a seat.
    ///
    /// # Panics
    /// If it has fewer: the scenario is wrong.
    #[must_use]
    pub fn sold(mut self, seat: Seat, count: usize) -> Self {
        for _ in 0..count {
            assert!(self.game.domain_mut(seat).hand.take(HandCard::Oath(seat)), "seat {seat} has too few oaths");
            self.game.pile.push(seat);
        }
        self.game.pile.sort_unstable();
        self
    }

    /// Lets a seat give a promise.
    #[must_use]
    pub fn promise(mut self, by: Seat, to: Seat, pledge: Pledge) -> Self {
        self.game.promise(by, Some(to), pledge);
        self
    }

    /// Lets the last gathering have proclaimed devils.
    #[must_use]
    pub fn proclaimed(mut self, seats: &[Seat]) -> Self {
        self.game.proclaimed = seats.to_vec();
        self
    }

    /// Notes attack victories of this game turn.
    #[must_use]
    pub fn victories(mut self, seat: Seat, count: u8) -> Self {
        self.game.domain_mut(seat).deeds.victories = count;
        self.game.domain_mut(seat).deeds.fought = true;
        self
    }

    /// Notes Souls gathered in this game turn.
    #[must_use]
    pub fn gathered(mut self, seat: Seat, souls: u32) -> Self {
        self.game.domain_mut(seat).deeds.gathered = souls;
        self
    }

    /// Sets the game turn.
    #[must_use]
    pub const fn turn(mut self, turn: u8) -> Self {
        self.game.turn = turn;
        self
    }

    /// Sets the phase of the game turn.
    #[must_use]
    pub const fn phase(mut self, phase: Phase) -> Self {
        self.game.phase = phase;
        self
    }

    /// Sets the seed of all dice.
    #[must_use]
    pub const fn seed(mut self, seed: u64) -> Self {
        self.game.charter.seed = seed;
        self
    }

    /// Returns the game, in which these steps come next. It has been played up to the first choice.
    #[must_use]
    pub fn begin(self, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) -> Game {
        let Self { catalog, mut game } = self;
        game.agenda = steps.into_iter().rev().collect();
        crate::step::begin(catalog, game)
    }
}
