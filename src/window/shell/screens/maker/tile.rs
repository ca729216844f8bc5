//! A tile: a small panel that can be clicked and chosen.

use std::sync::Arc;

use bevy_egui::egui::{
    Align, Color32, FontSelection, Galley, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetText, WidgetType, pos2, vec2,
};

use crate::look::Look;
use crate::look::palette::{BONE, ENGRAVED, INK, LIFTED, PANEL, RAISED, SKY, VERDIGRIS};

/// Distance between the content of a tile and its edge, in points.
pub(super) const MARGIN: f32 = 10.0;

/// The state of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    /// It can be chosen.
    Free,
    /// It is chosen.
    Chosen,
    /// It cannot be chosen now.
    Closed,
}

/// The kind of choice that a tile offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sort {
    /// Choosing it does not affect other tiles.
    Check,
    /// Choosing it deselects another tile.
    Radio,
}

/// Draws an empty tile of this size. The caller paints its content afterwards.
pub(super) fn tile(ui: &mut Ui, look: &Look, size: Vec2, lies: Lies, sort: Sort, label: &str) -> Response {
    let sense = if lies == Lies::Closed { Sense::focusable_noninteractive() | Sense::hover() } else { Sense::click() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    let role = match sort {
        Sort::Check => WidgetType::Checkbox,
        Sort::Radio => WidgetType::RadioButton,
    };
    response.widget_info(|| WidgetInfo::selected(role, lies != Lies::Closed, lies == Lies::Chosen, label));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let lit = response.hovered() || response.has_focus();
    let fill = match lies {
        Lies::Closed => PANEL,
        Lies::Free | Lies::Chosen if lit => LIFTED,
        Lies::Free | Lies::Chosen => RAISED,
    };
    let edge = match lies {
        _ if response.has_focus() => Stroke::new(2.0, SKY),
        Lies::Chosen => Stroke::new(2.0, VERDIGRIS),
        Lies::Free if lit => Stroke::new(1.5, BONE),
        Lies::Free | Lies::Closed => Stroke::new(1.0, ENGRAVED),
    };
    let painter = ui.painter();
    painter.rect(rect.shrink(1.0), 4.0, fill, edge, StrokeKind::Inside);
    if lies == Lies::Chosen {
        painter.rect_stroke(rect.shrink(5.0), 2.0, Stroke::new(0.75, VERDIGRIS), StrokeKind::Inside);
        let corner = pos2(rect.right() - 16.0, rect.bottom() - 16.0);
        painter.circle(corner, 10.0, INK, Stroke::new(1.5, VERDIGRIS));
        look.image("check", 14.0, VERDIGRIS).paint_at(ui, Rect::from_center_size(corner, Vec2::splat(14.0)));
    }
    response
}

/// Lays out text in a given width.
pub(super) fn lay(ui: &Ui, words: RichText, width: f32) -> Arc<Galley> {
    let job = WidgetText::from(words).into_layout_job(ui.style(), FontSelection::Default, Align::Min);
    let mut job = Arc::unwrap_or_clone(job);
    job.wrap.max_width = width;
    ui.painter().layout_job(job)
}

/// Paints texts below one another, starting at `at`. They are faded if the tile is closed.
pub(super) fn write(ui: &Ui, words: &[Arc<Galley>], at: bevy_egui::egui::Pos2, gap: f32, faded: bool) {
    let mut at = at;
    for galley in words {
        let colour = if faded { 0.8 } else { 1.0 };
        let painter = ui.painter();
        let shape = bevy_egui::egui::epaint::TextShape::new(at, Arc::clone(galley), BONE).with_opacity_factor(colour);
        painter.add(shape);
        at += vec2(0.0, galley.size().y + gap);
    }
}

/// Returns the height of texts that stand below one another.
pub(super) fn height(words: &[Arc<Galley>], gap: f32) -> f32 {
    words.iter().map(|galley| galley.size().y).sum::<f32>() + gap * words.len().saturating_sub(1) as f32
}

/// The colour of small text on a tile.
pub(super) const SMALL_PRINT: Color32 = crate::look::palette::ASH;
