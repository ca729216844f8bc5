//! Return of a lost personal guard (manual 4.4; facts 23.7; ruling R36).
//!
//! > "Legions that represent the Archfiend's personal body guard are considered to have unwavering
//! > loyalty."
//!
//! The lower its archfiend's rank, the more turns the guard is away. It returns with its level, but
//! with lower combat values and hit points, and without its other promotions. It appears after the
//! bazaar is settled, together with legions just bought, and like them can receive orders from the
//! next turn. If there is no free canton it waits. If its house has no canton left, it claims one
//! beside the stronghold. It returns even if the command rating is exhausted.

use super::facts::ForcesFact;
use super::mustering::mustering_ground;
use super::state::{Legion, Muster, Reforming, Shape, Stat};
use crate::dice::Stream;
use crate::diplomacy::{Deed, record_deed};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CantonId, Seat};
use crate::realm::RealmFact;
use crate::resolve::Turn;

/// If a destroyed legion was the personal guard of a house that has not fallen, the guard begins to
/// gather again.
pub(crate) fn guard_lost(turn: &mut Turn<'_>, legion: &Legion) {
    let seat = match legion.muster {
        Muster::Guard(seat) => seat,
        Muster::Hired(_) => return,
    };
    if turn.game().conclave().eliminated(seat).is_some() {
        return;
    }
    let numbers = &turn.catalog().constants.forces;
    let rank = turn.game().houses().of(seat).rank;
    let turns = (i32::from(numbers.gathering) - rank.value()).max(1) as u8;
    let mut rolls = turn.open(Stream::Gathering(seat));
    let mut strength = legion.strength;
    for stat in Stat::ALL {
        let lost = rolls.die(numbers.gathering_loss.into()) as i16;
        let value = strength.of_mut(stat);
        *value = (*value - lost).max(0);
    }
    let shape = Shape {
        level: legion.level,
        strength,
        hp: (legion.max_hp - i16::from(numbers.gathering_wound)).max(1),
        moves: numbers.guard_moves,
        loyalty: legion.loyalty,
    };
    turn.game_mut().forces.gather(Reforming { seat, turns, shape });
    turn.say(Fact::Forces(ForcesFact::GuardGathers { seat, turns }));
}

/// Reduces the waiting time of gathering guards by one turn.
pub(super) fn count_down(turn: &mut Turn<'_>) {
    for guard in &mut turn.game_mut().forces.reforming {
        guard.turns = guard.turns.saturating_sub(1);
    }
}

/// Puts guards that have gathered on the map, in a canton where a bought legion could appear;
/// without a free canton they wait. If the house has no canton left, its guard appears beside the
/// stronghold and claims that canton.
pub(super) fn take_the_field(turn: &mut Turn<'_>) {
    for guard in turn.game().forces().reforming().to_vec() {
        if guard.turns > 0 {
            continue;
        }
        let seat = guard.seat;
        let own = mustering_ground(turn.game(), seat);
        let ground = if own.is_empty() { last_ground(turn.game(), seat) } else { own };
        let Some(&canton) = turn.open(Stream::Gathering(seat)).pick(&ground) else { continue };
        let forces = &mut turn.game_mut().forces;
        forces.reforming.retain(|other| other.seat != seat);
        let legion = forces.raise(Muster::Guard(seat), seat, canton, guard.shape);
        turn.say(Fact::Forces(ForcesFact::GuardReformed { seat, legion, canton }));
        let from = turn.game().realm().owner(canton);
        if from != Some(seat) {
            turn.game_mut().realm.award(canton, Some(seat));
            if let Some(from) = from {
                record_deed(turn, seat, from, Deed::Canton);
            }
            turn.say(Fact::Realm(RealmFact::Claimed { seat, canton, from }));
        }
    }
}

/// The cantons from which one is chosen at random for the guard of a house whose only cantons, if
/// any, contain places: the free cantons beside its stronghold, unclaimed ones first. Empty if the
/// house has another canton, because then the guard waits for that one to become free.
fn last_ground(game: &Game, seat: Seat) -> Vec<CantonId> {
    let bare = game.realm().land(seat).all(|canton| game.forces().place_at(canton).is_some());
    let Some(gate) = game.forces().stronghold(seat).filter(|_| bare).map(|stronghold| stronghold.canton) else {
        return Vec::new();
    };
    let beside = game.realm().grid().neighbours(gate).iter().copied();
    let free: Vec<CantonId> =
        beside.filter(|&canton| game.realm().terrain(canton).passable() && game.forces().vacant(canton)).collect();
    let unclaimed: Vec<CantonId> =
        free.iter().copied().filter(|&canton| game.realm().owner(canton).is_none()).collect();
    if unclaimed.is_empty() { free } else { unclaimed }
}

/// Removes the gathering guards of fallen houses (ruling R23).
pub(super) fn disperse(turn: &mut Turn<'_>) {
    let fallen: Vec<Seat> =
        turn.game().seats().filter(|&seat| turn.game().conclave().eliminated(seat).is_some()).collect();
    turn.game_mut().forces.reforming.retain(|guard| !fallen.contains(&guard.seat));
}
