//! The state of a game.
//!
//! Everything that has to be saved is here, and nothing else. What follows from it is a query.

use serde::{Deserialize, Serialize};

use crate::catalog::{ArtifactPower, Catalog, FortressDef, Powers, Trait};
use crate::charter::Charter;
use crate::court::Ending;
use crate::ids::{Card, DevilKind, Hand, HandCard, Seat};
use crate::market::Market;
use crate::promises::Promise;
use crate::step::Step;
use crate::war::Battle;

/// Where a devil is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    /// In Hell, at home.
    Hell,
    /// On Earth.
    Earth,
    /// In the fortress of another devil.
    Prison(Seat),
    /// A prisoner of the Forces of Heaven.
    Heaven,
    /// Out of the game until the end of the game turn.
    Fled,
}

/// A phase of a game turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Draw and init phase.
    #[default]
    Draw,
    /// Playing phase, with free trading.
    Playing,
    /// Combat phase.
    Combat,
    /// Ritual phase.
    Rituals,
    /// Award phase.
    Award,
    /// Gathering.
    Gathering,
}

/// A post.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PostKind {
    /// "Realm of Power", for attack victories.
    Power,
    /// "Master of Souls", for gathered Souls.
    Souls,
}

impl PostKind {
    /// All posts.
    pub const ALL: [Self; 2] = [Self::Power, Self::Souls];
}

/// Who has a post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    /// Its holder.
    pub holder: Option<Seat>,
    /// True if the holder has kept it once, so that it is not lost at once.
    pub stable: bool,
}

/// What a devil did in this game turn, and what befell it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deeds {
    /// Whom it attacked.
    pub attacked: Vec<Seat>,
    /// True if combat cards were drawn in one of its attacks.
    pub fought: bool,
    /// True if one of its attacks was defeated.
    pub beaten: bool,
    /// Its attack victories.
    pub victories: u8,
    /// True if all defenders of its own realm were destroyed.
    pub emptied: bool,
    /// True if its fortress was looted.
    pub looted: bool,
    /// Souls that it gathered.
    pub gathered: u32,
    /// Sets of critters that cast a ritual.
    pub critters: u8,
}

/// Everything that belongs to one devil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Domain {
    /// The devil.
    pub devil: DevilKind,
    /// Where the devil is.
    pub whereabouts: Whereabouts,
    /// Oaths and resource cards. Hidden from others.
    pub hand: Hand,
    /// Cards that everybody saw going into this hand, and not leaving it. Some may have left it face
    /// down.
    pub seen: Vec<HandCard>,
    /// Hordes in Hell, and artifacts.
    pub tabled: Vec<Card>,
    /// Fiends on Earth.
    pub earth: Vec<Card>,
    /// The fortress.
    pub fortress: Option<Card>,
    /// Rituals that are being cast.
    pub rituals: Vec<Card>,
    /// Souls.
    pub souls: u32,
    /// Victory points.
    pub points: u8,
    /// Last game turn in which the devil cannot go to Earth.
    pub banished: u8,
    /// Last game turn in which it is in disgrace.
    pub shame: u8,
    /// Last game turn in which it cannot pay with resource cards again.
    pub resting: u8,
    /// What it did in this game turn.
    pub deeds: Deeds,
}

impl Domain {
    /// Notes that everybody saw a card going into this hand.
    pub(crate) fn see(&mut self, card: HandCard) {
        self.seen.push(card);
    }

    /// Notes that everybody saw a card leaving this hand.
    pub(crate) fn see_off(&mut self, card: HandCard) {
        if let Some(at) = self.seen.iter().position(|seen| *seen == card) {
            self.seen.remove(at);
        }
    }

    /// Iterates over all its cards on the table.
    pub fn cards(&self) -> impl Iterator<Item = Card> + '_ {
        self.tabled.iter().chain(&self.earth).chain(&self.fortress).chain(&self.rituals).copied()
    }
}

/// The complete state of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Game {
    pub(crate) charter: Charter,
    /// Number of the next choices, from 1.
    pub(crate) step: u32,
    /// The game turn, from 1.
    pub(crate) turn: u8,
    pub(crate) phase: Phase,
    /// What happens next. The last entry is the first to happen.
    pub(crate) agenda: Vec<Step>,
    /// The devil that begins what is done one by one.
    pub(crate) starter: Seat,
    pub(crate) domains: Vec<Domain>,
    /// The posts, in the order of [`PostKind::ALL`].
    pub(crate) posts: [Post; 2],
    /// The resource deck. The last card is drawn first.
    pub(crate) deck: Vec<Card>,
    /// The discarded cards, open to everybody.
    pub(crate) discard: Vec<Card>,
    /// Hordes just destroyed, which an artifact can still save.
    pub(crate) fallen: Vec<Card>,
    /// Oaths that were sold.
    pub(crate) pile: Vec<Seat>,
    /// Number of rolls and shuffles so far, so that no two use the same stream.
    pub(crate) rolls: u32,
    /// Artifacts that were used in this game turn.
    pub(crate) used: Vec<Card>,
    /// Fiends that were banished from Earth, with the last game turn in which they cannot go there.
    pub(crate) banished: Vec<(Card, u8)>,
    /// All promises of the game, by number.
    pub(crate) promises: Vec<Promise>,
    pub(crate) market: Market,
    pub(crate) battle: Option<Battle>,
    /// Devils that were proclaimed at the last gathering.
    pub(crate) proclaimed: Vec<Seat>,
    /// The seats that are asked by the step that is due, in order.
    pub(crate) asked: Vec<Seat>,
    pub(crate) ending: Option<Ending>,
}

