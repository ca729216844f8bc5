//! Objectives in scenarios: an order, an answer, and expectations.

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{CountLine, final_count};
use infernal_conclave::rules::dice::Dice;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{ObjectiveKind, Seat};
use infernal_conclave::rules::objectives::{ObjectiveOrder, Progress, progress, public_task, sin_progress};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::{holds, same};

/// An expectation about objectives.
#[derive(Clone, Debug, Deserialize)]
pub enum ObjectiveIs {
    /// The secret objectives of a seat.
    Held(u8, Vec<String>),
    /// The drawn objectives from which a seat has not chosen yet.
    Drawn(u8, Vec<String>),
    /// Number of drawn objectives.
    Draws(u8, usize),
    /// Number of objectives left in its deck.
    Deck(u8, usize),
    /// True if an objective is left in its deck.
    Left(u8, String, bool),
    /// The numbers of objectives, drawn cards and deck cards of the second that the first sees.
    Sees(u8, u8, usize, usize, usize),
    /// The progress of a seat towards a secret objective, which it need not have: the present and
    /// the required number.
    Far(u8, String, u32, u32),
    /// The objective would be met if the game ended now.
    Met(u8, String),
    /// The objective is not met now, but can still be met.
    Open(u8, String),
    /// The objective can never be met any more.
    Lost(u8, String),
    /// The progress of a seat towards its public objective.
    PublicFar(u8, u32, u32),
    /// The public objective would be met if the game ended now.
    PublicMet(u8),
    /// The public objective is not met now, but can still be met.
    PublicOpen(u8),
    /// The public objective can never be met any more.
    PublicLost(u8),
    /// The progress of the second towards its public objective, as the first sees it.
    SeesPublic(u8, u8, u32, u32),
    /// Prestige from a seat's public and secret objectives in a final count now.
    Counts(u8, i32, i32),
    /// Number of a seat's objectives in the final count.
    Reckoned(u8, usize),
}

fn kind(catalog: &Catalog, id: &str) -> Result<ObjectiveKind, String> {
    catalog.objective_named(id).ok_or_else(|| format!("no secret objective is called {id}"))
}

fn names(catalog: &Catalog, kinds: &[ObjectiveKind]) -> Vec<String> {
    kinds.iter().map(|&kind| catalog.objective(kind).id.clone()).collect()
}

fn is(progress: Progress, met: bool, lost: bool) -> Result<(), String> {
    holds((progress.met, progress.lost) == (met, lost), &format!("it is {progress:?}"))
}

impl ObjectiveIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        let objectives = game.objectives();
        let far = |seat: &u8, id: &str| -> Result<Progress, String> {
            let goal = &catalog.objective(kind(catalog, id)?).goal;
            let told = progress(catalog, game, Seat(*seat), goal);
            // A house knows its own progress.
            let view = SeatView::of(game, Seat(*seat));
            same(progress(catalog, view.table(), Seat(*seat), goal), told).map(|()| told)
        };
        let public = |game: &Game, seat: &u8| {
            let sin = public_task(game, Seat(*seat));
            sin_progress(catalog, game, Seat(*seat), sin)
        };
        let line = |seat: &u8| -> Result<CountLine, String> {
            let count = match game.conclave().ending() {
                Some(ending) => ending.count.clone(),
                None => final_count(catalog, game, &Dice::new(0, 0)),
            };
            let found = count.into_iter().find(|line| line.seat == Seat(*seat));
            found.ok_or_else(|| "nobody counts it".to_owned())
        };
        match self {
            Self::Held(seat, ids) => same(names(catalog, objectives.held(Seat(*seat))), ids.clone()),
            Self::Drawn(seat, ids) => same(names(catalog, objectives.drawn(Seat(*seat))), ids.clone()),
            Self::Draws(seat, count) => same(objectives.drawn(Seat(*seat)).len(), *count),
            Self::Deck(seat, count) => same(objectives.deck(Seat(*seat)).len(), *count),
            Self::Left(seat, id, wanted) => same(objectives.deck(Seat(*seat)).contains(&kind(catalog, id)?), *wanted),
            Self::Sees(seat, other, held, drawn, deck) => {
                let view = SeatView::of(game, Seat(*seat));
                let seen = view.table().objectives();
                let other = Seat(*other);
                let found = (seen.held(other).len(), seen.drawn(other).len(), seen.deck(other).len());
                same(found, (*held, *drawn, *deck))
            }
            Self::Far(seat, id, have, need) => {
                far(seat, id).and_then(|found| same((found.have, found.need), (*have, *need)))
            }
            Self::Met(seat, id) => is(far(seat, id)?, true, false),
            Self::Open(seat, id) => is(far(seat, id)?, false, false),
            Self::Lost(seat, id) => is(far(seat, id)?, false, true),
            Self::PublicFar(seat, have, need) => {
                let found = public(game, seat);
                same((found.have, found.need), (*have, *need))
            }
            Self::PublicMet(seat) => is(public(game, seat), true, false),
            Self::PublicOpen(seat) => is(public(game, seat), false, false),
            Self::PublicLost(seat) => is(public(game, seat), false, true),
            Self::SeesPublic(seat, other, have, need) => {
                let view = SeatView::of(game, Seat(*seat));
                let found = public(view.table(), other);
                same((found.have, found.need), (*have, *need))
            }
            Self::Counts(seat, objective, secrets) => {
                line(seat).and_then(|line| same((line.objective, line.secrets), (*objective, *secrets)))
            }
            Self::Reckoned(seat, count) => line(seat).and_then(|line| same(line.objectives.len(), *count)),
        }
    }
}

/// Parses `draw objectives`.
pub fn order(words: &str) -> Option<Order> {
    (words == "draw objectives").then_some(Order::Objective(ObjectiveOrder::DrawObjectives))
}

/// Returns the answer that keeps a secret objective by its id, or none.
pub fn keep(catalog: &Catalog, id: Option<&String>) -> Result<Answer, String> {
    let keep = match id {
        Some(id) => Some(kind(catalog, id)?),
        None => None,
    };
    Ok(Answer::KeepObjective { keep })
}
