//! Limits of a save: only things that exist or existed, not too many of them, and no more than the
//! program wrote.

use std::fs::{self, File};
use std::time::{Duration, SystemTime};

use infernal_conclave::minds::Thought;
use infernal_conclave::minds::thought::{Aim, Pursuit, Rationale};
use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::digest::digest;
use infernal_conclave::rules::diplomacy::Concession;
use infernal_conclave::rules::events::Reply;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{
    ArtifactKind, CardId, DecreeId, EventKind, LegionId, ObjectiveKind, PlaceId, PraetorKind, RelicKind, Seat,
};
use infernal_conclave::rules::orders::{Answer, Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::archive::{Archive, Flaw};

use super::{Body, Scratch, edited, played, put_together, random_draft, take_apart};

/// Returns the same game without its last place, as after Oblivion (manual appendix D).
fn razed(game: &Game) -> Game {
    let mut value = serde_json::to_value(game).unwrap();
    value["forces"]["places"].as_array_mut().unwrap().pop();
    serde_json::from_value(value).unwrap()
}

#[test]
fn a_mind_may_have_aimed_at_a_place_that_has_fallen_since() {
    let mut session = played(61, 1);
    let view = session.view(Seat(0));
    let places = view.table().forces().places();
    let last = places.last().expect("there are places").id;
    assert_eq!(last.index() + 1, places.len());
    let aim = Rationale { plan: Some(Pursuit { aim: Aim::Take(last), since: 2 }), ..Rationale::default() };
    session.process(vec![Thought { draft: Draft::empty(Seat(1)), rationale: aim.clone() }]);
    let fallen = |body: &mut Body, aim: PlaceId| {
        body.turns[1].rationales[0].1.plan = Some(Pursuit { aim: Aim::Take(aim), since: 2 });
        body.snapshot = razed(&body.snapshot);
        *body.turns[1].digests.last_mut().unwrap() = digest(&body.snapshot);
    };
    let read = edited(session.archive(), |body| fallen(body, last)).unwrap();
    assert_eq!(read.turns()[1].rationale(Seat(1)), Some(&aim));
    let never = edited(session.archive(), |body| fallen(body, PlaceId(last.0 + 1))).unwrap_err();
    assert!(never.to_string().contains("an aim is place"), "{never}");
}

/// Returns answers about things that no catalog and no set-up has.
fn about_nothing() -> Vec<Answer> {
    let decree = |reply| Answer::Decree { decree: DecreeId(0), reply };
    let demand = |concession| Answer::Demand { from: Seat(1), concession: Some(concession) };
    let treasures =
        [Treasure::Artifact(ArtifactKind(9999)), Treasure::Relic(RelicKind(9999)), Treasure::Praetor(PraetorKind(255))];
    let mut answers: Vec<Answer> = treasures
        .into_iter()
        .flat_map(|treasure| [demand(Concession::Treasure(treasure)), decree(Reply::Sacrifice(treasure))])
        .collect();
    answers.extend([
        Answer::PromotePraetor { praetor: PraetorKind(255), choice: 0 },
        Answer::PromotePraetor { praetor: PraetorKind(u16::MAX), choice: 255 },
        Answer::KeepObjective { keep: Some(ObjectiveKind(255)) },
        Answer::KeepEvents { cards: vec![EventKind(255)] },
        Answer::RankThreats { ranking: vec![Seat(9)] },
        Answer::Demand { from: Seat(7), concession: None },
        Answer::Insult { from: Seat(7), swallow: true },
        Answer::Petition { from: Seat(7), accept: true },
        Answer::Grievance { against: Seat(7), claim: None },
        decree(Reply::Name(PraetorKind(255), Default::default())),
        Answer::NamePraetor { against: Seat(1), praetor: PraetorKind(255), plan: Default::default() },
    ]);
    answers
}

#[test]
fn answers_about_things_that_do_not_exist_are_refused() {
    let session = played(62, 2);
    for answer in about_nothing() {
        let put = |body: &mut Body| body.turns[1].drafts[1].answers.push(answer.clone());
        let flaw = edited(session.archive(), put).expect_err(&format!("{answer:?} is taken"));
        assert!(matches!(flaw, Flaw::Impossible(_)), "{answer:?}: {flaw}");
        let plan =
            |body: &mut Body| body.plans = vec![Draft { answers: vec![answer.clone()], ..Draft::empty(Seat(0)) }];
        assert!(matches!(edited(session.archive(), plan), Err(Flaw::Impossible(_))), "{answer:?} is planned");
    }
}

/// The save of a turn contains exactly the answers with which the turn was played.
#[test]
fn a_turn_of_odd_answers_plays_the_same_from_its_save() {
    let book = Rulebook::standard();
    let mut session = played(63, 2);
    let rivals = |skip: u8| (0..4).filter(|seat| *seat != skip).map(Seat).collect::<Vec<_>>();
    for turn in 0..3 {
        let mut drafts = Vec::new();
        for seat in 0..4 {
            let mut draft = random_draft(&session, Seat(seat));
            let mut hand = session.view(Seat(seat)).table().events().hand(Seat(seat)).to_vec();
            hand.push(EventKind(255));
            draft.answers.insert(0, Answer::RankThreats { ranking: vec![Seat(9), Seat(8), Seat(7)] });
            draft.answers.push(Answer::RankThreats { ranking: rivals(seat).into_iter().rev().collect() });
            draft.answers.push(Answer::KeepEvents { cards: hand });
            draft.answers.extend(about_nothing());
            draft.answers.extend(
                (0..3000)
                    .map(|card| Answer::PayUpkeep { legion: LegionId(card as u16 % 7), cards: vec![CardId(card)] }),
            );
            drafts.push(draft);
        }
        session.process(drafts);
        let read = Archive::from_bytes(&session.archive().to_bytes().unwrap(), book.catalog()).unwrap();
        assert_eq!(read.verify(&book), Ok(()), "after turn {turn}");
    }
    let answers = &session.archive().turns()[3].drafts[1].answers;
    assert!(
        answers.iter().any(|answer| matches!(answer, Answer::KeepEvents { cards } if !cards.contains(&EventKind(255)))),
        "the cards that exist are still kept"
    );
    assert!(!answers.iter().any(|answer| matches!(answer, Answer::RankThreats { .. })), "the first ranking counts");
}

/// Sealing and playing a turn stays fast for any number of answers.
#[test]
fn a_flood_of_answers_is_played_at_once() {
    let book = Rulebook::standard();
    let mut session = played(64, 1);
    let flood = (0..200_000_u32).map(|n| Answer::PayUpkeep { legion: LegionId(n as u16), cards: Vec::new() });
    let draft = Draft { answers: flood.collect(), ..Draft::empty(Seat(1)) };
    let begun = super::forgery::busy();
    let game = session.archive().replay(&book).unwrap().games.pop().unwrap();
    let sealed = Sealed::seal(&book, &game, std::slice::from_ref(&draft));
    assert_eq!(resolve(&book, &game, &sealed).game.turn(), 3);
    session.process(vec![draft]);
    let took = super::forgery::busy() - begun;
    assert!(took < Duration::from_secs(2), "{took:?}");
    assert!(session.archive().turns()[1].drafts[0].answers.len() <= 1000);
}

#[test]
fn more_than_any_game_needs_is_refused_in_a_sentence() {
    let session = played(65, 2);
    let said = |edit: &dyn Fn(&mut Body)| edited(session.archive(), |body| edit(body)).unwrap_err().to_string();
    let answer = |n: u32| Answer::PayUpkeep { legion: LegionId(n as u16), cards: Vec::new() };
    assert!(said(&|body| body.turns[0].drafts[1].answers = (0..1001).map(answer).collect()).contains("1001 answers"));
    let cards: Vec<CardId> = (0..1001).map(CardId).collect();
    let bid = Order::Tribute(TributeOrder::Consolidate { cards: cards.clone() });
    assert!(said(&|body| body.turns[0].drafts[1].slots[0] = Some(bid.clone())).contains("1001 things"));
    let paid = Answer::PayUpkeep { legion: LegionId(0), cards };
    assert!(said(&|body| body.turns[0].drafts[1].answers = vec![paid.clone()]).contains("1001 things"));
    assert!(said(&|body| body.turns[0].drafts.extend((0..40).map(|_| Draft::empty(Seat(0))))).contains("drafts for 4"));
    assert!(said(&|body| body.turns = vec![body.turns[0].clone(); 2001]).contains("2001 turns"));
    let mind = |letters: usize| Player::Mind("x".repeat(letters));
    assert!(said(&|body| body.players[1] = mind(65)).contains("whose name no mind can have"));
    assert!(said(&|body| body.charter.seats[1].player = Player::Mind("a\nb".to_owned())).contains("name no mind"));
    let perks = vec![String::new(); 20_000];
    assert!(said(&|body| body.charter.seats[1].archfiend.perks = perks.clone()).contains("20000 perks"));
}

/// Few bytes that stand for gigabytes are refused before they use memory. The forgery tests measure
/// the total memory.
#[test]
fn bytes_that_stand_for_more_than_any_game_are_refused() {
    let (header, body) = take_apart(&played(66, 1).archive().to_bytes().unwrap());
    let body: Body = postcard::from_bytes(&body).unwrap();
    let head = postcard::to_stdvec(&(&body.charter, &body.players, &body.founding)).unwrap();
    let bomb = |count: usize| {
        let zeros = vec![0; count * 4];
        let bytes = [head.clone(), postcard::to_stdvec(&count).unwrap(), zeros].concat();
        Archive::from_bytes(&put_together(&header, &bytes), Rulebook::standard().catalog()).unwrap_err().to_string()
    };
    // Empty turns take four bytes each in the file and a hundred in memory.
    assert!(bomb(3_000_000).contains("more than any game can"), "{}", bomb(3_000_000));
    assert!(bomb(5_000_000).contains("larger than it can be"), "{}", bomb(5_000_000));
}

#[test]
fn a_game_does_not_go_on_after_its_end() {
    let mut session = played(67, 0);
    while session.ending().is_none() {
        session.process((0..4).map(|seat| Draft::empty(Seat(seat))).collect::<Vec<_>>());
    }
    assert!(edited(session.archive(), |_| {}).is_ok());
    let longer = edited(session.archive(), |body| {
        let again = body.turns.last().unwrap().clone();
        body.turns.push(again);
    });
    assert!(longer.unwrap_err().to_string().contains("the game ended with turn"));
}

#[test]
fn names_fit_on_a_line() {
    let mut session = played(68, 1);
    session.rename(&format!("one\ntwo\u{1b}[2J{}", "x".repeat(2_000_000)));
    let name = session.archive().name().to_owned();
    assert!(name.starts_with("one two [2J") && name.chars().count() == 100, "{name:?}");
    // A save of an earlier version with such a name still loads, with a corrected name.
    let (header, body) = take_apart(&played(68, 1).archive().to_bytes().unwrap());
    let (head, rest): ((String, u32, u64, String), _) = postcard::take_from_bytes(&header).unwrap();
    let odd = [postcard::to_stdvec(&(head.0, head.1, head.2, "a\u{7}\nb")).unwrap(), rest.to_vec()].concat();
    let read = Archive::from_bytes(&put_together(&odd, &body), Rulebook::standard().catalog()).unwrap();
    assert_eq!(read.name(), "a  b");
    assert_eq!(read.turns(), played(68, 1).archive().turns());
}

#[test]
fn what_a_killed_program_left_is_swept_and_nothing_else() {
    let scratch = Scratch::new("swept");
    let file = |name: &str, age: u64| {
        let file = File::create(scratch.path().join(name)).unwrap();
        file.set_modified(SystemTime::now() - Duration::from_secs(age)).unwrap();
        file
    };
    file(".writing-1-0.tmp", 3600);
    file("mine.tmp", 3600);
    file(".writing-notes.txt", 3600);
    file(".writing-1-1.tmp", 0);
    // Another program is still writing this file, however long that takes.
    let busy = file(".writing-1-2.tmp", 3600);
    busy.lock().unwrap();
    played(69, 0).archive().write(&scratch.path().join("a.conclave")).unwrap();
    let left = [".writing-1-1.tmp", ".writing-1-2.tmp", ".writing-notes.txt", "a.conclave", "mine.tmp"];
    assert_eq!(scratch.files(), left);
    drop(busy);
    played(69, 0).archive().write(&scratch.path().join("a.conclave")).unwrap();
    assert!(!scratch.files().contains(&".writing-1-2.tmp".to_owned()));
    assert!(!fs::read(scratch.path().join("a.conclave")).unwrap().is_empty());
}
