//! The rituals tab: the chamber as it is. No ritual can be learned or cast yet, and the tab says so.

use bevy_egui::egui::Ui;

use super::words::say;
use crate::client::look::palette::ASH;
use crate::client::look::{Line, Medal, explain_tally, medallion, quoted, scroll, section};
use crate::client::sight::Sight;
use crate::rules::archfiends;

/// The tab.
pub fn rituals(ui: &mut Ui, sight: &Sight<'_>) {
    scroll(ui, "rituals-tab", |ui| {
        let slots = archfiends::ritual_slots(sight.catalog(), sight.table(), sight.seat());
        let heading = section(ui, &say!(sight, "panel-chamber", n = slots.total()));
        explain_tally(
            heading,
            sight,
            &say!(sight, "panel-chamber-slots"),
            &slots,
            &[Line::Text(sight.teller().tip("ritual-slots"))],
        );
        ui.add_space(8.0);
        ui.horizontal_wrapped(|ui| {
            for slot in 0..slots.total().max(0) {
                ui.vertical(|ui| {
                    medallion(ui, sight.look, "ritual", 72.0, ASH, Medal::Circle);
                    ui.weak(say!(sight, "panel-chamber-slot", n = slot + 1));
                });
            }
        });
        ui.add_space(8.0);
        ui.label(say!(sight, "panel-no-rituals"));
        ui.label(quoted(say!(sight, "panel-chamber-flavour")).color(ASH));
    });
}
