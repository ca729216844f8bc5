//! The guest: joins a table, takes in turns, sends orders.
//!
//! The newest turn never goes back: a turn that is older than the newest is named and left. Two
//! machines of one player are one seat, because the newest orders count, wherever they were sealed.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use table_core::seats::Seat;

use super::dispatch::{self, Flaw, Head, Key, Kind, Public, TableId};
use super::fault::PostFault;
use super::ledger::{self, Label, Role};
use super::mailbag::{self, Found, Mailbag, name_of};
use super::papers::{Chair, Invitation, Joining, Letter, MOST_LETTERS, Orders, Secret, Turn};
use super::remark::{Remark, What};
use super::{Post, Posted};

/// How far a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Stage {
    /// The player has joined, and the first turn has not come.
    Joined,
    /// Orders are owed.
    Planning,
    /// The orders are sealed, and the next turn has not come.
    Sealed,
    /// The seat owes nothing, because its house has fallen or others choose.
    Watching,
    /// The game is over.
    Over,
}

/// Orders that were written at this machine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Plans<G: Posted> {
    turn: u32,
    choice: G::Choice,
    sealed: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct GuestLedger<G: Posted> {
    table: TableId,
    name: String,
    host: String,
    person: String,
    seat: Seat,
    chairs: Vec<Chair>,
    key: String,
    host_key: String,
    token: Secret,
    secret: Secret,
    party: G::Party,
    bag: PathBuf,
    /// Number of the newest dispatch of this player.
    serial: u64,
    /// The newest turn, and the number of its dispatch.
    newest: (u32, u64),
    /// When it came, in seconds after 1970.
    since: u64,
    plans: Option<Plans<G>>,
    /// Letters of earlier turns.
    letters: Vec<Letter>,
    /// Letters of this turn, to whom and what.
    written: Vec<(Option<Seat>, String)>,
}

impl<G: Posted> GuestLedger<G> {
    fn label(&self) -> Label {
        Label { game: G::NAME.to_owned(), table: self.table, role: Role::Guest(self.seat), name: self.name.clone() }
    }

    fn head(&self, kind: Kind, turn: u32) -> Head {
        Head { game: G::NAME.to_owned(), table: self.table, kind, seat: self.seat, turn, serial: self.serial }
    }
}

/// A seat at a table, for its player.
pub struct Guest<G: Posted> {
    folder: PathBuf,
    ledger: GuestLedger<G>,
    bag: Mailbag,
    turn: Option<Turn<G>>,
}

impl<G: Posted> Guest<G> {
    /// Reads an invitation.
    ///
    /// # Errors
    /// If the file cannot be read, is no invitation to this game, or comes from a program with other
    /// rules.
    pub fn invitation(book: &G::Book, path: &Path) -> Result<Invitation, PostFault> {
        Ok(opened::<G>(book, path)?.1)
    }

    /// Joins a table with a party. Writes the joining, which has to reach the host.
    ///
    /// # Errors
    /// If the invitation cannot be used, the party may not enter the game, or a file cannot be
    /// written.
    pub fn join(
        book: &G::Book,
        post: &Post,
        path: &Path,
        party: G::Party,
        bag: Option<PathBuf>,
        now: u64,
    ) -> Result<Self, PostFault> {
        let (head, invitation) = opened::<G>(book, path)?;
        G::check_party(G::catalog(book), &party).map_err(PostFault::Party)?;
        let bag = bag.unwrap_or_else(|| post.usual_bag(&invitation.name));
        let ledger = GuestLedger {
            table: head.table,
            name: invitation.name,
            host: invitation.host,
            person: invitation.person,
            seat: head.seat,
            chairs: invitation.chairs,
            key: Key::draw().written(),
            host_key: invitation.key,
            token: invitation.token,
            secret: dispatch::chance()?,
            party,
            bag: bag.clone(),
            serial: now * 1000,
            newest: (0, 0),
            since: now,
            plans: None,
            letters: Vec::new(),
            written: Vec::new(),
        };
        let folder = ledger.label().folder(post.folder());
        if ledger::label(&folder)?.is_some() {
            return Err(PostFault::Joined(head.seat));
        }
        let mut guest = Self { folder, ledger, bag: Mailbag::new(bag), turn: None };
        // Kept before it is sent: a joining whose key is lost would cost the seat.
        guest.keep(guest.ledger.clone())?;
        guest.send()?;
        Ok(guest)
    }

