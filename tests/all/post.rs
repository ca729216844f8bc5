//! Play by mail (manual 5): whole games over files that come late, twice, damaged or not at all.
//!
//! > "[...] players create their turns on separate computers and send the appropriate turn
//! > file to the player designated as host. The host player consolidates each player's turn in a
//! > designated game folder and then he processes the turn to finish the round."

mod courier;
mod desks;
mod dispatches;
mod oaths;

use std::path::{Path, PathBuf};

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Archfiend, Player};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::Draft;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::post::{Deadline, Founding, Guest, Host, Missing, Party, Post, Stage, Stand};
use infernal_conclave::table::setups::{SeatPlan, SetUp, Sitter};

use crate::program::Scratch;

/// A time on a clock that stands still: seconds after 1970.
pub const NOW: u64 = 1_700_000_000;

/// Returns a set-up of a short game on a small map with these players.
pub fn plan(players: &[&str]) -> SetUp {
    let seat = |name: &&str| SeatPlan {
        player: if *name == "person" { Player::Human } else { Player::Mind((*name).to_owned()) },
        sitter: Sitter::Chance,
        symbol: None,
        pawn: None,
    };
    SetUp {
        name: "By post".to_owned(),
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Sparse,
        length: GameLength::Short,
        seed: None,
        iron_man: false,
        seats: players.iter().map(seat).collect(),
        mods: Vec::new(),
    }
}

/// Returns a party with the ready-made archfiend of this number.
pub fn party(catalog: &Catalog, number: usize) -> Party {
    let archfiend = Archfiend::from(&catalog.archfiends[number % catalog.archfiends.len()]);
    Party { archfiend, symbol: None, pawn: None }
}

/// A table of two people and two minds, with one folder for all files.
struct Table {
    scratch: Scratch,
    book: Rulebook,
    host: Host,
    anna: Guest,
    bert: Guest,
}

impl Table {
    /// Founds a table and lets both people join.
    fn found(name: &str, deadline: Option<Deadline>) -> Self {
        let scratch = Scratch::new(name);
        let book = Rulebook::standard();
        let host = found(&book, scratch.path(), deadline);
        let join = |person: &str, number| {
            let invitation = file(&bag(scratch.path()), &format!("invitation for {person}"));
            let (post, party) = (home(scratch.path(), person), party(book.catalog(), number));
            Guest::join(&book, &post, &invitation, party, Some(bag(scratch.path())), NOW).expect("a fine archfiend")
        };
        let (anna, bert) = (join("Anna", 0), join("Bert", 1));
        Self { scratch, book, host, anna, bert }
    }

    /// Founds a table and begins the game; both people have got the first turn.
    fn begun(name: &str, deadline: Option<Deadline>) -> Self {
        let mut table = Self::found(name, deadline);
        assert_eq!(table.host.look().expect("readable").len(), 2);
        table.host.begin(None, NOW).expect("all have joined");
        table.deliver();
        assert_eq!((table.anna.stage(), table.bert.stage()), (Stage::Planning, Stage::Planning));
        table
    }

    fn bag(&self) -> PathBuf {
        bag(self.scratch.path())
    }

    /// Lets both people look.
    fn deliver(&mut self) {
        self.anna.look(NOW).expect("readable");
        self.bert.look(NOW).expect("readable");
    }

    /// Lets both people pass, and processes the turn.
    fn pass(&mut self) {
        for guest in [&mut self.anna, &mut self.bert] {
            guest.order(&self.book, &Draft::empty(guest.seat()), true, NOW).expect("written");
        }
        self.host.look().expect("readable");
        self.host.process(&Missing::Wait, NOW).expect("all are there");
        self.deliver();
    }
}

fn found(book: &Rulebook, scratch: &Path, deadline: Option<Deadline>) -> Host {
    let founding = Founding {
        name: "The Pit",
        host: "Hanna",
        plan: plan(&["person", "random", "person", "random"]),
        people: &["Anna".to_owned(), "Bert".to_owned()],
        bag: Some(bag(scratch)),
        deadline,
        luck: Some(7),
    };
    Host::found(book.clone(), &home(scratch, "host"), founding).expect("a table")
}

fn home(scratch: &Path, whose: &str) -> Post {
    Post::standard(Some(&scratch.join(whose)))
}

fn bag(scratch: &Path) -> PathBuf {
    scratch.join("bag")
}

/// Returns the only file of a folder whose name holds these words.
fn file(folder: &Path, words: &str) -> PathBuf {
    let mut files = files(folder, words);
    assert_eq!(files.len(), 1, "{words}: {files:?}");
    files.swap_remove(0)
}

fn files(folder: &Path, words: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let named = |path: &PathBuf| path.file_name().is_some_and(|name| name.to_string_lossy().contains(words));
    let mut found: Vec<PathBuf> = entries.filter(named).collect();
    found.sort();
    found
}

/// Says whom the host waits for.
fn waits(host: &Host) -> Vec<Seat> {
    match host.stand() {
        Stand::Inviting(seats) | Stand::Orders(seats) => seats,
        Stand::Over => Vec::new(),
    }
}
