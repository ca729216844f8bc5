//! The keys of all actions, by name. Players can change them (manual appendix B).

use std::collections::BTreeMap;

use bevy::input::keyboard::KeyCode;
use serde::{Deserialize, Serialize};

/// An action that has a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Action {
    /// Open or close the Ministerium (manual: spacebar).
    Ministerium,
    /// Open or close the bazaar (manual: B).
    Bazaar,
    /// Change the zoom (manual: Z).
    Zoom,
    /// Select the next own legion (manual: N).
    NextLegion,
    /// Select the next own place (manual: M).
    NextPlace,
    /// Select the next enemy legion (manual: comma).
    NextEnemyLegion,
    /// Select the next enemy place (manual: full stop).
    NextEnemyPlace,
    /// Open the menu: save, load, quit (manual: Q).
    Menu,
    /// Scroll the map west (manual: arrow keys).
    ScrollWest,
    /// Scroll the map east.
    ScrollEast,
    /// Scroll the map north.
    ScrollNorth,
    /// Scroll the map south.
    ScrollSouth,
    /// Open the summary, and seal the turn.
    Seal,
    /// Demand tribute in the first free slot.
    DemandTribute,
    /// Train the selected legion (manual 4.4, 4.19).
    Train,
    /// Dismiss the selected legion (manual 4.19).
    Dismiss,
    /// Begin or confirm a march of the selected legion. The six direction keys then step its path.
    March,
    /// Step a path east.
    StepEast,
    /// Step a path north-east.
    StepNorthEast,
    /// Step a path north-west.
    StepNorthWest,
    /// Step a path west.
    StepWest,
    /// Step a path south-west.
    StepSouthWest,
    /// Step a path south-east.
    StepSouthEast,
    /// Undo the last change.
    Undo,
    /// Redo it.
    Redo,
    /// Watch the last turn again.
    Playback,
    /// Open or close the codex.
    Codex,
    /// Open or close the search over everything; Control and F does the same.
    Finder,
    /// Open or close the card with the turn and the costs.
    Card,
}

impl Action {
    /// All actions, in the order of the settings page.
    pub const ALL: [Self; 29] = [
        Self::Ministerium,
        Self::Bazaar,
        Self::Zoom,
        Self::NextLegion,
        Self::NextPlace,
        Self::NextEnemyLegion,
        Self::NextEnemyPlace,
        Self::Menu,
        Self::ScrollWest,
        Self::ScrollEast,
        Self::ScrollNorth,
        Self::ScrollSouth,
        Self::Seal,
        Self::DemandTribute,
        Self::Train,
        Self::Dismiss,
        Self::March,
        Self::StepEast,
        Self::StepNorthEast,
        Self::StepNorthWest,
        Self::StepWest,
        Self::StepSouthWest,
        Self::StepSouthEast,
        Self::Undo,
        Self::Redo,
        Self::Playback,
        Self::Codex,
        Self::Finder,
        Self::Card,
    ];

