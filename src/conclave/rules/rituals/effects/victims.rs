//! Valid targets of hostile rituals, and the facts about their results (manual 4.11).

use super::super::cast::Cast;
use super::super::curses::{Curse, Harm};
use super::super::facts::RitualFact;
use super::super::hidden::sees;
use super::super::order::{Hindrance, Target};
use crate::facts::Fact;
use crate::forces::Legion;
use crate::ids::{LegionId, Seat};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Returns a visible legion of a rival. A legion that has become hidden since the order was written
/// counts as gone, because the result of the ritual would reveal it.
pub(super) fn rivals_legion(context: &Context<'_>, seat: Seat, id: LegionId) -> Result<Legion, Hindrance> {
    let legion = *context.game.forces().legion(id).ok_or(Hindrance::TargetGone)?;
    if legion.owner == seat {
        return Err(Hindrance::WrongTarget);
    }
    if sees(context.game, seat, &legion) { Ok(legion) } else { Err(Hindrance::TargetGone) }
}

/// Returns the legion of a target that must be a single visible legion of a rival.
pub(super) fn target_legion(context: &Context<'_>, seat: Seat, target: &Target) -> Result<Legion, Hindrance> {
    let Target::Legion(id) = target else { return Err(Hindrance::WrongTarget) };
    rivals_legion(context, seat, *id)
}

/// Returns the house of a target that must be a rival still in the game.
pub(super) fn rival_house(context: &Context<'_>, seat: Seat, target: &Target) -> Result<Seat, Hindrance> {
    let Target::House(house) = *target else { return Err(Hindrance::WrongTarget) };
    if house.index() >= context.game.seat_count() || context.game.conclave().eliminated(house).is_some() {
        return Err(Hindrance::TargetGone);
    }
    if house == seat { Err(Hindrance::WrongTarget) } else { Ok(house) }
}

/// Reports the harm.
pub(super) fn tell(turn: &mut Turn<'_>, cast: &Cast, victim: Option<Seat>, harm: Harm) {
    let curse = Curse { caster: Some(cast.caster), blamed: cast.blamed, victim, harm };
    turn.say(Fact::Ritual(RitualFact::Curse(curse)));
}

/// True if the conclave knows the caster. Prestige is awarded only then.
pub(super) fn known(cast: &Cast) -> bool {
    cast.blamed == Some(cast.caster)
}
