//! Benchmarks of a turn: `cargo bench --no-default-features --bench turn`.
//!
//! The position is always the same: six seats on a normal map, played by greedy minds up to turn 25
//! from a fixed seed. The benchmark prints the number of turns of a whole game and the size of a
//! save before the timings.

use std::hint::black_box;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use infernal_conclave::minds::{self, Mind};
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::digest::digest;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::game::{Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{CardId, Seat};
use infernal_conclave::rules::orders::{Draft, Drafting, Sealed};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::{resolve, resolve_watched};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::{Purse, TributeCard, least_waste, roll_card};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::archive::Archive;
use infernal_conclave::table::session::Session;

/// The mind that plays every seat.
const MIND: &str = "greedy";
/// The turn that is measured.
const MIDDLE: u32 = 25;
/// Number of turns in the measured save.
const SAVED_TURNS: u32 = 60;

fn mind() -> Box<dyn Mind> {
    minds::by_name(MIND).expect("the mind of the benches exists")
}

/// Six ready-made archfiends on a normal map.
fn charter(book: &Rulebook, length: GameLength, seed: u64) -> Charter {
    let cast = book.catalog().archfiends.iter().cycle().take(Seat::MOST).zip(0..);
    let seats = cast.map(|(def, symbol)| SeatCharter {
        player: Player::Mind(MIND.to_owned()),
        archfiend: def.into(),
        symbol,
        pawn: None,
    });
    Charter {
        seats: seats.collect(),
        settings: Settings {
            size: MapSize::Normal,
            map_type: MapType::ALL[0],
            frequency: PlaceFrequency::Usual,
            length,
            seed,
            iron_man: false,
        },
    }
}

/// Returns the drafts that the minds of all standing seats write for this turn.
fn drafts(book: &Rulebook, game: &Game) -> Vec<Draft> {
    let mind = mind();
    let standing = game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none());
    standing.map(|seat| mind.draft(book, &SeatView::of(game, seat), 1 + u64::from(seat.0))).collect()
}

/// Returns a game at the start of this turn, or `None` if the game ends earlier.
fn game_at(book: &Rulebook, seed: u64, turn: u32) -> Option<Game> {
    let mut game = Game::found(book.catalog(), charter(book, GameLength::Epic, seed)).ok()?;
    while game.turn() < turn && game.conclave().ending().is_none() {
        let sealed = Sealed::seal(book, &game, &drafts(book, &game));
        game = resolve(book, &game, &sealed).game;
    }
    game.conclave().ending().is_none().then_some(game)
}

/// Returns a game at turn 25. It stays the same game as long as the rules do not change.
fn middle(book: &Rulebook) -> Game {
    (1..100).find_map(|seed| game_at(book, seed, MIDDLE)).expect("one of a hundred epic games lasts 25 turns")
}

/// Plays a turn with a mind in every seat.
fn play_turn(book: &Rulebook, session: &mut Session) {
    let mind = mind();
    let jobs = session.mind_jobs();
    session.process(jobs.iter().map(|job| job.think_with(&*mind, book)).collect());
}

/// Returns the save of a game that has lasted this many turns.
fn save_of(book: &Rulebook, turns: u32) -> Archive {
    let lasts = (1..100).find_map(|seed| {
        let mut session = Session::found(book.clone(), charter(book, GameLength::Epic, seed)).ok()?;
        while session.turn() <= turns && session.ending().is_none() {
            play_turn(book, &mut session);
        }
        (session.turn() > turns).then(|| session.archive().clone())
    });
    lasts.expect("one of a hundred epic games lasts 60 turns")
}

fn game(c: &mut Criterion) {
    let book = Rulebook::standard();
    let game = middle(&book);
    let seat = Seat(0);
    let view = SeatView::of(&game, seat);

    let mut group = c.benchmark_group("game");
    group.bench_function("clone", |b| b.iter_with_large_drop(|| black_box(&game).clone()));
    group.bench_function("digest", |b| b.iter(|| digest(black_box(&game))));
    group.bench_function("view of a seat", |b| b.iter(|| SeatView::of(black_box(&game), seat)));
    let expectations = Expectations::default();
    group.bench_function("imagine from a view", |b| {
        b.iter(|| black_box(&view).imagine(book.catalog(), &expectations, 7));
    });
    group.finish();
}

fn turn(c: &mut Criterion) {
    let book = Rulebook::standard();
    let game = middle(&book);
    let drafts = drafts(&book, &game);
    let sealed = Sealed::seal(&book, &game, &drafts);

    let mut group = c.benchmark_group("turn");
    group.bench_function("seal", |b| b.iter(|| Sealed::seal(&book, black_box(&game), &drafts)));
    group.bench_function("resolve", |b| b.iter(|| resolve(&book, black_box(&game), &sealed)));
    group.bench_function("resolve with digests", |b| {
        b.iter(|| {
            let mut digests = Vec::new();
            let resolution = resolve_watched(&book, black_box(&game), &sealed, |_, game| digests.push(digest(game)));
            (resolution, digests)
        });
    });
    group.finish();
}

