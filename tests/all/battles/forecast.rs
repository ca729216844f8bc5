//! The forecast against fought battles, and invariants of its shares.

use super::{POWER, even, fought, holding, legion, place, rolled, with};
use infernal_conclave::rules::attachments::{Element, RuleChange};
use infernal_conclave::rules::catalog::Ability;
use infernal_conclave::rules::combat::{Battle, Effort, End, Forecast, PARTS, forecast, forecast_with, trials};
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::forces::Stat;

/// Number of battles for each comparison, and the largest difference of a share, in thousandths.
const FIGHTS: u64 = 20_000;
const TOLERANCE: i64 = 10;

/// Every ability that matters in a battle.
pub(super) const ALL: [Ability; 45] = [
    Ability::Bonus(Stat::Melee, 2),
    Ability::LevelRoll(3),
    Ability::Loyalty(3),
    Ability::HitPoints(6),
    Ability::First(Stat::Melee),
    Ability::First(Stat::Infernal),
    Ability::Last(Stat::Ranged),
    Ability::Last(Stat::Melee),
    Ability::Twice(Stat::Ranged),
    Ability::Twice(Stat::Melee),
    Ability::Twice(Stat::Infernal),
    Ability::Rounds(1),
    Ability::Rounds(-1),
    Ability::Charge,
    Ability::Rage,
    Ability::Fierce,
    Ability::BlackLightning,
    Ability::FlameAura,
    Ability::Trample,
    Ability::InfernalBurst,
    Ability::StunningBlow,
    Ability::SulfurousBurns,
    Ability::PowerOfDamnation,
    Ability::WallRam,
    Ability::SiegeEngine,
    Ability::Resist(Stat::Ranged, 1),
    Ability::Resist(Stat::Melee, 2),
    Ability::Resist(Stat::Infernal, 1),
    Ability::Vulnerable(Stat::Ranged, 1),
    Ability::Vulnerable(Stat::Melee, 2),
    Ability::Vulnerable(Stat::Infernal, 1),
    Ability::DarkAura,
    Ability::HalfInfernalDamage,
    Ability::InfernalDissipation,
    Ability::VampiricReaping,
    Ability::FleshRend,
    Ability::LeperKingsCurse,
    Ability::TotemPower,
    Ability::BlockCombatCards,
    Ability::Panic,
    Ability::SoundOfDoom,
    Ability::DemonicSalve,
    Ability::Oblivion,
    Ability::CenterOfEvil,
    Ability::SeatOfCommand,
];

/// Fights a battle many times and compares the results with its forecast.
fn compare(name: &str, battle: &Battle) {
    let odds = forecast(battle);
    // Panic alone has 1,297 possible results, and everything else has to be counted for each of
    // them.
    assert!(odds.exact || name.starts_with("Panic"), "{name} is not counted exactly");
    agree(name, battle, &odds, TOLERANCE);
}

/// Fights a battle many times. The forecast may differ by `tolerance` thousandths.
fn agree(name: &str, battle: &Battle, odds: &Forecast, tolerance: i64) {
    let mut ends = [0_u64; 5];
    let mut damage = [0_u64; 2];
    let mut rolls = Dice::new(4, 16).open(Stream::Forecast);
    trials(battle, FIGHTS as u32, &mut rolls, |end, tolls| {
        ends[end as usize] += 1;
        for (sum, toll) in damage.iter_mut().zip(tolls) {
            *sum += u64::from(toll.damage.unsigned_abs());
        }
    });
    let counted = |end: End| match end {
        End::AttackerDestroyed => odds.defender_wins,
        End::AttackerRetreats => odds.attacker_retreats,
        End::DefenderDestroyed => odds.attacker_wins,
        End::DefenderRetreats => odds.defender_retreats,
        End::BothDestroyed => odds.both_destroyed,
    };
    for end in [
        End::AttackerDestroyed,
        End::AttackerRetreats,
        End::DefenderDestroyed,
        End::DefenderRetreats,
        End::BothDestroyed,
    ] {
        let (seen, said) = (ends[end as usize] * 1000 / FIGHTS, Forecast::scaled(counted(end), 1000));
        assert!(seen.abs_diff(said) as i64 <= tolerance, "{name}: {end:?} fought {seen}, forecast {said}");
    }
    for (sum, counted) in damage.into_iter().zip([odds.attacker_damage, odds.defender_damage]) {
        let (seen, said) = (sum * 100 / FIGHTS, Forecast::scaled(counted, 100));
        assert!(seen.abs_diff(said) as i64 <= tolerance + 2, "{name}: mean damage fought {seen}, forecast {said}");
    }
}

fn shares(odds: &Forecast) -> u64 {
    odds.attacker_wins + odds.defender_wins + odds.attacker_retreats + odds.defender_retreats + odds.both_destroyed
}

