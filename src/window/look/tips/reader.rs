//! Reads the keys for tips before anything else can.
//!
//! While the player is busy with a pinned tip, it takes every key: neither egui nor a panel finds
//! them in the input. The game reads its own keys without egui, and asks
//! [`reading`](super::reading) first.

use bevy_egui::egui::{Context, Event, Id, Key, LayerId, Memory, Modifiers, Order, Plugin, PointerButton, Popup, Pos2};
use bevy_egui::egui::{RawInput, Ui, Vec2, vec2};

use super::{DEEPEST, Tips, with};
use crate::look::marks::note_device;

/// The egui plugin that reads the keys.
pub(super) struct Reader;

impl Plugin for Reader {
    fn debug_name(&self) -> &'static str {
        "tip-reader"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        input.events.iter().for_each(|event| note_device(ctx, event));
        let events = std::mem::take(&mut input.events);
        input.events = events.into_iter().filter(|event| !takes(ctx, event)).collect();
    }

    fn on_begin_pass(&mut self, ui: &mut Ui) {
        with(ui.ctx(), |tips| tips.floating.clear());
    }
}

/// The distance that a key moves or scrolls a tip, in points.
const STEP: f32 = 48.0;

/// What a key does to the tips.
enum Effect {
    /// The tips take the key.
    Taken,
    /// The key is for others.
    Passed,
    /// The tips take the key, and this widget gets the focus.
    Focus(Id),
}

/// Handles an event. True if nothing else may have it.
#[expect(clippy::wildcard_enum_match_arm, reason = "egui has many events, and these alone matter")]
fn takes(ctx: &Context, event: &Event) -> bool {
    match event {
        Event::Key { key, physical_key, pressed, modifiers, .. } => {
            let typing = ctx.text_edit_focused();
            let (focused, popup) = (ctx.memory(Memory::focused), Popup::is_any_open(ctx));
            let stroke = Stroke { key: *key, place: physical_key.unwrap_or(*key), modifiers: *modifiers };
            let effect = with(ctx, |tips| match *pressed {
                true => tips.press(&stroke, typing, focused, popup),
                false if tips.attended => Effect::Taken,
                false => Effect::Passed,
            });
            match effect {
                Effect::Taken => true,
                Effect::Passed => false,
                Effect::Focus(home) => {
                    ctx.memory_mut(|memory| memory.request_focus(home));
                    true
                }
            }
        }
        Event::Text(_) | Event::Paste(_) | Event::Cut => with(ctx, |tips| tips.attended),
        Event::PointerButton { pos, button, pressed: true, .. } => click(ctx, *pos, *button),
        _ => false,
    }
}

/// Handles a click: the middle button pins, and a click beside the tips gives the keys back.
fn click(ctx: &Context, pos: Pos2, button: PointerButton) -> bool {
    let focused = ctx.memory(Memory::focused);
    if button == PointerButton::Middle && with(ctx, |tips| tips.pin(focused, DEEPEST)) {
        return true;
    }
    let layer = ctx.layer_id_at(pos);
    let leaves = with(ctx, |tips| {
        let mine = |layer: LayerId| {
            layer.order == Order::Tooltip
                || tips.pinned.iter().any(|pinned| layer.id == Id::new(("pinned-tip", pinned.serial)))
        };
        tips.attended = !tips.pinned.is_empty() && layer.is_some_and(mine);
        tips.pinned.iter().flat_map(|pinned| &pinned.links).any(|link| focused == Some(*link))
    });
    if let Some(focused) = focused.filter(|_| leaves && !with(ctx, |tips| tips.attended)) {
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
    false
}

/// A key with the keys that are held.
struct Stroke {
    key: Key,
    /// The place of the key on the keyboard, by its name on an English one.
    place: Key,
    modifiers: Modifiers,
}

impl Tips {
    /// Handles a pressed key.
    fn press(&mut self, stroke: &Stroke, typing: bool, focused: Option<Id>, popup: bool) -> Effect {
        let plain = !stroke.modifiers.any();
        let pins = plain && Some(stroke.place) == self.pin_key && !typing;
        if self.pinned.is_empty() {
            return if pins && self.pin(focused, DEEPEST) { Effect::Taken } else { Effect::Passed };
        }
        if stroke.key == Key::Escape {
            return if popup && !self.attended { Effect::Passed } else { self.close_one() };
        }
        if !self.attended {
            if pins {
                if !self.pin(focused, DEEPEST) {
                    self.attended = true;
                }
                return Effect::Taken;
            }
            return Effect::Passed;
        }
        if pins {
            return if self.pin(focused, DEEPEST) { Effect::Taken } else { self.close_one() };
        }
        self.walk(stroke);
        Effect::Taken
    }

    fn close_one(&mut self) -> Effect {
        self.close(self.pinned.len().saturating_sub(1)).map_or(Effect::Taken, Effect::Focus)
    }

    /// Moves the cursor, the contents or the whole of the topmost tip.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all other keys of the keyboard do nothing")]
    fn walk(&mut self, stroke: &Stroke) {
        let Some(top) = self.pinned.last_mut() else { return };
        let count = top.links.len().max(1);
        let page = (top.rect.height() * 0.7).max(STEP);
        let way = match stroke.key {
            Key::ArrowLeft => vec2(-STEP, 0.0),
            Key::ArrowRight => vec2(STEP, 0.0),
            Key::ArrowUp => vec2(0.0, -STEP),
            Key::ArrowDown => vec2(0.0, STEP),
            _ => Vec2::ZERO,
        };
        let only = stroke.modifiers.shift_only();
        match stroke.key {
            Key::Enter | Key::Space => self.pressed = true,
            Key::PageDown => top.scroll = page,
            Key::PageUp => top.scroll = -page,
            Key::End => top.scroll = f32::from(u16::MAX),
            Key::Home => top.scroll = -f32::from(u16::MAX),
            _ if way != Vec2::ZERO && only => top.push = way,
            // A tip without terms has only its close button, and the arrows scroll it.
            Key::ArrowDown | Key::ArrowUp if count == 1 => top.scroll = way.y,
            Key::Tab if only => top.cursor = (top.cursor + count - 1) % count,
            Key::ArrowLeft | Key::ArrowUp => top.cursor = (top.cursor + count - 1) % count,
            Key::Tab | Key::ArrowRight | Key::ArrowDown => top.cursor = (top.cursor + 1) % count,
            _ => {}
        }
    }
}
