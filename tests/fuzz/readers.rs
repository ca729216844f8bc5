//! Every reader of bytes that somebody else may have written: saves, letters, lines of the wire,
//! mods, archfiends and set-ups.
//!
//! A reader takes any bytes. It must not panic, whatever they are, and what it takes it must use as
//! it uses its own: a game that can be read and verified is played on, and saved the same.
//!
//! `targets` gives these readers to a fuzzer, `tests/all/fuzzed.rs` to every run of the tests.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock, PoisonError};

use circles::table::Circles;
use conclave::table::cabinet::Cabinet;
use conclave::table::setups::{SeatPlan, SetUp, SetUps, Sitter};
use conclave::table::{Conclave, mods};
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use oaths::table::{First, Oaths};
use serde::Serialize;
use table::archive::{Archive, FORMAT};
use table::game::Game;
use table::mods::{Mod, Modded};
use table::post::{Founding, Guest, Host, Post};
use table::seats::{Player, Seat};
use table::session::Session;
use table::wire::{Clerk, Wired, Words};
use table::witness::witness;
use xxhash_rust::xxh3::xxh3_64;

/// A reader of bytes.
pub struct Reader {
    /// Its name, which is that of its target.
    pub name: &'static str,
    /// Reads bytes.
    pub read: fn(&[u8]),
    /// Returns what the program itself writes for this reader.
    pub genuine: fn() -> Vec<Vec<u8>>,
}

/// The folder with mods as examples, from the root of the project.
const EXAMPLES: &str = "assets/mods";

/// All readers.
pub const READERS: [Reader; 7] = [
    Reader { name: "save", read: save, genuine: saves },
    Reader { name: "body", read: body, genuine: bodies },
    Reader { name: "choice", read: choice, genuine: choices },
    Reader { name: "letter", read: letter, genuine: letters },
    Reader { name: "line", read: line, genuine: lines },
    Reader { name: "package", read: package, genuine: packages },
    Reader { name: "leaf", read: leaf, genuine: leaves },
];

/// Gives bytes to the reader of this name.
///
/// # Panics
/// If there is no such reader, or it breaks its promise.
pub fn read(name: &str, bytes: &[u8]) {
    let reader = READERS.iter().find(|reader| reader.name == name).expect("a reader");
    (reader.read)(bytes);
}

/// A game that can be begun.
trait Begun: Wired {
    fn book() -> Self::Book;
    fn start() -> Self::Charter;
}

fn mind() -> Player {
    Player::Mind("random".to_owned())
}

impl Begun for Conclave {
    fn book() -> Rulebook {
        Rulebook::standard()
    }

    fn start() -> Self::Charter {
        let seat = || SeatPlan { player: mind(), sitter: Sitter::Chance, symbol: None, pawn: None };
        let plan = set_up((0..4).map(|_| seat()).collect());
        plan.charter(Self::book().catalog(), 7)
    }
}

fn set_up(seats: Vec<SeatPlan>) -> SetUp {
    SetUp {
        name: "Fuzz".to_owned(),
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Sparse,
        length: GameLength::Short,
        seed: Some(7),
        iron_man: false,
        seats,
        mods: Vec::new(),
    }
}

impl Begun for Oaths {
    fn book() -> Self::Book {
        oaths::rules::catalog::Catalog::standard()
    }

    fn start() -> Self::Charter {
        use oaths::rules::charter::{Charter, SeatCharter};
        let seat = |at: usize| SeatCharter { name: format!("Seat {at}"), player: mind(), devil: None };
        Charter { seed: 7, iron_man: false, trading_rounds: 2, seats: (0..3).map(seat).collect() }
    }
}

impl Begun for First {
    fn book() -> Self::Book {
        oaths::first::rules::catalog::Catalog::standard()
    }

    fn start() -> Self::Charter {
        use oaths::first::rules::charter::{Charter, SeatCharter};
        let seat = |at: usize| SeatCharter { name: format!("Seat {at}"), player: mind(), devil: None };
        Charter { seed: 7, iron_man: false, trading_rounds: 2, seats: (0..4).map(seat).collect() }
    }
}

impl Begun for Circles {
    fn book() -> Self::Book {
        circles::rules::catalog::Catalog::standard()
    }

    fn start() -> Self::Charter {
        use circles::rules::charter::{Charter, SeatCharter};
        let seat = |at: usize| SeatCharter { name: format!("Seat {at}"), player: mind(), sign: None };
        Charter {
            seed: 7,
            iron_man: false,
            turns: 4,
            trading_rounds: 2,
            opening_events: true,
            hit_from: 6,
            seats: (0..3).map(seat).collect(),
        }
    }
}

