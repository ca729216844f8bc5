//! Where legions are wanted, and how units get there.
//!
//! A mission is a sectio that this seat can claim, must deny to others, or has to guard. Its worth
//! draws units from afar, less with each march that it takes.

use std::collections::VecDeque;

use crate::rules::catalog::definitions::PhenomenonEffect;
use crate::rules::ids::{Banner, Legion, Place, Quarter, Sectio, Unit};
use crate::rules::march::{Leg, March};
use crate::sight::Sight;

/// What is left of the worth of a mission, in percent, by the steps to it.
const DRAW: [i64; 11] = [100, 58, 54, 36, 34, 22, 20, 13, 12, 8, 7];

/// What legions are worth in each sectio.
pub(crate) struct Missions {
    /// By sectio: what it is worth that a legion is there alone. 0 if one is.
    pub open: Vec<i64>,
    /// By sectio: the same, whoever is there.
    pub worth: Vec<i64>,
    /// By sectio: how much missions near and far draw a legion that is there.
    draw: Vec<i64>,
}

/// A unit that can be moved, and how.
struct Mobile {
    lead: Unit,
    at: Place,
    steps: u32,
    with: Vec<Legion>,
}

/// A move, with what it is worth.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    pub gain: i64,
    pub lead: Unit,
    pub legs: Vec<Leg>,
    pub to: Place,
}

impl Missions {
    pub fn of(sight: Sight<'_>) -> Self {
        let worth: Vec<i64> = Sectio::all().map(|sectio| worth(sight, sectio)).collect();
        let board = sight.game.board();
        let mut open = worth.clone();
        for (_, at) in board.legions(sight.banner()) {
            if let Some(sectio) = at.sectio().filter(|_| sight.foes(at).is_none()) {
                open[sectio.index()] = 0;
            }
        }
        let draw = Sectio::all()
            .map(|from| {
                let pull = |to: Sectio| open[to.index()] * DRAW[usize::from(from.distance(to)).min(10)] / 100;
                Sectio::all().map(pull).max().unwrap_or(0)
            })
            .collect();
        Self { open, worth, draw }
    }

    /// Returns how much missions draw a legion that is in a place.
    pub fn draw(&self, place: Place) -> i64 {
        match place {
            Place::Sectio(sectio) => self.draw[sectio.index()],
            // A die tells the quarter, and with a six the legion is lost for the turn.
            Place::AnteHell => Quarter::all().map(|quarter| self.draw[quarter.gate().index()]).sum::<i64>() / 9,
        }
    }
}

/// Returns what it is worth that a legion of this seat is alone in a sectio.
fn worth(sight: Sight<'_>, sectio: Sectio) -> i64 {
    let (game, catalog, place) = (sight.game, sight.catalog, Place::Sectio(sectio));
    if game.board().has_uriel(place) || game.has_phenomenon(catalog, place, PhenomenonEffect::Truce) {
        return 0;
    }
    if game.owns(sight.seat, sectio) {
        let near = |(legion, at): (Legion, Place)| {
            let close = at.sectio().is_some_and(|at| at.distance(sectio) <= 2);
            close && legion.banner != sight.banner() && legion.banner != Banner::Freebooters
        };
        let threatened = game.board().all_legions().any(near);
        // Where it stands, nobody else can claim.
        return if threatened { sight.sectio(sectio) / 3 + sight.denial(sectio) } else { 0 };
    }
    let gain = sight.sectio(sectio) + sight.denial(sectio);
    let price = game.petition_price(catalog, sight.seat);
    if price <= game.triumvirate(sight.seat).free_favours() { gain } else { gain * 2 / 3 }
}

/// Returns the moves of the march in progress that gain something, the best first.
pub(crate) fn steps(sight: Sight<'_>, missions: &Missions) -> Vec<Step> {
    let Some(march) = sight.game.march() else { return Vec::new() };
    let units = sight.game.movable(sight.catalog).into_iter();
    let fresh = |legion: &Legion| !march.moved.contains(&Unit::Legion(*legion));
    let mobiles = units.filter_map(|lead| {
        let steps = sight.game.mobility(sight.catalog, lead)?;
        mobile(sight, missions, march, lead, steps, &fresh)
    });
    moves(sight, missions, march.units, &mobiles.collect::<Vec<Mobile>>())
}

/// Returns the moves of a march that a daemon could begin, each unit's best, the best first.
pub(crate) fn prospects(sight: Sight<'_>, missions: &Missions, march: &March) -> Vec<Step> {
    let units = sight.game.paid_units(sight.seat).into_iter();
    let mobiles = units.filter_map(|lead| {
        let at = sight.game.board().at(lead)?;
        let steps = sight.game.march_steps(sight.catalog, march, lead);
        let able = steps > 0 && sight.game.can_set_out(sight.catalog, at);
        able.then(|| mobile(sight, missions, march, lead, steps, &|_| true)).flatten()
    });
    let mut all = moves(sight, missions, march.units, &mobiles.collect::<Vec<Mobile>>());
    // Each unit moves once, and one legion is enough for each place.
    let mut kept: Vec<Step> = Vec::new();
    for step in all.drain(..) {
        if kept.iter().all(|other| other.lead != step.lead && other.to != step.to) {
            kept.push(step);
        }
    }
    kept.truncate(march.units as usize);
    kept
}

