//! What the host takes in: joinings and orders. Nothing in them is trusted.

use super::Host;
use super::state::{Came, HostLedger, Joined};
use crate::post::dispatch::{self, Head, Key, Kind, Public};
use crate::post::mailbag::Found;
use crate::post::papers::{Joining, Letter, MOST_LETTERS, Orders};
use crate::post::{PostFault, Posted, Remark, What};

impl<G: Posted> Host<G> {
    /// Looks for joinings and orders, and sends what is not sent yet. Returns what was found.
    ///
    /// # Errors
    /// If the mailbag cannot be read, or a file cannot be written. Nothing is lost: the next look
    /// finds the same again.
    pub fn look(&mut self) -> Result<Vec<Remark>, PostFault> {
        let table = self.ledger.table;
        let wanted = |head: &Head| {
            head.game == G::NAME && head.table == table && matches!(head.kind, Kind::Joining | Kind::Orders)
        };
        let found = self.bag.news(wanted)?;
        let mut ledger = self.ledger.clone();
        let key = Key::read(&ledger.key).map_err(|flaw| PostFault::dispatch(&self.folder, flaw))?;
        let mut remarks = Vec::with_capacity(found.len());
        for Found { path, read } in found {
            let what = match read {
                Ok((head, bytes)) => match head.kind {
                    Kind::Joining => self.admit(&mut ledger, &head, &bytes, &key),
                    Kind::Orders => self.accept(&mut ledger, &head, &bytes, &key),
                    Kind::Invitation | Kind::Turn => continue,
                },
                Err(flaw) => Err(What::Flaw(flaw)),
            };
            remarks.push(Remark { path, what: what.unwrap_or_else(|what| what) });
        }
        if ledger != self.ledger
            && let Err(fault) = self.keep(ledger)
        {
            self.bag.forget();
            return Err(fault);
        }
        self.catch_up()?;
        Ok(remarks)
    }

    fn admit(&self, ledger: &mut HostLedger<G>, head: &Head, bytes: &[u8], key: &Key) -> Result<What, What> {
        let paper: Joining<G> = dispatch::unseal(bytes, key)?;
        let begun = self.session.is_some();
        let place = ledger.invited.iter_mut().find(|place| place.seat == head.seat && place.token == paper.token);
        let place = place.ok_or(What::NotInvited)?;
        let Joining { key, secret, party, .. } = paper;
        if let Some(joined) = &place.joined {
            return Err(if joined.key == key { What::Doubled } else { What::Taken(place.seat) });
        }
        if begun {
            return Err(What::Taken(place.seat));
        }
        Public::read(&key)?;
        G::check_party(G::catalog(&self.book), &party).map_err(What::Unlawful)?;
        place.joined = Some(Joined { key, secret, party });
        Ok(What::Joined { seat: place.seat, person: place.person.clone() })
    }

    fn accept(&self, ledger: &mut HostLedger<G>, head: &Head, bytes: &[u8], key: &Key) -> Result<What, What> {
        let paper: Orders<G> = dispatch::unseal(bytes, key)?;
        let place = ledger.invited.iter_mut().find(|place| place.seat == head.seat).ok_or(What::NotInvited)?;
        if place.joined.as_ref().map(|joined| joined.secret) != Some(paper.secret) {
            return Err(What::NotInvited);
        }
        let (turn, now) = (head.turn, self.turn());
        let session = self.session.as_ref().ok_or(What::Ahead { turn, now })?;
        if head.serial <= place.serial {
            return Err(What::Doubled);
        }
        if turn < now || session.ending().is_some() {
            return Err(What::Late { turn, now });
        }
        if turn > now {
            return Err(What::Ahead { turn, now });
        }
        let Orders { choice, sealed, letters, .. } = paper;
        if G::chooser(&choice) != place.seat {
            return Err(What::Unlawful("the orders are for another seat".to_owned()));
        }
        if letters.len() > MOST_LETTERS {
            return Err(What::Unlawful(format!("it has more than {MOST_LETTERS} letters")));
        }
        let from = place.seat;
        let letters: Vec<Letter> = letters.into_iter().map(|(to, text)| Letter { turn, from, to, text }).collect();
        let seats = session.seats().count();
        for letter in &letters {
            letter.check(seats).map_err(|fault| What::Unlawful(fault.to_string()))?;
        }
        G::check_choice(G::catalog(&self.book), session.charter(), &choice).map_err(What::Unlawful)?;
        (place.serial, place.seen) = (head.serial, turn);
        place.orders = Some(Came { turn, choice, sealed, letters });
        Ok(What::Orders { person: place.person.clone(), turn, sealed })
    }
}
