//! The consequences of a battle: damage, capture, destruction, retreat, placing, prestige (manual
//! 3.4, 4.4, 4.16; R17).

use std::sync::Arc;

use super::facts::CombatFact;
use super::fight::fight;
use super::report::{BattleReport, End, Event, Side};
use super::sides::muster;
use crate::attachments::{Fall, unit_fell};
use crate::catalog::Catalog;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::diplomacy::{Deed, record_deed};
use crate::facts::Fact;
use crate::forces::{self, ForcesFact, Landmark, Legion};
use crate::game::Game;
use crate::ids::{CantonId, LegionId, PlaceId, Seat};
use crate::orders::{Outcome, Refusal};
use crate::realm::{Entry, Foe, entry};
use crate::resolve::Turn;
use crate::{archfiends, events};

/// The way in which an attacker reached the canton of combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Approach {
    /// Marching: it can fall back along its path.
    OnFoot,
    /// Flying: it cannot fall back (manual 4.16).
    FromTheAir,
}

/// Fights for a canton. The attacker stands in the canton to which it would fall back. The battle
/// ends its order.
pub fn engage(turn: &mut Turn<'_>, attacker: LegionId, foe: Foe, canton: CantonId, approach: Approach) -> Outcome {
    let Some(legion) = turn.game().forces().legion(attacker).copied() else {
        return Outcome::Refused(Refusal::NoSuchLegion(attacker));
    };
    if turn.previewing() {
        // A preview cannot know the result of a battle; it only uses up the legion's movement.
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
    spend_cards(turn, &report);
    let report = Arc::new(report);
    turn.say(Fact::Combat(CombatFact::Battle {
        canton,
        attacker: (Some(seat), report.battle.attacker.banner),
        defender: (report.battle.defender.owner, report.battle.defender.banner),
        end,
        report: Some(Arc::clone(&report)),
    }));
    settle(turn, &legion, foe, canton, approach, &report);
    Outcome::Fought(end)
}

/// Applies the result of a battle to the units and their houses.
fn settle(turn: &mut Turn<'_>, legion: &Legion, foe: Foe, canton: CantonId, approach: Approach, report: &BattleReport) {
    let (seat, attacker) = (legion.owner, legion.id);
    let level = report.battle.defender.level;
    let owner = report.battle.defender.owner;
    let other = match foe {
        Foe::Legion(id) => Some(id),
        Foe::Place(_) => None,
    };
    match (report.end, foe) {
        (End::AttackerDestroyed, _) => {
            destroy(turn, attacker, canton, owner, other);
            reward_destruction(turn, owner, legion.level, PrestigeCause::LegionDestroyed);
            if let Some(victor) = other {
                forces::earn_renown(turn, victor, legion.level);
            }
        }
        (End::AttackerRetreats, _) => {
            drive_off(turn, legion, canton, report.toll(Side::Attacker).damage, (owner, other));
        }
        (End::DefenderDestroyed, Foe::Legion(id)) => {
            destroy(turn, id, canton, Some(seat), Some(attacker));
            reward_destruction(turn, Some(seat), level, PrestigeCause::LegionDestroyed);
            advance(turn, attacker, canton);
            forces::earn_renown(turn, attacker, level);
        }
        (End::DefenderRetreats, Foe::Legion(id)) => {
            if let Some(beaten) = turn.game().forces().legion(id).copied() {
                drive_off(turn, &beaten, canton, report.toll(Side::Defender).damage, (Some(seat), Some(attacker)));
            }
            advance(turn, attacker, canton);
        }
        // A place never retreats: its defeat is its capture.
        (End::DefenderDestroyed | End::DefenderRetreats, Foe::Place(id)) => {
            capture(turn, seat, id);
            place_victor(turn, attacker, canton, approach);
            forces::earn_renown(turn, attacker, level);
        }
        // Both legions are destroyed, so no legion can recover artifacts (ruling R30).
        (End::BothDestroyed, Foe::Legion(id)) => {
            destroy(turn, id, canton, Some(seat), None);
            destroy(turn, attacker, canton, owner, None);
            reward_destruction(turn, Some(seat), level, PrestigeCause::LegionDestroyed);
            reward_destruction(turn, owner, legion.level, PrestigeCause::LegionDestroyed);
        }
        (End::BothDestroyed, Foe::Place(id)) => {
            destroy(turn, attacker, canton, owner, None);
            if report.razed(Side::Defender) {
                raze(turn, id);
                // Its garrison is destroyed like a legion (manual 3.4).
                reward_destruction(turn, Some(seat), level, PrestigeCause::PlaceRazed);
            } else if let Some(place) = turn.game_mut().forces.place_mut(id) {
                // No legion is left to capture it, so it keeps its owner.
                place.hp = 1;
            }
            reward_destruction(turn, owner, legion.level, PrestigeCause::LegionDestroyed);
        }
    }
}

/// Sets the hit points of both sides after a battle, and lowers the maximum by the damage that
/// cannot be healed.
pub(super) fn wound(turn: &mut Turn<'_>, report: &BattleReport) {
    for side in Side::BOTH {
        let toll = report.toll(side);
        let forces = &mut turn.game_mut().forces;
        let unit = match report.battle.side(side).unit {
            Foe::Legion(id) => forces.legion_mut(id).map(|legion| (&mut legion.hp, &mut legion.max_hp)),
            Foe::Place(id) => forces.place_mut(id).map(|place| (&mut place.hp, &mut place.max_hp)),
        };
        if let Some((hp, most)) = unit {
            *hp = toll.hp;
            *most = (*most - toll.scar).max(1);
        }
    }
}

/// "Combat Cards are used only once; they are removed from their Legion or Place of Power after
/// battle occurs" (manual 4.12). Cards that could not be used stay.
pub(super) fn spend_cards(turn: &mut Turn<'_>, report: &BattleReport) {
    if events::no_combat_cards(turn.catalog(), turn.game()).is_some() {
        return;
    }
    for spent in Side::BOTH {
        let kept = |event: &Event| matches!(event, Event::CardsBlocked { side, .. } if *side == spent);
        if !report.passages.iter().any(|passage| kept(&passage.event)) {
            turn.game_mut().attachments.strip_cards(report.battle.side(spent).unit);
        }
    }
}

/// Moves the victor to the canton of combat and claims it, if no place is there.
fn advance(turn: &mut Turn<'_>, victor: LegionId, canton: CantonId) {
    let Some(legion) = turn.game_mut().forces.legion_mut(victor) else { return };
    legion.canton = canton;
    let seat = legion.owner;
    forces::claim(turn, seat, canton);
}

/// Removes a destroyed legion. `canton` is the place of its loss; for a beaten attacker this is the
/// canton of combat. `slayer` is the house that gets credit for the deed, `victor` the legion that
/// can recover artifacts.
pub(crate) fn destroy(
    turn: &mut Turn<'_>,
    id: LegionId,
    canton: CantonId,
    slayer: Option<Seat>,
    victor: Option<LegionId>,
) {
    let owner = remove(turn, id, canton, Fall::Battle { victor });
    if let (Some(slayer), Some(owner)) = (slayer, owner) {
        record_deed(turn, slayer, owner, Deed::Legion);
    }
}

/// Removes a legion and handles its attachments according to `how`. Returns its owner.
pub(crate) fn remove(turn: &mut Turn<'_>, id: LegionId, canton: CantonId, how: Fall) -> Option<Seat> {
    unit_fell(turn, Foe::Legion(id), how);
    let legion = turn.game_mut().forces.remove(id)?;
    turn.say(Fact::Forces(ForcesFact::LegionDestroyed {
        legion: id,
        muster: legion.muster,
        owner: legion.owner,
        canton,
    }));
    forces::guard_lost(turn, &legion);
    Some(legion.owner)
}

/// Removes a place that oblivion has destroyed; its canton keeps its owner (manual 4.5, appendix
/// D). A house without a stronghold is eliminated at the end of the turn. Pandemonium can no longer
/// be held.
fn raze(turn: &mut Turn<'_>, id: PlaceId) {
    unit_fell(turn, Foe::Place(id), Fall::Battle { victor: None });
    let Some(place) = turn.game_mut().forces.raze(id) else { return };
    let (landmark, owner, canton) = (place.landmark, place.owner, place.canton);
    turn.say(Fact::Forces(ForcesFact::PlaceRazed { place: id, landmark, owner, canton }));
    match landmark {
        Landmark::Pandemonium => conclave::pandemonium_razed(turn),
        Landmark::Stronghold(_) | Landmark::Power(_) => {}
    }
}

pub(super) fn reward_destruction(turn: &mut Turn<'_>, victor: Option<Seat>, level: u8, cause: PrestigeCause) {
    let Some(victor) = victor else { return };
    let amount = spoils(turn.catalog(), turn.game(), victor, level);
    conclave::award(turn, victor, amount, cause);
}

/// Returns the prestige of a victor that destroys a legion of this level, or takes or razes a place
/// of this level (manual 4.16).
#[must_use]
pub fn spoils(catalog: &Catalog, game: &Game, victor: Seat, level: u8) -> i32 {
    let amount = catalog.constants.battle.prestige_per_level * i32::from(level);
    amount * archfiends::victory_percent(catalog, game, victor) / 100
}

pub(super) fn reward_retreat(turn: &mut Turn<'_>, victor: Option<Seat>, damage: i16) {
    let Some(victor) = victor else { return };
    let amount = i32::from(damage) / turn.catalog().constants.battle.retreat_divisor;
    let percent = archfiends::victory_percent(turn.catalog(), turn.game(), victor);
    conclave::award(turn, victor, amount * percent / 100, PrestigeCause::RetreatForced);
}

/// Makes a beaten legion retreat. "If for some reason no friendly Canton is available, the
/// retreating Legion is destroyed" (manual 4.16). In that case the victor gains the prestige for a
/// destruction, not for a retreat, and its legion may level up.
fn drive_off(
    turn: &mut Turn<'_>,
    beaten: &Legion,
    from: CantonId,
    damage: i16,
    (house, victor): (Option<Seat>, Option<LegionId>),
) {
    if fall_back(turn, beaten.id, from) {
        return reward_retreat(turn, house, damage);
    }
    destroy(turn, beaten.id, from, house, victor);
    reward_destruction(turn, house, beaten.level, PrestigeCause::LegionDestroyed);
    if let Some(victor) = victor {
        forces::earn_renown(turn, victor, beaten.level);
    }
}

/// Makes a legion retreat when no house caused it. Without a canton to retreat to, it is destroyed.
pub(crate) fn retreat(turn: &mut Turn<'_>, id: LegionId, from: CantonId) {
    if !fall_back(turn, id, from) {
        destroy(turn, id, from, None, None);
    }
}

/// Moves a legion to the nearest free canton of its house, also across the map's seam (manual
/// 4.16). Returns false if there is no such canton or no such legion.
fn fall_back(turn: &mut Turn<'_>, id: LegionId, from: CantonId) -> bool {
    let Some(legion) = turn.game().forces().legion(id).copied() else { return false };
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
    let Some(nearest) = nearest else { return false };
    let havens = havens(nearest);
    let slot = turn.slot();
    let Some(&haven) = turn.open(Stream::Placing { slot, seat: legion.owner, canton: from }).pick(&havens) else {
        return false;
    };
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.canton = haven;
        // A beaten legion cannot march again this turn.
        legion.marched = Legion::SPENT;
    }
    turn.say(Fact::Forces(ForcesFact::Retreated {
        legion: id,
        muster: legion.muster,
        owner: legion.owner,
        from,
        to: haven,
    }));
    true
}

