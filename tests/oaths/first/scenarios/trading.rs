//! Trading, free and limited, and special cards.

use oaths::first::rules::facts::{Fact, MarketFact};
use oaths::first::rules::game::Whereabouts;
use oaths::first::rules::ids::{Card, HandCard, PromiseId, Seat};
use oaths::first::rules::market::{Dealings, Goods, Terms};
use oaths::first::rules::promises::{Clause, Pledge, Vow};
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::specials::{Aim, Play};

use super::{QUIET, Scene, cards, catalog, free, hand, lay, limited, seats};

fn sell(card: HandCard) -> Dealings {
    Dealings { sells: vec![card], ..Dealings::default() }
}

fn play(card: Card, aim: Aim, pay: Option<HandCard>) -> Dealings {
    Dealings { plays: vec![Play { card, aim, pay }], ..Dealings::default() }
}

/// "Players can trade prisoners, hordes, fortresses and hand cards."
#[test]
fn in_the_playing_phase_everything_is_traded() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET)
        .fortress(a, "black-tower")
        .fortress(b, "high-palace")
        .table(a, "juggernauts", 1)
        .earth(a, "fiends", 1)
        .souls(b, 4)
        .devil(c, Whereabouts::Prison(b));
    let mut scene = Scene::steps(tableau, [free()]);
    let all: Vec<_> = scene.game.domain(a).cards().collect();
    let gives = Goods { cards: all, hand: vec![HandCard::Oath(a)], ..Goods::default() };
    let asks = Goods { souls: 3, freed: vec![c], ..Goods::default() };
    scene.trade(a, b, gives, asks);
    let domain = scene.game.domain(b);
    // "If they change owner, they stay on Earth."
    assert_eq!((domain.earth.len(), domain.tabled.len(), domain.souls), (1, 1, 1));
    // "If the Devil has more than one fortress as a result of trade, the player must discard all but one."
    assert_eq!(scene.tabled(b, "black-tower").len(), 1);
    assert!(scene.tabled(b, "high-palace").is_empty() && scene.game.domain(a).fortress.is_none());
    assert_eq!((scene.game.domain(a).souls, scene.game.oaths(b, a)), (3, 1));
    assert_eq!(scene.game.domain(c).whereabouts, Whereabouts::Hell);
}

/// "No tabled cards (including prisoners and Souls) can be moved, but players can trade hand cards,
/// make promises and release prisoners."
#[test]
fn limited_trading_moves_no_tabled_cards() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET)
        .fortress(a, "black-tower")
        .fortress(b, "high-palace")
        .table(a, "fiends", 1)
        .souls(a, 2)
        .devil(c, Whereabouts::Prison(a));
    let mut scene = Scene::steps(tableau, [limited()]);
    let fiend = scene.tabled(a, "fiends");
    assert_eq!(scene.no_offer(a, b, cards(&fiend)), Some(Refusal::Limited));
    assert_eq!(scene.no_offer(a, b, Goods { souls: 1, ..Goods::default() }), Some(Refusal::Limited));
    assert_eq!(scene.no_offer(a, b, Goods { prisoners: vec![c], ..Goods::default() }), Some(Refusal::Limited));
    scene.trade(a, b, Goods { freed: vec![c], ..Goods::default() }, hand(&[HandCard::Oath(b)]));
    assert_eq!(scene.game.domain(c).whereabouts, Whereabouts::Hell);
    assert_eq!(scene.game.oaths(a, b), 1);
}

/// "When tabled, rituals cannot be stolen, traded or exchanged."
#[test]
fn tabled_rituals_are_not_traded() {
    let [a, b] = seats();
    let scene = Scene::steps(lay(&QUIET).fortress(a, "black-tower").ritual(a, "summon"), [free()]);
    assert_eq!(scene.no_offer(a, b, cards(&scene.tabled(a, "summon"))), Some(Refusal::Goods));
}

/// "Prisoners can be moved during playing phase from one Devil to another." "A fortress is needed to
/// held any prisoners."
#[test]
fn prisoners_move_between_fortresses() {
    let [a, b, c, d] = seats();
    let tableau = lay(&QUIET).fortress(a, "black-tower").fortress(b, "high-palace").devil(c, Whereabouts::Prison(a));
    let mut scene = Scene::steps(tableau, [free()]);
    let prisoner = || Goods { prisoners: vec![c], ..Goods::default() };
    assert_eq!(scene.no_offer(a, d, prisoner()), Some(Refusal::Goods));
    scene.trade(a, b, prisoner(), Goods::default());
    assert_eq!(scene.game.domain(c).whereabouts, Whereabouts::Prison(b));
}

