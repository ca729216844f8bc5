//! The mods of a new game: those in the folder, each with a switch.

use bevy_egui::egui::{Label, RichText, Ui};

use super::{NewGameState, Page, heading, say, small, tip};
use crate::intent::Modding;
use crate::look::palette::BLOOD;
use crate::look::parchment;

/// Draws the mods that are here, and the faults of those that cannot be read.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "mods-title"));
        let (lines, asked) = (&state.mods, &mut state.asked);
        for line in lines {
            let mut on = line.on;
            let switch = ui.checkbox(&mut on, line.name.as_str());
            if tip(switch, say!(page, "mods-switch-tip", licence = line.licence.as_str())).changed() {
                asked.push(Modding::Switch(line.id.clone(), on).into());
            }
            small(ui, line.about.as_str());
            if let Some(why) = &line.refused {
                ui.add(Label::new(RichText::new(why).small().color(BLOOD)).wrap());
            }
        }
        for fault in &state.mod_faults {
            ui.add(Label::new(RichText::new(fault).small().color(BLOOD)).wrap());
        }
        let id = if lines.is_empty() { "mods-none" } else { "mods-folder" };
        small(ui, say!(page, id, folder = state.mod_folder.as_str()));
    });
}
