//! March and fly orders (manual 4.4, 4.19; rulings R9 to R13).

use super::facts::ForcesFact;
use super::state::Legion;
use super::{flight, moves_left, pace, spellbound};
use crate::catalog::Catalog;
use crate::combat;
use crate::diplomacy::{Deed, record_deed};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CantonId, LegionId, Seat};
use crate::orders::{Outcome, Refusal};
use crate::realm::{Bar, Entry, Owners, RealmFact, entry};
use crate::resolve::Turn;
use crate::rituals::Hindrance;

fn own_legion(game: &Game, seat: Seat, id: LegionId) -> Result<Legion, Refusal> {
    match game.forces().legion(id) {
        Some(legion) if legion.owner == seat => Ok(*legion),
        Some(_) | None => Err(Refusal::NoSuchLegion(id)),
    }
}

/// Returns the refusal of a march that is too long. If a spell takes all move points, the refusal
/// names the spell. A path of more than 255 cantons is reported as 255.
fn too_far(catalog: &Catalog, game: &Game, legion: &Legion, path: &[CantonId], has: u8) -> Refusal {
    match spellbound(game, legion).filter(|_| pace(catalog, game, legion).total() <= 0) {
        Some(spell) => Refusal::Ritual(Hindrance::Held(spell)),
        None => Refusal::TooFar { needs: u8::try_from(path.len()).unwrap_or(u8::MAX), has },
    }
}

/// Checks that a march can be completed if no other unit moves.
///
/// # Errors
/// Errors with the first reason found.
pub fn check_march(
    catalog: &Catalog,
    game: &Game,
    held: &Owners,
    seat: Seat,
    id: LegionId,
    path: &[CantonId],
) -> Result<(), Refusal> {
    let legion = own_legion(game, seat, id)?;
    let cantons = game.realm().owners().len();
    if path.is_empty() || path.iter().any(|canton| canton.index() >= cantons) {
        return Err(Refusal::NoPath);
    }
    let left = moves_left(catalog, game, &legion);
    if path.len() > usize::from(left) {
        return Err(too_far(catalog, game, &legion, path, left));
    }
    let mut at = legion.canton;
    for (index, &to) in path.iter().enumerate() {
        if !game.realm().grid().adjacent(at, to) {
            return Err(Refusal::NoPath);
        }
        let last = index + 1 == path.len();
        match entry(catalog, game, held, &legion, Some(at), to) {
            Entry::Free => {}
            Entry::Through if !last => {}
            Entry::Through => return Err(Refusal::Barred { at: to, bar: Bar::Occupied }),
            Entry::Battle(_) if last => {}
            Entry::Battle(_) => return Err(Refusal::BattleOnTheWay { at: to }),
            Entry::Barred(bar) => return Err(Refusal::Barred { at: to, bar }),
        }
        at = to;
    }
    Ok(())
}

/// Checks that a flight can be made if no other unit moves.
///
/// # Errors
/// Errors with the first reason found.
pub fn check_fly(
    catalog: &Catalog,
    game: &Game,
    held: &Owners,
    seat: Seat,
    id: LegionId,
    to: CantonId,
) -> Result<(), Refusal> {
    let legion = own_legion(game, seat, id)?;
    let grounded =
        || spellbound(game, &legion).map_or(Refusal::CannotFly, |spell| Refusal::Ritual(Hindrance::Held(spell)));
    let range = flight(catalog, game, &legion).ok_or_else(grounded)?;
    if legion.marched > 0 {
        return Err(Refusal::AlreadyMarched);
    }
    if to.index() >= game.realm().owners().len() || to == legion.canton {
        return Err(Refusal::NoPath);
    }
    let distance = game.realm().grid().distance(legion.canton, to);
    if distance > u32::from(range) {
        return Err(Refusal::TooFar { needs: distance as u8, has: range });
    }
    match entry(catalog, game, held, &legion, None, to) {
        Entry::Free | Entry::Battle(_) => Ok(()),
        Entry::Through => Err(Refusal::Barred { at: to, bar: Bar::Occupied }),
        Entry::Barred(bar) => Err(Refusal::Barred { at: to, bar }),
    }
}

