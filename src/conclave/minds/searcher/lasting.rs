//! What lasts of plans: how much nearer to the throne each leads, so many turns later, than no plan at all.
//!
//! Each is pursued for as many turns as the mind plays plans, a whim for one, and then no more; all of it in imagined games. What is so
//! found of one half of these games can be judged by the other, where luck that made a plan look good is not the same luck.
//!
//! Not here: what a mind does with it. Only `tune plans` of the lab (`src/lab`) uses it.

use super::level::Level;
use super::minds::Minds;
use super::search::{Candidate, Study, World};
use super::traits::tipped;
use crate::Aim;
use crate::rules::game::Game;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// After how many turns is looked.
pub const LOOKS: [u8; 4] = [1, 3, 6, 12];

/// What became of one plan.
#[derive(Clone, Copy, Debug)]
pub struct Lasting {
    /// The plan; nothing for a whim.
    pub plan: Option<Aim>,
    /// By how much it made the throne likelier than no plan at all, by half of the imagined games and by [look](LOOKS).
    pub gains: [[f64; LOOKS.len()]; 2],
}

/// What becomes of all plans and whims that a mind of this level would think of here, but for the plain one; nothing for a house that is
/// out of the game, or a level that imagines fewer than two games.
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
    /// How likely the throne is at each look, if the plan is pursued in this world and then given up.
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
                    // A game that ends sooner stays as it was.
                    *known = chance;
                }
            }
        });
        chances
    }
}
