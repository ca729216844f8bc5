//! The host: invites, collects joinings and orders, processes turns, sends them out.
//!
//! "The host player consolidates each player's turn in a designated game folder and then he
//! processes the turn to finish the round." (manual 5) "In the case that the host player is
//! eliminated from play, the host player will still need to collect process and disseminate the game
//! files." So hosting is no part of a seat.
//!
//! The order of writing keeps the table whole if the program dies at any moment: first the game with
//! the new turn, then the ledger without the old orders, then the dispatches. What was not done is
//! done at the next look.

use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use table_core::seats::{Player, Seat};

use super::dispatch::{self, Flaw, Head, Key, Kind, Public, TableId};
use super::fault::PostFault;
use super::ledger::{self, Label, Role};
use super::mailbag::{Found, Mailbag, name_of};
use super::papers::{Chair, Invitation, Joining, Letter, MOST_LETTERS, Orders, Secret, Turn, check_name};
use super::remark::{Remark, What};
use super::{Post, Posted};
use crate::archive::{Saves, lines};
use crate::session::{MindJob, Session, UnknownMind};

/// Name of the host's save.
const GAME: &str = "game";

/// What happens to a seat whose orders have not come in time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Otherwise {
    /// The plans that its player has sent so far count; without any, the seat passes.
    Plans,
    /// The mind with this name plays the turn. The seat still belongs to its player.
    Mind(String),
}

/// A limit on the time for a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deadline {
    /// The time for each turn, in hours.
    pub hours: u32,
    /// What happens to whoever is late.
    pub otherwise: Otherwise,
}

/// What to do about orders that have not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Do not process.
    Wait,
    /// Process without them.
    Go(Otherwise),
}

/// Whom a table waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stand {
    /// The game has not begun. These seats have not joined yet.
    Inviting(Vec<Seat>),
    /// These seats owe orders for the present turn. Nobody: the turn can be processed.
    Orders(Vec<Seat>),
    /// The game is over.
    Over,
}

/// The state of one seat, for the host's panel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The seat.
    pub seat: Seat,
    /// Name of the person who was invited; `None` for a mind of the set-up.
    pub person: Option<String>,
    /// The present player; a person's seat can be handed over to a mind.
    pub player: Player,
    /// The state.
    pub standing: Standing,
}

/// How far a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Standing {
    /// A mind plays it.
    Mind,
    /// Its player has not joined.
    Invited,
    /// Its player has joined; the game has not begun.
    Joined,
    /// Its orders are owed.
    Owes,
    /// Plans have come, but its player is not done.
    Plans,
    /// Its orders have come.
    Ready,
    /// Its house has fallen.
    Fallen,
}

/// What the host remembers of a guest who has joined.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Joined<G: Posted> {
    key: String,
    secret: Secret,
    party: G::Party,
}

/// The newest orders of a guest.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Came<G: Posted> {
    turn: u32,
    choice: G::Choice,
    sealed: bool,
    letters: Vec<Letter>,
}

/// A seat to which somebody was invited.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Invited<G: Posted> {
    seat: Seat,
    person: String,
    token: Secret,
    joined: Option<Joined<G>>,
    orders: Option<Came<G>>,
    /// Number of the newest orders.
    serial: u64,
    /// The newest turn that its player has certainly seen; 0 for none.
    seen: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
struct HostLedger<G: Posted> {
    table: TableId,
    name: String,
    host: String,
    key: String,
    bag: PathBuf,
    plan: G::Plan,
    luck: u64,
    invited: Vec<Invited<G>>,
    letters: Vec<Letter>,
    deadline: Option<Deadline>,
    /// The turn that is planned; 0 before the game begins.
    turn: u32,
    /// When that turn was sent, in seconds after 1970.
    since: u64,
    /// The newest turn that was sent to all.
    sent: u32,
    /// Number of the newest dispatch.
    serial: u64,
}

