//! Usurpers of Pandemonium in simulated games: the length of their hold, and attacks on them.

use conclave::table::session::Session;
use serde::Serialize;

use crate::rules::catalog::Catalog;
use crate::rules::combat::{Banner, CombatFact};
use crate::rules::conclave::ConclaveFact;
use crate::rules::facts::Fact;
use crate::rules::forces::{Landmark, Legion, pace, walks};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};

/// Turns within which a usurper should be attacked.
const TURNS: u32 = 5;

/// One usurpation of Pandemonium.
#[derive(Serialize)]
pub struct Usurped {
    /// The usurper.
    pub seat: Seat,
    /// The turn of the seizure.
    pub turn: u32,
    /// Number of whole turns for which it was held.
    pub held: u8,
    /// True if a legion of another house could have come to Pandemonium or to the usurper's
    /// stronghold within five turns.
    pub reachable: bool,
    /// Number of turns until a house attacked the usurper. `None` if none did.
    pub attacked_after: Option<u32>,
}

/// Reads the log of the last turn into the list.
pub(crate) fn read(catalog: &Catalog, session: &Session, list: &mut Vec<Usurped>) {
    let view = session.view(Seat(0));
    let last = session.logs_len().saturating_sub(1);
    let turn = view.table().turn().saturating_sub(1);
    let current = |list: &mut Vec<Usurped>, seat: Seat| list.iter().rposition(|usurped| usurped.seat == seat);
    for entry in session.log_seen_by(Seat(0), last) {
        if let Fact::Conclave(ConclaveFact::Usurped { seat }) = &entry.fact {
            let view = session.view(*seat);
            let reachable = reachable(catalog, view.table(), *seat);
            list.push(Usurped { seat: *seat, turn, held: 0, reachable, attacked_after: None });
        } else if let Fact::Conclave(ConclaveFact::UsurperHolds { seat, turns, .. }) = &entry.fact {
            if let Some(at) = current(list, *seat) {
                list[at].held = *turns;
            }
        } else if let Fact::Combat(CombatFact::Battle { attacker: (Some(by), _), defender, .. }) = &entry.fact
            // Only who has just been made a usurper, or is one still, counts; the assault that made
            // it one does not.
            && let Some(on) = whose(defender)
            && *by != on
            && let Some(at) = current(list, on)
            && let after = turn - list[at].turn
            && after <= TURNS
        {
            list[at].attacked_after.get_or_insert(after);
        }
    }
}

/// Returns the house of a unit that fought. A stronghold without an owner still belongs to its
/// house.
pub(crate) fn whose((owner, banner): &(Option<Seat>, Banner)) -> Option<Seat> {
    owner.or_else(|| gate(banner))
}

fn gate(banner: &Banner) -> Option<Seat> {
    match banner {
        Banner::Place(Landmark::Stronghold(seat)) => Some(*seat),
        Banner::Place(Landmark::Power(_) | Landmark::Pandemonium) | Banner::Legion(_) => None,
    }
}

/// True if a legion of another house could march beside Pandemonium or the usurper's stronghold in
/// time, over land that it may enter.
fn reachable(catalog: &Catalog, game: &Game, usurper: Seat) -> bool {
    let grid = game.realm().grid();
    let places = game.forces().places().iter().filter(|place| match place.landmark {
        Landmark::Pandemonium => true,
        Landmark::Stronghold(seat) => seat == usurper,
        Landmark::Power(_) => false,
    });
    let goals: Vec<CantonId> = places.flat_map(|place| grid.neighbours(place.canton).iter().copied()).collect();
    let foes = game
        .forces()
        .legions()
        .iter()
        .filter(|legion| legion.owner != usurper && !game.diplomacy().bound_by_blood(legion.owner, usurper));
    foes.into_iter().any(|legion| {
        let steps = TURNS * pace(catalog, game, legion).total().max(0) as u32;
        within(catalog, game, legion, usurper, &goals, steps)
    })
}

/// True if a legion reaches one of these cantons in at most this many steps.
fn within(catalog: &Catalog, game: &Game, legion: &Legion, usurper: Seat, goals: &[CantonId], steps: u32) -> bool {
    let realm = game.realm();
    let open = |canton: CantonId| {
        let owner = realm.owner(canton);
        let lawful = owner.is_none_or(|owner| owner == legion.owner || owner == usurper);
        let terrain = realm.terrain(canton);
        lawful && (terrain.passable() || walks(catalog, game, legion, terrain))
    };
    let mut seen = vec![false; realm.owners().len()];
    let mut edge = vec![legion.canton];
    seen[legion.canton.index()] = true;
    for _ in 0..=steps {
        if edge.iter().any(|canton| goals.contains(canton)) {
            return true;
        }
        let mut next = Vec::new();
        for canton in edge {
            for &near in realm.grid().neighbours(canton) {
                if !seen[near.index()] && open(near) {
                    seen[near.index()] = true;
                    next.push(near);
                }
            }
        }
        edge = next;
    }
    false
}
