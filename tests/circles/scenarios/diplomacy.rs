//! Diplomacy: influence, atonement, conspiracies and evil deeds (rule 9.7).

use circles_rules::action::{Action, ActionAnswer, Influence};
use circles_rules::facts::{ActionFact, Fact, Why};
use circles_rules::hell::HellAuto;
use circles_rules::ids::{Banner, HellCard, Sphere, Unit};
use circles_rules::refusal::Refusal;
use circles_rules::tableau::Tableau;

use super::{A, B, C, Scene, catalog, daemon, hound, lay, legion, of, officer, unit};

/// Gomory has four hearts and no skill in Hell.
fn base() -> Tableau<'static> {
    lay(&[&["gomory"], &["paymon"], &["agares"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
}

fn lure(unit: Unit, to: Option<Banner>, bribes: &[u32]) -> Influence {
    Influence { unit, to, with: Vec::new(), bribes: bribes.to_vec() }
}

fn succeeded(scene: &Scene) -> bool {
    scene.facts.iter().any(|fact| matches!(fact, Fact::Action(ActionFact::Influenced { good: true, .. })))
}

/// "Example: Influencing Units": the legion is at home, so a Favour is paid. Three Souls make -2
/// and -1, and 6 (-2 = 4) and 5 (-1 = 4) just make it.
#[test]
fn gomory_lures_a_legion() {
    let tableau = base().legions(of(B), "orgastica", 1).wealth(A, 3, 1, 0).dice(&[6, 5]);
    let mut scene = Scene::turn(tableau, A, "gomory");
    scene.act(Action::Influence(lure(unit(B, 1), Some(of(A)), &[2, 1])));
    assert_eq!((scene.souls(A), scene.favours(A)), (0, (0, 0)));
    assert_eq!((scene.legions(of(A), "orgastica"), scene.legions(of(B), "orgastica")), (1, 0));
    assert_eq!(scene.dice(|why| matches!(why, Why::Influence { .. })), [6, 5]);
}

/// "If a Daemon tries to influence a Unit that is 'at home,' that is, in one of it's own
/// Triumvirate's Sectio, the Daemon must pay one Favour." A Favour that a Disfavour binds does not
/// count (rule 14.1).
#[test]
fn units_at_home_cost_a_favour() {
    let tableau = base().legions(of(B), "orgastica", 1).legions(of(B), "spies", 1);
    let ask = |scene: &Scene, number| {
        scene.refusal(A, ActionAnswer::Act(Action::Influence(lure(unit(B, number), None, &[]))))
    };
    let scene = Scene::turn(tableau.clone().wealth(A, 0, 1, 1), A, "gomory");
    assert_eq!((ask(&scene, 1), ask(&scene, 2)), (Some(Refusal::Favours), None));
    let scene = Scene::turn(tableau.wealth(A, 0, 2, 1), A, "gomory");
    assert_eq!(ask(&scene, 1), None);
}

/// "To disband a Legion the player must successfully Roll Against Hearts. To make a Legion change
/// allegiance the player must successfully Roll Against Hearts twice. If an attempt to make a
/// Legion change allegiance succeeds on the first roll, but fails on the second, the attempt
/// fails." A lieutenant needs two and three rolls.
#[test]
fn rolls_against_hearts_are_counted() {
    let tableau = || base().legions(of(B), "spies", 1).lieutenant(of(B), "miracle-workers", "verin");
    let verin = Unit::Lieutenant(officer("verin"));
    for (unit, to, dice, good) in [
        (unit(B, 1), None, vec![4], true),
        (unit(B, 1), None, vec![5], false),
        (unit(B, 1), Some(of(A)), vec![4, 5], false),
        (verin, None, vec![4, 4], true),
        (verin, Some(of(A)), vec![4, 4, 5], false),
        (verin, Some(of(A)), vec![4, 4, 4], true),
    ] {
        let mut scene = Scene::turn(tableau().dice(&dice), A, "gomory");
        scene.act(Action::Influence(lure(unit, to, &[])));
        assert_eq!((succeeded(&scene), scene.dice(|why| matches!(why, Why::Influence { .. }))), (good, dice));
    }
}

/// "A Lieutenant that changes allegiance does so along with as many Legions (influencing Daemons
/// chose which) as his Leadership Number allows." "A Lieutenant that disbands [...] is placed in
/// the 'Returned' box. Any Units he was stacked with are left on the board."
#[test]
fn a_lieutenant_takes_his_legions_along() {
    let tableau = || base().legions(of(B), "spies", 4).lieutenant(of(B), "spies", "verin").dice(&[1, 1, 1]);
    let verin = Unit::Lieutenant(officer("verin"));
    let with = |numbers: &[u8]| numbers.iter().map(|number| legion(B, *number)).collect::<Vec<_>>();
    let mut scene = Scene::turn(tableau(), A, "gomory");
    let ask = |numbers: &[u8]| Influence { unit: verin, to: Some(of(C)), with: with(numbers), bribes: Vec::new() };
    assert_eq!(
        scene.refusal(A, ActionAnswer::Act(Action::Influence(ask(&[1, 2])))),
        Some(Refusal::Count),
        "as many as he commands"
    );
    scene.act(Action::Influence(ask(&[1, 3, 4])));
    assert_eq!((scene.legions(of(C), "spies"), scene.legions(of(B), "spies")), (3, 1));
    assert_eq!(scene.game.board().officer(officer("verin")).map(|officer| officer.banner), Some(of(C)));
    let mut scene = Scene::turn(tableau(), A, "gomory");
    scene.act(Action::Influence(lure(verin, None, &[])));
    assert_eq!((scene.game.returned(), scene.legions(of(B), "spies")), (&[officer("verin")][..], 4));
}

/// "Legions stacked with Lieutenants may not be influenced. Instead the Lieutenant must be
/// targeted." Ruling "stacked-legions": minders first, then the lowest numbers.
#[test]
fn legions_under_a_lieutenant_are_safe() {
    let tableau = base().legions(of(B), "spies", 4).lieutenant(of(B), "spies", "alichino").hound(
        "shuck",
        Some(legion(B, 3)),
        "spies",
    );
    let scene = Scene::turn(tableau, A, "gomory");
    let refused = |number| scene.refusal(A, ActionAnswer::Act(Action::Influence(lure(unit(B, number), None, &[]))));
    assert_eq!([1, 2, 3, 4].map(refused), [Some(Refusal::Led), None, Some(Refusal::Led), None]);
}

/// "In that case each Soul paid as a bonus gives an extra +1 modifier on *all* of the influencing
/// player's dice rolls."
#[test]
fn bonus_pay_keeps_a_lieutenant() {
    let tableau = base().lieutenant(of(B), "spies", "verin").bonus("verin", 2).wealth(A, 9, 0, 0).dice(&[3, 2]);
    let mut scene = Scene::turn(tableau, A, "gomory");
    scene.act(Action::Influence(lure(Unit::Lieutenant(officer("verin")), None, &[1, 0])));
    assert!(succeeded(&scene), "3-1+2 and 2+2 are four each");
    assert_eq!(scene.souls(A), 8);
}

/// "Hellhounds are beyond being influenced [...]. If their Minder changes allegiance, they will
/// follow. If their Minder is disbanded, they will go on a rampage." "He may also grant the Unit(s)
/// independence and turn them into Freebooters."
#[test]
fn hounds_follow_or_run() {
    let tableau = || base().legions(of(B), "spies", 1).hound("shuck", Some(legion(B, 1)), "spies");
    let scene = Scene::turn(tableau(), A, "gomory");
    let at_hound = lure(Unit::Hound(hound("shuck")), None, &[]);
    assert_eq!(scene.refusal(A, ActionAnswer::Act(Action::Influence(at_hound))), Some(Refusal::Unit));
    let mut scene = Scene::turn(tableau().dice(&[1, 1]), A, "gomory");
    scene.act(Action::Influence(lure(unit(B, 1), Some(Banner::Freebooters), &[])));
    let minder = scene.game.board().hound(hound("shuck")).and_then(|hound| hound.minder);
    assert_eq!(minder.map(|minder| minder.banner), Some(Banner::Freebooters));
    // The minder disbands, and the hound runs out of Hell's ninth circle towards the eighth.
    let mut scene = Scene::turn(tableau().dice(&[1, 3]), A, "gomory");
    scene.act(Action::Influence(lure(unit(B, 1), None, &[])));
    let there = scene.game.board().hound(hound("shuck")).expect("a hound");
    assert_eq!((there.minder, there.at), (None, super::at("miracle-workers")));
}

/// The table of atonement (rule 9.7.2), cell by cell.
#[test]
fn the_table_of_atonement() {
    // Hearts, dice, Disfavours that are left of three; None if the daemon is incapacitated.
    let table = [
        ("sammael", [None, None, Some(3), Some(1), Some(0)]),
        ("gomory", [None, Some(3), Some(2), Some(2), Some(1)]),
        ("baal", [None, Some(3), Some(2), Some(2), Some(1)]),
        ("moloch", [None, Some(3), Some(3), Some(2), Some(1)]),
    ];
    let dice = [[2, 2], [3, 3], [4, 4], [5, 5], [6, 5]];
    for (id, row) in table {
        for (dice, left) in dice.into_iter().zip(row) {
            let tableau = lay(&[&[id], &["paymon"], &["agares"]])
                .owns(of(A), &["liars"])
                .owns(of(B), &["orgastica"])
                .owns(of(C), &["caina"])
                .wealth(A, 0, 0, 3)
                .dice(&dice);
            let mut scene = Scene::turn(tableau, A, id);
            scene.act(Action::Atone);
            let able = scene.own(A).daemon(daemon(id)).is_some_and(circles_rules::game::Daemon::is_able);
            let found = if able { Some(scene.favours(A).1) } else { None };
            assert_eq!(found, left, "{id} {dice:?}");
        }
    }
    let scene = Scene::turn(base(), A, "gomory");
    assert_eq!(scene.refusal(A, ActionAnswer::Act(Action::Atone)), Some(Refusal::NothingToAtone));
}

fn hell_named(id: &str) -> HellCard {
    let kind = catalog().event_named(id).expect("an event");
    catalog().hell_cards().find(|card| catalog().hell_card(*card).event == kind).expect("a card")
}

/// "Example: Conspire": Ukobach, with two stars, draws four Hell cards. "Twelfth Night" and
/// "Orgasmatron" are not permanent. She uses "Tempers" to replace "Red Peril"; "The Bees" could
/// have gone to the empty box.
#[test]
fn ukobach_conspires() {
    let tableau = lay(&[&["ukobach"], &["paymon"], &["agares"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .on_earth("ukobach")
        .permanent("red-peril")
        .top_event("bees")
        .top_event("tempers")
        .top_event("orgasmatron")
        .top_event("twelfth-night");
    let mut scene = Scene::turn(tableau, A, "ukobach");
    scene.act(Action::Conspire);
    let seen = scene.game.peek().expect("cards").hell.clone();
    assert_eq!(seen.len(), 4);
    let refused = |id: &str| scene.refusal(A, ActionAnswer::Conspire(Some(hell_named(id))));
    assert_eq!((refused("twelfth-night"), refused("orgasmatron")), (Some(Refusal::Card), Some(Refusal::Card)));
    assert_eq!((refused("bees"), refused("great-war")), (None, Some(Refusal::NotThere)));
    scene.say(A, ActionAnswer::Conspire(Some(hell_named("tempers"))));
    assert_eq!(scene.game.permanent(Sphere::Hell), Some(hell_named("tempers")));
    assert_eq!(scene.game.permanent(Sphere::Earth), None);
    let bottom = scene.game.hell_deck().bottom();
    assert!(
        ["red-peril", "bees", "orgasmatron", "twelfth-night"].map(hell_named).iter().all(|card| bottom.contains(card))
    );
}

/// Rule 9.7.3.1: "draw as many Hell Cards as he has Stars of Magic. He must then chose one of those
/// cards to be placed face down at the top of the Hell Card Deck [...]. Barring other conspirers
/// the Daemon has now chosen the Event of the next Hell Phase."
#[test]
fn an_event_is_rigged() {
    let tableau = base().on_earth("gomory").top_event("bees").top_event("tempers").top_event("audit");
    let turn = circles_rules::action::ActionAsk::Turn { seat: A, daemon: daemon("gomory") };
    let mut scene = Scene::steps(tableau, [turn.into(), circles_rules::step::Step::from(HellAuto::Event)]);
    scene.act(Action::Rig);
    assert_eq!(scene.game.peek().map(|peek| peek.hell.len()), Some(3), "her three stars");
    assert_eq!(scene.refusal(A, ActionAnswer::Rig(hell_named("great-war"))), Some(Refusal::NotThere));
    let others = circles_rules::view::View::of(&scene.game, B);
    assert!(others.game().peek().is_some_and(|peek| peek.hell.is_empty()) && others.hidden().peek == (3, 0));
    scene.say(A, ActionAnswer::Rig(hell_named("bees")));
    assert_eq!(scene.game.permanent(Sphere::Earth), Some(hell_named("bees")));
}

/// "Example: Do Evil Deeds": Moloch rolls 3 and 6. "The 6 earns Moloch's Triumvirate a Favour."
#[test]
fn moloch_does_evil_deeds() {
    let tableau = lay(&[&["moloch"], &["paymon"], &["agares"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .on_earth("moloch")
        .dice(&[3, 6]);
    let mut scene = Scene::turn(tableau, A, "moloch");
    scene.act(Action::Deeds);
    assert_eq!(scene.favours(A), (1, 0));
}

/// Asmodeus may repeat a failed roll; Andras' deeds succeed with 5 and 6.
#[test]
fn some_daemons_are_skilled_diplomats() {
    let tableau = |id: &'static [&'static str]| {
        lay(&[id, &["paymon"], &["agares"]]).owns(of(A), &["liars"]).owns(of(B), &["orgastica"]).owns(of(C), &["caina"])
    };
    let asmodeus = tableau(&["asmodeus"]).legions(of(B), "spies", 1).dice(&[6, 5, 6]);
    let mut scene = Scene::turn(asmodeus, A, "asmodeus");
    scene.act(Action::Influence(lure(unit(B, 1), Some(of(A)), &[])));
    assert!(!succeeded(&scene));
    assert_eq!(scene.dice(|why| matches!(why, Why::Influence { .. })), [6, 5, 6]);
    let andras = tableau(&["andras"]).on_earth("andras").dice(&[5, 6, 4, 1]);
    let mut scene = Scene::turn(andras, A, "andras");
    scene.act(Action::Deeds);
    assert_eq!(scene.favours(A), (2, 0));
}
