//! The work at the post, away from the window: what was asked is done in order, and all mailbags are
//! looked into.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{Chore, Handling, Mailed, NewTable, Postings};
use ::table::archive::{Archive, HandOver, SeatLine};
use ::table::post::{Founding, Guest, Host, Letter, Missing, Otherwise, PostFault, Remark, Room, Turn};
use ::table::seats::Seat;

/// What a worker leaves.
pub(super) struct Done<G: Mailed> {
    pub desk: Tables<G>,
    pub shown: Postings,
    /// Notices for the player.
    pub told: Vec<String>,
    /// The ids of texts for the player: what was done.
    pub said: Vec<&'static str>,
    pub seating: Option<Box<Seating<G>>>,
    /// True if the next step can be played at once.
    pub again: bool,
}

/// All tables, and the folder for invitations.
pub(super) struct Tables<G: Mailed> {
    pub room: Room<G>,
    pub sought: PathBuf,
}

/// What a player needs to sit down, or to go on.
pub struct Seating<G: Mailed> {
    /// The folder of the ledger.
    pub folder: PathBuf,
    /// The seat.
    pub seat: Seat,
    /// The name of the table.
    pub name: String,
    /// The name of its host.
    pub host: String,
    /// The turn after which this begins, from 1; 0 for everything.
    pub known: u32,
    /// The turns that have come, by number: what the seat saw, and whether it was asked.
    pub views: BTreeMap<u32, (G::View, bool)>,
    /// The logs of turns, by number.
    pub logs: BTreeMap<u32, Vec<G::Entry>>,
    /// The choice that was written at this machine, and whether it is sealed.
    pub plans: Option<(G::Choice, bool)>,
    /// Seats that were given to minds, with the first turn that each mind planned.
    pub handed: Vec<(u32, HandOver)>,
    /// The letters that came with the newest turn.
    pub letters: Vec<Letter>,
    /// The whole game, if it is over.
    pub archive: Option<Archive<G>>,
}

/// The result of one wish.
enum Outcome<G: Mailed> {
    /// It was done, as the page shows.
    Done,
    /// It was done, which the text with this id says.
    Said(&'static str),
    /// A seat was taken.
    Seated(Box<Seating<G>>),
}

/// The work of one task.
pub(super) struct Job<G: Mailed> {
    pub desk: Option<Tables<G>>,
    pub open: Box<dyn FnOnce(G::Book) -> Tables<G> + Send>,
    pub book: G::Book,
    pub asked: Vec<Chore<G>>,
}

impl<G: Mailed> Job<G> {
    pub fn run(self) -> Done<G> {
        let mut desk = self.desk.unwrap_or_else(|| (self.open)(self.book));
        let (mut told, mut said, mut seating) = (Vec::new(), Vec::new(), None);
        for chore in self.asked {
            match desk.run(chore) {
                Ok(Outcome::Seated(taken)) => seating = Some(taken),
                Ok(Outcome::Said(id)) => said.push(id),
                Ok(Outcome::Done) => {}
                Err(fault) => told.push(fault.to_string()),
            }
        }
        let (remarks, mut faults) = desk.room.look(now());
        let fresh = remarks.iter().filter(|(_, remark)| !remark.known() && !remark.taken());
        told.extend(fresh.map(|(name, remark): &(String, Remark)| format!("{name}: {remark}")));
        let (any, late) = desk.room.tick(now());
        faults.extend(late);
        // What the host has just sent is for guests on the same machine too.
        faults.extend(desk.room.look(now()).1);
        faults.sort();
        faults.dedup();
        let mut all = desk.room.faults().to_vec();
        all.extend(faults);
        let shown = Postings {
            seats: desk.room.seated(),
            hosted: desk.room.hosted(),
            offers: desk.room.offers(&desk.sought),
            sought: desk.sought.clone(),
            faults: all,
        };
        Done { desk, shown, told, said, seating, again: any && G::PLAYS_ON }
    }
}

impl<G: Mailed> Tables<G> {
    fn run(&mut self, chore: Chore<G>) -> Result<Outcome<G>, PostFault> {
        let now = now();
        match chore {
            // The mailbags are looked into after every job.
            Chore::Look => {}
            Chore::Seek(folder) => self.sought = folder,
            Chore::Receive(file) => drop(self.room.receive(&file, &self.sought)?),
            Chore::At(folder, handling) => return self.handle(&folder, handling, now),
            Chore::Found(table, plan) => {
                self.found(*table, *plan)?;
                return Ok(Outcome::Said("post-founded"));
            }
            Chore::Join(invitation, party) => {
                let bag = invitation.parent().map(Path::to_path_buf);
                let (book, post) = (self.room.book().clone(), self.room.post().clone());
                self.room.add_guest(Guest::join(&book, &post, &invitation, *party, bag, now)?);
                return Ok(Outcome::Said("post-joined"));
            }
            Chore::Send(folder, choice, sealed) => {
                let book = self.room.book().clone();
                self.guest(&folder)?.order(&book, &choice, sealed, now)?;
            }
            Chore::Fetch(folder, known) => return Ok(Outcome::Seated(Box::new(self.sit(&folder, known, now)?))),
        }
        Ok(Outcome::Done)
    }

