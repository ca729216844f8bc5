//! A wall with all forms, at the sizes at which the game shows them: for pictures and for whoever draws a new one.
//!
//! No screen leads here. Players meet the forms where an archfiend is made, and wherever one is shown.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Area, Frame, Label, Order, RichText, Ui, vec2};

use super::look::portrait::{FORMS, form_name, form_text, portrait};
use super::look::{Look, bold, house_colour, palette};
use super::sight::Library;
use crate::rules::ids::Seat;
use crate::text::Text;

const COLUMNS: u8 = 5;

/// Draws the wall over whatever screen is up.
pub(super) fn gallery(
    mut contexts: EguiContexts,
    library: Option<Res<Library>>,
    look: Option<Res<Look>>,
) -> bevy::prelude::Result {
    let ctx = contexts.ctx_mut()?.clone();
    if let (Some(library), Some(look)) = (library, look) {
        let room = ctx.content_rect();
        Area::new("gallery".into()).order(Order::Foreground).fixed_pos(room.min).show(&ctx, |ui| {
            Frame::new().fill(palette::INK).inner_margin(12).show(ui, |ui| {
                let inside = room.size() - vec2(24.0, 24.0);
                ui.set_min_size(inside);
                wall(ui, &look, &library.text, inside);
            });
        });
    }
    Ok(())
}

fn wall(ui: &mut Ui, look: &Look, text: &Text, room: egui::Vec2) {
    let rows = FORMS.div_ceil(COLUMNS);
    let cell = vec2(room.x / f32::from(COLUMNS), room.y / f32::from(rows));
    let corner = ui.max_rect().min;
    for form in 0..FORMS {
        let (column, row) = (f32::from(form % COLUMNS), f32::from(form / COLUMNS));
        let place = egui::Rect::from_min_size(corner + vec2(column * cell.x, row * cell.y), cell);
        let mut ui = ui.new_child(egui::UiBuilder::new().max_rect(place.shrink(4.0)));
        ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
        let colour = house_colour(Seat(form % Seat::MOST as u8));
        ui.horizontal_top(|ui| {
            portrait(ui, look, form, 150.0, colour);
            ui.vertical(|ui| {
                portrait(ui, look, form, 64.0, colour);
                portrait(ui, look, form, 32.0, colour);
            });
        });
        ui.label(bold(form_name(text, form)));
        ui.add(Label::new(RichText::new(form_text(text, form)).small().color(palette::ASH)).wrap());
    }
}
