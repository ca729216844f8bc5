//! A pupil who does nothing but click what the ring points at gets through the whole tutorial.

use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::tribute::least_waste;
use infernal_conclave::window::shell::flow::{Running, Screen};
use infernal_conclave::window::shell::tutor::Syllabus;
use infernal_conclave::window::sight::Library;

use super::person::Effort;
use super::pupil::Pupil;

/// Plays a chapter by its ring alone.
fn led(chapter: usize) -> Pupil {
    let mut pupil = Pupil::new(&format!("led-{chapter}"), chapter);
    let before = pupil.person.effort;
    let start = std::time::Instant::now();
    while pupil.follow() {}
    let Effort { clicks, keys, drags, notches } = pupil.person.effort - before;
    println!("chapter {}: {clicks} clicks, {drags} drags, {notches} notches, {:?}", chapter + 1, start.elapsed());
    assert_eq!(keys, 0);
    assert_eq!(notches, 0, "nobody has to find the wheel");
    assert!(pupil.person.the::<Syllabus>().rows[chapter].finished);
    pupil
}

#[test]
fn the_ring_leads_through_the_first_chapter_and_into_the_second() {
    let mut pupil = led(0);
    let next = pupil.person.text("tutor-next");
    pupil.person.click_named(&next);
    pupil.person.frames(4);
    assert_eq!((pupil.person.screen(), pupil.person.the::<Syllabus>().next()), (Screen::Playing, Some(1)));
}

#[test]
fn the_ring_leads_through_the_second_chapter() {
    led(1);
}

#[test]
fn the_ring_leads_through_the_third_chapter() {
    led(2);
}

#[test]
fn whoever_has_bid_too_much_is_led_to_take_it_back_and_to_bid_less() {
    let mut pupil = Pupil::new("dear", 2);
    pupil.follow_to("summoning-bazaar-legion");
    let book = pupil.person.the::<Library>().book.clone();
    let table = pupil.person.hand().planned().clone();
    let vault = table.treasury().vault(Seat(0));
    let wares = table.bazaar().shelf().iter();
    let payable = wares.filter(|ware| least_waste(vault, &ware.minimum(book.catalog())).is_some());
    let legions = payable.filter_map(|ware| {
        let Goods::Legion(kind) = ware.goods else { return None };
        Some((ware.minimum(book.catalog()).points(), book.catalog().legion(kind).name.clone()))
    });
    let (_, dearest) = legions.max().expect("a legion can be paid");
    pupil.person.click_mark("wares-legions");
    pupil.person.click_named(&dearest);
    let bid = pupil.person.text("panel-bid-place");
    pupil.person.click_named(&bid);
    assert_eq!(pupil.person.orders(), 1);
    while pupil.follow() {}
    assert!(pupil.trail.iter().any(|deed| deed.contains("bid-back")), "{}", pupil.trail.join("\n"));
    let table = pupil.person.hand().view.table();
    assert!(table.forces().legions_of(Seat(0)).count() > 1 && table.attachments().of(Seat(0)).next().is_some());
}

#[test]
fn whoever_was_outbid_is_led_to_bid_again() {
    let mut pupil = Pupil::new("outbid", 2);
    pupil.follow_to("summoning-bazaar-legion");
    pupil.skip();
    pupil.skip();
    pupil.follow_to("summoning-bazaar-lost");
    assert_eq!(pupil.step().map(|step| step.say).as_deref(), Some("summoning-bazaar-lost"));
    while pupil.follow() {}
}

#[test]
fn whoever_did_not_take_the_place_is_led_to_it_again() {
    let mut pupil = Pupil::new("repelled", 3);
    pupil.follow_to("summoning-place-order");
    pupil.skip();
    pupil.follow_to("summoning-place-lost");
    assert_eq!(pupil.step().map(|step| step.say).as_deref(), Some("summoning-place-lost"));
    while pupil.follow() {}
}

#[test]
fn whoever_was_slow_in_the_vendetta_is_led_on_until_it_is_won() {
    let mut pupil = Pupil::new("slow", 4);
    pupil.follow_to("summoning-conclave-deeper");
    pupil.skip();
    pupil.follow_to("summoning-conclave-won");
    assert_eq!(pupil.step().map(|step| step.say).as_deref(), Some("summoning-conclave-won"));
    while pupil.follow() {}
}

#[test]
fn the_ring_leads_through_the_fourth_chapter() {
    led(3);
}

#[test]
fn the_ring_leads_through_the_fifth_chapter() {
    let pupil = led(4);
    assert!(pupil.person.hand().view.table().diplomacy().record(Seat(0), Seat(3)).victories > 0);
}

#[test]
fn the_ring_leads_to_the_throne_and_to_a_first_game() {
    let mut pupil = led(5);
    let ending = pupil.person.the::<Running>().session().and_then(|session| session.ending().cloned());
    let count = ending.as_ref().map(|ending| format!("{ending:?}"));
    assert_eq!(ending.and_then(|ending| ending.winner), Some(Seat(0)), "whoever follows the ring wins: {count:?}");
    let (all, practise) = (pupil.person.text("client-final-all"), pupil.person.text("tutor-practise"));
    assert!(!pupil.person.labels().contains(&practise), "the clerk does not tell how the count will end");
    pupil.person.click_named(&all);
    pupil.person.frames(4);
    pupil.person.click_named(&practise);
    pupil.person.frames(4);
    assert_eq!((pupil.person.screen(), pupil.person.turn()), (Screen::Playing, 1));
}
