//! The screen of games by post (manual 2.1, 5): whose turn it is, the seats that are played here, the
//! tables that are hosted here, and invitations.

mod hosted;
mod new_table;
mod offers;
mod seats;

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::SystemTime;

use bevy_egui::egui::{Align, Label, Response, RichText, TextEdit, Ui, vec2};

use super::{BACK, Page, heading, named, parchment_sheet, say, screen, small, tip};
use crate::intent::{Going, Posting};
use crate::look::palette::{BLOOD, ENGRAVED};
use crate::look::{icon_text_button, target};
use crate::rules::game::Archfiend;
use crate::rules::ids::Seat;
use crate::shell::flow::{NewTable, Postings, Screen};
use crate::sight::Wishes;
use crate::table::post::{Deadline, Otherwise, Stage};
use crate::table::setups::SetUp;

/// What is typed on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PostState {
    /// The form of a new table, if it is open.
    form: Option<NewTable>,
    /// The folder for invitations, as typed; `None` until it is changed.
    folder: Option<String>,
    /// The archfiend for each invitation, by its place in the list.
    chosen: BTreeMap<PathBuf, usize>,
    /// The letter for each seat: to whom, and what.
    letters: BTreeMap<PathBuf, (Option<Seat>, String)>,
    /// The table whose processing without somebody waits for confirmation.
    hasty: Option<PathBuf>,
}

impl PostState {
    /// Opens the form of a new table with this set-up.
    pub fn draw_up(&mut self, plan: SetUp) {
        let people = plan.seats.iter().filter(|seat| seat.player == crate::rules::game::Player::Human).count();
        let old = self.form.take().unwrap_or_default();
        let mut names = old.people;
        names.resize(people, String::new());
        self.form = Some(NewTable { plan: Some(plan), people: names, ..old });
    }
}

/// Draws the screen.
pub fn show(
    ui: &mut Ui,
    page: &Page<'_>,
    shown: &Postings,
    busy: bool,
    own: &[Archfiend],
    state: &mut PostState,
    wishes: &mut Wishes,
) {
    screen(
        ui,
        page,
        ("emissary", &say!(page, "post-title")),
        BACK,
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                let look = ui.add(icon_text_button(page.look, "search", say!(page, "post-look")));
                if tip(look, say!(page, "post-look-tip")).clicked() {
                    wishes.push(Posting::Look.into());
                }
                let fresh = ui.add(icon_text_button(page.look, "throne", say!(page, "post-new")));
                if tip(fresh, say!(page, "post-new-tip")).clicked() {
                    wishes.push(Going::To(Screen::NewGame).into());
                }
                if busy {
                    small(ui, say!(page, "post-busy"));
                }
            });
        },
        |ui, wishes| {
            if let Some(form) = &mut state.form {
                let done = new_table::show(ui, page, form, wishes);
                if done {
                    state.form = None;
                }
                ui.add_space(10.0);
            }
            for fault in &shown.faults {
                ui.add(Label::new(RichText::new(fault).color(BLOOD)).wrap());
            }
            if shown.seats.is_empty() && shown.hosted.is_empty() && shown.offers.is_empty() && state.form.is_none() {
                how(ui, page);
            }
            for seat in &shown.seats {
                let table = shown.hosted.iter().find(|table| table.table == seat.table);
                ui.push_id(&seat.folder, |ui| seats::show(ui, page, seat, table, state, wishes));
                ui.add_space(8.0);
            }
            for table in &shown.hosted {
                ui.push_id(&table.folder, |ui| hosted::show(ui, page, table, state, wishes));
                ui.add_space(8.0);
            }
            offers::show(ui, page, shown, own, state, wishes);
        },
    );
}

/// Draws how a game by post goes, for whoever has none.
fn how(ui: &mut Ui, page: &Page<'_>) {
    parchment_sheet(ui, |ui| {
        heading(ui, &say!(page, "post-how"));
        ui.horizontal_top(|ui| {
            ui.add(page.look.image("emissary", 72.0, ENGRAVED));
            ui.vertical(|ui| {
                for step in ["post-how-1", "post-how-2", "post-how-3", "post-how-4"] {
                    ui.add(Label::new(say!(page, step)).wrap());
                    ui.add_space(4.0);
                }
            });
        });
    });
    ui.add_space(8.0);
}

