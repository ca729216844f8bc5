//! Secrets are sealed in a save (manual 2 and 5): a person who unpacks the file finds none of them.

use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::archive::{Archive, Flaw, Saves, SealedBy};
use infernal_conclave::table::session::Session;

use super::{Scratch, charter, made_present, play_on, random_draft, seal};

/// A seed that is long enough for a search.
const SEED: u64 = 0x9E37_79B9_7F4A_7C15;
const NOTES: &str = "Belial smiles too much. March on the Quarry of Tears.";

/// The kinds of tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Table {
    Alone,
    HotSeat,
    IronMan,
}

/// Returns a game with notes and plans, in its fourth turn.
fn table(kind: Table) -> Session {
    let mut charter = charter(SEED, kind == Table::IronMan);
    if kind == Table::HotSeat {
        charter.seats[1].player = Player::Human;
    }
    let mut session = Session::found(Rulebook::standard(), charter).unwrap();
    play_on(&mut session, 3);
    session.write_notes(Seat(0), NOTES);
    session.set_plans(vec![random_draft(&session, Seat(0)), random_draft(&session, Seat(1))]);
    session
}

/// Returns the secrets that must not be found: the notes, the seed, the plan for this turn, an
/// earlier plan, and the cards of every vault.
fn secrets(session: &Session) -> Vec<(String, Vec<u8>)> {
    let serial = |what: &str, bytes: Result<Vec<u8>, _>| {
        let bytes: Vec<u8> = bytes.unwrap();
        assert!(bytes.len() > 5, "{what} is too short to be looked for");
        (what.to_owned(), bytes)
    };
    let mut secrets = vec![("the notes".to_owned(), NOTES.as_bytes().to_vec())];
    secrets.push(serial("the seed", postcard::to_stdvec(&SEED)));
    for plan in session.plans().iter().filter(|plan| plan.orders() > 0) {
        secrets.push(serial("a plan", postcard::to_stdvec(&plan.slots)));
    }
    for draft in session.archive().turns().iter().flat_map(|record| &record.drafts).filter(|draft| draft.orders() > 0) {
        secrets.push(serial("an earlier plan", postcard::to_stdvec(&draft.slots)));
    }
    for seat in 0..4 {
        let view = session.view(Seat(seat));
        // The last two cards are enough, because a whole vault may be too short for a search.
        let vault = view.table().treasury().vault(Seat(seat));
        if let Some(cards) = vault.last_chunk::<2>() {
            secrets.push(serial("a card", postcard::to_stdvec(cards)));
        }
    }
    assert!(secrets.iter().any(|(what, _)| what == "a card"), "nobody has any cards");
    secrets
}

/// Returns all that can be read in a file without a key: its bytes, and the data that unpacks from
/// any position in it.
fn readable(bytes: &[u8]) -> Vec<Vec<u8>> {
    let unpacked = (40..bytes.len().saturating_sub(4)).filter_map(|at| {
        let size = u32::from_le_bytes(bytes[at..at + 4].try_into().ok()?) as usize;
        let packed = &bytes[at + 4..];
        (size > 64 && size / 255 <= packed.len()).then(|| lz4_flex::block::decompress(packed, size).ok()).flatten()
    });
    std::iter::once(bytes.to_vec()).chain(unpacked).collect()
}

fn found_in(file: &Path, session: &Session) -> Vec<String> {
    let all = readable(&fs::read(file).unwrap());
    let holds = |needle: &[u8]| all.iter().any(|hay| hay.windows(needle.len()).any(|window| window == needle));
    secrets(session).into_iter().filter(|(_, needle)| holds(needle)).map(|(what, _)| what).collect()
}

fn folder(scratch: &Scratch, name: &str) -> Saves {
    Saves::standard(Some(&scratch.path().join(name)))
}

fn read(saves: &Saves, path: &Path) -> Result<Archive, Flaw> {
    saves
        .read::<Conclave>(path, None, Rulebook::standard().catalog())
        .map(|opened| opened.archive)
        .map_err(|fault| fault.flaw)
}

