//! The end of a game: the count item by item, the winner, the history, and the secrets (manual
//! 3.4).
//!
//! The count is read first. Nothing else can be opened until the seal is broken, because the graphs
//! would reveal values that are still covered. After that, six leaves can be opened: the verdict,
//! the graphs, the great moments, the awards, the masks, the minutes.

mod awards;
mod count;
mod course;
mod masks;
mod minutes;
mod moments;
mod poster;
mod verdict;

use ::sound::{Cue, Piece};
use bevy_egui::egui::{Key, Modifiers, Response, Ui};

use super::graphs::{self, GraphState, Graphs};
use super::{Page, focus_first, heading, just_opened, parchment_sheet, say, screen, small, symbol_icon, tip};
use crate::chronicle::Teller;
use crate::chronicle::annals::Annals;
use crate::intent::{Beginning, Filing, Going, Intent, Watching};
use crate::look::{drop_focus, icon_text_button, mark, seal_button, tab_button};
use crate::rules::conclave::Ending;
use crate::rules::game::{Charter, Game};
use crate::rules::ids::Seat;
use crate::sight::Wishes;
use crate::sound::{music, play};
use crate::table::archive::Motives;

pub use course::{Course, Item, Step};

/// Pause after each line of the count, in seconds at 100 percent speed.
const READING: f64 = 0.8;

/// The data of the screen.
#[derive(Clone, Copy)]
pub struct FinalPage<'a> {
    /// The table at the end.
    pub table: &'a Game,
    /// The ending of the game.
    pub ending: &'a Ending,
    /// The summary of the whole game; `None` while it is being written.
    pub annals: Option<&'a Annals>,
    /// The seats of the people at this machine. Each of them gets a letter.
    pub people: &'a [Seat],
    /// The charter with its seed, which is no longer secret after the end.
    pub charter: Option<&'a Charter>,
    /// The name under which the replay would be saved; `None` once it is saved.
    pub keep: Option<&'a str>,
    /// The minds' records; `None` while the annals are being written.
    pub recorded: Option<Recorded<'a>>,
}

/// The minds' records, and the tables on which they were made.
#[derive(Clone, Copy, Debug)]
pub struct Recorded<'a> {
    /// The game before each turn, and after the last.
    pub games: &'a [Game],
    /// The reasons for the minds' orders.
    pub motives: Motives<'a>,
}

impl FinalPage<'_> {
    /// True if this is the seat of the only person who played at this machine.
    fn is_you(&self, seat: Seat) -> bool {
        self.people == [seat]
    }
}

impl FinalPage<'_> {
    /// Returns the music after the count. It mourns only if people played here and none of them won.
    fn outcome(&self) -> Piece {
        let lost = !self.people.is_empty() && !self.ending.winner.is_some_and(|winner| self.people.contains(&winner));
        if lost { Piece::Defeat } else { Piece::Victory }
    }
}

/// The leaf that is open beside the count.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Folio {
    /// The winner, the way of winning, and the whole count.
    #[default]
    Verdict,
    /// Graphs of the houses' figures.
    Graphs,
    /// The great moments.
    Moments,
    /// The awards.
    Awards,
    /// The secrets of all houses.
    Masks,
    /// The minds' plans and reasons.
    Minutes,
    /// The game in one picture.
    Poster,
}

impl Folio {
    /// All seven leaves.
    pub const ALL: [Self; 7] =
        [Self::Verdict, Self::Graphs, Self::Moments, Self::Awards, Self::Masks, Self::Minutes, Self::Poster];

    const fn key(self) -> (&'static str, &'static str) {
        match self {
            Self::Verdict => ("throne", "final-leaf-verdict"),
            Self::Graphs => ("graph", "final-leaf-graphs"),
            Self::Moments => ("log", "final-leaf-moments"),
            Self::Awards => ("champion", "final-leaf-awards"),
            Self::Masks => ("curtain", "final-leaf-masks"),
            Self::Minutes => ("brain", "final-leaf-minutes"),
            Self::Poster => ("map", "final-leaf-poster"),
        }
    }
}

/// The state of the screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FinalState {
    /// Number of steps of the count that have been read.
    pub shown: usize,
    /// Time since the last step, in seconds at 100 percent speed.
    pub rested: f64,
    /// The open leaf.
    pub leaf: Folio,
    /// The state of the graphs.
    pub graphs: GraphState,
    /// The turn whose minutes are open; the last one if none was chosen.
    pub turn: Option<u32>,
}

