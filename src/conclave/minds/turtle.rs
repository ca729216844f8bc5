//! The turtle: settles the land around it, then defends its places, gathers and buys, and starts no
//! conflict.
//!
//! A benchmark for how well minds break a pure defence. It defends its places, concedes to all
//! demands and never attacks.

use super::Mind;
use super::draft_writer::DraftWriter;
use super::planner::{Bent, Lore, Weights, compose};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat};
use crate::rules::orders::{Draft, Order};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::TributeOrder;
use crate::rules::view::SeatView;

/// A mind that settles, and then only defends.
#[derive(Clone, Copy, Debug)]
pub struct Turtle;

/// Last turn in which it settles land.
const SETTLES: u32 = 12;

/// Weights that favour combat cards and wares. Orders that move legions away or act against rivals
/// count nothing.
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
        // A demand for tribute replaces every attack, even one against a usurper. It also replaces
        // orders that are illegal without the replaced one.
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

/// True if a legion that enters this canton has to fight on land that is not its own.
fn fights(table: &Game, seat: Seat, canton: CantonId) -> bool {
    let place = table.forces().place_at(canton).is_some_and(|place| place.owner != Some(seat));
    let legion = table.forces().legion_at(canton).is_some_and(|legion| legion.owner != seat);
    table.realm().owner(canton) != Some(seat) && (place || legion)
}
