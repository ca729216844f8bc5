//! While minds are slower than the person: a word, and something to look at.

use bevy_egui::egui::{Align2, Area, Frame, Id, Margin, Order, RichText, Spinner, Stroke, Ui, vec2};

use super::{Page, say};
use crate::client::look::palette::{ASH, BONE, ENGRAVED, PANEL};
use crate::client::look::{LINE, quoted, title};

/// The word, over whatever is on the screen. It has nothing to press: the turn goes on by itself.
pub fn show(ui: &mut Ui, page: &Page<'_>) {
    let frame = Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(LINE, ENGRAVED))
        .inner_margin(Margin::symmetric(28, 20))
        .corner_radius(4);
    Area::new(Id::new("waiting"))
        .order(Order::Foreground)
        .interactable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, -40.0))
        .show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_max_width(420.0);
                ui.horizontal(|ui| {
                    if page.look.reduced_motion() {
                        ui.add(page.look.image("brain", 32.0, BONE));
                    } else {
                        ui.add(Spinner::new().size(28.0).color(ASH));
                    }
                    ui.add_space(6.0);
                    ui.vertical(|ui| {
                        ui.label(RichText::new(say!(page, "client-waiting")).text_style(title()));
                        ui.label(quoted(say!(page, "client-waiting-text")).color(ASH));
                    });
                });
            });
        });
}
