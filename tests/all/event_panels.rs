//! Events and objectives, drawn without a window: cards are chosen, played and answered by click
//! and by key.

use infernal_conclave::rules::arena::Plan;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::events::{CardFact, Decree, EventAim, EventFact, EventOrder, Matter, Reply};
use infernal_conclave::rules::facts::Fact;
use infernal_conclave::rules::ids::{EventKind, ObjectiveKind, Seat, SlotNo};
use infernal_conclave::rules::objectives::ObjectiveOrder;
use infernal_conclave::rules::orders::{Answer, Order, Problem};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::window::conclave::events;
use infernal_conclave::window::conclave::forces;
use infernal_conclave::window::conclave::{arena, ministerium};
use infernal_conclave::window::gallery::fixtures::dealings::proclaimed;
use infernal_conclave::window::intent::{Errand, Intent, Leaf, Looking, Mark, Planning, Sheet, Tab};

use super::panels::{ME, PANELS, Panel, SEAL, Screen};

const HAND: Panel = |ui, sight, wishes| events::events(ui.ctx(), sight, wishes, Leaf::Hand);
const UNDER_WAY: Panel = |ui, sight, wishes| events::events(ui.ctx(), sight, wishes, Leaf::Undertaking(0));
const GOING_ON: Panel = |ui, sight, wishes| events::events(ui.ctx(), sight, wishes, Leaf::Running(0));
const LOG: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::TurnLog);
const ORDERS: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Orders);
const AVATAR: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Avatar);
const BAR: Panel = |ui, sight, wishes| ministerium::top_bar(ui, sight, wishes);
const DRAWER: Panel = |ui, sight, wishes| forces::unit_card(ui.ctx(), sight, wishes);
const CARD: Panel = |ui, sight, _| events::proclamation(ui.ctx(), sight);

/// Returns the screen of the first house after rivals have played events. As Regent it has drawn
/// cards.
fn screen(regent: bool) -> Screen {
    let (game, log) = proclaimed(&Rulebook::standard(), 12, regent).expect("the position stands");
    let mut screen = Screen::new(&game, vec![log]);
    // So tall that nothing has to be scrolled into view.
    screen.resize(1280.0, 3200.0);
    screen
}

fn event(id: &str) -> EventKind {
    Catalog::standard().event_named(id).expect("it is in the catalog")
}

fn objective(id: &str) -> ObjectiveKind {
    Catalog::standard().objective_named(id).expect("it is in the catalog")
}

fn says(words: &[String], what: &str) -> bool {
    words.iter().any(|word| word.contains(what))
}

fn decree(screen: &Screen, is: impl Fn(Matter) -> bool) -> Decree {
    let decrees = screen.hand.view.table().events().decrees();
    *decrees.iter().find(|decree| decree.of == ME && is(decree.matter)).expect("it is asked")
}

/// Carries out the answer of the wishes and returns it.
#[track_caller]
fn answer(screen: &mut Screen, wishes: &[Intent]) -> Answer {
    let [Intent::Planning(Planning::Answer(answer))] = wishes else { panic!("an answer is wished, not {wishes:?}") };
    screen.hand.desk.answer(answer.clone());
    screen.hand.replan(&screen.book.clone());
    answer.clone()
}

#[test]
fn a_card_is_paid_for_at_once_and_goes_into_a_slot() {
    let mut screen = screen(false);
    let wishes = screen.click(HAND, "Play Infernal Promotion");
    let [
        Intent::Planning(Planning::Put(
            None,
            order @ Order::Event(EventOrder::PlayEvent { event: played, aim, cards }),
        )),
    ] = wishes.as_slice()
    else {
        panic!("{wishes:?}")
    };
    assert_eq!(*played, event("infernal_promotion"));
    assert!(matches!(aim, EventAim::Legion(_)), "the only legion is chosen already: {aim:?}");
    let worth = screen.hand.view.table().treasury().worth(ME, cards).expect("the cards are there");
    assert!(worth.covers(&Catalog::standard().event(*played).cost));
    screen.hand.desk.put(SlotNo::ALL[0], Some(order.clone()));
    screen.hand.replan(&screen.book.clone());
    assert!(screen.hand.problems.is_empty(), "{:?}", screen.hand.problems);
    assert!(says(&screen.read(HAND), "Goes in slot 1"));
    assert_eq!(screen.click(HAND, "Take it back"), [Intent::Planning(Planning::Strike(SlotNo::ALL[0]))]);
    assert!(screen.find(HAND, "Change the order").is_disabled(), "nothing has changed");
}

