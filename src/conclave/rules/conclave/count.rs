//! The final count, item by item, with its tie-breakers (manual 3.4, 4.1; ruling R25).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::arena;
use crate::attachments::boons;
use crate::catalog::{Boon, Catalog};
use crate::dice::{Dice, Stream};
use crate::game::Game;
use crate::ids::Seat;
use crate::objectives::{Task, public_task, task_progress};

/// The result of one objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reckoned {
    /// The objective.
    pub task: Task,
    /// True if it was met.
    pub met: bool,
    /// Prestige gained; negative if lost.
    pub prestige: i32,
}

/// One house's count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountLine {
    /// The house.
    pub seat: Seat,
    /// Prestige gathered during the game.
    pub prestige: i32,
    /// Cantons held at the end.
    pub cantons: i32,
    /// Prestige for them.
    pub territory: i32,
    /// Prestige for relics with a bonus at the end (manual appendix E).
    pub relics: i32,
    /// Prestige for the title of Champion of Pandemonium (manual 4.18).
    pub title: i32,
    /// Prestige for the public objective, if it is met (manual 4.1).
    pub objective: i32,
    /// Prestige for secret objectives: rewards of those met, minus penalties of the others (manual
    /// 4.15).
    pub secrets: i32,
    /// The result of each objective, the public one first. Empty for a house whose objectives are
    /// ignored: a blood vassal (manual 4.14.8), an excommunicated house or an eliminated one.
    pub objectives: Vec<Reckoned>,
    /// The prestige of its blood vassal, which is added to its own (manual 4.14.8).
    pub vassal: i32,
    /// True if the house can be elected. Excommunicated and eliminated houses cannot, nor can a
    /// blood vassal, whose prestige counts for its lord.
    pub eligible: bool,
    /// Random number for the last tie-breaker.
    pub lot: u32,
}

impl CountLine {
    /// Returns the sum of all items.
    #[must_use]
    pub const fn total(&self) -> i32 {
        self.prestige + self.territory + self.relics + self.title + self.objective + self.secrets + self.vassal
    }
}

/// The count of all houses, best first.
pub type FinalCount = Vec<CountLine>;

/// Counts all houses. They are sorted by eligibility, total, rank, cantons and finally by lot.
#[must_use]
pub fn final_count(catalog: &Catalog, game: &Game, dice: &Dice) -> FinalCount {
    let mut lots: Vec<u32> = (0..game.seat_count() as u32).collect();
    dice.open(Stream::FinalTie).shuffle(&mut lots);
    let mut count: FinalCount = game
        .seats()
        .map(|seat| {
            let cantons = game.realm().land_count(seat) as i32;
            let eligible = game.conclave().eliminated(seat).is_none()
                && !game.diplomacy().excommunicated(seat)
                && game.diplomacy().lord_of(seat).is_none();
            let objectives = if eligible { reckon(catalog, game, seat) } else { Vec::new() };
            let sum = |public: bool| {
                let of = objectives.iter().filter(|reckoned| matches!(reckoned.task, Task::Public(_)) == public);
                of.map(|reckoned| reckoned.prestige).sum()
            };
            CountLine {
                seat,
                prestige: game.conclave().prestige(seat),
                cantons,
                territory: cantons * catalog.constants.conclave.canton_prestige,
                relics: rewards(catalog, game, seat),
                title: arena::title_prestige(catalog, game, seat),
                vassal: game.diplomacy().vassal_of(seat).map_or(0, |vassal| game.conclave().prestige(vassal)),
                objective: sum(true),
                secrets: sum(false),
                objectives,
                eligible,
                lot: lots[seat.index()],
            }
        })
        .collect();
    count.sort_by_key(|line| {
        Reverse((line.eligible, line.total(), game.houses().of(line.seat).rank, line.cantons, line.lot))
    });
    count
}

/// Returns the result of each objective of a house.
fn reckon(catalog: &Catalog, game: &Game, seat: Seat) -> Vec<Reckoned> {
    let secrets = game.objectives().held(seat).iter().map(|&kind| Task::Secret(kind));
    let tasks = std::iter::once(Task::Public(public_task(game, seat))).chain(secrets);
    let reckoned = tasks.map(|task| {
        let (progress, reward, penalty) = task_progress(catalog, game, seat, task);
        Reckoned { task, met: progress.met, prestige: if progress.met { reward } else { -penalty } }
    });
    reckoned.collect()
}

/// Returns the prestige of a house's relics at the end of the game; relics in the vault count
/// (manual 4.8).
fn rewards(catalog: &Catalog, game: &Game, seat: Seat) -> i32 {
    let rewards = boons(catalog, game, seat)
        .map(|(_, boon)| if let Boon::Portrait { reward, .. } = boon { reward.into() } else { 0 });
    rewards.sum()
}
