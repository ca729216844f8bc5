//! Reasons: why a turn was ordered as it was, for whoever looks at it once the game is over.
//!
//! Every order tells which plan it serves, what it was worth and what was second best in its place; the turn tells what the house hoped
//! for and which plans came next.
//!
//! Not here: the words, which are the chronicle's.

use super::search::Candidate;
use crate::brains::thought::{Aim, Plan, Rationale, Reason, Thought};
use crate::rules::bazaar::Goods;
use crate::rules::game::Game;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Draft, Order};

/// What an order is for, in a turn that pursues nothing beyond what lies nearest.
fn serves(order: &Order) -> Aim {
    match order {
        Order::DemandTribute | Order::Consolidate { .. } => Aim::Gather,
        Order::SeekManuscripts | Order::Train { .. } | Order::Assemble { .. } | Order::DrawObjectives => Aim::Delve,
        Order::Bid { goods: Goods::Legion(_), .. }
        | Order::Transfer { .. }
        | Order::CreateCombatCard { .. }
        | Order::Dismiss { .. } => Aim::Arm,
        Order::Bid { .. } => Aim::Trade,
        Order::RaiseAttribute { discipline, .. } => Aim::Study(*discipline),
        Order::Demand { of: rival, .. }
        | Order::Insult { at: rival, .. }
        | Order::ClaimVendetta { on: rival, .. }
        | Order::ClaimBloodFeud { on: rival } => Aim::Quarrel(*rival),
        Order::SendEmissary { .. } => Aim::Endure,
        Order::Petition { lord } => Aim::Serve(*lord),
        Order::PerformRitual { .. } | Order::PlayEvent { .. } => Aim::Conjure,
        // Where it leads is told by the order itself.
        Order::March { .. } | Order::Fly { .. } | Order::RankThreats { .. } | Order::ChallengeChampion { .. } => {
            Aim::Prosper
        }
    }
}

/// What was chosen, with the reasons for it.
pub(super) fn rationale(
    table: &Game,
    candidates: &[Candidate],
    chosen: usize,
    now: &[f64; Seat::MOST],
    seat: Seat,
    memory: Option<&Rationale>,
) -> Thought {
    let Some(best) = candidates.get(chosen) else { return Draft::empty(seat).into() };
    let thousandths = |chance: f64| (chance.clamp(0.0, 1.0) * 1000.0).round() as u16;
    let since = |aim: Aim| {
        let known = memory.and_then(|memory| memory.plans.iter().find(|plan| plan.aim == aim));
        known.map_or(table.turn(), |plan| plan.since)
    };
    // The next best plans are the second ones.
    let mut others: Vec<&Candidate> =
        candidates.iter().filter(|candidate| candidate.leaning.aim != best.leaning.aim).collect();
    others.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let mut plans: Vec<Plan> = Vec::new();
    for aim in std::iter::once(best).chain(others).map(|candidate| candidate.leaning.aim) {
        if plans.len() < Rationale::MOST_PLANS && plans.iter().all(|plan| plan.aim != aim) {
            plans.push(Plan { aim, since: since(aim) });
        }
    }
    let mut choices = best.choices.clone();
    let mut reasons = Vec::new();
    for (slot, order) in SlotNo::ALL.into_iter().zip(&best.draft.slots) {
        let Some(order) = order else { continue };
        let Some(at) = choices.iter().position(|choice| choice.order == *order) else { continue };
        let choice = choices.remove(at);
        let runner_up = choice.runner_up.map(|(order, worth)| (order.kind(), worth));
        let aim = if best.leaning.aim == Aim::Prosper { serves(order) } else { best.leaning.aim };
        reasons.push(Reason { slot, aim, worth: choice.worth, runner_up });
    }
    let hope = if best.fared.is_empty() { now[seat.index()] } else { best.mean() };
    let outlook = table.seats().map(|other| thousandths(now[other.index()])).collect();
    Thought { draft: best.draft.clone(), rationale: Rationale { plans, outlook, hope: thousandths(hope), reasons } }
}