#[test]
fn whom_a_card_is_played_on_is_chosen_in_the_list_or_on_the_board() {
    let kind = event("blackest_insurrection_targeted");
    let open: Panel = |ui, sight, wishes| {
        let kind = Catalog::standard().event_named("blackest_insurrection_targeted").expect("it is there");
        events::events(ui.ctx(), sight, wishes, Leaf::Card(kind));
    };
    let mut listed = screen(false);
    assert!(listed.find(open, "Play Blackest Insurrection, Targeted").is_disabled());
    assert!(says(&listed.read(open), "Choose first on whom"));
    let table = listed.hand.view.table().clone();
    let place = *table
        .forces()
        .places()
        .iter()
        .find(|place| place.owner == Some(Seat(1)) && place.prestige > 0)
        .expect("a rival has one");
    let name = Catalog::standard();
    let name = match place.landmark {
        infernal_conclave::rules::forces::Landmark::Power(kind) => name.place(kind).name.clone(),
        other => panic!("{other:?} is no place of power"),
    };
    listed.click(open, &name);
    let wishes = listed.click(open, "Play Blackest Insurrection, Targeted");
    let aimed = |wishes: &[Intent]| match wishes {
        [Intent::Planning(Planning::Put(None, Order::Event(EventOrder::PlayEvent { event, aim, .. })))] => {
            (*event, *aim)
        }
        other => panic!("a card is played, not {other:?}"),
    };
    assert_eq!(aimed(&wishes), (kind, EventAim::Place(place.id)));
    // The card of the selected place on the board offers the event and opens its sheet.
    let mut pointed = screen(false);
    pointed.hand.selected = Some(Mark::Place(place.id));
    assert_eq!(
        pointed.click(DRAWER, "Play Blackest Insurrection, Targeted"),
        [Intent::Looking(Looking::Open(Sheet::Events(Leaf::Card(kind))))]
    );
    let wishes = pointed.click(open, "Play Blackest Insurrection, Targeted");
    assert_eq!(aimed(&wishes), (kind, EventAim::Place(place.id)));
}

#[test]
fn a_regent_chooses_which_cards_it_keeps_before_anything_else() {
    let mut screen = screen(true);
    assert!(screen.hand.problems.contains(&Problem::EventsWait));
    assert!(screen.find(SEAL, "Seal").is_disabled());
    assert!(says(&screen.read(HAND), "Before you have chosen"));
    assert!(screen.find(HAND, "Play Infernal Promotion").is_disabled(), "no card is played before");
    let held = [event("infernal_promotion")];
    let (first, second) = (event("rumors_of_greatness"), event("infernal_census"));
    let wishes = screen.click(LOG, "Rumors of Greatness");
    assert_eq!(answer(&mut screen, &wishes), Answer::KeepEvents { cards: vec![first] });
    assert!(!screen.hand.problems.contains(&Problem::EventsWait));
    // Only one card can be kept, old or new: another choice replaces it.
    let wishes = screen.click(LOG, "Infernal Census");
    assert_eq!(answer(&mut screen, &wishes), Answer::KeepEvents { cards: vec![second] });
    let wishes = screen.key(LOG, "Keep what I had");
    assert_eq!(answer(&mut screen, &wishes), Answer::KeepEvents { cards: vec![held[0]] });
}

#[test]
fn one_of_the_drawn_objectives_is_kept_or_none() {
    let mut screen = screen(true);
    assert!(screen.hand.problems.contains(&Problem::ObjectivesWait));
    let drawn = screen.hand.view.table().objectives().drawn(ME).to_vec();
    assert_eq!(drawn.len(), 3);
    let name = Catalog::standard().objective(drawn[1]).name.clone();
    let wishes = screen.click(LOG, &format!("Keep “{name}”"));
    assert_eq!(answer(&mut screen, &wishes), Answer::KeepObjective { keep: Some(drawn[1]) });
    assert!(!screen.hand.problems.contains(&Problem::ObjectivesWait));
    let wishes = screen.click(LOG, "Keep none");
    assert_eq!(answer(&mut screen, &wishes), Answer::KeepObjective { keep: None });
}

