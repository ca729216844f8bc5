//! The curtain between players at one machine: the whole client runs, every key is pressed and the window is clicked all over,
//! and nothing of any seat is ever to be seen or read (manual 5).
#![cfg(feature = "client")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key as Logical, KeyCode, KeyboardInput};
use bevy::input::mouse::{MouseButton, MouseButtonInput};
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::egui::epaint::{ClippedShape, Shape};
use bevy_egui::{EguiFullOutput, EguiPostUpdateSet};
use infernal_conclave::brains::{self, Thought};
use infernal_conclave::chronicle::Teller;
use infernal_conclave::client::board::{Lens, Lit};
use infernal_conclave::client::flow::{Host, Screen, Stage};
use infernal_conclave::client::intent::{Intent, Sheet, Tab};
use infernal_conclave::client::keys::KEYS;
use infernal_conclave::client::rehearse;
use infernal_conclave::client::settings::Preferences;
use infernal_conclave::client::sight::{Hand, Library, Overlay};
use infernal_conclave::rules::conclave::GameLength;
use infernal_conclave::rules::game::{Charter, Player};
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Answer, Drafting, Order, OrderKind};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::session::archive::Saves;
use infernal_conclave::session::sitting::Sitting;
use infernal_conclave::text::Text;

use crate::archive::Scratch;
use crate::hotseat::{charter, mind};

/// The whole client, and somebody at its keys.
struct Machine {
    app: App,
    window: Entity,
    written: Arc<Mutex<Vec<String>>>,
    _data: Scratch,
}

fn gather(shape: &Shape, words: &mut Vec<String>) {
    match shape {
        Shape::Text(text) => words.push(text.galley.text().to_owned()),
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, words)),
        _ => {}
    }
}

impl Machine {
    fn new(name: &str) -> Self {
        let data = Scratch::new(name);
        let mut app = rehearse(data.path()).expect("the client can be put together");
        let written: Arc<Mutex<Vec<String>>> = Arc::default();
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
        let mut machine = Self { app, window, written, _data: data };
        machine.frames(4);
        machine
    }

