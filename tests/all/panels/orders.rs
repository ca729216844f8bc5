//! Orders written by click and by key: sealing, bids, moving and deleting.

use bevy_egui::egui::accesskit::Role;
use bevy_egui::egui::epaint::Shape;
use bevy_egui::egui::{Rect, pos2};
use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::archfiends;
use infernal_conclave::rules::bazaar::BazaarOrder;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::precedence;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::ids::{CardId, SlotNo};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::tribute::{TributeOrder, least_waste};
use infernal_conclave::window::conclave::ministerium;
use infernal_conclave::window::intent::{Intent, Looking, Planning, Sheet, Tab};

use super::tables::{played, tableau};
use super::{BAZAAR, ME, PANELS, Panel, RIBBON, SEAL, Screen, TRIBUTE};

const ORDERS: Panel = |ui, sight, wishes| ministerium::ministerium(ui.ctx(), sight, wishes, Tab::Orders);

#[test]
fn what_is_undone_has_a_name_and_a_list() {
    let demand = Order::Tribute(TributeOrder::DemandTribute);
    let mut screen = Screen::new(&tableau(30, 4, &[]), Vec::new()).plan(&[demand.clone(), demand]);
    let open = |screen: &mut Screen, panel: Panel| {
        screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
        let words = screen.read(panel);
        screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(false));
        words
    };
    let put = |n: u32| format!("Slot {n}: Demand tribute");
    let tips = open(&mut screen, RIBBON);
    let after = |words: &[String], title: &str| {
        let at = words.iter().position(|line| line == title).unwrap_or_else(|| panic!("{title} in {words:?}"));
        words[at + 1].clone()
    };
    assert_eq!(after(&tips, "Undo (U)"), put(2), "{tips:?}");
    assert_eq!(after(&tips, "Redo (R)"), "There is nothing to make again.");
    screen.hand.desk.undo();
    let tips = open(&mut screen, RIBBON);
    assert_eq!((after(&tips, "Undo (U)"), after(&tips, "Redo (R)")), (put(1), put(2)));
    screen.hand.desk.swap(SlotNo::ALL[0], SlotNo::ALL[2]);
    screen.hand.desk.put(SlotNo::ALL[2], None);
    screen.hand.desk.undo();
    // Three changes: one put, one exchange, and one undone.
    screen.resize(1280.0, 2400.0);
    let wishes = screen.click(ORDERS, "Changes of this turn: 2");
    assert!(wishes.is_empty(), "{wishes:?}");
    for _ in 0..20 {
        screen.read(ORDERS);
    }
    let undo = || Intent::Planning(Planning::Undo);
    assert_eq!(screen.click(ORDERS, "Slots 1 and 3 exchanged"), [undo()]);
    assert_eq!(screen.click(ORDERS, &put(1)), [undo(), undo()]);
    assert_eq!(screen.key(ORDERS, "Slot 3 emptied: Demand tribute"), [Intent::Planning(Planning::Redo)]);
}

/// The order of play is the same in each slot, and stands before each slot.
#[test]
fn each_slot_says_in_which_order_the_houses_act() {
    let mut screen = Screen::new(&tableau(30, 4, &[]), Vec::new());
    let order = precedence(screen.hand.view.table());
    let own = order.iter().position(|&seat| seat == ME).expect("it plays") + 1;
    let words = format!("You act as number {own} of {} in every slot.", order.len());
    let nodes = screen.nodes(RIBBON);
    let open = nodes
        .iter()
        .filter(|(_, node)| node.label().is_some_and(|label| label.starts_with("Slot ") && label.ends_with(": Empty")));
    let told = nodes.iter().filter(|(_, node)| node.value() == Some(words.as_str()));
    let slots = open_slots(&screen);
    assert_eq!((told.count(), open.count()), (slots, slots), "\"{words}\" before each open slot");
    screen.ctx.memory_mut(|memory| memory.set_everything_is_visible(true));
    let tips = screen.read(RIBBON);
    let teller = Teller::new(&screen.text, screen.book.catalog(), screen.hand.view.table());
    let mut at = 0;
    for &seat in &order {
        let name = teller.seat_name(seat);
        let found = tips.iter().skip(at).position(|line| *line == name);
        at += found.unwrap_or_else(|| panic!("{name} in its place: {tips:?}"));
    }
}

