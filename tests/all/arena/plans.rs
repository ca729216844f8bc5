//! Plans: lawful and unlawful ones, random ones, counselled ones, and ones found by search; and the
//! forecast (manual 4.17; facts 13, 23.12).

use infernal_conclave::rules::arena::{
    Duelist, Plan, PlanFault, STROKES, Stroke, best_plan, check_plan, counsel, fight, forecast, random_plan,
};
use infernal_conclave::rules::attachments::{KnownMoves, Praetor};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::ids::MoveKind;
use infernal_conclave::rules::tableau::Tableau;

use super::{Slot, all_moves, dice, duelist, move_kind, plan, stroke};

/// Returns every praetor of the catalog twice: unchanged, and with all moves.
fn everybody() -> Vec<Duelist> {
    let catalog = Catalog::standard();
    let fresh = catalog.praetor_kinds().map(|kind| Duelist::from(&Praetor::fresh(&catalog, kind)));
    fresh.flat_map(|duelist| [duelist, Duelist { moves: all_moves(), ..duelist }]).collect()
}

fn named(name: &str) -> Duelist {
    let catalog = Catalog::standard();
    Duelist::from(&Praetor::fresh(&catalog, catalog.praetor_named(name).unwrap()))
}

/// Returns a praetor with 6 skulls, 5 shields and 4 orbs who has learned Impale.
fn pupil() -> Duelist {
    let mut moves = KnownMoves::default();
    moves.add(move_kind("impale"));
    Duelist { attack: 6, defense: 5, moves, ..duelist(2, 10, 4, 2) }
}

fn checked(strokes: &[Slot]) -> Result<(), PlanFault> {
    check_plan(&Catalog::standard(), &pupil(), &plan(strokes))
}

#[test]
fn lawful_plans_pass() {
    for strokes in [
        &[][..],
        &[Some(("melee_attack", 5, 0, 0)), None, Some(("melee_attack", 1, 0, 0))],
        &[Some(("impale", 3, 4, 0)), Some(("guarded_attack", 3, 1, 0)), Some(("infernal_burst", 0, 0, 3))],
        &[Some(("melee_defense", 0, 5, 0))],
    ] {
        assert_eq!(checked(strokes), Ok(()), "{strokes:?}");
    }
}

#[test]
fn hostile_plans_are_refused() {
    let wrong = |stroke| Err(PlanFault::WrongCost { stroke });
    for (stroke, why) in [
        (("melee_attack", 0, 0, 0), wrong(0)),
        (("melee_attack", 6, 0, 0), wrong(0)),
        (("melee_attack", 3, 1, 0), wrong(0)),
        (("melee_attack", 3, 0, 1), wrong(0)),
        (("melee_defense", 0, 0, 0), wrong(0)),
        (("guarded_attack", 4, 0, 0), wrong(0)),
        (("infernal_burst", 0, 0, 2), wrong(0)),
        (("infernal_burst", 0, 0, 4), wrong(0)),
        (("infernal_burst", 1, 0, 3), wrong(0)),
        (("impale", 0, 4, 0), wrong(0)),
        (("impale", 255, 255, 255), wrong(0)),
        (("bone_breaker", 6, 0, 0), Err(PlanFault::UnknownMove(move_kind("bone_breaker")))),
    ] {
        assert_eq!(checked(&[Some(stroke)]), why, "{stroke:?}");
    }
    assert_eq!(checked(&[None, None, Some(("melee_attack", 6, 0, 0))]), wrong(2), "the slot is told");
    let five = Some(("melee_attack", 5, 0, 0));
    assert_eq!(checked(&[five, five]), Err(PlanFault::TooManySkulls { has: 6 }));
    let shields = Some(("melee_defense", 0, 3, 0));
    assert_eq!(checked(&[shields, shields]), Err(PlanFault::TooManyShields { has: 5 }));
    let burst = Some(("infernal_burst", 0, 0, 3));
    assert_eq!(checked(&[burst, burst]), Err(PlanFault::TooManyOrbs { has: 4 }));
}

#[test]
fn a_move_that_does_not_exist_is_refused_and_does_nothing() {
    let catalog = Catalog::standard();
    let ghost = Stroke { kind: MoveKind(255), ..stroke("melee_attack", 5, 0, 0) };
    let hostile = Plan { strokes: [Some(ghost); STROKES] };
    let anyone = pupil();
    assert_eq!(check_plan(&catalog, &anyone, &hostile), Err(PlanFault::UnknownMove(MoveKind(255))));
    // No praetor should fight by this plan. If one does, nothing happens.
    let report = fight(&catalog, [anyone, anyone], [&hostile, &hostile], &mut dice(1));
    assert!(report.stalemate());
}

#[test]
fn random_plans_are_lawful_and_nearly_full() {
    let catalog = Catalog::standard();
    let mut rolls = dice(5);
    for duelist in everybody() {
        let (mut spent, mut most, mut plans) = (0, 0, std::collections::BTreeSet::new());
        for _ in 0..100 {
            let plan = random_plan(&catalog, &duelist, &mut rolls);
            assert_eq!(check_plan(&catalog, &duelist, &plan), Ok(()), "{duelist:?} {plan:?}");
            let points = plan.spent().iter().sum::<u32>();
            spent += points;
            most = most.max(points);
            plans.insert(plan);
        }
        // Six slots cannot use all points, and no move uses a single orb.
        let all: u32 = duelist.points().map(u32::from).iter().sum();
        assert!(most * 100 >= all * 80, "{duelist:?} spends at most {most} of {all}");
        assert!(spent * 100 >= most * 100 * 90, "{duelist:?} spends {spent}, {most} of {all} at best");
        assert!(plans.len() > 40, "{duelist:?} has only {} plans", plans.len());
    }
}

