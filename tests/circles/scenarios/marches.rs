//! Marches (rules 9.5, 9.5.1, 9.5.2, 16.2 and 16.3).

use circles_rules::action::Action;
use circles_rules::facts::{Fact, FlightFact, MarchFact, Why};
use circles_rules::flight::{FlightAnswer, FlightAsk, Group};
use circles_rules::game::Haunt;
use circles_rules::ids::{Banner, Direction, Place, Unit};
use circles_rules::march::{Leg, MarchAnswer, MarchAsk};
use circles_rules::refusal::Refusal;
use circles_rules::step::Ask;
use circles_rules::tableau::Tableau;

use super::{A, B, C, Scene, at, hound, lay, legion, of, officer, unit, walk};

/// Balban of the Void orders all marches here: she has two skulls.
fn base() -> Tableau<'static> {
    lay(&[&["balban"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
}

fn march(tableau: Tableau<'static>) -> Scene {
    let mut scene = Scene::turn(tableau, A, "balban");
    scene.act(Action::March);
    scene
}

fn verin() -> Unit {
    Unit::Lieutenant(officer("verin"))
}

/// The position of "Example: Movement".
fn example() -> Tableau<'static> {
    base().legions(of(A), "spies", 1).legions(of(A), "sea-of-lard", 1).legions(of(A), "addiction", 1).lieutenant(
        of(A),
        "sea-of-lard",
        "verin",
    )
}

/// Verin goes from the Sea of Lard to Addiction with one legion, picks up another, and goes on to
/// the Exploiters and to the Swamp.
fn verins_way() -> MarchAnswer {
    let leg = |id: &str, with: &[u8]| Leg {
        to: at(id),
        with: with.iter().map(|number| legion(A, *number)).collect(),
        passage: false,
    };
    let legs =
        vec![leg("addiction", &[2]), leg("exploiters-of-land-and-sea", &[2, 3]), leg("swamp-of-useless-rage", &[2, 3])];
    MarchAnswer::Move { lead: verin(), legs }
}

/// "Example: Movement": Balban "moves one of the Triumvirate's Legions in SPIES via MIRACLE WORKERS
/// to FALSIFIERS, a total of two Sectio. She then moves a Lieutenant stacked with one Legion from
/// SEA OF LARD to ADDICTION, picks up another Legion there and moves on via EXPLOITERS OF LAND AND
/// SEA to SWAMP OF USELESS RAGE, a total of three Sectio."
#[test]
fn balban_moves_two_units() {
    let mut scene = march(example());
    scene.go(A, unit(A, 1), &[], &["miracle-workers", "falsifiers"]);
    scene.say(A, verins_way());
    assert_eq!(scene.where_is(unit(A, 1)), Some(at("falsifiers")));
    for unit in [verin(), unit(A, 2), unit(A, 3)] {
        assert_eq!(scene.where_is(unit), Some(at("swamp-of-useless-rage")));
    }
    assert!(scene.game.due().is_none() && scene.game.march().is_none(), "she has two skulls");
}

/// "a) If the Horned One Legion stays in place, Balban's Units have to stop and can move no
/// further."
#[test]
fn units_stop_for_legions_that_stay() {
    let mut scene = march(example().legions(of(B), "exploiters-of-land-and-sea", 1));
    scene.say(A, verins_way());
    assert!(matches!(scene.game.due(), Some(Ask::Flight(FlightAsk::Flee { .. }))));
    assert_eq!(scene.game.asked(), [B]);
    scene.say(B, FlightAnswer::Flee(Vec::new()));
    assert_eq!(scene.where_is(verin()), Some(at("exploiters-of-land-and-sea")));
    assert!(matches!(scene.refusal(A, verins_way()), Some(Refusal::CannotMove)));
}

/// "b) [...] the Horned One player must roll a 1, 2 or 4 to make good the Legion's escape (to the
/// SWAMP OF USELESS RAGE, THIEVES or SNAKE EYES SALOON respectively)."
#[test]
fn units_go_on_when_all_have_fled() {
    for (die, refuge) in [
        (1, Some("swamp-of-useless-rage")),
        (2, Some("thieves")),
        (3, None),
        (4, Some("snake-eyes-saloon")),
        (5, None),
        (6, None),
    ] {
        // A legion that flees to the Swamp is found there again, and stays the second time.
        let mut scene = march(example().legions(of(B), "exploiters-of-land-and-sea", 1).dice(&[die]));
        scene.say(A, verins_way());
        scene.say(B, FlightAnswer::Flee(vec![Group { lead: unit(B, 1), with: Vec::new() }]));
        let expected = refuge.unwrap_or("exploiters-of-land-and-sea");
        assert_eq!(scene.where_is(unit(B, 1)), Some(at(expected)), "{die}");
        let goal = if refuge.is_some() { "swamp-of-useless-rage" } else { "exploiters-of-land-and-sea" };
        assert_eq!(scene.where_is(verin()), Some(at(goal)), "{die}");
    }
}

/// "c) If the Player controlling Balban asks for and gets permission from The Horned One Player to
/// pass through EXPLOITERS OF LAND AND SEA, the Units may enter the Sectio and move on."
#[test]
fn the_right_to_pass_is_granted_or_refused() {
    let ask = || {
        let MarchAnswer::Move { lead, mut legs } = verins_way() else { panic!("a way") };
        legs[1].passage = true;
        MarchAnswer::Move { lead, legs }
    };
    let mut scene = march(example().legions(of(B), "exploiters-of-land-and-sea", 1));
    scene.say(A, ask());
    assert!(matches!(scene.game.due(), Some(Ask::March(MarchAsk::Passage { .. }))));
    scene.say(B, MarchAnswer::Passage(true));
    assert_eq!(scene.where_is(verin()), Some(at("swamp-of-useless-rage")));
    assert!(scene.dice(|why| matches!(why, Why::Flight { .. })).is_empty());

    let mut scene = march(example().legions(of(B), "exploiters-of-land-and-sea", 1));
    scene.say(A, ask());
    scene.say(B, MarchAnswer::Passage(false));
    // "Units may not be tricked into entering a Sectio and then prevented from moving on."
    assert_eq!(scene.where_is(verin()), Some(at("addiction")));
    scene.go(A, verin(), &[], &["molesters-purgatory"]);
    assert_eq!(scene.where_is(verin()), Some(at("molesters-purgatory")), "two steps are left");
}

/// Freebooters "never flee (except from Uriel) and never grant a 'right to pass'" (rule 10.4).
#[test]
fn freebooters_let_nobody_pass() {
    let mut scene = march(example().legions(Banner::Freebooters, "exploiters-of-land-and-sea", 1));
    let MarchAnswer::Move { lead, mut legs } = verins_way() else { panic!("a way") };
    legs[1].passage = true;
    scene.say(A, MarchAnswer::Move { lead, legs });
    assert!(scene.saw(MarchFact::Barred { by: A, place: at("exploiters-of-land-and-sea") }));
    assert_eq!(scene.where_is(verin()), Some(at("addiction")));
    let mut scene = march(example().legions(Banner::Freebooters, "exploiters-of-land-and-sea", 1));
    scene.say(A, verins_way());
    assert_eq!(scene.where_is(verin()), Some(at("exploiters-of-land-and-sea")));
    assert!(matches!(scene.game.due(), Some(Ask::March(MarchAsk::Move(_)))), "nobody was asked to flee");
}

/// "A Daemon taking a March Action may move one Unit per Skull of War", and "a Unit may only be
/// moved once per March Action".
#[test]
fn skulls_and_moves_are_counted() {
    let mut scene = march(base().legions(of(A), "liars", 3));
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    scene.go(A, unit(A, 1), &[], &["miracle-workers"]);
    assert_eq!(scene.where_is(unit(A, 1)), Some(at("miracle-workers")), "it had a step left");
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["falsifiers"])), Some(Refusal::CannotMove));
    let far = walk(unit(A, 2), &[], &["falsifiers", "miracle-workers", "bent-popes"]);
    assert_eq!(scene.refusal(A, far), Some(Refusal::Steps));
    let diagonal = walk(unit(A, 2), &[], &["burning-sands"]);
    assert_eq!(scene.refusal(A, diagonal), Some(Refusal::Border));
    scene.go(A, unit(A, 2), &[], &["falsifiers"]);
    scene.pass();
    assert!(scene.game.due().is_none(), "the third legion needs a third skull");
}

