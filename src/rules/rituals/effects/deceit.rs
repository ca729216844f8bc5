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
use super::super::hexes::Harm;
use super::super::order::{Hindrance, Target};
use super::super::spells;
use super::super::state::SpellKind;
use super::victims::{PROPOSALS, rivals_legion, strongest, tell};
use crate::rules::forces::{self, Landmark, Legion, Stat};
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::realm::{Entry, entry};
use crate::rules::resolve::Turn;
use crate::rules::rulebook::Context;

/// Whether Combat Deception can be performed on this.
pub(in crate::rules::rituals) fn valid_combat_deception(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Value(legion, _) = target else { return Err(Hindrance::WrongTarget) };
    rivals_legion(context, seat, *legion).map(|_| ())
}

/// The best value of each strong legion.
pub(in crate::rules::rituals) fn targets_combat_deception(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
) -> Vec<Target> {
    let best = |legion: &Legion| Stat::ALL.into_iter().max_by_key(|&stat| legion.strength.of(stat));
    let all = strongest(context, seat);
    all.iter().filter_map(|legion| best(legion).map(|stat| Target::Value(legion.id, stat))).collect()
}

/// A legion has less of one value for some turns, the more the higher the level.
pub(in crate::rules::rituals) fn combat_deception(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_combat_deception(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::Value(legion, stat) = cast.target else { return Err(Hindrance::WrongTarget) };
    let (least, levels, turns) = turn.catalog().constants.rituals.hostile.deception;
    let amount = least + cast.level / levels.max(1);
    let Legion { owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, legion)?;
    let until = spells::lay(turn, legion, SpellKind::Weakened(stat, amount), turns);
    tell(turn, cast, Some(owner), Harm::Weakened { legion, muster, stat, amount, until });
    Ok(())
}

/// How many legions Strategic Confusion reaches at a level of Deceit.
fn confused_at_most(context: &Context<'_>, level: u8) -> u8 {
    1 + level.saturating_sub(context.catalog.constants.rituals.hostile.confusion_level)
}

/// Whether Strategic Confusion can be performed on this: legions of one house, as many as the level allows.
pub(in crate::rules::rituals) fn valid_strategic_confusion(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Legions(legions) = target else { return Err(Hindrance::WrongTarget) };
    let most = confused_at_most(context, level);
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

/// For each house the strongest of its legions that can still move, as many as the level allows.
pub(in crate::rules::rituals) fn targets_strategic_confusion(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
) -> Vec<Target> {
    let most = usize::from(confused_at_most(context, level));
    let strong = strongest(context, seat);
    let of = |house: Seat| -> Vec<LegionId> {
        let its_own = strong.iter().filter(|legion| legion.owner == house && legion.marched == 0);
        its_own.map(|legion| legion.id).take(most).collect()
    };
    context.game.seats().map(of).filter(|legions| !legions.is_empty()).map(Target::Legions).collect()
}

/// Those of the legions that have not resisted cannot move for the rest of the turn.
pub(in crate::rules::rituals) fn strategic_confusion(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    for &legion in &cast.failed {
        let Legion { owner, muster, .. } = rivals_legion(&turn.context(), cast.caster, legion)?;
        spells::lay(turn, legion, SpellKind::Confused, 1);
        tell(turn, cast, Some(owner), Harm::Confused { legion, muster });
    }
    Ok(())
}

/// Whether Secret Manipulation can be performed on this: a legion that has not moved, and a way that it could march.
pub(in crate::rules::rituals) fn valid_secret_manipulation(
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

/// A step of each strong legion out of its canton.
pub(in crate::rules::rituals) fn targets_secret_manipulation(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
) -> Vec<Target> {
    let Context { catalog, game, held } = *context;
    let mut targets = Vec::new();
    for legion in strongest(context, seat) {
        let open = |&near: &CantonId| match entry(catalog, game, held, &legion, Some(legion.canton), near) {
            Entry::Free => true,
            Entry::Through | Entry::Battle(_) | Entry::Barred(_) => false,
        };
        let around = game.realm().grid().neighbours(legion.canton).iter().copied();
        let steps = around.filter(open).take(2).map(|near| Target::March { legion: legion.id, path: vec![near] });
        targets.extend(steps.filter(|target| valid_secret_manipulation(context, seat, level, target).is_ok()));
    }
    targets.truncate(PROPOSALS);
    targets
}

/// A legion marches where it is told, by its owner's rights and for its owner's good or ill. It marches no more this turn.
pub(in crate::rules::rituals) fn secret_manipulation(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
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

/// Whether Fiendish Bureaucracy can be performed on this: another house's canton with nothing in it, on the border of the
/// house that shall have it.
pub(in crate::rules::rituals) fn valid_fiendish_bureaucracy(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Canton { canton, to } = *target else { return Err(Hindrance::WrongTarget) };
    let game = context.game;
    let known = canton.index() < game.realm().owners().len() && to.index() < game.seat_count();
    if !known || game.conclave().eliminated(to).is_some() {
        return Err(Hindrance::TargetGone);
    }
    let owner = game.realm().owner(canton).ok_or(Hindrance::Unclaimed)?;
    if owner == seat {
        return Err(Hindrance::WrongTarget);
    }
    if owner == to {
        return Err(Hindrance::WrongTarget);
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

/// Cantons along one's own border, for oneself.
pub(in crate::rules::rituals) fn targets_fiendish_bureaucracy(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
) -> Vec<Target> {
    let realm = context.game.realm();
    let around = realm.land(seat).flat_map(|own| realm.grid().neighbours(own).iter().copied());
    let mut cantons: Vec<CantonId> =
        around.filter(|&canton| realm.owner(canton).is_some_and(|owner| owner != seat)).collect();
    cantons.sort_unstable();
    cantons.dedup();
    let targets = cantons.into_iter().map(|canton| Target::Canton { canton, to: seat });
    targets.filter(|target| valid_fiendish_bureaucracy(context, seat, level, target).is_ok()).take(PROPOSALS).collect()
}

/// A canton has another owner.
pub(in crate::rules::rituals) fn fiendish_bureaucracy(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_fiendish_bureaucracy(&turn.context(), cast.caster, cast.level, &cast.target)?;
    let Target::Canton { canton, to } = cast.target else { return Err(Hindrance::WrongTarget) };
    let owner = turn.game().realm().owner(canton);
    turn.game_mut().realm.award(canton, Some(to));
    tell(turn, cast, owner, Harm::Reassigned { canton, to });
//! What rituals of Deceit do.

use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;
use crate::rules::rituals::cast::Cast;
use crate::rules::rituals::order::{Hindrance, Target};
use crate::rules::rulebook::Context;

pub(in crate::rules::rituals) fn combat_deception(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_combat_deception(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn strategic_confusion(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_strategic_confusion(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn pilfer_coerce_bribe(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_pilfer_coerce_bribe(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn secret_manipulation(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_secret_manipulation(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn loot_the_vaults(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_loot_the_vaults(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn fiendish_bureaucracy(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_fiendish_bureaucracy(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}
