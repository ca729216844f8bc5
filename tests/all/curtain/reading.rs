//! Pinned tips take the keys of the game, and nobody else ever sees them.

use bevy::input::keyboard::KeyCode;
use bevy::prelude::*;
use bevy_egui::{EguiContext, PrimaryEguiContext};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::window::intent::{Intent, Looking, Sheet, Sitting, Tab};
use infernal_conclave::window::look::tips::{self, Reading};
use infernal_conclave::window::shell::flow::Stage;
use infernal_conclave::window::sight::Overlay;

use super::Machine;

impl Machine {
    fn egui(&mut self) -> bevy_egui::egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).expect("one context").get_mut().clone()
    }

    fn reading(&mut self) -> Reading {
        tips::reading(&self.egui())
    }

    /// Returns the open sheet and the number of planned orders.
    fn seen(&self) -> (Sheet, usize) {
        let orders = self.hand().map_or(0, |hand| hand.desk.draft().slots.iter().flatten().count());
        (self.app.world().resource::<Overlay>().sheet, orders)
    }

    /// Moves the focus to a widget with a tip, and pins the tip.
    fn pin_a_tip(&mut self) {
        for _ in 0..60 {
            self.key(KeyCode::Tab, &[]);
            self.frames(4);
            if !tips::floating(&self.egui()).is_empty() {
                self.key(KeyCode::KeyF, &[]);
                assert_eq!(self.reading(), Reading::Closely);
                return;
            }
        }
        panic!("no widget shows a tip at the focus");
    }
}

/// Returns a game of one person against minds, with the board in view.
fn alone(name: &str) -> Machine {
    let mut machine = Machine::new(name);
    machine.begin(1);
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!((machine.stage(), machine.session()), (Stage::Planning, Some(Seat(0))));
    machine
}

#[test]
fn no_key_orders_anything_while_a_tip_is_pinned() {
    let mut machine = alone("reading-keys");
    machine.wish(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Avatar))));
    machine.pin_a_tip();
    let before = machine.seen();
    for key in [KeyCode::KeyT, KeyCode::KeyB, KeyCode::KeyE, KeyCode::KeyQ, KeyCode::KeyU, KeyCode::KeyP] {
        machine.key(key, &[]);
        assert_eq!((machine.seen(), machine.reading()), (before, Reading::Closely), "{key:?} did something");
    }
    machine.key(KeyCode::Escape, &[]);
    assert_eq!((machine.seen(), machine.reading()), (before, Reading::Nothing), "Escape closes the tip alone");
    machine.key(KeyCode::KeyT, &[]);
    assert_eq!(machine.seen(), (before.0, before.1 + 1), "the keys are the game's again");
    machine.key(KeyCode::Escape, &[]);
    assert_eq!(machine.seen().0, Sheet::None, "and so is Escape");
}

/// A tip that floats takes no key.
#[test]
fn a_tip_under_the_pointer_takes_no_key() {
    let mut machine = alone("reading-floating");
    machine.wish(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Avatar))));
    // The pointer is moved about until a tip floats.
    let found = (0..40).any(|at| {
        machine.point(Vec2::new(200.0 + f32::from(at as u8 % 8) * 110.0, 200.0 + f32::from(at as u8 / 8) * 70.0));
        machine.frames(14);
        !tips::floating(&machine.egui()).is_empty()
    });
    assert!(found, "no tip floats");
    machine.key(KeyCode::Escape, &[]);
    assert_eq!(machine.seen().0, Sheet::None, "Escape closes the sheet");
    machine.key(KeyCode::Space, &[]);
    assert!(matches!(machine.seen().0, Sheet::Ministerium(_)), "Space opens the Ministerium");
}

#[test]
fn nobody_reads_the_tips_of_another() {
    let mut machine = Machine::new("reading-curtain");
    machine.begin(2);
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.wish(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Avatar))));
    machine.pin_a_tip();
    machine.hand_in();
    assert_eq!(machine.stage(), Stage::Curtain);
    assert_eq!(machine.reading(), Reading::Nothing, "the curtain has no tip");
    assert!(tips::pinned(&machine.egui()).is_empty());
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    assert_eq!((machine.session(), machine.reading()), (Some(Seat(1)), Reading::Nothing));
}
