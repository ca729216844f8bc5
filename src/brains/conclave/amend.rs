//! Amendments: single orders of the chosen plan exchanged for what else could stand in their slots.
//!
//! A plan writes its orders one after the other and never comes back to them. Here what was second best for a slot, and what the other
//! plans would order, is tried in place of each order: first for one turn in all imagined games, which costs little, because what the
//! rivals order in them is known; then what was better in that turn is played as far ahead as plans are, in half of these games.
//! What does not prove better there is left as it was: much that looks good at the end of a turn is paid for in the next.
//!
//! Not here: orders in other slots than they were thought of for, and slots that the plan leaves empty.

use super::search::{Candidate, Study, World, surely_better};
use crate::brains::greedy::Choice;
use crate::rules::orders::{Draft, Drafting, Order, Problem};
use crate::rules::resolve::resolve;

/// How many other orders are tried in each slot.
const MOST: usize = 12;

/// An order that could stand in another's place, and what it promises there, in hundredths of a point of prestige.
struct Motion {
    order: Order,
    worth: i32,
}

impl Study<'_> {
    /// Exchanges as many orders of the chosen plan as this mind amends, each only for one that proves better. What the plan fared is
    /// what the amended one fared then.
    pub(super) fn amend(&self, candidates: &mut [Candidate], chosen: usize, worlds: &mut [World]) {
        let motions = motions(candidates, chosen);
        let Some(plan) = candidates.get_mut(chosen) else { return };
        let mut amended = plan.clone();
        let mut fared = self.next_turn(worlds, &plan.draft);
        for _ in 0..self.reach.amendments {
            let Some((better, ahead)) = self.best_amendment(&amended, &fared, &motions, worlds) else { break };
            (amended, fared) = (better, ahead);
        }
        if amended.draft == plan.draft {
            return;
        }
        let half = worlds.len() / 2;
        let mut played = |plan: &Candidate| -> Vec<f64> {
            worlds[half..].iter_mut().map(|world| self.play_on(world, plan, self.reach.turns)).collect()
        };
        let (as_it_was, as_amended) = (played(plan), played(&amended));
        // It was sure of the turn itself; of what follows it need only be half as sure.
        if surely_better(&as_amended, &as_it_was, self.doubts() / 2.0) > 0.0 {
            *plan = Candidate { fared: as_amended, ..amended };
        }
    }

    /// The exchange of one order that is most surely better at the end of the turn, and how that turn ends in each world.
    fn best_amendment(
        &self,
        plan: &Candidate,
        fared: &[f64],
        motions: &[Motion],
        worlds: &[World],
    ) -> Option<(Candidate, Vec<f64>)> {
        let mut best: Option<(f64, Candidate, Vec<f64>)> = None;
        for slot in 0..plan.draft.slots.len() {
            for motion in motions {
                let Some(amended) = amended(plan, slot, motion).filter(|plan| self.lawful(&plan.draft)) else {
                    continue;
                };
                let ahead = self.next_turn(worlds, &amended.draft);
                let gain = surely_better(&ahead, fared, self.doubts());
                if gain > best.as_ref().map_or(0.0, |(known, ..)| *known) {
                    best = Some((gain, amended, ahead));
                }
            }
        }
        best.map(|(_, plan, ahead)| (plan, ahead))
    }

    /// How likely the throne is at the end of this turn, in each world.
    fn next_turn(&self, worlds: &[World], draft: &Draft) -> Vec<f64> {
        let played = |world: &World| {
            let game = resolve(self.book, &world.game, &world.sealed.with(self.book, &world.game, draft)).game;
            self.chance(&game)
        };
        worlds.iter().map(played).collect()
    }

    /// Whether all of it can be ordered.
    fn lawful(&self, draft: &Draft) -> bool {
        let problems = Drafting::problems(self.book, self.view.table(), draft);
        problems.iter().all(|problem| !matches!(problem, Problem::Order(..)))
    }
}

/// What could stand in the place of some order of the chosen plan: what was second best in it, then what the others order.
fn motions(candidates: &[Candidate], chosen: usize) -> Vec<Motion> {
    let mut motions: Vec<Motion> = Vec::new();
    let second = candidates[chosen].choices.iter().filter_map(|choice| choice.runner_up.clone());
    let others = candidates.iter().enumerate().filter(|(at, _)| *at != chosen).flat_map(|(_, other)| &other.choices);
    for (order, worth) in second.chain(others.map(|choice| (choice.order.clone(), choice.worth))) {
        if motions.iter().all(|known| known.order != order) {
            motions.push(Motion { order, worth });
        }
    }
    motions.truncate(MOST);
    motions
}