/// "A Lieutenant may 'carry' or 'drag' as many Legions with him as his Leadership Number
/// indicates."
#[test]
fn a_lieutenant_carries_as_many_as_he_leads() {
    let tableau = base().legions(of(A), "liars", 4).lieutenant(of(A), "liars", "verin");
    let mut scene = march(tableau);
    let all: Vec<_> = (1..=4).map(|number| legion(A, number)).collect();
    assert_eq!(scene.refusal(A, walk(verin(), &all, &["falsifiers"])), Some(Refusal::Leadership));
    scene.go(A, verin(), &all[..3], &["falsifiers", "miracle-workers", "bent-popes"]);
    assert_eq!(scene.legions(of(A), "bent-popes"), 3);
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["murderers"])), Some(Refusal::CannotMove));
}

/// "A roll of 1 to 5 shows what Quarter of Hell the Unit will enter and a roll of 6 means that the
/// Unit has become lost and does not enter Hell at all during this March Phase." "A Unit must stop
/// as soon as it enters AnteHell."
#[test]
fn the_way_out_of_antehell_is_a_roll() {
    for (die, gate) in [(1, "playground-of-the-idle"), (4, "wise-men"), (5, "undecided")] {
        let mut scene = march(base().legions(of(A), "antehell", 1).dice(&[die]));
        scene.go(A, unit(A, 1), &[], &["underachievers"]);
        assert_eq!(scene.where_is(unit(A, 1)), Some(at(gate)));
        assert_eq!(scene.game.movable(super::catalog()), [unit(A, 1)], "it has a step left");
    }
    let mut scene = march(base().legions(of(A), "antehell", 1).dice(&[6]));
    scene.go(A, unit(A, 1), &[], &["underachievers"]);
    assert_eq!(scene.where_is(unit(A, 1)), Some(Place::AnteHell));
    assert!(scene.game.due().is_none());
    let scene = march(base().legions(of(A), "undecided", 1));
    let through = walk(unit(A, 1), &[], &["antehell", "wise-men"]);
    assert_eq!(scene.refusal(A, through), Some(Refusal::MustStop));
}

