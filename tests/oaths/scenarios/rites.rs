//! The ritual phase: the order of rituals, magic cards, and the end of the phase.

use oaths::rules::facts::{Fact, RiteFact};
use oaths::rules::game::Caster;
use oaths::rules::ids::{Card, Seat};
use oaths::rules::rites::{RiteAnswer, RiteStep};
use oaths::rules::step::Step;
use oaths::rules::war::Target;

use super::{Scene, aim, catalog, lay, seats};

/// Returns the rituals that were performed, in their order.
fn performed(scene: &Scene) -> Vec<(Seat, &'static str)> {
    let id = |card: Card| catalog().resource(card).id();
    let rituals = scene.facts.iter().filter_map(|fact| match fact {
        Fact::Rite(RiteFact::Performed { seat, ritual, .. }) => Some((*seat, id(*ritual))),
        _ => None,
    });
    rituals.collect()
}

/// "Each ritual has a priority number and those with lowest are handled first. If several Devils
/// have rituals of the same priority, the initative order takes precedence."
#[test]
fn rituals_are_handled_by_priority_and_then_by_initiative() {
    let [belial, mammon, asmodeus] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .cast(belial, "steal-power", false)
        .cast(belial, "conjuration", false)
        .cast(mammon, "sanctuary", false)
        .cast(mammon, "conjuration", false)
        .cast(asmodeus, "infernal-plague", false)
        .initiative(&[mammon, belial, asmodeus]);
    let mut scene = Scene::rites(tableau);
    scene.perform();
    assert_eq!(
        performed(&scene),
        [
            (asmodeus, "infernal-plague"),
            (mammon, "conjuration"),
            (belial, "conjuration"),
            (mammon, "sanctuary"),
            (belial, "steal-power"),
        ]
    );
}

/// "The Devil can opt to just to cancel the ritual, discarding it without doing its effect. Casted
/// rituals are discarded."
#[test]
fn rituals_are_discarded_whether_they_are_performed_or_cancelled() {
    let [belial, mammon] = seats();
    let tableau =
        lay(&["belial", "mammon", "asmodeus"]).cast(belial, "conjuration", false).cast(mammon, "conjuration", false);
    let mut scene = Scene::rites(tableau);
    scene.say(belial, RiteAnswer::Cancel).answer(&[]);
    assert_eq!(performed(&scene), [(mammon, "conjuration")]);
    assert!(scene.game.domain(belial).tabled.is_empty() && scene.game.domain(belial).casts.is_empty());
    assert!(scene.discarded("conjuration") >= 2);
}

/// A plague can be cancelled, too.
#[test]
fn a_cancelled_plague_destroys_nothing() {
    let [belial, mammon] = seats();
    let tableau =
        lay(&["belial", "mammon", "asmodeus"]).cast(belial, "infernal-plague", false).table(mammon, "fiends", 3);
    let mut scene = Scene::rites(tableau);
    scene.say(belial, RiteAnswer::Cancel).perform();
    assert_eq!(scene.tabled(mammon, "fiends"), 3);
    assert!(performed(&scene).is_empty());
}

/// "First make sure that the discard deck is shuffled into the resource deck."
#[test]
fn the_discarded_cards_are_shuffled_into_the_deck_before_the_rituals() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"]).cast(belial, "conjuration", false).discard("fiends", 5);
    let scene = Scene::rites(tableau);
    assert!(scene.game.discard().is_empty());
    assert_eq!(scene.game.deck().len(), 79);
}

/// "drawn magic cards are turned face-up and tabled. Any events or rituals are instead replaced
/// with Soul (even Summon with only one Soul!)"
#[test]
fn magic_cards_are_tabled_and_events_and_rituals_become_souls() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .magic(belial, "fiends", 1)
        .magic(belial, "wand-of-might", 1)
        .magic(belial, "summon", 1)
        .magic(belial, "conjuration", 1);
    let mut scene = Scene::open(tableau, RiteStep::Reveal);
    assert_eq!((scene.tabled(belial, "fiends"), scene.tabled(belial, "wand-of-might")), (1, 1));
    assert_eq!((scene.game.domain(belial).tabled.len(), scene.souls(belial)), (2, 2));
    assert_eq!((scene.discarded("summon"), scene.discarded("conjuration")), (1, 1));
    scene.perform();
}

/// "If the deck runs out, bad luck for the casters!"
#[test]
fn casters_get_no_more_magic_cards_than_there_are() {
    let [belial, mammon, glasya] = seats();
    let mut tableau = lay(&["belial", "mammon", "glasya"]);
    for (id, count) in [
        ("fiends", 16),
        ("diabolic-fiends", 4),
        ("fallen-angels", 2),
        ("juggernaut", 6),
        ("leviathan", 1),
        ("metal-beasts", 4),
        ("tormented-ones", 6),
        ("warriors-of-darkness", 6),
        ("currents-of-chaos", 3),
        ("forced-agreement", 6),
        ("summon", 6),
        ("steal-power", 3),
        ("sanctuary", 4),
        ("conjuration", 2),
        ("infernal-plague", 2),
        ("drain-power", 1),
        ("furnace-of-souls", 1),
    ] {
        tableau = tableau.draw(glasya, id, count);
    }
    let tableau = tableau.cast(belial, "conjuration", false).cast(mammon, "conjuration", false);
    // Of 80 cards, only the five artifacts are left.
    let mut scene = Scene::rites(tableau);
    scene.answer(&[]).answer(&[]);
    assert_eq!((scene.magic_drawn(belial), scene.magic_drawn(mammon)), (vec![3], vec![2]));
}

/// "All ritual casters are then freed to combat and Devils can now lead their armies into combat."
#[test]
fn casters_are_free_after_the_rituals() {
    let [belial, mammon] = seats();
    let tableau = lay(&["belial", "mammon", "asmodeus"])
        .table(belial, "diabolic-fiends", 1)
        .cast(belial, "sanctuary", false)
        .cast_by(belial, "diabolic-fiends", "sanctuary");
    let mut scene = Scene::rites(tableau);
    assert!(scene.game.casting(belial, Caster::Devil) && !scene.game.can_move(catalog(), belial));
    scene.perform();
    assert!(!scene.game.casting(belial, Caster::Devil));
    assert!(scene.allows(belial, aim(Target::Devil(mammon))));
}

/// A ritual that is asked about is the one that is due: nobody else answers.
#[test]
fn only_the_caster_decides_about_its_ritual() {
    let [belial, mammon] = seats();
    let scene = Scene::rites(lay(&["belial", "mammon", "asmodeus"]).cast(mammon, "conjuration", false));
    assert!(scene.is_due(|step| matches!(step, Step::Rite(RiteStep::Perform { .. }))));
    assert_eq!(scene.game.asked(), [mammon]);
    assert!(!scene.allows(belial, RiteAnswer::Cancel));
}