/// Marches a legion by the rights of its house, as far as possible along the path.
pub(crate) fn march(turn: &mut Turn<'_>, seat: Seat, id: LegionId, path: &[CantonId]) -> Outcome {
    let legion = match own_legion(turn.game(), seat, id) {
        Ok(legion) => legion,
        Err(why) => return Outcome::Refused(why),
    };
    let start = legion.canton;
    let points = pace(turn.catalog(), turn.game(), &legion).total() as u8;
    let left = points.saturating_sub(legion.marched);
    let (mut at, mut stand, mut spent) = (start, start, legion.marched);
    let mut walked = Vec::new();
    let mut stopped = None;
    let mut foe = None;
    for &to in path {
        if to.index() >= turn.game().realm().owners().len() || !turn.game().realm().grid().adjacent(at, to) {
            stopped = Some(Refusal::NoPath);
            break;
        }
        if spent >= points {
            stopped = Some(too_far(turn.catalog(), turn.game(), &legion, path, left));
            break;
        }
        match entry(turn.catalog(), turn.game(), turn.held(), &legion, Some(at), to) {
            Entry::Free => {
                (at, stand) = (to, to);
                claim(turn, seat, to);
            }
            Entry::Through => at = to,
            Entry::Battle(met) => foe = Some((met, to)),
            Entry::Barred(bar) => {
                stopped = Some(Refusal::Barred { at: to, bar });
                break;
            }
        }
        spent += 1;
        walked.push(to);
        if foe.is_some() {
            break;
        }
    }
    if foe.is_none() && at != stand {
        // The march would end on a unit of its own side, so the legion stops at the last canton
        // where it can stay.
        stopped = stopped.or(Some(Refusal::Barred { at, bar: Bar::Occupied }));
        while walked.last().is_some_and(|&canton| canton != stand) {
            walked.pop();
        }
    }
    settle(turn, id, stand, spent);
    if !walked.is_empty() {
        turn.say(Fact::Forces(ForcesFact::Marched {
            legion: id,
            muster: legion.muster,
            seat,
            from: start,
            path: walked,
        }));
    }
    if let Some((foe, canton)) = foe {
        return combat::engage(turn, id, foe, canton, combat::Approach::OnFoot);
    }
    match stopped {
        None => Outcome::Done,
        Some(why) if stand == start => Outcome::Refused(why),
        Some(why) => Outcome::Partly(why),
    }
}

pub(super) fn fly(turn: &mut Turn<'_>, seat: Seat, id: LegionId, to: CantonId) -> Outcome {
    if let Err(why) = check_fly(turn.catalog(), turn.game(), turn.held(), seat, id, to) {
        return Outcome::Refused(why);
    }
    let legion = match own_legion(turn.game(), seat, id) {
        Ok(legion) => legion,
        Err(why) => return Outcome::Refused(why),
    };
    let from = legion.canton;
    turn.say(Fact::Forces(ForcesFact::Flew { legion: id, muster: legion.muster, seat, from, to }));
    match entry(turn.catalog(), turn.game(), turn.held(), &legion, None, to) {
        Entry::Battle(foe) => {
            settle(turn, id, from, Legion::SPENT);
            combat::engage(turn, id, foe, to, combat::Approach::FromTheAir)
        }
        Entry::Free | Entry::Through | Entry::Barred(_) => {
            settle(turn, id, to, Legion::SPENT);
            claim(turn, seat, to);
            Outcome::Done
        }
    }
}

fn settle(turn: &mut Turn<'_>, id: LegionId, canton: CantonId, spent: u8) {
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.canton = canton;
        legion.marched = spent;
    }
}

/// Applies the right of Prima Inferna and the right of excommunication (manual 4.2, rulings R11,
/// R12): a legion takes at once any unclaimed canton that it enters, and any canton of another
/// house if one of the two houses is excommunicated.
pub(crate) fn claim(turn: &mut Turn<'_>, seat: Seat, canton: CantonId) {
    let game = turn.game();
    if !game.realm().terrain(canton).passable() {
        return;
    }
    let from = game.realm().owner(canton);
    let free = match from {
        None => true,
        Some(owner) => game.diplomacy().takes_at_will(seat, owner),
    };
    if free {
        turn.game_mut().realm.award(canton, Some(seat));
        if let Some(from) = from {
            record_deed(turn, seat, from, Deed::Canton);
        }
        turn.say(Fact::Realm(RealmFact::Claimed { seat, canton, from }));
    }
}
