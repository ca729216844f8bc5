//! Answers of the houses to each other (manual 3.3, 4.20). Every affair of an earlier turn is
//! settled, in the order in which the conclave took it up.

use super::state::{Affair, Matter, Record};
use super::{combats, demand, emissary, insult, vassalage};
use crate::resolve::Turn;

/// Settles the affairs of earlier turns. An affair that was ordered this turn waits for the next.
pub(super) fn settle(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    let affairs = std::mem::take(&mut turn.game_mut().diplomacy.affairs);
    let (mut due, later): (Vec<Affair>, Vec<Affair>) = affairs.into_iter().partition(|affair| affair.turn < now);
    turn.game_mut().diplomacy.affairs = due.clone();
    turn.game_mut().diplomacy.affairs.extend(later);
    due.sort_by_key(|affair| (affair.turn, affair.slot));
    for affair in due {
        // An earlier answer of this turn may have ended this affair: a house that becomes a vassal
        // loses all of its affairs.
        let Some(at) = turn.game().diplomacy().affairs.iter().position(|other| *other == affair) else { continue };
        turn.game_mut().diplomacy.affairs.remove(at);
        match affair.matter.clone() {
            Matter::Demand { stake, thing } => demand::answer(turn, &affair, stake, thing),
            Matter::Insult { stake } => insult::answer(turn, &affair, stake),
            Matter::Emissary { gift, .. } => emissary::answer(turn, &affair, gift),
            Matter::Petition => vassalage::answer(turn, &affair),
        }
    }
    combats::answer(turn);
}

/// Clears truces that have run out, so that the stance is already right for the coming turn.
pub(super) fn expire(turn: &mut Turn<'_>) {
    let now = turn.game().turn();
    let over = |record: &Record| (1..=now).contains(&record.bound_until);
    if !turn.game().diplomacy().records.iter().any(over) {
        return;
    }
    for record in &mut turn.game_mut().diplomacy.records {
        if over(record) {
            record.bound_until = 0;
        }
    }
}
