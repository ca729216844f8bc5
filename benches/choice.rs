//! How long minds of Nine Circles think: the mean and the slowest choice of each, on one core.
//!
//! `cargo bench -p circles --bench choice`. The positions are those of whole games between imps, so
//! they are the same for all minds.

use std::time::{Duration, Instant};

use circles::minds::{self, NAMES};
use circles::rules::catalog::Catalog;
use circles::rules::game::Game;
use circles::rules::step;
use circles::rules::view::View;
use circles::table::series;

/// Whole games, and the choices between two that are measured.
const GAMES: u64 = 4;
const EVERY: usize = 3;

fn main() {
    let catalog = Catalog::standard();
    let imp = minds::by_name("imp").expect("a mind");
    let mut views = Vec::new();
    for seed in 0..GAMES {
        let seats = 3 + seed as usize % 4;
        let charter = series::charter(seed, &vec!["imp".to_owned(); seats], series::TURNS, series::TRADING_ROUNDS);
        let mut game = Game::found(&catalog, charter).expect("a sound set-up");
        while game.ending().is_none() {
            let asked: Vec<View> = game.asked().iter().map(|seat| View::of(&game, *seat)).collect();
            let choices: Vec<_> = asked.iter().map(|view| imp.choose(&catalog, view, u64::from(game.step()))).collect();
            views.extend(asked);
            game = step::advance(&catalog, &game, &choices).0;
        }
    }
    for name in NAMES {
        let mind = minds::by_name(name).expect("a mind");
        let times: Vec<Duration> = views
            .iter()
            .step_by(EVERY)
            .zip(0..)
            .map(|(view, seed)| {
                let begun = Instant::now();
                std::hint::black_box(mind.choose(&catalog, view, seed));
                begun.elapsed()
            })
            .collect();
        let slowest = times.iter().max().copied().unwrap_or_default();
        let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
        println!("{name}: {} choices, mean {mean:.1?}, slowest {slowest:.1?}", times.len());
    }
}