    fn saves(&self) -> Saves {
        Saves::standard(Some(self._data.path()))
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

    /// All that is written in the window, its title first.
    fn words(&mut self) -> Vec<String> {
        let mut words = vec![self.app.world().get::<Window>(self.window).expect("the window").title.clone()];
        words.extend(self.written.lock().expect("nobody has panicked").iter().cloned());
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
        *self.app.world().resource::<Stage>()
    }

    fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    fn host(&self) -> &Host {
        self.app.world().resource::<Host>()
    }

    fn hand(&self) -> Option<&Hand> {
        self.app.world().get_resource::<Hand>()
    }

    /// Who sits at the machine and sees the board.
    fn sitting(&self) -> Option<Seat> {
        self.hand().map(Hand::seat).filter(|_| self.stage() != Stage::Curtain)
    }

    /// Whatever of the board would be drawn.
    fn on_the_board(&mut self) -> usize {
        let world = self.app.world_mut();
        let mut drawn = world.query_filtered::<&ViewVisibility, Or<(With<Sprite>, With<Text2d>, With<Mesh2d>)>>();
        drawn.iter(world).filter(|visible| visible.get()).count()
    }

    /// Waits until the minds are done and the next turn has begun.
    fn next_turn(&mut self, turn: u32) {
        for _ in 0..4000 {
            if self.host().sitting().is_none_or(|sitting| sitting.turn() >= turn) {
                return self.frames(3);
            }
            self.frames(1);
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        panic!("turn {turn} never comes");
    }

    fn begin(&mut self, people: usize) {
        self.wish(Intent::Begin(Box::new(charter(people, 31))));
        self.frames(3);
    }

    /// Gives the seated player some orders, some notes and a view of the board.
    fn plan(&mut self, notes: &str) -> Vec<String> {
        let seat = self.sitting().expect("somebody sits");
        let book = self.app.world().resource::<Library>().book.clone();
        let hand = self.hand().expect("a hand");
        let plan = Drafting::open(&book, hand.view.table(), seat, &[]);
        let march =
            plan.legal().into_iter().find(|order| order.kind() == OrderKind::March).expect("a legion can march");
        let answers = self.answers(&book);
        let hand = self.hand().expect("a hand");
        let own = Teller::new(&Text::english(), book.catalog(), hand.view.table()).order(&march);
        answers.into_iter().for_each(|answer| self.wish(Intent::Answer(answer)));
        self.wish(Intent::Put(None, march));
        self.wish(Intent::Put(None, Order::DemandTribute));
        self.wish(Intent::Note(notes.to_owned()));
        vec![notes.to_owned(), own]
    }

    /// What a quiet mind would answer to all that this player is asked.
    fn answers(&self, book: &Rulebook) -> Vec<Answer> {
        let quiet = brains::by_name("quiet").expect("a mind");
        quiet.draft(book, &self.hand().expect("a hand").view, 1).answers
    }

    /// Answers what has to be answered, and seals.
    fn hand_in(&mut self) {
        let book = self.app.world().resource::<Library>().book.clone();
        let answers = self.answers(&book);
        answers.into_iter().for_each(|answer| self.wish(Intent::Answer(answer)));
        self.wish(Intent::Seal);
    }
}

/// What is written on the curtain, and nothing else may be: these messages with any of these names in them.
fn vocabulary(names: &[&str]) -> BTreeSet<String> {
    let text = Text::english();
    let mut lawful: BTreeSet<String> = BTreeSet::new();
    let plain = [
        "hotseat-pin",
        "hotseat-lift-locked-tip",
        "client-curtain-lift-tip",
        "hotseat-call-next",
        "hotseat-call-next-tip",
        "hotseat-leave",
        "hotseat-leave-tip",
        "hotseat-watch-tip",
        "hotseat-hand-tip",
        "hotseat-hand-give",
        "hotseat-hand-keep",
        "hotseat-take-back",
        "hotseat-take-back-tip",
        "hotseat-all-planned",
        "hotseat-all-planned-text",
        "hotseat-seal-all",
        "hotseat-seal-all-tip",
        "panel-dismiss",
        "client-waiting-text",
    ];
    lawful.extend(plain.map(|id| text.say(id)));
    lawful.insert(text.say("minds-for-study"));
    let scheming = (1..=6_usize).flat_map(|of| (0..=of).map(move |done| [("done", done.into()), ("of", of.into())]));
    lawful.extend(scheming.map(|about| text.say_with("client-waiting", &about)));
    for mind in brains::NAMES {
        lawful.extend([text.say(&format!("mind-{mind}")), text.say(&format!("mind-{mind}-description"))]);
    }
    let named = [
        "curtain-title",
        "curtain-text",
        "curtain-lift",
        "hotseat-pin-tip",
        "hotseat-pin-wrong",
        "hotseat-watch",
        "hotseat-gallery",
        "hotseat-hand",
        "hotseat-hand-text",
        "hotseat-hand-give-tip",
    ];
    for name in names {
        lawful.extend(named.map(|id| text.say_with(id, &[("name", (*name).into())])));
        lawful.insert(text.say_with("handed-to-person", &[("house", (*name).into())]));
        for mind in brains::NAMES {
            let mind = text.say(&format!("mind-{mind}"));
            lawful.insert(text.say_with("handed-to-mind", &[("house", (*name).into()), ("mind", mind.into())]));
        }
    }
    // The window's own title, and the dots in place of a PIN.
    lawful.insert("Infernal Conclave".to_owned());
    lawful.extend((0..=8).map(|digits| "•".repeat(digits)));
    lawful
}

fn names_of(people: usize) -> Vec<String> {
    charter(people, 31).seats.iter().take(people).map(|seat| seat.archfiend.name.clone()).collect()
}

/// Nothing but the curtain is to be seen.
fn only_the_curtain(machine: &mut Machine, lawful: &BTreeSet<String>, after: &str) {
    let words = machine.words();
    let strange: Vec<&String> = words.iter().filter(|words| !lawful.contains(*words)).collect();
    assert_eq!(strange, Vec::<&String>::new(), "the curtain tells of something after {after}");
    assert!(words.len() > 3, "the curtain says nothing at all after {after}: {words:?}");
    assert_eq!(machine.on_the_board(), 0, "the board can be seen after {after}");
    assert!(!machine.app.world().resource::<Lit>().0, "the board is lit after {after}");
    assert!(machine.hand().is_none(), "somebody's hand is still there after {after}");
    assert_eq!(machine.app.world().resource::<Overlay>().sheet, Sheet::None, "a sheet lies open after {after}");
}

/// All keys there are: those that can be bound, and those that mean something everywhere.
fn every_key() -> Vec<KeyCode> {
    let more = [
        KeyCode::Enter,
        KeyCode::Escape,
        KeyCode::Tab,
        KeyCode::Backspace,
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::NumpadEnter,
        KeyCode::F11,
        KeyCode::F12,
        KeyCode::Equal,
        KeyCode::Minus,
        KeyCode::Slash,
        KeyCode::Backquote,
    ];
    KEYS.into_iter().chain(more).collect()
}

const HELD: [&[KeyCode]; 4] = [&[], &[KeyCode::ControlLeft], &[KeyCode::ShiftLeft], &[KeyCode::AltLeft]];

/// A table of three people in the third turn, all with a PIN, at the moment when the first of them has just sealed.
fn just_sealed(name: &str) -> Machine {
    let mut machine = Machine::new(name);
    machine.begin(3);
    for turn in 1..3 {
        for seat in 0..3_u8 {
            assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(seat))));
            let digits = format!("904{seat}17");
            if turn == 1 {
                machine.wish(Intent::LiftCurtain);
                machine.wish(Intent::SetPin(Some(digits)));
            } else {
                machine.wish(Intent::Sit(Seat(seat), digits));
            }
            assert_eq!(machine.sitting(), Some(Seat(seat)));
            machine.plan(&format!("What seat {seat} knows of honey."));
            machine.wish(Intent::Open(Sheet::Ministerium(Tab::TurnLog)));
            machine.wish(Intent::Seal);
        }
        machine.next_turn(turn + 1);
    }
    machine.wish(Intent::Sit(Seat(0), "904017".to_owned()));
    machine.plan("What seat 0 knows of honey.");
    machine.wish(Intent::Open(Sheet::Ministerium(Tab::TurnLog)));
    let open = machine.words();
    assert!(
        open.iter().any(|words| words.contains("Demand")),
        "an open log is read, or this test proves nothing: {open:?}"
    );
    assert!(machine.on_the_board() > 20, "an open board is seen, or this test proves nothing");
    machine.app.world_mut().write_message(Intent::Seal);
    machine
}

