//! The mods of a new game: those in the folder, each with a switch.

use bevy_egui::egui::{Label, RichText, Ui};

use super::{Page, heading, say, small, tip};
use crate::look::palette::BLOOD;
use crate::look::parchment;
use crate::shell::flow::Mods;
use crate::table::mods::Mod;
use ::table::mods::Modded;

/// The mods of a game, as the form of a new one shows them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ModSheet {
    lines: Vec<ModLine>,
    /// The faults of mods that cannot be read, as sentences.
    faults: Vec<String>,
    /// The folder of mods.
    folder: String,
}

/// A mod in the form.
#[derive(Clone, Debug, PartialEq, Eq)]
struct ModLine {
    id: String,
    /// Its name and version.
    name: String,
    about: String,
    licence: String,
    /// True if the game will be played with it.
    on: bool,
    /// Why it could not be switched on.
    refused: Option<String>,
}

impl ModSheet {
    /// Returns the mods that are here.
    #[must_use]
    pub fn of<G: Modded>(mods: &Mods<G>) -> Self {
        let line = |one: &Mod| ModLine {
            id: one.manifest.id.clone(),
            name: one.mark().to_string(),
            about: one.manifest.about.clone(),
            licence: one.manifest.licence.clone(),
            on: mods.on.contains(&one.manifest.id),
            refused: mods.refused.iter().find(|(id, _)| *id == one.manifest.id).map(|(_, why)| why.clone()),
        };
        Self {
            lines: mods.here.iter().map(line).collect(),
            faults: mods.faults.clone(),
            folder: mods.editions.shelf().folder().display().to_string(),
        }
    }

    /// Returns the ids of the mods that are switched on.
    #[must_use]
    pub fn on(&self) -> Vec<String> {
        self.lines.iter().filter(|line| line.on).map(|line| line.id.clone()).collect()
    }

    /// Returns the names and versions of the mods that are switched on, as a list; empty if there
    /// are none.
    #[must_use]
    pub fn named(&self) -> String {
        let on: Vec<&str> = self.lines.iter().filter(|line| line.on).map(|line| line.name.as_str()).collect();
        on.join(", ")
    }
}

/// Draws the mods that are here, and the faults of those that cannot be read. Returns the mod that
/// was switched, and true if it is to be on.
pub(crate) fn show(ui: &mut Ui, page: &Page<'_>, sheet: &ModSheet) -> Option<(String, bool)> {
    let mut switched = None;
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "mods-title"));
        for line in &sheet.lines {
            let mut on = line.on;
            let switch = ui.checkbox(&mut on, line.name.as_str());
            if tip(switch, say!(page, "mods-switch-tip", licence = line.licence.as_str())).changed() {
                switched = Some((line.id.clone(), on));
            }
            small(ui, line.about.as_str());
            if let Some(why) = &line.refused {
                ui.add(Label::new(RichText::new(why).small().color(BLOOD)).wrap());
            }
        }
        for fault in &sheet.faults {
            ui.add(Label::new(RichText::new(fault).small().color(BLOOD)).wrap());
        }
        let id = if sheet.lines.is_empty() { "mods-none" } else { "mods-folder" };
        small(ui, say!(page, id, folder = sheet.folder.as_str()));
    });
    switched
}
