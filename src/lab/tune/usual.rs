//! `tune usual`: typical values of houses by turn, from games of one mind with itself. Minds expect
//! them of other houses where they cannot see.
//!
//! Correlations between values are not modelled.

use std::fmt::Write;
use std::sync::Arc;

use simulation::roster;
use terminal::Failure;

use super::Habits;
use super::contest::play;
use super::sums::Sums;
use crate::minds::{Mind, Minds};
use crate::rules::archfiends::Discipline;
use crate::rules::expectations::{About, Usual};
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;

/// The turns at which values are read.
const TURNS: [u32; 10] = [1, 3, 6, 10, 15, 20, 25, 30, 40, 50];

/// Number of values: the attributes and the cards of the vault.
const THINGS: usize = Discipline::ALL.len() + 1;

/// Returns the mean and the standard deviation, in hundredths.
fn about(sums: &Sums) -> About {
    ((sums.mean() * 100.0).round() as i32, (sums.spread() * 100.0).round() as i32)
}

/// Sums of each value at each of the turns.
type Seen = [[Sums; THINGS]; TURNS.len()];

/// Plays all games and reports.
pub(super) fn run(book: &Rulebook, options: &Habits, minds: &Arc<Minds>) -> Result<String, Failure> {
    let mind = roster::mind(&options.mind, minds)?;
    let mut seen = Seen::default();
    for game in options.series.play(options.games, 1, |_, seed| observe(book, seed, &*mind))? {
        for (sums, others) in seen.iter_mut().flatten().zip(game.iter().flatten()) {
            sums.add(others);
        }
    }
    let mut text = String::new();
    let _ = writeln!(text, "    usual: [");
    for (turn, things) in TURNS.into_iter().zip(&seen).filter(|(_, things)| things[0].count > 0.0) {
        let attributes = std::array::from_fn(|at| about(&things[at]));
        let usual = Usual { turn, attributes, cards: about(&things[THINGS - 1]) };
        let _ = writeln!(text, "        {},", ron::ser::to_string(&usual)?);
    }
    let _ = writeln!(text, "    ],");
    Ok(text)
}

/// Plays a game and reads the values of every house from its view.
fn observe(book: &Rulebook, seed: u64, mind: &(dyn Mind + 'static)) -> Result<Seen, String> {
    let mut seen = Seen::default();
    play(book, seed, &[mind; Seat::MOST], |session| {
        for seat in (0..Seat::MOST as u8).map(Seat) {
            let view = session.view(seat);
            let table = view.table();
            let Some(at) = TURNS.iter().position(|&turn| turn == table.turn()) else { return };
            if table.conclave().eliminated(seat).is_some() {
                continue;
            }
            for of in Discipline::ALL {
                seen[at][of as usize].put(table.houses().of(seat).attributes.of(of).into());
            }
            seen[at][THINGS - 1].put(table.treasury().vault(seat).len() as f64);
        }
    })?;
    Ok(seen)
}
