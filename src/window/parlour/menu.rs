//! The menu of a table: save, lock or leave the seat, go elsewhere.

use bevy::prelude::*;
use bevy_egui::egui::{Align, Label, RichText, TextEdit, Ui, vec2};

use super::Hosted;
use super::flow::Tabling;
use super::session::Parlour;
use crate::intent::Going;
use crate::look::palette::{ASH, EMBER};
use crate::look::tips::Hint;
use crate::look::{heard, icon_text_button, scroll, section, target};
use crate::shell::flow::{Mailed, Screen};
use crate::shell::lock;
use crate::shell::screens::{Page, say, small};
use crate::sight::Wishes;
use ::table::mods::listed;
use ::table::seats::{Player, Seat};

/// What is typed at the curtain and in the menu. It is cleared when somebody else sits down.
#[derive(Resource, Clone, Debug, Default)]
pub struct Slips {
    /// The name for the next save.
    pub name: String,
    /// The digits that are typed at the curtain, or for a new PIN.
    pub digits: String,
    /// True if the digits have not opened the lock.
    pub refused: bool,
    /// True if the seat is about to be given to a mind.
    pub leaving: bool,
}

/// Draws a button of a table with an icon.
pub(crate) fn button(ui: &mut Ui, page: &Page<'_>, icon: &'static str, id: &str) -> bool {
    let button = ui.add(icon_text_button(page.look, icon, page.text.say(id)));
    button.hint(page.text.say(&format!("{id}-tip"))).clicked()
}

/// Draws the menu. Returns true if it has done its work and closes.
pub(crate) fn menu<G: Hosted>(
    ui: &mut Ui,
    page: &Page<'_>,
    (parlour, seat): (&Parlour<G>, Seat),
    slips: &mut Slips,
    wishes: &mut Wishes,
) -> bool {
    let session = parlour.session();
    let iron = session.is_some_and(|session| G::iron_man(session.charter()));
    let mut done = false;
    scroll(ui, "table-menu", |ui| {
        if session.is_none() {
            // A game by post is its host's: there is nothing to save, and no seat to give away.
            ui.add(Label::new(say!(page, "post-menu-kept", game = G::WORDS)).wrap());
            elsewhere::<G>(ui, page, ("emissary", "parlour-to-post", Tabling::ToPost), wishes);
            return;
        }
        section(ui, &say!(page, "files-title-save"));
        if iron {
            ui.add(Label::new(say!(page, "client-menu-iron-man")).wrap());
        } else {
            if slips.name.is_empty()
                && let Some(session) = session
            {
                session.archive().name().clone_into(&mut slips.name);
            }
            ui.horizontal_wrapped(|ui| {
                let field = TextEdit::singleline(&mut slips.name).desired_width(220.0).char_limit(40);
                let field = ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
                heard::name(&field, &say!(page, "files-name"));
                let save = icon_text_button(page.look, "save", say!(page, "files-save"));
                if ui.add_enabled(!slips.name.trim().is_empty(), save).clicked() {
                    wishes.push(G::intent(Tabling::Save(slips.name.trim().to_owned())));
                }
            });
            ui.add(Label::new(RichText::new(say!(page, "parlour-autosaves")).small().color(ASH)).wrap());
        }
        if let Some(mods) = session.map(|session| session.archive().mods()).filter(|mods| !mods.is_empty()) {
            small(ui, say!(page, "newgame-with-mods-now", mods = listed(mods)));
        }
        section(ui, &say!(page, "parlour-seat"));
        if parlour.hot_seat() {
            if button(ui, page, "curtain", "parlour-leave-seat") {
                wishes.push(G::intent(Tabling::DrawCurtain));
            }
            pin::<G>(ui, page, slips, wishes);
        }
        done = give_up::<G>(ui, page, seat, slips, wishes);
        elsewhere::<G>(ui, page, ("throne", "parlour-to-title", Tabling::SaveAndLeave), wishes);
    });
    done
}

/// Draws the ways from the table: one leaves it.
fn elsewhere<G: Hosted>(
    ui: &mut Ui,
    page: &Page<'_>,
    (icon, id, leave): (&'static str, &str, Tabling<G>),
    wishes: &mut Wishes,
) {
    section(ui, &say!(page, "client-menu-elsewhere"));
    for (icon, id, wish) in [
        ("settings", "parlour-settings", Going::To(Screen::Settings).into()),
        (icon, id, G::intent(leave)),
        ("close", "parlour-quit", Going::Quit.into()),
    ] {
        if button(ui, page, icon, id) {
            wishes.push(wish);
        }
    }
}

/// Draws the lock of the seat.
fn pin<G: Hosted>(ui: &mut Ui, page: &Page<'_>, slips: &mut Slips, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut slips.digits).password(true).desired_width(90.0).char_limit(lock::MOST);
        let field = ui.add(field.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
        heard::name(&field, &say!(page, "parlour-pin"));
        let fits = lock::lawful(&slips.digits);
        let set = icon_text_button(page.look, "lock", say!(page, "parlour-pin-set"));
        if ui.add_enabled(fits, set).hint(say!(page, "parlour-pin-set-tip")).clicked() {
            wishes.push(G::intent(Tabling::SetPin(Some(std::mem::take(&mut slips.digits)))));
        }
        if button(ui, page, "unlock", "parlour-pin-none") {
            wishes.push(G::intent(Tabling::SetPin(None)));
        }
    });
}

/// Draws the levels of minds to which the seat can be given. Returns true if it was.
fn give_up<G: Hosted>(ui: &mut Ui, page: &Page<'_>, seat: Seat, slips: &mut Slips, wishes: &mut Wishes) -> bool {
    if !slips.leaving {
        slips.leaving = button(ui, page, "brain", "parlour-give-up");
        return false;
    }
    ui.add(Label::new(RichText::new(say!(page, "parlour-give-up-sure")).color(EMBER)).wrap());
    let mut given = false;
    ui.horizontal_wrapped(|ui| {
        for name in G::MINDS {
            let words = page.text.say(&format!("parlour-mind-{name}"));
            if ui.add(icon_text_button(page.look, "brain", words)).clicked() {
                wishes.push(G::intent(Tabling::SetPlayer(seat, Player::Mind((*name).to_owned()))));
                slips.leaving = false;
                given = true;
            }
        }
        if ui.add(icon_text_button(page.look, "undo", say!(page, "button-cancel"))).clicked() {
            slips.leaving = false;
        }
    });
    given
}
