//! The keys and mouse buttons of all actions, by name. Players can change them (manual appendix B).
//!
//! A new action is one line in `actions!`, and a text `key-NAME`. Whoever reads keys asks for the
//! key of an action; a mouse button presses the key of its action, so nobody has to read mouse
//! buttons.
//!
//! Not here: keys of a text field, of the curtain and of pages, which are the same everywhere
//! (Escape, Tab, Enter), and the left and right mouse buttons, which are the pointer's own.

use std::collections::BTreeMap;

use bevy::input::ButtonInput;
use bevy::input::keyboard::KeyCode;
use bevy::input::mouse::MouseButton;
use serde::{Deserialize, Serialize};
use table_text::Text;

/// The two Control keys.
pub const CONTROL: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
/// The two Shift keys.
pub const SHIFT: [KeyCode; 2] = [KeyCode::ShiftLeft, KeyCode::ShiftRight];

/// True if one of two keys was down at any time of this frame. In a long frame, a key may be
/// pressed and released together with the letter that it changes.
#[must_use]
pub fn held(keys: &ButtonInput<KeyCode>, either: [KeyCode; 2]) -> bool {
    keys.any_pressed(either) || keys.any_just_pressed(either) || keys.any_just_released(either)
}

/// A ready-made arrangement of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// The right hand has the mouse.
    Standard,
    /// The left hand has the mouse: all keys lie right of the middle of the keyboard.
    LeftHanded,
}

impl Preset {
    /// All presets.
    pub const ALL: [Self; 2] = [Self::Standard, Self::LeftHanded];

    /// Returns the second part of the id of its text, which begins with `settings-preset-`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::LeftHanded => "left",
        }
    }
}

/// Declares the actions in the order of the settings page: name, second part of the id of its text,
/// and its keys in the standard and in the left-handed preset.
macro_rules! actions {
    ($($(#[$about:meta])* $action:ident = $name:literal: $standard:ident / $left:ident,)+) => {
        /// An action that has a key.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Action {
            $($(#[$about])* $action,)+
        }

        impl Action {
            /// All actions, in the order of the settings page.
            pub const ALL: [Self; [$($name),+].len()] = [$(Self::$action),+];

            /// Returns the second part of the id of its text, which begins with `key-`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$action => $name,)+
                }
            }

            const fn key_in(self, preset: Preset) -> KeyCode {
                match preset {
                    Preset::Standard => match self {
                        $(Self::$action => KeyCode::$standard,)+
                    },
                    Preset::LeftHanded => match self {
                        $(Self::$action => KeyCode::$left,)+
                    },
                }
            }
        }
    };
}

actions! {
    /// Open or close the Ministerium (manual: spacebar).
    Ministerium = "ministerium": Space / Space,
    /// Open or close the bazaar (manual: B).
    Bazaar = "bazaar": KeyB / Quote,
    /// Open or close the events: cards in hand, and what is in progress.
    Events = "events": KeyD / F10,
    /// Change the zoom (manual: Z).
    Zoom = "zoom": KeyZ / Slash,
    /// Select the next own legion (manual: N).
    NextLegion = "next-legion": KeyN / KeyN,
    /// Select the next own place (manual: M).
    NextPlace = "next-place": KeyM / KeyM,
    /// Select the next enemy legion (manual: comma).
    NextEnemyLegion = "next-enemy-legion": Comma / Comma,
    /// Select the next enemy place (manual: full stop).
    NextEnemyPlace = "next-enemy-place": Period / Period,
    /// Open the menu: save, load, quit (manual: Q).
    Menu = "menu": KeyQ / Backslash,
    /// Scroll the map west (manual: arrow keys).
    ScrollWest = "scroll-west": ArrowLeft / ArrowLeft,
    /// Scroll the map east.
    ScrollEast = "scroll-east": ArrowRight / ArrowRight,
    /// Scroll the map north.
    ScrollNorth = "scroll-north": ArrowUp / ArrowUp,
    /// Scroll the map south.
    ScrollSouth = "scroll-south": ArrowDown / ArrowDown,
    /// Open the summary, and seal the turn.
    Seal = "seal": KeyE / BracketRight,
    /// Demand tribute in the first free slot.
    DemandTribute = "demand-tribute": KeyT / KeyY,
    /// Train the selected legion (manual 4.4, 4.19).
    Train = "train": KeyV / BracketLeft,
    /// Dismiss the selected legion (manual 4.19).
    Dismiss = "dismiss": KeyX / Minus,
    /// Begin or confirm a march of the selected legion. The six direction keys then step its path.
    March = "march": KeyG / Semicolon,
    /// Step a path east.
    StepEast = "step-east": KeyL / KeyL,
    /// Step a path north-east.
    StepNorthEast = "step-north-east": KeyO / KeyO,
    /// Step a path north-west.
    StepNorthWest = "step-north-west": KeyI / KeyI,
    /// Step a path west.
    StepWest = "step-west": KeyJ / KeyJ,
    /// Step a path south-west.
    StepSouthWest = "step-south-west": KeyH / KeyH,
    /// Step a path south-east.
    StepSouthEast = "step-south-east": KeyK / KeyK,
    /// Undo the last change.
    Undo = "undo": KeyU / KeyU,
    /// Redo it.
    Redo = "redo": KeyR / Equal,
    /// Watch the last turn again.
    Playback = "playback": KeyP / KeyP,
    /// Save the game to the one quick save (not in an Iron Man game).
    QuickSave = "quick-save": F5 / F11,
    /// Load the quick save.
    QuickLoad = "quick-load": F9 / F12,
    /// Map mode: owners. With Shift, the keys of the six modes choose the slot for the next order.
    MapOwner = "map-owner": Digit1 / Digit5,
    /// Map mode: rights of way.
    MapLegality = "map-legality": Digit2 / Digit6,
    /// Map mode: prestige.
    MapPrestige = "map-prestige": Digit3 / Digit7,
    /// Map mode: threats.
    MapThreat = "map-threat": Digit4 / Digit8,
    /// Map mode: terrain.
    MapTerrain = "map-terrain": Digit5 / Digit9,
    /// Map mode: unclaimed land.
    MapUnclaimed = "map-unclaimed": Digit6 / Digit0,
    /// Show the whole realm, or go back.
    WholeRealm = "whole-realm": KeyW / Home,
    /// Save a picture of the board.
    Picture = "picture": F12 / F8,
    /// Switch the hex cursor on or off.
    HexCursor = "hex-cursor": KeyC / End,
    /// Pin a note to a canton.
    Pin = "pin": KeyA / PageDown,
    /// Open or close the codex.
    Codex = "codex": F1 / F1,
    /// Open or close the search over everything; Control and F does the same.
    Finder = "finder": F3 / F3,
    /// Open or close the card with the turn and the costs.
    Card = "card": F2 / F2,
    /// Pin the tip that is shown, so that it stays.
    PinTip = "pin-tip": KeyF / PageUp,
}

/// A mouse button that can have an action. The left and right buttons are the pointer's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SideButton {
    /// The wheel, pressed.
    Middle,
    /// The rear thumb button.
    Back,
    /// The front thumb button.
    Forward,
}

