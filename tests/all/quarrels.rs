//! The minds before the conclave: their acts towards others, their claims, and the movements of
//! their legions after that.

use infernal_conclave::minds;
use infernal_conclave::rules::diplomacy::{Aim, Concession, Demanded, DiplomacyOrder, Stance, Terms, Welcome};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, FEWEST_SEATS, Seat};
use infernal_conclave::rules::orders::{Answer, Draft, Drafting, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse, canton_at};
use infernal_conclave::rules::view::SeatView;

fn position(book: &Rulebook, text: &str) -> Game {
    let mut tableau: Tableau = ron::from_str(text).unwrap_or_else(|fault| panic!("{fault} in {text}"));
    tableau.houses.resize_with(FEWEST_SEATS, TableauHouse::default);
    tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Returns the game one turn later, with only these orders and answers.
fn after(book: &Rulebook, game: &Game, orders: &[(u8, Order)], answers: &[(u8, Answer)]) -> Game {
    let drafts: Vec<Draft> = game
        .seats()
        .map(|seat| {
            let mut draft = Draft::empty(seat);
            let own = orders.iter().filter(|(whose, _)| *whose == seat.0);
            for (slot, (_, order)) in draft.slots.iter_mut().zip(own) {
                *slot = Some(order.clone());
            }
            draft.answers =
                answers.iter().filter(|(whose, _)| *whose == seat.0).map(|(_, answer)| answer.clone()).collect();
            draft
        })
        .collect();
    let sealed = Sealed::seal(book, game, &drafts);
    for seat in game.seats() {
        assert!(sealed.of(seat).struck.is_empty(), "{:?}", sealed.of(seat).struck);
    }
    resolve(book, game, &sealed).game
}

fn drafted(book: &Rulebook, game: &Game, mind: &str, seat: u8) -> Draft {
    let view = SeatView::of(game, Seat(seat));
    let draft = minds::by_name(mind).expect("it is a mind").draft(book, &view, 1);
    let problems = Drafting::problems(book, view.table(), &draft);
    assert!(problems.is_empty(), "{mind}: {problems:?} in {draft:?}");
    draft
}

fn greedy(book: &Rulebook, game: &Game) -> Draft {
    drafted(book, game, "greedy", 0)
}

const DEMAND: Order = Order::Diplomacy(DiplomacyOrder::Demand { of: Seat(0), thing: Demanded::Tribute(1) });

fn concession(draft: &Draft) -> Option<Concession> {
    let spoken = draft.answers.iter().find_map(|answer| match answer {
        Answer::Demand { concession, .. } => Some(concession.clone()),
        _ => None,
    });
    spoken.expect("the demand is answered")
}

fn claim(draft: &Draft) -> Option<Terms> {
    let spoken = draft.answers.iter().find_map(|answer| match answer {
        Answer::Grievance { claim, .. } => Some(*claim),
        _ => None,
    });
    spoken.expect("the right is answered")
}

#[test]
fn every_mind_answers_whatever_waits() {
    let book = Rulebook::standard();
    let game = position(
        &book,
        "(houses: [(prestige: 60, land: [(3, 3)], vault: [(souls: 1, ichor: 0, hellfire: 0, darkness: 0)]),
                   (prestige: 30), (prestige: 30),
                   (prestige: 8, land: [(4, 3)], vault: [(souls: 1, ichor: 0, hellfire: 0, darkness: 0), (souls: 0, ichor: 1, hellfire: 0, darkness: 0)])])",
    );
    let cards: Vec<CardId> = game.treasury().vault(Seat(3)).iter().map(|card| card.id).collect();
    let orders = [
        (1, DEMAND),
        (2, Order::Diplomacy(DiplomacyOrder::Insult { at: Seat(0), stake: 3 })),
        (3, Order::Diplomacy(DiplomacyOrder::SendEmissary { to: Seat(0), cards })),
    ];
    let game = after(&book, &game, &orders, &[]);
    for mind in minds::NAMES {
        let draft = drafted(&book, &game, mind, 0);
        let answered = |wanted: fn(&Answer) -> bool| draft.answers.iter().any(wanted);
        assert!(answered(|answer| matches!(answer, Answer::Demand { from: Seat(1), .. })), "{mind}");
        assert!(answered(|answer| matches!(answer, Answer::Insult { from: Seat(2), .. })), "{mind}");
        assert!(answered(|answer| matches!(answer, Answer::Emissary { from: Seat(3), .. })), "{mind}");
    }
}