    /// Returns the second part of the id of its text, which begins with `key-`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ministerium => "ministerium",
            Self::Bazaar => "bazaar",
            Self::Zoom => "zoom",
            Self::NextLegion => "next-legion",
            Self::NextPlace => "next-place",
            Self::NextEnemyLegion => "next-enemy-legion",
            Self::NextEnemyPlace => "next-enemy-place",
            Self::Menu => "menu",
            Self::ScrollWest => "scroll-west",
            Self::ScrollEast => "scroll-east",
            Self::ScrollNorth => "scroll-north",
            Self::ScrollSouth => "scroll-south",
            Self::Seal => "seal",
            Self::DemandTribute => "demand-tribute",
            Self::Train => "train",
            Self::Dismiss => "dismiss",
            Self::March => "march",
            Self::StepEast => "step-east",
            Self::StepNorthEast => "step-north-east",
            Self::StepNorthWest => "step-north-west",
            Self::StepWest => "step-west",
            Self::StepSouthWest => "step-south-west",
            Self::StepSouthEast => "step-south-east",
            Self::Undo => "undo",
            Self::Redo => "redo",
            Self::Playback => "playback",
            Self::Codex => "codex",
            Self::Finder => "finder",
            Self::Card => "card",
        }
    }

    const fn first_key(self) -> KeyCode {
        match self {
            Self::Ministerium => KeyCode::Space,
            Self::Bazaar => KeyCode::KeyB,
            Self::Zoom => KeyCode::KeyZ,
            Self::NextLegion => KeyCode::KeyN,
            Self::NextPlace => KeyCode::KeyM,
            Self::NextEnemyLegion => KeyCode::Comma,
            Self::NextEnemyPlace => KeyCode::Period,
            Self::Menu => KeyCode::KeyQ,
            Self::ScrollWest => KeyCode::ArrowLeft,
            Self::ScrollEast => KeyCode::ArrowRight,
            Self::ScrollNorth => KeyCode::ArrowUp,
            Self::ScrollSouth => KeyCode::ArrowDown,
            Self::Seal => KeyCode::KeyE,
            Self::DemandTribute => KeyCode::KeyT,
            Self::Train => KeyCode::KeyV,
            Self::Dismiss => KeyCode::KeyX,
            Self::March => KeyCode::KeyG,
            Self::StepEast => KeyCode::KeyL,
            Self::StepNorthEast => KeyCode::KeyO,
            Self::StepNorthWest => KeyCode::KeyI,
            Self::StepWest => KeyCode::KeyJ,
            Self::StepSouthWest => KeyCode::KeyH,
            Self::StepSouthEast => KeyCode::KeyK,
            Self::Undo => KeyCode::KeyU,
            Self::Redo => KeyCode::KeyR,
            Self::Playback => KeyCode::KeyP,
            Self::Codex => KeyCode::F1,
            Self::Finder => KeyCode::F3,
            Self::Card => KeyCode::F2,
        }
    }
}

/// The key of every action. Every action always has exactly one key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bindings {
    keys: BTreeMap<Action, KeyCode>,
}

impl Default for Bindings {
    fn default() -> Self {
        Self { keys: Action::ALL.into_iter().map(|action| (action, action.first_key())).collect() }
    }
}

/// Key codes are stored by their debug names. Labels for players are made from the same names.
impl Serialize for Bindings {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let names: BTreeMap<Action, String> =
            self.keys.iter().map(|(action, key)| (*action, format!("{key:?}"))).collect();
        names.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Bindings {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let names: BTreeMap<Action, String> = BTreeMap::deserialize(deserializer)?;
        let mut bindings = Self::default();
        for (action, name) in names {
            let key = KEYS.iter().find(|key| format!("{key:?}") == name);
            let key = key.ok_or_else(|| serde::de::Error::custom(format!("no key is called \"{name}\"")))?;
            bindings.bind(action, *key);
        }
        Ok(bindings)
    }
}

/// The keys that can be bound to an action.
pub const KEYS: [KeyCode; 57] = [
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
];

impl Bindings {
    /// Returns the key of an action.
    #[must_use]
    pub fn key(&self, action: Action) -> KeyCode {
        self.keys.get(&action).copied().unwrap_or_else(|| action.first_key())
    }

    /// Binds another key to an action. If another action had this key, it takes the old one, so
    /// that no key has two actions.
    pub fn bind(&mut self, action: Action, key: KeyCode) {
        let old = self.key(action);
        if let Some(other) = Action::ALL.into_iter().find(|&other| other != action && self.key(other) == key) {
            self.keys.insert(other, old);
        }
        self.keys.insert(action, key);
    }

    /// Returns the short name of an action's key, as printed on the key.
    #[must_use]
    pub fn label(&self, action: Action) -> String {
        let name = format!("{:?}", self.key(action));
        let name = name.trim_start_matches("Key").trim_start_matches("Digit");
        match name {
            "Comma" => ",".to_owned(),
            "Period" => ".".to_owned(),
            "ArrowLeft" => "Left".to_owned(),
            "ArrowRight" => "Right".to_owned(),
            "ArrowUp" => "Up".to_owned(),
            "ArrowDown" => "Down".to_owned(),
            "PageUp" => "Page up".to_owned(),
            "PageDown" => "Page down".to_owned(),
            other => other.to_owned(),
        }
    }
}
