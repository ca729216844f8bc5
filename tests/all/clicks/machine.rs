//! No plan is lost when the machine sleeps, when its graphics device fails, when a screen is unplugged,
//! or when the window becomes tiny.

use std::time::Duration;

use bevy::prelude::{AppExit, KeyCode, Window, World};
use bevy::render::error_handler::{ErrorType, RenderError, RenderErrorHandler};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{WindowResized, WindowScaleFactorChanged};
use circles::table::Circles;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::archive::Saves;
use infernal_conclave::window::conclave::board::Lens;
use infernal_conclave::window::intent::{Errand, Leaf, Looking, Sheet, Tab};
use infernal_conclave::window::shell::flow::Screen;
use oaths::table::Oaths;

use super::budgets::charter;
use super::parlour::begun;
use super::person::Person;

/// The usual size of the window in these tests.
const USUAL: (u32, u32) = (1280, 720);

/// Sizes below what the game asks for. A minimized window has none on some systems.
const SIZES: [(u32, u32); 7] = [(0, 0), (1, 1), (1, 720), (1280, 1), (320, 200), (480, 270), (16_384, 2)];

impl Person {
    /// Closes the lid of the machine for this time.
    fn sleep(&mut self, time: Duration) {
        let usual = std::mem::replace(
            &mut *self.app.world_mut().resource_mut::<TimeUpdateStrategy>(),
            TimeUpdateStrategy::ManualDuration(time),
        );
        self.frames(1);
        self.app.world_mut().insert_resource(usual);
        self.frames(1);
    }

    /// Gives the window this size, in pixels. The system may make it smaller than the game wants.
    fn resize(&mut self, width: u32, height: u32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window is open");
        window.resolution.set_physical_resolution(width, height);
        let resized = WindowResized { window: self.window, width: width as f32, height: height as f32 };
        self.app.world_mut().write_message(resized.clone());
        self.send(resized);
        self.frames(3);
    }

    /// Moves the window to a screen with this scale, as when the one that it was on is unplugged.
    fn rescale(&mut self, scale: f32) {
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window is open");
        window.resolution.set_scale_factor(scale);
        let changed = WindowScaleFactorChanged { window: self.window, scale_factor: f64::from(scale) };
        self.app.world_mut().write_message(changed.clone());
        self.send(changed);
        self.frames(3);
    }

    /// Lets the graphics device fail, as the renderer reports it.
    fn lose_the_device(&mut self) {
        let handler = self.the::<RenderErrorHandler>().0;
        let error = RenderError { ty: ErrorType::DeviceLost, description: "the card is gone".to_owned(), source: None };
        // The renderer reports it in every frame, until the program ends.
        for _ in 0..2 {
            handler(&error, self.app.world_mut(), &mut World::new());
        }
    }

    /// Returns how the program wants to end, if it does.
    fn exits(&self) -> Option<AppExit> {
        self.app.should_exit()
    }
}

/// Makes the window small in all ways, and gives it its usual size back.
fn squeeze(person: &mut Person) {
    for (width, height) in SIZES {
        person.resize(width, height);
        person.press(KeyCode::Tab);
        person.resize(USUAL.0, USUAL.1);
    }
}

/// Begins a game and plans a demand for tribute.
fn planned(name: &str) -> Person {
    let mut person = Person::in_game(name, charter());
    person.press(KeyCode::KeyT);
    assert_eq!(person.orders(), 1);
    person
}

#[test]
fn a_window_without_size_loses_nothing() {
    let mut person = planned("no-size");
    squeeze(&mut person);
    let sheets = [
        Sheet::Ministerium(Tab::default()),
        Sheet::Bazaar,
        Sheet::Menu,
        Sheet::Notes,
        Sheet::Arena(Errand::default()),
        Sheet::Events(Leaf::default()),
        Sheet::Seal,
    ];
    for sheet in sheets {
        person.wish(Looking::Open(sheet));
        person.frames(3);
        squeeze(&mut person);
    }
    person.wish(Looking::Open(Sheet::None));
    person.frames(3);
    assert_eq!(person.orders(), 1);
    let lens = person.the::<Lens>();
    assert!(lens.centre.is_finite() && lens.scale.is_finite() && lens.scale > 0.0, "{lens:?}");
    let guard = person.hand().planned().forces().legions_of(Seat(0)).next().expect("a guard").canton;
    let at = person.canton_at(guard);
    assert!(at.is_finite());
    assert_eq!(person.canton_under(at), Some(guard), "the map can be pointed at");
}

#[test]
fn a_table_of_cards_without_size_can_be_played_on() {
    let mut circles = begun::<Circles>("circles-no-size", 1);
    squeeze(&mut circles);
    assert_eq!(circles.screen(), Screen::Circles);
    let mut oaths = begun::<Oaths>("oaths-no-size", 1);
    squeeze(&mut oaths);
    assert_eq!(oaths.screen(), Screen::Oaths);
}

#[test]
fn a_title_without_size_can_be_left() {
    let mut person = Person::new("title-no-size");
    squeeze(&mut person);
    let words = person.text("title-new-game");
    person.click_named(&words);
    assert_ne!(person.screen(), Screen::Title);
}

#[test]
fn a_screen_that_is_unplugged_loses_nothing() {
    let mut person = planned("unplugged");
    for (scale, width, height) in [(2.0, 3840, 2160), (1.5, 960, 540), (0.5, 640, 360), (3.0, 1280, 720)] {
        person.rescale(scale);
        person.resize(width, height);
        person.press(KeyCode::Tab);
    }
    person.rescale(1.0);
    person.resize(USUAL.0, USUAL.1);
    assert_eq!(person.orders(), 1);
}

#[test]
fn a_machine_that_sleeps_loses_nothing() {
    let mut person = planned("sleeps");
    // A night, and a holiday with the lid closed.
    for hours in [8, 24 * 30] {
        person.sleep(Duration::from_secs(hours * 3600));
        assert_eq!((person.screen(), person.orders()), (Screen::Playing, 1));
    }
    let turn = person.turn();
    super::budgets::next_turn(&mut person);
    assert_eq!(person.turn(), turn + 1);
}

#[test]
fn a_lost_device_ends_the_program_and_loses_no_plan() {
    let mut person = planned("lost-device");
    assert_eq!(person.exits(), None);
    person.lose_the_device();
    person.frames(1);
    assert_eq!(person.exits(), Some(AppExit::error()));
    let saves = Saves::standard(Some(person.home()));
    let book = Rulebook::standard();
    let opened = saves.read::<Conclave>(&saves.latest(), None, book.catalog()).expect("the plan is written");
    let plans = opened.archive.plans();
    assert_eq!(plans.iter().map(|plan| plan.orders()).sum::<usize>(), 1, "{plans:?}");
}
