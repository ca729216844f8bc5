//! Gamepads on other systems, by gilrs.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::Duration;

use gilrs::{Axis, EventType, Gilrs};

use super::{Button, PadEvent};
use crate::shell::pace::Stir;

/// The longest wait for an event. After it the thread looks whether the window is still open.
const WAIT: Duration = Duration::from_secs(2);

/// How far a stick must be moved to count as a button, and how far back to be let go.
const PUSHED: (f32, f32) = (0.6, 0.4);

/// Reads all gamepads, and asks for a frame at every event.
pub(super) fn read(stir: Stir) -> Receiver<PadEvent> {
    let (events, seen) = channel();
    // A machine without gamepads, or one that cannot start a thread, has none.
    drop(thread::Builder::new().name("pads".to_owned()).spawn(move || {
        let Ok(mut pads) = Gilrs::new() else { return };
        let (mut held, mut right) = (BTreeSet::new(), (0.0, 0.0));
        loop {
            let Some(happened) = pads.next_event_blocking(Some(WAIT)) else { continue };
            for event in felt(happened.event, &mut held, &mut right) {
                if events.send(event).is_err() {
                    return;
                }
            }
            stir.now();
        }
    }));
    seen
}

/// Returns the events of what happened.
fn felt(happened: EventType, held: &mut BTreeSet<Button>, right: &mut (f32, f32)) -> Vec<PadEvent> {
    if let EventType::ButtonPressed(one, _) = happened {
        return button(one).map(PadEvent::Pressed).into_iter().collect();
    }
    if let EventType::ButtonReleased(one, _) = happened {
        return button(one).map(PadEvent::Released).into_iter().collect();
    }
    let EventType::AxisChanged(axis, at, _) = happened else { return Vec::new() };
    if axis == Axis::LeftStickX {
        pushed(at, [Button::Left, Button::Right], held)
    } else if axis == Axis::LeftStickY {
        pushed(at, [Button::Down, Button::Up], held)
    } else if axis == Axis::RightStickX {
        right.0 = at;
        vec![PadEvent::Stick(right.0, right.1)]
    } else if axis == Axis::RightStickY {
        right.1 = at;
        vec![PadEvent::Stick(right.0, right.1)]
    } else {
        Vec::new()
    }
}

/// Returns the events of a stick's axis, which acts as two buttons.
fn pushed(at: f32, [low, high]: [Button; 2], held: &mut BTreeSet<Button>) -> Vec<PadEvent> {
    let mut events = Vec::new();
    for (button, far) in [(low, -at), (high, at)] {
        if far > PUSHED.0 && held.insert(button) {
            events.push(PadEvent::Pressed(button));
        } else if far < PUSHED.1 && held.remove(&button) {
            events.push(PadEvent::Released(button));
        }
    }
    events
}

/// The buttons as gilrs names them.
const NAMES: [(gilrs::Button, Button); 16] = [
    (gilrs::Button::South, Button::South),
    (gilrs::Button::East, Button::East),
    (gilrs::Button::North, Button::North),
    (gilrs::Button::West, Button::West),
    (gilrs::Button::LeftTrigger, Button::LeftShoulder),
    (gilrs::Button::RightTrigger, Button::RightShoulder),
    (gilrs::Button::LeftTrigger2, Button::LeftTrigger),
    (gilrs::Button::RightTrigger2, Button::RightTrigger),
    (gilrs::Button::Select, Button::Select),
    (gilrs::Button::Start, Button::Start),
    (gilrs::Button::LeftThumb, Button::LeftStick),
    (gilrs::Button::RightThumb, Button::RightStick),
    (gilrs::Button::DPadUp, Button::Up),
    (gilrs::Button::DPadDown, Button::Down),
    (gilrs::Button::DPadLeft, Button::Left),
    (gilrs::Button::DPadRight, Button::Right),
];

/// Returns the button that gilrs names.
fn button(one: gilrs::Button) -> Option<Button> {
    NAMES.iter().find(|(name, _)| *name == one).map(|(_, button)| *button)
}