/// Draws the final count, and the leaves after it.
pub fn show(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, state: &mut FinalState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "final");
    let course = Course::of(end.ending);
    let done = state.shown >= course.len();
    if done {
        mark(ui, "count-read", ui.max_rect());
    } else {
        read_on(ui, page, &course, state);
    }
    music(ui.ctx(), if done { end.outcome() } else { Piece::Count });
    let mut turned = *state;
    // Nobody leaves by accident: Escape reads up to the seal, and then breaks it. After that it does
    // nothing, because a player presses it once too often.
    if done {
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
    } else if !opened && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        turned.shown = course.to_the_seal(state.shown);
    }
    screen(
        ui,
        page,
        ("throne", &say!(page, "final-title")),
        (Intent::Going(Going::ToTitle), "client-final-title-tip"),
        wishes,
        |ui, wishes| {
            ui.horizontal_wrapped(|ui| {
                if done { ways(ui, page, end, wishes) } else { reveal(ui, page, &course, &mut turned.shown, opened) }
            });
        },
        |ui, wishes| {
            if !done {
                parchment_sheet(ui, |ui| {
                    heading(ui, &say!(page, "client-final-count"));
                    count::show(ui, page, end, &course, state.shown);
                });
                return;
            }
            leaves(ui, page, &mut turned.leaf);
            match turned.leaf {
                Folio::Verdict => verdict::show(ui, page, end, &course),
                Folio::Graphs => written(ui, page, end, |ui, annals| {
                    parchment_sheet(ui, |ui| show_graphs(ui, page, end, annals, &mut turned.graphs, wishes));
                }),
                Folio::Moments => written(ui, page, end, |ui, annals| moments::show(ui, page, end, annals, wishes)),
                Folio::Awards => written(ui, page, end, |ui, annals| awards::show(ui, page, end, annals)),
                Folio::Masks => written(ui, page, end, |ui, annals| masks::show(ui, page, end, annals)),
                Folio::Poster => written(ui, page, end, |ui, annals| poster::show(ui, page, end, annals, wishes)),
                Folio::Minutes => {
                    written(ui, page, end, |ui, _| minutes::show(ui, page, end, &mut turned.turn, wishes));
                }
            }
        },
    );
    if turned.shown != state.shown {
        turned.rested = 0.0;
    }
    if !done && turned.shown >= course.len() {
        // The ways out stand where the seal stood, and would inherit its focus.
        drop_focus(ui.ctx());
        play(ui.ctx(), if end.outcome() == Piece::Defeat { Cue::Lost } else { Cue::Won });
    } else if turned.shown > state.shown {
        play(ui.ctx(), Cue::Tick);
    }
    *state = turned;
}

/// Reads the count line by line, up to the seal.
///
/// With reduced motion, or if results are to be shown at once, the count waits. A button then reads
/// a whole item.
fn read_on(ui: &Ui, page: &Page<'_>, course: &Course, state: &mut FinalState) {
    let percent = page.preferences.playback_percent;
    if page.look.reduced_motion() || percent == 0 || course.next(state.shown) == Some(Step::Winner) {
        return;
    }
    state.rested += f64::from(ui.input(|input| input.stable_dt)).min(0.1) * f64::from(percent) / 100.0;
    if state.rested >= READING {
        state.rested = 0.0;
        state.shown += 1;
    }
    ui.ctx().request_repaint();
}

/// Draws the two buttons that are available before the end of the count: read the next item, or
/// read all.
fn reveal(ui: &mut Ui, page: &Page<'_>, course: &Course, shown: &mut usize, opened: bool) {
    let sealed = course.next(*shown) == Some(Step::Winner);
    let (id, meaning) =
        if sealed { ("final-seal", "client-final-seal-tip") } else { ("final-next", "client-final-next-tip") };
    let next = seal_button(ui, page.look, &page.text.say(id), true);
    // The button is another one from item to item, and Enter must go on reading.
    if opened || ui.memory(|memory| memory.focused().is_none()) {
        focus_first(&next);
    }
    if tip(next, page.text.say(meaning)).clicked() {
        *shown = course.to_the_end_of_the_item(*shown);
    }
    let all = ui.add(icon_text_button(page.look, "skip", say!(page, "client-final-all")));
    if tip(all, say!(page, "client-final-all-tip")).clicked() {
        *shown = course.len();
    }
}