#[test]
fn every_ability_is_forecast_as_it_is_fought() {
    for ability in ALL {
        let mut bearer = with(legion(5, [3, 4, 3], 9), &[ability]);
        bearer.max_hp = 12;
        let enemy = with(legion(5, [3, 3, 4], 9), &[Ability::Fierce]);
        compare(&format!("{ability:?} attacking"), &rolled(bearer.clone(), enemy.clone()));
        compare(&format!("{ability:?} defending"), &rolled(enemy, bearer.clone()));
        let walls = with(place(POWER, 5, [4, 3, 4], 9), &[Ability::BlackLightning]);
        let walls_matter = [Ability::WallRam, Ability::SiegeEngine, Ability::Oblivion, Ability::FleshRend];
        if walls_matter.contains(&ability) {
            compare(&format!("{ability:?} before walls"), &rolled(bearer, walls));
        }
    }
}

#[test]
fn combat_cards_are_forecast_as_they_are_fought() {
    for element in [
        Element::Raise(Stat::Melee, 2),
        Element::Lower(Stat::Ranged, 1),
        Element::Shield(3),
        Element::Ward(3),
        Element::Rule(RuleChange::First(Stat::Infernal)),
        Element::Rule(RuleChange::Last(Stat::Ranged)),
        Element::Rule(RuleChange::Longer),
        Element::Rule(RuleChange::Shorter),
    ] {
        let holder = holding(legion(4, [3, 4, 3], 9), &[element, Element::Lower(Stat::Melee, 0)]);
        compare(&format!("{element:?}"), &rolled(holder, legion(5, [3, 3, 4], 9)));
    }
}

#[test]
fn abilities_that_meet_are_forecast_as_they_are_fought() {
    let pairs = [
        ([Ability::SoundOfDoom, Ability::Charge], [Ability::StunningBlow, Ability::Rage]),
        ([Ability::Panic, Ability::Fierce], [Ability::SoundOfDoom, Ability::Oblivion]),
        ([Ability::FleshRend, Ability::LeperKingsCurse], [Ability::TotemPower, Ability::Oblivion]),
        ([Ability::VampiricReaping, Ability::Trample], [Ability::InfernalDissipation, Ability::FlameAura]),
    ];
    for (ours, theirs) in pairs {
        let battle = rolled(with(legion(4, [3, 4, 3], 9), &ours), with(legion(5, [3, 3, 4], 9), &theirs));
        let odds = forecast_with(&battle, Effort { steps: 100_000, ..Effort::LOOK });
        agree(&format!("{ours:?} against {theirs:?}"), &battle, &odds, TOLERANCE);
    }
}

#[test]
fn shares_add_up_to_the_last_part() {
    for ability in ALL {
        for other in [Ability::FleshRend, Ability::Oblivion, Ability::SoundOfDoom] {
            let battle = rolled(with(legion(5, [4, 4, 3], 9), &[ability]), with(legion(4, [3, 4, 4], 9), &[other]));
            let odds = forecast_with(&battle, Effort { steps: 2_000, trials: 50 });
            assert_eq!(shares(&odds), PARTS, "{ability:?} against {other:?}");
            let guessed = forecast_with(&battle, Effort { steps: 10, trials: 7 });
            assert!(!guessed.exact);
            assert_eq!(shares(&guessed), PARTS);
        }
    }
}

#[test]
fn a_battle_without_dice_has_one_outcome() {
    let battle = even(legion(4, [6, 8, 0], 12), legion(3, [5, 14, 0], 15));
    let odds = forecast(&battle);
    assert_eq!((odds.defender_wins, odds.attacker_damage, odds.defender_damage), (PARTS, 12 * PARTS, 2 * PARTS));
    assert_eq!(fought(&battle, 1).end, End::AttackerDestroyed);
}

#[test]
fn too_many_ways_are_sampled_alike_every_time_and_near_the_truth() {
    let horde = |values| {
        with(
            legion(5, values, 30),
            &[Ability::Panic, Ability::FleshRend, Ability::SoundOfDoom, Ability::VampiricReaping],
        )
    };
    let battle = rolled(horde([9, 8, 7]), horde([7, 9, 8]));
    let guessed = forecast(&battle);
    assert!(!guessed.exact);
    assert_eq!(guessed, forecast(&battle));
    agree("two hordes", &battle, &guessed, 2 * TOLERANCE);
    let simple = rolled(with(legion(5, [3, 4, 3], 9), &[Ability::Fierce]), legion(5, [4, 3, 3], 9));
    for steps in [1, 10, 100] {
        let guessed = forecast_with(&simple, Effort { steps, ..Effort::LOOK });
        assert!(!guessed.exact);
        agree("a simple battle", &simple, &guessed, 2 * TOLERANCE);
    }
}

#[test]
fn cards_that_the_asker_does_not_know_are_left_out_and_counted() {
    let mut hidden = holding(legion(4, [3, 4, 3], 9), &[Element::Raise(Stat::Melee, 3)]);
    let plain = rolled(legion(5, [3, 3, 4], 9), legion(4, [3, 4, 3], 9));
    let known = forecast(&rolled(legion(5, [3, 3, 4], 9), hidden.clone()));
    hidden.cards[0].contents = None;
    let unknown = forecast(&rolled(legion(5, [3, 3, 4], 9), hidden));
    assert_eq!(unknown.unknown_cards, 1);
    assert_eq!(Forecast { unknown_cards: 0, ..unknown }, forecast(&plain));
    assert_ne!(known.attacker_damage, unknown.attacker_damage);
}
