//! The stage: both sides in the wings, the course of the piece between them, the control bar below.

use std::sync::Arc;

use bevy_egui::egui::{Align, Context, Id, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::controls;
use super::piece::{Scene, Sort, Staged};
use super::watch::Watch;
use crate::conclave::ministerium::words::say;
use crate::intent::Staging;
use crate::look::{mark_too, sheet};
use crate::rules::combat::Side;
use crate::sight::{Sight, Wishes};
use crate::sound::{music, play};

/// Preferred size of the sheet in points: width, height.
const WANTED: (f32, f32) = (1232.0, 652.0);
/// Width in points below which the wings are replaced with nameplates. Between wings, the names of
/// moves would be cut.
const WIDE: f32 = 1000.0;
/// Space between the wings and the course, in points.
const GAP: f32 = 14.0;

/// Draws the sheet with a piece.
pub(super) fn stage<P: Staged>(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes, piece: &Arc<P>) {
    let at = Id::new("theatre-watch");
    let (mut watch, opened) = recall(ctx, sight, piece, at);
    let before = watch.at();
    let mut leave = controls::keys(ctx, &mut watch);
    controls::run(ctx, sight, &mut watch);
    let icon = match piece.sort() {
        Sort::Fought => P::EMBLEM,
        Sort::Imagined => "eye",
    };
    let (heading, close) = (piece.heading(sight), say!(sight, "theatre-leave-key"));
    let size = vec2(WANTED.0, WANTED.1);
    leave |= sheet(ctx, sight.look, "theatre", (icon, &heading), &close, size, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        inside(ui, sight, &mut watch, wishes);
    });
    music(ctx, P::MUSIC);
    // Who jumps hears nothing of what lies between.
    if (opened || watch.at() == before + 1)
        && let Some(cue) = piece.cue(watch.at())
    {
        play(ctx, cue);
    }
    if watch.over() {
        mark_too(ctx, "button-close", "theatre-leave");
    }
    if leave {
        ctx.data_mut(|data| data.remove::<Watch<P>>(at));
        wishes.push(Staging::CloseBattle.into());
    } else {
        ctx.data_mut(|data| data.insert_temp(at, watch));
    }
}

/// Returns the stored watch of this piece. A piece that was not shown before gets a new one, and
/// true.
fn recall<P: Staged>(ctx: &Context, sight: &Sight<'_>, piece: &Arc<P>, at: Id) -> (Watch<P>, bool) {
    let known: Option<Watch<P>> = ctx.data(|data| data.get_temp(at));
    match known.filter(|watch| Arc::ptr_eq(watch.play(), piece)) {
        Some(watch) => (watch, false),
        None => {
            let still = sight.preferences.playback_percent == 0 || piece.opening().is_some();
            (Watch::open(Arc::clone(piece), !still), true)
        }
    }
}

fn inside<P: Staged>(ui: &mut Ui, sight: &Sight<'_>, watch: &mut Watch<P>, wishes: &mut Wishes) {
    let all = ui.available_rect_before_wrap();
    let foot = controls::height(all.width());
    let bar = Rect::from_min_max(pos2(all.left(), (all.bottom() - foot).max(all.top())), all.max);
    let mut room = Rect::from_min_max(all.min, pos2(all.right(), bar.top() - 4.0));
    if room.height() < 24.0 {
        room.max.y = room.min.y + 24.0;
    }
    let scene = Scene { sight, watch };
    let clicked = if all.width() >= WIDE { wide(ui, &scene, room) } else { narrow(ui, &scene, room) };
    let line = P::caption(&scene);
    if let Some(at) = clicked {
        watch.seek(at);
    }
    within(ui, bar, |ui| controls::bar(ui, sight, watch, wishes, line));
}

/// Draws the course between both wings. Returns the step that was clicked.
fn wide<P: Staged>(ui: &mut Ui, scene: &Scene<'_, '_, P>, room: Rect) -> Option<usize> {
    let wing = (room.width() * 0.235).clamp(200.0, 292.0);
    for side in Side::BOTH {
        let x = match side {
            Side::Attacker => room.left(),
            Side::Defender => room.right() - wing,
        };
        let part = Rect::from_min_size(pos2(x, room.top()), vec2(wing, room.height()));
        within(ui, part, |ui| P::wing(ui, scene, side));
    }
    let middle = room.shrink2(vec2(wing + GAP, 0.0));
    within(ui, middle, |ui| P::course(ui, scene))
}

/// Draws the course under both nameplates. Returns the step that was clicked.
fn narrow<P: Staged>(ui: &mut Ui, scene: &Scene<'_, '_, P>, room: Rect) -> Option<usize> {
    within(ui, room, |ui| {
        ui.horizontal(|ui| {
            let half = (ui.available_width() / 2.0 - 8.0).max(40.0);
            for side in Side::BOTH {
                ui.allocate_ui_with_layout(vec2(half, 30.0), Layout::top_down(Align::Min), |ui| {
                    ui.set_width(half);
                    P::nameplate(ui, scene, side);
                });
            }
        });
        P::course(ui, scene)
    })
}

/// Draws in one part of the sheet, clipped to it.
fn within<R>(ui: &mut Ui, room: Rect, add: impl FnOnce(&mut Ui) -> R) -> R {
    let mut child = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    child.set_clip_rect(room.expand(3.0).intersect(ui.clip_rect()));
    add(&mut child)
}
