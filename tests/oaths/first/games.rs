//! Whole games by lot: they end, nothing is made or lost, and no choice of the lists is refused.

use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::choices;
use oaths::first::rules::game::{Game, Whereabouts};
use oaths::first::rules::ids::{Card, Seat};
use oaths::first::rules::muster::MusterStep;
use oaths::first::rules::step::{self, Choice, Step};
use oaths::first::rules::view::View;
use oaths::first::rules::war::Side;
use rayon::prelude::*;

use super::world;

/// Counts every card of a game: each has to be somewhere, once.
fn count(catalog: &Catalog, game: &Game) {
    let mut cards: Vec<Card> = game.deck().iter().chain(game.discard()).chain(game.fallen()).copied().collect();
    let mut oaths: Vec<Seat> = game.pile().to_vec();
    for step in game.agenda() {
        if let Step::Muster(MusterStep::Torture { seen, .. }) = step {
            oaths.extend(seen);
        }
    }
    for seat in game.seats() {
        let domain = game.domain(seat);
        cards.extend(domain.cards().chain(domain.hand.resources()));
        oaths.extend(domain.hand.oaths());
    }
    cards.sort_unstable();
    assert_eq!(cards, catalog.all_cards().collect::<Vec<_>>(), "resource cards at step {}", game.step());
    oaths.sort_unstable();
    let all: Vec<Seat> = game.seats().flat_map(|of| (0..catalog.numbers.oaths).map(move |_| of)).collect();
    assert_eq!(oaths, all, "oaths at step {}", game.step());
    hold(catalog, game);
}

/// Checks what always holds.
fn hold(catalog: &Catalog, game: &Game) {
    for seat in game.seats() {
        let domain = game.domain(seat);
        if let Whereabouts::Prison(captor) = domain.whereabouts {
            assert!(captor != seat, "nobody is its own prisoner");
            let ruin = game.battle().is_some_and(|battle| battle.hit.contains(&seat));
            assert!(ruin || game.domain(captor).fortress.is_some(), "a prison without fortress: {:?}", game.due());
        }
        assert!(domain.fortress.is_none_or(|card| catalog.fortress(card).is_some()));
        assert!(domain.rituals.iter().all(|card| catalog.ritual(*card).is_some()));
        assert!(domain.earth.iter().all(|card| catalog.horde(*card).is_some()));
        let lies = |card: &Card| catalog.horde(*card).is_some() || catalog.artifact(*card).is_some();
        assert!(domain.tabled.iter().all(lies));
        if game.ashamed(seat) {
            assert_eq!(domain.points, 0, "no points in disgrace");
        }
        let posts = game.posts().iter().filter(|post| post.holder == Some(seat)).count();
        assert_eq!(posts, game.posts_of(seat));
    }
    if let Some(battle) = game.battle() {
        assert_eq!(battle.armies[0].seat, battle.attacker);
        assert_eq!((battle.armies[1].seat, battle.armies[1].side), (battle.defender, Side::Defend));
        for army in &battle.armies {
            let domain = game.domain(army.seat);
            assert!(army.hordes.iter().all(|card| domain.tabled.contains(card)), "an army of its own hordes");
            assert!(army.souls <= domain.souls);
        }
    }
}

/// Plays a game by lot. Returns its number of steps.
fn play(seats: usize, seed: u64) -> u32 {
    let catalog = world::catalog();
    let mut game = world::game(seats, seed);
    let mut steps = 0;
    while game.ending().is_none() {
        count(&catalog, &game);
        let asked = game.asked().to_vec();
        assert!(!asked.is_empty(), "nobody is asked at step {}", game.step());
        let mut answers: Vec<Choice> = Vec::new();
        for seat in asked {
            let view = View::of(&game, seat);
            let lot = seed ^ u64::from(game.step()) << 8 ^ u64::from(seat.0);
            let default = game.due().expect("a step").default(&catalog, &game, seat);
            assert_eq!(step::check(&catalog, &game, &Choice { seat, answer: default }), Ok(()), "{:?}", game.due());
            let choices = choices::some(&catalog, view.game(), seat, 2, lot);
            for choice in &choices {
                // What looks lawful from a seat is lawful, but for special cards at other hands.
                let lawful = step::check(&catalog, &game, choice);
                assert_eq!(lawful, Ok(()), "{choice:?} at {:?}", game.due());
            }
            answers.extend(choices.into_iter().next());
        }
        let (next, _) = step::advance(&catalog, &game, &answers);
        assert_eq!(next.step(), game.step() + 1);
        game = next;
        steps += 1;
        assert!(steps < 5000, "the game does not end");
    }
    count(&catalog, &game);
    steps
}

#[test]
fn games_by_lot_end_and_keep_their_cards() {
    let most: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(20);
    for seats in 4..=6 {
        let steps: Vec<u32> = (0..most).into_par_iter().map(|seed| play(seats, seed)).collect();
        assert!(steps.iter().all(|steps| *steps > 10));
    }
}

#[test]
fn an_imagined_game_looks_the_same_from_its_seat() {
    let catalog = world::catalog();
    for seed in 0..3 {
        let mut game = world::game(4 + seed as usize % 3, seed);
        while game.ending().is_none() {
            for seat in game.seats() {
                let view = View::of(&game, seat);
                let imagined = view.imagine(&catalog, seed + 1);
                count(&catalog, &imagined);
                assert_eq!(View::of(&imagined, seat), view, "seat {seat} at step {}", game.step());
            }
            let answers: Vec<Choice> =
                game.asked().iter().map(|seat| choices::some(&catalog, &game, *seat, 1, seed).swap_remove(0)).collect();
            game = step::advance(&catalog, &game, &answers).0;
        }
    }
}

/// A seat does not see the hands of others. Still it can do all that the rules allow: an offer of a
/// hidden card can be taken.
#[test]
fn what_is_lawful_looks_lawful_from_its_seat() {
    let catalog = world::catalog();
    for seed in 0..4 {
        let mut game = world::game(4 + seed as usize % 3, seed);
        while game.ending().is_none() {
            let mut answers: Vec<Choice> = Vec::new();
            for &seat in game.asked() {
                let view = View::of(&game, seat);
                let lot = seed ^ u64::from(game.step()) << 8;
                let lawful = choices::some(&catalog, &game, seat, 6, lot);
                for choice in &lawful {
                    let seen = step::check(&catalog, view.game(), choice);
                    assert_eq!(seen, Ok(()), "{choice:?} at {:?}", game.due());
                }
                answers.extend(lawful.into_iter().next());
            }
            game = step::advance(&catalog, &game, &answers).0;
        }
    }
}
