//! What rituals of Deceit take from others (manual appendix I).
//!
//! > "Select any player's Praetor, Artifact, Relic, or Legion. If the target fails its Ritual Challenge, it becomes the property
//! > of the player casting the Ritual."
//!
//! Only what is in sight can be named: what is attached to a unit, and what an augury has shown in a ritual chamber for as long
//! as it lies there. A treasure goes to the thief's vault, a legion changes sides where it stands, with its praetor and its
//! artifacts, its spells and the turns for which it is paid; a personal guard never does. Looting reaches for any card of the
//! vault, also for those that are meant to pay for something (ruling R5).

use super::super::cast::Cast;
use super::super::hexes::Harm;
use super::super::order::{Hindrance, Target};
use super::victims::{PROPOSALS, propose_houses, rival_house, rivals_legion, strongest, tell};
use crate::rules::archfiends;
use crate::rules::attachments::{Post, Treasure, unit_turned};
use crate::rules::bazaar::room_for_legion;
use crate::rules::forces::Legion;
use crate::rules::game::Game;
use crate::rules::ids::{CardId, LegionId, Seat};
use crate::rules::realm::Foe;
use crate::rules::resolve::Turn;
use crate::rules::rulebook::Context;

/// Who has a treasure, as far as a seat can see: it is attached to a unit, or an augury has shown it in a ritual chamber and it
/// has not been seen anywhere else since.
#[must_use]
pub(in crate::rules::rituals) fn owner_in_sight(game: &Game, seat: Seat, treasure: Treasure) -> Option<Seat> {
    let held = game.attachments().find(treasure);
    match held.map(|held| (held.owner, held.post)) {
        Some((owner, _)) if owner == seat => Some(owner),
        Some((owner, Post::Unit(_))) => Some(owner),
        // What a vault or a chamber holds is not on a seat's table; what it remembers of a chamber is.
        Some((_, Post::Vault | Post::Chamber)) | None => game.seats().find(|&of| {
            let shown = game.rituals().augury(seat, of).and_then(|augury| augury.dossier.chamber.as_ref());
            shown.is_some_and(|(_, relics)| relics.contains(&treasure))
        }),
    }
}

fn needed(context: &Context<'_>, treasure: Treasure) -> u8 {
    let (artifacts, praetors, relics, _) = context.catalog.constants.rituals.hostile.pilfer_levels;
    match treasure {
        Treasure::Artifact(_) => artifacts,
        Treasure::Praetor(_) => praetors,
        Treasure::Relic(_) => relics,
    }
}

const fn enough(level: u8, needs: u8) -> Result<(), Hindrance> {
    if level >= needs { Ok(()) } else { Err(Hindrance::LevelTooLow { needs }) }
}

/// Whether Pilfer, Coerce and Bribe can be performed on this.
pub(in crate::rules::rituals) fn valid_pilfer_coerce_bribe(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    match *target {
        Target::Treasure(treasure) => {
            enough(level, needed(context, treasure))?;
            match owner_in_sight(context.game, seat, treasure) {
                None => Err(Hindrance::TargetGone),
                Some(owner) if owner == seat => Err(Hindrance::WrongTarget),
                Some(_) => Ok(()),
            }
        }
        Target::Legion(id) => {
            let (_, _, _, legions) = context.catalog.constants.rituals.hostile.pilfer_levels;
            enough(level, legions)?;
            if rivals_legion(context, seat, id)?.unwavering() {
                return Err(Hindrance::GuardStays);
            }
            let rating = archfiends::command_rating(context.catalog, context.game, seat).total() as u8;
            room_for_legion(context.catalog, context.game, seat).map_err(|_| Hindrance::CommandRating { rating })
        }
        Target::Oneself
        | Target::House(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => Err(Hindrance::WrongTarget),
    }
}

/// Legions that could be turned, and what is attached to others' units.
pub(in crate::rules::rituals) fn targets_pilfer_coerce_bribe(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
) -> Vec<Target> {
    let legions = strongest(context, seat).into_iter().map(|legion| Target::Legion(legion.id));
    let held = context.game.attachments().possessions().iter().map(|held| Target::Treasure(held.treasure));
    let shown = context.game.seats().filter_map(|of| {
        let augury = context.game.rituals().augury(seat, of)?;
        augury.dossier.chamber.as_ref().map(|(_, relics)| relics.iter().copied().map(Target::Treasure))
    });
    let mut targets: Vec<Target> = legions
        .chain(held)
        .chain(shown.flatten())
        .filter(|target| valid_pilfer_coerce_bribe(context, seat, level, target).is_ok())
        .take(PROPOSALS)
        .collect();
    targets.dedup();
    targets
}

/// A treasure or a legion serves the caster now.
pub(in crate::rules::rituals) fn pilfer_coerce_bribe(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_pilfer_coerce_bribe(&turn.context(), cast.caster, cast.level, &cast.target)?;
    match cast.target {
        Target::Treasure(treasure) => steal(turn, cast, treasure),
        Target::Legion(id) => turn_legion(turn, cast, id),
        Target::Oneself
        | Target::House(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => Err(Hindrance::WrongTarget),
    }
}

fn steal(turn: &mut Turn<'_>, cast: &Cast, treasure: Treasure) -> Result<(), Hindrance> {
    let held = turn.game().attachments().find(treasure).copied().ok_or(Hindrance::TargetGone)?;
    // A relic that has left the chamber since the augury is nowhere to be found.
    if held.post == Post::Vault {
        return Err(Hindrance::TargetGone);
    }
    turn.game_mut().attachments.hand_over(treasure, cast.caster, Post::Vault);
    tell(turn, cast, Some(held.owner), Harm::Stolen { treasure });
    Ok(())
}

fn turn_legion(turn: &mut Turn<'_>, cast: &Cast, id: LegionId) -> Result<(), Hindrance> {
    let Legion { owner, muster, canton, .. } = rivals_legion(&turn.context(), cast.caster, id)?;
    unit_turned(turn, Foe::Legion(id), cast.caster);
    if let Some(legion) = turn.game_mut().forces.legion_mut(id) {
        legion.owner = cast.caster;
    }
    tell(turn, cast, Some(owner), Harm::Turned { legion: id, muster, canton, to: cast.caster });
    Ok(())
}

/// Whether Looting the Vaults can be performed on this.
pub(in crate::rules::rituals) fn valid_loot_the_vaults(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival_house(context, seat, target).map(|_| ())
}

/// Every rival.
pub(in crate::rules::rituals) fn targets_loot_the_vaults(context: &Context<'_>, seat: Seat, _level: u8) -> Vec<Target> {
    propose_houses(context, seat)
}

/// Random cards go from one vault to the other, and keep their names.
pub(in crate::rules::rituals) fn loot_the_vaults(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let house = rival_house(&turn.context(), cast.caster, &cast.target)?;
    let levels = turn.catalog().constants.rituals.hostile.loot_levels;
    let mut cards: Vec<CardId> = turn.game().treasury().vault(house).iter().map(|card| card.id).collect();
    cast.open(turn).shuffle(&mut cards);
    cards.truncate((cast.level / levels.max(1)).max(1).into());
    let treasury = &mut turn.game_mut().treasury;
    let taken = treasury.withdraw(house, &cards);
    let worths = taken.iter().map(|card| card.worth).collect();
    treasury.deposit(cast.caster, taken);
    tell(turn, cast, Some(house), Harm::Looted { cards: worths });
    Ok(())
}
