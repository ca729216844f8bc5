//! Deceit rituals that harm others: legions weakened, confused and misled, cantons reassigned
//! (manual appendix I). Thefts are in [`theft`](super::theft).
//!
//! > "You may claim or assign ownership of any border Canton on the map. Vendetta or Blood Feud
//! > does not have to exist between the previous and new owners. The Canton must be bordered by the
//! > receiving player, and it may not contain a Place of Power or Legion."
//!
//! A misled legion marches by the rights of its owner and cannot move again this turn. It may
//! attack only enemies of its owner. It cannot be sent to Pandemonium, because no house is
//! excommunicated for an order of another.

use super::super::cast::Cast;
use super::super::curses::Harm;
use super::super::order::{Hindrance, Target};
use super::super::spells;
use super::super::state::SpellKind;
use super::victims::{rivals_legion, tell};
use crate::forces::{self, Landmark, Legion};
use crate::ids::{CantonId, Seat};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Errors if Combat Deception cannot be performed on this target.
pub(crate) fn valid_combat_deception(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Value(legion, _) = target else { return Err(Hindrance::WrongTarget) };
    rivals_legion(context, seat, *legion).map(|_| ())
}

/// Lowers one value of a legion for some turns; more at higher levels.
pub(crate) fn combat_deception(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_combat_deception(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::Value(legion, stat) = cast.target else { return Err(Hindrance::WrongTarget) };
    let numbers = &turn.catalog().constants.rituals.hostile;
    let (amount, (_, turns)) = (numbers.weakening(cast.level), numbers.deception);
    let Legion { owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, legion)?;
    let until = spells::lay(turn, legion, SpellKind::Weakened(stat, amount), turns);
    tell(turn, cast, Some(owner), Harm::Weakened { legion, muster, stat, amount, until });
    Ok(())
}

/// Errors if Strategic Confusion cannot be performed on this target: legions of one house, up to
/// the maximum for the level.
pub(crate) fn valid_strategic_confusion(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Legions(legions) = target else { return Err(Hindrance::WrongTarget) };
    let most = context.catalog.constants.rituals.hostile.confused(level);
    if legions.is_empty() {
        return Err(Hindrance::WrongTarget);
    }
    if legions.len() > usize::from(most) {
        return Err(Hindrance::TargetCount { most });
    }
    let mut house = None;
    for (at, &id) in legions.iter().enumerate() {
        let owner = rivals_legion(context, seat, id)?.owner;
        if legions[..at].contains(&id) || house.is_some_and(|house| house != owner) {
            return Err(Hindrance::WrongTarget);
        }
        house = Some(owner);
    }
    Ok(())
}

/// Keeps the legions that failed to resist from moving for the rest of the turn.
pub(crate) fn strategic_confusion(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    for &legion in &cast.failed {
        let Legion { owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, legion)?;
        spells::lay(turn, legion, SpellKind::Confused, 1);
        tell(turn, cast, Some(owner), Harm::Confused { legion, muster });
    }
    Ok(())
}

/// Errors if Secret Manipulation cannot be performed on this target: a legion that has not moved,
/// with a legal march.
pub(crate) fn valid_secret_manipulation(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::March { legion, path } = target else { return Err(Hindrance::WrongTarget) };
    let Context { catalog, game, held } = *context;
    let found = rivals_legion(context, seat, *legion)?;
    if found.marched > 0 {
        return Err(Hindrance::AlreadyMoved);
    }
    let onto = path.last().and_then(|&end| game.forces().place_at(end));
    if onto.is_some_and(|place| place.landmark == Landmark::Pandemonium) {
        return Err(Hindrance::NotPandemonium);
    }
    forces::check_march(catalog, game, held, found.owner, *legion, path).map_err(|_| Hindrance::NoWay)
}

/// Makes a legion march by its owner's rights. It cannot move again this turn.
pub(crate) fn secret_manipulation(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_secret_manipulation(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::March { legion, path } = &cast.target else { return Err(Hindrance::WrongTarget) };
    let Legion { id, owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, *legion)?;
    tell(turn, cast, Some(owner), Harm::Misled { legion: id, muster, path: path.clone() });
    // The march reports its own result.
    forces::march(turn, owner, id, path);
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.marched = Legion::SPENT;
    }
    Ok(())
}

/// Errors if Fiendish Bureaucracy cannot be performed on this target: an empty canton on the border
/// of the receiving house. It may belong to any house, including the caster, or be unclaimed if it
/// can be owned.
pub(crate) fn valid_fiendish_bureaucracy(
    context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Canton { canton, to } = *target else { return Err(Hindrance::WrongTarget) };
    let game = context.game;
    let known = canton.index() < game.realm().owners().len() && to.index() < game.seat_count();
    if !known || game.conclave().eliminated(to).is_some() {
        return Err(Hindrance::TargetGone);
    }
    if game.realm().owner(canton) == Some(to) {
        return Err(Hindrance::WrongTarget);
    }
    if !game.realm().terrain(canton).passable() {
        return Err(Hindrance::Unclaimable);
    }
    if !game.forces().vacant(canton) {
        return Err(Hindrance::Occupied);
    }
    if borders_on(context, canton, to) { Ok(()) } else { Err(Hindrance::NoBorder) }
}

fn borders_on(context: &Context<'_>, canton: CantonId, house: Seat) -> bool {
    let realm = context.game.realm();
    realm.grid().neighbours(canton).iter().any(|&near| realm.owner(near) == Some(house))
}

/// Gives a canton to another owner.
pub(crate) fn fiendish_bureaucracy(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_fiendish_bureaucracy(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::Canton { canton, to } = cast.target else { return Err(Hindrance::WrongTarget) };
    let owner = turn.game().realm().owner(canton).filter(|&owner| owner != cast.caster);
    turn.game_mut().realm.award(canton, Some(to));
    tell(turn, cast, owner, Harm::Reassigned { canton, to });
    Ok(())
}
