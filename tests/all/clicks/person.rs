//! A person at the window: moves the mouse, clicks, drags, turns the wheel and presses keys.
//!
//! All input goes the way that it takes from the operating system: as messages of the window, which
//! the panels and the board read. Nothing here writes an intent or a resource of the game.

use std::path::Path;
use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent};
use bevy_egui::egui::accesskit::{Node, NodeId};
use bevy_egui::egui::{Context, Order, Pos2, Rect, pos2};
use bevy_egui::{EguiContext, EguiOutput};
use infernal_conclave::rules::game::Charter;
use infernal_conclave::rules::ids::CantonId;
use infernal_conclave::window::conclave::board::Lens;
use infernal_conclave::window::conclave::board::layout::{canton_centre, canton_under, towards};
use infernal_conclave::window::intent::{Beginning, Intent, Sheet};
use infernal_conclave::window::look::{Marked, marked};
use infernal_conclave::window::rehearse;
use infernal_conclave::window::shell::flow::{Running, Screen, Stage};
use infernal_conclave::window::shell::pad::{PadEvent, presses};
use infernal_conclave::window::shell::settings::Preferences;
use infernal_conclave::window::sight::{Hand, Library, Overlay};
use infernal_conclave::window::sound::Hearing;

use crate::program::Scratch;

/// What a person has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Effort {
    /// Clicks with a mouse button.
    pub clicks: u32,
    /// Key presses. Several keys at once are one.
    pub keys: u32,
    /// Drags with a held button.
    pub drags: u32,
    /// Notches of the wheel.
    pub notches: u32,
}

impl std::ops::Sub for Effort {
    type Output = Self;

    fn sub(self, before: Self) -> Self {
        Self {
            clicks: self.clicks - before.clicks,
            keys: self.keys - before.keys,
            drags: self.drags - before.drags,
            notches: self.notches - before.notches,
        }
    }
}

/// A widget as a screen reader knows it.
#[derive(Clone, Debug)]
pub struct Widget {
    pub label: String,
    pub rect: Rect,
    pub disabled: bool,
    pub focused: bool,
}

/// A person at the window.
pub struct Person {
    pub(super) app: App,
    pub(super) window: Entity,
    at: Pos2,
    pub effort: Effort,
    /// True if a gamepad is pressed in place of keys.
    padded: bool,
    /// True while Shift is held.
    shift: bool,
    /// All that has sounded: cues, and the pieces of music where they change.
    pub heard: Vec<String>,
    data: Option<Scratch>,
}

impl Person {
    /// Starts the program with an empty data folder.
    pub fn new(name: &str) -> Self {
        Self::at(Scratch::new(name))
    }

    /// Starts the program with a data folder.
    pub fn at(data: Scratch) -> Self {
        let mut person = Self::over(data.path());
        person.data = Some(data);
        person
    }

