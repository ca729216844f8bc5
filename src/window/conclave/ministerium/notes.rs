//! A player's private notes. The rules, minds and other seats cannot read them.

use bevy_egui::egui::{Context, Label, RichText, TextEdit, WidgetInfo, WidgetType, vec2};

use super::memory::always;
use super::words::say;
use crate::intent::{Looking, Sheet, Sitting};
use crate::look::heard;
use crate::look::palette::ASH;
use crate::look::{scroll, sheet};
use crate::sight::{Sight, Wishes};
use crate::table::belongings::MOST_NOTES;

/// Draws the notes of the seated player. They are saved with the game.
pub fn notes(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(written) = &sight.hand.notes else { return };
    let heading = say!(sight, "panel-notes-of", house = sight.teller().seat_name(sight.seat()));
    let close = say!(sight, "panel-close");
    let closed = sheet(ctx, sight.look, "notes", ("answer", &heading), &close, vec2(620.0, 520.0), |ui| {
        ui.add(Label::new(RichText::new(say!(sight, "panel-notes-whose")).color(ASH)).wrap());
        ui.add_space(6.0);
        let mut text = written.clone();
        scroll(ui, "notes", |ui| {
            let id = always(sight, "notes-sheet");
            let fresh = ui.memory(|memory| memory.focused().is_none());
            let page = TextEdit::multiline(&mut text)
                .id(id)
                .char_limit(MOST_NOTES)
                .hint_text(say!(sight, "panel-notes-hint"))
                .desired_width(f32::INFINITY)
                .min_size(vec2(0.0, ui.available_height() - 8.0));
            let page = ui.add(page);
            heard::name(&page, &say!(sight, "panel-notes"));
            if fresh {
                page.request_focus();
            }
            let label = say!(sight, "panel-notes");
            page.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &label));
        });
        if text != *written {
            wishes.push(Sitting::Note(text).into());
        }
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}
