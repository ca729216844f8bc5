//! The course of a single combat, from top to bottom: round by round and slot by slot, and how it ended.

use bevy_egui::egui::{
    Align2, FontId, Frame, Id, Label, Margin, Rect, RichText, ScrollArea, Sense, Stroke, Ui, pos2, vec2,
};

use super::bout::Step;
use super::exchange::{folded, ladder, opened};
use super::{Ring, telling};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, PARCHMENT, SEPIA, SKY};
use crate::look::{DISPLAY, Line, bold, explain, family};
use crate::ministerium::words::say;
use crate::rules::arena::Corner;
use crate::theatre::{Piece, Sort, paint};

/// The course so far. Gives back the step that was clicked.
pub fn course(ui: &mut Ui, ring: &Ring<'_, '_>) -> Option<usize> {
    let bout = ring.watch.play();
    let mut clicked = None;
    ui.spacing_mut().item_spacing.y = 2.0;
    if bout.sort == Sort::Imagined {
        imagined(ui, ring);
    }
    let area = ScrollArea::vertical().id_salt("arena-course").auto_shrink([false, false]);
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if ring.watch.at() == 0 {
            overture(ui, ring);
        }
        // Of a long single combat only what can be remembered is shown; the rest is in the line under the stage.
        let now = ring.watch.at();
        let first = (0..bout.report.rounds.len()).rev().find(|&round| bout.round_at(round) <= now).unwrap_or(0);
        let from = bout.round_at(first.saturating_sub(1));
        for at in from..=now.min(bout.steps().saturating_sub(1)) {
            let top = ui.cursor().top();
            let present = at == now;
            match bout.step(at) {
                Step::Entry | Step::End => {}
                Step::Round { round } => heading(ui, ring, round),
                Step::Slot { exchange, .. } => {
                    if present {
                        opened(ui, ring, exchange);
                    } else if ui.push_id(at, |ui| folded(ui, ring.sight, bout, exchange)).inner {
                        clicked = Some(at);
                    }
                    let before = exchange.blows.each_ref().map(|blow| blow.hp_before);
                    let levels = if present {
                        Corner::BOTH.map(|corner| ring.hp(corner))
                    } else {
                        exchange.blows.each_ref().map(|blow| f32::from(blow.hp_after))
                    };
                    ladder(ui, bout, levels, before);
                }
            }
            if present {
                follow(ui, ring, top);
            }
        }
        if ring.watch.over() {
            let top = ui.cursor().top();
            ending(ui, ring);
            follow(ui, ring, top);
        }
    });
    clicked
}

/// Keeps what has just happened in sight.
fn follow(ui: &Ui, ring: &Ring<'_, '_>, top: f32) {
    /// What has just been unfolded finds its height only after some frames.
    const FRAMES: u8 = 4;
    type Followed = (usize, usize, u8);
    let id = Id::new("arena-followed");
    let (at, bout) = (ring.watch.at(), std::sync::Arc::as_ptr(ring.watch.play()) as usize);
    let known: Option<Followed> = ui.data(|data| data.get_temp(id));
    let left = known.filter(|known| (known.0, known.1) == (at, bout)).map_or(FRAMES, |known| known.2);
    if left > 0 {
        ui.data_mut(|data| data.insert_temp::<Followed>(id, (at, bout, left - 1)));
        let across = ui.min_rect().x_range();
        ui.scroll_to_rect(Rect::from_x_y_ranges(across, top..=ui.cursor().top() + 12.0), None);
    }
}

/// A combat that was not fought says so.
fn imagined(ui: &mut Ui, ring: &Ring<'_, '_>) {
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
    let inner = room.shrink(2.0);
    paint::dashed(ui.painter(), inner);
    let words = say!(ring.sight, "theatre-imagined");
    let font = FontId::new(15.0, family(DISPLAY));
    let text = ui.painter().text(inner.center(), Align2::CENTER_CENTER, &words, font, SKY);
    let eye = Rect::from_center_size(pos2(text.left() - 18.0, inner.center().y), vec2(20.0, 20.0));
    ring.sight.look.image("eye", 20.0, SKY).paint_at(ui, eye);
    explain(response, ring.sight, &words, || vec![Line::Text(say!(ring.sight, "arena-imagined-tip"))]);
}

/// Before anything has happened: the sand, and how to go on.
fn overture(ui: &mut Ui, ring: &Ring<'_, '_>) {
    let height = ui.available_height().clamp(90.0, 280.0);
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    let side = (height * 0.42).min(96.0);
    let centre = room.center() - vec2(0.0, 14.0);
    let painter = ui.painter();
    // The rows of the arena, seen from above.
    for ring in 1..=3 {
        painter.circle_stroke(centre, side * (0.62 + 0.09 * ring as f32), Stroke::new(0.75, ENGRAVED));
    }
    painter.circle(centre, side * 0.62, INK, Stroke::new(1.5, ENGRAVED));
    ring.sight
        .look
        .image("single-combat", side * 0.8, EMBER)
        .paint_at(ui, Rect::from_center_size(centre, vec2(side, side) * 0.8));
    let words = say!(ring.sight, "theatre-how");
    let at = pos2(room.center().x, centre.y + side * 0.9 + 18.0);
    ui.painter().text(at, Align2::CENTER_CENTER, words, FontId::proportional(14.0), ASH);
}

/// The heading of a round.
fn heading(ui: &mut Ui, ring: &Ring<'_, '_>, round: usize) {
    ui.add_space(3.0);
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), 22.0), Sense::hover());
    let words = say!(ring.sight, "theatre-round", n = round + 1);
    let font = FontId::new(16.0, family(DISPLAY));
    let text = ui.painter().text(room.center(), Align2::CENTER_CENTER, words.clone(), font, BONE);
    for (from, to) in [(room.left() + 4.0, text.left() - 12.0), (text.right() + 12.0, room.right() - 4.0)] {
        ui.painter().hline(from..=to, room.center().y - 1.5, Stroke::new(1.25, ENGRAVED));
        ui.painter().hline(from..=to, room.center().y + 1.5, Stroke::new(0.75, ENGRAVED));
    }
    explain(response, ring.sight, &words, || vec![Line::Text(say!(ring.sight, "arena-round-tip"))]);
    let bout = ring.watch.play();
    let hp = Corner::BOTH.map(|corner| bout.hp(bout.round_at(round), corner));
    ladder(ui, bout, hp.map(f32::from), hp);
}

/// How it ended, and what followed.
fn ending(ui: &mut Ui, ring: &Ring<'_, '_>) {
    let (sight, bout) = (ring.sight, ring.watch.play());
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
            let icon = if bout.report.end == crate::rules::arena::DuelEnd::Both { "skull" } else { "single-combat" };
            ui.add(sight.look.image(icon, 26.0, INK));
            ui.add(Label::new(bold(telling::ending(sight, bout)).color(INK).size(16.0)).wrap());
        });
        let teller = sight.teller().reading_to(sight.seat());
        let mut lines: Vec<(&str, String)> = Vec::new();
        for fact in &bout.aftermath {
            lines.extend(teller.fact(fact).map(|line| (line.icon, line.headline)));
        }
        if bout.sort == Sort::Imagined {
            lines.push(("eye", say!(sight, "arena-imagined-end")));
        }
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
