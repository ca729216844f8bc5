//! The cabinet: the player's own archfiends, and the ready-made ones that another can be based on
//! (manual 2.3).

use bevy_egui::egui::{Align, Id, Label, Response, RichText, TextEdit, Ui, vec2};

use super::super::{BACK, beside, focus_first, heading, just_opened, named, screen, small, tip};
use super::state::Account;
use super::{Bench, Cabinet, MakerState, Page, say};
use crate::chronicle::keys;
use crate::intent::Making;
use crate::look::palette::{BLOOD, INK, SEPIA};
use crate::look::portrait::portrait;
use crate::look::{bold, house_colour, icon_text_button, parchment, pips, quoted, seal_button, target};
use crate::rules::archfiends::Discipline;
use crate::rules::catalog::ArchfiendDef;
use crate::rules::game::Archfiend;
use crate::rules::ids::Seat;
use crate::shell::screens::misfiled;
use crate::shell::screens::seats::difficulty;
use crate::sight::Wishes;
use crate::table::shelf::Leaf;

/// Draws the cabinet.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, cabinet: &Cabinet<'_>, state: &mut MakerState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "maker-cabinet");
    if opened {
        state.doomed = None;
    }
    let mut laid: Option<Bench> = None;
    let mut wanted = Wanted::Nothing;
    let mut from = std::mem::take(&mut state.from);
    screen(
        ui,
        page,
        ("avatar", &say!(page, "maker-title")),
        BACK,
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                let new = seal_button(ui, page.look, &say!(page, "maker-new"), true);
                if opened {
                    focus_first(&new);
                }
                if tip(new, say!(page, "maker-new-tip", points = page.catalog.constants.houses.points)).clicked() {
                    wanted = Wanted::Blank;
                }
                let dice = ui.add(icon_text_button(page.look, "dice", say!(page, "maker-dice")));
                if tip(dice, say!(page, "maker-dice-tip")).clicked() {
                    wanted = Wanted::Drawn;
                }
                bring_in(ui, page, cabinet, &mut from, wishes);
            });
        },
        |ui, wishes| {
            let mut both = (&mut *state, wishes, &mut laid);
            beside(
                ui,
                0.56,
                &mut both,
                |ui, (state, wishes, laid)| own(ui, page, cabinet, state, wishes, laid),
                |ui, (_, _, laid)| ready_made(ui, page, laid),
            );
        },
    );
    state.from = from;
    state.bench = match wanted {
        Wanted::Nothing => laid,
        Wanted::Blank => Some(Bench::new(state.blank(page.catalog, cabinet.leaves), None)),
        Wanted::Drawn => Some(Bench::new(state.drawn(page.catalog, cabinet.leaves), None)),
    };
}

enum Wanted {
    Nothing,
    Blank,
    Drawn,
}

/// Draws the field for the path of a file to import.
fn bring_in(ui: &mut Ui, page: &Page<'_>, cabinet: &Cabinet<'_>, from: &mut String, wishes: &mut Wishes) {
    let width = (ui.available_width() - 150.0).clamp(120.0, 340.0);
    let field = TextEdit::singleline(from)
        .id_salt("maker-from")
        .hint_text(say!(page, "maker-import-hint"))
        .desired_width(width)
        .min_size(vec2(0.0, target(ui)))
        .vertical_align(Align::Center);
    let folder = cabinet.folder.display().to_string();
    let field = named(ui.add(field), &say!(page, "maker-import-hint"));
    let field = tip(field, say!(page, "maker-import-tip", folder = folder));
    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(bevy_egui::egui::Key::Enter));
    let path = from.trim().trim_matches('"').to_owned();
    let bring = ui.add_enabled(!path.is_empty(), icon_text_button(page.look, "load", say!(page, "maker-import")));
    let meaning = if path.is_empty() { "maker-import-empty" } else { "maker-import-go-tip" };
    if (tip(bring, page.text.say(meaning)).clicked() || entered) && !path.is_empty() {
        wishes.push(Making::ImportArchfiend(path.into()).into());
        from.clear();
    }
}

fn own(
    ui: &mut Ui,
    page: &Page<'_>,
    cabinet: &Cabinet<'_>,
    state: &mut MakerState,
    wishes: &mut Wishes,
    laid: &mut Option<Bench>,
) {
    if cabinet.leaves.is_empty() {
        parchment(ui, |ui| {
            ui.set_width(ui.available_width());
            heading(ui, &say!(page, "maker-own"));
            ui.add(Label::new(say!(page, "maker-own-none")).wrap());
        });
    }
    for leaf in cabinet.leaves {
        ui.push_id(&leaf.path, |ui| entry(ui, page, leaf, state, wishes, laid));
        ui.add_space(8.0);
    }
}

fn entry(
    ui: &mut Ui,
    page: &Page<'_>,
    leaf: &Leaf<Archfiend>,
    state: &mut MakerState,
    wishes: &mut Wishes,
    laid: &mut Option<Bench>,
) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        match &leaf.held {
            Ok(fiend) => {
                ui.horizontal_top(|ui| {
                    portrait(ui, page.look, fiend.form, 84.0, house_colour(Seat(0)));
                    ui.vertical(|ui| summary(ui, page, fiend));
                });
            }
            Err(fault) => {
                heading(ui, &leaf.title());
                let words = say!(page, "maker-refused", why = misfiled(page.text, fault));
                ui.add(Label::new(RichText::new(words).color(BLOOD)).wrap());
            }
        }
        ui.horizontal_wrapped(|ui| {
            if state.doomed.as_ref() == Some(&leaf.path) {
                sentence(ui, page, leaf, state, wishes);
            } else {
                ways(ui, page, leaf, state, wishes, laid);
            }
        });
    });
}

