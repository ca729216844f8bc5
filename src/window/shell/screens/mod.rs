//! The full-screen screens: title, new game, saves, settings, menu, curtain, waiting, final count,
//! replay.
//!
//! Each screen is a plain function. Its arguments are a [`Page`] and the data to show, and it
//! pushes [`Intent`]s. Nothing here changes a game, reads a file or uses Bevy. A screen that
//! remembers something between frames has a small state, which its page keeps.
//!
//! Everything can be done by keyboard: Tab and the arrow keys move the focus, Enter and Space press
//! a button, Escape goes back. A screen that has just opened gives the focus to the button that
//! most players press first.
//!
//! Not here: the board with its sheets, and the notice, which lies over any page.

mod archfiend;
pub mod chair;
pub mod codex;
pub mod credits;
pub mod curtain;
mod filed;
pub mod final_count;
pub mod glimpse;
pub mod graphs;
mod ground;
mod keys_table;
pub mod load;
pub mod maker;
pub mod menu;
pub mod minutes;
pub(crate) mod mods;
pub mod new_game;
pub mod passphrase;
mod plots;
pub mod post;
mod preview;
mod realm;
pub mod replay;
mod seats;
pub mod settings;
mod setup;
mod sigil;
pub mod title;
pub mod trials;
pub mod tutorial;
pub mod waiting;

use bevy_egui::egui::{
    Align, CentralPanel, Frame, Id, Key, Label, Layout, Margin, Panel, Popup, Rect, Response, RichText, ScrollArea, Ui,
    UiBuilder, Vec2, vec2,
};
use table_text::Text;

use super::settings::Preferences;
use crate::chronicle::keys;
use crate::intent::{Going, Intent};
use crate::look::tips::cut;
use crate::look::tips::{self, Tip};
use crate::look::{self, Look, just_opened};
use crate::rules::archfiends::Rank;
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::sight::Wishes;

pub(crate) use ground::basalt;
use ground::{hexagon, lettering};

pub use filed::{Told, misfiled};
pub use setup::{Choice, NewGameState, SeatForm};

/// Returns a text for players: `say!(page, "title-version", version = "1.0")`.
macro_rules! say {
    ($page:expr, $id:expr) => { $page.text.say($id) };
    ($page:expr, $id:expr, $($name:ident = $value:expr),+ $(,)?) => {
        $page.text.say_with($id, &[$((stringify!($name), table_text::Value::from($value))),+])
    };
}
pub(crate) use say;

/// The data that every screen is drawn with.
#[derive(Clone, Copy)]
pub struct Page<'a> {
    /// The texts.
    pub text: &'a Text,
    /// Fonts, colours, icons.
    pub look: &'a Look,
    /// The player's preferences.
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

    /// Returns the name and the description of a mind. A mind without a text is called by its name.
    fn mind(&self, name: &str) -> (String, String) {
        super::opponents::words(self.text, name)
    }
}

/// Returns the icon of a house symbol, or the icon for a symbol left to chance.
fn symbol_icon(symbol: Option<u8>) -> String {
    symbol.map_or_else(|| "help".to_owned(), |symbol| format!("symbol-{symbol}"))
}

/// The intent of the back button of most screens, and its tooltip.
pub(crate) const BACK: (Intent, &str) = (Intent::Going(Going::Back), "client-back-tip");

/// Draws a screen with a title and a back button, a scrolling body, and a foot for the main
/// actions.
pub(crate) fn screen(
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
        area.show(ui, |ui| look::following(ui, |ui| body(ui, wishes)));
    };
    if framed(ui, page, (icon, title), &page.text.say(meaning), wishes, foot, scrolled) {
        wishes.push(leave);
    }
}

/// Draws a screen with a title and a back button, a foot, and any body between them. Returns true
/// if the player leaves it.
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
    // The key that ended what was there before must not end this as well.
    let opened = just_opened(ui, ("framed", title));
    let mut left = escape(ui) && !opened;
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(middle_of(ui.max_rect())));
    // A low window, or a large interface scale, leaves less room: then the margins are narrower.
    let low = ui.max_rect().height() < 480.0;
    let edge: i8 = if low { 14 } else { 18 };
    let plain = Frame::new().inner_margin(Margin { left: 28, right: 28, top: edge - 2, bottom: 4 });
    Panel::top(Id::new((title, "head"))).frame(plain).show_separator_line(false).show(ui, |ui| {
        ui.horizontal(|ui| {
            let back = ui.add(look::icon_text_button(page.look, "left", say!(page, "button-back")));
            left |= tip(back, meaning).clicked();
            ui.add_space(8.0);
            ui.add(page.look.image(icon, 30.0, ui.visuals().text_color()));
            cut(ui, RichText::new(title).text_style(look::title()));
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

/// Returns the middle of a very wide screen. Lines across all of it could not be read.
fn middle_of(room: Rect) -> Rect {
    const WIDEST: f32 = 1680.0;
    room.shrink2(vec2(((room.width() - WIDEST) / 2.0).max(0.0).floor(), 0.0))
}

/// True if Escape was pressed and no popup is open that it would close instead.
fn escape(ui: &Ui) -> bool {
    ui.input(|input| input.key_pressed(Key::Escape)) && !Popup::is_any_open(ui.ctx())
}

/// Draws two columns side by side if there is room, else one below the other. `share` is the first
/// column's share of the width.
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

/// Draws a sheet of parchment as wide as the available room.
pub(crate) fn parchment_sheet(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    look::parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        add(ui);
    });
}

/// Draws a heading on a sheet of parchment.
fn heading(ui: &mut Ui, words: &str) {
    look::section(ui, words);
    ui.add_space(6.0);
}

/// Draws text in a small size.
pub(crate) fn small(ui: &mut Ui, words: impl Into<String>) -> Response {
    let colour = ui.visuals().weak_text_color();
    ui.add(Label::new(RichText::new(words).color(colour).small()).wrap())
}

/// Gives a text field its name for screen readers.
fn named(response: Response, words: &str) -> Response {
    look::heard::name(&response, words);
    response
}

/// Shows a tip when the pointer is over the widget, or when it has got the focus by keyboard. Then
/// it also scrolls the widget into view.
pub(crate) fn tip(response: Response, words: impl Into<String>) -> Response {
    let quiet = Id::new("screens-quiet");
    let ctx = &response.ctx;
    let unasked = ctx.data(|data| data.get_temp::<Id>(quiet)) == Some(response.id);
    if response.gained_focus() && !unasked {
        ctx.data_mut(|data| data.remove::<Id>(quiet));
        response.scroll_to_me(None);
    }
    let by_keys = !unasked && tips::reached_by_keys(&response) && !Popup::is_any_open(ctx);
    tips::offer_if(&response, by_keys, || Tip::plain(words));
    response
}

/// Gives the focus to the button that most players press first, without showing its tooltip.
pub(crate) fn focus_first(response: &Response) {
    response.request_focus();
    response.ctx.data_mut(|data| data.insert_temp(Id::new("screens-quiet"), response.id));
}

/// Draws one of several options as a row of buttons. Returns true if the choice changed.
pub(crate) fn one_of<T: PartialEq + Copy>(
    ui: &mut Ui,
    now: &mut T,
    options: impl IntoIterator<Item = (T, String, String)>,
) -> bool {
    let before = *now;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(4.0);
        for (value, words, meaning) in options {
            let button =
                bevy_egui::egui::Button::new(words).selected(*now == value).min_size(vec2(0.0, look::target(ui)));
            if tip(ui.add(button), meaning).clicked() {
                *now = value;
            }
        }
    });
    *now != before
}