/// Naburos opens the gates: "without a roll".
#[test]
fn naburos_opens_the_gates() {
    let tableau = lay(&[&["naburos"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .legions(of(A), "antehell", 1);
    let mut scene = Scene::turn(tableau, A, "naburos");
    scene.act(Action::March);
    scene.go(A, unit(A, 1), &[], &["underachievers", "sadistic-pleasure-pit"]);
    assert_eq!(scene.where_is(unit(A, 1)), Some(at("sadistic-pleasure-pit")));
    assert!(scene.dice(|why| matches!(why, Why::LeaveAnteHell { .. })).is_empty());
}

/// "A Unit must stop as soon as it enters [...] a Sectio containing a Hellhound on rampage, a
/// Sectio struck by a 'Quagmire' or similar Phenomena, a Sectio containing Lilith." "A Unit may
/// always start moving unless it is in a Sectio containing Lilith."
#[test]
fn some_places_hold_units() {
    let tableau = base().legions(of(A), "liars", 1).hound("yeth", None, "falsifiers").lilith("judecca", None);
    let scene = march(tableau);
    let through = |id: &str, to: &str| scene.refusal(A, walk(unit(A, 1), &[], &[id, to]));
    assert_eq!(through("falsifiers", "miracle-workers"), Some(Refusal::MustStop));
    assert_eq!(through("judecca", "caina"), Some(Refusal::MustStop));
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["judecca"])), None);
    let mut scene = Scene::turn(base().legions(of(A), "liars", 1).lilith("liars", None), A, "balban");
    scene.act(Action::March);
    assert!(scene.game.due().is_none(), "nobody can be moved");
}

/// "No Unit may voluntarily enter a Sectio where Uriel is located" (rule 16.3).
#[test]
fn nobody_walks_to_uriel() {
    let scene = march(base().legions(of(A), "liars", 1).uriel(Haunt::At(at("judecca"))));
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["judecca"])), Some(Refusal::Forbidden));
}

