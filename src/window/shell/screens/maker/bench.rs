//! The bench: an archfiend that is being made, with three leaves, and an account of its points.

use bevy_egui::egui::{
    Align, Button, Color32, Key, KeyboardShortcut, Label, Layout, Modifiers, RichText, ScrollArea, Ui, vec2,
};

use super::super::{framed, just_opened, tip};
use super::state::{Account, Bench, BenchLeaf};
use super::{Cabinet, MakerState, Page, perks, person, powers, rail, say};
use crate::chronicle::{Teller, flaw};
use crate::intent::Making;
use crate::look::palette::{ASH, BONE, EMBER, VERDIGRIS};
use crate::look::{icon_text_button, seal_button, tab_button};
use crate::rules::archfiends::Flaw;
use crate::sight::Wishes;

/// Minimum width at which the account stands beside the leaves, in points.
const WIDE: f32 = 860.0;
/// Width of the account, in points.
const RAIL: f32 = 308.0;

/// The button or key that was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pressed {
    Keep,
    Dice,
    Undo,
    Redo,
    Stay,
    Drop,
}

/// Draws the bench.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, cabinet: &Cabinet<'_>, state: &mut MakerState, wishes: &mut Wishes) {
    let Some(mut bench) = state.bench.take() else { return };
    let opened = just_opened(ui, "maker-bench");
    let table = match state.table(page.catalog, &bench.fiend) {
        Ok(view) => view.clone(),
        Err(fault) => {
            ui.label(fault.to_string());
            return;
        }
    };
    let teller = Teller::new(page.text, page.catalog, table.table());
    let was = bench.fiend.clone();
    let account = Account::of(page.catalog, &bench.fiend);
    let title = match &bench.of {
        Some(_) => say!(page, "maker-title-change", name = bench.before.name.as_str()),
        None => say!(page, "maker-title-new"),
    };
    let mut on = (&mut bench, None);
    let left = framed(
        ui,
        page,
        ("avatar", &title),
        &say!(page, "maker-back-tip"),
        &mut on,
        |ui, (bench, pressed)| foot(ui, page, bench, &account, opened, pressed),
        |ui, (bench, _)| {
            let room = ui.available_size();
            if room.x < WIDE {
                ScrollArea::vertical().id_salt("bench").auto_shrink([false, false]).show(ui, |ui| {
                    tabs(ui, page, bench, &account);
                    leaf(ui, page, &teller, bench, &account);
                    ui.add_space(12.0);
                    rail::show(ui, page, &teller, bench, &account);
                });
                return;
            }
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                let size = vec2(room.x - RAIL - 16.0, room.y);
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    tabs(ui, page, bench, &account);
                    ui.add_space(2.0);
                    let area = ScrollArea::vertical().id_salt(("leaf", bench.leaf as u8)).auto_shrink([false, false]);
                    area.show(ui, |ui| leaf(ui, page, &teller, bench, &account));
                });
                ui.allocate_ui_with_layout(vec2(RAIL, room.y), Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.x = 8.0;
                    let area = ScrollArea::vertical().id_salt("account").auto_shrink([false, false]);
                    area.show(ui, |ui| rail::show(ui, page, &teller, bench, &account));
                });
            });
        },
    );
    let mut pressed = on.1;
    bench.note(was);
    // A text field has its own undo for its letters.
    if !ui.ctx().text_edit_focused() {
        pressed = shortcut(ui).or(pressed);
    }
    if left {
        match (bench.leaving, bench.changed()) {
            (false, true) => bench.leaving = true,
            (true, _) | (false, false) => pressed = Some(Pressed::Drop),
        }
    }
    match pressed {
        None => {}
        Some(Pressed::Keep) => {
            wishes.push(Making::KeepArchfiend(Box::new(bench.fiend.clone()), bench.of.clone()).into());
        }
        Some(Pressed::Dice) => {
            let drawn = state.drawn(page.catalog, cabinet.leaves);
            let was = std::mem::replace(&mut bench.fiend, drawn);
            bench.note(was);
        }
        Some(Pressed::Undo) => bench.undo(),
        Some(Pressed::Redo) => bench.redo(),
        Some(Pressed::Stay) => bench.leaving = false,
        Some(Pressed::Drop) => return,
    }
    state.bench = Some(bench);
}

/// Returns undo or redo if its usual keys were pressed. The longest shortcut is tested first,
/// because a shorter one would match it too.
fn shortcut(ui: &Ui) -> Option<Pressed> {
    let keys = [
        (Modifiers::COMMAND | Modifiers::SHIFT, Key::Z, Pressed::Redo),
        (Modifiers::COMMAND, Key::Y, Pressed::Redo),
        (Modifiers::COMMAND, Key::Z, Pressed::Undo),
    ];
    let mut pressed = keys.into_iter().filter(|&(modifiers, key, _)| {
        ui.input_mut(|input| input.consume_shortcut(&KeyboardShortcut::new(modifiers, key)))
    });
    pressed.next().map(|(_, _, wanted)| wanted)
}

