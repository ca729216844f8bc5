//! Saved set-ups: the form of a new game under a name, which can be filled in again later.

use std::path::PathBuf;

use bevy_egui::egui::{Align, Id, Label, RichText, TextEdit, Ui, vec2};

use super::{NewGameState, Page, heading, misfiled, named, say, small, tip};
use crate::intent::{Intent, Making, Modding};
use crate::look::palette::BLOOD;
use crate::look::tips::cut;
use crate::look::{bold, icon_text_button, parchment, target};
use crate::table::setups::{SETUP_LETTERS, SetUp};
use crate::table::shelf::Leaf;

/// Draws the saved set-ups, and the field for the name of the current one.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "setup-title"));
        let mut laid: Option<SetUp> = None;
        let leaves = std::mem::take(&mut state.on_file.plots);
        for leaf in &leaves {
            ui.push_id(&leaf.path, |ui| entry(ui, page, leaf, state, &mut laid));
        }
        keep(ui, page, state, &leaves);
        state.on_file.plots = leaves;
        if let Some(setup) = laid {
            // With other mods there are other archfiends to choose from.
            if setup.mods == state.mods.on() {
                state.lay_out(page.catalog, &setup);
            } else {
                state.asked.push(Modding::LayOut(Box::new(setup)).into());
            }
        }
    });
}

fn entry(ui: &mut Ui, page: &Page<'_>, leaf: &Leaf<SetUp>, state: &mut NewGameState, laid: &mut Option<SetUp>) {
    let title = leaf.title();
    ui.horizontal_wrapped(|ui| {
        if state.on_file.doomed.as_ref() == Some(&leaf.path) {
            sentence(ui, page, &title, &leaf.path, state);
            return;
        }
        if let Ok(setup) = &leaf.held {
            let words = say!(page, "setup-take");
            let take = ui.add(icon_text_button(page.look, "load", words));
            if tip(take, say!(page, "setup-take-tip", name = title.as_str())).clicked() {
                *laid = Some(setup.clone());
            }
        }
        let delete = ui.add(icon_text_button(page.look, "delete", String::new()));
        let label = say!(page, "setup-delete", name = title.as_str());
        delete.widget_info(|| bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, &label));
        if tip(delete, label.clone()).clicked() {
            state.on_file.doomed = Some(leaf.path.clone());
        }
        cut(ui, bold(&title));
    });
    match &leaf.held {
        Ok(setup) => {
            let (size, map) = (page.size(setup.size), page.map_type(setup.map_type).0);
            let words = say!(
                page,
                "setup-line",
                n = setup.seats.len(),
                map = map,
                size = size,
                length = page.length(setup.length)
            );
            small(ui, words);
        }
        Err(fault) => {
            let words = say!(page, "maker-refused", why = misfiled(page.text, fault));
            ui.add(Label::new(RichText::new(words).small().color(BLOOD)).wrap());
        }
    }
}

/// Asks for confirmation before a set-up is deleted. The button that keeps it comes first.
fn sentence(ui: &mut Ui, page: &Page<'_>, title: &str, path: &PathBuf, state: &mut NewGameState) {
    let asked = Id::new(("setup-asked", path));
    ui.label(bold(say!(page, "files-delete-sure", name = title)));
    let keep = icon_text_button(page.look, "undo", say!(page, "button-cancel"));
    let keep = tip(ui.add(keep), say!(page, "client-load-keep-tip"));
    let drop = icon_text_button(page.look, "delete", say!(page, "button-delete"));
    let drop = tip(ui.add(drop), say!(page, "client-load-delete-sure-tip"));
    // Takes the focus only once, when the question appears.
    if !ui.data(|data| data.get_temp::<bool>(asked)).unwrap_or_default() {
        keep.request_focus();
        ui.data_mut(|data| data.insert_temp(asked, true));
    }
    let answered = keep.clicked() || drop.clicked();
    if drop.clicked() {
        state.asked.push(Intent::Making(Making::DeleteSetUp(path.clone())));
    }
    if answered {
        state.on_file.doomed = None;
        ui.data_mut(|data| data.remove::<bool>(asked));
    }
}

fn keep(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, leaves: &[Leaf<SetUp>]) {
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut state.on_file.plot_name)
            .id_salt("setup-name")
            .hint_text(say!(page, "setup-name"))
            .char_limit(SETUP_LETTERS)
            .desired_width(200.0)
            .min_size(vec2(0.0, target(ui)))
            .vertical_align(Align::Center);
        tip(named(ui.add(field), &say!(page, "setup-name")), say!(page, "setup-name-tip"));
        let name = state.on_file.plot_name.trim();
        let button = icon_text_button(page.look, "save", say!(page, "setup-keep"));
        let button = ui.add_enabled(!name.is_empty(), button);
        let meaning = if name.is_empty() { "setup-name-empty" } else { "setup-keep-tip" };
        if tip(button, page.text.say(meaning)).clicked() {
            state.asked.push(Intent::Making(Making::KeepSetUp(Box::new(state.set_up(page.catalog, name)))));
        }
    });
    let name = state.on_file.plot_name.trim();
    if leaves.iter().any(|leaf| leaf.held.as_ref().is_ok_and(|held| held.name == name)) {
        small(ui, say!(page, "setup-exists", name = name));
    }
}
