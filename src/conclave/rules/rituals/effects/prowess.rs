//! Rituals that a house performs on its own servants: Infernal Juggernaut, Dimensional Gate,
//! Demonic Flesh, Anointed of Ash (manual appendix I; facts 23.4).
//!
//! > "The selected Legion gains tremendous combat bonuses, though at the end of four turns the
//! > Legion is exhausted, so its movement rate as well as all combat attributes are reduced to
//! > zero. This effect lasts for four turns."
//!
//! A gate leads to a canton where the legion could land and stay. It costs no move points. Ash is a
//! decoration (manual appendix C): it improves a praetor permanently, and only once.

use crate::attachments::Treasure;
use crate::facts::Fact;
use crate::forces::{ForcesFact, Legion, claim};
use crate::ids::{CantonId, LegionId, Seat};
use crate::realm::{Entry, Foe, entry};
use crate::resolve::Turn;
use crate::rituals::cast::Cast;
use crate::rituals::order::{Hindrance, Target};
use crate::rituals::state::{Spell, SpellKind};
use crate::rulebook::Context;

fn own_legion<'a>(context: &Context<'a>, seat: Seat, id: LegionId) -> Result<&'a Legion, Hindrance> {
    let legion = context.game.forces().legion(id).ok_or(Hindrance::TargetGone)?;
    if legion.owner == seat { Ok(legion) } else { Err(Hindrance::WrongTarget) }
}

/// Errors unless the target is an own legion that is neither a juggernaut nor exhausted.
pub(crate) fn valid_juggernaut(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Legion(id) = *target else { return Err(Hindrance::WrongTarget) };
    own_legion(context, seat, id)?;
    let spells = context.game.rituals().spells().iter().filter(|spell| spell.legion == id);
    let mut bound = spells.map(|spell| match spell.kind {
        SpellKind::Juggernaut(_) | SpellKind::Exhausted => true,
        SpellKind::Weakened(..) | SpellKind::Confused => false,
    });
    if bound.any(|bound| bound) { Err(Hindrance::AlreadyKeptUp) } else { Ok(()) }
}

/// Raises every value above zero by the level. This turn counts as the first.
pub(crate) fn juggernaut(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let Target::Legion(legion) = cast.target else { return Err(Hindrance::WrongTarget) };
    let (turns, _) = turn.catalog().constants.rituals.juggernaut;
    let until = turn.game().turn() + u32::from(turns) - 1;
    turn.game_mut().rituals.lay(Spell { legion, kind: SpellKind::Juggernaut(cast.level), until });
    Ok(())
}

/// Errors unless the target is an own legion and a canton where it could land and stay.
pub(crate) fn valid_dimensional_gate(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Step { legion, to } = *target else { return Err(Hindrance::WrongTarget) };
    let legion = own_legion(context, seat, legion)?;
    if to.index() >= context.game.realm().owners().len() || to == legion.canton {
        return Err(Hindrance::NoWay);
    }
    match entry(context.catalog, context.game, context.held, legion, None, to) {
        Entry::Free => Ok(()),
        Entry::Through | Entry::Battle(_) | Entry::Barred(_) => Err(Hindrance::NoWay),
    }
}

pub(crate) fn dimensional_gate(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let Target::Step { legion: id, to } = cast.target else { return Err(Hindrance::WrongTarget) };
    let legion = turn.game_mut().forces.legion_mut(id).ok_or(Hindrance::TargetGone)?;
    let (muster, from): (_, CantonId) = (legion.muster, legion.canton);
    legion.canton = to;
    turn.say(Fact::Forces(ForcesFact::Flew { legion: id, muster, seat: cast.caster, from, to }));
    claim(turn, cast.caster, to);
    Ok(())
}

/// Errors if no own legion is wounded.
pub(crate) fn valid_demonic_flesh(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    super::oneself(target)?;
    let hurt = context.game.forces().legions_of(seat).any(|legion| legion.hp < legion.max_hp);
    if hurt { Ok(()) } else { Err(Hindrance::NothingThere) }
}

pub(crate) fn demonic_flesh(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let hurt = turn.game().forces().legions_of(cast.caster).filter(|legion| legion.hp < legion.max_hp);
    for id in hurt.map(|legion| legion.id).collect::<Vec<_>>() {
        let Some(legion) = turn.game_mut().forces.legion_mut(id) else { continue };
        let amount = legion.max_hp - legion.hp;
        legion.hp = legion.max_hp;
        turn.say(Fact::Forces(ForcesFact::Healed { unit: Foe::Legion(id), amount }));
    }
    Ok(())
}

/// Errors unless the target is an own praetor that is not anointed yet.
pub(crate) fn valid_anointed_of_ash(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Treasure(treasure @ Treasure::Praetor(kind)) = *target else { return Err(Hindrance::WrongTarget) };
    let attachments = context.game.attachments();
    let held = attachments.find(treasure).ok_or(Hindrance::TargetGone)?;
    if held.owner != seat {
        return Err(Hindrance::WrongTarget);
    }
    match attachments.praetor(kind) {
        Some(praetor) if praetor.anointed => Err(Hindrance::AlreadyAnointed),
        Some(_) => Ok(()),
        None => Err(Hindrance::TargetGone),
    }
}

/// Decorates a praetor with ash (manual appendix C). A plan knows that the praetor will be
/// anointed, but not the rolled bonuses.
pub(crate) fn anointed_of_ash(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let Target::Treasure(Treasure::Praetor(kind)) = cast.target else { return Err(Hindrance::WrongTarget) };
    let ash = turn.catalog().ash().filter(|_| !turn.previewing());
    let mut rolls = cast.open(turn);
    let praetor = turn.game_mut().attachments.praetor_mut(kind).ok_or(Hindrance::TargetGone)?;
    praetor.anointed = true;
    if let Some(ash) = ash {
        praetor.decorate(ash, &mut rolls);
    }
    Ok(())
}