/// Draws the tabs of the three leaves, each with the points spent on it.
fn tabs(ui: &mut Ui, page: &Page<'_>, bench: &mut Bench, account: &Account) {
    ui.horizontal_wrapped(|ui| {
        for leaf in BenchLeaf::ALL {
            let (icon, words, meaning) = match leaf {
                BenchLeaf::Person => ("avatar", say!(page, "maker-leaf-person"), say!(page, "maker-leaf-person-tip")),
                BenchLeaf::Powers => {
                    let spent = account.bill.rank + account.bill.attributes;
                    ("level", say!(page, "maker-leaf-powers", n = spent), say!(page, "maker-leaf-powers-tip"))
                }
                BenchLeaf::Perks => {
                    let spent = account.bill.perks + account.bill.stigmas;
                    ("relic", say!(page, "maker-leaf-perks", n = spent), say!(page, "maker-leaf-perks-tip"))
                }
            };
            if tip(tab_button(ui, page.look, icon, &words, bench.leaf == leaf), meaning).clicked() {
                bench.leaf = leaf;
            }
        }
    });
}

fn leaf(ui: &mut Ui, page: &Page<'_>, teller: &Teller<'_>, bench: &mut Bench, account: &Account) {
    match bench.leaf {
        BenchLeaf::Person => person::show(ui, page, teller, bench),
        BenchLeaf::Powers => powers::show(ui, page, teller, bench, account),
        BenchLeaf::Perks => perks::show(ui, page, teller, bench, account),
    }
}

fn foot(ui: &mut Ui, page: &Page<'_>, bench: &Bench, account: &Account, opened: bool, pressed: &mut Option<Pressed>) {
    ui.horizontal_wrapped(|ui| {
        if bench.leaving {
            ui.label(RichText::new(say!(page, "maker-leave-sure")).color(EMBER));
            let stay = icon_text_button(page.look, "undo", say!(page, "maker-leave-stay"));
            let stay = tip(ui.add(stay), say!(page, "maker-leave-stay-tip"));
            if ui.memory(|memory| memory.focused().is_none()) {
                stay.request_focus();
            }
            let drop = icon_text_button(page.look, "delete", say!(page, "maker-leave-drop"));
            let drop = tip(ui.add(drop), say!(page, "maker-leave-drop-tip"));
            if stay.clicked() {
                *pressed = Some(Pressed::Stay);
            }
            if drop.clicked() {
                *pressed = Some(Pressed::Drop);
            }
            return;
        }
        let lawful = account.flaws.is_empty();
        let keep = seal_button(ui, page.look, &say!(page, "maker-keep"), lawful);
        if opened && lawful && bench.of.is_some() {
            super::super::focus_first(&keep);
        }
        let meaning = if lawful { say!(page, "maker-keep-tip") } else { refusals(page, account) };
        if tip(keep, meaning).clicked() {
            *pressed = Some(Pressed::Keep);
        }
        let mut button = |ui: &mut Ui, icon: &str, id: &str, enabled: bool, wanted: Pressed| {
            let words = if matches!(wanted, Pressed::Undo | Pressed::Redo) { String::new() } else { page.text.say(id) };
            let button: Button<'_> = icon_text_button(page.look, icon, words);
            let response = ui.add_enabled(enabled, button);
            let label = page.text.say(id);
            response.widget_info(|| {
                bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, enabled, &label)
            });
            if tip(response, page.text.say(&format!("{id}-tip"))).clicked() {
                *pressed = Some(wanted);
            }
        };
        button(ui, "undo", "maker-undo", !bench.past.is_empty(), Pressed::Undo);
        button(ui, "redo", "maker-redo", !bench.future.is_empty(), Pressed::Redo);
        button(ui, "dice", "maker-dice", true, Pressed::Dice);
        let (words, colour) = state_of(page, account);
        ui.add(Label::new(RichText::new(words).color(colour)).wrap());
    });
}

/// Returns a sentence about the state of the archfiend, and its colour.
fn state_of(page: &Page<'_>, account: &Account) -> (String, Color32) {
    match account.flaws.first() {
        Some(first) => (flaw(page.text, first), EMBER),
        None if account.left() > 0 => {
            (say!(page, "maker-points-left", left = account.left(), points = account.points), BONE)
        }
        None => (say!(page, "maker-spent"), VERDIGRIS),
    }
}

/// Returns all faults of the archfiend, a line each.
pub(super) fn refusals(page: &Page<'_>, account: &Account) -> String {
    let lines: Vec<String> = account.flaws.iter().map(|one: &Flaw| flaw(page.text, one)).collect();
    lines.join("\n")
}

/// Draws small text on a dark ground.
pub(super) fn small_print(ui: &mut Ui, words: impl Into<String>) {
    ui.add(Label::new(RichText::new(words).small().color(ASH)).wrap());
}
