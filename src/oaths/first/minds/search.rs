//! Searching minds: they try several answers in games that they imagine, and take the best.
//!
//! They play on to the end of the game turn. All answers are tried in the same imagined games, with
//! the same lots, so that their difference shows soon. Everybody else plays by habit in them.

use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
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
}

impl Searcher {
    /// The highest level.
    pub const FIEND: Self = Self { games: 5, answers: 6 };
}

impl Mind for Searcher {
    fn choose(&self, catalog: &Catalog, view: &View, seed: u64) -> Choice {
        let (game, seat) = (view.game(), view.seat());
        let sight = Sight::new(catalog, game, seat);
        let answers = habit::answers(sight, self.answers, &mut lots(seed, game), seed);
        if answers.len() < 2 {
            return lawful(catalog, game, seat, answers.into_iter().next());
        }
        let mut worth: Vec<Vec<i64>> = vec![Vec::new(); answers.len()];
        for number in 0..self.games {
            let lot = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(number);
            let imagined = view.imagine(catalog, lot);
            for (answer, worth) in answers.iter().zip(&mut worth) {
                worth.push(play_out(catalog, &imagined, seat, answer, lot));
            }
        }
        let better = (1..answers.len()).map(|at| (lead(&worth[at], &worth[0]), at)).max();
        let best = better.filter(|(lead, _)| *lead > 0).map_or(0, |(_, at)| at);
        lawful(catalog, game, seat, answers.into_iter().nth(best))
    }
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

/// Plays an imagined game on with an answer, to the end of the game turn. Returns how it stands then.
fn play_out(catalog: &Catalog, from: &Game, seat: Seat, answer: &Answer, lot: u64) -> i64 {
    let first = Choice { seat, answer: answer.clone() };
    let mut game = by_habit(catalog, from, Some(&first), lot);
    while game.ending().is_none() && game.turn() == from.turn() {
        game = by_habit(catalog, &game, None, lot);
    }
    standing(catalog, &game, seat)
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
                Choice { seat, answer: habit::quick_answer(Sight::new(catalog, game, seat), &mut lots(seed, game)) }
            }
        })
        .collect();
    step::advance(catalog, game, &choices).0
}

/// Returns an answer that obeys the rules: this one, or the default of the step.
pub(crate) fn lawful(catalog: &Catalog, game: &Game, seat: Seat, answer: Option<Answer>) -> Choice {
    let choice = Choice { seat, answer: answer.unwrap_or(Answer::Pass) };
    if step::check(catalog, game, &choice).is_ok() { choice } else { Choice { seat, answer: Answer::Pass } }
}
