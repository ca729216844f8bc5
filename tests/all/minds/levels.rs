//! The searching minds: they treat people and minds alike, give a reason for every order, take the
//! throne if nobody could take it from them, and give no vassal the chance to take it.

use infernal_conclave::minds;
use infernal_conclave::minds::searcher::traits::Trait;
use infernal_conclave::minds::thought::Merit;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::diplomacy::DiplomacyOrder;
use infernal_conclave::rules::game::{Game, Player};
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::view::SeatView;
use table_text::Text;

use super::positions::{enters, orders_in};
use super::{drafts, found, middle, mind};

#[test]
fn nobody_asks_who_is_a_person() {
    let book = Rulebook::standard();
    let minds = ["greedy", "quiet", "random", "greedy", "quiet"];
    let found = |people: &[u8]| {
        let mut charter = found(&book, &minds, 6, GameLength::Long).charter().clone();
        for &person in people {
            charter.seats[usize::from(person)].player = Player::Human;
        }
        Game::found(book.catalog(), charter).unwrap_or_else(|fault| panic!("{fault}"))
    };
    let (mut one, mut other) = (found(&[0]), found(&[2, 4]));
    for turn in 0..14 {
        for seat in one.seats() {
            for name in minds::levels() {
                let (here, there) = (SeatView::of(&one, seat), SeatView::of(&other, seat));
                let thoughts = [here, there].map(|view| mind(name).think(&book, &view, None, 5));
                assert_eq!(thoughts[0], thoughts[1], "{name} in seat {seat} looks at who plays, in turn {turn}");
            }
        }
        let sealed = Sealed::seal(&book, &one, &drafts(&book, &one, &minds, 6));
        one = resolve(&book, &one, &sealed).game;
        other = resolve(&book, &other, &sealed).game;
    }
}

#[test]
fn every_order_of_a_level_has_its_reason() {
    let book = Rulebook::standard();
    let (mut reasons, mut seconds) = (0, 0);
    for turns in [0, 6, 15] {
        let game = middle(&book, 8, turns);
        for seat in game.seats().filter(|&seat| game.conclave().eliminated(seat).is_none()) {
            let view = SeatView::of(&game, seat);
            for name in minds::levels() {
                let thought = mind(name).think(&book, &view, None, 3);
                let slots: Vec<usize> = thought.rationale.reasons.iter().map(|reason| reason.slot.index()).collect();
                let filled: Vec<usize> =
                    (0..thought.draft.slots.len()).filter(|&slot| thought.draft.slots[slot].is_some()).collect();
                assert_eq!(slots, filled, "{name}, seat {seat}: {:?}", thought.draft);
                assert_eq!(thought.rationale.outlook.len(), game.seat_count());
                let all: i32 = thought.rationale.outlook.iter().map(|&chance| i32::from(chance)).sum();
                assert!((980..=1020).contains(&all), "the chances come to {all} thousandths");
                assert!(thought.rationale.plan.is_some());
                assert!(name != "imp" || thought.rationale.hope.is_none(), "who imagines nothing hopes for nothing");
                reasons += slots.len();
                let ordered = |order: &Order| thought.draft.slots.iter().flatten().any(|own| own == order);
                for reason in &thought.rationale.reasons {
                    match &reason.merit {
                        Merit::Best { worth, passed_over: Some((order, promised)) } => {
                            seconds += 1;
                            assert!(promised <= worth && !ordered(order), "{name}, seat {seat}: {reason:?}");
                        }
                        Merit::Best { passed_over: None, .. } => {}
                        Merit::With(slot) => assert!(*slot != reason.slot && slots.contains(&slot.index())),
                        Merit::Whole => assert!(thought.rationale.whim),
                    }
                }
            }
        }
    }
    assert!(seconds * 2 > reasons, "{seconds} of {reasons} orders have a runner-up");
}

