//! Saves: everything that is written is read back, and invalid files are refused.

mod folder;
mod forged;
mod forgery;
mod limits;
mod reasons;
mod sealed;

use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::digest::{Digest, digest};
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Drafting};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::archive::{Archive, Flaw, NoBranch, RULES, TurnRecord};
use infernal_conclave::table::belongings::Belongings;
use infernal_conclave::table::session::Session;
use serde::{Deserialize, Serialize};

pub use crate::fuzzed::readers::{put_together, seal, take_apart};
pub use crate::program::Scratch;

pub fn charter(seed: u64, iron_man: bool) -> Charter {
    let book = Rulebook::standard();
    let seats = book.catalog().archfiends[..4].iter().zip(0..).map(|(def, symbol)| SeatCharter {
        player: if symbol == 0 { Player::Human } else { Player::Mind("random".to_owned()) },
        archfiend: def.into(),
        symbol,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Sparse,
        length: GameLength::Normal,
        seed,
        iron_man,
    };
    Charter { settings, seats: seats.collect() }
}

/// Returns a draft of random legal orders.
fn random_draft(session: &Session, seat: Seat) -> Draft {
    let view = session.view(seat);
    let mut plan = Drafting::open(session.book(), view.table(), seat, &[]);
    let mut rolls = Dice::new(77, session.turn()).open(Stream::Mind(seat));
    let mut draft = Draft::empty(seat);
    for slot in 0..usize::from(plan.slots()) {
        let legal = plan.legal();
        match rolls.pick(&legal) {
            Some(order) if plan.plan(order).is_ok() => draft.slots[slot] = Some(order.clone()),
            Some(_) => {}
            None => plan.skip(),
        }
    }
    draft
}

pub fn play_on(session: &mut Session, turns: usize) {
    for _ in 0..turns {
        let drafts = (0..4).map(|seat| random_draft(session, Seat(seat))).collect::<Vec<_>>();
        assert_eq!(session.process(drafts).struck, []);
    }
}

/// Returns a game of one person and three minds after this many turns.
pub fn played(seed: u64, turns: usize) -> Session {
    let mut session = Session::found(Rulebook::standard(), charter(seed, false)).unwrap();
    play_on(&mut session, turns);
    session
}

/// The parts of a save, for tests that put them together wrongly.
#[derive(Serialize, Deserialize, Clone)]
pub struct Body {
    pub charter: Charter,
    pub players: Vec<Player>,
    pub founding: Digest,
    pub turns: Vec<TurnRecord>,
    pub snapshot: Game,
    pub plans: Vec<Draft>,
    pub belongings: Vec<Belongings>,
}

/// The last format whose headers do not name the game.
const ONE_GAME: u32 = 3;

/// Returns the same save, of any format since the second, as if it had been played with the rules
/// and the catalog of today.
///
/// Files of earlier formats cannot be written anew, and most changes of the catalog would make them
/// unreadable. So that their format can still be tested, a test reads them with the present catalog.
pub fn made_present(bytes: &[u8], catalog: &Catalog) -> Vec<u8> {
    let (head, rest) = bytes.split_at(40);
    let (header, body) = rest.split_at(u32::from_le_bytes(head[20..24].try_into().unwrap()) as usize);
    let named = u32::from_le_bytes(head[8..12].try_into().unwrap()) > ONE_GAME;
    let unnamed = if named { postcard::take_from_bytes::<String>(header).unwrap().1 } else { header };
    let ((_, _), tail): ((u32, u64), _) = postcard::take_from_bytes(unnamed).unwrap();
    let game = &header[..header.len() - unnamed.len()];
    let header = [game, &postcard::to_stdvec(&(RULES, catalog.digest)).unwrap(), tail].concat();
    let mut bytes = [head, &header, body].concat();
    let length = bytes.len() as u64;
    bytes[12..20].copy_from_slice(&length.to_le_bytes());
    bytes[20..24].copy_from_slice(&(header.len() as u32).to_le_bytes());
    seal(&mut bytes);
    bytes
}

/// Returns the same save after a change to its body, with recomputed checksums.
pub fn edited(archive: &Archive, edit: impl FnOnce(&mut Body)) -> Result<Archive, Flaw> {
    let (header, body) = take_apart(&archive.to_bytes().unwrap());
    let mut body: Body = postcard::from_bytes(&body).unwrap();
    edit(&mut body);
    let bytes = put_together(&header, &postcard::to_stdvec(&body).unwrap());
    Archive::from_bytes(&bytes, Rulebook::standard().catalog())
}

/// Returns the same save with another archfiend in it.
pub fn with_archfiend(session: &Session, seat: Seat, archfiend: &Archfiend) -> Result<Archive, Flaw> {
    edited(session.archive(), |body| body.charter.seats[seat.index()].archfiend = archfiend.clone())
}

#[test]
fn a_game_is_read_as_it_was_written() {
    let scratch = Scratch::new("round-trip");
    let mut session = played(5, 8);
    let plan = random_draft(&session, Seat(0));
    session.set_plans(vec![plan.clone()]);
    session.set_player(Seat(2), Player::Human);
    let path = scratch.path().join("a game.conclave");
    session.archive().write(&path).unwrap();
    let book = Rulebook::standard();
    let read = Archive::read(&path, book.catalog()).unwrap();
    assert_eq!(read, *session.archive());
    assert_eq!(scratch.files(), ["a game.conclave"]);
    read.verify(&book).unwrap();

    let mut resumed = Session::resume(book, read).unwrap();
    assert_eq!(resumed.plans(), [plan]);
    assert_eq!(resumed.humans(), [Seat(0), Seat(2)]);
    assert_eq!(resumed.turn(), 9);
    for seat in 0..4 {
        assert_eq!(resumed.view(Seat(seat)), session.view(Seat(seat)));
        for turn in 0..resumed.logs_len() {
            assert_eq!(resumed.log_seen_by(Seat(seat), turn), session.log_seen_by(Seat(seat), turn));
        }
    }
    // Both continue in the same way.
    play_on(&mut resumed, 3);
    play_on(&mut session, 3);
    assert_eq!(resumed.archive().to_bytes(), session.archive().to_bytes());
}

#[test]
fn a_game_just_founded_can_be_saved() {
    let session = played(6, 0);
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&session.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    assert_eq!(Session::resume(book, read).unwrap().view(Seat(1)), session.view(Seat(1)));
}

#[test]
fn a_replay_has_every_position_and_every_log() {
    let session = played(7, 6);
    let replay = session.archive().replay(&Rulebook::standard()).unwrap();
    assert_eq!((replay.games.len(), replay.logs.len()), (7, 6));
    for (game, record) in replay.games[1..].iter().zip(session.archive().turns()) {
        assert_eq!(Some(&digest(game)), record.digests.last());
        assert_eq!(record.digests.len(), Moment::all().count());
    }
}

#[test]
fn a_branch_begins_before_its_turn() {
    let session = played(8, 6);
    let book = Rulebook::standard();
    let branch = session.archive().branch(&book, 4).unwrap();
    assert_eq!(branch.turns(), &session.archive().turns()[..3]);
    let mut other = Session::resume(book, branch).unwrap();
    assert_eq!(other.turn(), 4);
    other.process(Vec::<Draft>::new());
    assert_ne!(other.archive().turns()[3], session.archive().turns()[3]);
    assert_eq!(other.archive().verify(other.book()), Ok(()));
}

#[test]
fn an_iron_man_game_has_no_branch_before_it_is_over_and_a_common_one_after() {
    let book = Rulebook::standard();
    let mut charter = charter(26, true);
    charter.settings.length = GameLength::Short;
    let mut session = Session::found(book.clone(), charter).unwrap();
    play_on(&mut session, 3);
    assert_eq!(session.archive().branch(&book, 2), Err(NoBranch::IronMan));
    assert!(NoBranch::IronMan.to_string().contains("Iron Man game has no second try"));
    while session.ending().is_none() {
        session.process(Vec::<Draft>::new());
    }
    let branch = session.archive().branch(&book, 3).unwrap();
    assert!(!branch.charter().settings.iron_man, "whoever knows what came of a turn plays no Iron Man game");
    assert_eq!((branch.turns().len(), branch.verify(&book)), (2, Ok(())));
    assert!(session.archive().charter().settings.iron_man, "the recorded game is what it was");
    let other = Session::resume(book, branch).unwrap();
    assert_eq!(other.turn(), 3);
    assert_eq!(other.view(Seat(0)).table().realm(), session.archive().replay(other.book()).unwrap().games[2].realm());
}

#[test]
fn minds_get_a_seed_that_is_not_the_games_and_only_while_they_play() {
    let mut session = played(24, 1);
    let jobs = session.mind_jobs();
    assert_eq!(jobs.iter().map(|job| job.seat).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(3)]);
    let mut seeds: Vec<u64> = jobs.iter().map(|job| job.seed).chain([24]).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 4);
    assert!(jobs.iter().all(|job| job.view == session.view(job.seat)));
    session.set_player(Seat(1), Player::Human);
    session.set_player(Seat(0), Player::Mind("random".to_owned()));
    assert_eq!(session.mind_jobs().iter().map(|job| job.seat).collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
    // A change of players does not change the game.
    assert_eq!(session.archive().verify(session.book()), Ok(()));
}
