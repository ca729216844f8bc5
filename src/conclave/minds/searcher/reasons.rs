//! Reasons: an explanation of a turn, shown after the game.
//!
//! For each order: its purpose, its worth, and the best order without a slot. For the turn: the
//! plan, the expected chance, and the rejected alternatives.
//!
//! The chronicle puts the reasons into words.

use super::level::Reach;
use super::search::Candidate;
use crate::Lessons;
use crate::planner::{Ground, alike};
use crate::rules::archfiends::ArchfiendOrder;
use crate::rules::bazaar::{BazaarOrder, Goods};
use crate::rules::diplomacy::DiplomacyOrder;
use crate::rules::game::Game;
use crate::rules::ids::{Seat, SlotNo};
use crate::rules::orders::{Draft, Order};
use crate::rules::tribute::TributeOrder;
use crate::thought::{Aim, Hope, Left, Merit, Pursuit, Rationale, Reason, Thought};

/// Returns the purpose of an order that does not depend on a plan.
fn serves(order: &Order) -> Aim {
    match order {
        Order::Tribute(TributeOrder::DemandTribute | TributeOrder::Consolidate { .. }) => Aim::Gather,
        Order::Tribute(TributeOrder::SeekManuscripts) | Order::Manuscript(_) | Order::Objective(_) => Aim::Delve,
        Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(_), .. }) | Order::Attachment(_) => Aim::Arm,
        // The way itself shows its purpose.
        Order::Forces(order) => {
            if order.way().is_some() {
                Aim::Prosper
            } else {
                Aim::Arm
            }
        }
        Order::Bazaar(_) => Aim::Trade,
        Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, .. }) => Aim::Study(*discipline),
        Order::Diplomacy(
            DiplomacyOrder::Demand { of: rival, .. }
            | DiplomacyOrder::Insult { at: rival, .. }
            | DiplomacyOrder::ClaimVendetta { on: rival, .. }
            | DiplomacyOrder::ClaimBloodFeud { on: rival },
        ) => Aim::Quarrel(*rival),
        Order::Diplomacy(DiplomacyOrder::SendEmissary { .. }) => Aim::Endure,
        Order::Diplomacy(DiplomacyOrder::Petition { lord }) => Aim::Serve(*lord),
        Order::Ritual(_) | Order::Event(_) => Aim::Conjure,
        Order::Diplomacy(DiplomacyOrder::RankThreats { .. }) | Order::Arena(_) => Aim::Prosper,
    }
}

/// Returns the chosen turn with its reasons.
pub(super) fn rationale(
    table: &Game,
    candidates: &[Candidate],
    chosen: usize,
    reach: &Reach,
    now: &[f64; Seat::MOST],
    seat: Seat,
    memory: Option<&Rationale>,
) -> Thought {
    let Some(best) = candidates.get(chosen) else { return Draft::empty(seat).into() };
    let aim = best.plan.aim;
    let pursued = memory.and_then(|memory| memory.plan).filter(|plan| plan.aim == aim);
    let imagined = !best.fared.is_empty();
    let rationale = Rationale {
        plan: Some(pursued.unwrap_or(Pursuit { aim, since: table.turn() })),
        whim: best.whim,
        left: if imagined { left(candidates, chosen) } else { Vec::new() },
        outlook: table.seats().map(|other| thousandths(now[other.index()])).collect(),
        hope: imagined.then(|| Hope {
            chance: thousandths(best.mean()),
            turns: reach.turns.max(1).saturating_add(reach.aftermath),
        }),
        reasons: reasons(candidates, chosen),
        replies: best.grounds.replies.clone(),
        lessons: Lessons::default(),
    };
    Thought { draft: best.draft.clone(), rationale }
}

/// Returns a chance in thousandths.
fn thousandths(chance: f64) -> u16 {
    (chance.clamp(0.0, 1.0) * 1000.0).round() as u16
}

/// Returns the best rejected alternatives that were simulated to the end.
fn left(candidates: &[Candidate], chosen: usize) -> Vec<Left> {
    let mut others: Vec<&Candidate> =
        candidates.iter().enumerate().filter(|(at, _)| *at != chosen).map(|(_, other)| other).collect();
    others.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    others
        .into_iter()
        .take(Rationale::MOST_LEFT)
        .map(|other| Left { aim: (!other.whim).then_some(other.plan.aim), chance: thousandths(other.mean()) })
        .collect()
}

/// Returns the reason of each chosen order. An order that the plain plan contains as well has its
/// usual purpose.
fn reasons(candidates: &[Candidate], chosen: usize) -> Vec<Reason> {
    let best = &candidates[chosen];
    let slot_of =
        |order: &Order| SlotNo::ALL.into_iter().find(|slot| best.draft.slots[slot.index()].as_ref() == Some(order));
    let anyway = |order: &Order| {
        best.whim
            || best.plan.aim == Aim::Prosper
            || chosen > 0 && candidates[0].draft.slots.iter().flatten().any(|own| own == order)
    };
    let ordered = |other: &Order| best.draft.slots.iter().flatten().any(|own| alike(own, other));
    let mut choices = best.grounds.choices.clone();
    let mut reasons = Vec::new();
    for (slot, order) in SlotNo::ALL.into_iter().zip(&best.draft.slots) {
        let Some(order) = order else { continue };
        let Some(at) = choices.iter().position(|choice| choice.order == *order) else { continue };
        let weighed = match choices.remove(at).ground {
            Ground::Best(worth, others) => {
                let passed_over = others.into_iter().find(|(other, _)| !ordered(other));
                Some(Merit::Best { worth, passed_over })
            }
            Ground::With(first) => slot_of(&first).map(Merit::With),
        };
        // The worths inside a whim are distorted, so only the whole turn has a merit.
        let Some(merit) = (if best.whim { Some(Merit::Whole) } else { weighed }) else { continue };
        let aim = if anyway(order) { serves(order) } else { best.plan.aim };
        reasons.push(Reason { slot, aim, merit });
    }
    reasons
}

