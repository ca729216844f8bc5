//! Trading: deals, favours, alliances, and the end of imprisonment.

use oaths::rules::action::ActionStep;
use oaths::rules::facts::{Fact, TradeFact};
use oaths::rules::game::{Safety, Whereabouts};
use oaths::rules::ids::{Card, HandCard, Paper, Seat, SpecialKind};
use oaths::rules::promises::{Outcome, Vow};
use oaths::rules::refusal::Refusal;
use oaths::rules::step::{self, Choice, Step};
use oaths::rules::trade::{Claim, Dealings, Favor, Goods, Pact, Terms, TradeAnswer, TradeStep};
use oaths::rules::view::View;
use oaths::rules::war::WarStep;

use super::{Scene, catalog, claims, deals, in_action, in_trade, lay, oath, plain, seats};

const FOUR: [&str; 4] = ["asmodeus", "belial", "mammon", "glasya"];

fn offer(to: Seat, gives: Goods, asks: Goods, pact: Pact) -> TradeAnswer {
    deals(Dealings { offers: vec![Terms { to: Some(to), gives, asks, pact }], ..Dealings::default() })
}

impl Scene {
    /// Makes an offer, which its addressee takes in the next round.
    fn deal(&mut self, by: Seat, to: Seat, gives: Goods, asks: Goods, pact: Pact) -> &mut Self {
        self.say(by, offer(to, gives, asks, pact));
        let id = self.game.trading().offers[0].id;
        self.say(to, deals(Dealings { takes: vec![id], ..Dealings::default() }))
    }
}

/// "Safety (2 favor)". "That Devil then takes these favor cards into hand and must do this favor."
#[test]
fn two_favors_force_safety_and_go_back_to_their_devil() {
    let [_, belial, mammon] = seats();
    let mut scene = Scene::trade(lay(&FOUR).pass(belial, mammon, Paper::favor(belial), 2));
    scene.say(mammon, claims(plain(belial, Favor::Safety)));
    assert_eq!(scene.game.safeties(), [Safety { bound: belial, safe: mammon }]);
    assert_eq!((scene.papers(mammon, Paper::favor(belial)), scene.papers(belial, Paper::favor(belial))), (0, 5));
    assert!(scene.saw(TradeFact::Claimed { seat: mammon, claim: plain(belial, Favor::Safety), paid: 2 }));
}

/// Nobody reclaims a favour of which it has too few cards.
#[test]
fn one_favor_is_too_few_for_safety() {
    let [_, belial, mammon] = seats();
    let scene = Scene::trade(lay(&FOUR).pass(belial, mammon, Paper::favor(belial), 1));
    assert_eq!(scene.refusal(mammon, claims(plain(belial, Favor::Safety))), Some(Refusal::Price));
}

/// "if the reclaimed favor needs more than one favor card, one of them can be replaced with own
/// favor card. So, to buy a prisoner, you can either give 3 favors of the target Devil, or 2 favors
/// of the target Devil, and one of your own."
#[test]
fn a_prisoner_costs_3_favors_or_2_and_one_of_your_own() {
    let [asmodeus, belial, mammon] = seats();
    for (theirs, own) in [(3, 0), (2, 1)] {
        let tableau =
            lay(&FOUR).devil(asmodeus, Whereabouts::Prison(belial)).pass(belial, mammon, Paper::favor(belial), theirs);
        let mut scene = Scene::trade(tableau);
        let claim = |own| claims(Claim { own, ..plain(belial, Favor::Take(asmodeus)) });
        assert_eq!(scene.refusal(mammon, claim(2)), Some(Refusal::Price));
        scene.say(mammon, claim(own));
        assert_eq!(scene.whereabouts(asmodeus), Whereabouts::Prison(mammon));
        assert_eq!(scene.papers(belial, Paper::favor(mammon)), usize::from(own));
        assert_eq!(scene.papers(belial, Paper::favor(belial)), 5);
    }
}

/// "needs more than one favor card": a favour that costs one is paid with a card of its devil.
#[test]
fn the_only_favor_of_a_price_cannot_be_replaced() {
    let [_, belial, mammon] = seats();
    let scene = Scene::trade(lay(&FOUR));
    let claim = Claim { own: 1, ..plain(belial, Favor::Oaths(1)) };
    assert_eq!(scene.refusal(mammon, claims(claim)), Some(Refusal::Price));
}

