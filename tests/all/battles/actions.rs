//! Effects of damage, abilities that block them, and the end of a battle (manual 4.16, appendix D;
//! R30).

use std::collections::BTreeSet;

use super::{
    POWER, STRONG, WEAK, both_ways, challenge, count, even, firings, fought, legion, often, order, place, with,
};
use infernal_conclave::rules::catalog::Ability;
use infernal_conclave::rules::combat::{End, Event, Forecast, Side, forecast};
use infernal_conclave::rules::forces::{Landmark, Stat};
use infernal_conclave::rules::ids::Seat;

#[test]
fn appendix_d_a_stunning_blow_leaves_no_values_for_the_rest_of_the_round() {
    let stunner = with(legion(4, [0, 6, 1], 40), &[Ability::StunningBlow]);
    both_ways(&stunner, &legion(STRONG, [3, 5, 9], 40), |report, side| {
        let infernal = challenge(report, 2);
        assert_eq!((infernal.standing(side.other()).total, infernal.damage), (0, 1));
        assert_eq!(challenge(report, 3).standing(side.other()).total, 3, "the next round it stands again");
    });
}

#[test]
fn appendix_d_a_flesh_rend_lasts_and_spares_values_of_nothing() {
    let render = with(legion(4, [0, 9, 0], 90), &[Ability::FleshRend]);
    both_ways(&render, &legion(WEAK, [20, 8, 0], 90), |report, side| {
        let enemy = |n: usize| challenge(report, n).standing(side.other()).total;
        let torn = firings(report, Ability::FleshRend)[0].amount;
        assert_eq!(enemy(2), 0);
        assert!((14..20).contains(&enemy(3)) && (2..8).contains(&enemy(4)), "a die off each");
        assert_eq!(20 - enemy(3) + 8 - enemy(4), torn, "for the rest of the battle");
    });
    both_ways(&render, &legion(STRONG, [20, 8, 0], 90), |report, side| {
        assert!(firings(report, Ability::FleshRend).iter().all(|fired| fired.amount == 0));
        assert_eq!(challenge(report, 3).standing(side.other()).total, 20);
    });
}

#[test]
fn appendix_d_vampires_heal_by_the_melee_damage_unless_the_enemy_saves() {
    let mut vampire = with(legion(4, [0, 7, 0], 30), &[Ability::VampiricReaping]);
    vampire.hp = 10;
    both_ways(&vampire, &legion(WEAK, [2, 3, 0], 90), |report, side| {
        let melee = challenge(report, 1).standing(side);
        assert_eq!((melee.hp_before, melee.hp_after), (8, 12));
        assert_eq!(report.toll(side).damage, 4, "what is healed was suffered all the same");
    });
    both_ways(&vampire, &legion(STRONG, [2, 3, 0], 90), |report, side| {
        assert_eq!(challenge(report, 1).standing(side).hp_after, 8);
    });
    vampire.hp = 29;
    both_ways(&vampire, &legion(WEAK, [0, 3, 0], 90), |report, side| {
        assert_eq!(challenge(report, 1).standing(side).hp_after, 30, "not beyond its full strength");
    });
}

#[test]
fn appendix_d_the_curse_costs_half_of_the_loyalty_now_and_at_the_start_of_every_later_round() {
    let abilities = [Ability::LeperKingsCurse, Ability::Loyalty(1), Ability::Rounds(1)];
    let king = with(legion(4, [0, 4, 0], 40), &abilities);
    // A roll of 6 plus 1 is 7, which means three points of damage.
    both_ways(&king, &legion(WEAK, [0, 3, 0], 90), |report, side| {
        assert_eq!(firings(report, Ability::LeperKingsCurse)[0].amount, 3);
        let again = |event: &Event| matches!(event, Event::Curse { damage: 3, victim } if *victim == side.other());
        assert_eq!(count(report, again), 2, "at the start of the second and of the third round");
        assert_eq!(report.toll(side.other()).damage, 3 * (1 + 3) + 2 * 3);
    });
    both_ways(&king, &legion(STRONG, [0, 3, 0], 90), |report, side| {
        assert_eq!(report.toll(side.other()).damage, 3);
    });
}

