//! Everything on the table that a ritual can be pointed at, and what pointing at a canton chooses.

use crate::rules::attachments::Treasure;
use crate::rules::catalog::RitualAim as Aim;
use crate::rules::forces::Stat;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::Foe;
use crate::rules::rituals::{Target, remembered};

/// Whether one click is the whole target, so that there is nothing more to point at.
#[must_use]
pub(super) const fn single(aim: Aim) -> bool {
    match aim {
        Aim::Oneself
        | Aim::House
        | Aim::OwnLegion
        | Aim::Legion
        | Aim::Unit
        | Aim::Value
        | Aim::OwnPraetor
        | Aim::Praetor
        | Aim::Spoils
        | Aim::Border
        | Aim::Objective => true,
        Aim::Legions | Aim::March | Aim::Step | Aim::Copies => false,
    }
}

/// The target of a ritual when nothing has been chosen: oneself, if there is no choice.
#[must_use]
pub const fn start(aim: Aim) -> Option<Target> {
    if let Aim::Oneself = aim { Some(Target::Oneself) } else { None }
}

/// The legion of a target, where it has one that more is chosen for.
#[must_use]
pub const fn legion_of(target: &Target) -> Option<LegionId> {
    match target {
        Target::Legion(legion)
        | Target::Value(legion, _)
        | Target::March { legion, .. }
        | Target::Step { legion, .. }
        | Target::Copies { of: legion, .. } => Some(*legion),
        Target::Oneself
        | Target::House(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Treasure(_)
        | Target::Canton { .. }
        | Target::Objective(_) => None,
    }
}

/// The cantons that a target is about.
#[must_use]
pub fn cantons_of(table: &Game, target: &Target) -> Vec<CantonId> {
    let stands = |legion: &LegionId| table.forces().legion(*legion).map(|legion| legion.canton);
    match target {
        Target::Oneself | Target::Objective(_) => Vec::new(),
        Target::House(seat) => table.realm().board().stronghold(*seat).into_iter().collect(),
        Target::Legion(legion) | Target::Value(legion, _) => stands(legion).into_iter().collect(),
        Target::Place(place) => table.forces().place(*place).map(|place| place.canton).into_iter().collect(),
        Target::Legions(legions) => legions.iter().filter_map(stands).collect(),
        Target::Treasure(treasure) => holder(table, *treasure).into_iter().collect(),
        Target::March { legion, path } => stands(legion).into_iter().chain(path.iter().copied()).collect(),
        Target::Step { legion, to } => stands(legion).into_iter().chain([*to]).collect(),
        Target::Copies { of, at } => stands(of).into_iter().chain(at.iter().copied()).collect(),
        Target::Canton { canton, .. } => vec![*canton],
    }
}

/// Where a treasure is, if it is on the map.
fn holder(table: &Game, treasure: Treasure) -> Option<CantonId> {
    match table.attachments().find(treasure)?.post {
        crate::rules::attachments::Post::Unit(Foe::Legion(id)) => table.forces().legion(id).map(|legion| legion.canton),
        crate::rules::attachments::Post::Unit(Foe::Place(id)) => table.forces().place(id).map(|place| place.canton),
        crate::rules::attachments::Post::Vault | crate::rules::attachments::Post::Chamber => None,
    }
}

/// Everything on the table of the sort that is pointed at, whether the rules allow it or not: the first step of a choice.
#[must_use]
pub fn choices(table: &Game, seat: Seat, aim: Aim) -> Vec<Target> {
    let rivals = || table.seats().filter(move |&other| other != seat && table.conclave().eliminated(other).is_none());
    let legions = |own: bool| table.forces().legions().iter().filter(move |legion| (legion.owner == seat) == own);
    let held = |own: bool| table.attachments().possessions().iter().filter(move |held| (held.owner == seat) == own);
    // What is on the table, and of what is not one's own also what only auguries have shown.
    let treasures = |own: bool| {
        let unseen = if own { Vec::new() } else { remembered(table, seat) };
        held(own).map(|held| held.treasure).chain(unseen.into_iter().map(|(treasure, ..)| treasure))
    };
    let praetors = |own: bool| {
        let praetors = treasures(own).filter(|treasure| matches!(treasure, Treasure::Praetor(_)));
        praetors.map(Target::Treasure)
    };
    match aim {
        Aim::Oneself => vec![Target::Oneself],
        Aim::House => rivals().map(Target::House).collect(),
        Aim::OwnLegion => legions(true).map(|legion| Target::Legion(legion.id)).collect(),
        Aim::Legion => legions(false).map(|legion| Target::Legion(legion.id)).collect(),
        Aim::Unit => {
            let places = table.forces().places().iter().filter(|place| place.owner != Some(seat));
            let places = places.map(|place| Target::Place(place.id));
            legions(false).map(|legion| Target::Legion(legion.id)).chain(places).collect()
        }
        Aim::Value => legions(false).map(|legion| Target::Value(legion.id, strongest(table, legion.id))).collect(),
        Aim::Legions => legions(false).map(|legion| Target::Legions(vec![legion.id])).collect(),
        Aim::OwnPraetor => praetors(true).collect(),
        Aim::Praetor => praetors(false).collect(),
        Aim::Spoils => {
            let goods = treasures(false).map(Target::Treasure);
            goods.chain(legions(false).map(|legion| Target::Legion(legion.id))).collect()
        }
        Aim::March => legions(false).map(|legion| Target::March { legion: legion.id, path: Vec::new() }).collect(),
        Aim::Step => legions(true).map(|legion| Target::Step { legion: legion.id, to: legion.canton }).collect(),
        Aim::Copies => legions(true).map(|legion| Target::Copies { of: legion.id, at: Vec::new() }).collect(),
        Aim::Border => table.realm().cantons().map(|canton| Target::Canton { canton, to: seat }).collect(),
        Aim::Objective => {
            let own = table.objectives().held(seat).iter().map(|&kind| Target::Objective(kind));
            own.chain(rivals().map(Target::House)).collect()
        }
    }
}

/// The greatest combat value of a legion.
fn strongest(table: &Game, legion: LegionId) -> Stat {
    let legion = table.forces().legion(legion);
    let value = |stat: &Stat| legion.map_or(0, |legion| legion.strength.of(*stat));
    // Of equal values the first.
    Stat::ALL.into_iter().rev().max_by_key(value).unwrap_or(Stat::Melee)
}

/// A choice laid to what has been chosen before: of some legions of a house one more, or one less.
#[must_use]
pub fn toggled(table: &Game, before: Option<&Target>, choice: Target) -> Option<Target> {
    let (Some(Target::Legions(known)), Target::Legions(more)) = (before, &choice) else { return Some(choice) };
    let serves = |legion: &LegionId| table.forces().legion(*legion).map(|legion| legion.owner);
    let mut legions: Vec<LegionId> = known.iter().copied().filter(|legion| !more.contains(legion)).collect();
    if legions.len() == known.len() {
        // Legions of another house begin a new choice.
        legions.retain(|legion| more.first().is_some_and(|first| serves(legion) == serves(first)));
        legions.extend(more);
        legions.sort_unstable();
    }
    (!legions.is_empty()).then_some(Target::Legions(legions))
}

/// What a click on a canton makes of a target; nothing if there is nothing of the right sort.
#[must_use]
pub fn point(table: &Game, seat: Seat, aim: Aim, before: Option<&Target>, canton: CantonId) -> Option<Target> {
    let legion = table.forces().legion_at(canton);
    let own = legion.filter(|legion| legion.owner == seat).map(|legion| legion.id);
    let rival = legion.filter(|legion| legion.owner != seat).map(|legion| legion.id);
    match aim {
        Aim::Oneself => None,
        Aim::House | Aim::Objective => house_at(table, canton).filter(|&owner| owner != seat).map(Target::House),
        Aim::OwnLegion => own.map(Target::Legion),
        Aim::Legion => rival.map(Target::Legion),
        Aim::Unit => rival.map(Target::Legion).or_else(|| {
            let place = table.forces().place_at(canton).filter(|place| place.owner != Some(seat))?;
            Some(Target::Place(place.id))
        }),
        Aim::Value => rival.map(|legion| match before {
            Some(Target::Value(known, stat)) if *known == legion => Target::Value(legion, *stat),
            Some(_) | None => Target::Value(legion, strongest(table, legion)),
        }),
        Aim::Legions => rival.and_then(|legion| toggled(table, before, Target::Legions(vec![legion]))),
        Aim::OwnPraetor | Aim::Praetor | Aim::Spoils => spoils_at(table, seat, aim, before, canton),
        Aim::March => march(table, before, canton, rival),
        Aim::Step => match (before.and_then(legion_of), own) {
            (_, Some(legion)) => Some(Target::Step { legion, to: canton }),
            (Some(legion), None) => Some(Target::Step { legion, to: canton }),
            (None, None) => None,
        },
        Aim::Copies => match (before, own) {
            (_, Some(of)) => Some(Target::Copies { of, at: Vec::new() }),
            (Some(Target::Copies { of, at }), None) => {
                let mut at = at.clone();
                match at.iter().position(|&known| known == canton) {
                    Some(known) => drop(at.remove(known)),
                    None => at.push(canton),
                }
                Some(Target::Copies { of: *of, at })
            }
            (_, None) => None,
        },
        Aim::Border => Some(match before {
            Some(Target::Canton { canton: known, to }) if *known == canton => Target::Canton { canton, to: *to },
            Some(_) | None => Target::Canton { canton, to: seat },
        }),
    }
}

/// Whose a canton is by what stands in it, or by right.
fn house_at(table: &Game, canton: CantonId) -> Option<Seat> {
    let legion = table.forces().legion_at(canton).map(|legion| legion.owner);
    let place = table.forces().place_at(canton).and_then(|place| place.owner);
    legion.or(place).or_else(|| table.realm().owner(canton))
}

/// What can be carried off from a canton; another click goes on to the next thing there.
fn spoils_at(table: &Game, seat: Seat, aim: Aim, before: Option<&Target>, canton: CantonId) -> Option<Target> {
    let here: Vec<Target> =
        choices(table, seat, aim).into_iter().filter(|choice| cantons_of(table, choice).contains(&canton)).collect();
    let known = before.and_then(|before| here.iter().position(|choice| choice == before));
    here.get(known.map_or(0, |known| (known + 1) % here.len())).cloned()
}

/// A way is lengthened by a step next door, and cut off where it already leads; elsewhere another legion is chosen.
fn march(table: &Game, before: Option<&Target>, canton: CantonId, rival: Option<LegionId>) -> Option<Target> {
    let chosen = if let Some(Target::March { legion, path }) = before { Some((*legion, path)) } else { None };
    let started = chosen.and_then(|(legion, path)| {
        let from = table.forces().legion(legion)?.canton;
        let end = path.last().copied().unwrap_or(from);
        let mut path = path.clone();
        if canton == from {
            path.clear();
        } else if let Some(known) = path.iter().position(|&step| step == canton) {
            path.truncate(known + usize::from(canton != end));
        } else if table.realm().grid().adjacent(end, canton) {
            path.push(canton);
        } else {
            return None;
        }
        Some(Target::March { legion, path })
    });
    started.or_else(|| rival.map(|legion| Target::March { legion, path: Vec::new() }))
}
