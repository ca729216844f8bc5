//! The keys that push intents (manual appendix B). The board handles the keys for scrolling,
//! zooming and stepping a path.

use bevy::prelude::*;

use super::{Stage, Standing};
use crate::conclave::rituals::Pointed;
use crate::intent::{Filing, Intent, Leaf, Looking, Picturing, Planning, Recalling, Sheet, Tab};
use crate::look::tips::Reading;
use crate::rules::orders::Order;
use crate::rules::tribute::TributeOrder;
use crate::shell::keys::{Action, Bindings, CONTROL, SHIFT, held};
use crate::shell::settings::Preferences;

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
    let escape = keys.just_pressed(KeyCode::Escape);
    match overlay.reading {
        Reading::Closely => return,
        // This Escape closes the pinned tip.
        Reading::Beside if escape => return,
        Reading::Beside | Reading::Nothing => {}
    }
    // The theatre reads its own keys, and so does whatever lies over everything.
    if overlay.sheet == Sheet::Battle || overlay.covered {
        return;
    }
    let control = held(&keys, CONTROL);
    if escape {
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
            // One key skips a step of the turn, another one the whole.
            let mine = held(&keys, SHIFT);
            let skips = [
                (KeyCode::Space, if mine { Recalling::SkipToMine } else { Recalling::SkipPart }),
                (KeyCode::Backspace, Recalling::BackPart),
                (KeyCode::Enter, Recalling::SkipPlayback),
            ];
            let mut pressed = skips.into_iter().filter(|(key, _)| !overlay.focused && keys.just_pressed(*key));
            if let Some((_, wish)) = pressed.next() {
                intents.write(wish.into());
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
    let free = |key| Action::ALL.iter().all(|action| preferences.bindings.key(*action) != key);
    let entered = keys.just_pressed(KeyCode::Enter) && !overlay.focused && free(KeyCode::Enter);
    if entered && overlay.sheet == Sheet::Seal {
        intents.write(Planning::Seal.into());
    }
    if matches!(overlay.sheet, Sheet::Ministerium(_)) {
        intents.write_batch(tabs(&keys, &preferences.bindings));
    }
    for (action, intent) in BESIDE_THE_BOARD {
        let key = preferences.bindings.key(action);
        // Space and Enter press the focused widget, as on every page. On a sheet only Enter does.
        let taken = overlay.focused && (key == KeyCode::Enter || key == KeyCode::Space && overlay.sheet == Sheet::None);
        if keys.just_pressed(key) && !taken {
            intents.write(intent(overlay.sheet));
        }
    }
}

/// The keys of the tabs of the Ministerium, while it is open.
const TABS: [KeyCode; Tab::ALL.len()] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
];

/// Returns the intents of the keys that open tabs. A key that the player has given to an action
/// that works here too keeps that action alone.
fn tabs(keys: &ButtonInput<KeyCode>, bindings: &Bindings) -> Vec<Intent> {
    let taken = |key: KeyCode| BESIDE_THE_BOARD.iter().any(|(action, _)| bindings.key(*action) == key);
    let pressed = TABS.into_iter().zip(Tab::ALL).filter(|(key, _)| keys.just_pressed(*key) && !taken(*key));
    pressed.map(|(_, tab)| Looking::Open(Sheet::Ministerium(tab)).into()).collect()
}

/// The intent of a key while this sheet is open.
type Meaning = fn(Sheet) -> Intent;

/// The actions that are not the board's, with their meanings. The board reads its keys itself.
const BESIDE_THE_BOARD: [(Action, Meaning); 12] = [
    (Action::Ministerium, |sheet| toggle(Sheet::Ministerium(Tab::default()), matches!(sheet, Sheet::Ministerium(_)))),
    (Action::Bazaar, |sheet| toggle(Sheet::Bazaar, sheet == Sheet::Bazaar)),
    (Action::Events, |sheet| toggle(Sheet::Events(Leaf::default()), matches!(sheet, Sheet::Events(_)))),
    (Action::Menu, |sheet| toggle(Sheet::Menu, sheet == Sheet::Menu)),
    (Action::Seal, |sheet| if sheet == Sheet::Seal { Planning::Seal.into() } else { toggle(Sheet::Seal, false) }),
    (Action::DemandTribute, |_| Planning::Put(None, Order::Tribute(TributeOrder::DemandTribute)).into()),
    (Action::Undo, |_| Planning::Undo.into()),
    (Action::Redo, |_| Planning::Redo.into()),
    (Action::Playback, |_| Recalling::PlayTurn.into()),
    (Action::QuickSave, |_| Filing::QuickSave.into()),
    (Action::QuickLoad, |_| Filing::QuickLoad.into()),
    (Action::Picture, |_| Picturing::Board.into()),
];

/// Opens a sheet, or closes it if it is open.
fn toggle(sheet: Sheet, open: bool) -> Intent {
    Looking::Open(if open { Sheet::None } else { sheet }).into()
}