#[test]
fn appendix_d_dissipated_hit_points_cannot_be_healed() {
    let mage = with(legion(4, [2, 0, 5], 40), &[Ability::InfernalDissipation]);
    both_ways(&mage, &legion(WEAK, [0, 0, 1], 50), |report, side| {
        let toll = report.toll(side.other());
        assert_eq!((toll.damage, toll.scar), (12, 8), "the infernal damage of two rounds");
    });
    both_ways(&mage, &legion(STRONG, [0, 0, 1], 50), |report, side| assert_eq!(report.toll(side.other()).scar, 0));
    let shielded = with(legion(WEAK, [0, 0, 1], 50), &[Ability::HitPoints(10)]);
    both_ways(&mage, &shielded, |report, side| {
        assert_eq!(
            report.toll(side.other()).scar,
            2,
            "what a shield takes was never its own: 2 + 4 + 2 of 10, then 2 of 4"
        );
    });
}

#[test]
fn appendix_d_a_totem_strikes_back_with_the_infernal_value() {
    let totem = with(legion(4, [0, 0, 5], 40), &[Ability::TotemPower]);
    both_ways(&totem, &legion(WEAK, [0, 2, 5], 90), |report, side| {
        assert_eq!(report.toll(side.other()).damage, 10, "once for each melee");
    });
    both_ways(&totem, &legion(STRONG, [0, 2, 5], 90), |report, side| assert_eq!(report.toll(side.other()).damage, 0));
    both_ways(&totem, &legion(WEAK, [2, 0, 5], 90), |report, side| {
        assert_eq!(report.toll(side.other()).damage, 0, "ranged damage does not wake it");
    });
}

#[test]
fn r30_both_sides_can_be_destroyed() {
    let totem = with(legion(4, [0, 0, 9], 3), &[Ability::TotemPower]);
    both_ways(&totem, &legion(WEAK, [0, 5, 0], 9), |report, _| {
        assert_eq!(report.end, End::BothDestroyed);
        assert_eq!(report.tolls.map(|toll| toll.hp), [0, 0]);
    });
    let report = fought(&even(legion(WEAK, [0, 5, 0], 9), place_with_totem()), 1);
    assert_eq!(report.end, End::BothDestroyed);
    assert!(!report.razed(Side::Defender), "the garrison is broken, the place stands");
}

fn place_with_totem() -> infernal_conclave::rules::combat::Fighter {
    with(place(POWER, 4, [0, 0, 9], 3), &[Ability::TotemPower])
}

#[test]
fn appendix_d_the_sound_of_doom_blocks_actions_for_a_round_but_no_bonuses_and_no_nature() {
    let drummer = with(legion(4, [0, 0, 0], 60), &[Ability::SoundOfDoom]);
    let abilities = [
        Ability::Charge,
        Ability::First(Stat::Melee),
        Ability::Bonus(Stat::Melee, 2),
        Ability::Rounds(1),
        Ability::StunningBlow,
    ];
    both_ways(&drummer, &with(legion(WEAK, [1, 3, 1], 60), &abilities), |report, _| {
        assert_eq!(count(report, |event| matches!(event, Event::Doom { save, .. } if !save.saved)), 3, "every round");
        assert_eq!(order(report), "RMIRMIRMI", "three rounds in the usual order");
        assert_eq!(challenge(report, 1).damage, 5, "base and artifact, no charge, no doubling");
    });
    both_ways(&drummer, &with(legion(STRONG, [1, 3, 1], 60), &abilities), |report, _| {
        assert_eq!(order(report), "MRIMRIMRI");
        assert_eq!(challenge(report, 0).damage, 16);
    });
    both_ways(&drummer, &legion(WEAK, [1, 3, 1], 60), |report, _| {
        assert_eq!(count(report, |event| matches!(event, Event::Doom { .. })), 0, "there is nothing to block");
    });
    let resistant = with(legion(WEAK, [0, 0, 0], 60), &[Ability::Resist(Stat::Ranged, 5), Ability::Charge]);
    let drummer = with(legion(4, [4, 0, 0], 60), &[Ability::SoundOfDoom]);
    both_ways(&drummer, &resistant, |report, _| assert_eq!(challenge(report, 0).damage, 0, "resistance is nature"));
}