/// "The devil can only trade with its captor, unless the captor gives permission to do otherwise."
#[test]
fn a_prisoner_trades_with_its_captor_or_with_permission() {
    let [captor, prisoner, other] = seats();
    let tableau = lay(&QUIET).fortress(captor, "black-tower").devil(prisoner, Whereabouts::Prison(captor));
    let mut scene = Scene::steps(tableau, [free()]);
    let oath = || hand(&[HandCard::Oath(prisoner)]);
    assert_eq!(scene.no_offer(prisoner, other, oath()), Some(Refusal::NoTrade));
    assert_eq!(scene.no_offer(prisoner, captor, oath()), None);
    assert!(!scene.allows(prisoner, sell(HandCard::Oath(prisoner))));
    scene.say(captor, Dealings { permits: vec![prisoner], ..Dealings::default() });
    assert_eq!(scene.no_offer(prisoner, other, oath()), None);
}

/// "Oath cards can be traded to Other Powers of Hell. If done so, they are put into separate pile,
/// face-down." "When trading on Oath card to other powers (for 3 resource cards)."
#[test]
fn an_oath_is_sold_face_down_for_three_cards() {
    let [a, b] = seats();
    let mut scene = Scene::steps(lay(&QUIET), [free()]);
    scene.say(a, sell(HandCard::Oath(a)));
    assert_eq!((scene.resources(a), scene.game.pile()), (3, [a].as_slice()));
    let fact = scene.facts.iter().find(|fact| matches!(fact, Fact::Market(MarketFact::Sold { .. })));
    let fact = fact.expect("a sale");
    let sold = |fact: Option<Fact>| match fact {
        Some(Fact::Market(MarketFact::Sold { card, drawn, .. })) => (card, drawn.len()),
        _ => (None, 0),
    };
    assert_eq!(sold(fact.told_to(a)), (Some(HandCard::Oath(a)), 3));
    assert_eq!(sold(fact.told_to(b)), (None, 0));
}

/// "Baalzebub may instead give any resource card from his hand. However, if this power is used, it
/// cannot be used again until end of the next turn."
#[test]
fn baalzebub_sells_a_resource_card_every_other_turn() {
    let [baalzebub, other] = seats();
    let devils = ["baalzebub", "glasya", "belial", "mammon"];
    let tableau = lay(&devils).hand(baalzebub, "fiends", 2).hand(other, "fiends", 1);
    let mut scene = Scene::steps(tableau, [free()]);
    let fiend = |scene: &Scene, seat| HandCard::Card(scene.held(seat, "fiends")[0]);
    assert!(!scene.allows(other, sell(fiend(&scene, other))));
    let card = fiend(&scene, baalzebub);
    scene.say(baalzebub, sell(card));
    assert_eq!((scene.resources(baalzebub), scene.game.pile().len()), (4, 0));
    assert!(!scene.game.substitutes(catalog(), baalzebub));
    assert_eq!(scene.game.domain(baalzebub).resting, 2, "not in the next turn either");
}

/// "Drunken or Forced Agreement": for an own oath, two cards of another hand. "Return any drawn Oath
/// cards": they are not accepted by random drawings.
#[test]
fn a_drunken_agreement_draws_cards_for_an_oath() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).hand(a, "drunken-agreement", 1).hand(b, "fiends", 5).pass(b, Seat(2), b, 6);
    let mut scene = Scene::steps(tableau, [free()]);
    let card = scene.held(a, "drunken-agreement")[0];
    assert!(!scene.allows(a, play(card, Aim::Devil(b), None)), "it has to be paid");
    assert!(!scene.allows(a, play(card, Aim::Devil(b), Some(HandCard::Oath(b)))), "with an own oath");
    scene.say(a, play(card, Aim::Devil(b), Some(HandCard::Oath(a))));
    assert_eq!((scene.resources(a), scene.resources(b), scene.game.oaths(b, a)), (2, 3, 1));
}

/// A forced agreement takes a tabled card, in the playing phase only: "special cards can be played
/// normally, except for those which can only be played during playing phase".
#[test]
fn a_forced_agreement_takes_a_tabled_card() {
    let [a, b] = seats();
    let tableau = lay(&QUIET)
        .hand(a, "forced-agreement", 1)
        .fortress(b, "high-palace")
        .table(b, "juggernauts", 1)
        .table(b, "heart-of-fortress", 1);
    let mut scene = Scene::steps(tableau.clone(), [free()]);
    let card = scene.held(a, "forced-agreement")[0];
    let prey = scene.tabled(b, "juggernauts")[0];
    let heart = scene.tabled(b, "heart-of-fortress")[0];
    let pay = Some(HandCard::Oath(a));
    assert!(!scene.allows(a, play(card, Aim::Card(heart), pay)), "it belongs to the fortress");
    scene.say(a, play(card, Aim::Card(prey), pay));
    assert_eq!((scene.tabled(a, "juggernauts").len(), scene.game.oaths(b, a)), (1, 1));
    let late = Scene::steps(tableau.phase(oaths::first::rules::game::Phase::Gathering), [limited()]);
    assert!(!late.allows(a, play(card, Aim::Card(prey), pay)));
}

