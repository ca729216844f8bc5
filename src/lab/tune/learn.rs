//! `tune outlook`: learns from many moments of many games which possessions of a house predict the
//! election.
//!
//! In these games every seat has different weights, drawn at random again for each season.
//! Otherwise the possessions of a house would only follow from habits that all houses share. The
//! chances are a softmax over the sums of the houses. They are fitted by gradient descent with Adam
//! and weight decay. Of all rounds, the one that predicts the test games best is kept.

use std::fmt::Write;

use terminal::Failure;

use super::Learning;
use super::contest::play;
use super::weights::Drawn;
use crate::minds::searcher::figures::{FIGURES, NAMES, figures};
use crate::minds::searcher::outlook::{KNOTS, MARKS, Outlook, Row, electable, exp, shares};
use crate::minds::{Mind, Minds, turns_left};
use crate::rules::dice::{Dice, Rolls, Stream};
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;

/// Turns between two moments of a game.
const EVERY: u32 = 4;

/// A game is a test game if its index is a multiple of this number.
const KEPT: usize = 5;

/// Passes over all moments.
const ROUNDS: u32 = 30;
/// Moments per step.
const BATCH: usize = 256;
/// Learning rate.
const RATE: f64 = 0.002;
/// Weight decay.
const PULL: f64 = 0.01;

/// Index of the first weight of the marks. The constants of the marks begin at 0.
const COUNT: usize = MARKS;
/// Index of the first weight of the figures at the knots.
const AT_KNOTS: usize = COUNT + MARKS;
/// Index of the first weight of the figures in the marks.
const IN_MARKS: usize = AT_KNOTS + FIGURES * KNOTS.len();
/// Number of all weights.
const NUMBERS: usize = IN_MARKS + FIGURES * MARKS;

/// A moment of a game: its shares of the knots, the figures of the houses, and the index of the
/// elected house.
struct Moment {
    shares: [f64; KNOTS.len()],
    houses: Vec<[f64; FIGURES]>,
    elected: usize,
}

/// Plays the games, learns from them and reports.
pub(super) fn run(book: &Rulebook, options: &Learning, minds: &Minds) -> Result<String, Failure> {
    let games = options.series.play(options.games, 1, |index, seed| observe(book, seed, index, minds))?;
    let (mut test, mut train) = (Vec::new(), Vec::new());
    for (index, game) in games.into_iter().enumerate() {
        if index % KEPT == 0 { &mut test } else { &mut train }.extend(game);
    }
    if test.is_empty() || train.is_empty() {
        return Err("there is nothing to learn from so few games".into());
    }
    let (means, spreads) = scale(train.iter().chain(&test).flat_map(|moment| &moment.houses));
    for figure in train.iter_mut().chain(&mut test).flat_map(|moment| &mut moment.houses) {
        for at in 0..FIGURES {
            figure[at] = (figure[at] - means[at]) / spreads[at];
        }
    }
    let (numbers, round) = fit(&train, &test, options.series.seed);
    let mut text = String::new();
    let _ = writeln!(
        text,
        "// {} games: {} moments learned from, {} kept to test; surprise {:.4}, on the test {:.4} ({:.4} without knowledge), round {round}",
        options.games,
        train.len(),
        test.len(),
        surprise(&train, &numbers),
        surprise(&test, &numbers),
        surprise(&test, &[0.0; NUMBERS]),
    );
    tell(&outlook(&numbers, &means, &spreads), &mut text);
    Ok(text)
}

/// Plays a game and returns its moments.
fn observe(book: &Rulebook, seed: u64, index: u32, minds: &Minds) -> Result<Vec<Moment>, String> {
    let mut rolls = Dice::new(seed, 0).open(Stream::Mind(Seat(0)));
    let houses: Vec<Drawn> = (0..Seat::MOST).map(|_| Drawn::at_random(minds, &mut rolls)).collect();
    let houses: Vec<&(dyn Mind + 'static)> = houses.iter().map(|house| house as &(dyn Mind + 'static)).collect();
    let mut seen: Vec<([f64; KNOTS.len()], Vec<(Seat, [f64; FIGURES])>)> = Vec::new();
    let session = play(book, seed, &houses, |session| {
        let first = session.view(Seat(0));
        if !(first.table().turn() + index).is_multiple_of(EVERY) {
            return;
        }
        let shares = shares(turns_left(book.catalog(), first.table()));
        let looks = Seat(rolls.below(Seat::MOST as u32) as u8);
        let view = session.view(looks);
        let table = view.table();
        if !electable(table, looks) {
            return;
        }
        let houses = table.seats().filter(|&seat| electable(table, seat));
        seen.push((shares, houses.map(|seat| (seat, figures(book.catalog(), table, seat, looks))).collect()));
    })?;
    let Some(elected) = session.ending().and_then(|ending| ending.elected) else { return Ok(Vec::new()) };
    let moments = seen.into_iter().filter_map(|(shares, houses)| {
        let at = houses.iter().position(|(seat, _)| *seat == elected)?;
        Some(Moment { shares, houses: houses.into_iter().map(|(_, figures)| figures).collect(), elected: at })
    });
    Ok(moments.collect())
}