/// "Prisoner (3 favors): force the target Devil to either release or give his or her prisoner to
/// you."
#[test]
fn a_prisoner_is_released_or_frees_itself() {
    let [asmodeus, belial, mammon] = seats();
    for (buyer, favor) in
        [(mammon, Favor::Free(asmodeus)), (asmodeus, Favor::Free(asmodeus)), (asmodeus, Favor::Take(asmodeus))]
    {
        let tableau =
            lay(&FOUR).devil(asmodeus, Whereabouts::Prison(belial)).pass(belial, buyer, Paper::favor(belial), 3);
        let mut scene = Scene::trade(tableau);
        scene.say(buyer, claims(plain(belial, favor)));
        assert_eq!(scene.whereabouts(asmodeus), Whereabouts::Hell);
        assert!(scene.saw(TradeFact::Freed { by: belial, prisoner: asmodeus }));
    }
}

/// "Forced alliance (3 favors): force target into alliance with you, as you being the leader".
#[test]
fn three_favors_force_a_devil_to_follow() {
    let [_, belial, mammon, glasya] = seats();
    let tableau =
        lay(&FOUR).pass(belial, mammon, Paper::favor(belial), 3).pass(glasya, mammon, Paper::favor(glasya), 3);
    let mut scene = Scene::trade(tableau);
    scene.say(mammon, claims(plain(belial, Favor::Alliance)));
    // The leader can go on to find followers.
    scene.say(mammon, claims(plain(glasya, Favor::Alliance)));
    assert_eq!(scene.game.alliances().len(), 1);
    assert_eq!(scene.game.alliances()[0].members().collect::<Vec<_>>(), [mammon, belial, glasya]);
}

/// "cannot be done if you are already a follower in an alliance or the target is already in an
/// alliance."
#[test]
fn followers_force_nobody_and_allies_are_not_forced() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&FOUR)
        .alliance(asmodeus, &[belial])
        .pass(mammon, belial, Paper::favor(mammon), 3)
        .pass(belial, glasya, Paper::favor(belial), 3)
        .pass(asmodeus, mammon, Paper::favor(asmodeus), 3);
    let scene = Scene::trade(tableau);
    for (seat, target) in [(belial, mammon), (glasya, belial), (mammon, asmodeus)] {
        assert_eq!(scene.refusal(seat, claims(plain(target, Favor::Alliance))), Some(Refusal::Alliance));
    }
}

/// "Two alliances cannot be merged nor can followers agree on new participitants, only the leader
/// can."
#[test]
fn only_leaders_agree_on_new_allies_and_alliances_are_not_merged() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let pact = |scene: &Scene, by, to, pact| scene.allows(by, offer(to, Goods::default(), Goods::default(), pact));
    let scene = Scene::trade(lay(&FOUR).alliance(asmodeus, &[belial]));
    assert!(pact(&scene, asmodeus, mammon, Pact::Lead) && pact(&scene, mammon, asmodeus, Pact::Follow));
    assert!(!pact(&scene, belial, mammon, Pact::Lead) && !pact(&scene, mammon, belial, Pact::Follow));
    let scene = Scene::trade(lay(&FOUR).alliance(asmodeus, &[belial]).alliance(mammon, &[glasya]));
    assert!(!pact(&scene, asmodeus, mammon, Pact::Lead) && !pact(&scene, asmodeus, mammon, Pact::Follow));
}

/// "An alliance is a joint of two (or more) Devils": it can be agreed. "The Devil announcing the
/// alliance is the leader of the Alliance, rest are followers."
#[test]
fn an_alliance_is_agreed_without_favors() {
    let [asmodeus, belial] = seats();
    let mut scene = Scene::trade(lay(&FOUR));
    scene.deal(asmodeus, belial, Goods::default(), Goods::default(), Pact::Lead);
    assert_eq!(scene.game.alliances()[0].leader, asmodeus);
    assert_eq!(scene.game.alliances()[0].followers, [belial]);
}

/// "Lords of Hell can be played with 3 players, but with one rule alteration: This includes favor
/// reclaiming." Ruling "three": no alliances.
#[test]
fn three_players_have_no_alliances() {
    let [asmodeus, belial] = seats();
    let tableau = lay(&["asmodeus", "belial", "mammon"]).pass(belial, asmodeus, Paper::favor(belial), 3);
    let scene = Scene::trade(tableau);
    assert_eq!(scene.refusal(asmodeus, claims(plain(belial, Favor::Alliance))), Some(Refusal::Alliance));
    for pact in [Pact::Lead, Pact::Follow] {
        let alliance = offer(belial, Goods::default(), Goods::default(), pact);
        assert_eq!(scene.refusal(asmodeus, alliance), Some(Refusal::Alliance));
    }
    assert!(scene.allows(asmodeus, claims(plain(belial, Favor::Safety))));
}

