//! Decrees and undertakings in words: every fact, question and running event has a sound line.

use infernal_conclave::rules::attachments::Treasure;
use infernal_conclave::rules::events::{
    BeastFact, Course, CourseFact, Crusade, CrusadeFact, CrusadeStage, DecreeFact, EventFact, Given, HostFact, Matter,
    PaladinFact, TournamentFact, Undertaken,
};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::forces::{Landmark, Muster};
use infernal_conclave::rules::ids::{CantonId, EventKind, LegionId, LegionKind, PlaceId, PraetorKind, RelicKind, Seat};
use infernal_conclave::rules::tribute::Purse;

use super::{sentence, sound, sound_line, told};

const MATTERS: [Matter; 6] =
    [Matter::Cards(1), Matter::Cards(4), Matter::Treasure, Matter::Crusader, Matter::Contender, Matter::Vote(Seat(2))];

fn facts() -> Vec<EventFact> {
    let (seat, event, canton) = (Seat(0), EventKind(0), CantonId(5));
    let worths = vec![Purse { souls: 2, ichor: 1, ..Purse::EMPTY }, Purse { darkness: 1, ..Purse::EMPTY }];
    let muster = Muster::Hired(LegionKind(0));
    let legion = LegionId(0);
    let relic = Treasure::Relic(RelicKind(0));
    let mut decrees = vec![
        DecreeFact::Rescinded { events: vec![event] },
        DecreeFact::Rescinded { events: vec![event, EventKind(1)] },
    ];
    for matter in MATTERS {
        decrees.push(DecreeFact::Asked { event, of: seat, matter, penalty: 5, due: 3 });
        decrees.push(DecreeFact::Asked { event, of: seat, matter, penalty: 0, due: 3 });
        decrees.push(DecreeFact::Defied { event, seat, matter });
    }
    let given =
        [Given::Cards(worths.clone()), Given::Treasure(relic), Given::Legion(muster), Given::Champion(PraetorKind(0))];
    for given in given.map(Some).into_iter().chain([None]) {
        decrees.push(DecreeFact::Obeyed { event, seat, given });
    }
    for (yes, voices) in [(true, 1), (false, 5)] {
        decrees.push(DecreeFact::Voted { seat, accused: Seat(1), expel: yes, voices, wager: 20 });
        decrees.push(DecreeFact::VoteCounted { accused: Seat(1), yes: voices, no: 2, expelled: yes });
    }
    let courses = vec![
        CourseFact::Paladin(PaladinFact::Comes { quarry: seat }),
        CourseFact::Paladin(PaladinFact::TurnsBack { quarry: seat }),
        CourseFact::Paladin(PaladinFact::Strikes { quarry: seat, relic: Some(relic), cards: 0, burnt: Vec::new() }),
        CourseFact::Paladin(PaladinFact::Strikes { quarry: seat, relic: None, cards: 0, burnt: Vec::new() }),
        CourseFact::Paladin(PaladinFact::Strikes { quarry: seat, relic: None, cards: 1, burnt: Vec::new() }),
        CourseFact::Paladin(PaladinFact::Strikes { quarry: seat, relic: None, cards: 2, burnt: worths }),
        CourseFact::Tournament(TournamentFact::Called { on: 4 }),
        CourseFact::Tournament(TournamentFact::Void { came: None }),
        CourseFact::Tournament(TournamentFact::Void { came: Some(seat) }),
        CourseFact::Tournament(TournamentFact::Held { winner: None }),
        CourseFact::Tournament(TournamentFact::Held { winner: Some((seat, PraetorKind(0))) }),
        CourseFact::Crusade(CrusadeFact::Called),
        CourseFact::Crusade(CrusadeFact::Embarked { seat, legion, muster }),
        CourseFact::Crusade(CrusadeFact::Void),
        CourseFact::Crusade(CrusadeFact::Marches { legions: 1, until: 6 }),
        CourseFact::Crusade(CrusadeFact::Marches { legions: 4, until: 6 }),
        CourseFact::Crusade(CrusadeFact::Fell { seat, legion, muster }),
        CourseFact::Crusade(CrusadeFact::Returned { seat, legion, muster, canton }),
        CourseFact::Host(HostFact::Comes { order: vec![seat, Seat(1), Seat(2)] }),
        CourseFact::Host(HostFact::Passes { seat }),
        CourseFact::Host(HostFact::Beaten { by: seat }),
        CourseFact::Host(HostFact::Ascends),
        CourseFact::Beast(BeastFact::Loose),
        CourseFact::Beast(BeastFact::Strikes {
            from: seat,
            place: PlaceId(0),
            landmark: Landmark::Pandemonium,
            canton,
        }),
        CourseFact::Beast(BeastFact::Rests),
        CourseFact::Beast(BeastFact::Sleeps),
    ];
    decrees.into_iter().map(EventFact::Decree).chain(courses.into_iter().map(EventFact::Course)).collect()
}

#[test]
fn every_fact_about_decrees_and_undertakings_has_a_sound_line() {
    told(|teller| {
        for fact in facts() {
            let fact = Fact::Event(fact);
            for seat in [None, Some(Seat(0))] {
                let teller = seat.map_or(*teller, |seat| teller.reading_to(seat));
                sound_line(&teller.fact(&fact).expect("who it is about is told"));
            }
            if let Some(line) = teller.reading_to(Seat(1)).fact(&fact) {
                sound_line(&line);
            }
        }
        for matter in MATTERS {
            sound(&teller.matter(matter));
        }
    });
}

#[test]
fn others_see_everything_but_what_a_house_paid_with() {
    for fact in facts() {
        let (own, others) = (fact.seen_by(Seat(0)), fact.seen_by(Seat(1)));
        assert_eq!(own.as_ref(), Some(&fact), "the house itself sees all of it");
        let others = others.expect("everybody learns of it");
        match &fact {
            EventFact::Decree(DecreeFact::Obeyed { given: Some(Given::Legion(_)) | None, .. }) => {
                assert_eq!(others, fact);
            }
            EventFact::Decree(DecreeFact::Obeyed { .. }) => assert_ne!(others, fact),
            EventFact::Course(CourseFact::Paladin(PaladinFact::Strikes { burnt, .. })) if !burnt.is_empty() => {
                assert_ne!(others, fact);
            }
            _ => assert_eq!(others, fact),
        }
    }
}

#[test]
fn every_undertaking_says_how_it_stands() {
    let crusade = |stage| {
        let mut crusade = Crusade::default();
        crusade.stage = stage;
        Course::Crusade(crusade)
    };
    let courses = [
        Course::Paladin { quarry: Seat(0) },
        Course::Tournament { on: 3, entered: Vec::new() },
        crusade(CrusadeStage::Gathering),
        crusade(CrusadeStage::Away { until: 6, embarked: 2 }),
        crusade(CrusadeStage::Home),
        Course::AngelicHost { unit: LegionId(9), hp: 7, max_hp: 16, left: vec![Seat(0), Seat(1)] },
        Course::Beast { struck: vec![Seat(0), Seat(1)] },
    ];
    told(|teller| {
        for course in courses.clone() {
            let undertaken = Undertaken { event: EventKind(0), by: Seat(0), since: 1, course };
            sentence(&teller.undertaking(&undertaken));
        }
    });
}
