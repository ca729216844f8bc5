//! Invariants of any duel: the corners are equal, and all numbers agree with each other.

use infernal_conclave::rules::arena::{Corner, DuelEnd, DuelReport, Duelist, Lists, check_plan, fight, random_plan};
use infernal_conclave::rules::attachments::KnownMoves;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::ids::{MoveKind, PraetorKind};
use proptest::prelude::*;

use super::{dice, fought};

prop_compose! {
    fn duelists()(
        level in 1..9_u8,
        hp in 1..22_u8,
        attack in 0..18_u8,
        defense in 0..14_u8,
        infernal in 0..14_u8,
        luck in 0..6_u8,
        known in any::<u32>(),
    ) -> Duelist {
        let mut moves = KnownMoves::default();
        (0..Catalog::standard().moves.len() as u8).filter(|kind| known >> kind & 1 == 1).for_each(|kind| moves.add(MoveKind(kind)));
        Duelist { kind: PraetorKind(0), level, hp, attack, defense, infernal, luck, moves }
    }
}

/// Returns more rolls than the longest duel needs.
fn rolls(seed: u64) -> Lists {
    let mut rolls = dice(seed);
    let mut list = |count: usize, sides: u32| -> Vec<u8> { (0..count).map(|_| rolls.die(sides) as u8).collect() };
    Lists {
        luck: list(400, 6).into_iter().map(|roll| roll - 1).collect(),
        dice: list(8000, 6),
        percents: list(1000, 100),
    }
}

fn mirrored(report: &DuelReport) -> DuelReport {
    let mut report = report.clone();
    report.duelists.reverse();
    report.plans.reverse();
    for exchange in report.rounds.iter_mut().flat_map(|round| &mut round.exchanges) {
        exchange.blows.reverse();
    }
    report.end = match report.end {
        DuelEnd::First => DuelEnd::Second,
        DuelEnd::Second => DuelEnd::First,
        DuelEnd::Both => DuelEnd::Both,
    };
    report
}

/// Checks a report exchange by exchange.
fn follow(report: &DuelReport) {
    let mut hp = report.duelists.map(|duelist| u16::from(duelist.hp));
    for round in &report.rounds {
        for (at, exchange) in round.exchanges.iter().enumerate() {
            assert_eq!(usize::from(exchange.slot), at);
            assert!(!hp.contains(&0), "the fallen do not fight");
            for corner in Corner::BOTH {
                let (blow, answer) = (exchange.blow(corner), exchange.blow(corner.other()));
                let done = blow.hit + blow.bonus + blow.direct + blow.bleeding + blow.retribution;
                assert_eq!(done - blow.blocked - blow.warded - blow.turned, blow.dealt, "{blow:?}");
                assert_eq!(answer.hp_before, hp[corner.other() as usize]);
                assert_eq!(answer.hp_after, answer.hp_before.saturating_sub(blow.dealt));
                assert_eq!(blow.hit, blow.attack.saturating_sub(answer.guard));
                assert_eq!(blow.stroke, report.plans[corner as usize].strokes[at]);
                assert!(!(blow.negated && blow.trances.is_empty()));
                let luck = u16::from(blow.luck.unwrap_or(0));
                assert_eq!(blow.attack, if blow.skulls() > 0 { u16::from(blow.skulls()) + luck } else { 0 });
                assert!(blow.guard >= luck && luck <= report.duelists[corner as usize].luck.into());
            }
            hp = exchange.blows.each_ref().map(|blow| blow.hp_after);
        }
    }
    assert_eq!(report.hp(), hp);
    let stands = Corner::BOTH.map(|corner| report.end.stands(corner));
    let expected = match hp.map(|hp| hp > 0) {
        // Nobody fell, so the duel has no winner.
        [true, true] => [false, false],
        other => other,
    };
    assert_eq!(stands, expected);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn corners_do_not_matter_and_numbers_follow(
        one in duelists(),
        other in duelists(),
        plan_seed in any::<u64>(),
        seeds in any::<[u64; 2]>(),
    ) {
        let catalog = Catalog::standard();
        let mut plan_dice = dice(plan_seed);
        let plans = [one, other].map(|duelist| random_plan(&catalog, &duelist, &mut plan_dice));
        for (duelist, plan) in [one, other].iter().zip(&plans) {
            prop_assert_eq!(check_plan(&catalog, duelist, plan), Ok(()));
        }
        let lists = seeds.map(rolls);
        let report = fought([one, other], [&plans[0], &plans[1]], [&lists[0], &lists[1]]);
        follow(&report);
        let turned = fought([other, one], [&plans[1], &plans[0]], [&lists[1], &lists[0]]);
        prop_assert_eq!(&mirrored(&turned), &report);
        if report.stalemate() && report.rounds.len() < usize::from(catalog.constants.arena.rounds) {
            // If nobody could be hurt in the last round, then no dice can hurt anybody in such a
            // round.
            for seed in 0..40 {
                let again = fight(&catalog, [one, other], [&plans[0], &plans[1]], &mut dice(seed));
                prop_assert!(again.stalemate() && again.rounds.len() == 1, "{:?}", again);
            }
        }
    }
}