    /// Opens a seat that was joined before.
    ///
    /// # Errors
    /// If its files cannot be read.
    pub fn open(folder: &Path) -> Result<Self, PostFault> {
        let ledger: GuestLedger<G> = ledger::open(folder)?;
        let (newest, _) = ledger.newest;
        let turn = if newest > 0 { Some(ledger::recall(&turn_file(folder, newest))?) } else { None };
        Ok(Self { folder: folder.to_path_buf(), bag: Mailbag::new(ledger.bag.clone()), ledger, turn })
    }

    /// Returns the folder of the ledger.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the number of the table.
    #[must_use]
    pub const fn table(&self) -> TableId {
        self.ledger.table
    }

    /// Returns the name of the table.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.ledger.name
    }

    /// Returns the name of the host.
    #[must_use]
    pub fn host(&self) -> &str {
        &self.ledger.host
    }

    /// Returns the name of the player.
    #[must_use]
    pub fn person(&self) -> &str {
        &self.ledger.person
    }

    /// Returns the seat.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.ledger.seat
    }

    /// Returns who was invited, by seat.
    #[must_use]
    pub fn chairs(&self) -> &[Chair] {
        &self.ledger.chairs
    }

    /// Returns the folder of dispatches.
    #[must_use]
    pub fn bag(&self) -> &Path {
        self.bag.folder()
    }

    /// Chooses another folder of dispatches, and writes the present one there again.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn move_bag(&mut self, bag: PathBuf) -> Result<(), PostFault> {
        self.keep(GuestLedger { bag: bag.clone(), ..self.ledger.clone() })?;
        self.bag = Mailbag::new(bag);
        self.send()
    }

    /// Returns the newest turn; `None` before the first has come.
    #[must_use]
    pub const fn turn(&self) -> Option<&Turn<G>> {
        self.turn.as_ref()
    }

    /// Returns the number of the newest turn, from 1; 0 before the first has come.
    #[must_use]
    pub const fn newest(&self) -> u32 {
        self.ledger.newest.0
    }

    /// Returns when the newest turn came, in seconds after 1970.
    #[must_use]
    pub const fn since(&self) -> u64 {
        self.ledger.since
    }

    /// Returns how far the seat is.
    #[must_use]
    pub fn stage(&self) -> Stage {
        match &self.turn {
            None => Stage::Joined,
            Some(turn) if turn.chronicle.is_some() => Stage::Over,
            Some(turn) if !turn.owes => Stage::Watching,
            Some(_) if self.plans().is_some_and(|(_, sealed)| sealed) => Stage::Sealed,
            Some(_) => Stage::Planning,
        }
    }

    /// Returns the orders that were written at this machine for the newest turn, and whether they
    /// are sealed.
    #[must_use]
    pub fn plans(&self) -> Option<(&G::Choice, bool)> {
        let plans = self.ledger.plans.as_ref().filter(|plans| plans.turn == self.newest())?;
        Some((&plans.choice, plans.sealed))
    }

    /// Returns the letters of earlier turns that this seat may read.
    #[must_use]
    pub fn letters(&self) -> &[Letter] {
        &self.ledger.letters
    }

    /// Returns the letters that go out with the orders of this turn: to whom, and what.
    #[must_use]
    pub fn written(&self) -> &[(Option<Seat>, String)] {
        &self.ledger.written
    }

    /// Returns a turn that came earlier; `None` if it never came.
    ///
    /// # Errors
    /// If its file cannot be read.
    pub fn earlier(&self, turn: u32) -> Result<Option<Turn<G>>, PostFault> {
        let path = turn_file(&self.folder, turn);
        if path.exists() { ledger::recall(&path).map(Some) } else { Ok(None) }
    }

    /// Looks for turns. Returns what was found.
    ///
    /// # Errors
    /// If the mailbag cannot be read, or a file cannot be written. Nothing is lost: the next look
    /// finds the same again.
    pub fn look(&mut self, now: u64) -> Result<Vec<Remark>, PostFault> {
        let (table, seat) = (self.ledger.table, self.ledger.seat);
        let wanted =
            |head: &Head| head.game == G::NAME && head.table == table && head.seat == seat && head.kind == Kind::Turn;
        let found = self.bag.news(wanted)?;
        let key = Key::read(&self.ledger.key).map_err(|flaw| PostFault::dispatch(&self.folder, flaw))?;
        let mut remarks = Vec::with_capacity(found.len());
        for Found { path, read } in found {
            let taken = match read {
                Ok((head, bytes)) => self.take_in(&head, &bytes, &key, now),
                Err(flaw) => Ok(What::Flaw(flaw)),
            };
            match taken {
                Ok(what) => remarks.push(Remark { path, what }),
                Err(fault) => {
                    self.bag.forget();
                    return Err(fault);
                }
            }
        }
        Ok(remarks)
    }

    fn take_in(&mut self, head: &Head, bytes: &[u8], key: &Key, now: u64) -> Result<What, PostFault> {
        let paper: Turn<G> = match dispatch::unseal(bytes, key) {
            Ok(paper) => paper,
            Err(flaw) => return Ok(What::Flaw(flaw)),
        };
        if paper.secret != self.ledger.secret {
            return Ok(What::NotInvited);
        }
        let (turn, newest) = (head.turn, self.newest());
        if turn < newest {
            let taken = turn_file(&self.folder, turn).exists();
            return Ok(if taken { What::Doubled } else { What::Late { turn, now: newest } });
        }
        if (turn, head.serial) <= self.ledger.newest {
            return Ok(What::Doubled);
        }
        let mut ledger = self.ledger.clone();
        ledger.newest = (turn, head.serial);
        if turn > newest {
            ledger.since = now;
            ledger.written.clear();
        }
        for letter in &paper.letters {
            if !ledger.letters.contains(letter) {
                ledger.letters.push(letter.clone());
            }
        }
        ledger::keep(&turn_file(&self.folder, turn), &ledger.label(), &paper)?;
        self.keep(ledger)?;
        self.turn = Some(paper);
        Ok(What::Turn(turn))
    }

    /// Writes a letter, which goes out with the orders of this turn.
    ///
    /// # Errors
    /// If the letter cannot be sent, or the ledger cannot be written.
    pub fn write(&mut self, to: Option<Seat>, text: &str) -> Result<(), PostFault> {
        if self.turn.is_none() {
            return Err(PostFault::NoTurn);
        }
        let letter = Letter { turn: self.newest(), from: self.seat(), to, text: text.to_owned() };
        letter.check(self.ledger.chairs.len())?;
        if self.ledger.written.len() >= MOST_LETTERS {
            return Err(PostFault::Letter(format!("a turn has room for {MOST_LETTERS} letters")));
        }
        let mut ledger = self.ledger.clone();
        ledger.written.push((letter.to, letter.text));
        self.keep(ledger)
    }

    /// Takes back a letter of this turn, by its place in [`Self::written`].
    ///
    /// # Errors
    /// If the ledger cannot be written.
    pub fn unwrite(&mut self, at: usize) -> Result<(), PostFault> {
        let mut ledger = self.ledger.clone();
        if at < ledger.written.len() {
            ledger.written.remove(at);
        }
        self.keep(ledger)
    }

    /// Sends orders for the newest turn, with the letters of this turn. Sealed, they say that the
    /// player is done. They can be sent again until the host has processed the turn; the newest
    /// count.
    ///
    /// # Errors
    /// If no orders are owed, the orders name something that does not exist, or a file cannot be
    /// written.
    pub fn order(&mut self, book: &G::Book, choice: &G::Choice, sealed: bool, now: u64) -> Result<(), PostFault> {
        let turn = self.turn.as_ref().ok_or(PostFault::NoTurn)?;
        if turn.chronicle.is_some() {
            return Err(PostFault::Over);
        }
        if !turn.owes {
            return Err(PostFault::NothingOwed);
        }
        if G::chooser(choice) != self.seat() {
            return Err(PostFault::Orders(format!("they are for seat {}", G::chooser(choice))));
        }
        G::check_choice(G::catalog(book), G::outline(&turn.view), choice).map_err(PostFault::Orders)?;
        let mut ledger = self.ledger.clone();
        // Higher than that of any orders of another machine, unless its clock is ahead.
        ledger.serial = (ledger.serial + 1).max(now * 1000);
        ledger.plans = Some(Plans { turn: self.newest(), choice: choice.clone(), sealed });
        self.keep(ledger)?;
        self.send()
    }

    /// Writes the present dispatch of this seat once more, in case it was lost: the orders, or the
    /// joining before the first turn. Does nothing if there are no orders yet.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn send(&mut self) -> Result<(), PostFault> {
        let GuestLedger { name, table, person, key, secret, token, party, host_key, .. } = &self.ledger;
        let newest = self.newest();
        let fault = |flaw: Flaw| PostFault::dispatch(&self.folder, flaw);
        let host = Public::read(host_key).map_err(fault)?;
        let (kind, bytes) = if newest == 0 {
            let key = Key::read(key).map_err(fault)?.public().written();
            let paper: Joining<G> = Joining { token: *token, key, secret: *secret, party: party.clone() };
            (Kind::Joining, dispatch::pack(&self.ledger.head(Kind::Joining, 0), &paper, Some(&host)))
        } else {
            let Some((choice, sealed)) = self.plans() else { return Ok(()) };
            let letters = self.ledger.written.clone();
            let paper: Orders<G> = Orders { secret: *secret, choice: choice.clone(), sealed, letters };
            (Kind::Orders, dispatch::pack(&self.ledger.head(Kind::Orders, newest), &paper, Some(&host)))
        };
        let file = |kind, turn| name_of(name, *table, kind, turn, person);
        let (fresh, old) = (file(kind, newest), file(kind, newest.saturating_sub(1)));
        self.bag.put(&fresh, &bytes.map_err(fault)?)?;
        if old != fresh {
            // The host has processed what was in it.
            self.bag.clear(&old);
            self.bag.clear(&file(Kind::Joining, 0));
        }
        Ok(())
    }

    fn keep(&mut self, ledger: GuestLedger<G>) -> Result<(), PostFault> {
        ledger::write(&self.folder, &ledger.label(), &ledger)?;
        self.ledger = ledger;
        Ok(())
    }
}

