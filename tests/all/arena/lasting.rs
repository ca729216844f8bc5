//! Effects that last over several slots of a round, and oaths (manual 4.17, appendix C; rulings
//! R60, R61).

use infernal_conclave::rules::arena::{DuelReport, Plan};

use super::{Slot, duelist, first, fought, lists, plan, second};

const BURST: Slot = Some(("infernal_burst", 0, 0, 3));
const VEIL: Slot = Some(("veil_of_smoke", 0, 0, 3));
const OATH: Slot = Some(("oath_of_retribution", 0, 0, 2));
const TRANCE: Slot = Some(("demonic_trance", 0, 0, 6));

const fn melee(skulls: u8) -> Slot {
    Some(("melee_attack", skulls, 0, 0))
}

const fn shields(shields: u8) -> Slot {
    Some(("melee_defense", 0, shields, 0))
}

/// Fights the two plans with praetors of level 3 and 100 hit points, each with its luck rolls and
/// dice.
fn duel(plans: [&[Slot]; 2], first: (&[u8], &[u8]), second: (&[u8], &[u8]), percents: &[u8]) -> DuelReport {
    let plans: [Plan; 2] = plans.map(plan);
    let rolls = [lists(first.0, first.1, percents), lists(second.0, second.1, &[])];
    fought([duelist(3, 100, 6, 3), duelist(3, 100, 6, 3)], [&plans[0], &plans[1]], [&rolls[0], &rolls[1]])
}

#[test]
fn a_ward_is_so_many_points_for_the_round() {
    // A die of 3 and level 3 make a ward of 6. Bursts of 4, 4 and 4 do 0, 2 and 4 damage.
    let report = duel([&[VEIL], &[BURST, BURST, BURST]], (&[], &[3]), (&[], &[4, 4, 4]), &[]);
    let dealt: Vec<u16> = (1..=3).map(|slot| second(&report, slot).dealt).collect();
    let left: Vec<u16> = (1..=3).map(|slot| first(&report, slot).ward).collect();
    assert_eq!((dealt, left), (vec![0, 2, 4], vec![2, 0, 0]));
    assert_eq!(second(&report, 2).warded, 2);
}

#[test]
fn wards_add_up_and_end_with_the_round() {
    // Wards of 6 and 6 against a burst of 5 in slot 3 leave 7, which ends with the round. In the
    // next round a ward of 4 is raised before the burst.
    let report = duel([&[VEIL, VEIL], &[None, None, BURST, BURST]], (&[], &[3, 3, 1]), (&[], &[5, 1]), &[]);
    assert_eq!((first(&report, 2).ward, first(&report, 3).ward), (12, 7));
    assert_eq!(report.rounds[1].exchanges[0].blows[0].ward, 4);
}

#[test]
fn a_stance_blocks_with_its_ward_in_place_of_its_shields() {
    // 5 skulls and 3 luck against 1 luck make 7 hits, and a ward of 12 absorbs them. The burst of 6
    // meets the remaining 5.
    let stance = Some(("impenetrable_stance", 0, 6, 0));
    let report = duel([&[stance], &[melee(5), BURST]], (&[1], &[]), (&[3], &[6]), &[]);
    let blow = second(&report, 1);
    assert_eq!((first(&report, 1).guard, blow.hit, blow.warded, blow.dealt), (1, 7, 7, 0));
    assert_eq!((second(&report, 2).warded, second(&report, 2).dealt), (5, 1));
}

#[test]
fn wards_keep_a_bonus_from_being_earned() {
    // 4 skulls and 1 luck hit an empty slot with 0 luck for 5. A ward of 6 absorbs all of it, and
    // the lunge adds nothing. A ward of 4 lets 1 through, and the lunge adds 6.
    let lunge = Some(("piercing_lunge", 4, 0, 0));
    let report = duel([&[lunge], &[VEIL]], (&[1], &[6]), (&[0], &[3]), &[]);
    assert_eq!((first(&report, 1).bonus, first(&report, 1).dealt), (0, 0));
    let report = duel([&[lunge], &[VEIL]], (&[1], &[6]), (&[0], &[1]), &[]);
    assert_eq!((first(&report, 1).bonus, first(&report, 1).warded, first(&report, 1).dealt), (6, 4, 7));
}

