//! The curtain between the players at one machine.
//!
//! "After each human player clicks the End Turn button, a screen appears which prompts the next player to begin their turn."
//! (manual 5) It shows whose turn it is, and what all at the machine may know: whose house has fallen, and whose seat is being
//! handed to a mind. No turn, no number, no colour but the house's own.
//!
//! Three things can be done before it is lifted: calling somebody else first, handing the seat to a mind, and, for those whose
//! house has fallen, watching. Where nobody is left to be called it waits until the turn is to be played.

use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{
    Align, Align2, Id, Key, Label, Layout, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2, vec2,
};

use super::chair::{Minds, Pending, pending_list};
use super::{Page, basalt, escape, focus_first, just_opened, lettering, say, symbol_icon, tip};
use crate::intent::{Filing, Intent, Planning, Sitting};
use crate::lock;
use crate::look::palette::{ASH, BONE, EMBER};
use crate::look::{Medal, TARGET, house_colour, icon_text_button, paint_medallion, quoted, rule, seal_button};
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::sight::Wishes;

/// Somebody who may sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitter<'a> {
    /// The seat, for its colour.
    pub seat: Seat,
    /// The archfiend's name.
    pub name: &'a str,
    /// The house symbol.
    pub symbol: u8,
    /// Whether the seat asks for a PIN.
    pub locked: bool,
}

/// What is written on the curtain.
#[derive(Clone, Debug)]
pub struct Curtain<'a> {
    /// Whom it calls. Nobody, if everybody who plans has planned.
    pub called: Option<Sitter<'a>>,
    /// How many others are still to be called.
    pub waiting: usize,
    /// Those who may watch: their houses have fallen.
    pub gallery: Vec<Sitter<'a>>,
    /// Seats that are being handed over.
    pub pending: Vec<Pending>,
    /// Whether nobody at this machine plans any more.
    pub nobody: bool,
}

/// What lies open on the curtain.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Leaf {
    /// The call.
    #[default]
    Call,
    /// The question whether a seat is to be handed to a mind.
    HandOver,
    /// The PIN of somebody who wants to watch.
    Pin(Seat),
}

/// What the curtain remembers between frames: no more than what is being typed on it. Whenever it falls it has forgotten all.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CurtainState {
    leaf: Leaf,
    digits: String,
    refused: Option<Seat>,
    minds: Minds,
}

impl CurtainState {
    /// The digits that were given do not open the lock of this seat.
    pub fn refuse(&mut self, seat: Seat) {
        self.refused = Some(seat);
    }

    /// A curtain on which it is asked whether a seat is to be handed over; for pictures.
    #[must_use]
    pub fn handing() -> Self {
        Self { leaf: Leaf::HandOver, ..Self::default() }
    }
}

/// The curtain. It covers the whole window.
pub fn show(ui: &mut Ui, page: &Page<'_>, curtain: &Curtain<'_>, state: &mut CurtainState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "curtain");
    basalt(ui);
    let room = ui.max_rect();
    let width = (room.width() - 48.0).clamp(120.0, 760.0);
    let sheet = Rect::from_center_size(room.center(), vec2(width, (room.height() - 40.0).max(40.0)));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(sheet).layout(Layout::top_down(Align::Center)));
    ScrollArea::vertical().id_salt("curtain").auto_shrink([false, false]).show(&mut ui, |ui| {
        ui.with_layout(Layout::top_down(Align::Center), |ui| {
            ui.add_space(((room.height() - 560.0) * 0.4).clamp(0.0, 120.0));
            let sitter = match state.leaf {
                Leaf::Call | Leaf::HandOver => curtain.called,
                Leaf::Pin(seat) => curtain.gallery.iter().copied().find(|sitter| sitter.seat == seat),
            };
            head(ui, page, sitter, curtain, &state.leaf, width);
            match (&state.leaf, sitter) {
                (Leaf::HandOver, Some(sitter)) => hand_over(ui, page, sitter, state, wishes),
                (Leaf::Call | Leaf::Pin(_), Some(sitter)) => call(ui, page, sitter, curtain, state, wishes, opened),
                (Leaf::Call | Leaf::HandOver | Leaf::Pin(_), None) => wait(ui, page, curtain, wishes, opened),
            }
            pending_list(ui, page, &curtain.pending, wishes);
            if state.leaf == Leaf::Call {
                ui.add_space(10.0);
                foot(ui, page, curtain, state, wishes);
            }
        });
    });
}

