//! The pointer on the board. Hovering, selecting, ordering and dragging use the same code to find
//! the canton.

use bevy::input::mouse::{AccumulatedMouseScroll, MouseScrollUnit};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::EguiContext;
use bevy_egui::egui::{Order, pos2};
use bevy_egui::input::EguiWantsInput;

use super::Lit;
use super::charting::{Instruments, Rebuff};
use super::choice::Choice;
use super::layout::canton_under;
use super::lens::Lens;
use super::playback::Shown;
use crate::conclave::rituals::Pointed;
use crate::conclave::rituals::rites::{Rite, picked};
use crate::intent::{Dealing, Dossier, Intent, Looking, Mark, Planning, Sheet, Tab};
use crate::rules::forces::Landmark;
use crate::rules::ids::CantonId;
use crate::rules::rulebook::Rulebook;
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
    (wants, mut contexts): (Option<Res<EguiWantsInput>>, Query<&mut EguiContext>),
    windows: Query<&Window, With<PrimaryWindow>>,
    lit: Res<Lit>,
    (hand, library): (Option<ResMut<Hand>>, Option<Res<Library>>),
    (choice, shown, pointed): (Res<Choice>, Res<Shown>, Pointed<'_>),
    (mut lens, mut instruments): (ResMut<Lens>, ResMut<Instruments>),
    mut intents: MessageWriter<Intent>,
    (mut grip, mut rested): (Local<Option<Grip>>, Local<Option<Vec2>>),
) {
    let (Some(mut hand), true, Ok(window)) = (hand, lit.0, windows.single()) else {
        *grip = None;
        return;
    };
    let on_panel =
        pointed.overlay.room.zip(window.physical_cursor_position()).is_some_and(|(room, at)| !room.contains(at));
    // What the panels want is known from the last frame. In a long frame the pointer has come over
    // a panel since then.
    let under_it =
        contexts.single_mut().ok().zip(window.physical_cursor_position()).is_some_and(|(mut context, at)| {
            let ctx = context.get_mut();
            let at = at / ctx.pixels_per_point();
            ctx.layer_id_at(pos2(at.x, at.y)).is_some_and(|layer| layer.order != Order::Background)
        });
    let covered = on_panel || under_it || wants.is_some_and(|wants| wants.wants_any_pointer_input());
    let place = window.cursor_position().map(|cursor| (cursor - window.size() / 2.0) * Vec2::new(1.0, -1.0));
    let size = hand.view.table().realm().board().size();
    let pointed_at = place.filter(|_| !covered).and_then(|place| canton_under(size, lens.under(place)));
    // The hex cursor counts until the pointer moves.
    if std::mem::replace(&mut *rested, place) != place && instruments.by_keys {
        instruments.by_keys = false;
    }
    let under = instruments.cursor.filter(|_| instruments.by_keys).or(pointed_at);
    if hand.hovered != under {
        hand.hovered = under;
    }
    let Some(place) = place else { return };
    if !covered {
        let notches = match scroll.unit {
            MouseScrollUnit::Line => scroll.delta.y,
            MouseScrollUnit::Pixel => scroll.delta.y / 60.0,
        };
        if notches != 0.0 && pointed.overlay.sheet == Sheet::None {
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
    let rebuffed = instruments.rebuff.take();
    match (button, pointed_at, library) {
        (MouseButton::Left, Some(canton), Some(library)) => {
            match touch(&library.book, &hand, &choice, &shown, pointed.rite(), rebuffed, canton) {
                Reply::Wishes(wishes) => drop(intents.write_batch(wishes)),
                Reply::Rebuff(rebuff) => instruments.rebuff = Some(rebuff),
            }
        }
        (MouseButton::Right, _, _) => {
            intents.write(deselect(pointed.rite().is_some()));
        }
        _ => {}
    }
}

/// Returns the intent of a click of the other button: back from the choice of a target, or nothing
/// selected.
pub(super) const fn deselect(pointing: bool) -> Intent {
    Intent::Looking(if pointing { Looking::Open(Sheet::Ministerium(Tab::Rituals)) } else { Looking::Select(None) })
}

/// The answer to a click on a canton.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Reply {
    /// The intents of the click.
    Wishes(Vec<Intent>),
    /// The selected legion cannot go there. It stays selected, and the player is told why.
    Rebuff(Rebuff),
}

/// Returns the answer to a click on a canton, by mouse or by the hex cursor. `rebuffed` is the
/// answer to the click before.
pub(super) fn touch(
    book: &Rulebook,
    hand: &Hand,
    choice: &Choice,
    shown: &Shown,
    rite: Option<&Rite>,
    rebuffed: Option<Rebuff>,
    canton: CantonId,
) -> Reply {
    if let Some(rite) = rite {
        return Reply::Wishes(picked(book, hand, rite, canton));
    }
    if let Some(order) = choice.order(canton) {
        return Reply::Wishes(vec![Planning::Put(None, order).into()]);
    }
    let rebuff = choice.legion.map(|legion| Rebuff { legion, canton });
    if let Some(rebuff) = rebuff.filter(|rebuff| Some(*rebuff) != rebuffed && !own(hand, canton)) {
        return Reply::Rebuff(rebuff);
    }
    let mark = mark_at(hand, shown, canton);
    let mut wishes: Vec<Intent> = vec![Looking::Select(Some(mark)).into()];
    // A stronghold stands for its house.
    if let Mark::Place(id) = mark
        && let Some(hold) = shown.depiction.places.iter().find(|hold| hold.id == id)
        && let Landmark::Stronghold(of) = hold.landmark
        && hold.owner == Some(of)
        && of != hand.seat()
    {
        wishes.push(Dealing::ShowDossier(Dossier::House(of)).into());
        wishes.push(Looking::Open(Sheet::Ministerium(Tab::Diplomacy)).into());
    }
    Reply::Wishes(wishes)
}

/// True if a unit of the player stands in a canton, now or by the draft.
fn own(hand: &Hand, canton: CantonId) -> bool {
    let seat = hand.seat();
    [hand.view.table(), hand.planned()].into_iter().any(|table| {
        let legion = table.forces().legion_at(canton).is_some_and(|legion| legion.owner == seat);
        legion || table.forces().place_at(canton).is_some_and(|place| place.owner == Some(seat))
    })
}

/// Returns the selection for a click on a canton: a legion that is there or is planned to be there,
/// a place, or the canton itself.
fn mark_at(hand: &Hand, shown: &Shown, canton: CantonId) -> Mark {
    let planned = hand.planned().forces().legion_at(canton).filter(|legion| legion.owner == hand.seat());
    let legion = shown.depiction.legion_at(canton).map(|legion| legion.id).or(planned.map(|legion| legion.id));
    let place = shown.depiction.place_at(canton).map(|place| Mark::Place(place.id));
    legion.map(Mark::Legion).or(place).unwrap_or(Mark::Canton(canton))
}
