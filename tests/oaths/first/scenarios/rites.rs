//! Rituals.

use oaths::first::rules::game::Whereabouts;
use oaths::first::rules::ids::Seat;
use oaths::first::rules::market::MarketStep;
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::rites::{RiteAnswer, RiteStep};
use oaths::first::rules::step::Step;
use oaths::first::rules::tableau::Tableau;

use super::{QUIET, Scene, lay, seats};

/// Begins with the ritual phase, and passes the trading before it.
fn rites(tableau: Tableau<'static>) -> Scene {
    let mut scene = Scene::open(tableau, RiteStep::Begin);
    while matches!(scene.game.due(), Some(Step::Market(MarketStep::Round(_)))) {
        scene.pass();
    }
    scene
}

fn perform(scene: &Scene, seat: Seat, id: &str, target: Option<Seat>) -> RiteAnswer {
    let ritual = scene.tabled(seat, id).first().or(scene.held(seat, id).first()).copied().expect("a ritual");
    RiteAnswer::Perform { ritual, target }
}

/// "Before each ritual is handled, trading is allowed as normal."
#[test]
fn there_is_trading_before_rituals() {
    let [a] = seats();
    let scene = Scene::open(lay(&QUIET).fortress(a, "high-palace").ritual(a, "conjuration"), RiteStep::Begin);
    assert_eq!(scene.game.due(), Some(&Step::Market(MarketStep::Round(1))));
    assert!(scene.game.market().limited);
    assert!(Scene::open(lay(&QUIET), RiteStep::Begin).game.due().is_none());
}

/// The conjuration draws three cards. "As soon as they are completed in ritual phase, they are
/// discarded."
#[test]
fn a_conjuration_draws_three_cards() {
    let [a] = seats();
    let mut scene = rites(lay(&QUIET).fortress(a, "high-palace").ritual(a, "conjuration"));
    let answer = perform(&scene, a, "conjuration", None);
    assert_eq!(scene.refusal(a, perform(&scene, a, "conjuration", Some(Seat(1)))), Some(Refusal::Devil));
    scene.say(a, answer);
    assert_eq!((scene.resources(a), scene.game.domain(a).rituals.len()), (3, 0));
    assert_eq!(scene.game.discard().len(), 1);
}

/// "Combined rituals for their best effect, like Summon and Infernal Plague, resolving Summon first":
/// it calls home whom the plague cannot reach, for "Fiends on Earth cannot [...] be targets of
/// Rituals".
#[test]
fn summon_and_plague_together() {
    let [glasya, b] = seats();
    let tableau = lay(&QUIET)
        .fortress(glasya, "high-palace")
        .ritual(glasya, "summon")
        .ritual(glasya, "infernal-plague")
        .earth(b, "fiends", 3)
        .table(b, "metal-beasts", 1)
        .souls(b, 4)
        .devil(b, Whereabouts::Earth);
    let mut scene = rites(tableau.clone());
    // The plague alone finds one horde and takes a third of it, rounded up.
    let plague = perform(&scene, glasya, "infernal-plague", Some(b));
    assert!(!scene.allows(glasya, perform(&scene, glasya, "infernal-plague", Some(glasya))));
    scene.say(glasya, plague);
    let domain = scene.game.domain(b);
    assert_eq!((domain.tabled.len(), domain.earth.len(), domain.souls), (0, 3, 2));
    let mut scene = rites(tableau);
    let (summon, plague) =
        (perform(&scene, glasya, "summon", Some(b)), perform(&scene, glasya, "infernal-plague", Some(b)));
    scene.say(glasya, summon);
    assert_eq!(scene.game.domain(glasya).souls, 2);
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Hell);
    scene.say(glasya, plague);
    let domain = scene.game.domain(b);
    assert_eq!((domain.tabled.len(), domain.earth.len(), domain.souls), (2, 0, 2));
}

/// "If you discard a tabled ritual you can immediately draw a card." "Any ritual can be discarded
/// before handling it, if the owner so desires."
#[test]
fn glasya_draws_for_a_discarded_ritual() {
    let [glasya, other] = seats();
    let tableau = lay(&QUIET)
        .fortress(glasya, "high-palace")
        .fortress(other, "high-palace")
        .ritual(glasya, "summon")
        .ritual(other, "summon");
    let mut scene = rites(tableau);
    for (seat, drawn) in [(glasya, 1), (other, 0)] {
        let ritual = scene.tabled(seat, "summon")[0];
        assert_eq!(scene.game.asked(), [seat]);
        scene.say(seat, RiteAnswer::Cancel(ritual));
        assert_eq!((scene.resources(seat), scene.game.domain(seat).rituals.len()), (drawn, 0));
    }
}

/// "If the player has complete set of Critters, she can cast a ritual directly from her hand, breaking
/// the normal rules. This can be done once per Critter set per turn."
#[test]
fn critters_cast_from_the_hand() {
    let [a] = seats();
    let two = lay(&QUIET)
        .table(a, "crawling-critters", 1)
        .table(a, "flying-critters", 1)
        .hand(a, "conjuration", 1)
        .hand(a, "summon", 1);
    assert!(rites(two.clone()).game.due().is_none(), "the set is not complete");
    let mut scene = rites(two.table(a, "swimming-critters", 1));
    assert_eq!(scene.game.asked(), [a]);
    let answer = perform(&scene, a, "conjuration", None);
    scene.say(a, answer);
    assert_eq!(scene.game.domain(a).deeds.critters, 1);
    assert!(scene.game.due().is_none(), "once for each set");
    assert!(scene.resources(a) >= 4);
}
