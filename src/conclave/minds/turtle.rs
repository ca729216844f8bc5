//! The turtle: settles what lies around it, then stays behind its walls, gathers and buys, and begins nothing.
//!
//! A measure of whether minds can open what is shut: it defends its places, gives way to words and never attacks.

use super::Mind;
use super::draft_writer::DraftWriter;
use super::planner::{Bent, Lore, Weights, compose};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::{Draft, Order};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::TributeOrder;
use crate::rules::view::SeatView;

/// Stays at home.
#[derive(Clone, Copy, Debug)]
pub struct Turtle;

/// Until this turn it settles land.
const SETTLES: u32 = 12;

/// What it likes: walls, and what lies in the bazaar. Nothing that would take its legions away, and nothing against anybody.
const LIKINGS: Weights = Weights {
    land: 0,
    places: 0,
    war: 0,
    caution: 300,
    demands: 0,
    insults: 0,
    vendettas: 0,
    gifts: 0,
    pride: 0,
    malice: 0,
    rituals: 0,
    arms: 150,
    ..Weights::SOBER
};

impl Mind for Turtle {
    fn name(&self) -> &'static str {
        "turtle"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        let land = if view.table().turn() <= SETTLES { Weights::SOBER.land } else { LIKINGS.land };
        let table = view.table();
        let draft = compose(book, view, &Bent::of(Weights { land, ..LIKINGS }), seed, &Lore::default());
        let stays = |order: &Order| order.destination().is_none_or(|canton| !fights(table, view.seat(), canton));
        if draft.slots.iter().flatten().all(stays) {
            return draft;
        }
        // Not even a usurper draws it out. It gathers instead, and so does whoever had meant to follow.
        let mut draft_writer = DraftWriter::dip(book, view, draft.answers);
        for order in draft.slots.into_iter().flatten() {
            let order = if stays(&order) { order } else { Order::Tribute(TributeOrder::DemandTribute) };
            if !draft_writer.write(order) && !draft_writer.write(Order::Tribute(TributeOrder::DemandTribute)) {
                draft_writer.skip();
            }
        }
        draft_writer.lift()
    }
}

/// Whether whoever enters a canton has to fight for what is not its own land.
fn fights(table: &Game, seat: Seat, canton: CantonId) -> bool {
    let place = table.forces().place_at(canton).is_some_and(|place| place.owner != Some(seat));
    let legion = table.forces().legion_at(canton).is_some_and(|legion| legion.owner != seat);
    table.realm().owner(canton) != Some(seat) && (place || legion)
}
