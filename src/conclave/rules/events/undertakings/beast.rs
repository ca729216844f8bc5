//! The Beast is Loose (manual appendix K).
//!
//! > "Unleash the Beast, who will strike once against any player who controls a Place of Power."
//!
//! The Beast strikes a place of a random house at once. In each later turn it strikes a place of
//! another house or rests, until each house that has a place has lost one (facts 14). It never
//! strikes strongholds or Pandemonium. A strike is a loss and not a battle, because every house is
//! to lose exactly one place: the garrison is left with one hit point and without an owner, its
//! attachments are lost as with a place destroyed in battle, and any house can take it.

use super::{Course, living};
use crate::attachments::{Fall, unit_fell};
use crate::dice::Rolls;
use crate::events::announcements::{BeastFact, CourseFact};
use crate::forces::{Landmark, Place};
use crate::game::Game;
use crate::ids::{PlaceId, Seat};
use crate::realm::Foe;
use crate::resolve::Turn;

/// Releases the Beast. If no house has a place of power, it sleeps again at once.
pub(super) fn begin(turn: &mut Turn<'_>, rolls: &mut Rolls) -> Option<Course> {
    turn.say(CourseFact::Beast(BeastFact::Loose).into());
    strike(turn, Vec::new(), rolls)
}

pub(super) fn advance(turn: &mut Turn<'_>, struck: Vec<Seat>, rolls: &mut Rolls) -> Option<Course> {
    let rests = rolls.percent(turn.catalog().constants.events.undertakings.beast_rest.into());
    if rests && !prey(turn.game(), &struck).is_empty() {
        turn.say(CourseFact::Beast(BeastFact::Rests).into());
        return Some(Course::Beast { struck });
    }
    strike(turn, struck, rolls)
}

/// Strikes one more house, and continues if there are others.
fn strike(turn: &mut Turn<'_>, mut struck: Vec<Seat>, rolls: &mut Rolls) -> Option<Course> {
    if let Some(&seat) = rolls.pick(&prey(turn.game(), &struck)) {
        let places: Vec<PlaceId> = powers(turn.game(), seat).map(|place| place.id).collect();
        if let Some(&place) = rolls.pick(&places) {
            wreck(turn, seat, place);
        }
        struck.push(seat);
    }
    if prey(turn.game(), &struck).is_empty() {
        turn.say(CourseFact::Beast(BeastFact::Sleeps).into());
        return None;
    }
    Some(Course::Beast { struck })
}

/// The houses that have a place of power and that the Beast has not yet struck.
fn prey(game: &Game, struck: &[Seat]) -> Vec<Seat> {
    let mut prey = living(game);
    prey.retain(|seat| !struck.contains(seat) && powers(game, *seat).next().is_some());
    prey
}

fn powers(game: &Game, seat: Seat) -> impl Iterator<Item = &Place> {
    game.forces().places_of(seat).filter(|place| match place.landmark {
        Landmark::Power(_) => true,
        Landmark::Stronghold(_) | Landmark::Pandemonium => false,
    })
}

fn wreck(turn: &mut Turn<'_>, from: Seat, id: PlaceId) {
    unit_fell(turn, Foe::Place(id), Fall::Battle { victor: None });
    let Some(place) = turn.game_mut().forces.place_mut(id) else { return };
    place.owner = None;
    place.hp = 1;
    let (landmark, canton) = (place.landmark, place.canton);
    turn.game_mut().realm.award(canton, None);
    turn.say(CourseFact::Beast(BeastFact::Strikes { from, place: id, landmark, canton }).into());
}
