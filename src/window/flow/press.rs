//! The keys that push intents (manual appendix B). The board handles the keys for scrolling,
//! zooming and stepping a path.

use bevy::prelude::*;

use super::{Stage, Standing};
use crate::intent::{Intent, Looking, Planning, Recalling, Sheet, Tab};
use crate::keys::Action;
use crate::ministerium::Pointed;
use crate::rules::orders::Order;
use crate::rules::tribute::TributeOrder;
use crate::settings::Preferences;

/// Reads the keys of the running game. Other pages read their own keys, because Escape must first
/// close a popup there.
pub(super) fn read_keys(
    keys: Res<ButtonInput<KeyCode>>,
    preferences: Res<Preferences>,
    standing: Standing<'_>,
    pointed: Pointed<'_>,
    mut intents: MessageWriter<Intent>,
) {
    let overlay = &pointed.overlay;
    // The theatre reads its own keys.
    if overlay.sheet == Sheet::Battle {
        return;
    }
    let control = keys.pressed(KeyCode::ControlLeft) || keys.pressed(KeyCode::ControlRight);
    if keys.just_pressed(KeyCode::Escape) {
        if standing.at(Stage::Playback) {
            intents.write(Recalling::SkipPlayback.into());
        } else if pointed.rite().is_some() {
            intents.write(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
        } else if overlay.sheet != Sheet::None {
            intents.write(Looking::Open(Sheet::None).into());
        }
        return;
    }
    // A text field takes the letters. Only Escape still closes things.
    if overlay.typing {
        return;
    }
    match standing.stage() {
        // No key works behind the curtain. The widgets on the curtain have the focus and read their
        // own keys.
        Some(Stage::Curtain) | None => return,
        Some(Stage::Playback) => {
            if !overlay.focused && (keys.just_pressed(KeyCode::Enter) || keys.just_pressed(KeyCode::Space)) {
                intents.write(Recalling::SkipPlayback.into());
                return;
            }
        }
        Some(Stage::Planning | Stage::Waiting | Stage::Over) => {}
    }
    if control {
        if keys.just_pressed(KeyCode::KeyZ) {
            intents.write(Planning::Undo.into());
        }
        if keys.just_pressed(KeyCode::KeyY) {
            intents.write(Planning::Redo.into());
        }
        return;
    }
    for action in Action::ALL {
        let key = preferences.bindings.key(action);
        // Space presses the focused widget, as on every page.
        let taken = overlay.focused && matches!(key, KeyCode::Space | KeyCode::Enter);
        if keys.just_pressed(key)
            && !taken
            && let Some(intent) = meaning(action, overlay.sheet)
        {
            intents.write(intent);
        }
    }
}

/// Returns the intent of a key that does not concern the board.
fn meaning(action: Action, sheet: Sheet) -> Option<Intent> {
    let toggle =
        |wanted: Sheet, open: bool| Some(Intent::Looking(Looking::Open(if open { Sheet::None } else { wanted })));
    match action {
        Action::Ministerium => toggle(Sheet::Ministerium(Tab::default()), matches!(sheet, Sheet::Ministerium(_))),
        Action::Bazaar => toggle(Sheet::Bazaar, sheet == Sheet::Bazaar),
        Action::Menu => toggle(Sheet::Menu, sheet == Sheet::Menu),
        Action::Seal => Some(if sheet == Sheet::Seal {
            Intent::Planning(Planning::Seal)
        } else {
            Intent::Looking(Looking::Open(Sheet::Seal))
        }),
        Action::DemandTribute => {
            Some(Intent::Planning(Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute))))
        }
        Action::Undo => Some(Intent::Planning(Planning::Undo)),
        Action::Redo => Some(Intent::Planning(Planning::Redo)),
        Action::Playback => Some(Intent::Recalling(Recalling::PlayTurn)),
        Action::Zoom
        | Action::NextLegion
        | Action::NextPlace
        | Action::NextEnemyLegion
        | Action::NextEnemyPlace
        | Action::ScrollWest
        | Action::ScrollEast
        | Action::ScrollNorth
        | Action::ScrollSouth
        | Action::Train
        | Action::Dismiss
        | Action::March
        | Action::StepEast
        | Action::StepNorthEast
        | Action::StepNorthWest
        | Action::StepWest
        | Action::StepSouthWest
        | Action::StepSouthEast => None,
    }
}