impl<G: Posted> HostLedger<G> {
    fn place(&self, seat: Seat) -> Option<&Invited<G>> {
        self.invited.iter().find(|place| place.seat == seat)
    }

    fn label(&self) -> Label {
        Label { game: G::NAME.to_owned(), table: self.table, role: Role::Host, name: self.name.clone() }
    }
}

/// A table, for its host.
pub struct Host<G: Posted> {
    book: G::Book,
    folder: PathBuf,
    ledger: HostLedger<G>,
    bag: Mailbag,
    session: Option<Session<G>>,
}

/// A new table.
pub struct Founding<'a, G: Posted> {
    /// Its name.
    pub name: &'a str,
    /// The host's name.
    pub host: &'a str,
    /// The set-up, with empty seats for people.
    pub plan: G::Plan,
    /// Names of the people, for the empty seats in order.
    pub people: &'a [String],
    /// The folder for dispatches; `None` for one in the data folder.
    pub bag: Option<PathBuf>,
    /// The limit on the time for a turn, if there is one.
    pub deadline: Option<Deadline>,
    /// Decides all that the set-up leaves to chance; `None` draws a number that nobody can guess.
    pub luck: Option<u64>,
}

impl<G: Posted> Host<G> {
    /// Founds a table and writes the invitations.
    ///
    /// # Errors
    /// If the set-up cannot be played, people and seats do not match, or a file cannot be written.
    pub fn found(book: G::Book, post: &Post, founding: Founding<'_, G>) -> Result<Self, PostFault> {
        let Founding { name, host, plan, people, bag, deadline, luck } = founding;
        let (name, host) = (check_name(name)?, check_name(host)?);
        G::check_plan(G::catalog(&book), &plan).map_err(PostFault::Plan)?;
        let empty: Vec<Seat> = people_of::<G>(&plan);
        if empty.len() != people.len() || people.is_empty() {
            return Err(PostFault::People { seats: empty.len(), people: people.len() });
        }
        let mut invited: Vec<Invited<G>> = Vec::with_capacity(people.len());
        for (seat, person) in empty.into_iter().zip(people) {
            let person = check_name(person)?;
            if invited.iter().any(|other| other.person == person) {
                return Err(PostFault::SameName(person));
            }
            let token = dispatch::chance()?;
            invited.push(Invited { seat, person, token, joined: None, orders: None, serial: 0, seen: 0 });
        }
        let luck = luck.map_or_else(|| dispatch::chance().map(u64::from_le_bytes), Ok)?;
        let table = TableId(u64::from_le_bytes(dispatch::chance()?));
        let bag = bag.unwrap_or_else(|| post.usual_bag(&name));
        let ledger = HostLedger {
            table,
            name,
            host,
            key: Key::draw().written(),
            bag: bag.clone(),
            plan,
            luck,
            invited,
            letters: Vec::new(),
            deadline,
            turn: 0,
            since: 0,
            sent: 0,
            serial: 0,
        };
        let folder = ledger.label().folder(post.folder());
        let mut table = Self { book, folder, ledger, bag: Mailbag::new(bag), session: None };
        table.invite()?;
        table.keep(table.ledger.clone())?;
        Ok(table)
    }

    /// Opens a table that was founded before.
    ///
    /// # Errors
    /// If its files cannot be read, or the saved game does not replay.
    pub fn open(book: G::Book, folder: &Path) -> Result<Self, PostFault> {
        let ledger: HostLedger<G> = ledger::open(folder)?;
        let saves = Saves::new(folder.to_path_buf());
        let path = saves.path_named(GAME);
        let session = if ledger.turn > 0 || path.exists() {
            let archive = saves.read::<G>(&path, None, G::catalog(&book))?.archive;
            Some(Session::resume(book.clone(), archive)?)
        } else {
            None
        };
        let bag = Mailbag::new(ledger.bag.clone());
        let mut host = Self { book, folder: folder.to_path_buf(), ledger, bag, session };
        // What is to be sent waits for the next look: the mailbag may be out of reach, and the host
        // must be able to choose another.
        host.close_turn()?;
        Ok(host)
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

    /// Returns the folder of dispatches.
    #[must_use]
    pub fn bag(&self) -> &Path {
        self.bag.folder()
    }

    /// Chooses another folder of dispatches, and writes the present ones there again.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn move_bag(&mut self, bag: PathBuf) -> Result<(), PostFault> {
        self.keep(HostLedger { bag: bag.clone(), ..self.ledger.clone() })?;
        self.bag = Mailbag::new(bag);
        self.send_again()
    }

