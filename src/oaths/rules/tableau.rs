//! A position laid out by hand, for scenarios and lessons.
//!
//! A tableau starts with an empty table. All resource and special play cards are in their decks, and
//! every devil holds its own papers. What is laid out is taken from there, so no card is made or lost.

use crate::catalog::Catalog;
use crate::charter::{Charter, CharterFault, SeatCharter};
use crate::game::{Alliance, Cast, Caster, Game, Safety, Whereabouts};
use crate::ids::{Card, Hand, HandCard, Paper, Player, Seat};
use crate::step::Step;

/// A position that is being laid out.
#[derive(Clone, Debug)]
pub struct Tableau<'a> {
    catalog: &'a Catalog,
    game: Game,
}

impl<'a> Tableau<'a> {
    /// Returns a table at which these devils sit, by seat. Initiative is in the order of the seats,
    /// and nobody has a realm but the quiet ones that are dealt.
    ///
    /// # Errors
    /// If there is no such game.
    pub fn new(catalog: &'a Catalog, devils: &[&str]) -> Result<Self, CharterFault> {
        let seat =
            |id: &&str| SeatCharter { name: (*id).to_owned(), player: Player::Human, devil: catalog.devil_named(id) };
        let seats = devils.iter().map(seat).collect();
        let mut game = Game::found(catalog, Charter { seed: 1, iron_man: false, trading_rounds: 4, seats })?;
        game.initiative = game.seats().collect();
        game.agenda.clear();
        game.deck = catalog.all_cards().collect();
        game.discard.clear();
        game.specials = catalog.special_kinds().collect();
        let numbers = &catalog.numbers;
        for of in game.seats() {
            let favors = (0..numbers.favors).map(|_| Paper::favor(of));
            let oaths = (0..numbers.oaths).map(|_| Paper::oath(of));
            let votes = (0..numbers.votes).map(|_| Paper::vote(of));
            let domain = game.domain_mut(of);
            domain.drawn.clear();
            domain.hand = favors.chain(oaths).chain(votes).map(HandCard::Paper).collect::<Hand>();
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

    /// Tables cards of a kind.
    #[must_use]
    pub fn table(mut self, seat: Seat, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.domain_mut(seat).tabled.extend(cards);
        self
    }

    /// Puts cards of a kind among those that a seat has just drawn.
    #[must_use]
    pub fn draw(mut self, seat: Seat, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.domain_mut(seat).drawn.extend(cards);
        self
    }

    /// Gives a seat magic cards of a kind.
    #[must_use]
    pub fn magic(mut self, seat: Seat, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.domain_mut(seat).magic.extend(cards);
        self
    }

    /// Sends hordes of a kind to Earth.
    #[must_use]
    pub fn earth(mut self, seat: Seat, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.domain_mut(seat).earth.extend(cards);
        self
    }

    /// Discards cards of a kind.
    #[must_use]
    pub fn discard(mut self, id: &str, count: usize) -> Self {
        let cards = self.take(id, count);
        self.game.discard.extend(cards);
        self
    }

    /// Lets a devil cast a ritual.
    #[must_use]
    pub fn cast(mut self, seat: Seat, id: &str, twice: bool) -> Self {
        let ritual = self.take_from_deck(id);
        self.game.domain_mut(seat).casts.push(Cast { ritual, caster: Caster::Devil, twice });
        self
    }

    /// Lets a tabled horde of a kind cast a ritual.
    ///
    /// # Panics
    /// If the seat has no such horde: the scenario is wrong.
    #[must_use]
    pub fn cast_by(mut self, seat: Seat, horde: &str, id: &str) -> Self {
        let ritual = self.take_from_deck(id);
        let kind = self.catalog.resource_named(horde);
        let domain = self.game.domain_mut(seat);
        let card = domain.tabled.iter().copied().find(|card| Some(self.catalog.kind(*card)) == kind);
        let Some(card) = card else { panic!("seat {seat} has no {horde}") };
        domain.casts.push(Cast { ritual, caster: Caster::Horde(card), twice: false });
        self
    }

    /// Puts cards of these kinds on the deck. The first is drawn first.
    #[must_use]
    pub fn on_top(mut self, ids: &[&str]) -> Self {
        let cards: Vec<Card> = ids.iter().map(|id| self.take_from_deck(id)).collect();
        self.game.deck.extend(cards.into_iter().rev());
        self
    }

    /// Gives a seat a realm. Whoever had it gets the other one.
    ///
    /// # Panics
    /// If there is no such realm: the scenario is wrong.
    #[must_use]
    pub fn realm(mut self, seat: Seat, id: &str) -> Self {
        let Some(realm) = self.catalog.realm_named(id) else { panic!("there is no realm {id}") };
        let old = self.game.domain_mut(seat).realm.replace(realm);
        for other in self.game.others(seat) {
            if self.game.domain(other).realm == Some(realm) {
                self.game.domain_mut(other).realm = old;
                return self;
            }
        }
        if let Some(at) = self.game.vacant.iter().position(|vacant| *vacant == realm) {
            self.game.vacant.remove(at);
            self.game.vacant.extend(old);
        }
        self
    }

    /// Takes the realm of a seat away. Nobody rules it.
    #[must_use]
    pub fn homeless(mut self, seat: Seat) -> Self {
        let realm = self.game.domain_mut(seat).realm.take();
        self.game.vacant.extend(realm);
        self
    }

    /// Gives a seat Souls.
    #[must_use]
    pub fn souls(mut self, seat: Seat, souls: u32) -> Self {
        self.game.domain_mut(seat).souls = souls;
        self
    }

    /// Gives a seat victory points.
    #[must_use]
    pub fn points(mut self, seat: Seat, points: u8) -> Self {
        self.game.domain_mut(seat).points = points;
        self
    }

    /// Passes papers from the hand of one seat to another.
    ///
    /// # Panics
    /// If the giver has fewer: the scenario is wrong.
    #[must_use]
    pub fn pass(mut self, from: Seat, to: Seat, paper: Paper, count: usize) -> Self {
        for _ in 0..count {
            assert!(self.game.domain_mut(from).hand.take(HandCard::Paper(paper)), "seat {from} has too few papers");
            self.game.domain_mut(to).hand.put(HandCard::Paper(paper));
        }
        self
    }

    /// Puts papers of a seat away, out of the game.
    ///
    /// # Panics
    /// If it has fewer: the scenario is wrong.
    #[must_use]
    pub fn lose_papers(mut self, seat: Seat, paper: Paper, count: usize) -> Self {
        for _ in 0..count {
            assert!(self.game.domain_mut(seat).hand.take(HandCard::Paper(paper)), "seat {seat} has too few papers");
            self.game.away.push(paper);
        }
        self
    }

    /// Gives a seat a special play card.
    ///
    /// # Panics
    /// If it is not in its deck: the scenario is wrong.
    #[must_use]
    pub fn special(mut self, seat: Seat, id: &str) -> Self {
        let kind = self.catalog.special_named(id);
        let at = self.game.specials.iter().position(|card| Some(*card) == kind);
        let Some(at) = at else { panic!("{id} is not in the deck of special play cards") };
        let card = self.game.specials.remove(at);
        self.game.domain_mut(seat).hand.put(HandCard::Special(card));
        self
    }

    /// Sends a devil to Earth, or into a prison, or back to Hell.
    #[must_use]
    pub fn devil(mut self, seat: Seat, whereabouts: Whereabouts) -> Self {
        self.game.domain_mut(seat).whereabouts = whereabouts;
        self
    }

    /// Makes an alliance.
    #[must_use]
    pub fn alliance(mut self, leader: Seat, followers: &[Seat]) -> Self {
        self.game.alliances.push(Alliance { leader, followers: followers.to_vec() });
        self
    }

    /// Makes a devil safe from another.
    #[must_use]
    pub fn safety(mut self, bound: Seat, safe: Seat) -> Self {
        self.game.safeties.push(Safety { bound, safe });
        self
    }

    /// Sets the order of initiative.
    #[must_use]
    pub fn initiative(mut self, order: &[Seat]) -> Self {
        self.game.initiative = order.to_vec();
        self
    }

    /// Sets the game turn.
    #[must_use]
    pub const fn round(mut self, round: u8) -> Self {
        self.game.round = round;
        self
    }

    /// Returns the game, in which these steps come next. It has been played up to the first choice.
    #[must_use]
    pub fn begin(self, steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>) -> Game {
        let Self { catalog, mut game } = self;
        game.agenda = steps.into_iter().rev().collect();
        let players = game.domains.len();
        game.conflict.targets.resize(players, None);
        crate::step::begin(catalog, game)
    }
}
