//! All tables of a player, opened: what lists and panels show of them.

use std::fs;
use std::path::{Path, PathBuf};

use table_core::seats::Seat;

use super::Posted;
use super::desk::{Entry, Post, Role};
use super::dispatch::{self, END, Kind, TableId};
use super::fault::PostFault;
use super::guest::{Guest, Stage, opened};
use super::host::{Deadline, Host, Place, Stand};
use super::mailbag;
use super::papers::{Chair, Invitation, Letter};
use super::remark::Remark;
use crate::archive::SeatLine;

/// A table that is hosted here, for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosted {
    /// The folder of its ledger.
    pub folder: PathBuf,
    /// The number of the table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The turn that is planned, from 1; 0 before the game begins.
    pub turn: u32,
    /// When that turn was sent, in seconds after 1970.
    pub since: u64,
    /// When it is processed at the latest, in seconds after 1970.
    pub due: Option<u64>,
    /// The limit on the time for a turn.
    pub deadline: Option<Deadline>,
    /// Whom it waits for.
    pub stand: Stand,
    /// All seats.
    pub places: Vec<Place>,
    /// The folder of dispatches.
    pub bag: PathBuf,
}

/// A seat that is played here, for a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// The folder of its ledger.
    pub folder: PathBuf,
    /// The number of the table.
    pub table: TableId,
    /// Its name.
    pub name: String,
    /// The name of the host.
    pub host: String,
    /// The name of the player.
    pub person: String,
    /// The seat.
    pub seat: Seat,
    /// How far it is.
    pub stage: Stage,
    /// The newest turn, from 1; 0 before the first has come.
    pub turn: u32,
    /// True if plans for it were made at this machine.
    pub planned: bool,
    /// When it came, in seconds after 1970.
    pub since: u64,
    /// When it is processed at the latest, in seconds after 1970.
    pub due: Option<u64>,
    /// All seats with their houses; empty before the first turn.
    pub houses: Vec<SeatLine>,
    /// Who was invited, by seat.
    pub chairs: Vec<Chair>,
    /// Letters of earlier turns.
    pub letters: Vec<Letter>,
    /// Letters of this turn, to whom and what.
    pub written: Vec<(Option<Seat>, String)>,
    /// The folder of dispatches.
    pub bag: PathBuf,
}

/// An invitation that lies in a folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The file.
    pub path: PathBuf,
    /// The seat.
    pub seat: Seat,
    /// The invitation.
    pub invitation: Invitation,
}

/// All tables of a player, opened.
pub struct Room<G: Posted> {
    post: Post,
    book: G::Book,
    hosts: Vec<Host<G>>,
    guests: Vec<Guest<G>>,
    faults: Vec<String>,
}

impl<G: Posted> Room<G> {
    /// Opens all tables. One that cannot be opened is among the [faults](Self::faults).
    #[must_use]
    pub fn open(post: Post, book: G::Book) -> Self {
        let mut room = Self { post, book, hosts: Vec::new(), guests: Vec::new(), faults: Vec::new() };
        let (entries, faults) = match room.post.list::<G>() {
            Ok(found) => found,
            Err(fault) => (Vec::new(), vec![fault]),
        };
        room.faults.extend(faults.iter().map(ToString::to_string));
        for Entry { folder, name, role, .. } in entries {
            let opened = match role {
                Role::Host => Host::open(room.book.clone(), &folder).map(|host| room.hosts.push(host)),
                Role::Guest(_) => Guest::open(&folder).map(|guest| room.guests.push(guest)),
            };
            room.faults.extend(opened.err().map(|fault| format!("{name}: {fault}")));
        }
        room
    }

    /// Returns the tables that could not be opened, as sentences.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Returns the rules in use.
    #[must_use]
    pub const fn book(&self) -> &G::Book {
        &self.book
    }

    /// Returns the folders of the player.
    #[must_use]
    pub const fn post(&self) -> &Post {
        &self.post
    }