#[test]
fn two_dooms_silence_each_other() {
    let drummer = with(legion(WEAK, [0, 4, 0], 60), &[Ability::SoundOfDoom, Ability::Charge]);
    let other = with(legion(WEAK, [0, 3, 0], 60), &[Ability::SoundOfDoom, Ability::Charge]);
    both_ways(&drummer, &other, |report, _| {
        assert_eq!(count(report, |event| matches!(event, Event::Doom { .. })), 4);
        assert_eq!(challenge(report, 1).damage, 1);
    });
}

#[test]
fn appendix_d_oblivion_takes_the_destroyer_along_in_100_less_5_a_level_of_a_hundred_cases() {
    let doomed = with(legion(4, [0, 0, 0], 1), &[Ability::Oblivion]);
    for (level, chance) in [(1, 95), (4, 80), (12, 40)] {
        let mut fell = BTreeSet::new();
        both_ways(&doomed, &legion(level, [5, 0, 0], 9), |report, side| {
            let last = report.passages.last().map(|passage| &passage.event);
            assert!(
                matches!(last, Some(Event::Oblivion { victim, chance: c, .. }) if *victim == side.other() && *c == chance),
                "{last:?}"
            );
        });
        for report in often(&even(doomed.clone(), legion(level, [5, 0, 0], 9))) {
            fell.insert(report.end);
        }
        assert_eq!(fell, [End::AttackerDestroyed, End::BothDestroyed].into_iter().collect());
    }
}

#[test]
fn appendix_d_oblivion_razes_every_sort_of_place() {
    let doomed = with(legion(4, [0, 0, 0], 1), &[Ability::Oblivion]);
    for landmark in [POWER, Landmark::Pandemonium, Landmark::Stronghold(Seat(1))] {
        let siege = even(doomed.clone(), place(landmark, 1, [5, 0, 0], 9));
        let razed = often(&siege).filter(|report| report.razed(Side::Defender));
        assert!(razed.count() > 170, "95 in a hundred at level 1");
        let siege = even(doomed.clone(), place(landmark, 20, [5, 0, 0], 9));
        assert!(often(&siege).all(|report| report.end == End::AttackerDestroyed), "none at level 20");
    }
}

#[test]
fn appendix_d_pandemonium_of_level_ten_falls_to_oblivion_in_half_of_all_cases() {
    let doomed = with(legion(4, [0, 0, 0], 1), &[Ability::Oblivion]);
    let odds = forecast(&even(doomed, place(Landmark::Pandemonium, 10, [12, 14, 12], 30)));
    assert!(odds.exact);
    assert_eq!((Forecast::percent(odds.both_destroyed), Forecast::percent(odds.defender_wins)), (50, 50));
}

#[test]
fn manual_4_16_the_side_with_more_damage_retreats_and_places_never_do() {
    let ends = |attacker: [i16; 3], defender: [i16; 3]| {
        let legions = fought(&even(legion(4, attacker, 90), legion(4, defender, 90)), 1).end;
        let siege = fought(&even(legion(4, attacker, 90), place(POWER, 4, defender, 90)), 1).end;
        (legions, siege)
    };
    assert_eq!(ends([5, 0, 0], [0, 3, 0]), (End::DefenderRetreats, End::AttackerRetreats));
    assert_eq!(ends([3, 0, 0], [0, 5, 0]), (End::AttackerRetreats, End::AttackerRetreats));
    assert_eq!(ends([3, 0, 0], [0, 3, 0]), (End::AttackerRetreats, End::AttackerRetreats), "R17");
}

#[test]
fn manual_4_16_hit_points_at_nothing_end_the_battle_at_once() {
    let report = fought(&even(legion(4, [9, 9, 9], 9), legion(4, [0, 90, 0], 9)), 1);
    assert_eq!((report.end, report.challenges().count()), (End::DefenderDestroyed, 1));
}
