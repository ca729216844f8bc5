//! Reasons in words: every design, plan, outlook and reason is a sound sentence that names existing
//! things.

use std::collections::BTreeSet;

use infernal_conclave::chronicle::percent;
use infernal_conclave::minds::Lessons;
use infernal_conclave::minds::thought::{Aim, Hope, Left, Merit, Pursuit, Question, Rationale, Reason, Reply};
use infernal_conclave::rules::archfiends::Discipline;
use infernal_conclave::rules::diplomacy::{Concession, DiplomacyOrder};
use infernal_conclave::rules::ids::{PlaceId, Seat, SlotNo};
use infernal_conclave::rules::objectives::ObjectiveOrder;
use infernal_conclave::rules::orders::{Answer, Draft, Order};
use infernal_conclave::rules::tribute::TributeOrder;

use super::{sentence, sound, told};

fn aims() -> Vec<Aim> {
    let seat = Seat(2);
    let mut aims = vec![
        Aim::Prosper,
        Aim::Gather,
        Aim::Settle,
        Aim::Arm,
        Aim::Trade,
        Aim::Rise,
        Aim::Master,
        Aim::Conjure,
        Aim::Delve,
        Aim::Take(PlaceId(0)),
        Aim::Take(PlaceId(1)),
        Aim::Quarrel(seat),
        Aim::Contain(seat),
        Aim::Endure,
        Aim::Usurp,
        Aim::Liberate(seat),
        Aim::Serve(seat),
    ];
    aims.extend(Discipline::ALL.map(Aim::Study));
    aims
}

#[test]
fn every_design_is_told_and_no_two_alike() {
    told(|teller| {
        let designs: BTreeSet<String> = aims().into_iter().map(|aim| teller.design(aim)).collect();
        assert_eq!(designs.len(), aims().len(), "{designs:#?}");
        for design in &designs {
            sound(design);
            assert!(design.starts_with(|first: char| first.is_lowercase()), "it follows \"to\": {design}");
        }
        // A place that does not exist is not named, and does no harm.
        sound(&teller.design(Aim::Take(PlaceId(250))));
    });
}