impl Game {
    /// Returns the set-up.
    #[must_use]
    pub const fn charter(&self) -> &Charter {
        &self.charter
    }

    /// Returns the number of the step that is due, from 1.
    #[must_use]
    pub const fn step(&self) -> u32 {
        self.step
    }

    /// Returns the game turn, from 1.
    #[must_use]
    pub const fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns the phase of the game turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the step that is due; `None` after the end.
    #[must_use]
    pub fn due(&self) -> Option<&Step> {
        self.agenda.last()
    }

    /// Returns what happens next. The last entry is the first to happen.
    #[must_use]
    pub fn agenda(&self) -> &[Step] {
        &self.agenda
    }

    /// Returns the seats that owe a choice, in order. Empty after the end.
    #[must_use]
    pub fn asked(&self) -> &[Seat] {
        &self.asked
    }

    /// Returns the Starter.
    #[must_use]
    pub const fn starter(&self) -> Seat {
        self.starter
    }

    /// Iterates over the seats.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.domains.len())
    }

    /// Returns the seats clockwise from the Starter.
    #[must_use]
    pub fn order(&self) -> Vec<Seat> {
        let mut order: Vec<Seat> = self.seats().collect();
        order.rotate_left(self.starter.index());
        order
    }

    /// Returns the next seat, clockwise.
    #[must_use]
    pub fn after(&self, seat: Seat) -> Seat {
        Seat(((seat.index() + 1) % self.domains.len()) as u8)
    }

    /// Returns the number of players.
    #[must_use]
    pub const fn players(&self) -> usize {
        self.domains.len()
    }

    /// Iterates over the other seats.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        self.seats().filter(move |other| *other != seat)
    }

    /// Returns the domain of a seat.
    #[must_use]
    pub fn domain(&self, seat: Seat) -> &Domain {
        &self.domains[seat.index()]
    }

    pub(crate) fn domain_mut(&mut self, seat: Seat) -> &mut Domain {
        &mut self.domains[seat.index()]
    }

    /// Returns the posts, in the order of [`PostKind::ALL`].
    #[must_use]
    pub const fn posts(&self) -> &[Post; 2] {
        &self.posts
    }

    /// Counts the posts of a seat.
    #[must_use]
    pub fn posts_of(&self, seat: Seat) -> usize {
        self.posts.iter().filter(|post| post.holder == Some(seat)).count()
    }

    /// Returns the resource deck. The last card is drawn first.
    #[must_use]
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// Returns the discarded cards.
    #[must_use]
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// Returns hordes that were just destroyed.
    #[must_use]
    pub fn fallen(&self) -> &[Card] {
        &self.fallen
    }

    /// Returns the oaths that were sold. A view shows them only to the devil that chooses from them.
    #[must_use]
    pub fn pile(&self) -> &[Seat] {
        &self.pile
    }

    /// Returns all promises, by number.
    #[must_use]
    pub fn promises(&self) -> &[Promise] {
        &self.promises
    }

    /// Returns the offers of the trading.
    #[must_use]
    pub const fn market(&self) -> &Market {
        &self.market
    }

    /// Returns the combat in progress.
    #[must_use]
    pub const fn battle(&self) -> Option<&Battle> {
        self.battle.as_ref()
    }

    /// Returns the devils that were proclaimed at the last gathering.
    #[must_use]
    pub fn proclaimed(&self) -> &[Seat] {
        &self.proclaimed
    }

    /// Returns the ending; `None` while the game is in progress.
    #[must_use]
    pub const fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// Returns the powers of the devil of a seat.
    #[must_use]
    pub fn powers<'a>(&self, catalog: &'a Catalog, seat: Seat) -> &'a Powers {
        &catalog.devil(self.domain(seat).devil).powers
    }

    /// Returns the prisoners of a seat, in the order of seats.
    pub fn prisoners(&self, of: Seat) -> impl Iterator<Item = Seat> + '_ {
        self.seats().filter(move |seat| self.domain(*seat).whereabouts == Whereabouts::Prison(of))
    }

    /// True if a devil is in disgrace.
    #[must_use]
    pub fn ashamed(&self, seat: Seat) -> bool {
        self.turn <= self.domain(seat).shame && self.domain(seat).shame > 0
    }

    /// Iterates over the hordes of a seat in Hell.
    pub fn hordes<'a>(&'a self, catalog: &'a Catalog, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.domain(seat).tabled.iter().copied().filter(|card| catalog.horde(*card).is_some())
    }

    /// Returns the definition of the fortress of a seat.
    #[must_use]
    pub fn fortress<'a>(&self, catalog: &'a Catalog, seat: Seat) -> Option<&'a FortressDef> {
        self.domain(seat).fortress.and_then(|card| catalog.fortress(card))
    }

    /// Returns the size of a realm: "number of cards under control of the player".
    #[must_use]
    pub fn realm_size(&self, seat: Seat) -> usize {
        let domain = self.domain(seat);
        domain.hand.len() + domain.cards().count() + 1 + self.posts_of(seat)
    }

    /// Returns the number of cards that a seat draws in the draw phase.
    #[must_use]
    pub fn draws(&self, catalog: &Catalog, seat: Seat) -> usize {
        let numbers = &catalog.numbers;
        let size = self.realm_size(seat);
        let row = numbers.draws.iter().rev().find(|row| size >= row.size);
        let cards = row.map_or(numbers.full.saturating_sub(size), |row| row.cards);
        cards + usize::from(self.powers(catalog, seat).draws)
    }

    /// Returns the number of rituals that a seat can keep up, with this fortress and devil.
    #[must_use]
    pub fn upkeep_with(&self, catalog: &Catalog, seat: Seat, fortress: bool, devil: bool, fiends: usize) -> usize {
        let most = 1 + usize::from(self.powers(catalog, seat).rituals);
        if fortress && devil { most } else { fiends.min(most) }
    }

    /// Returns the number of rituals that a seat can keep up now.
    #[must_use]
    pub fn upkeep(&self, catalog: &Catalog, seat: Seat) -> usize {
        let domain = self.domain(seat);
        let fiends = domain.tabled.iter().filter(|card| catalog.can(**card, Trait::Casts)).count();
        let devil = domain.whereabouts == Whereabouts::Hell;
        self.upkeep_with(catalog, seat, domain.fortress.is_some(), devil, fiends)
    }

    /// Returns the number of complete sets of critters in a realm.
    #[must_use]
    pub fn critters(&self, catalog: &Catalog, seat: Seat) -> usize {
        let count = |kind| self.hordes(catalog, seat).filter(|card| catalog.kind(*card) == kind).count();
        catalog.critters().map(count).min().unwrap_or(0)
    }

    /// Returns an unused artifact of a seat that saves a destroyed horde.
    #[must_use]
    pub fn salvager(&self, catalog: &Catalog, seat: Seat) -> Option<Card> {
        let tabled = self.domain(seat).tabled.iter().copied();
        let mut fits = tabled.filter(|card| catalog.artifact(*card) == Some(ArtifactPower::Salvage));
        fits.find(|card| !self.used.contains(card))
    }

    /// Returns what bound artifacts add to the defence of a fortress.
    #[must_use]
    pub fn hearts(&self, catalog: &Catalog, seat: Seat) -> u32 {
        let power = |card: &Card| match catalog.artifact(*card) {
            Some(ArtifactPower::Heart { defence }) => defence,
            Some(ArtifactPower::Salvage | ArtifactPower::Throne { .. }) | None => 0,
        };
        self.domain(seat).tabled.iter().map(power).sum()
    }

    /// Returns the objections that the throne of a seat asks for more.
    #[must_use]
    pub fn throne(&self, catalog: &Catalog, seat: Seat) -> u8 {
        let power = |card: &Card| match catalog.artifact(*card) {
            Some(ArtifactPower::Throne { objections }) => objections,
            Some(ArtifactPower::Salvage | ArtifactPower::Heart { .. }) | None => 0,
        };
        self.domain(seat).tabled.iter().map(power).sum()
    }

    /// True if a fiend may go to Earth.
    #[must_use]
    pub fn may_travel(&self, catalog: &Catalog, card: Card) -> bool {
        let barred = |(fiend, turn): &(Card, u8)| *fiend == card && self.turn <= *turn;
        catalog.can(card, Trait::Earthbound) && !self.banished.iter().any(barred)
    }

    /// Returns a cards's kind as the kinds of a seat's fortress: true if both are identical.
    #[must_use]
    pub fn is_like_fortress(&self, catalog: &Catalog, card: Card, of: Seat) -> bool {
        self.domain(of).fortress.is_some_and(|own| catalog.kind(own) == catalog.kind(card))
    }
}