/// "A solitary Lieutenant may enter (sneak through) Sectio containing non-friendly Units without
/// permission, but may not stop there." Nobody flees from him.
#[test]
fn a_solitary_lieutenant_sneaks() {
    let tableau = base().lieutenant(of(A), "liars", "verin").legions(of(B), "falsifiers", 2).hound(
        "yeth",
        None,
        "miracle-workers",
    );
    let mut scene = march(tableau);
    assert_eq!(scene.refusal(A, walk(verin(), &[], &["falsifiers"])), Some(Refusal::Sneak));
    scene.go(A, verin(), &[], &["falsifiers", "miracle-workers", "bent-popes"]);
    assert_eq!(scene.where_is(verin()), Some(at("bent-popes")));
}

/// "Should a marching or fleeing Unit enter a Sectio containing a solitary Lieutenant, the
/// Lieutenant must immediately try to flee (roll two dice, pick one, as usual) and can therefore
/// not interfere with the marching Unit's movement. Should a Lieutenant fail to flee in this
/// situation [...], he is captured and done away with."
#[test]
fn a_solitary_lieutenant_must_flee() {
    let tableau = || base().legions(of(A), "liars", 1).lieutenant(of(B), "falsifiers", "verin");
    let mut scene = march(tableau().dice(&[5, 2]));
    scene.go(A, unit(A, 1), &[], &["falsifiers", "miracle-workers"]);
    // He fled where the legion goes next, and has to flee again.
    assert!(scene.facts.iter().filter(|fact| matches!(fact, Fact::Flight(FlightFact::Fled { .. }))).count() >= 1);
    assert_eq!(scene.where_is(unit(A, 1)), Some(at("miracle-workers")));
    let mut scene = march(tableau().dice(&[5, 6]));
    scene.go(A, unit(A, 1), &[], &["falsifiers", "miracle-workers"]);
    assert_eq!(scene.lost(), [verin()]);
    assert_eq!(scene.where_is(unit(A, 1)), Some(at("miracle-workers")));
    let mut scene = march(tableau().dice(&[1, 3]));
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    scene.say(B, FlightAnswer::Choose(Direction::Outward));
    assert_eq!(scene.where_is(verin()), Some(at("burning-sands")));
}

/// "The fleeing Legion may not enter the Pentagram, nor move into the Sectio from which the Units
/// that caused the flight entered from." "Units may flee to AnteHell."
#[test]
fn flights_have_limits() {
    let flee = |from: &str, to: &str, die: u8| {
        let mut scene = march(base().legions(of(A), from, 1).legions(of(B), to, 1).dice(&[die]));
        scene.go(A, unit(A, 1), &[], &[to]);
        scene.say(B, FlightAnswer::Flee(vec![Group { lead: unit(B, 1), with: Vec::new() }]));
        scene.where_is(unit(B, 1))
    };
    assert_eq!(flee("liars", "falsifiers", 4), Some(at("falsifiers")), "whence the others came");
    assert_eq!(flee("falsifiers", "caina", 1), Some(at("caina")), "the Pentagram");
    assert_eq!(flee("wise-men", "undecided", 3), Some(Place::AnteHell));
}

/// "Units fleeing into a Sectio occupied by other, unfriendly, Units (excluding solitary
/// Lieutenants) must attempt to flee again. This may cause them to wind up in the Sectio they
/// originally fled from, forcing them to flee again."
#[test]
fn flights_can_be_long() {
    let tableau = base()
        .legions(of(A), "liars", 1)
        .legions(of(B), "falsifiers", 1)
        .legions(of(C), "miracle-workers", 1)
        .dice(&[2, 4, 1]);
    let mut scene = march(tableau);
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    scene.say(B, FlightAnswer::Flee(vec![Group { lead: unit(B, 1), with: Vec::new() }]));
    assert_eq!(scene.where_is(unit(B, 1)), Some(at("caina")));
    let ways: Vec<Place> = scene
        .facts
        .iter()
        .filter_map(|fact| if let Fact::Flight(FlightFact::Fled { to, .. }) = fact { Some(*to) } else { None })
        .collect();
    assert_eq!(ways, [at("miracle-workers"), at("falsifiers"), at("caina")]);
}