/// "A devil is freed from imprisonment when [...] an Escape or proper fortress card is used."
#[test]
fn an_escape_or_a_fortress_card_like_the_captors_frees() {
    let [captor, prisoner, caught] = seats();
    let tableau = lay(&QUIET)
        .fortress(captor, "black-tower")
        .devil(prisoner, Whereabouts::Prison(captor))
        .devil(caught, Whereabouts::Heaven)
        .hand(prisoner, "black-tower", 1)
        .hand(prisoner, "high-palace", 1)
        .hand(caught, "escape", 1);
    let mut scene = Scene::steps(tableau, [free()]);
    let palace = scene.held(prisoner, "high-palace")[0];
    assert!(!scene.allows(prisoner, play(palace, Aim::Nothing, None)));
    let tower = scene.held(prisoner, "black-tower")[0];
    let escape = scene.held(caught, "escape")[0];
    scene.answer(&[
        (prisoner, play(tower, Aim::Nothing, None).into()),
        (caught, play(escape, Aim::Nothing, None).into()),
    ]);
    assert_eq!(scene.game.domain(prisoner).whereabouts, Whereabouts::Hell);
    // "Imprisoned and out of game, but can escape normally with special card."
    assert_eq!(scene.game.domain(caught).whereabouts, Whereabouts::Hell);
}

/// "Out of game until end of turn (unless Recalled)."
#[test]
fn a_recall_brings_a_devil_back() {
    let [a, b] = seats();
    let tableau = lay(&QUIET).hand(a, "recall", 1).devil(b, Whereabouts::Fled);
    let mut scene = Scene::steps(tableau, [limited()]);
    let card = scene.held(a, "recall")[0];
    assert!(!scene.allows(a, play(card, Aim::Devil(a), None)));
    scene.say(a, play(card, Aim::Devil(b), None));
    assert_eq!(scene.game.domain(b).whereabouts, Whereabouts::Hell);
}

/// A vortex discards a tabled ritual or artifact of another.
#[test]
fn a_vortex_discards_a_ritual_or_an_artifact() {
    let [a, b] = seats();
    let tableau = lay(&QUIET)
        .hand(a, "magical-vortex", 2)
        .fortress(b, "high-palace")
        .ritual(b, "infernal-plague")
        .table(b, "staff-of-undead", 1)
        .table(b, "fiends", 1);
    let mut scene = Scene::steps(tableau, [limited()]);
    let vortices = scene.held(a, "magical-vortex");
    let aim = |scene: &Scene, id: &str| Aim::Card(scene.tabled(b, id)[0]);
    assert!(!scene.allows(a, play(vortices[0], aim(&scene, "fiends"), None)));
    let plays = vec![
        Play { card: vortices[0], aim: aim(&scene, "infernal-plague"), pay: None },
        Play { card: vortices[1], aim: aim(&scene, "staff-of-undead"), pay: None },
    ];
    scene.say(a, Dealings { plays, ..Dealings::default() });
    assert_eq!(scene.game.domain(b).cards().count(), 2);
}

/// "Players are allowed to show contents of their hand to other players." Nobody else sees it.
#[test]
fn a_hand_is_shown_to_one_devil() {
    let [a, b, c] = seats();
    let mut scene = Scene::steps(lay(&QUIET), [limited()]);
    scene.trade(a, b, Goods { shows: true, ..Goods::default() }, Goods::default());
    let cards = |seat: Seat| {
        let told = scene.facts.iter().filter_map(|fact| fact.told_to(seat));
        told.filter_map(|fact| match fact {
            Fact::Promise(oaths::first::rules::facts::PromiseFact::Showed { cards, .. }) => Some(cards.len()),
            _ => None,
        })
        .collect::<Vec<_>>()
    };
    assert_eq!((cards(b), cards(c)), (vec![6], vec![0]));
}

/// Nobody knows what another has in hand, but an offer that everybody reads asks for things that
/// there are.
#[test]
fn an_offer_asks_for_things_that_there_are() {
    let [a, b, _] = seats();
    let scene = Scene::steps(lay(&QUIET), [free()]);
    let asks = |asks: Goods| {
        let terms = Terms { to: Some(b), gives: Goods::default(), asks };
        scene.refusal(a, Dealings { offers: vec![terms], ..Dealings::default() })
    };
    let nobody = Seat(6);
    let promise = |vow: Vow, clause: Clause| vec![Pledge { vow, clause, next: false }];
    for strange in [
        Goods { hand: vec![HandCard::Oath(nobody)], ..Goods::default() },
        Goods { hand: vec![HandCard::Card(Card(250))], ..Goods::default() },
        Goods { cards: vec![Card(250)], ..Goods::default() },
        Goods { prisoners: vec![nobody], ..Goods::default() },
        Goods { freed: vec![nobody], ..Goods::default() },
        Goods { pledges: promise(Vow::Spare(nobody), Clause::Always), ..Goods::default() },
        Goods { pledges: promise(Vow::Souls(1), Clause::IfOverlord(nobody)), ..Goods::default() },
        Goods { released: vec![PromiseId(9)], ..Goods::default() },
    ] {
        assert_eq!(asks(strange.clone()), Some(Refusal::Goods), "{strange:?}");
    }
    assert_eq!(asks(Goods { hand: vec![HandCard::Oath(b)], ..Goods::default() }), None);
}
