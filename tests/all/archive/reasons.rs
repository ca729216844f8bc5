//! The minds' reasons: they stay with a save, are hidden before the end, and cannot damage the
//! save.

use infernal_conclave::minds::thought::{Aim, Hope, Left, Merit, Pursuit, Question, Rationale, Reason, Reply};
use infernal_conclave::minds::{Lessons, Mind, Thought};
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::game::Player;
use infernal_conclave::rules::ids::{CantonId, LegionId, LegionKind, PlaceId, Seat, SlotNo};
use infernal_conclave::rules::objectives::ObjectiveOrder;
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::archive::{Archive, Flaw};
use infernal_conclave::table::session::Session;

use super::{edited, play_on, played, random_draft};

/// A mind with unchanged orders, whose reasons continue those in its memory.
struct Talker;

impl Mind for Talker {
    fn name(&self) -> &'static str {
        "talker"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        self.think(book, view, None, seed).draft
    }

    fn think(&self, book: &Rulebook, view: &SeatView, memory: Option<&Rationale>, seed: u64) -> Thought {
        let mind = infernal_conclave::minds::by_name("quiet").expect("there is a quiet mind");
        let draft = mind.draft(book, view, seed);
        let since = memory.and_then(|memory| memory.plan).map_or(view.table().turn(), |plan| plan.since);
        let hoped = memory.and_then(|memory| memory.hope).map_or(0, |hope| hope.chance + 1);
        let ordered = SlotNo::ALL.into_iter().filter(|slot| draft.slots[slot.index()].is_some());
        let rationale = Rationale {
            plan: Some(Pursuit { aim: Aim::Gather, since }),
            whim: false,
            left: vec![Left { aim: Some(Aim::Arm), chance: 200 }, Left { aim: None, chance: 100 }],
            outlook: vec![250; 4],
            hope: Some(Hope { chance: hoped, turns: 1 }),
            reasons: ordered
                .map(|slot| Reason {
                    slot,
                    aim: Aim::Take(PlaceId(0)),
                    merit: Merit::Best {
                        worth: 150,
                        passed_over: Some((Order::Objective(ObjectiveOrder::DrawObjectives), 90)),
                    },
                })
                .collect(),
            replies: vec![reply(view.seat()); usize::from(!draft.answers.is_empty())],
            lessons: Lessons { won: memory.map_or(0, |memory| memory.lessons.won + 1), ..Lessons::default() },
        };
        Thought { draft, rationale }
    }
}

/// Returns a reason for a reply to the next seat.
fn reply(own: Seat) -> Reply {
    Reply { to: Seat((own.0 + 1) % 4), question: Question::Demand, yielding: -120, defying: 300, feared: 40 }
}

/// Plays turns in which the minds give reasons.
pub fn talk_on(session: &mut Session, turns: usize) {
    for _ in 0..turns {
        let jobs = session.mind_jobs();
        let thoughts = jobs.iter().map(|job| job.think_with(&Talker, session.book()));
        let thoughts = thoughts.chain([random_draft(session, Seat(0)).into()]).collect();
        session.process::<Thought>(thoughts);
    }
}

