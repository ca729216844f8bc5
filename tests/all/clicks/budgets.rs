//! Flow budgets: how many clicks the usual deeds take in a game of one's own, at 1280x720.

use bevy::prelude::KeyCode;
use bevy_egui::egui::Rect;
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::forces::reach;
use infernal_conclave::rules::game::{Charter, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{CantonId, Seat};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::MapSize;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::shell::flow::{Screen, Stage};
use infernal_conclave::window::sight::Library;

use super::person::{Effort, Person};

/// Returns the set-up of a game against three quiet minds.
pub fn charter() -> Charter {
    let book = Rulebook::standard();
    let seats = book.catalog().archfiends.iter().take(4).enumerate().map(|(index, def)| SeatCharter {
        player: if index == 0 { Player::Human } else { Player::Mind("quiet".to_owned()) },
        archfiend: def.into(),
        symbol: index as u8,
        pawn: None,
    });
    let settings = Settings {
        size: MapSize::Normal,
        map_type: MapType::ALL[0],
        frequency: PlaceFrequency::Usual,
        length: GameLength::Short,
        seed: 31,
        iron_man: false,
    };
    Charter { settings, seats: seats.collect() }
}

/// Asserts that a deed took at most this many clicks, and no key, drag or wheel.
fn within(person: &Person, before: Effort, most: u32, deed: &str) {
    let effort = person.effort - before;
    println!("{deed}: {} clicks of {most}", effort.clicks);
    assert_eq!(effort, Effort { clicks: effort.clicks, ..Effort::default() }, "{deed} by clicks alone");
    assert!(effort.clicks <= most, "{deed} takes {} clicks", effort.clicks);
}

/// Returns a canton without an owner that the first legion can march to, in view.
fn free_canton(person: &mut Person) -> CantonId {
    let book = person.the::<Library>().book.clone();
    let (planned, table) = (person.hand().planned().clone(), person.hand().view.table().clone());
    let legion = planned.forces().legions_of(Seat(0)).next().copied().expect("a guard");
    let held = table.realm().owners().to_vec();
    let ways = reach(book.catalog(), &planned, &held, &legion);
    let mut free = ways.into_iter().filter(|way| {
        let canton = way.canton;
        let at = person.canton_at(canton);
        let unclaimed = table.realm().owner(canton).is_none() && table.forces().place_at(canton).is_none();
        way.foe.is_none() && unclaimed && person.on_board(at)
    });
    free.next().expect("a free canton in view").canton
}

/// Orders a march with the mouse: the legion, the canton.
fn march(person: &mut Person) {
    let guard = person.hand().planned().forces().legions_of(Seat(0)).next().expect("a guard").canton;
    let at = person.canton_at(guard);
    person.click(at);
    let canton = free_canton(person);
    let at = person.canton_at(canton);
    person.click(at);
}

/// Seals the turn by keys, and goes on to the next one.
pub fn next_turn(person: &mut Person) {
    let turn = person.turn();
    person.press(KeyCode::KeyE);
    person.press(KeyCode::KeyE);
    person.wait("the next turn", |person| person.screen() == Screen::End || person.turn() > turn);
    if person.screen() == Screen::End {
        return;
    }
    person.press(KeyCode::Escape);
    person.wait("planning", |person| person.stage() == Some(Stage::Planning));
}

#[test]
fn a_march_takes_two_clicks() {
    let mut person = Person::in_game("march", charter());
    let before = person.effort;
    march(&mut person);
    assert_eq!(person.orders(), 1);
    within(&person, before, 2, "a march");
}

#[test]
fn a_turn_with_two_orders_takes_at_most_eight_clicks() {
    let mut person = Person::in_game("two-orders", charter());
    let (before, turn) = (person.effort, person.turn());
    march(&mut person);
    person.click_mark("slot-2");
    person.click_mark("demand-tribute");
    assert_eq!(person.orders(), 2);
    person.click_mark("button-close");
    person.click_mark("button-seal");
    person.click_mark("seal-now");
    person.wait("the next turn", |person| person.turn() > turn);
    within(&person, before, 8, "a turn with two orders");
}

#[test]
fn a_bid_takes_at_most_four_clicks() {
    let mut person = Person::in_game("bid", charter());
    for _ in 0..3 {
        person.press(KeyCode::KeyT);
        next_turn(&mut person);
        answer_all(&mut person);
    }
    let before = person.effort;
    person.click_mark("button-bazaar");
    person.click_mark("wares-legions");
    person.click_mark("ware-legion");
    person.click_mark("bid-legion");
    assert_eq!(person.orders(), 1);
    within(&person, before, 4, "a bid");
}

/// Takes the richest of every offer, by keys.
pub fn answer_all(person: &mut Person) {
    person.press(KeyCode::Space);
    if person.marked("offer-richest").is_some() {
        person.press(KeyCode::Enter);
    }
    person.press(KeyCode::Escape);
    person.press(KeyCode::Escape);
    assert!(person.hand().problems.is_empty(), "{:?}", person.hand().problems);
}

#[test]
fn a_demand_takes_at_most_four_clicks_and_no_scrolling() {
    let mut person = Person::in_game("demand", charter());
    let rival = person.hand().view.table().charter().seats[2].archfiend.name.clone();
    let before = person.effort;
    person.click_mark("button-ministerium");
    person.click_mark("tab-diplomacy");
    if person.marked("house-2").is_some() {
        person.click_mark("house-2");
    }
    person.click_mark("demand-place");
    assert_eq!(person.orders(), 1);
    within(&person, before, 4, "a demand through the Ministerium");
    person.click_mark("button-close");
    person.press(KeyCode::KeyU);
    let before = person.effort;
    person.click_named(&rival);
    person.click_mark("demand-place");
    assert_eq!(person.orders(), 1);
    within(&person, before, 4, "a demand from the rail of houses");
}

#[test]
fn an_answer_takes_at_most_two_clicks() {
    let mut person = Person::in_game("answer", charter());
    person.press(KeyCode::KeyT);
    next_turn(&mut person);
    assert!(!person.hand().problems.is_empty(), "the tribute waits for an answer");
    let before = person.effort;
    let answer = person.text("panel-counsel-answer");
    person.click_named(&answer);
    person.click_mark("offer-richest");
    assert!(person.hand().problems.is_empty(), "{:?}", person.hand().problems);
    within(&person, before, 2, "an answer");
}

#[test]
fn a_bid_by_keys_goes_from_the_ware_to_the_button_and_is_told_when_it_has_won() {
    let mut person = Person::in_game("bid-keys", charter());
    for _ in 0..3 {
        person.press(KeyCode::KeyT);
        next_turn(&mut person);
        answer_all(&mut person);
    }
    person.press(KeyCode::KeyB);
    person.press(KeyCode::Digit2);
    let bid = person.text("panel-bid-place");
    let mut tabs = 0;
    while person.focused().is_none_or(|widget| Some(widget.rect) != ware(&mut person)) {
        person.tap(KeyCode::Tab);
        tabs += 1;
        assert!(tabs < 20, "the first legion cannot be reached by keys");
    }
    person.press(KeyCode::Enter);
    person.frames(4);
    assert_eq!(person.focused().map(|widget| widget.label), Some(bid), "the focus waits on the button");
    person.press(KeyCode::Enter);
    assert_eq!(person.orders(), 1);
    person.press(KeyCode::Escape);
    next_turn(&mut person);
    let told = person.labels();
    assert!(told.iter().any(|words| words.contains(" won ")), "{told:#?}");
}

/// Returns where the legion is that the tutorial would bid for.
fn ware(person: &mut Person) -> Option<Rect> {
    person.marked("ware-legion").map(|marked| marked.rect)
}
