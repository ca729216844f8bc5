//! Actions: their order, passing, and walking the Earth (rules 9.1 to 9.4 and 9.6).

use circles_rules::action::{Action, ActionAnswer, ActionAsk, ActionAuto};
use circles_rules::catalog::definitions::Minor;
use circles_rules::facts::SoulsFact;
use circles_rules::ids::{DaemonKind, Locale};
use circles_rules::refusal::Refusal;
use circles_rules::souls::SoulsAuto;
use circles_rules::step::{Ask, Step};
use circles_rules::tableau::Tableau;

use super::{A, B, C, QUIET, Scene, daemon, lay, of};

fn owned(tableau: Tableau<'static>) -> Tableau<'static> {
    tableau.owns(of(A), &["liars"]).owns(of(B), &["orgastica"]).owns(of(C), &["spies"])
}

fn names(kinds: &[DaemonKind]) -> Vec<&str> {
    kinds.iter().map(|kind| super::catalog().daemon(*kind).id.as_str()).collect()
}

/// "Example: Order of Actions": Sammael, Beelzebub, Ashtaroth, Baal, Caim, Orias, Ukobach, Naburos.
/// The third daemon of the Keys is incapacitated.
#[test]
fn daemons_act_by_rank() {
    let tableau = owned(lay(&[
        &["orias", "ukobach", "ashtaroth"],
        &["beelzebub", "naburos", "baal"],
        &["caim", "sammael", "balban"],
    ]))
    .incapacitated("balban", 6);
    let mut scene = Scene::open(tableau, ActionAuto::Begin);
    let mut order = Vec::new();
    while let Some(kind) = scene.due_daemon() {
        order.push(kind);
        scene.pass();
    }
    let expected = ["sammael", "beelzebub", "ashtaroth", "baal", "caim", "orias", "ukobach", "naburos"];
    assert_eq!(names(&order), expected);
    assert!(scene.own(C).daemon(daemon("balban")).is_some_and(|daemon| !daemon.acted));
}

/// "Example: Very Complex Passing", card by card.
#[test]
fn very_complex_passing() {
    let pass = |slots, cost| Minor::Pass { slots, cost };
    let tableau = owned(lay(&[&["ashtaroth", "orias"], &["baal"], &["caim"]]))
        .track(&["ashtaroth", "baal", "caim", "orias"])
        .wealth(A, 9, 0, 0)
        .wealth(B, 9, 0, 0)
        .wealth(C, 9, 0, 0)
        .minor(A, pass(7, 4))
        .minor(A, pass(2, 1))
        .minor(B, pass(1, 1))
        .minor(B, pass(2, 2))
        .minor(C, pass(1, 1));
    let mut scene = Scene::open(tableau, ActionAuto::Next);
    let pass = |scene: &mut Scene, seat, slots, cost| {
        let card = scene.minor(seat, Minor::Pass { slots, cost });
        let before = scene.souls(seat);
        scene.act(Action::Pass(card));
        assert_eq!(scene.souls(seat), before - u32::from(cost));
        let due = scene.due_daemon().into_iter();
        let line: Vec<DaemonKind> = due.chain(scene.game.track().iter().copied()).collect();
        names(&line).join(" ")
    };
    // "It only took three 'steps' to move Ashtaroth to end of the queue, the four passes she has
    // left are lost."
    assert_eq!(pass(&mut scene, A, 7, 4), "baal caim orias ashtaroth");
    assert_eq!(pass(&mut scene, B, 1, 1), "caim baal orias ashtaroth");
    assert_eq!(pass(&mut scene, C, 1, 1), "baal caim orias ashtaroth");
    assert_eq!(pass(&mut scene, B, 2, 2), "caim orias baal ashtaroth");
    scene.act(Action::March);
    assert_eq!(scene.due_daemon(), Some(daemon("orias")));
    assert_eq!(pass(&mut scene, A, 2, 1), "baal ashtaroth orias");
    // "A Daemon may not Pass initially and then Pass for Good later during the Action Phase."
    assert_eq!(scene.refusal(B, ActionAnswer::Act(Action::PassForGood)), Some(Refusal::Passed));
    scene.act(Action::March).act(Action::March);
    assert_eq!(scene.due_daemon(), Some(daemon("orias")), "she is the last");
}

/// A Pass needs its card, its Souls, and somebody who acts before.
#[test]
fn passing_needs_somebody_behind() {
    let tableau = owned(lay(&QUIET)).minor(A, Minor::Pass { slots: 2, cost: 2 });
    let scene = Scene::turn(tableau.clone().wealth(A, 9, 0, 0), A, "agares");
    let card = scene.minor(A, Minor::Pass { slots: 2, cost: 2 });
    let pass = || ActionAnswer::Act(Action::Pass(card));
    assert_eq!(scene.refusal(A, pass()), Some(Refusal::LastInLine));
    let scene = Scene::turn(tableau.track(&["paymon"]).wealth(A, 1, 0, 0), A, "agares");
    assert_eq!(scene.refusal(A, pass()), Some(Refusal::Souls));
}

/// "Example: Walking the Earth": one Soul to go, and in the next Soul Phase 10 Souls (four Hearts
/// and a Soul Roll of six) and a Favour. "By taking a March Action, Andras falls back to Hell."
#[test]
fn andras_walks_the_earth() {
    let tableau = owned(lay(&[&["andras"], &["paymon"], &["gomory"]]))
        .wealth(A, 1, 0, 0)
        .minor(A, Minor::Walk { cost: 1 })
        .dice(&[6]);
    let turn = Step::from(ActionAsk::Turn { seat: A, daemon: daemon("andras") });
    let steps = [turn.clone(), SoulsAuto::Favours.into(), SoulsAuto::Income.into(), turn];
    let mut scene = Scene::steps(tableau, steps);
    let card = scene.minor(A, Minor::Walk { cost: 1 });
    scene.act(Action::Walk(card));
    assert_eq!(scene.favours(A), (1, 0));
    assert!(scene.saw(SoulsFact::Harvested { seat: A, daemon: daemon("andras"), souls: 10 }));
    let andras = scene.own(A).daemon(daemon("andras")).cloned().expect("Andras");
    assert_eq!((andras.locale, andras.ticket), (Locale::Earth, Some(card)));
    assert_eq!(scene.refusal(A, ActionAnswer::Act(Action::Walk(card))), Some(Refusal::NotYourCard));
    scene.act(Action::March);
    let andras = scene.own(A).daemon(daemon("andras")).cloned().expect("Andras");
    assert_eq!((andras.locale, andras.ticket), (Locale::Hell, None));
    assert_eq!(scene.game.arcana_deck().bottom().last(), Some(&card), "he discards the card");
}

/// "If a player wants a Daemon to stay on Earth he needs to either Pass for Good or Pass, or take a
/// Diplomacy or Cast Magic Action that affects Earth." Rule 9.6.1: it may also just leave.
#[test]
fn daemons_stay_on_earth_or_leave() {
    let scene = || Scene::turn(owned(lay(&QUIET)).on_earth("agares").wealth(A, 0, 0, 1), A, "agares");
    let stays = |action: Action| {
        let mut scene = scene();
        scene.act(action).rest();
        scene.own(A).daemon(daemon("agares")).is_some_and(|daemon| daemon.locale == Locale::Earth)
    };
    for action in [Action::PassForGood, Action::Deeds, Action::Conspire, Action::Rig] {
        assert!(stays(action.clone()), "{action:?}");
    }
    for action in [Action::LeaveEarth, Action::March, Action::Atone] {
        assert!(!stays(action.clone()), "{action:?}");
    }
    let scene = Scene::turn(owned(lay(&QUIET)), A, "agares");
    for action in [Action::LeaveEarth, Action::Deeds, Action::Conspire, Action::Rig] {
        assert_eq!(scene.refusal(A, ActionAnswer::Act(action)), Some(Refusal::Locale));
    }
}

/// "Incapacitated Daemons may not take Actions and therefore do not participate in this phase."
#[test]
fn a_daemon_that_must_pass_is_not_asked() {
    let tableau = owned(lay(&[&["agares", "caim"], &["paymon"], &["gomory"]])).bound("agares");
    let mut scene = Scene::open(tableau, ActionAuto::Begin);
    assert_eq!(scene.due_daemon(), Some(daemon("caim")));
    let agares = scene.own(A).daemon(daemon("agares")).cloned().expect("Agares");
    assert!(agares.acted && !agares.bound);
    scene.rest();
    assert!(scene.game.track().is_empty());
}

/// An eclipse closes the way to Earth, and the age of reason makes it dear.
#[test]
fn events_change_the_way_to_earth() {
    let tableau = owned(lay(&QUIET)).minor(A, Minor::Walk { cost: 1 }).wealth(A, 2, 0, 0).permanent("age-of-reason");
    let scene = Scene::turn(tableau, A, "agares");
    let card = scene.minor(A, Minor::Walk { cost: 1 });
    assert_eq!(scene.refusal(A, ActionAnswer::Act(Action::Walk(card))), Some(Refusal::Souls));
    assert!(matches!(scene.game.due(), Some(Ask::Action(_))));
}