/// Presses everything while the curtain is down, from a save of it: wherever that leads, nothing may have been seen, and
/// nobody may have got past the PINs.
fn press_everything(machine: &mut Machine, save: &Path, lawful: &BTreeSet<String>) {
    let again = |machine: &mut Machine| {
        assert_eq!(machine.sitting(), None, "the curtain has been lifted without a PIN");
        let away = machine.host().sitting().is_none_or(|sitting| !sitting.pending().is_empty());
        if away || machine.screen() != Screen::Playing || machine.stage() != Stage::Curtain {
            machine.wish(Intent::Load(save.to_path_buf()));
        }
        assert_eq!(machine.stage(), Stage::Curtain);
    };
    for held in HELD {
        for key in every_key() {
            again(machine);
            let after = format!("{held:?} {key:?}");
            machine.turn_all(held, key, ButtonState::Pressed);
            for frame in 0..2 {
                machine.frames(1);
                if machine.screen() == Screen::Playing {
                    only_the_curtain(machine, lawful, &format!("{after}, frame {frame}"));
                }
            }
            machine.turn_all(held, key, ButtonState::Released);
            machine.frames(1);
        }
    }
    let rows = (0..18).map(|row| 20.0 + row as f32 * 40.0);
    for at in rows.flat_map(|y| (0..16).map(move |column| Vec2::new(40.0 + column as f32 * 80.0, y))) {
        for button in [MouseButton::Left, MouseButton::Right] {
            again(machine);
            machine.click(button, at);
            if machine.screen() == Screen::Playing {
                only_the_curtain(machine, lawful, &format!("a click of {button:?} at {at}"));
            }
        }
    }
}

impl Machine {
    fn turn_all(&mut self, held: &[KeyCode], key: KeyCode, state: ButtonState) {
        for &key in held.iter().chain([&key]) {
            self.turn(key, state, held.is_empty());
        }
    }
}

