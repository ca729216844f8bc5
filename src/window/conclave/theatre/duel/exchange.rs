//! An exchange of blows. While it is shown, it is open, with every number of both sums. Afterwards
//! it is folded to one line.

use bevy_egui::egui::{
    Align, Align2, Color32, FontId, Label, Layout, Rect, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::bout::Bout;
use super::{Scene, corner_of, words};
use crate::conclave::arena::moves::{POINTS, definition, move_icon, move_lines, tokens};
use crate::conclave::ministerium::words::say;
use crate::conclave::theatre::paint::{self, Half};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, LIFTED, PARCHMENT, RAISED, SEPIA, VERDIGRIS};
use crate::look::tips::Hint;
use crate::look::{FIGURES, Line, bold, explain, family};
use crate::rules::arena::{Blow, Corner, Exchange};
use crate::rules::combat::Side;
use crate::sight::Sight;

/// Height of a past exchange, in points.
const ROW: f32 = 36.0;
/// Height of a line of an open sum, in points.
const LINE: f32 = 20.0;

/// Draws a past exchange on one line. Returns true if it was clicked.
pub fn folded(ui: &mut Ui, sight: &Sight<'_>, bout: &Bout, exchange: &Exchange) -> bool {
    let (room, response) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::click());
    let words = words::exchanged(sight, bout, exchange);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &words));
    let lit = response.hovered() || response.has_focus();
    ui.painter().rect_filled(room, 4.0, if lit { LIFTED } else { RAISED.gamma_multiply(0.55) });
    slot_mark(ui, room.center(), exchange.slot, false);
    for half in Half::both(room) {
        let corner = corner_of(half.side);
        let blow = exchange.blow(corner);
        let y = room.center().y;
        let faded = if blow.made() { BONE } else { ASH };
        let icon = match blow.stroke {
            Some(stroke) => move_icon(definition(sight, stroke.kind)),
            None => "empty-slot",
        };
        let spot = half.span(8.0, 28.0, y, 20.0);
        sight.look.image(icon, 20.0, faded).paint_at(ui, spot);
        // Long names are clipped, so that the damage fits.
        let name = words::stroke_name(sight, blow.stroke.as_ref());
        let room_for_name = half.rect.width() - 160.0;
        let clip = half.span(32.0, 34.0 + room_for_name.max(20.0), y, ROW);
        let painter = ui.painter().with_clip_rect(clip.intersect(ui.clip_rect()));
        let drawn = paint::strong(&painter, pos2(half.x(34.0), y), half.outer_align(), name, 14.0, faded);
        let mut x = match half.side {
            Side::Attacker => drawn.right() + 10.0,
            Side::Defender => drawn.left() - 10.0,
        };
        for (icon, n) in POINTS.into_iter().zip(blow.stroke.map_or([0; 3], |stroke| stroke.points())) {
            if n > 0 {
                // The icon is to the left of its number on both sides.
                let font = FontId::new(13.0, family(FIGURES));
                let number = ui.painter().layout_no_wrap(n.to_string(), font, ASH);
                let width = 16.0 + number.size().x;
                let left = if half.side == Side::Attacker { x } else { x - width };
                let spot = Rect::from_center_size(pos2(left + 7.0, y), Vec2::splat(14.0));
                sight.look.image(icon, 14.0, ASH).paint_at(ui, spot);
                ui.painter().galley(pos2(left + 16.0, y - number.size().y / 2.0), number, ASH);
                x += half.inward() * (width + 8.0);
            }
        }
        if blow.negated {
            painter.hline(drawn.x_range(), y, Stroke::new(1.5, ASH));
        }
        let at = pos2(half.x(half.rect.width() - 46.0), y);
        let (figure, colour) =
            if blow.dealt > 0 { (say!(sight, "arena-dealt", n = blow.dealt), EMBER) } else { ("–".to_owned(), ASH) };
        ui.painter().text(at, Align2::CENTER_CENTER, figure, FontId::new(16.0, family(FIGURES)), colour);
    }
    let clicked = response.clicked();
    explain(response, sight, &say!(sight, "arena-slot", n = exchange.slot + 1), || {
        let mut lines = vec![Line::Text(words)];
        for corner in Corner::BOTH {
            lines.push(Line::Text(words::name(sight, bout, corner)));
            lines.extend(sum(sight, exchange, corner));
        }
        lines.push(Line::Text(say!(sight, "arena-click-opens")));
        lines
    });
    clicked
}

