//! A position laid out by hand, for scenarios and lessons.
//!
//! A tableau starts with an empty map. All cards and counters are in their decks and boxes, and
//! what is laid out is taken from there, so none is made or lost. Dice can be fixed.
//!
//! Every triumvirate needs a sectio, or The First Fallen steps in at once (rule 15.2). An id that
//! does not exist, or a card that is not in its deck, stops the program: the scenario is wrong.

use circles_catalog::Catalog;
use circles_catalog::definitions::Minor;

use crate::charter::{Charter, CharterFault, SeatCharter};
use crate::game::{Daemon, Game, Haunt, Hound, Lilith, Officer, Phase, Uriel};
use crate::ids::{
    Arcanum, Aspect, Banner, DaemonKind, HellCard, HoundKind, Legion, LieutenantKind, Locale, Place, Player, Seat,
    Sectio,
};
use crate::step::{self, Step};

/// A position that is being laid out.
#[derive(Clone, Debug)]
pub struct Tableau<'a> {
    catalog: &'a Catalog,
    game: Game,
}

impl<'a> Tableau<'a> {
    /// Returns a table with so many triumvirates, in the first game turn. They have nothing but
    /// these daemons, by seat.
    ///
    /// # Errors
    /// If there is no such game.
    ///
    /// # Panics
    /// If there is no such daemon, or it is named twice: the scenario is wrong.
    pub fn new(catalog: &'a Catalog, triumvirates: &[&[&str]]) -> Result<Self, CharterFault> {
        let seat =
            |at: usize| SeatCharter { name: format!("Seat {at}"), player: Player::Human, sign: u8::try_from(at).ok() };
        let seats = (0..triumvirates.len()).map(seat).collect();
        let charter = Charter {
            seed: 1,
            iron_man: false,
            turns: 40,
            trading_rounds: 3,
            opening_events: false,
            hit_from: 6,
            seats,
        };
        charter.check(catalog)?;
        let mut tableau = Self { catalog, game: Game::empty(catalog, charter) };
        tableau.game.turn = 1;
        tableau.game.phase = Phase::Actions;
        tableau.game.boxes[0] = catalog.lieutenant_kinds().collect();
        for own in &mut tableau.game.triumvirates {
            own.souls = 0;
            own.favours = 0;
        }
        for (seat, daemons) in Seat::first(triumvirates.len()).zip(triumvirates) {
            for id in *daemons {
                let kind = tableau.daemon_named(id);
                let deck = &mut tableau.game.daemons.bottom;
                let at = deck.iter().position(|other| *other == kind);
                assert!(at.is_some(), "{id} is not in the deck");
                deck.retain(|other| *other != kind);
                tableau.game.triumvirate_mut(seat).daemons.push(Daemon::new(kind));
            }
        }
        Ok(tableau)
    }

    fn found<T>(what: &str, id: &str, found: Option<T>) -> T {
        match found {
            Some(found) => found,
            None => panic!("there is no {what} {id}"),
        }
    }

    fn daemon_named(&self, id: &str) -> DaemonKind {
        Self::found("daemon", id, self.catalog.daemon_named(id))
    }

    fn sectio_named(&self, id: &str) -> Sectio {
        Self::found("sectio", id, self.catalog.sectio_named(id))
    }

    /// Returns the place with this id: a sectio, or "antehell".
    fn place(&self, id: &str) -> Place {
        if id == "antehell" { Place::AnteHell } else { Place::Sectio(self.sectio_named(id)) }
    }

    /// Gives sectio to an owner.
    #[must_use]
    pub fn owns(mut self, banner: Banner, ids: &[&str]) -> Self {
        for id in ids {
            let sectio = self.sectio_named(id);
            self.game.owners[sectio.index()] = Some(banner);
        }
        self
    }

    /// Puts legions on the map. They get the lowest free numbers.
    #[must_use]
    pub fn legions(mut self, banner: Banner, id: &str, count: usize) -> Self {
        let place = self.place(id);
        for _ in 0..count {
            self.game.board.raise(banner, place);
        }
        self
    }

    /// Puts a lieutenant on the map.
    #[must_use]
    pub fn lieutenant(mut self, banner: Banner, id: &str, kind: &str) -> Self {
        let kind = self.officer_out(kind);
        let at = self.place(id);
        self.game.board.put_officer(kind, Some(Officer { banner, at, bonus: 0 }));
        self
    }

    /// Takes a lieutenant out of its box.
    fn officer_out(&mut self, kind: &str) -> LieutenantKind {
        let kind: LieutenantKind = Self::found("lieutenant", kind, self.catalog.lieutenant_named(kind));
        self.game.boxes.iter_mut().for_each(|there| there.retain(|other| *other != kind));
        self.game.returned.retain(|other| *other != kind);
        kind
    }

