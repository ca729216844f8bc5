//! The quick save, and the pictures of saves: both keep the secrets of the table.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bevy::input::keyboard::KeyCode;
use bevy::input::mouse::MouseButton;
use bevy::prelude::*;
use bevy_egui::egui::epaint::Shape;
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::table::Conclave;
use infernal_conclave::window::intent::{Beginning, Going, Intent, Planning, Sitting};
use infernal_conclave::window::shell::flow::{Screen, Stage};
use infernal_conclave::window::shell::screens::glimpse::Glimpse;
use infernal_conclave::window::sight::Overlay;
use table_text::Text;

use super::{Machine, charter};

impl Machine {
    fn quick_notice(&self) -> String {
        self.app.world().resource::<Overlay>().notices.last().unwrap_or_default().to_owned()
    }

    fn planned(&self) -> usize {
        self.hand().expect("a hand").desk.draft().orders()
    }
}

#[test]
fn a_quick_save_brings_the_plans_back() {
    let mut machine = Machine::new("quick");
    machine.begin(1);
    machine.key(KeyCode::F9, &[]);
    assert_eq!(machine.quick_notice(), Text::english().say("quick-save-none"));
    machine.plan("Honey.");
    assert_eq!(machine.planned(), 2);
    machine.key(KeyCode::F5, &[]);
    let name = machine.game().expect("a game").archive().name().to_owned();
    machine.wish(Intent::Planning(Planning::Undo));
    machine.hand_in();
    machine.next_turn(2);
    machine.key(KeyCode::F9, &[]);
    let session = machine.game().expect("the quick save is played on");
    assert_eq!((session.turn(), session.archive().name()), (1, name.as_str()), "the game keeps its name");
    assert_eq!(machine.planned(), 2);
    // What was played since is still there, as the autosave of its turn.
    let cards = machine.saves().list().expect("the folder can be read");
    assert!(cards.iter().any(|card| card.autosave && card.turn == 2), "{cards:?}");
    assert_eq!(cards.iter().filter(|card| card.quick()).count(), 1);
}

#[test]
fn an_iron_man_game_says_why_it_has_no_quick_save() {
    let mut machine = Machine::new("quick-iron");
    let mut charter = charter(1, 31);
    charter.settings.iron_man = true;
    machine.wish(Intent::Beginning(Beginning::Begin(Box::new(charter))));
    machine.frames(3);
    machine.key(KeyCode::F5, &[]);
    assert_eq!(machine.quick_notice(), Text::english().say("quick-save-iron-man"));
    assert!(!machine.saves().quick().exists());
}

#[test]
fn nothing_is_saved_or_loaded_behind_the_curtain() {
    let mut machine = Machine::new("quick-curtain");
    machine.begin(2);
    assert_eq!(machine.stage(), Stage::Curtain);
    machine.key(KeyCode::F5, &[]);
    assert!(!machine.saves().quick().exists());
    // A quick save of a table of people falls back behind the curtain when it is loaded.
    machine.wish(Intent::Sitting(Sitting::LiftCurtain));
    machine.key(KeyCode::F5, &[]);
    assert!(machine.saves().quick().exists());
    machine.key(KeyCode::F9, &[]);
    assert_eq!((machine.stage(), machine.session()), (Stage::Curtain, None));
}

#[test]
fn a_thumb_button_presses_the_key_of_its_action() {
    let mut machine = Machine::new("thumb");
    machine.begin(1);
    machine.plan("Honey.");
    machine.click(MouseButton::Back, Vec2::new(640.0, 300.0));
    assert_eq!(machine.planned(), 1, "the rear button undoes");
    machine.click(MouseButton::Forward, Vec2::new(640.0, 300.0));
    assert_eq!(machine.planned(), 2, "the front button redoes");
    machine.click(MouseButton::Middle, Vec2::new(640.0, 300.0));
    assert_eq!(machine.planned(), 2, "a button without an action does nothing");
}

#[test]
fn the_list_of_saves_has_pictures() {
    let mut machine = Machine::new("pictures");
    machine.begin(1);
    machine.key(KeyCode::F5, &[]);
    let hexagons: Arc<AtomicUsize> = Arc::default();
    let into = Arc::clone(&hexagons);
    let count = move |outputs: Query<&EguiFullOutput>| {
        let shapes = outputs.iter().filter_map(|output| output.0.as_ref()).flat_map(|output| &output.shapes);
        into.store(shapes.filter(|clipped| matches!(clipped.shape, Shape::Path(_))).count(), Ordering::Relaxed);
    };
    let late = count.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput);
    machine.app.add_systems(PostUpdate, late);
    machine.wish(Intent::Going(Going::ToTitle));
    machine.wish(Intent::Going(Going::To(Screen::Load)));
    let cantons = 200;
    for _ in 0..400 {
        machine.frames(1);
        if hexagons.load(Ordering::Relaxed) > 2 * cantons {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(5));
    }
    panic!("two saves have no pictures: {} hexagons", hexagons.load(Ordering::Relaxed));
}

#[test]
fn a_picture_of_a_shared_game_shows_no_prestige() {
    for (people, open) in [(1, true), (2, false)] {
        let mut machine = Machine::new("glimpse");
        machine.begin(people);
        let path = machine.saves().latest();
        let opened = machine.saves().read::<Conclave>(&path, None, &Catalog::standard()).expect("the autosave");
        let glimpse = Glimpse::of(&opened.archive).expect("a table has a picture");
        assert_eq!(glimpse.prestige().is_some(), open, "{people} people");
        if let Some(prestige) = glimpse.prestige() {
            assert_eq!(prestige.len(), opened.archive.charter().seats.len());
            assert!(prestige[Seat(0).index()].is_some(), "one's own is known");
        }
    }
}
