//! The six kinds of rituals.

use oaths::rules::facts::RiteFact;
use oaths::rules::game::Whereabouts;
use oaths::rules::refusal::Refusal;
use oaths::rules::rites::{RiteAnswer, RiteStep};
use oaths::rules::step::Step;
use oaths::rules::war::{WarAnswer, WarStep};

use super::{Scene, catalog, lay, seats};

/// "Rituals (15)": the numbers of cards and the priorities in the list.
#[test]
fn there_are_15_rituals_with_their_priorities() {
    let rows = [
        ("conjuration", 4, 2),
        ("drain-power", 1, 2),
        ("furnace-of-souls", 1, 2),
        ("infernal-plague", 2, 1),
        ("sanctuary", 4, 3),
        ("steal-power", 3, 4),
    ];
    for (id, count, priority) in rows {
        let cards: Vec<_> = catalog().all_cards().filter(|card| super::is(*card, id)).collect();
        assert_eq!(cards.len(), count, "{id}");
        assert_eq!(catalog().ritual(cards[0]).map(|def| def.priority), Some(priority), "{id}");
    }
    assert_eq!(rows.iter().map(|(_, count, _)| count).sum::<usize>(), 15);
}

/// Conjuration: "When cast, draw 3 magic cards."
#[test]
fn a_conjuration_draws_3_magic_cards() {
    let [belial] = seats();
    let mut scene = Scene::rites(lay(&["belial", "mammon", "asmodeus"]).cast(belial, "conjuration", false));
    scene.answer(&[]);
    assert_eq!(scene.magic_drawn(belial), [3]);
}

/// Drain Power: "When cast, all artifacts in play, except for those held by Devils in Hell and with
/// Sanctuary, are destroyed. Draw 1 magic card for each artifact destroyed."
#[test]
fn drain_power_destroys_all_artifacts_without_a_sanctuary() {
    let [belial, mammon, asmodeus] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "drain-power", false)
        .table(belial, "wand-of-might", 1)
        .table(mammon, "soul-stones", 1)
        .cast(mammon, "sanctuary", false)
        .table(asmodeus, "tome-of-power", 1)
        .table(asmodeus, "orb-of-knowledge", 1);
    let mut scene = Scene::rites(tableau.clone());
    scene.perform();
    assert_eq!(scene.magic_drawn(belial), [3]);
    assert!(scene.saw(RiteFact::Destroyed { seat: belial, cards: artifacts("wand-of-might"), souls: 0 }));
    assert_eq!(scene.tabled(mammon, "soul-stones"), 1);
    // A sanctuary does not protect the artifacts of a devil on Earth.
    let mut scene = Scene::rites(tableau.devil(mammon, Whereabouts::Earth));
    scene.perform();
    assert_eq!(scene.magic_drawn(belial), [4]);
}

fn artifacts(id: &str) -> Vec<oaths::rules::ids::Card> {
    catalog().all_cards().filter(|card| super::is(*card, id)).collect()
}

/// Furnace of Souls: "When cast, destroy all Souls not protected by a Sanctuary and any number of
/// your Souls. Draw 1 magic card for each your Soul destroyed this way."
#[test]
fn the_furnace_burns_all_souls_without_a_sanctuary() {
    let [belial, mammon, asmodeus] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "furnace-of-souls", false)
        .souls(belial, 2)
        .souls(mammon, 3)
        .cast(mammon, "sanctuary", false)
        .souls(asmodeus, 4);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    assert_eq!(scene.magic_drawn(belial), [2]);
    assert_eq!((scene.souls(belial), scene.souls(mammon), scene.souls(asmodeus)), (0, 3, 0));
}

/// Furnace of Souls: "any number of your Souls", if a sanctuary protects them.
#[test]
fn a_caster_with_a_sanctuary_burns_as_many_of_its_souls_as_it_likes() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "furnace-of-souls", false)
        .cast(belial, "sanctuary", false)
        .souls(belial, 3);
    let mut scene = Scene::rites(tableau);
    assert_eq!(scene.refusal(belial, RiteAnswer::Perform { souls: 4 }), Some(Refusal::Count));
    scene.say(belial, RiteAnswer::Perform { souls: 1 });
    assert_eq!((scene.souls(belial), scene.magic_drawn(belial)), (2, vec![1]));
}

/// Infernal Plague: "all armies not protected by a Sanctuary lose one-third of Souls in Hell and
/// one-third of random hordes, rounded up for both." "draw 1 magic card for each own horde
/// destroyed this way."
#[test]
fn a_plague_destroys_a_third_rounded_up() {
    let [belial, mammon, asmodeus] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", false)
        .table(belial, "fiends", 4)
        .souls(belial, 4)
        .table(mammon, "fiends", 3)
        .earth(mammon, "fiends", 3)
        .souls(mammon, 1)
        .table(asmodeus, "fiends", 5)
        .souls(asmodeus, 5)
        .cast(asmodeus, "sanctuary", false);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    let left = |seat| (scene.game.hordes(catalog(), seat).count(), scene.souls(seat));
    assert_eq!(left(belial), (2, 2));
    assert_eq!(left(mammon), (2, 0));
    assert_eq!(scene.on_earth(mammon, "fiends"), 3);
    assert_eq!(left(asmodeus), (5, 5));
    assert_eq!(scene.magic_drawn(belial), [2]);
}

/// Infernal Plague: "If two Infernal Plagues are cast, combine their effect." Two thirds of five
/// are four.
#[test]
fn two_plagues_destroy_two_thirds() {
    let [belial, mammon, asmodeus] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", false)
        .cast(mammon, "infernal-plague", false)
        .table(belial, "fiends", 5)
        .souls(asmodeus, 5);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]).answer(&[]);
    assert_eq!((scene.tabled(belial, "fiends"), scene.souls(asmodeus)), (1, 1));
    assert_eq!((scene.magic_drawn(belial), scene.magic_drawn(mammon)), (vec![4], vec![0]));
}

