//! Whole games by lot: they end, nothing is made or lost, and no choice of the lists is refused.

use oaths::rules::catalog::Catalog;
use oaths::rules::choices;
use oaths::rules::game::Game;
use oaths::rules::ids::{Card, HandCard, Paper, RealmKind, SpecialKind};
use oaths::rules::step::{self, Choice, Step};
use oaths::rules::trade::TradeStep;
use oaths::rules::view::View;
use oaths::rules::war::WarStep;
use rayon::prelude::*;

use crate::world;

/// Counts every card of a game: each has to be somewhere, once.
fn count(catalog: &Catalog, game: &Game) {
    let torture = game.agenda().iter().flat_map(|step| match step {
        Step::Trade(TradeStep::Torture { seen, .. }) => seen.clone(),
        _ => Vec::new(),
    });
    let hands: Vec<HandCard> =
        game.seats().flat_map(|seat| game.domain(seat).hand.cards().to_vec()).chain(torture).collect();

    let mut cards: Vec<Card> = game.deck().iter().chain(game.discard()).chain(game.fallen()).copied().collect();
    cards.extend(game.conflict().sieges.iter().flat_map(|siege| siege.aside.iter().map(|(_, card)| *card)));
    let mut realms: Vec<RealmKind> = game.vacant().to_vec();
    for seat in game.seats() {
        let domain = game.domain(seat);
        cards.extend(domain.cards().chain(domain.drawn.iter().copied()).chain(domain.magic.iter().copied()));
        realms.extend(domain.realm);
    }
    realms.extend(game.conflict().sieges.iter().filter_map(|siege| siege.spoils.as_ref()?.realm));
    realms.extend(game.agenda().iter().filter_map(|step| match step {
        Step::War(WarStep::Swap { realm, .. }) => Some(*realm),
        _ => None,
    }));
    cards.sort_unstable();
    assert_eq!(cards, catalog.all_cards().collect::<Vec<_>>(), "resource cards at step {}", game.step());

    realms.sort_unstable();
    realms.dedup();
    assert_eq!(realms.len(), game.seats().count() + 1, "realms at step {}", game.step());

    let mut specials: Vec<SpecialKind> = game.special_deck().to_vec();
    let mut papers: Vec<Paper> = game.pile().iter().chain(game.away()).copied().collect();
    for card in hands {
        match card {
            HandCard::Paper(paper) => papers.push(paper),
            HandCard::Special(special) => specials.push(special),
        }
    }
    specials.sort_unstable();
    assert_eq!(specials, catalog.special_kinds().collect::<Vec<_>>(), "special cards at step {}", game.step());
    papers.sort_unstable();
    let numbers = &catalog.numbers;
    let mut all: Vec<Paper> = Vec::new();
    for of in game.seats() {
        all.extend((0..numbers.favors).map(|_| Paper::favor(of)));
        all.extend((0..numbers.oaths).map(|_| Paper::oath(of)));
        all.extend((0..numbers.votes).map(|_| Paper::vote(of)));
    }
    all.sort_unstable();
    assert_eq!(papers, all, "papers at step {}", game.step());
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
            let choices = choices::some(&catalog, view.game(), seat, 2, lot);
            for choice in &choices {
                // What looks lawful from a seat is lawful.
                assert_eq!(step::check(&catalog, &game, choice), Ok(()), "{choice:?} at {:?}", game.due());
            }
            answers.extend(choices.into_iter().next());
        }
        let (next, _) = step::advance(&catalog, &game, &answers);
        assert_eq!(next.step(), game.step() + 1);
        game = next;
        steps += 1;
        assert!(steps < 1000, "the game does not end");
    }
    count(&catalog, &game);
    steps
}

#[test]
fn games_by_lot_end_and_keep_their_cards() {
    let most: u64 = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(40);
    for seats in 3..=6 {
        let steps: Vec<u32> = (0..most).into_par_iter().map(|seed| play(seats, seed)).collect();
        assert!(steps.iter().all(|steps| *steps > 50));
    }
}

#[test]
fn an_imagined_game_looks_the_same_from_its_seat() {
    let catalog = world::catalog();
    for seed in 0..6 {
        let mut game = world::game(3 + seed as usize % 4, seed);
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
    for seed in 0..6 {
        let mut game = world::game(3 + seed as usize % 4, seed);
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
