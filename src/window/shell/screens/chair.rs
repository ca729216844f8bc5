//! The sheet of the seated player at a shared machine (manual 5, Hot Seat): leave the seat, set the
//! PIN, give the seat to a mind.
//!
//! "Players may be turned over to the control of the AI ... This process is final though once the
//! turn is processed and CANNOT be undone later during the game." (manual 5)

use bevy_egui::egui::{Align, Button, Context, Id, Key, Label, Popup, Response, RichText, TextEdit, Ui, vec2};

use super::{Page, focus_first, just_opened, named, say, small, tip};
use crate::intent::{Intent, Looking, Sheet, Sitting};
use crate::look::palette::EMBER;
use crate::look::{icon_text_button, scroll, section, sheet, target};
use crate::minds;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::lock;
use crate::sight::Wishes;

/// A seat that has been given to a mind since the last turn was processed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pending {
    /// The seat.
    pub seat: Seat,
    /// The sentence about it that every player may read.
    pub words: String,
}

/// The mind that is to take over a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Minds(&'static str);

impl Default for Minds {
    fn default() -> Self {
        Self(minds::USUAL)
    }
}

impl Minds {
    /// Returns the name of the chosen mind.
    pub(super) const fn chosen(&self) -> &'static str {
        self.0
    }

    /// Draws a button for each level, and one that opens the minds for study.
    pub(super) fn choose(&mut self, ui: &mut Ui, page: &Page<'_>) {
        for name in minds::levels() {
            self.button(ui, page, name);
        }
        let study = minds::for_study();
        let fold = if study.contains(&self.0) { page.mind(self.0).0 } else { say!(page, "minds-for-study") };
        let fold = Button::new(fold).selected(study.contains(&self.0)).min_size(vec2(0.0, target(ui)));
        let fold = tip(ui.add(fold), say!(page, "minds-for-study-tip"));
        Popup::menu(&fold).show(|ui| {
            for name in study {
                self.button(ui, page, name);
            }
        });
    }

    fn button(&mut self, ui: &mut Ui, page: &Page<'_>, name: &'static str) {
        let (words, how) = page.mind(name);
        let button = Button::new(words).selected(name == self.0).min_size(vec2(0.0, target(ui)));
        if tip(ui.add(button), how).clicked() {
            self.0 = name;
        }
    }

    /// Explains how the chosen mind plays.
    pub(super) fn explain(&self, ui: &mut Ui, page: &Page<'_>) {
        small(ui, page.mind(self.chosen()).1);
    }
}

/// The state of the sheet between frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChairState {
    digits: String,
    minds: Minds,
    /// True while the sheet asks for confirmation before it gives the seat away.
    asked: bool,
}

/// The information that the sheet needs.
#[derive(Clone, Copy, Debug)]
pub struct Chair<'a> {
    /// The seated player's seat.
    pub seat: Seat,
    /// The archfiend's name.
    pub name: &'a str,
    /// True if the seat is locked with a PIN.
    pub locked: bool,
    /// True if a person plays this seat; false if a person only watches the seat of a mind.
    pub person: bool,
    /// True if there is a turn to plan here that a mind could plan.
    pub may_give: bool,
    /// Seats that are being given to minds.
    pub pending: &'a [Pending],
    /// True if nobody at this machine plans any more.
    pub nobody: bool,
}

/// Draws the sheet over the board.
pub fn show(ctx: &Context, page: &Page<'_>, chair: &Chair<'_>, state: &mut ChairState, wishes: &mut Wishes) {
    let title = say!(page, "hotseat-chair-title", name = chair.name);
    let close = say!(page, "menu-resume");
    let closed = sheet(ctx, page.look, "chair", ("curtain", &title), &close, vec2(560.0, 560.0), |ui| {
        let opened = just_opened(ui, "chair");
        if opened {
            *state = ChairState::default();
        }
        scroll(ui, "chair", |ui| {
            let away = ui.horizontal_wrapped(|ui| ways(ui, page, chair, wishes)).inner;
            if opened {
                focus_first(&away);
            }
            if chair.person {
                pin(ui, page, chair, state, wishes);
            }
            if chair.may_give {
                give(ui, page, chair, state, wishes);
            }
            pending_list(ui, page, chair.pending, wishes);
        });
    });
    if closed {
        wishes.push(Looking::Open(Sheet::None).into());
    }
}