    /// Puts a lieutenant on top of the middle box. All others are in the left one.
    #[must_use]
    pub fn middle_box(mut self, kind: &str) -> Self {
        let kind = self.officer_out(kind);
        self.game.boxes[1].push(kind);
        self
    }

    /// Puts a lieutenant into the box "Return".
    #[must_use]
    pub fn returned(mut self, kind: &str) -> Self {
        let kind = self.officer_out(kind);
        self.game.returned.push(kind);
        self
    }

    /// Gives bonus pay to a lieutenant on the map.
    #[must_use]
    pub fn bonus(mut self, kind: &str, souls: u32) -> Self {
        let kind = Self::found("lieutenant", kind, self.catalog.lieutenant_named(kind));
        if let Some(officer) = self.game.board.officer_mut(kind) {
            officer.bonus = souls;
        }
        self
    }

    /// Puts a hound on the map: on a legion, or on a rampage.
    #[must_use]
    pub fn hound(mut self, kind: &str, minder: Option<Legion>, id: &str) -> Self {
        let kind: HoundKind = Self::found("hound", kind, self.catalog.hound_named(kind));
        let at = self.place(id);
        self.game.board.put_hound(kind, Some(Hound { at, minder }));
        self
    }

    /// Puts Uriel somewhere.
    #[must_use]
    pub fn uriel(mut self, at: Haunt) -> Self {
        self.game.board.uriel = Some(Uriel { at, card: None });
        self
    }

    /// Puts Lilith into a sectio.
    #[must_use]
    pub fn lilith(mut self, id: &str, aspect: Option<Aspect>) -> Self {
        let at = self.sectio_named(id);
        self.game.board.lilith = Some(Lilith { at, aspect });
        self
    }

    /// Gives a seat Souls, Favours and Disfavours.
    #[must_use]
    pub fn wealth(mut self, seat: Seat, souls: u32, favours: u32, disfavours: u32) -> Self {
        let own = self.game.triumvirate_mut(seat);
        own.souls = souls;
        own.favours = favours;
        own.disfavours = disfavours;
        self
    }

    /// Takes an arcana card out of the deck.
    fn take(&mut self, what: &str, fits: impl Fn(&Catalog, Arcanum) -> bool) -> Arcanum {
        let catalog = self.catalog;
        let deck = &mut self.game.arcana;
        let all = deck.bottom.iter().chain(&deck.cards).copied();
        let card = Self::found("card", what, all.into_iter().find(|card| fits(catalog, *card)));
        deck.bottom.retain(|other| *other != card);
        deck.cards.retain(|other| *other != card);
        card
    }

    /// Gives a seat a card with this spell.
    #[must_use]
    pub fn spell(mut self, seat: Seat, id: &str) -> Self {
        let kind = Self::found("spell", id, self.catalog.spell_named(id));
        let card = self.take(id, |catalog, card| catalog.spell_kind(card) == kind);
        self.game.triumvirate_mut(seat).put(card);
        self
    }

    /// Gives a seat the card with a six that has this spell (chapter 4).
    #[must_use]
    pub fn six(mut self, seat: Seat, id: &str) -> Self {
        let kind = Self::found("spell", id, self.catalog.spell_named(id));
        let card = self.take(id, |catalog, card| catalog.spell_kind(card) == kind && catalog.arcanum(card).six);
        self.game.triumvirate_mut(seat).put(card);
        self
    }

    /// Gives a seat a card with this minor arcana.
    #[must_use]
    pub fn minor(mut self, seat: Seat, minor: Minor) -> Self {
        let card = self.take("with this minor arcana", |catalog, card| catalog.arcanum(card).minor == Some(minor));
        self.game.triumvirate_mut(seat).put(card);
        self
    }

    /// Puts a card with this spell on top of the arcana deck.
    #[must_use]
    pub fn top_spell(mut self, id: &str) -> Self {
        let kind = Self::found("spell", id, self.catalog.spell_named(id));
        let card = self.take(id, |catalog, card| catalog.spell_kind(card) == kind);
        self.game.arcana.cards.push(card);
        self
    }

    /// Puts a card with this minor arcana on top of the arcana deck.
    #[must_use]
    pub fn top_minor(mut self, minor: Minor) -> Self {
        let card = self.take("with this minor arcana", |catalog, card| catalog.arcanum(card).minor == Some(minor));
        self.game.arcana.cards.push(card);
        self
    }