/// Returns the sum of a blow as lines of an explanation.
fn sum(sight: &Sight<'_>, exchange: &Exchange, corner: Corner) -> Vec<Line> {
    let teller = sight.teller();
    let parts = words::parts(sight, exchange, corner);
    let mut lines: Vec<Line> = parts.into_iter().map(|part| Line::Part(part.words, teller.signed(part.n))).collect();
    lines.push(Line::Total(say!(sight, "arena-damage"), exchange.blow(corner).dealt.to_string()));
    lines
}

/// Draws the present exchange, open.
pub fn opened(ui: &mut Ui, scene: &Scene<'_, '_>, exchange: &Exchange) {
    let sight = scene.sight;
    let progress = scene.watch.progress();
    let top = ui.cursor().min;
    let width = ui.available_width();
    let background = ui.painter().add(bevy_egui::egui::Shape::Noop);
    let gap = 46.0;
    let half = (width - gap) / 2.0 - 8.0;
    let mut bottom = top.y + 60.0;
    for corner in Corner::BOTH {
        let x = if corner == Corner::First { top.x + 8.0 } else { top.x + width - 8.0 - half };
        let room = Rect::from_min_size(pos2(x, top.y + 6.0), vec2(half.max(40.0), 400.0));
        let way = match corner {
            Corner::First => Layout::top_down(Align::Min),
            Corner::Second => Layout::top_down(Align::Max),
        };
        let mut child = ui.new_child(UiBuilder::new().max_rect(room).layout(way).id_salt(("blow", corner as u8)));
        blow(&mut child, scene, exchange, corner, progress);
        bottom = bottom.max(child.min_rect().bottom());
    }
    let room = Rect::from_min_max(top, pos2(top.x + width, bottom + 6.0));
    let response = ui.allocate_rect(room, Sense::hover());
    let words = words::exchanged(sight, scene.watch.play(), exchange);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    let frame = bevy_egui::egui::epaint::RectShape::new(room, 4.0, LIFTED, Stroke::new(1.0, EMBER), StrokeKind::Inside);
    ui.painter().set(background, frame);
    let centre = pos2(room.center().x, room.top() + 24.0);
    ui.painter().vline(centre.x, centre.y + 20.0..=room.bottom() - 8.0, Stroke::new(1.0, ENGRAVED));
    slot_mark(ui, centre, exchange.slot, true);
}

/// Draws the number of a slot in the middle of the row.
fn slot_mark(ui: &Ui, centre: bevy_egui::egui::Pos2, slot: u8, present: bool) {
    let (edge, radius) = if present { (EMBER, 17.0) } else { (ENGRAVED, 14.0) };
    ui.painter().circle(centre, radius, INK, Stroke::new(1.5, edge));
    paint::number(ui.painter(), centre, slot + 1, radius, BONE);
}

/// Draws one side of an open exchange, line by line.
fn blow(ui: &mut Ui, scene: &Scene<'_, '_>, exchange: &Exchange, corner: Corner, progress: f32) {
    let sight = scene.sight;
    let (own, enemy) = (exchange.blow(corner), exchange.blow(corner.other()));
    ui.spacing_mut().item_spacing = vec2(5.0, 1.0);
    ui.spacing_mut().interact_size.y = LINE;
    let made = own.made();
    let title = row(ui, corner, 26.0, |ui| {
        let (icon, colour) = match own.stroke {
            Some(stroke) => (move_icon(definition(sight, stroke.kind)), if made { BONE } else { ASH }),
            None => ("empty-slot", ASH),
        };
        ui.add(sight.look.image(icon, 22.0, colour));
        let mut name = bold(words::stroke_name(sight, own.stroke.as_ref())).size(16.0).color(colour);
        if own.negated {
            name = name.strikethrough();
        }
        ui.add(Label::new(name));
        if let Some(stroke) = &own.stroke {
            tokens(ui, sight, stroke, if made { BONE } else { ASH });
        }
    });
    if let Some(stroke) = &own.stroke {
        let kind = stroke.kind;
        explain(title, sight, &words::stroke_name(sight, Some(stroke)), || move_lines(sight, kind));
    }
    // Lines that are not visible yet already take their space, so that nothing moves when they
    // appear.
    let hindrances = words::hindrances(sight, own);
    let parts = words::parts(sight, exchange, corner);
    let legacies = words::legacies(sight, own);
    let dice = usize::from(!own.dice.is_empty());
    let hits = usize::from(own.attack > 0);
    let count = hindrances.len() + dice + hits + parts.len() + legacies.len() + 1;
    let mut at = 0;
    let mut next = || {
        at += 1;
        ((progress * (count + 1) as f32 - at as f32 * 0.9) * 2.0).clamp(0.0, 1.0)
    };
    for (icon, words) in &hindrances {
        let seen = next();
        note(ui, sight, corner, icon, words, seen, EMBER);
    }
    if own.attack > 0 {
        let seen = next();
        equation(ui, sight, corner, own, enemy, seen);
    }
    if dice > 0 {
        let seen = next();
        thrown(ui, sight, corner, own, seen);
    }
    for part in &parts {
        let seen = next();
        let response = row(ui, corner, LINE, |ui| {
            ui.multiply_opacity(seen);
            let colour = if part.n < 0 { VERDIGRIS } else { BONE };
            ui.add(sight.look.image(part.icon, 16.0, colour));
            ui.label(RichText::new(&part.words).size(14.0).color(colour));
            let n = sight.teller().signed(part.n);
            ui.label(RichText::new(n).family(family(FIGURES)).size(15.0).color(colour));
        });
        drop(response);
    }
    let seen = next();
    total(ui, scene, exchange, corner, seen);
    for (icon, words) in &legacies {
        let seen = next();
        note(ui, sight, corner, icon, words, seen, ASH);
    }
}

