//! How combats end: captured devils, looted and captured fortresses.

use oaths::first::rules::facts::WarFact;
use oaths::first::rules::game::Whereabouts;
use oaths::first::rules::ids::{Card, Seat};
use oaths::first::rules::step::Step;
use oaths::first::rules::tableau::Tableau;
use oaths::first::rules::war::{Fate, Join, Move, Side, Spoils, WarAnswer, WarStep};

use super::{QUIET, Scene, catalog, lay, seats};

impl Scene {
    /// Plays a combat to its end with default answers.
    pub fn finish_combat(&mut self) -> &mut Self {
        while self.game.battle().is_some() {
            self.pass();
        }
        self
    }

    /// Plays a combat to the spoils.
    fn await_spoils(&mut self) -> &mut Self {
        self.until(|step| matches!(step, Step::War(WarStep::Spoils)))
    }
}

/// A great army against a devil in a fortress: it always wins. The seed is one in which the fortress
/// is damaged and not destroyed.
fn siege(change: impl Fn(Tableau<'static>) -> Tableau<'static>) -> Scene {
    let [a, b] = seats();
    let scene = |seed| {
        let tableau = lay(&QUIET).table(a, "fiends", 14).fortress(b, "black-tower").seed(seed);
        let mut scene = Scene::open(change(tableau), WarStep::Begin);
        scene.attack(a, b).await_spoils();
        scene
    };
    (0..20).map(scene).find(|scene| scene.game.domain(b).fortress.is_some()).expect("a fortress that stands")
}

fn spoils(fortress: Fate) -> WarAnswer {
    WarAnswer::Spoils(Spoils { fortress, surrendered: Vec::new() })
}

/// "If attacker destroys all defenders, combat is classified as attacker victory." "The main attacker
/// captures all Devils which have been hit." "A captured Devil is moved to attacker's home Realm and
/// put into attacker's fortress."
#[test]
fn the_victor_captures_the_devil_with_its_artifacts() {
    let [a, b] = seats();
    let mut scene = siege(|tableau| tableau.fortress(a, "high-palace").table(b, "staff-of-undead", 1));
    assert_eq!(scene.game.domain(a).deeds.victories, 1);
    scene.say(a, spoils(Fate::Destroy));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Prison(a));
    // "When a Devil is captured, the capturer may immediately take any artifacts held by captive."
    assert_eq!(scene.tabled(a, "staff-of-undead").len(), 1);
    assert!(scene.game.domain(b).fortress.is_none());
}

/// "If the attacker does not have a fortress, any imprisoned Devils flee automatically, and are 'out
/// of game' until end of the turn."
#[test]
fn without_a_fortress_there_is_no_prison() {
    let [a, b] = seats();
    let mut scene = siege(|tableau| tableau);
    scene.say(a, spoils(Fate::Destroy));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Fled);
}

/// "Capture: [...] making it as a new home Realm fortress. All attacker's units and Souls and other
/// stuff is moved onto it and attacker's old fortress is discarded." "If a fortress in which the Devil
/// is imprisoned is captured, the attacker gains all prisoners."
#[test]
fn a_captured_fortress_comes_with_hearts_and_prisoners() {
    let [a, b, c] = seats();
    let mut scene = siege(|tableau| {
        tableau
            .fortress(a, "high-palace")
            .table(b, "heart-of-fortress", 1)
            .ritual(b, "summon")
            .devil(c, Whereabouts::Prison(b))
    });
    scene.say(a, spoils(Fate::Capture));
    assert_eq!((scene.tabled(a, "black-tower").len(), scene.tabled(a, "high-palace").len()), (1, 0));
    assert_eq!(scene.tabled(a, "heart-of-fortress").len(), 1);
    assert_eq!(scene.game.domain(c).whereabouts, Whereabouts::Prison(a));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Prison(a));
    // "If there was any rituals in fortress, they are automatically discarded."
    assert!(scene.game.domain(b).rituals.is_empty());
}

/// "If the fortress is lost, the captor must immediately release all its prisoners."
#[test]
fn prisoners_of_a_destroyed_fortress_are_released() {
    let [a, b, c] = seats();
    let mut scene = siege(|tableau| tableau.fortress(a, "high-palace").devil(c, Whereabouts::Prison(b)));
    scene.say(a, spoils(Fate::Destroy));
    assert_eq!(scene.game.domain(c).whereabouts, Whereabouts::Fled);
}

/// "If the attacker returns the fortress to defender, the attacker has choice of destroying any
/// rituals casted or leaving them intact."
#[test]
fn a_fortress_can_be_left_with_or_without_rituals() {
    let [a, b] = seats();
    for rituals in [true, false] {
        let mut scene = siege(|tableau| tableau.ritual(b, "summon").table(b, "diabolic-fiends", 1));
        scene.say(a, spoils(Fate::Leave { rituals }));
        assert!(scene.game.domain(b).fortress.is_some());
        let kept = scene.game.domain(b).rituals.len();
        // Its fiends are dead and its devil has fled: nobody keeps the ritual up.
        assert_eq!(kept, 0);
    }
}