    fn handle(&mut self, folder: &Path, handling: Handling, now: u64) -> Result<Outcome<G>, PostFault> {
        match handling {
            Handling::Sit => return Ok(Outcome::Seated(Box::new(self.sit(folder, 0, now)?))),
            Handling::Write(to, text) => self.guest(folder)?.write(to, &text)?,
            Handling::Unwrite(at) => self.guest(folder)?.unwrite(at)?,
            Handling::Process(otherwise) => {
                let host = self.host(folder)?;
                if host.session().is_none() {
                    let mind = match &otherwise {
                        Otherwise::Plans => None,
                        Otherwise::Mind(mind) => Some(mind.as_str()),
                    };
                    host.begin(mind, now)?;
                } else {
                    host.process(&Missing::Go(otherwise), now)?;
                }
            }
            Handling::Give(seat, to) => self.host(folder)?.hand_over(seat, to)?,
            Handling::Limit(deadline) => self.host(folder)?.set_deadline(deadline)?,
            Handling::SendAgain => {
                match self.room.host(folder) {
                    Some(host) => host.send_again()?,
                    None => self.guest(folder)?.send()?,
                }
                return Ok(Outcome::Said("post-written-again"));
            }
        }
        Ok(Outcome::Done)
    }

    fn found(&mut self, table: NewTable, plan: G::Plan) -> Result<(), PostFault> {
        let bag = Some(table.bag.trim()).filter(|bag| !bag.is_empty()).map(PathBuf::from);
        let bag = bag.unwrap_or_else(|| self.sought.clone());
        let founding = Founding {
            name: &table.name,
            host: &table.host,
            plan,
            people: &table.people,
            bag: Some(bag.clone()),
            deadline: table.deadline,
            luck: None,
        };
        let (book, post) = (self.room.book().clone(), self.room.post().clone());
        self.room.add_host(Host::found(book, &post, founding)?);
        // The host's own invitation lies there too.
        self.sought = bag;
        Ok(())
    }

    fn guest(&mut self, folder: &Path) -> Result<&mut Guest<G>, PostFault> {
        self.room.guest(folder).ok_or_else(|| PostFault::NoTable(folder.display().to_string()))
    }

    fn host(&mut self, folder: &Path) -> Result<&mut Host<G>, PostFault> {
        self.room.host(folder).ok_or_else(|| PostFault::NoTable(folder.display().to_string()))
    }

    /// Returns what a seat knows beyond a turn.
    fn sit(&mut self, folder: &Path, known: u32, now: u64) -> Result<Seating<G>, PostFault> {
        let book = self.room.book().clone();
        let guest = self.guest(folder)?;
        guest.look(now)?;
        let Some(newest) = guest.turn() else { return Err(PostFault::NoTurn) };
        let archive = match &newest.chronicle {
            Some(bytes) => Archive::from_bytes(bytes, G::catalog(&book)).ok(),
            None => None,
        };
        let (mut views, mut logs) = (BTreeMap::new(), BTreeMap::new());
        let (mut handed, mut before): (Vec<(u32, HandOver)>, Vec<SeatLine>) = (Vec::new(), Vec::new());
        for turn in known + 1..=guest.newest() {
            let Some(Turn { view, owes, logs: told, seats, .. }) = guest.earlier(turn)? else { continue };
            for (at, (then, now)) in (0..).zip(before.iter().zip(&seats)) {
                if then.player != now.player {
                    handed.push((turn - 1, HandOver { seat: Seat(at), to: now.player.clone() }));
                }
            }
            before = seats;
            views.insert(turn, (view, owes));
            // A turn also brings logs that came before, in case they were lost.
            logs.extend(told.into_iter().filter(|(turn, _)| *turn >= known));
        }
        let plans = guest.plans().map(|(choice, sealed)| (choice.clone(), sealed));
        let (seat, newest) = (guest.seat(), guest.newest());
        let came = |letter: &&Letter| letter.from != seat && letter.turn + 1 == newest;
        let letters = guest.letters().iter().filter(came).cloned().collect();
        let (folder, name, host) = (folder.to_path_buf(), guest.name().to_owned(), guest.host().to_owned());
        Ok(Seating { folder, seat, name, host, known, views, logs, plans, handed, letters, archive })
    }
}

/// Returns the time in seconds after 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
