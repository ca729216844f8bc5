//! Events before the first challenge: salves, panic, advantage, rounds, cards, support (manual
//! 4.12, 4.16; R14 to R16, R27).

use std::collections::BTreeSet;

use super::{
    POWER, STRONG, WEAK, advantage, challenge, count, even, fought, holding, legion, often, order, place, rolled, with,
};
use infernal_conclave::rules::archfiends::Part;
use infernal_conclave::rules::attachments::{Element, RuleChange, Skill, Source};
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::combat::{End, Event, Side};
use infernal_conclave::rules::forces::{Landmark, Stat};
use infernal_conclave::rules::ids::{ArtifactKind, LegionId, PraetorKind};
use infernal_conclave::rules::realm::Foe;

#[test]
fn manual_d_a_demonic_salve_restores_all_hit_points_before_the_battle() {
    let mut hurt = with(legion(4, [0, 0, 0], 20), &[Ability::DemonicSalve]);
    hurt.hp = 3;
    for battle in [even(hurt.clone(), legion(4, [5, 0, 0], 9)), even(legion(4, [5, 0, 0], 9), hurt)] {
        let report = fought(&battle, 1);
        let salve = report.passages.first().expect("something happened");
        assert!(matches!(salve.event, Event::Salve { healed: 17, .. }), "{salve:?}");
        assert!(salve.after.iter().any(|health| health.hp == 20));
        assert!(report.tolls.iter().any(|toll| toll.damage == 10 && toll.hp == 10), "{:?}", report.tolls);
    }
}

#[test]
fn manual_d_panic_takes_a_die_of_hit_points_and_of_each_value_from_a_legion_that_does_not_save() {
    let terror = with(legion(4, [0, 0, 0], 30), &[Ability::Panic]);
    let mut seen = BTreeSet::new();
    for report in often(&even(terror.clone(), legion(WEAK, [9, 8, 7], 40))) {
        let Event::Panic { victim: Side::Defender, save, damage, lowered } = report.passages[0].event else {
            panic!("no panic: {:?}", report.passages[0]);
        };
        assert!(!save.saved && (1..=6).contains(&damage) && lowered.iter().all(|less| (1..=6).contains(less)));
        assert_eq!(report.passages[0].after[1].hp, 40 - damage);
        assert_eq!(challenge(&report, 0).defender.total, 9 - lowered[0]);
        assert_eq!(challenge(&report, 1).defender.total, 8 - lowered[1]);
        assert_eq!(challenge(&report, 2).defender.total, 7 - lowered[2]);
        seen.insert(lowered);
    }
    assert!(seen.len() > 50, "each value has its own die");
    for report in often(&even(terror.clone(), legion(STRONG, [9, 8, 7], 40))) {
        assert!(matches!(report.passages[0].event, Event::Panic { save, damage: 0, .. } if save.saved));
        assert_eq!(challenge(&report, 0).defender.total, 9);
    }
    for landmark in [POWER, Landmark::Pandemonium] {
        let report = fought(&even(terror.clone(), place(landmark, WEAK, [9, 8, 7], 40)), 1);
        assert_eq!(count(&report, |event| matches!(event, Event::Panic { .. })), 0, "places do not panic");
    }
}

#[test]
fn manual_d_panic_may_cost_all_hit_points_and_then_has_destroyed_the_legion() {
    let terror = with(legion(4, [0, 0, 0], 30), &[Ability::Panic]);
    let mut ends = BTreeSet::new();
    for report in often(&even(legion(WEAK, [9, 8, 7], 2), terror.clone())) {
        let left = report.passages[0].after[0].hp;
        assert_eq!(report.end == End::AttackerDestroyed, left == 0, "no challenge comes after it");
        assert_eq!(report.challenges().count() == 0, left == 0);
        ends.insert(left);
    }
    assert_eq!(ends, [0, 1].into_iter().collect());
    // Both sides cause panic before either side suffers it.
    let brittle = with(legion(WEAK, [9, 8, 7], 1), &[Ability::Panic]);
    let report = fought(&even(brittle.clone(), brittle), 1);
    assert_eq!(report.end, End::BothDestroyed);
}

#[test]
fn r27_parts_are_added_up_before_a_total_is_brought_up_to_nothing() {
    // Panic takes at least one from a value of 0, which makes it negative. Support of 4 is then
    // added to the negative value.
    let terror = with(legion(4, [0, 0, 0], 30), &[Ability::Panic]);
    let mut victim = legion(WEAK, [0, 0, 0], 40);
    let mut friend = legion(4, [8, 0, 0], 9);
    friend.unit = Foe::Legion(LegionId(7));
    victim.supported_by(&friend);
    for report in often(&even(victim, terror)) {
        let Event::Panic { lowered, .. } = report.passages[0].event else { panic!("no panic") };
        assert_eq!(challenge(&report, 0).attacker.total, (4 - lowered[0]).max(0));
    }
}