#[test]
fn minds_remember_what_they_wrote_and_a_save_keeps_it() {
    let book = Rulebook::standard();
    let mut session = played(41, 1);
    assert!(session.mind_jobs().iter().all(|job| job.memory.is_none()), "nobody has given reasons yet");
    talk_on(&mut session, 3);
    let record = &session.archive().turns()[3];
    assert_eq!(record.rationales.iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(), [1, 2, 3], "people give none");
    assert_eq!(record.rationale(Seat(0)), None);
    for job in session.mind_jobs() {
        let memory = job.memory.expect("it wrote something a turn ago");
        assert_eq!((memory.hope.map(|hope| hope.chance), memory.plan.map(|plan| plan.since)), (Some(2), Some(2)));
        assert!(!memory.reasons.is_empty());
        assert_eq!(memory.lessons.won, 2);
    }
    // A saved and loaded game continues in the same way.
    let read = Archive::from_bytes(&session.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    let mut resumed = Session::resume(book.clone(), read).unwrap();
    assert_eq!(resumed.mind_jobs(), session.mind_jobs());
    talk_on(&mut resumed, 2);
    talk_on(&mut session, 2);
    assert_eq!(resumed.archive().to_bytes(), session.archive().to_bytes());
    // A branch remembers only the reasons before its turn.
    let branch = Session::resume(book.clone(), session.archive().branch(&book, 4).unwrap()).unwrap();
    assert!(
        branch
            .mind_jobs()
            .iter()
            .all(|job| job.memory.as_ref().is_some_and(|memory| memory.hope.is_some_and(|hope| hope.chance == 1)))
    );
    // After a turn without reasons there is no memory.
    play_on(&mut session, 1);
    assert!(session.mind_jobs().iter().all(|job| job.memory.is_none()));
    assert_eq!(session.archive().verify(&book), Ok(()));
}

#[test]
fn nobody_is_told_of_reasons_before_the_game_is_over() {
    let book = Rulebook::standard();
    let mut session = played(45, 0);
    talk_on(&mut session, 2);
    assert!(session.archive().motives().is_none(), "it is still being played");
    // They stay hidden even if no person plays, and in the data read from a file.
    (0..4).for_each(|seat| session.set_player(Seat(seat), Player::Mind("quiet".to_owned())));
    while session.ending().is_none() {
        assert!(session.archive().motives().is_none(), "turn {}", session.turn());
        let thoughts = session.mind_jobs().iter().map(|job| job.think_with(&Talker, &book)).collect();
        session.process::<Thought>(thoughts);
    }
    let archive = Archive::from_bytes(&session.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    let motives = archive.motives().expect("it is over");
    assert!(!motives.is_empty());
    assert_eq!(motives.turns() as usize, archive.turns().len());
    let seats = |turn| motives.of_turn(turn).map(|(seat, ..)| seat.0).collect::<Vec<_>>();
    assert_eq!((seats(0), seats(1), seats(3)), (vec![], vec![1, 2, 3], vec![0, 1, 2, 3]));
    let own_chance = |seat| motives.reasons(1, Seat(seat))?.outlook.get(usize::from(seat)).copied();
    assert_eq!((own_chance(0), own_chance(2)), (None, Some(250)));
    for (seat, rationale, draft) in motives.of_turn(3) {
        assert_eq!(draft.map(|draft| draft.seat), Some(seat));
        assert!(rationale.plan.is_some());
        assert_eq!(motives.player(3, seat), Some(&Player::Mind("quiet".to_owned())));
    }
    // A branch for further play contains no readable reasons.
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
    let mut session = played(43, 0);
    talk_on(&mut session, 2);
    let places = session.view(Seat(0)).table().forces().places().len() as u8;
    let said = |edit: &dyn Fn(&mut Vec<(Seat, Rationale)>)| {
        let flaw = edited(session.archive(), |body| edit(&mut body.turns[1].rationales)).unwrap_err();
        assert!(matches!(flaw, Flaw::Impossible(_)), "{flaw}");
        flaw.to_string()
    };
    assert!(edited(session.archive(), |body| body.turns[1].rationales.clear()).is_ok(), "a mind need not give any");
    assert!(said(&|all| all[2].0 = Seat(4)).contains("turn 2: seat 4 is named"));
    assert!(said(&|all| all[2].0 = Seat(2)).contains("twice"));
    assert!(said(&|all| all.swap(0, 1)).contains("out of turn"));
    let plan = |aim| Pursuit { aim, since: 1 };
    let left = |aim| Left { aim: Some(aim), chance: 1 };
    assert!(said(&|all| all[0].1.left = vec![left(Aim::Arm); 4]).contains("seat 1: 4 courses"));
    assert!(said(&|all| all[0].1.left = vec![left(Aim::Contain(Seat(7)))]).contains("seat 7"));
    assert!(said(&|all| all[0].1.left[1].chance = 1002).contains("1002 in 1000"));
    assert!(said(&|all| all[0].1.plan = Some(Pursuit { aim: Aim::Arm, since: 0 })).contains("turn 0"));
    assert!(said(&|all| all[0].1.plan = Some(Pursuit { aim: Aim::Arm, since: 3 })).contains("turn 3"));
    assert!(said(&|all| all[0].1.plan = Some(plan(Aim::Quarrel(Seat(9))))).contains("seat 9"));
    assert!(said(&|all| all[0].1.plan = Some(plan(Aim::Serve(Seat(1))))).contains("its own seat"));
    assert!(said(&|all| all[0].1.plan = Some(plan(Aim::Take(PlaceId(places))))).contains(&format!("place {places}")));
    assert!(said(&|all| all[0].1.outlook.truncate(3)).contains("the chances of 3"));
    assert!(said(&|all| all[0].1.outlook[3] = 1001).contains("1001 in 1000"));
    assert!(said(&|all| all[0].1.hope = Some(Hope { chance: u16::MAX, turns: 1 })).contains("65535 in 1000"));
    assert!(said(&|all| all[1].1.reasons[0].aim = Aim::Serve(Seat(4))).contains("seat 4"));
    let nowhere = Order::Forces(ForcesOrder::Fly { legion: LegionId(1), to: CantonId(9999) });
    let passed_over = Merit::Best { worth: 1, passed_over: Some((nowhere, 1)) };
    assert!(said(&|all| all[1].1.reasons[0].merit = passed_over.clone()).contains("canton 9999"));
    assert!(said(&|all| all[1].1.reasons[0].merit = Merit::With(SlotNo::ALL[5])).contains("slot 6"));
    assert!(said(&|all| all[1].1.reasons[0].aim = Aim::Take(PlaceId(255))).contains("place 255"));
    assert!(
        said(&|all| {
            let again = all[1].1.reasons[0].clone();
            all[1].1.reasons.insert(0, again);
        })
        .contains("two reasons")
    );
    let ware = Goods::Legion(LegionKind(250));
    assert!(said(&|all| all[1].1.lessons.bids[3] = Some(ware)).contains("which the bazaar does not know"));
    let idle = |all: &mut Vec<(Seat, Rationale)>, slot: u8| {
        // A file may also contain slots above the sixth.
        let slot: SlotNo = postcard::from_bytes(&[slot]).unwrap();
        let mut reason = all[1].1.reasons[0].clone();
        reason.slot = slot;
        all[1].1.reasons.push(reason);
    };
    assert!(said(&|all| idle(all, 5)).contains("slot 6, in which nothing is ordered"));
    assert!(said(&|all| idle(all, 200)).contains("slot 201"));
    assert!(said(&|all| idle(all, 255)).contains("nothing is ordered"));
}

#[test]
fn reasons_that_no_save_may_hold_are_left_out() {
    let mut session = played(44, 1);
    let jobs = session.mind_jobs();
    let mut thoughts: Vec<Thought> = jobs.iter().map(|job| job.think_with(&Talker, session.book())).collect();
    let mut wild = thoughts[0].rationale.clone();
    wild.plan = Some(Pursuit { aim: Aim::Quarrel(Seat(5)), since: 1 });
    let kept = wild.left[0];
    wild.left =
        vec![Left { aim: Some(Aim::Serve(Seat(1))), chance: 1 }, kept, kept, Left { chance: 1200, ..kept }, kept];
    wild.outlook = vec![1, 2, 3];
    wild.hope = Some(Hope { chance: 2000, turns: 1 });
    let reason = wild.reasons[0].clone();
    wild.reasons = vec![
        Reason { slot: SlotNo::ALL[5], ..reason.clone() },
        reason.clone(),
        Reason { merit: Merit::Whole, ..reason.clone() },
        Reason { aim: Aim::Take(PlaceId(250)), ..reason.clone() },
    ];
    thoughts.push(Thought { draft: Draft::empty(Seat(9)), rationale: wild.clone() });
    thoughts[0].rationale = wild;
    session.process(thoughts);
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&session.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    let rationale = read.turns()[1].rationale(Seat(1)).expect("the rest is kept");
    assert_eq!((rationale.plan, rationale.hope.map(|hope| hope.chance)), (None, Some(1000)));
    assert_eq!(rationale.left, [kept, kept, Left { chance: 1000, ..kept }]);
    assert!(rationale.outlook.is_empty());
    assert_eq!(rationale.reasons, [reason]);
    assert_eq!(read.turns()[1].rationales.len(), 3);
}

#[test]
fn drafts_that_no_save_may_hold_are_left_out_and_the_game_is_the_same() {
    let mut session = played(17, 1);
    let mut wild = random_draft(&session, Seat(1));
    wild.slots[1] = Some(Order::Forces(ForcesOrder::Fly { legion: LegionId(1), to: CantonId(9999) }));
    let processed =
        session.process(vec![random_draft(&session, Seat(0)), Draft::empty(Seat(77)), Draft::empty(Seat(1)), wild]);
    assert!(processed.struck.iter().any(|(seat, slot, _)| (seat.0, slot.number()) == (1, 2)));
    let book = Rulebook::standard();
    let read = Archive::from_bytes(&session.archive().to_bytes().unwrap(), book.catalog()).unwrap();
    assert_eq!(read.turns()[1].drafts.len(), 2);
    assert_eq!(read.verify(&book), Ok(()));
}
