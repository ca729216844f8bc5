//! Forged saves with valid checksums, and lawful games that must load.
//!
//! A forged save is either refused with a sentence or read, told and played again. It never crashes
//! the program, and takes at most two seconds and 300 MB. A game that was played by the rules can
//! always be read and verified. To try more of both than a normal test run does:
//!
//! ```text
//! FORGERIES=50000 LAWFUL_GAMES=2000 cargo test --release --no-default-features forgery
//! ```

use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use infernal_conclave::chronicle::Teller;
use infernal_conclave::minds::thought::{Aim, Hope, Left, Merit, Pursuit, Question, Rationale, Reason, Reply};
use infernal_conclave::minds::{self, Lessons, Thought};
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::game::{Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{LegionKind, PlaceId, Seat, SlotNo};
use infernal_conclave::rules::orders::Draft;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::archive::{Archive, HandOver};
use infernal_conclave::table::session::Session;
use infernal_conclave::table::witness::{Witness, witness};
use table_text::Text;

use super::{Body, played, put_together, take_apart};
use crate::random_games::hostile::nonsense;

/// Number of forgeries in a normal test run.
const FORGERIES: u64 = 240;
/// Number of whole games in a normal test run.
const LAWFUL_GAMES: u64 = 2;
/// Largest processor time for one forgery.
const PATIENCE: Duration = Duration::from_secs(2);
/// Largest memory for the program's data, in thousands of bytes.
const MEMORY: u64 = 300_000;

fn asked(name: &str, usual: u64) -> u64 {
    std::env::var(name).ok().and_then(|count| count.parse().ok()).unwrap_or(usual)
}

/// Returns the processor time of this thread, so that other load on the machine does not count.
/// Returns the elapsed time if the system does not report it.
pub fn busy() -> Duration {
    static START: OnceLock<std::time::Instant> = OnceLock::new();
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = told.and_then(|told| told.split_whitespace().next()?.parse().ok());
    nanos.map_or_else(|| START.get_or_init(std::time::Instant::now).elapsed(), Duration::from_nanos)
}

/// Tells all contents of a save, as a replay with reasons does, and counts the lines. A replay
/// keeps only the lines of played turns. A forgery may have thousands of other turns, whose lines
/// are not kept.
fn tell(book: &Rulebook, archive: &Archive, table: &Game) -> usize {
    let words = Text::english();
    let teller = Teller::new(&words, book.catalog(), table);
    let silent = Rationale::default();
    let mut lines = 0;
    for record in archive.turns() {
        lines += told(record.handed.iter().map(|over| teller.handed(over.seat, &over.to)));
        for draft in &record.drafts {
            let rationale = record.rationale(draft.seat).unwrap_or(&silent);
            lines += teller.minutes_text(&teller.minutes(draft.seat, rationale, Some(draft))).len();
        }
    }
    for draft in archive.plans() {
        lines += told(draft.slots.iter().flatten().map(|order| teller.order(order)));
        lines += told(draft.answers.iter().map(|answer| teller.answer(answer)));
    }
    lines
}

/// Reads lines one by one without keeping them, and counts the non-empty ones.
fn told(lines: impl Iterator<Item = String>) -> usize {
    lines.filter(|line| !line.is_empty()).count()
}

/// Returns a hostile number: small, at a limit, or random.
fn wild(rolls: &mut Rolls) -> u32 {
    match rolls.below(4) {
        0 => rolls.below(16),
        1 => [127, 128, 255, 256, 1000, 9999, 65_535, u32::MAX][rolls.below(8) as usize],
        2 => rolls.below(300),
        _ => rolls.below(u32::MAX),
    }
}

fn wild_seat(rolls: &mut Rolls) -> Seat {
    Seat(if rolls.percent(70) { rolls.below(4) as u8 } else { wild(rolls) as u8 })
}

fn wild_mind(rolls: &mut Rolls) -> Player {
    match rolls.below(4) {
        0 => Player::Human,
        1 => Player::Mind("greedy".to_owned()),
        2 => Player::Mind("\u{1b}[2J\n".repeat(rolls.below(40) as usize)),
        _ => Player::Mind("x".repeat(wild(rolls) as usize % 100_000)),
    }
}

fn wild_reasons(rolls: &mut Rolls) -> Rationale {
    let mut aim = || match rolls.below(5) {
        0 => Aim::Take(PlaceId(wild(rolls) as u8)),
        1 => Aim::Quarrel(wild_seat(rolls)),
        2 => Aim::Serve(wild_seat(rolls)),
        3 => Aim::Liberate(wild_seat(rolls)),
        _ => Aim::Prosper,
    };
    let aims = [aim(), aim(), aim()];
    let slot = |rolls: &mut Rolls| -> SlotNo {
        let number = if rolls.percent(60) { rolls.below(6) as u8 } else { rolls.below(128) as u8 };
        postcard::from_bytes(&[number]).expect("a slot is a byte in a file")
    };
    let merit = if rolls.percent(50) { Merit::With(slot(rolls)) } else { Merit::Whole };
    Rationale {
        plan: Some(Pursuit { aim: aims[0], since: wild(rolls) }),
        whim: rolls.percent(50),
        left: vec![Left { aim: Some(aims[1]), chance: wild(rolls) as u16 }; rolls.below(6) as usize],
        outlook: vec![wild(rolls) as u16; rolls.below(8) as usize],
        hope: Some(Hope { chance: wild(rolls) as u16, turns: wild(rolls) as u8 }),
        reasons: vec![Reason { slot: slot(rolls), aim: aims[2], merit }; 1 + rolls.below(2) as usize],
        replies: vec![
            Reply {
                to: wild_seat(rolls),
                question: Question::Demand,
                yielding: wild(rolls) as i32,
                defying: wild(rolls) as i32,
                feared: wild(rolls) as i32,
            };
            rolls.below(4) as usize
        ],
        lessons: wild_lessons(rolls),
    }
}

fn wild_lessons(rolls: &mut Rolls) -> Lessons {
    let mut lessons = Lessons { won: wild(rolls) as u8, lost: wild(rolls) as u8, ..Lessons::default() };
    for habits in &mut lessons.habits {
        habits.refused = wild(rolls) as u8;
        habits.rights = wild(rolls) as u8;
    }
    lessons.bids[0] = rolls.percent(50).then(|| Goods::Legion(LegionKind(wild(rolls) as u16)));
    lessons
}

/// Changes one thing in the parts of a save.
fn forge(book: &Rulebook, table: &Game, body: &mut Body, rolls: &mut Rolls) {
    let turn = rolls.below(body.turns.len().max(1) as u32) as usize;
    let times = 1 + rolls.below(5) as usize * rolls.below(300) as usize;
    let seat = Seat(rolls.below(4) as u8);
    let mut strange = nonsense(book, table, seat, rolls);
    strange.seat = wild_seat(rolls);
    let Some(record) = body.turns.get_mut(turn) else { return };
    let Some(draft) = record.drafts.get_mut(seat.index()) else { return };
    match rolls.below(16) {
        0 | 1 => draft.answers.extend(strange.answers),
        2 => draft.answers.extend(strange.answers.into_iter().cycle().take(times * 10)),
        3 | 4 => draft.slots = strange.slots,
        5 => record.drafts = vec![strange; times % 9],
        6 => record.rationales = vec![(wild_seat(rolls), wild_reasons(rolls)); 1 + times % 2],
        7 => record.handed = vec![HandOver { seat: wild_seat(rolls), to: wild_mind(rolls) }; 1 + times % 3],
        8 => body.plans = vec![strange; times % 4],
        9 => body.players[seat.index()] = wild_mind(rolls),
        10 => {
            // A forger has no more memory than the program, so a little more than the readable size
            // is enough.
            let size = postcard::to_stdvec(body).unwrap().len().max(1);
            let most = body.turns.len() * (1 + (24 << 20) / size);
            body.turns = body.turns.iter().cloned().cycle().take(times.min(most)).collect();
        }
        11 => body.charter.settings.seed = u64::from(wild(rolls)),
        12 => body.charter.seats[seat.index()].symbol = wild(rolls) as u8,
        13 => body.charter.seats[seat.index()].archfiend.perks = vec!["bully".to_owned(); times],
        14 => body.charter.seats[seat.index()].archfiend.guard = "\u{9b}31m\n".repeat(times),
        _ => body.charter.seats[seat.index()].pawn = Some(wild_seat(rolls)),
    }
}

/// Changes random bytes, so that lengths become far too large.
fn scratch(bytes: &mut Vec<u8>, rolls: &mut Rolls) {
    for _ in 0..=rolls.below(3) {
        let at = rolls.below(bytes.len() as u32) as usize;
        match rolls.below(4) {
            0 => bytes[at] = bytes[at].wrapping_add(1),
            1 => bytes[at] = rolls.below(256) as u8,
            2 => drop(bytes.splice(at..at + 1, [0xff, 0xff, 0xff, 0xff, 0x0f])),
            _ => drop(bytes.splice(at..at, vec![0; rolls.below(2_000_000) as usize])),
        }
    }
}

/// A save to be forged: its archive, the parts of its file, and the table at its end.
struct Victim {
    archive: Archive,
    header: Vec<u8>,
    body: Vec<u8>,
    table: Game,
}

impl Victim {
    fn of(book: &Rulebook, archive: &Archive) -> Self {
        let (header, body) = take_apart(&archive.to_bytes().unwrap());
        let table = archive.replay(book).unwrap().games.pop().unwrap();
        Self { archive: archive.clone(), header, body, table }
    }
}

/// Returns a game with reasons and a short game without.
fn victims(book: &Rulebook) -> Vec<Victim> {
    let mut talked = played(51, 1);
    super::reasons::talk_on(&mut talked, 2);
    [talked, played(52, 2)].iter().map(|session| Victim::of(book, session.archive())).collect()
}

/// True if no person ever played a seat of the game.
fn nobody_ever(archive: &Archive) -> bool {
    let charter = archive.charter().seats.iter().map(|seat| &seat.player);
    let handed = archive.turns().iter().flat_map(|record| &record.handed).map(|over| &over.to);
    charter.chain(handed).chain(archive.players()).all(|player| *player != Player::Human)
}

/// Reads forged bytes and uses them in all the ways in which the program uses a save. Returns true
/// if they could be read.
fn survive(book: &Rulebook, bytes: &[u8], founded: &Game) -> bool {
    let Ok(archive) = Archive::from_bytes(bytes, book.catalog()) else { return false };
    tell(book, &archive, founded);
    let may = witness(&archive);
    assert_eq!(may == Witness::Everything && !archive.ended(), nobody_ever(&archive));
    let verified = archive.verify(book).is_ok();
    let again = Archive::from_bytes(&archive.to_bytes().unwrap(), book.catalog()).unwrap();
    assert_eq!(again.name(), archive.name());
    match Session::resume(book.clone(), archive) {
        Ok(session) => {
            assert!(verified, "a game that does not verify is played on");
            for seat in 0..4 {
                assert_eq!(session.view(Seat(seat)).seat(), Seat(seat));
            }
        }
        Err(_) => assert!(!verified, "a game that verifies cannot be played on"),
    }
    true
}

/// Hands in drafts that no person would write, and saves the game. It must be read and verified
/// again.
fn hostile_play(book: &Rulebook, victim: &Victim, rolls: &mut Rolls) {
    let mut session = Session::resume(book.clone(), victim.archive.clone()).unwrap();
    let drafts: Vec<Draft> = (0..4).map(|seat| nonsense(book, &victim.table, Seat(seat), rolls)).collect();
    let reasons = drafts.into_iter().map(|draft| Thought { draft, rationale: wild_reasons(rolls) }).collect();
    session.process::<Thought>(reasons);
    session.set_plans((0..4).map(|seat| nonsense(book, &victim.table, Seat(seat), rolls)).collect());
    let bytes = session.archive().to_bytes().unwrap();
    let read = Archive::from_bytes(&bytes, book.catalog()).unwrap_or_else(|flaw| panic!("a lawful game: {flaw}"));
    assert_eq!(read.verify(book), Ok(()));
    assert!(tell(book, &read, &victim.table) > 0);
}

#[test]
fn forged_saves_do_no_harm() {
    let book = Rulebook::standard();
    let victims = victims(&book);
    let first = asked("FIRST_FORGERY", 0);
    let (mut read, mut refused) = (0, 0);
    for number in first..first + asked("FORGERIES", FORGERIES) {
        let mut rolls = Dice::new(number, 1).open(Stream::Stock);
        let victim = &victims[number as usize % victims.len()];
        let begun = busy();
        let (mut header, mut bytes) = (victim.header.clone(), victim.body.clone());
        match number % 6 {
            0 => hostile_play(&book, victim, &mut rolls),
            1 => scratch(&mut header, &mut rolls),
            2 => scratch(&mut bytes, &mut rolls),
            _ => {
                let mut body: Body = postcard::from_bytes(&bytes).unwrap();
                for _ in 0..=rolls.below(2) {
                    forge(&book, &victim.table, &mut body, &mut rolls);
                }
                bytes = postcard::to_stdvec(&body).unwrap();
            }
        }
        let forged = put_together(&header, &bytes);
        if survive(&book, &forged, &victim.table) {
            read += 1;
        } else {
            refused += 1;
        }
        let took = busy() - begun;
        assert!(took < PATIENCE, "forgery {number} took {took:?}");
    }
    assert!(read > 0 && refused > 0, "{read} read, {refused} refused: the forgeries are too mad or too tame");
}

/// Runs the same test in a program with a memory limit.
#[cfg(target_os = "linux")]
#[test]
fn forged_saves_take_little_memory() {
    let this = std::env::current_exe().unwrap();
    let test = concat!(module_path!(), "::forged_saves_do_no_harm");
    let test = test.split_once("::").map_or(test, |(_, test)| test);
    let run = format!("ulimit -d {MEMORY}; exec '{}' --exact {test} --test-threads 1", this.display());
    let told = Command::new("sh").args(["-c", &run]).env("FIRST_FORGERY", "1000000").output().unwrap();
    let said = String::from_utf8_lossy(&told.stdout);
    assert!(told.status.success() && said.contains("1 passed"), "{said}{}", String::from_utf8_lossy(&told.stderr));
}

/// Returns a set-up that depends on the number in its minds and in everything else.
fn lawful_charter(book: &Rulebook, number: u64, rolls: &mut Rolls) -> Charter {
    let archfiends = &book.catalog().archfiends;
    let seats = 4 + number as usize % 3;
    // The levels play in every test run, all minds in longer ones.
    let minds = [minds::levels().to_vec(), minds::for_study()].concat();
    let seat = |index: usize| SeatCharter {
        player: Player::Mind(minds[(number as usize * 5 + index * 3) % minds.len()].to_owned()),
        archfiend: (&archfiends[(number as usize + index) % archfiends.len()]).into(),
        symbol: index as u8,
        pawn: None,
    };
    let settings = Settings {
        size: MapSize::ALL[number as usize % 3],
        map_type: MapType::ALL[rolls.below(MapType::ALL.len() as u32) as usize],
        frequency: PlaceFrequency::ALL[rolls.below(3) as usize],
        length: if number % 4 == 3 { GameLength::Normal } else { GameLength::Short },
        seed: number,
        iron_man: number % 5 == 4,
    };
    Charter { settings, seats: (0..seats).map(seat).collect() }
}

/// Every turn of a lawful game can be loaded, and the whole game can be verified.
#[test]
fn lawful_games_load() {
    let book = Rulebook::standard();
    let first = asked("FIRST_GAME", 0);
    for number in first..first + asked("LAWFUL_GAMES", LAWFUL_GAMES) {
        let mut rolls = Dice::new(number, 2).open(Stream::Stock);
        let mut session = Session::found(book.clone(), lawful_charter(&book, number, &mut rolls)).unwrap();
        while session.ending().is_none() {
            let jobs = session.mind_jobs();
            let think = |job: &infernal_conclave::table::session::MindJob| {
                job.think_with(&*crate::minds::mind(&job.mind), &book)
            };
            let thoughts: Vec<Thought> = jobs.iter().map(think).collect();
            session.process(thoughts);
            let bytes = session.archive().to_bytes().unwrap();
            let read = Archive::from_bytes(&bytes, book.catalog())
                .unwrap_or_else(|flaw| panic!("game {number}, turn {}: {flaw}", session.turn() - 1));
            assert_eq!(read.to_bytes().unwrap(), bytes, "game {number}");
        }
        assert_eq!(session.archive().verify(&book), Ok(()), "game {number}");
    }
}
