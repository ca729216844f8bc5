//! The choice between the games, above the form of each new game.

use bevy_egui::egui::Ui;

use crate::look::icon_text_button;
use crate::shell::flow::Screen;
use crate::shell::screens::{Page, tip};
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
