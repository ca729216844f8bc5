//! A table that is hosted here: the host's panel of the manual (5).

use bevy_egui::egui::{ComboBox, Label, RichText, Ui};

use super::{At, PostState, ago, deadline, main_button, until};
use crate::intent::Posting;
use crate::look::palette::{BLOOD, SEPIA};
use crate::look::{bold, icon_text_button};
use crate::shell::flow::Handling;
use crate::shell::screens::{heading, parchment_sheet, say, small, tip};
use crate::sight::Wishes;
use ::table::post::{Hosted, Otherwise, Place, Stand, Standing};
use ::table::seats::{Player, Seat};

/// Draws a table.
pub(super) fn show(ui: &mut Ui, at: &At<'_>, table: &Hosted, state: &mut PostState, wishes: &mut Wishes) {
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(at, "post-hosted", name = table.name.as_str()));
        ui.horizontal_wrapped(|ui| {
            small(ui, &at.post.title);
            ui.label(bold(stands(at, table)));
            if matches!(table.stand, Stand::Orders(_)) {
                small(ui, ago(at, table.since));
                if let Some(due) = table.due {
                    small(ui, until(at, due));
                }
            }
        });
        for place in &table.places {
            ui.push_id(place.seat.0, |ui| ui.horizontal_wrapped(|ui| one(ui, at, table, place, wishes)));
        }
        ui.add_space(4.0);
        ui.horizontal_wrapped(|ui| ways(ui, at, table, state, wishes));
        if table.stand != Stand::Over {
            ui.horizontal_wrapped(|ui| {
                if let Some(chosen) = deadline(ui, at, table.deadline.as_ref()) {
                    wishes.push(Posting::At(table.folder.clone(), Handling::Limit(chosen)).into());
                }
            });
        }
        small(ui, say!(at, "post-folder", folder = table.bag.display().to_string()));
    });
}

fn stands(at: &At<'_>, table: &Hosted) -> String {
    match &table.stand {
        Stand::Over => say!(at, "post-stage-over"),
        Stand::Inviting(absent) => say!(at, "post-stand-inviting", n = absent.len()),
        Stand::Orders(late) => {
            say!(at, "post-stand-orders", turn = table.turn, n = late.len(), game = at.post.words)
        }
    }
}

/// Draws a seat with its state, and what the host can do about it.
fn one(ui: &mut Ui, at: &At<'_>, table: &Hosted, place: &Place, wishes: &mut Wishes) {
    let icon = match place.standing {
        Standing::Mind => "brain",
        Standing::Invited => "emissary",
        Standing::Joined | Standing::Ready => "check",
        Standing::Owes => "turn",
        Standing::Plans => "orders",
        Standing::Fallen => "skull",
    };
    ui.add(at.look.image(icon, 20.0, SEPIA));
    let who = match (&place.person, &place.player) {
        (Some(person), Player::Human) => person.clone(),
        (Some(person), Player::Mind(mind)) => {
            say!(at, "post-place-given", person = person.as_str(), mind = at.post.mind(mind))
        }
        (None, Player::Mind(mind)) => at.post.mind(mind),
        (None, Player::Human) => String::new(),
    };
    ui.label(bold(who));
    // Elsewhere a seat is called after its player.
    if at.post.houses {
        ui.label(&place.house);
    }
    ui.label(RichText::new(standing(at, place.standing)).color(SEPIA));
    let Some(person) = &place.person else { return };
    if matches!(place.standing, Standing::Invited | Standing::Owes | Standing::Plans) {
        let remind = ui.add(icon_text_button(at.look, "emissary", say!(at, "post-remind")));
        if tip(remind, say!(at, "post-remind-tip")).clicked() {
            let id = if place.standing == Standing::Invited { "post-reminder-join" } else { "post-reminder" };
            let words = say!(
                at,
                id,
                person = person.as_str(),
                name = table.name.as_str(),
                turn = table.turn,
                game = at.post.words
            );
            ui.ctx().copy_text(words);
            wishes.push(Posting::Remind.into());
        }
    }
    if table.turn == 0 || place.standing == Standing::Fallen || table.stand == Stand::Over {
        return;
    }
    if place.player == Player::Human {
        let mut given: Option<&str> = None;
        let list = ComboBox::from_id_salt("give").selected_text(say!(at, "post-give")).show_ui(ui, |ui| {
            for (mind, words) in &at.post.minds {
                if ui.selectable_label(false, words).clicked() {
                    given = Some(mind);
                }
            }
        });
        tip(list.response, say!(at, "post-give-tip"));
        if let Some(mind) = given {
            hand(wishes, table, place.seat, Player::Mind(mind.to_owned()));
        }
    } else if place.returnable {
        ui.label(RichText::new(say!(at, "post-given-pending")).color(BLOOD));
        let back = ui.add(icon_text_button(at.look, "undo", say!(at, "post-take-back")));
        if tip(back, say!(at, "post-take-back-tip")).clicked() {
            hand(wishes, table, place.seat, Player::Human);
        }
    }
}

fn hand(wishes: &mut Wishes, table: &Hosted, seat: Seat, to: Player) {
    wishes.push(Posting::At(table.folder.clone(), Handling::Give(seat, to)).into());
}

/// Draws what can be done with the table as a whole.
fn ways(ui: &mut Ui, at: &At<'_>, table: &Hosted, state: &mut PostState, wishes: &mut Wishes) {
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
            ui.add(Label::new(bold(say!(at, sure, n = missing, game = at.post.words))).wrap());
            let go = ui.add(icon_text_button(at.look, "check", say!(at, words, game = at.post.words)));
            if tip(go, say!(at, meaning, game = at.post.words)).clicked() {
                state.hasty = None;
                wishes.push(Posting::At(table.folder.clone(), Handling::Process(without(at, table, begin))).into());
            }
            let keep = ui.add(icon_text_button(at.look, "undo", say!(at, "button-cancel")));
            if tip(keep, say!(at, "post-process-wait-tip")).clicked() {
                state.hasty = None;
            }
        } else if tip(main_button(ui, at, words, true), say!(at, meaning, game = at.post.words)).clicked() {
            if missing > 0 {
                state.hasty = Some(table.folder.clone());
            } else {
                wishes.push(Posting::At(table.folder.clone(), Handling::Process(Otherwise::Plans)).into());
            }
        }
    }
    let again = ui.add(icon_text_button(at.look, "emissary", say!(at, "post-send-again")));
    if tip(again, say!(at, "post-send-again-tip", folder = table.bag.display().to_string())).clicked() {
        wishes.push(Posting::At(table.folder.clone(), Handling::SendAgain).into());
    }
}

/// Returns what happens to whoever is missing: what the host has chosen for late orders, and before
/// the first turn the usual mind.
fn without(at: &At<'_>, table: &Hosted, begin: bool) -> Otherwise {
    match (&table.deadline, begin) {
        (_, true) => Otherwise::Mind(at.post.usual.to_owned()),
        (Some(deadline), false) => deadline.otherwise.clone(),
        (None, false) => Otherwise::Plans,
    }
}

fn standing(at: &At<'_>, standing: Standing) -> String {
    let id = match standing {
        Standing::Mind => "post-standing-mind",
        Standing::Invited => "post-standing-invited",
        Standing::Joined => "post-standing-joined",
        Standing::Owes => "post-standing-owes",
        Standing::Plans => "post-standing-plans",
        Standing::Ready => "post-standing-ready",
        Standing::Fallen => "post-standing-fallen",
    };
    say!(at, id, game = at.post.words)
}
