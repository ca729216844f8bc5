//! What rituals of Deceit do to others: legions weakened, confused and misled, borders redrawn (manual appendix I). What they
//! take from others is in [`theft`](super::theft).
//!
//! > "You may claim or assign ownership of any border Canton on the map. Vendetta or Blood Feud does not have to exist between
//! > the previous and new owners. The Canton must be bordered by the receiving player, and it may not contain a Place of Power
//! > or Legion."
//!
//! A misled legion marches as its owner could order it to, and is spent afterwards; that it attacks whom its owner may attack
//! is the point of it. Only on Pandemonium nobody can be misled: no house is cast out for what it did not order.

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

/// Whether Combat Deception can be performed on this.
pub(crate) fn valid_combat_deception(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Value(legion, _) = target else { return Err(Hindrance::WrongTarget) };
    rivals_legion(context, seat, *legion).map(|_| ())
}

/// A legion has less of one value for some turns, the more the higher the level.
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

/// Whether Strategic Confusion can be performed on this: legions of one house, as many as the level allows.
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

/// Those of the legions that have not resisted cannot move for the rest of the turn.
pub(crate) fn strategic_confusion(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    for &legion in &cast.failed {
        let Legion { owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, legion)?;
        spells::lay(turn, legion, SpellKind::Confused, 1);
        tell(turn, cast, Some(owner), Harm::Confused { legion, muster });
    }
    Ok(())
}

/// Whether Secret Manipulation can be performed on this: a legion that has not moved, and a way that it could march.
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

/// A legion marches where it is told, by its owner's rights and for its owner's good or ill. It marches no more this turn.
pub(crate) fn secret_manipulation(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_secret_manipulation(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::March { legion, path } = &cast.target else { return Err(Hindrance::WrongTarget) };
    let Legion { id, owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, *legion)?;
    tell(turn, cast, Some(owner), Harm::Misled { legion: id, muster, path: path.clone() });
    // How far it comes and what it meets is told by the march itself.
    forces::march(turn, owner, id, path);
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.marched = Legion::SPENT;
    }
    Ok(())
}

/// Whether Fiendish Bureaucracy can be performed on this: a canton with nothing in it, on the border of the house that shall have it.
/// It may be anybody's, one's own among them, or nobody's if it can be owned at all.
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

/// A canton has another owner.
pub(crate) fn fiendish_bureaucracy(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_fiendish_bureaucracy(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::Canton { canton, to } = cast.target else { return Err(Hindrance::WrongTarget) };
    let owner = turn.game().realm().owner(canton).filter(|&owner| owner != cast.caster);
    turn.game_mut().realm.award(canton, Some(to));
    tell(turn, cast, owner, Harm::Reassigned { canton, to });
    Ok(())
}
