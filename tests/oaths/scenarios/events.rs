//! The three kinds of events.

use oaths::rules::facts::MusterFact;
use oaths::rules::ids::{Card, Paper, Seat};
use oaths::rules::muster::{Agreement, MusterAnswer, MusterStep};
use oaths::rules::refusal::Refusal;

use super::{Scene, catalog, lay, seats, table};

fn tabling(tableau: oaths::rules::tableau::Tableau<'static>, seat: Seat) -> Scene {
    Scene::open(tableau, MusterStep::Table { seat, discard: 0 })
}

/// "Events (15)": the numbers of cards in the list.
#[test]
fn there_are_15_events() {
    for (id, count) in [("currents-of-chaos", 3), ("forced-agreement", 6), ("summon", 6)] {
        assert_eq!(catalog().all_cards().filter(|card| super::is(*card, id)).count(), count, "{id}");
    }
    assert_eq!(catalog().all_cards().filter(|card| catalog().event(*card).is_some()).count(), 15);
    assert_eq!(catalog().all_cards().filter(|card| catalog().artifact(*card).is_some()).count(), 5);
}

/// Summon: "gain 2 Souls." "Events are never on the table".
#[test]
fn a_summon_gains_2_souls() {
    let [belial] = seats();
    let mut scene = tabling(lay(&["belial", "mammon", "glasya"]).draw(belial, "summon", 2), belial);
    scene.say(belial, table(Vec::new()));
    assert!(scene.saw(MusterFact::Summoned { seat: belial, souls: 2 }));
    assert_eq!((scene.souls(belial), scene.discarded("summon")), (4, 2));
    assert!(scene.game.domain(belial).tabled.is_empty());
}

/// A discarded event has no effect: events are handled when they are tabled.
#[test]
fn a_discarded_event_does_nothing() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).draw(belial, "summon", 1).draw(belial, "fiends", 1);
    let mut scene = Scene::open(tableau, MusterStep::Table { seat: belial, discard: 1 });
    scene.say(belial, table(scene.cards(belial, "summon")));
    assert_eq!((scene.souls(belial), scene.tabled(belial, "fiends")), (0, 1));
}

/// Currents of Chaos: "Draw an extra card from the special play card deck."
#[test]
fn currents_of_chaos_draw_a_special_card() {
    let [belial] = seats();
    let mut scene = tabling(lay(&["belial", "mammon", "glasya"]).draw(belial, "currents-of-chaos", 2), belial);
    scene.say(belial, table(Vec::new()));
    assert_eq!(scene.game.domain(belial).hand.specials().count(), 2);
    assert_eq!(scene.game.special_deck().len(), 10);
}

/// Returns a table at which one seat holds all special play cards.
fn without_specials(holder: Seat) -> oaths::rules::tableau::Tableau<'static> {
    let ids = catalog().specials.iter().map(|def| def.id.as_str());
    ids.fold(lay(&["belial", "mammon", "glasya"]), |tableau, id| tableau.special(holder, id))
}

/// Currents of Chaos: "If that deck is empty, instead table or play the top card from the resource
/// card."
#[test]
fn currents_of_chaos_table_the_top_card_if_there_is_no_special_card() {
    let [belial, mammon] = seats();
    let tableau = without_specials(mammon).draw(belial, "currents-of-chaos", 1).on_top(&["juggernaut"]);
    let mut scene = tabling(tableau, belial);
    scene.say(belial, table(Vec::new())).answer(&[]);
    assert_eq!(scene.tabled(belial, "juggernaut"), 1);
}

/// Currents of Chaos: "table or play": an event on top of the deck is played.
#[test]
fn currents_of_chaos_play_an_event_on_top_of_the_deck() {
    let [belial, mammon] = seats();
    let tableau = without_specials(mammon).draw(belial, "currents-of-chaos", 1).on_top(&["summon"]);
    let mut scene = tabling(tableau, belial);
    scene.say(belial, table(Vec::new())).answer(&[]);
    assert_eq!(scene.souls(belial), 2);
}

fn agreement(scene: &Scene, target: Seat, take: Vec<Card>, give: Vec<Card>) -> MusterAnswer {
    let event = scene.cards(Seat(0), "forced-agreement")[0];
    MusterAnswer::Table { discard: Vec::new(), agreements: vec![Agreement { event, target, take, give }] }
}

/// Forced Agreement: "Take 2 tabled cards from target Devil. Give that Devil your own Favor".
#[test]
fn a_forced_agreement_takes_2_cards_for_a_favor() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .draw(belial, "forced-agreement", 1)
        .table(mammon, "fiends", 3)
        .table(mammon, "wand-of-might", 1);
    let mut scene = tabling(tableau, belial);
    let take = vec![scene.cards(mammon, "wand-of-might")[0], scene.cards(mammon, "fiends")[0]];
    let one = agreement(&scene, mammon, take[..1].to_vec(), Vec::new());
    assert_eq!(scene.refusal(belial, one), Some(Refusal::Count));
    scene.say(belial, agreement(&scene, mammon, take.clone(), Vec::new()));
    assert!(scene.saw(MusterFact::Agreed { seat: belial, target: mammon, took: take, gave: Vec::new() }));
    assert_eq!((scene.tabled(belial, "wand-of-might"), scene.tabled(belial, "fiends")), (1, 1));
    assert_eq!(scene.tabled(mammon, "fiends"), 2);
    assert_eq!((scene.papers(belial, Paper::favor(belial)), scene.papers(mammon, Paper::favor(belial))), (4, 1));
    assert_eq!(scene.discarded("forced-agreement"), 1);
}

/// Forced Agreement: "or 2 tabled cards. you can return the cards you just took".
#[test]
fn a_forced_agreement_can_give_2_cards_also_one_that_was_just_taken() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"])
        .draw(belial, "forced-agreement", 1)
        .draw(belial, "juggernaut", 1)
        .table(mammon, "fiends", 1)
        .table(mammon, "wand-of-might", 1);
    let mut scene = tabling(tableau, belial);
    let (wand, fiend) = (scene.cards(mammon, "wand-of-might")[0], scene.cards(mammon, "fiends")[0]);
    let juggernaut = scene.cards(belial, "juggernaut")[0];
    let few = agreement(&scene, mammon, vec![wand, fiend], vec![fiend]);
    assert_eq!(scene.refusal(belial, few), Some(Refusal::Count));
    scene.say(belial, agreement(&scene, mammon, vec![wand, fiend], vec![fiend, juggernaut]));
    assert_eq!(scene.game.domain(belial).tabled, [wand]);
    assert_eq!(scene.game.domain(mammon).tabled, [fiend, juggernaut]);
    assert_eq!(scene.papers(belial, Paper::favor(belial)), 5);
}
