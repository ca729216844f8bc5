//! Whom hostile rituals can be aimed at, and how their work is told (manual 4.11).

use super::super::cast::Cast;
use super::super::facts::RitualFact;
use super::super::hexes::{Harm, Hex};
use super::super::order::{Hindrance, Target};
use crate::rules::facts::Fact;
use crate::rules::forces::Legion;
use crate::rules::ids::{LegionId, Seat};
use crate::rules::resolve::Turn;
use crate::rules::rulebook::Context;

/// How many targets a ritual proposes at most.
pub(super) const PROPOSALS: usize = 12;

/// A legion in sight that serves somebody else.
pub(super) fn rivals_legion(context: &Context<'_>, seat: Seat, id: LegionId) -> Result<Legion, Hindrance> {
    let legion = *context.game.forces().legion(id).ok_or(Hindrance::TargetGone)?;
    if legion.owner == seat { Err(Hindrance::WrongTarget) } else { Ok(legion) }
}

/// The same of a target that must be a single legion.
pub(super) fn target_legion(context: &Context<'_>, seat: Seat, target: &Target) -> Result<Legion, Hindrance> {
    match target {
        Target::Legion(id) => rivals_legion(context, seat, *id),
        Target::Oneself
        | Target::House(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::Treasure(_)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => Err(Hindrance::WrongTarget),
    }
}

/// Another house that is still in the game.
pub(super) fn rival_house(context: &Context<'_>, seat: Seat, target: &Target) -> Result<Seat, Hindrance> {
    let house = match target {
        Target::House(house) => *house,
        Target::Oneself
        | Target::Legion(_)
        | Target::Place(_)
        | Target::Legions(_)
        | Target::Value(..)
        | Target::Treasure(_)
        | Target::March { .. }
        | Target::Step { .. }
        | Target::Copies { .. }
        | Target::Canton { .. }
        | Target::Objective(_) => return Err(Hindrance::WrongTarget),
    };
    if house.index() >= context.game.seat_count() || context.game.conclave().eliminated(house).is_some() {
        return Err(Hindrance::TargetGone);
    }
    if house == seat { Err(Hindrance::WrongTarget) } else { Ok(house) }
}

/// Others' legions in sight, the strongest first.
pub(super) fn strongest(context: &Context<'_>, seat: Seat) -> Vec<Legion> {
    let mut legions: Vec<Legion> =
        context.game.forces().legions().iter().filter(|legion| legion.owner != seat).copied().collect();
    legions.sort_by_key(|legion| (-i32::from(legion.strength.sum() + legion.hp), legion.id));
    legions.truncate(PROPOSALS);
    legions
}

/// Every legion that [`strongest`] finds, as a target.
pub(super) fn propose_legions(context: &Context<'_>, seat: Seat) -> Vec<Target> {
    strongest(context, seat).into_iter().map(|legion| Target::Legion(legion.id)).collect()
}

/// Every other house that is still in the game.
pub(super) fn propose_houses(context: &Context<'_>, seat: Seat) -> Vec<Target> {
    let all = context.game.seats().map(Target::House);
    all.filter(|target| rival_house(context, seat, target).is_ok()).collect()
}

/// Tells what was done.
pub(super) fn tell(turn: &mut Turn<'_>, cast: &Cast, victim: Option<Seat>, harm: Harm) {
    let hex = Hex { caster: Some(cast.caster), blamed: cast.blamed, victim, harm };
    turn.say(Fact::Ritual(RitualFact::Hex(hex)));
}

/// Whether the conclave knows whose work it was: it honours nobody whom it cannot name.
pub(super) fn known(cast: &Cast) -> bool {
    cast.blamed == Some(cast.caster)
}