/// "To loot, draw 3 cards from the controllering Player's hand, and return any drawn Oath cards."
/// "Looting can only be made if that fortress is not yet looted this turn."
#[test]
fn three_cards_are_looted_without_oaths() {
    let [a, b] = seats();
    let mut scene = siege(|tableau| tableau.hand(b, "summon", 5).pass(b, Seat(2), b, 6));
    scene.say(a, spoils(Fate::Destroy));
    assert_eq!((scene.resources(a), scene.resources(b)), (3, 2));
    assert!(scene.game.domain(b).deeds.looted);
    let mut oaths = siege(|tableau| tableau);
    oaths.say(a, spoils(Fate::Destroy));
    assert_eq!((oaths.game.domain(a).hand.len(), oaths.game.domain(b).hand.len()), (6, 6));
}

/// "If the defending fortress had Throne of Hell, the attacker can always loot it and move it to own
/// home fortress."
#[test]
fn the_throne_is_moved() {
    let [a, b] = seats();
    let mut scene = siege(|tableau| tableau.fortress(a, "high-palace").table(b, "throne-of-hell", 1));
    scene.say(a, spoils(Fate::Destroy));
    assert_eq!(scene.tabled(a, "throne-of-hell").len(), 1);
    let mut homeless = siege(|tableau| tableau.table(b, "throne-of-hell", 1));
    homeless.say(a, spoils(Fate::Destroy));
    assert!(homeless.tabled(a, "throne-of-hell").is_empty() && homeless.tabled(b, "throne-of-hell").is_empty());
}

/// "The capturer may immediately surrender the prisoner to any other army which joined the battle."
#[test]
fn a_prisoner_is_handed_to_an_ally() {
    let [a, b, c] = seats();
    let scene = |seed| {
        let tableau = lay(&QUIET)
            .table(a, "fiends", 14)
            .fortress(b, "black-tower")
            .fortress(c, "high-palace")
            .table(c, "warriors-of-darkness", 3)
            .seed(seed);
        let mut scene = Scene::open(tableau, WarStep::Begin);
        scene.attack(a, b);
        let hordes: Vec<Card> = scene.game.hordes(catalog(), c).collect();
        let join = Join { side: Side::Attack, hordes, souls: 0, devil: true };
        scene.organise(&[(c, Move { join: Some(join), ..Move::default() })]).await_spoils();
        scene
    };
    let mut scene = scene(1);
    let wrong = Spoils { fortress: Fate::Destroy, surrendered: vec![(b, Seat(3))] };
    assert!(!scene.allows(a, WarAnswer::Spoils(wrong)), "it has no army here");
    scene.say(a, WarAnswer::Spoils(Spoils { fortress: Fate::Destroy, surrendered: vec![(b, c)] }));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Prison(c));
}

/// "If someone already emptied the Realm and then something appears therein, destroying that does not
/// count as attacker victory anymore."
#[test]
fn a_realm_gives_one_victory_in_a_turn() {
    let [a, b, c] = seats();
    let mut scene = siege(|tableau| tableau.table(c, "warriors-of-darkness", 6).table(c, "juggernauts", 5));
    scene.say(a, spoils(Fate::Leave { rituals: false }));
    scene.until(|step| matches!(step, Step::War(WarStep::Turn { seat, .. }) if *seat == c));
    scene.attack(c, b).finish_combat();
    assert!(scene.saw(WarFact::Won { seat: c, target: b, counts: false }));
    assert_eq!(scene.game.domain(c).deeds.victories, 0);
}

/// "Otherwise the defender captures them all if (and only if) all the attackers were destroyed."
#[test]
fn a_destroyed_attacker_is_captured() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).fortress(b, "deadmaze-of-granite").table(b, "fiends", 14);
    let mut scene = Scene::open(tableau, WarStep::Begin);
    scene.attack(a, b).finish_combat();
    assert!(scene.saw(WarFact::Defeated { seat: a, target: b }));
    assert_eq!(scene.game.domain(a).whereabouts, Whereabouts::Prison(b));
}

/// "Defendind Devil may surrender and attacker captures it. The combat still continues."
#[test]
fn a_devil_surrenders() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).table(a, "fiends", 14).fortress(a, "high-palace").fortress(b, "black-tower").table(
        b,
        "warriors-of-darkness",
        2,
    );
    let mut scene = Scene::open(tableau, WarStep::Begin);
    scene.attack(a, b);
    scene.organise(&[(b, Move { surrender: true, ..Move::default() })]);
    assert!(scene.saw(WarFact::Surrendered { seat: b }));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Prison(a));
    assert!(scene.game.battle().is_some_and(|battle| battle.fought), "its army fights on");
}

/// "If an army has no leader, it returns to home Realm (exception: if the army is trying to release
/// their master, they can keep on fighting)."
#[test]
fn an_army_releases_its_master() {
    let [a, b] = seats();
    let mut scene = siege(|tableau| tableau.devil(a, Whereabouts::Prison(b)));
    assert!(scene.game.battle().is_some_and(|battle| battle.release));
    scene.pass();
    assert_eq!(scene.game.domain(a).whereabouts, Whereabouts::Hell);
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Prison(a));
    assert_eq!(scene.tabled(a, "black-tower").len(), 1);
}
