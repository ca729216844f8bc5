//! A mind's beliefs about hidden property of other houses: it assumes the typical values of the
//! turn, so that houses in imagined games act as usual.

use infernal_conclave::minds::Minds;
use infernal_conclave::rules::archfiends::Discipline;
use infernal_conclave::rules::expectations::Expectations;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, OrderKind};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::view::SeatView;

use super::{found, mind, play};
use infernal_conclave::rules::conclave::GameLength;

/// Returns a game of dukes after thirty turns.
fn late(book: &Rulebook, seed: u64) -> Game {
    let minds = ["duke"; 4];
    play(book, found(book, &minds, seed, GameLength::Normal), &minds, seed, 30)
}

/// Returns the games that seat 0 imagines with these expectations.
fn imagined(book: &Rulebook, game: &Game, expectations: &Expectations) -> Vec<Game> {
    let view = SeatView::of(game, Seat(0));
    (0..8).map(|seed| view.imagine(book.catalog(), expectations, seed)).collect()
}

/// Returns the mean level of an attribute of the other houses.
fn mean(games: &[Game], of: Discipline) -> f64 {
    let levels = |game: &Game| -> u32 {
        game.seats().skip(1).map(|seat| u32::from(game.houses().of(seat).attributes.of(of))).sum()
    };
    games.iter().map(levels).sum::<u32>() as f64 / (games.len() * (games[0].seat_count() - 1)) as f64
}

#[test]
fn others_are_taken_to_have_raised_what_is_usually_raised_by_then() {
    let book = Rulebook::standard();
    let game = late(&book, 4);
    let usual = &Minds::standard().usual;
    let (as_usual, as_founded) = (imagined(&book, &game, usual), imagined(&book, &game, &Expectations::default()));
    let truth = mean(std::slice::from_ref(&game), Discipline::Diabolism);
    let (believed, plain) = (mean(&as_usual, Discipline::Diabolism), mean(&as_founded, Discipline::Diabolism));
    assert!((believed - truth).abs() < 1.0, "{believed} is believed where {truth} is true");
    assert!(plain < truth - 2.0, "who expects nothing takes them to be as they were founded: {plain}");
}

#[test]
fn others_do_in_imagined_games_what_they_do() {
    let book = Rulebook::standard();
    // One game has too few rituals for a comparison: three houses cast only a few in one turn.
    let games: Vec<Game> = [4, 5, 7, 9, 11, 13].map(|seed| late(&book, seed)).into();
    let duke = mind("duke");
    let kinds = |game: &Game| -> Vec<OrderKind> {
        let orders = |seat: Seat| -> Draft { duke.draft(&book, &SeatView::of(game, seat), 3) };
        game.seats()
            .skip(1)
            .flat_map(|seat| orders(seat).slots.into_iter().flatten())
            .map(|order| order.kind())
            .collect()
    };
    let rituals = |games: &[Game]| {
        let cast = |game: &Game| kinds(game).iter().filter(|&&kind| kind == OrderKind::PerformRitual).count();
        games.iter().map(cast).sum::<usize>() as f64 / games.len() as f64
    };
    let of_all = |expectations: &Expectations| -> Vec<Game> {
        games.iter().flat_map(|game| imagined(&book, game, expectations)).collect()
    };
    let truth = rituals(&games);
    let believed = rituals(&of_all(&Minds::standard().usual));
    let plain = rituals(&of_all(&Expectations::default()));
    // Fewer than nine would be too few to compare.
    assert!(truth * games.len() as f64 >= 9.0, "{truth} rituals are cast by three dukes in turn thirty");
    assert!(believed > truth / 2.0 && plain < truth / 4.0, "{believed} and {plain} where it is {truth}");
}