/// Draws the buttons that lead away from the screen. None of them takes the focus by itself: a
/// player who reads the count by keyboard must not leave with one press too many.
fn ways(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'_>, wishes: &mut Wishes) {
    let books = button(ui, page, "eye", "final-books", end.annals.is_some());
    let meaning = if end.annals.is_some() { "client-final-books-tip" } else { "final-unwritten" };
    if tip(books, page.text.say(meaning)).clicked() {
        wishes.push(Watching::OpenBooks(0).into());
    }
    let keep = button(ui, page, "save", "final-keep", end.keep.is_some());
    let meaning = if end.keep.is_some() { "client-final-keep-tip" } else { "client-final-kept-tip" };
    if tip(keep, page.text.say(meaning)).clicked()
        && let Some(name) = end.keep
    {
        wishes.push(Filing::Save(name.to_owned()).into());
    }
    if let Some(charter) = end.charter {
        let again = button(ui, page, "rewind", "client-final-again", true);
        if tip(again, say!(page, "client-final-again-tip", seed = charter.settings.seed.to_string())).clicked() {
            wishes.push(Beginning::Begin(Box::new(charter.clone())).into());
        }
        let other = button(ui, page, "dice", "final-again", true);
        if tip(other, say!(page, "client-final-other-tip")).clicked() {
            wishes.push(Beginning::BeginAnew(Box::new(charter.clone())).into());
        }
    }
    let title = button(ui, page, "throne", "final-title-screen", true);
    if tip(title, say!(page, "client-final-title-tip")).clicked() {
        wishes.push(Going::ToTitle.into());
    }
}

fn button(ui: &mut Ui, page: &Page<'_>, icon: &str, id: &str, awake: bool) -> Response {
    ui.add_enabled(awake, icon_text_button(page.look, icon, page.text.say(id)))
}

/// Draws the tabs of the leaves.
fn leaves(ui: &mut Ui, page: &Page<'_>, open: &mut Folio) {
    ui.horizontal_wrapped(|ui| {
        for leaf in Folio::ALL {
            let (icon, id) = leaf.key();
            let tab = tab_button(ui, page.look, icon, &page.text.say(id), leaf == *open);
            if tip(tab, page.text.say(&format!("{id}-tip"))).clicked() {
                *open = leaf;
            }
        }
    });
    ui.add_space(2.0);
}

/// Draws a leaf that needs the annals, or a message that they are still being written.
fn written<'a>(ui: &mut Ui, page: &Page<'_>, end: &FinalPage<'a>, add: impl FnOnce(&mut Ui, &'a Annals)) {
    match end.annals {
        Some(annals) => add(ui, annals),
        None => parchment_sheet(ui, |ui| {
            ui.horizontal(|ui| {
                if page.look.reduced_motion() {
                    ui.add(page.look.image("turn", 22.0, ui.visuals().text_color()));
                } else {
                    ui.spinner();
                }
                ui.label(say!(page, "final-unwritten"));
            });
        }),
    }
}

fn show_graphs(
    ui: &mut Ui,
    page: &Page<'_>,
    end: &FinalPage<'_>,
    annals: &Annals,
    state: &mut GraphState,
    wishes: &mut Wishes,
) {
    let teller = Teller::new(page.text, page.catalog, end.table);
    let seats = &end.table.charter().seats;
    let houses: Vec<(String, u8)> = seats.iter().map(|seat| (seat.archfiend.name.clone(), seat.symbol)).collect();
    let told = annals.moments.iter().filter_map(|one| Some((one.turn, teller.great_moment(one)?.headline)));
    let moments: Vec<(u32, String)> = told.collect();
    let chances = end.recorded.map_or_else(Vec::new, |recorded| graphs::chances(recorded.motives, houses.len()));
    let shown = Graphs { history: &annals.history, houses: &houses, moments: &moments, chances: &chances };
    if let Some(turn) = graphs::show(ui, page, &shown, state) {
        wishes.push(Watching::OpenBooks(turn as usize).into());
    }
    small(ui, say!(page, "client-graph-moments"));
}

/// Returns the icon of a house.
fn symbol_of(table: &Game, seat: Seat) -> String {
    symbol_icon(table.charter().seats.get(seat.index()).map(|charter| charter.symbol))
}
