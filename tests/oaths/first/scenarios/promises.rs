//! Promises: "the Devil's Word is its Rule".

use oaths::first::rules::court::{CourtStep, Speech};
use oaths::first::rules::facts::{Fact, PromiseFact};
use oaths::first::rules::game::{Phase, PostKind, Whereabouts};
use oaths::first::rules::ids::{HandCard, PromiseId, Seat};
use oaths::first::rules::market::{Dealings, Goods};
use oaths::first::rules::orders::{OrderStep, Orders};
use oaths::first::rules::promises::{Clause, Outcome, Payment, Pledge, PromiseStep, Vow};
use oaths::first::rules::refusal::Refusal;
use oaths::first::rules::step::{Answer, Step};
use oaths::first::rules::tableau::Tableau;
use oaths::first::rules::war::{Join, Move, Side, WarAnswer, WarStep};

use super::{QUIET, Scene, catalog, free, hand, lay, limited, seats};

const fn vow(vow: Vow) -> Pledge {
    Pledge { vow, clause: Clause::Always, next: false }
}

fn promised(pledge: Pledge) -> Goods {
    Goods { pledges: vec![pledge], ..Goods::default() }
}

/// Ends the game turn in which a seat has given a promise to the next seat.
fn dusk(tableau: Tableau<'static>, pledge: Pledge) -> Scene {
    let [a, b] = seats();
    let tableau = tableau.promise(a, b, pledge).phase(Phase::Gathering);
    let mut scene = Scene::open(tableau, CourtStep::Speak);
    scene.pass();
    scene
}

fn outcome(scene: &Scene) -> Outcome {
    scene.game.promises()[0].outcome
}

/// "Any trade agreed on must be kept." A promise is part of a deal.
#[test]
fn a_promise_is_given_in_a_deal() {
    let [a, b, c] = seats();
    let mut scene = Scene::steps(lay(&QUIET), [free()]);
    scene.trade(a, b, promised(vow(Vow::Spare(c))), hand(&[HandCard::Oath(b)]));
    let promise = scene.game.promises()[0];
    assert_eq!((promise.by, promise.to, promise.vow, promise.until), (a, Some(b), Vow::Spare(c), 1));
}

/// "If the Devil promises something, it must do everything to fulfill that promise."
#[test]
fn a_promised_attack_has_to_be_made() {
    let [a, b, c] = seats();
    let army = || lay(&QUIET).table(a, "fiends", 3).table(b, "fiends", 3).table(c, "fiends", 3);
    let mut scene = Scene::open(army().promise(a, b, vow(Vow::Attack(c))), WarStep::Begin);
    assert_eq!(scene.refusal(a, WarAnswer::Attack(None)), Some(Refusal::Bound));
    scene.pass();
    scene.until(|step| matches!(step, Step::War(WarStep::Organise)));
    assert_eq!(scene.game.battle().map(|battle| battle.defender), Some(c), "by default it keeps its word");
    assert!(scene.game.promises()[0].done);
    let scene = Scene::open(army().promise(a, b, vow(Vow::Spare(c))), WarStep::Begin);
    let attack = scene.game.full_attack(catalog(), a, c);
    assert_eq!(scene.refusal(a, WarAnswer::Attack(Some(attack))), Some(Refusal::Bound));
}

/// A devil that spares another does not join its attackers either.
#[test]
fn whoever_spares_does_not_join_the_attackers() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET).table(a, "fiends", 3).table(b, "fiends", 3).table(c, "fiends", 3);
    let mut scene = Scene::open(tableau.promise(c, b, vow(Vow::Spare(b))), WarStep::Begin);
    scene.attack(a, b);
    let join = |side| {
        let hordes = scene.game.hordes(catalog(), c).collect();
        WarAnswer::Move(Move { join: Some(Join { side, hordes, souls: 0, devil: true }), ..Move::default() })
    };
    assert_eq!(scene.refusal(c, join(Side::Attack)), Some(Refusal::Bound));
    assert!(scene.allows(c, join(Side::Defend)));
}

