//! The tables of diplomacy (manual 4.14): costs of acts, waiting times and possible wagers, for
//! every two ranks.
//!
//! The numbers were computed by hand from the manual's formulas. Halves round down, and nothing
//! costs less than one. A row is the acting rank, from Lord to Prince; a column is the rank of the
//! other house.

use std::collections::BTreeSet;

use infernal_conclave::rules::catalog::{Catalog, DiplomacyNumbers};
use infernal_conclave::rules::dice::{Dice, Stream};
use infernal_conclave::rules::diplomacy::{
    Aim, Diplomacy, DiplomacyOrder, bonus, demand_cards, demand_cost, emissary_cost, emissary_wait, insult_most,
    quarters, truce_turns, turns_at_most, wager_between, wait_turns,
};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use infernal_conclave::rules::view::SeatView;

type Table<T> = [[T; 5]; 5];

#[track_caller]
fn holds<T: PartialEq + std::fmt::Debug>(table: &Table<T>, of: impl Fn(&DiplomacyNumbers, i32, i32) -> T) {
    let catalog = Catalog::standard();
    for (own, row) in (1..).zip(table) {
        for (other, expected) in (1..).zip(row) {
            assert_eq!(&of(&catalog.constants.diplomacy, own, other), expected, "rank {own} towards rank {other}");
        }
    }
}

#[test]
fn a_first_demand_costs() {
    // Towards a lower rank: 8 minus the difference. Otherwise 8 minus half the own rank, plus the
    // difference.
    let table = [[7, 8, 9, 10, 11], [7, 7, 8, 9, 10], [6, 7, 6, 7, 8], [5, 6, 7, 6, 7], [4, 5, 6, 7, 5]];
    holds(&table, |numbers, own, other| demand_cost(numbers, own, other, 0));
}

#[test]
fn later_demands_cost_one_less_for_each_concession_and_never_nothing() {
    let table = [[5, 6, 7, 8, 9], [5, 5, 6, 7, 8], [4, 5, 4, 5, 6], [3, 4, 5, 4, 5], [2, 3, 4, 5, 3]];
    holds(&table, |numbers, own, other| demand_cost(numbers, own, other, 2));
    let table = [[1, 1, 1, 2, 3], [1, 1, 1, 1, 2], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1], [1, 1, 1, 1, 1]];
    holds(&table, |numbers, own, other| demand_cost(numbers, own, other, 8));
}

#[test]
fn cards_that_can_be_demanded() {
    let table = [[1, 1, 1, 1, 1], [3, 1, 1, 1, 1], [4, 3, 1, 1, 1], [5, 4, 3, 1, 1], [6, 5, 4, 3, 1]];
    holds(&table, |numbers, own, other| demand_cards(numbers, own, other, 0));
    let table = [[3, 3, 3, 3, 3], [5, 3, 3, 3, 3], [6, 5, 3, 3, 3], [6, 6, 5, 3, 3], [6, 6, 6, 5, 3]];
    holds(&table, |numbers, own, other| demand_cards(numbers, own, other, 2));
    holds(&[[6; 5]; 5], |numbers, own, other| demand_cards(numbers, own, other, 9));
}

#[test]
fn an_insult_costs_at_most() {
    let table = [[6, 5, 4, 3, 2], [7, 6, 5, 4, 3], [8, 7, 6, 5, 4], [9, 8, 7, 6, 5], [10, 9, 8, 7, 6]];
    holds(&table, insult_most);
    // A place or a relic may raise a rank, but never above Prince. The result is at least one for
    // any ranks.
    assert_eq!(insult_most(&Catalog::standard().constants.diplomacy, 1, 9), 1);
}

#[test]
fn an_emissary_costs() {
    let table = [[4, 5, 6, 7, 8], [3, 4, 5, 6, 7], [2, 3, 4, 5, 6], [1, 2, 3, 4, 5], [1, 1, 2, 3, 4]];
    holds(&table, emissary_cost);
}

#[test]
fn waiting_periods() {
    // Two turns, plus the difference towards a higher rank.
    let table = [[2, 3, 4, 5, 6], [2, 2, 3, 4, 5], [2, 2, 2, 3, 4], [2, 2, 2, 2, 3], [2, 2, 2, 2, 2]];
    holds(&table, wait_turns);
    // A prince waits four turns after an emissary, a lord eight.
    let numbers = &Catalog::standard().constants.diplomacy;
    assert_eq!([1, 2, 3, 4, 5].map(|rank| emissary_wait(numbers, rank)), [8, 7, 6, 5, 4]);
}

#[test]
fn peace_lasts() {
    // For two cards: one turn and two more, plus the difference if the giver's rank is higher.
    let table = [[3, 3, 3, 3, 3], [4, 3, 3, 3, 3], [5, 4, 3, 3, 3], [6, 5, 4, 3, 3], [7, 6, 5, 4, 3]];
    holds(&table, |numbers, own, other| truce_turns(numbers, own, other, 2));
    let table = [[9, 9, 9, 9, 9], [10, 9, 9, 9, 9], [11, 10, 9, 9, 9], [12, 11, 10, 9, 9], [13, 12, 11, 10, 9]];
    holds(&table, |numbers, own, other| truce_turns(numbers, own, other, 8));
}

