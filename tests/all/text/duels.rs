//! A duel, told from its report with all numbers, and the faults of unlawful plans.

use infernal_conclave::rules::arena::{Duelist, Listed, Lists, Plan, PlanFault, Stroke, fight_with, random_plan};
use infernal_conclave::rules::attachments::KnownMoves;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::ids::{MoveKind, PraetorKind};

use super::{sentence, told};

fn duelist(hp: u8, points: u8) -> Duelist {
    let mut moves = KnownMoves::default();
    (0..Catalog::standard().moves.len() as u8).for_each(|kind| moves.add(MoveKind(kind)));
    Duelist { kind: PraetorKind(0), level: 3, hp, attack: points, defense: points, infernal: points, luck: 2, moves }
}

#[test]
fn duels_are_told_to_the_last_number() {
    let catalog = Catalog::standard();
    told(|teller| {
        let mut all = String::new();
        let mut rolls = Dice::new(4, 0).open(Stream::Forecast);
        for _ in 0..300 {
            let [own, enemy] = [duelist(20, 14), duelist(20, 14)];
            let plans = [own, enemy].map(|duelist| random_plan(&catalog, &duelist, &mut rolls));
            let lists = Lists::default();
            let mut fate = Listed::new([&lists, &lists], &mut rolls);
            let report = fight_with(&catalog, [own, enemy], [&plans[0], &plans[1]], &mut fate);
            let lines = teller.duel_report(&report, ["The Queen", "Furfur"]);
            lines.iter().for_each(|line| sentence(line));
            assert!(lines.len() > 2 + report.rounds.len() + 3 * report.exchanges().count());
            all.push_str(&lines.join("\n"));
        }
        for words in [
            "luck 2",
            "dice ",
            "which comes to nothing",
            " short",
            "hit ",
            "by the move +",
            "past shields and luck +",
            "open wounds +",
            "sent back +",
            "unused shields and luck −",
            "wards −",
            "turned by the oath −",
            "A trance of 35\u{a0}%",
            "puts up a ward of",
            "will bleed for",
            "Later moves of",
            "with a chance of 35\u{a0}%",
            "the Queen is left standing",
            "Both have fallen",
        ] {
            assert!(all.contains(words), "never told: {words}");
        }
        let [nobody, other] = [duelist(1, 0), duelist(1, 0)];
        let report = fight_with(&catalog, [nobody, other], [&Plan::default(), &Plan::default()], &mut rolls);
        let lines = teller.duel_report(&report, ["Furfur", "The Queen"]);
        lines.iter().for_each(|line| sentence(line));
        assert!(lines[3].ends_with(": no move."), "{lines:?}");
        assert!(lines[0].contains("no skulls") && lines.last().unwrap().contains("both are banished"), "{lines:?}");
    });
}

#[test]
fn every_fault_of_a_plan_is_told() {
    let stroke = Stroke { kind: MoveKind(0), skulls: 7, shields: 1, orbs: 2 };
    let ghost = Stroke { kind: MoveKind(200), ..stroke };
    told(|teller| {
        for fault in [
            PlanFault::UnknownMove(MoveKind(5)),
            PlanFault::UnknownMove(MoveKind(200)),
            PlanFault::WrongCost { stroke: 0 },
            PlanFault::TooManySkulls { has: 6 },
            PlanFault::TooManyShields { has: 0 },
            PlanFault::TooManyOrbs { has: 1 },
        ] {
            sentence(&teller.plan_fault(&Plan::of(&[stroke]), fault));
            sentence(&teller.plan_fault(&Plan::of(&[ghost]), fault));
            assert!(!fault.to_string().is_empty());
        }
    });
}
