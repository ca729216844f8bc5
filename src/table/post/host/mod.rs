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

mod intake;
mod sending;
mod state;

use std::path::{Path, PathBuf};

use table_core::seats::{Player, Seat};

use self::state::{Came, HostLedger, Invited};
use super::dispatch::{self, Key, TableId};
use super::fault::PostFault;
use super::ledger;
use super::mailbag::Mailbag;
use super::papers::{Letter, check_name};
use super::{Post, Posted};
use crate::archive::Saves;
use crate::session::{MindJob, Session, UnknownMind};

pub use self::state::{Deadline, Missing, Otherwise, Place, Stand, Standing};

/// Name of the host's save.
const GAME: &str = "game";

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
        let houses = self.session.as_ref().map(|session| session.archive().lines()).unwrap_or_default();
        let given = self.session.as_ref().map(Session::given_up).unwrap_or_default();
        let place = |(seat, planned): (Seat, Player)| {
            let player = self.session.as_ref().and_then(|session| session.player(seat)).cloned().unwrap_or(planned);
            let person = self.ledger.place(seat).map(|place| place.person.clone());
            let house = houses.get(seat.index()).map(|line| line.name.clone()).unwrap_or_default();
            let returnable = given.iter().any(|over| over.seat == seat);
            Place { seat, person, standing: self.standing(seat, &player), player, house, returnable }
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

    fn keep(&mut self, ledger: HostLedger<G>) -> Result<(), PostFault> {
        ledger::write(&self.folder, &ledger.label(), &ledger)?;
        self.ledger = ledger;
        Ok(())
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