/// Returns a game in which seat 1, with this legion, demands a card from seat 0, which owns a rich
/// and weak place.
fn harassed(book: &Rulebook, legion: &str) -> Game {
    let game = position(
        book,
        &format!(
            "(houses: [(prestige: 30, land: [(3, 3), (3, 4)], vault: [(souls: 3, ichor: 2, hellfire: 0, darkness: 0), (souls: 1, ichor: 0, hellfire: 0, darkness: 0)]),
                       (prestige: 30, rank: Some(Prince), land: [(5, 3), (5, 4)])],
              legions: [{legion}],
              places: [(at: (4, 3), owner: Some(0), level: 1, strength: (1, 1, 1), hp: 5, prestige: 4)])"
        ),
    );
    after(book, &game, &[(1, DEMAND)], &[])
}

#[test]
fn greedy_gives_a_cheap_card_to_whoever_could_take_much_more() {
    let book = Rulebook::standard();
    let game = harassed(&book, "(owner: 1, at: (5, 3), level: 5, strength: (12, 12, 12), hp: 25)");
    let cheapest = game.treasury().vault(Seat(0)).iter().min_by_key(|card| card.worth.points()).expect("a card").id;
    assert_eq!(concession(&greedy(&book, &game)), Some(Concession::Cards(vec![cheapest])));
}

#[test]
fn greedy_gives_nothing_to_whoever_can_take_nothing() {
    let book = Rulebook::standard();
    assert_eq!(concession(&greedy(&book, &harassed(&book, ""))), None);
}

/// Returns a game after seat 1 refused a demand of seat 0. The place and land of seat 1 are within
/// reach of these legions.
fn refused(book: &Rulebook, legions: &str) -> Game {
    let game = position(
        book,
        &format!(
            "(houses: [(prestige: 40, land: [(3, 3), (3, 4)]), (prestige: 40, land: [(5, 3), (5, 4), (6, 3), (6, 4), (7, 3), (7, 4)])],
              legions: [{legions}],
              places: [(at: (4, 3), owner: Some(1), level: 1, strength: (1, 1, 1), hp: 5, prestige: 2)])"
        ),
    );
    let game = after(
        book,
        &game,
        &[(0, Order::Diplomacy(DiplomacyOrder::Demand { of: Seat(1), thing: Demanded::Tribute(1) }))],
        &[],
    );
    after(book, &game, &[], &[(1, Answer::Demand { from: Seat(0), concession: None })])
}

#[test]
fn greedy_claims_what_it_can_take_and_takes_it() {
    let book = Rulebook::standard();
    let game = refused(&book, "(owner: 0, at: (3, 3), level: 4, strength: (9, 9, 9), hp: 15)");
    let draft = greedy(&book, &game);
    let claimed = claim(&draft);
    assert!(matches!(claimed, Some(Terms::Field { aim: Aim::Places(1) | Aim::Cantons(_), .. })), "{claimed:?}");
    // If granted, the vendetta is fought at once.
    let answers: Vec<(u8, Answer)> = draft.answers.into_iter().map(|answer| (0, answer)).collect();
    let game = after(&book, &game, &[], &answers);
    assert_eq!(game.diplomacy().stance(Seat(0), Seat(1)), Stance::Vendetta);
    let game = after(
        &book,
        &game,
        &greedy(&book, &game).slots.into_iter().flatten().map(|order| (0, order)).collect::<Vec<_>>(),
        &[],
    );
    assert_eq!(game.forces().place_at(canton_at((4, 3))).and_then(|place| place.owner), Some(Seat(0)));
}

#[test]
fn greedy_forgoes_a_right_that_it_has_no_legion_for() {
    let book = Rulebook::standard();
    assert_eq!(claim(&greedy(&book, &refused(&book, ""))), None);
}

