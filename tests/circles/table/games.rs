//! Games that are saved, replayed and simulated, and minds that break no rule.

use circles::minds;
use circles::rules::action::{Action, ActionAnswer};
use circles::rules::catalog::Catalog;
use circles::rules::ids::{
    Arcanum, Banner, DaemonKind, HellCard, HoundKind, Legion, LieutenantKind, Seat, SpellKind, Unit,
};
use circles::rules::magic::{Counter, MagicAnswer, Target};
use circles::rules::march::{Leg, MarchAnswer};
use circles::rules::roam::RoamAnswer;
use circles::rules::setup::SetupAnswer;
use circles::rules::souls::{Dealings, Goods, SoulsAnswer, Terms};
use circles::rules::step::{self, Answer, Choice};
use circles::rules::summon::SummonAnswer;
use circles::rules::war::{Entry, WarAnswer};
use circles::table::{Circles, RULES, series};
use rayon::prelude::*;
use table::archive::Archive;
use table::game::Game as _;
use table::minds::{Mind, Search};
use table::session::Session;
use table::simulate;
use table::witness::{Witness, witness};

use super::world;

/// A game that minds have played to its end.
fn played(seats: usize, mind: &str, seed: u64, turns: u8) -> Session<Circles> {
    let book = world::catalog();
    let charter = world::charter(seats, mind, seed, turns);
    let mut session = Session::<Circles>::found(book.clone(), charter).expect("the set-up is sound");
    simulate::play(&mut session, |job| job.think(&book), |_| ()).expect("the minds exist");
    session
}

#[test]
fn it_is_saved_read_verified_and_replayed() {
    let book = world::catalog();
    let session = played(4, "imp", 3, 6);
    let bytes = session.archive().to_bytes().expect("bytes");
    let read = Archive::<Circles>::from_bytes(&bytes, &book).expect("read");
    read.verify(&book).expect("the same game");
    let replay = read.replay(&book).expect("the same game");
    assert_eq!(replay.games.len(), replay.logs.len() + 1);
    assert_eq!(Circles::ending(replay.games.last().expect("a game")), session.ending());
    assert_eq!(witness(&read), Witness::Everything);
    let branch = read.branch(&book, 15).expect("a branch");
    let mut anew = Session::resume(book.clone(), branch).expect("it goes on");
    simulate::play(&mut anew, |job| job.think(&book), |_| ()).expect("the minds exist");
    assert_eq!(anew.ending(), session.ending(), "the same minds with the same seeds");
}

#[test]
fn a_game_is_the_same_on_one_and_on_two_threads() {
    let minds = vec!["imp".to_owned(); 4];
    let on = |threads: usize| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().expect("threads");
        pool.install(|| {
            let games = (0..6_u64).into_par_iter().map(|seed| series::play(&Catalog::standard(), seed, &minds, 8, 3));
            games.map(|record| record.expect("played").digest).collect::<Vec<String>>()
        })
    };
    assert_eq!(on(1), on(2));
}

#[test]
fn every_mind_plays_to_the_end_and_breaks_no_rule() {
    let book = world::catalog();
    for (mind, turns) in [("random", 10), ("imp", 12), ("fiend", 3), ("duke", 3)] {
        assert!(minds::NAMES.contains(&mind));
        // Searching minds take their time, so they play with few others.
        let most = if ["fiend", "duke"].contains(&mind) { 3 } else { 6 };
        for seats in (3..=most).step_by(3) {
            let charter = world::charter(seats, mind, 2, turns);
            let mut session = Session::<Circles>::found(book.clone(), charter).expect("the set-up is sound");
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
        }
    }
}

