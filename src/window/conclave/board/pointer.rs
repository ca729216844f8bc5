//! The pointer on the board. Hovering, selecting, ordering and dragging use the same code to find
//! the canton.

use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::input::EguiWantsInput;

use super::Lit;
use super::choice::Choice;
use super::layout::canton_under;
use super::lens::Lens;
use super::playback::Shown;
use crate::conclave::rituals::Pointed;
use crate::conclave::rituals::rites::picked;
use crate::intent::{Intent, Looking, Mark, Planning, Sheet, Tab};
use crate::rules::ids::CantonId;
use crate::sight::{Hand, Library};

/// A button that is held down on the board.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grip {
    button: MouseButton,
    last: Vec2,
    moved: f32,
}

/// Movement in pixels from which a click counts as a drag.
const SLIP: f32 = 6.0;

/// Reads the pointer.
pub(super) fn point(
    (buttons, scroll): (Res<ButtonInput<MouseButton>>, Res<AccumulatedMouseScroll>),
    wants: Option<Res<EguiWantsInput>>,
    windows: Query<&Window, With<PrimaryWindow>>,
    lit: Res<Lit>,
    (hand, library): (Option<ResMut<Hand>>, Option<Res<Library>>),
    (choice, shown, pointed): (Res<Choice>, Res<Shown>, Pointed<'_>),
    mut lens: ResMut<Lens>,
    mut intents: MessageWriter<Intent>,
    mut grip: Local<Option<Grip>>,
) {
    let (Some(mut hand), true, Ok(window)) = (hand, lit.0, windows.single()) else {
        *grip = None;
        return;
    };
    let on_panel =
        pointed.overlay.room.zip(window.physical_cursor_position()).is_some_and(|(room, at)| !room.contains(at));
    let covered = on_panel || wants.is_some_and(|wants| wants.wants_any_pointer_input());
    let place = window.cursor_position().map(|cursor| (cursor - window.size() / 2.0) * Vec2::new(1.0, -1.0));
    let size = hand.view.table().realm().board().size();
    let under = place.filter(|_| !covered).and_then(|place| canton_under(size, lens.under(place)));
    if hand.hovered != under {
        hand.hovered = under;
    }
    let Some(place) = place else { return };
    if !covered {
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
        };
        if notches != 0.0 {
            lens.zoom((notches * 0.5).clamp(-1.0, 1.0), place);
        }
        for button in [MouseButton::Left, MouseButton::Right, MouseButton::Middle] {
            if buttons.just_pressed(button) {
                *grip = Some(Grip { button, last: place, moved: 0.0 });
            }
        }
    }
    let Some(held) = grip.as_mut() else { return };
    let slid = place - held.last;
    held.last = place;
    held.moved += slid.length();
    if held.moved > SLIP && slid != Vec2::ZERO {
        let by = -slid * lens.scale;
        lens.drag(by);
    }
    if buttons.pressed(held.button) {
        return;
    }
    let clicked = held.moved <= SLIP;
    let button = held.button;
    *grip = None;
    if !clicked {
        return;
    }
    match (button, under) {
        (MouseButton::Left, Some(canton)) => match pointed.rite().zip(library) {
            Some((rite, library)) => {
                intents.write_batch(picked(&library.book, &hand, rite, canton));
            }
            None => drop(intents.write(click(&hand, &choice, &shown, canton))),
        },
        (MouseButton::Right, _) if pointed.rite().is_some() => {
            intents.write(Looking::Open(Sheet::Ministerium(Tab::Rituals)).into());
        }
        (MouseButton::Right, _) => {
            intents.write(Looking::Select(None).into());
        }
        _ => {}
    }
}

/// Returns the intent of a click on a canton.
fn click(hand: &Hand, choice: &Choice, shown: &Shown, canton: CantonId) -> Intent {
    if let Some(order) = choice.order(canton) {
        return Intent::Planning(Planning::Put(None, order));
    }
    Intent::Looking(Looking::Select(Some(mark_at(hand, shown, canton))))
}

/// Returns the selection for a click on a canton: a legion that is there or is planned to be there,
/// a place, or the canton itself.
fn mark_at(hand: &Hand, shown: &Shown, canton: CantonId) -> Mark {
    let planned = hand.planned.forces().legion_at(canton).filter(|legion| legion.owner == hand.seat());
    let legion = shown.depiction.legion_at(canton).map(|legion| legion.id).or(planned.map(|legion| legion.id));
    let place = shown.depiction.place_at(canton).map(|place| Mark::Place(place.id));
    legion.map(Mark::Legion).or(place).unwrap_or(Mark::Canton(canton))
}