#[cfg(test)]
mod tests {
    use super::super::plans::Plan;
    use super::*;
    use crate::rules::ids::FEWEST_SEATS;
    use crate::rules::objectives::ObjectiveOrder;
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};
    use crate::{Bent, Choice, Grounds, Minds};

    fn table(turn: u32) -> Game {
        let mut tableau = Tableau { turn: Some(turn), ..Tableau::default() };
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
    }

    /// Returns a candidate with these choices and this simulated chance.
    fn candidate(aim: Aim, whim: bool, chance: f64, choices: Vec<Choice>) -> Candidate {
        let bent = Bent::of(Minds::standard().weights);
        let mut draft = Draft::empty(Seat(0));
        for (slot, choice) in draft.slots.iter_mut().zip(&choices) {
            *slot = Some(choice.order.clone());
        }
        let plan = Plan { aim, bent };
        Candidate {
            plan,
            whim,
            afterwards: bent,
            draft,
            grounds: Grounds { choices, replies: Vec::new() },
            fared: vec![chance; 2],
        }
    }

    fn best(order: Order, worth: i32, others: &[Order]) -> Choice {
        Choice { order, ground: Ground::Best(worth, others.iter().map(|other| (other.clone(), worth / 2)).collect()) }
    }

    #[test]
    fn a_turn_tells_what_it_serves_what_was_left_and_what_found_no_slot() {
        let (insult, emissary) = (
            Order::Diplomacy(DiplomacyOrder::Insult { at: Seat(1), stake: 2 }),
            Order::Diplomacy(DiplomacyOrder::SendEmissary { to: Seat(2), cards: Vec::new() }),
        );
        let plain = vec![best(Order::Tribute(TributeOrder::DemandTribute), 300, &[])];
        let quarrel = vec![
            best(insult.clone(), 900, &[Order::Tribute(TributeOrder::DemandTribute), emissary.clone()]),
            best(Order::Tribute(TributeOrder::DemandTribute), 300, &[]),
            Choice { order: Order::Tribute(TributeOrder::SeekManuscripts), ground: Ground::With(insult.clone()) },
        ];
        let candidates = [
            candidate(Aim::Prosper, false, 0.2, plain),
            candidate(Aim::Quarrel(Seat(1)), false, 0.3, quarrel),
            candidate(Aim::Prosper, true, 0.25, vec![best(Order::Objective(ObjectiveOrder::DrawObjectives), 999, &[])]),
        ];
        let minds = Minds::standard();
        let told = |chosen: usize, memory: Option<&Rationale>| {
            let now = [0.25; Seat::MOST];
            rationale(&table(9), &candidates, chosen, &minds.levels.prince, &now, Seat(0), memory).rationale
        };
        let quarrel = Aim::Quarrel(Seat(1));
        let first = told(1, None);
        assert_eq!((first.plan, first.whim), (Some(Pursuit { aim: quarrel, since: 9 }), false));
        assert_eq!(first.left, [Left { aim: None, chance: 250 }, Left { aim: Some(Aim::Prosper), chance: 200 }]);
        assert_eq!(first.hope, Some(Hope { chance: 300, turns: 6 }), "after three turns of the plan and three without");
        let passed_over = Some((emissary, 450));
        let reason = |slot: usize, aim, merit| Reason { slot: SlotNo::ALL[slot], aim, merit };
        assert_eq!(
            first.reasons,
            [
                reason(0, quarrel, Merit::Best { worth: 900, passed_over }),
                reason(1, Aim::Gather, Merit::Best { worth: 300, passed_over: None }),
                reason(2, quarrel, Merit::With(SlotNo::ALL[0])),
            ],
            "tribute would have been demanded anyway, and is not passed over where it stands in the next slot"
        );
        // The plan has a start turn only if it was pursued in the previous turn too.
        let known = |plan| Rationale { plan: Some(plan), left: first.left.clone(), ..Rationale::default() };
        assert_eq!(
            told(1, Some(&known(Pursuit { aim: quarrel, since: 4 }))).plan,
            Some(Pursuit { aim: quarrel, since: 4 })
        );
        let other = known(Pursuit { aim: Aim::Arm, since: 4 });
        assert_eq!(told(1, Some(&other)).plan, Some(Pursuit { aim: quarrel, since: 9 }));
        // A whim was tried as a whole.
        let whim = told(2, None);
        assert_eq!((whim.plan.map(|plan| plan.aim), whim.whim), (Some(Aim::Prosper), true));
        assert_eq!(whim.reasons, [reason(0, Aim::Delve, Merit::Whole)]);
        assert_eq!(whim.left[0], Left { aim: Some(quarrel), chance: 300 });
    }
}
