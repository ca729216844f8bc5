//! Finding the weights: games in which every seat has weights of its own, each drawn at random around the known ones, and now and
//! then nothing at all. How much a weight helped is then the slope of a regression of the throne on its logarithm, for all weights at
//! once: every game tells something of every weight.
//!
//! Not here: what two weights do together. What looks good is proved with `tune contest`.

use std::fmt::Write;

use rayon::prelude::*;

use super::Drawing;
use super::contest::play;
use crate::brains::{Bent, Brain, Lore, Minds, Weights, compose};
use crate::commands::Failure;
use crate::rules::dice::{Dice, Rolls, Stream};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A mind that leans as its weights say and looks no further.
struct Drawn(Weights);

impl Brain for Drawn {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn description(&self) -> &'static str {
        "Leans as it was drawn."
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        compose(book, view, &Bent::of(self.0), seed, &Lore::default())
    }
}

/// How far weights are drawn: by 1.7 times this much in the logarithm, up and down, each distance as likely.
const SPREAD: f64 = 0.8;

/// What came of one seat: how far each weight was off, and how it fared.
struct Trial {
    off: [f64; Weights::COUNT],
    won: f64,
    place: f64,
}

/// Weights around these, and by how much the logarithm of each is off.
fn draw(around: &Weights, rolls: &mut Rolls) -> (Weights, [f64; Weights::COUNT]) {
    let mut weights = *around;
    let mut off = [0.0; Weights::COUNT];
    for (weight, off) in weights.all_mut().into_iter().zip(&mut off) {
        // Now and then nothing at all.
        if rolls.percent(12) {
            *off = f64::NEG_INFINITY;
            *weight = 0;
            continue;
        }
        *off = (f64::from(rolls.below(601)) - 300.0) / 300.0 * SPREAD * 1.7;
        *weight = (f64::from(*weight) * off.exp()).round() as i32;
    }
    (weights, off)
}

pub(super) fn run(book: &Rulebook, options: &Drawing, minds: &Minds) -> Result<String, Failure> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(options.jobs).build()?;
    let one = |index: u32| -> Result<Vec<Trial>, String> {
        let seed = options.seed + u64::from(index);
        let mut rolls = Dice::new(seed, 0).open(Stream::Brain(Seat(0)));
        let drawn: Vec<_> = (0..Seat::MOST).map(|_| draw(&minds.weights, &mut rolls)).collect();
        let houses: Vec<Drawn> = drawn.iter().map(|(weights, _)| Drawn(*weights)).collect();
        let houses: Vec<&dyn Brain> = houses.iter().map(|house| house as &dyn Brain).collect();
        let sitting = play(book, seed, &houses, |_| {})?;
        let Some(ending) = sitting.ending() else { return Ok(Vec::new()) };
        let trial = |(at, (_, off)): (usize, &(Weights, [f64; Weights::COUNT]))| {
            let seat = Seat(at as u8);
            let place = ending.count.iter().position(|line| line.seat == seat).unwrap_or(Seat::MOST);
            Trial { off: *off, won: f64::from(u8::from(ending.winner == Some(seat))), place: place as f64 }
        };
        Ok(drawn.iter().enumerate().map(trial).collect())
    };
    let trials: Result<Vec<Vec<Trial>>, String> =
        pool.install(|| (0..options.games).into_par_iter().map(one).collect());
    let trials: Vec<Trial> = trials?.into_iter().flatten().collect();
    let mut text = String::new();
    let mut now = minds.weights;
    let _ = writeln!(
        text,
        "// {} games; change of the chance to win, in points, when a weight is doubled; of the place; +- is twice the error",
        options.games
    );
    let mut next = Vec::new();
    for (at, (name, weight)) in Weights::NAMES.iter().zip(now.all_mut()).enumerate() {
        let none: Vec<&Trial> = trials.iter().filter(|trial| trial.off[at] == f64::NEG_INFINITY).collect();
        let trials: Vec<&Trial> = trials.iter().filter(|trial| trial.off[at] != f64::NEG_INFINITY).collect();
        let square: f64 = trials.iter().map(|trial| trial.off[at] * trial.off[at]).sum();
        let slope =
            |of: &dyn Fn(&Trial) -> f64| trials.iter().map(|trial| trial.off[at] * of(trial)).sum::<f64>() / square;
        let mean_place = trials.iter().map(|trial| trial.place).sum::<f64>() / trials.len() as f64;
        let nothing = 100.0 * none.iter().map(|trial| trial.won).sum::<f64>() / none.len().max(1) as f64;
        let (won, place) = (slope(&|trial| trial.won - 1.0 / 6.0), slope(&|trial| trial.place - mean_place));
        // Thirds of the range: what a weight does at its ends.
        let third = |low: f64, high: f64| {
            let of: Vec<f64> = trials
                .iter()
                .filter(|trial| trial.off[at] >= low && trial.off[at] < high)
                .map(|trial| trial.won)
                .collect();
            100.0 * of.iter().sum::<f64>() / of.len().max(1) as f64
        };
        let end = SPREAD * 1.7;
        let error = 2.0 * 0.373 / square.sqrt();
        let ln2 = std::f64::consts::LN_2;
        let _ = writeln!(
            text,
            "{name:>10} {weight:>4}: {:>+6.2} +- {:.2}   place {:>+6.3}   thirds {:.1} {:.1} {:.1}  none {nothing:.1}",
            100.0 * won * ln2,
            100.0 * error * ln2,
            place * ln2,
            third(-9.0, -end / 3.0),
            third(-end / 3.0, end / 3.0),
            third(end / 3.0, 9.0),
        );
        // A step along the slope, as far as it is sure.
        let sure = (won.abs() - error / 4.0).max(0.0) * won.signum();
        next.push((name, (f64::from(*weight) * (sure * options.step).clamp(-0.7, 0.7).exp()).round() as i32));
    }
    let fields: Vec<String> = next.into_iter().map(|(name, weight)| format!("{name}: {weight}")).collect();
    let _ = writeln!(text, "    weights: ({}),", fields.join(", "));
    Ok(text)
}
