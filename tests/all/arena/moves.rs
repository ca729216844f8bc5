//! Every move, alone and against each basic move, with fixed rolls (manual 4.17, appendix C).
//!
//! The tested praetor has level 3 and infernal power 6 against 3. It rolls 1 for luck and 3 with
//! every die. The enemy rolls 1 for luck and 2 with his die. The enemy's five moves are: nothing;
//! Melee Attack with 3 skulls; Melee Defense with 3 shields; Guarded Attack with 2 skulls and 2
//! shields; Infernal Burst. So, if the tested move has skulls, the enemy's guard is 1, 1, 4, 3, 1.
//! His attack is 4 with Melee Attack and 3 with Guarded Attack, and his burst does 2.

use infernal_conclave::rules::arena::{Blow, Corner};
use infernal_conclave::rules::catalog::Catalog;

use super::{Slot, duelist, fought, lists, plan};

const ENEMY: [Slot; 5] = [
    None,
    Some(("melee_attack", 3, 0, 0)),
    Some(("melee_defense", 0, 3, 0)),
    Some(("guarded_attack", 2, 2, 0)),
    Some(("infernal_burst", 0, 0, 3)),
];

/// Returns the blows of the first slot, of the tested praetor and of the enemy. The tested praetor
/// stands in this corner.
fn blows(corner: Corner, own: Slot, enemy: Slot) -> [Blow; 2] {
    let mut duelists = [duelist(3, 60, 6, 3), duelist(3, 60, 3, 3)];
    let mut plans = [plan(&[own]), plan(&[enemy])];
    let mut rolls = [lists(&[1], &[3; 12], &[]), lists(&[1], &[2], &[])];
    if corner == Corner::Second {
        duelists.reverse();
        plans.reverse();
        rolls.reverse();
    }
    let report = fought(duelists, [&plans[0], &plans[1]], [&rolls[0], &rolls[1]]);
    let exchange = &report.rounds[0].exchanges[0];
    [exchange.blow(corner).clone(), exchange.blow(corner.other()).clone()]
}

/// Damage to an unguarded praetor with luck 1.
const BARE: [u16; 5] = [0, 3, 0, 2, 2];
/// No damage at all.
const NONE: [u16; 5] = [0; 5];

/// The move; its damage against each of the five enemy moves; the damage of each of the five to it.
const TABLE: [(Slot, [u16; 5], [u16; 5]); 21] = [
    // 4 skulls + 1 against guards 1, 1, 4, 3, 1.
    (Some(("melee_attack", 4, 0, 0)), [4, 4, 1, 2, 4], BARE),
    // 2 shields + 1 against attacks of 4 and 3; the burst passes.
    (Some(("melee_defense", 0, 2, 0)), NONE, [0, 1, 0, 0, 2]),
    // 3 skulls + 1; 1 shield + 1.
    (Some(("guarded_attack", 3, 1, 0)), [3, 3, 0, 1, 3], [0, 2, 0, 1, 2]),
    // The die.
    (Some(("infernal_burst", 0, 0, 3)), [3; 5], BARE),
    // Two dice, because 6 infernal power is more than 3.
    (Some(("mind_burn", 0, 0, 4)), [6; 5], BARE),
    // The die and level 3.
    (Some(("blood_boil", 0, 0, 5)), [6; 5], BARE),
    // A ward of 6 absorbs the 3, the 2 and the burst's 2.
    (Some(("veil_of_smoke", 0, 0, 3)), NONE, NONE),
    // 4 + 1 as above, plus the die: 4 skulls are more than 0, 3, 0, 2 and 0, and each attack did
    // damage.
    (Some(("piercing_lunge", 4, 0, 0)), [7, 7, 4, 5, 7], BARE),
    // 1 skull + 1 against 1, 1, 4, 3, 1.
    (Some(("crippling_strike", 1, 0, 0)), [1, 1, 0, 0, 1], BARE),
    // 3 + 1 does 3, 3, 0, 1, 3. 4 shields exceed the enemy's skulls by 4, 1, 4, 2 and 4, which only
    // counts with damage. 4 shields + 1 stop everything except the burst.
    (Some(("impale", 3, 4, 0)), [7, 4, 0, 3, 7], [0, 0, 0, 0, 2]),
    // 4 + 1 does 4, 4, 1, 2, 4. 4 skulls exceed the enemy's shields by 4, 4, 1, 2 and 4.
    (Some(("bleeding_wound", 4, 0, 0)), [8, 8, 2, 4, 8], BARE),
    // 6 + 1 does 6, 6, 3, 4, 6, and the enemy has 0, 0, 3, 2 and 0 shields.
    (Some(("bone_breaker", 6, 0, 0)), [6; 5], BARE),
    // 4 + 1 does 4, 4, 1, 2, 4, plus a die for every two enemy skulls: one against 3 skulls, and
    // one against 2.
    (Some(("sinew_slice", 4, 0, 0)), [4, 7, 1, 5, 4], BARE),
    // Two dice.
    (Some(("lava_orb", 0, 0, 4)), [6; 5], BARE),
    // A ward of two dice.
    (Some(("obsidian_skin", 0, 0, 3)), NONE, NONE),
    // A ward of 12.
    (Some(("impenetrable_stance", 0, 6, 0)), NONE, NONE),
    // A trance has no effect yet.
    (Some(("demonic_trance", 0, 0, 6)), NONE, BARE),
    // 4 - 1 luck is returned threefold, and so are 3 - 1 and the burst's 2.
    (Some(("oath_of_retribution", 0, 0, 2)), [0, 9, 0, 6, 6], NONE),
    // Three dice.
    (Some(("rain_of_brimstone", 0, 0, 6)), [9; 5], BARE),
    // It is the first move of the round, so none came before it.
    (Some(("tentacle_rupture", 0, 0, 4)), NONE, BARE),
    // Six dice of 3.
    (Some(("vile_oath_of_consumption", 0, 0, 6)), [18; 5], BARE),
];