/// The plan with this order in this slot, if another stands there and it stands in none; what stood there is second best now.
fn amended(plan: &Candidate, slot: usize, motion: &Motion) -> Option<Candidate> {
    let old = plan.draft.slots[slot].as_ref()?;
    if plan.draft.slots.iter().flatten().any(|order| *order == motion.order) {
        return None;
    }
    let mut amended = plan.clone();
    let known = amended.choices.iter_mut().find(|choice| choice.order == *old);
    let choice =
        |worth| Choice { order: motion.order.clone(), worth: motion.worth, runner_up: Some((old.clone(), worth)) };
    match known {
        Some(known) => *known = choice(known.worth),
        None => amended.choices.push(choice(0)),
    }
    amended.draft.slots[slot] = Some(motion.order.clone());
    Some(amended)
}

#[cfg(test)]
mod tests {
    use super::super::leanings::Leaning;
    use super::super::level::Reach;
    use super::super::minds::Minds;
    use super::super::search::tests::beside_a_weak_place;
    use crate::brains::{Aim, Bent};
    use crate::rules::ids::{LegionId, Seat};
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::canton_at;
    use crate::rules::view::SeatView;

    use super::*;

    /// A plan that orders this and nothing else.
    fn plan(order: Order, worth: i32, runner_up: Option<(Order, i32)>) -> Candidate {
        let mut draft = Draft::empty(Seat(0));
        draft.slots[0] = Some(order.clone());
        let bent = Bent::of(Minds::standard().weights);
        let leaning = Leaning { aim: Aim::Prosper, bent };
        Candidate {
            leaning,
            afterwards: bent,
            draft,
            choices: vec![Choice { order, worth, runner_up }],
            fared: vec![0.5],
        }
    }

    /// The storm of a place with nobody in it but a lame garrison.
    fn storm() -> Order {
        Order::March { legion: LegionId(0), path: vec![canton_at((4, 3))] }
    }

    /// What becomes of a plan that orders this where [`storm`] is possible, and of what another plan would order.
    fn after(plans: Vec<Candidate>, amendments: u8) -> Candidate {
        let book = Rulebook::standard();
        let game = beside_a_weak_place(&book);
        let view = SeatView::of(&game, Seat(0));
        let minds = Minds::standard();
        // A turn later the engine would think of the storm by itself.
        let reach = Reach { amendments, turns: 1, ..minds.levels.prince };
        let study = Study::open(&book, &view, &minds, &reach, minds.weights, 1);
        let mut worlds: Vec<World> = (0..4).map(|number| study.people(study.imagine(number))).collect();
        let mut plans = plans;
        study.amend(&mut plans, 0, &mut worlds);
        plans.swap_remove(0)
    }

    #[test]
    fn an_order_is_exchanged_for_one_that_proves_better() {
        let idle = || plan(Order::SeekManuscripts, 7, None);
        let stormy = || plan(storm(), 900, None);
        let amended = after(vec![idle(), stormy()], 1);
        assert_eq!(amended.draft.slots[0], Some(storm()), "what another plan would order");
        assert_eq!(amended.choices[0].worth, 900);
        assert_eq!(amended.choices[0].runner_up, Some((Order::SeekManuscripts, 7)), "and why is known");
        assert_eq!(amended.fared.len(), 2, "it fared so in half of the games");
        let second = plan(Order::SeekManuscripts, 7, Some((storm(), 5)));
        assert_eq!(after(vec![second], 1).draft.slots[0], Some(storm()), "what was second best");
        assert_eq!(after(vec![idle(), stormy()], 0).draft.slots[0], Some(Order::SeekManuscripts));
    }

    #[test]
    fn what_is_no_better_or_not_allowed_is_not_taken() {
        let kept = after(vec![plan(storm(), 900, None), plan(Order::SeekManuscripts, 7, None)], 2);
        assert_eq!((kept.draft.slots[0].clone(), kept.fared), (Some(storm()), vec![0.5]));
        // A legion that nobody commands.
        let strange = Order::March { legion: LegionId(77), path: vec![canton_at((4, 3))] };
        let kept = after(vec![plan(Order::SeekManuscripts, 7, Some((strange, 9000)))], 2);
        assert_eq!(kept.draft.slots[0], Some(Order::SeekManuscripts));
    }

    #[test]
    fn no_order_is_tried_twice_in_a_draft() {
        let twice = plan(storm(), 900, None);
        let motion = Motion { order: storm(), worth: 900 };
        assert!(amended(&twice, 0, &motion).is_none(), "it stands there already");
        assert!(amended(&twice, 1, &motion).is_none(), "nothing stands there");
        let seconds = motions(&[twice, plan(Order::DemandTribute, 3, Some((storm(), 4)))], 0);
        let orders: Vec<&Order> = seconds.iter().map(|motion| &motion.order).collect();
        assert_eq!(orders, [&Order::DemandTribute], "what others order, not what they thought of besides");
    }
}