/// The house that is called, and the words below it.
fn head(ui: &mut Ui, page: &Page<'_>, sitter: Option<Sitter<'_>>, curtain: &Curtain<'_>, leaf: &Leaf, width: f32) {
    let sigil = (ui.max_rect().height() * 0.24).clamp(40.0, 160.0);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(sigil), Sense::hover());
    let (title, text) = match sitter {
        Some(sitter) => {
            let colour = house_colour(sitter.seat);
            paint_medallion(ui, page.look, symbol_icon(Some(sitter.symbol)), rect, colour, Medal::Circle);
            let title = match leaf {
                Leaf::Call => "curtain-title",
                Leaf::HandOver => "hotseat-hand",
                Leaf::Pin(_) => "hotseat-gallery",
            };
            let text = match leaf {
                Leaf::Call | Leaf::Pin(_) => say!(page, "curtain-text", name = sitter.name),
                Leaf::HandOver => String::new(),
            };
            (say!(page, title, name = sitter.name), text)
        }
        None => {
            paint_medallion(ui, page.look, "throne", rect, BONE, Medal::Circle);
            let (title, text) = if curtain.nobody {
                ("hotseat-nobody", "hotseat-nobody-text")
            } else {
                ("hotseat-all-planned", "hotseat-all-planned-text")
            };
            (page.text.say(title), page.text.say(text))
        }
    };
    ui.add_space(10.0);
    let size = (width / (title.chars().count().max(1) as f32 * 0.72)).clamp(16.0, 40.0);
    let top = ui.cursor().center_top();
    let drawn = lettering(ui, top, Align2::CENTER_TOP, &title, size, BONE);
    ui.allocate_space(vec2(drawn.width().min(width), drawn.height()));
    rule(ui);
    if !text.is_empty() {
        ui.label(quoted(text).size(18.0).color(ASH));
    }
    ui.add_space(8.0);
}

/// Whether what is to be pressed next may take the keyboard.
///
/// Whoever still holds the key that sealed the last turn must not lift the next player's curtain with its repetitions, so that
/// the button takes the keyboard only when that key is let go. It takes it back after a click beside it.
fn may_focus(ui: &Ui, opened: bool) -> bool {
    let held = ui.input(|input| input.key_down(Key::Enter) || input.key_down(Key::Space));
    let nobody = ui.memory(|memory| memory.focused().is_none());
    !held && (opened || nobody)
}

/// The way to the chair: a button, and before it the PIN if the seat is locked.
fn call(
    ui: &mut Ui,
    page: &Page<'_>,
    sitter: Sitter<'_>,
    curtain: &Curtain<'_>,
    state: &mut CurtainState,
    wishes: &mut Wishes,
    opened: bool,
) {
    let watches = curtain.called.map(|called| called.seat) != Some(sitter.seat);
    let mut given = false;
    let mut field = None;
    if sitter.locked {
        let id = Id::new(("curtain-pin", sitter.seat));
        let edit = TextEdit::singleline(&mut state.digits)
            .id(id)
            .password(true)
            .char_limit(lock::MOST)
            .hint_text(say!(page, "hotseat-pin"))
            .desired_width(160.0)
            .horizontal_align(Align::Center);
        let response = ui.add(edit.min_size(vec2(0.0, TARGET)).vertical_align(Align::Center));
        state.digits.retain(|digit| digit.is_ascii_digit());
        given = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let response = tip(response, say!(page, "hotseat-pin-tip", name = sitter.name));
        if state.refused == Some(sitter.seat) {
            let words = say!(page, "hotseat-pin-wrong", name = sitter.name);
            ui.add(Label::new(RichText::new(words).color(EMBER)).wrap());
        }
        field = Some((id, response));
        ui.add_space(6.0);
    }
    let words = if watches { "hotseat-watch" } else { "curtain-lift" };
    let ready = !sitter.locked || !state.digits.is_empty();
    let lift = seal_button(ui, page.look, &say!(page, words, name = sitter.name), ready);
    let meaning = if sitter.locked { "hotseat-lift-locked-tip" } else { "client-curtain-lift-tip" };
    let lift = tip(lift, page.text.say(meaning));
    if may_focus(ui, opened) {
        focus_first(field.as_ref().map_or(&lift, |(_, field)| field));
    }
    if lift.clicked() || (given && ready) {
        let digits = std::mem::take(&mut state.digits);
        state.refused = None;
        if let Some((id, _)) = field {
            // Nor can the digits be had back by undoing.
            TextEditState::default().store(ui.ctx(), id);
        }
        wishes.push(if sitter.locked || watches {
            Intent::Sitting(Sitting::Sit(sitter.seat, digits))
        } else {
            Intent::Sitting(Sitting::LiftCurtain)
        });
    }
    if watches {
        ui.add_space(6.0);
        let back = ui.add(icon_text_button(page.look, "left", say!(page, "button-back")));
        if back.clicked() || escape(ui) {
            *state = CurtainState::default();
        }
    }
}