fn carried(from: &Path, to: &Saves) -> PathBuf {
    fs::create_dir_all(to.folder()).unwrap();
    let path = to.folder().join(from.file_name().unwrap());
    fs::copy(from, &path).unwrap();
    path
}

#[test]
fn whoever_unpacks_a_save_of_several_persons_or_an_iron_man_finds_no_secret() {
    let scratch = Scratch::new("sealed");
    let saves = folder(&scratch, "home");
    let alone = table(Table::Alone);
    let open = saves.save_named("alone", alone.archive()).unwrap();
    let found = found_in(&open, &alone);
    assert_eq!(
        found.len(),
        secrets(&alone).len(),
        "an open save holds all of it, or this test proves nothing: {found:?}"
    );
    for kind in [Table::HotSeat, Table::IronMan] {
        let session = table(kind);
        let named = saves.save_named("sealed", session.archive()).unwrap();
        for path in
            [named, saves.autosave(session.archive()).unwrap(), saves.autosave_plans(session.archive()).unwrap()]
        {
            assert_eq!(found_in(&path, &session), Vec::<String>::new(), "{kind:?}, {}", path.display());
            let mut archive = read(&saves, &path).unwrap();
            archive.rename(session.archive().name());
            assert_eq!(archive, *session.archive(), "it opens where it was sealed");
        }
    }
    // The secrets of a person who has handed over a seat are still in the earlier turns.
    let mut given = table(Table::HotSeat);
    given.hand_over(Seat(1), Player::Mind("quiet".to_owned())).unwrap();
    play_on(&mut given, 1);
    assert!(given.archive().confidential());
}

#[test]
fn the_saves_of_a_lone_player_and_of_finished_games_are_open() {
    let scratch = Scratch::new("open");
    let saves = folder(&scratch, "home");
    let alone = table(Table::Alone);
    let path = saves.autosave(alone.archive()).unwrap();
    assert_eq!(fs::read(&path).unwrap(), alone.archive().to_bytes().unwrap());
    assert!(!saves.home().join("seal.key").exists(), "no key is drawn that nobody needs");
    for kind in [Table::HotSeat, Table::IronMan] {
        let mut charter = charter(31, kind == Table::IronMan);
        charter.seats[1].player = Player::Human;
        charter.settings.length = GameLength::Short;
        let mut session = Session::found(Rulebook::standard(), charter).unwrap();
        while session.ending().is_none() {
            session.process(Vec::<Draft>::new());
        }
        let path = saves.save_named("over", session.archive()).unwrap();
        assert_eq!(Archive::read(&path, Rulebook::standard().catalog()).unwrap().turns(), session.archive().turns());
        assert_eq!(saves.list().unwrap().iter().find(|card| card.path == path).unwrap().sealed, None);
    }
}

#[test]
fn a_sealed_save_opens_nowhere_else_and_says_so() {
    let scratch = Scratch::new("elsewhere");
    let (home, away) = (folder(&scratch, "home"), folder(&scratch, "away"));
    let session = table(Table::HotSeat);
    let path = home.save_named("ours", session.archive()).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(home.home().join("seal.key")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "nobody else can read the key");
    }
    let there = carried(&path, &away);
    let before = fs::read(&there).unwrap();
    assert_eq!(read(&away, &there), Err(Flaw::OtherMachine), "there is no key");
    assert!(!away.home().join("seal.key").exists(), "reading draws no key");
    away.save_named("theirs", session.archive()).unwrap();
    assert_eq!(read(&away, &there), Err(Flaw::OtherMachine), "there is another key");
    let flaw = Archive::read(&there, Rulebook::standard().catalog()).unwrap_err().to_string();
    assert!(flaw.contains("sealed on another machine") && flaw.contains("ask for an exported copy"), "{flaw}");
    let cards = away.list().unwrap();
    let card = |path: &Path| cards.iter().find(|card| card.path == path).unwrap();
    assert_eq!((card(&there).turn, &card(&there).fault), (4, &Some(Flaw::OtherMachine)));
    assert_eq!(card(&away.folder().join("theirs.conclave")).sealed, Some(SealedBy::Key));
    assert_eq!(fs::read(&there).unwrap(), before);

    let key = home.home().join("seal.key");
    fs::write(&key, b"InfSeal1 and no more").unwrap();
    let fault = home.read::<Conclave>(&path, None, Rulebook::standard().catalog()).unwrap_err();
    assert_eq!((fault.path, fault.flaw), (key.clone(), Flaw::BadKey("it is damaged".to_owned())));
    assert!(home.save_named("more", session.archive()).is_err(), "a damaged key is not replaced");
    assert_eq!(fs::read(&key).unwrap(), b"InfSeal1 and no more");
    let alone = table(Table::Alone);
    let open = home.save_named("open", alone.archive()).unwrap();
    assert!(read(&home, &open).is_ok(), "an open save needs no key");
}

