//! Combat cards. A card lies face down until it takes effect, then it is turned over. Its contents
//! are icons and numbers.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Rect, Response, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::Scene;
use crate::conclave::ministerium::words::say;
use crate::look::palette::{BLOOD, EMBER, ENGRAVED, INK, PARCHMENT, RAISED, SEPIA};
use crate::look::{FIGURES, Line, Look, bold, explain, family};
use crate::rules::attachments::{Element, RuleChange};
use crate::rules::combat::{Event, Side};
use crate::sight::Sight;

/// Size of a card in points.
pub(super) const CARD: Vec2 = vec2(72.0, 92.0);

/// Draws the cards that a side brought.
pub(super) fn hand(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
    let sight = scene.sight;
    let fighter = scene.watch.play().report.battle.side(side);
    if fighter.cards.is_empty() {
        return;
    }
    let shown = scene.watch.shown();
    let mut turned = shown.iter().enumerate().filter_map(|(at, passage)| {
        if let Event::Card { side: whose, effects } = &passage.event {
            (*whose == side).then_some((at, effects))
        } else {
            None
        }
    });
    let blocked =
        shown.iter().any(|passage| matches!(passage.event, Event::CardsBlocked { side: whose, .. } if whose == side));
    let label = ui.label(bold(say!(sight, "theatre-cards")).size(14.0));
    drop(label);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        for card in &fighter.cards {
            let face = card.contents.and_then(|_| turned.next());
            match face {
                Some((at, effects)) => {
                    let now = at + 1 == scene.watch.at() && !scene.watch.over();
                    let turn = if now { scene.watch.progress() } else { 1.0 };
                    front(ui, sight, effects, turn);
                }
                None => {
                    let why = if blocked { "theatre-card-blocked" } else { "theatre-card-hidden" };
                    back(ui, sight, why, blocked);
                }
            }
        }
    });
}

/// Draws a card face down. `crossed` marks a blocked card.
pub(super) fn back(ui: &mut Ui, sight: &Sight<'_>, why: &str, crossed: bool) {
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::hover());
    paint_back(ui, sight.look, rect);
    if crossed {
        let stroke = Stroke::new(3.0, BLOOD);
        ui.painter().line_segment([rect.left_top() + vec2(8.0, 8.0), rect.right_bottom() - vec2(8.0, 8.0)], stroke);
        ui.painter().line_segment([rect.right_top() + vec2(-8.0, 8.0), rect.left_bottom() + vec2(8.0, -8.0)], stroke);
    }
    let words = sight.text.say(why);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    explain(response, sight, &say!(sight, "theatre-cards"), || vec![Line::Text(words)]);
}

fn paint_back(ui: &Ui, look: &Look, rect: Rect) {
    let painter = ui.painter();
    painter.rect(rect, 4.0, RAISED, Stroke::new(1.25, ENGRAVED), StrokeKind::Inside);
    painter.rect_stroke(rect.shrink(4.0), 2.0, Stroke::new(0.75, ENGRAVED), StrokeKind::Inside);
    // A lattice, as on the back of old playing cards.
    let inner = rect.shrink(6.0);
    let lattice = painter.with_clip_rect(inner.intersect(ui.clip_rect()));
    let step = 11.0;
    let count = ((inner.width() + inner.height()) / step) as i32 + 1;
    for line in 0..count {
        let at = line as f32 * step;
        let stroke = Stroke::new(0.75, Color32::from_rgb(0x3E, 0x31, 0x2B));
        lattice.line_segment([inner.left_top() + vec2(at, 0.0), inner.left_top() + vec2(0.0, at)], stroke);
        lattice.line_segment([inner.right_top() + vec2(-at, 0.0), inner.right_top() + vec2(0.0, at)], stroke);
    }
    let side = (rect.width() * 0.42).min(30.0);
    painter.circle(rect.center(), side * 0.78, INK, Stroke::new(1.25, ENGRAVED));
    look.image("card", side, EMBER).paint_at(ui, Rect::from_center_size(rect.center(), Vec2::splat(side)));
}

