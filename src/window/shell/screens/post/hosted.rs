//! A table that is hosted here: the host's panel of the manual (5).

use bevy_egui::egui::{ComboBox, Label, RichText, Ui};

use super::{PostState, ago, deadline, main_button, until};
use crate::intent::Posting;
use crate::look::palette::{BLOOD, SEPIA};
use crate::look::{bold, icon_text_button};
use crate::minds::{self, Level};
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::screens::{Page, heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;
use crate::table::post::{Hosted, Otherwise, Place, Stand, Standing};

/// Draws a table.
pub(super) fn show(ui: &mut Ui, page: &Page<'_>, table: &Hosted, state: &mut PostState, wishes: &mut Wishes) {
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(page, "post-hosted", name = table.name.as_str()));
        ui.horizontal_wrapped(|ui| {
            ui.label(bold(stands(page, table)));
            if matches!(table.stand, Stand::Orders(_)) {
                small(ui, ago(page, table.since));
                if let Some(due) = table.due {
                    small(ui, until(page, due));
                }
            }
        });
        for place in &table.places {
            ui.push_id(place.seat.0, |ui| ui.horizontal_wrapped(|ui| one(ui, page, table, place, wishes)));
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| ways(ui, page, table, state, wishes));
        if table.stand != Stand::Over {
            ui.horizontal_wrapped(|ui| {
                if let Some(chosen) = deadline(ui, page, table.deadline.as_ref()) {
                    wishes.push(Posting::Limit(table.folder.clone(), chosen).into());
                }
            });
        }
        small(ui, say!(page, "post-folder", folder = table.bag.display().to_string()));
    });
}

fn stands(page: &Page<'_>, table: &Hosted) -> String {
    match &table.stand {
        Stand::Over => say!(page, "post-stage-over"),
        Stand::Inviting(absent) => say!(page, "post-stand-inviting", n = absent.len()),
        Stand::Orders(late) => say!(page, "post-stand-orders", turn = table.turn, n = late.len()),
    }
}

/// Draws a seat with its state, and what the host can do about it.
fn one(ui: &mut Ui, page: &Page<'_>, table: &Hosted, place: &Place, wishes: &mut Wishes) {
    let icon = match place.standing {
        Standing::Mind => "brain",
        Standing::Invited => "emissary",
        Standing::Joined | Standing::Ready => "check",
        Standing::Owes => "turn",
        Standing::Plans => "orders",
        Standing::Fallen => "skull",
    };
    ui.add(page.look.image(icon, 20.0, SEPIA));
    let who = match (&place.person, &place.player) {
        (Some(person), Player::Human) => person.clone(),
        (Some(person), Player::Mind(mind)) => {
            say!(page, "post-place-given", person = person.as_str(), mind = page.mind(mind).0)
        }
        (None, Player::Mind(mind)) => page.mind(mind).0,
        (None, Player::Human) => String::new(),
    };
    ui.label(bold(who));
    if !place.house.is_empty() {
        ui.label(&place.house);
    }
    ui.label(RichText::new(standing(page, place.standing)).color(SEPIA));
    let Some(person) = &place.person else { return };
    if matches!(place.standing, Standing::Invited | Standing::Owes | Standing::Plans) {
        let remind = ui.add(icon_text_button(page.look, "emissary", say!(page, "post-remind")));
        if tip(remind, say!(page, "post-remind-tip")).clicked() {
            let id = if place.standing == Standing::Invited { "post-reminder-join" } else { "post-reminder" };
            let words = say!(page, id, person = person.as_str(), name = table.name.as_str(), turn = table.turn);
            ui.ctx().copy_text(words);
            wishes.push(Posting::Remind.into());
        }
    }
    if table.turn == 0 || place.standing == Standing::Fallen || table.stand == Stand::Over {
        return;
    }
    if place.player == Player::Human {
        let mut given: Option<&str> = None;
        let list = ComboBox::from_id_salt("give").selected_text(say!(page, "post-give")).show_ui(ui, |ui| {
            for level in Level::ALL {
                let mind = level.name();
                if ui.selectable_label(false, page.mind(mind).0).clicked() {
                    given = Some(mind);
                }
            }
        });
        tip(list.response, say!(page, "post-give-tip"));
        if let Some(mind) = given {
            hand(wishes, table, place.seat, Player::Mind(mind.to_owned()));
        }
    } else if place.returnable {
        ui.label(RichText::new(say!(page, "post-given-pending")).color(BLOOD));
        let back = ui.add(icon_text_button(page.look, "undo", say!(page, "post-take-back")));
        if tip(back, say!(page, "post-take-back-tip")).clicked() {
            hand(wishes, table, place.seat, Player::Human);
        }
    }
}

fn hand(wishes: &mut Wishes, table: &Hosted, seat: Seat, to: Player) {
    wishes.push(Posting::Give(table.folder.clone(), seat, to).into());
}

/// Draws what can be done with the table as a whole.
fn ways(ui: &mut Ui, page: &Page<'_>, table: &Hosted, state: &mut PostState, wishes: &mut Wishes) {
    let missing = match &table.stand {
        Stand::Inviting(missing) | Stand::Orders(missing) => missing.len(),
        Stand::Over => 0,
    };
    if table.stand != Stand::Over {
        let begin = matches!(table.stand, Stand::Inviting(_));
        let (words, meaning) =
            if begin { ("post-begin", "post-begin-tip") } else { ("post-process", "post-process-tip") };
        if state.hasty.as_ref() == Some(&table.folder) {
            let sure = if begin { "post-begin-sure" } else { "post-process-sure" };
            ui.add(Label::new(bold(say!(page, sure, n = missing))).wrap());
            let go = ui.add(icon_text_button(page.look, "check", page.text.say(words)));
            if tip(go, page.text.say(meaning)).clicked() {
                state.hasty = None;
                wishes.push(Posting::Process(table.folder.clone(), without(table, begin)).into());
            }
            let keep = ui.add(icon_text_button(page.look, "undo", say!(page, "button-cancel")));
            if tip(keep, say!(page, "post-process-wait-tip")).clicked() {
                state.hasty = None;
            }
        } else if tip(main_button(ui, page, words, true), page.text.say(meaning)).clicked() {
            if missing > 0 {
                state.hasty = Some(table.folder.clone());
            } else {
                wishes.push(Posting::Process(table.folder.clone(), Otherwise::Plans).into());
            }
        }
    }
    let again = ui.add(icon_text_button(page.look, "emissary", say!(page, "post-send-again")));
    if tip(again, say!(page, "post-send-again-tip", folder = table.bag.display().to_string())).clicked() {
        wishes.push(Posting::SendAgain(table.folder.clone()).into());
    }
}

/// Returns what happens to whoever is missing: what the host has chosen for late orders, and before
/// the first turn the usual mind.
fn without(table: &Hosted, begin: bool) -> Otherwise {
    match (&table.deadline, begin) {
        (_, true) => Otherwise::Mind(minds::USUAL.to_owned()),
        (Some(deadline), false) => deadline.otherwise.clone(),
        (None, false) => Otherwise::Plans,
    }
}

fn standing(page: &Page<'_>, standing: Standing) -> String {
    page.text.say(match standing {
        Standing::Mind => "post-standing-mind",
        Standing::Invited => "post-standing-invited",
        Standing::Joined => "post-standing-joined",
        Standing::Owes => "post-standing-owes",
        Standing::Plans => "post-standing-plans",
        Standing::Ready => "post-standing-ready",
        Standing::Fallen => "post-standing-fallen",
    })
}