#[test]
fn nothing_is_to_be_seen_while_the_curtain_is_down_whatever_is_pressed() {
    let mut machine = just_sealed("curtain");
    let names = names_of(3);
    let lawful = vocabulary(&names.iter().map(String::as_str).collect::<Vec<_>>());
    // The very frames after the seal, and those after them.
    for frame in 0..6 {
        machine.frames(1);
        if machine.stage() == Stage::Curtain {
            only_the_curtain(&mut machine, &lawful, &format!("frame {frame} after sealing"));
        }
    }
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(1))));
    let save = saved(&mut machine);
    // Loaded from the title, and from a running game.
    for _ in 0..2 {
        machine.app.world_mut().write_message(Intent::Load(save.clone()));
        for frame in 0..6 {
            machine.frames(1);
            if machine.screen() == Screen::Playing {
                only_the_curtain(&mut machine, &lawful, &format!("frame {frame} after loading"));
            }
        }
    }
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(0))));
    press_everything(&mut machine, &save, &lawful);
}

/// Saves the game at the curtain, and gives back the file.
fn saved(machine: &mut Machine) -> PathBuf {
    machine.wish(Intent::SaveAndLeave);
    assert_eq!(machine.screen(), Screen::Title);
    let cards = machine.saves().list().expect("the folder can be read");
    cards.iter().find(|card| !card.autosave).expect("a save").path.clone()
}

#[test]
fn nothing_of_one_seat_is_reached_by_any_key_of_anothers_turn() {
    let mut machine = Machine::new("other-turn");
    machine.begin(2);
    let mut secrets = Vec::new();
    for turn in 1..3 {
        machine.wish(Intent::LiftCurtain);
        assert_eq!(machine.sitting(), Some(Seat(0)));
        secrets = machine.plan(&format!("Honey in turn {turn}."));
        machine.wish(Intent::Open(Sheet::Notes));
        let words = machine.words();
        let read = |secret: &String| words.iter().any(|words| words.contains(secret));
        assert!(secrets.iter().all(read), "who may read it reads it, or this test proves nothing: {words:?}");
        machine.wish(Intent::Seal);
        if turn == 1 {
            machine.wish(Intent::LiftCurtain);
            machine.wish(Intent::Seal);
            machine.next_turn(2);
        }
    }
    let sitting = machine.host().sitting().expect("a game");
    let lines = |seat: u8| -> BTreeSet<String> {
        let (book, view) = (Rulebook::standard(), sitting.view(Seat(seat)));
        let text = Text::english();
        let teller = Teller::new(&text, book.catalog(), view.table()).reading_to(Seat(seat));
        let log = sitting.log_seen_by(Seat(seat), 0);
        teller.chapters(&log).into_iter().flat_map(|chapter| chapter.lines).map(|line| line.headline).collect()
    };
    let (first, second) = (lines(0), lines(1));
    secrets.extend(first.difference(&second).cloned());
    assert!(secrets.len() > 2, "the first seat has read something that the second has not: {secrets:?}");

    machine.wish(Intent::LiftCurtain);
    assert_eq!(machine.sitting(), Some(Seat(1)));
    let mut tabs: Vec<Sheet> = Tab::ALL.into_iter().map(Sheet::Ministerium).collect();
    tabs.extend([Sheet::None, Sheet::Bazaar, Sheet::Menu, Sheet::Chair, Sheet::Seal]);
    for sheet in tabs {
        // With a second key held down over the board and over the log, where that could mean something.
        let held_too = matches!(sheet, Sheet::None | Sheet::Ministerium(Tab::TurnLog));
        for held in HELD.into_iter().take(if held_too { HELD.len() } else { 1 }) {
            for key in every_key() {
                machine.wish_quietly(Intent::Open(sheet));
                machine.turn_all(held, key, ButtonState::Pressed);
                machine.frames(1);
                machine.turn_all(held, key, ButtonState::Released);
                machine.frames(1);
                let words = machine.words();
                let found = secrets.iter().find(|secret| words.iter().any(|words| words.contains(*secret)));
                assert_eq!(found, None, "{held:?} {key:?} over {sheet:?} shows it");
                if machine.sitting() != Some(Seat(1)) || machine.screen() != Screen::Playing {
                    // The turn was sealed, or the game left: neither tells anything, and both are tried elsewhere.
                    return_to(&mut machine);
                }
            }
        }
    }
}

