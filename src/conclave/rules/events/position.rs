//! Events as described positions set them. In play, only the rules beside this file change anything.

use super::state::{Draw, Events, Running};
use crate::ids::{EventKind, Seat};

impl Events {
    /// Sets what a house holds.
    pub(crate) fn set_hand(&mut self, seat: Seat, cards: Vec<EventKind>) {
        self.hands[seat.index()] = cards;
    }

    /// Sets the deck, whose top card is the last, and the discard.
    pub(crate) fn set_deck(&mut self, deck: Vec<EventKind>, discard: Vec<EventKind>) {
        self.deck = deck;
        self.discard = discard;
    }

    /// Sets what a house has drawn.
    pub(crate) fn set_draw(&mut self, draw: Draw) {
        self.draws.push(draw);
    }

    /// Lets an event go on.
    pub(crate) fn set_running(&mut self, running: Running) {
        self.running.push(running);
    }

    /// Lets a house be passed over as Regent.
    pub(crate) const fn set_unfit(&mut self, seat: Seat) {
        self.unfit[seat.index()] = true;
    }

    /// Arranges for a token, or not.
    pub(crate) const fn set_back_room(&mut self, turn: Option<u32>) {
        self.back_room = turn;
    }
}
