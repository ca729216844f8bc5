//! The diplomacy page and its decisions, drawn without a window: clicks become orders or answers,
//! impossible acts show a reason, and every number comes from the rules.
#![cfg(feature = "client")]

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::epaint::Shape;
use bevy_egui::egui::{Pos2, pos2};
use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::diplomacy::{Aim, Concession, Demanded, DiplomacyOrder, Terms, Welcome, bonus, quarters};
use infernal_conclave::rules::ids::{Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::gallery::fixtures::dealings::{BULLIED, ENEMY, NEIGHBOUR, dealings};
use infernal_conclave::window::intent::{Ask, Dossier, Intent, Looking, Planning, Sheet, Tab};
use infernal_conclave::window::sight::Wishes;

use crate::panels::{ME, Panel, SEAL, Screen, shown, sought};

const LOG: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::TurnLog);
const NEAR: Panel = |ui, sight, wishes| shown(ui, sight, wishes, Dossier::House(NEIGHBOUR));
const WEAK: Panel = |ui, sight, wishes| shown(ui, sight, wishes, Dossier::House(BULLIED));
const FOE: Panel = |ui, sight, wishes| shown(ui, sight, wishes, Dossier::House(ENEMY));
const THREATS: Panel = |ui, sight, wishes| shown(ui, sight, wishes, Dossier::Threats);

fn screen(turn: u32) -> Screen {
    tall(Screen::new(&dealings(&Catalog::standard(), turn).expect("a lawful position"), Vec::new()))
}

/// Makes the screen so tall that nothing has to be scrolled into view.
fn tall(mut screen: Screen) -> Screen {
    screen.resize(1920.0, 2400.0);
    screen
}

/// Carries out the wishes that concern the plan.
fn follow(screen: &mut Screen, wishes: &Wishes) {
    for wish in wishes {
        match wish {
            Intent::Planning(Planning::Put(slot, order)) => {
                let slot = slot.or_else(|| screen.hand.desk.draft().first_empty(6)).expect("a free slot");
                screen.hand.desk.put(slot, Some(order.clone()));
            }
            Intent::Planning(Planning::Answer(answer)) => screen.hand.desk.answer(answer.clone()),
            Intent::Planning(Planning::Withdraw(answer)) => screen.hand.desk.withdraw(answer),
            Intent::Planning(Planning::Strike(slot)) => screen.hand.desk.put(*slot, None),
            other => panic!("not about the plan: {other:?}"),
        }
    }
    let book = screen.book.clone();
    screen.hand.replan(&book);
}

fn says(screen: &mut Screen, panel: Panel, words: &str) -> bool {
    screen.read(panel).iter().any(|said| said.contains(words))
}

/// The signs of the stances between neighbours do not lie over the names, in a small window either.
#[test]
fn the_signs_of_the_wheel_leave_the_names_free() {
    for size in [(853.0, 480.0), (1280.0, 720.0)] {
        let mut screen = Screen::new(&dealings(&Catalog::standard(), 8).expect("a lawful position"), Vec::new());
        screen.resize(size.0, size.1);
        let view = screen.hand.view.clone();
        let names: Vec<String> = {
            let teller = Teller::new(&screen.text, screen.book.catalog(), view.table());
            view.table().seats().filter(|&seat| seat != ME).map(|seat| teller.seat_name(seat)).collect()
        };
        let signs: Vec<(String, Pos2)> = screen
            .nodes(THREATS)
            .into_iter()
            .filter_map(|(_, node)| {
                let label = node.label().filter(|_| node.role() == Role::Button)?.to_owned();
                let of = names.iter().filter(|name| label.contains(name.as_str())).count();
                let bounds = node.bounds().filter(|_| of == 2)?;
                Some((label, pos2((bounds.x0 + bounds.x1) as f32 / 2.0, (bounds.y0 + bounds.y1) as f32 / 2.0)))
            })
            .collect();
        assert!(!signs.is_empty(), "there are signs between rivals");
        let mut tried = 0;
        for clipped in screen.painted(THREATS) {
            let Shape::Text(text) = &clipped.shape else { continue };
            // The names beside the wheel stand in the list of threats.
            let place = text.visual_bounding_rect();
            if !names.iter().any(|name| name == text.galley.text()) || place.left() > size.0 * 0.42 {
                continue;
            }
            tried += 1;
            for (label, at) in &signs {
                let apart = place.distance_to_pos(*at);
                assert!(apart >= 13.0, "at {size:?}: \"{label}\" lies over \"{}\"", text.galley.text());
            }
        }
        assert!(tried >= names.len(), "only {tried} names were looked at");
    }
}