/// Returns a game that minds have played for so many steps.
fn played<G: Begun>(steps: usize) -> Session<G> {
    let book = G::book();
    let mut session = Session::<G>::found(book.clone(), G::start()).expect("a sound set-up");
    for _ in 0..steps {
        let think = |job: table::session::MindJob<G>| job.think(&book).expect("a known mind");
        let thoughts = session.mind_jobs().into_iter().map(think).collect();
        session.process::<G::Thought>(thoughts);
    }
    session
}

/// Calls a function for the game that the first byte names, with the other bytes.
macro_rules! of_game {
    ($bytes:expr, $run:ident) => {
        match $bytes.split_first() {
            None => {}
            Some((first, rest)) => match first % 4 {
                0 => $run::<Conclave>(rest),
                1 => $run::<Oaths>(rest),
                2 => $run::<First>(rest),
                _ => $run::<Circles>(rest),
            },
        }
    };
}

/// Returns something for each game, behind the byte that names the game.
macro_rules! of_games {
    ($make:ident) => {
        [$make::<Conclave>(), $make::<Oaths>(), $make::<First>(), $make::<Circles>()]
            .into_iter()
            .enumerate()
            .flat_map(|(at, made)| made.into_iter().map(move |bytes| [vec![at as u8], bytes].concat()))
            .collect()
    };
}

// --- saves -----------------------------------------------------------------------------------------

/// A save, with its own checksums.
fn save(bytes: &[u8]) {
    of_game!(bytes, load);
}

fn saves() -> Vec<Vec<u8>> {
    fn of<G: Begun>() -> Vec<Vec<u8>> {
        [0, 2].map(|steps| played::<G>(steps).archive().to_bytes().expect("a small game")).to_vec()
    }
    of_games!(of)
}

fn load<G: Begun>(bytes: &[u8]) {
    let book = G::book();
    let Ok(archive) = Archive::<G>::from_bytes(bytes, G::catalog(&book)) else { return };
    std::hint::black_box(witness(&archive));
    let verified = archive.verify(&book).is_ok();
    let again = archive.to_bytes().expect("what was read can be written");
    let again = Archive::<G>::from_bytes(&again, G::catalog(&book)).expect("what was written can be read");
    assert_eq!(again.digest(), archive.digest());
    match Session::resume(book, archive) {
        Ok(session) => {
            assert!(verified, "a game that does not verify is played on");
            for seat in session.seats() {
                std::hint::black_box(session.view(seat));
            }
        }
        Err(_) => assert!(!verified, "a game that verifies cannot be played on"),
    }
}

/// What a save holds, unpacked. It gets the right lengths and checksums.
fn body(bytes: &[u8]) {
    of_game!(bytes, forged);
}

fn bodies() -> Vec<Vec<u8>> {
    fn of<G: Begun>() -> Vec<Vec<u8>> {
        vec![take_apart(&played::<G>(2).archive().to_bytes().expect("a small game")).1]
    }
    of_games!(of)
}

fn forged<G: Begun>(body: &[u8]) {
    let (header, _) = take_apart(&played::<G>(2).archive().to_bytes().expect("a small game"));
    load::<G>(&put_together(&header, body));
}

/// Returns the header and the unpacked body of a save of the present format.
pub fn take_apart(bytes: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let header = number(bytes, 20);
    let body = lz4_flex::block::decompress(&bytes[44 + header..], number(bytes, 40 + header)).expect("a whole body");
    (bytes[40..40 + header].to_vec(), body)
}

/// Returns a save with valid lengths and checksums around any header and body.
pub fn put_together(header: &[u8], body: &[u8]) -> Vec<u8> {
    let packed = lz4_flex::block::compress(body);
    let mut bytes = b"InfConcl".to_vec();
    bytes.extend(FORMAT.to_le_bytes());
    bytes.extend(((44 + header.len() + packed.len()) as u64).to_le_bytes());
    bytes.extend((header.len() as u32).to_le_bytes());
    bytes.extend([0; 16]);
    bytes.extend(header);
    bytes.extend((body.len() as u32).to_le_bytes());
    bytes.extend(packed);
    seal(&mut bytes);
    bytes
}

/// Writes the checksums of a save anew.
pub fn seal(bytes: &mut [u8]) {
    let header = number(bytes, 20);
    let sum = xxh3_64(&[&bytes[..24], &bytes[40..40 + header]].concat());
    bytes[24..32].copy_from_slice(&sum.to_le_bytes());
    let sum = xxh3_64(&[&bytes[..32], &bytes[40..]].concat());
    bytes[32..40].copy_from_slice(&sum.to_le_bytes());
}