#[test]
fn r14_the_advantage_is_the_difference_of_the_totals_at_most_three_on_a_value_that_is_not_nothing() {
    let mut seen = BTreeSet::new();
    for report in often(&rolled(legion(4, [5, 0, 5], 40), legion(5, [0, 5, 0], 40))) {
        let found = report.passages.iter().find_map(|passage| match passage.event {
            Event::Advantage { dice, gain } => Some((dice, gain)),
            _ => None,
        });
        let (dice, gain) = found.expect("an advantage is rolled for");
        let difference = i16::from(dice[0]) + 4 - i16::from(dice[1]) - 5;
        match gain {
            None => assert_eq!(difference, 0, "only a tie gives nothing"),
            Some(gain) => {
                assert_eq!(gain.amount, difference.abs().min(3));
                assert_eq!(gain.side, if difference > 0 { Side::Attacker } else { Side::Defender });
                assert!(gain.stat == Stat::Melee || gain.side == Side::Attacker, "it falls on what there is");
                seen.insert((gain.side, gain.stat, gain.amount));
            }
        }
    }
    assert_eq!(seen.len(), 9, "three values, each by one to three: {seen:?}");
}

#[test]
fn manual_d_a_level_roll_bonus_counts_for_advantage_and_saves() {
    let keen = with(legion(1, [5, 0, 0], 40), &[Ability::LevelRoll(8)]);
    for report in often(&rolled(keen.clone(), legion(1, [5, 0, 0], 40))) {
        assert_eq!(advantage(&report).map(|gain| (gain.side, gain.amount)), Some((Side::Attacker, 3)));
    }
    let terror = with(legion(4, [0, 0, 0], 30), &[Ability::Panic]);
    for report in often(&even(keen, terror)) {
        assert!(matches!(report.passages[0].event, Event::Panic { save, .. } if save.saved && save.level == 9));
    }
}

#[test]
fn manual_4_16_two_rounds_unless_abilities_or_cards_add_or_take_away_but_at_least_one() {
    let rounds = |ours: &[Ability], theirs: &[Ability], card: &[Element]| {
        let one = holding(with(legion(4, [1, 1, 1], 90), ours), card);
        let report = fought(&even(one, with(legion(4, [1, 1, 1], 90), theirs)), 1);
        count(&report, |event| matches!(event, Event::Round { .. }))
    };
    assert_eq!(rounds(&[], &[], &[]), 2);
    assert_eq!(rounds(&[Ability::Rounds(1)], &[], &[]), 3);
    assert_eq!(rounds(&[], &[Ability::Rounds(1)], &[]), 3);
    assert_eq!(rounds(&[Ability::Rounds(1)], &[Ability::Rounds(1)], &[]), 4);
    assert_eq!(rounds(&[Ability::Rounds(-1)], &[], &[]), 1);
    assert_eq!(rounds(&[Ability::Rounds(-1)], &[Ability::Rounds(-1)], &[]), 1);
    assert_eq!(rounds(&[Ability::Rounds(-1)], &[Ability::Rounds(1)], &[]), 2);
    assert_eq!(rounds(&[], &[], &[Element::Rule(RuleChange::Longer)]), 3);
    assert_eq!(rounds(&[], &[], &[Element::Rule(RuleChange::Shorter)]), 1);
}

#[test]
fn manual_4_12_a_card_raises_only_values_whose_base_is_not_nothing() {
    let raise = [Element::Raise(Stat::Ranged, 3), Element::Raise(Stat::Melee, 4)];
    let lent = with(legion(4, [5, 0, 0], 40), &[Ability::Bonus(Stat::Melee, 2)]);
    let report = fought(&even(holding(lent, &raise), legion(4, [5, 5, 5], 40)), 1);
    assert_eq!(challenge(&report, 0).attacker.total, 8);
    assert_eq!(challenge(&report, 0).attacker.base, 5, "the base is shown without it");
    assert_eq!(challenge(&report, 1).attacker.total, 2, "what an artifact lends is no base");
    let parts = &report.battle.attacker.values[0].0;
    assert!(parts.contains(&(Part::CombatCard, 3)), "{parts:?}");
}

#[test]
fn manual_4_12_a_card_lowers_an_enemy_value_by_a_die_and_its_number() {
    let mut seen = BTreeSet::new();
    let card = [Element::Lower(Stat::Infernal, 2)];
    for report in often(&even(legion(4, [0, 0, 9], 40), holding(legion(4, [0, 0, 0], 40), &card))) {
        let total = challenge(&report, 2).attacker.total;
        assert!((1..=6).contains(&total), "9 - (1d6 + 2) is {total}");
        assert!(report.battle.attacker.values[2].0.contains(&(Part::EnemyCard, i32::from(total) - 9)));
        seen.insert(total);
    }
    assert_eq!(seen.len(), 6);
    for report in often(&even(legion(4, [0, 0, 1], 40), holding(legion(4, [0, 0, 0], 40), &card))) {
        assert_eq!(challenge(&report, 2).attacker.total, 0, "never below nothing");
    }
}

