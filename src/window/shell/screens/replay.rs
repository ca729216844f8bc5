//! The bar under the board for replays of saved games.
//!
//! Not here: the bar for the playback of a turn, which is in
//! [`bar`](crate::conclave::board::bar).

use bevy_egui::egui::{ComboBox, Frame, Margin, Panel, Response, Slider, Stroke, Ui};

use super::minutes::{self, MinutesOf};
use super::settings::pace;
use super::{Page, escape, focus_first, just_opened, named, say, tip};
use crate::intent::{Going, Watching};
use crate::look::palette::{ENGRAVED, PANEL};
use crate::look::tips::Hint;
use crate::look::{GRID, LINE, bold, icon_button, icon_text_button};
use crate::rules::ids::Seat;
use crate::shell::settings::SPEEDS;
use crate::sight::Wishes;

/// Duration of a turn at 100 percent speed, in seconds.
const TURN: f64 = 3.0;

/// The state of the replay bar.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayState {
    /// True if the replay advances by itself.
    pub playing: bool,
    /// Speed in percent. 0 shows results at once.
    pub speed_percent: u32,
    /// Time for which the present turn has been shown, in seconds at 100 percent speed.
    shown: f64,
    /// True if the minutes are shown beside the board.
    pub minutes: bool,
}

impl Default for ReplayState {
    fn default() -> Self {
        Self { playing: false, speed_percent: 100, shown: 0.0, minutes: false }
    }
}

/// The data of the replay bar.
#[derive(Clone, Copy, Debug)]
pub struct ReplayAt<'a> {
    /// The name of the game.
    pub name: &'a str,
    /// The moment that is shown: the beginning of this turn, counted from 0.
    pub at: usize,
    /// Number of moments: one more than there are turns.
    pub moments: usize,
    /// The archfiends' names by seat.
    pub names: &'a [String],
    /// The seat whose knowledge is shown; everything if `None`.
    pub seen_as: Option<Seat>,
    /// True if everything may be seen. A game in progress keeps its secrets.
    pub unveiled: bool,
    /// The minds' reasons for the orders of the turn that was just shown. `None` before the game
    /// has ended.
    pub minutes: Option<MinutesOf<'a>>,
    /// True if the game is over, so that its count can be heard.
    pub over: bool,
}

fn bar(ui: &mut Ui, id: &'static str, add: impl FnOnce(&mut Ui)) {
    let frame = Frame::new().fill(PANEL).stroke(Stroke::new(LINE, ENGRAVED)).inner_margin(Margin::symmetric(16, 8));
    Panel::bottom(id).frame(frame).show_separator_line(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.x = GRID;
        add(ui);
    });
}

/// Draws the replay bar.
pub fn show(ui: &mut Ui, page: &Page<'_>, replay: &ReplayAt<'_>, state: &mut ReplayState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "replay");
    if opened {
        let (speed_percent, minutes) = (state.speed_percent, state.minutes);
        *state = ReplayState { speed_percent, minutes, ..ReplayState::default() };
    }
    if escape(ui) {
        wishes.push(Going::Back.into());
    }
    let last = replay.moments.saturating_sub(1);
    go_on(ui, replay, state, wishes, last);
    bar(ui, "replay-bar", |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.add(page.look.image("replay", 22.0, ui.visuals().text_color()));
            ui.label(bold(say!(page, "replay-title", name = replay.name)));
            ui.label(say!(page, "replay-turn", n = replay.at, most = last));
        });
        ui.spacing_mut().slider_width = (ui.available_width() - 24.0).max(80.0);
        let mut at = replay.at.min(last);
        let slider = ui.add(Slider::new(&mut at, 0..=last.max(1)).show_value(false));
        let slider = named(slider, &say!(page, "replay-turn", n = replay.at, most = last));
        let slider = tip(slider, say!(page, "client-replay-slider-tip"));
        if slider.changed() && at.min(last) != replay.at {
            state.playing = false;
            wishes.push(Watching::ReplayTo(at.min(last)).into());
        }
        ui.horizontal_wrapped(|ui| {
            steps(ui, page, replay, state, wishes, last, opened);
            speed(ui, page, &mut state.speed_percent);
            eyes(ui, page, replay, wishes);
            let branch = ui.add_enabled(
                replay.at < last,
                icon_text_button(page.look, "usurper", say!(page, "client-replay-branch")),
            );
            let branch = branch.hint_disabled(say!(page, "disabled-no-branch"));
            if tip(branch, say!(page, "replay-branch-tip", n = replay.at + 1)).clicked() {
                wishes.push(Watching::Branch.into());
            }
            if replay.over {
                let count = ui.add(icon_text_button(page.look, "throne", say!(page, "replay-count")));
                if tip(count, say!(page, "replay-count-tip")).clicked() {
                    wishes.push(Watching::ReadCount.into());
                }
            }
            if replay.minutes.is_some() {
                let words = say!(page, "rationale-show");
                let show = ui.add(icon_text_button(page.look, "brain", words).selected(state.minutes));
                if tip(show, say!(page, "rationale-show-tip")).clicked() {
                    state.minutes = !state.minutes;
                }
            }
            let leave = ui.add(icon_text_button(page.look, "close", say!(page, "replay-leave")));
            if tip(leave, say!(page, "client-back-tip")).clicked() {
                wishes.push(Going::Back.into());
            }
        });
    });
    if let Some(of_turn) = replay.minutes.filter(|_| state.minutes) {
        minutes::beside(ui, page, &of_turn);
    }
}

