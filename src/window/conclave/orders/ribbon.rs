//! The order ribbon: the six slots of the turn, always visible.

use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, FontId, Panel, Rect, ScrollArea, Sense, Stroke, StrokeKind, TextFormat, TextStyle, Ui, UiBuilder, Vec2,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::{again, history, plan};
use crate::chronicle::codex::Family;
use crate::conclave::codex;
use crate::conclave::foresight;
use crate::conclave::ministerium::memory;
use crate::conclave::ministerium::words::{say, symbol, with_key};
use crate::conclave::rituals::to_order;
use crate::intent::{Looking, Planning, Sheet, Tab};
use crate::look::palette::{ASH, BONE, EMBER, ENGRAVED, INK, LIFTED, PANEL, RAISED, SKY};
use crate::look::subject;
use crate::look::tips::Hint;
use crate::look::{
    DISPLAY, Line, Medal, explain, explain_tally, family, house_colour, icon_button, mark, paint_medallion,
};
use crate::rules::archfiends;
use crate::rules::conclave;
use crate::rules::ids::SlotNo;
use crate::shell::keys::Action;
use crate::sight::{Sight, Wishes};

const HEIGHT: f32 = 84.0;
const NARROWEST: f32 = 160.0;
/// Distance between two things in the row, in points.
const GAP: f32 = 2.0;
/// Size of the sigils in the order of play before each slot, in points.
const SIGIL: f32 = 20.0;
/// Least width of a slot beside which the order of play has a sigil for every house, in points.
const ROOMY: f32 = 170.0;

/// The names of the first slots for the tutorial.
const MARKS: [&str; 3] = ["slot-1", "slot-2", "slot-3"];

/// Draws the order ribbon.
pub fn order_ribbon(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    Panel::bottom("order-ribbon").show(ui, |ui| {
        ScrollArea::horizontal().id_salt("order-ribbon-slots").show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.vertical(|ui| history(ui, sight, wishes));
                let room = ui.available_width();
                // Two columns of sigils, or one sigil among marks.
                let columns = if fits(room, 2.0 * (SIGIL + GAP), ROOMY) { 2.0 } else { 1.0 };
                let circle_width = columns * (SIGIL + GAP) - GAP;
                let width = slot_width(room, circle_width);
                ui.spacing_mut().item_spacing.x = GAP;
                for slot in SlotNo::ALL {
                    ui.push_id(slot.index(), |ui| {
                        circle(ui, sight, slot, circle_width);
                        one(ui, sight, wishes, slot, vec2(width, HEIGHT));
                    });
                }
            });
        });
    });
    memory::note_room(ui);
}

/// True if all slots fit in this room, each at least this wide.
fn fits(room: f32, circle: f32, least: f32) -> bool {
    room / SlotNo::COUNT as f32 - circle - 2.0 * GAP >= least
}

/// Returns the width of a slot in this room, beside an order of play of this width. If not all slots
/// fit, as many as fit are seen whole.
fn slot_width(room: f32, circle: f32) -> f32 {
    let gap = circle + 2.0 * GAP;
    let of = |count: f32| room / count - gap;
    if fits(room, circle, NARROWEST) {
        return of(SlotNo::COUNT as f32).min(300.0);
    }
    let whole = (room / (NARROWEST + gap)).floor().max(1.0);
    of(whole).max(NARROWEST)
}

/// Draws the order of play before a slot, from top to bottom: in each slot all houses act, one
/// after the other. The player's own sigil is bright, and the others are like ghosts. In little room
/// the other houses are marks, because their sigils would be too small to tell apart.
fn circle(ui: &mut Ui, sight: &Sight<'_>, slot: SlotNo, width: f32) {
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::hover());
    if slot.index() >= plan::slots(sight) {
        return;
    }
    let (order, teller) = (conclave::precedence(sight.table()), sight.teller());
    let all = width > SIGIL;
    let rows = if all { order.len().div_ceil(2) } else { order.len() };
    let step = (HEIGHT / rows.max(1) as f32).min(SIGIL + 6.0);
    let top = rect.center().y - step * rows as f32 / 2.0;
    for (at, &seat) in order.iter().enumerate() {
        let own = seat == sight.seat();
        let (column, row) = (at / rows, at % rows);
        let left = rect.left() + column as f32 * (SIGIL + GAP);
        let middle = pos2(left + SIGIL / 2.0, top + step * (row as f32 + 0.5));
        // In a single column the own sigil is larger than its row, but stays within the ribbon.
        let side = SIGIL.min(step + 4.0);
        if !all && !own {
            ui.painter().circle_filled(middle, 3.0, ASH);
            continue;
        }
        let colour = if own { house_colour(seat) } else { house_colour(seat).gamma_multiply(0.6) };
        let place = Rect::from_center_size(middle, Vec2::splat(side - 2.0));
        ui.painter().circle_filled(middle, side / 2.0, INK);
        sight.look.image(symbol(sight, seat), side - 2.0, colour).paint_at(ui, place);
        if own {
            ui.painter().circle_stroke(middle, side / 2.0, Stroke::new(1.5, BONE));
        }
    }
    let Some(own) = order.iter().position(|&seat| seat == sight.seat()) else { return };
    let words = say!(sight, "panel-slot-when", n = own + 1, all = order.len());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    explain(response, sight, &words, || {
        let houses = order.iter().enumerate();
        let mut lines: Vec<Line> =
            houses.map(|(at, &seat)| Line::Part(teller.seat_name(seat), (at + 1).to_string())).collect();
        lines.extend([Line::Text(say!(sight, "slot-circle")), Line::Term("turn-circle")]);
        lines
    });
}