/// Draws a short summary of an archfiend.
fn summary(ui: &mut Ui, page: &Page<'_>, fiend: &Archfiend) {
    ui.spacing_mut().item_spacing.y = 3.0;
    ui.horizontal_wrapped(|ui| {
        ui.label(bold(&fiend.name).size(20.0));
        ui.label(quoted(&fiend.title));
    });
    let account = Account::of(page.catalog, fiend);
    let rank = say!(page, "client-newgame-rank", rank = page.rank(fiend.rank), n = fiend.rank.value());
    let spent = match account.left() {
        0 => say!(page, "maker-points-all", points = account.points),
        left => say!(page, "maker-points-left", left = left, points = account.points),
    };
    ui.label(RichText::new(format!("{rank} · {spent}")).small().color(SEPIA));
    attributes(ui, page, fiend);
    let perks: Vec<&str> = fiend
        .perks
        .iter()
        .filter_map(|id| page.catalog.perks.iter().find(|def| def.id == *id))
        .map(|def| def.name.as_str())
        .collect();
    let perks = if perks.is_empty() { say!(page, "maker-no-perks") } else { perks.join(", ") };
    ui.add(Label::new(RichText::new(perks).small()).wrap());
}

/// Draws the five attributes in a line.
fn attributes(ui: &mut Ui, page: &Page<'_>, fiend: &Archfiend) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().interact_size.y = 18.0;
        for discipline in Discipline::ALL {
            let level = fiend.attributes.of(discipline);
            if level == 0 {
                continue;
            }
            let name = page.text.say(&format!("attribute-{}", keys::attribute(discipline)));
            ui.label(RichText::new(name).small());
            pips(ui, level.into(), level.into(), INK);
            ui.add_space(6.0);
        }
    });
}

/// Draws the buttons of an archfiend.
fn ways(
    ui: &mut Ui,
    page: &Page<'_>,
    leaf: &Leaf<Archfiend>,
    state: &mut MakerState,
    wishes: &mut Wishes,
    laid: &mut Option<Bench>,
) {
    let title = leaf.title();
    let button = |ui: &mut Ui, icon: &str, id: &str| -> Response {
        let response = ui.add(icon_text_button(page.look, icon, page.text.say(id)));
        tip(response, say!(page, &format!("{id}-tip"), name = title.as_str()))
    };
    if let Ok(fiend) = &leaf.held {
        let play = button(ui, "throne", "maker-play");
        // A player who has just made an archfiend probably wants to play it.
        if state.fresh.as_ref() == Some(&leaf.path) {
            state.fresh = None;
            focus_first(&play);
            play.scroll_to_me(None);
        }
        if play.clicked() {
            wishes.push(Making::PlayAs(Box::new(fiend.clone())).into());
        }
        if button(ui, "settings", "maker-change").clicked() {
            *laid = Some(Bench::new(fiend.clone(), Some(leaf.path.clone())));
        }
        if button(ui, "card", "maker-copy").clicked() {
            *laid = Some(Bench::new(fiend.clone(), None));
        }
        let path = leaf.path.display().to_string();
        let share = ui.add(icon_text_button(page.look, "save", say!(page, "maker-share")));
        if tip(share, say!(page, "maker-share-tip", path = path.as_str())).clicked() {
            ui.ctx().copy_text(path);
        }
    }
    if button(ui, "delete", "maker-delete").clicked() {
        state.doomed = Some(leaf.path.clone());
    }
}

/// Asks for confirmation before an archfiend is deleted. The button that keeps it comes first.
fn sentence(ui: &mut Ui, page: &Page<'_>, leaf: &Leaf<Archfiend>, state: &mut MakerState, wishes: &mut Wishes) {
    let asked = Id::new(("maker-asked", &leaf.path));
    ui.label(bold(say!(page, "files-delete-sure", name = leaf.title())));
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
        wishes.push(Making::DeleteArchfiend(leaf.path.clone()).into());
    }
    if answered {
        state.doomed = None;
        ui.data_mut(|data| data.remove::<bool>(asked));
    }
}

/// Draws the archfiends of the catalog. Each can be the basis of another.
fn ready_made(ui: &mut Ui, page: &Page<'_>, laid: &mut Option<Bench>) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, &say!(page, "maker-ready"));
        small(ui, say!(page, "maker-ready-text"));
        for def in &page.catalog.archfiends {
            ui.push_id(&def.id, |ui| ready(ui, page, def, laid));
        }
    });
}

fn ready(ui: &mut Ui, page: &Page<'_>, def: &ArchfiendDef, laid: &mut Option<Bench>) {
    ui.horizontal_top(|ui| {
        portrait(ui, page.look, def.form, 48.0, house_colour(Seat(0)));
        let copy = ui.add(icon_text_button(page.look, "card", say!(page, "maker-copy")));
        copy.widget_info(|| {
            let label = say!(page, "maker-copy-of", name = def.name.as_str());
            bevy_egui::egui::WidgetInfo::labeled(bevy_egui::egui::WidgetType::Button, true, label)
        });
        let meaning = say!(page, "maker-copy-tip", name = def.name.as_str());
        if tip(copy, format!("{meaning}\n{}, {}", def.name, def.title)).clicked() {
            *laid = Some(Bench::new(Archfiend::from(def), None));
        }
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().interact_size.y = 18.0;
                ui.label(bold(&def.name));
                let words = format!("{} {}", page.rank(def.rank), difficulty(page, def.difficulty));
                let level = say!(page, "newgame-difficulty", n = def.difficulty);
                tip(ui.label(RichText::new(words).small().color(SEPIA)), level);
            });
            ui.add(Label::new(RichText::new(&def.style).small()).wrap());
        });
    });
}
