//! The end of the playing phase: tabling, journeys and rituals.

use oaths::first::rules::game::Whereabouts;
use oaths::first::rules::ids::Seat;
use oaths::first::rules::orders::{OrderStep, Orders};
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::step::Step;
use oaths::first::rules::war::WarStep;

use super::{QUIET, Scene, catalog, lay, seats};

/// "Players can table any number of hordes from their hand into their Realm. If their Devil is not
/// imprisoned, they can table any number of artifacts."
#[test]
fn a_prisoner_tables_hordes_and_no_artifacts() {
    let [a, captor] = seats();
    let tableau = lay(&QUIET)
        .fortress(captor, "high-palace")
        .hand(a, "fiends", 2)
        .hand(a, "staff-of-undead", 1)
        .devil(a, Whereabouts::Prison(captor));
    let mut scene = Scene::open(tableau, OrderStep::Orders);
    let staff = Orders { table: scene.held(a, "staff-of-undead"), ..Orders::default() };
    assert_eq!(scene.refusal(a, staff), Some(Refusal::NotYours));
    let fiends = scene.held(a, "fiends");
    // "Non-imprisoned Devil can go to Earth to collect Souls, as can any Fiends."
    let away = Orders { table: fiends.clone(), devil: true, ..Orders::default() };
    assert_eq!(scene.refusal(a, away), Some(Refusal::Journey));
    scene.say(a, Orders { table: fiends.clone(), earth: vec![fiends[0]], ..Orders::default() });
    assert_eq!((scene.game.domain(a).tabled.len(), scene.game.domain(a).earth.len()), (1, 1));
}

/// "If she has more than one tabled fortress card, all but one must be immediately discarded."
#[test]
fn a_new_fortress_replaces_the_old_one_and_keeps_its_prisoners() {
    let [a, prisoner] = seats();
    let tableau =
        lay(&QUIET).fortress(a, "high-palace").hand(a, "black-tower", 1).devil(prisoner, Whereabouts::Prison(a));
    let mut scene = Scene::open(tableau, OrderStep::Orders);
    let tower = scene.held(a, "black-tower")[0];
    scene.say(a, Orders { fortress: Some(tower), ..Orders::default() });
    assert_eq!((scene.game.domain(a).fortress, scene.game.discard().len()), (Some(tower), 1));
    // "The captor loses the fortress (not by changing to new one)."
    assert_eq!(scene.game.domain(prisoner).whereabouts, Whereabouts::Prison(a));
}

/// "If the Devil is in home Realm, and there is a fortress in Realm, a ritual can be started by
/// placing a ritual card in the Realm. Only one ritual can be started per Devil, except for Glasya."
#[test]
fn one_ritual_for_a_devil_with_a_fortress_and_any_number_for_glasya() {
    let [mammon, glasya] = seats();
    let devils = ["mammon", "glasya", "belial", "baalzebub"];
    let both = |tableau: oaths::first::rules::tableau::Tableau<'static>, seat: Seat| {
        tableau.hand(seat, "summon", 1).hand(seat, "conjuration", 1)
    };
    let bare = both(both(lay(&devils), mammon), glasya);
    let rituals = |scene: &Scene, seat: Seat, count: usize| {
        let mut rituals = [scene.held(seat, "summon"), scene.held(seat, "conjuration")].concat();
        rituals.truncate(count);
        Orders { rituals, ..Orders::default() }
    };
    let scene = Scene::open(bare.clone(), OrderStep::Orders);
    assert_eq!(scene.refusal(mammon, rituals(&scene, mammon, 1)), Some(Refusal::Ritual));
    let castles = bare.clone().fortress(mammon, "high-palace").fortress(glasya, "high-palace");
    let scene = Scene::open(castles, OrderStep::Orders);
    assert!(scene.allows(mammon, rituals(&scene, mammon, 1)));
    assert!(!scene.allows(mammon, rituals(&scene, mammon, 2)));
    assert!(scene.allows(glasya, rituals(&scene, glasya, 2)));
    let away = Orders { devil: true, ..rituals(&scene, glasya, 1) };
    assert!(!scene.allows(glasya, away), "its devil has to be there");
    // "If you have no home fortress, you need one Diabolic Fiends per ritual to upkeep them."
    let fiends = bare.table(mammon, "diabolic-fiends", 2).table(glasya, "diabolic-fiends", 1);
    let scene = Scene::open(fiends, OrderStep::Orders);
    assert!(scene.allows(mammon, rituals(&scene, mammon, 1)));
    assert!(!scene.allows(mammon, rituals(&scene, mammon, 2)), "still one for a devil");
    assert!(scene.allows(glasya, rituals(&scene, glasya, 1)));
    assert!(!scene.allows(glasya, rituals(&scene, glasya, 2)));
}

/// "If any player has tabled rituals and no caster present or fortress (or Diabolic Fiends) upkeeping
/// them they are immediately discarded", at the start of a phase.
#[test]
fn rituals_without_upkeep_are_discarded() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).ritual(a, "summon").ritual(b, "summon").table(b, "diabolic-fiends", 1);
    let scene = Scene::open(tableau, WarStep::Begin);
    assert!(scene.game.domain(a).rituals.is_empty());
    assert_eq!((scene.game.domain(b).rituals.len(), scene.game.discard().len()), (1, 1));
}

/// "Fiends or the Devil stays on Earth until next playing phase, when can return to Hell."
#[test]
fn those_on_earth_return_in_the_playing_phase() {
    let [a] = seats();
    let tableau = lay(&QUIET).earth(a, "fiends", 2).devil(a, Whereabouts::Earth);
    let mut scene = Scene::open(tableau, OrderStep::Orders);
    let stays = scene.tabled(a, "fiends")[0];
    scene.say(a, Orders { earth: vec![stays], ..Orders::default() });
    assert_eq!((scene.game.domain(a).earth.as_slice(), scene.game.domain(a).tabled.len()), ([stays].as_slice(), 1));
    assert_eq!(scene.game.domain(a).whereabouts, Whereabouts::Hell);
}

/// "Any artifacts owned by the devil follow the devil to Earth (except for Throne of Hell)": a bound
/// artifact needs a fortress.
#[test]
fn heart_and_throne_need_a_fortress() {
    let [a] = seats();
    let tableau = lay(&QUIET).hand(a, "throne-of-hell", 1).hand(a, "high-palace", 1);
    let scene = Scene::open(tableau, OrderStep::Orders);
    let throne = Orders { table: scene.held(a, "throne-of-hell"), ..Orders::default() };
    assert!(!scene.allows(a, throne.clone()));
    assert!(scene.allows(a, Orders { fortress: Some(scene.held(a, "high-palace")[0]), ..throne }));
}

/// "Player can discard any resource cards she wants to from table or hand into discard pile."
#[test]
fn cards_of_hand_and_table_are_discarded_at_will() {
    let [a] = seats();
    let mut scene = Scene::open(lay(&QUIET).hand(a, "recall", 1).table(a, "fiends", 1), OrderStep::Orders);
    let discard = [scene.held(a, "recall"), scene.tabled(a, "fiends")].concat();
    scene.say(a, Orders { discard, ..Orders::default() });
    assert_eq!((scene.resources(a), scene.game.domain(a).tabled.len(), scene.game.discard().len()), (0, 0, 2));
    assert!(!scene.game.due().is_some_and(|step| matches!(step, Step::Order(_))));
    assert_eq!(scene.game.realm_size(a), 7);
    assert_eq!(scene.game.draws(catalog(), a), 8);
}
