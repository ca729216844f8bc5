//! What follows a battle: damage, capture, destruction, retreat, placing, prestige (manual 3.4, 4.4, 4.16; R17).

use std::sync::Arc;

use super::fight::{BattleReport, End, fight};
use super::sides::muster;
use crate::rules::archfiends;
use crate::rules::conclave::{self, PrestigeCause};
use crate::rules::dice::Stream;
use crate::rules::facts::Fact;
use crate::rules::forces::{Landmark, Legion};
use crate::rules::ids::{CantonId, LegionId, PlaceId, Seat};
use crate::rules::orders::{Outcome, Refusal};
use crate::rules::realm::{Entry, Foe, entry};
use crate::rules::resolve::Turn;

/// How an attacker came to the canton of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Approach {
    /// Marching: it can fall back along its way.
    OnFoot,
    /// Flying: it has nowhere to fall back to (manual 4.16).
    FromTheAir,
}

/// Fights for a canton. The attacker stands where it would fall back to; its order ends with this.
pub fn engage(turn: &mut Turn<'_>, attacker: LegionId, foe: Foe, canton: CantonId, approach: Approach) -> Outcome {
    let Some(legion) = turn.game().forces().legion(attacker).copied() else {
        return Outcome::Refused(Refusal::NoSuchLegion(attacker));
    };
    if turn.previewing() {
        // A plan cannot know how a fight ends; the legion is simply spent.
        if let Some(legion) = turn.game_mut().forces.legion_mut(attacker) {
            legion.marched = Legion::SPENT;
        }
        return Outcome::Done;
    }
    let seat = legion.owner;
    if let Foe::Place(id) = foe {
        conclave::affront(turn, seat, id);
    }
    let Some(battle) = muster(turn.catalog(), turn.game(), &legion, foe, canton) else {
        return Outcome::Refused(Refusal::NoSuchLegion(attacker));
    };
    let slot = turn.slot();
    let report = fight(battle, &mut turn.open(Stream::Battle { slot, attacker: seat, canton }));
    let end = report.end;
    wound(turn, &report);
    let report = Arc::new(report);
    turn.say(Fact::Battle {
        canton,
        attacker: (seat, report.battle.attacker.banner),
        defender: (report.battle.defender.owner, report.battle.defender.banner),
        end,
        report: Some(Arc::clone(&report)),
    });
    match (end, foe) {
        (End::AttackerDestroyed, _) => {
            destroy(turn, attacker, canton);
            reward_destruction(turn, report.battle.defender.owner, legion.level, PrestigeCause::LegionDestroyed);
        }
        (End::AttackerRetreats, _) => {
            reward_retreat(turn, report.battle.defender.owner, report.attacker_damage);
            retreat(turn, attacker, canton);
        }
        (End::DefenderDestroyed, Foe::Legion(id)) => {
            let level = report.battle.defender.level;
            destroy(turn, id, canton);
            reward_destruction(turn, Some(seat), level, PrestigeCause::LegionDestroyed);
            advance(turn, attacker, canton);
        }
        (End::DefenderRetreats, Foe::Legion(id)) => {
            reward_retreat(turn, Some(seat), report.defender_damage);
            retreat(turn, id, canton);
            advance(turn, attacker, canton);
        }
        // A place never retreats; its fall is its capture.
        (End::DefenderDestroyed | End::DefenderRetreats, Foe::Place(id)) => {
            capture(turn, seat, id);
            place_victor(turn, attacker, canton, approach);
        }
    }
    Outcome::Fought(end)
}

/// Takes the damage off both sides.
fn wound(turn: &mut Turn<'_>, report: &BattleReport) {
    let sides = [(&report.battle.attacker, report.attacker_damage), (&report.battle.defender, report.defender_damage)];
    for (fighter, damage) in sides {
        let forces = &mut turn.game_mut().forces;
        let hp = match fighter.unit {
            Foe::Legion(id) => forces.legion_mut(id).map(|legion| &mut legion.hp),
            Foe::Place(id) => forces.place_mut(id).map(|place| &mut place.hp),
        };
        if let Some(hp) = hp {
            *hp -= damage;
        }
    }
}

/// The victor takes the canton it fought for, if no place stands there.
fn advance(turn: &mut Turn<'_>, victor: LegionId, canton: CantonId) {
    let Some(legion) = turn.game_mut().forces.legion_mut(victor) else { return };
    legion.canton = canton;
    let seat = legion.owner;
    crate::rules::forces::claim(turn, seat, canton);
}

