//! A seat that is played here: how far it is, its letters, and the way to its board.

use bevy_egui::egui::{CollapsingHeader, ComboBox, Label, RichText, TextEdit, Ui};

use super::{At, PostState, ago, main_button, stage, until};
use crate::intent::Posting;
use crate::look::{bold, house_colour, icon_text_button};
use crate::shell::flow::Handling;
use crate::shell::screens::{heading, named, parchment_sheet, say, small, symbol_icon, tip};
use crate::sight::Wishes;
use ::table::post::{Hosted, LETTER_LENGTH, MOST_LETTERS, Seated, Stage, Stand};
use ::table::seats::{Player, Seat};

/// Draws a seat.
pub(super) fn show(
    ui: &mut Ui,
    at: &At<'_>,
    seat: &Seated,
    table: Option<&Hosted>,
    state: &mut PostState,
    wishes: &mut Wishes,
) {
    parchment_sheet(ui, |ui| {
        heading(ui, &seat.name);
        ui.horizontal_wrapped(|ui| {
            small(ui, &at.post.title);
            if let Some(house) = seat.houses.get(seat.seat.index()) {
                if at.post.houses {
                    ui.add(at.look.image(&*symbol_icon(Some(house.symbol)), 24.0, house_colour(seat.seat)));
                }
                ui.label(bold(&house.name));
            } else {
                ui.label(bold(&seat.person));
            }
            ui.label(how_far(at, seat, table));
            if matches!(seat.stage, Stage::Planning | Stage::Sealed) {
                small(ui, ago(at, seat.since));
                if let Some(due) = seat.due {
                    small(ui, until(at, due));
                }
            }
        });
        ui.horizontal_wrapped(|ui| {
            let (words, meaning) = match seat.stage {
                Stage::Joined => (None, ""),
                Stage::Planning => (Some("post-plan"), "post-plan-tip"),
                Stage::Sealed => (Some("post-replan"), "post-replan-tip"),
                Stage::Watching => (Some("post-watch"), "post-watch-tip"),
                Stage::Over => (Some("post-count"), "post-count-tip"),
            };
            if let Some(words) = words {
                let pressing = seat.stage == Stage::Planning;
                let button = if pressing {
                    main_button(ui, at, words, true)
                } else {
                    ui.add(icon_text_button(at.look, "map", say!(at, words, game = at.post.words)))
                };
                if tip(button, say!(at, meaning, game = at.post.words)).clicked() {
                    wishes.push(Posting::At(seat.folder.clone(), Handling::Sit).into());
                }
            }
            let again = ui.add(icon_text_button(at.look, "emissary", say!(at, "post-send-again")));
            if tip(again, say!(at, "post-send-again-tip", folder = seat.bag.display().to_string())).clicked() {
                wishes.push(Posting::At(seat.folder.clone(), Handling::SendAgain).into());
            }
        });
        if seat.stage != Stage::Joined {
            let title = say!(at, "post-letters", n = seat.letters.len());
            CollapsingHeader::new(title).id_salt("letters").show(ui, |ui| letters(ui, at, seat, state, wishes));
        }
    });
}

/// Tells how far a seat is. The host is told who is missing, and whoever has lost the seat is told
/// so.
fn how_far(at: &At<'_>, seat: &Seated, table: Option<&Hosted>) -> String {
    let player = seat.houses.get(seat.seat.index()).map(|house| &house.player);
    match (seat.stage, player, table.map(|table| (table, &table.stand))) {
        (Stage::Watching, Some(Player::Mind(mind)), _) => say!(at, "post-stage-given", mind = at.post.mind(mind)),
        (Stage::Planning, _, _) if seat.planned => {
            say!(at, "post-stage-planned", turn = seat.turn, game = at.post.words)
        }
        (Stage::Sealed, _, Some((table, Stand::Orders(late)))) if !late.is_empty() => {
            let late = table.places.iter().filter(|place| late.contains(&place.seat));
            let names: Vec<&str> = late.filter_map(|place| place.person.as_deref()).collect();
            say!(at, "post-stage-waits", turn = seat.turn, names = names.join(", "), game = at.post.words)
        }
        _ => stage(at, seat.stage, seat.turn, &seat.host),
    }
}

/// Returns the name of a house, with that of the person who plays it.
fn house(at: &At<'_>, seat: &Seated, of: Option<Seat>) -> String {
    let Some(of) = of else { return say!(at, "post-letter-all", game = at.post.words) };
    let name = seat.houses.get(of.index()).map_or_else(String::new, |house| house.name.clone());
    match seat.chairs.get(of.index()).map(|chair| chair.person.as_str()) {
        Some(person) if !person.is_empty() => format!("{name} ({person})"),
        Some(_) | None => name,
    }
}

fn letters(ui: &mut Ui, at: &At<'_>, seat: &Seated, state: &mut PostState, wishes: &mut Wishes) {
    for letter in seat.letters.iter().rev() {
        let (from, to) = (house(at, seat, Some(letter.from)), house(at, seat, letter.to));
        small(ui, say!(at, "post-letter-head", turn = letter.turn, from = from, to = to, game = at.post.words));
        ui.add(Label::new(&letter.text).wrap());
        ui.add_space(4.0);
    }
    for (number, (to, text)) in seat.written.iter().enumerate() {
        ui.horizontal_wrapped(|ui| {
            small(ui, say!(at, "post-letter-waits", to = house(at, seat, *to), game = at.post.words));
            let back = ui.add(icon_text_button(at.look, "undo", say!(at, "post-letter-back")));
            if tip(back, say!(at, "post-letter-back-tip")).clicked() {
                wishes.push(Posting::At(seat.folder.clone(), Handling::Unwrite(number)).into());
            }
        });
        ui.add(Label::new(RichText::new(text)).wrap());
    }
    if seat.stage != Stage::Planning {
        small(ui, say!(at, "post-letter-later", game = at.post.words));
        return;
    }
    let (to, text) = state.letters.entry(seat.folder.clone()).or_default();
    ui.horizontal_wrapped(|ui| {
        let others = (0..seat.houses.len() as u8).map(Seat).filter(|other| *other != seat.seat);
        let list = ComboBox::from_id_salt("to").selected_text(house(at, seat, *to)).show_ui(ui, |ui| {
            for option in [None].into_iter().chain(others.map(Some)) {
                ui.selectable_value(to, option, house(at, seat, option));
            }
        });
        tip(list.response, say!(at, "post-letter-to-tip", game = at.post.words));
    });
    let field = TextEdit::multiline(text).desired_rows(3).desired_width(460.0).char_limit(LETTER_LENGTH);
    named(ui.add(field), &say!(at, "post-letter-text"));
    let full = seat.written.len() >= MOST_LETTERS;
    let write = icon_text_button(at.look, "answer", say!(at, "post-letter-write", game = at.post.words));
    let write = ui.add_enabled(!full && !text.trim().is_empty(), write);
    if tip(write, say!(at, "post-letter-write-tip", game = at.post.words)).clicked() {
        wishes.push(Posting::At(seat.folder.clone(), Handling::Write(*to, std::mem::take(text))).into());
    }
}
