//! Orders written by click and by key: sealing, bids, moving and deleting.

use bevy_egui::egui::accesskit::Role;
use infernal_conclave::rules::bazaar::BazaarOrder;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::ids::{CardId, SlotNo};
use infernal_conclave::rules::orders::{Answer, Order};
use infernal_conclave::rules::tribute::{TributeOrder, least_waste};
use infernal_conclave::window::intent::{Intent, Looking, Planning, Sheet};

use super::tables::{played, tableau};
use super::{BAZAAR, ME, PANELS, RIBBON, SEAL, Screen, TRIBUTE};

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
