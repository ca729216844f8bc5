//! Attributes raised or lowered by Rites, Machines and events (manual 4.9, appendices J and K).

use super::facts::ArchfiendFact;
use super::state::Discipline;
use crate::attachments::boons;
use crate::catalog::{Boon, Catalog};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::Seat;
use crate::resolve::Turn;

/// True if a house can never lose attribute points (manual appendix E, Evil Sanctuary).
#[must_use]
pub fn sheltered(catalog: &Catalog, game: &Game, seat: Seat) -> bool {
    boons(catalog, game, seat).any(|(_, boon)| boon == Boon::EvilSanctuary)
}

/// Changes the attribute of a discipline and tells its owner.
pub(crate) fn shift(turn: &mut Turn<'_>, seat: Seat, discipline: Discipline, change: impl Fn(u8) -> u8) {
    let catalog = turn.catalog();
    let house = turn.game_mut().houses.of_mut(seat);
    let from = house.attributes.of(discipline);
    let to = change(from);
    *house.attributes.of_mut(discipline) = to;
    house.settle_aura(catalog);
    if from != to {
        turn.say(Fact::Archfiend(ArchfiendFact::AttributeShifted { seat, discipline, from, to }));
    }
}
