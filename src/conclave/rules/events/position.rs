//! Setters that described positions use for events. In play, only the other rules of this folder
//! change them.

use super::state::{Draw, Events, Running};
use crate::ids::{EventKind, Seat};

impl Events {
    /// Sets a house's hand.
    pub(crate) fn set_hand(&mut self, seat: Seat, cards: Vec<EventKind>) {
        self.hands[seat.index()] = cards;
    }

    /// Sets the deck (the last card is the top) and the discard.
    pub(crate) fn set_deck(&mut self, deck: Vec<EventKind>, discard: Vec<EventKind>) {
        self.deck = deck;
        self.discard = discard;
    }

    /// Adds a house's draw, from which it has not yet chosen.
    pub(crate) fn set_draw(&mut self, draw: Draw) {
        self.draws.push(draw);
    }

    /// Adds a running event.
    pub(crate) fn set_running(&mut self, running: Running) {
        self.running.push(running);
    }

    /// Marks a house to be passed over as Regent.
    pub(crate) const fn set_unfit(&mut self, seat: Seat) {
        self.unfit[seat.index()] = true;
    }

    /// Sets the turn at whose end a conclave token is drawn for certain, or `None`.
    pub(crate) const fn set_back_room(&mut self, turn: Option<u32>) {
        self.back_room = turn;
    }
}
