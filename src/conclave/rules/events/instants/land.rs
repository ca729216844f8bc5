//! Events that affect land: A Great Fissure, Blackest Insurrection, Evil Revanchism, Infernal
//! Census (manual appendix K).

use super::{Play, standing};
use crate::attachments::{Fall, unit_fell};
use crate::combat;
use crate::conclave::{self, PrestigeCause};
use crate::diplomacy::border_cantons;
use crate::events::{EventAim, EventFact, LandFact};
use crate::facts::Fact;
use crate::forces::{Landmark, drawn};
use crate::game::Game;
use crate::ids::{CantonId, PlaceId, Seat};
use crate::realm::terrain::Terrain;
use crate::realm::{Foe, RealmFact};
use crate::resolve::Turn;

/// "Erupt one or two passable Cantons into fissures." A canton becomes a chasm permanently and
/// loses its owner. A legion on it is destroyed unless it saves itself; then it retreats to the
/// nearest free canton of its house.
pub(crate) fn fissure(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let numbers = &turn.catalog().constants.events;
    let game = turn.game();
    let solid =
        |canton: &CantonId| game.realm().terrain(*canton).passable() && game.forces().place_at(*canton).is_none();
    let mut cantons: Vec<CantonId> = game.realm().cantons().filter(solid).collect();
    rolls.shuffle(&mut cantons);
    cantons.truncate(drawn(numbers.fissures, &mut rolls).into());
    for &canton in &cantons {
        let from = turn.game().realm().owner(canton);
        turn.game_mut().realm.erupt(canton, Terrain::Chasm);
        turn.say(Fact::Event(EventFact::Land(LandFact::Fissured { canton, from })));
        let Some(legion) = turn.game().forces().legion_at(canton).copied() else { continue };
        if rolls.d6() + i32::from(legion.level) < numbers.fissure_save.into() {
            combat::destroy(turn, legion.id, canton, None, None);
        } else {
            combat::retreat(turn, legion.id, canton);
        }
    }
    !cantons.is_empty()
}

/// "Cause a random player's (including yourself) Place of Power to rise in rebellion against its
/// owner", or an opponent's. Its garrison is at full strength and has no owner; praetor and relics
/// return to their house. Strongholds and Pandemonium never rebel.
pub(crate) fn insurrection(turn: &mut Turn<'_>, play: &Play) -> bool {
    let game = turn.game();
    let held = |seat: Seat| -> Vec<PlaceId> {
        let power = game.forces().places_of(seat).filter(|place| matches!(place.landmark, Landmark::Power(_)));
        power.map(|place| place.id).collect()
    };
    let target = match play.aim {
        EventAim::Place(id) => Some(id),
        EventAim::Nobody | EventAim::House(_) | EventAim::Legion(_) | EventAim::Praetor(_) => {
            let mut rolls = play.open(turn);
            let houses: Vec<Seat> = standing(game).into_iter().filter(|&seat| !held(seat).is_empty()).collect();
            rolls.pick(&houses).and_then(|&seat| rolls.pick(&held(seat)).copied())
        }
    };
    let place = target.and_then(|id| game.forces().place(id)).copied();
    let Some((place, from)) = place.and_then(|place| Some((place, place.owner?))) else { return false };
    unit_fell(turn, Foe::Place(place.id), Fall::Left);
    let game = turn.game_mut();
    if let Some(place) = game.forces.place_mut(place.id) {
        place.owner = None;
        place.hp = place.max_hp;
    }
    game.realm.award(place.canton, None);
    let (landmark, canton) = (place.landmark, place.canton);
    turn.say(Fact::Event(EventFact::Land(LandFact::Rebelled { place: place.id, landmark, canton, from })));
    true
}

/// The border cantons of a house that an event can transfer to another: "The reassigned Cantons may
/// not contain a Legion or Place of Power."
#[must_use]
pub(crate) fn open_border(game: &Game, to: Seat, from: Seat) -> Vec<CantonId> {
    let cantons = border_cantons(game, to, from).into_iter();
    cantons.filter(|&canton| game.forces().legion_at(canton).is_none()).collect()
}

/// Transfers border cantons from a target to the player of the card, or from a random house to a
/// random neighbour.
pub(crate) fn revanchism(turn: &mut Turn<'_>, play: &Play) -> bool {
    let mut rolls = play.open(turn);
    let game = turn.game();
    let pair = match play.aim.house() {
        Some(from) => Some((from, play.by)),
        None => {
            let houses = standing(game);
            let neighbours = |from: Seat| -> Vec<Seat> {
                let others = houses.iter().copied().filter(|&to| to != from);
                others.filter(|&to| !open_border(game, to, from).is_empty()).collect()
            };
            let losers: Vec<Seat> = houses.iter().copied().filter(|&from| !neighbours(from).is_empty()).collect();
            rolls.pick(&losers).and_then(|&from| Some((from, *rolls.pick(&neighbours(from))?)))
        }
    };
    let Some((from, to)) = pair else { return false };
    let mut cantons = open_border(game, to, from);
    rolls.shuffle(&mut cantons);
    cantons.truncate(drawn(turn.catalog().constants.events.revanchism, &mut rolls).into());
    for &canton in &cantons {
        turn.game_mut().realm.award(canton, Some(to));
        turn.say(Fact::Realm(RealmFact::BorderMoved { canton, to, from }));
    }
    !cantons.is_empty()
}

/// "Each player is awarded a Prestige Point for each Canton he controls."
pub(crate) fn census(turn: &mut Turn<'_>) -> bool {
    for seat in standing(turn.game()) {
        let cantons = turn.game().realm().land_count(seat) as i32;
        conclave::award(turn, seat, cantons, PrestigeCause::Event);
    }
    true
}
