//! The course of a single combat, from top to bottom: rounds, slots, and the end.

use bevy_egui::egui::{Rect, Stroke, Ui, vec2};

use super::bout::{Bout, Step};
use super::exchange::{folded, ladder, opened};
use super::{Scene, words};
use crate::conclave::ministerium::words::say;
use crate::conclave::theatre::piece::{Sort, Staged as _};
use crate::conclave::theatre::telling::{self, follow};
use crate::look::Line;
use crate::look::palette::{EMBER, ENGRAVED, INK};
use crate::rules::arena::{Corner, DuelEnd};

/// Number of points below the present step that stay visible.
const BELOW: f32 = 12.0;

/// Draws the course so far. Returns the step that was clicked.
pub fn course(ui: &mut Ui, scene: &Scene<'_, '_>) -> Option<usize> {
    let bout = scene.watch.play();
    let mut clicked = None;
    telling::unrolled(ui, scene, "arena-imagined-tip", |ui| {
        if scene.watch.at() == 0 {
            overture(ui, scene);
        }
        // Shows only the last two rounds of a long single combat. The line under the stage leads to
        // the earlier ones.
        let now = scene.watch.at();
        let first = (0..bout.report.rounds.len()).rev().find(|&round| bout.round_at(round) <= now).unwrap_or(0);
        let from = bout.round_at(first.saturating_sub(1));
        for at in from..=now.min(bout.steps().saturating_sub(1)) {
            let top = ui.cursor().top();
            let present = at == now;
            match bout.step(at) {
                Step::Entry | Step::End => {}
                Step::Round { round } => heading(ui, scene, round),
                Step::Slot { exchange, .. } => {
                    if present {
                        opened(ui, scene, exchange);
                    } else if ui.push_id(at, |ui| folded(ui, scene.sight, bout, exchange)).inner {
                        clicked = Some(at);
                    }
                    let before = exchange.blows.each_ref().map(|blow| blow.hp_before);
                    let levels = if present {
                        Corner::BOTH.map(|corner| scene.hp(corner))
                    } else {
                        exchange.blows.each_ref().map(|blow| f32::from(blow.hp_after))
                    };
                    ladder(ui, bout, levels, before);
                }
            }
            if present {
                follow(ui, scene, top, BELOW);
            }
        }
        if scene.watch.over() {
            let top = ui.cursor().top();
            ending(ui, scene);
            follow(ui, scene, top, BELOW);
        }
    });
    clicked
}

/// Draws the beginning: the sand of the arena, and a hint on the controls.
fn overture(ui: &mut Ui, scene: &Scene<'_, '_>) {
    telling::overture(ui, scene.sight, (280.0, 0.9), |ui, centre, side| {
        // The rows of seats around the arena, seen from above.
        for row in 1..=3_u8 {
            ui.painter().circle_stroke(centre, side * (0.62 + 0.09 * f32::from(row)), Stroke::new(0.75, ENGRAVED));
        }
        ui.painter().circle(centre, side * 0.62, INK, Stroke::new(1.5, ENGRAVED));
        let icon = scene.sight.look.image(Bout::EMBLEM, side * 0.8, EMBER);
        icon.paint_at(ui, Rect::from_center_size(centre, vec2(side, side) * 0.8));
    });
}

/// Draws the heading of a round and the hit points at its start.
fn heading(ui: &mut Ui, scene: &Scene<'_, '_>, round: usize) {
    let sight = scene.sight;
    telling::round(ui, sight, round + 1, || vec![Line::Text(say!(sight, "arena-round-tip"))]);
    let bout = scene.watch.play();
    let hp = Corner::BOTH.map(|corner| bout.hp(bout.round_at(round), corner));
    ladder(ui, bout, hp.map(f32::from), hp);
}

/// Draws the end and the facts that followed from it.
fn ending(ui: &mut Ui, scene: &Scene<'_, '_>) {
    let (sight, bout) = (scene.sight, scene.watch.play());
    let icon = if bout.report.end == DuelEnd::Both { "skull" } else { Bout::EMBLEM };
    let imagined = (bout.sort == Sort::Imagined).then(|| say!(sight, "arena-imagined-end"));
    telling::ending(ui, sight, (icon, words::ending(sight, bout)), &bout.aftermath, imagined);
}
