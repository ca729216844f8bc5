//! The menu of a running game: save, load, settings, leave (manual appendix B: Q).

use bevy_egui::egui::{Align, Context, Key, Label, Response, RichText, TextEdit, Ui, vec2};

use super::{Page, focus_first, just_opened, named, say, small, tip};
use crate::intent::{Filing, Going, Intent, Looking, Reading, Sheet};
use crate::look::palette::{ASH, EMBER};
use crate::look::{icon_text_button, scroll, section, sheet, target};
use crate::shell::flow::Screen;
use crate::shell::keys::Action;
use crate::sight::Wishes;
use crate::table::archive::SaveCard;

/// The state of the menu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MenuState {
    /// The name for the next save.
    pub name: String,
    /// The name of the last save. Writing over it needs no warning.
    pub saved: Option<String>,
}

/// The information about the game that the menu needs.
#[derive(Clone, Copy, Debug)]
pub struct MenuGame<'a> {
    /// The name of the game; the default name of a save.
    pub name: &'a str,
    /// The existing saves, to warn before one is overwritten.
    pub saves: &'a [SaveCard],
    /// How the game is kept.
    pub kept: Kept,
    /// The mods that it is played with, with their versions; empty without mods.
    pub mods: &'a str,
}

/// How a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// In saves that the player names.
    Named,
    /// In one save, which it writes by itself.
    IronMan,
    /// At its host's; the plans are sent by themselves.
    Post,
}

/// Draws the menu as a sheet over the board. Called only while the menu is open.
pub fn show(ctx: &Context, page: &Page<'_>, game: &MenuGame<'_>, state: &mut MenuState, wishes: &mut Wishes) {
    let title = say!(page, "menu-title");
    let close = say!(page, "menu-resume");
    let closed = sheet(ctx, page.look, "menu", ("seal", &title), &close, vec2(460.0, 580.0), |ui| {
        let opened = just_opened(ui, "menu");
        if opened && state.name.trim().is_empty() {
            game.name.clone_into(&mut state.name);
        }
        scroll(ui, "menu", |ui| {
            let resume = way(
                ui,
                page,
                ("left", "menu-resume", "client-menu-resume-tip"),
                wishes,
                Intent::Looking(Looking::Open(Sheet::None)),
            );
            if opened {
                focus_first(&resume);
            }
            keep(ui, page, game, state, wishes);
            if !game.mods.is_empty() {
                small(ui, say!(page, "newgame-with-mods-now", mods = game.mods));
            }
            section(ui, &say!(page, "client-menu-elsewhere"));
            ui.add_space(4.0);
            let codex = Intent::Reading(Reading::Open(None));
            way(ui, page, ("info", "codex-title", "codex-title-tip"), wishes, codex);
            if game.kept == Kept::Post {
                way(ui, page, ("emissary", "post-title", "title-post-tip"), wishes, Going::To(Screen::Post).into());
            } else {
                let chair = Intent::Looking(Looking::Open(Sheet::Chair));
                way(ui, page, ("curtain", "hotseat-chair", "hotseat-chair-tip"), wishes, chair);
            }
            way(
                ui,
                page,
                ("load", "menu-load", "client-menu-load-tip"),
                wishes,
                Intent::Going(Going::To(Screen::Load)),
            );
            way(
                ui,
                page,
                ("settings", "menu-settings", "title-settings-tip"),
                wishes,
                Intent::Going(Going::To(Screen::Settings)),
            );
            way(ui, page, ("throne", "menu-to-title", "menu-to-title-tip"), wishes, Intent::Going(Going::ToTitle));
            way(ui, page, ("close", "menu-quit", "client-menu-quit-tip"), wishes, Intent::Going(Going::Quit));
        });
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

fn way(
    ui: &mut Ui,
    page: &Page<'_>,
    (icon, id, meaning): (&str, &str, &str),
    wishes: &mut Wishes,
    intent: Intent,
) -> Response {
    let button = icon_text_button(page.look, icon, page.text.say(id))
        .min_size(vec2(ui.available_width().min(320.0), target(ui) + 4.0));
    let response = tip(ui.add(button), page.text.say(meaning));
    if response.clicked() {
        wishes.push(intent);
    }
    response
}

/// Draws the two buttons for saves without a name.
fn quickly(ui: &mut Ui, page: &Page<'_>, wishes: &mut Wishes) {
    let bindings = &page.preferences.bindings;
    ui.horizontal_wrapped(|ui| {
        for (icon, id, action, wish) in [
            ("save", "quick-save", Action::QuickSave, Filing::QuickSave),
            ("load", "quick-load", Action::QuickLoad, Filing::QuickLoad),
        ] {
            let button = ui.add(icon_text_button(page.look, icon, page.text.say(&format!("{id}-name"))));
            let meaning =
                page.text.say_with(&format!("{id}-tip"), &[("key", bindings.label(page.text, action).into())]);
            if tip(button, meaning).clicked() {
                wishes.push(wish.into());
            }
        }
    });
}

/// Draws the part for saving under a name. An Iron Man game only explains how it saves itself.
fn keep(ui: &mut Ui, page: &Page<'_>, game: &MenuGame<'_>, state: &mut MenuState, wishes: &mut Wishes) {
    section(ui, &say!(page, "files-title-save"));
    ui.add_space(4.0);
    let by_itself = match game.kept {
        Kept::Named => None,
        Kept::IronMan => Some(("iron-man", "client-menu-iron-man")),
        Kept::Post => Some(("emissary", "post-menu-kept")),
    };
    if let Some((icon, words)) = by_itself {
        ui.horizontal_top(|ui| {
            ui.add(page.look.image(icon, 24.0, ASH));
            ui.add(Label::new(page.text.say(words)).wrap());
        });
        return;
    }
    let mut entered = false;
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut state.name)
            .hint_text(say!(page, "files-name"))
            .desired_width(230.0)
            .char_limit(40);
        let field = tip(
            named(
                ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center)),
                &say!(page, "files-name"),
            ),
            say!(page, "client-menu-name-tip"),
        );
        entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let name = state.name.trim();
        let save = ui.add_enabled(!name.is_empty(), icon_text_button(page.look, "save", say!(page, "files-save")));
        let meaning = if name.is_empty() { "files-name-empty" } else { "client-menu-save-tip" };
        entered |= tip(save, page.text.say(meaning)).clicked();
    });
    quickly(ui, page, wishes);
    let name = state.name.trim();
    if entered && !name.is_empty() {
        wishes.push(Filing::Save(name.to_owned()).into());
        state.saved = Some(name.to_owned());
    }
    let other = state.saved.as_deref() != Some(name);
    if other && game.saves.iter().any(|card| !card.autosave && !card.quick() && card.name == name) {
        ui.add(Label::new(RichText::new(say!(page, "files-overwrite", name = name)).color(EMBER)).wrap());
    } else {
        small(ui, say!(page, "client-menu-autosaves"));
    }
}