impl Machine {
    fn wish_quietly(&mut self, wish: Intent) {
        self.app.world_mut().write_message(wish);
        self.frames(1);
    }
}

/// Seats the second player again.
fn return_to(machine: &mut Machine) {
    if machine.screen() != Screen::Playing {
        machine.wish(Intent::Back);
    }
    for _ in 0..4000 {
        if machine.screen() == Screen::Playing && machine.stage() == Stage::Curtain {
            break;
        }
        machine.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(1));
    }
    if machine.host().seated() == Some(Seat(0)) {
        machine.wish(Intent::CallNext);
    }
    machine.wish(Intent::LiftCurtain);
    assert_eq!(machine.sitting(), Some(Seat(1)), "the second player sits again");
}

#[test]
fn a_pin_opens_its_own_curtain_and_a_wrong_one_is_told_kindly() {
    let mut machine = Machine::new("pin");
    machine.begin(2);
    machine.wish(Intent::LiftCurtain);
    machine.wish(Intent::SetPin(Some("12a".to_owned())));
    assert!(machine.app.world().resource::<Overlay>().notice.as_ref().is_some_and(|said| said.contains("4 to 8")));
    machine.wish(Intent::SetPin(Some("0417".to_owned())));
    machine.wish(Intent::DrawCurtain);
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(0))));
    machine.wish(Intent::LiftCurtain);
    assert_eq!(machine.sitting(), None, "a locked seat is not taken without its PIN");
    // The field has the keyboard: the digits are typed, and Enter gives them.
    machine.typed("0418");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!(machine.sitting(), None);
    let name = names_of(2)[0].clone();
    let wrong = Text::english().say_with("hotseat-pin-wrong", &[("name", name.into())]);
    assert!(machine.words().contains(&wrong), "{:?}", machine.words());
    machine.frames(2);
    machine.typed("0417");
    machine.key(KeyCode::Enter, &[]);
    assert_eq!(machine.sitting(), Some(Seat(0)));
    machine.wish(Intent::SetPin(None));
    machine.wish(Intent::DrawCurtain);
    machine.wish(Intent::LiftCurtain);
    assert_eq!(machine.sitting(), Some(Seat(0)));
}

#[test]
fn each_player_finds_the_chair_as_it_was_left() {
    let mut machine = Machine::new("chairs");
    machine.begin(2);
    let default = machine.app.world().resource::<Lens>().scale;
    for seat in 0..2_u8 {
        machine.wish(Intent::LiftCurtain);
        assert_eq!(machine.sitting(), Some(Seat(seat)));
        machine.frames(2);
        assert_eq!(machine.app.world().resource::<Lens>().scale, default, "nobody inherits a zoom");
        machine.plan(&format!("Notes of {seat}"));
        let mut lens = machine.app.world_mut().resource_mut::<Lens>();
        lens.drag(Vec2::new(100.0 + f32::from(seat) * 50.0, -60.0));
        lens.zoom(if seat == 0 { 1.0 } else { -1.0 }, Vec2::ZERO);
        machine.frames(4);
        // Stepping away keeps the plan and every step that can be undone.
        machine.wish(Intent::DrawCurtain);
        assert_eq!(machine.sitting(), None);
        machine.wish(Intent::LiftCurtain);
        let desk = machine.hand().expect("a hand").desk.clone();
        assert_eq!((desk.draft().orders(), desk.can_undo()), (2, true));
        machine.wish(Intent::Undo);
        assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 1);
        if seat == 0 {
            machine.wish(Intent::Seal);
        }
    }
    let looked = machine.app.world().resource::<Lens>().gaze();
    assert_ne!(looked.zoom, (default * 100.0).round() as u32);

    // Saved in the midst of the second player's turn, with what the first has sealed and the second has half planned.
    let save = {
        machine.wish(Intent::Save("Chairs".to_owned()));
        let cards = machine.saves().list().expect("the folder can be read");
        cards.iter().find(|card| !card.autosave).expect("a save").path.clone()
    };
    machine.wish(Intent::ToTitle);
    machine.wish(Intent::Load(save));
    for seat in 0..2_u8 {
        assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(seat))));
        machine.wish(Intent::LiftCurtain);
        let hand = machine.hand().expect("a hand");
        assert_eq!((hand.notes.clone(), hand.desk.draft().orders()), (Some(format!("Notes of {seat}")), 1));
        assert!(!hand.desk.can_undo(), "undo does not come back from a save");
        machine.frames(2);
        let gaze = machine.app.world().resource::<Lens>().gaze();
        assert_eq!(gaze == looked, seat == 1, "each looks where that player looked: {gaze:?} and {looked:?}");
        machine.wish(Intent::Seal);
    }
}

