//! The rituals that hide, feign and look through: Lies and Rumors, Strategic Deception, Infernal Eye (manual appendix I). What each
//! house sees because of them is in [`hidden`](super::super::hidden).

use super::oneself;
use crate::archfiends::{self, Discipline};
use crate::catalog::{Catalog, RitualEffect};
use crate::dice::Stream;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{CantonId, Seat};
use crate::resolve::Turn;
use crate::rituals::cast::Cast;
use crate::rituals::facts::RitualFact;
use crate::rituals::hidden::hides;
use crate::rituals::order::{Hindrance, Target};
use crate::rituals::state::Dummy;
use crate::rulebook::Context;

/// How many copies a caster of this level makes: one at the level that opens the ritual, and one more for each above it.
#[must_use]
pub fn copies(catalog: &Catalog, level: u8) -> u8 {
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
pub(crate) fn valid_lies_and_rumors(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    let Target::Copies { of, at } = target else { return Err(Hindrance::WrongTarget) };
    let game = context.game;
    if game.forces().legion(*of).is_none_or(|legion| legion.owner != seat) {
        return Err(Hindrance::WrongTarget);
    }
    let most = copies(context.catalog, level);
    if at.is_empty() || at.len() > usize::from(most) {
        return Err(Hindrance::TargetCount { most });
    }
    for (index, &canton) in at.iter().enumerate() {
        if at[..index].contains(&canton) || !open(game, seat, canton) {
            return Err(Hindrance::Occupied);
        }
    }
    Ok(())
}

/// Puts the copies on the map: those whom they deceive see legions like any others.
pub(crate) fn lies_and_rumors(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let Target::Copies { of, at } = &cast.target else { return Err(Hindrance::WrongTarget) };
    let Some(id) = cast.standing else { return Err(Hindrance::NothingThere) };
    let standing = (cast.caster, id);
    let game = turn.game_mut();
    for &canton in at {
        let id = game.forces.reserve();
        game.rituals.dummies.push(Dummy { id, standing, of: *of, canton });
    }
    Ok(())
}

/// Strategic Deception is of oneself alone, and once is enough.
pub(crate) fn valid_strategic_deception(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    oneself(target)?;
    if hides(context.game, seat) { Err(Hindrance::AlreadyKeptUp) } else { Ok(()) }
}

/// An Infernal Eye is of oneself alone, and once is enough.
pub(crate) fn valid_infernal_eye(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    oneself(target)?;
    match context.game.rituals().kept_up(seat, RitualEffect::InfernalEye) {
        Some(_) => Err(Hindrance::AlreadyKeptUp),
        None => Ok(()),
    }
}

/// The eye opens, and looks for hidden legions at once.
pub(crate) fn infernal_eye(turn: &mut Turn<'_>, cast: &Cast) {
    watch(turn, cast.caster);
}

/// Every eye that is kept up looks anew each turn, and nobody without one goes on seeing.
pub(crate) fn watches(turn: &mut Turn<'_>) {
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
}
