//! One slot of a duel: both strokes at once (manual 4.17; ruling R60).
//!
//! > "Damage = (Number of Skulls by aggressor + aggressing Praetor's Luck Roll) - (number of
//! > Shields by defender + defending Praetor's Luck Roll)"
//!
//! The order is: trances and crippling reduce each stroke; luck is rolled; wards are raised; both
//! strokes do their damage; oaths return it; lasting effects are put on the enemy for later slots.
//! A praetor makes one luck roll per slot, for attack and defense together. It rolls if either
//! stroke has a skull or if its own wounds bleed, because nothing else depends on luck. The formula
//! gives the defender luck regardless of its own move, so an orb move, an empty slot and a negated
//! stroke still have it. An attack without a skull has none.

use super::fate::{Corner, Fate};
use super::report::{Blow, Exchange, TranceTest};
use super::state::{Bout, Live, State, Throw};
use super::{curses, direct, edges, oath, wards};

/// Resolves both strokes of a slot.
pub(super) fn exchange(bout: &Bout, slot: usize, state: &mut State, fate: &mut impl Fate) -> Exchange {
    let mut blows = Corner::BOTH.map(|corner| Blow {
        stroke: bout.strokes[corner as usize][slot].map(|(stroke, _)| stroke),
        hp_before: state.hp[corner as usize],
        ..Blow::default()
    });
    let lives = Corner::BOTH.map(|corner| made(bout, slot, corner, state, &mut blows[corner as usize], fate));
    for corner in Corner::BOTH {
        stand(bout, corner, lives, state, &mut blows[corner as usize], fate);
    }
    for corner in Corner::BOTH {
        let guard = blows[corner.other() as usize].guard;
        assault(bout, corner, lives, guard, state, &mut blows[corner as usize], fate);
    }
    for corner in Corner::BOTH {
        let turned = blows[corner.other() as usize].turned;
        avenge(corner, lives, turned, state, &mut blows[corner as usize]);
    }
    for corner in Corner::BOTH {
        let (own, enemy) = (corner as usize, corner.other() as usize);
        settle(bout, corner, lives, state, &mut blows[own], fate);
        state.hp[enemy] = state.hp[enemy].saturating_sub(blows[own].dealt);
    }
    for corner in Corner::BOTH {
        let blow = &mut blows[corner as usize];
        blow.hp_after = state.hp[corner as usize];
        blow.ward = state.lasting[corner as usize].ward;
    }
    Exchange { slot: slot as u8, blows }
}

/// Returns the stroke that remains of a planned one after trances and crippling.
fn made(bout: &Bout, slot: usize, corner: Corner, state: &mut State, blow: &mut Blow, fate: &mut impl Fate) -> Live {
    let Some((stroke, effect)) = bout.strokes[corner as usize][slot] else { return Live::NOTHING };
    let lasting = &mut state.lasting[corner as usize];
    for &chance in &lasting.trances {
        let rolled = fate.percent(corner.other(), chance);
        blow.trances.push(TranceTest { rolled, chance });
        if rolled <= chance {
            blow.negated = true;
            return Live::NOTHING;
        }
    }
    blow.crippled = lasting.crippled.min(stroke.skulls.into()) as u8;
    lasting.crippled -= u16::from(blow.crippled);
    Live { effect, skulls: stroke.skulls - blow.crippled, shields: stroke.shields }
}

/// Rolls luck, computes the guard and raises wards.
fn stand(bout: &Bout, corner: Corner, lives: [Live; 2], state: &mut State, blow: &mut Blow, fate: &mut impl Fate) {
    let duelist = bout.duelist(corner);
    let lasting = &mut state.lasting[corner as usize];
    let live = lives[corner as usize];
    if lives.iter().any(|live| live.skulls > 0) || lasting.bleeding > 0 {
        blow.luck = Some(fate.luck(corner, duelist.luck));
    }
    let luck = u16::from(blow.luck.unwrap_or(0));
    blow.attack = if live.skulls > 0 { u16::from(live.skulls) + luck } else { 0 };
    blow.guard = u16::from(wards::shields(live)) + luck;
    blow.ward_raised = wards::raised(live, duelist, &mut Throw { fate, corner, dice: &mut blow.dice });
    lasting.ward += blow.ward_raised;
}

/// Computes the damage of a stroke and of open wounds, minus everything that stops it. Wards stop
/// the hit first and open wounds last.
fn assault(
    bout: &Bout,
    corner: Corner,
    lives: [Live; 2],
    guard: u16,
    state: &mut State,
    blow: &mut Blow,
    fate: &mut impl Fate,
) {
    let (own, enemy) = (corner as usize, corner.other() as usize);
    let made = state.lasting[own].made;
    let target = &mut state.lasting[enemy];
    let mut ward = |damage: u16| {
        let stopped = damage.min(target.ward);
        target.ward -= stopped;
        blow.warded += stopped;
        damage - stopped
    };
    blow.hit = blow.attack.saturating_sub(guard);
    let mut unused = guard.saturating_sub(blow.attack);
    let landed = ward(blow.hit);
    let throw = &mut Throw { fate, corner, dice: &mut blow.dice };
    blow.bonus = edges::bonus(lives[own], lives[enemy], target.shields, landed > 0, throw);
    blow.direct = direct::damage(lives[own].effect, bout.duelist(corner), bout.duelist(corner.other()), made, throw);
    blow.bleeding = target.bleeding;
    let mut block = |damage: u16| {
        let stopped = damage.min(unused);
        unused -= stopped;
        blow.blocked += stopped;
        damage - stopped
    };
    let (bonus, bleeding) = (block(blow.bonus), block(blow.bleeding));
    let struck = landed + ward(bonus) + ward(blow.direct);
    let bled = ward(bleeding);
    blow.turned = if oath::times(lives[enemy]) > 0 { struck } else { 0 };
    blow.dealt = struck - blow.turned + bled;
}

/// Deals the damage that an oath returns.
fn avenge(corner: Corner, lives: [Live; 2], turned: u16, state: &mut State, blow: &mut Blow) {
    blow.retribution = turned * oath::times(lives[corner as usize]);
    let target = &mut state.lasting[corner.other() as usize];
    let stopped = blow.retribution.min(target.ward);
    target.ward -= stopped;
    blow.warded += stopped;
    blow.dealt += blow.retribution - stopped;
}

/// Puts lasting effects on the enemy and stores the values that later slots use.
fn settle(bout: &Bout, corner: Corner, lives: [Live; 2], state: &mut State, blow: &mut Blow, fate: &mut impl Fate) {
    let (own, enemy) = (lives[corner as usize], lives[corner.other() as usize]);
    let duelist = bout.duelist(corner);
    blow.wound = edges::wound(own, enemy);
    blow.maimed = curses::maimed(own, duelist, enemy, &mut Throw { fate, corner, dice: &mut blow.dice });
    blow.trance = curses::trance(own, duelist);
    let target = &mut state.lasting[corner.other() as usize];
    target.bleeding += blow.wound;
    target.crippled += blow.maimed;
    if blow.trance > 0 {
        target.trances.push(blow.trance);
    }
    let lasting = &mut state.lasting[corner as usize];
    lasting.shields = own.shields;
    lasting.made += u8::from(blow.made());
}