/// Promises about the gathering and about Earth bind as well.
#[test]
fn promises_bind_at_the_gathering_and_on_journeys() {
    let [a, b, c] = seats();
    let base = || lay(&QUIET).proclaimed(&[b, c]);
    let speech = |objects: &[Seat], proclaims| Speech { arrives: true, objects: objects.to_vec(), proclaims };
    let court = |pledge| Scene::open(base().promise(a, b, pledge), CourtStep::Speak);
    let objects = court(vow(Vow::Object(c)));
    assert_eq!(objects.refusal(a, Speech::default()), Some(Refusal::Bound));
    assert!(objects.allows(a, speech(&[c], None)));
    let accepts = court(vow(Vow::Accept(b)));
    assert_eq!(accepts.refusal(a, speech(&[b], None)), Some(Refusal::Bound));
    let proclaims = court(vow(Vow::Proclaim(b)));
    assert_eq!(proclaims.refusal(a, speech(&[], Some(c))), Some(Refusal::Bound));
    assert!(proclaims.allows(a, speech(&[], Some(b))));
    let stays = Scene::open(base().promise(a, b, vow(Vow::LeaveEarth)), OrderStep::Orders);
    assert_eq!(stays.refusal(a, Orders { devil: true, ..Orders::default() }), Some(Refusal::Journey));
}

/// "The Devil loses its face, and in game terms, loses all gained victory points, all posts and all
/// tabled hordes."
#[test]
fn a_broken_promise_disgraces() {
    let [a, _, c] = seats();
    let tableau = lay(&QUIET)
        .points(a, 5)
        .post(PostKind::Power, a, true)
        .table(a, "fiends", 3)
        .table(a, "staff-of-undead", 1)
        .earth(a, "fiends", 1);
    let scene = dusk(tableau, vow(Vow::Attack(c)));
    assert_eq!(outcome(&scene), Outcome::Broken);
    let domain = scene.game.domain(a);
    assert_eq!((domain.points, domain.tabled.len(), domain.earth.len()), (0, 1, 0));
    assert_eq!(scene.game.posts_of(a), 0);
    // "Cannot trade with other Devils or with Other Powers of Hell nor gain any new victory points
    // until turn after the next one. In addition, the Devil cannot be selected as new Overlord."
    assert_eq!(scene.game.turn(), 2);
    assert!(scene.game.ashamed(a) && !scene.game.trades_with(a, None));
    assert_eq!(scene.no_offer(a, c, hand(&[HandCard::Oath(a)])), Some(Refusal::NoTrade));
    assert!(!scene.game.is_candidate(catalog(), a));
    assert_eq!(domain.shame, 2, "free again in the turn after the next one");
}

/// "It is a good idea to add 'if it is possible' or 'only if it is possible' to promises."
#[test]
fn a_promise_if_possible_disgraces_nobody() {
    let [_, _, c] = seats();
    let pledge = Pledge { clause: Clause::IfPossible, ..vow(Vow::Attack(c)) };
    let scene = dusk(lay(&QUIET).points(Seat(0), 5), pledge);
    assert_eq!((outcome(&scene), scene.points(Seat(0))), (Outcome::Void, 5));
}

/// "Unless agreed otherwise, the promise lasts until end of the current turn. However, [...] they
/// never last longer than end of the next turn."
#[test]
fn a_promise_lasts_this_turn_or_the_next() {
    let [a, b, c] = seats();
    let scene = dusk(lay(&QUIET), vow(Vow::Spare(b)));
    assert_eq!((outcome(&scene), scene.game.bound(a, Vow::Spare(b))), (Outcome::Kept, false));
    let mut scene = dusk(lay(&QUIET), Pledge { next: true, ..vow(Vow::Spare(c)) });
    assert_eq!((outcome(&scene), scene.game.bound(a, Vow::Spare(c))), (Outcome::Open, true));
    scene.until(|step| matches!(step, Step::Court(CourtStep::Speak))).pass();
    assert_eq!(outcome(&scene), Outcome::Kept);
}

/// "A promise can be changed if the other participant agrees to that."
#[test]
fn a_creditor_releases_a_promise() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET).promise(a, b, vow(Vow::Attack(c)));
    let mut scene = Scene::steps(tableau, [limited()]);
    let released = || Goods { released: vec![PromiseId(0)], ..Goods::default() };
    assert_eq!(scene.no_offer(c, a, released()), Some(Refusal::Goods), "it was not given to this devil");
    scene.trade(b, a, released(), promised(vow(Vow::Cards(1))));
    assert_eq!(outcome(&scene), Outcome::Released);
    assert_eq!(scene.game.promises()[1].vow, Vow::Cards(1));
}

