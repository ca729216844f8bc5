//! Whole games over a bad mail: files come in any order, late, twice, half, changed, or never. The
//! game ends like the same choices played in one chair.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::minds;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::archive::Archive;
use infernal_conclave::table::post::{Founding, Guest, Host, Post, Stage, Stand};
use infernal_conclave::table::session::Session;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{NOW, file, home, party, plan};
use crate::program::Scratch;

/// Number of games; `POST_GAMES` asks for more.
const GAMES: u64 = 2;
/// Steps without progress after which somebody sends a file again, as people do.
const PATIENCE: u32 = 12;
/// Steps after which a game has gone wrong.
const MOST_STEPS: u32 = 40_000;

/// A file on its way.
struct Parcel {
    bytes: Vec<u8>,
    name: String,
    to: PathBuf,
    due: u32,
}

/// The mail between the host's folder and those of the guests.
struct Courier {
    dice: ChaCha8Rng,
    /// The last content that was taken from each file.
    taken: BTreeMap<PathBuf, Vec<u8>>,
    under_way: Vec<Parcel>,
    mishaps: u32,
}

impl Courier {
    /// Takes every new file of a folder on its way to the others.
    fn collect(&mut self, from: &Path, to: &[PathBuf], step: u32) {
        let Ok(entries) = fs::read_dir(from) else { return };
        let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths.into_iter().filter(|path| path.is_file()) {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            // What the mail itself has brought is not sent on.
            if name.starts_with("from ") {
                continue;
            }
            let bytes = fs::read(&path).expect("readable");
            if self.taken.get(&path) == Some(&bytes) {
                continue;
            }
            self.taken.insert(path.clone(), bytes.clone());
            for to in to {
                self.send(&bytes, &name, to, step);
            }
        }
    }

    fn send(&mut self, bytes: &[u8], name: &str, to: &Path, step: u32) {
        let dice = &mut self.dice;
        let copies = if dice.random_ratio(1, 5) { 2 } else { 1 };
        for copy in 0..copies {
            let mut bytes = bytes.to_vec();
            let name = format!("from {copy} {name}");
            let late = step + dice.random_range(0..6);
            let mut parcel = |bytes: Vec<u8>, due| {
                self.under_way.push(Parcel { bytes, name: name.clone(), to: to.to_path_buf(), due });
            };
            match dice.random_range(0..12) {
                // Lost.
                0 => self.mishaps += 1,
                // Half of it comes first.
                1 => {
                    parcel(bytes[..dice.random_range(0..bytes.len())].to_vec(), late);
                    parcel(bytes, late + 1);
                    self.mishaps += 1;
                }
                // Changed on the way, for good.
                2 => {
                    let at = dice.random_range(0..bytes.len());
                    bytes[at] ^= 1 << dice.random_range(0..8);
                    parcel(bytes, late);
                    self.mishaps += 1;
                }
                // Very late, when all is over.
                3 => {
                    parcel(bytes.clone(), late + 40);
                    parcel(bytes, late);
                }
                _ => parcel(bytes, late),
            }
        }
    }

    /// Brings what is due, in any order.
    fn bring(&mut self, step: u32) {
        let (mut due, later): (Vec<Parcel>, Vec<Parcel>) =
            std::mem::take(&mut self.under_way).into_iter().partition(|parcel| parcel.due <= step);
        self.under_way = later;
        while !due.is_empty() {
            let parcel = due.swap_remove(self.dice.random_range(0..due.len()));
            fs::create_dir_all(&parcel.to).expect("a folder");
            fs::write(parcel.to.join(parcel.name), parcel.bytes).expect("written");
        }
    }
}

