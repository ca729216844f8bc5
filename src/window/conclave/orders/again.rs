//! The mark of an order that is repeated in each turn, and the button that switches it on and off.

use bevy_egui::egui::{Rect, Sense, Stroke, Ui, Vec2, WidgetInfo, WidgetType, vec2};

use super::plan;
use crate::conclave::ministerium::words::say;
use crate::intent::Planning;
use crate::look::palette::{ASH, ENGRAVED, INK, SKY};
use crate::look::{Line, explain, icon_text_button, target};
use crate::rules::ids::SlotNo;
use crate::sight::{Sight, Wishes};
use crate::table::repeats::Repeats;

/// True if the order of a slot is repeated in each turn.
pub fn repeated(sight: &Sight<'_>, slot: SlotNo) -> bool {
    sight.hand.desk.repeats().marked(plan::draft(sight)).contains(&slot)
}

/// True if the order of a slot can be repeated.
pub fn can(sight: &Sight<'_>, slot: SlotNo) -> bool {
    plan::closed(sight).is_none() && plan::draft(sight).slots[slot.index()].as_ref().is_some_and(Repeats::can)
}

/// Returns what the button does, in words.
fn lines(sight: &Sight<'_>, on: bool) -> Vec<Line> {
    let now = on.then(|| Line::Text(say!(sight, "repeat-on-tip")));
    now.into_iter().chain([Line::Text(say!(sight, "repeat-tip"))]).collect()
}

/// Draws the mark in the corner of a slot, if its order can be repeated: bright while it is, and
/// faint while it is not. A click or Enter switches it.
pub fn mark(ui: &Ui, sight: &Sight<'_>, wishes: &mut Wishes, slot: SlotNo, within: Rect) {
    if !can(sight, slot) {
        return;
    }
    let on = repeated(sight, slot);
    let area = Rect::from_min_size(within.left_top() + vec2(22.0, 0.0), Vec2::splat(target(ui)));
    let response = ui.interact(area, ui.id().with("repeat"), Sense::click());
    let words = say!(sight, if on { "repeat-off" } else { "repeat-on" }, n = slot.number());
    response.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, on, &words));
    let lit = response.hovered() || response.has_focus();
    let middle = within.left_top() + vec2(40.0, 14.0);
    let edge = match (lit, on) {
        (true, _) => Stroke::new(1.5, SKY),
        (false, true) => Stroke::new(1.0, SKY),
        (false, false) => Stroke::new(1.0, ENGRAVED),
    };
    ui.painter().circle(middle, 11.0, if on { SKY } else { INK }, edge);
    let picture = Rect::from_center_size(middle, Vec2::splat(16.0));
    let colour = match (on, lit) {
        (true, _) => INK,
        (false, true) => SKY,
        (false, false) => ASH,
    };
    sight.look.image("turn", 16.0, colour).paint_at(ui, picture);
    if response.clicked() {
        wishes.push(Planning::Repeat(slot).into());
    }
    explain(response, sight, &words, || lines(sight, on));
}

/// Draws the button of the Orders tab, if the order of the slot can be repeated.
pub fn button(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes, slot: SlotNo) {
    if !can(sight, slot) {
        return;
    }
    let on = repeated(sight, slot);
    let button = ui.add(icon_text_button(sight.look, "turn", say!(sight, "repeat-each")).selected(on));
    let words = say!(sight, if on { "repeat-off" } else { "repeat-on" }, n = slot.number());
    button.widget_info(|| WidgetInfo::selected(WidgetType::SelectableLabel, true, on, &words));
    if button.clicked() {
        wishes.push(Planning::Repeat(slot).into());
    }
    explain(button, sight, &words, || lines(sight, on));
}
