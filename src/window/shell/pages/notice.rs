//! The notice, over all pages. A running game is an exception: it draws the notice with its other
//! panels.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Area, Frame, Id, Label, Margin, Order, Stroke, vec2};

use super::{Paper, Screen};
use crate::look::palette::{BONE, RAISED};
use crate::look::{heard, icon_button};
use crate::shell::flow::{NoticeRead, Stage, Standing};
use crate::sight::{Hand, Overlay};

pub(super) fn draw(
    mut paper: Paper<'_, '_>,
    overlay: Res<Overlay>,
    hand: Option<Res<Hand>>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    mut commands: Commands,
) -> Result {
    let drawn_elsewhere = *screen.get() == Screen::Playing && !standing.at(Stage::Curtain) && hand.is_some();
    let Some(words) = overlay.notice.as_ref().filter(|_| !drawn_elsewhere) else { return Ok(()) };
    let read = paper.draw("notice", |ui, page, _| {
        let area = Area::new(Id::new("page-notice")).order(Order::Foreground);
        let shown = area.anchor(Align2::CENTER_TOP, vec2(0.0, 24.0)).show(ui.ctx(), |ui| {
            let frame = Frame::popup(ui.style()).fill(RAISED).stroke(Stroke::new(1.5, BONE));
            let inside = frame.inner_margin(Margin::same(12)).show(ui, |ui| {
                heard::alert(ui, words);
                ui.set_max_width(620.0);
                let line = ui.horizontal(|ui| {
                    ui.add(page.look.image("info", 22.0, BONE));
                    let dismiss = icon_button(ui, page.look, "dismiss", &page.text.say("panel-dismiss"));
                    ui.add(Label::new(words).wrap());
                    dismiss.clicked()
                });
                line.inner
            });
            inside.inner
        });
        shown.inner
    })?;
    if read == Some(true) {
        commands.trigger(NoticeRead);
    }
    Ok(())
}
