//! Panels for times when others play: a message while minds think, and the actions of a player who
//! only watches.

use bevy_egui::egui::{Align2, Area, Frame, Id, Margin, Order, Panel, RichText, Spinner, Stroke, Ui, vec2};

use super::{Page, escape, say, tip};
use crate::intent::{Planning, Sitting};
use crate::look::palette::{ASH, BONE, ENGRAVED, PANEL};
use crate::look::{LINE, bold, icon_text_button, quoted, stamped, title};
use crate::sight::{Scheming, Wishes};

/// Draws the message over the screen. It has no button: the turn goes on by itself.
pub fn show(ui: &mut Ui, page: &Page<'_>, scheming: Scheming) {
    let frame = Frame::new()
        .fill(PANEL)
        .stroke(Stroke::new(LINE, ENGRAVED))
        .inner_margin(Margin::symmetric(28, 20))
        .corner_radius(4);
    Area::new(Id::new("waiting"))
        .order(Order::Foreground)
        .interactable(false)
        .anchor(Align2::CENTER_CENTER, vec2(0.0, -40.0))
        .show(ui.ctx(), |ui| {
            frame.show(ui, |ui| {
                ui.set_max_width(420.0);
                ui.horizontal(|ui| {
                    stamped(ui, page.look, 22.0);
                    if page.look.reduced_motion() {
                        ui.add(page.look.image("brain", 32.0, BONE));
                    } else {
                        ui.add(Spinner::new().size(28.0).color(ASH));
                    }
                    ui.add_space(6.0);
                    ui.vertical(|ui| {
                        let Scheming { done, of } = scheming;
                        let words = say!(page, "client-waiting", done = done, of = of);
                        ui.label(RichText::new(words).text_style(title()));
                        ui.label(quoted(say!(page, "client-waiting-text")).color(ASH));
                    });
                });
            });
        });
}

/// Draws the message while turns are played without a person at this machine, and the button that
/// stops this.
pub fn running_on(ui: &mut Ui, page: &Page<'_>, turn: u32, wishes: &mut Wishes) {
    bar(ui, page, "running-on", |ui| {
        ui.label(bold(say!(page, "hotseat-running", n = turn)));
        let stop = ui.add(icon_text_button(page.look, "pause", say!(page, "hotseat-stop")));
        if tip(stop, say!(page, "hotseat-stop-tip")).clicked() || escape(ui) {
            wishes.push(Sitting::RunOn(false).into());
        }
    });
}

/// Draws the actions of a player without a turn to plan: make room for those who plan, or have the
/// next turn processed.
pub fn onlooker(ui: &mut Ui, page: &Page<'_>, name: &str, others_plan: bool, wishes: &mut Wishes) {
    bar(ui, page, "onlooker", |ui| {
        ui.label(bold(say!(page, "hotseat-onlooker", name = name)));
        if others_plan {
            let away = ui.add(icon_text_button(page.look, "curtain", say!(page, "hotseat-make-room")));
            if tip(away, say!(page, "hotseat-make-room-tip")).clicked() {
                wishes.push(Sitting::DrawCurtain.into());
            }
            return;
        }
        let next = ui.add(icon_text_button(page.look, "step", say!(page, "hotseat-next-turn")));
        if tip(next, say!(page, "hotseat-next-turn-tip")).clicked() {
            wishes.push(Planning::Seal.into());
        }
        let on = ui.add(icon_text_button(page.look, "skip", say!(page, "hotseat-run-on")));
        if tip(on, say!(page, "hotseat-run-on-tip")).clicked() {
            wishes.push(Sitting::RunOn(true).into());
        }
    });
}

fn bar(ui: &mut Ui, page: &Page<'_>, id: &'static str, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(PANEL).stroke(Stroke::new(LINE, ENGRAVED)).inner_margin(Margin::symmetric(16, 8));
    Panel::bottom(id).frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.add(page.look.image("eye", 22.0, BONE));
            add(ui);
        });
    });
}