/// Takes a legion off the map; `canton` is where it was lost, which for a beaten attacker is where it fought.
fn destroy(turn: &mut Turn<'_>, id: LegionId, canton: CantonId) {
    if let Some(legion) = turn.game_mut().forces.remove(id) {
        turn.say(Fact::LegionDestroyed { legion: id, muster: legion.muster, owner: legion.owner, canton });
    }
}

fn reward_destruction(turn: &mut Turn<'_>, victor: Option<Seat>, level: u8, cause: PrestigeCause) {
    let amount = turn.catalog().constants.battle.prestige_per_level * i32::from(level);
    reward(turn, victor, amount, cause);
}

fn reward_retreat(turn: &mut Turn<'_>, victor: Option<Seat>, damage: i16) {
    let amount = i32::from(damage) / turn.catalog().constants.battle.retreat_divisor;
    reward(turn, victor, amount, PrestigeCause::RetreatForced);
}

fn reward(turn: &mut Turn<'_>, victor: Option<Seat>, amount: i32, cause: PrestigeCause) {
    let Some(victor) = victor else { return };
    let percent = archfiends::victory_percent(turn.catalog(), turn.game(), victor);
    conclave::award(turn, victor, amount * percent / 100, cause);
}

/// Sends the loser to the nearest free canton of its own, over the seam too; without one it is destroyed (manual 4.16).
fn retreat(turn: &mut Turn<'_>, id: LegionId, from: CantonId) {
    let Some(legion) = turn.game().forces().legion(id).copied() else { return };
    let game = turn.game();
    let grid = game.realm().grid();
    let free = |canton: CantonId| {
        game.forces().place_at(canton).is_none() && game.forces().legion_at(canton).is_none_or(|other| other.id == id)
    };
    let havens = |distance: u32| {
        let land = game.realm().land(legion.owner);
        land.filter(|&canton| canton != from && free(canton) && grid.distance(from, canton) == distance)
            .collect::<Vec<_>>()
    };
    let nearest = game
        .realm()
        .land(legion.owner)
        .filter(|&canton| canton != from && free(canton))
        .map(|canton| grid.distance(from, canton))
        .min();
    let Some(nearest) = nearest else { return destroy(turn, id, from) };
    let havens = havens(nearest);
    let slot = turn.slot();
    let Some(&haven) = turn.open(Stream::Placing { slot, seat: legion.owner, canton: from }).pick(&havens) else {
        return destroy(turn, id, from);
    };
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.canton = haven;
        // A beaten legion marches no more this turn.
        legion.marched = Legion::SPENT;
    }
    turn.say(Fact::Retreated { legion: id, muster: legion.muster, owner: legion.owner, from, to: haven });
}

/// A defeated place changes hands with one hit point left (manual 4.16).
fn capture(turn: &mut Turn<'_>, seat: Seat, id: PlaceId) {
    let Some(place) = turn.game_mut().forces.place_mut(id) else { return };
    let (from, level, canton, landmark) = (place.owner, place.level, place.canton, place.landmark);
    place.owner = Some(seat);
    place.hp = 1;
    turn.game_mut().realm.award(canton, Some(seat));
    turn.say(Fact::PlaceCaptured { place: id, landmark, by: seat, from });
    reward_destruction(turn, Some(seat), level, PrestigeCause::PlaceCaptured);
    match landmark {
        Landmark::Pandemonium => conclave::seize(turn, seat, from),
        Landmark::Stronghold(_) | Landmark::Power(_) => {}
    }
}

/// After taking a place, the victor is put into a random adjacent canton where it may be; without one it falls back along
/// its march, or if it flew is lost (manual 4.4, 4.16).
fn place_victor(turn: &mut Turn<'_>, id: LegionId, canton: CantonId, approach: Approach) {
    let Some(legion) = turn.game().forces().legion(id).copied() else { return };
    let game = turn.game();
    let around: Vec<CantonId> = game
        .realm()
        .grid()
        .neighbours(canton)
        .iter()
        .copied()
        .filter(|&near| {
            near == legion.canton
                || entry(turn.catalog(), game, turn.held(), &legion, Some(canton), near) == Entry::Free
        })
        .collect();
    let slot = turn.slot();
    let chosen = turn.open(Stream::Placing { slot, seat: legion.owner, canton }).pick(&around).copied();
    match (chosen, approach) {
        (Some(near), _) => {
            if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
                legion.canton = near;
            }
            turn.say(Fact::VictorPlaced { legion: id, muster: legion.muster, owner: legion.owner, canton: near });
            crate::rules::forces::claim(turn, legion.owner, near);
        }
        (None, Approach::OnFoot) => {}
        (None, Approach::FromTheAir) => destroy(turn, id, canton),
    }
}
