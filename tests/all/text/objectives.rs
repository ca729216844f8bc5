//! Objectives in words: every sin, goal, fact, refusal and answer has a sound line.

use std::collections::BTreeSet;

use infernal_conclave::rules::catalog::{Catalog, Goal};
use infernal_conclave::rules::conclave::Reckoned;
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::ids::{ObjectiveKind, Seat};
use infernal_conclave::rules::objectives::{
    ObjectiveFact, Qualm, Sin, Task, progress, public_task, sin_progress, task_progress,
};
use infernal_conclave::rules::orders::{Answer, Problem, Refusal};

use super::{sentence, sound, told};

const SEAT: Seat = Seat(0);

pub(super) fn facts() -> Vec<Fact> {
    let kinds: Vec<ObjectiveKind> = Catalog::standard().objective_kinds().collect();
    let mut facts = Vec::new();
    for n in [1, 2, 4] {
        facts.push(ObjectiveFact::Drawn { seat: SEAT, cards: kinds[..n].to_vec() });
    }
    facts.push(ObjectiveFact::Kept { seat: SEAT, kept: None });
    for &objective in &kinds {
        facts.push(ObjectiveFact::Kept { seat: SEAT, kept: Some(objective) });
    }
    for task in Sin::ALL.map(Task::Public).into_iter().chain([Task::Secret(kinds[0])]) {
        for (met, prestige) in [(true, 30), (false, 0), (false, -15)] {
            facts.push(ObjectiveFact::Judged { seat: SEAT, task, met, prestige });
        }
    }
    facts.into_iter().map(Fact::Objective).collect()
}

pub(super) fn refusals() -> [Refusal; 3] {
    [Qualm::NoProphecy, Qualm::DrawnAlready, Qualm::DeckEmpty].map(Refusal::Objective)
}

/// Returns the number of a goal's variant. It ensures that the catalog has all variants.
const fn goal_number(goal: &Goal) -> usize {
    match goal {
        Goal::Assemble(_) => 0,
        Goal::HoldPlaces(_) => 1,
        Goal::HoldPlace(_) => 2,
        Goal::HoldTreasures(_) => 3,
        Goal::OwnPraetors(_) => 4,
        Goal::PraetorOfLevel(_) => 5,
        Goal::BeatChampion => 6,
        Goal::ReigningChampion => 7,
        Goal::WinVendettas(_) => 8,
        Goal::WinSingleCombat => 9,
        Goal::BeginBloodFeud => 10,
        Goal::EliminateRival => 11,
        Goal::MostCantons => 12,
        Goal::HoldCantons(_) => 13,
        Goal::NeverLosePlace => 14,
        Goal::DestroyLegions(_) => 15,
        Goal::LegionOfLevel(_) => 16,
        Goal::AttributeOfLevel(_) => 17,
        Goal::StealCards(_) => 18,
        Goal::HoldCards(_) => 19,
        Goal::DemandsConceded(_) => 20,
        Goal::InsultsSwallowed(_) => 21,
        Goal::LordOfVassal => 22,
        Goal::NeverConcede => 23,
    }
}

#[test]
fn every_objective_says_what_it_asks() {
    let catalog = Catalog::standard();
    let asked: BTreeSet<usize> = catalog.objectives.iter().map(|def| goal_number(&def.goal)).collect();
    assert_eq!(asked, (0..=23).collect(), "nobody asks for this");
    told(|teller| {
        let mut goals = BTreeSet::new();
        for def in &catalog.objectives {
            let goal = teller.goal(&def.goal);
            sentence(&goal);
            assert!(goals.insert(goal), "two objectives read alike: {}", teller.goal(&def.goal));
            sentence(&teller.objective_worth(def));
            let far = progress(&catalog, teller.table(), SEAT, &def.goal);
            sound(&teller.progress(far));
            sentence(&teller.progress_tip(far));
        }
        assert_eq!(teller.goal(&Goal::HoldPlace("tower_of_hunger".to_owned())), "Hold the Tower of Hunger at the end.");
        assert_eq!(teller.goal(&Goal::WinVendettas(1)), "Win a vendetta that you have claimed.");
    });
}

#[test]
fn every_sin_says_what_it_asks() {
    let catalog = Catalog::standard();
    told(|teller| {
        for sin in Sin::ALL {
            sound(&teller.sin(sin));
            sentence(&teller.sin_text(sin));
            sentence(&teller.sin_worth(sin));
            let far = sin_progress(&catalog, teller.table(), SEAT, sin);
            sound(&teller.progress(far));
            sentence(&teller.progress_tip(far));
        }
        assert_eq!(
            teller.sin_text(Sin::Lust),
            "Control the Garden of Infernal Delights or the Temple of Lust at the end."
        );
        assert_eq!(teller.progress(sin_progress(&catalog, teller.table(), SEAT, Sin::Envy)), "0 of 13");
        assert_eq!(teller.progress(sin_progress(&catalog, teller.table(), SEAT, Sin::Sloth)), "Kept so far");
        let public = Task::Public(public_task(teller.table(), SEAT));
        for task in [public, Task::Secret(ObjectiveKind(0))] {
            let (far, reward, penalty) = task_progress(&catalog, teller.table(), SEAT, task);
            assert!(reward > 0 && penalty >= 0);
            let prestige = if far.met { reward } else { -penalty };
            teller.reckoning(&[Reckoned { task, met: far.met, prestige }]).iter().for_each(|line| sentence(line));
        }
        for n in 1..=2 {
            sentence(&teller.draw_tip(n, usize::from(n)));
        }
    });
}

#[test]
fn answers_about_objectives_are_told() {
    told(|teller| {
        sound(&teller.answer(&Answer::KeepObjective { keep: None }));
        sound(&teller.answer(&Answer::KeepObjective { keep: Some(ObjectiveKind(3)) }));
        sentence(&teller.problem(&Problem::ObjectivesWait));
    });
}