/// Draws a line of one side, aligned with its outer edge. The text runs from left to right on both
/// sides.
fn row(ui: &mut Ui, corner: Corner, height: f32, add: impl FnOnce(&mut Ui)) -> bevy_egui::egui::Response {
    match corner {
        Corner::First => {
            ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::left_to_right(Align::Center), add)
        }
        Corner::Second => {
            // Width of the line in the previous frame. It is needed to align the line with the
            // right edge.
            let id = ui.next_auto_id().with("width");
            let known: f32 = ui.data(|data| data.get_temp(id)).unwrap_or(0.0);
            ui.allocate_ui_with_layout(vec2(ui.available_width(), height), Layout::left_to_right(Align::Center), |ui| {
                let whole = ui.available_width();
                if known > 0.0 && known < whole {
                    ui.add_space(whole - known);
                }
                let from = ui.cursor().left();
                ui.scope(|ui| ui.horizontal_centered(add).inner);
                let width = ui.min_rect().right() - from;
                ui.data_mut(|data| data.insert_temp(id, width));
            })
        }
    }
    .response
}

fn note(ui: &mut Ui, sight: &Sight<'_>, corner: Corner, icon: &str, words: &str, seen: f32, colour: Color32) {
    row(ui, corner, LINE, |ui| {
        ui.multiply_opacity(seen);
        ui.add(sight.look.image(icon, 15.0, colour));
        ui.label(RichText::new(words).size(13.0).color(colour));
    });
}

/// Draws the hit as an equation: skulls plus luck, minus the enemy's shields and luck.
fn equation(ui: &mut Ui, sight: &Sight<'_>, corner: Corner, own: &Blow, enemy: &Blow, seen: f32) {
    let luck = own.luck.unwrap_or(0);
    let fended = enemy.luck.unwrap_or(0);
    let skulls = own.attack.saturating_sub(luck.into());
    let shields = enemy.guard.saturating_sub(fended.into());
    let response = row(ui, corner, 26.0, |ui| {
        ui.multiply_opacity(seen);
        ui.spacing_mut().item_spacing.x = 3.0;
        figure(ui, sight, Some("skull"), &skulls.to_string(), BONE);
        sign(ui, "+");
        luck_die(ui, luck, seen);
        ui.add_space(4.0);
        sign(ui, "−");
        ui.add_space(2.0);
        figure(ui, sight, Some("shield"), &shields.to_string(), VERDIGRIS);
        sign(ui, "+");
        luck_die(ui, fended, seen);
        ui.add_space(4.0);
        sign(ui, "=");
        figure(ui, sight, None, &own.hit.to_string(), if own.hit > 0 { BONE } else { ASH });
    });
    explain(response, sight, &say!(sight, "arena-part-hit"), || {
        let signed = |n: i32| sight.teller().signed(n);
        vec![
            Line::Part(say!(sight, "arena-sum-skulls"), signed(skulls.into())),
            Line::Part(say!(sight, "arena-sum-luck"), signed(luck.into())),
            Line::Part(say!(sight, "arena-sum-shields"), signed(-i32::from(shields))),
            Line::Part(say!(sight, "arena-sum-fended"), signed(-i32::from(fended))),
            Line::Total(say!(sight, "arena-part-hit"), own.hit.to_string()),
            Line::Text(say!(sight, "arena-luck-tip")),
        ]
    });
}