#[test]
fn wounds_bleed_in_every_later_slot_of_the_round() {
    // 4 skulls against no shields: 4 damage in each later slot. 3 shields and 1 luck stop all of
    // it, luck of 1 alone stops 1. A burst rolls luck too, here 3. The wounds end with the round.
    let wound = Some(("bleeding_wound", 4, 0, 0));
    let report = duel([&[wound], &[None, shields(3), None, BURST]], (&[0], &[]), (&[0, 1, 1, 3], &[1]), &[]);
    assert_eq!((first(&report, 1).dealt, first(&report, 1).wound), (8, 4));
    let later: Vec<(u16, u16, u16)> =
        (2..=4).map(|slot| first(&report, slot)).map(|blow| (blow.bleeding, blow.blocked, blow.dealt)).collect();
    assert_eq!(later, [(4, 4, 0), (4, 1, 3), (4, 3, 1)]);
    assert_eq!(first(&report, 3).luck, None, "who bleeds nobody and strikes nobody needs no luck");
    assert_eq!(report.rounds[1].exchanges[0].blows[0].bleeding, 0);
}

#[test]
fn two_wounds_bleed_together() {
    let wound = |skulls| Some(("bleeding_wound", skulls, 0, 0));
    let report = duel([&[wound(2), wound(3)], &[]], (&[0, 0], &[]), (&[0, 0, 0], &[]), &[]);
    // 2 hits and a wound of 2; then 3 hits, a wound of 3 and 2 from the first wound; then 5 from
    // both wounds.
    assert_eq!([1, 2, 3].map(|slot| first(&report, slot).dealt), [4, 8, 5]);
}

#[test]
fn a_crippled_praetor_loses_so_many_skulls_in_all() {
    // A die of 1 and level 3: 4 skulls, of which the first later stroke loses 3 and the next one 1.
    let plans: [&[Slot]; 2] =
        [&[Some(("crippling_strike", 1, 0, 0))], &[melee(2), melee(3), Some(("guarded_attack", 2, 2, 0)), melee(4)]];
    let report = duel(plans, (&[0, 0, 0, 0], &[1]), (&[1, 1, 1, 1], &[]), &[]);
    assert_eq!(first(&report, 1).maimed, 4);
    let strokes: Vec<(u8, u16, u16)> =
        (1..=4).map(|slot| second(&report, slot)).map(|blow| (blow.crippled, blow.attack, blow.guard)).collect();
    // Without skulls there is no attack, whatever the luck, and no luck roll. The shields stay.
    assert_eq!(strokes, [(0, 3, 1), (3, 0, 0), (1, 2, 3), (0, 5, 1)]);
    assert_eq!(second(&report, 2).luck, None);
    assert_eq!(report.rounds[1].exchanges[0].blows[1].crippled, 0, "the next round begins afresh");
}

#[test]
fn a_trance_is_tried_against_each_later_move() {
    // 35 in a hundred: a roll of 35 is enough, 36 is not. The move in the same slot still happens,
    // and an empty slot is not tried.
    let plans: [&[Slot]; 2] = [&[TRANCE], &[BURST, melee(5), BURST, None, VEIL, BURST]];
    let report = duel(plans, (&[], &[]), (&[], &[2, 3, 4]), &[35, 36, 1, 100]);
    let made: Vec<bool> = (1..=6).map(|slot| second(&report, slot).made()).collect();
    assert_eq!(made, [true, false, true, false, false, true]);
    let tried: Vec<Vec<u8>> =
        (1..=6).map(|slot| second(&report, slot).trances.iter().map(|test| test.rolled).collect()).collect();
    assert_eq!(tried, [vec![], vec![35], vec![36], vec![], vec![1], vec![100]]);
    let dealt: Vec<u16> = (1..=6).map(|slot| second(&report, slot).dealt).collect();
    assert_eq!(dealt, [2, 0, 3, 0, 0, 4]);
    assert_eq!((second(&report, 5).ward_raised, second(&report, 2).attack), (0, 0));
}

#[test]
fn two_trances_are_both_tried() {
    let report = duel([&[TRANCE, TRANCE], &[None, None, BURST, BURST]], (&[], &[]), (&[], &[6]), &[90, 20, 36, 37]);
    let tests = |slot| second(&report, slot).trances.iter().map(|test| test.rolled).collect::<Vec<_>>();
    assert_eq!((tests(3), second(&report, 3).negated), (vec![90, 20], true));
    assert_eq!((tests(4), second(&report, 4).negated), (vec![36, 37], false));
}