#[test]
fn a_choice_that_breaks_the_rules_counts_as_none() {
    let book = world::catalog();
    let far = Seat(200);
    let legion = Legion { banner: Banner::Seat(far), number: 99 };
    let goods = Goods {
        cards: vec![Arcanum(255)],
        daemons: vec![DaemonKind(200)],
        units: vec![Unit::Hound(HoundKind(77)), Unit::Lieutenant(LieutenantKind(77))],
        ..Goods::default()
    };
    let terms = Terms { to: far, gives: goods.clone(), asks: goods };
    let leg =
        |number: usize| Leg { to: circles::rules::ids::Place::AnteHell, with: vec![legion; number], passage: true };
    let wrong: [Answer; 12] = [
        SetupAnswer::Exchange(Some(DaemonKind(200))).into(),
        SoulsAnswer::Deal(Dealings { offers: vec![terms], ..Dealings::default() }).into(),
        SoulsAnswer::Maintain(vec![Arcanum(255)]).into(),
        SummonAnswer::Recruit(Arcanum(255)).into(),
        SummonAnswer::Bonus { lieutenant: LieutenantKind(99), souls: u32::MAX }.into(),
        ActionAnswer::Rig(HellCard(255)).into(),
        ActionAnswer::Act(Action::Support { caster: DaemonKind(250), spell: SpellKind(255) }).into(),
        ActionAnswer::Act(Action::Cast { card: Arcanum(254), target: Target::Seat(far) }).into(),
        MarchAnswer::Move { lead: Unit::Legion(legion), legs: vec![leg(2)] }.into(),
        MagicAnswer::Counter(Some(Counter { card: Arcanum(253), daemon: DaemonKind(99) })).into(),
        RoamAnswer::Court(Some(DaemonKind(99))).into(),
        WarAnswer::Join(Some(Entry { daemon: DaemonKind(99), cards: vec![Arcanum(255)] })).into(),
    ];
    let mut game = world::game(5, 9);
    for _ in 0..90 {
        if game.ending().is_some() {
            break;
        }
        let seats = game.asked().to_vec();
        let pass: Vec<Choice> = seats.iter().map(|seat| Circles::pass(*seat)).collect();
        let (next, _) = step::advance(&book, &game, &pass);
        for answer in &wrong {
            let choices: Vec<Choice> =
                seats.iter().map(|seat| Choice { seat: *seat, answer: answer.clone() }).collect();
            assert!(choices.iter().all(|choice| step::check(&book, &game, choice).is_err()), "{answer:?}");
            assert_eq!(step::advance(&book, &game, &choices).0, next, "{answer:?} at {:?}", game.due());
            for mut choice in choices {
                assert!(Circles::check_choice(&book, game.charter(), &choice).is_err(), "{answer:?}");
                Circles::tidy_choice(&book, game.charter(), &mut choice);
                assert_eq!(Circles::check_choice(&book, game.charter(), &choice), Ok(()));
            }
        }
        game = next;
    }
}

#[test]
fn the_generic_search_plays_it() {
    let book = world::catalog();
    let search = Search::<Circles> { choices: 2, games: 1, turns: 2, ..Search::default() };
    let mut game = world::game(4, 5);
    for _ in 0..40 {
        if game.ending().is_some() {
            break;
        }
        let choices: Vec<Choice> =
            game.asked().iter().map(|seat| search.choose(&book, &Circles::view(&game, *seat), 1)).collect();
        assert!(choices.iter().all(|choice| step::check(&book, &game, choice).is_ok()));
        game = step::advance(&book, &game, &choices).0;
    }
}

/// The games that were played when the rules had this version. A change of the rules or of the
/// cards that plays a game differently raises the version, and then this file is written anew with
/// `UPDATE_GOLDEN=1`.
#[test]
fn golden_games_are_played_as_ever() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden/circles/games.txt");
    let mut text = format!("rules {RULES}\n");
    for seats in 3..=6 {
        let record = series::play(&Catalog::standard(), 7, &vec!["random".to_owned(); seats], 12, 3).expect("played");
        text.push_str(&format!("{seats} seats, seed 7: {} steps, {}\n", record.steps, record.digest));
    }
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(path, &text).expect("written");
    }
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    assert_eq!(kept.replace("\r\n", "\n"), text);
}
