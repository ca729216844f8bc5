//! Learning the outlook: which weights would have foretold best who was elected, over all turns of many games.
//!
//! The chances are a softmax over the houses' sums, so this is a conditional logit, fitted by gradient ascent with Adam's steps and
//! a slight pull towards nothing.

use std::fmt::Write;

use rayon::prelude::*;

use super::Learning;
use super::contest::play;
use crate::brains::conclave::outlook::{FIGURES, KNOTS, NAMES, electable, exp, figures, shares};
use crate::brains::{self, Brain, turns_left};
use crate::commands::Failure;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;

/// One moment of one game.
struct Moment {
    shares: [f64; KNOTS.len()],
    houses: Vec<[f64; FIGURES]>,
    elected: usize,
}

/// Plays and learns.
pub(super) fn run(book: &Rulebook, options: &Learning) -> Result<String, Failure> {
    let mind = brains::by_name(&options.mind).ok_or_else(|| format!("no mind is called \"{}\"", options.mind))?;
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).build()?;
    let one = |index: u32| -> Result<Vec<Moment>, String> {
        let minds: Vec<&dyn Brain> = (0..Seat::MOST).map(|_| &*mind).collect();
        let mut seen: Vec<([f64; KNOTS.len()], Vec<(Seat, [f64; FIGURES])>)> = Vec::new();
        let sitting = play(book, options.seed + u64::from(index), &minds, |sitting| {
            let mut houses = Vec::new();
            let mut horizon = 0;
            for seat in (0..Seat::MOST as u8).map(Seat) {
                let view = sitting.view(seat);
                horizon = turns_left(book.catalog(), view.table());
                if electable(view.table(), seat) {
                    houses.push((seat, figures(book.catalog(), view.table(), seat)));
                }
            }
            seen.push((shares(horizon), houses));
        })?;
        let Some(elected) = sitting.ending().and_then(|ending| ending.elected) else { return Ok(Vec::new()) };
        let moments = seen.into_iter().filter_map(|(shares, houses)| {
            let at = houses.iter().position(|(seat, _)| *seat == elected)?;
            Some(Moment { shares, houses: houses.into_iter().map(|(_, figures)| figures).collect(), elected: at })
        });
        Ok(moments.collect())
    };
    let games: Result<Vec<Vec<Moment>>, String> =
        pool.install(|| (0..options.games).into_par_iter().map(one).collect());
    let games = games?;
    let held_out = games.len() / 5;
    let (test, train) = games.split_at(held_out);
    let train: Vec<&Moment> = train.iter().flatten().collect();
    let test: Vec<&Moment> = test.iter().flatten().collect();
    let rows = fit(&train);
    let mut text = String::new();
    let zero = [[0.0; KNOTS.len()]; FIGURES];
    let _ = writeln!(
        text,
        "// {} games of {}: {} moments learned from, {} kept to test; surprise {:.4} ({:.4} without knowledge), on the test {:.4}",
        options.games,
        options.mind,
        train.len(),
        test.len(),
        surprise(&train, &rows),
        surprise(&train, &zero),
        surprise(&test, &rows)
    );
    for (row, name) in rows.iter().zip(NAMES) {
        let cells: Vec<String> = row.iter().map(|weight| format!("{weight:.3}")).collect();
        let _ = writeln!(text, "        ({}), // {name}", cells.join(", "));
    }
    Ok(text)
}

fn chances(moment: &Moment, rows: &[[f64; KNOTS.len()]; FIGURES]) -> Vec<f64> {
    let counts: Vec<f64> =
        rows.iter().map(|row| row.iter().zip(moment.shares).map(|(weight, share)| weight * share).sum()).collect();
    let sums: Vec<f64> = moment
        .houses
        .iter()
        .map(|house| house.iter().zip(&counts).map(|(figure, count)| figure * count).sum())
        .collect();
    let best = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = sums.iter().map(|sum| exp(sum - best)).collect();
    let all: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

fn surprise(moments: &[&Moment], rows: &[[f64; KNOTS.len()]; FIGURES]) -> f64 {
    let all: f64 = moments.iter().map(|moment| -chances(moment, rows)[moment.elected].max(1e-12).ln()).sum();
    all / moments.len().max(1) as f64
}

fn fit(moments: &[&Moment]) -> [[f64; KNOTS.len()]; FIGURES] {
    let mut rows = [[0.0; KNOTS.len()]; FIGURES];
    let mut mean = rows;
    let mut square = rows;
    for step in 1..=300 {
        let mut slope = [[0.0; KNOTS.len()]; FIGURES];
        for moment in moments {
            let chances = chances(moment, &rows);
            for (at, (house, chance)) in moment.houses.iter().zip(chances).enumerate() {
                let gap = f64::from(u8::from(at == moment.elected)) - chance;
                for (row, figure) in slope.iter_mut().zip(house) {
                    for (cell, share) in row.iter_mut().zip(moment.shares) {
                        *cell += gap * figure * share;
                    }
                }
            }
        }
        let rate = 0.05 * (1.0 - f64::from(step) / 400.0);
        for figure in 0..FIGURES {
            for knot in 0..KNOTS.len() {
                let g = slope[figure][knot] / moments.len().max(1) as f64 - 0.0005 * rows[figure][knot];
                let m = &mut mean[figure][knot];
                *m = 0.9 * *m + 0.1 * g;
                let s = &mut square[figure][knot];
                *s = 0.999 * *s + 0.001 * g * g;
                let m = *m / (1.0 - 0.9_f64.powi(step));
                let s = *s / (1.0 - 0.999_f64.powi(step));
                rows[figure][knot] += rate * m / (s.sqrt() + 1e-9);
            }
        }
    }
    rows
}