#[test]
fn manual_4_12_a_card_shields_for_the_battle() {
    let card = [Element::Shield(4), Element::Ward(5)];
    let report = fought(&even(holding(legion(4, [0, 0, 0], 10), &card), legion(4, [3, 0, 0], 40)), 1);
    let (first, second) = (challenge(&report, 0), challenge(&report, 3));
    assert_eq!((first.attacker.hp_before, first.attacker.hp_after), (10, 10), "the shield takes three of four");
    assert_eq!((second.attacker.hp_before, second.attacker.hp_after), (10, 8), "and then one of three");
    assert_eq!((report.toll(Side::Attacker).damage, report.toll(Side::Attacker).hp), (6, 8));
}

#[test]
fn manual_d_hit_points_of_an_artifact_are_lost_first_and_only_for_the_battle() {
    let stout = with(legion(4, [0, 0, 0], 10), &[Ability::HitPoints(10)]);
    let report = fought(&even(stout, legion(4, [6, 0, 0], 40)), 1);
    assert_eq!(report.before(0)[0].shield, 10);
    assert_eq!((report.toll(Side::Attacker).damage, report.toll(Side::Attacker).hp), (12, 8));
    assert_eq!(report.end, End::AttackerRetreats);
}

#[test]
fn manual_4_12_cards_change_the_order_of_challenges() {
    let order_with = |change| {
        let report =
            fought(&even(holding(legion(4, [1, 1, 1], 90), &[Element::Rule(change)]), legion(4, [1, 1, 1], 90)), 1);
        order(&report)
    };
    assert_eq!(order_with(RuleChange::First(Stat::Infernal)), "IRMIRM");
    assert_eq!(order_with(RuleChange::Last(Stat::Ranged)), "MIRMIR");
}

#[test]
fn manual_c_a_praetor_can_block_the_enemys_cards_which_are_kept_and_stay_secret() {
    let card = [Element::Raise(Stat::Ranged, 9), Element::Rule(RuleChange::Longer)];
    let holder = holding(legion(4, [1, 1, 1], 90), &card);
    let blocker = with(legion(4, [1, 1, 1], 90), &[Ability::BlockCombatCards]);
    for (battle, side) in
        [(even(holder.clone(), blocker.clone()), Side::Attacker), (even(blocker, holder), Side::Defender)]
    {
        let report = fought(&battle, 1);
        assert_eq!(count(&report, |event| matches!(event, Event::Card { .. })), 0);
        assert_eq!(count(&report, |event| *event == Event::CardsBlocked { side, count: 1 }), 1);
        assert_eq!(report.challenges().count(), 6, "its rules change nothing either");
        assert_eq!(challenge(&report, 0).standing(side).total, 1);
        assert_eq!(report.battle.side(side).cards[0].contents, None, "the enemy does not learn what it was");
    }
}

#[test]
fn manual_4_16_support_is_half_rounded_down_and_whole_from_a_center_of_evil() {
    let support = |friend: infernal_conclave::rules::combat::Fighter| {
        let mut fighter = legion(4, [1, 1, 1], 20);
        let mut friend = friend;
        friend.unit = Foe::Legion(LegionId(5));
        fighter.supported_by(&friend);
        let report = fought(&even(fighter, legion(4, [0, 0, 0], 90)), 1);
        [0, 1, 2].map(|n| challenge(&report, n).attacker.total - 1)
    };
    assert_eq!(support(legion(4, [1, 4, 7], 5)), [0, 2, 3]);
    assert_eq!(support(with(legion(4, [1, 4, 7], 5), &[Ability::CenterOfEvil])), [1, 4, 7]);
    assert_eq!(
        support(with(legion(4, [1, 4, 7], 5), &[Ability::Bonus(Stat::Ranged, 3)])),
        [2, 2, 3],
        "R16: artifacts count"
    );
    assert_eq!(
        support(holding(legion(4, [1, 4, 7], 5), &[Element::Raise(Stat::Melee, 9)])),
        [0, 2, 3],
        "R16: cards do not"
    );
}

#[test]
fn manual_c_and_d_bonuses_are_added_in_the_order_of_r15_and_a_seat_of_command_triples_the_praetors() {
    let praetor = |ability| Skill { ability, source: Source::Praetor(PraetorKind(0)) };
    let artifact = |n, ability| Skill { ability, source: Source::Artifact(ArtifactKind(n)) };
    let commanded = legion(4, [2, 3, 0], 20).able(vec![
        artifact(1, Ability::Bonus(Stat::Melee, 4)),
        artifact(0, Ability::SeatOfCommand),
        praetor(Ability::Bonus(Stat::Melee, 2)),
        praetor(Ability::Bonus(Stat::Infernal, 1)),
        praetor(Ability::LevelRoll(1)),
    ]);
    let melee = &commanded.values[1].0;
    let (commander, seat) = (Part::Praetor(PraetorKind(0)), Part::SeatOfCommand(ArtifactKind(0)));
    assert_eq!(melee[..], [(Part::Base, 3), (commander, 2), (seat, 4), (Part::Artifact(ArtifactKind(1)), 4)]);
    assert_eq!(commanded.value(Stat::Infernal), 3, "praetors may give what the unit has not");
    assert_eq!(commanded.value(Stat::Ranged), 2);
    assert_eq!(commanded.roll.total(), 5, "a level is no attribute");
    // This holds for any catalog.
    assert!(Catalog::standard().constants.battle.rounds >= 1);
}
