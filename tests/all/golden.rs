//! Golden games: recorded whole games that every change must replay step by step. They are in
//! `tests/golden`.
//!
//! A change of the rules or of the catalog first shows here. If the change is intended, do three
//! things. Raise `RULES` in `src/conclave/table/conclave.rs` if old saves would play differently.
//! Record the games anew. Mention it in the commit.
//!
//! ```text
//! RECORD_GOLDEN=1 cargo test --release --no-default-features golden::record
//! ```
//!
//! The same folder has saves of unfinished games, one of each kind; they must load and continue. It
//! also has saves of earlier formats, which must be read, and saves of older rules, which must be
//! refused with one sentence.
//!
//! The texts that tell a game are not tested here.

mod recipes;
mod record;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::minds;
use infernal_conclave::rules::conclave::{GameLength, VictoryPath};
use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::realm::generate::MapType;
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::archive::{Archive, FORMAT, Flaw, Saves};
use infernal_conclave::table::session::Session;

use crate::archive::{Scratch, made_present};

/// Number of golden games.
const GAMES: usize = 24;
/// The passphrase of the exported save.
const PASSPHRASE: &str = "brimstone and old ink";

/// Returns the folder of all golden files.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

/// Returns the files of a folder, sorted by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect();
    files.sort();
    files
}

/// Returns all golden games with their file names.
fn games(book: &Rulebook) -> Vec<(String, Archive)> {
    let read = |path: PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let archive = Archive::read(&path, book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        (name, archive)
    };
    files(&folder().join("games")).into_iter().map(read).collect()
}

/// Every step of every golden game must have its recorded digest.
#[test]
fn golden_games_replay_step_by_step() {
    let book = Rulebook::standard();
    let games = games(&book);
    assert_eq!(games.len(), GAMES);
    for (name, archive) in games {
        assert!(archive.ended(), "{name} is not over");
        assert_eq!(archive.verify(&book), Ok(()), "{name}");
    }
}

/// Together the golden games cover all settings of a table.
#[test]
fn golden_games_are_of_all_kinds() {
    let book = Rulebook::standard();
    let (mut minds, mut seats, mut paths) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let (mut sizes, mut types, mut lengths) = (Vec::new(), Vec::new(), Vec::new());
    let (mut handed, mut alone, mut together, mut iron) = (0, 0, 0, 0);
    for (name, archive) in games(&book) {
        let charter = archive.charter();
        let settings = &charter.settings;
        let founders = charter.seats.iter().map(|seat| &seat.player);
        let changes = archive.turns().iter().flat_map(|record| &record.handed).map(|over| &over.to);
        for player in founders.clone().chain(changes) {
            match player {
                Player::Human => {}
                Player::Mind(mind) => {
                    minds.insert(mind.clone());
                }
            }
        }
        match founders.filter(|player| **player == Player::Human).count() {
            0 => {}
            1 => alone += 1,
            _ => together += 1,
        }
        handed += usize::from(archive.turns().iter().any(|record| !record.handed.is_empty()));
        iron += usize::from(settings.iron_man);
        seats.insert(charter.seats.len());
        sizes.push(settings.size);
        types.push(settings.map_type);
        lengths.push(settings.length);
        let replay = archive.replay(&book).unwrap_or_else(|divergence| panic!("{name}: {divergence}"));
        let last = replay.games.last().unwrap();
        paths.insert(last.conclave().ending().unwrap_or_else(|| panic!("{name} is not over")).path);
    }
    assert_eq!(minds, minds::NAMES.iter().map(|&name| name.to_owned()).collect());
    assert_eq!(seats, BTreeSet::from([4, 5, 6]));
    assert!(MapSize::ALL.iter().all(|size| sizes.contains(size)), "{sizes:?}");
    assert!(MapType::ALL.iter().all(|sort| types.contains(sort)), "{types:?}");
    assert!(GameLength::ALL.iter().all(|length| lengths.contains(length)), "{lengths:?}");
    let all = [
        VictoryPath::Election,
        VictoryPath::Kingmaker,
        VictoryPath::PowerBehindThrone,
        VictoryPath::Pandemonium,
        VictoryPath::LastStanding,
        VictoryPath::Draw,
    ];
    assert_eq!(paths, BTreeSet::from(all));
    assert!(handed >= 3 && alone >= 1 && together >= 3 && iron >= 1, "{handed}, {alone}, {together}, {iron}");
}