#[test]
fn wagers_and_limits_by_rank_and_threat() {
    // A row is a rank, a column is the threat from 1 to 5. The least wager is 8 + threat - 1 minus
    // the rank, the greatest is that plus the rank.
    let wagers = [
        [(7, 9), (8, 10), (9, 11), (10, 12), (11, 13)],
        [(6, 10), (7, 11), (8, 12), (9, 13), (10, 14)],
        [(5, 11), (6, 12), (7, 13), (8, 14), (9, 15)],
        [(4, 12), (5, 13), (6, 14), (7, 15), (8, 16)],
        [(3, 13), (4, 14), (5, 15), (6, 16), (7, 17)],
    ];
    holds(&wagers, |numbers, own, threat| wager_between(numbers, own, threat as u8));
    // 3 plus half the rank, rounded up; plus 2 for the first threat and 1 for the second.
    let limits = [[6, 5, 4, 4, 4], [6, 5, 4, 4, 4], [7, 6, 5, 5, 5], [7, 6, 5, 5, 5], [8, 7, 6, 6, 6]];
    holds(&limits, |numbers, own, threat| turns_at_most(numbers, own, threat as u8));
}

#[test]
fn what_a_vendetta_pays() {
    let numbers = &Catalog::standard().constants.diplomacy;
    let at_leisure = |aim| quarters(numbers, aim, 8, 8);
    assert_eq!(
        (1..=7).map(Aim::Cantons).map(at_leisure).collect::<Vec<_>>(),
        [None, None, Some(4), Some(5), Some(6), Some(8), None]
    );
    assert_eq!((0..=4).map(Aim::Places).map(at_leisure).collect::<Vec<_>>(), [None, Some(6), Some(10), Some(16), None]);
    assert_eq!((0..=4).map(Aim::Legions).map(at_leisure).collect::<Vec<_>>(), [None, Some(5), Some(8), Some(12), None]);
    // A quarter more for each turn below the longest limit. A limit above it does not lower the
    // value.
    assert_eq!(
        [8, 7, 5, 1].map(|turns| quarters(numbers, Aim::Legions(1), turns, 8)),
        [Some(5), Some(6), Some(8), Some(12)]
    );
    assert_eq!(quarters(numbers, Aim::Legions(1), 9, 8), Some(5));
    // The bonus is the wager times the quarters, divided by four and rounded down.
    let paid = [(8, 4), (8, 5), (9, 5), (0, 16), (7, 9), (17, 16)].map(|(wager, quarters)| bonus(wager, quarters));
    assert_eq!(paid, [8, 10, 11, 0, 15, 68]);
}

/// "At first you are given a random default ranking."
#[test]
fn the_first_ranking_is_random() {
    let mut seen = BTreeSet::new();
    for seed in 0..60 {
        let diplomacy = Diplomacy::new(4, &mut Dice::new(seed, 0).open(Stream::Threats));
        for seat in (0..4).map(Seat) {
            let ranking = diplomacy.ranking(seat).to_vec();
            assert!(ranking.len() == 3 && !ranking.contains(&seat));
            seen.insert((seat, ranking));
        }
    }
    assert_eq!(seen.len(), 4 * 6, "every order of three rivals is drawn for every seat");
}

fn position(words: &str) -> Tableau {
    ron::from_str(words).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Secrets between two houses make no difference to a third: the order of their threats, the
/// contents of a gift, the claims, the aim of a vendetta, and the praetor named for a single
/// combat.
#[test]
fn secrets_change_nobody_elses_view() {
    let book = Rulebook::standard();
    let with = |ranking: &str, aim: &str, quarters: u8, progress: u8| {
        position(&format!(
            "(houses: [(prestige: 40, vault: [(souls: 1, ichor: 0, hellfire: 0, darkness: 0), (souls: 2, ichor: 0, hellfire: 0, darkness: 0), (souls: 3, ichor: 0, hellfire: 0, darkness: 0), (souls: 4, ichor: 0, hellfire: 0, darkness: 0)]), (prestige: 40), (prestige: 40), ()],
              rankings: [(0, {ranking})],
              vendettas: [(claimant: 0, target: 3, wager: 8, aim: {aim}, quarters: {quarters}, progress: {progress}, until: 9)])"
        ))
        .set_up(book.catalog())
        .unwrap_or_else(|fault| panic!("{fault}"))
    };
    let games = [with("[1, 2, 3]", "Legions(1)", 5, 0), with("[3, 2, 1]", "Cantons(4)", 7, 2)];
    // Seat 0 sends seat 1 different cards. The next test of views covers the claims of a turn.
    let after = [0, 2].into_iter().zip(&games).map(|(first, game)| {
        let cards = game.treasury().vault(Seat(0))[first..first + 2].iter().map(|card| card.id).collect();
        let mut draft = Draft::empty(Seat(0));
        draft.slots[0] = Some(Order::Diplomacy(DiplomacyOrder::SendEmissary { to: Seat(1), cards }));
        let sealed = Sealed::seal(&book, game, &[draft]);
        assert!(sealed.of(Seat(0)).struck.is_empty());
        resolve(&book, game, &sealed).game
    });
    let after: Vec<_> = after.collect();
    for pair in [[&games[0], &games[1]], [&after[0], &after[1]]] {
        assert_ne!(pair[0].diplomacy(), pair[1].diplomacy());
        for seat in [2, 3].map(Seat) {
            assert_eq!(SeatView::of(pair[0], seat), SeatView::of(pair[1], seat), "seat {seat} sees a difference");
        }
        assert_ne!(SeatView::of(pair[0], Seat(0)), SeatView::of(pair[1], Seat(0)), "seat 0 sees none");
    }
    assert_ne!(SeatView::of(&after[0], Seat(1)), SeatView::of(&after[1], Seat(1)), "the receiver sees its gift");
}
