//! Undo and redo of a draft: as many undos as there were changes lead back to the same bytes, and
//! as many redos lead forward again.

use infernal_conclave::rules::ids::{CardId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Draft, Order};
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::desk::Desk;
use proptest::prelude::*;

/// A change that a player makes.
#[derive(Clone, Debug)]
enum Change {
    Put(usize, u32),
    Strike(usize),
    Swap(usize, usize),
    Answer(u8, u32),
    Withdraw(u8),
    Clear,
}

fn change() -> impl Strategy<Value = Change> {
    let slot = || 0..SlotNo::COUNT;
    prop_oneof![
        6 => (slot(), 0..4_u32).prop_map(|(slot, card)| Change::Put(slot, card)),
        2 => slot().prop_map(Change::Strike),
        3 => (slot(), slot()).prop_map(|(a, b)| Change::Swap(a, b)),
        3 => (0..3_u8, 0..4_u32).prop_map(|(offer, card)| Change::Answer(offer, card)),
        1 => (0..3_u8).prop_map(Change::Withdraw),
        1 => Just(Change::Clear),
    ]
}

fn make(desk: &mut Desk, change: &Change) {
    let answer = |offer: u8, card: u32| Answer::KeepTribute { offer, cards: vec![CardId(card)] };
    match *change {
        Change::Put(slot, 0) => desk.put(SlotNo::ALL[slot], Some(Order::Tribute(TributeOrder::DemandTribute))),
        Change::Put(slot, card) => {
            let cards = vec![CardId(card), CardId(card + 1)];
            desk.put(SlotNo::ALL[slot], Some(Order::Tribute(TributeOrder::Consolidate { cards })));
        }
        Change::Strike(slot) => desk.put(SlotNo::ALL[slot], None),
        Change::Swap(a, b) => desk.swap(SlotNo::ALL[a], SlotNo::ALL[b]),
        Change::Answer(offer, card) => desk.answer(answer(offer, card)),
        Change::Withdraw(offer) => desk.withdraw(&answer(offer, 0)),
        Change::Clear => desk.clear(),
    }
}

fn bytes(draft: &Draft) -> String {
    ron::to_string(draft).expect("a draft can be written")
}

proptest! {
    #[test]
    fn as_many_undos_as_changes_lead_back_and_redos_forward(
        changes in prop::collection::vec(change(), 0..60),
        back in 0..60_usize,
        other in change(),
    ) {
        let mut desk = Desk::new(Seat(0));
        let mut states = vec![bytes(desk.draft())];
        for change in &changes {
            make(&mut desk, change);
            let now = bytes(desk.draft());
            // What changes nothing is nothing to undo.
            if states.last() != Some(&now) {
                states.push(now);
            }
        }
        prop_assert_eq!(desk.past().len() + 1, states.len());
        for state in states.iter().rev().skip(1) {
            desk.undo();
            prop_assert_eq!(&bytes(desk.draft()), state);
        }
        prop_assert!(!desk.can_undo());
        desk.undo();
        prop_assert_eq!(&bytes(desk.draft()), &states[0]);
        prop_assert_eq!(desk.future().count() + 1, states.len());
        for state in &states[1..] {
            desk.redo();
            prop_assert_eq!(&bytes(desk.draft()), state);
        }
        prop_assert!(!desk.can_redo());
        // A new change after some undos leaves nothing to redo, and undo still leads to the first.
        (0..back).for_each(|_| desk.undo());
        let before = bytes(desk.draft());
        make(&mut desk, &other);
        if bytes(desk.draft()) != before {
            prop_assert!(!desk.can_redo());
            desk.undo();
            prop_assert_eq!(bytes(desk.draft()), before);
        }
    }
}
