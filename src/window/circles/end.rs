//! The end: who won, by what, and how all stand.

use std::cmp::Reverse;

use bevy_egui::egui::{Frame, Label, Panel, RichText, ScrollArea, Ui};
use circles::rules::dusk::Ending;
use circles::rules::ids::Seat;

use super::CirclesTabling;
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile};
use crate::intent::Going;
use crate::look::palette::{ASH, GOLD};
use crate::look::{bold, rule, seal_button, title};
use crate::parlour::button;
use crate::shell::flow::Screen;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the count in the panel at the side.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, ending: &Ending, wishes: &mut Wishes) {
    let foot = Panel::bottom("circles-end-foot").show_separator_line(false).frame(Frame::NONE);
    foot.show(ui, |ui| {
        rule(ui);
        if seal_button(ui, sight.look, &say!(sight, "parlour-again"), true).clicked() {
            wishes.push(Going::To(Screen::CirclesSetup).into());
        }
        if button(ui, sight, "replay", "parlour-watch-again") {
            wishes.push(CirclesTabling::WatchAgain.into());
        }
        if button(ui, sight, "throne", "parlour-to-title") {
            wishes.push(CirclesTabling::SaveAndLeave.into());
        }
    });
    let won = ending.winners.contains(&sight.seat());
    let head = if won { say!(sight, "circles-ui-won") } else { say!(sight, "circles-ui-lost") };
    ui.add(Label::new(RichText::new(head).text_style(title()).size(22.0).color(if won { GOLD } else { ASH })).wrap());
    rule(ui);
    ScrollArea::vertical().id_salt("circles-end").auto_shrink([false, false]).show(ui, |ui| {
        ui.add(Label::new(sight.teller().verdict(ending)).wrap());
        rule(ui);
        let mut order: Vec<Seat> = sight.game().seats().collect();
        order.sort_by_key(|seat| (!ending.winners.contains(seat), Reverse(sight.game().best_circle(*seat))));
        for seat in order {
            ui.horizontal_top(|ui| {
                Tile::new(Thing::Seat(seat), Size::Small).show(ui, sight);
                ui.vertical(|ui| {
                    let name = bold(sight.teller().player(seat));
                    ui.label(if ending.winners.contains(&seat) { name.color(GOLD) } else { name });
                    place::numbers(ui, sight, seat);
                });
            });
            ui.add_space(4.0);
        }
    });
}
