//! The first edition at the table: the table saves, verifies, replays, branches and mails it with no
//! code of this game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use oaths::first::minds;
use oaths::first::rules::award::AwardAnswer;
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::facts::Fact;
use oaths::first::rules::ids::{Card, HandCard, Seat};
use oaths::first::rules::market::{Dealings, Goods, Terms};
use oaths::first::rules::orders::Orders;
use oaths::first::rules::promises::{Clause, Pledge, Vow};
use oaths::first::rules::rites::RiteAnswer;
use oaths::first::rules::specials::{Aim, Play};
use oaths::first::rules::step::{self, Answer, Choice};
use oaths::first::rules::view::View;
use oaths::first::rules::war::{Attack, WarAnswer};
use oaths::table::First;
use oaths::table::first::post::{Guest, Host};
use oaths::table::first::{self, series};
use oaths::table::post::Party;
use rayon::prelude::*;
use serde_json::{Value, json};
use table::archive::Archive;
use table::game::Game as _;
use table::minds::{Mind, Search};
use table::post::{Founding, Missing, Post, Stage, Stand};
use table::seats::Player;
use table::session::Session;
use table::simulate;
use table::wire::{Answer as Told, Clerk, Words};
use table::witness::{Witness, witness};

use super::world;

/// A time on a clock that stands still: seconds after 1970.
const NOW: u64 = 1_700_000_000;

/// A game that minds have played to its end.
fn played(seats: usize, mind: &str, seed: u64) -> Session<First> {
    let book = world::catalog();
    let mut session =
        Session::<First>::found(book.clone(), world::charter(seats, mind, seed)).expect("the set-up is sound");
    simulate::play(&mut session, |job| job.think(&book), |_| ()).expect("the minds exist");
    session
}

#[test]
fn it_is_saved_read_verified_and_replayed() {
    let book = world::catalog();
    let session = played(4, "imp", 3);
    let bytes = session.archive().to_bytes().expect("bytes");
    let read = Archive::<First>::from_bytes(&bytes, &book).expect("read");
    read.verify(&book).expect("the same game");
    let replay = read.replay(&book).expect("the same game");
    assert_eq!(replay.games.len(), replay.logs.len() + 1);
    assert_eq!(First::ending(replay.games.last().expect("a game")), session.ending());
    assert_eq!(witness(&read), Witness::Everything);
    let branch = read.branch(&book, 15).expect("a branch");
    let mut anew = Session::resume(book.clone(), branch).expect("it goes on");
    simulate::play(&mut anew, |job| job.think(&book), |_| ()).expect("the minds exist");
    assert_eq!(anew.ending(), session.ending(), "the same minds with the same seeds");
}

#[test]
fn a_save_of_one_edition_is_none_of_the_other() {
    let bytes = played(4, "random", 3).archive().to_bytes().expect("bytes");
    let third = oaths::rules::catalog::Catalog::standard();
    assert!(Archive::<oaths::table::Oaths>::from_bytes(&bytes, &third).is_err());
}

#[test]
fn a_game_is_the_same_on_any_number_of_threads() {
    let minds = vec!["imp".to_owned(); 5];
    let alone: Vec<_> =
        (0..8).map(|seed| series::play(&Catalog::standard(), seed, &minds, 4).expect("played").digest).collect();
    let together: Vec<_> = (0..8_u64)
        .into_par_iter()
        .map(|seed| series::play(&Catalog::standard(), seed, &minds, 4).expect("played").digest)
        .collect();
    assert_eq!(alone, together);
}

#[test]
fn every_mind_plays_to_the_end_and_breaks_no_rule() {
    let book = world::catalog();
    for mind in minds::NAMES {
        let mut session =
            Session::<First>::found(book.clone(), world::charter(4, mind, 2)).expect("the set-up is sound");
        simulate::play(
            &mut session,
            |job| job.think(&book),
            |turn| {
                for (job, choice) in turn.jobs.iter().zip(turn.thoughts) {
                    assert_eq!(job.seat, choice.seat);
                    assert_eq!(step::check(&book, job.view.game(), choice), Ok(()), "{mind}: {choice:?}");
                }
            },
        )
        .expect("the mind exists");
        assert!(session.ending().is_some());
    }
}

