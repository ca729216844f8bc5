//! Sentences about successes and failures that have just occurred. Each stays until the player
//! dismisses it. The newest lies on top, so that an answer to a click is seen at once.

use bevy_egui::egui::{
    Align, Align2, Area, Context, Frame, Id, Label, Layout, Margin, Order, Rect, RichText, ScrollArea, Stroke, Ui, vec2,
};
use table_text::Text;

use super::{counsel, memory};
use crate::conclave::board::modes::strip::strip_of;
use crate::look::palette::{ASH, BONE, EMBER, RAISED};
use crate::look::{Look, heard, icon_button};
use crate::shell::flow::Notices;
use crate::sight::Sight;

/// Draws the notices of a running game, if there are any. Returns the one that the player
/// dismissed; the caller must then remove it from the overlay.
#[must_use]
pub fn notice(ctx: &Context, sight: &Sight<'_>) -> Option<String> {
    let strip = strip_of(ctx).map_or(0.0, |strip| strip.bottom() + GAP);
    let board = memory::room(ctx).with_min_y(strip.max(BELOW_BAR));
    let beside = counsel::right_of(ctx).map_or(board, |right| board.with_min_x(right.max(board.left())));
    // The counsel is covered only where there is no room beside it.
    let free = if beside.width() >= NARROW { beside } else { board };
    stack(ctx, sight.look, sight.text, &sight.overlay.notices, free)
}

/// Width of a notice at most, and its distance from what it must not cover, in points.
const WIDTH: f32 = 520.0;
const GAP: f32 = 8.0;
/// Least width of the room beside the counsel for a notice, in points.
const NARROW: f32 = 320.0;
/// Distance from the top of the window to the notices of a game, in points.
const BELOW_BAR: f32 = 72.0;

/// Draws the notices, if there are any, at the top of this area, as near to the middle of the window
/// as the area allows. Returns the one that the player dismissed.
#[must_use]
pub fn stack(ctx: &Context, look: &Look, text: &Text, notices: &Notices, free: Rect) -> Option<String> {
    let number = notices.newest().len();
    if number == 0 {
        return None;
    }
    let mut dismissed = None;
    let window = ctx.content_rect();
    let free = free.intersect(window.shrink(GAP)).shrink2(vec2(GAP, 0.0));
    // The frame takes some of the width.
    let (width, id) = ((free.width() - 28.0).clamp(120.0, WIDTH), Id::new("notice"));
    let half = ctx.memory(|memory| memory.area_rect(id)).map_or(width + 28.0, |rect| rect.width()) / 2.0;
    let middle = window.center().x.min(free.right() - half).max(free.left() + half);
    let aside = vec2(middle - window.center().x, free.top() - window.top());
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_TOP, aside);
    area.show(ctx, |ui| {
        let frame = Frame::popup(ui.style()).fill(RAISED).stroke(Stroke::new(1.5, BONE)).inner_margin(Margin::same(12));
        frame.show(ui, |ui| {
            ui.set_max_width(width);
            if number > 1 {
                let words = text.say_with("notices-number", &[("number", number.into())]);
                ui.label(RichText::new(words).small().color(ASH));
            }
            let most = free.height().max(120.0) * 0.5;
            let scroll = ScrollArea::vertical().id_salt("notices").max_height(most).min_scrolled_height(most);
            scroll.show(ui, |ui| {
                for words in notices.newest() {
                    if one(ui, look, text, words, notices.is_fault(words)) {
                        dismissed = Some(words.to_owned());
                    }
                }
            });
        });
    });
    dismissed
}

/// Draws one notice. Returns true if the player dismissed it.
fn one(ui: &mut Ui, look: &Look, text: &Text, words: &str, fault: bool) -> bool {
    let drawn = ui.push_id(words, |ui| {
        heard::alert(ui, words);
        let line = ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
            let (icon, colour) = if fault { ("warning", EMBER) } else { ("info", BONE) };
            ui.add(look.image(icon, 22.0, colour));
            let dismissed = icon_button(ui, look, "dismiss", &text.say("panel-dismiss")).clicked();
            ui.add(Label::new(words).wrap());
            dismissed
        });
        line.inner
    });
    drawn.inner
}
