//! The gamepad. Whatever the keyboard does, it does: each button presses a key, so that no panel and
//! no rule knows that there is one.
//!
//! The left stick and the cross are the arrow keys, the right stick steps over the six sides of a
//! canton. A shoulder button held down gives the other buttons a second meaning. Labels of keys
//! show the buttons as long as the gamepad was used last.
//!
//! Not here: letters. Names and notes are written with a keyboard.

#[cfg(target_os = "linux")]
#[path = "linux.rs"]
mod reader;
#[cfg(not(target_os = "linux"))]
#[path = "elsewhere.rs"]
mod reader;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::mpsc::Receiver;

use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::{ButtonState, InputSystems};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use table_text::Text;

use super::keys::{Action, Bindings};
use super::pace::Stir;
use super::settings::Preferences;

/// A button, named by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Button {
    /// The lower one of the four: A or the cross.
    South,
    /// The right one: B or the circle.
    East,
    /// The left one: X or the square.
    West,
    /// The upper one: Y or the triangle.
    North,
    /// The left shoulder. Held down, it changes what the others mean.
    LeftShoulder,
    /// The right shoulder.
    RightShoulder,
    /// The left trigger.
    LeftTrigger,
    /// The right trigger.
    RightTrigger,
    /// The small one in the middle on the left.
    Select,
    /// The small one in the middle on the right.
    Start,
    /// The left stick, pressed.
    LeftStick,
    /// The right stick, pressed.
    RightStick,
    /// Up on the cross or the left stick.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// What a player did with a gamepad.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum PadEvent {
    /// A button was pressed.
    Pressed(Button),
    /// A button was let go.
    Released(Button),
    /// The right stick is there: to the right and up, each -1 to 1.
    Stick(f32, f32),
}

/// What a button means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    /// The key of this action.
    Act(Action),
    /// This key, which nobody can change.
    Key(KeyCode),
    /// The widget before this one: Shift and Tab.
    Back,
}

/// What each button means alone, and what it means together with the left shoulder.
const LAYOUT: [(Button, Meaning, Meaning); 15] = [
    (Button::South, Meaning::Key(KeyCode::Enter), Meaning::Act(Action::DemandTribute)),
    (Button::East, Meaning::Key(KeyCode::Escape), Meaning::Act(Action::Undo)),
    (Button::West, Meaning::Act(Action::Ministerium), Meaning::Act(Action::Events)),
    (Button::North, Meaning::Act(Action::Bazaar), Meaning::Act(Action::Codex)),
    (Button::RightShoulder, Meaning::Key(KeyCode::Tab), Meaning::Back),
    (Button::LeftTrigger, Meaning::Act(Action::NextLegion), Meaning::Act(Action::NextPlace)),
    (Button::RightTrigger, Meaning::Act(Action::March), Meaning::Act(Action::Playback)),
    (Button::Select, Meaning::Act(Action::Menu), Meaning::Act(Action::QuickSave)),
    (Button::Start, Meaning::Act(Action::Seal), Meaning::Act(Action::Card)),
    (Button::LeftStick, Meaning::Act(Action::WholeRealm), Meaning::Act(Action::Picture)),
    (Button::RightStick, Meaning::Act(Action::HexCursor), Meaning::Act(Action::PinTip)),
    (Button::Up, Meaning::Key(KeyCode::ArrowUp), Meaning::Act(Action::MapOwner)),
    (Button::Down, Meaning::Key(KeyCode::ArrowDown), Meaning::Act(Action::MapLegality)),
    (Button::Left, Meaning::Key(KeyCode::ArrowLeft), Meaning::Act(Action::MapPrestige)),
    (Button::Right, Meaning::Key(KeyCode::ArrowRight), Meaning::Act(Action::MapThreat)),
];

/// The steps of the right stick, from the right against the clock.
const STEPS: [Action; 6] = [
    Action::StepEast,
    Action::StepNorthEast,
    Action::StepNorthWest,
    Action::StepWest,
    Action::StepSouthWest,
    Action::StepSouthEast,
];

impl Button {
    /// Returns what stands on it on most gamepads.
    fn cap(self, text: &Text) -> String {
        let cap = match self {
            Self::South => "A",
            Self::East => "B",
            Self::West => "X",
            Self::North => "Y",
            Self::LeftShoulder => "LB",
            Self::RightShoulder => "RB",
            Self::LeftTrigger => "LT",
            Self::RightTrigger => "RT",
            Self::Select => "Select",
            Self::Start => "Start",
            Self::LeftStick => "L3",
            Self::RightStick => "R3",
            Self::Up => return text.say("cap-up"),
            Self::Down => return text.say("cap-down"),
            Self::Left => return text.say("cap-left"),
            Self::Right => return text.say("cap-right"),
        };
        cap.to_owned()
    }
}