#[test]
fn every_decree_is_answered_and_says_what_silence_costs() {
    let mut screen = screen(false);
    let words = screen.read(LOG);
    for what in ["3 tribute cards", "a praetor, a relic or an artifact", "You lose 5 prestige. Silence does the same."]
    {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    assert!(says(&screen.read(SEAL), "Silence costs 5 prestige"));
    let levy = decree(&screen, |matter| matches!(matter, Matter::Cards(_)));
    let wishes = screen.click(LOG, "Pay");
    let Answer::Decree { decree: id, reply: Reply::Pay(cards) } = answer(&mut screen, &wishes) else {
        panic!("{wishes:?}")
    };
    assert_eq!((id, Matter::Cards(cards.len() as u8)), (levy.id, levy.matter));
    // Cards that are promised to the conclave cannot pay for an event as well.
    let wishes = screen.click(HAND, "Play Infernal Promotion");
    let [Intent::Planning(Planning::Put(None, Order::Event(EventOrder::PlayEvent { cards: spent, .. })))] =
        wishes.as_slice()
    else {
        panic!("{wishes:?}")
    };
    assert!(spent.iter().all(|card| !cards.contains(card)), "{spent:?}, {cards:?}");
    let test = decree(&screen, |matter| matter == Matter::Treasure);
    let wishes = screen.click(LOG, "The Diadem of Phlegethon");
    assert!(
        matches!(answer(&mut screen, &wishes), Answer::Decree { decree, reply: Reply::Sacrifice(_) } if decree == test.id)
    );
    let crusade = decree(&screen, |matter| matter == Matter::Crusader);
    let wishes = screen.click(LOG, "The Ledger Guard, level 2");
    assert!(
        matches!(answer(&mut screen, &wishes), Answer::Decree { decree, reply: Reply::Send(_) } if decree == crusade.id)
    );
    let vote = decree(&screen, |matter| matches!(matter, Matter::Vote(_)));
    let wishes = screen.click(LOG, "Vote against it");
    assert_eq!(answer(&mut screen, &wishes), Answer::Decree { decree: vote.id, reply: Reply::Vote(false) });
    assert!(!says(&screen.read(SEAL), "Silence costs"), "all is answered, but for the tournament");
}

#[test]
fn a_praetor_is_entered_for_a_tournament_with_a_plan() {
    let mut screen = screen(false);
    let called = decree(&screen, |matter| matter == Matter::Contender);
    let errand = Errand::Contest(called.id);
    assert_eq!(screen.click(LOG, "Name a praetor"), [Intent::Looking(Looking::Open(Sheet::Arena(errand)))]);
    let table: Panel = |ui, sight, wishes| {
        let asked = sight.hand.view.table().events().decrees().iter();
        let id =
            asked.filter(|decree| decree.of == ME && decree.matter == Matter::Contender).map(|decree| decree.id).next();
        arena::arena(ui.ctx(), sight, wishes, Errand::Contest(id.expect("a tournament is called")));
    };
    screen.resize(1280.0, 720.0);
    assert!(says(&screen.read(table), "Whoever loses a bout is banished"));
    let wishes = screen.click(table, "Name Temeluchus");
    let Answer::Decree { decree, reply: Reply::Name(_, plan) } = answer(&mut screen, &wishes) else {
        panic!("{wishes:?}")
    };
    assert!(decree == called.id && plan != Plan::default());
    assert!(screen.find(table, "Name Temeluchus").is_disabled(), "it has been said");
    screen.resize(1280.0, 3200.0);
    assert!(says(&screen.read(LOG), "Temeluchus will go."));
}

#[test]
fn what_goes_on_says_whom_it_binds_and_for_how_long() {
    let mut screen = screen(false);
    let words = screen.read(UNDER_WAY);
    for what in
        ["It gathers", "comes back with a chance of", "Played by Dantalion", "it seeks you", "at the end of turn 14"]
    {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    let words = screen.read(GOING_ON);
    for what in ["6 turns left", "It binds Paimon", "−11 prestige, as everybody else sees it", "last turn"] {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    let label = "Events: 2 in your hand, 7 going on";
    let wishes = screen.click(BAR, label);
    assert!(
        matches!(wishes.as_slice(), [Intent::Looking(Looking::Open(Sheet::Events(Leaf::Undertaking(0))))]),
        "{wishes:?}"
    );
    assert_eq!(screen.click(ORDERS, "Play an Event (2)"), [Intent::Looking(Looking::Open(Sheet::Events(Leaf::Hand)))]);
}

#[test]
fn objectives_show_how_far_one_has_come() {
    let mut screen = screen(false);
    let words = screen.read(AVATAR);
    for what in ["Greed", "11 of 50", "Three Addresses", "0 of 3", "The Unbent Knee", "Out of reach", "2 of 4", "−40"]
    {
        assert!(says(&words, what), "{what}: {words:?}");
    }
    assert_eq!(screen.hand.view.table().objectives().held(ME)[0], objective("three_seats_of_power"));
    assert_eq!(
        screen.click(AVATAR, "Draw Secret Objectives"),
        [Intent::Planning(Planning::Put(None, Order::Objective(ObjectiveOrder::DrawObjectives)))]
    );
    let dossier = PANELS.iter().find(|(name, _)| *name == "dossier").expect("there is such a panel").1;
    assert!(says(&screen.read(dossier), "Public objective:"));
}

#[test]
fn the_card_that_is_played_lies_on_the_table() {
    let mut screen = screen(false);
    assert_eq!(screen.read(CARD), Vec::<String>::new());
    let log = &screen.hand.log.last().expect("a turn was played").entries;
    let played = |fact: &Fact| matches!(fact, Fact::Event(EventFact::Card(CardFact::Played { event: of, .. })) if *of == event("fill_the_coffers"));
    screen.overlay.playing = log.iter().position(|entry| played(&entry.fact));
    let words = screen.read(CARD);
    assert!(says(&words, "Paimon plays an event") && says(&words, "Fill the Coffers"), "{words:?}");
    screen.overlay.playing = Some(usize::MAX);
    assert_eq!(screen.read(CARD), Vec::<String>::new());
}

#[test]
fn an_onlooker_plays_and_answers_nothing() {
    let mut screen = screen(false);
    screen.hand.watching = true;
    for (panel, label) in [
        (HAND, "Play Infernal Promotion"),
        (LOG, "Pay"),
        (LOG, "Defy it"),
        (LOG, "Vote for it"),
        (AVATAR, "Draw Secret Objectives"),
    ] {
        assert!(screen.find(panel, label).is_disabled(), "{label}");
    }
}
