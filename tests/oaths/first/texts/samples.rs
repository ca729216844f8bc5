//! Facts, steps and answers of every kind, also of those that few games show.

use std::collections::BTreeSet;

use oaths::first::chronicle::Teller;
use oaths::first::rules::award::{AwardAnswer, AwardStep};
use oaths::first::rules::court::{CourtStep, Ending, Way};
use oaths::first::rules::facts::{AwardFact, CourtFact, Fact, MarketFact, MusterFact, PromiseFact, RiteFact, WarFact};
use oaths::first::rules::game::{Phase, Post, PostKind, Whereabouts};
use oaths::first::rules::ids::{Card, HandCard, OfferId, PromiseId};
use oaths::first::rules::market::{Goods, MarketStep, Terms};
use oaths::first::rules::muster::{MusterAnswer, MusterStep};
use oaths::first::rules::orders::{OrderStep, Orders};
use oaths::first::rules::promises::{Clause, Outcome, Pledge, Promise, PromiseStep, Vow};
use oaths::first::rules::rites::{RiteAnswer, RiteStep};
use oaths::first::rules::specials::{Aim, Play};
use oaths::first::rules::step::{Answer, Choice, Step};
use oaths::first::rules::war::{Attack, Casualties, Fate, Flight, Join, Move, Side, Spoils, WarAnswer, WarStep};

use super::{A, B, C};
use crate::first::world;
use crate::texts::{phrase, sentence, texts, whole};

/// All things that can be promised.
fn vows() -> [Vow; 12] {
    [
        Vow::Attack(B),
        Vow::Spare(B),
        Vow::LeaveEarth,
        Vow::Object(B),
        Vow::Accept(B),
        Vow::Proclaim(B),
        Vow::Cards(1),
        Vow::Cards(2),
        Vow::Oaths { of: C, count: 1 },
        Vow::Oaths { of: C, count: 2 },
        Vow::Souls(1),
        Vow::Souls(2),
    ]
}

/// Promises with every clause, outcome and receiver.
fn promises() -> Vec<Promise> {
    let mut promises = Vec::new();
    for vow in vows() {
        for clause in [Clause::Always, Clause::IfPossible, Clause::IfOverlord(C)] {
            for outcome in [Outcome::Open, Outcome::Kept, Outcome::Broken, Outcome::Void, Outcome::Released] {
                for (to, until) in [(Some(B), 3), (None, 3), (Some(C), 4)] {
                    let id = PromiseId(promises.len() as u16);
                    let (done, failed) = (false, false);
                    promises.push(Promise { id, turn: 3, until, by: A, to, vow, clause, done, failed, outcome });
                }
            }
        }
    }
    promises
}