#[test]
fn greedy_ends_its_turn_on_the_land_of_whoever_it_fights() {
    let book = Rulebook::standard();
    let game = position(
        &book,
        "(houses: [(prestige: 20, land: [(3, 3)]), (prestige: 20, land: [(4, 3), (5, 3), (6, 3), (7, 3)])],
          vendettas: [(claimant: 0, target: 1, wager: 8, aim: Cantons(3), quarters: 4, until: 6)],
          terrain: [((2, 2), Chasm), ((2, 3), Chasm), ((2, 4), Chasm), ((3, 2), Chasm), ((3, 4), Chasm)],
          legions: [(owner: 0, at: (3, 3), level: 2, strength: (5, 5, 5), hp: 10, moves: Some(1))])",
    );
    let orders: Vec<(u8, Order)> = greedy(&book, &game).slots.into_iter().flatten().map(|order| (0, order)).collect();
    let game = after(&book, &game, &orders, &[]);
    assert_eq!(game.realm().owner(canton_at((4, 3))), Some(Seat(0)), "{orders:?}");
}

#[test]
fn greedy_sends_its_praetor_into_the_arena_and_nobody_where_it_has_none() {
    let book = Rulebook::standard();
    let game = |treasures: &str| {
        let game = position(
            &book,
            &format!(
                "(houses: [(prestige: 40, land: [(3, 3)]), (prestige: 40, land: [(4, 3)])], treasures: [{treasures}])"
            ),
        );
        let game = after(&book, &game, &[(1, DEMAND)], &[]);
        let game = after(&book, &game, &[], &[(0, Answer::Demand { from: Seat(1), concession: None })]);
        let claim = Some(Terms::Arena { wager: 8 });
        let game = after(&book, &game, &[], &[(1, Answer::Grievance { against: Seat(0), claim })]);
        assert_eq!(game.diplomacy().stance(Seat(0), Seat(1)), Stance::SingleCombat);
        game
    };
    let named = |game: &Game| {
        greedy(&book, game).answers.iter().any(|answer| matches!(answer, Answer::NamePraetor { against: Seat(1), .. }))
    };
    assert!(named(&game("(what: \"baraqiel\", owner: 0, post: Vault)")));
    assert!(!named(&game("")));
}

#[test]
fn greedy_presses_three_victories_to_a_blood_feud_and_storms_the_stronghold() {
    let book = Rulebook::standard();
    let game = position(
        &book,
        "(houses: [(prestige: 20, land: [(3, 3), (3, 4)]), (prestige: 20, stronghold: Some((4, 3)), land: [(5, 3)])], turn: Some(9),
          records: [(of: 0, towards: 1, victories: 3)],
          legions: [(owner: 0, at: (3, 3), level: 5, strength: (20, 20, 20), hp: 30)])",
    );
    let orders: Vec<(u8, Order)> = greedy(&book, &game).slots.into_iter().flatten().map(|order| (0, order)).collect();
    assert!(orders.contains(&(0, Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: Seat(1) }))), "{orders:?}");
    let game = after(&book, &game, &[(0, Order::Diplomacy(DiplomacyOrder::ClaimBloodFeud { on: Seat(1) }))], &[]);
    let orders: Vec<(u8, Order)> = greedy(&book, &game).slots.into_iter().flatten().map(|order| (0, order)).collect();
    assert!(after(&book, &game, &orders, &[]).conclave().eliminated(Seat(1)).is_some(), "{orders:?}");
}

#[test]
fn an_outcast_has_nothing_to_say_to_the_conclave() {
    let book = Rulebook::standard();
    let game = position(
        &book,
        "(houses: [(prestige: 40, land: [(3, 3)]), (prestige: 40, land: [(4, 3)])], turn: Some(20), excommunicated: [0],
          legions: [(owner: 0, at: (3, 3), level: 4, strength: (9, 9, 9), hp: 15)])",
    );
    let orders = greedy(&book, &game).slots;
    assert!(orders.iter().flatten().all(|order| order.kind().act().is_none()), "{orders:?}");
}

#[test]
fn greedy_takes_gifts_from_those_it_has_no_designs_upon() {
    let book = Rulebook::standard();
    let game = position(
        &book,
        "(houses: [(prestige: 20, land: [(3, 3)]), (prestige: 20, vault: [(souls: 2, ichor: 0, hellfire: 2, darkness: 0), (souls: 2, ichor: 2, hellfire: 0, darkness: 0)])])",
    );
    let cards: Vec<CardId> = game.treasury().vault(Seat(1)).iter().map(|card| card.id).collect();
    let game = after(&book, &game, &[(1, Order::Diplomacy(DiplomacyOrder::SendEmissary { to: Seat(0), cards }))], &[]);
    let welcome = Answer::Emissary { from: Seat(1), welcome: Welcome::Accept };
    assert!(greedy(&book, &game).answers.contains(&welcome));
}
