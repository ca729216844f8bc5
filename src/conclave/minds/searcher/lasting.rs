//! Lasting effects: the gain in chance of the throne from each plan after some turns, compared with
//! no plan.
//!
//! Each plan is pursued for the number of turns that the mind plays plans, a whim for one turn, and
//! then dropped. All of this happens in imagined games. The games are split into halves, so that
//! results from one half can be tested on the other with independent luck.
//!
//! Minds do not use the results. `tune plans` of the lab (`src/lab`) reports them.

use super::level::Level;
use super::minds::Minds;
use super::search::{Candidate, Study, World};
use super::traits::tipped;
use crate::Aim;
use crate::rules::game::Game;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// Numbers of turns after which the chance is measured.
pub const LOOKS: [u8; 4] = [1, 3, 6, 12];

/// The measured effect of one plan.
#[derive(Clone, Copy, Debug)]
pub struct Lasting {
    /// The plan; none for a whim.
    pub plan: Option<Aim>,
    /// Gain in chance of the throne over no plan, by half of the imagined games, then by
    /// [look](LOOKS).
    pub gains: [[f64; LOOKS.len()]; 2],
}

/// Measures all plans and whims of a mind of this level, except the plain plan. Empty for a house
/// that is out of the game, or for a level with fewer than two imagined games.
#[must_use]
pub fn lasting(book: &Rulebook, view: &SeatView, minds: &Minds, level: Level, seed: u64) -> Vec<Lasting> {
    let (table, reach) = (view.table(), minds.reach(level));
    if table.conclave().ending().is_some() || table.conclave().eliminated(view.seat()).is_some() || reach.worlds < 2 {
        return Vec::new();
    }
    let weights = tipped(minds.weights, table.charter(), view.seat());
    let study = Study::open(book, view, minds, reach, weights, seed);
    let games: Vec<Game> = (0..reach.worlds).map(|number| study.imagine(number)).collect();
    let candidates = study.candidates(None, &study.now(&games));
    let mut worlds: Vec<World> = games.into_iter().map(|game| study.people(game)).collect();
    let mut courses = candidates.iter().map(|candidate| -> Vec<[f64; LOOKS.len()]> {
        worlds.iter_mut().map(|world| study.course(world, candidate)).collect()
    });
    let Some(plain) = courses.next() else { return Vec::new() };
    let half = plain.len() / 2;
    let gain = |course: &[[f64; LOOKS.len()]], plain: &[[f64; LOOKS.len()]]| {
        let over = |look: usize| course.iter().zip(plain).map(|(one, other)| one[look] - other[look]).sum::<f64>();
        std::array::from_fn(|look| over(look) / course.len() as f64)
    };
    let gains = courses.map(|course| [gain(&course[..half], &plain[..half]), gain(&course[half..], &plain[half..])]);
    candidates
        .iter()
        .skip(1)
        .zip(gains)
        .map(|(candidate, gains)| Lasting { plan: (!candidate.whim).then_some(candidate.plan.aim), gains })
        .collect()
}

impl Study<'_> {
    /// Returns the chance of the throne at each look, if the plan is pursued in this world and then
    /// dropped.
    fn course(&self, world: &mut World, candidate: &Candidate) -> [f64; LOOKS.len()] {
        let mut chances = [0.0; LOOKS.len()];
        let mut played = 0;
        let turns = self.reach.turns;
        let aftermath = LOOKS.into_iter().max().unwrap_or(0).saturating_sub(turns);
        self.outcome(world, candidate, turns, aftermath, |game| {
            played += 1;
            let chance = self.chance(game);
            for (known, look) in chances.iter_mut().zip(LOOKS) {
                if played <= look {
                    // If the game ends earlier, later looks keep the final chance.
                    *known = chance;
                }
            }
        });
        chances
    }
}
