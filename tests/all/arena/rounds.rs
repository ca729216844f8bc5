//! The rounds of a duel, and its end (manual 4.17; ruling R62).

use infernal_conclave::rules::arena::{DuelEnd, DuelReport, Duelist, fight};
use infernal_conclave::rules::catalog::Catalog;

use super::{Slot, dice, duelist, fought, lists, plan};

const BURST: Slot = Some(("infernal_burst", 0, 0, 3));

fn rolled(duelists: [Duelist; 2], plans: [&[Slot]; 2], seed: u64) -> DuelReport {
    let plans = plans.map(plan);
    fight(&Catalog::standard(), duelists, [&plans[0], &plans[1]], &mut dice(seed))
}

#[test]
fn the_same_plan_is_fought_round_after_round() {
    // Two skulls a round against 5 hit points, without luck: 2, 2 and 1.
    let plans: [&[Slot]; 2] = [&[None, Some(("melee_attack", 2, 0, 0))], &[]];
    let report = rolled([duelist(1, 5, 0, 0), duelist(1, 5, 0, 0)], plans, 1);
    assert_eq!((report.end, report.rounds.len()), (DuelEnd::First, 3));
    let lengths: Vec<usize> = report.rounds.iter().map(|round| round.exchanges.len()).collect();
    assert_eq!(lengths, [6, 6, 2], "the last round ends with the blow that ends the duel");
    let left: Vec<u16> = report.rounds.iter().map(|round| round.exchanges[1].blows[1].hp_after).collect();
    assert_eq!(left, [3, 1, 0]);
    assert!(report.end.stands(infernal_conclave::rules::arena::Corner::First));
}

#[test]
fn both_can_fall_in_one_slot() {
    let [one, other] = [lists(&[], &[5], &[]), lists(&[], &[4], &[])];
    let burst = plan(&[BURST]);
    let report = fought([duelist(1, 4, 3, 0), duelist(1, 5, 3, 0)], [&burst, &burst], [&one, &other]);
    assert_eq!((report.end, report.stalemate(), report.hp()), (DuelEnd::Both, false, [0, 0]));
}

/// Checks that a duel ends after this many rounds because no side can fall.
#[track_caller]
fn endless(duelists: [Duelist; 2], plans: [&[Slot]; 2], rounds: usize) {
    let report = rolled(duelists, plans, 3);
    assert_eq!((report.end, report.stalemate(), report.rounds.len()), (DuelEnd::Both, true, rounds), "{plans:?}");
}

#[test]
fn who_cannot_be_hurt_does_not_fight_for_ever() {
    let pair = |luck| [duelist(2, 9, 6, luck), duelist(2, 9, 6, luck)];
    let (shields, skulls) = (Some(("melee_defense", 0, 5, 0)), Some(("melee_attack", 3, 0, 0)));
    endless(pair(3), [&[], &[]], 1);
    endless(pair(3), [&[shields, shields], &[shields]], 1);
    // 3 skulls and 2 luck do not exceed 5 shields, even without luck on the other side.
    endless(pair(2), [&[skulls], &[shields]], 1);
    // Two oaths and a trance hurt nobody.
    endless(pair(3), [&[Some(("oath_of_retribution", 0, 0, 2))], &[Some(("demonic_trance", 0, 0, 6))]], 1);
    // A burst of at most 6 against a ward of 12.
    endless(pair(0), [&[BURST], &[Some(("impenetrable_stance", 0, 6, 0))]], 1);
}

#[test]
fn whoever_might_be_hurt_goes_on_fighting() {
    let pair = [duelist(2, 3, 6, 3), duelist(2, 3, 6, 3)];
    // 3 skulls and 3 luck exceed 5 shields and 0 luck once in sixteen rolls.
    let (shields, skulls) = (Some(("melee_defense", 0, 5, 0)), Some(("melee_attack", 3, 0, 0)));
    let report = rolled(pair, [&[skulls; 6], &[shields; 6]], 3);
    assert_eq!(report.end, DuelEnd::First);
    assert!(report.rounds.len() > 1);
    // A burst of 6 exceeds a ward of 1 + 2 levels.
    let report = rolled(pair, [&[BURST], &[Some(("veil_of_smoke", 0, 0, 3))]], 3);
    assert_eq!(report.end, DuelEnd::First);
    // The only possible damage comes from an oath.
    let report = rolled(pair, [&[BURST], &[Some(("oath_of_retribution", 0, 0, 2))]], 3);
    assert_eq!(report.end, DuelEnd::Second);
    // A trance can cancel the guard: without it, 3 skulls and 2 luck do not exceed 5 shields.
    let pair = [duelist(2, 3, 6, 2), duelist(2, 3, 6, 2)];
    let trance = Some(("demonic_trance", 0, 0, 6));
    let report = rolled(pair, [&[trance, skulls], &[None, shields]], 3);
    assert_eq!(report.end, DuelEnd::First);
}

#[test]
fn what_comes_back_from_an_oath_can_find_a_weaker_ward() {
    // A skull and 1 luck against 0 luck are returned as 6. The best ward of 12 absorbs them, the
    // worst of 2 does not, and only a lucky blow does any damage. A round with the best rolls for
    // one side therefore shows no damage.
    let (skin, oath) = (Some(("obsidian_skin", 0, 0, 3)), Some(("oath_of_retribution", 0, 0, 2)));
    let plans: [&[Slot]; 2] = [&[None, oath], &[skin, Some(("melee_attack", 1, 0, 0))]];
    let fallen = (0..20).filter(|&seed| {
        let report = rolled([duelist(1, 1, 2, 1), duelist(1, 1, 3, 1)], plans, seed);
        report.end == DuelEnd::First && report.rounds.len() > 1
    });
    assert!(fallen.count() > 10);
}

#[test]
fn a_duel_that_takes_too_long_is_over() {
    // A burst of 6 against a ward of 1 and 4 levels: 1 damage in 36 rounds, against 250 hit points.
    let rounds = usize::from(Catalog::standard().constants.arena.rounds);
    endless([duelist(1, 250, 3, 0), duelist(4, 250, 3, 0)], [&[BURST], &[Some(("veil_of_smoke", 0, 0, 3))]], rounds);
}
