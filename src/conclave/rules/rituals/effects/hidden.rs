//! Rituals of hiding and detection: Lies and Rumors, Strategic Deception, Infernal Eye (manual
//! appendix I). Their effect on views is in [`hidden`](super::super::hidden).

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

/// Returns the number of copies at this level: one at the level that opens the ritual, plus one per
/// level above.
#[must_use]
pub fn copies(catalog: &Catalog, level: u8) -> u8 {
    let first = catalog.rituals.iter().find(|def| def.effect == RitualEffect::LiesAndRumors);
    first.map_or(0, |def| (level + 1).saturating_sub(def.access.level()))
}

/// True if a copy can be placed in an own canton: passable, without a unit and without another
/// copy.
fn open(game: &Game, seat: Seat, canton: CantonId) -> bool {
    canton.index() < game.realm().owners().len()
        && game.realm().owner(canton) == Some(seat)
        && game.realm().terrain(canton).passable()
        && game.forces().vacant(canton)
        && !game.rituals().dummies().iter().any(|dummy| dummy.canton == canton)
}

/// Errors if these copies cannot be made.
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

/// Places the copies. Deceived houses see them as legions.
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

/// Errors unless the target is the caster. Strategic Deception cannot be sustained twice.
pub(crate) fn valid_strategic_deception(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    oneself(target)?;
    if hides(context.game, seat) { Err(Hindrance::AlreadyKeptUp) } else { Ok(()) }
}

/// Errors unless the target is the caster. An Infernal Eye cannot be sustained twice.
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

/// Looks for hidden legions at once.
pub(crate) fn infernal_eye(turn: &mut Turn<'_>, cast: &Cast) {
    watch(turn, cast.caster);
}

/// Rolls again for every sustained Infernal Eye. Results of the previous turn expire.
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

/// Rolls secretly to spot hidden legions: Prophecy and its bonuses against the resistance of the
/// hiding house.
fn watch(turn: &mut Turn<'_>, seer: Seat) {
    if turn.previewing() {
        return;
    }
    let (catalog, mut rolls) = (turn.catalog(), turn.open(Stream::RitualWatch(seer)));
    let others: Vec<Seat> = turn.game().seats().filter(|&other| other != seer).collect();
    for other in others {
        // Dice are rolled for every house, so that they do not reveal which houses hide.
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