/// "Oath trade (1-3 favors): target Devil must pass you as many Oaths/Votes of its choice as you
/// used favors. You then return as many Oaths/Votes."
#[test]
fn an_oath_trade_exchanges_as_many_papers_as_favors() {
    let [_, belial, mammon] = seats();
    let mut scene = Scene::trade(lay(&FOUR).pass(belial, mammon, Paper::favor(belial), 2));
    scene.say(mammon, claims(plain(belial, Favor::Oaths(2))));
    assert_eq!(scene.game.asked(), [belial]);
    let give = |papers: &[Paper]| TradeAnswer::Give(papers.to_vec());
    assert_eq!(scene.refusal(belial, give(&[Paper::oath(belial)])), Some(Refusal::Count));
    assert_eq!(scene.refusal(belial, give(&[Paper::favor(belial); 2])), Some(Refusal::NotYours));
    scene.say(belial, give(&[Paper::oath(belial), Paper::vote(belial)]));
    assert_eq!(scene.game.asked(), [mammon]);
    // One of those it just got can go back.
    scene.say(mammon, give(&[Paper::oath(mammon), Paper::oath(belial)]));
    assert_eq!((scene.papers(mammon, Paper::vote(belial)), scene.papers(mammon, Paper::oath(belial))), (1, 0));
    assert_eq!((scene.papers(belial, Paper::oath(mammon)), scene.papers(belial, Paper::oath(belial))), (1, 4));
    assert!(scene.is_due(in_trade));
}

/// "In a rare case in which the target does not have enough Oaths/Votes she must show her entire
/// hand to you and then you can trade all the Oaths/Votes she has in the same way."
#[test]
fn who_has_too_few_oaths_shows_its_hand_and_trades_all() {
    let [asmodeus, belial, mammon] = seats();
    let tableau =
        lay(&FOUR).pass(belial, mammon, Paper::favor(belial), 3).pass(belial, asmodeus, Paper::oath(belial), 4);
    let mut scene = Scene::trade(tableau);
    scene.say(mammon, claims(plain(belial, Favor::Oaths(3))));
    scene.say(belial, TradeAnswer::Give(vec![Paper::vote(belial)]));
    let shown = |fact: &Fact| matches!(fact, Fact::Trade(TradeFact::Showed { seat, to, .. }) if (*seat, *to) == (belial, mammon));
    assert!(scene.facts.iter().any(shown));
    assert!(scene.is_due(|step| *step == TradeStep::Return { from: mammon, to: belial, count: 1 }.into()));
    scene.say(mammon, TradeAnswer::Give(vec![Paper::oath(mammon)]));
    assert_eq!((scene.papers(mammon, Paper::vote(belial)), scene.papers(belial, Paper::oath(mammon))), (1, 1));
}

/// "if several Devils wish to do so, use the initiative order": the first gets the prisoner, and
/// the second keeps its favours.
#[test]
fn favors_are_reclaimed_in_the_order_of_initiative() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&FOUR)
        .initiative(&[glasya, mammon, belial, asmodeus])
        .devil(asmodeus, Whereabouts::Prison(belial))
        .pass(belial, mammon, Paper::favor(belial), 2)
        .pass(belial, glasya, Paper::favor(belial), 3);
    let mut scene = Scene::trade(tableau);
    let claim = |own| claims(Claim { own, ..plain(belial, Favor::Take(asmodeus)) });
    scene.answer(&[(mammon, claim(1).into()), (glasya, claim(0).into())]);
    assert_eq!(scene.whereabouts(asmodeus), Whereabouts::Prison(glasya));
    assert_eq!(scene.papers(mammon, Paper::favor(belial)), 2);
}

