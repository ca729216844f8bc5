//! An order that is repeated in each turn: switched on and off in the whole program, and kept with
//! the game.

use bevy::input::mouse::MouseButton;
use bevy::prelude::Vec2;
use infernal_conclave::rules::ids::SlotNo;
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::window::intent::{Filing, Intent, Planning, Sitting};
use infernal_conclave::window::shell::flow::Stage;

use super::Machine;

impl Machine {
    fn repeated(&self) -> Vec<SlotNo> {
        let desk = &self.hand().expect("a hand").desk;
        desk.repeats().marked(desk.draft())
    }

    fn ordered(&self) -> usize {
        self.hand().expect("a hand").desk.draft().orders()
    }
}

fn demand() -> Intent {
    Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)).into()
}

#[test]
fn a_repeated_order_comes_again_until_it_is_taken_off() {
    let mut machine = Machine::new("again");
    machine.begin(1);
    machine.wish(demand());
    machine.wish(demand());
    machine.wish(Planning::Repeat(SlotNo::ALL[1]).into());
    assert_eq!(machine.repeated(), [SlotNo::ALL[0]], "of equal orders the first has the mark");
    machine.wish(Sitting::Note("He smiles too much.".to_owned()).into());
    machine.hand_in();
    machine.next_turn(2);
    assert_eq!((machine.ordered(), machine.repeated()), (1, vec![SlotNo::ALL[0]]), "the other one is not repeated");
    assert_eq!(machine.hand().and_then(|hand| hand.notes.as_deref()), Some("He smiles too much."));
    // It is kept with the game, and not given twice in a turn.
    machine.wish(Filing::SaveAndLeave.into());
    machine.wish(Filing::Continue.into());
    assert_eq!((machine.stage(), machine.ordered()), (Stage::Planning, 1));
    assert_eq!(machine.repeated(), [SlotNo::ALL[0]]);
    machine.hand_in();
    machine.next_turn(3);
    assert_eq!(machine.ordered(), 1, "and once more");
    machine.wish(Planning::Repeat(SlotNo::ALL[0]).into());
    assert_eq!((machine.ordered(), machine.repeated()), (1, vec![]), "the order stays, the mark goes");
    machine.hand_in();
    machine.next_turn(4);
    assert_eq!(machine.ordered(), 0);
}

/// Whoever takes the order out ends the repetition, too.
#[test]
fn an_order_that_is_struck_out_does_not_come_again() {
    let mut machine = Machine::new("again-struck");
    machine.begin(1);
    machine.wish(demand());
    machine.wish(Planning::Repeat(SlotNo::ALL[0]).into());
    machine.wish(Planning::Strike(SlotNo::ALL[0]).into());
    machine.wish(Planning::Undo.into());
    assert_eq!(machine.repeated(), [SlotNo::ALL[0]], "an order that comes back has its mark again");
    machine.wish(Planning::Strike(SlotNo::ALL[0]).into());
    machine.hand_in();
    machine.next_turn(2);
    assert_eq!(machine.ordered(), 0);
}

/// The mouse alone: a right click on the slot.
#[test]
fn a_right_click_on_the_slot_repeats_its_order() {
    let mut machine = Machine::new("again-mouse");
    machine.begin(1);
    machine.wish(demand());
    let written = machine.written.lock().expect("nobody has panicked").clone();
    let (_, at) = written.into_iter().find(|(words, _)| words == "Demand tribute").expect("the slot says it");
    machine.click(MouseButton::Right, Vec2::new(at.x, at.y));
    assert_eq!(machine.repeated(), [SlotNo::ALL[0]]);
    machine.click(MouseButton::Right, Vec2::new(at.x, at.y));
    assert_eq!(machine.repeated(), []);
}

/// The wishes of one player are nothing to the next.
#[test]
fn each_player_repeats_alone() {
    let mut machine = Machine::new("again-two");
    machine.begin(2);
    machine.wish(Sitting::LiftCurtain.into());
    machine.wish(demand());
    machine.wish(Planning::Repeat(SlotNo::ALL[0]).into());
    machine.hand_in();
    machine.wish(Sitting::LiftCurtain.into());
    assert_eq!((machine.ordered(), machine.repeated()), (0, vec![]));
    machine.wish(demand());
    machine.hand_in();
    machine.next_turn(2);
    machine.wish(Sitting::LiftCurtain.into());
    assert_eq!((machine.ordered(), machine.repeated()), (1, vec![SlotNo::ALL[0]]));
    machine.hand_in();
    machine.wish(Sitting::LiftCurtain.into());
    assert_eq!((machine.ordered(), machine.repeated()), (0, vec![]));
}
