//! Abilities that change the order of challenges or the damage of one (appendices C, D, F; R28,
//! R29, R31).

use std::collections::BTreeSet;

use super::{POWER, both_ways, challenge, even, fought, legion, often, order, place, with};
use Ability::{First, Last, Twice};
use Stat::{Infernal, Melee, Ranged};
use infernal_conclave::rules::catalog::Ability;
use infernal_conclave::rules::combat::{Side, Toss};
use infernal_conclave::rules::forces::Stat;

/// Returns the order of the challenges in a battle between bearers of these abilities.
fn ordered(ours: &[Ability], theirs: &[Ability]) -> String {
    let side = |abilities| with(legion(4, [1, 1, 1], 90), abilities);
    let one = order(&fought(&even(side(ours), side(theirs)), 1));
    let other = order(&fought(&even(side(theirs), side(ours)), 1));
    assert_eq!(one, other, "it makes no difference whose ability it is");
    one
}

#[test]
fn appendix_c_first_and_last_change_the_order_of_every_round() {
    assert_eq!(ordered(&[], &[]), "RMIRMI");
    assert_eq!(ordered(&[First(Infernal)], &[]), "IRMIRM");
    assert_eq!(ordered(&[First(Melee)], &[]), "MRIMRI");
    assert_eq!(ordered(&[Last(Ranged)], &[]), "MIRMIR");
    assert_eq!(ordered(&[Last(Melee)], &[]), "RIMRIM");
}

#[test]
fn r28_what_both_sides_want_is_united_and_first_and_last_cancel() {
    assert_eq!(ordered(&[First(Infernal)], &[First(Melee)]), "MIRMIR", "two firsts in the usual order");
    assert_eq!(ordered(&[Last(Ranged)], &[Last(Melee)]), "IRMIRM", "two lasts in the usual order");
    assert_eq!(ordered(&[First(Melee)], &[Last(Melee)]), "RMIRMI");
    assert_eq!(ordered(&[First(Infernal), Last(Ranged)], &[]), "IMRIMR");
}

#[test]
fn r31_twice_is_once_more_at_the_end_of_the_first_round() {
    assert_eq!(ordered(&[Twice(Ranged)], &[]), "RMIRRMI");
    assert_eq!(ordered(&[Twice(Melee)], &[Twice(Melee)]), "RMIMRMI", "once even if both have it");
    assert_eq!(ordered(&[Twice(Infernal)], &[Twice(Ranged)]), "RMIRIRMI");
    assert_eq!(ordered(&[Twice(Melee), First(Melee)], &[]), "MRIMMRI");
}

/// Returns the damages of one challenge over many battles. The side with the ability must win it,
/// and the parts must add up.
fn damages(attacker: &[Ability], values: [i16; 3], against: [i16; 3], nth: usize) -> BTreeSet<i16> {
    let mut seen = BTreeSet::new();
    let strong = with(legion(4, values, 90), attacker);
    let weak = legion(4, against, 900);
    let all = std::cell::RefCell::new(&mut seen);
    both_ways(&strong, &weak, |report, side| {
        let challenge = challenge(report, nth);
        assert_eq!(challenge.winner(), Some(side));
        assert_eq!(challenge.parts.iter().map(|(_, amount)| amount).sum::<i16>(), challenge.damage);
        all.borrow_mut().insert(challenge.damage);
    });
    seen
}

fn from_to(from: i16, to: i16) -> BTreeSet<i16> {
    (from..=to).collect()
}

#[test]
fn manual_4_16_damage_is_the_difference_of_the_values() {
    assert_eq!(damages(&[], [5, 7, 4], [3, 2, 3], 0), from_to(2, 2));
    assert_eq!(damages(&[], [5, 7, 4], [3, 2, 3], 1), from_to(5, 5));
    assert_eq!(damages(&[], [5, 7, 4], [3, 2, 3], 5), from_to(1, 1));
}