/// "if you agree to do something immediately this promise must be kept. This applies to deals like
/// 'If you give me that Fiend I give you these 2 Souls'".
#[test]
fn a_fiend_is_exchanged_for_2_souls() {
    let [asmodeus, belial] = seats();
    let mut scene = Scene::trade(lay(&FOUR).table(belial, "fiends", 1).souls(asmodeus, 3));
    let cards = scene.cards(belial, "fiends");
    let gives = Goods { souls: 2, ..Goods::default() };
    scene.deal(asmodeus, belial, gives, Goods { cards, ..Goods::default() }, Pact::None);
    assert_eq!((scene.souls(asmodeus), scene.souls(belial)), (1, 2));
    assert_eq!((scene.tabled(asmodeus, "fiends"), scene.tabled(belial, "fiends")), (1, 0));
}

/// "Devils are free to trade almost anything": papers, prisoners, safety, artifacts and realms.
#[test]
fn almost_anything_is_traded() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let tableau = lay(&FOUR)
        .devil(mammon, Whereabouts::Prison(asmodeus))
        .devil(glasya, Whereabouts::Prison(asmodeus))
        .table(belial, "wand-of-might", 1);
    let mut scene = Scene::trade(tableau);
    let gives = Goods { prisoners: vec![mammon], freed: vec![glasya], hand: vec![oath(asmodeus)], ..Goods::default() };
    let cards = scene.cards(belial, "wand-of-might");
    let favor = HandCard::Paper(Paper::favor(belial));
    let asks = Goods { cards, hand: vec![favor], safety: true, ..Goods::default() };
    scene.deal(asmodeus, belial, gives, asks, Pact::SwapRealms);
    assert_eq!(
        (scene.whereabouts(mammon), scene.whereabouts(glasya)),
        (Whereabouts::Prison(belial), Whereabouts::Hell)
    );
    assert_eq!(scene.papers(belial, Paper::oath(asmodeus)), 1);
    assert_eq!((scene.tabled(asmodeus, "wand-of-might"), scene.papers(asmodeus, Paper::favor(belial))), (1, 1));
    assert_eq!(scene.game.safeties(), [Safety { bound: belial, safe: asmodeus }]);
    assert_eq!((scene.realm(asmodeus), scene.realm(belial)), (Some("high-palace"), Some("frozen-ocean")));
}

/// Nobody gives what it does not have, and an offer whose goods are gone is not taken.
#[test]
fn nobody_trades_what_it_does_not_have() {
    let [asmodeus, belial] = seats();
    let scene = Scene::trade(lay(&FOUR).table(belial, "fiends", 1));
    let cards = scene.cards(belial, "fiends");
    for gives in [
        Goods { souls: 1, ..Goods::default() },
        Goods { points: 1, ..Goods::default() },
        Goods { cards, ..Goods::default() },
        Goods { hand: vec![oath(belial)], ..Goods::default() },
        Goods { prisoners: vec![belial], ..Goods::default() },
    ] {
        assert_eq!(scene.refusal(asmodeus, offer(belial, gives, Goods::default(), Pact::None)), Some(Refusal::Goods));
    }
}

/// "only if the defender had any and does not have less than all attackers, i.e. same rules as in
/// trading": a point goes to a devil that has no more of them.
#[test]
fn a_point_goes_only_to_a_devil_with_no_more_points() {
    let [asmodeus, belial] = seats();
    let point = || Goods { points: 1, ..Goods::default() };
    for (own, theirs, allowed) in [(2, 3, false), (3, 3, true), (4, 3, true)] {
        let scene = Scene::trade(lay(&FOUR).points(asmodeus, own).points(belial, theirs));
        let answer = offer(belial, point(), Goods::default(), Pact::None);
        assert_eq!(scene.refusal(asmodeus, answer), (!allowed).then_some(Refusal::Point));
    }
    let mut scene = Scene::trade(lay(&FOUR).points(asmodeus, 1));
    scene.deal(asmodeus, belial, point(), Goods::default(), Pact::None);
    assert_eq!((scene.points(asmodeus), scene.points(belial)), (0, 1));
}

/// "no promise ever needs to be kept." The table only remembers what became of it.
#[test]
fn a_promise_of_the_future_does_not_bind() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = Scene::trade(lay(&FOUR).table(asmodeus, "juggernaut", 1));
    let cards = scene.cards(asmodeus, "juggernaut");
    let asks = Goods { vows: vec![Vow::Attack(mammon)], ..Goods::default() };
    scene.deal(asmodeus, belial, Goods { cards, ..Goods::default() }, asks, Pact::None);
    assert_eq!(scene.tabled(belial, "juggernaut"), 1);
    assert_eq!(scene.game.promises()[0].outcome, Outcome::Open);
    scene.until_war(|step| *step == WarStep::Move);
    assert!(scene.game.asked().contains(&belial));
    scene.dusk();
    assert_eq!(scene.game.promises()[0].outcome, Outcome::Broken);
}

