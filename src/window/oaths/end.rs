//! The end: who was elected, who won, and the count of every devil.

use bevy_egui::egui::{Align, Frame, Label, Layout, Panel, RichText, ScrollArea, Ui};
use oaths::rules::court::Ending;
use oaths::rules::ids::Seat;

use super::Tabling;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile};
use crate::intent::Going;
use crate::look::palette::{ASH, GOLD};
use crate::look::{bold, figure, rule, seal_button, title};
use crate::parlour::button;
use crate::shell::flow::Screen;
use crate::shell::screens::say;
use crate::sight::Wishes;

/// Draws the count in the panel at the side.
pub fn show(ui: &mut Ui, sight: &Sight<'_>, ending: &Ending, wishes: &mut Wishes) {
    let foot = Panel::bottom("oaths-end-foot").show_separator_line(false).frame(Frame::NONE);
    foot.show(ui, |ui| {
        rule(ui);
        if seal_button(ui, sight.look, &say!(sight, "parlour-again"), true).clicked() {
            wishes.push(Going::To(Screen::OathsSetup).into());
        }
        if button(ui, sight, "replay", "parlour-watch-again") {
            wishes.push(Tabling::WatchAgain.into());
        }
        if button(ui, sight, "throne", "parlour-to-title") {
            wishes.push(Tabling::SaveAndLeave.into());
        }
    });
    let won = ending.winners.contains(&sight.seat());
    let head = if won { say!(sight, "oaths-ui-won") } else { say!(sight, "oaths-ui-lost") };
    ui.add(Label::new(RichText::new(head).text_style(title()).size(22.0).color(if won { GOLD } else { ASH })).wrap());
    rule(ui);
    ScrollArea::vertical().id_salt("oaths-end").auto_shrink([false, false]).show(ui, |ui| {
        for words in sight.teller().ending(ending) {
            ui.add(Label::new(words).wrap());
            ui.add_space(3.0);
        }
        rule(ui);
        let mut order: Vec<Seat> = sight.game().seats().collect();
        order.sort_by_key(|seat| (!ending.winners.contains(seat), std::cmp::Reverse(ending.totals[seat.index()])));
        for seat in order {
            ui.horizontal(|ui| {
                Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
                // The total comes first, so that the words beside it wrap before it.
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.label(figure(ending.totals[seat.index()]).size(24.0));
                    ui.with_layout(Layout::top_down(Align::Min), |ui| {
                        let name = bold(sight.teller().player(seat));
                        ui.label(if ending.winners.contains(&seat) { name.color(GOLD) } else { name });
                        let at = seat.index();
                        let about = [
                            ("points", ending.points[at].into()),
                            ("oaths", ending.oaths[at].into()),
                            ("votes", ending.votes[at].into()),
                        ];
                        ui.add(
                            Label::new(RichText::new(sight.text.say_with("oaths-ui-count", &about)).small().color(ASH))
                                .wrap(),
                        );
                    });
                });
            });
        }
    });
}
