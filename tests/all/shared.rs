//! Data that copies of a game share, and the point at which they stop sharing it.

use infernal_conclave::rules::digest::digest;
use infernal_conclave::rules::ids::{FEWEST_SEATS, Seat};
use infernal_conclave::rules::orders::{Draft, Order, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::shared::Shared;
use infernal_conclave::rules::tableau::{Tableau, TableauHouse};
use infernal_conclave::rules::tribute::TributeOrder;

#[test]
fn a_change_to_a_copy_is_no_change_to_the_other() {
    let one = Shared::from(vec![1]);
    let mut other = one.clone();
    assert!(std::ptr::eq(&*one, &*other), "an untouched copy is no copy");
    other.push(2);
    assert_eq!((&*one, &*other), (&vec![1], &vec![1, 2]));
    assert_ne!(one, other);
    other.pop();
    assert_eq!(one, other, "equal is what holds the same, shared or not");
}

#[test]
fn copies_of_a_game_share_until_a_turn_is_played() {
    let book = Rulebook::standard();
    let houses = vec![TableauHouse::default(); FEWEST_SEATS];
    let game = Tableau { houses, ..Tableau::default() }.set_up(book.catalog()).expect("four houses can play");
    let before = digest(&game);
    let copy = game.clone();
    assert!(std::ptr::eq(game.forces(), copy.forces()) && std::ptr::eq(game.bazaar(), copy.bazaar()));
    let mut draft = Draft::empty(Seat(0));
    draft.slots[0] = Some(Order::Tribute(TributeOrder::DemandTribute));
    let after = resolve(&book, &game, &Sealed::seal(&book, &game, &[draft])).game;
    assert_ne!(after.treasury(), game.treasury());
    assert_eq!((digest(&game), digest(&copy)), (before, before), "the game that was processed has changed");
}