#[test]
fn a_choice_that_breaks_the_rules_counts_as_none() {
    let book = world::catalog();
    let far = Seat(200);
    let pledge = Pledge { vow: Vow::Attack(far), clause: Clause::IfOverlord(far), next: true };
    let goods = Goods {
        cards: vec![Card(255)],
        hand: vec![HandCard::Oath(far)],
        prisoners: vec![far],
        pledges: vec![pledge],
        ..Goods::default()
    };
    let terms = Terms { to: Some(far), gives: goods.clone(), asks: goods };
    let play = Play { card: Card(255), aim: Aim::Card(Card(254)), pay: Some(HandCard::Oath(far)) };
    let wrong = [
        Answer::Market(Dealings { offers: vec![terms], ..Dealings::default() }),
        Answer::Market(Dealings { plays: vec![play], ..Dealings::default() }),
        Answer::Market(Dealings { frees: vec![far], sells: vec![HandCard::Card(Card(255))], ..Dealings::default() }),
        Answer::Order(Orders { earth: vec![Card(250)], rituals: vec![Card(255); 3], ..Orders::default() }),
        Answer::War(WarAnswer::Attack(Some(Attack { target: far, hordes: vec![Card(255)], souls: 9, devil: true }))),
        Answer::War(WarAnswer::Recall(Some(Card(255)))),
        Answer::Rite(RiteAnswer::Perform { ritual: Card(255), target: Some(far) }),
        Answer::Award(AwardAnswer::Pick(far)),
    ];
    let mut game = world::game(5, 9);
    for _ in 0..60 {
        if game.ending().is_some() {
            break;
        }
        let seats = game.asked().to_vec();
        let pass: Vec<Choice> = seats.iter().map(|seat| First::pass(*seat)).collect();
        let (next, _) = step::advance(&book, &game, &pass);
        for answer in &wrong {
            let choices: Vec<Choice> =
                seats.iter().map(|seat| Choice { seat: *seat, answer: answer.clone() }).collect();
            assert!(choices.iter().all(|choice| step::check(&book, &game, choice).is_err()), "{answer:?}");
            assert_eq!(step::advance(&book, &game, &choices).0, next, "{answer:?} at {:?}", game.due());
            for mut choice in choices {
                First::tidy_choice(&book, game.charter(), &mut choice);
                assert_eq!(First::check_choice(&book, game.charter(), &choice), Ok(()));
            }
        }
        game = next;
    }
}

#[test]
fn the_generic_search_plays_it() {
    let book = world::catalog();
    let search = Search::<First> { choices: 2, games: 1, turns: 2, ..Search::default() };
    let mut game = world::game(4, 5);
    for _ in 0..30 {
        if game.ending().is_some() {
            break;
        }
        let choices: Vec<Choice> =
            game.asked().iter().map(|seat| search.choose(&book, &First::view(&game, *seat), 1)).collect();
        assert!(choices.iter().all(|choice| step::check(&book, &game, choice).is_ok()));
        game = step::advance(&book, &game, &choices).0;
    }
}

/// The games that were played when the rules had this version. A change of the rules that plays a
/// game differently raises the version, and then this file is written anew with `UPDATE_GOLDEN=1`.
#[test]
fn golden_games_are_played_as_ever() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/oaths/first.txt");
    let mut text = format!("rules {}\n", first::RULES);
    for seats in 4..=6 {
        let record = series::play(&Catalog::standard(), 7, &vec!["random".to_owned(); seats], 4).expect("played");
        text.push_str(&format!("{seats} seats, seed 7: {} steps, {}\n", record.steps, record.digest));
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(kept.replace("\r\n", "\n"), text);
}

/// Says only which rule an answer breaks, in the words of the rules.
struct Refusals;

impl Words<First> for Refusals {
    fn problems(&self, book: &Arc<Catalog>, view: &View, choice: &Choice) -> Vec<String> {
        step::check(book, view.game(), choice).err().map(|refusal| refusal.to_string()).into_iter().collect()
    }

