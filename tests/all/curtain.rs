//! The curtain between players at one machine. The tests run the whole client, press every key and
//! click all over the window; nothing that belongs to any seat may be visible or readable (manual
//! 5).
#![cfg(feature = "client")]

mod again;
mod chairs;
mod codex;
mod company;
mod heard;
mod kept;
mod motion;
mod pressing;
mod quick;
mod reading;
mod recalled;
mod sealing;
mod service;
mod spoken;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButton, MouseButtonInput};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use infernal_conclave::chronicle::Teller;
use infernal_conclave::minds;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Answer, Drafting, Order, OrderKind};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::table::archive::Saves;
use infernal_conclave::table::session::Session;
use infernal_conclave::window::intent::{Beginning, Filing, Going, Intent, Looking, Planning, Sheet, Sitting, Tab};
use infernal_conclave::window::rehearse;
use infernal_conclave::window::shell::flow::{Chairs, Council, Running, Screen, Stage, Watched};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::{Hand, Library, Scheming};
use table_text::Text;

use crate::archive::Scratch;
use crate::hotseat::charter;

/// The whole client with a simulated user.
struct Machine {
    app: App,
    window: Entity,
    /// All text in the window, with its position.
    written: Arc<Mutex<Vec<(String, Vec2)>>>,
    data: Scratch,
}

fn gather(shape: &Shape, words: &mut Vec<(String, Vec2)>) {
    match shape {
        Shape::Text(text) => {
            let middle = text.visual_bounding_rect().center();
            words.push((text.galley.text().to_owned(), Vec2::new(middle.x, middle.y)));
        }
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, words)),
        _ => {}
    }
}

impl Machine {
    fn new(name: &str) -> Self {
        Self::over(Scratch::new(name))
    }