/// Gives a defeated place to its captor, with one hit point left (manual 4.16).
fn capture(turn: &mut Turn<'_>, seat: Seat, id: PlaceId) {
    unit_fell(turn, Foe::Place(id), Fall::Captured { by: seat });
    let Some(place) = turn.game_mut().forces.place_mut(id) else { return };
    let (from, level, canton, landmark) = (place.owner, place.level, place.canton, place.landmark);
    place.owner = Some(seat);
    place.hp = 1;
    let held = turn.game().realm().owner(canton);
    turn.game_mut().realm.award(canton, Some(seat));
    if let Some(from) = from {
        match landmark {
            Landmark::Power(_) => record_deed(turn, seat, from, Deed::Place),
            Landmark::Stronghold(_) | Landmark::Pandemonium => {}
        }
    }
    if let Some(held) = held.filter(|&held| held != seat) {
        record_deed(turn, seat, held, Deed::Canton);
    }
    turn.say(Fact::Forces(ForcesFact::PlaceCaptured { place: id, landmark, by: seat, from }));
    reward_destruction(turn, Some(seat), level, PrestigeCause::PlaceCaptured);
    match landmark {
        Landmark::Pandemonium => conclave::seize(turn, seat, from),
        Landmark::Stronghold(_) | Landmark::Power(_) => {}
    }
}

/// Moves the victor from a captured place to a random adjacent canton that it may enter. Without
/// one it falls back along its path if it marched, and is destroyed if it flew (manual 4.4, 4.16).
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
            turn.say(Fact::Forces(ForcesFact::VictorPlaced {
                legion: id,
                muster: legion.muster,
                owner: legion.owner,
                canton: near,
            }));
            forces::claim(turn, legion.owner, near);
        }
        (None, Approach::OnFoot) => {}
        (None, Approach::FromTheAir) => destroy(turn, id, canton, None, None),
    }
}