fn mobile(
    sight: Sight<'_>,
    missions: &Missions,
    march: &March,
    lead: Unit,
    steps: u32,
    fresh: &dyn Fn(&Legion) -> bool,
) -> Option<Mobile> {
    let at = sight.game.board().at(lead)?;
    let with = match lead {
        Unit::Legion(_) => Vec::new(),
        Unit::Lieutenant(_) => {
            let mut there = sight.game.board().legions_at(sight.banner(), at);
            there.retain(fresh);
            // One legion stays behind where it is wanted.
            let stays = at.sectio().is_some_and(|sectio| missions.worth[sectio.index()] > 0);
            let most = there.len().saturating_sub(usize::from(stays));
            there.truncate(sight.game.march_party(sight.catalog, march, lead).min(most));
            if there.is_empty() {
                return None;
            }
            there
        }
        Unit::Hound(_) => return None,
    };
    Some(Mobile { lead, at, steps, with })
}

/// Returns the moves of these units that gain something, the best first.
fn moves(sight: Sight<'_>, missions: &Missions, units: u32, mobiles: &[Mobile]) -> Vec<Step> {
    let mut all = Vec::new();
    for mobile in mobiles {
        let now = stay(sight, missions, mobile);
        for way in ways(sight, mobile.at, mobile.steps) {
            let Some(to) = way.last().copied() else { continue };
            let Some(then) = arrival(sight, missions, units, mobiles, mobile, to) else { continue };
            // A short way is as good as a long one, and shows less.
            let gain = then - now - 2 * way.len() as i64;
            if gain > 8 {
                let leg = |to: Place| Leg { to, with: mobile.with.clone(), passage: false };
                all.push(Step { gain, lead: mobile.lead, legs: way.into_iter().map(leg).collect(), to });
            }
        }
    }
    all.sort_by_key(|step| std::cmp::Reverse(step.gain));
    all
}

/// Returns what units are worth where they are.
fn stay(sight: Sight<'_>, missions: &Missions, mobile: &Mobile) -> i64 {
    let Some(sectio) = mobile.at.sectio() else { return missions.draw(mobile.at) };
    let own = sight.game.board().legions_at(sight.banner(), mobile.at).len();
    let wanted = missions.worth[sectio.index()];
    match sight.foes(mobile.at) {
        Some(foes) if sight.might(sight.banner(), mobile.at).beats(foes) => wanted.max(40),
        // Better anywhere else.
        Some(_) => 0,
        None if own <= 1 + mobile.with.len() && matches!(mobile.lead, Unit::Legion(_)) => {
            wanted.max(missions.draw(mobile.at))
        }
        None => missions.draw(mobile.at),
    }
}

/// Returns what units are worth where they could go. None if they had better not go there.
fn arrival(
    sight: Sight<'_>,
    missions: &Missions,
    units: u32,
    mobiles: &[Mobile],
    mobile: &Mobile,
    to: Place,
) -> Option<i64> {
    let Some(sectio) = to.sectio() else { return Some(missions.draw(to)) };
    let Some(foes) = sight.foes(to) else { return Some(missions.draw(to).max(missions.open[sectio.index()])) };
    let near = |other: &&Mobile| {
        let close = other.at.sectio().is_some_and(|at| u32::from(at.distance(sectio)) <= other.steps);
        close && other.at != to && matches!(other.lead, Unit::Legion(_)) && other.lead != mobile.lead
    };
    let others = mobiles.iter().filter(near).count().min((units as usize).saturating_sub(1));
    let party = mobile.with.len() + usize::from(matches!(mobile.lead, Unit::Legion(_)));
    let force = sight.might(sight.banner(), to).with(party + others);
    force.beats(foes).then(|| missions.worth[sectio.index()].max(60) * 8 / 10)
}

/// Returns the shortest ways to all places that a unit can reach.
fn ways(sight: Sight<'_>, from: Place, steps: u32) -> Vec<Vec<Place>> {
    let (game, catalog) = (sight.game, sight.catalog);
    let shut = |to: Place| {
        game.board().has_uriel(to)
            || game.board().has_lilith(to)
            || to == Place::AnteHell
            || game.has_phenomenon(catalog, to, PhenomenonEffect::WallOfFire)
    };
    let stops = |at: Place| sight.foes(at).is_some() || game.has_phenomenon(catalog, at, PhenomenonEffect::Quagmire);
    let Some(start) = from.sectio() else {
        // Out of AnteHell a die tells the way.
        return vec![vec![Place::Sectio(Quarter::FIRST.gate())]];
    };
    let mut seen = vec![start];
    let mut found: Vec<Vec<Place>> = Vec::new();
    let mut queue: VecDeque<(Sectio, Vec<Place>)> = VecDeque::from([(start, Vec::new())]);
    while let Some((at, way)) = queue.pop_front() {
        if way.len() as u32 >= steps || !way.is_empty() && stops(Place::Sectio(at)) {
            continue;
        }
        for to in at.neighbours() {
            if seen.contains(&to) || shut(Place::Sectio(to)) {
                continue;
            }
            seen.push(to);
            let mut further = way.clone();
            further.push(Place::Sectio(to));
            found.push(further.clone());
            queue.push_back((to, further));
        }
    }
    found
}
