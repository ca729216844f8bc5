//! The turning points of a finished game, and a report of every game that ends.

use infernal_conclave::chronicle::annals::{Annals, Deed, GreatMoment, turning_points};
use infernal_conclave::minds;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Sealed};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use proptest::prelude::*;

fn swing(turn: u32, seat: u8) -> GreatMoment {
    GreatMoment { turn, deed: Deed::Swing { seat: Seat(seat), amount: 9 }, canton: None }
}

fn part(moment: &GreatMoment, seat: Seat) -> bool {
    matches!(moment.deed, Deed::Swing { seat: of, .. } if of == seat)
}

#[test]
fn the_turn_with_the_largest_change_is_told_with_what_happened_in_it() {
    let chances = vec![
        vec![Some(200), Some(300), None, Some(500)],
        vec![Some(210), Some(250), None, Some(505)],
        vec![Some(400), Some(240), None, Some(510)],
        vec![Some(380), Some(100), None, None],
    ];
    let moments = [swing(2, 1), swing(2, 0), swing(3, 0)];
    let points = turning_points(&chances, &moments, part);
    let told: Vec<_> = points.iter().map(|point| (point.seat.0, point.turn, point.before, point.after)).collect();
    assert_eq!(told, [(0, 2, 210, 400), (1, 3, 240, 100)], "people have no estimate, and small changes no line");
    assert_eq!(points[0].moment, Some(swing(2, 0)), "one's own moment of the turn");
    assert_eq!(points[1].moment, Some(swing(3, 0)), "or else the first");
    assert_eq!(turning_points(&[], &moments, part), []);
    // Of equal changes the earlier one is told.
    let level = vec![vec![Some(100)], vec![Some(200)], vec![Some(100)]];
    assert_eq!(turning_points(&level, &[], part)[0].turn, 1);
}

/// Plays a short game of quiet minds to its end.
fn ended(seed: u64) -> (Vec<Game>, Vec<Vec<infernal_conclave::rules::facts::Entry>>) {
    let book = Rulebook::standard();
    let seats = book.catalog().archfiends.iter().take(4).enumerate().map(|(index, def)| SeatCharter {
        player: Player::Human,
        archfiend: def.into(),
        symbol: index as u8,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::ALL[0],
        map_type: MapType::ALL[0],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed,
        iron_man: false,
    };
    let game = Game::found(book.catalog(), Charter { settings, seats: seats.collect() }).expect("a lawful set-up");
    let mind = minds::by_name("quiet").expect("a mind");
    let (mut games, mut logs) = (vec![game], Vec::new());
    while games[games.len() - 1].conclave().ending().is_none() && logs.len() < 400 {
        let game = &games[games.len() - 1];
        let view = |seat| infernal_conclave::rules::view::SeatView::of(game, seat);
        let drafts: Vec<Draft> = game.seats().map(|seat| mind.draft(&book, &view(seat), seed)).collect();
        let turn = resolve(&book, game, &Sealed::seal(&book, game, &drafts));
        games.push(turn.game);
        logs.push(turn.log);
    }
    (games, logs)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4, ..ProptestConfig::default() })]
    #[test]
    fn every_finished_game_has_its_report(seed in 0_u64..10_000) {
        let (games, logs) = ended(seed);
        let book = Rulebook::standard();
        let annals = Annals::of(book.catalog(), &games, &logs);
        let annals = annals.expect("the game has ended");
        prop_assert_eq!(annals.history.turns.len(), games.len());
        prop_assert_eq!(annals.masks.len(), 4);
        prop_assert!(!annals.awards.is_empty(), "somebody was best at something");
        prop_assert!(annals.moments.iter().all(|moment| (1..=logs.len() as u32).contains(&moment.turn)));
        prop_assert!(annals.moments.windows(2).all(|pair| pair[0].turn <= pair[1].turn));
    }
}
