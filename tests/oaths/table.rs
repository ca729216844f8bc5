//! The game at the table: the table saves, verifies, replays, branches and undoes it with no code of
//! this game.

use oaths::minds::reasons::{Reasons, Weighed};
use oaths::rules::catalog::Catalog;
use oaths::rules::facts::{Fact, WarFact};
use oaths::rules::ids::{Card, HandCard, Paper, Seat};
use oaths::rules::specials::{Aim, Play, SpecialAnswer};
use oaths::rules::step::{self, Answer, Choice};
use oaths::rules::trade::{Dealings, Goods, Terms, TradeAnswer};
use oaths::rules::war::WarAnswer;
use oaths::table::Oaths;
use oaths::table::series;
use rayon::prelude::*;
use table::archive::Archive;
use table::game::{Game as _, Reasoned};
use table::minds::{Mind, Search};
use table::session::Session;
use table::simulate;
use table::witness::{Witness, witness};

use crate::world;

/// A game that minds have played to its end.
fn played(seats: usize, mind: &str, seed: u64) -> Session<Oaths> {
    let book = world::catalog();
    let mut session =
        Session::<Oaths>::found(book.clone(), world::charter(seats, mind, seed)).expect("the set-up is sound");
    simulate::play(&mut session, |job| job.think(&book), |_| ()).expect("the minds exist");
    session
}

#[test]
fn it_is_saved_read_verified_and_replayed() {
    let book = world::catalog();
    let session = played(4, "imp", 3);
    let bytes = session.archive().to_bytes().expect("bytes");
    let read = Archive::<Oaths>::from_bytes(&bytes, &book).expect("read");
    read.verify(&book).expect("the same game");
    let replay = read.replay(&book).expect("the same game");
    assert_eq!(replay.games.len(), replay.logs.len() + 1);
    assert_eq!(Oaths::ending(replay.games.last().expect("a game")), session.ending());
    assert_eq!(witness(&read), Witness::Everything);
    let branch = read.branch(&book, 20).expect("a branch");
    let mut anew = Session::resume(book.clone(), branch).expect("it goes on");
    simulate::play(&mut anew, |job| job.think(&book), |_| ()).expect("the minds exist");
    assert_eq!(anew.ending(), session.ending(), "the same minds with the same seeds");
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
    for (seed, mind) in oaths::minds::NAMES.iter().enumerate().take(3) {
        let mut session =
            Session::<Oaths>::found(book.clone(), world::charter(3, mind, seed as u64)).expect("the set-up is sound");
        simulate::play(
            &mut session,
            |job| job.think(&book),
            |turn| {
                for (job, thought) in turn.jobs.iter().zip(turn.thoughts) {
                    let choice = &thought.choice;
                    assert_eq!(job.seat, choice.seat);
                    assert_eq!(step::check(&book, job.view.game(), choice), Ok(()), "{mind}: {choice:?}");
                }
            },
        )
        .expect("the mind exists");
        assert!(session.ending().is_some());
        let archive = session.archive();
        let motives = archive.motives().expect("the game is over");
        let weighed = (1..=motives.turns()).flat_map(|turn| motives.of_turn(turn)).filter(|(_, why, _)| why.games > 0);
        let searches = *mind == "fiend";
        let mut count = 0;
        for (_, why, choice) in weighed {
            count += 1;
            let best = why.weighed.first().expect("a search weighs something");
            assert_eq!(choice.map(|choice| &choice.answer), Some(&best.answer), "the best answer was given");
        }
        assert_eq!(count > 20, searches, "{mind} weighed {count} answers");
        archive.verify(&book).expect("reasons do not change a game");
    }
}

/// Reasons in a file are not trusted.
#[test]
fn reasons_that_name_nothing_are_refused() {
    let book = world::catalog();
    let charter = world::charter(3, "imp", 1);
    let game = Oaths::found(&book, charter.clone()).expect("sound");
    let about = Reasoned::<Oaths> { charter: &charter, game: &game, turn: 1, choices: &[] };
    let answer = Answer::Court(oaths::rules::court::CourtAnswer::Vote(Seat(200)));
    let weighed = vec![Weighed { answer, worth: 1 }];
    let mut strange = Reasons { games: 1, weighed };
    assert!(Oaths::check_reasons(&book, &about, Seat(0), &strange).is_err());
    Oaths::tidy_reasons(&book, &about, Seat(0), &mut strange);
    assert_eq!(strange, Reasons::default());
    let many = vec![Weighed { answer: Answer::Pass, worth: 0 }; 4];
    assert!(Oaths::check_reasons(&book, &about, Seat(0), &Reasons { games: 1, weighed: many }).is_err());
}