/// An unfinished game continues in the same way for each form of its save: open, sealed, Iron Man
/// or exported.
#[test]
fn saves_of_games_in_play_load() {
    let book = Rulebook::standard();
    let home = Scratch::new("golden");
    let saves = Saves::new(home.path().join("saves"));
    fs::create_dir(saves.folder()).unwrap();
    fs::copy(folder().join("in-play/seal.key"), home.path().join("seal.key")).unwrap();
    fs::copy(folder().join("in-play/iron-man.ledger"), home.path().join("iron-man.ledger")).unwrap();
    for (name, passphrase) in [
        ("alone.conclave", None),
        ("hot-seat.conclave", None),
        ("iron-man.iron", None),
        ("exported.conclave", Some(PASSPHRASE)),
    ] {
        let path = saves.folder().join(name);
        fs::copy(folder().join("in-play").join(name), &path).unwrap();
        let opened =
            saves.read::<Conclave>(&path, passphrase, book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(!opened.archive.ended(), "{name}");
        assert_eq!(opened.archive.verify(&book), Ok(()), "{name}");
        let notes = opened.archive.belongings(record::PERSON).map(|kept| kept.notes().to_owned());
        assert_eq!(notes.as_deref(), Some(record::NOTES), "{name}");
        let planned = opened.archive.plans().iter().any(|plan| plan.orders() > 0);
        assert!(planned, "{name} keeps the plan of its turn in hand");
        let mut session = Session::resume(book.clone(), opened.archive).unwrap();
        let turn = session.turn();
        record::play_turn(&mut session);
        assert_eq!(session.turn(), turn + 1, "{name} goes on");
    }
    let hot_seat = saves.folder().join("hot-seat.conclave");
    fs::remove_file(home.path().join("seal.key")).unwrap();
    let strange = saves.read::<Conclave>(&hot_seat, None, book.catalog()).map(|_| ()).map_err(|fault| fault.flaw);
    assert_eq!(strange, Err(Flaw::OtherMachine), "its key is what opens it");
}

/// Saves of earlier formats must be read, and are written in the format of today. There is one of a
/// finished game with reasons of its minds in each format, and one of an unfinished game with a plan.
///
/// They cannot be recorded anew. After a change of the rules or of the catalog they are refused
/// politely, as any save of other rules. Then only their format is tested: with the rules and the
/// catalog of today written into their headers they must still be read.
#[test]
fn saves_of_earlier_formats_are_read() {
    let book = Rulebook::standard();
    let format = |bytes: &[u8]| bytes[8..].first_chunk().map(|four| u32::from_le_bytes(*four));
    let (mut reasons, mut plans, mut formats) = (0, 0, BTreeSet::new());
    for path in files(&folder().join("earlier")) {
        let before = fs::read(&path).unwrap();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap();
        assert!(name.starts_with(&format!("format-{}-", format(&before).unwrap())), "{name} is of another format");
        formats.insert(format(&before).unwrap());
        match Archive::from_bytes(&before, book.catalog()) {
            Ok(archive) => assert_eq!(archive.verify(&book), Ok(()), "{}", path.display()),
            Err(flaw) => assert!(matches!(flaw, Flaw::OtherRules { .. } | Flaw::OtherCatalog { .. }), "{flaw}"),
        }
        let present = made_present(&before, book.catalog());
        let archive = Archive::from_bytes(&present, book.catalog()).unwrap_or_else(|flaw| panic!("{flaw}"));
        reasons += archive.turns().iter().flat_map(|record| &record.rationales).count();
        plans += archive.plans().iter().filter(|plan| plan.orders() > 0).count();
        let after = archive.to_bytes().unwrap();
        assert_eq!(format(&after), Some(FORMAT));
        assert_eq!(Archive::from_bytes(&after, book.catalog()), Ok(archive));
    }
    assert!(reasons > 0 && plans > 0, "{reasons} reasons, {plans} plans");
    assert_eq!(formats, (3..FORMAT).collect());
}

/// Saves of earlier rules and formats are refused with one sentence and not changed.
#[test]
fn saves_of_earlier_rules_are_refused_politely() {
    let book = Rulebook::standard();
    let old = files(&folder().join("old"));
    assert!(!old.is_empty());
    for path in old {
        let before = fs::read(&path).unwrap();
        let fault = Archive::read(&path, book.catalog()).map(|_| ()).expect_err("it is of earlier rules");
        assert!(matches!(fault.flaw, Flaw::OtherRules { .. } | Flaw::Older { .. }), "{fault}");
        assert_eq!(fs::read(&path).unwrap(), before, "and is left as it is");
    }
}