fn number(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
}

// --- choices ---------------------------------------------------------------------------------------

/// A choice, as it stands in letters and saves.
fn choice(bytes: &[u8]) {
    of_game!(bytes, chosen);
}

fn choices() -> Vec<Vec<u8>> {
    fn of<G: Begun>() -> Vec<Vec<u8>> {
        let (book, session) = (G::book(), played::<G>(1));
        let asked = session.owing().into_iter();
        let choices = asked.flat_map(|seat| G::choices(&book, &session.view(seat), 3, 7)).collect::<Vec<_>>();
        choices.iter().map(bytes_of).collect()
    }
    of_games!(of)
}

fn bytes_of(thing: &impl Serialize) -> Vec<u8> {
    postcard::to_stdvec(thing).expect("it can be written")
}

fn chosen<G: Begun>(bytes: &[u8]) {
    let Ok(choice) = postcard::from_bytes::<G::Choice>(bytes) else { return };
    let (book, mut session) = (G::book(), played::<G>(1));
    if G::check_choice(G::catalog(&book), session.archive().charter(), &choice).is_err() {
        return;
    }
    session.process::<G::Thought>(vec![choice.into()]);
    let bytes = session.archive().to_bytes().expect("a game can be saved");
    let archive = Archive::<G>::from_bytes(&bytes, G::catalog(&book)).expect("a lawful game");
    archive.verify(&book).expect("a lawful game plays the same again");
}

// --- letters ---------------------------------------------------------------------------------------

/// A table by post of one person and two minds.
struct Desk {
    host: Host<Oaths>,
    guest: Guest<Oaths>,
    bag: PathBuf,
    genuine: Vec<Vec<u8>>,
    _home: tempfile::TempDir,
}

fn desk() -> &'static Mutex<Desk> {
    static DESK: OnceLock<Mutex<Desk>> = OnceLock::new();
    DESK.get_or_init(|| {
        let home = tempfile::tempdir().expect("a folder");
        let (bag, post) = (home.path().join("bag"), Post::standard(Some(home.path())));
        let book = Oaths::book();
        let mut plan = Oaths::start();
        plan.seats[0].player = Player::Human;
        let people = ["Anna".to_owned()];
        let founding = Founding {
            name: "Fuzz",
            host: "Hanna",
            plan,
            people: &people,
            bag: Some(bag.clone()),
            deadline: None,
            luck: Some(7),
        };
        let mut host = Host::<Oaths>::found(book.clone(), &post, founding).expect("a table");
        let mut genuine = in_bag(&bag);
        let invitation = fs::read_dir(&bag).expect("a bag").flatten().next().expect("an invitation").path();
        let party = oaths::table::post::Party { name: "Anna".to_owned(), devil: None };
        let mut guest = Guest::join(&book, &post, &invitation, party, Some(bag.clone()), 1).expect("joined");
        genuine.extend(in_bag(&bag));
        host.look().expect("a look");
        host.tick(2).expect("a beginning");
        guest.look(3).expect("a look");
        genuine.extend(in_bag(&bag));
        if guest.turn().is_some_and(|turn| turn.owes) {
            let choice = Oaths::choices(&book, &guest.turn().expect("a turn").view, 1, 7).remove(0);
            guest.order(&book, &choice, false, 4).expect("sent");
            genuine.extend(in_bag(&bag));
        }
        genuine.sort();
        genuine.dedup();
        Mutex::new(Desk { host, guest, bag, genuine, _home: home })
    })
}

fn in_bag(bag: &Path) -> Vec<Vec<u8>> {
    let files = fs::read_dir(bag).expect("a bag").flatten();
    files.map(|file| fs::read(file.path()).expect("a file")).collect()
}

fn letters() -> Vec<Vec<u8>> {
    desk().lock().unwrap_or_else(PoisonError::into_inner).genuine.clone()
}

/// A file that lies in the folder of a table by post.
fn letter(bytes: &[u8]) {
    let mut desk = desk().lock().unwrap_or_else(PoisonError::into_inner);
    let file = desk.bag.join("strange.letter");
    fs::write(&file, bytes).expect("the bag can be written");
    let turn = (desk.host.turn(), desk.guest.newest());
    // A file may be a genuine one. Nothing else may move the table.
    let genuine = desk.genuine.iter().any(|known| known == bytes);
    desk.host.look().expect("the bag can be read");
    desk.guest.look(5).expect("the bag can be read");
    if !genuine {
        assert_eq!((desk.host.turn(), desk.guest.newest()), turn, "a strange file has moved the table");
    }
    drop(Guest::<Oaths>::invitation(&Oaths::book(), &file));
    fs::remove_file(&file).expect("the bag can be written");
}

