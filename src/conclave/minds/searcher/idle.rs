//! Idleness: orders that a level does not give, though it has thought of them. Beginners need
//! opponents that waste time as beginners do.
//!
//! The first order of a turn is always given.

use super::search::Study;
use crate::rules::dice::{Dice, Stream};
use crate::rules::ids::SlotNo;
use crate::rules::orders::{Drafting, Problem};
use crate::thought::{Merit, Thought};

/// Leaves out orders after the first by chance, as often as the level is idle. What cannot be done
/// without an order that is left out goes with it.
pub(super) fn idle(study: &Study<'_>, mut thought: Thought) -> Thought {
    let (table, idleness) = (study.view.table(), study.reach.idleness);
    if idleness == 0 {
        return thought;
    }
    let mut rolls = Dice::new(study.seed, table.turn()).open(Stream::Mind(study.view.seat()));
    for at in 1..SlotNo::COUNT {
        if rolls.percent(idleness.into()) {
            thought.draft.slots[at] = None;
        }
    }
    // An order that is taken out may have been needed by another one.
    loop {
        let problems = Drafting::problems(study.book, table, &thought.draft);
        let refused =
            problems.iter().find_map(|problem| if let Problem::Order(slot, _) = problem { Some(*slot) } else { None });
        let Some(slot) = refused else { break };
        thought.draft.slots[slot.index()] = None;
    }
    let given = |slot: SlotNo| thought.draft.slots[slot.index()].is_some();
    thought.rationale.reasons.retain(|reason| {
        let with = if let Merit::With(other) = &reason.merit { given(*other) } else { true };
        given(reason.slot) && with
    });
    thought
}

#[cfg(test)]
mod tests {
    use super::super::level::Reach;
    use super::super::minds::Minds;
    use super::super::search::think;
    use super::*;
    use crate::rules::ids::{FEWEST_SEATS, Seat};
    use crate::rules::rulebook::Rulebook;
    use crate::rules::tableau::{Tableau, TableauHouse};
    use crate::rules::view::SeatView;

    #[test]
    fn an_idle_mind_gives_its_first_order_and_explains_no_other() {
        let book = Rulebook::standard();
        let position = "(turn: Some(20), houses: [(land: [(3, 3)], prestige: 20)],
            legions: [(owner: 0, at: (3, 3), level: 6, strength: (20, 20, 20), hp: 30)])";
        let mut tableau: Tableau = ron::from_str(position).unwrap_or_else(|fault| panic!("{fault}"));
        tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
        let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
        let (view, minds) = (SeatView::of(&game, Seat(0)), Minds::standard());
        let orders = |idleness: u8| {
            let reach = Reach { idleness, ..minds.levels.imp };
            let thought = think(&book, &view, &minds, &reach, minds.weights, None, 1);
            assert!(Drafting::problems(&book, view.table(), &thought.draft).is_empty(), "{:?}", thought.draft);
            let mut explained = thought.rationale.reasons.iter().map(|reason| reason.slot);
            assert!(explained.all(|slot| thought.draft.slots[slot.index()].is_some()));
            thought.draft.orders()
        };
        assert_eq!((orders(0), orders(100)), (2, 1));
    }
}
