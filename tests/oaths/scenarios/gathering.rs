//! Soul gathering.

use oaths::rules::facts::{Fact, WarFact};
use oaths::rules::game::Whereabouts;

use super::{Scene, lay, seats};

/// "Each Devil gains a Soul for each Fiend, Diabolic Fiend or Devil on Earth."
#[test]
fn each_creature_on_earth_gathers_a_soul() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .earth(belial, "fiends", 2)
        .earth(belial, "diabolic-fiends", 1)
        .devil(belial, Whereabouts::Earth)
        .table(mammon, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.peace();
    assert!(scene.saw(WarFact::Gathered { seat: belial, souls: 4 }));
    // Fiends in Hell gather nothing.
    assert_eq!(scene.souls(mammon), 0);
}

/// "if the Devil has no home realm, all these Souls go to whoever controls the Seat of Judgement,
/// or if none, are lost."
#[test]
fn the_souls_of_the_homeless_are_lost_without_a_ruler_of_the_seat() {
    let [belial, _, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).homeless(belial).homeless(glasya).earth(belial, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.peace();
    assert!(!scene.facts.iter().any(|fact| matches!(fact, Fact::War(WarFact::Gathered { .. }))));
    assert_eq!(scene.souls(belial), 0);
}

/// "At the end of the phase, the Devil with most Souls gains one victory point and loses all its
/// Souls."
#[test]
fn the_devil_with_most_souls_gains_a_point_and_loses_them() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["asmodeus", "mammon", "glasya"]).souls(belial, 2).souls(mammon, 3));
    scene.peace();
    assert!(scene.saw(WarFact::Reaped { seat: mammon, souls: 3 }));
    assert_eq!((scene.souls(belial), scene.souls(mammon)), (2, 0));
    assert_eq!((scene.points(belial), scene.points(mammon)), (0, 1));
}

/// "If the top position is shared, they all gain a victory point and lose their Souls."
#[test]
fn equal_devils_all_gain_a_point() {
    let [asmodeus, mammon, glasya] = seats();
    let tableau = lay(&["asmodeus", "mammon", "glasya"]).souls(asmodeus, 2).souls(mammon, 2).souls(glasya, 1);
    let mut scene = Scene::war(tableau);
    scene.peace();
    let points = [asmodeus, mammon, glasya].map(|seat| (scene.points(seat), scene.souls(seat)));
    assert_eq!(points, [(1, 0), (1, 0), (0, 1)]);
}

/// "If no one has any Souls, no one gets any victory point."
#[test]
fn without_souls_there_is_no_point() {
    let mut scene = Scene::war(lay(&["asmodeus", "mammon", "glasya"]));
    scene.peace();
    assert!(scene.game.seats().all(|seat| scene.points(seat) == 0));
}

/// "4.4 Soul Gathering sub-phase" is a part of each conflict (ruling "gathering").
#[test]
fn souls_are_gathered_in_every_conflict() {
    let [asmodeus] = seats();
    let mut scene = Scene::war(lay(&["asmodeus", "belial", "glasya"]).earth(asmodeus, "fiends", 1));
    scene.peace();
    assert_eq!(scene.points(asmodeus), 1);
    scene.dusk();
    assert_eq!(scene.points(asmodeus), 2);
}
