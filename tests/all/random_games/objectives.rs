//! Objectives in random games: the owners of the cards, their secrecy, and the facts that the log
//! needs.

use std::collections::BTreeSet;

use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::conclave::ConclaveFact;
use infernal_conclave::rules::dice::Rolls;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{ObjectiveKind, Seat};
use infernal_conclave::rules::objectives::{Deeds, ObjectiveFact};
use infernal_conclave::rules::orders::Answer;
use infernal_conclave::rules::rituals::RitualFact;

/// Returns a lawful answer to drawn objectives, if there are any.
pub(super) fn answer(table: &Game, seat: Seat, rolls: &mut Rolls) -> Option<Answer> {
    let drawn = table.objectives().drawn(seat);
    let keep = rolls.pick(drawn).copied().filter(|_| rolls.percent(75));
    (!drawn.is_empty()).then_some(Answer::KeepObjective { keep })
}

/// Checks that each house has every card once, and a fallen house has none.
pub(super) fn objectives_stand(game: &Game) {
    let objectives = game.objectives();
    for seat in game.seats() {
        let cards = [objectives.deck(seat), objectives.held(seat), objectives.drawn(seat)].concat();
        let unique: BTreeSet<ObjectiveKind> = cards.iter().copied().collect();
        assert_eq!(unique.len(), cards.len(), "seat {seat} has an objective twice");
        assert!(objectives.drawn(seat).len() <= 4);
        assert!(game.conclave().eliminated(seat).is_none() || cards.is_empty(), "seat {seat} has fallen");
    }
}

/// Checks that a seat sees its own objectives, its deck without the order, and of others only the
/// numbers that everybody can count.
pub(super) fn objectives_hidden(table: &Game, game: &Game, seat: Seat) {
    let (seen, all) = (table.objectives(), game.objectives());
    assert_eq!((seen.held(seat), seen.drawn(seat)), (all.held(seat), all.drawn(seat)));
    let mut deck = all.deck(seat).to_vec();
    deck.sort_unstable();
    assert_eq!(seen.deck(seat), deck);
    assert_eq!(seen.deeds(seat), all.deeds(seat));
    assert_eq!(table.treasury().consumed(seat), game.treasury().consumed(seat));
    for other in game.seats().filter(|&other| other != seat) {
        assert!([seen.deck(other), seen.held(other), seen.drawn(other)].iter().all(|cards| cards.is_empty()));
        assert_eq!(table.treasury().consumed(other), 0);
        let Deeds { bribed, artifacts, relics, cards, legions, .. } = *seen.deeds(other);
        assert_eq!((bribed, artifacts, relics, cards, legions), (0, 0, 0, 0, 0), "seat {seat} sees what is hidden");
        assert_eq!(seen.deeds(other).demands, all.deeds(other).demands);
        assert_eq!(seen.deeds(other).received, all.deeds(other).received);
    }
}

/// Checks that cards move as the log says. Deeds are counted once a turn and never undone, except
/// for acts that were not heard.
pub(super) fn told(moment: Moment, before: &Game, after: &Game, facts: &[&Fact]) {
    for seat in before.seats() {
        let (mut held, mut drawn) = (before.objectives().held(seat).to_vec(), before.objectives().drawn(seat).to_vec());
        for fact in facts {
            match fact {
                Fact::Objective(ObjectiveFact::Drawn { seat: whose, cards }) if *whose == seat => {
                    assert!(drawn.is_empty() && cards.iter().all(|card| before.objectives().deck(seat).contains(card)));
                    drawn.clone_from(cards);
                }
                Fact::Objective(ObjectiveFact::Kept { seat: whose, kept }) if *whose == seat => {
                    assert!(kept.is_none_or(|kept| drawn.contains(&kept)), "{moment}: kept what was not drawn");
                    held.extend(*kept);
                    drawn.clear();
                }
                Fact::Ritual(RitualFact::ObjectiveLost { seat: whose, objective, .. }) if *whose == seat => {
                    held.retain(|kind| Some(*kind) != *objective);
                }
                Fact::Conclave(ConclaveFact::HouseFell { seat: whose, .. }) if *whose == seat => {
                    held.clear();
                    drawn.clear();
                }
                _ => {}
            }
        }
        assert_eq!(after.objectives().held(seat), held, "{moment}: seat {seat} has other objectives behind the log");
        assert_eq!(after.objectives().drawn(seat), drawn, "{moment}: seat {seat} drew behind the log");
        let (old, new) = (before.objectives().deeds(seat), after.objectives().deeds(seat));
        assert!(old == new || moment == Moment::Step(Step::Victory), "{moment}: deeds were counted");
        assert!(new.legions >= old.legions && new.rivals >= old.rivals && new.champions >= old.champions);
        assert!(after.treasury().consumed(seat) >= before.treasury().consumed(seat));
    }
}