/// "The phase ends when everybody is 'ready'."
#[test]
fn the_trading_ends_when_everybody_is_ready() {
    let mut scene = Scene::trade(lay(&FOUR));
    scene.answer(&[]);
    assert!(scene.saw(TradeFact::Ended) && scene.is_due(in_action));
}

/// An offer keeps the trading open, and the other can refuse it.
#[test]
fn an_offer_is_refused_by_silence() {
    let [asmodeus, belial] = seats();
    let mut scene = Scene::trade(lay(&FOUR).souls(asmodeus, 1));
    scene.say(asmodeus, offer(belial, Goods { souls: 1, ..Goods::default() }, Goods::default(), Pact::None));
    assert!(scene.is_due(|step| *step == TradeStep::Round(2).into()));
    let offer = Box::new(scene.game.trading().offers[0].clone());
    scene.answer(&[]);
    assert!(scene.saw(TradeFact::Refused { offer, by: belial }));
    assert_eq!(scene.souls(asmodeus), 1);
}

/// Nobody sees the hand of another. So an offer of a card in hand can be taken, and lapses if the card
/// is gone by then.
#[test]
fn an_offer_of_a_hidden_card_is_taken_unseen() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = Scene::trade(lay(&FOUR));
    let goods = || Goods { hand: vec![oath(asmodeus)], ..Goods::default() };
    let held = scene.papers(asmodeus, Paper::oath(asmodeus));
    let all = Goods { hand: vec![oath(asmodeus); held], ..Goods::default() };
    let to = |to, gives: &Goods| Terms { to: Some(to), gives: gives.clone(), asks: Goods::default(), pact: Pact::None };
    let offers = vec![to(belial, &all), to(mammon, &goods())];
    scene.say(asmodeus, deals(Dealings { offers, ..Dealings::default() }));
    let [first, second] = [0, 1].map(|at| scene.game.trading().offers[at].clone());
    let take = |id| deals(Dealings { takes: vec![id], ..Dealings::default() });
    for (seat, offer) in [(belial, &first), (mammon, &second)] {
        let seen = View::of(&scene.game, seat);
        let choice = Choice { seat, answer: take(offer.id).into() };
        assert_eq!(step::check(catalog(), seen.game(), &choice), Ok(()));
        assert_eq!(seen.game().offers_to(catalog(), seat).map(|offer| offer.id).collect::<Vec<_>>(), [offer.id]);
    }
    scene.answer(&[(belial, take(first.id).into()), (mammon, take(second.id).into())]);
    assert_eq!(scene.papers(belial, Paper::oath(asmodeus)), held);
    assert!(scene.saw(TradeFact::Lapsed { offer: Box::new(second) }));
}

/// "At the end of the phase, all still imprisoned Devils are released but they must put one Oath
/// away. This Oath is removed from the game and not shown to other players."
#[test]
fn prisoners_are_released_and_put_an_oath_away() {
    let [asmodeus, belial, mammon] = seats();
    let tableau = lay(&FOUR)
        .devil(belial, Whereabouts::Prison(asmodeus))
        .devil(mammon, Whereabouts::Prison(asmodeus))
        .initiative(&[mammon, belial, asmodeus, Seat(3)]);
    let mut scene = Scene::trade(tableau);
    scene.answer(&[]);
    // "If several Devils are freed, use the initiative order."
    assert_eq!(scene.game.asked(), [mammon]);
    assert_eq!(scene.refusal(mammon, TradeAnswer::Ransom(Paper::vote(mammon))), Some(Refusal::NotYours));
    scene.say(mammon, TradeAnswer::Ransom(Paper::oath(mammon)));
    assert_eq!(scene.game.away(), [Paper::oath(mammon)]);
    assert_eq!(scene.whereabouts(mammon), Whereabouts::Hell);
    let ransomed = Fact::from(TradeFact::Ransomed { seat: mammon, oath: Some(Paper::oath(mammon)), paid: true });
    assert!(scene.facts.contains(&ransomed));
    let told = TradeFact::Ransomed { seat: mammon, oath: None, paid: true };
    assert_eq!(ransomed.told_to(asmodeus), Some(told.into()));
    assert_eq!(scene.game.asked(), [belial]);
}

