//! The screen of games by post (manual 2.1, 5): whose turn it is, the seats that are played here, the
//! tables that are hosted here, and invitations.

mod hosted;
mod new_table;
mod offers;
mod seats;

use std::collections::BTreeMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::time::SystemTime;

use bevy_egui::egui::{Align, Label, Response, RichText, TextEdit, Ui, vec2};

use super::{BACK, Page, heading, named, parchment_sheet, say, screen, small, tip};
use crate::intent::{Going, Posting};
use crate::look::palette::{BLOOD, ENGRAVED};
use crate::look::{icon_text_button, target};
use crate::rules::game::Archfiend;
use crate::shell::flow::{Drawn, Mailed, NewTable, Postings, Postroom, Screen};
use crate::sight::{Library, Wishes};
use ::table::post::{Deadline, Otherwise, Stage};
use ::table::seats::Seat;

/// What is typed on the screen.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PostState {
    /// The form of a new table, if it is open.
    form: Option<NewTable>,
    /// The folder for invitations, as typed; `None` until it is changed.
    folder: Option<String>,
    /// The party for each invitation, by its place in the list.
    chosen: BTreeMap<PathBuf, usize>,
    /// The letter for each seat: to whom, and what.
    letters: BTreeMap<PathBuf, (Option<Seat>, String)>,
    /// The table whose processing without somebody waits for confirmation.
    hasty: Option<PathBuf>,
}

impl PostState {
    /// Opens the form of a table that was drawn up.
    pub fn draw_up(&mut self, drawn: &Drawn) {
        let old = self.form.take().unwrap_or_default();
        let mut people = drawn.people.clone();
        for (person, old) in people.iter_mut().zip(old.people) {
            if !old.is_empty() {
                *person = old;
            }
        }
        self.form = Some(NewTable {
            game: drawn.game,
            seats: drawn.seats.clone(),
            people,
            name: old.name,
            host: old.host,
            bag: old.bag,
            deadline: old.deadline,
        });
    }
}

/// The post of one game, for the page.
pub struct GamePost<'a> {
    /// The name of the game.
    game: &'static str,
    /// Its title.
    title: String,
    /// How its texts call what is sent.
    words: &'static str,
    /// True if its seats are houses with signs.
    houses: bool,
    /// Its tables.
    shown: &'a Postings,
    /// True while its files are being worked on.
    busy: bool,
    /// The minds to which a seat can be given, with their names.
    minds: Vec<(&'static str, String)>,
    /// The mind that gets the seat of whoever has not joined.
    usual: &'static str,
    /// The names of what a person can bring into a seat.
    parties: Vec<String>,
}

impl<'a> GamePost<'a> {
    /// Returns the post of a game. `own` are the archfiends that the player has made.
    #[must_use]
    pub fn of<G: Mailed>(room: &'a Postroom<G>, library: &Library, own: &[Archfiend]) -> Self {
        let text = &library.text;
        let named = |mind: &'static str| (mind, G::level_name(text, mind));
        let parties = if room.shown.offers.is_empty() { Vec::new() } else { G::parties(library, own, "") };
        Self {
            game: G::NAME,
            title: text.say(G::HEAD),
            words: G::WORDS,
            houses: G::HOUSES,
            shown: &room.shown,
            busy: room.busy(),
            minds: G::levels().into_iter().map(named).collect(),
            usual: G::USUAL,
            parties: parties.into_iter().map(|(name, _)| name).collect(),
        }
    }

    /// Returns the name of a mind.
    fn mind(&self, name: &str) -> String {
        self.minds.iter().find(|(mind, _)| *mind == name).map_or_else(|| name.to_owned(), |(_, words)| words.clone())
    }
}

/// What the parts of the screen read: texts and look, and the game that they are about.
struct At<'a> {
    page: &'a Page<'a>,
    post: &'a GamePost<'a>,
}

impl<'a> Deref for At<'a> {
    type Target = Page<'a>;

    fn deref(&self) -> &Page<'a> {
        self.page
    }
}