#[test]
fn a_seat_goes_to_a_mind_and_everybody_is_told() {
    let mut machine = Machine::new("hand-over");
    machine.begin(2);
    machine.wish(Intent::SetPlayer(Seat(0), mind("greedy")));
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(1))), "the next is called");
    let name = names_of(2)[0].clone();
    let told = Text::english().say_with("handed-to-mind", &[("house", name.into()), ("mind", "Greedy".into())]);
    assert!(machine.words().contains(&told), "the curtain tells it: {:?}", machine.words());
    // Taken back, given again.
    machine.wish(Intent::SetPlayer(Seat(0), Player::Human));
    machine.wish(Intent::CallNext);
    assert_eq!(machine.host().seated(), Some(Seat(0)));
    machine.wish(Intent::SetPlayer(Seat(0), mind("greedy")));
    machine.wish(Intent::LiftCurtain);
    assert_eq!(machine.sitting(), Some(Seat(1)));
    assert!(machine.words().contains(&told), "who sits down is told");
    machine.hand_in();
    // The turn waits for one more word, because something can still be taken back.
    assert_eq!((machine.stage(), machine.host().seated(), machine.hand().is_some()), (Stage::Curtain, None, false));
    machine.wish(Intent::Seal);
    machine.next_turn(2);
    let sitting = machine.host().sitting().expect("a game");
    assert_eq!(sitting.humans(), [Seat(1)]);
    assert!(sitting.archive().turns()[0].drafts.iter().any(|draft| draft.seat == Seat(0) && draft.orders() > 0));
    // Whoever pressed the last key may not be the one who plays on.
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(Seat(1))));
    machine.wish(Intent::LiftCurtain);
    machine.wish(Intent::Open(Sheet::Ministerium(Tab::TurnLog)));
    let words = machine.words();
    assert!(words.iter().filter(|words| words.contains(&told)).count() >= 2, "in the notice and in the log: {words:?}");
    machine.wish(Intent::SetPlayer(Seat(0), Player::Human));
    assert_eq!(machine.host().sitting().expect("a game").humans(), [Seat(1)], "it is final");
    // Alone at the machine, nobody needs a curtain.
    machine.hand_in();
    machine.next_turn(3);
    assert_eq!(machine.sitting(), Some(Seat(1)));
}

