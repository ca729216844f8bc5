//! The eight realms.

use oaths::rules::facts::WarFact;
use oaths::rules::game::Whereabouts;
use oaths::rules::war::{Target, WarAnswer, WarStep};

use super::{Scene, catalog, lay, seats};

/// The defence values of the list: 6, 9, and 3 for all others.
#[test]
fn the_realms_defend_with_their_numbers() {
    let [_, mammon] = seats();
    for (realm, defence) in [
        ("high-palace", 6),
        ("frozen-ocean", 9),
        ("forest-of-the-hanged-ones", 3),
        ("mountain-of-the-ever-rotting-corpses", 3),
        ("dis", 3),
        ("valley-of-the-wailing-souls", 3),
        ("seat-of-judgement", 3),
        ("lake-of-boiling-blood", 3),
    ] {
        let scene = Scene::war(lay(&["belial", "mammon", "glasya"]).realm(mammon, realm));
        assert_eq!(scene.game.realm_defence(catalog(), mammon), defence, "{realm}");
        assert_eq!(scene.game.home_power(catalog(), mammon), defence + 1, "{realm}");
    }
}

/// The High Palace of Hell: "Gain 1 victory point in the scoring phase." It breaks a tie of the
/// vote in `vote`.
#[test]
fn the_high_palace_gives_a_point_in_the_scoring() {
    let [belial, mammon] = seats();
    let mut scene = Scene::open(lay(&["belial", "mammon", "glasya"]), oaths::rules::court::CourtStep::Score);
    scene.dusk();
    assert_eq!((scene.points(belial), scene.points(mammon)), (0, 1));
}

/// The Frozen Ocean: "(def 9): no special powers".
#[test]
fn the_frozen_ocean_only_defends() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(mammon, "fiends", 9);
    let mut scene = Scene::war(tableau);
    scene.siege(mammon, belial).storm(&[]).peace();
    // Nothing but the one horde of a defeat is lost, against 9 and the devil.
    assert_eq!(scene.shown_power(belial), Some(10));
    assert_eq!(scene.tabled(mammon, "fiends"), 8);
    assert_eq!((scene.souls(belial), scene.points(belial)), (0, 0));
}

/// The Forest of The Hanged Ones: "If an army is defeated here, it loses all its hordes and Souls.
/// Note that Warriors of Darkness survive this."
#[test]
fn an_army_that_is_defeated_in_the_forest_is_hanged() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .realm(mammon, "forest-of-the-hanged-ones")
        .table(belial, "fiends", 3)
        .table(belial, "metal-beasts", 1)
        .table(belial, "warriors-of-darkness", 1)
        .table(belial, "soul-stones", 1)
        .souls(belial, 2);
    let mut scene = Scene::war(tableau);
    scene.siege(belial, mammon).storm(&[(belial, 3), (mammon, 4)]).peace();
    let left: Vec<_> = scene.game.hordes(catalog(), belial).collect();
    assert_eq!(left, scene.cards(belial, "warriors-of-darkness"));
    assert_eq!(left.len(), 1);
    assert_eq!(scene.souls(belial), 0);
    assert!(scene.facts.iter().any(|fact| matches!(
        fact,
        oaths::rules::facts::Fact::War(WarFact::Lost { hordes, souls: 2, .. }) if hordes.len() == 4
    )));
}

/// The Mountain of The Ever-Rotting Corpses: "When any hostile army arrives here, you can table all
/// Warriors of Darkness in the resource deck."
#[test]
fn the_mountain_wakes_all_warriors_in_the_deck() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).realm(mammon, "mountain-of-the-ever-rotting-corpses").table(
        belial,
        "warriors-of-darkness",
        2,
    );
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(mammon))]);
    assert_eq!(scene.tabled(mammon, "warriors-of-darkness"), 4);
    scene.storm(&[]);
    assert_eq!(scene.shown_power(mammon), Some(3 + 1 + 4));
}

/// The Mountain: no warriors without a hostile army.
#[test]
fn the_mountain_sleeps_while_nobody_comes() {
    let [_, mammon] = seats();
    let mut scene =
        Scene::war(lay(&["belial", "mammon", "glasya"]).realm(mammon, "mountain-of-the-ever-rotting-corpses"));
    scene.march(&[]).peace();
    assert_eq!(scene.tabled(mammon, "warriors-of-darkness"), 0);
}

fn dis() -> Scene {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).realm(mammon, "dis").table(belial, "fiends", 3).table(
        belial,
        "warriors-of-darkness",
        1,
    );
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(mammon))]);
    scene
}

/// Dis: "When any hostile army arrives to Dis, it must immediately destroy 2 hordes if able."
#[test]
fn an_army_that_arrives_at_dis_destroys_2_hordes() {
    let [belial] = seats();
    let mut scene = dis();
    let fiends = scene.cards(belial, "fiends");
    assert!(!scene.allows(belial, WarAnswer::Lose(fiends[..1].to_vec())));
    scene.say(belial, WarAnswer::Lose(fiends[..2].to_vec()));
    assert_eq!(scene.tabled(belial, "fiends"), 1);
    scene.storm(&[]);
    assert_eq!(scene.shown_power(belial), Some(1 + 1 + 1));
}

