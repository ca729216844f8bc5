//! Attributes that rise or fall by what is done to their archfiend: Rites, Machines, events (manual 4.9, appendices J and K).

use super::state::Discipline;
use crate::rules::attachments::boons;
use crate::rules::catalog::{Boon, Catalog};
use crate::rules::facts::Fact;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;

/// Whether a house can never lose attribute points (manual appendix E, Evil Sanctuary).
#[must_use]
pub fn sheltered(catalog: &Catalog, game: &Game, seat: Seat) -> bool {
    boons(catalog, game, seat).any(|(_, boon)| boon == Boon::EvilSanctuary)
}

/// Changes the attribute on which a discipline rests, and tells its owner.
pub(in crate::rules) fn shift(turn: &mut Turn<'_>, seat: Seat, discipline: Discipline, change: impl Fn(u8) -> u8) {
    let catalog = turn.catalog();
    let house = turn.game_mut().houses.of_mut(seat);
    let from = house.attributes.of(discipline);
    let to = change(from);
    *house.attributes.of_mut(discipline) = to;
    house.settle_aura(catalog);
    if from != to {
        turn.say(Fact::AttributeShifted { seat, discipline, from, to });
    }
}
