//! Gamepads on Linux, by the kernel's own interface, which needs no library.
//!
//! A thread looks for new ones every few seconds, and each has a thread that waits for its events.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use evdev::{AbsoluteAxisCode, Device, EventSummary, KeyCode};

use super::{Button, PadEvent};
use crate::shell::pace::Stir;

/// Time between two looks for new gamepads.
const LOOK: Duration = Duration::from_secs(3);

/// How far a stick or a trigger must be moved to count as a button, and how far back to be let go.
const PUSHED: (f32, f32) = (0.6, 0.4);

/// Reads all gamepads, and asks for a frame at every event.
pub(super) fn read(stir: Stir) -> Receiver<PadEvent> {
    let (events, seen) = channel();
    // A machine that cannot start a thread has no gamepads.
    drop(thread::Builder::new().name("pads".to_owned()).spawn(move || {
        let open: Arc<Mutex<BTreeSet<PathBuf>>> = Arc::default();
        loop {
            for (path, device) in evdev::enumerate().filter(|(_, device)| is_pad(device)) {
                if !open.lock().unwrap_or_else(PoisonError::into_inner).insert(path.clone()) {
                    continue;
                }
                let (events, stir, open) = (events.clone(), stir.clone(), Arc::clone(&open));
                drop(thread::Builder::new().name("pad".to_owned()).spawn(move || {
                    follow(device, &events, &stir);
                    open.lock().unwrap_or_else(PoisonError::into_inner).remove(&path);
                }));
            }
            thread::sleep(LOOK);
        }
    }));
    seen
}

/// True for a gamepad: it has the lower one of the four buttons.
fn is_pad(device: &Device) -> bool {
    device.supported_keys().is_some_and(|keys| keys.contains(KeyCode::BTN_SOUTH))
}

/// The driver of these names the left and the upper button the other way round.
fn crossed(device: &Device) -> bool {
    const MICROSOFT: u16 = 0x045e;
    let name = device.name().unwrap_or_default().to_lowercase();
    device.input_id().vendor() == MICROSOFT || name.contains("x-box") || name.contains("xbox")
}

/// The state of a gamepad's axes.
#[derive(Default)]
struct Axes {
    held: BTreeSet<Button>,
    right: (f32, f32),
}

impl Axes {
    /// Returns the events of an axis that acts as two buttons, or as one.
    fn buttons(&mut self, at: f32, low: Option<Button>, high: Button) -> Vec<PadEvent> {
        let mut events = Vec::new();
        for (button, far) in low.into_iter().map(|low| (low, -at)).chain([(high, at)]) {
            if far > PUSHED.0 && self.held.insert(button) {
                events.push(PadEvent::Pressed(button));
            } else if far < PUSHED.1 && self.held.remove(&button) {
                events.push(PadEvent::Released(button));
            }
        }
        events
    }

    /// Returns the events of an axis. Sticks and the cross go from -1 to 1, triggers from 0 to 1.
    fn moved(&mut self, axis: AbsoluteAxisCode, at: f32) -> Vec<PadEvent> {
        match axis {
            AbsoluteAxisCode::ABS_X | AbsoluteAxisCode::ABS_HAT0X => {
                self.buttons(at, Some(Button::Left), Button::Right)
            }
            AbsoluteAxisCode::ABS_Y | AbsoluteAxisCode::ABS_HAT0Y => self.buttons(at, Some(Button::Up), Button::Down),
            AbsoluteAxisCode::ABS_Z => self.buttons(at, None, Button::LeftTrigger),
            AbsoluteAxisCode::ABS_RZ => self.buttons(at, None, Button::RightTrigger),
            AbsoluteAxisCode::ABS_RX => {
                self.right.0 = at;
                vec![PadEvent::Stick(self.right.0, self.right.1)]
            }
            AbsoluteAxisCode::ABS_RY => {
                self.right.1 = -at;
                vec![PadEvent::Stick(self.right.0, self.right.1)]
            }
            _ => Vec::new(),
        }
    }
}

/// Returns the button of a key of the kernel.
fn button(key: KeyCode, crossed: bool) -> Option<Button> {
    Some(match key {
        KeyCode::BTN_SOUTH => Button::South,
        KeyCode::BTN_EAST => Button::East,
        KeyCode::BTN_NORTH => {
            if crossed {
                Button::West
            } else {
                Button::North
            }
        }
        KeyCode::BTN_WEST => {
            if crossed {
                Button::North
            } else {
                Button::West
            }
        }
        KeyCode::BTN_TL => Button::LeftShoulder,
        KeyCode::BTN_TR => Button::RightShoulder,
        KeyCode::BTN_TL2 => Button::LeftTrigger,
        KeyCode::BTN_TR2 => Button::RightTrigger,
        KeyCode::BTN_SELECT => Button::Select,
        KeyCode::BTN_START => Button::Start,
        KeyCode::BTN_THUMBL => Button::LeftStick,
        KeyCode::BTN_THUMBR => Button::RightStick,
        KeyCode::BTN_DPAD_UP => Button::Up,
        KeyCode::BTN_DPAD_DOWN => Button::Down,
        KeyCode::BTN_DPAD_LEFT => Button::Left,
        KeyCode::BTN_DPAD_RIGHT => Button::Right,
        _ => return None,
    })
}

/// Passes on the events of a gamepad until it is gone.
fn follow(mut device: Device, events: &Sender<PadEvent>, stir: &Stir) {
    let crossed = crossed(&device);
    let ranges: Vec<(AbsoluteAxisCode, (f32, f32))> = device.get_absinfo().map_or_else(
        |_| Vec::new(),
        |all| all.map(|(axis, info)| (axis, (info.minimum() as f32, info.maximum() as f32))).collect(),
    );
    let mut axes = Axes::default();
    while let Ok(happened) = device.fetch_events() {
        let mut felt = Vec::new();
        for event in happened {
            let told = event.destructure();
            if let EventSummary::Key(_, key, state @ (0 | 1)) = told {
                let made = if state == 1 { PadEvent::Pressed } else { PadEvent::Released };
                felt.extend(button(key, crossed).map(made));
            } else if let EventSummary::AbsoluteAxis(_, axis, value) = told {
                let Some((_, (least, most))) = ranges.iter().find(|(one, _)| *one == axis) else { continue };
                let part = (value as f32 - least) / (most - least).max(1.0);
                let trigger = axis == AbsoluteAxisCode::ABS_Z || axis == AbsoluteAxisCode::ABS_RZ;
                felt.extend(axes.moved(axis, if trigger { part } else { part * 2.0 - 1.0 }));
            }
        }
        for event in felt {
            // The window is closed.
            if events.send(event).is_err() {
                return;
            }
        }
        stir.now();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_is_a_button_with_some_play() {
        let mut axes = Axes::default();
        let x = AbsoluteAxisCode::ABS_X;
        assert_eq!(axes.moved(x, 0.7), [PadEvent::Pressed(Button::Right)]);
        assert!(axes.moved(x, 0.5).is_empty(), "it is still held");
        assert_eq!(axes.moved(x, -0.9), [PadEvent::Pressed(Button::Left), PadEvent::Released(Button::Right)]);
        assert_eq!(axes.moved(AbsoluteAxisCode::ABS_RY, -1.0), [PadEvent::Stick(0.0, 1.0)], "up is up");
        assert_eq!(axes.moved(AbsoluteAxisCode::ABS_Z, 1.0), [PadEvent::Pressed(Button::LeftTrigger)]);
    }
}