fn history(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let closed = plan::closed(sight).is_some();
    let steps = [
        ("undo", "panel-undo", Action::Undo, Planning::Undo, sight.hand.desk.can_undo()),
        ("redo", "panel-redo", Action::Redo, Planning::Redo, sight.hand.desk.can_redo()),
    ];
    for (icon, id, action, wish, can) in steps {
        let label = with_key(sight, &sight.text.say(id), action);
        let button = ui.add_enabled_ui(can && !closed, |ui| icon_button(ui, sight.look, icon, &label)).inner;
        if button.clicked() {
            wishes.push(wish.clone().into());
        }
        explain(button, sight, &label, || {
            let named = if wish == Planning::Undo { history::last(sight) } else { history::next(sight) };
            match (plan::closed(sight), named) {
                (Some(reason), _) => vec![Line::Bad(reason)],
                (None, Some(words)) => vec![Line::Text(words)],
                (None, None) => vec![Line::Bad(sight.text.say(&format!("{id}-nothing")))],
            }
        });
    }
}

/// Draws one slot. The player can click it or drag it onto another slot. Buttons move its order or
/// remove it.
fn one(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, slot: SlotNo, size: Vec2) {
    let open = slot.index() < plan::slots(sight);
    let order = plan::draft(sight).slots[slot.index()].as_ref();
    let refused = plan::refused(sight, slot);
    let sense = if open { Sense::click_and_drag() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(size, sense);
    if let Some(name) = MARKS.get(slot.index()) {
        mark(ui, name, rect);
    }
    let words = match order {
        Some(order) => sight.teller().order(order),
        None if open => say!(sight, "panel-slot-empty"),
        None => say!(sight, "panel-slot-locked"),
    };
    let label = say!(sight, "panel-slot-label", n = slot.number(), order = words.as_str());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, open, &label));
    if let Some(order) = order {
        subject::about(&response, || codex::entry_of(Family::Order, order.kind().key()));
    }
    if response.clicked() {
        // A click on a ritual opens its preparation.
        match order.and_then(|order| to_order(slot, order)) {
            Some(way) => wishes.extend(way),
            None => wishes.push(Looking::Open(Sheet::Ministerium(Tab::Orders)).into()),
        }
    }
    if order.is_some() {
        response.dnd_set_drag_payload(slot);
    }
    let dropped = response.dnd_release_payload::<SlotNo>().map(|from| *from).filter(|&from| from != slot && open);
    if let Some(from) = dropped {
        wishes.push(Planning::Swap(from, slot).into());
    }
    let aimed = response.dnd_hover_payload::<SlotNo>().is_some_and(|from| *from != slot && open);
    let next = sight.hand.aim == Some(slot) && open;
    let (edge, weight) = match () {
        () if aimed || next => (SKY, 2.5),
        () if refused.is_some() => (EMBER, 2.0),
        () if response.has_focus() => (SKY, 2.0),
        () if response.hovered() && open => (BONE, 1.5),
        () => (ENGRAVED, 1.0),
    };
    let fill = match (open, order.is_some()) {
        (false, _) => PANEL,
        (true, false) => INK,
        (true, true) if response.hovered() => LIFTED,
        (true, true) => RAISED,
    };
    ui.painter().rect(rect, 3.0, fill, Stroke::new(weight, edge), StrokeKind::Inside);
    let number = pos2(rect.left() + 14.0, rect.top() + 14.0);
    let font = FontId::new(15.0, family(DISPLAY));
    ui.painter().text(number, Align2::CENTER_CENTER, slot.to_string(), font, if open { BONE } else { ASH });
    if next {
        // The number keys with Shift have chosen this slot.
        let words = say!(sight, "map-slot-next");
        let at = pos2(rect.right() - 8.0, rect.top() + 6.0);
        let font = TextStyle::Small.resolve(ui.style());
        ui.painter().text(at, Align2::RIGHT_TOP, words, font, SKY);
    }
    let icon = Rect::from_center_size(pos2(rect.left() + 30.0, rect.top() + 46.0), Vec2::splat(40.0));
    match order {
        Some(order) => {
            let ring = if refused.is_some() { EMBER } else { BONE };
            paint_medallion(ui, sight.look, order.kind().icon(), icon, ring, Medal::Square);
        }
        None => {
            let name = if open { "empty-slot" } else { "lock" };
            sight.look.image(name, 26.0, ASH).paint_at(ui, Rect::from_center_size(icon.center(), Vec2::splat(26.0)));
        }
    }
    // The text stands above the buttons.
    let foot = if order.is_some() { 36.0 } else { 4.0 };
    let inside = Rect::from_min_max(rect.left_top() + vec2(56.0, 5.0), rect.right_bottom() - vec2(6.0, foot));
    let mut inner = ui.new_child(UiBuilder::new().max_rect(inside));
    inner.set_clip_rect(inside.intersect(ui.clip_rect()));
    let colour = match (order.is_some(), refused.is_some()) {
        (true, true) => EMBER,
        (true, false) => inner.visuals().text_color(),
        (false, _) => ASH,
    };
    let struck = if refused.is_some() { Stroke::new(1.0, EMBER) } else { Stroke::NONE };
    let font = TextStyle::Small.resolve(inner.style());
    let hand = TextFormat { font_id: font, color: colour, strikethrough: struck, ..TextFormat::default() };
    let mut job = LayoutJob::single_section(words.clone(), hand);
    // Text that does not fit ends in an ellipsis. The tooltip has all of it.
    job.wrap.max_rows = if order.is_some() { 2 } else { 4 };
    inner.add(bevy_egui::egui::Label::new(job).wrap().show_tooltip_when_elided(false));
    if order.is_some() && plan::closed(sight).is_none() {
        let strip =
            Rect::from_min_max(pos2(rect.right() - 102.0, rect.bottom() - 34.0), rect.right_bottom() - vec2(2.0, 2.0));
        let mut buttons = ui.new_child(
            UiBuilder::new()
                .max_rect(strip)
                .layout(bevy_egui::egui::Layout::right_to_left(bevy_egui::egui::Align::Center)),
        );
        tools(&mut buttons, sight, wishes, slot);
    }
    again::mark(ui, sight, wishes, slot, rect);
    if response.secondary_clicked() && again::can(sight, slot) {
        wishes.push(Planning::Repeat(slot).into());
    }
    tell(response, sight, slot, &label, open);
}