/// Advances the replay while it plays, and stops it at the end.
fn go_on(ui: &Ui, replay: &ReplayAt<'_>, state: &mut ReplayState, wishes: &mut Wishes, last: usize) {
    if !state.playing {
        state.shown = 0.0;
        return;
    }
    if replay.at >= last {
        state.playing = false;
        return;
    }
    // Speed 0 means "at once", which is useless for a replay. It counts as 16 times here.
    let speed = f64::from(if state.speed_percent == 0 { 1600 } else { state.speed_percent }) / 100.0;
    state.shown += f64::from(ui.input(|input| input.stable_dt)).min(0.1) * speed;
    if state.shown >= TURN {
        state.shown = 0.0;
        wishes.push(Watching::ReplayTo(replay.at + 1).into());
    }
    ui.ctx().request_repaint();
}

fn steps(
    ui: &mut Ui,
    page: &Page<'_>,
    replay: &ReplayAt<'_>,
    state: &mut ReplayState,
    wishes: &mut Wishes,
    last: usize,
    opened: bool,
) {
    if button(ui, page, "rewind", "playback-rewind", (replay.at > 0, "disabled-first")).clicked() {
        wishes.push(Watching::ReplayTo(0).into());
    }
    if button(ui, page, "left", "client-replay-back", (replay.at > 0, "disabled-first")).clicked() {
        wishes.push(Watching::ReplayTo(replay.at.saturating_sub(1)).into());
    }
    let (icon, id) = if state.playing { ("pause", "replay-pause") } else { ("play", "replay-play") };
    let onward = (replay.at < last, "disabled-last");
    let play = button(ui, page, icon, id, onward);
    if play.clicked() {
        state.playing = !state.playing;
    }
    let step = button(ui, page, "step", "client-replay-step", onward);
    if step.clicked() {
        wishes.push(Watching::ReplayTo(replay.at + 1).into());
    }
    if button(ui, page, "skip", "playback-skip", onward).clicked() {
        wishes.push(Watching::ReplayTo(last).into());
    }
    if opened {
        focus_first(&play);
    }
}

/// Draws a button with only an icon. If it is not awake, its tip has the text `asleep`.
fn button(ui: &mut Ui, page: &Page<'_>, icon: &str, id: &str, (awake, asleep): (bool, &str)) -> Response {
    let button = ui.add_enabled_ui(awake, |ui| icon_button(ui, page.look, icon, &page.text.say(id))).inner;
    button.hint_disabled(page.text.say(asleep))
}

fn speed(ui: &mut Ui, page: &Page<'_>, percent: &mut u32) -> bool {
    let before = *percent;
    let response = ComboBox::from_id_salt("speed").selected_text(pace(page, *percent)).width(90.0).show_ui(ui, |ui| {
        for &speed in SPEEDS {
            tip(ui.selectable_value(percent, speed, pace(page, speed)), say!(page, "settings-playback-speed-tip"));
        }
    });
    tip(response.response, say!(page, "playback-speed"));
    *percent != before
}

/// Draws the choice of the seat whose knowledge is shown.
fn eyes(ui: &mut Ui, page: &Page<'_>, replay: &ReplayAt<'_>, wishes: &mut Wishes) {
    let name = |seat: Option<Seat>| match seat {
        Some(seat) => replay.names.get(seat.index()).cloned().unwrap_or_default(),
        None => say!(page, "replay-eyes-all"),
    };
    ui.label(say!(page, "replay-eyes"));
    let response = ComboBox::from_id_salt("eyes").selected_text(name(replay.seen_as)).width(140.0).show_ui(ui, |ui| {
        let seats = (0..replay.names.len() as u8).map(|seat| Some(Seat(seat)));
        for seen_as in std::iter::once(None).chain(seats) {
            // A game in progress can be seen only with the knowledge of its one person.
            let may = replay.unveiled || seen_as == replay.seen_as;
            let label = bevy_egui::egui::Button::selectable(seen_as == replay.seen_as, name(seen_as));
            let meaning = if may { "client-replay-eyes-tip" } else { "replay-eyes-sealed" };
            if tip(ui.add_enabled(may, label), page.text.say(meaning)).clicked() {
                wishes.push(Watching::ReplayAs(seen_as).into());
            }
        }
    });
    tip(response.response, say!(page, "client-replay-eyes-tip"));
}
