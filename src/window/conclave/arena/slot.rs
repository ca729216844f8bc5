//! One of the six combat slots: its move, and the points allotted to it.

use bevy_egui::egui::{
    Button, FontId, Key, Layout, Modifiers, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::moves::{POINTS, definition, move_icon, move_lines};
use super::planner::Carried;
use crate::conclave::ministerium::words::say;
use crate::look::palette::{ASH, BONE, ENGRAVED, INK, LIFTED, RAISED, SKY, VERDIGRIS};
use crate::look::{BOLD, FIGURES, Line, explain, family, icon_button, target};
use crate::rules::arena::{Duelist, Plan, Stroke as Blow};
use crate::sight::Sight;

/// Height of a slot, in points.
pub const HEIGHT: f32 = 150.0;
/// Height of the part that shows the move, in points.
const HEAD: f32 = 76.0;

/// A player's action on a slot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Touch {
    /// The slot was chosen.
    Chosen,
    /// The slot was emptied.
    Cleared,
    /// A move was dropped on the slot.
    Dropped(Carried),
    /// The points of the slot's move were changed to these.
    Allotted(Blow),
}

/// Returns the points of each type that a plan leaves. A negative number means overspending.
pub fn left(own: &Duelist, plan: &Plan) -> [i32; 3] {
    let spent = plan.spent();
    std::array::from_fn(|sort| i32::from(own.points()[sort]) - spent[sort] as i32)
}

/// Draws a slot as a card. Returns the player's action on it.
pub fn card(
    ui: &mut Ui,
    sight: &Sight<'_>,
    own: &Duelist,
    plan: &Plan,
    at: usize,
    chosen: bool,
    width: f32,
) -> Option<Touch> {
    let stroke = plan.strokes[at];
    let (room, _) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    let mut touch = None;
    let head = Rect::from_min_size(room.min, vec2(width, HEAD));
    let response = ui.interact(head, ui.id().with("head"), Sense::click_and_drag());
    let name =
        stroke.map_or_else(|| say!(sight, "arena-no-move"), |stroke| definition(sight, stroke.kind).name.clone());
    let label = say!(sight, "arena-slot-label", n = at + 1, move = name.clone());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, chosen, &label));
    let lit = response.hovered() || response.has_focus();
    let edge = if response.has_focus() || response.dnd_hover_payload::<Carried>().is_some() {
        Stroke::new(2.0, SKY)
    } else if chosen {
        Stroke::new(2.0, BONE)
    } else {
        Stroke::new(1.0, ENGRAVED)
    };
    ui.painter().rect(room, 4.0, if chosen || lit { LIFTED } else { RAISED }, edge, StrokeKind::Inside);
    paint_head(ui, sight, head, at, stroke.as_ref(), &name);
    if stroke.is_some() {
        response.dnd_set_drag_payload(Carried::Slot(at));
    }
    if let Some(carried) = response.dnd_release_payload::<Carried>() {
        touch = Some(Touch::Dropped(*carried));
    }
    let unset = response.has_focus()
        && ui.input_mut(|input| {
            input.consume_key(Modifiers::NONE, Key::Delete) || input.consume_key(Modifiers::NONE, Key::Backspace)
        });
    if response.clicked() {
        touch = Some(Touch::Chosen);
    }
    head_tip(response, sight, at, stroke.as_ref(), &label);
    let Some(stroke) = stroke else { return touch };
    let corner = Rect::from_min_size(pos2(room.right() - 42.0, room.top() + 4.0), Vec2::splat(38.0));
    let clear = say!(sight, "arena-slot-clear", n = at + 1);
    let mut child = ui.new_child(UiBuilder::new().max_rect(corner).id_salt("clear"));
    if icon_button(&mut child, sight.look, "close", &clear).clicked() || unset {
        return Some(Touch::Cleared);
    }
    let foot = Rect::from_min_max(pos2(room.left() + 4.0, head.bottom()), room.max - Vec2::splat(4.0));
    let mut child = ui.new_child(UiBuilder::new().max_rect(foot).layout(Layout::default()).id_salt("points"));
    child.spacing_mut().item_spacing.y = 3.0;
    allotted(&mut child, sight, own, plan, at, stroke).map(Touch::Allotted).or(touch)
}