/// Plays a game of two people and four minds by post, and returns its record.
fn played_by_post(book: &Rulebook, seed: u64) -> (Archive, u32) {
    let scratch = Scratch::new("post-game");
    let bags = ["host", "Anna", "Bert"].map(|whose| scratch.path().join(format!("mail of {whose}")));
    let [host_bag, ..] = &bags;
    let host_post = home(scratch.path(), "host");
    let founding = Founding {
        name: "The Pit",
        host: "Hanna",
        plan: plan(&["random", "person", "quiet", "first", "person", "random"]),
        people: &["Anna".to_owned(), "Bert".to_owned()],
        bag: Some(host_bag.clone()),
        deadline: None,
        luck: Some(seed),
    };
    let mut host = Host::found(book.clone(), &host_post, founding).expect("a table");
    let mut guests: Vec<Guest> = Vec::new();
    for (person, own) in ["Anna", "Bert"].into_iter().zip(&bags[1..]) {
        let invitation = file(host_bag, &format!("invitation for {person}"));
        let party = party(book.catalog(), seed as usize + guests.len());
        let post: Post = home(scratch.path(), person);
        guests.push(Guest::join(book, &post, &invitation, party, Some(own.clone()), NOW).expect("joined"));
    }
    let mut courier =
        Courier { dice: ChaCha8Rng::seed_from_u64(seed), taken: BTreeMap::new(), under_way: Vec::new(), mishaps: 0 };
    let (mut step, mut still, mut before) = (0, 0, (0, 0));
    // The game is over for everybody only when everybody has heard of it.
    while host.stand() != Stand::Over || guests.iter().any(|guest| guest.stage() != Stage::Over) {
        step += 1;
        assert!(step < MOST_STEPS, "the game has come to rest on turn {}: {host:?}, {guests:?}", host.turn());
        courier.collect(host_bag, &bags[1..], step);
        for own in &bags[1..] {
            courier.collect(own, std::slice::from_ref(host_bag), step);
        }
        courier.bring(step);
        host.look().expect("readable");
        if courier.dice.random_ratio(1, 2) {
            host.tick(NOW + u64::from(step)).expect("written");
        }
        for guest in &mut guests {
            let newest = guest.newest();
            guest.look(NOW + u64::from(step)).expect("readable");
            assert!(guest.newest() >= newest, "the newest turn has gone back");
            if guest.stage() == Stage::Planning && courier.dice.random_ratio(2, 3) {
                let view = guest.turn().expect("a turn").view.clone();
                let random = minds::by_name("random").expect("a mind");
                let first = random.draft(book, &view, seed ^ 1);
                let done = random.draft(book, &view, seed);
                // Some change their minds, before or after they have sealed.
                if courier.dice.random_ratio(1, 4) {
                    let sealed = courier.dice.random_ratio(1, 2);
                    guest.order(book, &first, sealed, NOW + u64::from(step)).expect("written");
                    courier.collect(guest.bag(), std::slice::from_ref(host_bag), step);
                }
                guest.order(book, &done, true, NOW + u64::from(step)).expect("written");
            }
        }
        let now = (host.turn(), guests.iter().map(Guest::newest).sum::<u32>());
        still = if now == before { still + 1 } else { 0 };
        before = now;
        if still >= PATIENCE {
            still = 0;
            // Files that were taken once are taken again.
            courier.taken.clear();
            host.send_again().expect("written");
            for guest in &mut guests {
                guest.send().expect("written");
            }
        }
        // Programs are closed and started again at any time.
        if courier.dice.random_ratio(1, 20) {
            host = host_post.host(book, "The Pit").expect("it opens again");
            let which = courier.dice.random_range(0..guests.len());
            let post = home(scratch.path(), ["Anna", "Bert"][which]);
            guests[which] = post.guests("The Pit").expect("it opens again").swap_remove(0);
        }
    }
    for guest in &guests {
        let chronicle = guest.turn().and_then(|turn| turn.chronicle.as_ref()).expect("the whole game");
        let told = Archive::from_bytes(chronicle, book.catalog()).expect("a save");
        assert_eq!(told.digest(), host.session().expect("a game").archive().digest());
        told.verify(book).expect("it replays");
    }
    (host.session().expect("a game").archive().clone(), courier.mishaps)
}

#[test]
fn a_game_by_post_ends_like_the_same_choices_in_one_chair() {
    let book = Rulebook::standard();
    let games = std::env::var("POST_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(GAMES);
    let mut mishaps = 0;
    for seed in 1..=games {
        let (archive, gone_wrong) = played_by_post(&book, seed);
        mishaps += gone_wrong;
        let mut chair = Session::found(book.clone(), archive.charter().clone()).expect("the same set-up");
        for record in archive.turns() {
            let minds = chair.mind_jobs();
            let mut thoughts: Vec<minds::Thought> =
                minds.iter().map(|job| job.think(&book).expect("a known mind")).collect();
            let people = [Seat(1), Seat(4)].into_iter().filter_map(|seat| record.draft(seat));
            thoughts.extend(people.cloned().map(Into::into));
            chair.process(thoughts);
        }
        assert_eq!(chair.archive().digest(), archive.digest(), "game {seed}");
        assert!(chair.ending().is_some(), "game {seed} is not over");
        if games > GAMES {
            println!("game {seed}: {} turns, {gone_wrong} mishaps, {}", archive.turns().len(), archive.digest());
        }
    }
    assert!(mishaps > 20, "the mail was too good: {mishaps} mishaps");
}
