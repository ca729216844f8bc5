//! Keys that train or dismiss the selected legion, pressed in the whole client (manual 4.4, 4.19).

use bevy::input::keyboard::KeyCode;
use infernal_conclave::rules::forces::ForcesOrder;
use infernal_conclave::rules::ids::{LegionId, Seat};
use infernal_conclave::rules::orders::{Order, OrderKind};
use infernal_conclave::rules::view::SeatView;
use infernal_conclave::table::desk::Desk;
use infernal_conclave::window::gallery::described::{HERO, HIRELING, full_house};
use infernal_conclave::window::intent::{Intent, Looking, Mark};
use infernal_conclave::window::sight::{Hand, Library, Overlay};

use super::Machine;

impl Machine {
    /// Returns the order in the first slot of the plan.
    fn first_order(&self) -> Option<Order> {
        self.hand().expect("somebody sits").desk.draft().slots[0].clone()
    }

    fn told(&self) -> String {
        self.app.world().resource::<Overlay>().notices.last().unwrap_or_default().to_owned()
    }

    fn choose(&mut self, legion: LegionId) {
        self.wish(Intent::Looking(Looking::Select(Some(Mark::Legion(legion)))));
    }
}

#[test]
fn keys_train_and_dismiss_the_chosen_legion() {
    let mut machine = Machine::new("keys-of-a-legion");
    machine.begin(1);
    let book = machine.app.world().resource::<Library>().book.clone();
    let game = full_house(book.catalog()).expect("a lawful position");
    let view = SeatView::of(&game, Seat(0));
    machine.app.insert_resource(Hand::new(&book, view, None, Desk::new(Seat(0)), Vec::new()));
    machine.frames(3);
    machine.key(KeyCode::KeyX, &[]);
    assert_eq!(machine.first_order(), None, "no legion is chosen");
    machine.choose(HIRELING);
    machine.key(KeyCode::KeyX, &[]);
    assert_eq!(machine.first_order(), Some(Order::Forces(ForcesOrder::Dismiss { legion: HIRELING })));
    machine.key(KeyCode::KeyU, &[]);
    assert_eq!(machine.first_order(), None, "it is taken back like any other order");
    machine.choose(HERO);
    machine.key(KeyCode::KeyV, &[]);
    assert_eq!(machine.first_order().map(|order| order.kind()), Some(OrderKind::Train), "{}", machine.told());
    machine.key(KeyCode::KeyU, &[]);
    let guard = game.forces().legions_of(Seat(0)).find(|legion| legion.unwavering()).expect("it has a guard").id;
    machine.choose(guard);
    machine.key(KeyCode::KeyX, &[]);
    assert_eq!((machine.first_order(), machine.told().as_str()), (None, "A personal guard cannot be dismissed."));
}
