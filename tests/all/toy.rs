//! A toy game at the table: proof that the table needs no code of ours to save, verify, replay,
//! branch, undo and simulate another game than the Conclave.

mod game;

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::orders::Draft;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::session::Session as ConclaveSession;
use table::archive::{Archive, Flaw, NoBranch, Saves};
use table::desk::Desk;
use table::digest::digest;
use table::game::Game;
use table::minds::{Mind, Random, Search};
use table::seats::{Player, Seat};
use table::session::Session;
use table::simulate;
use table::witness::{Witness, witness};

use self::game::{BOOK, Deed, Parties, Purses, Wish};
use crate::archive::Scratch;

fn parties(seed: u64, players: &[&str]) -> Parties {
    let player = |name: &&str| if *name == "person" { Player::Human } else { Player::Mind((*name).to_owned()) };
    Parties { seed, iron_man: false, players: players.iter().map(player).collect() }
}

/// A game that minds play to its end.
fn played(seed: u64, players: &[&str]) -> Session<Purses> {
    let mut session = Session::<Purses>::found(BOOK, parties(seed, players)).expect("enough parties");
    simulate::play(&mut session, |job| job.think(&BOOK), |_| ()).expect("known minds");
    session
}

#[test]
fn a_game_that_the_table_does_not_know_is_played_to_its_end() {
    let session = played(1, &["random", "search", "random"]);
    assert_eq!(session.ending().expect("an end").turn, 2 * BOOK.rounds);
    assert!(session.owing().is_empty());
    let alone = session.archive().turns().iter().filter(|turn| turn.drafts.len() == 1).count();
    assert!(alone > 0, "in no turn one seat chose alone");
    let own = session.log_seen_by(Seat(0), 0);
    assert_eq!(own.len(), 1, "bids are secret: {own:?}");
}

#[test]
fn it_is_saved_read_verified_and_replayed() {
    let scratch = Scratch::new("toy-saves");
    let saves = Saves::new(scratch.path().join("saves"));
    let session = played(2, &["random", "search", "search"]);
    let path = saves.save_named("purses", session.archive()).expect("written");
    let opened = saves.read::<Purses>(&path, None, &BOOK).expect("read");
    assert_eq!((opened.archive.name(), opened.archive.turns()), ("purses", session.archive().turns()));
    opened.archive.verify(&BOOK).expect("the same game");
    let replay = opened.archive.replay(&BOOK).expect("the same game");
    assert_eq!(replay.games.len(), replay.logs.len() + 1);
    assert_eq!(Purses::ending(replay.games.last().expect("a game")), session.ending());
    let cards = saves.list().expect("a folder");
    assert_eq!((cards[0].game.as_str(), cards[0].seats[1].name.as_str()), ("purses", "Party 2"));
    assert_eq!(witness(&opened.archive), Witness::Everything);
    Session::resume(BOOK, opened.archive).expect("it goes on");
}

#[test]
fn another_game_does_not_read_its_saves_nor_it_theirs() {
    let ours = played(3, &["random", "random"]).archive().to_bytes().expect("bytes");
    let theirs = infernal_conclave::table::archive::Archive::from_bytes(&ours, &Catalog::standard());
    assert_eq!(theirs, Err(Flaw::OtherGame { found: "purses".to_owned(), ours: "conclave" }));
}

#[test]
fn a_save_with_other_choices_is_found_out() {
    let session = played(4, &["random", "random", "random"]);
    let other = played(5, &["random", "random", "random"]);
    let mut forged = session.archive().clone();
    let mut game = Purses::found(&BOOK, session.charter().clone()).expect("a game");
    for turn in other.archive().turns() {
        game = Purses::advance(&BOOK, &game, &turn.drafts, &mut |_| ()).game;
    }
    forged.record(&BOOK, Vec::new(), vec![digest(&game)], &game);
    assert!(forged.verify(&BOOK).is_err(), "one turn too many, with a digest of another game");
    session.archive().verify(&BOOK).expect("the true one");
}

#[test]
fn it_is_branched_but_not_an_iron_man_game_that_goes_on() {
    let session = played(6, &["random", "search", "random"]);
    let branch = session.archive().branch(&BOOK, 3).expect("a branch");
    assert_eq!(branch.turns(), &session.archive().turns()[..2]);
    let mut anew = Session::resume(BOOK, branch).expect("it goes on");
    simulate::play(&mut anew, |job| job.think(&BOOK), |_| ()).expect("known minds");
    assert_eq!(anew.ending(), session.ending(), "the same minds with the same seeds");
    let iron = Parties { iron_man: true, ..parties(6, &["person", "random"]) };
    let iron = Session::<Purses>::found(BOOK, iron).expect("a game");
    assert_eq!(iron.archive().branch(&BOOK, 1), Err(NoBranch::IronMan));
    let common: Archive<Purses> = iron.archive().as_common(&BOOK).expect("a common game");
    assert!(!common.charter().iron_man && common.verify(&BOOK).is_ok());
}

#[test]
fn choices_are_undone_and_made_again_and_kept_as_plans() {
    let mut session = Session::<Purses>::found(BOOK, parties(7, &["person", "person", "random"])).expect("a game");
    let mut desk = Desk::with(Purses::pass(Seat(0)));
    desk.change(|wish| wish.deed = Deed::Bid(3));
    desk.change(|wish| wish.deed = Deed::Bid(5));
    desk.undo();
    assert_eq!(desk.now().deed, Deed::Bid(3));
    desk.redo();
    assert_eq!(desk.now().deed, Deed::Bid(5));
    session.set_plans(vec![desk.now().clone()]);
    let bytes = session.archive().to_bytes().expect("bytes");
    let read = Archive::<Purses>::from_bytes(&bytes, &BOOK).expect("read");
    assert_eq!(read.plans(), [Wish { seat: Seat(0), deed: Deed::Bid(5) }]);
    assert_eq!((session.planners(), witness(&read)), (vec![Seat(0), Seat(1)], Witness::Nothing));
}

#[test]
fn the_mind_that_looks_ahead_beats_the_one_that_does_not() {
    let charters = (0..60).map(|seed| parties(seed, &["search", "random", "random"]));
    let wins = simulate::series::<Purses>(&BOOK, charters).expect("known minds");
    assert!(2 * wins[0] > 3 * wins[1].max(wins[2]), "{wins:?}");
    assert!(simulate::series::<Purses>(&BOOK, [parties(1, &["search", "genius"])]).is_err());
}

#[test]
fn the_same_minds_play_the_main_game() {
    let book = Rulebook::standard();
    let charter = crate::archive::charter(8, false);
    let mut session = ConclaveSession::found(book.clone(), charter).expect("a game");
    let search = Search::<Conclave> { choices: 3, games: 1, turns: 1, ..Search::default() };
    for _ in 0..2 {
        let choose = |seat: Seat| {
            let view = session.view(seat);
            if seat == Seat(0) {
                search.choose(&book, &view, 5)
            } else {
                Mind::<Conclave>::choose(&Random, &book, &view, 5)
            }
        };
        let drafts: Vec<Draft> = session.owing().into_iter().map(choose).collect();
        assert!(drafts[0].orders() > 0, "the mind plans something");
        let report = session.process(drafts);
        assert_eq!(report.struck, [], "everything it plans is lawful");
    }
    session.archive().verify(&book).expect("the same game");
}
