//! Figures: the state of a house in numbers, as input of the [outlook](super::outlook).
//!
//! All figures are of about the same size. Hidden facts about rivals are left out even in an
//! imagined game, where they are only guesses. Three figures are partly hidden: the sin, which may
//! depend on a vault, the treasures, and the income from them. The figures of the own house are
//! therefore more complete; the last figure marks them. Figures state facts only. Their worth is
//! learned.

use crate::planner::{army, turns_left};
use crate::rules::archfiends::{self, Discipline};
use crate::rules::arena;
use crate::rules::catalog::Catalog;
use crate::rules::conclave;
use crate::rules::forces::{Landmark, Legion, Place};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::objectives::{Task, public_task, task_progress};

/// Number of figures of a house.
pub const FIGURES: usize = 44;

/// The name of each figure, in the order of [`figures`].
pub const NAMES: [&str; FIGURES] = [
    "prestige",
    "land",
    "income",
    "army",
    "legions",
    "vault",
    "order slots",
    "attributes",
    "treasures",
    "secrets",
    "sin",
    "vassal",
    "stakes",
    "threats",
    "offerings",
    "places",
    "best legion",
    "tribute skill",
    "wrath",
    "deceit",
    "prophecy",
    "destruction",
    "diabolism",
    "command rating",
    "victories",
    "healing",
    "foes at arms",
    "menace",
    "neighbours",
    "room",
    "free prestige",
    "free places",
    "weakest place",
    "stronghold",
    "grievances",
    "grievances against",
    "rank",
    "regent",
    "perks",
    "other throne",
    "tribute cards",
    "turns left",
    "turn",
    "own",
];

/// Level of Diabolism from which on a house can burn offerings.
const MASTER: i32 = 6;

/// Maximum distance in cantons at which a legion threatens a place.
const MENACING: u32 = 5;

/// Maximum distance in cantons of unclaimed land and free places that count as near a stronghold.
const NEAR: u32 = 5;

/// Maximum distance in cantons between strongholds of neighbours.
const NEIGHBOURING: u32 = 6;

/// Returns the figures of a house, as far as the seat `looks` may know them.
#[must_use]
pub fn figures(catalog: &Catalog, table: &Game, seat: Seat, looks: Seat) -> [f64; FIGURES] {
    let own = seat == looks;
    let hidden = |figure: &dyn Fn() -> f64| if own { figure() } else { 0.0 };
    let (forces, diplomacy) = (table.forces(), table.diplomacy());
    let house = table.houses().of(seat);
    let level = |of: Discipline| archfiends::discipline_level(catalog, table, seat, of).total();
    let attributes = || Discipline::ALL.into_iter().map(|of| i32::from(house.attributes.of(of))).sum::<i32>();
    let met = |task: Task| {
        let (progress, reward, penalty) = task_progress(catalog, table, seat, task);
        if progress.met { reward } else { -penalty }
    };
    let secrets = || table.objectives().held(seat).iter().map(|&kind| met(Task::Secret(kind))).sum::<i32>();
    let sin = met(Task::Public(public_task(table, seat)));
    let vassal = diplomacy.vassal_of(seat).map_or(0, |vassal| table.conclave().prestige(vassal));
    let staked: i32 =
        diplomacy.vendettas().iter().filter(|vendetta| vendetta.claimant == seat).map(|vendetta| vendetta.wager).sum();
    let threats = diplomacy.vendettas().iter().filter(|vendetta| vendetta.target == seat).count();
    let land = table.realm().land_count(seat) as i32 * catalog.constants.conclave.canton_prestige;
    let (held, against) = diplomacy.grievances().iter().fold((0, 0), |(held, against), right| {
        (held + u8::from(right.holder == seat), against + u8::from(right.against == seat))
    });
    let other_throne =
        || conclave::pawn(catalog, table, seat).is_some() || conclave::behind_throne(catalog, table, seat);
    let places = || forces.places_of(seat);
    let least_guard = places().map(guard).min().unwrap_or(0);
    let [menace, neighbours, foes] = rivals(table, seat);
    let [room, free_prestige, free_places] = surroundings(table, seat);
    [
        f64::from(table.conclave().prestige(seat) + arena::title_prestige(catalog, table, seat)) / 10.0,
        f64::from(land) / 10.0,
        f64::from(conclave::income(catalog, table, seat).total()) / 5.0,
        f64::from(army(table, seat)) / 1000.0,
        forces.legions_of(seat).count() as f64 / 3.0,
        hidden(&|| f64::from(table.treasury().wealth(seat).points().min(100)) / 50.0),
        hidden(&|| f64::from(archfiends::order_slots(catalog, table, seat).total()) / 3.0),
        hidden(&|| f64::from(attributes()) / 10.0),
        table.attachments().of(seat).count() as f64 / 5.0,
        hidden(&|| f64::from(secrets()) / 10.0),
        f64::from(sin) / 10.0,
        f64::from(vassal) / 10.0,
        f64::from(staked) / 10.0,
        threats as f64,
        hidden(&|| f64::from(u8::from(level(Discipline::Diabolism) >= MASTER))),
        places().count() as f64 / 3.0,
        f64::from(forces.legions_of(seat).map(might).max().unwrap_or(0)) / 300.0,
        hidden(&|| f64::from(archfiends::tribute_skill(catalog, table, seat).total()) / 5.0),
        hidden(&|| f64::from(level(Discipline::Wrath)) / 6.0),
        hidden(&|| f64::from(level(Discipline::Deceit)) / 6.0),
        hidden(&|| f64::from(level(Discipline::Prophecy)) / 6.0),
        hidden(&|| f64::from(level(Discipline::Destruction)) / 6.0),
        hidden(&|| f64::from(level(Discipline::Diabolism)) / 6.0),
        hidden(&|| f64::from(archfiends::command_rating(catalog, table, seat).total()) / 3.0),
        hidden(&|| f64::from(archfiends::victory_percent(catalog, table, seat)) / 100.0),
        hidden(&|| f64::from(archfiends::healing_rate(catalog, table, seat).total()) / 3.0),
        f64::from(foes) / 1000.0,
        f64::from(menace) / 500.0,
        f64::from(neighbours) / 2.0,
        f64::from(room) / 30.0,
        f64::from(free_prestige) / 3.0,
        f64::from(free_places) / 3.0,
        f64::from(least_guard) / 300.0,
        f64::from(forces.stronghold(seat).map_or(0, guard)) / 300.0,
        f64::from(held),
        f64::from(against),
        f64::from(house.rank.value()) / 3.0,
        f64::from(u8::from(table.conclave().regent() == seat)),
        hidden(&|| house.perks.iter().count() as f64 / 3.0),
        hidden(&|| f64::from(u8::from(other_throne()))),
        hidden(&|| table.treasury().vault(seat).len() as f64 / 10.0),
        f64::from(turns_left(catalog, table)) / 40.0,
        f64::from(table.turn()) / 40.0,
        f64::from(u8::from(own)),
    ]
}