    /// Starts the program with a data folder of somebody else, who deletes it.
    pub fn over(home: &Path) -> Self {
        let mut app = rehearse(home).expect("the client can be put together");
        app.insert_resource(Preferences { reduced_motion: true, ..Preferences::default() });
        let mut windows = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).expect("one window");
        let mut person = Self {
            app,
            window,
            at: Pos2::ZERO,
            effort: Effort::default(),
            padded: false,
            shift: false,
            heard: Vec::new(),
            data: None,
        };
        person.frames(2);
        person.ctx().enable_accesskit();
        person.frames(4);
        person
    }

    /// Starts the program in the first turn of a game.
    pub fn in_game(name: &str, charter: Charter) -> Self {
        let mut person = Self::new(name);
        person.app.world_mut().write_message(Intent::from(Beginning::Begin(Box::new(charter))));
        person.frames(6);
        assert_eq!((person.screen(), person.stage()), (Screen::Playing, Some(Stage::Planning)));
        person
    }

    /// Sends a wish as the panels do. For tests of what happens to a game, not of the ways to it.
    pub fn wish(&mut self, wish: impl Into<Intent>) {
        self.app.world_mut().write_message::<Intent>(wish.into());
    }

    pub fn frames(&mut self, frames: u32) {
        for _ in 0..frames {
            self.app.update();
            self.listen();
        }
    }

    /// Notes what sounds in this frame.
    fn listen(&mut self) {
        let hearing = self.app.world().resource::<Hearing>();
        self.heard.extend(hearing.now().map(|cue| format!("{cue:?}")));
        let piece = format!("the piece {:?}", hearing.piece());
        if self.heard.iter().rfind(|sound| sound.starts_with("the piece")) != Some(&piece) {
            self.heard.push(piece);
        }
    }

    /// Returns the data folder.
    pub fn home(&self) -> &Path {
        self.data.as_ref().map(Scratch::path).expect("the folder is this person's")
    }

    // --- What a person sees ---

    pub fn the<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub fn get<R: Resource>(&self) -> Option<&R> {
        self.app.world().get_resource::<R>()
    }

    pub fn hand(&self) -> &Hand {
        self.app.world().get_resource().expect("the person sits")
    }

    pub fn orders(&self) -> usize {
        self.app.world().get_resource::<Hand>().map_or(0, |hand| hand.desk.draft().orders())
    }

    pub fn ctx(&mut self) -> Context {
        let world = self.app.world_mut();
        let mut contexts = world.query::<&mut EguiContext>();
        contexts.single_mut(world).expect("one window").get_mut().clone()
    }

    /// Returns the title of the window.
    pub fn title(&self) -> String {
        self.app.world().get::<Window>(self.window).map_or_else(String::new, |window| window.title.clone())
    }

    pub fn screen(&self) -> Screen {
        *self.the::<State<Screen>>().get()
    }

    pub fn stage(&self) -> Option<Stage> {
        self.app.world().get_resource::<State<Stage>>().map(|stage| *stage.get())
    }

    pub fn sheet(&self) -> Sheet {
        self.the::<Overlay>().sheet
    }

    pub fn turn(&self) -> u32 {
        self.the::<Running>().session().map_or(0, |session| session.turn())
    }

    pub fn text(&self, id: &str) -> String {
        self.the::<Library>().text.say(id)
    }

    pub fn text_with(&self, id: &str, argument: &str, value: &str) -> String {
        self.the::<Library>().text.say_with(id, &[(argument, value.into())])
    }

    pub fn marked(&mut self, name: &str) -> Option<Marked> {
        marked(&self.ctx(), name)
    }

    /// Returns everything that a screen reader could name, from the top.
    pub fn widgets(&mut self) -> Vec<Widget> {
        let scale = self.ctx().pixels_per_point();
        assert!((scale - 1.0).abs() < 0.01, "bounds are in points, and the mouse is in pixels");
        let world = self.app.world_mut();
        let mut outputs = world.query::<&EguiOutput>();
        let output = outputs.single(world).expect("one window");
        let update = output.platform_output.accesskit_update.as_ref().expect("the window tells what is on it");
        let focus = update.focus;
        let widget = |(id, node): &(NodeId, Node)| {
            let rect = node.bounds()?;
            let rect = Rect::from_min_max(pos2(rect.x0 as f32, rect.y0 as f32), pos2(rect.x1 as f32, rect.y1 as f32));
            let label = node.label().or_else(|| node.value()).unwrap_or_default().to_owned();
            Some(Widget { label, rect, disabled: node.is_disabled(), focused: *id == focus })
        };
        let mut widgets: Vec<Widget> = update.nodes.iter().filter_map(widget).collect();
        widgets.sort_by(|one, other| one.rect.top().total_cmp(&other.rect.top()));
        widgets
    }

    /// Returns the first widget with these words, if it can be used.
    pub fn named(&mut self, words: &str) -> Option<Widget> {
        self.widgets().into_iter().find(|widget| widget.label == words && !widget.disabled)
    }

    /// Returns the widget that has the keyboard.
    pub fn focused(&mut self) -> Option<Widget> {
        self.widgets().into_iter().find(|widget| widget.focused)
    }

    /// Returns the point of the window at which a canton is, as near to the middle as possible.
    pub fn canton_at(&self, canton: CantonId) -> Pos2 {
        let lens = self.the::<Lens>();
        let size = self.hand().view.table().realm().board().size();
        let way = towards(size, lens.centre, canton_centre(size, canton)) / lens.scale;
        pos2(640.0 + way.x, 360.0 - way.y)
    }

    /// Returns the canton at a point of the window.
    pub fn canton_under(&self, at: Pos2) -> Option<CantonId> {
        let size = self.hand().view.table().realm().board().size();
        canton_under(size, self.the::<Lens>().under(Vec2::new(at.x - 640.0, 360.0 - at.y)))
    }

    /// True if only the board is at a point of the window.
    pub fn on_board(&mut self, at: Pos2) -> bool {
        let free = self.the::<Overlay>().room;
        let free = free.is_some_and(|room| room.contains(Vec2::new(at.x, at.y)));
        let layer = self.ctx().layer_id_at(at);
        free && layer.is_none_or(|layer| layer.order == Order::Background)
    }

    // --- What a person does ---

    pub(super) fn send(&mut self, event: impl Into<WindowEvent>) {
        self.app.world_mut().write_message(event.into());
    }

    /// Moves the mouse to a point of the window.
    pub fn point(&mut self, at: Pos2) {
        let position = Vec2::new(at.x, at.y);
        let delta = Some(position - Vec2::new(self.at.x, self.at.y));
        self.at = at;
        let mut window = self.app.world_mut().get_mut::<Window>(self.window).expect("the window is open");
        window.set_cursor_position(Some(position));
        let moved = CursorMoved { window: self.window, position, delta };
        self.app.world_mut().write_message(moved.clone());
        self.send(moved);
        self.frames(1);
    }

    fn button(&mut self, state: ButtonState) {
        let input = MouseButtonInput { button: MouseButton::Left, state, window: self.window };
        self.app.world_mut().write_message(input);
        self.send(input);
        self.frames(1);
    }

    /// Clicks at a point of the window.
    pub fn click(&mut self, at: Pos2) {
        self.point(at);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.effort.clicks += 1;
        self.frames(4);
    }

    /// Clicks the widget with this name in the tutorial.
    pub fn click_mark(&mut self, name: &str) {
        let marked = self.marked(name).unwrap_or_else(|| panic!("{name} is not there"));
        assert!(marked.seen(), "{name} is out of view");
        self.click(marked.rect.intersect(marked.clip).center());
    }

    /// Clicks the widget with these words.
    pub fn click_named(&mut self, words: &str) {
        let found = self.named(words);
        let widget = found.unwrap_or_else(|| panic!("{words} is not there: {:#?}", self.labels()));
        self.click(widget.rect.center());
    }

    /// Returns the words of all widgets, for messages.
    pub fn labels(&mut self) -> Vec<String> {
        self.widgets().into_iter().map(|widget| widget.label).filter(|label| !label.is_empty()).collect()
    }

    /// Drags with the left button.
    pub fn drag(&mut self, from: Pos2, to: Pos2) {
        self.point(from);
        self.button(ButtonState::Pressed);
        for part in 1..=4 {
            self.point(from + (to - from) * (part as f32 / 4.0));
        }
        self.button(ButtonState::Released);
        self.effort.drags += 1;
        self.frames(2);
    }

    /// Turns the wheel over a point of the window; down, if `notches` is negative.
    pub fn wheel(&mut self, at: Pos2, notches: i32) {
        self.point(at);
        let phase = TouchPhase::Moved;
        let (unit, y) = (MouseScrollUnit::Line, notches as f32);
        let wheel = MouseWheel { unit, x: 0.0, y, window: self.window, phase };
        self.app.world_mut().write_message(wheel);
        self.send(wheel);
        self.effort.notches += notches.unsigned_abs();
        // Scrolling is smooth.
        self.frames(10);
    }

    /// Takes a gamepad, and leaves the keyboard alone from now on.
    pub fn take_a_pad(&mut self) {
        self.padded = true;
    }

    /// Does on the gamepad what presses or lets go of this key.
    fn pad(&mut self, code: KeyCode, state: ButtonState) {
        if code == KeyCode::ShiftLeft {
            self.shift = state == ButtonState::Pressed;
            return;
        }
        let bindings = self.the::<Preferences>().bindings.clone();
        let events = presses(&bindings, code, self.shift).unwrap_or_else(|| panic!("no button presses {code:?}"));
        let moves = |event: &PadEvent| match event {
            PadEvent::Pressed(_) => true,
            PadEvent::Stick(right, up) => right.hypot(*up) > 0.5,
            PadEvent::Released(_) => false,
        };
        let down = events.iter().rposition(moves).map_or(0, |last| last + 1);
        let part = if state == ButtonState::Pressed { &events[..down] } else { &events[down..] };
        for event in part {
            self.app.world_mut().write_message(*event);
        }
    }

    fn key(&mut self, code: KeyCode, state: ButtonState) {
        if self.padded {
            return self.pad(code, state);
        }
        let logical_key = logical(code);
        let text = match (&logical_key, state) {
            (Key::Character(text), ButtonState::Pressed) => Some(text.clone()),
            _ => None,
        };
        let input = KeyboardInput { key_code: code, logical_key, state, text, repeat: false, window: self.window };
        self.app.world_mut().write_message(input.clone());
        self.send(input);
    }

    /// Presses and releases a key.
    pub fn press(&mut self, code: KeyCode) {
        self.key(code, ButtonState::Pressed);
        self.frames(1);
        self.key(code, ButtonState::Released);
        self.effort.keys += 1;
        self.frames(3);
    }

    /// Presses and releases a key quickly, as when one presses it many times.
    pub fn tap(&mut self, code: KeyCode) {
        self.key(code, ButtonState::Pressed);
        self.key(code, ButtonState::Released);
        self.effort.keys += 1;
        self.frames(2);
    }

    /// Presses a key together with another one, slowly.
    pub fn chord(&mut self, with: KeyCode, code: KeyCode) {
        self.key(with, ButtonState::Pressed);
        self.frames(1);
        self.press(code);
        self.key(with, ButtonState::Released);
        self.frames(2);
    }

    /// Presses and releases both keys within one frame, as on a slow machine.
    pub fn snap(&mut self, with: KeyCode, code: KeyCode) {
        for (one, state) in [
            (with, ButtonState::Pressed),
            (code, ButtonState::Pressed),
            (code, ButtonState::Released),
            (with, ButtonState::Released),
        ] {
            self.key(one, state);
        }
        self.effort.keys += 1;
        self.frames(4);
    }

    /// Holds a key for some frames.
    pub fn hold(&mut self, code: KeyCode, frames: u32) {
        self.key(code, ButtonState::Pressed);
        self.frames(frames);
        self.key(code, ButtonState::Released);
        self.effort.keys += 1;
        self.frames(2);
    }

    /// Waits until this is so. Minds think on other threads, so the clock of the wall counts too.
    pub fn wait(&mut self, what: &str, mut until: impl FnMut(&mut Self) -> bool) {
        for _ in 0..4000 {
            if until(self) {
                return self.frames(2);
            }
            self.frames(1);
            if self.stage() == Some(Stage::Waiting) {
                std::thread::sleep(Duration::from_millis(2));
            }
        }
        panic!("{what}: never");
    }
}

/// Returns the key as a keyboard with English letters names it.
fn logical(code: KeyCode) -> Key {
    match code {
        KeyCode::Space => Key::Space,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::ControlLeft | KeyCode::ControlRight => Key::Control,
        KeyCode::ShiftLeft | KeyCode::ShiftRight => Key::Shift,
        other => {
            let name = format!("{other:?}");
            let letter = name.strip_prefix("Key").or_else(|| name.strip_prefix("Digit"));
            let letter = letter.unwrap_or_else(|| panic!("{name} has no letter"));
            Key::Character(letter.to_lowercase().into())
        }
    }
}
