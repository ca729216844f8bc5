//! The action phase.

use oaths::rules::action::{ActionStep, Orders};
use oaths::rules::facts::ActionFact;
use oaths::rules::game::{Caster, Whereabouts};
use oaths::rules::refusal::Refusal;
use oaths::rules::war::WarStep;

use super::{Scene, catalog, lay, orders, seats};

/// "In initiative order, each player decides what rituals are being cast and whose leave to Earth."
#[test]
fn the_devils_announce_in_the_order_of_initiative() {
    let [belial, mammon, glasya] = seats();
    let order = [glasya, belial, mammon];
    let tableau = lay(&["belial", "mammon", "glasya"]).initiative(&order);
    let mut scene = Scene::trade(tableau);
    for seat in order {
        scene.until(|step| *step == ActionStep::Orders(seat).into());
        scene.say(seat, Orders { devil: true, ..Orders::default() });
        assert!(scene.saw(ActionFact::Announced { seat, casts: Vec::new(), earth: Vec::new(), devil: true }));
        assert_eq!(scene.whereabouts(seat), Whereabouts::Earth);
    }
}

/// "Rituals: the Devil itself can cast 2 rituals and each Diabolic fiends 1 ritual."
#[test]
fn a_devil_casts_2_rituals_and_each_of_its_diabolic_fiends_another() {
    let [belial] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya"]).table(belial, "conjuration", 4).table(belial, "diabolic-fiends", 2);
    let mut scene = Scene::action(tableau, 3);
    let (rituals, fiends) = (scene.cards(belial, "conjuration"), scene.cards(belial, "diabolic-fiends"));
    let by_itself = [(rituals[0], Caster::Devil), (rituals[1], Caster::Devil)];
    let three = [by_itself.as_slice(), &[(rituals[2], Caster::Devil)]].concat();
    assert_eq!(scene.refusal(belial, orders(&three)), Some(Refusal::Caster));
    let by_fiends = [(rituals[2], Caster::Horde(fiends[0])), (rituals[3], Caster::Horde(fiends[1]))];
    scene.say(belial, orders(&[by_itself, by_fiends].concat()));
    assert_eq!(scene.game.domain(belial).casts.len(), 4);
    assert!(!scene.game.can_move(catalog(), belial), "casters cannot attack");
}

/// A common Fiend does not cast.
#[test]
fn fiends_do_not_cast() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "conjuration", 1).table(belial, "fiends", 1);
    let scene = Scene::action(tableau, 3);
    let cast = (scene.cards(belial, "conjuration")[0], Caster::Horde(scene.cards(belial, "fiends")[0]));
    assert_eq!(scene.refusal(belial, orders(&[cast])), Some(Refusal::Caster));
}

/// "Those casting rituals cannot leave to Earth."
#[test]
fn a_devil_that_casts_cannot_leave_to_earth() {
    let [belial] = seats();
    let scene = Scene::action(lay(&["belial", "mammon", "glasya"]).table(belial, "conjuration", 1), 3);
    let cast = orders(&[(scene.cards(belial, "conjuration")[0], Caster::Devil)]);
    assert_eq!(scene.refusal(belial, Orders { devil: true, ..cast }), Some(Refusal::Caster));
}

/// "If the Devil is in an alliance and without Fallen Angels, the Devil cannot leave to Earth (but
/// can cast rituals)".
#[test]
fn a_devil_in_an_alliance_only_leaves_if_angels_lead_its_army() {
    let [belial, mammon] = seats();
    let tableau =
        lay(&["belial", "mammon", "glasya", "asmodeus"]).alliance(mammon, &[belial]).table(belial, "conjuration", 1);
    let leaves = || Orders { devil: true, ..Orders::default() };
    let scene = Scene::action(tableau.clone(), 4);
    assert_eq!(scene.refusal(belial, leaves()), Some(Refusal::Journey));
    let cast = (scene.cards(belial, "conjuration")[0], Caster::Devil);
    assert!(scene.allows(belial, orders(&[cast])));
    let scene = Scene::action(tableau.table(belial, "fallen-angels", 1), 4);
    assert!(scene.allows(belial, leaves()));
}

/// "Fiends on Earth cannot be affected by rituals nor destroyed in combat." The ritual is in
/// `rituals`, and here is the combat.
#[test]
fn fiends_on_earth_survive_the_fall_of_their_realm() {
    let [belial, mammon] = seats();
    let mut scene = Scene::war(lay(&["belial", "mammon", "glasya"]).earth(mammon, "fiends", 3));
    scene.siege(belial, mammon).storm(&[(belial, 4), (mammon, 3)]).peace();
    assert_eq!(scene.on_earth(mammon, "fiends"), 3);
}

/// "At the end of the phase, discard all rituals not being cast."
#[test]
fn rituals_that_nobody_casts_are_discarded() {
    let [belial] = seats();
    let tableau = lay(&["belial", "mammon", "glasya"]).table(belial, "conjuration", 2).table(belial, "fiends", 1);
    let mut scene = Scene::action(tableau, 3);
    let rituals = scene.cards(belial, "conjuration");
    scene.say(belial, orders(&[(rituals[0], Caster::Devil)]));
    scene.until_war(|step| *step == WarStep::Move);
    assert!(scene.saw(ActionFact::Discarded { seat: belial, rituals: vec![rituals[1]] }));
    assert_eq!((scene.game.discard(), scene.tabled(belial, "fiends")), (&rituals[1..], 1));
    assert_eq!(scene.game.domain(belial).casts[0].ritual, rituals[0]);
    assert_eq!(scene.game.conflict().number, 1);
}
