//! Attacks on Pandemonium: excommunication, usurpation, liberation, dissolution (manual 3.4,
//! 4.14.9).

use super::facts::ConclaveFact;
use super::state::Usurpation;
use crate::attachments::{self, Fall};
use crate::diplomacy;
use crate::facts::Fact;
use crate::forces::Landmark;
use crate::ids::{PlaceId, Seat};
use crate::orders::Answer;
use crate::realm::Foe;
use crate::resolve::Turn;

/// Excommunicates a house that is about to attack Pandemonium while the conclave holds it. The
/// attempt is enough.
pub(crate) fn affront(turn: &mut Turn<'_>, seat: Seat, place: PlaceId) {
    let conclaves = turn
        .game()
        .forces()
        .place(place)
        .is_some_and(|place| place.landmark == Landmark::Pandemonium && place.owner.is_none());
    if conclaves {
        excommunicate(turn, seat);
    }
}

/// Expels a house from the conclave.
pub(crate) fn excommunicate(turn: &mut Turn<'_>, seat: Seat) {
    if turn.game().diplomacy().excommunicated(seat) {
        return;
    }
    // Lord and vassal are excommunicated together (manual 4.14.8).
    let diplomacy = turn.game().diplomacy();
    let bound = diplomacy.lord_of(seat).or_else(|| diplomacy.vassal_of(seat));
    for outcast in std::iter::once(seat).chain(bound.filter(|&other| !turn.game().diplomacy().excommunicated(other))) {
        diplomacy::break_off(turn, outcast);
        turn.game_mut().diplomacy.set_excommunicated(outcast, true);
        turn.say(Fact::Conclave(ConclaveFact::Excommunicated { seat: outcast }));
    }
    dissolve_if_empty(turn);
}

/// Dissolves the conclave if none of the houses still in the game belongs to it (manual 4.14.9).
pub(super) fn dissolve_if_empty(turn: &mut Turn<'_>) {
    let game = turn.game();
    let all = game
        .seats()
        .filter(|&seat| game.conclave().eliminated(seat).is_none())
        .all(|seat| game.diplomacy().excommunicated(seat));
    if all && !game.conclave().dissolved() {
        dissolve(turn);
    }
}

fn dissolve(turn: &mut Turn<'_>) {
    let weak = turn.catalog().constants.forces.pandemonium_dissolved.clone();
    let game = turn.game_mut();
    game.conclave.dissolved = true;
    if let Some(id) = game.forces.pandemonium().map(|place| place.id)
        && let Some(place) = game.forces.place_mut(id)
    {
        place.level = weak.level;
        place.strength = weak.strength;
        place.max_hp = weak.hp.into();
        place.hp = place.hp.min(place.max_hp);
    }
    turn.say(Fact::Conclave(ConclaveFact::ConclaveDissolved));
}

/// Handles the capture of Pandemonium from the conclave or from a usurper.
pub(crate) fn seize(turn: &mut Turn<'_>, seat: Seat, from: Option<Seat>) {
    let member = !turn.game().diplomacy().excommunicated(seat);
    match from {
        // A member of the conclave that ousts a usurper may choose. Until then it holds the city
        // without being a usurper.
        Some(_) if member => {
            let conclave = &mut turn.game_mut().conclave;
            conclave.usurpation = None;
            conclave.liberator = Some(seat);
            turn.say(Fact::Conclave(ConclaveFact::PandemoniumLiberated { seat }));
        }
        Some(_) | None => usurp(turn, seat),
    }
}

/// Ends the usurpation and the question to a liberator after Pandemonium was razed. The token clock
/// continues (manual 3.4, appendix D).
pub(crate) fn pandemonium_razed(turn: &mut Turn<'_>) {
    let conclave = &mut turn.game_mut().conclave;
    conclave.usurpation = None;
    conclave.liberator = None;
}

fn usurp(turn: &mut Turn<'_>, seat: Seat) {
    excommunicate(turn, seat);
    turn.seized_anew();
    let conclave = &mut turn.game_mut().conclave;
    conclave.liberator = None;
    conclave.usurpation = Some(Usurpation { seat, turns: 0 });
    turn.say(Fact::Conclave(ConclaveFact::Usurped { seat }));
}

/// Applies the liberator's answer. Without an answer the city returns to the conclave (manual 3.4,
/// Recapture).
pub(super) fn answer(turn: &mut Turn<'_>) {
    let Some(seat) = turn.game().conclave().liberator() else { return };
    // The house was only asked if it held the city when this turn was planned. A new liberator
    // answers next turn.
    if !turn.asked_for_pandemonium(seat) {
        return;
    }
    let keep = turn.answers(seat).iter().any(|answer| matches!(answer, Answer::Pandemonium { keep: true }));
    turn.game_mut().conclave.liberator = None;
    if keep {
        usurp(turn, seat);
    } else {
        give_back(turn);
        turn.say(Fact::Conclave(ConclaveFact::PandemoniumReturned { seat }));
    }
}

/// Returns Pandemonium to the conclave.
fn give_back(turn: &mut Turn<'_>) {
    let Some((id, canton)) = turn.game().forces().pandemonium().map(|place| (place.id, place.canton)) else { return };
    // Attachments of its holder go to the holder's vault.
    attachments::unit_fell(turn, Foe::Place(id), Fall::Left);
    let game = turn.game_mut();
    if let Some(place) = game.forces.place_mut(id) {
        place.owner = None;
    }
    game.realm.award(canton, None);
}