/// Infernal Plague: "draw 1 magic card for each own horde destroyed this way", also for one that
/// casts both.
#[test]
fn a_devil_that_casts_both_plagues_draws_once_for_each_horde() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", false)
        .cast(belial, "infernal-plague", false)
        .table(belial, "fiends", 3);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]).answer(&[]);
    assert_eq!(scene.tabled(belial, "fiends"), 1);
    assert_eq!(scene.magic_drawn(belial).iter().sum::<usize>(), 2);
}

/// "If Infernal Plague duplicated, it is possible to cause destruction of all hordes": a doubled
/// plague and another one.
#[test]
fn a_doubled_plague_and_another_destroy_everything() {
    let [belial, mammon, asmodeus] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", true)
        .cast(mammon, "infernal-plague", false)
        .table(asmodeus, "fiends", 7)
        .souls(asmodeus, 7);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]).answer(&[]);
    assert_eq!((scene.tabled(asmodeus, "fiends"), scene.souls(asmodeus)), (0, 0));
}

/// Infernal Plague: "Warriors of Darkness cannot be destroyed but they can soak hits. Do not draw a
/// magic card if they are hit."
#[test]
fn warriors_of_darkness_soak_the_hits_of_a_plague() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"]).cast(belial, "infernal-plague", false).table(
        belial,
        "warriors-of-darkness",
        6,
    );
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    assert_eq!(scene.tabled(belial, "warriors-of-darkness"), 6);
    assert_eq!(scene.magic_drawn(belial), [0]);
}

/// Infernal Plague: "Shuffle the discard deck into resource deck afterwards". "you can wait until
/// they are resolved before reshuffling the deck".
#[test]
fn what_a_plague_destroys_can_be_drawn_again() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", false)
        .table(mammon, "leviathan", 1)
        .discard("fiends", 2);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    assert_eq!((scene.discarded("leviathan"), scene.discarded("fiends")), (0, 0));
    assert!(scene.game.deck().iter().any(|card| super::is(*card, "leviathan")));
}

/// "If a ritual destroys Diabolic Fiends who were casting rituals, the ritual can still be
/// finished."
#[test]
fn a_ritual_is_finished_although_a_plague_destroyed_its_caster() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", false)
        .table(belial, "diabolic-fiends", 1)
        .cast_by(belial, "diabolic-fiends", "conjuration");
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    assert_eq!(scene.tabled(belial, "diabolic-fiends"), 0);
    scene.answer(&[]);
    assert_eq!(scene.magic_drawn(belial), [1, 3]);
}

/// The Staff of Undead: "When any horde is destroyed", also by a plague. Its owner still draws for
/// it.
#[test]
fn the_staff_of_undead_works_in_a_plague() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "infernal-plague", false)
        .table(belial, "juggernaut", 1)
        .table(mammon, "staff-of-undead", 1);
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    assert!(scene.is_due(|step| *step == Step::War(WarStep::Bury)));
    let horde = scene.game.fallen()[0];
    scene.say(mammon, WarAnswer::Salvage(Some(horde)));
    assert_eq!(scene.tabled(mammon, "juggernaut"), 1);
    assert_eq!(scene.magic_drawn(belial), [1]);
}

/// Sanctuary: "When cast, draw 1 magic card. While this ritual is being cast, your home realm has
/// +3 power and is protected from ritual effects."
#[test]
fn a_sanctuary_adds_3_to_the_home_realm_and_draws_a_card() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"]).cast(mammon, "sanctuary", false);
    let mut scene = Scene::war(tableau.clone());
    scene.siege(belial, mammon).storm(&[]);
    assert_eq!(scene.shown_power(mammon), Some(6 + 3 + 1));
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]);
    assert_eq!(scene.magic_drawn(mammon), [1]);
    // It is over then.
    assert_eq!(scene.game.realm_defence(catalog(), mammon), 6);
}

/// Steal Power: "When cast, gain a random magic card from each other Devil, if any."
#[test]
fn steal_power_takes_a_magic_card_of_each_other_devil() {
    let [belial, mammon, asmodeus, glasya] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus", "glasya"])
        .cast(belial, "steal-power", false)
        .magic(mammon, "fiends", 2)
        .magic(asmodeus, "juggernaut", 1)
        .magic(glasya, "metal-beasts", 1);
    let mut scene = Scene::rites(tableau);
    scene.perform();
    assert!([mammon, asmodeus, glasya].iter().all(|from| scene.saw(RiteFact::Stolen { by: belial, from: *from })));
    assert_eq!(scene.magic_drawn(belial), [0]);
    let tabled = |seat| scene.game.domain(seat).tabled.len();
    assert_eq!((tabled(belial), tabled(mammon), tabled(asmodeus), tabled(glasya)), (3, 1, 0, 0));
}

/// Steal Power: "If you get less than 2 magic cards this way, draw from the deck to make it 2."
#[test]
fn steal_power_draws_until_there_are_2_magic_cards() {
    let [belial, mammon] = seats();
    for (theirs, drawn) in [(0, 2), (1, 1)] {
        let tableau =
            lay(&["belial", "mammon", "asmodeus"]).cast(belial, "steal-power", false).magic(mammon, "fiends", theirs);
        let mut scene = Scene::rites(tableau);
        assert!(scene.is_due(|step| matches!(step, Step::Rite(RiteStep::Perform { .. }))));
        scene.answer(&[]);
        assert_eq!(scene.magic_drawn(belial), [drawn]);
    }
}