/// Returns the label of the button for an action; `None` if it has none.
#[must_use]
pub fn glyph(text: &Text, action: Action) -> Option<String> {
    let act = Meaning::Act(action);
    LAYOUT.iter().find_map(|(button, plain, held)| {
        if *plain == act {
            Some(button.cap(text))
        } else {
            (*held == act).then(|| format!("{}+{}", Button::LeftShoulder.cap(text), button.cap(text)))
        }
    })
}

/// Returns what a player does to press this key; nothing if no button does.
#[must_use]
pub fn presses(bindings: &Bindings, key: KeyCode, with_shift: bool) -> Option<Vec<PadEvent>> {
    let is = |meaning: Meaning| match meaning {
        Meaning::Act(action) => bindings.key(action) == key && !with_shift,
        Meaning::Key(one) => one == key && !with_shift,
        Meaning::Back => key == KeyCode::Tab && with_shift,
    };
    let tap = |button: Button| vec![PadEvent::Pressed(button), PadEvent::Released(button)];
    if let Some((button, ..)) = LAYOUT.iter().find(|(_, plain, _)| is(*plain)) {
        return Some(tap(*button));
    }
    if let Some((button, ..)) = LAYOUT.iter().find(|(.., held)| is(*held)) {
        let shoulder = Button::LeftShoulder;
        let inner = tap(*button);
        return Some([vec![PadEvent::Pressed(shoulder)], inner, vec![PadEvent::Released(shoulder)]].concat());
    }
    let step = STEPS.iter().position(|action| bindings.key(*action) == key && !with_shift)?;
    let angle = step as f32 * std::f32::consts::FRAC_PI_3;
    Some(vec![PadEvent::Stick(angle.cos(), angle.sin()), PadEvent::Stick(0.0, 0.0)])
}

/// How far the stick must be moved for a step, and how far back before the next one.
const PUSHED: (f32, f32) = (0.65, 0.4);

/// The buttons that are held down, with the keys that they hold.
#[derive(Resource, Default)]
struct Pad {
    shoulder: bool,
    held: Vec<(Button, Vec<KeyCode>)>,
    /// True while the stick is out, after its step.
    out: bool,
}

impl Pad {
    /// Returns the keys that go down (true) or up because of an event, in order.
    fn feel(&mut self, event: PadEvent, bindings: &Bindings) -> Vec<(KeyCode, bool)> {
        match event {
            PadEvent::Pressed(Button::LeftShoulder) => self.shoulder = true,
            PadEvent::Released(Button::LeftShoulder) => self.shoulder = false,
            PadEvent::Pressed(button) => {
                let Some((_, plain, second)) = LAYOUT.iter().find(|(one, ..)| *one == button) else {
                    return Vec::new();
                };
                let keys = match if self.shoulder { *second } else { *plain } {
                    Meaning::Act(action) => vec![bindings.key(action)],
                    Meaning::Key(key) => vec![key],
                    Meaning::Back => vec![KeyCode::ShiftLeft, KeyCode::Tab],
                };
                let down = keys.iter().map(|&key| (key, true)).collect();
                self.held.push((button, keys));
                return down;
            }
            // The keys that went down go up, whatever the shoulder says now.
            PadEvent::Released(button) => {
                let Some(at) = self.held.iter().position(|(one, _)| *one == button) else { return Vec::new() };
                return self.held.remove(at).1.into_iter().rev().map(|key| (key, false)).collect();
            }
            PadEvent::Stick(right, up) => {
                let far = right.hypot(up);
                if self.out {
                    self.out = far > PUSHED.1;
                } else if far > PUSHED.0 {
                    self.out = true;
                    let turn = up.atan2(right).rem_euclid(std::f32::consts::TAU) / std::f32::consts::FRAC_PI_3;
                    let key = bindings.key(STEPS[turn.round() as usize % STEPS.len()]);
                    return vec![(key, true), (key, false)];
                }
            }
        }
        Vec::new()
    }
}

/// Lets a gamepad press keys.
pub struct PadPlugin;

impl Plugin for PadPlugin {
    fn build(&self, app: &mut App) {
        app.add_message::<PadEvent>().init_resource::<Pad>().add_systems(PreUpdate, press.before(InputSystems));
    }
}

/// Reads the gamepads of this machine.
pub struct PadReaderPlugin;

/// What the reader has seen.
#[derive(Resource)]
struct Seen(Mutex<Receiver<PadEvent>>);

impl Plugin for PadReaderPlugin {
    fn build(&self, app: &mut App) {
        let stir = app.world().resource::<Stir>().clone();
        app.insert_resource(Seen(Mutex::new(reader::read(stir)))).add_systems(First, hand_on);
    }
}

/// Passes on what the reader has seen.
fn hand_on(seen: Res<Seen>, mut events: MessageWriter<PadEvent>) {
    let Ok(seen) = seen.0.lock() else { return };
    events.write_batch(seen.try_iter());
}