    fn show(&self, _book: &Arc<Catalog>, _view: &View, _log: &[(u32, Vec<Fact>)]) -> String {
        String::new()
    }
}

#[test]
fn a_program_asks_what_is_legal_and_seals_it() {
    let book = world::catalog();
    let game = world::game(5, 4);
    let seat = game.asked()[0];
    let view = First::view(&game, seat);
    let clerk = Clerk::<First> { book: &book, seat, turn: 1, view: &view, log: &[], words: &Refusals };
    let ask = |line: Value| clerk.answer(line.to_string().as_bytes());
    let told = |line: Value| match ask(line) {
        Told::Told(told) => told,
        Told::Sealed(..) => panic!("sealed"),
    };
    let legal = told(json!({"ask": "legal"}));
    let example = legal["legal"]["examples"][0].clone();
    assert_eq!(told(json!({"ask": "check", "choice": example})), json!({"told": "problems", "problems": []}));
    let wrong = json!({"seat": seat.0, "answer": {"Award": {"Oath": true}}});
    let problems = told(json!({"ask": "check", "choice": wrong}));
    assert_eq!(problems["problems"][0], "this is no answer to what is asked");
    let absent = json!({"seat": seat.0, "answer": {"Court": {"arrives": true, "objects": [77]}}});
    assert_eq!(told(json!({"ask": "check", "choice": absent}))["refused"], "there is no seat 77");
    // "So, with 7 size against 8, draw 3 cards."
    let odds = told(json!({"ask": "forecast", "about": {"combat": {"attack": 7, "defend": 8, "defence": 1}}}));
    assert_eq!(odds["forecast"]["cards"], 3, "{odds}");
    assert!(told(json!({"ask": "schema"}))["schema"].is_object());
    match ask(json!({"ask": "seal", "turn": 1, "choice": example})) {
        Told::Sealed(choice, told) => {
            assert_eq!((choice.seat, &told["problems"]), (seat, &json!([])));
        }
        Told::Told(told) => panic!("{told}"),
    }
}

/// Returns the invitation of a person in a folder.
fn invitation(bag: &Path, person: &str) -> PathBuf {
    let entries = std::fs::read_dir(bag).expect("a folder").map(|entry| entry.expect("an entry").path());
    let words = format!("invitation for {person}");
    let mut named = entries.filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().contains(&words)));
    named.next().expect("an invitation")
}

#[test]
fn it_is_played_by_post() {
    let book = world::catalog();
    let scratch = tempfile::tempdir().expect("a folder");
    let bag = scratch.path().join("bag");
    let home = |whose: &str| Post::standard(Some(&scratch.path().join(whose)));
    let mut plan = world::charter(4, "imp", 0);
    plan.seats[1].player = Player::Human;
    let people = ["Anna".to_owned()];
    let founding = Founding {
        name: "The Pit",
        host: "Hanna",
        plan,
        people: &people,
        bag: Some(bag.clone()),
        deadline: None,
        luck: Some(7),
    };
    let mut host = Host::found(book.clone(), &home("host"), founding).expect("a table");
    let party = Party { name: "Anna".to_owned(), devil: book.devil_named("glasya") };
    let letter = invitation(&bag, "Anna");
    let mut guest = Guest::join(&book, &home("Anna"), &letter, party, Some(bag.clone()), NOW).expect("joined");
    host.look().expect("readable");
    host.begin(None, NOW).expect("all have joined");
    let imp = minds::by_name("imp").expect("a mind");
    let mut steps = 0;
    while host.stand() != Stand::Over && steps < 60 {
        guest.look(NOW).expect("readable");
        if guest.stage() == Stage::Planning {
            let view = guest.turn().expect("a turn").view.clone();
            let choice = imp.choose(&book, &view, u64::from(guest.newest()));
            guest.order(&book, &choice, true, NOW).expect("written");
        }
        host.look().expect("readable");
        host.process(&Missing::Wait, NOW).expect("all are there");
        steps += 1;
    }
    let archive = host.session().expect("a game").archive().clone();
    archive.verify(&book).expect("it replays");
    assert_eq!(archive.charter().seats[1].devil, book.devil_named("glasya"));
    assert!(archive.turns().len() >= 30);
}