/// Returns facts that few games show.
pub fn rare_facts() -> Vec<Fact> {
    let (card, other) = (Card(0), Card(1));
    let hand = vec![HandCard::Oath(B), HandCard::Oath(B), HandCard::Card(card)];
    let mut facts: Vec<Fact> = vec![
        MusterFact::Redrew { seat: A }.into(),
        MusterFact::Drew { seat: A, count: 0, cards: Vec::new() }.into(),
        MusterFact::Tortured { by: A, prisoner: B, cards: Vec::new() }.into(),
        MusterFact::Tortured { by: A, prisoner: B, cards: hand.clone() }.into(),
        MusterFact::Confessed { by: A, prisoner: B, freed: true }.into(),
        MusterFact::Confessed { by: A, prisoner: B, freed: false }.into(),
        MarketFact::Refused { id: OfferId(7), by: A }.into(),
        MarketFact::Lapsed { id: OfferId(7) }.into(),
        MarketFact::HandedOver { from: A, prisoner: B, to: C }.into(),
        MarketFact::Permitted { by: A, prisoner: B }.into(),
        MarketFact::Stole { by: A, from: B, count: 0, cards: Vec::new() }.into(),
        MarketFact::Stole { by: A, from: B, count: 2, cards: Vec::new() }.into(),
        RiteFact::Dropped { seat: A, rituals: vec![card] }.into(),
        RiteFact::Cancelled { seat: A, ritual: card }.into(),
        RiteFact::Plagued { who: A, hordes: Vec::new(), souls: 0 }.into(),
        AwardFact::Point { seat: A, points: 0 }.into(),
        AwardFact::Repented { seat: A }.into(),
        AwardFact::TookOath { seat: A, of: None }.into(),
        AwardFact::TookOath { seat: A, of: Some(B) }.into(),
        CourtFact::Spoke { seat: A, objects: Vec::new(), proclaims: None }.into(),
        CourtFact::Spoke { seat: A, objects: vec![B, C], proclaims: Some(A) }.into(),
        CourtFact::Proclaimed { seats: Vec::new() }.into(),
        CourtFact::Proclaimed { seats: vec![A, B] }.into(),
        PromiseFact::Paid { from: A, to: B, cards: Vec::new(), count: 2, souls: 0 }.into(),
        PromiseFact::Paid { from: A, to: B, cards: hand.clone(), count: 3, souls: 1 }.into(),
        PromiseFact::Showed { seat: A, to: B, cards: Vec::new() }.into(),
        PromiseFact::Showed { seat: A, to: B, cards: hand.clone() }.into(),
        PromiseFact::Disgraced { seat: A, points: 0, hordes: Vec::new() }.into(),
        PromiseFact::Disgraced { seat: A, points: 3, hordes: vec![card, other] }.into(),
        WarFact::Negated { seat: A }.into(),
        WarFact::Recalled { by: A, who: B }.into(),
        WarFact::Surrendered { seat: A }.into(),
        WarFact::Switched { seat: A }.into(),
        WarFact::SentHome { seat: A }.into(),
        WarFact::Truce { round: 2 }.into(),
        WarFact::Avenged { seat: A, target: B, hits: 0 }.into(),
        WarFact::Salvaged { seat: A, horde: card }.into(),
        WarFact::Empty { target: A }.into(),
        WarFact::TimeOut.into(),
        WarFact::Won { seat: A, target: B, counts: false }.into(),
        WarFact::Looted { seat: A, from: B, count: 0, cards: Vec::new() }.into(),
        WarFact::Captured { seat: A, by: B, artifacts: vec![card] }.into(),
        WarFact::Eaten { seat: A, hordes: Vec::new() }.into(),
        WarFact::Eaten { seat: A, hordes: vec![card] }.into(),
    ];
    for (oath, sold) in [(true, Some(HandCard::Oath(B))), (true, None), (false, Some(HandCard::Card(card)))] {
        for drawn in [Vec::new(), vec![card, other]] {
            facts.push(MarketFact::Sold { seat: A, oath, card: sold, count: 2, drawn }.into());
        }
    }
    for (hordes, devil) in [(Vec::new(), false), (Vec::new(), true), (vec![card], false), (vec![card], true)] {
        facts.push(RiteFact::Summoned { seat: A, who: B, hordes, devil, souls: 2 }.into());
    }
    for fate in fates() {
        for fortress in [None, Some(card)] {
            facts.push(WarFact::Fortress { seat: A, from: B, card: fortress, fate }.into());
        }
    }
    for kind in PostKind::ALL {
        for (holder, stable, rewarded) in [
            (None, false, None),
            (Some(A), false, None),
            (Some(A), true, None),
            (Some(A), true, Some(A)),
            (Some(A), false, Some(A)),
        ] {
            facts.push(AwardFact::Post { kind, post: Post { holder, stable }, rewarded }.into());
        }
    }
    for die in 1..=6 {
        for fiend in [None, Some(card)] {
            facts.push(AwardFact::Gathered { seat: A, fiend, die, souls: die / 3 }.into());
        }
    }
    for casualties in casualties() {
        for ruined in [false, true] {
            facts.push(WarFact::Suffered { seat: A, casualties: casualties.clone(), ruined }.into());
        }
    }
    for card in world::catalog().all_cards() {
        for aim in [Aim::Nothing, Aim::Devil(B), Aim::Card(other)] {
            let play = Play { card, aim, pay: Some(HandCard::Oath(A)) };
            facts.push(MarketFact::Played { seat: A, play }.into());
        }
    }
    for promise in promises() {
        facts.extend([PromiseFact::Given { promise }.into(), PromiseFact::Settled { promise }.into()]);
    }
    for way in [Way::Elected, Way::Points, Way::Time] {
        for (points, winners) in [([6, 2, 1, 0], vec![A]), ([2, 6, 1, 0], vec![B]), ([2, 6, 6, 0], vec![B, C])] {
            let ending = Ending { step: 9, overlord: A, way, points: points.into(), oaths: vec![1, 0, 0, 0], winners };
            facts.push(CourtFact::Ended { ending }.into());
        }
        let ending =
            Ending { step: 9, overlord: A, way, points: vec![0, 6, 6, 0], oaths: vec![0; 4], winners: vec![C] };
        facts.push(CourtFact::Ended { ending }.into());
    }
    facts
}