/// Returns the strength of a legion. Wounds reduce it.
pub(super) fn might(legion: &Legion) -> i32 {
    i32::from(legion.strength.sum()) * i32::from(legion.hp + 4)
}

/// Returns the strength of the garrison of a place. Wounds reduce it.
pub(super) fn guard(place: &Place) -> i32 {
    i32::from(place.strength.sum()) * i32::from(place.hp + 4)
}

/// Returns the strongest army of one rival near the places of a seat, the number of neighbours, and
/// the total army of all open enemies.
fn rivals(table: &Game, seat: Seat) -> [i32; 3] {
    let forces = table.forces();
    let grid = table.realm().grid();
    let home = forces.stronghold(seat).map(|place| place.canton);
    let (mut menace, mut neighbours, mut foes) = (0, 0, 0);
    for other in table.seats().filter(|&other| other != seat && table.conclave().eliminated(other).is_none()) {
        let near = |legion: &&Legion| {
            forces.places_of(seat).any(|place| grid.distance(place.canton, legion.canton) <= MENACING)
        };
        menace = menace.max(forces.legions_of(other).filter(near).map(might).sum());
        let theirs = forces.stronghold(other).map(|place| place.canton);
        if let (Some(home), Some(theirs)) = (home, theirs) {
            neighbours += i32::from(grid.distance(home, theirs) <= NEIGHBOURING);
        }
        if table.diplomacy().stance(seat, other).allows_arms() {
            foes += army(table, other);
        }
    }
    [menace, neighbours, foes]
}

/// Counts around the stronghold: the unclaimed cantons, the prestige of free places of power, and
/// their number.
fn surroundings(table: &Game, seat: Seat) -> [i32; 3] {
    let forces = table.forces();
    let (mut room, mut prestige, mut places) = (0, 0, 0);
    let Some(home) = forces.stronghold(seat) else { return [0; 3] };
    for canton in table.realm().grid().within(home.canton, NEAR) {
        room += i32::from(table.realm().owner(canton).is_none());
        let Some(place) = forces.place_at(canton) else { continue };
        if place.owner.is_none() && matches!(place.landmark, Landmark::Power(_)) {
            prestige += i32::from(place.prestige);
            places += 1;
        }
    }
    [room, prestige, places]
}