/// A repeated order has a visible mark, and the mark is the button that ends it.
#[test]
fn an_order_is_repeated_by_click_and_by_key() {
    let table = tableau(30, 4, &[]);
    let legion = table.forces().legions_of(ME).next().expect("it has a legion").id;
    let march = Order::Forces(ForcesOrder::March { legion, path: Vec::new() });
    let mut screen = Screen::new(&table, Vec::new()).plan(&[Order::Tribute(TributeOrder::DemandTribute), march]);
    let repeat = [Intent::Planning(Planning::Repeat(SlotNo::ALL[0]))];
    let on = "Repeat the order of slot 1 each turn";
    for panel in [RIBBON, ORDERS] {
        assert_eq!(screen.click(panel, on), repeat);
        assert_eq!(screen.key(panel, on), repeat);
        let others = screen.nodes(panel);
        let others =
            others.iter().filter_map(|(_, node)| node.label()).filter(|label| label.contains("of slot 2 each"));
        assert_eq!(others.count(), 0, "a march is not repeated");
    }
    let turn = screen.hand.view.table().turn();
    screen.hand.desk.repeat(turn, SlotNo::ALL[0]);
    let off = "Do not repeat the order of slot 1 any more";
    for panel in [RIBBON, ORDERS] {
        assert_eq!(screen.click(panel, off), repeat);
        assert_eq!(screen.key(panel, off), repeat);
    }
}

fn open_slots(screen: &Screen) -> usize {
    archfiends::order_slots(screen.book.catalog(), screen.hand.view.table(), ME).total() as usize
}

#[test]
fn the_turn_is_sealed_by_click_and_by_key() {
    let (game, _) = played(0);
    assert_eq!(Screen::new(&game, Vec::new()).click(SEAL, "Seal"), [Intent::Planning(Planning::Seal)]);
    assert_eq!(Screen::new(&game, Vec::new()).key(SEAL, "Seal"), [Intent::Planning(Planning::Seal)]);
    assert_eq!(
        Screen::new(&game, Vec::new()).click(PANELS[0].1, "Seal the Turn"),
        [Intent::Looking(Looking::Open(Sheet::Seal))]
    );
    assert_eq!(
        Screen::new(&game, Vec::new()).key(PANELS[0].1, "Bazaar"),
        [Intent::Looking(Looking::Open(Sheet::Bazaar))]
    );
}

#[test]
fn a_turn_is_not_sealed_before_tribute_is_chosen() {
    let (game, log) = played(1);
    let mut screen = Screen::new(&game, log);
    assert!(!screen.hand.problems.is_empty(), "tribute waits");
    assert!(screen.find(PANELS[0].1, "Seal the Turn").is_disabled());
    assert!(screen.find(SEAL, "Seal").is_disabled());
    assert_eq!(screen.click(SEAL, "Seal"), []);
    let wishes = screen.click(TRIBUTE, "Take the richest");
    let [Intent::Planning(Planning::Answer(Answer::KeepTribute { offer, cards }))] = wishes.as_slice() else {
        panic!("{wishes:?}")
    };
    let offer = &game.treasury().offers(ME)[usize::from(*offer)];
    assert_eq!(cards.len(), usize::from(offer.keep).min(offer.cards.len()));
    for index in 0..game.treasury().offers(ME).len() {
        screen.hand.desk.answer(Answer::KeepTribute { offer: index as u8, cards: Vec::new() });
    }
    screen.hand.replan(&screen.book);
    assert!(!screen.find(SEAL, "Seal").is_disabled());
}

/// In a small window the button begins a new row, and covers no words.
#[test]
fn the_choice_of_tribute_covers_nothing() {
    for size in [(1280.0, 720.0), (853.0, 480.0), (640.0, 360.0)] {
        let (game, log) = played(1);
        let mut screen = Screen::new(&game, log);
        screen.resize(size.0, size.1);
        let kept = |words: &str| words.ends_with(" chosen");
        let button = screen.find(TRIBUTE, "Take the richest").bounds().expect("a button has bounds");
        let button =
            Rect::from_min_max(pos2(button.x0 as f32, button.y0 as f32), pos2(button.x1 as f32, button.y1 as f32));
        let mut tried = 0;
        for clipped in screen.painted(TRIBUTE) {
            let Shape::Text(text) = &clipped.shape else { continue };
            if kept(text.galley.text()) {
                let words = text.visual_bounding_rect();
                assert!(!words.intersect(button).is_positive(), "at {size:?}: {words:?} lies under {button:?}");
                tried += 1;
            }
        }
        assert!(tried > 0, "at {size:?} nothing was looked at");
    }
}