    /// Takes a Hell card out of the deck.
    fn take_hell(&mut self, what: &str, fits: impl Fn(&Catalog, HellCard) -> bool) -> HellCard {
        let catalog = self.catalog;
        let deck = &mut self.game.hell;
        let all = deck.bottom.iter().chain(&deck.cards).copied();
        let card = Self::found("Hell card", what, all.into_iter().find(|card| fits(catalog, *card)));
        deck.bottom.retain(|other| *other != card);
        deck.cards.retain(|other| *other != card);
        card
    }

    /// Puts the Hell card with this event on top of the deck.
    #[must_use]
    pub fn top_event(mut self, id: &str) -> Self {
        let kind = Self::found("event", id, self.catalog.event_named(id));
        let card = self.take_hell(id, |catalog, card| catalog.hell_card(card).event == kind);
        self.game.hell.cards.push(card);
        self
    }

    /// Puts a Hell card with this phenomenon on top of the deck.
    #[must_use]
    pub fn top_phenomenon(mut self, id: &str) -> Self {
        let kind = Self::found("phenomenon", id, self.catalog.phenomenon_named(id));
        let card = self.take_hell(id, |catalog, card| catalog.hell_card(card).phenomenon == kind);
        self.game.hell.cards.push(card);
        self
    }

    /// Puts the Hell card with this sectio on top of the deck.
    #[must_use]
    pub fn top_sectio(mut self, id: &str) -> Self {
        let sectio = self.sectio_named(id);
        let card = self.take_hell(id, |catalog, card| catalog.hell_card(card).sectio == sectio);
        self.game.hell.cards.push(card);
        self
    }

    /// Places a permanent event.
    ///
    /// # Panics
    /// If the event is not permanent: the scenario is wrong.
    #[must_use]
    pub fn permanent(mut self, id: &str) -> Self {
        let kind = Self::found("event", id, self.catalog.event_named(id));
        let card = self.take_hell(id, |catalog, card| catalog.hell_card(card).event == kind);
        let sphere = Self::found("sphere of", id, self.catalog.event(kind).permanent);
        self.game.permanent[sphere.index()] = Some(card);
        self
    }

    /// Changes a daemon in play.
    fn change(mut self, id: &str, change: impl Fn(&mut Daemon)) -> Self {
        let kind = self.daemon_named(id);
        change(Self::found("daemon in play called", id, self.game.daemon_mut(kind)));
        self
    }

    /// Sends a daemon to Earth.
    #[must_use]
    pub fn on_earth(self, id: &str) -> Self {
        self.change(id, |daemon| daemon.locale = Locale::Earth)
    }

    /// Incapacitates a daemon. It recovers with this roll.
    #[must_use]
    pub fn incapacitated(self, id: &str, recovers: u8) -> Self {
        self.change(id, |daemon| daemon.incapacitated = Some(recovers))
    }

    /// Lets the next action of a daemon be to Pass for Good.
    #[must_use]
    pub fn bound(self, id: &str) -> Self {
        self.change(id, |daemon| daemon.bound = true)
    }

    /// Lets a daemon have taken its action.
    #[must_use]
    pub fn acted(self, id: &str) -> Self {
        self.change(id, |daemon| daemon.acted = true)
    }

    /// Puts daemons on the Rank Track.
    #[must_use]
    pub fn track(mut self, ids: &[&str]) -> Self {
        self.game.track = ids.iter().map(|id| self.daemon_named(id)).collect();
        self
    }

    /// Lets a seat have won a combat in this turn.
    #[must_use]
    pub fn victor(mut self, seat: Seat, id: &str) -> Self {
        let sectio = self.sectio_named(id);
        self.game.victors.push((sectio, seat));
        self
    }

    /// Sets the game turn.
    #[must_use]
    pub const fn turn(mut self, turn: u8) -> Self {
        self.game.turn = turn;
        self
    }

    /// Sets the last game turn.
    #[must_use]
    pub const fn turns(mut self, turns: u8) -> Self {
        self.game.charter.turns = turns;
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

    /// Fixes the next dice, in this order.
    #[must_use]
    pub fn dice(mut self, dice: &[u8]) -> Self {
        self.game.loaded.extend(dice);
        self
    }

    /// Returns the game, in which these steps come next, and what happened up to the first choice.
    #[must_use]
    pub fn begin(
        self,
        steps: impl IntoIterator<Item = Step, IntoIter: DoubleEndedIterator>,
    ) -> (Game, Vec<crate::facts::Fact>) {
        let Self { catalog, mut game } = self;
        game.agenda = steps.into_iter().rev().collect();
        step::begin(catalog, game)
    }
}
