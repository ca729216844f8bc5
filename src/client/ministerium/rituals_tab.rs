//! The rituals tab: the chamber as it is. No ritual can be learned or cast yet, and the tab says so.

use bevy_egui::egui::Ui;

use super::attach::doings;
use super::goods::goods_icon;
use super::words::say;
use crate::client::intent::{Intent, Sheet, Tab};
use crate::client::look::palette::{ASH, BONE};
use crate::client::look::{Line, Medal, explain, explain_tally, medallion, medallion_button, quoted, scroll, section};
use crate::client::sight::{Sight, Wishes};
use crate::rules::archfiends;
use crate::rules::attachments::Post;

/// The tab.
pub fn rituals(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
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
        let housed = sight.table().attachments().of(sight.seat()).filter(|held| held.post == Post::Chamber);
        let mut housed = housed.map(|held| held.treasure);
        ui.horizontal_wrapped(|ui| {
            for slot in 0..slots.total().max(0) {
                ui.vertical(|ui| match housed.next() {
                    Some(treasure) => {
                        let name = sight.teller().treasure_name(treasure);
                        let icon = goods_icon(sight, treasure.into());
                        let response = medallion_button(ui, sight.look, icon, 72.0, BONE, Medal::Diamond, &name);
                        if response.clicked() {
                            wishes.push(Intent::Inspect(Some(treasure)));
                            wishes.push(Intent::Open(Sheet::Ministerium(Tab::Forces)));
                        }
                        explain(response, sight, &name, || {
                            doings(sight, treasure).into_iter().map(Line::Text).collect()
                        });
                        ui.label(name);
                    }
                    None => {
                        medallion(ui, sight.look, "ritual", 72.0, ASH, Medal::Circle);
                        ui.weak(say!(sight, "panel-chamber-slot", n = slot + 1));
                    }
                });
            }
        });
        ui.add_space(8.0);
        ui.label(say!(sight, "panel-no-rituals"));
        ui.label(quoted(say!(sight, "panel-chamber-flavour")).color(ASH));
    });
}