#[test]
fn whoever_could_hold_the_throne_against_all_takes_it() {
    let storms = |name: &str, prestige: i32, rival: &str| {
        let orders = orders_in(
            name,
            &format!(
                "(turn: Some(20), houses: [(land: [(3, 3)], prestige: {prestige}), (prestige: 60)],
                  legions: [(owner: 0, at: (3, 3), level: 8, strength: (30, 30, 30), hp: 40), {rival}],
                  pandemonium: Some((at: (4, 3), level: 10, strength: (5, 5, 5), hp: 10)))"
            ),
        );
        orders.iter().any(|order| enters(order, (4, 3)))
    };
    let weak = "(owner: 1, at: (9, 9), level: 1, strength: (2, 2, 2), hp: 4)";
    let strong = "(owner: 1, at: (9, 9), level: 8, strength: (30, 30, 30), hp: 40)";
    assert!(storms("imp", 90, weak), "nobody could take the city from it, and an election may be stolen");
    assert!(!storms("imp", 90, strong), "a rival as strong would throw it out");
    assert!(storms("imp", 200, strong), "only pulled strings could cost it the throne, and it dares more");
    assert!(!storms("greedy", 90, weak), "a greedy mind that leads leaves the city alone");
}

#[test]
fn an_outcast_has_no_other_way_than_pandemonium() {
    let orders = orders_in(
        "fiend",
        "(turn: Some(20), houses: [(land: [(3, 3)], prestige: 90)], excommunicated: [0],
          legions: [(owner: 0, at: (3, 3), level: 5, strength: (9, 9, 9), hp: 20),
                    (owner: 1, at: (9, 9), level: 8, strength: (30, 30, 30), hp: 40)],
          pandemonium: Some((at: (4, 3), level: 10, strength: (5, 5, 5), hp: 10)))",
    );
    assert!(orders.iter().any(|order| enters(order, (4, 3))), "{orders:?}");
}

/// Returns the answer of a mind in seat 0 with this prestige to the petition of seat 1. Seat 2 has
/// 100 prestige.
fn takes_in(name: &str, prestige: i32, petitioner: &str) -> Option<bool> {
    let book = Rulebook::standard();
    let mut tableau: Tableau = ron::from_str(&format!(
        "(turn: Some(12), houses: [(land: [(3, 3), (3, 4), (3, 5), (3, 6), (2, 3), (2, 4), (2, 5)], prestige: {prestige}), (archfiend: Some(\"{petitioner}\"), land: [(4, 3)], prestige: 6),
                   (land: [(8, 8)], prestige: 100)])"
    ))
    .unwrap_or_else(|fault| panic!("{fault}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    let game = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
    let mut draft = Draft::empty(Seat(1));
    draft.slots[0] = Some(Order::Diplomacy(DiplomacyOrder::Petition { lord: Seat(0) }));
    let sealed = Sealed::seal(&book, &game, &[draft]);
    assert!(sealed.of(Seat(1)).struck.is_empty(), "{:?}", sealed.of(Seat(1)).struck);
    let game = resolve(&book, &game, &sealed).game;
    let answers = mind(name).draft(&book, &SeatView::of(&game, Seat(0)), 1).answers;
    answers.iter().find_map(|answer| match answer {
        Answer::Petition { from: Seat(1), accept } => Some(*accept),
        _ => None,
    })
}

#[test]
fn whoever_would_be_elected_anyhow_takes_in_no_vassal() {
    assert_eq!(takes_in("imp", 150, "Nergal"), Some(false), "a vassal might take the throne in its lord's place");
    assert_eq!(takes_in("imp", 60, "Nergal"), Some(true), "who is behind has nothing to lose");
    assert_eq!(takes_in("imp", 60, "Semjaza"), Some(false), "everybody knows what Semjaza is after");
    assert_eq!(takes_in("greedy", 150, "Semjaza"), Some(true));
}

#[test]
fn every_trait_has_its_words() {
    let text = Text::english();
    for of in Trait::ALL {
        for id in [format!("trait-{}", of.key()), format!("trait-{}-text", of.key())] {
            assert!(text.has(&id), "{id} does not exist");
        }
    }
}
