//! `tune plans`: compares plans in games of one mind with itself. Every few turns, each plan that a
//! level has for the position is played on in imagined games.
//!
//! The first table has a row for each sort of plan: its count, and its gain over no plan at each
//! look, in points of the chance to win. The second table measures the best distance of a look. It
//! takes the plan that is best at a look in one half of the imagined games, or no plan if none is
//! better. It prints the gain of that plan at the last look in the other half.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::Arc;

use simulation::roster;
use terminal::Failure;

use super::Comparing;
use super::contest::play;
use super::sums::Sums;
use crate::minds::{self, Aim, LOOKS, Lasting, Level, Mind, Minds, lasting};
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;

/// Turns between two positions of a game. The plans of one house are compared in each.
const EVERY: u32 = 4;

/// Plays all games and reports.
pub(super) fn run(book: &Rulebook, options: &Comparing, minds: &Arc<Minds>) -> Result<String, Failure> {
    let mind = roster::mind(&options.mind, minds)?;
    let unknown = || format!("no level is called \"{}\"; known are {}", options.level, minds::levels().join(", "));
    let level = Level::named(&options.level).ok_or_else(unknown)?;
    let games = options.series.play(options.games, 1, |_, seed| observe(book, seed, &*mind, minds, level))?;
    Ok(tables(&games.concat()))
}

/// Plays a game and returns the plans of each position with their gains. The houses take turns.
fn observe(
    book: &Rulebook,
    seed: u64,
    mind: &(dyn Mind + 'static),
    minds: &Minds,
    level: Level,
) -> Result<Vec<Vec<Lasting>>, String> {
    let mut seen = Vec::new();
    play(book, seed, &[mind; Seat::MOST], |session| {
        let turn = session.view(Seat(0)).table().turn();
        if turn % EVERY == EVERY / 2 {
            let seat = Seat((u64::from(turn / EVERY).wrapping_add(seed) % Seat::MOST as u64) as u8);
            seen.push(lasting(book, &session.view(seat), minds, level, seed));
        }
    })?;
    Ok(seen)
}

/// Returns both tables.
fn tables(seen: &[Vec<Lasting>]) -> String {
    let mut sorts: BTreeMap<&str, [Sums; LOOKS.len()]> = BTreeMap::new();
    let mut chosen = [Sums::default(); LOOKS.len()];
    for plans in seen.iter().filter(|plans| !plans.is_empty()) {
        for plan in plans {
            let samples = sorts.entry(plan.plan.map_or("whim", sort)).or_default();
            for (look, sample) in samples.iter_mut().enumerate() {
                sample.put((plan.gains[0][look] + plan.gains[1][look]) / 2.0);
            }
        }
        for (look, sample) in chosen.iter_mut().enumerate() {
            let judged = |one: usize, other: usize| {
                let best = plans.iter().max_by(|a, b| a.gains[one][look].total_cmp(&b.gains[one][look]));
                let best = best.filter(|plan| plan.gains[one][look] > 0.0);
                best.map_or(0.0, |plan| plan.gains[other][LOOKS.len() - 1])
            };
            // Both halves belong to one position, so together they are one observation.
            sample.put((judged(0, 1) + judged(1, 0)) / 2.0);
        }
    }
    let mut text = format!("{:<10}{:>7}", "plan", "often");
    for look in LOOKS {
        let _ = write!(text, "{:>16}", format!("after {look}"));
    }
    text.push('\n');
    for (sort, samples) in &sorts {
        let _ = write!(text, "{sort:<10}{:>7}", samples[0].count);
        for sample in samples {
            let _ = write!(text, "{:>16}", told(sample));
        }
        text.push('\n');
    }
    for (look, sample) in LOOKS.into_iter().zip(&chosen) {
        let last = LOOKS[LOOKS.len() - 1];
        let _ = writeln!(text, "the best after {look:>2}, judged elsewhere after {last}: {}", told(sample));
    }
    text
}

/// Returns a mean of chances and its standard error, in percentage points.
fn told(sums: &Sums) -> String {
    format!("{:+.2} ±{:.2}", 100.0 * sums.mean(), 100.0 * sums.error())
}

/// Name of the sort of a plan.
const fn sort(aim: Aim) -> &'static str {
    match aim {
        Aim::Prosper => "prosper",
        Aim::Gather => "gather",
        Aim::Settle => "settle",
        Aim::Arm => "arm",
        Aim::Trade => "trade",
        Aim::Rise => "rise",
        Aim::Study(_) => "study",
        Aim::Master => "master",
        Aim::Conjure => "conjure",
        Aim::Delve => "delve",
        Aim::Take(_) => "take",
        Aim::Quarrel(_) => "quarrel",
        Aim::Contain(_) => "contain",
        Aim::Endure => "endure",
        Aim::Usurp => "usurp",
        Aim::Liberate(_) => "liberate",
        Aim::Serve(_) => "serve",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_of_one_half_is_judged_by_the_other() {
        let plan = |aim, first: f64, second: f64| Lasting {
            plan: Some(aim),
            gains: [[first; LOOKS.len()], [second; LOOKS.len()]],
        };
        // In the first position the best plan of one half is worth little in the other. In the
        // second position no plan is the best.
        let seen = [
            vec![plan(Aim::Arm, 0.05, 0.01), plan(Aim::Gather, 0.03, 0.04)],
            vec![plan(Aim::Arm, -0.02, -0.01)],
            Vec::new(),
        ];
        let told = tables(&seen);
        // 0.02 in the first turn, of 0.01 and 0.03 for its halves, and nothing in the second.
        assert!(told.contains("the best after  3, judged elsewhere after 12: +1.00 ±0.71"), "{told}");
        let arm = told.lines().find(|row| row.starts_with("arm")).map(|row| row.split_whitespace().collect::<Vec<_>>());
        assert_eq!(arm.map(|row| (row[1].to_owned(), row[2].to_owned())), Some(("2".into(), "+0.75".into())), "{told}");
    }
}
