//! The full-screen screens: title, new game, saves, settings, menu, curtain, waiting, final count, replay.
//!
//! Each is a plain function of a [`Page`] and what it shows, which pushes [`Intent`]s: nothing here changes a game, reads a
//! file or knows Bevy. What a screen remembers between frames is its own small state, kept by its page.
//!
//! Everything can be reached by keyboard: Tab and arrows move the focus, Enter and Space press, Escape goes back, and a
//! screen that has just opened gives the focus to what most players will press first.
//!
//! Not here: the board and its sheets, and the notice, which lies over any page.

mod archfiend;
pub mod chair;
pub mod curtain;
mod filed;
pub mod final_count;
pub mod graphs;
mod ground;
mod keys_table;
pub mod load;
pub mod maker;
pub mod menu;
pub mod minutes;
pub mod new_game;
pub mod passphrase;
mod plots;
mod preview;
mod realm;
pub mod replay;
mod seats;
pub mod settings;
mod setup;
mod sigil;
pub mod title;
pub mod waiting;

use bevy_egui::egui::{
    Align, CentralPanel, Frame, Id, Key, Label, Layout, Margin, Panel, Popup, Response, RichText, ScrollArea, Tooltip,
    Ui, Vec2, WidgetText, vec2,
};

use super::intent::{Going, Intent};
use super::look::{self, Look};
use super::settings::Preferences;
use super::sight::Wishes;
use crate::chronicle::keys;
use crate::rules::archfiends::Rank;
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::text::Text;

use ground::{basalt, hexagon, lettering};

pub use filed::{Told, misfiled};
pub use setup::{Choice, NewGameState, SEEDS, SeatForm};

/// A sentence: `say!(page, "title-version", version = "1.0")`.
macro_rules! say {
    ($page:expr, $id:expr) => { $page.text.say($id) };
    ($page:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $page.text.say_with($id, &[$((stringify!($name), $crate::text::Value::from($value))),+])
    };
}
use say;

/// What every screen is drawn with.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The words.
    pub text: &'a Text,
    /// Faces, colours, icons.
    pub look: &'a Look,
    /// What the player prefers.
    pub preferences: &'a Preferences,
    /// Definitions and numbers.
    pub catalog: &'a Catalog,
}

impl Page<'_> {
    fn rank(&self, rank: Rank) -> String {
        self.text.say(&format!("rank-{}", keys::rank(rank)))
    }

    fn map_type(&self, map: MapType) -> (String, String) {
        let key = keys::map_type(map);
        (self.text.say(&format!("map-{key}")), self.text.say(&format!("map-{key}-text")))
    }

    fn size(&self, size: MapSize) -> String {
        say!(self, &format!("size-{}", keys::size(size)), width = size.width(), height = size.height())
    }

    fn frequency(&self, frequency: PlaceFrequency) -> (String, String) {
        let key = keys::frequency(frequency);
        (self.text.say(&format!("frequency-{key}")), self.text.say(&format!("frequency-{key}-text")))
    }

    fn length(&self, length: GameLength) -> String {
        let tokens = self.catalog.constants.conclave.lengths[length as usize];
        say!(self, &format!("length-{}", length.key()), tokens = tokens)
    }

    /// A mind and how it plays; one without words of its own is called by its name.
    fn mind(&self, name: &str) -> (String, String) {
        super::opponents::words(self.text, name)
    }
}

/// The icon of a house symbol, or of one that chance will choose.
fn symbol_icon(symbol: Option<u8>) -> String {
    symbol.map_or_else(|| "help".to_owned(), |symbol| format!("symbol-{symbol}"))
}

/// Where the way back leads from most screens, and its explanation.
const BACK: (Intent, &str) = (Intent::Going(Going::Back), "client-back-tip");

/// A screen with a title and a way back, a body that scrolls, and a foot with what it is all for.
fn screen(
    ui: &mut Ui,
    page: &Page<'_>,
    (icon, title): (&str, &str),
    (leave, meaning): (Intent, &str),
    wishes: &mut Wishes,
    foot: impl FnOnce(&mut Ui, &mut Wishes),
    body: impl FnOnce(&mut Ui, &mut Wishes),
) {
    let scrolled = |ui: &mut Ui, wishes: &mut Wishes| {
        let area = ScrollArea::vertical().id_salt(title).auto_shrink([false, false]);
        area.show(ui, |ui| body(ui, wishes));
    };
    if framed(ui, page, (icon, title), &page.text.say(meaning), wishes, foot, scrolled) {
        wishes.push(leave);
    }
}