#[test]
fn appendix_f_charge_adds_three_in_the_first_round() {
    assert_eq!(damages(&[Ability::Charge], [5, 7, 4], [3, 2, 3], 1), from_to(8, 8));
    assert_eq!(damages(&[Ability::Charge], [5, 7, 4], [3, 2, 3], 4), from_to(5, 5), "not in the second");
    assert_eq!(damages(&[Ability::Charge], [5, 7, 4], [3, 2, 3], 0), from_to(2, 2), "not to ranged");
    let even_melee = fought(&even(with(legion(4, [0, 5, 0], 9), &[Ability::Charge]), legion(4, [0, 5, 0], 9)), 1);
    assert_eq!(challenge(&even_melee, 1).damage, 0, "only if it is able to inflict damage");
}

#[test]
fn appendix_f_rage_adds_a_die_in_the_second_round_once_wounded() {
    assert_eq!(damages(&[Ability::Rage], [3, 7, 4], [4, 2, 3], 4), from_to(6, 11));
    assert_eq!(damages(&[Ability::Rage], [3, 7, 4], [4, 2, 3], 1), from_to(5, 5), "not in the first round");
    assert_eq!(damages(&[Ability::Rage], [4, 7, 4], [4, 2, 3], 4), from_to(5, 5), "not if it has lost nothing");
}

#[test]
fn appendix_f_fierceness_lightning_and_flames_add_a_small_die() {
    assert_eq!(damages(&[Ability::Fierce], [5, 7, 4], [3, 2, 3], 1), from_to(6, 9));
    assert_eq!(damages(&[Ability::BlackLightning], [5, 7, 4], [3, 2, 3], 0), from_to(3, 6));
    assert_eq!(damages(&[Ability::FlameAura], [5, 7, 4], [3, 2, 3], 2), from_to(2, 5));
    assert_eq!(damages(&[Ability::Fierce], [5, 7, 4], [3, 2, 3], 0), from_to(2, 2));
    assert_eq!(
        damages(&[Ability::Fierce, Ability::Fierce], [5, 7, 4], [3, 2, 3], 1),
        from_to(7, 13),
        "two sources, two dice"
    );
}

#[test]
fn appendix_d_trample_adds_half_of_the_hit_points_left() {
    let trampler = with(legion(4, [0, 5, 0], 11), &[Ability::Trample]);
    both_ways(&trampler, &legion(4, [2, 3, 0], 900), |report, _| {
        assert_eq!(challenge(report, 1).damage, 2 + 4, "two points were lost to ranged: half of 9");
    });
}

#[test]
fn appendix_d_an_infernal_burst_adds_the_infernal_value_to_melee() {
    assert_eq!(damages(&[Ability::InfernalBurst], [5, 7, 4], [3, 2, 3], 1), from_to(9, 9));
    assert_eq!(damages(&[Ability::InfernalBurst], [5, 7, 4], [3, 2, 3], 2), from_to(1, 1));
}

#[test]
fn appendix_d_doublings_of_ranged_melee_and_infernal() {
    assert_eq!(damages(&[Ability::SulfurousBurns], [5, 7, 4], [3, 2, 3], 0), from_to(4, 4));
    assert_eq!(damages(&[Ability::StunningBlow], [5, 7, 4], [3, 2, 3], 1), from_to(10, 10));
    assert_eq!(damages(&[Ability::PowerOfDamnation], [5, 7, 4], [3, 2, 3], 2), from_to(2, 2));
    assert_eq!(damages(&[Ability::SulfurousBurns], [5, 7, 4], [3, 2, 3], 1), from_to(5, 5));
}