    /// Returns the game; `None` before it begins.
    #[must_use]
    pub const fn session(&self) -> Option<&Session<G>> {
        self.session.as_ref()
    }

    /// Returns the turn that is planned, from 1; 0 before the game begins.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.session.as_ref().map_or(0, Session::turn)
    }

    /// Returns when the present turn was sent, in seconds after 1970.
    #[must_use]
    pub const fn since(&self) -> u64 {
        self.ledger.since
    }

    /// Returns the limit on the time for a turn.
    #[must_use]
    pub const fn deadline(&self) -> Option<&Deadline> {
        self.ledger.deadline.as_ref()
    }

    /// Sets the limit on the time for a turn; `None` waits for everybody. Everybody is told with the
    /// next turn.
    ///
    /// # Errors
    /// If no mind has this name, or the ledger cannot be written.
    pub fn set_deadline(&mut self, deadline: Option<Deadline>) -> Result<(), PostFault> {
        if let Some(Deadline { otherwise: Otherwise::Mind(mind), .. }) = &deadline
            && G::mind(mind).is_none()
        {
            return Err(UnknownMind(mind.clone()).into());
        }
        self.keep(HostLedger { deadline, ..self.ledger.clone() })
    }

    /// Returns when the present turn is processed at the latest, in seconds after 1970.
    #[must_use]
    pub fn due(&self) -> Option<u64> {
        let hours = self.ledger.deadline.as_ref()?.hours;
        (self.turn() > 0).then(|| self.ledger.since + u64::from(hours) * 3600)
    }

    /// Returns the letters of all turns.
    #[must_use]
    pub fn letters(&self) -> &[Letter] {
        &self.ledger.letters
    }

    /// Returns whom the table waits for.
    #[must_use]
    pub fn stand(&self) -> Stand {
        match &self.session {
            None => {
                let absent = self.ledger.invited.iter().filter(|place| place.joined.is_none());
                Stand::Inviting(absent.map(|place| place.seat).collect())
            }
            Some(session) if session.ending().is_some() => Stand::Over,
            Some(session) => {
                let people = session.owing().into_iter().filter(|&seat| session.player(seat) == Some(&Player::Human));
                Stand::Orders(people.filter(|&seat| !self.ready(seat)).collect())
            }
        }
    }

    /// Returns the state of every seat.
    #[must_use]
    pub fn places(&self) -> Vec<Place> {
        let players = G::seated(&self.ledger.plan);
        let seats = Seat::first(players.len()).zip(players);
        let place = |(seat, planned): (Seat, Player)| {
            let player = self.session.as_ref().and_then(|session| session.player(seat)).cloned().unwrap_or(planned);
            let person = self.ledger.place(seat).map(|place| place.person.clone());
            Place { seat, person, standing: self.standing(seat, &player), player }
        };
        seats.map(place).collect()
    }

    fn standing(&self, seat: Seat, player: &Player) -> Standing {
        let joined = self.ledger.place(seat).is_some_and(|place| place.joined.is_some());
        match (&self.session, player) {
            (Some(session), _) if session.fallen(seat) => Standing::Fallen,
            (_, Player::Mind(_)) => Standing::Mind,
            (None, Player::Human) if joined => Standing::Joined,
            (None, Player::Human) => Standing::Invited,
            (Some(_), Player::Human) => match self.came(seat) {
                Some(came) if came.sealed => Standing::Ready,
                Some(_) => Standing::Plans,
                None => Standing::Owes,
            },
        }
    }

    /// Returns the orders of a seat for the present turn.
    fn came(&self, seat: Seat) -> Option<&Came<G>> {
        let came = self.ledger.place(seat)?.orders.as_ref()?;
        (came.turn == self.turn()).then_some(came)
    }

    fn ready(&self, seat: Seat) -> bool {
        self.came(seat).is_some_and(|came| came.sealed)
    }

    fn name_of(&self, seat: Seat) -> String {
        self.ledger.place(seat).map_or_else(|| format!("seat {seat}"), |place| place.person.clone())
    }

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

    /// Begins the game once everybody has joined. With a mind's name, that mind plays for whoever
    /// has not.
    ///
    /// # Errors
    /// If somebody is missing, or a file cannot be written.
    pub fn begin(&mut self, absent: Option<&str>, now: u64) -> Result<(), PostFault> {
        let missing = match self.stand() {
            Stand::Inviting(missing) => missing,
            Stand::Orders(_) | Stand::Over => return Err(PostFault::Begun),
        };
        if absent.is_none() && !missing.is_empty() {
            return Err(PostFault::Waiting(missing.into_iter().map(|seat| self.name_of(seat)).collect()));
        }
        let parties: Vec<(Seat, G::Party)> = self
            .ledger
            .invited
            .iter()
            .filter_map(|place| Some((place.seat, place.joined.as_ref()?.party.clone())))
            .collect();
        let charter = G::fill(G::catalog(&self.book), &self.ledger.plan, &parties, self.ledger.luck);
        let mut session =
            Session::found(self.book.clone(), charter).map_err(|fault: G::Fault| PostFault::Plan(fault.to_string()))?;
        if let Some(mind) = absent {
            for seat in missing {
                session.hand_over(seat, Player::Mind(mind.to_owned()))?;
            }
        }
        self.advance_to(session, now)
    }

    /// Processes the turn: all minds think, and all orders are resolved. Then sends the new turn.
    ///
    /// # Errors
    /// If orders are missing, or a file cannot be written. If the new turn was processed but could
    /// not be sent, the next look sends it.
    pub fn process(&mut self, missing: &Missing, now: u64) -> Result<G::Report, PostFault> {
        let late = match self.stand() {
            Stand::Inviting(_) => return Err(PostFault::NotBegun),
            Stand::Over => return Err(PostFault::Over),
            Stand::Orders(late) => late,
        };
        let otherwise = match missing {
            Missing::Wait if late.is_empty() => &Otherwise::Plans,
            Missing::Wait => {
                return Err(PostFault::Waiting(late.into_iter().map(|seat| self.name_of(seat)).collect()));
            }
            Missing::Go(otherwise) => otherwise,
        };
        let mut session = self.session.clone().ok_or(PostFault::NotBegun)?;
        let mut thoughts: Vec<G::Thought> = Vec::new();
        for job in session.mind_jobs() {
            thoughts.push(job.think(&self.book)?);
        }
        for seat in session.owing().into_iter().filter(|&seat| session.player(seat) == Some(&Player::Human)) {
            match (self.came(seat), otherwise) {
                (Some(came), Otherwise::Plans) => thoughts.push(came.choice.clone().into()),
                (Some(came), Otherwise::Mind(_)) if came.sealed => thoughts.push(came.choice.clone().into()),
                (None, Otherwise::Plans) => {}
                (Some(_) | None, Otherwise::Mind(mind)) => {
                    let job: Option<MindJob<G>> = session.stand_in(seat, mind);
                    thoughts.extend(job.map(|job| job.think(&self.book)).transpose()?);
                }
            }
        }
        let report = session.process(thoughts);
        self.advance_to(session, now)?;
        Ok(report)
    }

    /// Processes the turn if it can be: all orders are there, or the time has run out. Begins the
    /// game if all have joined. Returns true if something was done.
    ///
    /// # Errors
    /// If a file cannot be written.
    pub fn tick(&mut self, now: u64) -> Result<bool, PostFault> {
        let missing = match (self.stand(), self.due(), &self.ledger.deadline) {
            (Stand::Inviting(absent), _, _) if absent.is_empty() => return self.begin(None, now).map(|()| true),
            (Stand::Orders(late), _, _) if late.is_empty() => Missing::Wait,
            (Stand::Orders(_), Some(due), Some(deadline)) if now >= due => Missing::Go(deadline.otherwise.clone()),
            (Stand::Inviting(_) | Stand::Orders(_) | Stand::Over, _, _) => return Ok(false),
        };
        self.process(&missing, now).map(|_| true)
    }

    /// Gives a seat to a mind, or back to its player as long as no mind has played it.
    ///
    /// "This process is final though once the turn is processed and CANNOT be undone later during
    /// the game." (manual 5)
    ///
    /// # Errors
    /// If the seat cannot be handed over, or a file cannot be written.
    pub fn hand_over(&mut self, seat: Seat, to: Player) -> Result<(), PostFault> {
        let mut session = self.session.clone().ok_or(PostFault::NotBegun)?;
        let invited = self.ledger.place(seat).is_some();
        match (&to, invited) {
            (Player::Human, false) => return Err(PostFault::NotInvited(seat)),
            (Player::Human, true) | (Player::Mind(_), _) => session.hand_over(seat, to)?,
        }
        self.write_game(&session)?;
        self.session = Some(session);
        Ok(())
    }

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
    fn invite(&mut self) -> Result<(), PostFault> {
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

    /// Makes this the present game: writes it, closes the old turn in the ledger, and sends the new
    /// one.
    fn advance_to(&mut self, session: Session<G>, now: u64) -> Result<(), PostFault> {
        self.write_game(&session)?;
        self.session = Some(session);
        self.ledger.since = now;
        self.catch_up()
    }

    fn write_game(&self, session: &Session<G>) -> Result<(), PostFault> {
        Saves::new(self.folder.clone()).save_named(GAME, session.archive())?;
        Ok(())
    }

    /// Does what is left of a turn after its game was written. Does nothing if all is done.
    fn catch_up(&mut self) -> Result<(), PostFault> {
        self.close_turn()?;
        if self.ledger.sent < self.turn() { self.send() } else { Ok(()) }
    }

    /// Takes the orders of a processed turn out of the ledger, and keeps its letters.
    fn close_turn(&mut self) -> Result<(), PostFault> {
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
        let mut ledger = HostLedger { sent: turn, serial: self.ledger.serial + 1, ..self.ledger.clone() };
        for at in 0..ledger.invited.len() {
            let place = &ledger.invited[at];
            let Some(joined) = &place.joined else { continue };
            let over = session.ending().is_some();
            let Some(paper) = self.turn_of(place.seat).filter(|_| over || people.contains(&place.seat)) else {
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

    fn keep(&mut self, ledger: HostLedger<G>) -> Result<(), PostFault> {
        ledger::write(&self.folder, &ledger.label(), &ledger)?;
        self.ledger = ledger;
        Ok(())
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
            owes: G::owing(game).contains(&seat),
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

/// Returns the seats of a plan that people are invited to.
fn people_of<G: Posted>(plan: &G::Plan) -> Vec<Seat> {
    let seats = Seat::first(Seat::MOST).zip(G::seated(plan));
    seats.filter(|(_, player)| *player == Player::Human).map(|(seat, _)| seat).collect()
}

impl<G: Posted> std::fmt::Debug for Host<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Host").field("table", &self.ledger.table).field("turn", &self.turn()).finish_non_exhaustive()
    }
}
