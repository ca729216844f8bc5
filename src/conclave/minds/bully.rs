//! The bully: writes a demand or an insult every turn, and plays like the greedy mind otherwise.
//!
//! A benchmark for how minds cope with constant pressure. It picks the weakest victim and does not
//! wait for a good moment.

use super::planner::{Bent, Lore, Weights, compose};
use super::{Mind, insert_order};
use crate::rules::diplomacy::DiplomacyOrder;
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::orders::{Draft, Drafting, Order, OrderKind};
use crate::rules::rulebook::Rulebook;
use crate::rules::view::SeatView;

/// A mind that demands or insults every turn.
#[derive(Clone, Copy, Debug)]
pub struct Bully;

/// Weights for the other orders.
const LIKINGS: Weights = Weights { demands: 300, insults: 300, gifts: 0, peace: 0, ..Weights::SOBER };

impl Mind for Bully {
    fn name(&self) -> &'static str {
        "bully"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        let draft = compose(book, view, &Bent::of(LIKINGS), seed, &Lore::default());
        let bullies = |order: &Order| matches!(order.kind(), OrderKind::Demand | OrderKind::Insult);
        if draft.slots.iter().flatten().any(bullies) {
            return draft;
        }
        let plan = Drafting::open(book, view.table(), view.seat(), &draft.answers);
        let mut acts = Vec::new();
        for kind in [OrderKind::Demand, OrderKind::Insult] {
            plan.propose(kind, &mut acts);
        }
        acts.sort_by_cached_key(|act| (boldness(view.table(), act), act.clone()));
        acts.into_iter().find_map(|act| insert_order::insert(book, view.table(), &draft, act)).unwrap_or(draft)
    }
}

/// Returns the sort key of an act; the lowest comes first. The first number is the army strength of
/// the victim, the second the prestige at stake.
fn boldness(table: &Game, act: &Order) -> (i32, u8) {
    let army = |seat: Seat| table.forces().legions_of(seat).map(|legion| i32::from(legion.strength.sum())).sum();
    let Order::Diplomacy(act) = act else { return (i32::MAX, u8::MAX) };
    match act {
        DiplomacyOrder::Demand { of, .. } => (army(*of), 0),
        DiplomacyOrder::Insult { at, stake } => (army(*at), *stake),
        DiplomacyOrder::RankThreats { .. }
        | DiplomacyOrder::SendEmissary { .. }
        | DiplomacyOrder::ClaimVendetta { .. }
        | DiplomacyOrder::ClaimBloodFeud { .. }
        | DiplomacyOrder::Petition { .. } => (i32::MAX, u8::MAX),
    }
}
