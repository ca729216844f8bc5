//! The contents of a tip: its lines, with the terms in them underlined.

use std::collections::BTreeSet;
use std::ops::Range;

use bevy_egui::egui::text::{CharIndex, LayoutJob};
use bevy_egui::egui::{
    Align, AreaState, Color32, CornerRadius, FontId, Galley, Id, Key, Label, Layout, Memory, Rect, Response, RichText,
    Sense, Stroke, StrokeKind, TextFormat, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::glossary::Glossary;
use super::{DEEPEST, Tip, offer_at, reached_by_keys, with};
use crate::chronicle::glossary::TERMS;
use crate::look::explain::Line;
use crate::look::palette::{ASH, EMBER, SKY};
use crate::look::{bold, figure, flavour};

/// The tip in which a link stands.
#[derive(Clone, Copy)]
pub(super) struct Link {
    /// The number of tips under it.
    pub level: usize,
    /// True if the tip is not pinned.
    pub floats: bool,
    /// The link, by its number, on which Enter was pressed.
    pub pressed: Option<usize>,
}

/// Writes the heading of a tip.
pub(super) fn heading(ui: &mut Ui, tip: &Tip) {
    ui.spacing_mut().item_spacing.y = 4.0;
    if !tip.title.is_empty() {
        ui.add(Label::new(bold(&tip.title)).wrap());
    }
}

/// Writes the lines of a tip, and adds the ids of its links to `links`.
pub(super) fn contents(ui: &mut Ui, tip: &Tip, glossary: Option<&Glossary>, link: Link, links: &mut Vec<Id>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    let colour = ui.visuals().text_color();
    let body = TextStyle::Body.resolve(ui.style());
    let mut told: BTreeSet<&'static str> = tip.term.into_iter().collect();
    let mut writer = Writer { glossary: glossary.filter(|_| link.level + 1 < DEEPEST), link, links, told: &mut told };
    for (at, line) in tip.lines.iter().enumerate() {
        ui.push_id(at, |ui| match line {
            Line::Text(text) => writer.paragraph(ui, text, &body, colour),
            Line::Bad(text) => drop(ui.horizontal_top(|ui| {
                cross(ui, 16.0, EMBER);
                ui.vertical(|ui| writer.paragraph(ui, text, &body, EMBER));
            })),
            Line::Flavour(text) => drop(ui.label(RichText::new(text).text_style(flavour()).color(ASH))),
            Line::Part(name, number) => writer.pair(ui, name, figure(number), &body, colour),
            Line::Total(name, number) => {
                ui.separator();
                pair(ui, bold(name), figure(number).strong());
            }
            Line::Term(_) => {}
        });
    }
    let further = |line: &Line| match line {
        Line::Term(name) => TERMS.iter().copied().find(|term| term == name),
        Line::Text(_) | Line::Bad(_) | Line::Flavour(_) | Line::Part(..) | Line::Total(..) => None,
    };
    let terms: Vec<&'static str> =
        tip.lines.iter().filter_map(further).filter(|&term| writer.told.insert(term)).collect();
    if let Some(glossary) = writer.glossary.filter(|_| !terms.is_empty()) {
        let small = TextStyle::Small.resolve(ui.style());
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.label(RichText::new(&glossary.words.see).color(ASH).text_style(TextStyle::Small));
            for key in terms {
                let name = glossary.name(key);
                let whole = 0..name.len();
                writer.linked(ui, name, &[(whole, key)], &small, colour, f32::INFINITY);
            }
        });
    }
}

/// Draws the line under a floating tip that says how to pin it, if that is of use.
pub(super) fn foot(ui: &mut Ui, glossary: &Glossary, cut: bool, links: bool, key: Option<Key>) {
    let words = match (cut, links, key) {
        (true, _, Some(key)) => format!("{}: {}", key.name(), glossary.words.longer),
        (false, true, Some(key)) => format!("{}: {}", key.name(), glossary.words.pin),
        (_, _, None) | (false, false, Some(_)) => return,
    };
    ui.add_space(2.0);
    ui.add(
        Label::new(RichText::new(words).color(ASH).text_style(TextStyle::Small))
            .truncate()
            .show_tooltip_when_elided(false),
    );
}

/// Returns the height that is kept for the line under a floating tip.
pub(super) fn foot_height(ui: &Ui) -> f32 {
    TextStyle::Small.resolve(ui.style()).size + 10.0
}

/// Draws a cross of this size.
pub(super) fn cross(ui: &mut Ui, size: f32, colour: Color32) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(size, size + 4.0), Sense::hover());
    paint_cross(ui, Rect::from_center_size(rect.center(), Vec2::splat(size * 0.6)), colour);
    response
}

/// Paints a cross into a rectangle.
pub(super) fn paint_cross(ui: &Ui, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(2.0, colour);
    ui.painter().line_segment([rect.left_top(), rect.right_bottom()], stroke);
    ui.painter().line_segment([rect.right_top(), rect.left_bottom()], stroke);
}

fn pair(ui: &mut Ui, name: RichText, number: RichText) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 0.0;
        ui.label(name);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(number));
    });
}