#[test]
fn a_move_that_comes_to_nothing_leaves_luck_alone() {
    // The defense of 5 shields fails: 3 skulls and 1 luck against 2 luck do 2. The lunge meets no
    // enemy skulls, because the attack fails.
    let plans: [&[Slot]; 2] = [&[TRANCE, melee(3), Some(("piercing_lunge", 3, 0, 0))], &[None, shields(5), melee(4)]];
    let report = duel(plans, (&[1, 1], &[5]), (&[2, 2], &[]), &[1, 1]);
    assert_eq!((second(&report, 2).guard, first(&report, 2).dealt), (2, 2));
    assert_eq!((first(&report, 3).hit, first(&report, 3).bonus), (2, 5));
}

#[test]
fn an_oath_sends_back_what_luck_and_wards_leave() {
    // A ward of 6 absorbs a burst of 4. Then 5 skulls and 2 luck against 1 luck make 6 hits. The
    // ward absorbs 2, and the other 4 are returned threefold.
    let report = duel([&[VEIL, OATH], &[BURST, melee(5)]], (&[1], &[3]), (&[2], &[4]), &[]);
    let (oath, struck) = (first(&report, 2), second(&report, 2));
    assert_eq!((struck.hit, struck.warded, struck.turned, struck.dealt), (6, 2, 4, 0));
    assert_eq!((oath.retribution, oath.dealt, struck.hp_after), (12, 12, 88));
}

#[test]
fn only_a_ward_stops_what_an_oath_sends_back() {
    // A burst of 5 is returned as 15, and the attacker's own ward of 6 leaves 9.
    let report = duel([&[None, OATH], &[VEIL, BURST]], (&[], &[]), (&[], &[3, 5]), &[]);
    assert_eq!((first(&report, 2).retribution, first(&report, 2).warded, first(&report, 2).dealt), (15, 6, 9));
}

#[test]
fn an_oath_turns_a_bonus_but_no_earlier_wound() {
    // 3 skulls make a wound of 3. Then 4 skulls and 1 luck against 0 luck make 5 hits, and the
    // lunge adds 6. These 11 are returned as 33, and the wound does its 3.
    let plans: [&[Slot]; 2] = [&[None, OATH], &[Some(("bleeding_wound", 3, 0, 0)), Some(("piercing_lunge", 4, 0, 0))]];
    let report = duel(plans, (&[0, 0], &[]), (&[0, 1], &[6]), &[]);
    let struck = second(&report, 2);
    assert_eq!((struck.hit, struck.bonus, struck.bleeding, struck.turned, struck.dealt), (5, 6, 3, 11, 3));
    assert_eq!(first(&report, 2).dealt, 33);
}

#[test]
fn two_oaths_do_nothing() {
    let report = duel([&[OATH], &[OATH]], (&[], &[]), (&[], &[]), &[]);
    assert_eq!((first(&report, 1).dealt, second(&report, 1).dealt), (0, 0));
}

#[test]
fn bones_break_for_the_shields_of_two_slots() {
    // Slots 1 and 2 have 4 and 2 shields. 6 skulls and 0 luck against 2 shields and 0 luck make 4
    // hits, and break bones for the 6 shields of both slots.
    let guarded = |skulls, shields| Some(("guarded_attack", skulls, shields, 0));
    let plans: [&[Slot]; 2] = [
        &[None, Some(("bone_breaker", 6, 0, 0)), None, Some(("bone_breaker", 6, 0, 0))],
        &[guarded(1, 4), guarded(1, 2)],
    ];
    let report = duel(plans, (&[0, 0, 0], &[]), (&[0, 0, 0], &[]), &[]);
    assert_eq!((first(&report, 2).hit, first(&report, 2).bonus), (4, 6));
    assert_eq!((first(&report, 4).hit, first(&report, 4).bonus), (6, 0), "two slots later they are forgotten");
}

#[test]
fn a_rupture_counts_the_moves_made() {
    // A melee attack, an empty slot and a defense are two moves, for 6 damage; then there are
    // three, for 9.
    let rupture = Some(("tentacle_rupture", 0, 0, 4));
    let report = duel([&[melee(1), None, shields(1), rupture, rupture], &[]], (&[0], &[]), (&[0], &[]), &[]);
    assert_eq!((first(&report, 4).dealt, first(&report, 5).dealt), (6, 9));
    // A move that a trance cancelled does not count.
    let report = duel([&[TRANCE], &[melee(1), melee(1), rupture]], (&[0], &[]), (&[0], &[]), &[1, 100]);
    assert_eq!(second(&report, 3).dealt, 3);
}