/// "If the player does not have any Oath cards, she must show her hand to the capturer to proof
/// that and then puts nothing away."
#[test]
fn a_prisoner_without_oaths_puts_nothing_away() {
    let [asmodeus, belial] = seats();
    let tableau =
        lay(&FOUR).devil(belial, Whereabouts::Prison(asmodeus)).pass(belial, asmodeus, Paper::oath(belial), 4);
    let mut scene = Scene::trade(tableau);
    scene.answer(&[]);
    assert!(scene.saw(TradeFact::Ransomed { seat: belial, oath: None, paid: false }));
    let cards = scene.game.domain(belial).hand.cards().to_vec();
    let shown = Fact::from(TradeFact::Showed { seat: belial, to: asmodeus, cards });
    assert!(scene.facts.contains(&shown) && shown.told_to(asmodeus) == Some(shown.clone()));
    let heard = TradeFact::Showed { seat: belial, to: asmodeus, cards: Vec::new() };
    assert_eq!(shown.told_to(Seat(3)), Some(heard.into()));
    assert_eq!(scene.whereabouts(belial), Whereabouts::Hell);
    assert!(scene.game.away().is_empty());
}

/// "Imprisoned Devil can otherwise trade and play normally."
#[test]
fn a_prisoner_trades_normally() {
    let [asmodeus, belial, mammon] = seats();
    let mut scene = Scene::trade(lay(&FOUR).devil(belial, Whereabouts::Prison(asmodeus)).souls(belial, 1));
    scene.deal(belial, mammon, Goods { souls: 1, ..Goods::default() }, Goods::default(), Pact::None);
    assert_eq!(scene.souls(mammon), 1);
}

/// "Any discard deck is merged with resource deck for possible card fetching powers": what was
/// discarded in the reinforcements can be fetched in the first conflict.
#[test]
fn the_discarded_cards_are_in_the_deck_again_after_the_trading() {
    let [_, belial] = seats();
    let mut scene = Scene::trade(lay(&FOUR).discard("tormented-ones", 6).souls(belial, 6));
    scene.until_war(|step| *step == WarStep::Move);
    assert!(scene.game.discard().is_empty());
    scene.say(belial, oaths::rules::war::WarAnswer::Move { raise: 6, target: oaths::rules::war::Target::Stay });
    assert_eq!(scene.tabled(belial, "tormented-ones"), 6);
}

/// All favours can be reclaimed by seats that are asked in the round, and by no others.
#[test]
fn everybody_speaks_in_a_round() {
    let [asmodeus, belial, mammon, glasya] = seats();
    let mut scene = Scene::trade(lay(&FOUR));
    assert_eq!(scene.game.asked(), [asmodeus, belial, mammon, glasya]);
    scene.until(|step| matches!(step, Step::Action(ActionStep::Orders(_))));
    assert_eq!(scene.refusal(belial, claims(plain(mammon, Favor::Safety))), Some(Refusal::NotAsked));
    assert_eq!(scene.game.price(catalog(), &plain(mammon, Favor::Oaths(3))), 3);
}

/// Nobody knows what another has in hand, but an offer that everybody reads asks for things that
/// there are.
#[test]
fn an_offer_asks_for_things_that_there_are() {
    let [asmodeus, belial, mammon] = seats();
    let scene = Scene::trade(lay(&FOUR));
    let asks = |asks: Goods| scene.refusal(mammon, offer(belial, Goods::default(), asks, Pact::None));
    let nobody = Seat(6);
    for strange in [
        Goods { hand: vec![HandCard::Paper(Paper::favor(nobody))], ..Goods::default() },
        Goods { hand: vec![HandCard::Special(SpecialKind(99))], ..Goods::default() },
        Goods { cards: vec![Card(250)], ..Goods::default() },
        Goods { prisoners: vec![nobody], ..Goods::default() },
        Goods { freed: vec![nobody], ..Goods::default() },
        Goods { vows: vec![Vow::Elect(nobody)], ..Goods::default() },
    ] {
        assert_eq!(asks(strange.clone()), Some(Refusal::Goods), "{strange:?}");
    }
    assert_eq!(asks(Goods { hand: vec![HandCard::Paper(Paper::favor(asmodeus))], ..Goods::default() }), None);
}
