//! The deal, the draw phase and the init phase.

use oaths::first::rules::facts::{Fact, MusterFact};
use oaths::first::rules::game::{PostKind, Whereabouts};
use oaths::first::rules::ids::{HandCard, Seat};
use oaths::first::rules::muster::{MusterAnswer, MusterStep};

use super::{QUIET, Scene, catalog, lay, seats};
use crate::first::world;

fn drawn(scene: &Scene, of: Seat) -> Vec<usize> {
    let count = |fact: &Fact| match fact {
        Fact::Muster(MusterFact::Drew { seat, count, .. }) if *seat == of => Some(*count),
        _ => None,
    };
    scene.facts.iter().filter_map(count).collect()
}

/// "Deal a random Devil to each player, and give 5 corresponding Oath cards to that player. The
/// sixth, last, Oath card of each Devil is shuffled together and dealt to players." "Shuffle the
/// resource cards, and deal 6 cards to each player."
#[test]
fn everybody_holds_five_own_oaths_a_forgotten_one_and_six_cards() {
    for seed in 0..20 {
        let game = world::game(5, seed);
        for seat in game.seats() {
            let domain = game.domain(seat);
            assert!(domain.hand.count(HandCard::Oath(seat)) >= 5);
            assert_eq!(domain.hand.oaths().count(), 6);
            assert!(domain.hand.resources().count() >= 6);
            let bargains = catalog().devil(domain.devil).powers.souls;
            assert!(domain.souls <= bargains && domain.points == 0, "no Souls and no victory points");
        }
    }
}

/// "If a player has no fortresses in her starting hand, she may discard all these 6 cards and get 6
/// new ones, but must keep those."
#[test]
fn a_hand_without_fortress_can_be_changed_once() {
    let game = (0..50).map(|seed| world::game(4, seed)).find(|game| game.turn() == 0).expect("a hand without fortress");
    let seat = game.asked()[0];
    let before: Vec<_> = game.domain(seat).hand.resources().collect();
    assert!(before.iter().all(|card| catalog().fortress(*card).is_none()));
    let mut scene = Scene { game, facts: Vec::new() };
    scene.say(seat, MusterAnswer::Redraw(true));
    assert!(scene.saw(MusterFact::Redrew { seat }));
    assert_eq!(scene.game.turn(), 1);
    assert!(!scene.game.asked().is_empty());
}

/// "For example, if Asmodeus have fortress, 3 hordes, 1 artifact, Realm of Power post and 7 hand
/// cards, including Oath cards. Thus, the Realm size is 14, and player draws 4 cards."
#[test]
fn asmodeus_with_a_realm_of_fourteen_draws_four() {
    let [asmodeus] = seats();
    let tableau = lay(&["asmodeus", "belial", "glasya", "baalzebub"])
        .fortress(asmodeus, "high-palace")
        .table(asmodeus, "fiends", 3)
        .table(asmodeus, "staff-of-undead", 1)
        .post(PostKind::Power, asmodeus, false)
        .hand(asmodeus, "recall", 1);
    let game = tableau.clone().begin([]);
    assert_eq!((game.realm_size(asmodeus), game.draws(catalog(), asmodeus)), (14, 4));
    // "Realm Size 1-11: Cards drawn: to 15". The others have six oaths and their devil.
    assert_eq!((game.realm_size(Seat(1)), game.draws(catalog(), Seat(1))), (7, 8));
    let bigger = |more| tableau.clone().hand(asmodeus, "fiends", more).begin([]).draws(catalog(), asmodeus);
    assert_eq!([1, 3, 4, 6, 7, 9].map(bigger), [3, 3, 2, 2, 1, 1]);
}

/// "Draw an extra card each turn during draw phase, after you have drawn normally. So if you have 2
/// cards, draw 13 (to get 15 cards) and then the extra one."
#[test]
fn mammon_draws_one_more() {
    let game = lay(&["mammon", "belial", "glasya", "baalzebub"]).begin([]);
    assert_eq!(game.draws(catalog(), Seat(0)), game.draws(catalog(), Seat(1)) + 1);
}

/// "As soon as the deck is emptied, the discard pile is shuffled and put as a new deck."
#[test]
fn an_empty_deck_takes_the_discarded_cards() {
    let scene = Scene::open(lay(&QUIET).deck(3), MusterStep::Dawn);
    assert!(scene.game.discard().is_empty());
    let all: usize = scene.game.seats().map(|seat| scene.resources(seat)).sum();
    assert_eq!(all, 4 * 8, "everybody drew eight");
    assert_eq!(all + scene.game.deck().len(), catalog().cards());
}