/// "Any obscure, unclear and impossible promises are denied."
#[test]
fn impossible_promises_are_denied() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET).promise(a, b, vow(Vow::Spare(c)));
    let scene = Scene::steps(tableau.clone(), [free()]);
    let denied = |scene: &Scene, promise: Vow| scene.no_offer(a, b, promised(vow(promise)));
    assert_eq!(denied(&scene, Vow::Attack(c)), Some(Refusal::Vow), "it has promised to spare it");
    assert_eq!(denied(&scene, Vow::Attack(a)), Some(Refusal::Vow));
    assert_eq!(denied(&scene, Vow::Cards(0)), Some(Refusal::Vow));
    assert_eq!(denied(&scene, Vow::Attack(Seat(9))), Some(Refusal::Devil));
    let both = Goods { pledges: vec![vow(Vow::Object(c)), vow(Vow::Accept(c))], ..Goods::default() };
    assert_eq!(scene.no_offer(a, b, both), Some(Refusal::Vow));
    let late = Scene::steps(tableau.phase(Phase::Gathering), [limited()]);
    assert_eq!(denied(&late, Vow::Attack(b)), Some(Refusal::Vow), "the combats are over");
}

/// Debts are paid when the promise ends. "If the devil cannot keep its promise and it included cards
/// from the hand, the player must show her entire hand to player who was ought to get the cards."
#[test]
fn debts_are_paid_at_the_end_of_the_turn() {
    let [a, b] = seats();
    let mut scene = dusk(lay(&QUIET).hand(a, "fiends", 2).hand(a, "recall", 1), vow(Vow::Cards(2)));
    assert_eq!(scene.game.due(), Some(&Step::Promise(PromiseStep::Judge(PromiseId(0)))));
    let fiends = scene.held(a, "fiends");
    assert_eq!(scene.refusal(a, Payment(fiends[..1].to_vec())), Some(Refusal::Count));
    scene.say(a, Payment(fiends));
    assert_eq!(outcome(&scene), Outcome::Kept);
    assert!(scene.held(b, "fiends").len() >= 2);

    let scene = dusk(lay(&QUIET).souls(a, 3), vow(Vow::Souls(2)));
    assert_eq!((scene.game.domain(a).souls, scene.game.domain(b).souls), (1, 3), "one is of mortals");
    let scene = dusk(lay(&QUIET), vow(Vow::Oaths { of: a, count: 2 }));
    assert_eq!((outcome(&scene), scene.game.oaths(b, a)), (Outcome::Kept, 2));

    let scene = dusk(lay(&QUIET).points(a, 4), vow(Vow::Cards(1)));
    assert_eq!((outcome(&scene), scene.points(a)), (Outcome::Broken, 0));
    let shown = |seat: Seat| {
        let told = scene.facts.iter().filter_map(|fact| fact.told_to(seat));
        told.filter(|fact| matches!(fact, Fact::Promise(PromiseFact::Showed { cards, .. }) if !cards.is_empty()))
            .count()
    };
    assert_eq!((shown(b), shown(Seat(2))), (1, 0));
}

/// "When the game ends, only promises '..if ..becomes an overlord' is fulfilled, nothing else anymore
/// matters."
#[test]
fn promises_for_an_overlord_are_kept_before_the_scoring() {
    let [a, b] = seats();
    let pledge = Pledge { clause: Clause::IfOverlord(a), ..vow(Vow::Oaths { of: a, count: 4 }) };
    let tableau = lay(&QUIET).proclaimed(&[a]).promise(a, b, pledge).phase(Phase::Gathering);
    let mut scene = Scene::open(tableau.clone(), CourtStep::Speak);
    let all: Vec<(Seat, Answer)> =
        scene.game.asked().iter().map(|seat| (*seat, Speech { arrives: true, ..Speech::default() }.into())).collect();
    scene.answer(&all);
    assert_eq!(scene.game.ending().map(|ending| ending.oaths.clone()), Some(vec![2, 4, 0, 0]));
    assert_eq!(scene.game.ending().map(|ending| ending.winners.clone()), Some(vec![b]));
    let mut scene = Scene::open(tableau, CourtStep::Speak);
    scene.pass();
    assert_eq!((outcome(&scene), scene.points(a)), (Outcome::Void, 0));
}

/// A promise to object cannot be kept from a prison, and that is no excuse.
#[test]
fn a_prisoner_breaks_its_promise_to_object() {
    let [a, b, c] = seats();
    let tableau = lay(&QUIET).proclaimed(&[c]).points(a, 3).fortress(b, "high-palace").devil(a, Whereabouts::Prison(b));
    let scene = dusk(tableau, vow(Vow::Object(c)));
    assert_eq!((outcome(&scene), scene.points(a)), (Outcome::Broken, 0));
    assert!(scene.allows(b, Dealings::default()));
}