/// Reads an invitation and its head.
pub(super) fn opened<G: Posted>(book: &G::Book, path: &Path) -> Result<(Head, Invitation), PostFault> {
    let bytes = mailbag::read(path)?;
    let fault = |flaw: Flaw| PostFault::dispatch(path, flaw);
    let head = dispatch::head(&bytes).map_err(fault)?;
    if head.kind != Kind::Invitation || head.game != G::NAME {
        return Err(PostFault::NoInvitation(path.to_path_buf()));
    }
    let invitation: Invitation = dispatch::open(&bytes).map_err(fault)?;
    if invitation.rules != G::RULES || invitation.catalog != G::fingerprint(G::catalog(book)) {
        return Err(PostFault::OtherRules(path.to_path_buf()));
    }
    Public::read(&invitation.key).map_err(fault)?;
    if invitation.chairs.len() > Seat::MOST || head.seat.index() >= invitation.chairs.len() {
        return Err(fault(Flaw::Damaged("it is for a seat that does not exist")));
    }
    Ok((head, invitation))
}

fn turn_file(folder: &Path, turn: u32) -> PathBuf {
    folder.join(format!("turn-{turn:04}.post"))
}

impl<G: Posted> std::fmt::Debug for Guest<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let GuestLedger { table, seat, newest, .. } = &self.ledger;
        f.debug_struct("Guest")
            .field("table", table)
            .field("seat", seat)
            .field("newest", newest)
            .finish_non_exhaustive()
    }
}
