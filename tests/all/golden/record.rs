//! Records the golden files anew after an intended change of the rules or of the catalog. Games
//! that still play as their recipe says are kept.
//!
//! Without `RECORD_GOLDEN` these tests write nothing and only check that recording works.

use std::fs;
use std::path::Path;

use infernal_conclave::minds::{self, Thought};
use infernal_conclave::rules::game::{Charter, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::archive::{Archive, Saves};
use infernal_conclave::table::session::{MindJob, Session};

use super::recipes::{PERSON as A_PERSON, RECIPES, Recipe};
use super::{PASSPHRASE, folder};
use crate::archive::Scratch;

/// The person in every saved unfinished game.
pub const PERSON: Seat = Seat(0);
/// The notes of that player.
pub const NOTES: &str = "The quarry first, the throne later.";

/// The environment variable that requests a recording.
const ASKED: &str = "RECORD_GOLDEN";

fn asked() -> bool {
    std::env::var_os(ASKED).is_some()
}

/// Number of seeds to try for a game with the intended end.
const SEEDS: u64 = 3000;
/// Number of turns that are played in the unfinished games.
const LEFT: usize = 6;

/// Returns the set-up of a golden game. The number of the game determines everything that its
/// recipe leaves open.
fn charter(book: &Rulebook, number: usize, recipe: &Recipe, seed: u64) -> Charter {
    let archfiends = &book.catalog().archfiends;
    let seat = |(index, who): (usize, &&str)| SeatCharter {
        player: if *who == A_PERSON { Player::Human } else { Player::Mind((*who).to_owned()) },
        archfiend: (&archfiends[(number + seed as usize + index * 2) % archfiends.len()]).into(),
        symbol: index as u8,
        pawn: None,
    };
    let settings = Settings {
        size: recipe.size,
        map_type: MapType::ALL[number % MapType::ALL.len()],
        frequency: PlaceFrequency::ALL[number % PlaceFrequency::ALL.len()],
        length: recipe.length,
        seed,
        iron_man: recipe.iron_man,
    };
    Charter { settings, seats: recipe.seats.iter().enumerate().map(seat).collect() }
}

/// Returns a person's draft: that of a greedy mind.
fn drafted(session: &Session, seat: Seat) -> Thought {
    let job =
        MindJob { seat, mind: minds::BRISK.to_owned(), view: session.view(seat), memory: None, seed: seat.0.into() };
    let thought = job.think(session.book()).unwrap_or_else(|fault| panic!("{fault}"));
    thought.draft.into()
}

/// Plays one turn. Persons play like greedy minds.
pub fn play_turn(session: &mut Session) {
    let jobs = session.mind_jobs();
    let minds = jobs.iter().map(|job| job.think(session.book()).unwrap_or_else(|fault| panic!("{fault}")));
    let people = session.planners().into_iter().map(|seat| drafted(session, seat));
    let thoughts: Vec<Thought> = minds.chain(people).collect();
    session.process(thoughts);
}

/// Plays a game from its founding to its end.
fn played(book: &Rulebook, number: usize, recipe: &Recipe, seed: u64) -> Session {
    let mut session = Session::found(book.clone(), charter(book, number, recipe, seed)).unwrap();
    while session.ending().is_none() {
        let now = session.turn();
        for &(_, seat, to) in recipe.handed.iter().filter(|(turn, _, _)| *turn == now) {
            // A house that has fallen by then cannot be handed over.
            let _ = session.hand_over(Seat(seat), Player::Mind(to.to_owned()));
        }
        play_turn(&mut session);
    }
    session
}

/// Every recipe can be played. On request all golden games are recorded anew.
#[test]
fn games() {
    let book = Rulebook::standard();
    for (number, recipe) in RECIPES.iter().enumerate() {
        let mut session = Session::found(book.clone(), charter(&book, number, recipe, 1)).unwrap();
        // The levels that imagine many games only play in the recording.
        if !recipe.seats.iter().any(|who| ["duke", "prince"].contains(who)) {
            play_turn(&mut session);
        }
    }
    if asked() {
        record_games(&book);
    }
}

fn record_games(book: &Rulebook) {
    let games = folder().join("games");
    fs::create_dir_all(&games).unwrap();
    for (number, recipe) in RECIPES.iter().enumerate() {
        let name = format!("{number:02}.conclave");
        if still_played(book, number, recipe, &games.join(&name)) {
            println!("{name}: kept");
            continue;
        }
        let mut tried = (1..=SEEDS).map(|seed| (seed, played(book, number, recipe, seed)));
        let ends_so = |session: &Session| session.ending().is_some_and(|ending| ending.path == recipe.path);
        let found = tried.find(|(_, session)| ends_so(session));
        let (seed, session) = found.unwrap_or_else(|| panic!("game {number} never ends by {:?}", recipe.path));
        session.archive().write(&games.join(&name)).unwrap();
        println!("{name}: seed {seed}, {} turns, {:?}", session.turn() - 1, recipe.path);
    }
}

/// True if this file is a game of this recipe that can be replayed.
fn still_played(book: &Rulebook, number: usize, recipe: &Recipe, file: &Path) -> bool {
    let Ok(archive) = Archive::read(file, book.catalog()) else { return false };
    let seed = archive.charter().settings.seed;
    let Ok(replay) = archive.replay(book) else { return false };
    let ending = replay.games.last().and_then(|game| game.conclave().ending());
    *archive.charter() == charter(book, number, recipe, seed) && ending.is_some_and(|ending| ending.path == recipe.path)
}

/// An unfinished game can be saved in every form. On request the golden saves are recorded anew.
#[test]
fn saves() {
    let target = Scratch::new("golden-saves");
    record_saves(target.path());
    if asked() {
        record_saves(&folder().join("in-play"));
    }
}

fn record_saves(target: &Path) {
    let book = Rulebook::standard();
    let home = Scratch::new("record");
    let saves = Saves::new(home.path().join("saves"));
    fs::create_dir_all(target).unwrap();
    let left = |name: &str, seats: &'static [&'static str], iron_man: bool| {
        let recipe = Recipe { seats, iron_man, ..RECIPES[0] };
        let mut session = Session::found(book.clone(), charter(&book, LEFT, &recipe, 1)).unwrap();
        for _ in 0..LEFT {
            play_turn(&mut session);
        }
        session.write_notes(PERSON, NOTES);
        session.set_plans(vec![drafted(&session, PERSON).draft]);
        let written = saves.save_named(name, session.archive()).unwrap_or_else(|fault| panic!("{fault}"));
        // The program chooses another file name for an Iron Man game.
        let to = target.join(name).with_extension(written.extension().unwrap());
        fs::copy(&written, to).unwrap();
        written
    };
    left("alone", &[A_PERSON, "greedy", "imp", "random"], false);
    let hot_seat = left("hot-seat", &[A_PERSON, A_PERSON, "imp", "random"], false);
    left("iron-man", &[A_PERSON, "greedy", "imp", "random"], true);
    let exported =
        saves.export::<Conclave>(&hot_seat, PASSPHRASE, book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
    fs::copy(exported, target.join("exported.conclave")).unwrap();
    for kept in ["seal.key", "iron-man.ledger"] {
        fs::copy(home.path().join(kept), target.join(kept)).unwrap();
    }
}
