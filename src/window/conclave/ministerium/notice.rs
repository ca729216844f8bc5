//! Sentences about successes and failures that have just occurred. Each stays until the player
//! dismisses it. The newest lies on top, so that an answer to a click is seen at once.

use bevy_egui::egui::{
    Align, Align2, Area, Context, Frame, Id, Label, Layout, Margin, Order, RichText, ScrollArea, Stroke, Ui, Vec2, vec2,
};
use table_text::Text;

use super::counsel;
use crate::look::palette::{ASH, BONE, EMBER, RAISED};
use crate::look::{Look, heard, icon_button};
use crate::shell::flow::Notices;
use crate::sight::Sight;

/// Draws the notices of a running game, if there are any. Returns the one that the player
/// dismissed; the caller must then remove it from the overlay.
#[must_use]
pub fn notice(ctx: &Context, sight: &Sight<'_>) -> Option<String> {
    let left = counsel::right_of(ctx).map_or(0.0, |right| right + GAP);
    stack(ctx, sight.look, sight.text, &sight.overlay.notices, vec2(left, 72.0))
}

/// Width of a notice at most, and its distance from what it must not cover, in points.
const WIDTH: f32 = 520.0;
const GAP: f32 = 8.0;

/// Draws the notices, if there are any, so many points below the top of the window, and at least so
/// many from its left edge where the window is wide enough. Returns the one that the player
/// dismissed.
#[must_use]
pub fn stack(ctx: &Context, look: &Look, text: &Text, notices: &Notices, free: Vec2) -> Option<String> {
    let number = notices.newest().len();
    if number == 0 {
        return None;
    }
    let mut dismissed = None;
    let room = (ctx.content_rect().size() - vec2(48.0, free.y + 48.0)).max(vec2(120.0, 60.0));
    let (width, id) = (room.x.min(WIDTH), Id::new("notice"));
    let half = ctx.memory(|memory| memory.area_rect(id)).map_or(width, |rect| rect.width()) / 2.0;
    let most = (ctx.content_rect().width() / 2.0 - half - GAP).max(0.0);
    let aside = (free.x + half - ctx.content_rect().width() / 2.0).clamp(0.0, most);
    let area = Area::new(id).order(Order::Foreground).anchor(Align2::CENTER_TOP, vec2(aside, free.y));
    area.show(ctx, |ui| {
        let frame = Frame::popup(ui.style()).fill(RAISED).stroke(Stroke::new(1.5, BONE)).inner_margin(Margin::same(12));
        frame.show(ui, |ui| {
            ui.set_max_width(width);
            if number > 1 {
                let words = text.say_with("notices-number", &[("number", number.into())]);
                ui.label(RichText::new(words).small().color(ASH));
            }
            let most = room.y * 0.5;
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