fn draft(c: &mut Criterion) {
    let book = Rulebook::standard();
    let game = middle(&book);
    let seat = game.seats().find(|&seat| game.conclave().eliminated(seat).is_none()).unwrap_or(Seat(0));
    let view = SeatView::of(&game, seat);
    let mind = mind();
    let orders = mind.draft(&book, &view, 1);

    let mut group = c.benchmark_group("draft");
    group.bench_function("legal orders of one slot", |b| {
        let plan = Drafting::open(&book, view.table(), seat, &orders.answers);
        b.iter(|| black_box(&plan).legal());
    });
    // Minds and order menus ask in this way: for each slot, given the orders in the slots before
    // it.
    group.bench_function("legal orders of every slot", |b| {
        b.iter(|| {
            let mut plan = Drafting::open(&book, black_box(&view).table(), seat, &orders.answers);
            let mut offered = 0;
            for order in orders.slots.iter().take(plan.slots().into()) {
                offered += plan.legal().len();
                if !order.as_ref().is_some_and(|order| plan.check(order).is_ok() && plan.plan(order).is_ok()) {
                    plan.skip();
                }
            }
            offered
        });
    });
    let (lore, sober) = (minds::Lore::default(), minds::Bent::of(minds::Weights::SOBER));
    group.bench_function("greedy that has reckoned it before", |b| {
        b.iter(|| minds::compose(&book, black_box(&view), &sober, 1, &lore));
    });
    for name in minds::NAMES {
        let mind = minds::by_name(name).expect("every mind that is listed exists");
        group.bench_function(name, |b| b.iter(|| mind.draft(&book, black_box(&view), 1)));
    }
    group.finish();
}

/// Measures "Pay for me" with a vault of sixty cards, at the price of an expensive praetor, relic
/// or attribute.
fn payment(c: &mut Criterion) {
    let book = Rulebook::standard();
    let mut rolls = Dice::new(60, 0).open(Stream::Stock);
    let numbers = &book.catalog().constants.tribute;
    let vault: Vec<TributeCard> = (0..60)
        .map(|id| TributeCard { id: CardId(id), worth: roll_card(numbers, 4 + rolls.die(20), &mut rolls) })
        .collect();
    let prices = [
        ("praetor", Purse { souls: 6, ichor: 11, ..Purse::EMPTY }),
        ("relic", Purse { souls: 8, darkness: 8, ..Purse::EMPTY }),
        ("attribute", Purse { souls: 12, hellfire: 6, darkness: 6, ..Purse::EMPTY }),
    ];
    let mut group = c.benchmark_group("pay out of 60 cards");
    for (name, price) in prices {
        group.bench_function(name, |b| b.iter(|| least_waste(black_box(&vault), &price)));
    }
    group.finish();
}

fn whole_game(c: &mut Criterion) {
    let book = Rulebook::standard();
    let play = || {
        let mut session =
            Session::found(book.clone(), charter(&book, GameLength::Normal, 1)).expect("six seats can play");
        while session.ending().is_none() {
            play_turn(&book, &mut session);
        }
        session
    };
    println!("whole game: {} turns", play().archive().turns().len());

    let mut group = c.benchmark_group("whole game");
    group.sample_size(10).measurement_time(Duration::from_secs(20));
    group.bench_function("six seats, normal", |b| b.iter_with_large_drop(play));
    group.finish();
}

fn save(c: &mut Criterion) {
    let book = Rulebook::standard();
    let archive = save_of(&book, SAVED_TURNS);
    let bytes = archive.to_bytes().expect("a game of 60 turns fits into a save");
    println!("save: {SAVED_TURNS} turns, {} bytes", bytes.len());

    let mut group = c.benchmark_group("save");
    group.sample_size(20);
    group.bench_function("write to memory", |b| b.iter(|| black_box(&archive).to_bytes()));
    group.bench_function("read from memory", |b| b.iter(|| Archive::from_bytes(black_box(&bytes), book.catalog())));
    // This is the work of loading a save: every turn is played again, and every digest is compared.
    group.bench_function("load and prove", |b| {
        b.iter_with_large_drop(|| {
            let archive = Archive::from_bytes(black_box(&bytes), book.catalog()).expect("what was written can be read");
            Session::resume(book.clone(), archive).expect("what was played plays the same again")
        });
    });
    group.finish();
}

criterion_group!(benches, game, turn, draft, payment, whole_game, save);
criterion_main!(benches);
