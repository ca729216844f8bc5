//! The screen of a new game (manual 2.1): the houses, the realm, and a preview of the map.
//!
//! The form is complete when it opens, so that a player can begin with one button. All other
//! controls are optional.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui};

use super::{
    BACK, NewGameState, Page, archfiend, beside, focus_first, just_opened, mods, plots, realm, say, screen, seats, tip,
};
use crate::intent::{Beginning, Going, Modding};
use crate::look::palette::{ASH, EMBER};
use crate::look::{icon_text_button, seal_button};
use crate::parlour::games::games;
use crate::shell::flow::Screen;
use crate::sight::Wishes;
use crate::table::setups::SetUp;

/// Draws the form.
pub fn show(ui: &mut Ui, page: &Page<'_>, state: &mut NewGameState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "new-game");
    let ready = state.seed().is_some();
    let mut thrown = Thrown::Nothing;
    let (notes, people) = (notes(page, state), state.persons() > 0);
    let plain = state.mods.on().is_empty();
    screen(
        ui,
        page,
        ("throne", &say!(page, "newgame-title")),
        BACK,
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                let begin = seal_button(ui, page.look, &say!(page, "newgame-begin"), ready);
                if opened {
                    focus_first(&begin);
                }
                let meaning = if ready { "client-newgame-begin-tip" } else { "newgame-seed-fault" };
                if tip(begin, page.text.say(meaning)).clicked() && ready {
                    thrown = Thrown::Begun;
                }
                let random = ui.add(icon_text_button(page.look, "dice", say!(page, "newgame-random")));
                if tip(random, say!(page, "client-newgame-random-tip")).clicked() {
                    thrown = Thrown::All;
                }
                if page.preferences.last_charter.is_some() {
                    let last = ui.add(icon_text_button(page.look, "rewind", say!(page, "newgame-last")));
                    if tip(last, say!(page, "client-newgame-last-tip")).clicked() {
                        thrown = Thrown::Last;
                    }
                }
                let post = icon_text_button(page.look, "emissary", say!(page, "newgame-post"));
                let post = ui.add_enabled(people && plain, post);
                let meaning = match (people, plain) {
                    (true, true) => "newgame-post-tip",
                    (true, false) => "newgame-post-mods",
                    (false, _) => "newgame-post-nobody",
                };
                if tip(post, page.text.say(meaning)).clicked() {
                    thrown = Thrown::Posted;
                }
                let maker = ui.add(icon_text_button(page.look, "avatar", say!(page, "newgame-maker")));
                if tip(maker, say!(page, "title-maker-tip")).clicked() {
                    wishes.push(Going::To(Screen::Maker).into());
                }
                ui.with_layout(Layout::top_down(Align::Min), |ui| {
                    for (words, colour) in notes {
                        ui.add(Label::new(RichText::new(words).small().color(colour)).wrap());
                    }
                });
            });
        },
        |ui, wishes| {
            games(ui, page, Screen::NewGame, wishes);
            beside(
                ui,
                0.54,
                state,
                |ui, state| {
                    seats::show(ui, page, state);
                    ui.add_space(12.0);
                    archfiend::show(ui, page, state);
                },
                |ui, state| {
                    realm::map(ui, page, state);
                    ui.add_space(12.0);
                    realm::show(ui, page, state);
                    ui.add_space(12.0);
                    plots::show(ui, page, state);
                    ui.add_space(12.0);
                    if let Some((id, on)) = mods::show(ui, page, &state.mods) {
                        state.asked.push(Modding::Switch(id, on).into());
                    }
                },
            );
        },
    );
    wishes.append(&mut state.asked);
    match (thrown, &page.preferences.last_charter) {
        (Thrown::Begun, _) => wishes.push(Beginning::Begin(Box::new(state.charter(page.catalog))).into()),
        (Thrown::Posted, _) => {
            // The dice of a seed that somebody has seen could be known, so another one is drawn.
            let plan = SetUp { seed: None, ..state.set_up(page.catalog, "") };
            wishes.push(Beginning::ByPost(Box::new(plan)).into());
        }
        (Thrown::All, _) => state.throw_all(page.catalog),
        (Thrown::Last, Some(charter)) => state.fill(page.catalog, charter),
        (Thrown::Last, None) | (Thrown::Nothing, _) => {}
    }
}

/// The button that was clicked in the foot of the screen.
enum Thrown {
    Nothing,
    Begun,
    Posted,
    All,
    Last,
}

/// Returns the facts that a player should know before the game begins.
fn notes(page: &Page<'_>, state: &NewGameState) -> Vec<(String, bevy_egui::egui::Color32)> {
    let mut notes = Vec::new();
    match state.persons() {
        0 => notes.push((say!(page, "newgame-nobody"), EMBER)),
        1 => {}
        persons => notes.push((say!(page, "newgame-hot-seat", n = persons), ASH)),
    }
    if !state.mods.on().is_empty() {
        notes.push((say!(page, "newgame-with-mods", mods = state.mods.named()), ASH));
    }
    if state.realm.iron_man {
        notes.push((say!(page, "newgame-iron-man-tip"), ASH));
    }
    if state.realm.seed.trim().is_empty() {
        notes.push((say!(page, "client-newgame-seed-by-chance"), ASH));
    }
    notes
}
