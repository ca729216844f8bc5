//! The form of a new table: its name, the host, the people, the folder, the time for a turn.

use bevy_egui::egui::{Label, Ui};

use super::{At, deadline, field, main_button};
use crate::intent::Posting;
use crate::look::icon_text_button;
use crate::shell::flow::NewTable;
use crate::shell::screens::{heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;

/// Draws the form. Returns true if it is done with.
pub(super) fn show(ui: &mut Ui, at: &At<'_>, form: &mut NewTable, wishes: &mut Wishes) -> bool {
    let mut done = false;
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(at, "post-form"));
        small(ui, &at.post.title);
        ui.horizontal_wrapped(|ui| {
            field(ui, at, "post-form-name", &mut form.name, 240.0);
            field(ui, at, "post-form-host", &mut form.host, 200.0);
        });
        ui.add_space(6.0);
        ui.add(Label::new(say!(at, "post-form-people")).wrap());
        for (seat, person) in form.seats.iter().zip(&mut form.people) {
            ui.push_id(seat.0, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.label(say!(at, "post-form-seat", n = seat.index() + 1));
                    field(ui, at, "post-form-person", person, 240.0);
                });
            });
        }
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            if let Some(chosen) = deadline(ui, at, form.deadline.as_ref()) {
                form.deadline = chosen;
            }
        });
        ui.add_space(6.0);
        field(ui, at, "post-form-folder", &mut form.bag, 460.0);
        small(ui, say!(at, "post-form-folder-how"));
        small(ui, say!(at, "post-form-seed", game = at.post.words));
        ui.add_space(6.0);
        let named = |name: &String| !name.trim().is_empty();
        let ready = named(&form.name) && named(&form.host) && form.people.iter().all(named);
        ui.horizontal_wrapped(|ui| {
            let found = main_button(ui, at, "post-form-found", ready);
            let meaning = if ready { "post-form-found-tip" } else { "post-form-unnamed" };
            if tip(found, at.text.say(meaning)).clicked() && ready {
                wishes.push(Posting::Found(Box::new(form.clone())).into());
                done = true;
            }
            let change =
                ui.add(icon_text_button(at.look, "throne", say!(at, "post-form-change", game = at.post.words)));
            if tip(change, say!(at, "post-form-change-tip")).clicked() {
                wishes.push(Posting::Change(form.game).into());
            }
            done |= tip(
                ui.add(icon_text_button(at.look, "undo", say!(at, "button-cancel"))),
                say!(at, "post-form-cancel-tip"),
            )
            .clicked();
        });
    });
    done
}