#[test]
fn an_exported_copy_opens_with_its_passphrase() {
    let scratch = Scratch::new("exported");
    let (home, away) = (folder(&scratch, "home"), folder(&scratch, "away"));
    let book = Rulebook::standard();
    let session = table(Table::HotSeat);
    let path = home.save_named("ours", session.archive()).unwrap();
    let short = home.export::<Conclave>(&path, "seven l", book.catalog()).unwrap_err();
    assert_eq!(short.flaw, Flaw::ShortPassphrase);
    let words = "owls in the vestry";
    let exported = home.export::<Conclave>(&path, words, book.catalog()).unwrap();
    assert_ne!(home.export::<Conclave>(&path, words, book.catalog()).unwrap(), exported, "nothing is written over");
    assert_eq!(found_in(&exported, &session), Vec::<String>::new());
    let there = carried(&exported, &away);
    let with =
        |words| away.read(&there, words, book.catalog()).map(|opened| opened.archive).map_err(|fault| fault.flaw);
    assert_eq!(with(None), Err(Flaw::NeedsPassphrase));
    assert_eq!(with(Some("owls in the vestri")), Err(Flaw::WrongPassphrase));
    let archive = with(Some(words)).unwrap();
    assert_eq!((archive.turns(), archive.plans()), (session.archive().turns(), session.plans()));
    assert_eq!(away.list().unwrap()[0].sealed, Some(SealedBy::Passphrase));
    // A game that is saved there is sealed with the key of that folder.
    let saved = away.save_named("here", &archive).unwrap();
    assert!(read(&away, &saved).is_ok());
    assert_eq!(read(&home, &saved), Err(Flaw::OtherMachine));
}

#[test]
fn a_seal_that_was_tampered_with_is_refused() {
    let scratch = Scratch::new("tampered");
    let saves = folder(&scratch, "home");
    let path = saves.save_named("ours", table(Table::HotSeat).archive()).unwrap();
    let bytes = fs::read(&path).unwrap();
    let header = 40 + u32::from_le_bytes(bytes[20..24].try_into().unwrap()) as usize;
    // One byte each in the header, the kind, the key's id, the nonce, the encrypted data, and its
    // end.
    for at in [40, header - 1, header + 4, header + 6, header + 14, header + 60, bytes.len() - 1] {
        let mut forged = bytes.clone();
        forged[at] ^= 1;
        seal(&mut forged);
        fs::write(&path, &forged).unwrap();
        assert!(read(&saves, &path).is_err(), "byte {at} was changed");
    }
    for length in header..bytes.len() {
        let mut forged = bytes[..length].to_vec();
        forged[12..20].copy_from_slice(&(length as u64).to_le_bytes());
        seal(&mut forged);
        if length % 37 == 0 || length < header + 80 {
            fs::write(&path, &forged).unwrap();
            assert!(read(&saves, &path).is_err(), "cut off at {length}");
        }
    }
}

#[test]
fn a_file_of_the_format_before_seals_is_read() {
    let book = Rulebook::standard();
    let file = include_bytes!("../../golden/earlier/format-3-in-play.conclave");
    let mut bytes = made_present(file, book.catalog());
    let later = Archive::from_bytes(&bytes, book.catalog()).unwrap();
    bytes[8..12].copy_from_slice(&2_u32.to_le_bytes());
    seal(&mut bytes);
    assert_eq!(Archive::from_bytes(&bytes, book.catalog()), Ok(later), "only seals were new");
}

