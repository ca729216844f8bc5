//! The work at the post, away from the window: what was asked is done in order, and all mailbags are
//! looked into.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::{NewTable, Posting, Postings};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;
use crate::sight::LoggedTurn;
use crate::table::archive::{Archive, HandOver, SeatLine};
use crate::table::post::{Founding, Guest, Host, Letter, Missing, Otherwise, PostFault, Remark, Room, Turn};

/// What a worker leaves.
pub(super) struct Done {
    pub desk: Tables,
    pub shown: Postings,
    /// Notices for the player.
    pub told: Vec<String>,
    /// The ids of texts for the player: what was done.
    pub said: Vec<&'static str>,
    pub seating: Option<Box<Seating>>,
}

/// All tables, and the folder for invitations.
pub(super) struct Tables {
    pub room: Room,
    pub sought: PathBuf,
}

/// What a player needs to sit down.
pub(super) struct Seating {
    pub folder: PathBuf,
    pub seat: Seat,
    /// The views of all turns that have come, by turn.
    pub views: BTreeMap<u32, SeatView>,
    pub log: Vec<LoggedTurn>,
    pub draft: Option<Draft>,
    pub owes: bool,
    /// Seats that were given to minds, with the first turn that each mind planned.
    pub handed: Vec<(u32, HandOver)>,
    /// The letters that came with the newest turn.
    pub letters: Vec<Letter>,
    /// The whole game, if it is over.
    pub archive: Option<Archive>,
}

/// The result of one wish.
enum Outcome {
    /// It was done, as the page shows.
    Done,
    /// It was done, which the text with this id says.
    Said(&'static str),
    /// A seat was taken.
    Seated(Box<Seating>),
}

/// The work of one task.
pub(super) struct Job {
    pub desk: Option<Tables>,
    pub open: Box<dyn FnOnce(Rulebook) -> Tables + Send>,
    pub book: Rulebook,
    pub asked: Vec<Posting>,
}

impl Job {
    pub fn run(self) -> Done {
        let mut desk = self.desk.unwrap_or_else(|| (self.open)(self.book));
        let (mut told, mut said, mut seating) = (Vec::new(), Vec::new(), None);
        for wish in self.asked {
            match desk.carry_out(wish) {
                Ok(Outcome::Seated(taken)) => seating = Some(taken),
                Ok(Outcome::Said(id)) => said.push(id),
                Ok(Outcome::Done) => {}
                Err(fault) => told.push(fault.to_string()),
            }
        }
        let (remarks, mut faults) = desk.room.look(now());
        let fresh = remarks.iter().filter(|(_, remark)| !remark.known() && !remark.taken());
        told.extend(fresh.map(|(name, remark): &(String, Remark)| format!("{name}: {remark}")));
        faults.extend(desk.room.tick(now()).1);
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
        Done { desk, shown, told, said, seating }
    }
}

impl Tables {
    fn carry_out(&mut self, wish: Posting) -> Result<Outcome, PostFault> {
        let now = now();
        match wish {
            Posting::Draw(_) | Posting::Change(_) | Posting::Remind => {}
            Posting::Look => return Ok(Outcome::Said("post-looked")),
            Posting::Seek(folder) => self.sought = folder,
            Posting::Found(table) => {
                self.found(*table)?;
                return Ok(Outcome::Said("post-founded"));
            }
            Posting::Join(invitation, party) => {
                let bag = invitation.parent().map(Path::to_path_buf);
                let (book, post) = (self.room.book().clone(), self.room.post().clone());
                self.room.add_guest(Guest::join(&book, &post, &invitation, *party, bag, now)?);
                return Ok(Outcome::Said("post-joined"));
            }
            Posting::Sit(folder) => return Ok(Outcome::Seated(Box::new(self.sit(&folder, now)?))),
            Posting::Order(folder, draft, sealed) => {
                let book = self.room.book().clone();
                self.guest(&folder)?.order(&book, &draft, sealed, now)?;
            }
            Posting::Write(folder, to, text) => self.guest(&folder)?.write(to, &text)?,
            Posting::Unwrite(folder, at) => self.guest(&folder)?.unwrite(at)?,
            Posting::Process(folder, otherwise) => {
                let host = self.host(&folder)?;
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
            Posting::Give(folder, seat, to) => self.host(&folder)?.hand_over(seat, to)?,
            Posting::Limit(folder, deadline) => self.host(&folder)?.set_deadline(deadline)?,
            Posting::SendAgain(folder) => {
                match self.room.host(&folder) {
                    Some(host) => host.send_again()?,
                    None => self.guest(&folder)?.send()?,
                }
                return Ok(Outcome::Said("post-written-again"));
            }
            Posting::Receive(file) => drop(self.room.receive(&file, &self.sought)?),
        }
        Ok(Outcome::Done)
    }

    fn found(&mut self, table: NewTable) -> Result<(), PostFault> {
        let Some(plan) = table.plan else { return Ok(()) };
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

    fn guest(&mut self, folder: &Path) -> Result<&mut Guest, PostFault> {
        self.room.guest(folder).ok_or_else(|| PostFault::NoTable(folder.display().to_string()))
    }

    fn host(&mut self, folder: &Path) -> Result<&mut Host, PostFault> {
        self.room.host(folder).ok_or_else(|| PostFault::NoTable(folder.display().to_string()))
    }

    fn sit(&mut self, folder: &Path, now: u64) -> Result<Seating, PostFault> {
        let book = self.room.book().clone();
        let guest = self.guest(folder)?;
        guest.look(now)?;
        let Some(newest) = guest.turn() else { return Err(PostFault::NoTurn) };
        let archive = match &newest.chronicle {
            Some(bytes) => Archive::from_bytes(bytes, book.catalog()).ok(),
            None => None,
        };
        let owes = newest.owes;
        let (mut views, mut logs) = (BTreeMap::new(), BTreeMap::new());
        let (mut handed, mut before): (Vec<(u32, HandOver)>, Vec<SeatLine>) = (Vec::new(), Vec::new());
        for turn in 1..=guest.newest() {
            let Some(Turn { view, logs: told, seats, .. }) = guest.earlier(turn)? else { continue };
            for (at, (then, now)) in (0..).zip(before.iter().zip(&seats)) {
                if then.player != now.player {
                    handed.push((turn - 1, HandOver { seat: Seat(at), to: now.player.clone() }));
                }
            }
            before = seats;
            views.insert(turn, view);
            logs.extend(told);
        }
        let log = logs.into_iter().map(|(turn, entries)| LoggedTurn { turn, entries }).collect();
        let draft = guest.plans().map(|(draft, _)| draft.clone());
        let (seat, newest) = (guest.seat(), guest.newest());
        let came = |letter: &&Letter| letter.from != seat && letter.turn + 1 == newest;
        let letters = guest.letters().iter().filter(came).cloned().collect();
        Ok(Seating { folder: folder.to_path_buf(), seat, views, log, draft, owes, handed, letters, archive })
    }
}

/// Returns the time in seconds after 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs())
}
