//! The form of a new table: its name, the host, the people, the folder, the time for a turn.

use bevy_egui::egui::{Label, Ui};

use super::{deadline, field, main_button};
use crate::intent::Posting;
use crate::look::icon_text_button;
use crate::shell::flow::NewTable;
use crate::shell::screens::{Page, heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;

/// Draws the form. Returns true if it is done with.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, form: &mut NewTable, wishes: &mut Wishes) -> bool {
    let mut done = false;
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(page, "post-form"));
        ui.horizontal_wrapped(|ui| {
            field(ui, page, "post-form-name", &mut form.name, 240.0);
            field(ui, page, "post-form-host", &mut form.host, 200.0);
        });
        ui.add_space(6.0);
        ui.add(Label::new(say!(page, "post-form-people")).wrap());
        let seats: Vec<usize> = form
            .plan
            .iter()
            .flat_map(|plan| plan.seats.iter().enumerate())
            .filter_map(|(at, seat)| (seat.player == crate::rules::game::Player::Human).then_some(at))
            .collect();
        for (seat, person) in seats.into_iter().zip(&mut form.people) {
            ui.push_id(seat, |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.label(say!(page, "post-form-seat", n = seat + 1));
                    field(ui, page, "post-form-person", person, 240.0);
                });
            });
        }
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            if let Some(chosen) = deadline(ui, page, form.deadline.as_ref()) {
                form.deadline = chosen;
            }
        });
        ui.add_space(6.0);
        field(ui, page, "post-form-folder", &mut form.bag, 460.0);
        small(ui, say!(page, "post-form-folder-how"));
        small(ui, say!(page, "post-form-seed"));
        ui.add_space(6.0);
        let named = |name: &String| !name.trim().is_empty();
        let ready = named(&form.name) && named(&form.host) && form.people.iter().all(named);
        ui.horizontal_wrapped(|ui| {
            let found = main_button(ui, page, "post-form-found", ready);
            let meaning = if ready { "post-form-found-tip" } else { "post-form-unnamed" };
            if tip(found, page.text.say(meaning)).clicked() && ready {
                wishes.push(Posting::Found(Box::new(form.clone())).into());
                done = true;
            }
            let change = ui.add(icon_text_button(page.look, "throne", say!(page, "post-form-change")));
            if tip(change, say!(page, "post-form-change-tip")).clicked() {
                wishes.extend(form.plan.clone().map(|plan| Posting::Change(Box::new(plan)).into()));
            }
            done |= tip(
                ui.add(icon_text_button(page.look, "undo", say!(page, "button-cancel"))),
                say!(page, "post-form-cancel-tip"),
            )
            .clicked();
        });
    });
    done
}