fn paint_head(ui: &Ui, sight: &Sight<'_>, head: Rect, at: usize, stroke: Option<&Blow>, name: &str) {
    let painter = ui.painter();
    let badge = head.left_top() + vec2(19.0, 19.0);
    painter.circle(badge, 12.0, INK, Stroke::new(1.25, ENGRAVED));
    let font = FontId::new(14.0, family(FIGURES));
    painter.text(badge, bevy_egui::egui::Align2::CENTER_CENTER, at + 1, font, BONE);
    let (icon, tint) =
        stroke.map_or(("empty-slot", ENGRAVED), |stroke| (move_icon(definition(sight, stroke.kind)), BONE));
    let spot = Rect::from_center_size(pos2(head.center().x, head.top() + 26.0), Vec2::splat(32.0));
    sight.look.image(icon, 32.0, tint).paint_at(ui, spot);
    let colour = if stroke.is_some() { BONE } else { ASH };
    let font = FontId::new(14.0, family(BOLD));
    let mut job = bevy_egui::egui::text::LayoutJob::simple(name.to_owned(), font, colour, head.width() - 10.0);
    job.halign = bevy_egui::egui::Align::Center;
    let galley = painter.layout_job(job);
    let y = head.bottom() - 17.0 - galley.size().y / 2.0;
    painter.galley(pos2(head.center().x, y), galley, colour);
}

fn head_tip(response: Response, sight: &Sight<'_>, at: usize, stroke: Option<&Blow>, label: &str) {
    let kind = stroke.map(|stroke| stroke.kind);
    explain(response, sight, label, || {
        let mut lines = match kind {
            Some(kind) => move_lines(sight, kind),
            None => vec![Line::Text(say!(sight, "arena-empty-tip"))],
        };
        lines.push(Line::Text(say!(sight, "arena-slot-tip", n = at + 1)));
        lines
    });
}

/// Draws the steppers of a move. Returns the move with its new points if they were changed.
fn allotted(ui: &mut Ui, sight: &Sight<'_>, own: &Duelist, plan: &Plan, at: usize, stroke: Blow) -> Option<Blow> {
    let def = definition(sight, stroke.kind);
    let left = left(own, plan);
    let mut changed = None;
    for (sort, (least, most)) in [def.cost.skulls, def.cost.shields, def.cost.orbs].into_iter().enumerate() {
        if most == 0 {
            continue;
        }
        let now = stroke.points()[sort];
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            ui.spacing_mut().button_padding = Vec2::ZERO;
            let over = left[sort] < 0;
            let colour = if over { crate::look::palette::EMBER } else { BONE };
            let room = ui.available_width();
            if least == most && now == most {
                let width = 46.0;
                ui.add_space(((room - width) / 2.0).max(0.0));
                ui.add(sight.look.image(POINTS[sort], 18.0, colour));
                number(ui, now, colour);
                return;
            }
            let width = 32.0 * 2.0 + 18.0 + 20.0 + 6.0;
            ui.add_space(((room - width) / 2.0).max(0.0));
            let words = |id: &str| sight.text.say_with(id, &[("sort", POINTS[sort].into()), ("n", (at + 1).into())]);
            let why = (now <= least).then(|| say!(sight, "arena-least", n = least));
            if stepper(ui, sight, "−", &words("arena-less"), why) {
                changed = Some((sort, now - 1));
            }
            ui.add(sight.look.image(POINTS[sort], 18.0, colour));
            number(ui, now, colour);
            let why = if now >= most {
                Some(say!(sight, "arena-most", n = most))
            } else if left[sort] <= 0 {
                Some(sight.text.say_with("arena-spent", &[("sort", POINTS[sort].into())]))
            } else {
                None
            };
            if stepper(ui, sight, "+", &words("arena-more"), why) {
                changed = Some((sort, now + 1));
            }
        });
    }
    let (sort, n) = changed?;
    let mut stroke = stroke;
    *[&mut stroke.skulls, &mut stroke.shields, &mut stroke.orbs][sort] = n;
    Some(stroke)
}

fn number(ui: &mut Ui, n: u8, colour: bevy_egui::egui::Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(20.0, 32.0), Sense::hover());
    crate::conclave::theatre::paint::number(ui.painter(), rect.center(), n, 17.0, colour);
}

/// Draws a button that adds or removes one point. It is disabled if `why` holds a reason. Returns
/// true if it was clicked.
fn stepper(ui: &mut Ui, sight: &Sight<'_>, sign: &str, label: &str, why: Option<String>) -> bool {
    let text = RichText::new(sign).size(20.0).color(if why.is_some() { ASH } else { VERDIGRIS });
    let button = Button::new(text).min_size(Vec2::splat(target(ui)));
    let response = ui.add_enabled(why.is_none(), button);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, why.is_none(), label));
    let clicked = response.clicked();
    explain(response, sight, label, || vec![why.map_or_else(|| Line::Text(say!(sight, "arena-step-tip")), Line::Bad)]);
    clicked
}