#[test]
fn appendix_d_siege_engines_and_rams_double_against_places_only() {
    for (ability, doubled) in [(Ability::SiegeEngine, [4, 10, 2]), (Ability::WallRam, [2, 10, 1])] {
        let besieger = with(legion(4, [5, 7, 4], 90), &[ability]);
        let report = fought(&even(besieger.clone(), place(POWER, 4, [3, 2, 3], 900)), 1);
        assert_eq!([0, 1, 2].map(|n| challenge(&report, n).damage), doubled, "{ability:?}");
        let report = fought(&even(besieger, legion(4, [3, 2, 3], 900)), 1);
        assert_eq!([0, 1, 2].map(|n| challenge(&report, n).damage), [2, 5, 1], "{ability:?}");
    }
}

#[test]
fn r29_doublings_multiply_then_vulnerability_halving_resistance() {
    let rammer = with(
        legion(4, [0, 7, 0], 90),
        &[Ability::Charge, Ability::StunningBlow, Ability::SiegeEngine, Ability::WallRam],
    );
    let wall = |abilities: &[Ability]| with(place(POWER, 4, [0, 2, 0], 900), abilities);
    let damage = |abilities: &[Ability]| challenge(&fought(&even(rammer.clone(), wall(abilities)), 1), 1).damage;
    assert_eq!(damage(&[]), (5 + 3) * 8);
    assert_eq!(damage(&[Ability::Vulnerable(Melee, 3)]), 64 + 3);
    assert_eq!(damage(&[Ability::Vulnerable(Melee, 3), Ability::Resist(Melee, 5)]), 64 + 3 - 5);
    let mage = legion(4, [0, 0, 9], 90);
    let half = |abilities: &[Ability]| {
        let victim = with(legion(4, [0, 0, 4], 900), abilities);
        challenge(&fought(&even(mage.clone(), victim), 1), 2).damage
    };
    assert_eq!(half(&[Ability::HalfInfernalDamage]), 2, "5 halved, rounded down");
    assert_eq!(half(&[Ability::HalfInfernalDamage, Ability::Vulnerable(Infernal, 2)]), 3, "7 halved");
    assert_eq!(half(&[Ability::HalfInfernalDamage, Ability::Resist(Infernal, 1)]), 1);
}

#[test]
fn appendix_f_resistance_and_vulnerability_change_the_damage_of_a_lost_challenge() {
    for stat in Stat::ALL {
        let n = stat as usize;
        let damage = |ability| {
            let victim = with(legion(4, [3, 3, 3], 900), &[ability]);
            let report = fought(&even(victim.clone(), legion(4, [7, 7, 7], 90)), 1);
            let mirrored = fought(&even(legion(4, [7, 7, 7], 90), victim), 1);
            assert_eq!(challenge(&report, n).damage, challenge(&mirrored, n).damage);
            challenge(&report, n).damage
        };
        assert_eq!(damage(Ability::Resist(stat, 3)), 1);
        assert_eq!(damage(Ability::Resist(stat, 5)), 0, "never below nothing");
        assert_eq!(damage(Ability::Vulnerable(stat, 2)), 6);
        let tied = with(legion(4, [7, 7, 7], 900), &[Ability::Vulnerable(stat, 2)]);
        assert_eq!(challenge(&fought(&even(tied, legion(4, [7, 7, 7], 90)), 1), n).damage, 0);
    }
}

#[test]
fn appendix_d_a_dark_aura_lets_no_ranged_damage_through() {
    let aura = with(legion(4, [0, 0, 0], 20), &[Ability::DarkAura]);
    both_ways(&aura, &legion(4, [9, 1, 1], 90), |report, side| {
        assert_eq!([0, 1, 2].map(|n| challenge(report, n).damage), [0, 1, 1]);
        assert_eq!(report.toll(side).damage, 4);
    });
}

#[test]
fn a_given_advantage_is_taken_as_it_is() {
    let mut battle = even(legion(4, [5, 5, 5], 40), legion(4, [5, 5, 5], 40));
    let gain = infernal_conclave::rules::combat::Advantage { side: Side::Defender, stat: Ranged, amount: 2 };
    battle.advantage = Toss::Given(Some(gain));
    for report in often(&battle) {
        assert_eq!(challenge(&report, 0).defender.total, 7);
    }
}