/// Dis: "If Warriors of Darkness selected, they are instead set aside, and if the attacker wins,
/// they return to that army, otherwise join the army of Dis's owner."
#[test]
fn warriors_that_are_set_aside_at_dis_join_the_winner() {
    let [belial, mammon] = seats();
    for (colours, owner) in [([4, 3], belial), ([3, 4], mammon)] {
        let mut scene = dis();
        let warrior = scene.cards(belial, "warriors-of-darkness");
        let toll = [warrior.as_slice(), &scene.cards(belial, "fiends")[..1]].concat();
        scene.say(belial, WarAnswer::Lose(toll));
        assert_eq!((scene.tabled(belial, "warriors-of-darkness"), scene.tabled(belial, "fiends")), (0, 2));
        scene.storm(&[(belial, colours[0]), (mammon, colours[1])]).peace();
        assert_eq!(scene.cards(owner, "warriors-of-darkness"), warrior);
    }
}

/// Dis: "if able". Ruling "toll": each army of an alliance.
#[test]
fn each_army_that_arrives_at_dis_pays_as_far_as_it_can() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya", "baalzebub"])
        .realm(mammon, "dis")
        .alliance(belial, &[glasya])
        .table(belial, "fiends", 1)
        .table(glasya, "fiends", 3);
    let mut scene = Scene::war(tableau);
    scene.march(&[(belial, Target::Devil(mammon))]);
    assert_eq!(scene.game.asked(), [glasya]);
    scene.until_war(|step| *step == WarStep::SiegeStrategies);
    assert_eq!((scene.tabled(belial, "fiends"), scene.tabled(glasya, "fiends")), (0, 1));
}

/// The Valley of The Wailing Souls: "In the soul gathering sub-phase, gain an extra Soul. This one
/// is not counted as gained from Earth and thus Mephistopheles does not count it for bonuses".
#[test]
fn the_valley_gives_a_soul_that_does_not_come_from_earth() {
    let [mephistopheles, belial] = seats();
    let tableau = lay(&["mephistopheles", "belial", "mammon"])
        .realm(mephistopheles, "valley-of-the-wailing-souls")
        .earth(mephistopheles, "fiends", 2)
        .earth(belial, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.peace();
    assert!(scene.saw(WarFact::Gathered { seat: mephistopheles, souls: 3 + 1 }));
    assert!(scene.saw(WarFact::Gathered { seat: belial, souls: 2 }));
}

/// The Seat of Judgement: "Gain all Souls gathered when the gatherer has no home realm."
#[test]
fn the_seat_of_judgement_gets_the_souls_of_the_homeless() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .homeless(belial)
        .earth(belial, "fiends", 3)
        .devil(belial, Whereabouts::Earth)
        .earth(mammon, "fiends", 1);
    let mut scene = Scene::war(tableau);
    scene.peace();
    assert!(scene.saw(WarFact::Gathered { seat: glasya, souls: 4 }));
    assert!(scene.saw(WarFact::Gathered { seat: mammon, souls: 1 }));
    assert!(scene.saw(WarFact::Reaped { seat: glasya, souls: 4 }));
    assert_eq!(scene.souls(belial), 0);
}

/// The Lake of Boiling Blood: "At the end of the Soul gathering phase, you can return one Fiend of
/// your choice of the Devil with most Fiends on Earth to Hell and gain control of it." "Can steal
/// Diabolic Fiends."
#[test]
fn the_lake_lures_a_fiend_of_the_devil_with_most_of_them() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .realm(glasya, "lake-of-boiling-blood")
        .earth(belial, "fiends", 2)
        .earth(belial, "diabolic-fiends", 1)
        .earth(mammon, "fiends", 2);
    let mut scene = Scene::war(tableau);
    scene.until_war(|step| *step == WarStep::Lure(glasya));
    // Not of the devil that has fewer of them.
    assert!(!scene.allows(glasya, WarAnswer::Lure(Some(scene.cards(mammon, "fiends")[0]))));
    let fiend = scene.cards(belial, "diabolic-fiends")[0];
    scene.say(glasya, WarAnswer::Lure(Some(fiend)));
    assert!(scene.saw(WarFact::Lured { by: glasya, from: belial, horde: fiend }));
    assert_eq!((scene.tabled(glasya, "diabolic-fiends"), scene.on_earth(belial, "diabolic-fiends")), (1, 0));
    // It had gathered for its old master before.
    assert!(scene.saw(WarFact::Gathered { seat: belial, souls: 3 }));
}

/// The Lake: "If tied, you decide."
#[test]
fn the_ruler_of_the_lake_decides_between_equals() {
    let [belial, mammon, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .realm(glasya, "lake-of-boiling-blood")
        .earth(belial, "fiends", 1)
        .earth(mammon, "fiends", 1);
    let mut scene = Scene::war(tableau);
    scene.until_war(|step| *step == WarStep::Lure(glasya));
    for seat in [belial, mammon] {
        assert!(scene.allows(glasya, WarAnswer::Lure(Some(scene.cards(seat, "fiends")[0]))));
    }
    assert!(scene.allows(glasya, WarAnswer::Lure(None)));
}