/// "If the deck entirely runs out, rest draws are lost."
#[test]
fn draws_without_a_deck_are_lost() {
    let rich = catalog().resources.iter().fold(lay(&QUIET), |tableau, def| {
        let count = usize::from(def.count());
        tableau.hand(Seat(0), def.id(), if def.id() == "fiends" { count - 2 } else { count })
    });
    let scene = Scene::open(rich, MusterStep::Dawn);
    // The first that draws is the new Starter.
    assert_eq!((scene.resources(Seat(1)), scene.resources(Seat(2)), scene.game.deck().len()), (2, 0, 0));
}

/// "The Starter marker is moved one player clockwise each turn." "Any phases done one-by-one are
/// started by that Devil."
#[test]
fn the_starter_moves_clockwise() {
    let scene = Scene::open(lay(&QUIET), MusterStep::Dawn);
    assert_eq!((scene.game.turn(), scene.game.starter()), (2, Seat(1)));
    assert_eq!(scene.game.order(), [Seat(1), Seat(2), Seat(3), Seat(0)]);
    assert_eq!(scene.game.asked(), scene.game.order());
}

/// "During init phase the controller of Belial can draw 2 cards from each of Belial's prisoners. [...]
/// Any drawn resource cards are always kept."
#[test]
fn belial_keeps_resource_cards_of_its_prisoners() {
    let [belial, prisoner] = seats();
    let tableau = lay(&["belial", "glasya", "mammon", "baalzebub"])
        .fortress(belial, "high-palace")
        .devil(prisoner, Whereabouts::Prison(belial))
        .pass(prisoner, Seat(2), prisoner, 6)
        .hand(prisoner, "fiends", 3);
    let scene = Scene::open(tableau, MusterStep::Init);
    assert_eq!((scene.resources(belial), scene.resources(prisoner)), (2, 1));
    assert_eq!(scene.game.domain(prisoner).whereabouts, Whereabouts::Prison(belial));
}

/// "If either card is an Oath card, controller may either keep one of them and immediately release
/// the prisoner, or return all drawn Oath cards."
#[test]
fn belial_chooses_between_an_oath_and_the_prisoner() {
    let [belial, prisoner] = seats();
    let tableau = lay(&["belial", "glasya", "mammon", "baalzebub"])
        .fortress(belial, "high-palace")
        .devil(prisoner, Whereabouts::Prison(belial));
    let scene = || Scene::open(tableau.clone(), MusterStep::Init);
    let mut keeps = scene();
    assert_eq!(keeps.game.asked(), [belial]);
    assert!(!keeps.allows(belial, MusterAnswer::Keep(Some(belial))), "only what was drawn");
    keeps.say(belial, MusterAnswer::Keep(Some(prisoner)));
    assert_eq!((keeps.game.oaths(belial, prisoner), keeps.game.oaths(prisoner, prisoner)), (1, 5));
    assert_eq!(keeps.game.domain(prisoner).whereabouts, Whereabouts::Hell);
    let mut returns = scene();
    returns.say(belial, MusterAnswer::Keep(None));
    assert_eq!(returns.game.oaths(prisoner, prisoner), 6);
    assert_eq!(returns.game.domain(prisoner).whereabouts, Whereabouts::Prison(belial));
}

/// "Memphistophelese gains one Soul each turn provigin he is not imprisoned."
#[test]
fn mephistopheles_gains_a_soul_unless_imprisoned() {
    let [mephistopheles, captor] = seats();
    let devils = ["mephistopheles", "mammon", "glasya", "baalzebub"];
    let free = Scene::open(lay(&devils), MusterStep::Init);
    assert_eq!(free.game.domain(mephistopheles).souls, 1);
    let tableau = lay(&devils).fortress(captor, "high-palace").devil(mephistopheles, Whereabouts::Prison(captor));
    assert_eq!(Scene::open(tableau, MusterStep::Init).game.domain(mephistopheles).souls, 0);
}

/// "In this phase, some special effects are handled, like Black Tower." It draws a card.
#[test]
fn the_black_tower_draws_a_card() {
    let [owner, other] = seats();
    let tableau = lay(&QUIET).fortress(owner, "black-tower").fortress(other, "high-palace");
    let scene = Scene::open(tableau, MusterStep::Init);
    assert_eq!((scene.resources(owner), scene.resources(other)), (1, 0));
    assert!(drawn(&scene, other).is_empty());
}
