//! Saves: what is written is read again, and nothing else is.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use infernal_conclave::brains::thought::{Aim, Plan, Rationale, Reason};
use infernal_conclave::brains::{Brain, Thought};
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::calendar::Moment;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::digest::{Digest, digest};
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{
    CantonId, LegionId, LegionKind, ManuscriptKind, PlaceId, PraetorKind, Seat, SlotNo,
};
use infernal_conclave::rules::manuscripts::{Piece, Pupil};
use infernal_conclave::rules::orders::{Draft, Drafting, Order, OrderKind};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::session::archive::{Archive, FORMAT, Flaw, HandOver, RULES, SaveCard, Saves, TurnRecord};
use infernal_conclave::session::belongings::{Belongings, MOST_NOTES};
use infernal_conclave::session::sitting::Sitting;
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

/// A folder of one test's own, deleted with everything in it when the test is over.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("infernal-conclave-{name}-{}-{count}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    pub fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<String> = files.collect();
        files.sort();
        files
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn charter(seed: u64, iron_man: bool) -> Charter {
    let book = Rulebook::standard();
    let seats = book.catalog().archfiends[..4].iter().zip(0..).map(|(def, symbol)| SeatCharter {
        player: if symbol == 0 { Player::Human } else { Player::Brain("random".to_owned()) },
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

/// Orders drawn by lot from all that are legal.
fn random_draft(sitting: &Sitting, seat: Seat) -> Draft {
    let view = sitting.view(seat);
    let mut plan = Drafting::open(sitting.book(), view.table(), seat, &[]);
    let mut rolls = Dice::new(77, sitting.turn()).open(Stream::Brain(seat));
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

fn play_on(sitting: &mut Sitting, turns: usize) {
    for _ in 0..turns {
        let drafts = (0..4).map(|seat| random_draft(sitting, Seat(seat))).collect::<Vec<_>>();
        assert_eq!(sitting.process(drafts).struck, []);
    }
}

/// A game of one person and three minds after so many turns.
pub fn played(seed: u64, turns: usize) -> Sitting {
    let mut sitting = Sitting::found(Rulebook::standard(), charter(seed, false)).unwrap();
    play_on(&mut sitting, turns);
    sitting
}

/// The parts of a save, to be put together wrongly.
#[derive(Serialize, Deserialize, Clone)]
struct Body {
    charter: Charter,
    players: Vec<Player>,
    founding: Digest,
    turns: Vec<TurnRecord>,
    snapshot: Game,
    plans: Vec<Draft>,
    belongings: Vec<Belongings>,
}

fn take_apart(bytes: &[u8]) -> (Vec<u8>, Vec<u8>) {
    let header = u32::from_le_bytes(bytes[20..24].try_into().unwrap()) as usize;
    let size = u32::from_le_bytes(bytes[40 + header..44 + header].try_into().unwrap()) as usize;
    let body = lz4_flex::block::decompress(&bytes[44 + header..], size).unwrap();
    (bytes[40..40 + header].to_vec(), body)
}

/// A file with right lengths and checksums around any header and body.
fn put_together(header: &[u8], body: &[u8]) -> Vec<u8> {
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

fn seal(bytes: &mut [u8]) {
    let header = u32::from_le_bytes(bytes[20..24].try_into().unwrap()) as usize;
    let sum = xxh3_64(&[&bytes[..24], &bytes[40..40 + header]].concat());
    bytes[24..32].copy_from_slice(&sum.to_le_bytes());
    let sum = xxh3_64(&[&bytes[..32], &bytes[40..]].concat());
    bytes[32..40].copy_from_slice(&sum.to_le_bytes());
}

/// The same save after somebody has changed it and reckoned its checksums anew.
fn edited(archive: &Archive, edit: impl FnOnce(&mut Body)) -> Result<Archive, Flaw> {
    let (header, body) = take_apart(&archive.to_bytes().unwrap());
    let mut body: Body = postcard::from_bytes(&body).unwrap();
    edit(&mut body);
    let bytes = put_together(&header, &postcard::to_stdvec(&body).unwrap());
    Archive::from_bytes(&bytes, Rulebook::standard().catalog())
}

/// The same save after somebody has put another archfiend into it.
pub fn with_archfiend(sitting: &Sitting, seat: Seat, archfiend: &Archfiend) -> Result<Archive, Flaw> {
    edited(sitting.archive(), |body| body.charter.seats[seat.index()].archfiend = archfiend.clone())
}

#[test]
fn a_game_is_read_as_it_was_written() {
    let scratch = Scratch::new("round-trip");
    let mut sitting = played(5, 8);
    let plan = random_draft(&sitting, Seat(0));
    sitting.set_plans(vec![plan.clone()]);
    sitting.set_player(Seat(2), Player::Human);
    let path = scratch.path().join("a game.conclave");
    sitting.archive().write(&path).unwrap();
    let book = Rulebook::standard();
    let read = Archive::read(&path, book.catalog()).unwrap();
    assert_eq!(read, *sitting.archive());
    assert_eq!(scratch.files(), ["a game.conclave"]);
    read.verify(&book).unwrap();

    let mut resumed = Sitting::resume(book, read).unwrap();
    assert_eq!(resumed.plans(), [plan]);
    assert_eq!(resumed.humans(), [Seat(0), Seat(2)]);
    assert_eq!(resumed.turn(), 9);
    for seat in 0..4 {
        assert_eq!(resumed.view(Seat(seat)), sitting.view(Seat(seat)));
        for turn in 0..resumed.logs_len() {
            assert_eq!(resumed.log_seen_by(Seat(seat), turn), sitting.log_seen_by(Seat(seat), turn));
        }
    }
    // Both go on to the same game.
    play_on(&mut resumed, 3);
    play_on(&mut sitting, 3);
    assert_eq!(resumed.archive().to_bytes(), sitting.archive().to_bytes());
}

#[test]
fn a_game_just_founded_can_be_saved() {
    let sitting = played(6, 0);
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&sitting.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    assert_eq!(Sitting::resume(book, read).unwrap().view(Seat(1)), sitting.view(Seat(1)));
}

#[test]
fn a_replay_has_every_position_and_every_log() {
    let sitting = played(7, 6);
    let replay = sitting.archive().replay(&Rulebook::standard()).unwrap();
    assert_eq!((replay.games.len(), replay.logs.len()), (7, 6));
    for (game, record) in replay.games[1..].iter().zip(sitting.archive().turns()) {
        assert_eq!(Some(&digest(game)), record.digests.last());
        assert_eq!(record.digests.len(), Moment::all().count());
    }
}

#[test]
fn a_branch_begins_before_its_turn() {
    let sitting = played(8, 6);
    let book = Rulebook::standard();
    let branch = sitting.archive().branch(&book, 4).unwrap();
    assert_eq!(branch.turns(), &sitting.archive().turns()[..3]);
    let mut other = Sitting::resume(book, branch).unwrap();
    assert_eq!(other.turn(), 4);
    other.process(Vec::<Draft>::new());
    assert_ne!(other.archive().turns()[3], sitting.archive().turns()[3]);
    assert_eq!(other.archive().verify(other.book()), Ok(()));
}

#[test]
fn a_save_cut_short_anywhere_is_refused() {
    let bytes = played(9, 2).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    for length in 0..bytes.len() {
        let flaw = Archive::from_bytes(&bytes[..length], book.catalog()).unwrap_err();
        match length {
            0 => assert_eq!(flaw, Flaw::NotAnArchive),
            1.. => assert!(matches!(flaw, Flaw::Truncated { have, .. } if have == length as u64), "{length}: {flaw}"),
        }
    }
    let longer = [bytes, vec![0]].concat();
    assert!(matches!(Archive::from_bytes(&longer, book.catalog()), Err(Flaw::Damaged(_))));
}

#[test]
fn a_save_damaged_anywhere_is_refused() {
    let bytes = played(10, 2).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    for at in 0..bytes.len() {
        for flip in [0x01, 0x80, 0xff] {
            let mut bytes = bytes.clone();
            bytes[at] ^= flip;
            assert!(Archive::from_bytes(&bytes, book.catalog()).is_err(), "byte {at} changed by {flip:#x}");
        }
    }
}

/// Somebody who reckons the checksums anew can make a save that reads, but none that brings the program down.
#[test]
fn no_forged_save_does_harm() {
    let bytes = played(11, 3).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    let (header, body) = take_apart(&bytes);
    let mut rolls = Dice::new(11, 0).open(Stream::TurnCircle);
    let mut read = 0;
    for trial in 0..4000 {
        let (mut header, mut body) = (header.clone(), body.clone());
        let forged = if trial % 8 == 0 { &mut header } else { &mut body };
        for _ in 0..=rolls.below(3) {
            let at = rolls.below(forged.len() as u32) as usize;
            forged[at] = match rolls.below(3) {
                0 => forged[at].wrapping_add(1),
                1 => rolls.below(256) as u8,
                _ => 0xff,
            };
        }
        if rolls.below(16) == 0 {
            let length = rolls.below(forged.len() as u32) as usize;
            forged.truncate(length);
        }
        let bytes = put_together(&header, &body);
        if let Ok(archive) = Archive::from_bytes(&bytes, book.catalog()) {
            read += 1;
            let verified = archive.verify(&book).is_ok();
            assert_eq!(Sitting::resume(book.clone(), archive).is_ok(), verified);
        }
    }
    assert!(read > 0, "no forged save was read, so this proves nothing about those that are");
}

#[test]
fn bytes_that_claim_to_be_huge_get_no_memory() {
    let (header, body) = take_apart(&played(12, 1).archive().to_bytes().unwrap());
    let mut bytes = put_together(&header, &body);
    let at = 40 + header.len();
    bytes[at..at + 4].copy_from_slice(&u32::MAX.to_le_bytes());
    seal(&mut bytes);
    assert!(matches!(Archive::from_bytes(&bytes, Rulebook::standard().catalog()), Err(Flaw::Damaged(_))));
}

#[test]
fn other_formats_rules_and_catalogs_are_named() {
    let bytes = played(13, 1).archive().to_bytes().unwrap();
    let book = Rulebook::standard();
    let refused = |bytes: &[u8]| Archive::from_bytes(bytes, book.catalog()).unwrap_err();

    let mut newer = bytes.clone();
    newer[8..12].copy_from_slice(&(FORMAT + 1).to_le_bytes());
    assert_eq!(refused(&newer), Flaw::Newer { found: FORMAT + 1, ours: FORMAT });
    assert!(refused(&newer).to_string().contains("newer version of the game"));
    // Whatever else a newer format changes.
    assert_eq!(refused(&newer[..30]), Flaw::Newer { found: FORMAT + 1, ours: FORMAT });

    // The header begins with the version of the rules and the catalog's digest.
    let (header, body) = take_apart(&bytes);
    let (_, rest): (u32, _) = postcard::take_from_bytes(&header).unwrap();
    let other = [postcard::to_stdvec(&(RULES + 1)).unwrap(), rest.to_vec()].concat();
    assert_eq!(refused(&put_together(&other, &body)), Flaw::OtherRules { found: RULES + 1, ours: RULES });
    let (_, rest): (u64, _) = postcard::take_from_bytes(rest).unwrap();
    let other = [postcard::to_stdvec(&(RULES, 1_u64)).unwrap(), rest.to_vec()].concat();
    let ours = book.catalog().digest;
    assert_eq!(refused(&put_together(&other, &body)), Flaw::OtherCatalog { found: 1, ours });

    assert_eq!(refused(b"{\"games\":[]}"), Flaw::NotAnArchive);
}

#[test]
fn a_changed_draft_is_named_by_turn_and_slot() {
    let sitting = played(14, 10);
    let book = Rulebook::standard();
    let (turn, seat, slot) = (5..10)
        .flat_map(|turn| (0..4).flat_map(move |seat| SlotNo::ALL.map(|slot| (turn, seat, slot))))
        .find(|&(turn, seat, slot)| {
            sitting.archive().turns()[turn].drafts[seat].slots[slot.index()] == Some(Order::DemandTribute)
        })
        .expect("somebody demands tribute");
    let archive = edited(sitting.archive(), |body| body.turns[turn].drafts[seat].slots[slot.index()] = None).unwrap();
    let divergence = archive.verify(&book).unwrap_err();
    assert_eq!((divergence.turn, divergence.moment), (turn as u32 + 1, Some(Moment::Slot(slot))));
    let said = divergence.to_string();
    assert!(said.contains(&format!("turn {}, slot {}", turn + 1, slot.number())), "{said}");
    assert_eq!(archive.replay(&book), Err(divergence));
    assert_eq!(Sitting::resume(book, archive).err(), Some(divergence));
}

#[test]
fn a_changed_digest_seed_or_position_is_found() {
    let sitting = played(15, 4);
    let book = Rulebook::standard();
    let archive = edited(sitting.archive(), |body| body.turns[1].digests[12].0 ^= 1).unwrap();
    let divergence = archive.verify(&book).unwrap_err();
    assert_eq!((divergence.turn, divergence.moment), (2, Moment::all().nth(12)));

    let said = |edit: fn(&mut Body)| edited(sitting.archive(), edit).unwrap_err().to_string();
    assert!(said(|body| body.charter.settings.seed += 1).contains("another game"));
    assert!(
        said(|body| body.snapshot = Game::found(Rulebook::standard().catalog(), body.charter.clone()).unwrap())
            .contains("position")
    );
    assert!(said(|body| body.turns.truncate(2)).contains("position"));
    assert!(said(|body| body.turns[2].digests.truncate(19)).contains("turn 3"));
}

#[test]
fn names_of_things_that_do_not_exist_are_refused() {
    let sitting = played(16, 3);
    let said = |order: Order| {
        let flaw = edited(sitting.archive(), |body| body.turns[1].drafts[2].slots[0] = Some(order)).unwrap_err();
        assert!(matches!(flaw, Flaw::Impossible(_)));
        flaw.to_string()
    };
    assert!(said(Order::Fly { legion: LegionId(0), to: CantonId(144) }).contains("turn 2: an order names canton 144"));
    assert!(
        said(Order::March { legion: LegionId(0), path: vec![CantonId(9), CantonId(u16::MAX)] })
            .contains("canton 65535")
    );
    assert!(said(Order::Bid { goods: Goods::Legion(LegionKind(9999)), cards: Vec::new() }).contains("9999"));
    let (manuscript, unknown) = (ManuscriptKind(0), ManuscriptKind(8888));
    let bid = |piece| Order::Bid { goods: Goods::Manuscript(piece), cards: Vec::new() };
    assert!(said(bid(Piece { manuscript: unknown, number: 1 })).contains("8888"));
    // A manuscript that there is, but no piece 9 of it, and none that is called 0.
    assert!(said(bid(Piece { manuscript, number: 9 })).contains("an order bids on"));
    assert!(said(bid(Piece { manuscript, number: 0 })).contains("an order bids on"));
    assert!(said(Order::Assemble { manuscript: unknown }).contains("8888"));
    assert!(said(Order::Train { manuscript: unknown, pupil: Pupil::Legion(LegionId(0)) }).contains("8888"));
    assert!(said(Order::Train { manuscript, pupil: Pupil::Praetor(PraetorKind(7777)) }).contains("7777"));

    let said = |edit: fn(&mut Body)| edited(sitting.archive(), edit).unwrap_err().to_string();
    assert!(said(|body| body.turns[0].drafts[3].seat = Seat(4)).contains("seat 4"));
    assert!(said(|body| body.turns[0].drafts[3].seat = Seat(0)).contains("twice"));
    assert!(said(|body| body.plans.push(Draft::empty(Seat(200)))).contains("plans"));
    assert!(said(|body| drop(body.charter.seats.pop())).contains("3 seats"));
    assert!(said(|body| body.charter.seats[1].archfiend.attributes.cunning = 200).contains("attribute"));
    assert!(said(|body| drop(body.players.pop())).contains("who plays"));
    assert!(said(|body| body.charter.seats[1].pawn = Some(Seat(4))).contains("pawn"));
    assert!(said(|body| body.charter.seats[1].pawn = Some(Seat(1))).contains("its own pawn"));
    assert!(said(|body| drop(body.belongings.pop())).contains("belongings"));
    let over = |seat| HandOver { seat: Seat(seat), to: Player::Human };
    let said = |handed: Vec<HandOver>| {
        edited(sitting.archive(), |body| body.turns[1].handed = handed).unwrap_err().to_string()
    };
    assert!(said(vec![over(4)]).contains("turn 2: seat 4 is handed over"));
    assert!(said(vec![over(1), over(1)]).contains("twice"));
    let flaw = edited(sitting.archive(), |body| {
        // Notes that are longer than the program would ever have written.
        let long = postcard::to_stdvec(&("x".repeat(MOST_NOTES + 1), None::<()>, None::<()>)).unwrap();
        body.belongings[2] = postcard::from_bytes(&long).unwrap();
    });
    assert!(flaw.unwrap_err().to_string().contains("notes of seat 2"));
}

/// A mind that orders what it would order anyway, and gives reasons that lead on from what it remembers.
struct Talker;

impl Brain for Talker {
    fn name(&self) -> &'static str {
        "talker"
    }

    fn description(&self) -> &'static str {
        "Says why."
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        self.think(book, view, None, seed).draft
    }

    fn think(&self, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        let mind = infernal_conclave::brains::by_name("quiet").expect("there is a quiet mind");
        let draft = mind.draft(book, view, seed);
        let since = memory.and_then(|memory| memory.plans.first()).map_or(view.table().turn(), |plan| plan.since);
        let ordered = SlotNo::ALL.into_iter().filter(|slot| draft.slots[slot.index()].is_some());
        let rationale = Rationale {
            plans: vec![Plan { aim: Aim::Gather, since }],
            outlook: vec![250; 4],
            hope: memory.map_or(0, |memory| memory.hope + 1),
            reasons: ordered
                .map(|slot| Reason {
                    slot,
                    aim: Aim::Take(PlaceId(0)),
                    worth: 150,
                    runner_up: Some((OrderKind::BidLegion, 90)),
                })
                .collect(),
        };
        Thought { draft, rationale }
    }
}

/// Turns in which the minds give reasons.
fn talk_on(sitting: &mut Sitting, turns: usize) {
    for _ in 0..turns {
        let jobs = sitting.brain_jobs();
        let thoughts = jobs.iter().map(|job| job.think_with(&Talker, sitting.book()));
        let thoughts = thoughts.chain([random_draft(sitting, Seat(0)).into()]).collect();
        sitting.process::<Thought>(thoughts);
    }
}

#[test]
fn minds_remember_what_they_wrote_and_a_save_keeps_it() {
    let book = Rulebook::standard();
    let mut sitting = played(41, 1);
    assert!(sitting.brain_jobs().iter().all(|job| job.memory.is_none()), "nobody has given reasons yet");
    talk_on(&mut sitting, 3);
    let record = &sitting.archive().turns()[3];
    assert_eq!(record.rationales.iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [1, 2, 3], "people give none");
    assert_eq!(record.rationale(Seat(0)), None);
    for job in sitting.brain_jobs() {
        let memory = job.memory.expect("it wrote something a turn ago");
        assert_eq!((memory.hope, memory.plans[0].since), (2, 2));
        assert!(!memory.reasons.is_empty());
    }
    // Saved and loaded, all goes on as it would have.
    let read = Archive::from_bytes(&sitting.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    let mut resumed = Sitting::resume(book.clone(), read).unwrap();
    assert_eq!(resumed.brain_jobs(), sitting.brain_jobs());
    talk_on(&mut resumed, 2);
    talk_on(&mut sitting, 2);
    assert_eq!(resumed.archive().to_bytes(), sitting.archive().to_bytes());
    // A branch remembers what was written before its turn, and nothing that came after.
    let branch = Sitting::resume(book.clone(), sitting.archive().branch(&book, 4).unwrap()).unwrap();
    assert!(branch.brain_jobs().iter().all(|job| job.memory.as_ref().is_some_and(|memory| memory.hope == 1)));
    // A turn without reasons leaves nothing to remember.
    play_on(&mut sitting, 1);
    assert!(sitting.brain_jobs().iter().all(|job| job.memory.is_none()));
    assert_eq!(sitting.archive().verify(&book), Ok(()));
}

#[test]
fn nobody_is_told_of_reasons_before_the_game_is_over() {
    let book = Rulebook::standard();
    let mut sitting = played(45, 0);
    talk_on(&mut sitting, 2);
    assert!(sitting.archive().motives().is_none(), "it is still being played");
    // Not even where no person plays, and not in what is read from a file.
    (0..4).for_each(|seat| sitting.set_player(Seat(seat), Player::Brain("quiet".to_owned())));
    while sitting.ending().is_none() {
        assert!(sitting.archive().motives().is_none(), "turn {}", sitting.turn());
        let thoughts = sitting.brain_jobs().iter().map(|job| job.think_with(&Talker, &book)).collect();
        sitting.process::<Thought>(thoughts);
    }
    let archive = Archive::from_bytes(&sitting.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    let motives = archive.motives().expect("it is over");
    assert!(!motives.is_empty());
    assert_eq!(motives.turns() as usize, archive.turns().len());
    let seats = |turn| motives.of_turn(turn).map(|(seat, ..)| seat.0).collect::<Vec<_>>();
    assert_eq!((seats(0), seats(1), seats(3)), (vec![], vec![1, 2, 3], vec![0, 1, 2, 3]));
    assert_eq!((motives.own_chance(1, Seat(0)), motives.own_chance(1, Seat(2))), (None, Some(250)));
    for (seat, rationale, draft) in motives.of_turn(3) {
        assert_eq!(draft.map(|draft| draft.seat), Some(seat));
        assert!(!rationale.plans.is_empty());
    }
    // Whoever goes back to play on takes no reasons along to read.
    assert!(archive.branch(&book, 3).unwrap().motives().is_none());
}

#[test]
fn reasons_change_nothing_in_the_game() {
    let mut talked = played(42, 0);
    talk_on(&mut talked, 3);
    let mut silent = played(42, 0);
    for record in talked.archive().turns() {
        silent.process(record.drafts.clone());
    }
    assert_eq!(silent.archive().digest(), talked.archive().digest());
    assert!(silent.archive().turns().iter().all(|record| record.rationales.is_empty()));
}

#[test]
fn reasons_that_cannot_be_are_refused() {
    let mut sitting = played(43, 0);
    talk_on(&mut sitting, 2);
    let places = sitting.view(Seat(0)).table().forces().places().len() as u8;
    let said = |edit: &dyn Fn(&mut Vec<(Seat, Rationale)>)| {
        let flaw = edited(sitting.archive(), |body| edit(&mut body.turns[1].rationales)).unwrap_err();
        assert!(matches!(flaw, Flaw::Impossible(_)), "{flaw}");
        flaw.to_string()
    };
    assert!(edited(sitting.archive(), |body| body.turns[1].rationales.clear()).is_ok(), "a mind need not give any");
    assert!(said(&|all| all[2].0 = Seat(4)).contains("turn 2: seat 4 is named"));
    assert!(said(&|all| all[2].0 = Seat(2)).contains("twice"));
    assert!(said(&|all| all.swap(0, 1)).contains("out of turn"));
    let plan = |aim| Plan { aim, since: 1 };
    assert!(said(&|all| all[0].1.plans = vec![plan(Aim::Arm); 4]).contains("seat 1: 4 plans"));
    assert!(said(&|all| all[0].1.plans[0].since = 0).contains("turn 0"));
    assert!(said(&|all| all[0].1.plans[0].since = 3).contains("turn 3"));
    assert!(said(&|all| all[0].1.plans = vec![plan(Aim::Quarrel(Seat(9)))]).contains("seat 9"));
    assert!(said(&|all| all[0].1.plans = vec![plan(Aim::Serve(Seat(1)))]).contains("its own seat"));
    assert!(said(&|all| all[0].1.plans = vec![plan(Aim::Take(PlaceId(places)))]).contains(&format!("place {places}")));
    assert!(said(&|all| all[0].1.outlook.truncate(3)).contains("the chances of 3"));
    assert!(said(&|all| all[0].1.outlook[3] = 1001).contains("1001 in 1000"));
    assert!(said(&|all| all[0].1.hope = u16::MAX).contains("65535 in 1000"));
    assert!(said(&|all| all[1].1.reasons[0].aim = Aim::Crown(Seat(4))).contains("seat 4"));
    assert!(said(&|all| all[1].1.reasons[0].aim = Aim::Take(PlaceId(255))).contains("place 255"));
    assert!(
        said(&|all| {
            let again = all[1].1.reasons[0];
            all[1].1.reasons.insert(0, again);
        })
        .contains("two reasons")
    );
    let idle = |all: &mut Vec<(Seat, Rationale)>, slot: u8| {
        // Slots beyond the sixth can be written into a file, too.
        let slot: SlotNo = postcard::from_bytes(&[slot]).unwrap();
        let mut reason = all[1].1.reasons[0];
        reason.slot = slot;
        all[1].1.reasons.push(reason);
    };
    assert!(said(&|all| idle(all, 5)).contains("slot 6, in which nothing is ordered"));
    assert!(said(&|all| idle(all, 200)).contains("slot 201"));
    assert!(said(&|all| idle(all, 255)).contains("nothing is ordered"));
}

#[test]
fn reasons_that_no_save_may_hold_are_left_out() {
    let mut sitting = played(44, 1);
    let jobs = sitting.brain_jobs();
    let mut thoughts: Vec<Thought> = jobs.iter().map(|job| job.think_with(&Talker, sitting.book())).collect();
    let mut wild = thoughts[0].rationale.clone();
    let kept = wild.plans[0];
    wild.plans =
        vec![Plan { aim: Aim::Quarrel(Seat(5)), since: 1 }, kept, kept, kept, Plan { aim: Aim::Arm, since: 99 }];
    wild.outlook = vec![1, 2, 3];
    wild.hope = 2000;
    let reason = wild.reasons[0];
    wild.reasons = vec![
        Reason { slot: SlotNo::ALL[5], ..reason },
        reason,
        Reason { worth: 7, ..reason },
        Reason { aim: Aim::Take(PlaceId(250)), ..reason },
    ];
    thoughts.push(Thought { draft: Draft::empty(Seat(9)), rationale: wild.clone() });
    thoughts[0].rationale = wild;
    sitting.process(thoughts);
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&sitting.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    let rationale = read.turns()[1].rationale(Seat(1)).expect("the rest is kept");
    assert_eq!((rationale.plans.as_slice(), rationale.hope), (&[kept; 3][..], 1000));
    assert!(rationale.outlook.is_empty());
    assert_eq!(rationale.reasons, [reason]);
    assert_eq!(read.turns()[1].rationales.len(), 3);
}

#[test]
fn drafts_that_no_save_may_hold_are_left_out_and_the_game_is_the_same() {
    let mut sitting = played(17, 1);
    let mut wild = random_draft(&sitting, Seat(1));
    wild.slots[1] = Some(Order::Fly { legion: LegionId(1), to: CantonId(9999) });
    let processed =
        sitting.process(vec![random_draft(&sitting, Seat(0)), Draft::empty(Seat(77)), Draft::empty(Seat(1)), wild]);
    assert!(processed.struck.iter().any(|(seat, slot, _)| (seat.0, slot.number()) == (1, 2)));
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&sitting.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    assert_eq!(read.turns()[1].drafts.len(), 2);
    assert_eq!(read.verify(&book), Ok(()));
}

#[test]
fn a_failed_write_leaves_the_old_save_alone() {
    let scratch = Scratch::new("failed-write");
    let sitting = played(18, 2);
    let path = scratch.path().join("kept.conclave");
    sitting.archive().write(&path).unwrap();
    let kept = fs::read(&path).unwrap();

    // A file where the folder should be, a folder where the file should be, a folder that is not there.
    for bad in [path.join("below.conclave"), scratch.path().to_path_buf(), scratch.path().join("none/none.conclave")] {
        let fault = sitting.archive().write(&bad).unwrap_err();
        assert!(matches!(fault.flaw, Flaw::Unwritable(_)), "{fault}");
        assert!(fault.to_string().starts_with(&bad.display().to_string()), "{fault}");
    }
    assert_eq!(scratch.files(), ["kept.conclave"]);
    assert_eq!(fs::read(&path).unwrap(), kept);
}

#[cfg(unix)]
#[test]
fn a_save_survives_a_folder_that_cannot_be_written() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new("unwritable");
    let sitting = played(19, 2);
    let path = scratch.path().join("kept.conclave");
    sitting.archive().write(&path).unwrap();
    let kept = fs::read(&path).unwrap();
    fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // Whoever may do everything writes all the same; nothing can be learned from that.
    let held = fs::write(scratch.path().join("probe"), "").is_err();
    let written = played(19, 3).archive().write(&path);
    fs::set_permissions(scratch.path(), fs::Permissions::from_mode(0o755)).unwrap();
    if held {
        assert!(matches!(written.unwrap_err().flaw, Flaw::Unwritable(_)));
        assert_eq!(fs::read(&path).unwrap(), kept);
    }
    assert!(!scratch.files().iter().any(|file| file.ends_with(".tmp")));
}

#[test]
fn files_that_cannot_be_read_are_named() {
    let book = Rulebook::standard();
    let scratch = Scratch::new("unreadable");
    let missing = scratch.path().join("missing.conclave");
    let fault = Archive::read(&missing, book.catalog()).unwrap_err();
    assert_eq!(fault.to_string(), format!("{}: it cannot be read: there is no such file or folder", missing.display()));
    let fault = Archive::read(scratch.path(), book.catalog()).unwrap_err();
    assert!(fault.to_string().ends_with("it is a folder"), "{fault}");
}

#[test]
fn the_folder_of_saves_lists_what_is_in_it() {
    let scratch = Scratch::new("saves");
    let saves = Saves::new(scratch.path().join("saves"));
    assert_eq!(saves.list(), Ok(Vec::new()));
    let sitting = played(20, 3);
    let path = saves.save_named("War of the \"Roses\" / 2", sitting.archive()).unwrap();
    assert_eq!(path.file_name().unwrap(), "War of the _Roses_ _ 2.conclave");
    assert_eq!(saves.free_name("War of the \"Roses\" / 2"), "War of the \"Roses\" / 2 2");
    assert_eq!(saves.free_name("Another"), "Another");
    let mut bytes = fs::read(&path).unwrap();
    bytes.truncate(bytes.len() / 2);
    fs::write(saves.folder().join("broken.conclave"), bytes).unwrap();
    fs::write(saves.folder().join("notes.txt"), "not a save").unwrap();

    let mut cards = saves.list().unwrap();
    cards.sort_by(|a, b| a.name.cmp(&b.name));
    let [good, broken] = cards.as_slice() else { panic!("{cards:?}") };
    let SaveCard { name, turn, iron_man, autosave, ended, fault, seats, .. } = good;
    assert_eq!(
        (name.as_str(), *turn, *iron_man, *autosave, *ended),
        ("War of the \"Roses\" / 2", 4, false, false, false)
    );
    assert_eq!((fault, seats.len(), &seats[0].player), (&None, 4, &Player::Human));
    assert_eq!(broken.name, "broken");
    assert!(matches!(broken.fault, Some(Flaw::Truncated { .. })));

    saves.delete(&broken.path).unwrap();
    assert!(saves.delete(&saves.folder().join("notes.txt")).is_err());
    assert!(saves.delete(&scratch.path().join("elsewhere.conclave")).is_err());
    assert_eq!(saves.list().unwrap().len(), 1);
}

#[test]
fn names_make_files_that_every_system_takes() {
    let sitting = played(21, 0);
    let saves = Saves::new(PathBuf::from("/saves"));
    for (name, file) in [
        ("", "unnamed"),
        ("  ", "unnamed"),
        ("../../etc/passwd", "______etc_passwd"),
        ("CON", "my CON"),
        ("com1", "my com1"),
        ("autosave-latest", "my autosave-latest"),
        ("Zwölf Höllen", "Zwölf Höllen"),
        ("a\0b\nc", "a_b_c"),
    ] {
        assert_eq!(
            saves.path_of(name, sitting.archive()),
            Path::new("/saves").join(format!("{file}.conclave")),
            "{name:?}"
        );
    }
    let long = "x".repeat(5000);
    assert!(saves.path_of(&long, sitting.archive()).file_name().unwrap().len() < 100);
}

#[test]
fn autosaves_go_round_in_a_ring() {
    let scratch = Scratch::new("autosaves");
    let saves = Saves::new(scratch.path().to_path_buf());
    let mut sitting = played(22, 0);
    for _ in 0..14 {
        play_on(&mut sitting, 1);
        saves.autosave(sitting.archive()).unwrap();
    }
    let cards = saves.list().unwrap();
    let mut turns: Vec<(String, u32)> =
        cards.iter().map(|card| (card.path.file_stem().unwrap().to_string_lossy().into_owned(), card.turn)).collect();
    turns.sort();
    assert_eq!(turns.len(), 11);
    assert_eq!((turns[0].0.as_str(), turns[0].1), ("autosave-01", 14));
    assert_eq!((turns[9].0.as_str(), turns[9].1), ("autosave-10", 5));
    assert_eq!((turns[10].0.as_str(), turns[10].1), ("autosave-latest", 15));
    assert!(cards.iter().all(|card| card.autosave && !card.iron_man));
}

#[test]
fn an_iron_man_has_one_save() {
    let scratch = Scratch::new("iron");
    let saves = Saves::new(scratch.path().to_path_buf());
    let mut sitting = Sitting::found(Rulebook::standard(), charter(23, true)).unwrap();
    sitting.rename("No way back");
    saves.autosave(sitting.archive()).unwrap();
    play_on(&mut sitting, 1);
    saves.autosave(sitting.archive()).unwrap();
    saves.save_named("A way back", sitting.archive()).unwrap();
    assert_eq!(scratch.files(), ["No way back.iron"]);
    let cards = saves.list().unwrap();
    assert_eq!((cards[0].iron_man, cards[0].turn, cards[0].name.as_str()), (true, 2, "No way back"));
}

#[test]
fn minds_get_a_seed_that_is_not_the_games_and_only_while_they_play() {
    let mut sitting = played(24, 1);
    let jobs = sitting.brain_jobs();
    assert_eq!(jobs.iter().map(|job| job.seat).collect::<Vec<_>>(), [Seat(1), Seat(2), Seat(3)]);
    let mut seeds: Vec<u64> = jobs.iter().map(|job| job.seed).chain([24]).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 4);
    assert!(jobs.iter().all(|job| job.view == sitting.view(job.seat)));
    sitting.set_player(Seat(1), Player::Human);
    sitting.set_player(Seat(0), Player::Brain("random".to_owned()));
    assert_eq!(sitting.brain_jobs().iter().map(|job| job.seat).collect::<Vec<_>>(), [Seat(0), Seat(2), Seat(3)]);
    // Whoever plays, the game is still the one that began.
    assert_eq!(sitting.archive().verify(sitting.book()), Ok(()));
}