    /// Starts the program with this data folder.
    fn over(data: Scratch) -> Self {
        let mut app = rehearse(data.path()).expect("the client can be put together");
        let written: Arc<Mutex<Vec<(String, Vec2)>>> = Arc::default();
        let into = Arc::clone(&written);
        let read = move |outputs: Query<&EguiFullOutput>| {
            let mut words = into.lock().expect("nobody has panicked");
            words.clear();
            for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
                output.shapes.iter().for_each(|ClippedShape { shape, .. }| gather(shape, &mut words));
            }
        };
        app.add_systems(PostUpdate, read.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput));
        let preferences = Preferences { reduced_motion: true, playback_percent: 0, ..Preferences::default() };
        app.insert_resource(preferences);
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world());
        let window = window.expect("there is one window");
        let mut machine = Self { app, window, written, data };
        machine.frames(4);
        machine
    }

    fn saves(&self) -> Saves {
        Saves::standard(Some(self.data.path()))
    }

    fn frames(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    fn wish(&mut self, wish: Intent) {
        self.app.world_mut().write_message(wish);
        self.frames(3);
    }

    /// Returns all text in the window, with the title first.
    fn words(&mut self) -> Vec<String> {
        let mut words = vec![self.app.world().get::<Window>(self.window).expect("the window").title.clone()];
        words.extend(self.written.lock().expect("nobody has panicked").iter().map(|(words, _)| words.clone()));
        words
    }

    fn key(&mut self, key_code: KeyCode, held: &[KeyCode]) {
        let keys: Vec<KeyCode> = held.iter().copied().chain([key_code]).collect();
        for &key in &keys {
            self.turn(key, ButtonState::Pressed, held.is_empty());
        }
        self.frames(1);
        for &key in keys.iter().rev() {
            self.turn(key, ButtonState::Released, held.is_empty());
        }
        self.frames(2);
    }

    fn turn(&mut self, key_code: KeyCode, state: ButtonState, writes: bool) {
        let name = format!("{key_code:?}");
        let letter = name.strip_prefix("Key").or(name.strip_prefix("Digit")).map(str::to_lowercase);
        let logical_key = match key_code {
            KeyCode::Enter => Logical::Enter,
            KeyCode::Space => Logical::Space,
            KeyCode::Escape => Logical::Escape,
            KeyCode::Tab => Logical::Tab,
            KeyCode::Backspace => Logical::Backspace,
            KeyCode::ArrowUp => Logical::ArrowUp,
            KeyCode::ArrowDown => Logical::ArrowDown,
            KeyCode::ArrowLeft => Logical::ArrowLeft,
            KeyCode::ArrowRight => Logical::ArrowRight,
            _ => letter.as_ref().map_or(Logical::F35, |letter| Logical::Character(letter.as_str().into())),
        };
        let text = letter.filter(|_| writes && state == ButtonState::Pressed).map(|letter| letter.as_str().into());
        let event = KeyboardInput { key_code, logical_key, state, text, repeat: false, window: self.window };
        self.app.world_mut().write_message(event);
    }

    fn typed(&mut self, digits: &str) {
        for digit in digits.chars() {
            let keys = [
                KeyCode::Digit0,
                KeyCode::Digit1,
                KeyCode::Digit2,
                KeyCode::Digit3,
                KeyCode::Digit4,
                KeyCode::Digit5,
                KeyCode::Digit6,
                KeyCode::Digit7,
                KeyCode::Digit8,
                KeyCode::Digit9,
            ];
            self.key(keys[digit.to_digit(10).expect("a digit") as usize], &[]);
        }
    }

    fn point(&mut self, position: Vec2) {
        let moved = CursorMoved { window: self.window, position, delta: None };
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window");
        window.set_cursor_position(Some(position));
        self.app.world_mut().write_message(moved.clone());
        self.app.world_mut().write_message(WindowEvent::CursorMoved(moved));
        self.frames(1);
    }

    fn click(&mut self, button: MouseButton, position: Vec2) {
        self.point(position);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let event = MouseButtonInput { button, state, window: self.window };
            self.app.world_mut().write_message(event);
            self.app.world_mut().write_message(WindowEvent::MouseButtonInput(event));
            self.frames(1);
        }
        self.frames(2);
    }

    fn stage(&self) -> Stage {
        self.app.world().get_resource::<State<Stage>>().map(|stage| *stage.get()).unwrap_or_default()
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// The running game.
    fn game(&self) -> Option<&Session> {
        self.app.world().resource::<Running>().session()
    }

    /// Who sits at the machine, or is about to.
    fn seated(&self) -> Option<Seat> {
        self.app.world().resource::<Chairs>().seated()
    }

    fn council(&self) -> &Council {
        self.app.world().resource::<Council>()
    }

    /// How far the minds are.
    fn scheming(&self) -> Scheming {
        self.council().scheming(self.app.world().resource::<Running>())
    }

    /// The saved game that is being watched.
    fn watched(&self) -> Option<&Watched> {
        self.app.world().get_resource::<Watched>()
    }

    fn hand(&self) -> Option<&Hand> {
        self.app.world().get_resource::<Hand>()
    }

    /// Returns the seated player who sees the board.
    fn session(&self) -> Option<Seat> {
        self.hand().map(Hand::seat).filter(|_| self.stage() != Stage::Curtain)
    }

    /// Returns the number of visible objects of the board.
    fn on_the_board(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut drawn = world.query_filtered::<&ViewVisibility, Or<(With<Sprite>, With<Text2d>, With<Mesh2d>)>>();
        drawn.iter(world).filter(|visible| visible.get()).count()
    }

    /// Waits until the minds have finished and this turn has begun.
    fn next_turn(&mut self, turn: u32) {
        for _ in 0..4000 {
            if self.game().is_none_or(|session| session.turn() >= turn) {
                return self.frames(3);
            }
            self.frames(1);
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        panic!("turn {turn} never comes");
    }

    fn begin(&mut self, people: usize) {
        self.wish(Intent::Beginning(Beginning::Begin(Box::new(charter(people, 31)))));
        self.frames(3);
    }

    /// Gives the seated player some orders, some notes and a view of the board.
    fn plan(&mut self, notes: &str) -> Vec<String> {
        let seat = self.session().expect("somebody sits");
        let book = self.app.world().resource::<Library>().book.clone();
        let hand = self.hand().expect("a hand");
        let plan = Drafting::open(&book, hand.view.table(), seat, &[]);
        let march =
            plan.legal().into_iter().find(|order| order.kind() == OrderKind::March).expect("a legion can march");
        let answers = self.answers(&book);
        let hand = self.hand().expect("a hand");
        let own = Teller::new(&Text::english(), book.catalog(), hand.view.table()).order(&march);
        answers.into_iter().for_each(|answer| self.wish(Intent::Planning(Planning::Answer(answer))));
        self.wish(Intent::Planning(Planning::Put(None, march)));
        self.wish(Intent::Planning(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute))));
        self.wish(Intent::Sitting(Sitting::Note(notes.to_owned())));
        vec![notes.to_owned(), own]
    }

    /// Returns the answers that a quiet mind would give for this player.
    fn answers(&self, book: &Rulebook) -> Vec<Answer> {
        let quiet = minds::by_name("quiet").expect("a mind");
        quiet.draft(book, &self.hand().expect("a hand").view, 1).answers
    }

    /// Gives the required answers and seals the turn.
    fn hand_in(&mut self) {
        let book = self.app.world().resource::<Library>().book.clone();
        let answers = self.answers(&book);
        answers.into_iter().for_each(|answer| self.wish(Intent::Planning(Planning::Answer(answer))));
        self.wish(Intent::Planning(Planning::Seal));
    }
}

