//! The parts of a course that all pieces share.

use std::sync::Arc;

use bevy_egui::egui::{
    Align2, FontId, Frame, Id, Label, Margin, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2,
};

use super::paint;
use super::piece::{Scene, Sort, Staged};
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, PARCHMENT, SEPIA, SKY};
use crate::look::{DISPLAY, Line, bold, explain, family};
use crate::rules::facts::Fact;
use crate::sight::Sight;

/// Draws the course so far, in an area that scrolls. An imagined fight has a banner above it.
pub(super) fn unrolled<P: Staged, R>(
    ui: &mut Ui,
    scene: &Scene<'_, '_, P>,
    imagined_tip: &str,
    add: impl FnOnce(&mut Ui) -> R,
) -> R {
    ui.spacing_mut().item_spacing.y = 2.0;
    if scene.watch.play().sort() == Sort::Imagined {
        imagined(ui, scene.sight, imagined_tip);
    }
    let area = ScrollArea::vertical().id_salt("theatre-course").auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        add(ui)
    })
    .inner
}

fn imagined(ui: &mut Ui, sight: &Sight<'_>, tip: &str) {
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let inner = room.shrink(2.0);
    paint::dashed(ui.painter(), inner);
    let font = FontId::new(15.0, family(DISPLAY));
    let words = say!(sight, "theatre-imagined");
    let text = ui.painter().text(inner.center(), Align2::CENTER_CENTER, &words, font, SKY);
    let eye = Rect::from_center_size(pos2(text.left() - 18.0, inner.center().y), vec2(20.0, 20.0));
    sight.look.image("eye", 20.0, SKY).paint_at(ui, eye);
    explain(response, sight, &words, || vec![Line::Text(sight.text.say(tip))]);
}

/// Scrolls to the present step, from `top` to `below` points under the last line.
pub(super) fn follow<P: Staged>(ui: &Ui, scene: &Scene<'_, '_, P>, top: f32, below: f32) {
    /// Number of frames to scroll. A newly opened part gets its final height only after some
    /// frames.
    const FRAMES: u8 = 4;
    type Followed = (usize, usize, u8);
    let id = Id::new("theatre-followed");
    let (at, piece) = (scene.watch.at(), Arc::as_ptr(scene.watch.play()) as usize);
    let known: Option<Followed> = ui.data(|data| data.get_temp(id));
    let left = known.filter(|known| (known.0, known.1) == (at, piece)).map_or(FRAMES, |known| known.2);
    if left > 0 {
        ui.data_mut(|data| data.insert_temp::<Followed>(id, (at, piece, left - 1)));
        let across = ui.min_rect().x_range();
        ui.scroll_to_rect(Rect::from_x_y_ranges(across, top..=ui.cursor().top() + below), None);
    }
}

/// Draws the beginning: an emblem in an area at most `most` points high, and a hint on the
/// controls.
///
/// The emblem is painted around a point, in units of the size that the closure gets. `reach` is its
/// radius in these units.
pub(super) fn overture(ui: &mut Ui, sight: &Sight<'_>, (most, reach): (f32, f32), emblem: impl FnOnce(&Ui, Pos2, f32)) {
    let height = ui.available_height().clamp(90.0, most);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let side = (height * 0.42).min(96.0);
    let centre = room.center() - vec2(0.0, 14.0);
    emblem(ui, centre, side);
    let at = pos2(room.center().x, centre.y + side * reach + 18.0);
    ui.painter().text(at, Align2::CENTER_CENTER, say!(sight, "theatre-how"), FontId::proportional(14.0), ASH);
}

/// Draws the heading of a round.
pub(super) fn round(ui: &mut Ui, sight: &Sight<'_>, number: usize, lines: impl FnOnce() -> Vec<Line>) {
    ui.add_space(3.0);
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let words = say!(sight, "theatre-round", n = number);
    let font = FontId::new(16.0, family(DISPLAY));
    let text = ui.painter().text(room.center(), Align2::CENTER_CENTER, &words, font, BONE);
    for (from, to) in [(room.left() + 4.0, text.left() - 12.0), (text.right() + 12.0, room.right() - 4.0)] {
        ui.painter().hline(from..=to, room.center().y - 1.5, Stroke::new(1.25, ENGRAVED));
        ui.painter().hline(from..=to, room.center().y + 1.5, Stroke::new(0.75, ENGRAVED));
    }
    explain(response, sight, &words, lines);
}

/// Draws the end, the facts that followed from it, and a remark if the fight was imagined.
pub(super) fn ending(
    ui: &mut Ui,
    sight: &Sight<'_>,
    (icon, words): (&str, String),
    aftermath: &[Fact],
    imagined: Option<String>,
) {
    ui.add_space(4.0);
    let frame = Frame::new()
        .fill(PARCHMENT)
        .stroke(Stroke::new(1.5, SEPIA))
        .inner_margin(Margin::symmetric(14, 8))
        .corner_radius(2);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        ui.spacing_mut().interact_size.y = 20.0;
        ui.horizontal(|ui| {
            ui.add(sight.look.image(icon, 26.0, INK));
            ui.add(Label::new(bold(words).color(INK).size(16.0)).wrap());
        });
        let teller = sight.teller().reading_to(sight.seat());
        let mut lines: Vec<(&str, String)> = Vec::new();
        for fact in aftermath {
            lines.extend(teller.fact(fact).map(|line| (line.icon, line.headline)));
        }
        lines.extend(imagined.map(|words| ("eye", words)));
        for (icon, words) in lines {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                ui.add_space(4.0);
                ui.add(sight.look.image(icon, 16.0, SEPIA));
                ui.add(Label::new(RichText::new(words).color(INK).size(14.0)).wrap());
            });
        }
    });
}
