//! The rituals that hide, feign and look through: Lies and Rumors, Strategic Deception, Infernal Eye (manual appendix I). What each
//! house sees because of them is in [`hidden`](super::super::hidden).

use crate::rules::archfiends::{self, Discipline};
use crate::rules::catalog::{Catalog, RitualEffect};
use crate::rules::dice::Stream;
use crate::rules::facts::Fact;
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::resolve::Turn;
use crate::rules::rituals::cast::Cast;
use crate::rules::rituals::facts::RitualFact;
use crate::rules::rituals::hidden::hides;
use crate::rules::rituals::order::{Hindrance, Target};
use crate::rules::rituals::state::Dummy;
use crate::rules::rulebook::Context;

/// How many copies a caster of this level makes: one at the level that opens the ritual, and one more for each above it.
#[must_use]
pub(in crate::rules) fn copies(catalog: &Catalog, level: u8) -> u8 {
    let first = catalog.rituals.iter().find(|def| def.effect == RitualEffect::LiesAndRumors);
    first.map_or(0, |def| (level + 1).saturating_sub(def.access.level()))
}

/// Whether a copy can stand in a canton of one's own: nothing else does, not even another rumour.
fn open(game: &Game, seat: Seat, canton: CantonId) -> bool {
    canton.index() < game.realm().owners().len()
        && game.realm().owner(canton) == Some(seat)
        && game.realm().terrain(canton).passable()
        && game.forces().vacant(canton)
        && !game.rituals().dummies().iter().any(|dummy| dummy.canton == canton)
}

/// Whether these copies can be made.
pub(in crate::rules::rituals) fn valid_lies_and_rumors(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Copies { of, at } = target else { return Err(Hindrance::WrongTarget) };
    let game = context.game;
    if game.forces().legion(*of).is_none_or(|legion| legion.owner != seat) {
        return Err(Hindrance::NotYourLegion);
    }
    let most = copies(context.catalog, level);
    if at.is_empty() || at.len() > usize::from(most) {
        return Err(Hindrance::CopyCount { most });
    }
    for (index, &canton) in at.iter().enumerate() {
        if at[..index].contains(&canton) || !open(game, seat, canton) {
            return Err(Hindrance::NoRoomForCopy(canton));
        }
    }
    Ok(())
}

/// Copies worth proposing: of the strongest legion, where rivals are nearest.
pub(in crate::rules::rituals) fn targets_lies_and_rumors(context: &Context<'_>, seat: Seat, level: u8) -> Vec<Target> {
    let game = context.game;
    let Some(of) = game.forces().legions_of(seat).max_by_key(|legion| (legion.strength.sum(), legion.id)) else {
        return Vec::new();
    };
    let grid = game.realm().grid();
    let borders = |canton: CantonId| {
        let others = grid
            .neighbours(canton)
            .iter()
            .filter(|&&other| game.realm().owner(other).is_some_and(|owner| owner != seat));
        others.count()
    };
    let mut land: Vec<CantonId> = game.realm().land(seat).filter(|&canton| open(game, seat, canton)).collect();
    land.sort_by_key(|&canton| (std::cmp::Reverse(borders(canton)), canton));
    land.truncate(copies(context.catalog, level).into());
    if land.is_empty() { Vec::new() } else { vec![Target::Copies { of: of.id, at: land }] }
}

/// Puts the copies on the map: those whom they deceive see legions like any others.
pub(in crate::rules::rituals) fn lies_and_rumors(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let Target::Copies { of, at } = &cast.target else { return Err(Hindrance::WrongTarget) };
    let game = turn.game_mut();
    let newest = game
        .rituals
        .standing
        .iter()
        .rev()
        .find(|standing| standing.caster == cast.caster && standing.effect == RitualEffect::LiesAndRumors);
    let Some(standing) = newest.map(|standing| (standing.caster, standing.id)) else {
        return Err(Hindrance::WrongTarget);
    };
    let mut stood: Vec<LegionId> = Vec::with_capacity(at.len());
    for &canton in at {
        let id = game.forces.reserve();
        game.rituals.dummies.push(Dummy { id, standing, of: *of, canton });
        stood.push(id);
    }
    Ok(())
}

