//! Invariants of any battle: the result does not depend on the attacking side, and every passage
//! follows from the previous one.

use std::hash::Hasher;

use proptest::prelude::*;

use super::forecast::ALL;
use super::{fought, holding, legion, rolled, with};
use infernal_conclave::rules::archfiends::Tally;
use infernal_conclave::rules::attachments::{Element, RuleChange};
use infernal_conclave::rules::catalog::Ability;
use infernal_conclave::rules::combat::{
    Battle, BattleReport, Effort, Event, Fighter, Health, PARTS, Side, Toss, forecast_with,
};
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::ids::{CantonId, Seat};

/// Largest difference between two shares that rounding of single grains causes.
const GRAINS: u64 = PARTS / 1_000_000_000;

fn elements() -> impl Strategy<Value = Element> {
    prop_oneof![
        (0..3_usize, 1..4_u8).prop_map(|(stat, n)| Element::Raise(Stat::ALL[stat], n)),
        (0..3_usize, 0..3_u8).prop_map(|(stat, n)| Element::Lower(Stat::ALL[stat], n)),
        (1..5_u8).prop_map(Element::Shield),
        (0..3_usize).prop_map(|stat| Element::Rule(RuleChange::First(Stat::ALL[stat]))),
        (0..3_usize).prop_map(|stat| Element::Rule(RuleChange::Last(Stat::ALL[stat]))),
        Just(Element::Rule(RuleChange::Longer)),
        Just(Element::Rule(RuleChange::Shorter)),
    ]
}

prop_compose! {
    fn fighters()(
        level in 1..9_u8,
        values in prop::array::uniform3(0..8_i16),
        hp in 1..15_i16,
        wounds in 0..6_i16,
        abilities in prop::collection::vec(0..ALL.len(), 0..4),
        card in prop::collection::vec(elements(), 0..3),
    ) -> Fighter {
        let abilities: Vec<Ability> = abilities.into_iter().map(|at| ALL[at]).collect();
        let mut fighter = with(legion(level, values, hp), &abilities);
        fighter.max_hp += wounds;
        if card.is_empty() { fighter } else { holding(fighter, &card) }
    }
}

/// Returns the hash of a battle by which chances are cached.
fn asked(battle: &Battle) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    battle.ask(&mut hasher);
    hasher.finish()
}

/// Returns hit points and shield of a side as one number.
fn left(health: Health) -> i16 {
    health.hp + health.shield
}