#[test]
fn an_iron_man_game_that_was_put_back_is_played_on_as_a_common_one() {
    let scratch = Scratch::new("put-back");
    let (saves, book) = (folder(&scratch, "home"), Rulebook::standard());
    let mut session = table(Table::IronMan);
    session.rename("No way back");
    let path = saves.autosave(session.archive()).unwrap();
    let lapsed = |path: &Path| saves.read::<Conclave>(path, None, book.catalog()).unwrap().lapsed;
    assert!(!lapsed(&path), "the one save counts");
    let (early, copy) = (scratch.path().join("early.iron"), saves.folder().join("Another name.iron"));
    fs::copy(&path, &early).unwrap();
    fs::copy(&path, &copy).unwrap();
    assert!(!lapsed(&copy), "a copy of the last save is as good as that");
    play_on(&mut session, 1);
    saves.autosave(session.archive()).unwrap();
    assert!(!lapsed(&path));
    assert!(lapsed(&copy), "by whatever name");
    fs::copy(&early, &path).unwrap();
    assert!(lapsed(&path));

    let opened = saves.read::<Conclave>(&path, None, book.catalog()).unwrap();
    let common = opened.archive.as_common(&book).unwrap();
    assert_eq!(common.verify(&book), Ok(()));
    assert!(!common.charter().settings.iron_man && opened.archive.charter().settings.iron_man);
    assert_eq!((common.plans(), common.turns().len()), (opened.archive.plans(), 3));
    let resumed = Session::resume(book.clone(), common).unwrap();
    assert_eq!(resumed.archive().turns()[2].digests.len(), Moment::all().count());
    let autosaved = saves.autosave(resumed.archive()).unwrap();
    assert_eq!(autosaved.file_name().unwrap(), "autosave-latest.conclave", "it leaves the one file alone");

    // Without the ledger the program cannot tell the age of a save.
    saves.autosave(session.archive()).unwrap();
    assert!(!lapsed(&path));
    fs::remove_file(saves.home().join("iron-man.ledger")).unwrap();
    assert!(lapsed(&path));
}

#[test]
fn an_exported_iron_man_game_opens_as_a_common_one() {
    let scratch = Scratch::new("iron-exported");
    let (saves, book) = (folder(&scratch, "home"), Rulebook::standard());
    let session = table(Table::IronMan);
    let path = saves.autosave(session.archive()).unwrap();
    let words = "owls in the vestry";
    let exported = saves.export::<Conclave>(&path, words, book.catalog()).unwrap();
    assert_eq!(found_in(&exported, &session), Vec::<String>::new());
    assert!(saves.read::<Conclave>(&exported, Some(words), book.catalog()).unwrap().lapsed);
    assert!(!saves.read::<Conclave>(&path, None, book.catalog()).unwrap().lapsed, "the game itself goes on");
}

#[test]
fn an_open_iron_man_file_is_none() {
    let scratch = Scratch::new("iron-open");
    let (saves, book) = (folder(&scratch, "home"), Rulebook::standard());
    let path = scratch.path().join("opened.iron");
    table(Table::IronMan).archive().write(&path).unwrap();
    assert!(saves.read::<Conclave>(&path, None, book.catalog()).unwrap().lapsed);
}

#[test]
fn a_plan_that_is_saved_again_takes_the_place_of_itself_alone() {
    let scratch = Scratch::new("plans");
    let (saves, book) = (folder(&scratch, "home"), Rulebook::standard());
    let mut session = table(Table::HotSeat);
    saves.autosave(session.archive()).unwrap();
    for slot in 0..2 {
        let mut draft = Draft::empty(Seat(0));
        draft.slots[slot] = Some(Order::Tribute(TributeOrder::DemandTribute));
        session.set_plans(vec![draft, random_draft(&session, Seat(1))]);
        let path = saves.autosave_plans(session.archive()).unwrap();
        assert_eq!(read(&saves, &path).unwrap().plans(), session.plans());
    }
    assert_eq!(saves.list().unwrap().len(), 1, "no autosave is pushed out by it");
    let archive = read(&saves, &saves.latest()).unwrap();
    assert_eq!(Session::resume(book, archive).unwrap().plans().len(), 2, "of everybody who has planned");
}