#[test]
fn every_move_does_what_its_words_say() {
    for (own, dealt, suffered) in TABLE {
        for (at, enemy) in ENEMY.into_iter().enumerate() {
            for corner in Corner::BOTH {
                let [blow, answer] = blows(corner, own, enemy);
                assert_eq!(
                    (blow.dealt, answer.dealt),
                    (dealt[at], suffered[at]),
                    "{own:?} against {enemy:?}: {blow:?}"
                );
                assert_eq!((blow.hp_after, answer.hp_after), (60 - suffered[at], 60 - dealt[at]));
            }
        }
    }
}

#[test]
fn the_table_has_every_move_of_the_catalog() {
    let catalog = Catalog::standard();
    for def in &catalog.moves {
        let found = TABLE.iter().filter(|(own, ..)| own.is_some_and(|(name, ..)| name == def.id)).count();
        assert_eq!(found, 1, "{} stands {found} times in the table", def.id);
    }
}

/// Returns the blow of the tested praetor.
fn against(own: Slot, enemy: Slot) -> Blow {
    let [blow, _] = blows(Corner::First, own, enemy);
    blow
}

#[test]
fn wards_tell_what_they_raised_and_what_is_left() {
    for (own, raised) in [
        (Some(("veil_of_smoke", 0, 0, 3)), 3 + 3),
        (Some(("obsidian_skin", 0, 0, 3)), 3 + 3),
        (Some(("impenetrable_stance", 0, 6, 0)), 12),
    ] {
        let left: Vec<u16> = ENEMY.into_iter().map(|enemy| against(own, enemy).ward).collect();
        let expected: Vec<u16> = BARE.into_iter().map(|damage| raised - damage).collect();
        assert_eq!(left, expected, "{own:?}");
        assert_eq!(against(own, None).ward_raised, raised);
        let [_, answer] = blows(Corner::First, own, ENEMY[1]);
        assert_eq!((answer.hit, answer.warded, answer.dealt), (3, 3, 0));
    }
}

#[test]
fn mind_burn_needs_more_infernal_power() {
    let burn = plan(&[Some(("mind_burn", 0, 0, 4))]);
    let rolls = [lists(&[], &[3, 5], &[]), lists(&[], &[], &[])];
    for (own, enemy, damage) in [(6, 6, 3), (5, 6, 3), (7, 6, 8)] {
        let report =
            fought([duelist(3, 60, own, 1), duelist(3, 60, enemy, 1)], [&burn, &plan(&[])], [&rolls[0], &rolls[1]]);
        assert_eq!(report.rounds[0].exchanges[0].blows[0].direct, damage);
    }
}

#[test]
fn a_lunge_needs_more_skulls_and_damage() {
    // 3 skulls are not more than 3: only 4 - 1.
    let blow = against(Some(("piercing_lunge", 3, 0, 0)), ENEMY[1]);
    assert_eq!((blow.hit, blow.bonus), (3, 0));
    // 3 + 1 does not exceed 3 shields + 1.
    let blow = against(Some(("piercing_lunge", 3, 0, 0)), ENEMY[2]);
    assert_eq!((blow.hit, blow.bonus, blow.dealt), (0, 0, 0));
}

#[test]
fn no_other_bonus_comes_without_damage_either() {
    // 6 + 1 against 6 shields and luck does nothing, and no bones break.
    let blow = against(Some(("bone_breaker", 6, 0, 0)), Some(("impale", 1, 6, 0)));
    assert_eq!((blow.hit, blow.bonus), (0, 0));
    // 2 + 1 against 4 shields + 1.
    let blow = against(Some(("sinew_slice", 2, 0, 0)), Some(("guarded_attack", 4, 4, 0)));
    assert_eq!((blow.hit, blow.bonus), (0, 0));
}

#[test]
fn a_slice_counts_pairs_of_skulls() {
    for (skulls, dice) in [(1, 0), (2, 1), (4, 2), (5, 2)] {
        let blow = against(Some(("sinew_slice", 4, 0, 0)), Some(("melee_attack", skulls, 0, 0)));
        assert_eq!((blow.hit, blow.bonus), (4, 3 * dice), "{skulls} skulls");
    }
}

#[test]
fn a_wound_can_be_stopped_by_unused_luck() {
    // 2 skulls + 1 against 1 shield + 3 luck: nothing hits. The wound of 1 is stopped by the 1
    // unused point.
    let own = plan(&[Some(("bleeding_wound", 2, 0, 0))]);
    let enemy = plan(&[Some(("melee_defense", 0, 1, 0))]);
    let rolls = [lists(&[1], &[], &[]), lists(&[3], &[], &[])];
    let report = fought([duelist(3, 60, 0, 3), duelist(3, 60, 0, 3)], [&own, &enemy], [&rolls[0], &rolls[1]]);
    let blow = &report.rounds[0].exchanges[0].blows[0];
    assert_eq!((blow.hit, blow.bonus, blow.blocked, blow.dealt, blow.wound), (0, 1, 1, 0, 1));
}

#[test]
fn a_crippling_needs_a_level_above_the_shields() {
    for (enemy, skulls) in ENEMY.into_iter().zip([6, 6, 0, 6, 6]) {
        assert_eq!(against(Some(("crippling_strike", 1, 0, 0)), enemy).maimed, skulls, "{enemy:?}");
    }
}

#[test]
fn a_trance_tells_its_chance() {
    // 20, and 5 for each of three levels.
    assert_eq!(against(Some(("demonic_trance", 0, 0, 6)), None).trance, 35);
}
