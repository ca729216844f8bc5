//! The manners of schooled minds before the conclave and in the arena (manual 4.14, 4.18): they
//! speak early, send somebody to every single combat, and give way to a neighbor who would take
//! more than was asked. Of this, unschooled minds only send somebody.

use std::sync::Arc;

use infernal_conclave::minds::{Level, Mind, Minds, Searcher, by_name};
use infernal_conclave::rules::attachments::{Post, Treasure};
use infernal_conclave::rules::diplomacy::{Demanded, DiplomacyOrder};
use infernal_conclave::rules::events::{EventAim, EventOrder, Matter, Reply};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::view::SeatView;

/// Returns the draft of a duke for seat 0 that does not look beyond the turn, with this much
/// schooling, in percent.
fn drafted(schooling: u8, game: &Game) -> Draft {
    let mut minds = (*Minds::standard()).clone();
    minds.levels.duke.schooling = schooling;
    minds.levels.duke.plans = 1;
    minds.levels.duke.worlds = 0;
    let book = Rulebook::standard();
    Searcher::new(Level::Duke, Arc::new(minds)).draft(&book, &SeatView::of(game, Seat(0)), 1)
}

fn position(text: &str) -> Game {
    let mut tableau: Tableau = ron::from_str(text).unwrap_or_else(|fault| panic!("{fault}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    tableau.set_up(Rulebook::standard().catalog()).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn a_house_that_has_never_spoken_speaks_early() {
    let speaks = |turn: u32, schooling: u8| {
        let card = "(souls: 1, ichor: 1, hellfire: 1, darkness: 1)";
        let game = position(&format!(
            "(turn: Some({turn}), houses: [(stronghold: Some((3, 3)), prestige: 30, vault: [{card}, {card}, {card}]),
                (stronghold: Some((6, 3)), prestige: 30)],
              legions: [(owner: 0, at: (4, 3), level: 3, strength: (6, 6, 6), hp: 12)])"
        ));
        drafted(schooling, &game).slots.iter().flatten().any(|order| order.act().is_some())
    };
    assert!(speaks(9, 100), "somebody is near");
    assert!(!speaks(2, 100), "there is nothing to speak of yet");
    assert!(!speaks(9, 0), "an unschooled house waits for a better occasion");
}

#[test]
fn somebody_is_sent_to_every_single_combat() {
    let game = position(
        r#"(turn: Some(20), houses: [(prestige: 40), (prestige: 40)],
            arena: (combats: [(claimant: 1, target: 0, wagers: (3, 3), until: 99)]),
            legions: [(owner: 1, at: (8, 6), level: 3, strength: (6, 6, 6), hp: 12)],
            treasures: [(what: "abraxas", owner: 0, post: Vault), (what: "moloch", owner: 1, post: Unit(Legion(0)))])"#,
    );
    let seen = SeatView::of(&game, Seat(0));
    let feared = seen
        .table()
        .attachments()
        .of(Seat(1))
        .any(|held| matches!(held.treasure, Treasure::Praetor(_)) && matches!(held.post, Post::Unit(_)));
    assert!(feared, "the better praetor can be seen");
    let named = |draft: Draft| draft.answers.iter().any(|answer| matches!(answer, Answer::NamePraetor { .. }));
    assert!(named(drafted(100, &game)), "a small chance is better than none");
    assert!(named(drafted(0, &game)), "with or without schooling");
    let greedy = by_name("greedy").expect("a mind").draft(&Rulebook::standard(), &seen, 1);
    assert!(!named(greedy), "who has no honour spares its praetor");
}

