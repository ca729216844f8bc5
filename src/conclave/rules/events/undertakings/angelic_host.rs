//! An Angelic Host Incursion (manual appendix K).
//!
//! > "Unleash an Angelic Host bent on punishing the most evil Archfiends of Hell (i.e., the ones
//! > with the most Prestige)."
//!
//! The Host attacks a random legion of one house each turn, in the order of the houses' prestige at
//! its arrival, the highest first. It skips a house that has fallen or has no legion. The Host has
//! no canton: the legion defends where it stands, with its support and its cards. The Host keeps
//! its damage from battle to battle, and leaves the game if it is beaten or destroyed.

use std::cmp::Reverse;

use super::{Course, living};
use crate::combat::{Fighter, visit};
use crate::dice::Rolls;
use crate::events::announcements::{CourseFact, HostFact};
use crate::ids::{LegionId, Seat};
use crate::resolve::Turn;

pub(super) fn begin(turn: &mut Turn<'_>, rolls: &mut Rolls) -> Option<Course> {
    let hp = i16::from(turn.catalog().legion(turn.catalog().host_of_heaven()?).hp);
    let mut left = living(turn.game());
    // Houses of equal prestige are in random order.
    rolls.shuffle(&mut left);
    left.sort_by_key(|&seat| Reverse(turn.game().conclave().prestige(seat)));
    let unit = turn.game_mut().forces.reserve();
    turn.say(CourseFact::Host(HostFact::Comes { order: left.clone() }).into());
    Some(Course::AngelicHost { unit, hp, max_hp: hp, left })
}

pub(super) fn advance(
    turn: &mut Turn<'_>,
    unit: LegionId,
    (hp, max_hp): (i16, i16),
    mut left: Vec<Seat>,
    rolls: &mut Rolls,
) -> Option<Course> {
    let kind = turn.catalog().host_of_heaven()?;
    while !left.is_empty() {
        let seat = left.remove(0);
        let legions: Vec<LegionId> = turn.game().forces().legions_of(seat).map(|legion| legion.id).collect();
        let Some(&target) = rolls.pick(&legions) else {
            turn.say(CourseFact::Host(HostFact::Passes { seat }).into());
            continue;
        };
        let visitor = Fighter::visitor(turn.catalog(), kind, unit, (hp, max_hp));
        return match visit(turn, visitor, target, rolls) {
            None => {
                turn.say(CourseFact::Host(HostFact::Beaten { by: seat }).into());
                None
            }
            Some(_) if left.is_empty() => {
                turn.say(CourseFact::Host(HostFact::Ascends).into());
                None
            }
            Some((hp, max_hp)) => Some(Course::AngelicHost { unit, hp, max_hp, left }),
        };
    }
    turn.say(CourseFact::Host(HostFact::Ascends).into());
    None
}