#[test]
fn a_demand_is_put_into_a_slot_and_taken_out_again() {
    let mut screen = screen(8);
    let wishes = screen.click(NEAR, "2 tribute cards");
    assert!(wishes.is_empty(), "a choice is no order yet: {wishes:?}");
    let wishes = screen.click(NEAR, "Put into slot 1");
    let order = Order::Diplomacy(DiplomacyOrder::Demand { of: NEIGHBOUR, thing: Demanded::Tribute(2) });
    assert_eq!(wishes, [Intent::Planning(Planning::Put(None, order))]);
    follow(&mut screen, &wishes);
    assert!(says(&mut screen, NEAR, "Stands in slot 1"));
    // Another act towards the same house replaces the first.
    screen.click(NEAR, "Hurl an Insult");
    let wishes = screen.click(NEAR, "Put into slot 1 instead");
    assert!(
        matches!(
            wishes[..],
            [Intent::Planning(Planning::Put(Some(_), Order::Diplomacy(DiplomacyOrder::Insult { at: NEIGHBOUR, .. })))]
        ),
        "the first act makes room: {wishes:?}"
    );
    let wishes = screen.click(NEAR, "Take out of slot 1");
    assert_eq!(wishes, [Intent::Planning(Planning::Strike(SlotNo::ALL[0]))]);
}

#[test]
fn the_price_of_a_demand_is_the_one_that_the_rules_take() {
    let mut screen = screen(8);
    let wishes = screen.click(NEAR, "Put into slot 1");
    let before = screen.hand.view.table().conclave().prestige(ME);
    follow(&mut screen, &wishes);
    let staked = before - screen.hand.planned().conclave().prestige(ME);
    assert!(staked > 0, "a demand costs something");
    assert!(says(&mut screen, NEAR, &format!("your {staked} prestige back")));
}

#[test]
fn what_cannot_be_is_told_why() {
    let mut screen = screen(8);
    assert!(says(&mut screen, FOE, "A vendetta stands between you and"), "at vendetta nothing else can be begun");
    // The emissary of the other house still waits for an answer.
    assert!(says(&mut screen, WEAK, "Protocol has you wait 2 more turns"));
    assert!(says(&mut screen, NEAR, "You have no ground for vendetta"));
    let open = screen.find(NEAR, "an artifact");
    assert!(open.is_disabled(), "an artifact takes two demands conceded");
}

#[test]
fn ones_own_vendetta_shows_its_aim_and_how_far_it_is() {
    let mut screen = screen(8);
    assert!(says(&mut screen, FOE, "destroy 2 legions"));
    assert!(says(&mut screen, FOE, "1 of 2"));
    // A wager of 9 with eight quarters.
    assert!(says(&mut screen, FOE, "9 back and 18 more"));
}