// --- lines -----------------------------------------------------------------------------------------

/// Says nothing.
struct Mute;

impl<G: Game> Words<G> for Mute {
    fn problems(&self, _book: &G::Book, _view: &G::View, _choice: &G::Choice) -> Vec<String> {
        Vec::new()
    }

    fn show(&self, _book: &G::Book, _view: &G::View, _log: &[(u32, Vec<G::Entry>)]) -> String {
        String::new()
    }
}

/// A line of a program that plays a seat.
fn line(bytes: &[u8]) {
    of_game!(bytes, answered);
}

fn lines() -> Vec<Vec<u8>> {
    fn of<G: Begun>() -> Vec<Vec<u8>> {
        let asks = ["view", "log", "legal", "check", "forecast", "show", "schema", "seal", "pass"];
        let plain = asks.map(|ask| format!("{{\"ask\":\"{ask}\",\"id\":1}}").into_bytes());
        let session = played::<G>(1);
        let seat = session.owing().first().copied().unwrap_or(Seat(0));
        let choice = G::choices(&G::book(), &session.view(seat), 1, 7).remove(0);
        let choice = serde_json::to_string(&choice).expect("a choice is JSON");
        let about =
            ["check", "seal", "legal"].map(|ask| format!("{{\"ask\":\"{ask}\",\"choice\":{choice}}}").into_bytes());
        plain.into_iter().chain(about).collect()
    }
    of_games!(of)
}

fn answered<G: Begun>(line: &[u8]) {
    let (book, session) = (G::book(), played::<G>(1));
    let seat = session.owing().first().copied().unwrap_or(Seat(0));
    let view = session.view(seat);
    let clerk = Clerk::<G> { book: &book, seat, turn: session.turn(), view: &view, log: &[], words: &Mute };
    drop(clerk.answer(line));
}

// --- files -----------------------------------------------------------------------------------------

/// Writes bytes into a file of a folder that is gone afterwards.
fn in_a_file(name: &str, bytes: &[u8], read: impl FnOnce(&Path)) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    fs::write(&file, bytes).expect("a file");
    read(&file);
}

/// A mod in one file.
fn package(bytes: &[u8]) {
    in_a_file("strange.zip", bytes, |file| {
        if let Ok(read) = Mod::read(file) {
            match read.manifest.game.as_str() {
                Oaths::NAME => drop(mods::book::<Oaths>(&Oaths::standard(), &[read])),
                First::NAME => drop(mods::book::<First>(&First::standard(), &[read])),
                Circles::NAME => drop(mods::book::<Circles>(&Circles::standard(), &[read])),
                _ => drop(mods::book::<Conclave>(&Rulebook::standard(), &[read])),
            }
        }
    });
}

fn packages() -> Vec<Vec<u8>> {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(EXAMPLES);
    let mut genuine = Vec::new();
    for entry in fs::read_dir(place).expect("the examples").flatten().filter(|entry| entry.path().is_dir()) {
        let read = Mod::read(&entry.path()).expect("a sound mod");
        let manifest = fs::read_to_string(entry.path().join(mods::MANIFEST)).expect("a manifest");
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("example.zip");
        table::mods::pack(&read, &manifest, &file).expect("packed");
        genuine.push(fs::read(&file).expect("a file"));
    }
    genuine
}

/// An archfiend or a set-up.
fn leaf(bytes: &[u8]) {
    let book = Rulebook::standard();
    in_a_file("strange.ron", bytes, |file| {
        let folder = file.parent().map(Path::to_path_buf).unwrap_or_default();
        drop(Cabinet::new(folder.clone()).read(file, book.catalog()));
        if let Ok(plan) = SetUps::new(folder).read(file, book.catalog()) {
            let charter = plan.charter(book.catalog(), 7);
            Session::<Conclave>::found(book.clone(), charter).expect("a set-up can always be played");
        }
    });
}

fn leaves() -> Vec<Vec<u8>> {
    let archfiend = infernal_conclave::rules::game::Archfiend::from(&Rulebook::standard().catalog().archfiends[0]);
    let seat = || SeatPlan { player: mind(), sitter: Sitter::Chance, symbol: None, pawn: None };
    let texts = [ron::to_string(&archfiend), ron::to_string(&set_up((0..4).map(|_| seat()).collect()))];
    texts.into_iter().map(|text| text.expect("it can be written").into_bytes()).collect()
}