/// Draws the screen.
pub fn show(ui: &mut Ui, page: &Page<'_>, posts: &[GamePost<'_>], state: &mut PostState, wishes: &mut Wishes) {
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
                if posts.iter().any(|post| post.busy) {
                    small(ui, say!(page, "post-busy"));
                }
            });
        },
        |ui, wishes| {
            if let Some(form) = &mut state.form
                && let Some(post) = posts.iter().find(|post| post.game == form.game)
            {
                let done = new_table::show(ui, &At { page, post }, form, wishes);
                if done {
                    state.form = None;
                }
                ui.add_space(10.0);
            }
            // All games look into the same folder, so they may say the same.
            let mut faults: Vec<&String> = posts.iter().flat_map(|post| &post.shown.faults).collect();
            faults.sort_unstable();
            faults.dedup();
            for fault in faults {
                ui.add(Label::new(RichText::new(fault).color(BLOOD)).wrap());
            }
            let shown = || posts.iter().map(|post| post.shown);
            let empty =
                shown().all(|shown| shown.seats.is_empty() && shown.hosted.is_empty() && shown.offers.is_empty());
            if empty && state.form.is_none() {
                how(ui, page);
            }
            let mut seats: Vec<_> =
                posts.iter().flat_map(|post| post.shown.seats.iter().map(move |seat| (post, seat))).collect();
            seats.sort_by_key(|(_, seat)| (seat.stage != Stage::Planning, seat.stage == Stage::Over));
            for (post, seat) in seats {
                let table = post.shown.hosted.iter().find(|table| table.table == seat.table);
                ui.push_id(&seat.folder, |ui| seats::show(ui, &At { page, post }, seat, table, state, wishes));
                ui.add_space(8.0);
            }
            for (post, table) in posts.iter().flat_map(|post| post.shown.hosted.iter().map(move |table| (post, table)))
            {
                ui.push_id(&table.folder, |ui| hosted::show(ui, &At { page, post }, table, state, wishes));
                ui.add_space(8.0);
            }
            offers::show(ui, page, posts, state, wishes);
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
fn main_button(ui: &mut Ui, at: &At<'_>, id: &str, ready: bool) -> Response {
    let button =
        icon_text_button(at.look, "seal", say!(at, id, game = at.post.words)).min_size(vec2(0.0, target(ui) + 8.0));
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
fn stage(at: &At<'_>, stage: Stage, turn: u32, host: &str) -> String {
    let id = match stage {
        Stage::Joined => "post-stage-joined",
        Stage::Planning => "post-stage-planning",
        Stage::Sealed => "post-stage-sealed",
        Stage::Watching => "post-stage-watching",
        Stage::Over => "post-stage-over",
    };
    say!(at, id, turn = turn, host = host, game = at.post.words)
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
fn deadline(ui: &mut Ui, at: &At<'_>, now: Option<&Deadline>) -> Option<Option<Deadline>> {
    use bevy_egui::egui::ComboBox;
    const HOURS: [u32; 5] = [12, 24, 48, 72, 168];
    let hours = now.map(|now| now.hours);
    let words = |hours: Option<u32>| match hours {
        None => say!(at, "post-deadline-none"),
        Some(hours) => say!(at, "post-deadline-hours", n = hours),
    };
    let late = |otherwise: &Otherwise| match otherwise {
        Otherwise::Plans => say!(at, "post-late-plans"),
        Otherwise::Mind(mind) => say!(at, "post-late-mind", mind = at.post.mind(mind)),
    };
    let (mut chosen, mut otherwise) = (hours, now.map_or(Otherwise::Plans, |now| now.otherwise.clone()));
    ui.label(say!(at, "post-deadline"));
    let list = ComboBox::from_id_salt("hours").selected_text(words(hours)).width(150.0).show_ui(ui, |ui| {
        for option in [None].into_iter().chain(HOURS.map(Some)) {
            ui.selectable_value(&mut chosen, option, words(option));
        }
    });
    tip(list.response, say!(at, "post-deadline-tip"));
    if chosen.is_some() {
        let list = ComboBox::from_id_salt("late").selected_text(late(&otherwise)).width(190.0).show_ui(ui, |ui| {
            let minds = at.post.minds.iter().map(|(mind, _)| Otherwise::Mind((*mind).to_owned()));
            for option in std::iter::once(Otherwise::Plans).chain(minds) {
                let words = late(&option);
                ui.selectable_value(&mut otherwise, option, words);
            }
        });
        tip(list.response, say!(at, "post-late-tip"));
    }
    let deadline = chosen.map(|hours| Deadline { hours, otherwise });
    (deadline.as_ref() != now).then_some(deadline)
}