/// Writes text with links.
struct Writer<'a> {
    /// The terms; `None` in the deepest tip, which has no links.
    glossary: Option<&'a Glossary>,
    link: Link,
    links: &'a mut Vec<Id>,
    /// The terms that are underlined already.
    told: &'a mut BTreeSet<&'static str>,
}

impl Writer<'_> {
    /// Writes a paragraph.
    fn paragraph(&mut self, ui: &mut Ui, text: &str, font: &FontId, colour: Color32) {
        let found = self.glossary.map(|glossary| glossary.find(text, self.told)).unwrap_or_default();
        self.linked(ui, text, &found, font, colour, ui.available_width());
    }

    /// Writes the name of a part of a number, and its value at the right edge.
    fn pair(&mut self, ui: &mut Ui, name: &str, number: RichText, font: &FontId, colour: Color32) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            let room = (ui.available_width() - 64.0).max(80.0);
            let found = self.glossary.map(|glossary| glossary.find(name, self.told)).unwrap_or_default();
            self.linked(ui, name, &found, font, colour, room);
            ui.with_layout(Layout::right_to_left(Align::Min), |ui| ui.label(number));
        });
    }

    /// Writes a text in which these places are links.
    fn linked(
        &mut self,
        ui: &mut Ui,
        text: &str,
        found: &[(Range<usize>, &'static str)],
        font: &FontId,
        colour: Color32,
        width: f32,
    ) {
        let plain = TextFormat { font_id: font.clone(), color: colour, ..TextFormat::default() };
        let term = TextFormat { color: SKY, underline: Stroke::new(1.0, SKY), ..plain.clone() };
        let mut job = LayoutJob::default();
        job.wrap.max_width = width;
        let mut at = 0;
        for (range, _) in found {
            job.append(&text[at..range.start], 0.0, plain.clone());
            job.append(&text[range.clone()], 0.0, term.clone());
            at = range.end;
        }
        job.append(&text[at..], 0.0, plain);
        let galley = ui.painter().layout_job(job);
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
        ui.painter().galley(rect.min, std::sync::Arc::clone(&galley), colour);
        for (range, key) in found {
            let pieces = pieces(&galley, text, range);
            self.link(ui, &text[range.clone()], key, pieces.iter().map(|piece| piece.translate(rect.min.to_vec2())));
        }
    }

    /// Makes a link of these rectangles, one for each row that it stands on.
    fn link(&mut self, ui: &Ui, name: &str, key: &'static str, mut pieces: impl Iterator<Item = Rect>) {
        let (Some(glossary), Some(first)) = (self.glossary, pieces.next()) else { return };
        let id = ui.id().with(("term", key));
        // A tip that floats closes when its widget loses the focus, so its links must not take it.
        let sense = if self.link.floats { Sense::CLICK } else { Sense::click() };
        let mut response = ui.interact(first, id, sense);
        let mut rects = vec![first];
        for (at, piece) in pieces.enumerate() {
            response = response.union(ui.interact(piece, id.with(("row", at)), Sense::CLICK));
            rects.push(piece);
        }
        let pressed = self.link.pressed == Some(self.links.len());
        self.links.push(id);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, name));
        for rect in &rects {
            let lit = response.has_focus() || response.hovered();
            if lit {
                let edge = rect.expand2(vec2(2.0, 0.0));
                ui.painter().rect_stroke(edge, CornerRadius::same(2), Stroke::new(1.0, SKY), StrokeKind::Outside);
            }
        }
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        let Link { level, floats, .. } = self.link;
        // The next tip lies beside this whole tip, at the height of the link.
        let around = rects.iter().fold(first, |all, rect| all.union(*rect));
        let whole = AreaState::load(ui.ctx(), ui.layer_id().id).map_or(around, |area| area.rect());
        let strip = Rect::from_x_y_ranges(whole.x_range(), around.y_range());
        if response.clicked() || pressed {
            let focused = ui.ctx().memory(Memory::focused);
            with(ui.ctx(), |tips| tips.follow(level, floats, focused, (id, strip), glossary.tip(key)));
        } else if !ui.ctx().memory(Memory::everything_is_visible) {
            offer_at(&response, strip, level + 1, reached_by_keys(&response), || glossary.tip(key));
        }
    }
}

/// Returns the rectangles of a part of a text, one for each row.
fn pieces(galley: &Galley, text: &str, range: &Range<usize>) -> Vec<Rect> {
    let start = text[..range.start].chars().count();
    let end = start + text[range.clone()].chars().count();
    let mut before = 0;
    let mut found = Vec::new();
    for row in &galley.rows {
        let count = row.char_count_including_newline().0;
        let (from, to) = (start.max(before), end.min(before + row.char_count_excluding_newline().0));
        if from < to {
            let left = row.pos.x + row.x_offset(CharIndex(from - before));
            let right = row.pos.x + row.x_offset(CharIndex(to - before));
            found.push(Rect::from_min_max(pos2(left, row.min_y()), pos2(right, row.max_y())));
        }
        before += count;
    }
    found
}