/// Draws the button that most players press first.
fn main_button(ui: &mut Ui, page: &Page<'_>, id: &str, ready: bool) -> Response {
    let button = icon_text_button(page.look, "seal", page.text.say(id)).min_size(vec2(0.0, target(ui) + 8.0));
    ui.add_enabled(ready, button)
}

/// Draws a field for one line of text.
fn field(ui: &mut Ui, page: &Page<'_>, id: &str, text: &mut String, width: f32) -> Response {
    let words = say!(page, id);
    let line = TextEdit::singleline(text)
        .id_salt(id)
        .hint_text(words.clone())
        .char_limit(400)
        .desired_width(width)
        .min_size(vec2(0.0, target(ui)))
        .vertical_align(Align::Center);
    let response = named(ui.add(line), &words);
    tip(response, say!(page, &format!("{id}-tip")))
}

/// Tells how far a seat is.
fn stage(page: &Page<'_>, stage: Stage, turn: u32, host: &str) -> String {
    let id = match stage {
        Stage::Joined => "post-stage-joined",
        Stage::Planning => "post-stage-planning",
        Stage::Sealed => "post-stage-sealed",
        Stage::Watching => "post-stage-watching",
        Stage::Over => "post-stage-over",
    };
    say!(page, id, turn = turn, host = host)
}

/// Tells how long ago a time was.
#[must_use]
pub fn ago(page: &Page<'_>, then: u64) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    span(page, "post-ago", now.saturating_sub(then))
}

/// Tells how long a time is still away.
fn until(page: &Page<'_>, then: u64) -> String {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).map_or(0, |since| since.as_secs());
    span(page, "post-until", then.saturating_sub(now))
}

/// Tells a span of time in the largest unit of which there are two.
fn span(page: &Page<'_>, id: &str, seconds: u64) -> String {
    let (unit, n) = match seconds {
        0..=119 => ("now", 0),
        120..=7199 => ("minutes", seconds / 60),
        7200..=172_799 => ("hours", (seconds + 1800) / 3600),
        _ => ("days", (seconds + 43_200) / 86_400),
    };
    say!(page, &format!("{id}-{unit}"), n = n as usize)
}

/// Draws the choice of a limit on the time for a turn. Returns the new one, if it was changed.
fn deadline(ui: &mut Ui, page: &Page<'_>, now: Option<&Deadline>) -> Option<Option<Deadline>> {
    use bevy_egui::egui::ComboBox;
    const HOURS: [u32; 5] = [12, 24, 48, 72, 168];
    let hours = now.map(|now| now.hours);
    let words = |hours: Option<u32>| match hours {
        None => say!(page, "post-deadline-none"),
        Some(hours) => say!(page, "post-deadline-hours", n = hours),
    };
    let late = |otherwise: &Otherwise| match otherwise {
        Otherwise::Plans => say!(page, "post-late-plans"),
        Otherwise::Mind(mind) => say!(page, "post-late-mind", mind = page.mind(mind).0),
    };
    let (mut chosen, mut otherwise) = (hours, now.map_or(Otherwise::Plans, |now| now.otherwise.clone()));
    ui.label(say!(page, "post-deadline"));
    let list = ComboBox::from_id_salt("hours").selected_text(words(hours)).width(150.0).show_ui(ui, |ui| {
        for option in [None].into_iter().chain(HOURS.map(Some)) {
            ui.selectable_value(&mut chosen, option, words(option));
        }
    });
    tip(list.response, say!(page, "post-deadline-tip"));
    if chosen.is_some() {
        let list = ComboBox::from_id_salt("late").selected_text(late(&otherwise)).width(190.0).show_ui(ui, |ui| {
            let minds = crate::minds::Level::ALL.iter().map(|level| Otherwise::Mind(level.name().to_owned()));
            for option in std::iter::once(Otherwise::Plans).chain(minds) {
                let words = late(&option);
                ui.selectable_value(&mut otherwise, option, words);
            }
        });
        tip(list.response, say!(page, "post-late-tip"));
    }
    let deadline = chosen.map(|hours| Deadline { hours, otherwise });
    (deadline.as_ref() != now).then_some(deadline)
}
