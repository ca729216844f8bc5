//! What the host sends: invitations, and to every seat its turn.

use std::path::Path;

use table_core::seats::{Player, Seat};

use super::Host;
use super::state::HostLedger;
use crate::archive::lines;
use crate::post::dispatch::{self, Flaw, Head, Key, Kind, Public};
use crate::post::mailbag::name_of;
use crate::post::papers::{Chair, Invitation, Letter, Secret, Turn};
use crate::post::{PostFault, Posted};

impl<G: Posted> Host<G> {
    /// Writes all present dispatches once more, for somebody to whom one was lost.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn send_again(&mut self) -> Result<(), PostFault> {
        if self.session.is_some() { self.send() } else { self.invite() }
    }

    /// Returns the turn of a seat as its player gets to see it; `None` before the game begins, and
    /// for a seat to which nobody was invited.
    #[must_use]
    pub fn turn_of(&self, seat: Seat) -> Option<Turn<G>> {
        let (session, place) = (self.session.as_ref()?, self.ledger.place(seat)?);
        let secret = place.joined.as_ref()?.secret;
        // Turns are counted from 1, and the seat has acted on what led to the turn it has seen.
        let first = place.seen.max(1);
        let logs: Vec<(u32, &[G::Entry])> =
            (1..).zip(session.logs()).map(|(turn, log)| (turn, log.as_slice())).skip(first as usize - 1).collect();
        let mut turn = Turn::about(session.position(), &logs, session.archive().players(), seat);
        turn.secret = secret;
        turn.chronicle = session.ending().and_then(|_| session.archive().to_bytes().ok());
        turn.deadline = self.due();
        let unread = |letter: &&Letter| letter.is_for(seat) && letter.turn >= first;
        turn.letters = self.ledger.letters.iter().filter(unread).cloned().collect();
        Some(turn)
    }

    /// Writes the invitations of all who have not joined.
    pub(super) fn invite(&mut self) -> Result<(), PostFault> {
        let HostLedger { table, name, host, key, plan, invited, .. } = &self.ledger;
        let key = Key::read(key).map_err(|flaw| PostFault::dispatch(&self.folder, flaw))?.public().written();
        let chairs: Vec<Chair> = Seat::first(Seat::MOST)
            .zip(G::seated(plan))
            .map(|(seat, player)| {
                let person = self.ledger.place(seat).map(|place| place.person.clone()).unwrap_or_default();
                Chair { player, person }
            })
            .collect();
        for place in invited.iter().filter(|place| place.joined.is_none()) {
            let paper = Invitation {
                name: name.clone(),
                host: host.clone(),
                person: place.person.clone(),
                rules: G::RULES,
                catalog: G::fingerprint(G::catalog(&self.book)),
                chairs: chairs.clone(),
                key: key.clone(),
                token: place.token,
            };
            let head = Head {
                game: G::NAME.to_owned(),
                table: *table,
                kind: Kind::Invitation,
                seat: place.seat,
                turn: 0,
                serial: 0,
            };
            let file = name_of(name, *table, Kind::Invitation, 0, &place.person);
            let bytes =
                dispatch::pack(&head, &paper, None).map_err(|flaw| PostFault::dispatch(Path::new(&file), flaw))?;
            self.bag.put(&file, &bytes)?;
        }
        Ok(())
    }

    /// Does what is left of a turn after its game was written. Does nothing if all is done.
    pub(super) fn catch_up(&mut self) -> Result<(), PostFault> {
        self.close_turn()?;
        if self.ledger.sent < self.turn() { self.send() } else { Ok(()) }
    }

    /// Takes the orders of a processed turn out of the ledger, and keeps its letters.
    pub(super) fn close_turn(&mut self) -> Result<(), PostFault> {
        let turn = self.turn();
        if self.ledger.turn >= turn {
            return Ok(());
        }
        let mut ledger = self.ledger.clone();
        for place in &mut ledger.invited {
            if let Some(came) = place.orders.take() {
                ledger.letters.extend(came.letters);
            }
        }
        ledger.turn = turn;
        self.keep(ledger)
    }

    /// Sends the present turn to everybody who plays, and to nobody whose seat a mind has for good.
    fn send(&mut self) -> Result<(), PostFault> {
        let Some(session) = &self.session else { return Ok(()) };
        let (turn, people) = (session.turn(), session.people());
        // Whoever has lost the seat to a mind gets one more turn, which tells so.
        let lost = session.logs_len().checked_sub(1).map_or(&[][..], |last| session.handed_in(last));
        let mut ledger = HostLedger { sent: turn, serial: self.ledger.serial + 1, ..self.ledger.clone() };
        for at in 0..ledger.invited.len() {
            let place = &ledger.invited[at];
            let Some(joined) = &place.joined else { continue };
            let over = session.ending().is_some();
            let Some(paper) = self
                .turn_of(place.seat)
                .filter(|_| over || people.contains(&place.seat) || lost.iter().any(|lost| lost.seat == place.seat))
            else {
                continue;
            };
            let head = Head {
                game: G::NAME.to_owned(),
                table: ledger.table,
                kind: Kind::Turn,
                seat: place.seat,
                turn,
                serial: ledger.serial,
            };
            let file = |turn| name_of(&ledger.name, ledger.table, Kind::Turn, turn, &place.person);
            let fault = |flaw: Flaw| PostFault::dispatch(Path::new(&file(turn)), flaw);
            let reader = Public::read(&joined.key).map_err(fault)?;
            let bytes = dispatch::pack(&head, &paper, Some(&reader)).map_err(fault)?;
            self.bag.put(&file(turn), &bytes)?;
            // The turn before stays for whoever has not taken it in yet.
            self.bag.clear(&file(turn.saturating_sub(2)));
            self.bag.clear(&name_of(&ledger.name, ledger.table, Kind::Invitation, 0, &place.person));
        }
        ledger.turn = turn;
        self.keep(ledger)
    }
}

impl<G: Posted> Turn<G> {
    /// Returns the turn of a seat in a position, with what it may know of these logs of whole turns.
    /// `players` are the present players of all seats.
    #[must_use]
    pub fn about(game: &G::Position, logs: &[(u32, &[G::Entry])], players: &[Player], seat: Seat) -> Self {
        Self {
            secret: Secret::default(),
            seats: lines::<G>(players, game),
            view: G::view(game, seat),
            owes: G::owing(game).contains(&seat) && players.get(seat.index()) == Some(&Player::Human),
            logs: logs.iter().map(|(turn, log)| (*turn, G::told(log, seat))).collect(),
            letters: Vec::new(),
            deadline: None,
            chronicle: None,
        }
    }

    /// Returns the bytes of this turn before they are sealed.
    ///
    /// # Errors
    /// If it is too large for a dispatch.
    pub fn to_bytes(&self) -> Result<Vec<u8>, Flaw> {
        dispatch::plain(self)
    }
}
