//! The palette of moves for the slots. Moves that the praetor has not learned are locked.

use bevy_egui::egui::{
    Align2, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};

use super::moves::{definition, move_icon, move_lines, taught_by};
use super::planner::Carried;
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, LIFTED, RAISED, SKY};
use crate::look::{BOLD, FIGURES, Line, bold, explain, family};
use crate::rules::arena::Duelist;
use crate::rules::catalog::{MoveCost, MoveDef};
use crate::rules::ids::MoveKind;
use crate::sight::Sight;

/// Preferred size of a move in points.
const SIZE: Vec2 = vec2(174.0, 40.0);

/// Draws all moves. Returns the move that was clicked. `left` holds the points available for the
/// chosen slot.
pub fn palette(ui: &mut Ui, sight: &Sight<'_>, own: &Duelist, left: [i32; 3]) -> Option<MoveKind> {
    let mut clicked = None;
    let columns = ((ui.available_width() + 6.0) / (SIZE.x + 6.0)).floor().max(1.0);
    let width = ((ui.available_width() - 6.0 * (columns - 1.0)) / columns - 0.5).clamp(60.0, 240.0);
    let size = vec2(width, SIZE.y);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (kind, def) in own.known(sight.catalog()) {
            let short = short(sight, &def.cost, left);
            let response = one(ui, sight, def, size, true, short.is_none());
            if response.clicked() && short.is_none() {
                clicked = Some(kind);
            }
            response.dnd_set_drag_payload(Carried::Move(kind));
            explain(response, sight, &def.name, || {
                let mut lines = move_lines(sight, kind);
                lines.push(match short {
                    Some(why) => Line::Bad(why),
                    None => Line::Text(say!(sight, "arena-move-tip")),
                });
                lines
            });
        }
    });
    let locked: Vec<MoveKind> = (0..sight.catalog().moves.len() as u8)
        .map(MoveKind)
        .filter(|&kind| own.knows(sight.catalog(), kind).is_none())
        .collect();
    if locked.is_empty() {
        return clicked;
    }
    ui.add_space(4.0);
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        ui.add(sight.look.image("lock", 16.0, ASH));
        ui.label(bold(say!(sight, "arena-locked", n = locked.len())).size(14.0).color(ASH));
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for kind in locked {
            let def = definition(sight, kind);
            let response = one(ui, sight, def, size, false, false);
            explain(response, sight, &def.name, || {
                let mut lines = move_lines(sight, kind);
                if let Some(book) = taught_by(sight, kind) {
                    let words = say!(sight, "arena-taught-by", manuscript = book.name.clone(), n = book.pieces);
                    lines.push(Line::Bad(words));
                }
                lines
            });
        }
    });
    clicked
}

/// Returns the reason why the points do not suffice for a move in the chosen slot. `None` if they
/// do.
fn short(sight: &Sight<'_>, cost: &MoveCost, left: [i32; 3]) -> Option<String> {
    let least = [cost.skulls.0, cost.shields.0, cost.orbs.0];
    let sort = (0..3).find(|&sort| i32::from(least[sort]) > left[sort])?;
    let about =
        [("sort", super::moves::POINTS[sort].into()), ("needs", least[sort].into()), ("n", left[sort].max(0).into())];
    Some(sight.text.say_with("arena-move-short", &about))
}

fn one(ui: &mut Ui, sight: &Sight<'_>, def: &MoveDef, size: Vec2, known: bool, payable: bool) -> Response {
    let sense = if known { Sense::click_and_drag() } else { Sense::focusable_noninteractive().union(Sense::hover()) };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, payable, &def.name));
    let lit = known && (response.hovered() || response.has_focus());
    let (fill, tint) = match (known, payable) {
        (true, true) => (if lit { LIFTED } else { RAISED }, BONE),
        (true, false) => (RAISED, ASH),
        (false, _) => (INK, ENGRAVED),
    };
    let edge = if response.has_focus() { Stroke::new(2.0, SKY) } else { Stroke::new(1.0, ENGRAVED) };
    ui.painter().rect(rect, 4.0, fill, edge, StrokeKind::Inside);
    let spot = Rect::from_center_size(pos2(rect.left() + 19.0, rect.center().y), Vec2::splat(24.0));
    let icon = if known { move_icon(def) } else { "lock" };
    sight.look.image(icon, 24.0, tint).paint_at(ui, spot);
    let painter = ui.painter().with_clip_rect(rect.shrink(3.0).intersect(ui.clip_rect()));
    let font = FontId::new(14.0, family(BOLD));
    let words = if known { BONE } else { ASH };
    let words = if known && !payable { ASH } else { words };
    painter.text(pos2(rect.left() + 38.0, rect.top() + 12.0), Align2::LEFT_CENTER, &def.name, font, words);
    let mut x = rect.left() + 38.0;
    for (sort, (least, most)) in [def.cost.skulls, def.cost.shields, def.cost.orbs].into_iter().enumerate() {
        if most == 0 {
            continue;
        }
        let spot = Rect::from_center_size(pos2(x + 7.0, rect.bottom() - 12.0), Vec2::splat(14.0));
        sight.look.image(super::moves::POINTS[sort], 14.0, ASH).paint_at(ui, spot);
        let range = if least == most { most.to_string() } else { format!("{least}–{most}") };
        let font = FontId::new(13.0, family(FIGURES));
        let at = pos2(x + 17.0, rect.bottom() - 12.0);
        x = painter.text(at, Align2::LEFT_CENTER, range, font, ASH).right() + 8.0;
    }
    response
}
