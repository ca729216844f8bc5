//! The parts that the forms of new games share: the choice of the game, what is missing, the seed,
//! Iron Man, the way to a game by post.

use bevy_egui::egui::{Align, Label, RichText, TextEdit, Ui, vec2};

use super::Hosted;
use super::flow::Tabling;
use crate::intent::Intent;
use crate::look::palette::ASH;
use crate::look::{heard, icon_text_button, section, target};
use crate::shell::flow::{Screen, another_seed};
use crate::shell::screens::mods::{self, ModSheet};
use crate::shell::screens::{Page, say, tip};
use crate::sight::Wishes;

/// Draws the choice between the games of this table.
pub(crate) fn games(ui: &mut Ui, page: &Page<'_>, here: Screen, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        for (screen, icon, id) in [
            (Screen::NewGame, "throne", "parlour-game-conclave"),
            (Screen::OathsSetup, "loyalty", "parlour-game-oaths"),
            (Screen::CirclesSetup, "map", "parlour-game-circles"),
        ] {
            let button = icon_text_button(page.look, icon, page.text.say(id)).selected(screen == here);
            let button = tip(ui.add(button), page.text.say(&format!("{id}-tip")));
            if button.clicked() && screen != here {
                wishes.push(crate::intent::Going::To(screen).into());
            }
        }
    });
    ui.add_space(8.0);
}

/// Returns the id of the note beside the button that begins a game: what is missing, or who plays.
/// `people` is their number, `named` is false if one has no name.
pub(crate) const fn readiness(people: usize, seed: Option<u64>, named: bool) -> &'static str {
    match (people, seed, named) {
        (0, ..) => "parlour-nobody",
        (_, None, _) => "newgame-seed-fault",
        (_, _, false) => "parlour-nameless",
        (1, ..) => "parlour-alone",
        (..) => "parlour-together-here",
    }
}

/// Returns the seed that is written, or another one if nothing is. `None` if it is no number.
pub(crate) fn seed(written: &str) -> Option<u64> {
    let written = written.trim();
    if written.is_empty() { Some(another_seed(0)) } else { written.parse().ok() }
}

/// Draws the button that invites people by post. Returns true if it was clicked. `people` is their
/// number. Games by post are played without mods.
pub(crate) fn by_post(ui: &mut Ui, page: &Page<'_>, people: usize, mods: &ModSheet) -> bool {
    let plain = mods.on().is_empty();
    let button = icon_text_button(page.look, "emissary", say!(page, "newgame-post"));
    let button = ui.add_enabled(people > 0 && plain, button);
    let meaning = match (people > 0, plain) {
        (true, true) => "newgame-post-tip",
        (true, false) => "newgame-post-mods",
        (false, _) => "newgame-post-nobody",
    };
    tip(button, page.text.say(meaning)).clicked()
}

/// Draws the note that a game is played with mods, if it is.
pub(crate) fn with_mods(ui: &mut Ui, page: &Page<'_>, mods: &ModSheet) {
    if !mods.on().is_empty() {
        let note = say!(page, "newgame-with-mods", mods = mods.named());
        ui.add(Label::new(RichText::new(note).small().color(ASH)).wrap());
    }
}

/// Draws the mods of a game. Returns the wish to switch one.
pub(crate) fn mods<G: Hosted>(ui: &mut Ui, page: &Page<'_>, sheet: &ModSheet) -> Option<Intent> {
    ui.add_space(10.0);
    mods::show(ui, page, sheet).map(|(id, on)| G::intent(Tabling::SwitchMod(id, on)))
}

/// Draws the choices of chance and saving.
pub(crate) fn chance(ui: &mut Ui, page: &Page<'_>, seed: &mut String, iron: &mut bool) {
    section(ui, &say!(page, "parlour-more-choices"));
    ui.horizontal_wrapped(|ui| {
        ui.label(say!(page, "newgame-seed"));
        let field = TextEdit::singleline(seed).desired_width(160.0).char_limit(20);
        let field = ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
        heard::name(&field, &say!(page, "newgame-seed"));
        tip(field, say!(page, "parlour-seed-tip"));
        let iron = ui.checkbox(iron, say!(page, "files-iron-man"));
        tip(iron, say!(page, "newgame-iron-man-tip"));
    });
}