/// Returns the mean and the standard deviation of each figure.
fn scale<'a>(houses: impl Iterator<Item = &'a [f64; FIGURES]> + Clone) -> ([f64; FIGURES], [f64; FIGURES]) {
    let count = houses.clone().count().max(1) as f64;
    let mut means = [0.0; FIGURES];
    for house in houses.clone() {
        means.iter_mut().zip(house).for_each(|(mean, figure)| *mean += figure / count);
    }
    let mut spreads = [0.0; FIGURES];
    for house in houses {
        for at in 0..FIGURES {
            spreads[at] += (house[at] - means[at]).powi(2) / count;
        }
    }
    (means, spreads.map(|square| square.sqrt() + 1e-6))
}

/// Returns the sum of a house, and its marks.
fn sum(house: &[f64; FIGURES], shares: &[f64; KNOTS.len()], numbers: &[f64]) -> (f64, [f64; MARKS]) {
    let mut marks = [0.0; MARKS];
    marks.copy_from_slice(&numbers[..MARKS]);
    let mut sum = 0.0;
    for (at, figure) in house.iter().enumerate() {
        let knots = &numbers[AT_KNOTS + at * KNOTS.len()..][..KNOTS.len()];
        sum += figure * knots.iter().zip(shares).map(|(count, share)| count * share).sum::<f64>();
        let cells = &numbers[IN_MARKS + at * MARKS..][..MARKS];
        marks.iter_mut().zip(cells).for_each(|(mark, cell)| *mark += figure * cell);
    }
    let marks = marks.map(|mark| mark.max(0.0));
    (sum + marks.iter().zip(&numbers[COUNT..]).map(|(mark, count)| mark * count).sum::<f64>(), marks)
}

fn chances(sums: &[(f64, [f64; MARKS])]) -> Vec<f64> {
    let best = sums.iter().map(|(sum, _)| *sum).fold(f64::NEG_INFINITY, f64::max);
    let powers: Vec<f64> = sums.iter().map(|(sum, _)| exp(sum - best)).collect();
    let all: f64 = powers.iter().sum();
    powers.into_iter().map(|power| power / all).collect()
}

/// Returns the mean of the negative logarithm of the chance of the elected house.
fn surprise(moments: &[Moment], numbers: &[f64]) -> f64 {
    let of = |moment: &Moment| {
        let sums: Vec<_> = moment.houses.iter().map(|house| sum(house, &moment.shares, numbers)).collect();
        -chances(&sums)[moment.elected].max(1e-12).ln()
    };
    moments.iter().map(of).sum::<f64>() / moments.len().max(1) as f64
}

/// Returns the numbers that predict the test games best, and the round that found them.
fn fit(train: &[Moment], test: &[Moment], seed: u64) -> (Vec<f64>, u32) {
    let mut rolls = Dice::new(seed, 0).open(Stream::Mind(Seat(0)));
    let mut numbers = vec![0.0; NUMBERS];
    for number in &mut numbers[IN_MARKS..] {
        *number = spread(&mut rolls) / (FIGURES as f64).sqrt();
    }
    for number in &mut numbers[COUNT..AT_KNOTS] {
        *number = 0.3 * spread(&mut rolls) / (MARKS as f64).sqrt();
    }
    let (mut mean, mut square) = (vec![0.0; NUMBERS], vec![0.0; NUMBERS]);
    let mut order: Vec<usize> = (0..train.len()).collect();
    let (mut best, mut least, mut round_of_best) = (numbers.clone(), surprise(test, &numbers), 0);
    let mut step = 0;
    for round in 1..=ROUNDS {
        rolls.shuffle(&mut order);
        for batch in order.chunks(BATCH) {
            step += 1;
            let slope = slope(train, batch, &numbers);
            for at in 0..NUMBERS {
                mean[at] = 0.9 * mean[at] + 0.1 * slope[at];
                square[at] = 0.999 * square[at] + 0.001 * slope[at] * slope[at];
                let (mean, square) = (mean[at] / (1.0 - 0.9_f64.powi(step)), square[at] / (1.0 - 0.999_f64.powi(step)));
                numbers[at] -= RATE * mean / (square.sqrt() + 1e-8);
            }
        }
        let surprise = surprise(test, &numbers);
        if surprise < least {
            (best, least, round_of_best) = (numbers.clone(), surprise, round);
        }
    }
    (best, round_of_best)
}