#[test]
fn a_vendetta_is_composed_and_pays_what_the_rules_say() {
    let mut screen = screen(8);
    screen.click(WEAK, "destroy 2 legions");
    screen.click(WEAK, "Wager: more");
    screen.click(WEAK, "Turns: less");
    let wishes = screen.click(WEAK, "Put into slot 1");
    let [Intent::Planning(Planning::Put(None, Order::Diplomacy(DiplomacyOrder::ClaimVendetta { on: BULLIED, terms })))] =
        wishes[..]
    else {
        panic!("not a claim: {wishes:?}");
    };
    // A duke against its second threat. The least wager is 8 + 1 - 4, raised by one click; the
    // longest limit is 3 + 2 + 1 turns, lowered by one click.
    assert_eq!(terms, Terms::Field { wager: 6, aim: Aim::Legions(2), turns: 5 });
    let numbers = &Catalog::standard().constants.diplomacy;
    let pays = bonus(6, quarters(numbers, Aim::Legions(2), 5, 6).expect("two legions can be claimed"));
    assert!(says(&mut screen, WEAK, &format!("Your wager of 6 comes back with {pays} more")));
    follow(&mut screen, &wishes);
    assert!(screen.hand.problems.is_empty(), "the claim stands: {:?}", screen.hand.problems);
}

#[test]
fn every_decision_is_answered_where_it_waits() {
    let mut screen = tall(sought());
    assert_eq!(screen.hand.problems.len(), 3, "three houses wait: {:?}", screen.hand.problems);
    let wishes = screen.click(LOG, "Swallow it");
    assert_eq!(wishes, [Intent::Planning(Planning::Answer(Answer::Insult { from: Seat(2), swallow: true }))]);
    follow(&mut screen, &wishes);
    let wishes = screen.click(LOG, "Humiliate it");
    assert_eq!(
        wishes,
        [Intent::Planning(Planning::Answer(Answer::Emissary { from: BULLIED, welcome: Welcome::Humiliate }))]
    );
    follow(&mut screen, &wishes);
    let wishes = screen.key(LOG, "Concede");
    let [
        Intent::Planning(Planning::Answer(Answer::Demand {
            from: NEIGHBOUR,
            concession: Some(Concession::Cards(cards)),
        })),
    ] = &wishes[..]
    else {
        panic!("not a concession: {wishes:?}");
    };
    assert_eq!(cards.len(), 2, "as many as were demanded");
    follow(&mut screen, &wishes);
    assert!(screen.hand.problems.is_empty(), "everybody has an answer: {:?}", screen.hand.problems);
}

#[test]
fn too_few_cards_are_no_concession() {
    let mut screen = tall(sought());
    let cards = screen.hand.view.table().treasury().vault(ME).to_vec();
    let wishes = screen.key(LOG, "Concede");
    follow(&mut screen, &wishes);
    let given = match &wishes[..] {
        [Intent::Planning(Planning::Answer(Answer::Demand { concession: Some(Concession::Cards(given)), .. }))] => {
            given.clone()
        }
        other => panic!("not a concession: {other:?}"),
    };
    let kept = cards.iter().find(|card| given.contains(&card.id)).expect("it gives up its own");
    let label = screen.teller_purse(kept);
    let wishes = screen.click(LOG, &label);
    assert!(
        matches!(wishes[..], [Intent::Planning(Planning::Withdraw(_))]),
        "one card of two is no answer: {wishes:?}"
    );
    follow(&mut screen, &wishes);
    assert_eq!(screen.hand.problems.len(), 3, "it waits again");
}

#[test]
fn an_unanswered_house_keeps_the_turn_open_and_is_one_click_away() {
    let mut screen = tall(sought());
    assert!(says(&mut screen, SEAL, "waits for an answer to its insult"));
    assert!(screen.find(SEAL, "Seal").is_disabled(), "nothing is sealed before it is answered");
    let wishes = screen.click(SEAL, "Go to what waits");
    assert_eq!(wishes, [Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog)))]);
}

#[test]
fn the_log_lets_houses_speak() {
    let mut screen = tall(sought());
    let spoken = screen.read(LOG).iter().filter(|said| said.contains('“')).count();
    // Each of the three houses is quoted in the log and in its decision.
    assert_eq!(spoken, 6);
}

