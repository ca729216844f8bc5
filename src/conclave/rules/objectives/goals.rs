//! Progress of a house towards its objectives: pure functions of the state of the game (manual 4.1,
//! 4.15).
//!
//! In a seat's own view, the progress of its own objectives is exact; that of a rival's is exact
//! where [`Sin::open`] is true. A vassal's possessions and deeds do not count for its lord.

use serde::{Deserialize, Serialize};

use super::state::Sin;
use crate::archfiends::Discipline;
use crate::arena::{self, Reigning};
use crate::attachments::Treasure;
use crate::catalog::{Catalog, Goal};
use crate::forces::{Landmark, Place};
use crate::game::Game;
use crate::ids::{ObjectiveKind, PlaceKind, Seat};

/// An objective, public or secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Task {
    /// The public one.
    Public(Sin),
    /// A secret one.
    Secret(ObjectiveKind),
}

/// Progress of a house towards an objective.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// The amount reached. For something that must never happen: the number of times it has.
    pub have: u32,
    /// The amount needed. 0 for something that must never happen.
    pub need: u32,
    /// True if it would be met if the game ended now.
    pub met: bool,
    /// True if it can no longer be met.
    pub lost: bool,
}

impl Progress {
    /// Progress of a goal that needs an amount.
    const fn towards(have: u32, need: u32) -> Self {
        Self { have, need, met: have >= need, lost: false }
    }

    /// Progress of a goal that is either true or not.
    const fn once(is: bool) -> Self {
        Self::towards(is as u32, 1)
    }

    /// Progress of something that must never happen.
    const fn never(happened: u32) -> Self {
        Self { have: happened, need: 0, met: happened == 0, lost: happened > 0 }
    }

    /// Marks the progress as lost if the goal has become impossible and is not met already.
    const fn gone_if(self, gone: bool) -> Self {
        Self { lost: self.lost || (gone && !self.met), ..self }
    }
}

fn powers(game: &Game) -> impl Iterator<Item = (PlaceKind, &Place)> {
    game.forces().places().iter().filter_map(|place| match place.landmark {
        Landmark::Power(kind) => Some((kind, place)),
        Landmark::Stronghold(_) | Landmark::Pandemonium => None,
    })
}

/// Progress towards holding one of these places. Lost if none of them is left on the map.
fn holds(catalog: &Catalog, game: &Game, seat: Seat, ids: &[String]) -> Progress {
    let kinds: Vec<PlaceKind> = ids.iter().filter_map(|id| catalog.place_named(id)).collect();
    let mut standing = powers(game).filter(|(kind, _)| kinds.contains(kind)).peekable();
    let gone = standing.peek().is_none();
    Progress::once(standing.any(|(_, place)| place.owner == Some(seat))).gone_if(gone)
}

/// Progress towards assembling a Rite or a Machine: met if the house has assembled it, else the
/// number of pieces in its vault.
fn assembled(catalog: &Catalog, game: &Game, seat: Seat, id: &str) -> Progress {
    let Some(kind) = catalog.manuscript_named(id) else { return Progress::once(false).gone_if(true) };
    let need = u32::from(catalog.manuscript(kind).pieces);
    let reading = game.manuscripts().read().iter().find(|reading| reading.manuscript == kind);
    match reading {
        Some(reading) if reading.reader == seat => Progress::towards(need, need),
        // All its pieces have left the game.
        Some(_) => Progress::towards(0, need).gone_if(true),
        // Having all pieces is not enough.
        None => Progress { met: false, ..Progress::towards(game.manuscripts().count(seat, kind).into(), need) },
    }
}