/// A screen with a title and a way back, a foot, and between them whatever fits. Gives back whether one wants to leave it.
fn framed<S>(
    ui: &mut Ui,
    page: &Page<'_>,
    (icon, title): (&str, &str),
    meaning: &str,
    state: &mut S,
    foot: impl FnOnce(&mut Ui, &mut S),
    body: impl FnOnce(&mut Ui, &mut S),
) -> bool {
    basalt(ui);
    let mut left = escape(ui);
    // Where a window is low, or everything in it large, the edges give way to what they enclose.
    let low = ui.max_rect().height() < 480.0;
    let edge: i8 = if low { 14 } else { 18 };
    let plain = Frame::new().inner_margin(Margin { left: 28, right: 28, top: edge - 2, bottom: 4 });
    Panel::top(Id::new((title, "head"))).frame(plain).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let back = ui.add(look::icon_text_button(page.look, "left", say!(page, "button-back")));
            left |= tip(back, meaning).clicked();
            ui.add_space(8.0);
            ui.add(page.look.image(icon, 30.0, ui.visuals().text_color()));
            ui.add(Label::new(RichText::new(title).text_style(look::title())).truncate());
        });
        if !low {
            look::rule(ui);
        }
    });
    let under = Frame::new().inner_margin(Margin { left: 28, right: 28, top: 4, bottom: edge });
    Panel::bottom(Id::new((title, "foot"))).frame(under).show_separator_line(false).show(ui, |ui| {
        if !low {
            look::rule(ui);
        }
        foot(ui, state);
    });
    let middle = Frame::new().inner_margin(Margin::symmetric(28, 4));
    CentralPanel::no_frame().frame(middle).show(ui, |ui| body(ui, state));
    left
}

/// Whether Escape was pressed and nothing smaller is there to be closed by it.
fn escape(ui: &Ui) -> bool {
    ui.input(|input| input.key_pressed(Key::Escape)) && !Popup::is_any_open(ui.ctx())
}

/// Two columns side by side if there is room, one below the other if not; the first is this share of the width.
fn beside<S>(
    ui: &mut Ui,
    share: f32,
    state: &mut S,
    left: impl FnOnce(&mut Ui, &mut S),
    right: impl FnOnce(&mut Ui, &mut S),
) {
    const ROOM: f32 = 900.0;
    let (room, gap) = (ui.available_width(), 16.0);
    if room < ROOM {
        left(ui, state);
        ui.add_space(gap);
        right(ui, state);
        return;
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        let first = ((room - gap) * share).floor();
        column(ui, first, |ui| left(ui, state));
        column(ui, room - gap - first, |ui| right(ui, state));
    });
}

fn column(ui: &mut Ui, width: f32, add: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = look::GRID;
        ui.set_width(width);
        add(ui);
    });
}

/// A sheet of parchment as wide as there is room.
fn parchment_sheet(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    look::parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
}

/// A heading on a sheet of parchment.
fn heading(ui: &mut Ui, words: &str) {
    look::section(ui, words);
    ui.add_space(6.0);
}

/// Words in a small hand.
fn small(ui: &mut Ui, words: impl Into<String>) -> Response {
    let colour = ui.visuals().weak_text_color();
    ui.add(Label::new(RichText::new(words).color(colour).small()).wrap())
}

/// Explains a widget to the pointer and, once the focus has been moved there by keys, to the keyboard; keeps it in sight.
fn tip(response: Response, words: impl Into<WidgetText>) -> Response {
    let quiet = Id::new("screens-quiet");
    let ctx = &response.ctx;
    let unasked = ctx.data(|data| data.get_temp::<Id>(quiet)) == Some(response.id);
    if response.gained_focus() && !unasked {
        ctx.data_mut(|data| data.remove::<Id>(quiet));
        response.scroll_to_me(None);
    }
    let mut tooltip =
        if response.enabled() { Tooltip::for_enabled(&response) } else { Tooltip::for_disabled(&response) };
    let rests = |pointer: &bevy_egui::egui::PointerState| {
        pointer.time_since_last_movement() > 1.5 && pointer.time_since_last_click() > 1.5
    };
    if response.has_focus() && !unasked && ctx.input(|input| rests(&input.pointer)) && !Popup::is_any_open(ctx) {
        tooltip.popup = tooltip.popup.open(true);
    }
    tooltip.show(|ui| {
        ui.set_max_width(360.0);
        ui.label(words);
    });
    response
}

/// Whether this screen was not drawn in the pass before.
fn just_opened(ui: &Ui, screen: &'static str) -> bool {
    let ctx = ui.ctx();
    let (id, now) = (Id::new(("screens-drawn", screen)), ctx.cumulative_pass_nr());
    let last = ctx.data_mut(|data| {
        let last = data.get_temp::<u64>(id);
        data.insert_temp(id, now);
        last
    });
    last.is_none_or(|last| now > last + 1)
}

/// Gives the focus to what most players will press first, without explaining it to them.
fn focus_first(response: &Response) {
    response.request_focus();
    response.ctx.data_mut(|data| data.insert_temp(Id::new("screens-quiet"), response.id));
}

/// One of several, as a row of buttons.
fn one_of<T: PartialEq + Copy>(
    ui: &mut Ui,
    now: &mut T,
    options: impl IntoIterator<Item = (T, String, String)>,
) -> bool {
    let before = *now;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for (value, words, meaning) in options {
            let button = bevy_egui::egui::Button::new(words).selected(*now == value).min_size(vec2(0.0, look::TARGET));
            if tip(ui.add(button), meaning).clicked() {
                *now = value;
            }
        }
    });
    *now != before
}
