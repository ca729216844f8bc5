//! `tune weights`: finds the weights that help to win, season by season.
//!
//! In the games every seat has different weights, drawn at random around the known ones, again for
//! each season. The effect of a weight in a season is the slope of winning on its logarithm. Each
//! game gives data about all weights at once. Each weight moves along its slope, less if the slope
//! may be chance.
//!
//! Combined effects of two weights are not modelled. `tune contest` proves the result.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use terminal::Failure;

use super::Drawing;
use super::contest::play;
use crate::minds::searcher::minds::Season;
use crate::minds::{Level, Mind, Minds, Reach, Searcher, Weights};
use crate::rules::dice::{Dice, Rolls, Stream};
use crate::rules::ids::Seat;
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// First turn of each season.
const SEASONS: [u32; 4] = [1, 8, 15, 27];

/// Largest distance of a drawn weight from the known one, in doublings. Distances are uniform.
const SPREAD: f64 = 1.2;

/// Longest step, in doublings.
const FURTHEST: f64 = 1.2;
/// Shortest step, in doublings. Shorter ones are not taken.
const SHORTEST: f64 = 0.12;

/// Distance of each weight from the known one in each season, in doublings.
type Off = [[f64; Weights::COUNT]; SEASONS.len()];

/// A mind that does not search beyond the present turn and has different weights in each season.
pub(super) struct Drawn {
    seasons: [Searcher; SEASONS.len()],
    off: Off,
}

impl Drawn {
    /// Draws weights around the known ones.
    pub(super) fn at_random(minds: &Minds, rolls: &mut Rolls) -> Self {
        let mut off = [[0.0; Weights::COUNT]; SEASONS.len()];
        let seasons = std::array::from_fn(|season| {
            let mut weights = minds.weights;
            for (weight, off) in weights.all_mut().into_iter().zip(&mut off[season]) {
                *off = (f64::from(rolls.below(601)) - 300.0) / 300.0 * SPREAD;
                *weight = (f64::from(*weight) * off.exp2()).round() as i32;
            }
            let mut minds = Minds { weights, ..minds.clone() };
            let reach = &mut minds.levels.fiend;
            *reach = Reach { plans: 1, worlds: 0, doubt: 0, ambition: 100, schooling: 100, ..*reach };
            Searcher::new(Level::Fiend, Arc::new(minds))
        });
        Self { seasons, off }
    }
}

impl Mind for Drawn {
    fn name(&self) -> &'static str {
        "fiend"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        let begun = SEASONS.iter().filter(|&&from| from <= view.table().turn()).count();
        self.seasons[begun.saturating_sub(1)].draft(book, view, seed)
    }
}

/// Result of a seat: the distances of its weights, and 1 if it won, 0 if not.
struct Trial {
    off: Off,
    won: f64,
}

/// Effect of a weight in a season, in percentage points of the chance to win per doubling, with its
/// standard error.
#[derive(Clone, Copy)]
struct Slope {
    points: f64,
    error: f64,
}

pub(super) fn run(book: &Rulebook, options: &Drawing, minds: &Minds) -> Result<String, Failure> {
    let one = |_, seed: u64| -> Result<Vec<Trial>, String> {
        let mut rolls = Dice::new(seed, 0).open(Stream::Mind(Seat(0)));
        let houses: Vec<Drawn> = (0..Seat::MOST).map(|_| Drawn::at_random(minds, &mut rolls)).collect();
        let minds: Vec<&(dyn Mind + 'static)> = houses.iter().map(|house| house as &(dyn Mind + 'static)).collect();
        let winner = play(book, seed, &minds, |_| {})?.ending().and_then(|ending| ending.winner);
        let won = |at: usize| f64::from(u8::from(winner == Some(Seat(at as u8))));
        Ok(houses.iter().enumerate().map(|(at, house)| Trial { off: house.off, won: won(at) }).collect())
    };
    let games = options.series.play(options.games, 1, one)?;
    let trials: Vec<Trial> = games.into_iter().flatten().collect();
    let slopes: Vec<Vec<Slope>> = (0..SEASONS.len())
        .map(|season| (0..Weights::COUNT).map(|weight| slope(&trials, season, weight)).collect())
        .collect();
    Ok(tell(&slopes, options, minds))
}

/// Returns the slope of winning on one weight in one season. The weights are drawn independently,
/// so each can be estimated alone.
fn slope(trials: &[Trial], season: usize, weight: usize) -> Slope {
    let mean = trials.iter().map(|trial| trial.won).sum::<f64>() / trials.len().max(1) as f64;
    let square: f64 = trials.iter().map(|trial| trial.off[season][weight].powi(2)).sum::<f64>().max(1e-9);
    let both: f64 = trials.iter().map(|trial| trial.off[season][weight] * (trial.won - mean)).sum();
    Slope { points: 100.0 * both / square, error: 100.0 * (mean * (1.0 - mean) / square).sqrt() }
}

/// Returns the table of slopes, and the seasons after a step along them.
fn tell(slopes: &[Vec<Slope>], options: &Drawing, minds: &Minds) -> String {
    let all = || slopes.iter().flatten();
    let count = all().count() as f64;
    // Variance of the slopes beyond their errors. The smaller it is, the shorter each step.
    let square = all().map(|slope| slope.points.powi(2)).sum::<f64>() / count;
    let luck = all().map(|slope| slope.error.powi(2)).sum::<f64>() / count;
    let matters = (square - luck).max(0.0);
    let step = |slope: &Slope| {
        let believed = slope.points * matters / (matters + slope.error.powi(2)).max(1e-9);
        (believed * options.step).clamp(-FURTHEST, FURTHEST)
    };
    let mut text = String::new();
    let _ = writeln!(
        text,
        "// {} games: points of the chance to win when a weight is doubled from turn {SEASONS:?} on, each +- {:.2}; {:.2} of them no luck",
        options.games,
        2.0 * luck.sqrt(),
        matters.sqrt()
    );
    for (at, name) in Weights::NAMES.iter().enumerate() {
        let row: Vec<String> = slopes.iter().map(|season| format!("{:>+6.2}", season[at].points)).collect();
        let _ = writeln!(text, "// {name:>10} {}", row.join(" "));
    }
    let _ = writeln!(text, "    seasons: [");
    for (from, slopes) in SEASONS.into_iter().zip(slopes) {
        let now = minds.seasons.iter().rev().find(|season| season.from <= from);
        let tips = Weights::NAMES.into_iter().zip(slopes).filter_map(|(name, slope)| {
            let known = now.and_then(|season| season.tips.get(name)).copied();
            let step = step(slope);
            let moved = (f64::from(known.unwrap_or(100)) * step.exp2()).round() as i32;
            (known.is_some() || step.abs() > SHORTEST).then(|| (name.to_owned(), moved))
        });
        let season = Season { from, tips: tips.collect::<BTreeMap<_, _>>() };
        let tips: Vec<String> = season.tips.iter().map(|(name, tip)| format!("\"{name}\": {tip}")).collect();
        let _ = writeln!(text, "        (from: {from}, tips: {{{}}}),", tips.join(", "));
    }
    let _ = writeln!(text, "    ],");
    text
}
