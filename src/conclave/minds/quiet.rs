//! The quiet mind: gathers tribute, settles unclaimed land, bids the minimum, and attacks nobody.

use super::draft_writer::DraftWriter;
use super::draft_writer::promotions;
use super::{Mind, dice_of, replies, richest};
use crate::rules::archfiends;
use crate::rules::bazaar::BazaarOrder;
use crate::rules::catalog::Catalog;
use crate::rules::dice::Rolls;
use crate::rules::forces::{ForcesOrder, Legion, commanded, marches};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, LegionId, Seat};
use crate::rules::orders::{Answer, Draft, Drafting, Order, OrderKind};
use crate::rules::rulebook::Rulebook;
use crate::rules::tribute::TributeOrder;
use crate::rules::view::SeatView;

/// A mind that gathers, settles, and attacks nobody.
#[derive(Clone, Copy, Debug)]
pub struct Quiet;

impl Mind for Quiet {
    fn name(&self) -> &'static str {
        "quiet"
    }

    fn draft(&self, book: &Rulebook, view: &SeatView, seed: u64) -> Draft {
        let mut rolls = dice_of(view, seed);
        let mut draft_writer = DraftWriter::dip(book, view, answers(book.catalog(), view));
        let mut marched: Vec<LegionId> = Vec::new();
        while draft_writer.left() > 0 {
            let gathers = draft_writer.left() == 1 && saves(draft_writer.plan(), view.seat());
            let order = bid(draft_writer.plan())
                .or_else(|| {
                    if gathers { None } else { settle(draft_writer.plan(), view.seat(), &mut marched, &mut rolls) }
                })
                .unwrap_or(Order::Tribute(TributeOrder::DemandTribute));
            if !draft_writer.write(order) {
                draft_writer.skip();
            }
        }
        draft_writer.lift()
    }
}

fn answers(catalog: &Catalog, view: &SeatView) -> Vec<Answer> {
    let (table, seat) = (view.table(), view.seat());
    let offers = table.treasury().offers(seat).iter().enumerate();
    let mut answers: Vec<Answer> =
        offers.map(|(index, offer)| Answer::KeepTribute { offer: index as u8, cards: richest(offer) }).collect();
    if table.conclave().liberator() == Some(seat) {
        answers.push(Answer::Pandemonium { keep: false });
    }
    answers.extend(promotions(table, seat).map(|question| question.answer(0)));
    answers.extend(replies::meek(catalog, table, seat, &[]));
    answers
}

/// True if it still saves for another legion and has not demanded tribute this turn.
fn saves(plan: &Drafting<'_>, seat: Seat) -> bool {
    let game = plan.table();
    let rating = archfiends::command_rating(plan.context().catalog, game, seat).total();
    game.treasury().demands(seat) == 0 && (commanded(game, seat) as i32) < rating
}

/// Returns the bid on the ware with the lowest minimum that the vault can pay.
fn bid(plan: &Drafting<'_>) -> Option<Order> {
    let mut bids = Vec::new();
    plan.propose(OrderKind::BidLegion, &mut bids);
    let ware = |order: &Order| {
        let Order::Bazaar(BazaarOrder::Bid { goods, .. }) = order else { return None };
        plan.table().bazaar().ware(*goods).map(|ware| ware.minimum(plan.context().catalog).points())
    };
    bids.into_iter().min_by_key(ware)
}

/// Returns the best march for settling: it gains the most unclaimed land or leads towards it.
/// Legions in `marched` have their order already.
fn settle(plan: &Drafting<'_>, seat: Seat, marched: &mut Vec<LegionId>, rolls: &mut Rolls) -> Option<Order> {
    let context = plan.context();
    let game = context.game;
    let mut best: Option<(i32, LegionId, Vec<CantonId>)> = None;
    for legion in game.forces().legions_of(seat).filter(|legion| !marched.contains(&legion.id)) {
        for reach in
            marches(context.catalog, game, context.held, legion).into_iter().filter(|reach| reach.foe.is_none())
        {
            let score = appeal(game, legion, &reach.path) * 4 + rolls.below(4) as i32;
            if score > 3 && best.as_ref().is_none_or(|(most, _, _)| score > *most) {
                best = Some((score, legion.id, reach.path));
            }
        }
    }
    let (_, legion, path) = best?;
    marched.push(legion);
    Some(Order::Forces(ForcesOrder::March { legion, path }))
}

/// Returns the value of a path for settling. Counts new cantons on the path, progress towards
/// unclaimed land, and distance from other legions of the same house.
fn appeal(game: &Game, legion: &Legion, path: &[CantonId]) -> i32 {
    let grid = game.realm().grid();
    let open = |canton: CantonId| {
        game.realm().owner(canton).is_none()
            && game.realm().terrain(canton).passable()
            && game.forces().place_at(canton).is_none()
    };
    let Some(&end) = path.last() else { return 0 };
    let gained = path.iter().filter(|&&canton| open(canton)).count() as i32;
    let nearest = |from: CantonId| {
        let land = game.realm().cantons().filter(|&canton| open(canton) && !path.contains(&canton));
        land.map(|canton| grid.distance(from, canton)).min().unwrap_or(0) as i32
    };
    let nearer = nearest(legion.canton) - nearest(end);
    let crowd = game
        .forces()
        .legions_of(legion.owner)
        .filter(|other| other.id != legion.id && grid.distance(other.canton, end) < 3)
        .count();
    if gained == 0 && nearer <= 0 { 0 } else { (10 * gained + 3 * nearer - 2 * crowd as i32).max(0) }
}