/// Draws the dice of a move.
fn thrown(ui: &mut Ui, sight: &Sight<'_>, corner: Corner, own: &Blow, seen: f32) {
    let response = row(ui, corner, 28.0, |ui| {
        ui.multiply_opacity(seen);
        ui.spacing_mut().item_spacing.x = 6.0;
        for (at, &die) in own.dice.iter().enumerate() {
            let (rect, _) = ui.allocate_exact_size(Vec2::splat(24.0), Sense::hover());
            // A falling die shows arbitrary values.
            let shown = if seen < 1.0 { ((seen * 31.0) as u8 + 3 * at as u8) % 6 + 1 } else { die };
            paint::die(ui.painter(), rect, shown, false);
        }
    });
    let sum: u32 = own.dice.iter().map(|&die| u32::from(die)).sum();
    let words = say!(sight, "arena-dice", n = sum);
    response.hint(words);
}

fn figure(ui: &mut Ui, sight: &Sight<'_>, icon: Option<&str>, words: &str, colour: Color32) {
    if let Some(icon) = icon {
        ui.add(sight.look.image(icon, 17.0, colour));
    }
    ui.label(RichText::new(words).family(family(FIGURES)).size(17.0).color(colour));
}

fn sign(ui: &mut Ui, words: &str) {
    ui.label(RichText::new(words).size(15.0).color(ASH));
}

/// Draws a luck roll as a small lozenge, because it is not the roll of a die.
fn luck_die(ui: &mut Ui, luck: u8, seen: f32) {
    let (rect, _) = ui.allocate_exact_size(vec2(22.0, 24.0), Sense::hover());
    let (centre, radius) = (rect.center(), 11.5);
    let corners = [vec2(0.0, -radius), vec2(radius, 0.0), vec2(0.0, radius), vec2(-radius, 0.0)];
    let points = corners.into_iter().map(|way| centre + way).collect();
    ui.painter().add(bevy_egui::egui::Shape::convex_polygon(points, PARCHMENT, Stroke::new(1.25, SEPIA)));
    let shown = if seen < 1.0 { (seen * 23.0) as u8 % 4 } else { luck };
    paint::number(ui.painter(), centre, shown, 13.0, INK);
}

/// Draws the sum of a blow.
fn total(ui: &mut Ui, scene: &Scene<'_, '_>, exchange: &Exchange, corner: Corner, seen: f32) {
    let sight = scene.sight;
    let blow = exchange.blow(corner);
    let response = row(ui, corner, 28.0, |ui| {
        ui.multiply_opacity(seen);
        let hurt = blow.dealt > 0;
        ui.label(bold(say!(sight, "arena-damage")).size(15.0).color(if hurt { BONE } else { ASH }));
        let (rect, _) = ui.allocate_exact_size(vec2(34.0, 26.0), Sense::hover());
        paint::boxed(ui.painter(), rect, blow.dealt, if hurt { EMBER } else { ENGRAVED }, hurt);
    });
    explain(response, sight, &say!(sight, "arena-damage"), || {
        let victim = words::name(sight, scene.watch.play(), corner.other());
        let mut lines = sum(sight, exchange, corner);
        lines.push(Line::Text(say!(sight, "arena-victim", praetor = victim, n = blow.dealt)));
        lines
    });
}

/// Draws the hit points of both after an exchange.
pub fn ladder(ui: &mut Ui, bout: &Bout, levels: [f32; 2], before: [u16; 2]) {
    let (room, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    for half in Half::both(room) {
        let corner = corner_of(half.side);
        let hp = levels[corner as usize];
        let most = f32::from(bout.report.duelists[corner as usize].hp);
        let y = room.center().y - 1.0;
        let strip = half.span(6.0, 116.0, y, 7.0);
        let was = f32::from(before[corner as usize]);
        paint::bar(ui.painter(), strip, half.inward(), (hp, 0.0), (was, most));
        let at = pos2(half.x(122.0), y);
        let colour = if hp <= 0.5 { EMBER } else { BONE };
        let font = FontId::new(14.0, family(FIGURES));
        let drawn = ui.painter().text(at, half.outer_align(), hp.round().to_string(), font.clone(), colour);
        let lost = before[corner as usize].saturating_sub(hp.round() as u16);
        if lost > 0 {
            let x = if half.side == Side::Attacker { drawn.right() + 8.0 } else { drawn.left() - 8.0 };
            ui.painter().text(pos2(x, y), half.outer_align(), format!("−{lost}"), font, EMBER);
        }
    }
}