/// Draws the buttons that remove and move an order.
pub(super) fn tools(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, slot: SlotNo) {
    ui.spacing_mut().item_spacing.x = 1.0;
    ui.spacing_mut().button_padding = vec2(4.0, 2.0);
    if icon_button(ui, sight.look, "close", &say!(sight, "panel-slot-strike", n = slot.number())).clicked() {
        wishes.push(Planning::Strike(slot).into());
    }
    let last = plan::slots(sight).saturating_sub(1);
    for (icon, id, to) in
        [("right", "panel-slot-later", slot.index() + 1), ("left", "panel-slot-sooner", slot.index().wrapping_sub(1))]
    {
        let to = SlotNo::new(to).filter(|to| to.index() <= last);
        let label = say!(sight, id, n = slot.number());
        let button = ui.add_enabled_ui(to.is_some(), |ui| icon_button(ui, sight.look, icon, &label)).inner;
        if let Some(to) = to.filter(|_| button.clicked()) {
            wishes.push(Planning::Swap(slot, to).into());
        }
        button.hint_disabled(say!(sight, "panel-slot-edge"));
    }
}

fn tell(response: bevy_egui::egui::Response, sight: &Sight<'_>, slot: SlotNo, label: &str, open: bool) {
    if !open {
        let tally = archfiends::order_slots(sight.catalog(), sight.table(), sight.seat());
        let more = [Line::Text(sight.teller().tip("order-slots")), Line::Term("order-slot")];
        explain_tally(response, sight, &say!(sight, "panel-slot-locked-title", n = slot.number()), &tally, &more);
        return;
    }
    explain(response, sight, label, || {
        let mut lines = Vec::new();
        if let Some(refusal) = plan::refused(sight, slot) {
            lines.push(Line::Bad(sight.teller().refusal(&refusal)));
        }
        lines.extend(foresight::tip(sight, slot));
        let order = conclave::precedence(sight.table());
        if let Some(at) = order.iter().position(|&seat| seat == sight.seat()) {
            lines.push(Line::Text(say!(sight, "panel-slot-when", n = at + 1, all = order.len())));
        }
        lines.push(Line::Text(say!(sight, "panel-slot-tip")));
        lines.push(Line::Text(say!(sight, "map-slot-tip", n = slot.number())));
        lines
    });
}