/// A lieutenant "may take as many Legions as his Leadership Number allows along with him when he
/// flees, but should both his rolls fail the Legions remain with him."
#[test]
fn a_lieutenant_takes_legions_along() {
    let tableau =
        || base().legions(of(A), "liars", 1).legions(of(B), "falsifiers", 3).lieutenant(of(B), "falsifiers", "verin");
    let group = || Group { lead: verin(), with: (1..=3).map(|number| legion(B, number)).collect() };
    let mut scene = march(tableau().dice(&[2, 5]));
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    scene.say(B, FlightAnswer::Flee(vec![group()]));
    assert_eq!(scene.legions(of(B), "miracle-workers"), 3);
    let mut scene = march(tableau().dice(&[6, 5]));
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    scene.say(B, FlightAnswer::Flee(vec![group()]));
    assert_eq!((scene.legions(of(B), "falsifiers"), scene.where_is(verin())), (3, Some(at("falsifiers"))));
}

/// "Any Unit fleeing into his Sectio is destroyed" (rule 16.3).
#[test]
fn whoever_flees_to_uriel_is_destroyed() {
    let tableau = base()
        .legions(of(A), "liars", 1)
        .legions(of(B), "falsifiers", 1)
        .uriel(Haunt::At(at("miracle-workers")))
        .dice(&[2]);
    let mut scene = march(tableau);
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    scene.say(B, FlightAnswer::Flee(vec![Group { lead: unit(B, 1), with: Vec::new() }]));
    assert_eq!(scene.lost(), [unit(B, 1)]);
    assert_eq!(scene.own(B).cleansed, 1);
}

/// A minder takes its hound along: "Hellhounds under player control move and fight in unison with
/// their 'Minder'".
#[test]
fn hounds_go_with_their_minders() {
    let tableau = base().legions(of(A), "liars", 1).hound("shuck", Some(legion(A, 1)), "liars");
    let mut scene = march(tableau);
    scene.go(A, unit(A, 1), &[], &["falsifiers"]);
    assert_eq!(scene.game.board().hound(hound("shuck")).map(|hound| hound.at), Some(at("falsifiers")));
}

/// Phenomena: chains, walls of fire, and a frozen Hell.
#[test]
fn phenomena_and_events_hold_units() {
    use circles_rules::hell::HellAuto;
    use circles_rules::step::Step;
    let struck = |id: &str, at: &str| {
        let tableau = base().legions(of(A), "liars", 1).top_sectio(at).top_phenomenon(id);
        let turn = circles_rules::action::ActionAsk::Turn { seat: A, daemon: super::daemon("balban") };
        let mut scene = Scene::steps(tableau, [HellAuto::Phenomenon.into(), Step::from(turn)]);
        scene.act(Action::March);
        scene
    };
    assert!(struck("iron-grip", "liars").game.due().is_none(), "in chains");
    let scene = struck("wall-of-fire", "judecca");
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["judecca"])), Some(Refusal::Forbidden));
    let scene = struck("quagmire", "judecca");
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["judecca", "caina"])), Some(Refusal::MustStop));
    let scene = march(base().legions(of(A), "liars", 1).permanent("frozen-over"));
    assert_eq!(scene.refusal(A, walk(unit(A, 1), &[], &["falsifiers", "caina"])), Some(Refusal::Steps));
}

/// Corridors: units of Xaphan "need not stop for legions of others, and nobody flees from them in
/// sectio that they only pass".
#[test]
fn xaphan_knows_the_corridors() {
    let tableau = lay(&[&["xaphan"], &["paymon"], &["gomory"]])
        .owns(of(A), &["liars"])
        .owns(of(B), &["orgastica"])
        .owns(of(C), &["caina"])
        .legions(of(A), "liars", 1)
        .legions(of(B), "falsifiers", 1);
    let mut scene = Scene::turn(tableau, A, "xaphan");
    scene.act(Action::March);
    let legs = vec![
        Leg { to: at("falsifiers"), with: Vec::new(), passage: true },
        Leg { to: at("miracle-workers"), with: Vec::new(), passage: false },
    ];
    scene.say(A, MarchAnswer::Move { lead: unit(A, 1), legs });
    assert_eq!(scene.where_is(unit(A, 1)), Some(at("miracle-workers")));
}