/// Presses the keys of the buttons, and notes which of both was used last.
fn press(
    mut events: MessageReader<PadEvent>,
    mut keys: ParamSet<(MessageReader<KeyboardInput>, MessageWriter<KeyboardInput>)>,
    mut clicks: MessageReader<MouseButtonInput>,
    mut window_events: MessageWriter<WindowEvent>,
    windows: Query<Entity, With<PrimaryWindow>>,
    (mut pad, mut preferences): (ResMut<Pad>, ResMut<Preferences>),
    mut own: Local<BTreeSet<KeyCode>>,
) {
    // A key that this system pressed in the frame before comes by here as well.
    let typed = keys.p0().read().filter(|input| !own.contains(&input.key_code)).count() > 0;
    own.clear();
    let by_hand = typed || clicks.read().count() > 0;
    let felt: Vec<PadEvent> = events.read().copied().filter(|_| preferences.gamepad).collect();
    let moved = felt.iter().any(|event| matches!(event, PadEvent::Pressed(_)));
    if (moved || by_hand) && preferences.bindings.on_a_pad != moved {
        preferences.bindings.on_a_pad = moved;
    }
    let Ok(window) = windows.single() else { return };
    for event in felt {
        for (key_code, down) in pad.feel(event, &preferences.bindings) {
            let state = if down { ButtonState::Pressed } else { ButtonState::Released };
            let logical_key = logical(key_code);
            let input = KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window };
            own.insert(key_code);
            keys.p1().write(input.clone());
            window_events.write(WindowEvent::KeyboardInput(input));
        }
    }
}

/// Returns the key as a keyboard names it. Most keys are read by their place alone, and a text field
/// gets no letter from a gamepad.
fn logical(code: KeyCode) -> Key {
    let named = [
        (KeyCode::Space, Key::Space),
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Escape, Key::Escape),
        (KeyCode::Tab, Key::Tab),
        (KeyCode::ShiftLeft, Key::Shift),
        (KeyCode::ArrowLeft, Key::ArrowLeft),
        (KeyCode::ArrowRight, Key::ArrowRight),
        (KeyCode::ArrowUp, Key::ArrowUp),
        (KeyCode::ArrowDown, Key::ArrowDown),
    ];
    let found = named.into_iter().find(|(one, _)| *one == code);
    found.map_or(Key::Unidentified(NativeKey::Unidentified), |(_, key)| key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_button_has_two_meanings_and_no_action_has_two_buttons() {
        let buttons: BTreeSet<Button> = LAYOUT.iter().map(|(button, ..)| *button).collect();
        assert_eq!(buttons.len(), LAYOUT.len());
        let mut acts: Vec<Action> = Vec::new();
        for meaning in LAYOUT.iter().flat_map(|(_, plain, held)| [*plain, *held]) {
            if let Meaning::Act(action) = meaning {
                assert!(!acts.contains(&action), "{action:?} has two buttons");
                acts.push(action);
            }
        }
        assert_eq!(glyph(&Text::english(), Action::Bazaar).as_deref(), Some("Y"));
        assert_eq!(glyph(&Text::english(), Action::Undo).as_deref(), Some("LB+B"));
    }

    #[test]
    fn a_button_lets_go_of_the_key_that_it_pressed() {
        let (mut pad, bindings) = (Pad::default(), Bindings::default());
        let mut feel = |event| pad.feel(event, &bindings);
        assert!(feel(PadEvent::Pressed(Button::LeftShoulder)).is_empty());
        let tribute = bindings.key(Action::DemandTribute);
        assert_eq!(feel(PadEvent::Pressed(Button::South)), [(tribute, true)]);
        assert!(feel(PadEvent::Released(Button::LeftShoulder)).is_empty());
        assert_eq!(feel(PadEvent::Released(Button::South)), [(tribute, false)]);
        assert!(feel(PadEvent::Released(Button::South)).is_empty(), "it was let go already");
    }

    #[test]
    fn the_stick_steps_once_and_in_six_directions() {
        let (mut pad, bindings) = (Pad::default(), Bindings::default());
        for (at, action) in STEPS.iter().enumerate() {
            let angle = at as f32 * std::f32::consts::FRAC_PI_3 + 0.3;
            let key = bindings.key(*action);
            let stick = PadEvent::Stick(angle.cos(), angle.sin());
            assert_eq!(pad.feel(stick, &bindings), [(key, true), (key, false)], "{action:?}");
            assert!(pad.feel(stick, &bindings).is_empty(), "it is still out");
            assert!(pad.feel(PadEvent::Stick(0.1, 0.0), &bindings).is_empty());
        }
        assert!(pad.feel(PadEvent::Stick(0.4, 0.3), &bindings).is_empty(), "a worn stick never rests in the middle");
    }
}