fn fates() -> [Fate; 4] {
    [Fate::Destroy, Fate::Leave { rituals: true }, Fate::Leave { rituals: false }, Fate::Capture]
}

fn casualties() -> [Casualties; 3] {
    let all = Casualties { souls: 2, hordes: vec![Card(0), Card(1)], fortress: true, devil: true };
    [all, Casualties { souls: 1, ..Casualties::default() }, Casualties { devil: true, ..Casualties::default() }]
}

/// Returns steps that ask nobody, and that are gone before anybody looks.
pub fn other_steps() -> Vec<Step> {
    let attack = Attack { target: B, hordes: vec![Card(0)], souls: 1, devil: true };
    let muster = [
        MusterStep::Deal,
        MusterStep::Redraw,
        MusterStep::Dawn,
        MusterStep::Init,
        MusterStep::Torture { by: A, prisoner: B, seen: vec![B, C] },
    ];
    let war = [
        WarStep::Begin,
        WarStep::Turn { seat: A, passes: 0 },
        WarStep::Confirm { seat: A, attack, passes: 0 },
        WarStep::Organise,
        WarStep::React { who: B },
        WarStep::Fight,
        WarStep::Assign(Vec::new()),
        WarStep::Salvage,
        WarStep::Judge,
        WarStep::Spoils,
        WarStep::Close,
        WarStep::End,
    ];
    let award = [
        AwardStep::Generic,
        AwardStep::Power,
        AwardStep::Repent,
        AwardStep::Souls,
        AwardStep::Again(vec![(A, 1)]),
        AwardStep::Again(vec![(A, 2)]),
        AwardStep::Again(vec![(A, 5)]),
        AwardStep::Masters,
        AwardStep::Gift(A),
        AwardStep::Pick(A),
    ];
    let mut steps: Vec<Step> = muster.map(Step::Muster).into();
    steps.extend([true, false].map(|limited| Step::Market(MarketStep::Open { limited })));
    steps.push(Step::Market(MarketStep::Round(1)));
    steps.push(Step::Order(OrderStep::Orders));
    steps.extend(war.map(Step::War));
    steps.extend([RiteStep::Begin, RiteStep::Perform(A)].map(Step::Rite));
    steps.extend(award.map(Step::Award));
    steps.extend([CourtStep::Begin, CourtStep::Speak, CourtStep::Dusk].map(Step::Court));
    steps.push(Step::Promise(PromiseStep::Judge(PromiseId(0))));
    steps
}