impl SideButton {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Middle, Self::Back, Self::Forward];

    /// Returns the button as the engine calls it.
    #[must_use]
    pub const fn mouse(self) -> MouseButton {
        match self {
            Self::Middle => MouseButton::Middle,
            Self::Back => MouseButton::Back,
            Self::Forward => MouseButton::Forward,
        }
    }

    /// Returns its name in the settings file, and the second part of the id of its text, which
    /// begins with `mouse-`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Middle => "middle",
            Self::Back => "back",
            Self::Forward => "forward",
        }
    }
}

/// What a player presses for an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Press {
    /// A key.
    Key(KeyCode),
    /// A mouse button.
    Button(SideButton),
}

/// The key of every action, and the mouse buttons of some.
///
/// Every action always has exactly one key, and no key or button has two actions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    keys: BTreeMap<Action, KeyCode>,
    buttons: BTreeMap<SideButton, Action>,
    /// True if the gamepad was used last: labels show its buttons. It is not stored.
    pub on_a_pad: bool,
}

impl Default for Bindings {
    fn default() -> Self {
        Self::of(Preset::Standard)
    }
}

/// Key codes are stored by their debug names. Labels for players are made from the same names. A
/// mouse button follows the key after a blank.
impl Serialize for Bindings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let name = |action: &Action, key: &KeyCode| match self.button(*action) {
            Some(button) => format!("{key:?} {}", button.key()),
            None => format!("{key:?}"),
        };
        let names: BTreeMap<Action, String> =
            self.keys.iter().map(|(action, key)| (*action, name(action, key))).collect();
        names.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bindings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names: BTreeMap<Action, String> = BTreeMap::deserialize(deserializer)?;
        let unknown = |kind: &str, name: &str| -> D::Error {
            serde::de::Error::custom(format!("no {kind} is called \"{name}\""))
        };
        let mut bindings = Self::default();
        for (action, name) in names {
            let (key, button) = name.split_once(' ').map_or((name.as_str(), None), |(key, button)| (key, Some(button)));
            let found = KEYS.iter().find(|known| format!("{known:?}") == key).ok_or_else(|| unknown("key", key))?;
            bindings.bind(action, Press::Key(*found));
            bindings.buttons.retain(|_, bound| *bound != action);
            if let Some(button) = button {
                let found = SideButton::ALL.into_iter().find(|known| known.key() == button);
                bindings.bind(action, Press::Button(found.ok_or_else(|| unknown("mouse button", button))?));
            }
        }
        Ok(bindings)
    }
}

