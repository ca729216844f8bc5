//! Searching minds: they try several answers in games that they imagine, and take the best.
//!
//! They play on for some steps, to the end of the game turn at most. Playing further makes them no
//! stronger: dice of a whole turn hide the difference between two answers.
//!
//! All answers are tried in the same imagined games, with the same lots, so that their difference
//! shows soon. Everybody else plays by habit in them.

use crate::reasons::{self, Reasons, Thought, Weighed};
use crate::rules::catalog::Catalog;
use crate::rules::game::{Game, Phase};
use crate::rules::ids::Seat;
use crate::rules::step::{self, Answer, Choice};
use crate::rules::view::View;
use crate::sight::{Sight, standing};
use crate::{Mind, habit, lots};

/// A mind that looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Searcher {
    /// Number of imagined games.
    pub games: u64,
    /// Most answers that are compared.
    pub answers: usize,
    /// Most steps that an imagined game is played on.
    pub steps: u32,
}

impl Searcher {
    /// The middle level.
    pub const FIEND: Self = Self { games: 3, answers: 3, steps: 30 };
    /// The top level.
    pub const DUKE: Self = Self { games: 16, answers: 6, steps: 60 };
}

impl Mind for Searcher {
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice {
        self.think(catalog, view, seed).choice
    }

    fn think(&self, catalog: &Catalog, view: &View, seed: u64) -> Thought {
        let (game, seat) = (view.game(), view.seat());
        let sight = Sight::new(catalog, game, seat);
        let answers = habit::answers(sight, self.answers, &mut lots(seed, game), seed);
        if answers.len() < 2 {
            let answer = answers.into_iter().next().unwrap_or(Answer::Pass);
            return lawful(sight, answer).into();
        }
        let mut worth: Vec<Vec<i64>> = vec![Vec::new(); answers.len()];
        for number in 0..self.games {
            let lot = (seed ^ u64::from(game.step()) << 32).wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
            let imagined = view.imagine(catalog, lot);
            for (answer, worth) in answers.iter().zip(&mut worth) {
                worth.push(self.play_out(catalog, &imagined, seat, answer, lot));
            }
        }
        let better = (1..answers.len()).map(|at| (lead(&worth[at], &worth[0]), at)).max();
        let best = better.filter(|(lead, _)| *lead > 0).map_or(0, |(_, at)| at);
        let reasons = Reasons { games: self.games as u32, weighed: weighed(&answers, &worth, best) };
        let answer = answers.into_iter().nth(best).unwrap_or(Answer::Pass);
        Thought { choice: lawful(sight, answer), reasons }
    }
}

/// Returns the chosen answer and the best of the others, each with what it was worth more than the
/// first, which is that of habit.
fn weighed(answers: &[Answer], worth: &[Vec<i64>], best: usize) -> Vec<Weighed> {
    let mean = |worth: &[i64]| worth.iter().sum::<i64>() / (worth.len() as i64).max(1);
    let habit = mean(&worth[0]);
    let mut order: Vec<usize> = (0..answers.len()).collect();
    order.sort_by_key(|at| (*at != best, -mean(&worth[*at]), *at));
    order.truncate(reasons::MOST);
    order.into_iter().map(|at| Weighed { answer: answers[at].clone(), worth: mean(&worth[at]) - habit }).collect()
}

/// Returns by how much one answer is surely better than another: the mean of the differences in the
/// same games, less its standard error.
fn lead(worth: &[i64], habit: &[i64]) -> i64 {
    let count = worth.len() as i64;
    let differences = || worth.iter().zip(habit).map(|(new, old)| new - old);
    let mean = differences().sum::<i64>() / count.max(1);
    let variance = differences().map(|difference| (difference - mean).pow(2)).sum::<i64>() / (count - 1).max(1);
    mean - (variance / count.max(1)).isqrt()
}

impl Searcher {
    /// Plays an imagined game on with an answer. Returns how it stands then.
    fn play_out(self, catalog: &Catalog, from: &Game, seat: Seat, answer: &Answer, lot: u64) -> i64 {
        let first = Choice { seat, answer: answer.clone() };
        let mut game = by_habit(catalog, from, Some(&first), lot);
        let last = from.step() + self.steps;
        // A turn that is nearly over tells nothing, so the next one is played as well.
        let turn = from.turn() + u8::from(from.phase() >= Phase::Petitions);
        while game.ending().is_none() && game.turn() <= turn && game.step() < last {
            game = by_habit(catalog, &game, None, lot);
        }
        standing(catalog, &game, seat)
    }
}

/// Plays one step in which everybody follows habit, but for one choice.
fn by_habit(catalog: &Catalog, game: &Game, choice: Option<&Choice>, lot: u64) -> Game {
    let choices: Vec<Choice> = game
        .asked()
        .iter()
        .map(|&seat| match choice {
            Some(choice) if choice.seat == seat => choice.clone(),
            Some(_) | None => {
                let seed = lot ^ u64::from(game.step()) << 8 ^ u64::from(seat.0);
                let sight = Sight::new(catalog, game, seat);
                Choice { seat, answer: habit::answer(sight, &mut lots(seed, game)) }
            }
        })
        .collect();
    step::advance(catalog, game, &choices).0
}

/// Returns an answer that obeys the rules: this one, or the default of the step.
pub(crate) fn lawful(sight: Sight<'_>, answer: Answer) -> Choice {
    let choice = Choice { seat: sight.seat, answer };
    if step::check(sight.catalog, sight.game, &choice).is_ok() {
        choice
    } else {
        Choice { seat: sight.seat, answer: Answer::Pass }
    }
}