/// Draws the buttons that act at once. Returns the first one.
fn ways(ui: &mut Ui, page: &Page<'_>, chair: &Chair<'_>, wishes: &mut Wishes) -> Response {
    let mut way = |icon: &str, id: &str, intent: Intent| {
        let button = ui.add(icon_text_button(page.look, icon, page.text.say(id)));
        let button = tip(button, page.text.say(&format!("{id}-tip")));
        if button.clicked() {
            wishes.push(intent);
        }
        button
    };
    let away = way("curtain", "hotseat-away", Intent::Sitting(Sitting::DrawCurtain));
    if chair.person {
        way("answer", "panel-notes", Intent::Looking(Looking::Open(Sheet::Notes)));
    }
    if chair.nobody {
        way("skip", "hotseat-run-on", Intent::Sitting(Sitting::RunOn(true)));
    }
    away
}

fn pin(ui: &mut Ui, page: &Page<'_>, chair: &Chair<'_>, state: &mut ChairState, wishes: &mut Wishes) {
    section(ui, &say!(page, "hotseat-pin"));
    ui.add_space(4.0);
    let words = if chair.locked { "hotseat-pin-is-set" } else { "hotseat-pin-is-not-set" };
    ui.add(Label::new(page.text.say(words)).wrap());
    ui.horizontal_wrapped(|ui| {
        let edit = TextEdit::singleline(&mut state.digits)
            .id(Id::new(("chair-pin", chair.seat)))
            .password(true)
            .char_limit(lock::MOST)
            .hint_text(say!(page, "hotseat-pin-new"))
            .desired_width(160.0);
        let field = ui.add(edit.min_size(vec2(0.0, target(ui))).vertical_align(Align::Center));
        let field = named(field, &say!(page, "hotseat-pin-new"));
        state.digits.retain(|digit| digit.is_ascii_digit());
        let given = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        tip(field, say!(page, "hotseat-pin-new-tip", fewest = lock::FEWEST, most = lock::MOST));
        let lawful = lock::lawful(&state.digits);
        let set = ui.add_enabled(lawful, icon_text_button(page.look, "lock", say!(page, "hotseat-pin-lock")));
        let set = tip(set, say!(page, "hotseat-pin-new-tip", fewest = lock::FEWEST, most = lock::MOST));
        if lawful && (set.clicked() || given) {
            wishes.push(Sitting::SetPin(Some(std::mem::take(&mut state.digits))).into());
        }
        if chair.locked {
            let off = ui.add(icon_text_button(page.look, "unlock", say!(page, "hotseat-pin-unlock")));
            if tip(off, say!(page, "hotseat-pin-unlock-tip")).clicked() {
                wishes.push(Sitting::SetPin(None).into());
            }
        }
    });
    small(ui, say!(page, "hotseat-pin-honest"));
}

fn give(ui: &mut Ui, page: &Page<'_>, chair: &Chair<'_>, state: &mut ChairState, wishes: &mut Wishes) {
    section(ui, &say!(page, "hotseat-hand", name = chair.name));
    ui.add_space(4.0);
    ui.add(Label::new(say!(page, "hotseat-hand-text", name = chair.name)).wrap());
    ui.horizontal_wrapped(|ui| state.minds.choose(ui, page));
    state.minds.explain(ui, page);
    ui.horizontal_wrapped(|ui| {
        if !state.asked {
            let ask = ui.add(icon_text_button(page.look, "brain", say!(page, "hotseat-hand-ask")));
            state.asked = tip(ask, say!(page, "hotseat-hand-tip")).clicked();
            return;
        }
        let sure = say!(page, "hotseat-hand-sure", name = chair.name);
        ui.add(Label::new(RichText::new(sure).color(EMBER)).wrap());
        let keep = ui.add(icon_text_button(page.look, "undo", say!(page, "hotseat-hand-keep")));
        if just_opened(ui, "chair-hand") {
            focus_first(&keep);
        }
        let give = ui.add(icon_text_button(page.look, "brain", say!(page, "hotseat-hand-give")));
        if tip(give, say!(page, "hotseat-hand-give-tip", name = chair.name)).clicked() {
            wishes.push(Sitting::SetPlayer(chair.seat, Player::Mind(state.minds.chosen().to_owned())).into());
        }
        if keep.clicked() {
            state.asked = false;
        }
    });
}

/// Draws the list of seats that are being given to minds. Each can be taken back until the turn is
/// processed.
pub(super) fn pending_list(ui: &mut Ui, page: &Page<'_>, pending: &[Pending], wishes: &mut Wishes) {
    for over in pending {
        ui.add_space(8.0);
        ui.push_id(("pending", over.seat), |ui| {
            ui.add(Label::new(RichText::new(&over.words).color(EMBER)).wrap());
            let back = ui.add(icon_text_button(page.look, "undo", say!(page, "hotseat-take-back")));
            if tip(back, say!(page, "hotseat-take-back-tip")).clicked() {
                wishes.push(Sitting::SetPlayer(over.seat, Player::Human).into());
            }
        });
    }
}
