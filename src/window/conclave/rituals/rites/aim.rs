//! All possible targets of a ritual in a game, and the target that a click on a canton selects.

use crate::rules::attachments::Treasure;
use crate::rules::catalog::RitualAim as Aim;
use crate::rules::forces::Stat;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::Foe;
use crate::rules::rituals::{Target, remembered};

/// True if one click is the whole target, so that nothing more needs to be selected.
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

/// Returns the initial target of a ritual: the house itself if there is no choice, or else none.
#[must_use]
pub const fn start(aim: Aim) -> Option<Target> {
    if let Aim::Oneself = aim { Some(Target::Oneself) } else { None }
}

/// Returns the legion of a target for which more can be selected, if it has one.
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

/// Returns the cantons of a target.
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

/// Returns the canton of a treasure, if it is on the map.
fn holder(table: &Game, treasure: Treasure) -> Option<CantonId> {
    match table.attachments().find(treasure)?.post {
        crate::rules::attachments::Post::Unit(Foe::Legion(id)) => table.forces().legion(id).map(|legion| legion.canton),
        crate::rules::attachments::Post::Unit(Foe::Place(id)) => table.forces().place(id).map(|place| place.canton),
        crate::rules::attachments::Post::Vault | crate::rules::attachments::Post::Chamber => None,
    }
}

/// Returns all targets of this kind in the game, permitted or not. They are the first step of a
/// selection.
#[must_use]
pub fn choices(table: &Game, seat: Seat, aim: Aim) -> Vec<Target> {
    let rivals = || table.seats().filter(move |&other| other != seat && table.conclave().eliminated(other).is_none());
    let legions = |own: bool| table.forces().legions().iter().filter(move |legion| (legion.owner == seat) == own);
    let held = |own: bool| table.attachments().possessions().iter().filter(move |held| (held.owner == seat) == own);
    // For other houses, treasures that only auguries have shown are targets too.
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

/// Returns the combat value in which a legion is best.
fn strongest(table: &Game, legion: LegionId) -> Stat {
    let legion = table.forces().legion(legion);
    let value = |stat: &Stat| legion.map_or(0, |legion| legion.strength.of(*stat));
    // Of equal values, the first is used.
    Stat::ALL.into_iter().rev().max_by_key(value).unwrap_or(Stat::Melee)
}

/// Adds a selected target to the previous selection. Legions of one house are added, or removed if
/// they were already selected. Any other target replaces the selection.
#[must_use]
pub fn toggled(table: &Game, before: Option<&Target>, choice: Target) -> Option<Target> {
    let (Some(Target::Legions(known)), Target::Legions(more)) = (before, &choice) else { return Some(choice) };
    let serves = |legion: &LegionId| table.forces().legion(*legion).map(|legion| legion.owner);
    let mut legions: Vec<LegionId> = known.iter().copied().filter(|legion| !more.contains(legion)).collect();
    if legions.len() == known.len() {
        // Legions of another house begin a new selection.
        legions.retain(|legion| more.first().is_some_and(|first| serves(legion) == serves(first)));
        legions.extend(more);
        legions.sort_unstable();
    }
    (!legions.is_empty()).then_some(Target::Legions(legions))
}

/// Returns the target after a click on a canton; `None` if the canton has no target of this kind.
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

/// Returns the house of a canton: the owner of its legion, of its place, or of its land.
fn house_at(table: &Game, canton: CantonId) -> Option<Seat> {
    let legion = table.forces().legion_at(canton).map(|legion| legion.owner);
    let place = table.forces().place_at(canton).and_then(|place| place.owner);
    legion.or(place).or_else(|| table.realm().owner(canton))
}

/// Returns a treasure or legion in a canton that can be carried off. Another click selects the next
/// one there.
fn spoils_at(table: &Game, seat: Seat, aim: Aim, before: Option<&Target>, canton: CantonId) -> Option<Target> {
    let here: Vec<Target> =
        choices(table, seat, aim).into_iter().filter(|choice| cantons_of(table, choice).contains(&canton)).collect();
    let known = before.and_then(|before| here.iter().position(|choice| choice == before));
    here.get(known.map_or(0, |known| (known + 1) % here.len())).cloned()
}

/// Returns a march after a click. A step to a neighbouring canton lengthens the path; a click on
/// the path cuts it off; a click elsewhere selects another legion.
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