/// Returns answers of every kind.
fn answers() -> Vec<Answer> {
    let card = Card(0);
    let mut answers: Vec<Answer> = vec![
        Answer::Pass,
        MusterAnswer::Redraw(true).into(),
        MusterAnswer::Redraw(false).into(),
        MusterAnswer::Keep(Some(B)).into(),
        MusterAnswer::Keep(None).into(),
        Orders::default().into(),
        Orders {
            table: vec![card],
            fortress: Some(card),
            discard: vec![card],
            earth: vec![card],
            devil: true,
            rituals: vec![card],
        }
        .into(),
        RiteAnswer::Perform { ritual: card, target: None }.into(),
        RiteAnswer::Perform { ritual: card, target: Some(B) }.into(),
        RiteAnswer::Cancel(card).into(),
        RiteAnswer::Done.into(),
        AwardAnswer::Pick(B).into(),
    ];
    for yes in [true, false] {
        answers.extend([AwardAnswer::Repent(yes), AwardAnswer::Again(yes), AwardAnswer::Oath(yes)].map(Answer::from));
    }
    let mut war = vec![
        WarAnswer::Attack(None),
        WarAnswer::Attack(Some(Attack { target: B, hordes: Vec::new(), souls: 0, devil: false })),
        WarAnswer::Recall(None),
        WarAnswer::Recall(Some(card)),
        WarAnswer::Salvage(None),
        WarAnswer::Salvage(Some(card)),
    ];
    for fortress in fates() {
        war.push(WarAnswer::Spoils(Spoils { fortress, surrendered: vec![(B, C)] }));
    }
    war.extend(casualties().map(WarAnswer::Casualties));
    let join = |side| Some(Join { side, hordes: vec![card], souls: 2, devil: true });
    let moves = [
        Move::default(),
        Move { join: join(Side::Attack), ..Move::default() },
        Move { join: join(Side::Defend), ..Move::default() },
        Move { retreat: true, truce: true, negate: Some(card), ..Move::default() },
        Move { switch: true, surrender: true, flee: Some(Flight::Free(card)), ..Move::default() },
        Move { flee: Some(Flight::Special(card)), ..Move::default() },
    ];
    war.extend(moves.map(WarAnswer::Move));
    answers.extend(war.into_iter().map(Answer::War));
    answers
}

#[test]
fn rare_facts_and_steps_are_told() {
    let (catalog, game) = (world::catalog(), world::game(4, 1));
    for text in &texts() {
        let teller = Teller::new(text, &catalog, &game);
        for fact in rare_facts() {
            whole(&teller.fact(&fact));
            whole(&teller.reading_to(B).fact(&fact));
        }
        for step in other_steps() {
            phrase(&teller.phase(&step));
            let question = teller.question(&step, A);
            phrase(&question.title);
            sentence(&question.text);
            for answer in answers() {
                sentence(&teller.answer(&Choice { seat: A, answer }, &step));
            }
        }
        for phase in [Phase::Draw, Phase::Playing, Phase::Combat, Phase::Rituals, Phase::Award, Phase::Gathering] {
            phrase(&teller.phase_name(phase));
        }
        for place in
            [Whereabouts::Hell, Whereabouts::Earth, Whereabouts::Prison(B), Whereabouts::Heaven, Whereabouts::Fled]
        {
            phrase(&teller.whereabouts(place));
        }
        for side in [Side::Attack, Side::Defend] {
            phrase(&teller.side(side));
        }
        promises().iter().for_each(|promise| sentence(&teller.promise(promise)));
    }
}

#[test]
fn terms_of_every_kind_are_told() {
    let (catalog, game) = (world::catalog(), world::game(4, 1));
    for text in &texts() {
        let teller = Teller::new(text, &catalog, &game);
        let mut told = BTreeSet::new();
        for vow in vows() {
            phrase(&teller.vow(vow));
            phrase(&teller.vow_to(vow));
            for clause in [Clause::Always, Clause::IfPossible, Clause::IfOverlord(C)] {
                phrase(&teller.clause(clause));
                for next in [false, true] {
                    let pledge = Pledge { vow, clause, next };
                    let said = teller.pledge(&pledge);
                    phrase(&said);
                    assert!(told.insert(said), "two promises are told alike: {pledge:?}");
                    let gives = Goods { pledges: vec![pledge], ..Goods::default() };
                    sentence(&teller.terms(A, &Terms { to: Some(B), gives, asks: Goods::default() }));
                }
            }
        }
        let goods = Goods {
            cards: vec![Card(0), Card(1)],
            souls: 2,
            hand: vec![HandCard::Oath(B), HandCard::Card(Card(2))],
            prisoners: vec![C],
            freed: vec![B],
            pledges: Vec::new(),
            released: vec![PromiseId(0)],
            shows: true,
        };
        teller.goods(&goods).iter().for_each(|said| phrase(said));
        assert_eq!(teller.goods(&goods).len(), 8);
        for to in [None, Some(B)] {
            for (gives, asks) in
                [(goods.clone(), goods.clone()), (goods.clone(), Goods::default()), (Goods::default(), goods.clone())]
            {
                sentence(&teller.terms(A, &Terms { to, gives, asks }));
            }
        }
    }
}