/// Strategic Deception is of oneself alone, and once is enough.
pub(in crate::rules::rituals) fn valid_strategic_deception(
    context: &Context<'_>,
    seat: Seat,
    target: &Target,
) -> Result<(), Hindrance> {
    oneself(target)?;
    if hides(context.game, seat) { Err(Hindrance::InForce) } else { Ok(()) }
}

/// An Infernal Eye is of oneself alone, and once is enough.
pub(in crate::rules::rituals) fn valid_infernal_eye(
    context: &Context<'_>,
    seat: Seat,
    target: &Target,
) -> Result<(), Hindrance> {
    oneself(target)?;
    match context.game.rituals().kept_up(seat, RitualEffect::InfernalEye) {
        Some(_) => Err(Hindrance::InForce),
        None => Ok(()),
    }
}

fn oneself(target: &Target) -> Result<(), Hindrance> {
    if *target == Target::Oneself { Ok(()) } else { Err(Hindrance::WrongTarget) }
}

/// The eye opens, and looks for hidden legions at once.
pub(in crate::rules::rituals) fn infernal_eye(turn: &mut Turn<'_>, cast: &Cast) {
    watch(turn, cast.caster);
}

/// Every eye that is kept up looks anew each turn, and nobody without one goes on seeing.
pub(in crate::rules::rituals) fn watches(turn: &mut Turn<'_>) {
    if turn.previewing() {
        return;
    }
    turn.game_mut().rituals.spotted.clear();
    let seers: Vec<Seat> = turn
        .game()
        .seats()
        .filter(|&seat| turn.game().rituals().kept_up(seat, RitualEffect::InfernalEye).is_some())
        .collect();
    for seer in seers {
        watch(turn, seer);
    }
}

/// The secret roll that spots hidden legions: Prophecy and what helps it, against what resists it.
fn watch(turn: &mut Turn<'_>, seer: Seat) {
    if turn.previewing() {
        return;
    }
    let (catalog, mut rolls) = (turn.catalog(), turn.open(Stream::RitualWatch(seer)));
    let others: Vec<Seat> = turn.game().seats().filter(|&other| other != seer).collect();
    for other in others {
        // The dice fall for every house, so that nobody learns from them who hides.
        let (high, low) = (rolls.d6() + rolls.d6(), rolls.d6() + rolls.d6());
        let game = turn.game();
        if !hides(game, other) {
            continue;
        }
        let attack = high
            + archfiends::discipline_level(catalog, game, seer, Discipline::Prophecy).total()
            + archfiends::roll_bonus(catalog, game, seer, Discipline::Prophecy).total();
        let defend = low + archfiends::resist_bonus(catalog, game, other, Discipline::Prophecy).total();
        if attack > defend {
            turn.game_mut().rituals.spotted.push((seer, other));
            turn.say(Fact::Ritual(RitualFact::Spotted { seer, of: other }));
        }
    }
//! What rituals do with what can be seen.

use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;
use crate::rules::rituals::cast::Cast;
use crate::rules::rituals::order::{Hindrance, Target};
use crate::rules::rulebook::Context;

pub(in crate::rules::rituals) fn lies_and_rumors(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_lies_and_rumors(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn strategic_deception(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_strategic_deception(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn infernal_eye(_turn: &mut Turn<'_>, _cast: &Cast) -> Result<(), Hindrance> {
    Ok(())
}

pub(in crate::rules::rituals) fn valid_infernal_eye(
    _context: &Context<'_>,
    _seat: Seat,
    _level: u8,
    _target: &Target,
) -> Result<(), Hindrance> {
    Ok(())
}
