//! The example of manual 4.17: Furfur against Decarabia, with the rolls given there.

use infernal_conclave::rules::arena::{DuelEnd, Duelist, check_plan};
use infernal_conclave::rules::catalog::Catalog;

use super::{duelist, first, fought, lists, plan, second, slot};

/// In the manual Furfur has 16 hit points and 3 luck, and spends 10 skulls, 7 shields and 3 orbs.
/// Decarabia spends 9, 5 and 3.
fn furfur() -> Duelist {
    Duelist { attack: 10, defense: 7, infernal: 3, ..duelist(3, 16, 3, 3) }
}

fn decarabia() -> Duelist {
    Duelist { attack: 9, defense: 7, infernal: 3, ..duelist(4, 9, 3, 2) }
}

#[test]
fn the_example_comes_out_slot_by_slot() {
    let catalog = Catalog::standard();
    let plans = [
        plan(&[
            Some(("impale", 3, 6, 0)),
            Some(("guarded_attack", 3, 1, 0)),
            Some(("infernal_burst", 0, 0, 3)),
            Some(("melee_attack", 4, 0, 0)),
        ]),
        plan(&[
            Some(("melee_attack", 5, 0, 0)),
            Some(("guarded_attack", 2, 3, 0)),
            Some(("infernal_burst", 0, 0, 3)),
            Some(("guarded_attack", 2, 2, 0)),
        ]),
    ];
    let duelists = [furfur(), decarabia()];
    for (duelist, plan) in duelists.iter().zip(&plans) {
        check_plan(&catalog, duelist, plan).unwrap();
    }
    // Luck is rolled in slots 1, 2 and 4. In slot 3 both roll a die.
    let rolls = [lists(&[2, 3, 2], &[2], &[]), lists(&[2, 1, 1], &[4], &[])];
    let report = fought(duelists, [&plans[0], &plans[1]], [&rolls[0], &rolls[1]]);

    // Slot 1: 3 skulls and 2 luck against 2 luck do 3 damage. 6 shields are 1 more than 5 skulls,
    // for 1 more damage. Decarabia falls from 9 to 5 hit points.
    let blow = first(&report, 1);
    assert_eq!((blow.attack, blow.guard, blow.hit, blow.bonus, blow.dealt), (5, 8, 3, 1, 4));
    // 5 skulls and 2 luck against 6 shields and 2 luck: everything is blocked.
    let blow = second(&report, 1);
    assert_eq!((blow.attack, blow.guard, blow.hit, blow.dealt), (7, 2, 0, 0));
    assert_eq!((first(&report, 1).hp_after, second(&report, 1).hp_after), (16, 5));

    // Slot 2: 6 against 4 does 2; 3 against 4 is blocked.
    let blow = first(&report, 2);
    assert_eq!((blow.attack, blow.guard, blow.dealt), (6, 4, 2));
    let blow = second(&report, 2);
    assert_eq!((blow.attack, blow.guard, blow.dealt), (3, 4, 0));
    assert_eq!((first(&report, 2).hp_after, second(&report, 2).hp_after), (16, 3));

    // Slot 3: bursts of 2 and 4, without luck rolls.
    for (blow, die) in [(first(&report, 3), 2), (second(&report, 3), 4)] {
        assert_eq!(
            (blow.luck, blow.direct, blow.dealt, blow.dice.as_slice()),
            (None, die.into(), die.into(), &[die][..])
        );
    }
    assert_eq!((first(&report, 3).hp_after, second(&report, 3).hp_after), (12, 1));

    // Slot 4: 6 against 3 does 3, and Decarabia falls; 3 against 2 luck does 1.
    let blow = first(&report, 4);
    assert_eq!((blow.attack, blow.guard, blow.dealt), (6, 2, 3));
    let blow = second(&report, 4);
    assert_eq!((blow.attack, blow.guard, blow.dealt), (3, 3, 1));
    assert_eq!((first(&report, 4).hp_after, second(&report, 4).hp_after), (11, 0));

    assert_eq!(report.end, DuelEnd::First);
    assert_eq!((report.rounds.len(), report.rounds[0].exchanges.len()), (1, 4), "it ends in the fourth slot");
    assert_eq!((report.hp(), report.stalemate()), ([11, 0], false));
    assert_eq!(slot(&report, 4).slot, 3);
}