#[test]
fn a_game_that_nobody_plays_any_more_is_watched_or_run_to_its_end() {
    let mut machine = Machine::new("nobody");
    machine.begin(1);
    assert_eq!(machine.sitting(), Some(Seat(0)));
    machine.wish(Intent::SetPlayer(Seat(0), mind("quiet")));
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, None));
    machine.wish(Intent::Seal);
    machine.next_turn(2);
    assert!(machine.hand().is_some_and(|hand| hand.watching && hand.notes.is_none()));
    machine.wish(Intent::Put(None, Order::DemandTribute));
    assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 0, "who watches gives no orders");
    machine.wish(Intent::Seal);
    machine.next_turn(3);
    machine.wish(Intent::RunOn(true));
    machine.next_turn(6);
    assert_eq!(machine.stage(), Stage::Waiting, "turn after turn, without a word");
    machine.wish(Intent::RunOn(false));
    for _ in 0..4000 {
        if machine.stage() == Stage::Planning {
            break;
        }
        machine.frames(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    assert_eq!(machine.stage(), Stage::Planning, "it stops after the turn");
    assert!(machine.hand().is_some_and(|hand| hand.watching));
    machine.wish(Intent::RunOn(true));
    for _ in 0..200_000 {
        if machine.screen() == Screen::End {
            break;
        }
        machine.frames(1);
    }
    assert_eq!(machine.screen(), Screen::End, "the game is played to its end");
}

/// A game in which a house has fallen that a person played, beside another person.
fn with_a_fallen_house(machine: &Machine) -> (PathBuf, Seat, Seat) {
    let book = Rulebook::standard();
    for seed in 0..20 {
        let mut set_up = charter(0, 900 + seed);
        set_up.settings.length = GameLength::Epic;
        let mut sitting = Sitting::found(book.clone(), set_up).expect("a set-up");
        for seat in 0..4_u8 {
            sitting.set_player(Seat(seat), mind("greedy"));
        }
        while sitting.ending().is_none() {
            let seats = (0..4).map(Seat);
            if let Some(fallen) = seats.clone().find(|&seat| sitting.fallen(seat)) {
                let stands = seats.clone().find(|&seat| !sitting.fallen(seat)).expect("somebody has won");
                sitting.set_player(fallen, Player::Human);
                sitting.set_player(stands, Player::Human);
                pass(&mut sitting);
                let mut ahead = Sitting::resume(book.clone(), sitting.archive().clone()).expect("the same game");
                ahead.set_player(stands, mind("quiet"));
                (0..4).for_each(|_| pass(&mut ahead));
                if ahead.ending().is_some() || ahead.fallen(stands) {
                    break;
                }
                sitting.write_notes(fallen, "What the dead know.");
                let saved = machine.saves().save_named("The fallen", sitting.archive()).expect("it can be written");
                return (saved, fallen, stands);
            }
            pass(&mut sitting);
        }
    }
    panic!("no house falls in twenty games");
}

fn pass(sitting: &mut Sitting) {
    let jobs = sitting.brain_jobs();
    let thoughts = jobs.iter().filter_map(|job| job.think(sitting.book()).ok()).collect();
    sitting.process::<Thought>(thoughts);
}

/// A set-up of one person against minds of these names.
fn against(minds: [&str; 3]) -> Charter {
    let mut charter = charter(1, 31);
    for (seat, mind) in charter.seats[1..].iter_mut().zip(minds) {
        seat.player = Player::Brain(mind.to_owned());
    }
    charter
}

#[test]
fn minds_think_while_a_person_plans_and_only_who_changes_thinks_again() {
    let mut machine = Machine::new("scheming");
    machine.wish(Intent::Begin(Box::new(against(["quiet", "random", "greedy"]))));
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Planning, Some(Seat(0))));
    assert_eq!(machine.host().scheming().of, 3, "they have begun with the turn");
    let mut frames = 0;
    while machine.host().scheming().goes_on() {
        machine.frames(1);
        std::thread::yield_now();
        frames += 1;
        assert!(frames < 100_000, "nobody ever comes to a decision");
    }
    assert_eq!(machine.stage(), Stage::Planning, "the person still plans, and nothing is left to wait for");
    let mut in_hand = machine.host().handed_in();
    in_hand.sort_unstable();
    assert_eq!(in_hand, [1, 2, 3].map(Seat));
    // Another level in one seat: that one thinks again, the others need not.
    machine.wish(Intent::SetPlayer(Seat(2), Player::Brain("first".to_owned())));
    let in_hand = machine.host().handed_in();
    assert!(in_hand.contains(&Seat(1)) && in_hand.contains(&Seat(3)), "{in_hand:?}");
    assert_eq!(machine.host().scheming().of, 3);
    let hand = machine.app.world().resource::<Hand>();
    assert!(hand.handed.iter().any(|(turn, over)| (*turn, over.seat) == (1, Seat(2))), "the person is told at once");
    assert_eq!(machine.stage(), Stage::Planning, "nobody has to answer for a mind");
    let sitting = machine.host().sitting().expect("a game");
    let expected: Vec<_> =
        sitting.brain_jobs().iter().map(|job| job.think(sitting.book()).expect("a mind").draft).collect();
    assert!(sitting.given_up().is_empty(), "no person has given anything up");
    machine.wish(Intent::Seal);
    let mut frames = 0;
    while machine.host().sitting().expect("a game").turn() == 1 {
        machine.frames(1);
        std::thread::yield_now();
        frames += 1;
        assert!(frames < 100_000, "the turn is never played");
    }
    let archive = machine.host().sitting().expect("a game").archive();
    assert_eq!(
        archive.turns()[0].drafts[1..],
        expected,
        "each mind's own orders, and no longer those of the one before"
    );
    let handed: Vec<_> = archive.turns()[0].handed.iter().map(|over| over.seat).collect();
    assert_eq!(handed, [Seat(2)], "the replay notes it");
}

