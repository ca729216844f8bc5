//! Events in words: every card, fact, refusal and running event has a sound line.

use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::events::{
    ArmsFact, CardFact, EventAim, EventFact, EventOrder, HouseFact, LandFact, LevyFact, Scruple,
};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Landmark, Muster};
use infernal_conclave::rules::ids::{CantonId, EventKind, LegionId, LegionKind, PlaceId, PraetorKind, Seat};
use infernal_conclave::rules::orders::{Answer, Order, Refusal};
use infernal_conclave::rules::tribute::Purse;

use super::{sentence, sound, sound_line, told};

const AIMS: [EventAim; 5] = [
    EventAim::Nobody,
    EventAim::House(Seat(1)),
    EventAim::Place(PlaceId(0)),
    EventAim::Legion(LegionId(0)),
    EventAim::Praetor(PraetorKind(0)),
];

fn facts() -> Vec<EventFact> {
    let (seat, event, canton) = (Seat(0), EventKind(0), CantonId(5));
    let worths = vec![Purse { souls: 2, ichor: 1, ..Purse::EMPTY }];
    let muster = Muster::Hired(LegionKind(0));
    let mut facts = vec![
        EventFact::Card(CardFact::Drawn { seat, event }),
        EventFact::Card(CardFact::Discarded { seat, events: vec![event] }),
        EventFact::Card(CardFact::Discarded { seat, events: vec![event, EventKind(1), EventKind(2)] }),
        EventFact::Card(CardFact::Reshuffled),
        EventFact::Card(CardFact::Idle { seat, event }),
        EventFact::Land(LandFact::Fissured { canton, from: None }),
        EventFact::Land(LandFact::Fissured { canton, from: Some(seat) }),
        EventFact::Levy(LevyFact::CardsLost { seat, cards: 1, worths: worths.clone() }),
        EventFact::Levy(LevyFact::CardsLost { seat, cards: 3, worths: Vec::new() }),
        EventFact::Levy(LevyFact::CardsGained { seat, cards: 1, worths }),
        EventFact::Levy(LevyFact::CardsGained { seat, cards: 3, worths: Vec::new() }),
        EventFact::Land(LandFact::Rebelled { place: PlaceId(0), landmark: Landmark::Pandemonium, canton, from: seat }),
        EventFact::Arms(ArmsFact::Faithless { legion: LegionId(0), muster, owner: seat, canton, came_to: 4 }),
        EventFact::Arms(ArmsFact::LegionDecorated { seat, legion: LegionId(0), muster, decoration: 0 }),
        EventFact::Arms(ArmsFact::PraetorDecorated { seat, praetor: PraetorKind(0), decoration: 2 }),
        EventFact::Arms(ArmsFact::Returned { seat, praetor: PraetorKind(0) }),
        EventFact::House(HouseFact::Reinstated { seat }),
        EventFact::Levy(LevyFact::NoTribute { seat, event }),
        EventFact::House(HouseFact::PassedOver { seat }),
        EventFact::House(HouseFact::TokenArranged),
        EventFact::House(HouseFact::Schemer { seat, guilty: true }),
        EventFact::House(HouseFact::Schemer { seat, guilty: false }),
        EventFact::House(HouseFact::Kingmaker { seat, pawn: Seat(1) }),
        EventFact::House(HouseFact::Buried),
    ];
    facts.extend(AIMS.map(|aim| EventFact::Card(CardFact::Played { seat, event, aim, secret: false })));
    for turns in [1, 3] {
        facts.push(EventFact::Card(CardFact::Began { seat, event, target: Some(Seat(1)), turns, secret: false }));
    }
    for cancelled in [false, true] {
        facts.push(EventFact::Card(CardFact::Ended { seat, event, target: None, cancelled, secret: false }));
    }
    facts
}

#[test]
fn every_fact_about_events_has_a_sound_line() {
    told(|teller| {
        for fact in facts() {
            for seat in [None, Some(Seat(0)), Some(Seat(1))] {
                let teller = seat.map_or(*teller, |seat| teller.reading_to(seat));
                sound_line(&teller.fact(&Fact::Event(fact.clone())).expect("every fact about events is told"));
            }
        }
    });
}

#[test]
fn every_card_says_what_it_does() {
    told(|teller| {
        let catalog = Catalog::standard();
        for kind in catalog.event_kinds() {
            let said = teller.event_text(kind);
            said.iter().for_each(|line| sentence(line));
            for aim in AIMS {
                let order = Order::Event(EventOrder::PlayEvent { event: kind, aim, cards: Vec::new() });
                sound(&teller.order(&order));
            }
            // The text belongs to the card: it contains the card's turns and price.
            let def = catalog.event(kind);
            if let Some((least, most)) = def.turns {
                let said = said.join(" ");
                assert!(said.contains(&least.to_string()) && said.contains(&most.to_string()), "{said}");
            }
        }
        for cards in [vec![], vec![EventKind(0)], vec![EventKind(0), EventKind(1)]] {
            sound(&teller.answer(&Answer::KeepEvents { cards }));
        }
    });
}

#[test]
fn every_scruple_has_a_sentence() {
    let scruples = [
        Scruple::NotHeld,
        Scruple::Choosing,
        Scruple::Aim,
        Scruple::NoBorder(Seat(1)),
        Scruple::Prestige { needs: 10 },
        Scruple::CastOut,
        Scruple::TooFewHouses { needs: 3 },
        Scruple::Forbidden { by: EventKind(0), turns: 1 },
        Scruple::Forbidden { by: EventKind(0), turns: 4 },
    ];
    told(|teller| {
        for scruple in scruples {
            sentence(&teller.refusal(&Refusal::Event(scruple)));
        }
    });
}