/// Whether a seat is to be handed to a mind, and to which.
fn hand_over(ui: &mut Ui, page: &Page<'_>, sitter: Sitter<'_>, state: &mut CurtainState, wishes: &mut Wishes) {
    let mut done = escape(ui);
    ui.scope(|ui| {
        ui.set_max_width(620.0);
        ui.add(Label::new(say!(page, "hotseat-hand-text", name = sitter.name)).wrap());
        ui.add_space(6.0);
        centred(ui, "minds", |ui| state.minds.choose(ui, page));
        state.minds.explain(ui, page);
        ui.add_space(8.0);
        centred(ui, "answers", |ui| {
            let keep = ui.add(icon_text_button(page.look, "undo", say!(page, "hotseat-hand-keep")));
            if just_opened(ui, "curtain-hand") {
                focus_first(&keep);
            }
            done |= keep.clicked();
            let give = ui.add(icon_text_button(page.look, "brain", say!(page, "hotseat-hand-give")));
            if tip(give, say!(page, "hotseat-hand-give-tip", name = sitter.name)).clicked() {
                wishes.push(Sitting::SetPlayer(sitter.seat, Player::Mind(state.minds.chosen().to_owned())).into());
                done = true;
            }
        });
    });
    if done {
        state.leaf = Leaf::Call;
    }
}

/// A row in the middle, which is as wide as it was when it was drawn last.
fn centred(ui: &mut Ui, row: &'static str, add: impl FnOnce(&mut Ui)) {
    let at = Id::new(("curtain-row", row));
    let width: f32 = ui.data(|data| data.get_temp(at)).unwrap_or_default();
    ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
        let row = ui.scope(add).response.rect;
        ui.data_mut(|data| data.insert_temp(at, row.width()));
    });
}

/// Nobody is called: the turn waits for a word.
fn wait(ui: &mut Ui, page: &Page<'_>, curtain: &Curtain<'_>, wishes: &mut Wishes, opened: bool) {
    let words = if curtain.nobody { "hotseat-next-turn" } else { "hotseat-seal-all" };
    let seal = seal_button(ui, page.look, &page.text.say(words), true);
    if may_focus(ui, opened) {
        focus_first(&seal);
    }
    if tip(seal, page.text.say(&format!("{words}-tip"))).clicked() {
        wishes.push(Planning::Seal.into());
    }
    if curtain.nobody {
        ui.add_space(6.0);
        let on = ui.add(icon_text_button(page.look, "skip", say!(page, "hotseat-run-on")));
        if tip(on, say!(page, "hotseat-run-on-tip")).clicked() {
            wishes.push(Sitting::RunOn(true).into());
        }
    }
}

/// What else can be done while the curtain is down.
fn foot(ui: &mut Ui, page: &Page<'_>, curtain: &Curtain<'_>, state: &mut CurtainState, wishes: &mut Wishes) {
    if let Some(called) = curtain.called {
        if curtain.waiting > 0 {
            let next = ui.add(icon_text_button(page.look, "reorder", say!(page, "hotseat-call-next")));
            if tip(next, say!(page, "hotseat-call-next-tip")).clicked() {
                wishes.push(Sitting::CallNext.into());
            }
        }
        let give = ui.add(icon_text_button(page.look, "brain", say!(page, "hotseat-hand", name = called.name)));
        if tip(give, say!(page, "hotseat-hand-tip")).clicked() {
            state.leaf = Leaf::HandOver;
        }
    }
    for sitter in &curtain.gallery {
        let words = say!(page, "hotseat-watch", name = sitter.name);
        let watch = ui.add(icon_text_button(page.look, "eye", words));
        if tip(watch, say!(page, "hotseat-watch-tip")).clicked() {
            if sitter.locked {
                state.leaf = Leaf::Pin(sitter.seat);
            } else {
                wishes.push(Sitting::Sit(sitter.seat, String::new()).into());
            }
        }
    }
    let leave = ui.add(icon_text_button(page.look, "save", say!(page, "hotseat-leave")));
    if tip(leave, say!(page, "hotseat-leave-tip")).clicked() {
        wishes.push(Filing::SaveAndLeave.into());
    }
}
