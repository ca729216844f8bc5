//! The curtain: the screen between the turns of two players at one machine.
//!
//! "After each human player clicks the End Turn button, a screen appears which prompts the next
//! player to begin their turn." (manual 5) The curtain shows the next player, and the facts that
//! everybody at the machine may know: the houses that have fallen, and the seats that are being
//! given to minds. It shows no turn, no number and no colour except the house's.
//!
//! A player can do three things before the curtain is lifted: call another player first, give the
//! seat to a mind, or watch if the player's house has fallen. If no player is left to call, the
//! curtain waits until the turn is to be processed.

use bevy_egui::egui::text_edit::TextEditState;
use bevy_egui::egui::{
    Align, Align2, Id, Key, Label, Layout, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, UiBuilder, Vec2, vec2,
};

use super::chair::{Minds, Pending, pending_list};
use super::{Page, basalt, escape, focus_first, just_opened, lettering, named, say, symbol_icon, tip};
use crate::intent::{Filing, Intent, Planning, Sitting};
use crate::look::palette::{ASH, BONE, EMBER};
use crate::look::{Medal, house_colour, icon_text_button, paint_medallion, quoted, rule, seal_button, target};
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::lock;
use crate::sight::Wishes;

/// A player who may take a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sitter<'a> {
    /// The seat, for its colour.
    pub seat: Seat,
    /// The archfiend's name.
    pub name: &'a str,
    /// The house symbol.
    pub symbol: u8,
    /// True if the seat asks for a PIN.
    pub locked: bool,
}

/// The content of the curtain.
#[derive(Clone, Debug)]
pub struct Curtain<'a> {
    /// The player that it calls. `None` if everybody who plans has planned.
    pub called: Option<Sitter<'a>>,
    /// Number of other players who are still to be called.
    pub waiting: usize,
    /// Players who may watch, because their houses have fallen.
    pub gallery: Vec<Sitter<'a>>,
    /// Seats that are being given to minds.
    pub pending: Vec<Pending>,
    /// True if nobody at this machine plans any more.
    pub nobody: bool,
}

/// The part of the curtain that is open.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Leaf {
    /// The call of the next player.
    #[default]
    Call,
    /// The question to which mind a seat is given.
    HandOver,
    /// The PIN of a player who wants to watch.
    Pin(Seat),
}

/// The state of the curtain between frames: only the input so far. It is cleared whenever the
/// curtain falls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CurtainState {
    leaf: Leaf,
    digits: String,
    refused: Option<Seat>,
    minds: Minds,
}

impl CurtainState {
    /// Notes that the digits do not open the lock of this seat.
    pub fn refuse(&mut self, seat: Seat) {
        self.refused = Some(seat);
    }

    /// Returns the state in which the curtain asks about giving a seat to a mind. For pictures.
    #[must_use]
    pub fn handing() -> Self {
        Self { leaf: Leaf::HandOver, ..Self::default() }
    }
}

/// Draws the curtain. It covers the whole window.
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

/// Draws the symbol of the called house, and the words below it.
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

/// True if the next button may take the keyboard focus.
///
/// A player may still hold the key that sealed the last turn. Its repetitions must not lift the
/// next player's curtain, so the button takes the focus only after the key is released. The button
/// takes the focus back after a click beside it.
fn may_focus(ui: &Ui, opened: bool) -> bool {
    let held = ui.input(|input| input.key_down(Key::Enter) || input.key_down(Key::Space));
    let nobody = ui.memory(|memory| memory.focused().is_none());
    !held && (opened || nobody)
}

/// Draws the button that lifts the curtain, and before it the PIN field if the seat is locked.
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
        let response = ui.add(edit.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
        let response = named(response, &say!(page, "hotseat-pin"));
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
            // This clears the undo history of the field, which could restore the digits.
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

/// Draws the question to which mind a seat is given.
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

/// Draws a centred row. Its width is the one measured when it was last drawn.
fn centred(ui: &mut Ui, row: &'static str, add: impl FnOnce(&mut Ui)) {
    let at = Id::new(("curtain-row", row));
    let width: f32 = ui.data(|data| data.get_temp(at)).unwrap_or_default();
    ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - width) / 2.0).max(0.0));
        let row = ui.scope(add).response.rect;
        ui.data_mut(|data| data.insert_temp(at, row.width()));
    });
}

/// Draws the button that processes the turn, when no player is left to call.
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

/// Draws the other actions that are possible while the curtain is down.
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