#[test]
fn whoever_has_nothing_has_an_empty_plan() {
    let catalog = Catalog::standard();
    let nobody = duelist(1, 5, 0, 0);
    assert_eq!(random_plan(&catalog, &nobody, &mut dice(1)), Plan::default());
    assert_eq!(counsel(&catalog, &nobody), Plan::default());
    assert_eq!(best_plan(&catalog, &nobody, &nobody, 100, &mut dice(1)), Plan::default());
}

/// Returns the number of victories and defeats of this plan in 2000 duels against random plans.
fn against_random(own: &Duelist, plan: &Plan, enemy: &Duelist) -> (u32, u32) {
    let odds = forecast(&Catalog::standard(), [*own, *enemy], [Some(plan), None], 2000, &mut dice(11));
    (odds.wins, odds.losses)
}

#[test]
fn counsel_is_lawful_the_same_every_time_and_better_than_chance() {
    let catalog = Catalog::standard();
    let (mut wins, mut losses) = (0, 0);
    for duelist in everybody().into_iter().step_by(3) {
        let plan = counsel(&catalog, &duelist);
        assert_eq!(check_plan(&catalog, &duelist, &plan), Ok(()));
        assert_eq!(counsel(&catalog, &duelist), plan);
        // The same praetor on both sides: only the plans differ.
        let (won, lost) = against_random(&duelist, &plan, &duelist);
        wins += won;
        losses += lost;
    }
    assert!(wins > 2 * losses, "{wins} victories and {losses} defeats");
}

#[test]
fn a_plan_that_was_looked_for_beats_random_ones_clearly() {
    let catalog = Catalog::standard();
    let moves = all_moves();
    let learned = |duelist: Duelist| Duelist { moves, ..duelist };
    for (own, enemy) in [
        (named("furfur"), named("furfur")),
        (named("orias"), named("decarabia")),
        (learned(named("malacoda")), named("malacoda")),
        (named("zepar"), learned(named("zepar"))),
    ] {
        let best = best_plan(&catalog, &own, &enemy, 10_000, &mut dice(2));
        assert_eq!(check_plan(&catalog, &own, &best), Ok(()));
        assert_eq!(best_plan(&catalog, &own, &enemy, 10_000, &mut dice(2)), best, "the same dice find the same plan");
        let (found, _) = against_random(&own, &best, &enemy);
        let odds = forecast(&catalog, [own, enemy], [None, None], 2000, &mut dice(11));
        assert!(found > odds.wins + 160 && found * 4 > odds.wins * 5, "{found} victories, and {} at random", odds.wins);
    }
}

#[test]
fn the_forecast_agrees_with_duels_really_fought() {
    let catalog = Catalog::standard();
    let learned = |duelist: Duelist| Duelist { moves: all_moves(), ..duelist };
    for (own, enemy) in [
        (named("furfur"), named("decarabia")),
        (named("gusion"), named("farinata")),
        (learned(named("xaphan")), learned(named("naphula"))),
    ] {
        let plans = [counsel(&catalog, &own), counsel(&catalog, &enemy)];
        for known in [[true, true], [true, false]] {
            let given = [known[0].then_some(&plans[0]), known[1].then_some(&plans[1])];
            let odds = forecast(&catalog, [own, enemy], given, 60_000, &mut dice(21));
            assert_eq!(odds.wins + odds.losses + odds.both, odds.trials);
            let mut rolls = dice(22);
            let mut ends = [0_u32; 3];
            const FOUGHT: u32 = 20_000;
            for _ in 0..FOUGHT {
                let unknown = random_plan(&catalog, &enemy, &mut rolls);
                let other = given[1].unwrap_or(&unknown);
                ends[fight(&catalog, [own, enemy], [&plans[0], other], &mut rolls).end as usize] += 1;
            }
            for (counted, fought) in [odds.wins, odds.losses, odds.both].into_iter().zip(ends) {
                let apart =
                    (u64::from(counted) * u64::from(FOUGHT)).abs_diff(u64::from(fought) * u64::from(odds.trials));
                let percent = u64::from(FOUGHT) * u64::from(odds.trials) / 100;
                assert!(apart < percent, "{odds:?} and {ends:?} of {FOUGHT}");
            }
        }
    }
}

/// A described position may have praetors that know more than the basic moves.
#[test]
fn praetors_of_a_position_know_what_they_were_taught() {
    let catalog = Catalog::standard();
    let position = "(
        houses: [(), (), (), ()],
        treasures: [(what: \"furfur\", owner: 0, post: Vault), (what: \"abraxas\", owner: 1, post: Vault)],
        arena: (taught: [(\"furfur\", \"mind_burn\")]),
    )";
    let tableau: Tableau = ron::from_str(position).expect("the position is lawful");
    let game = tableau.set_up(&catalog).expect("the position is in order");
    let knows = |id: &str| {
        let praetor = game.attachments().praetor(catalog.praetor_named(id).expect("the catalog has it"));
        praetor.expect("somebody has it").moves.has(move_kind("mind_burn"))
    };
    assert_eq!([knows("furfur"), knows("abraxas")], [true, false]);
}