#[test]
fn a_bid_is_paid_for_laid_and_taken_back() {
    let game = tableau(30, 1, &[]);
    let mut screen = Screen::new(&game, Vec::new());
    let ware = game.bazaar().shelf()[0];
    let cheapest = least_waste(game.treasury().vault(ME), &ware.minimum(&Catalog::standard())).expect("it can be paid");
    let order = Order::Bazaar(BazaarOrder::Bid { goods: ware.goods, cards: cheapest });
    let bid = [Intent::Planning(Planning::Put(None, order.clone()))];
    assert_eq!(screen.click(BAZAAR, "Bid"), bid, "the least is laid already");
    let clear = screen.text.say("panel-pay-clear");
    assert_eq!(screen.click(BAZAAR, &clear), []);
    assert!(screen.find(BAZAAR, "Bid").is_disabled(), "nothing is laid");
    assert_eq!(screen.click(BAZAAR, "Pay for me"), []);
    assert_eq!(screen.click(BAZAAR, "Bid"), [Intent::Planning(Planning::Put(None, order.clone()))]);
    assert_eq!(screen.key(BAZAAR, "Bid"), [Intent::Planning(Planning::Put(None, order.clone()))]);
    let mut screen = screen.plan(&[order]);
    assert!(screen.find(BAZAAR, "Change the bid").is_disabled(), "nothing has changed");
    assert_eq!(screen.click(BAZAAR, "Take the bid back"), [Intent::Planning(Planning::Strike(SlotNo::ALL[0]))]);
}

#[test]
fn a_card_that_the_plan_makes_can_be_spent_in_a_later_slot() {
    let game = tableau(30, 1, &[]);
    let all: Vec<CardId> = game.treasury().vault(ME).iter().map(|card| card.id).collect();
    let mut screen =
        Screen::new(&game, Vec::new()).plan(&[Order::Tribute(TributeOrder::Consolidate { cards: all[..2].to_vec() })]);
    assert_eq!(screen.hand.planned().treasury().vault(ME).len(), 29);
    // The tribute tab shows the two committed cards as well.
    for (panel, shown) in [(TRIBUTE, 31), (BAZAAR, 29)] {
        let cards = screen.nodes(panel).iter().filter(|(_, node)| node.role() == Role::CheckBox).count();
        assert_eq!(cards, shown);
    }
}

#[test]
fn an_excommunicated_house_is_told_why_it_cannot_bid() {
    let mut screen = Screen::new(&tableau(30, 1, &[0]), Vec::new());
    screen.click(BAZAAR, "Pay for me");
    assert!(screen.find(BAZAAR, "Bid").is_disabled());
    let why = screen.text.say("refusal-excommunicated");
    assert!(screen.read(BAZAAR).contains(&why));
}

#[test]
fn orders_are_moved_and_struck_out_by_click_and_by_key() {
    let game = tableau(30, 1, &[]);
    let orders = [
        Order::Tribute(TributeOrder::DemandTribute),
        Order::Tribute(TributeOrder::Consolidate { cards: vec![CardId(0), CardId(1)] }),
    ];
    let mut screen = Screen::new(&game, Vec::new()).plan(&orders);
    let slots = SlotNo::ALL;
    assert_eq!(screen.click(RIBBON, "Take the order out of slot 1"), [Intent::Planning(Planning::Strike(slots[0]))]);
    assert_eq!(screen.key(RIBBON, "Take the order out of slot 2"), [Intent::Planning(Planning::Strike(slots[1]))]);
    assert_eq!(
        screen.click(RIBBON, "Move the order of slot 1 one slot later"),
        [Intent::Planning(Planning::Swap(slots[0], slots[1]))]
    );
    assert_eq!(screen.click(RIBBON, "Undo (U)"), [Intent::Planning(Planning::Undo)]);
    assert!(screen.find(RIBBON, "Redo (R)").is_disabled());
}

#[test]
fn an_onlooker_can_change_nothing() {
    let mut screen = Screen::new(&tableau(30, 2, &[]), Vec::new()).plan(&[Order::Tribute(TributeOrder::DemandTribute)]);
    screen.hand.watching = true;
    for (name, panel) in PANELS {
        let labels: Vec<String> = screen
            .nodes(panel)
            .iter()
            .filter(|(_, node)| !node.is_disabled())
            .filter_map(|(_, node)| node.label().map(str::to_owned))
            .collect();
        for forbidden in
            ["Seal", "Seal the Turn", "Bid", "Demand Tribute (T)", "Undo (U)", "Take the order out of slot 1"]
        {
            assert!(!labels.iter().any(|label| label == forbidden), "{name} lets an onlooker press \"{forbidden}\"");
        }
    }
}