/// Checks a report passage by passage.
fn follow(report: &BattleReport) {
    for (at, passage) in report.passages.iter().enumerate() {
        let (before, after) = (report.before(at), passage.after);
        let change = |side: Side| left(after[side as usize]) - left(before[side as usize]);
        let others_keep = |side: Side| assert_eq!(before[side.other() as usize], after[side.other() as usize]);
        for health in after {
            assert!(health.hp >= 0 && health.shield >= 0, "{passage:?}");
        }
        match &passage.event {
            Event::Salve { side, healed } => {
                assert_eq!(change(*side), *healed);
                others_keep(*side);
            }
            Event::Panic { victim, damage, save, lowered } => {
                assert_eq!(change(*victim), -damage);
                assert_eq!(save.saved, *lowered == [0; 3], "who saves loses nothing");
                others_keep(*victim);
            }
            Event::Advantage { .. } | Event::CardsBlocked { .. } | Event::Round { .. } | Event::Doom { .. } => {
                assert_eq!(before, after);
            }
            Event::Card { side, effects } => {
                let shield = effects.iter().filter(|(element, _)| matches!(element, Element::Shield(_)));
                assert_eq!(change(*side), shield.map(|(_, amount)| amount).sum::<i16>());
                others_keep(*side);
            }
            Event::Curse { victim, damage } => {
                assert_eq!(change(*victim), -damage);
                others_keep(*victim);
            }
            Event::Challenge(challenge) => {
                let mut expected = before.map(left);
                if let Some(winner) = challenge.winner() {
                    let victim = winner.other() as usize;
                    expected[victim] -= challenge.damage.min(expected[victim]);
                }
                for fired in &challenge.fired {
                    match fired.ability {
                        Ability::LeperKingsCurse | Ability::TotemPower => {
                            expected[fired.side.other() as usize] -= fired.amount;
                        }
                        Ability::VampiricReaping => expected[fired.side as usize] += fired.amount,
                        _ => {}
                    }
                }
                assert_eq!(after.map(left), expected, "{challenge:?}");
                for side in Side::BOTH {
                    let standing = challenge.standing(side);
                    assert_eq!(
                        (standing.hp_before, standing.hp_after),
                        (before[side as usize].hp, after[side as usize].hp)
                    );
                }
                let sum: i16 = challenge.parts.iter().map(|(_, amount)| amount).sum();
                assert_eq!(sum, challenge.damage);
            }
            Event::Oblivion { victim, fell, .. } => {
                assert_eq!(after[*victim as usize].hp == 0, *fell);
                others_keep(*victim);
            }
        }
        if at + 1 < report.passages.len() && after.iter().any(|health| health.hp == 0) {
            // Both sides roll against panic before either effect counts.
            let panics = |at: usize| matches!(report.passages[at].event, Event::Panic { .. });
            let oblivion = matches!(report.passages[at + 1].event, Event::Oblivion { .. });
            assert!(oblivion || panics(at) && panics(at + 1), "a fallen side fights no more");
        }
    }
    let last = report.before(report.passages.len());
    assert_eq!(report.tolls.map(|toll| toll.hp), last.map(|health| health.hp));
    for (toll, side) in report.tolls.iter().zip(Side::BOTH) {
        assert!(toll.scar <= toll.damage && toll.scar < report.battle.side(side).max_hp.max(1));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn it_makes_no_difference_how_the_dice_are_counted(one in fighters(), other in fighters()) {
        let battle = rolled(one, other);
        let ample = forecast_with(&battle, Effort { steps: 30_000, trials: 1 });
        // These budgets are too small to follow every advantage to the end, but large enough to
        // count many battles stage by stage.
        for steps in [100, 150, 200, 250, 300] {
            let scarce = forecast_with(&battle, Effort { steps, trials: 1 });
            prop_assert!(!scarce.exact || scarce == ample, "{steps}: {scarce:?}\n{ample:?}");
        }
    }

    #[test]
    fn battles_that_ask_the_same_have_the_same_chances(one in fighters(), other in fighters(), at in 0_u16..100) {
        let battle = rolled(one, other);
        let mut again = battle.clone();
        again.canton = CantonId(at);
        again.attacker.owner = Some(Seat(3));
        for tally in &mut again.defender.values {
            *tally = Tally::base(tally.total());
        }
        prop_assert_eq!(asked(&battle), asked(&again));
        let effort = Effort { steps: 1_000, trials: 5 };
        prop_assert_eq!(forecast_with(&battle, effort), forecast_with(&again, effort));
        again.defender.hp += 1;
        prop_assert_ne!(asked(&battle), asked(&again));
    }

    #[test]
    fn it_makes_no_difference_who_attacks(one in fighters(), other in fighters()) {
        let effort = Effort { steps: 4_000, trials: 1 };
        let there = forecast_with(&rolled(one.clone(), other.clone()), effort);
        let back = forecast_with(&rolled(other, one), effort);
        prop_assume!(there.exact && back.exact);
        let near = |a: u64, b: u64| a.abs_diff(b) <= GRAINS;
        prop_assert!(near(there.attacker_wins, back.defender_wins), "{there:?}\n{back:?}");
        prop_assert!(near(there.defender_wins, back.attacker_wins), "{there:?}\n{back:?}");
        prop_assert!(near(there.both_destroyed, back.both_destroyed), "{there:?}\n{back:?}");
        prop_assert!(there.attacker_damage.abs_diff(back.defender_damage) <= GRAINS * 100);
        prop_assert!(there.defender_damage.abs_diff(back.attacker_damage) <= GRAINS * 100);
        // The attacker also retreats from a tie (ruling R17), so a tie counts once in each
        // direction.
        let ties = |shares: (u64, u64)| shares.0.checked_sub(shares.1.saturating_sub(GRAINS)).map(|share| share / GRAINS.max(1));
        let (thence, hence) = (
            ties((there.attacker_retreats, back.defender_retreats)),
            ties((back.attacker_retreats, there.defender_retreats)),
        );
        prop_assert!(thence.is_some() && hence.is_some(), "{there:?}\n{back:?}");
        prop_assert!(thence.unwrap_or(0).abs_diff(hence.unwrap_or(0)) <= 3, "{there:?}\n{back:?}");
    }

    #[test]
    fn every_passage_follows_from_the_one_before(one in fighters(), other in fighters(), seed in 0..1000_u64) {
        let battle: Battle = rolled(one, other);
        follow(&fought(&battle, seed));
        follow(&fought(&Battle { advantage: Toss::Given(None), ..battle }, seed));
    }
}