#[test]
fn threats_are_ordered_for_nothing_at_first() {
    let mut screen = screen(8);
    assert!(says(&mut screen, THREATS, "up to turn 10"));
    let wishes = screen.click(THREATS, "Fear Paimon more");
    let ranking = vec![Seat(1), Seat(2), Seat(4), Seat(3), Seat(5)];
    assert_eq!(wishes, [Intent::Planning(Planning::Answer(Answer::RankThreats { ranking }))]);
    follow(&mut screen, &wishes);
    assert!(says(&mut screen, THREATS, "was 2"));
    // Moving it back restores the old ranking, so nothing is ordered.
    let wishes = screen.key(THREATS, "Fear Paimon less");
    assert!(matches!(wishes[..], [Intent::Planning(Planning::Withdraw(_))]), "as it was: {wishes:?}");
    follow(&mut screen, &wishes);
    assert!(screen.hand.desk.draft().answers.is_empty());
}

#[test]
fn the_last_free_turn_is_announced() {
    assert!(says(&mut screen(10), THREATS, "last turn"));
    let counsel: Panel = |ui, sight, wishes| ministerium::counsel(ui.ctx(), sight, wishes);
    assert!(says(&mut screen(10), counsel, "threat list"));
    assert!(!says(&mut screen(9), counsel, "threat list"));
}

#[test]
fn later_the_list_has_its_price() {
    let mut screen = screen(20);
    screen.click(THREATS, "Fear Paimon more");
    screen.click(THREATS, "Pay for me");
    let wishes = screen.click(THREATS, "Put into slot 1");
    let [Intent::Planning(Planning::Put(None, Order::Diplomacy(DiplomacyOrder::RankThreats { ranking, cards })))] =
        &wishes[..]
    else {
        panic!("not a ranking: {wishes:?}");
    };
    assert_eq!(ranking[..2], [Seat(1), Seat(2)]);
    assert!(!cards.is_empty(), "it is paid");
    follow(&mut screen, &wishes);
    assert!(screen.hand.problems.is_empty(), "the order stands: {:?}", screen.hand.problems);
}

/// The arrow of an alert leads to its question, however much stands above it.
#[test]
fn an_alert_leads_to_its_question() {
    let mut screen = sought();
    screen.resize(1280.0, 720.0);
    let waiting: Vec<Seat> = screen.hand.view.table().diplomacy().affairs().iter().map(|affair| affair.from).collect();
    let last = *waiting.last().expect("somebody waits");
    assert_eq!(waiting.len(), 3, "the last one must be below the window's edge: {waiting:?}");
    let view = screen.hand.view.clone();
    let house = Teller::new(&screen.text, screen.book.catalog(), view.table()).seat_name(last);
    let asked = |screen: &mut Screen| -> Option<f32> {
        let shapes = screen.painted(LOG).into_iter();
        let question = |shape: &Shape| {
            if let Shape::Text(text) = shape {
                let words = text.galley.text();
                words.starts_with(&house) && words.contains("you")
            } else {
                false
            }
        };
        let mut seen = shapes.filter(|clipped| question(&clipped.shape));
        seen.find_map(|clipped| {
            let rect = clipped.shape.visual_bounding_rect();
            clipped.clip_rect.contains_rect(rect).then_some(rect.top())
        })
    };
    let before = asked(&mut screen);
    screen.overlay.sought = Some(Ask::Affair(last));
    let (output, wishes) = screen.frame(LOG, Vec::new());
    output.drop_without_applying_deltas();
    assert!(matches!(wishes.as_slice(), [Intent::Looking(Looking::Found)]), "{wishes:?}");
    screen.overlay.sought = None;
    let after = asked(&mut screen);
    assert!(after.is_some_and(|top| top < 300.0), "{house}: {before:?}, then {after:?}");
    assert!(before.is_none_or(|top| top > 300.0), "{house} would have been there anyway: {before:?}");
}