#[test]
fn a_choice_that_breaks_the_rules_counts_as_none() {
    let book = world::catalog();
    let far = Seat(200);
    let goods = Goods { hand: vec![HandCard::Paper(Paper::oath(far))], prisoners: vec![far], ..Goods::default() };
    let terms = Terms { to: Some(far), gives: goods.clone(), asks: goods, pact: Default::default() };
    let wrong = [
        Answer::Muster(oaths::rules::muster::MusterAnswer::Table {
            discard: vec![Card(255); 3],
            agreements: Vec::new(),
        }),
        Answer::Trade(TradeAnswer::Round(Dealings { offers: vec![terms], ..Dealings::default() })),
        Answer::Special(SpecialAnswer::Play(vec![Play {
            card: oaths::rules::ids::SpecialKind(99),
            aim: Aim::Card(Card(254)),
        }])),
        Answer::Special(SpecialAnswer::Counter(Some(255))),
        Answer::War(WarAnswer::Colour(250)),
        Answer::War(WarAnswer::Lose(vec![Card(90), Card(90)])),
    ];
    let mut game = world::game(5, 9);
    while game.ending().is_none() {
        let seats = game.asked().to_vec();
        let pass: Vec<Choice> = seats.iter().map(|seat| Oaths::pass(*seat)).collect();
        let (next, _) = step::advance(&book, &game, &pass);
        for answer in &wrong {
            let choices: Vec<Choice> =
                seats.iter().map(|seat| Choice { seat: *seat, answer: answer.clone() }).collect();
            assert!(choices.iter().all(|choice| step::check(&book, &game, choice).is_err()), "{answer:?}");
            assert_eq!(step::advance(&book, &game, &choices).0, next, "{answer:?} at {:?}", game.due());
            for mut choice in choices {
                Oaths::tidy_choice(&book, game.charter(), &mut choice);
                assert_eq!(Oaths::check_choice(&book, game.charter(), &choice), Ok(()));
            }
        }
        game = next;
    }
}

#[test]
fn the_generic_search_plays_it() {
    let book = world::catalog();
    let search = Search::<Oaths> { choices: 2, games: 1, turns: 2, ..Search::default() };
    let mut game = world::game(3, 5);
    for _ in 0..30 {
        let choices: Vec<Choice> =
            game.asked().iter().map(|seat| search.choose(&book, &Oaths::view(&game, *seat), 1)).collect();
        assert!(choices.iter().all(|choice| step::check(&book, &game, choice).is_ok()));
        game = step::advance(&book, &game, &choices).0;
    }
}

/// The games that were played when the rules had this version. A change of the rules that plays a
/// game differently raises the version, and then this file is written anew with `UPDATE_GOLDEN=1`.
#[test]
fn golden_games_are_played_as_ever() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/oaths/games.txt");
    let mut text = format!("rules {}\n", oaths::table::RULES);
    for seats in 3..=6 {
        for seed in 0..4 {
            let record =
                series::play(&Catalog::standard(), seed, &vec!["random".to_owned(); seats], 4).expect("played");
            text.push_str(&format!("{seats} seats, seed {seed}: {} steps, {}\n", record.steps, record.digest));
        }
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(kept.replace("\r\n", "\n"), text);
}

/// A mind gets one seed for a whole game. Whoever showed the same colour in every combat could be seen
/// through by anybody who watches.
#[test]
fn minds_show_different_colours_in_one_game() {
    let mut shown = 0;
    for seed in 0..6 {
        let session = played(4, "imp", seed);
        let facts = (0..session.logs_len()).flat_map(|at| session.log_seen_by(Seat(0), at));
        let mut colours: Vec<Vec<u8>> = vec![Vec::new(); 4];
        for fact in facts {
            if let Fact::War(WarFact::Strategy { seat, colour, .. }) = fact {
                colours[seat.index()].push(colour);
            }
        }
        for mut colours in colours.into_iter().filter(|colours| colours.len() > 4) {
            shown += 1;
            colours.dedup();
            assert!(colours.len() > 1, "in the game of seed {seed} a devil shows the colour {} always", colours[0]);
        }
    }
    assert!(shown > 3, "only {shown} devils have fought often");
}
