//! Checks of a ritual in preparation by the rules, in the game as it will be in the ritual's slot.

use super::{Aim, Rite, cantons_of, point};
use crate::rules::archfiends;
use crate::rules::ids::{CantonId, RitualKind, Seat, SlotNo};
use crate::rules::orders::Drafting;
use crate::rules::rituals::{Hindrance, Target, check_aim, level_of};
use crate::rules::rulebook::{Context, Rulebook};
use crate::sight::Hand;

/// Returns the draft up to the ritual's slot: its present one, or else the first free one, or else
/// the end of the draft.
#[must_use]
pub fn bench<'a>(book: &'a Rulebook, hand: &Hand, rite: &Rite) -> Drafting<'a> {
    let draft = hand.desk.draft();
    let slots = archfiends::order_slots(book.catalog(), hand.view.table(), hand.seat()).total().max(0) as usize;
    let slot = rite.slot.or_else(|| draft.first_empty(slots)).map_or(SlotNo::COUNT, SlotNo::index);
    let mut plan = Drafting::open(book, hand.view.table(), draft.seat, &draft.answers);
    for order in &draft.slots[..slot] {
        match order {
            Some(order) => drop(plan.plan(order)),
            None => plan.skip(),
        }
    }
    plan
}

/// Checks that a ritual can be performed on a target now.
///
/// # Errors
/// Returns the reason why not.
pub fn lawful(context: &Context<'_>, seat: Seat, ritual: RitualKind, target: &Target) -> Result<(), Hindrance> {
    let level = level_of(context.catalog, context.game, seat, ritual);
    check_aim(context, seat, ritual, level, target)
}

/// Checks that a target is permitted, or that the next selection can make it so.
///
/// # Errors
/// Returns the reason why not.
pub fn promising(context: &Context<'_>, seat: Seat, rite: &Rite, target: &Target) -> Result<(), Hindrance> {
    let told = lawful(context, seat, rite.ritual, target);
    let Err(why) = told else { return Ok(()) };
    let aim = rite.aim(context.catalog);
    let nothing_yet = if let Target::March { path: cantons, .. } | Target::Copies { at: cantons, .. } = target {
        cantons.is_empty()
    } else if let Target::Step { legion, to } = target {
        context.game.forces().legion(*legion).is_some_and(|legion| legion.canton == *to)
    } else {
        false
    };
    // The first step of a way is next door; a copy and a leap can be anywhere.
    let next: Vec<CantonId> = if aim == Aim::March {
        let ways = cantons_of(context.game, target);
        ways.iter().flat_map(|&from| context.game.realm().grid().neighbours(from).iter().copied()).collect()
    } else if aim == Aim::Copies || aim == Aim::Step {
        context.game.realm().cantons().collect()
    } else {
        Vec::new()
    };
    let leads = |&canton: &CantonId| {
        let more = point(context.game, seat, aim, Some(target), canton);
        more.is_some_and(|more| lawful(context, seat, rite.ritual, &more).is_ok())
    };
    if nothing_yet && next.iter().any(leads) { Ok(()) } else { Err(why) }
}

/// Returns the cantons that a player can usefully select now.
#[must_use]
pub fn pickable(context: &Context<'_>, seat: Seat, rite: &Rite) -> Vec<CantonId> {
    let aim = rite.aim(context.catalog);
    let worth = |canton: &CantonId| {
        let target = point(context.game, seat, aim, rite.target.as_ref(), *canton);
        target.is_some_and(|target| promising(context, seat, rite, &target).is_ok())
    };
    context.game.realm().cantons().filter(worth).collect()
}