    /// True if there are no tables.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.hosts.is_empty() && self.guests.is_empty()
    }

    /// Looks into all mailbags. Returns what was found, and what could not be done, with the name of
    /// the table. One table that cannot be read does not hide the others.
    pub fn look(&mut self, now: u64) -> (Vec<(String, Remark)>, Vec<String>) {
        let (mut found, mut faults) = (Vec::new(), Vec::new());
        let hosts = self.hosts.iter_mut().map(|host| (host.name().to_owned(), host.look()));
        let mut looked: Vec<(String, Result<Vec<Remark>, PostFault>)> = hosts.collect();
        looked.extend(self.guests.iter_mut().map(|guest| (guest.name().to_owned(), guest.look(now))));
        for (name, remarks) in looked {
            match remarks {
                Ok(remarks) => found.extend(remarks.into_iter().map(|remark| (name.clone(), remark))),
                Err(fault) => faults.push(format!("{name}: {fault}")),
            }
        }
        (found, faults)
    }

    /// Begins games and processes turns for which everything is there. Returns true if any was, and
    /// what could not be done.
    pub fn tick(&mut self, now: u64) -> (bool, Vec<String>) {
        let (mut any, mut faults) = (false, Vec::new());
        for host in &mut self.hosts {
            match host.tick(now) {
                Ok(done) => any |= done,
                Err(fault) => faults.push(format!("{}: {fault}", host.name())),
            }
        }
        (any, faults)
    }

    /// Adds a table that was founded.
    pub fn add_host(&mut self, host: Host<G>) {
        self.hosts.push(host);
    }

    /// Adds a seat that was joined.
    pub fn add_guest(&mut self, guest: Guest<G>) {
        self.guests.push(guest);
    }

    /// Returns the host of the table in this folder.
    pub fn host(&mut self, folder: &Path) -> Option<&mut Host<G>> {
        self.hosts.iter_mut().find(|host| host.folder() == folder)
    }

    /// Returns the guest whose ledger is in this folder.
    pub fn guest(&mut self, folder: &Path) -> Option<&mut Guest<G>> {
        self.guests.iter_mut().find(|guest| guest.folder() == folder)
    }

    /// Returns the tables that are hosted here, by name.
    #[must_use]
    pub fn hosted(&self) -> Vec<Hosted> {
        let line = |host: &Host<G>| Hosted {
            folder: host.folder().to_path_buf(),
            table: host.table(),
            name: host.name().to_owned(),
            turn: host.turn(),
            since: host.since(),
            due: host.due(),
            deadline: host.deadline().cloned(),
            stand: host.stand(),
            places: host.places(),
            bag: host.bag().to_path_buf(),
        };
        let mut lines: Vec<Hosted> = self.hosts.iter().map(line).collect();
        lines.sort_by(|a, b| (&a.name, a.table).cmp(&(&b.name, b.table)));
        lines
    }

    /// Returns the seats that are played here: first those whose orders are owed, the oldest turn
    /// first.
    #[must_use]
    pub fn seated(&self) -> Vec<Seated> {
        let line = |guest: &Guest<G>| Seated {
            folder: guest.folder().to_path_buf(),
            table: guest.table(),
            name: guest.name().to_owned(),
            host: guest.host().to_owned(),
            person: guest.person().to_owned(),
            seat: guest.seat(),
            stage: guest.stage(),
            turn: guest.newest(),
            planned: guest.plans().is_some(),
            since: guest.since(),
            due: guest.turn().and_then(|turn| turn.deadline),
            houses: guest.turn().map(|turn| turn.seats.clone()).unwrap_or_default(),
            chairs: guest.chairs().to_vec(),
            letters: guest.letters().to_vec(),
            written: guest.written().to_vec(),
            bag: guest.bag().to_path_buf(),
        };
        let mut lines: Vec<Seated> = self.guests.iter().map(line).collect();
        lines.sort_by(|a, b| {
            let key = |line: &Seated| (line.stage != Stage::Planning, line.stage == Stage::Over, line.since);
            key(a).cmp(&key(b)).then_with(|| a.name.cmp(&b.name)).then(a.seat.cmp(&b.seat))
        });
        lines
    }

    /// Returns the invitations in a folder that can be accepted, without those that were.
    #[must_use]
    pub fn offers(&self, folder: &Path) -> Vec<Offer> {
        let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.retain(|path| path.extension().is_some_and(|end| end == END));
        paths.sort();
        let joined =
            |table: TableId, seat: Seat| self.guests.iter().any(|guest| guest.table() == table && guest.seat() == seat);
        let offer = |path: PathBuf| {
            let (head, invitation) = opened::<G>(&self.book, &path).ok()?;
            (!joined(head.table, head.seat)).then_some(Offer { path, seat: head.seat, invitation })
        };
        paths.into_iter().filter_map(offer).collect()
    }

    /// Copies a file that somebody has got by mail to where it is looked for: a dispatch of a known
    /// table into its folder, and an invitation into this one. Returns the copies.
    ///
    /// # Errors
    /// If the file cannot be used, nobody here plays at its table, or it cannot be copied.
    pub fn receive(&self, path: &Path, invitations: &Path) -> Result<Vec<PathBuf>, PostFault> {
        let bytes = mailbag::read(path)?;
        let head = dispatch::head(&bytes).map_err(|flaw| PostFault::dispatch(path, flaw))?;
        let mut folders: Vec<&Path> = Vec::new();
        match head.kind {
            Kind::Invitation => folders.push(invitations),
            Kind::Turn => {
                let to = self.guests.iter().filter(|guest| guest.table() == head.table && guest.seat() == head.seat);
                folders.extend(to.map(Guest::bag));
            }
            Kind::Joining | Kind::Orders => {
                folders.extend(self.hosts.iter().filter(|host| host.table() == head.table).map(Host::bag));
            }
        }
        if folders.is_empty() {
            return Err(PostFault::Unaddressed(path.to_path_buf()));
        }
        folders.sort_unstable();
        folders.dedup();
        let name = path.file_name().unwrap_or_default();
        let mut copies = Vec::with_capacity(folders.len());
        for folder in folders {
            fs::create_dir_all(folder).map_err(|error| PostFault::unwritable(folder, &error))?;
            let copy = folder.join(name);
            if copy != path {
                crate::archive::replace(&copy, &bytes).map_err(|error| PostFault::unwritable(&copy, &error))?;
            }
            copies.push(copy);
        }
        Ok(copies)
    }
}

impl<G: Posted> std::fmt::Debug for Room<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Room").field("hosts", &self.hosts).field("guests", &self.guests).finish_non_exhaustive()
    }
}