#[test]
fn who_seals_early_is_told_how_far_the_others_are() {
    let mut machine = Machine::new("waiting");
    machine.wish(Intent::Begin(Box::new(against(["quiet", "quiet", "quiet"]))));
    // A frame in which the turn is sealed and somebody still thinks, whatever the machine is like.
    machine.app.world_mut().resource_mut::<Host>().dawdle(Seat(3));
    machine.wish(Intent::Seal);
    assert_eq!(machine.stage(), Stage::Waiting);
    while machine.host().scheming().done < 2 {
        machine.frames(1);
        std::thread::yield_now();
    }
    machine.frames(2);
    let words = Text::english().say_with("client-waiting", &[("done", 2_usize.into()), ("of", 3_usize.into())]);
    assert!(machine.words().contains(&words), "{:?}", machine.words());
}

#[test]
fn a_fallen_player_holds_nobody_up_and_may_watch() {
    let mut machine = Machine::new("fallen");
    let (save, fallen, stands) = with_a_fallen_house(&machine);
    machine.wish(Intent::Load(save));
    let turn = machine.host().sitting().expect("a game").turn();
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(stands)), "only who plans is called");
    machine.wish(Intent::Sit(fallen, String::new()));
    assert_eq!(machine.sitting(), Some(fallen));
    let hand = machine.hand().expect("a hand");
    assert!(hand.watching && hand.notes.as_deref() == Some("What the dead know."));
    machine.wish(Intent::Put(None, Order::DemandTribute));
    assert_eq!(machine.hand().expect("a hand").desk.draft().orders(), 0);
    machine.wish(Intent::SetPlayer(fallen, mind("greedy")));
    assert!(machine.host().sitting().expect("a game").humans().contains(&fallen), "there is nothing to hand over");
    // Whoever watches makes room, and does not end anybody's turn.
    machine.wish(Intent::Seal);
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, Some(stands)));
    machine.wish(Intent::LiftCurtain);
    assert_eq!(machine.sitting(), Some(stands));
    // What must be answered is answered with silence here: the seal is asked for until it is given.
    machine.wish(Intent::SetPlayer(stands, mind("quiet")));
    machine.wish(Intent::Seal);
    machine.next_turn(turn + 1);
    assert_eq!(machine.host().sitting().and_then(Sitting::ending), None);
    assert_eq!((machine.stage(), machine.host().seated()), (Stage::Curtain, None), "nobody is left to be called");
    machine.wish(Intent::Sit(fallen, String::new()));
    assert!(machine.hand().is_some_and(|hand| hand.watching && hand.seat() == fallen));
    machine.wish(Intent::Seal);
    machine.next_turn(turn + 2);
    assert_eq!(machine.sitting(), Some(fallen), "and goes on watching");
}

#[test]
fn a_game_that_several_play_is_not_watched_again_before_its_end() {
    let mut machine = Machine::new("watch");
    machine.begin(2);
    machine.wish(Intent::LiftCurtain);
    machine.wish(Intent::Seal);
    let save = saved(&mut machine);
    machine.wish(Intent::Watch(save));
    assert_eq!(machine.screen(), Screen::Title);
    let said = machine.app.world().resource::<Overlay>().notice.clone();
    assert_eq!(said, Some(Text::english().say("hotseat-watch-later")));
    // One person alone watches through their own eyes, and no others.
    machine.begin(1);
    machine.wish(Intent::Seal);
    machine.next_turn(2);
    machine.wish(Intent::Save("Alone".to_owned()));
    let cards = machine.saves().list().expect("the folder can be read");
    let alone = cards.iter().find(|card| card.name == "Alone").expect("a save").path.clone();
    machine.wish(Intent::Watch(alone));
    assert_eq!(machine.screen(), Screen::Replay);
    for eyes in [None, Some(Seat(2))] {
        machine.wish(Intent::ReplayAs(eyes));
        assert_eq!(machine.host().watched().expect("a replay").seen_as, Some(Seat(0)));
    }
    // Why the minds did what they did is not for anybody yet, not even as a button.
    assert!(machine.host().watched().is_some_and(|watched| watched.archive.motives().is_none()));
    let minutes = Text::english().say("rationale-show");
    assert!(!machine.words().contains(&minutes), "{:?}", machine.words());
}