fn names_of(people: usize) -> Vec<String> {
    charter(people, 31).seats.iter().take(people).map(|seat| seat.archfiend.name.clone()).collect()
}

/// Returns a table of three people in the third turn, all with a PIN. The first of them has just
/// sealed.
fn just_sealed(name: &str) -> Machine {
    let mut machine = Machine::new(name);
    machine.begin(3);
    for turn in 1..3 {
        for seat in 0..3_u8 {
            assert_eq!((machine.stage(), machine.seated()), (Stage::Curtain, Some(Seat(seat))));
            let digits = format!("904{seat}17");
            if turn == 1 {
                machine.wish(Intent::Sitting(Sitting::LiftCurtain));
                machine.wish(Intent::Sitting(Sitting::SetPin(Some(digits))));
            } else {
                machine.wish(Intent::Sitting(Sitting::Sit(Seat(seat), digits)));
            }
            assert_eq!(machine.session(), Some(Seat(seat)));
            machine.plan(&format!("What seat {seat} knows of honey."));
            machine.wish(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog))));
            machine.wish(Intent::Planning(Planning::Seal));
        }
        machine.next_turn(turn + 1);
    }
    machine.wish(Intent::Sitting(Sitting::Sit(Seat(0), "904017".to_owned())));
    machine.plan("What seat 0 knows of honey.");
    machine.wish(Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::TurnLog))));
    let open = machine.words();
    assert!(
        open.iter().any(|words| words.contains("Demand")),
        "an open log is read, or this test proves nothing: {open:?}"
    );
    assert!(machine.on_the_board() > 20, "an open board is seen, or this test proves nothing");
    machine.app.world_mut().write_message(Intent::Planning(Planning::Seal));
    machine
}

impl Machine {
    fn turn_all(&mut self, held: &[KeyCode], key: KeyCode, state: ButtonState) {
        for &key in held.iter().chain([&key]) {
            self.turn(key, state, held.is_empty());
        }
    }
}

/// Saves the game at the curtain and returns the file.
fn saved(machine: &mut Machine) -> PathBuf {
    machine.wish(Intent::Filing(Filing::SaveAndLeave));
    assert_eq!(machine.screen(), Screen::Title);
    let cards = machine.saves().list().expect("the folder can be read");
    cards.iter().find(|card| !card.autosave).expect("a save").path.clone()
}

impl Machine {
    fn wish_quietly(&mut self, wish: Intent) {
        self.app.world_mut().write_message(wish);
        self.frames(1);
    }
}

/// Returns to the game and seats the second player again.
fn return_to(machine: &mut Machine) {
    if machine.screen() != Screen::Playing {
        machine.wish(Intent::Going(Going::Back));
    }
    // After a quick save was loaded, the first player plans this turn once more.
    for _ in 0..2 {
        for _ in 0..4000 {
            if machine.screen() == Screen::Playing && machine.stage() == Stage::Curtain {
                break;
            }
            machine.frames(1);
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
        if machine.seated() == Some(Seat(0)) {
            machine.wish(Intent::Sitting(Sitting::CallNext));
        }
        machine.wish(Intent::Sitting(Sitting::LiftCurtain));
        if machine.session() != Some(Seat(0)) {
            break;
        }
        machine.hand_in();
    }
    assert_eq!(machine.session(), Some(Seat(1)), "the second player sits again");
}