#[test]
fn minutes_tell_plans_chances_and_a_reason_for_every_order() {
    told(|teller| {
        let mut draft = Draft::empty(Seat(1));
        draft.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
        draft.slots[1] = Some(Order::Tribute(TributeOrder::SeekManuscripts));
        draft.slots[3] = Some(Order::Objective(ObjectiveOrder::DrawObjectives));
        draft.slots[4] = Some(Order::Tribute(TributeOrder::DemandTribute));
        draft.answer(Answer::Pandemonium { keep: true });
        draft.answer(Answer::Insult { from: Seat(0), swallow: false });
        draft.answer(Answer::Demand { from: Seat(2), concession: Some(Concession::Canton) });
        let best = |worth, passed_over| Merit::Best { worth, passed_over };
        let reason = |slot: usize, aim, merit| Reason { slot: SlotNo::ALL[slot], aim, merit };
        let mut rationale = Rationale {
            plan: Some(Pursuit { aim: Aim::Quarrel(Seat(2)), since: 0 }),
            whim: false,
            left: vec![Left { aim: Some(Aim::Take(PlaceId(0))), chance: 401 }, Left { aim: None, chance: 96 }],
            outlook: vec![120, 436, 444, 0],
            hope: Some(Hope { chance: 465, turns: 6 }),
            reasons: vec![
                reason(
                    0,
                    Aim::Gather,
                    best(149, Some((Order::Diplomacy(DiplomacyOrder::Insult { at: Seat(2), stake: 3 }), 26))),
                ),
                reason(3, Aim::Prosper, best(4, None)),
                reason(4, Aim::Gather, Merit::With(SlotNo::ALL[3])),
            ],
            replies: vec![
                Reply { to: Seat(2), question: Question::Demand, yielding: -320, defying: -1480, feared: 1560 },
                Reply { to: Seat(0), question: Question::Insult, yielding: -200, defying: 110, feared: 0 },
            ],
            lessons: Lessons::default(),
        };
        let minutes = teller.minutes(Seat(1), &rationale, Some(&draft));
        assert_eq!(minutes.seat, Seat(1));
        minutes.plan.iter().chain(&minutes.outlook).for_each(|line| sentence(line));
        assert_eq!(minutes.plan.len(), 1);
        assert!(minutes.plan[0].starts_with("Chief business since turn 0"), "{:?}", minutes.plan);
        let names: Vec<String> = (0..4).map(|seat| teller.seat_name(Seat(seat))).collect();
        let best =
            format!("{} 44\u{a0}%, {} 44\u{a0}%, {} 12\u{a0}%, {} 0\u{a0}%", names[2], names[1], names[0], names[3]);
        assert!(minutes.outlook[0].contains(&best), "the best first: {:?}", minutes.outlook);
        assert!(minutes.outlook[1].contains("6 turns on") && minutes.outlook[1].contains("47\u{a0}%"));
        assert!(minutes.outlook[2].contains("(40\u{a0}%), a whim (10\u{a0}%)"), "{:?}", minutes.outlook);
        let slots: Vec<u8> = minutes.orders.iter().map(|minuted| minuted.slot.number()).collect();
        assert_eq!(slots, [1, 2, 4, 5], "a line for every order");
        assert!(minutes.orders[0].reason.contains("+1.5"), "{:?}", minutes.orders[0]);
        let passed_over = minutes.orders[0].passed_over.clone().expect("it is on file");
        assert!(
            passed_over.contains(&names[2]) && passed_over.contains("+0.3"),
            "with whom and how much: {passed_over}"
        );
        assert_eq!(minutes.orders[1].passed_over, None, "no reason is on file");
        assert!(minutes.orders[2].reason.contains("+0.0"), "{:?}", minutes.orders[2]);
        assert!(minutes.orders[3].reason.contains("together with slot 4"), "{:?}", minutes.orders[3]);
        assert_eq!(minutes.orders[3].passed_over, None, "that stands with the other order");
        let lines = teller.minutes_text(&minutes);
        lines.iter().for_each(|line| sound(line.trim_start()));
        assert_eq!(lines.len(), 1 + 1 + 3 + 2 * 4 + 3, "{lines:#?}");
        let of = |house: &str| minutes.answers.iter().find(|line| line.contains(house)).expect("it was answered");
        let demand = of(&names[2]);
        assert!(demand.contains("-3.2") || demand.contains("−3.2"), "what was conceded is weighed: {demand}");
        assert!(demand.contains("14.8") && demand.contains("15.6"), "and what was feared: {demand}");
        let insult = of(&names[0]);
        assert!(insult.contains("+1.1") && !insult.contains("feared"), "nothing was feared: {insult}");
        assert!(lines[0].contains(&names[1]));

        // The mind acts on a whim, and its plan is of this turn.
        rationale.whim = true;
        rationale.plan = Some(Pursuit { aim: Aim::Prosper, since: 1 });
        rationale.hope = Some(Hope { chance: 465, turns: 1 });
        rationale.reasons = vec![reason(0, Aim::Gather, Merit::Whole)];
        let minutes = teller.minutes(Seat(1), &rationale, Some(&draft));
        minutes.plan.iter().chain(&minutes.outlook).for_each(|line| sentence(line));
        assert!(minutes.plan[0].contains("filed this turn") && minutes.plan[1].contains("whim"), "{:?}", minutes.plan);
        assert!(minutes.outlook[1].contains("the end of this turn"), "{:?}", minutes.outlook);
        sentence(&minutes.orders[0].reason);
        assert!(
            !minutes.orders[0].reason.contains("+0"),
            "what it was written by is not told: {:?}",
            minutes.orders[0]
        );

        // A mind with nearly empty notes is told, too.
        let silent = teller.minutes(Seat(0), &Rationale::default(), None);
        assert!(silent.outlook.is_empty() && silent.orders.is_empty());
        teller.minutes_text(&silent).iter().for_each(|line| sound(line.trim_start()));
        assert_eq!((percent(0), percent(4), percent(5), percent(994), percent(1000)), (0, 0, 1, 99, 100));
    });
}