/// Draws a card that is being turned over, or was turned over before. `turn` is the progress, 0 to
/// 1.
fn front(ui: &mut Ui, sight: &Sight<'_>, effects: &[(Element, i16)], turn: f32) -> Response {
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::hover());
    // The back is visible in the first half of the turn.
    let narrow = (turn * std::f32::consts::PI).cos().abs().max(0.04);
    let seen = Rect::from_center_size(rect.center(), vec2(rect.width() * narrow, rect.height()));
    if turn < 0.5 {
        paint_back(ui, sight.look, seen);
    } else {
        let painter = ui.painter();
        painter.rect(seen, 4.0, PARCHMENT, Stroke::new(1.5, SEPIA), StrokeKind::Inside);
        painter.rect_stroke(seen.shrink(3.5), 2.0, Stroke::new(0.75, SEPIA), StrokeKind::Inside);
        if narrow > 0.8 {
            face(ui, sight, seen, effects);
        }
    }
    let teller = sight.teller();
    let title = say!(sight, "theatre-card-title");
    let words: Vec<String> = effects.iter().map(|(element, _)| teller.element(element)).collect();
    let label = if words.is_empty() { say!(sight, "element-none") } else { teller.series(&words) };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &label));
    explain(response, sight, &title, || {
        let line = |(words, (element, amount)): (String, &(Element, i16))| match element {
            Element::Raise(..) | Element::Lower(..) | Element::Shield(_) => {
                Line::Part(words, teller.signed((*amount).into()))
            }
            Element::Ward(_) | Element::Rule(_) => Line::Text(words),
        };
        if words.is_empty() {
            vec![Line::Text(say!(sight, "element-none"))]
        } else {
            words.into_iter().zip(effects).map(line).collect()
        }
    })
}

fn face(ui: &Ui, sight: &Sight<'_>, rect: Rect, effects: &[(Element, i16)]) {
    let painter = ui.painter();
    let row = 19.0;
    let top = rect.center().y - row * effects.len() as f32 / 2.0;
    if effects.is_empty() {
        let font = TextStyle::Small.resolve(ui.style());
        painter.text(rect.center(), Align2::CENTER_CENTER, say!(sight, "theatre-bluff"), font, SEPIA);
    }
    for (index, (element, amount)) in effects.iter().enumerate() {
        let y = top + row * (index as f32 + 0.5);
        let (icon, words, colour) = match element {
            Element::Raise(stat, _) => (stat.key(), sight.teller().signed((*amount).into()), INK),
            Element::Lower(stat, _) => (stat.key(), sight.teller().signed((*amount).into()), BLOOD),
            Element::Shield(_) => ("shield", sight.teller().signed((*amount).into()), INK),
            Element::Ward(n) => ("lock", sight.teller().signed((*n).into()), SEPIA),
            Element::Rule(RuleChange::First(stat)) => (stat.key(), say!(sight, "theatre-card-first"), INK),
            Element::Rule(RuleChange::Last(stat)) => (stat.key(), say!(sight, "theatre-card-last"), INK),
            Element::Rule(RuleChange::Longer) => ("turn", say!(sight, "theatre-card-longer"), INK),
            Element::Rule(RuleChange::Shorter) => ("turn", say!(sight, "theatre-card-shorter"), INK),
        };
        let spot = Rect::from_center_size(pos2(rect.left() + 19.0, y), Vec2::splat(17.0));
        sight.look.image(icon, 17.0, colour).paint_at(ui, spot);
        figures(painter, pos2(rect.left() + 48.0, y), &words, colour);
    }
}

fn figures(painter: &Painter, at: bevy_egui::egui::Pos2, words: &str, colour: Color32) {
    painter.text(at, Align2::CENTER_CENTER, words, FontId::new(15.0, family(FIGURES)), colour);
}

/// Draws a small card face down.
pub(super) fn small_back(ui: &mut Ui, sight: &Sight<'_>, size: Vec2) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    paint_back(ui, sight.look, rect);
}
