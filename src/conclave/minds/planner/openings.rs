//! Openings: the places that a house could take, for counsel to a player.
//!
//! They have the order and the worth that a mind in the same seat would give them. The chance is
//! that of a battle between the legions as they stand now, with all support that can be seen. The
//! note of the place shows the same chance.

use super::lore::Lore;
use super::promises::clash;
use super::survey::{POINT, Survey};
use super::ways::FAR;
use super::weights::{Bent, Weights};
use crate::rules::combat::{Forecast, forecast, muster};
use crate::rules::ids::{LegionId, PlaceId};
use crate::rules::realm::Foe;
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A place that a legion of the house could take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The place.
    pub place: PlaceId,
    /// The legion with the best prospect.
    pub legion: LegionId,
    /// The number of turns until it can attack: 1 is this turn.
    pub turns: u32,
    /// The chance to take it, in percent.
    pub percent: u32,
    /// The prestige that it is worth until the end, in points.
    pub worth: i32,
    /// True if another house may fight this one now, and so could take it back.
    pub disputed: bool,
}

/// Returns the places that the seat of a view could take, the most valuable first.
#[must_use]
pub fn openings(book: &Rulebook, view: &SeatView) -> Vec<Opening> {
    let (table, seat) = (view.table(), view.seat());
    if table.conclave().ending().is_some() || table.conclave().eliminated(seat).is_some() {
        return Vec::new();
    }
    let lore = Lore::default();
    let survey = Survey::of(book.catalog(), table, seat, Bent::of(Weights::SOBER), &lore);
    let disputed = table.seats().any(|other| {
        other != seat
            && table.conclave().eliminated(other).is_none()
            && table.diplomacy().stance(seat, other).allows_arms()
    });
    let mut openings: Vec<Opening> = Vec::new();
    for (at, target) in survey.targets.iter().enumerate() {
        let best = survey.units.iter().filter_map(|unit| {
            let turns = survey.ways.turns(unit, unit.legion.canton, at);
            let strike = survey.weighed(unit, &[], target);
            (turns < FAR).then_some((strike.against(survey.worth(at, turns)), turns, unit))
        });
        let Some((_, turns, unit)) = best.max_by_key(|(net, turns, _)| (*net, std::cmp::Reverse(*turns))) else {
            continue;
        };
        let foe = Foe::Place(target.place.id);
        let battle = muster(survey.catalog, table, &unit.legion, foe, target.place.canton);
        let odds = forecast(&battle.unwrap_or_else(|| clash(survey.catalog, unit, &[], target)));
        let percent = Forecast::scaled(odds.attacker_wins + odds.defender_retreats, 100) as u32;
        let worth = (target.fixed + target.each_turn * (survey.horizon - turns as i32).max(0)) / POINT;
        openings.push(Opening { place: target.place.id, legion: unit.legion.id, turns, percent, worth, disputed });
    }
    openings.sort_by_key(|opening| std::cmp::Reverse(opening.worth * opening.percent as i32 / opening.turns as i32));
    openings
}
