//! Deceit rituals that steal from others (manual appendix I).
//!
//! > "Select any player's Praetor, Artifact, Relic, or Legion. If the target fails its Ritual
//! > Challenge, it becomes the property of the player casting the Ritual."
//!
//! Only known things can be targeted: treasures attached to a unit, and those that an augury has
//! shown in a vault or a ritual chamber, while they remain there. A stolen treasure goes to the
//! vault of the thief. A legion changes sides in its canton, with its praetor, its artifacts, its
//! spells and its paid upkeep. A personal guard never changes sides. Looting can take any card of
//! the vault, including those assigned to a payment (ruling R5).

use super::super::cast::Cast;
use super::super::curses::Harm;
use super::super::hidden::sees;
use super::super::order::{Hindrance, Target};
use super::victims::{rival_house, rivals_legion, tell};
use crate::archfiends;
use crate::attachments::{Post, Treasure, unit_turned};
use crate::bazaar::{Goods, room_for_legion};
use crate::forces::Legion;
use crate::game::Game;
use crate::ids::{CardId, LegionId, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Returns the owner of a treasure, if the seat knows it: the treasure is attached to a visible
/// unit, or an augury has shown it in a vault or a ritual chamber. On the full game it must still
/// be there. A seat's own table does not show other vaults and chambers, so the augury decides.
#[must_use]
pub(crate) fn owner_in_sight(game: &Game, seat: Seat, treasure: Treasure) -> Option<Seat> {
    let seen = |of: Seat| game.rituals().augury(seat, of);
    let shown = |of: Seat, post: Post| {
        seen(of).is_some_and(|augury| augury.dossier.treasures().any(|known| known == (treasure, post)))
    };
    let held = game.attachments().find(treasure);
    match held.map(|held| (held.owner, held.post)) {
        Some((owner, _)) if owner == seat => Some(owner),
        // A treasure on a hidden legion is hidden too.
        Some((owner, Post::Unit(Foe::Legion(id)))) => {
            Some(owner).filter(|_| game.forces().legion(id).is_some_and(|legion| sees(game, seat, legion)))
        }
        Some((owner, Post::Unit(Foe::Place(_)))) => Some(owner),
        Some((owner, post @ (Post::Vault | Post::Chamber))) => Some(owner).filter(|&of| shown(of, post)),
        None if out_of_play(game, treasure) => None,
        None => {
            let known = game.seats().filter(|&of| shown(of, Post::Vault) || shown(of, Post::Chamber));
            known.max_by_key(|&of| seen(of).map(|augury| augury.turn))
        }
    }
}

/// Returns treasures of other houses that a house knows only from auguries, with their owners and
/// posts.
#[must_use]
pub fn remembered(table: &Game, seat: Seat) -> Vec<(Treasure, Seat, Post)> {
    let mut known = Vec::new();
    for of in table.seats().filter(|&of| of != seat) {
        let shown = table.rituals().augury(seat, of).into_iter().flat_map(|augury| augury.dossier.treasures());
        for (treasure, post) in shown {
            let there =
                table.attachments().find(treasure).is_none() && owner_in_sight(table, seat, treasure) == Some(of);
            if there && !known.contains(&(treasure, of, post)) {
                known.push((treasure, of, post));
            }
        }
    }
    known
}

/// True if it is public that no house has a treasure: it is lost, or in the bazaar.
fn out_of_play(game: &Game, treasure: Treasure) -> bool {
    let goods = Goods::from(treasure);
    let bazaar = game.bazaar();
    game.attachments().lost().contains(&treasure) || bazaar.ware(goods).is_some() || bazaar.unseen().contains(&goods)
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

/// Errors if Pilfer, Coerce and Bribe cannot be performed on this target.
pub(crate) fn valid_pilfer_coerce_bribe(
    context: &Context<'_>,
    seat: Seat,
    level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    if let Target::Legion(id) = *target {
        let (_, _, _, legions) = context.catalog.constants.rituals.hostile.pilfer_levels;
        enough(level, legions)?;
        if rivals_legion(context, seat, id)?.unwavering() {
            return Err(Hindrance::GuardStays);
        }
        let rating = archfiends::command_rating(context.catalog, context.game, seat).total() as u8;
        return room_for_legion(context.catalog, context.game, seat).map_err(|_| Hindrance::CommandRating { rating });
    }
    let Target::Treasure(treasure) = *target else { return Err(Hindrance::WrongTarget) };
    enough(level, needed(context, treasure))?;
    match owner_in_sight(context.game, seat, treasure) {
        None => Err(Hindrance::TargetGone),
        Some(owner) if owner == seat => Err(Hindrance::WrongTarget),
        Some(_) => Ok(()),
    }
}

/// Gives a treasure or a legion to the caster.
pub(crate) fn pilfer_coerce_bribe(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    valid_pilfer_coerce_bribe(&turn.context(), cast.caster, cast.level, &cast.target)?;
    if let Target::Legion(id) = cast.target {
        return turn_legion(turn, cast, id);
    }
    let Target::Treasure(treasure) = cast.target else { return Err(Hindrance::WrongTarget) };
    steal(turn, cast, treasure)
}

fn steal(turn: &mut Turn<'_>, cast: &Cast, treasure: Treasure) -> Result<(), Hindrance> {
    let held = turn.game().attachments().find(treasure).copied().ok_or(Hindrance::TargetGone)?;
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

/// Errors if Looting the Vaults cannot be performed on this target.
pub(crate) fn valid_loot_the_vaults(
    context: &Context<'_>,
    seat: Seat,
    _level: u8,
    target: &Target,
) -> Result<(), Hindrance> {
    rival_house(context, seat, target).map(|_| ())
}

/// Moves random cards to the caster's vault. They keep their ids.
pub(crate) fn loot_the_vaults(turn: &mut Turn<'_>, cast: &Cast) -> Result<(), Hindrance> {
    let house = rival_house(&turn.context(), cast.caster, &cast.target)?;
    let most = turn.catalog().constants.rituals.hostile.looted(cast.level);
    let mut cards: Vec<CardId> = turn.game().treasury().vault(house).iter().map(|card| card.id).collect();
    cast.open(turn).shuffle(&mut cards);
    cards.truncate(most.into());
    let treasury = &mut turn.game_mut().treasury;
    let taken = treasury.withdraw(house, &cards);
    let worths = taken.iter().map(|card| card.worth).collect();
    treasury.deposit(cast.caster, taken);
    tell(turn, cast, Some(house), Harm::Looted { cards: worths });
    Ok(())
}