/// The keys that can be bound to an action.
pub const KEYS: [KeyCode; 67] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
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
    KeyCode::Space,
    KeyCode::Semicolon,
    KeyCode::Quote,
    KeyCode::BracketLeft,
    KeyCode::BracketRight,
    KeyCode::Slash,
    KeyCode::Backslash,
    KeyCode::Minus,
    KeyCode::Equal,
    KeyCode::Comma,
    KeyCode::Period,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Home,
    KeyCode::End,
    KeyCode::PageUp,
    KeyCode::PageDown,
    KeyCode::F1,
    KeyCode::F2,
    KeyCode::F3,
    KeyCode::F4,
    KeyCode::F5,
    KeyCode::F6,
    KeyCode::F7,
    KeyCode::F8,
    KeyCode::F9,
    KeyCode::F10,
    KeyCode::F11,
    KeyCode::F12,
];

impl Bindings {
    /// Returns the keys of a preset. Its thumb buttons undo and redo.
    #[must_use]
    pub fn of(preset: Preset) -> Self {
        Self {
            keys: Action::ALL.into_iter().map(|action| (action, action.key_in(preset))).collect(),
            buttons: BTreeMap::from([(SideButton::Back, Action::Undo), (SideButton::Forward, Action::Redo)]),
            on_a_pad: false,
        }
    }

    /// Returns the key of an action.
    #[must_use]
    pub fn key(&self, action: Action) -> KeyCode {
        self.keys.get(&action).copied().unwrap_or_else(|| action.key_in(Preset::Standard))
    }

    /// Returns the mouse button of an action.
    #[must_use]
    pub fn button(&self, action: Action) -> Option<SideButton> {
        self.buttons.iter().find(|(_, bound)| **bound == action).map(|(button, _)| *button)
    }

    /// Returns the action of a mouse button.
    #[must_use]
    pub fn action_of(&self, button: SideButton) -> Option<Action> {
        self.buttons.get(&button).copied()
    }

    /// Returns the other action that has this key or button now.
    #[must_use]
    pub fn rival(&self, action: Action, press: Press) -> Option<Action> {
        match press {
            Press::Key(key) => Action::ALL.into_iter().find(|&other| other != action && self.key(other) == key),
            Press::Button(button) => self.action_of(button).filter(|&other| other != action),
        }
    }

    /// Binds another key or button to an action. If another action had this key, it takes the old
    /// one, so that no key has two actions. A button leaves its old action.
    pub fn bind(&mut self, action: Action, press: Press) {
        match press {
            Press::Key(key) => {
                let old = self.key(action);
                if let Some(other) = self.rival(action, press) {
                    self.keys.insert(other, old);
                }
                self.keys.insert(action, key);
            }
            Press::Button(button) => {
                self.buttons.retain(|_, bound| *bound != action);
                self.buttons.insert(button, action);
            }
        }
    }

    /// Gives an action the key and button that it came with, by an exchange as in
    /// [`bind`](Self::bind).
    pub fn restore(&mut self, action: Action) {
        let came = Self::default();
        self.bind(action, Press::Key(came.key(action)));
        match came.button(action) {
            Some(button) => self.bind(action, Press::Button(button)),
            None => self.buttons.retain(|_, bound| *bound != action),
        }
    }

    /// Returns the short name of an action's key, as printed on the key.
    #[must_use]
    pub fn label(&self, text: &Text, action: Action) -> String {
        let button = super::pad::glyph(text, action).filter(|_| self.on_a_pad);
        button.unwrap_or_else(|| key_cap(text, self.key(action)))
    }
}

/// Returns the short name of a key, as printed on the key.
#[must_use]
pub fn key_cap(text: &Text, key: KeyCode) -> String {
    let name = format!("{key:?}");
    let name = name.trim_start_matches("Key").trim_start_matches("Digit");
    let cap = match name {
        "Semicolon" => ";",
        "Quote" => "'",
        "BracketLeft" => "[",
        "BracketRight" => "]",
        "Slash" => "/",
        "Backslash" => "\\",
        "Minus" => "-",
        "Equal" => "=",
        "Comma" => ",",
        "Period" => ".",
        "ArrowLeft" => return text.say("cap-left"),
        "ArrowRight" => return text.say("cap-right"),
        "ArrowUp" => return text.say("cap-up"),
        "ArrowDown" => return text.say("cap-down"),
        "PageUp" => return text.say("cap-page-up"),
        "PageDown" => return text.say("cap-page-down"),
        "Space" => return text.say("cap-space"),
        "Enter" => return text.say("cap-enter"),
        "Tab" => return text.say("cap-tab"),
        "Escape" => return text.say("cap-escape"),
        "Backspace" => return text.say("cap-backspace"),
        "Delete" => return text.say("cap-delete"),
        "Insert" => return text.say("cap-insert"),
        "Home" => return text.say("cap-home"),
        "End" => return text.say("cap-end"),
        other => other,
    };
    cap.to_owned()
}