/// Returns true if seat 0 concedes a card to seat 1, whose legion of this strength stands at the
/// border.
fn concedes(schooling: u8, (strength, hp): (u8, u8)) -> bool {
    let book = Rulebook::standard();
    let card = "(souls: 1, ichor: 0, hellfire: 0, darkness: 0)";
    let before = position(&format!(
        "(turn: Some(20), houses: [(stronghold: Some((3, 3)), prestige: 40, land: [(4, 3), (5, 3)], vault: [{card}, {card}, {card}]),
            (stronghold: Some((8, 3)), prestige: 40, land: [(6, 3), (7, 3)])],
          legions: [(owner: 0, at: (4, 3), level: 2, strength: (3, 3, 3), hp: 8),
            (owner: 1, at: (6, 3), level: 5, strength: ({strength}, {strength}, {strength}), hp: {hp})])"
    ));
    let mut draft = Draft::empty(Seat(1));
    let demand = DiplomacyOrder::Demand { of: Seat(0), thing: Demanded::Tribute(1) };
    draft.slots[0] = Some(Order::Diplomacy(demand));
    let game = resolve(&book, &before, &Sealed::seal(&book, &before, &[draft])).game;
    let answers = drafted(schooling, &game).answers;
    let answer = answers.iter().find_map(|answer| match answer {
        Answer::Demand { concession, .. } => Some(concession.is_some()),
        _ => None,
    });
    answer.expect("the demand waits for an answer")
}

#[test]
fn a_house_gives_way_to_whom_it_could_not_resist() {
    assert!(concedes(100, (14, 20)), "a vendetta would cost more than a card");
    assert!(!concedes(100, (1, 2)), "nobody fears such a legion");
    assert!(!concedes(0, (14, 20)), "an unschooled house thinks of the stake alone");
}

/// Returns the leader's seat and the ballots of all houses in a vote against it, when the leader
/// has this rank.
fn ballots(rank: &str) -> (Seat, Vec<(Seat, Reply)>) {
    let book = Rulebook::standard();
    let event = book.catalog().event_named("expel_the_heretic").expect("the event exists");
    let vault = "vault: [(souls: 2, ichor: 0, hellfire: 0, darkness: 4)]";
    for leader in (1..4).map(Seat) {
        let house = |seat: u8| {
            let (prestige, rank) = if Seat(seat) == leader { (90, rank) } else { (40, "Lord") };
            format!("(prestige: {prestige}, rank: Some({rank}), {vault})")
        };
        let houses: Vec<String> = (0..4).map(house).collect();
        let houses = houses.join(", ");
        let game = position(&format!(r#"(houses: [{houses}], events: (hands: [(0, ["expel_the_heretic"])]))"#));
        let cards = game.treasury().vault(Seat(0)).iter().map(|card| card.id).collect();
        let mut calls = Draft::empty(Seat(0));
        calls.slots[0] = Some(Order::Event(EventOrder::PlayEvent { event, aim: EventAim::Nobody, cards }));
        let called = resolve(&book, &game, &Sealed::seal(&book, &game, &[calls])).game;
        let accused = called.events().decrees().iter().any(|decree| decree.matter == Matter::Vote(leader));
        if accused {
            let greedy = by_name("greedy").expect("a mind");
            let reply = |seat: Seat| {
                let draft = greedy.draft(&book, &SeatView::of(&called, seat), 1);
                let replied = |answer| if let Answer::Decree { reply, .. } = answer { Some(reply) } else { None };
                (seat, draft.answers.into_iter().find_map(replied).expect("it answers"))
            };
            return (leader, called.seats().map(reply).collect());
        }
    }
    panic!("the accused is one of the three rivals");
}

#[test]
fn nobody_wagers_on_a_vote_that_cannot_be_won() {
    let (leader, cast) = ballots("Baron");
    for (seat, reply) in cast {
        let wanted = if seat == leader { Reply::Defy } else { Reply::Vote(true) };
        assert_eq!(reply, wanted, "{seat}: three voices against two expel the leader");
    }
    for (seat, reply) in ballots("Prince").1 {
        assert_eq!(reply, Reply::Vote(false), "{seat}: three voices against five only lose the wager");
    }
}
