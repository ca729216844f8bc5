//! Destruction rituals against units (manual 3.4, 4.5, appendix I).
//!
//! > "If the Ritual is successful in affecting its target, you gain (generally) Prestige Points
//! > equal to that target's level. If the Ritual destroys its target, you gain bonus points using
//! > the above rules."
//!
//! A legion without hit points is destroyed as in battle: its praetor goes to the Abyss, but its
//! artifacts cannot be recovered. Affliction also damages garrisons, which keep at least one hit
//! point, because only a legion can take a place. A house known to have attacked the conclave's own
//! city is excommunicated; a mask protects it.

use super::super::cast::Cast;
use super::super::curses::Harm;
use super::super::order::{Hindrance, Target};
use super::victims::{known, target_legion, tell};
use crate::attachments::strip;
use crate::combat::{self, Banner};
use crate::conclave::{self, PrestigeCause};
use crate::events;
use crate::forces::{Landmark, Legion, Place, Stat};
use crate::ids::{LegionId, PlaceId, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Returns a garrison that can be afflicted: that of a rival, or of the conclave's own city.
fn afflictable(context: &Context<'_>, seat: Seat, id: PlaceId) -> Result<Place, Hindrance> {
    let place = *context.game.forces().place(id).ok_or(Hindrance::TargetGone)?;
    match (place.owner, place.landmark) {
        (Some(owner), _) if owner == seat => Err(Hindrance::WrongTarget),
        (Some(_), _) | (None, Landmark::Pandemonium) => Ok(place),
        // A place without an owner is not the enemy of anybody.
        (None, Landmark::Stronghold(_) | Landmark::Power(_)) => Err(Hindrance::Unclaimed),
    }
}

/// Errors if Infernal Affliction cannot be performed on this target.
pub(crate) fn valid_infernal_affliction(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    if let Target::Place(id) = target {
        return afflictable(context, seat, *id).map(|_| ());
    }
    target_legion(context, seat, target).map(|_| ())
}

/// Returns damage as changed by events (manual appendix K, Evil Amplified).
fn amplified(turn: &Turn<'_>, damage: i16) -> i16 {
    (i32::from(damage) * i32::from(events::amplified_percent(turn.catalog(), turn.game())) / 100) as i16
}

/// Deals damage that can heal.
pub(crate) fn infernal_affliction(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let numbers = &turn.catalog().constants.rituals.hostile;
    let (die, more) = (numbers.affliction.0, numbers.affliction_bonus(cast.level));
    let damage = amplified(turn, cast.open(turn).die(die.into()) as i16 + i16::from(more));
    if let Target::Place(id) = cast.target {
        let place = afflictable(&turn.context(), cast.caster, id)?;
        let damage = damage.min((place.hp - 1).max(0));
        if let Some(place) = turn.game_mut().forces.place_mut(id) {
            place.hp -= damage;
        }
        let (unit, banner, canton) = (Foe::Place(id), Banner::Place(place.landmark), place.canton);
        tell(turn, cast, place.owner, Harm::Afflicted { unit, banner, canton, damage });
        return Ok(());
    }
    let legion = target_legion(&turn.context(), cast.caster, &cast.target)?;
    let Legion { id, owner, muster, canton, .. } = legion;
    let (unit, banner) = (Foe::Legion(id), Banner::Legion(muster));
    tell(turn, cast, Some(owner), Harm::Afflicted { unit, banner, canton, damage: damage.min(legion.hp) });
    hurt(turn, cast, id, damage);
    Ok(())
}

/// Excommunicates the known caster of a Destruction ritual on the conclave's own city. The attempt
/// is sufficient (manual 4.14.9).
pub(crate) fn affront(turn: &mut Turn<'_>, cast: &Cast) {
    if let Target::Place(place) = cast.target
        && known(cast)
    {
        conclave::affront(turn, cast.caster, place);
    }
}

/// Reduces the hit points of a legion, and destroys it at zero.
fn hurt(turn: &mut Turn<'_>, cast: &Cast, id: LegionId, damage: i16) {
    let Some(legion) = turn.game_mut().forces.legion_mut(id) else { return };
    legion.hp -= damage;
    if legion.hp > 0 {
        return;
    }
    let (canton, level) = (legion.canton, i32::from(legion.level));
    combat::destroy(turn, id, canton, Some(cast.caster), None);
    if known(cast) {
        let worth = turn.catalog().constants.battle.prestige_per_level * level;
        let worth = events::destruction_prestige(turn.catalog(), turn.game(), worth);
        conclave::award(turn, cast.caster, worth, PrestigeCause::LegionDestroyed);
    }
}

/// Errors if Pain and Punishment cannot be performed on this target.
pub(crate) fn valid_pain_and_punishment(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    target_legion(context, seat, target).map(|_| ())
}

/// Destroys the combat cards of a legion, and returns its praetor and artifacts to the vault.
pub(crate) fn pain_and_punishment(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let legion = target_legion(&turn.context(), cast.caster, &cast.target)?;
    strip(turn, Foe::Legion(legion.id));
    Ok(())
}

/// Errors if Dire Dissipation cannot be performed on this target.
pub(crate) fn valid_dire_dissipation(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    target_legion(context, seat, target).map(|_| ())
}

/// Permanently reduces the hit points and each value of a legion.
pub(crate) fn dire_dissipation(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let legion = target_legion(&turn.context(), cast.caster, &cast.target)?;
    let die = u32::from(turn.catalog().constants.rituals.hostile.dissipation_die);
    let mut rolls = cast.open(turn);
    let hp = amplified(turn, rolls.die(die) as i16);
    let values = Stat::ALL.map(|stat| amplified(turn, rolls.die(die) as i16).min(legion.strength.of(stat).max(0)));
    let Legion { id, owner, muster, canton, .. } = legion;
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.max_hp = (legion.max_hp - hp).max(1);
        for (stat, lost) in Stat::ALL.into_iter().zip(values) {
            *legion.strength.of_mut(stat) -= lost;
        }
    }
    tell(turn, cast, Some(owner), Harm::Dissipated { legion: id, muster, canton, hp, values });
    hurt(turn, cast, id, hp);
    Ok(())
}