/// Progress of a house towards a secret objective's goal.
#[must_use]
pub fn progress(catalog: &Catalog, game: &Game, seat: Seat, goal: &Goal) -> Progress {
    let deeds = game.objectives().deeds(seat);
    let treasures = || game.attachments().of(seat).map(|held| held.treasure);
    let praetors = || treasures().filter(|treasure| matches!(treasure, Treasure::Praetor(_))).count() as u32;
    let land = |seat: Seat| game.realm().land_count(seat) as u32;
    let greatest = |levels: &mut dyn Iterator<Item = u8>, need: u8| {
        Progress::towards(levels.max().unwrap_or(0).into(), need.into())
    };
    match goal {
        Goal::Assemble(id) => assembled(catalog, game, seat, id),
        Goal::HoldPlaces(n) => {
            let held = powers(game).filter(|(_, place)| place.owner == Some(seat)).count();
            // Places that were removed from the map do not come back.
            Progress::towards(held as u32, (*n).into()).gone_if(powers(game).count() < usize::from(*n))
        }
        Goal::HoldPlace(id) => holds(catalog, game, seat, std::slice::from_ref(id)),
        Goal::HoldTreasures(n) => {
            let held = treasures().count() as u32 - praetors();
            Progress::towards(held, (*n).into())
        }
        Goal::OwnPraetors(n) => Progress::towards(praetors(), (*n).into()),
        Goal::PraetorOfLevel(n) => {
            let mut levels = treasures().filter_map(|treasure| match treasure {
                Treasure::Praetor(kind) => game.attachments().praetor(kind).map(|praetor| praetor.level),
                Treasure::Artifact(_) | Treasure::Relic(_) => None,
            });
            greatest(&mut levels, *n)
        }
        Goal::BeatChampion => Progress::towards(deeds.champions.min(1), 1),
        Goal::ReigningChampion => Progress::once(match arena::reigning(catalog, game) {
            Some(Reigning::House(holder, _)) => holder == seat,
            Some(Reigning::Conclave(_)) | None => false,
        }),
        Goal::WinVendettas(n) => {
            let won = game.seats().filter(|&other| other != seat);
            let won = won.map(|other| u32::from(game.diplomacy().record(seat, other).victories)).sum();
            Progress::towards(won, (*n).into())
        }
        Goal::WinSingleCombat => Progress::towards(deeds.combats.min(1), 1),
        Goal::BeginBloodFeud => Progress::towards(deeds.feuds.min(1), 1),
        Goal::EliminateRival => Progress::towards(deeds.rivals.min(1), 1),
        Goal::MostCantons => {
            let others = game.seats().filter(|&other| other != seat).map(land).max();
            Progress::towards(land(seat), others.unwrap_or(0).max(1))
        }
        Goal::HoldCantons(n) => Progress::towards(land(seat), (*n).into()),
        Goal::NeverLosePlace => Progress::never(deeds.places_lost),
        Goal::DestroyLegions(n) => Progress::towards(deeds.legions, (*n).into()),
        Goal::LegionOfLevel(n) => greatest(&mut game.forces().legions_of(seat).map(|legion| legion.level), *n),
        Goal::AttributeOfLevel(n) => {
            let attributes = game.houses().of(seat).attributes;
            greatest(&mut Discipline::ALL.into_iter().map(|discipline| attributes.of(discipline)), *n)
        }
        Goal::StealCards(n) => Progress::towards(deeds.cards, (*n).into()),
        Goal::HoldCards(n) => Progress::towards(game.treasury().vault(seat).len() as u32, (*n).into()),
        Goal::DemandsConceded(n) => Progress::towards(deeds.conceded, (*n).into()),
        Goal::InsultsSwallowed(n) => Progress::towards(deeds.swallowed, (*n).into()),
        Goal::LordOfVassal => Progress::once(game.diplomacy().vassal_of(seat).is_some()),
        Goal::NeverConcede => Progress::never(deeds.yielded),
    }
}

/// Progress of a house towards a public objective.
#[must_use]
pub fn sin_progress(catalog: &Catalog, game: &Game, seat: Seat, sin: Sin) -> Progress {
    let numbers = &catalog.constants.objectives;
    let deeds = game.objectives().deeds(seat);
    match sin {
        Sin::Gluttony => Progress::towards(game.treasury().consumed(seat), numbers.gluttony),
        Sin::Greed => Progress::towards(game.treasury().vault(seat).len() as u32, numbers.greed),
        Sin::Lust => holds(catalog, game, seat, &numbers.lust),
        Sin::Sloth => Progress::never(deeds.demands + deeds.insults),
        Sin::Wrath => Progress::towards(deeds.rivals.min(1), 1),
        // One of each treasure, and the cards.
        Sin::Envy => {
            let each = deeds.bribed.min(1) + deeds.artifacts.min(1) + deeds.relics.min(1);
            Progress::towards(each + deeds.cards.min(numbers.envy_cards), 3 + numbers.envy_cards)
        }
        Sin::Pride => Progress::never(deeds.sent + deeds.received),
    }
}

/// A house's public objective.
#[must_use]
pub fn public_task(game: &Game, seat: Seat) -> Sin {
    game.charter().seats[seat.index()].archfiend.objective
}

/// Progress of a house towards an objective, the prestige that it gains if it is met, and the
/// prestige that it loses if it is not.
#[must_use]
pub fn task_progress(catalog: &Catalog, game: &Game, seat: Seat, task: Task) -> (Progress, i32, i32) {
    match task {
        Task::Public(sin) => {
            let numbers = &catalog.constants.objectives;
            let worth = if sin == Sin::Pride { numbers.pride } else { numbers.public };
            // "There is never a penalty for failing one's Public Objective."
            (sin_progress(catalog, game, seat, sin), worth.into(), 0)
        }
        Task::Secret(kind) => {
            let def = catalog.objective(kind);
            (progress(catalog, game, seat, &def.goal), def.value.into(), def.value.into())
        }
    }
}
