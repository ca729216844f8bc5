//! Orders that are repeated in each turn: what can be repeated, how long it lasts, and where it is
//! kept.

use infernal_conclave::rules::archfiends::order_slots;
use infernal_conclave::rules::bazaar::{BazaarOrder, Goods};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, LegionKind, Seat, SlotNo};
use infernal_conclave::rules::orders::{Draft, Drafting, Order, OrderKind, Sealed};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::belongings::{Belongings, MOST_NOTES};
use infernal_conclave::table::desk::Desk;
use infernal_conclave::table::repeats::Repeats;

const ME: Seat = Seat(0);
const DEMAND: Order = Order::Tribute(TributeOrder::DemandTribute);

fn bid(kind: u16, cards: &[u32]) -> Order {
    let cards = cards.iter().map(|&card| CardId(card)).collect();
    Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(LegionKind(kind)), cards })
}

fn draft(orders: &[(usize, Order)]) -> Draft {
    let mut draft = Draft::empty(ME);
    for (slot, order) in orders {
        draft.slots[*slot] = Some(order.clone());
    }
    draft
}

fn slots(of: &[usize]) -> Vec<SlotNo> {
    of.iter().map(|&slot| SlotNo::ALL[slot]).collect()
}

#[test]
fn equal_orders_are_marked_one_by_one_and_bids_by_their_ware() {
    let own = draft(&[(0, DEMAND), (1, bid(3, &[1])), (2, DEMAND), (3, DEMAND)]);
    let mut repeats = Repeats::none();
    assert_eq!(repeats.marked(&own), []);
    repeats.toggle(1, &own, SlotNo::ALL[0]);
    assert_eq!(repeats.marked(&own), slots(&[0]));
    repeats.toggle(1, &own, SlotNo::ALL[2]);
    repeats.toggle(1, &own, SlotNo::ALL[1]);
    assert_eq!(repeats.marked(&own), slots(&[0, 1, 2]));
    // The same ware with other cards is the same wish; another ware is not.
    assert_eq!(repeats.marked(&draft(&[(4, bid(3, &[7, 8]))])), slots(&[4]));
    assert_eq!(repeats.marked(&draft(&[(4, bid(4, &[1]))])), []);
    repeats.toggle(1, &own, SlotNo::ALL[2]);
    assert_eq!(repeats.marked(&own), slots(&[0, 1]));
    // An empty slot has nothing to repeat.
    repeats.toggle(1, &own, SlotNo::ALL[5]);
    assert_eq!(repeats.marked(&own), slots(&[0, 1]));
    // Whatever is no longer in the draft when it is sealed has ended.
    repeats.settle(&draft(&[(4, DEMAND)]));
    assert_eq!(repeats.marked(&own), slots(&[0]));
}

#[test]
fn only_some_kinds_can_be_repeated() {
    let book = Rulebook::standard();
    let game = Game::found(book.catalog(), crate::archive::charter(5, false)).expect("a lawful set-up");
    let seen = SeatView::of(&game, ME);
    let plan = Drafting::open(&book, seen.table(), ME, &[]);
    let mut tried = 0;
    for order in plan.legal() {
        let wanted = matches!(
            order.kind(),
            OrderKind::DemandTribute
                | OrderKind::SeekManuscripts
                | OrderKind::BidLegion
                | OrderKind::BidPraetor
                | OrderKind::BidArtifact
                | OrderKind::BidRelic
                | OrderKind::BidManuscript
        );
        assert_eq!(Repeats::can(&order), wanted, "{order:?}");
        let mut repeats = Repeats::none();
        repeats.toggle(1, &draft(&[(0, order)]), SlotNo::ALL[0]);
        assert_eq!(!repeats.write().is_empty(), wanted);
        tried += 1;
    }
    assert!(tried > 3);
}

/// A new turn begins with the orders in their slots, once, and with a reason where that is not
/// possible any more.
#[test]
fn a_new_turn_begins_with_them() {
    let book = Rulebook::standard();
    let game = Game::found(book.catalog(), crate::archive::charter(5, false)).expect("a lawful set-up");
    let has = order_slots(book.catalog(), &game, ME).total() as usize;
    let mut desk = Desk::new(ME);
    let last = has - 1;
    desk.put(SlotNo::ALL[last], Some(DEMAND));
    desk.put(SlotNo::ALL[0], Some(bid(900, &[1])));
    for slot in [0, last] {
        desk.repeat(game.turn(), SlotNo::ALL[slot]);
    }
    let kept = desk.repeats().write();
    assert!(!kept.is_empty());
    let mut repeats = Repeats::read(&kept);
    assert_eq!(&repeats, desk.repeats(), "they survive the file");
    let mut early = Desk::new(ME);
    assert_eq!(repeats.give(&book, &game, has, &mut early), []);
    assert_eq!(early.draft(), &Draft::empty(ME), "not twice in one turn");
    let drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
    let next = resolve(&book, &game, &Sealed::seal(&book, &game, &drafts)).game;
    let view = SeatView::of(&next, ME);
    let mut fresh = Desk::new(ME);
    let ended = repeats.give(&book, view.table(), has, &mut fresh);
    assert_eq!(
        ended.iter().map(|(order, _)| order.clone()).collect::<Vec<_>>(),
        [bid(900, &[1])],
        "there is no such ware"
    );
    assert_eq!(fresh.draft(), &draft(&[(last, DEMAND)]));
    assert_eq!(repeats.marked(fresh.draft()), slots(&[last]));
    fresh.undo();
    assert_eq!(fresh.draft(), &Draft::empty(ME), "it can be undone like any order");
    assert_eq!(repeats.give(&book, view.table(), has, &mut Desk::new(ME)), [], "nor twice in this one");
}

#[test]
fn they_lie_beside_the_notes_and_change_nothing_else() {
    let mut own = Belongings::default();
    own.write_notes("He smiles too much.");
    let plain = own.clone();
    own.write_repeats("(turn:3)");
    assert_eq!((own.notes(), own.repeats()), ("He smiles too much.", "(turn:3)"));
    own.write_notes("He does not.");
    assert_eq!((own.notes(), own.repeats()), ("He does not.", "(turn:3)"));
    own.write_notes("He smiles too much.");
    own.write_repeats("");
    assert_eq!(own, plain, "without wishes it is the same as ever");
    // Notes are never cut for wishes, and both together stay within the limit of a save.
    own.write_notes(&"a".repeat(MOST_NOTES));
    own.write_repeats("(turn:3)");
    assert_eq!((own.notes().len(), own.repeats()), (MOST_NOTES, ""));
    own.write_notes(&"a".repeat(MOST_NOTES - 9));
    own.write_repeats("(turn:3)");
    assert_eq!((own.notes().len(), own.repeats()), (MOST_NOTES - 9, "(turn:3)"));
    assert_eq!(Repeats::read(""), Repeats::none(), "an old save has none");
    assert_eq!(Repeats::read("(turn: 3, orders: what"), Repeats::none());
}