/// Draws a number from -1.7 to 1.7, uniformly.
fn spread(rolls: &mut Rolls) -> f64 {
    1.7 * (f64::from(rolls.below(2001)) / 1000.0 - 1.0)
}

/// Returns the gradient of the surprise of these moments.
fn slope(moments: &[Moment], batch: &[usize], numbers: &[f64]) -> Vec<f64> {
    let mut slope: Vec<f64> = numbers.iter().map(|number| PULL * number).collect();
    slope[..MARKS].fill(0.0);
    for moment in batch.iter().map(|&at| &moments[at]) {
        let sums: Vec<_> = moment.houses.iter().map(|house| sum(house, &moment.shares, numbers)).collect();
        for (at, (chance, (house, (_, marks)))) in
            chances(&sums).into_iter().zip(moment.houses.iter().zip(&sums)).enumerate()
        {
            let gap = (chance - f64::from(u8::from(at == moment.elected))) / batch.len() as f64;
            let mut back = [0.0; MARKS];
            for mark in (0..MARKS).filter(|&mark| marks[mark] > 0.0) {
                back[mark] = gap * numbers[COUNT + mark];
                slope[mark] += back[mark];
                slope[COUNT + mark] += gap * marks[mark];
            }
            for (at, figure) in house.iter().enumerate() {
                let knots = &mut slope[AT_KNOTS + at * KNOTS.len()..][..KNOTS.len()];
                knots.iter_mut().zip(&moment.shares).for_each(|(knot, share)| *knot += gap * figure * share);
                let cells = &mut slope[IN_MARKS + at * MARKS..][..MARKS];
                cells.iter_mut().zip(&back).for_each(|(cell, back)| *cell += back * figure);
            }
        }
    }
    slope
}

/// Returns the outlook with these numbers, for figures that are not normalized.
fn outlook(numbers: &[f64], means: &[f64; FIGURES], spreads: &[f64; FIGURES]) -> Outlook {
    let mut outlook = Outlook { marks: [0.0; MARKS], count: [0.0; MARKS], rows: vec![Row::default(); FIGURES] };
    outlook.marks.copy_from_slice(&numbers[..MARKS]);
    outlook.count.copy_from_slice(&numbers[COUNT..AT_KNOTS]);
    for (at, Row(knots, cells)) in outlook.rows.iter_mut().enumerate() {
        for (knot, count) in knots.iter_mut().zip(&numbers[AT_KNOTS + at * KNOTS.len()..]) {
            *knot = count / spreads[at];
        }
        for (mark, cell) in cells.iter_mut().enumerate() {
            *cell = numbers[IN_MARKS + at * MARKS + mark] / spreads[at];
            outlook.marks[mark] -= *cell * means[at];
        }
    }
    outlook
}

/// Writes an outlook in the syntax of `assets/minds/minds.ron`.
fn tell(outlook: &Outlook, text: &mut String) {
    let list = |numbers: &[f64]| {
        let numbers: Vec<String> = numbers.iter().map(|number| format!("{number:.4}")).collect();
        format!("({})", numbers.join(", "))
    };
    let _ = writeln!(text, "    outlook: (");
    let _ = writeln!(text, "        marks: {},", list(&outlook.marks));
    let _ = writeln!(text, "        count: {},", list(&outlook.count));
    let _ = writeln!(text, "        rows: [");
    for (Row(knots, cells), name) in outlook.rows.iter().zip(NAMES) {
        let _ = writeln!(text, "            ({}, {}), // {name}", list(knots), list(cells));
    }
    let _ = writeln!(text, "        ],\n    ),");
}
