//! The title screen: the seal of the Conclave, and the main menu.

use bevy_egui::egui::{
    Align, Align2, Button, CursorIcon, Label, Layout, Rect, Response, RichText, ScrollArea, Ui, UiBuilder, Vec2, pos2,
    vec2,
};

use super::load::{LoadState, Purpose};
use super::{Page, basalt, focus_first, just_opened, lettering, say, sigil, tip};
use crate::intent::{Filing, Going, Intent, Modding, Posting};
use crate::look::palette::{ASH, BONE};
use crate::look::{self, quoted};
use crate::parlour::shelved;
use crate::shell::flow::{Handling, Postings, Screen};
use crate::sight::Wishes;
use crate::table::archive::SaveCard;

/// Size of a button. In a low window it is lower, so that all of them are seen.
const BUTTON: Vec2 = vec2(268.0, 42.0);
const LOW_BUTTON: f32 = 36.0;
/// Least width of two buttons in a row, in points.
const NARROWEST: f32 = 350.0;
/// Width of two buttons in a row at most, in points, so that they end where the motto does.
const PAIR: f32 = 480.0;

/// Height of a low window, in points.
const LOW: f32 = 560.0;

/// What the player left behind.
#[derive(Clone, Copy, Debug, Default)]
pub struct Doorstep<'a> {
    /// The save to continue, if any.
    pub last: Option<&'a SaveCard>,
    /// The newest save of all, of a game in play or over. The seal shows its state.
    pub newest: Option<&'a SaveCard>,
    /// True for somebody who has never played. A newcomer finds the tutorial first.
    pub newcomer: bool,
    /// The games by post: how the texts of each game call what is sent, and its tables.
    pub post: &'a [(&'static str, &'a Postings)],
}

/// Draws the title screen. "Continue" appears only with a save to continue.
///
/// "Load" and "Replays" lead to the same screen; its state notes which one was clicked.
pub fn show(ui: &mut Ui, page: &Page<'_>, doorstep: Doorstep<'_>, load: &mut LoadState, wishes: &mut Wishes) {
    let mood = doorstep.last.or(doorstep.newest).map(|card| sigil::Mood::of(page.catalog, card)).unwrap_or_default();
    let opened = just_opened(ui, "title");
    basalt(ui);
    let room = ui.max_rect();
    let wide = room.width() >= 860.0;
    if wide {
        let radius = (room.width() * 0.29).min(room.height() * 0.44);
        sigil::seal(ui, page, &mood, pos2(room.right() - radius - room.width() * 0.05, room.center().y), radius, 1.0);
    } else {
        sigil::seal(ui, page, &mood, room.center(), room.height().min(room.width()) * 0.46, 0.35);
    }
    sigil::embers(ui, page, &mood, room);
    let column = Rect::from_min_max(room.min + vec2(room.width() * 0.055 + 8.0, 20.0), room.max - vec2(20.0, 20.0));
    let column = if wide { column.with_max_x(room.left() + room.width() * 0.46) } else { column };
    let mut ui = ui.new_child(UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Min)));
    name(&mut ui, page, room.height());
    let left = ui.available_height();
    ScrollArea::vertical().id_salt("ways").auto_shrink([false, false]).show(&mut ui, |ui| {
        ways(ui, page, doorstep, load, wishes, (opened, left));
        waiting(ui, page, doorstep.post, wishes);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let credits = ui.add(look::icon_text_button(page.look, "answer", say!(page, "title-credits")));
            if tip(credits, say!(page, "title-credits-tip")).clicked() {
                wishes.push(Going::To(Screen::Credits).into());
            }
            let version = say!(page, "title-version", version = env!("CARGO_PKG_VERSION"));
            ui.label(RichText::new(version).small().color(ASH));
        });
    });
}

/// Draws the name of the game, one line for each word, as large as the room allows, and the motto.
fn name(ui: &mut Ui, page: &Page<'_>, height: f32) {
    let name = say!(page, "title-name");
    let room = ui.available_width();
    // In a low window the name has one line, so that all ways below it are seen.
    let lines: Vec<&str> = if height < LOW { vec![&name] } else { name.split_whitespace().collect() };
    let longest = lines.iter().map(|line| line.chars().count()).max().unwrap_or(1);
    let size = (room / (longest as f32 * 0.86)).min(height * 0.115).clamp(22.0, 110.0);
    if height > 420.0 {
        ui.add_space(height * 0.045);
    }
    for word in lines {
        let top = ui.cursor().left_top();
        let drawn = lettering(ui, top, Align2::LEFT_TOP, word, size, BONE);
        ui.allocate_space(vec2(drawn.width(), drawn.height() * 0.9));
    }
    ui.add_space(4.0);
    if height > 420.0 {
        let width = room.min(480.0);
        ui.allocate_ui(vec2(width, 0.0), |ui| {
            ui.set_max_width(width);
            look::rule(ui);
            ui.label(quoted(say!(page, "title-motto")).size(18.0).color(ASH));
            let games = [("oaths", say!(page, "oaths-name").into()), ("circles", say!(page, "circles-name").into())];
            ui.add(Label::new(RichText::new(page.text.say_with("title-games", &games)).small().color(ASH)).wrap());
        });
        ui.add_space(height * 0.02);
    }
}

/// Tells of the games by post that wait for the player, and since when. A click leads to the board.
fn waiting(ui: &mut Ui, page: &Page<'_>, post: &[(&'static str, &Postings)], wishes: &mut Wishes) {
    const MOST: usize = 3;
    let seats = post.iter().flat_map(|(game, shown)| shown.waiting().map(move |seat| (*game, seat)));
    for (game, seat) in seats.take(MOST) {
        let words = say!(page, "title-post-turn", name = seat.name.as_str(), turn = seat.turn, game = game);
        let words = format!("{words} · {}", super::post::ago(page, seat.since));
        let button = ui.push_id(&seat.folder, |ui| ui.add(look::icon_text_button(page.look, "turn", words))).inner;
        if tip(button, say!(page, "post-plan-tip", game = game)).clicked() {
            wishes.push(Posting::At(seat.folder.clone(), Handling::Sit).into());
        }
    }
}

fn ways(
    ui: &mut Ui,
    page: &Page<'_>,
    Doorstep { last, newcomer, .. }: Doorstep<'_>,
    load: &mut LoadState,
    wishes: &mut Wishes,
    (opened, left): (bool, f32),
) {
    /// Number of ways that are always there, and the least room below all of them for the credits.
    const WAYS: (u8, f32) = (10, 52.0);
    let mut first: Option<Response> = None;
    let more = u8::from(last.is_some()) + u8::from(page.preferences.last_charter.is_some());
    let high = f32::from(WAYS.0 + more) * (BUTTON.y + ui.spacing().item_spacing.y) + WAYS.1;
    let low = left < high;
    let size = if low { vec2(BUTTON.x, LOW_BUTTON.max(look::target(ui))) } else { BUTTON };
    if low {
        ui.spacing_mut().item_spacing.y = 5.0;
    }
    // In a low window the lesser ways stand in pairs, so that all of them are seen.
    let paired = low && ui.available_width() >= NARROWEST;
    let across = ui.available_width().min(PAIR);
    let (size, half) = if paired { (vec2(across, size.y), vec2((across - 8.0) / 2.0, size.y)) } else { (size, size) };
    let mut way_of = |ui: &mut Ui, id: &str, meaning: String, size: Vec2| {
        let words = RichText::new(page.text.say(id)).heading();
        // In a row, a button would have its words in the middle.
        let column = Layout::top_down(Align::Min);
        let button = ui.allocate_ui_with_layout(size, column, |ui| ui.add(Button::new(words).min_size(size))).inner;
        let response = button.on_hover_cursor(CursorIcon::PointingHand);
        let response = tip(response, meaning);
        first.get_or_insert_with(|| response.clone());
        response.clicked()
    };
    let mut way = |ui: &mut Ui, id: &str, meaning: String| way_of(ui, id, meaning, size);
    // Whoever starts the program for the first time finds the tutorial first.
    if newcomer && way(ui, "title-tutorial", say!(page, "title-tutorial-tip")) {
        wishes.push(Going::To(Screen::Tutorial).into());
    }
    if let Some(card) = last {
        let meaning = match shelved(page.text, &card.game, card.progress) {
            Some(other) => {
                let about = [("name", card.name.as_str().into()), ("game", other.title.into())];
                page.text.say_with("parlour-continue-tip", &about)
            }
            None => say!(page, "title-continue-tip", turn = card.turn, name = card.name.as_str()),
        };
        if way(ui, "title-continue", meaning) {
            wishes.push(Filing::Continue.into());
        }
    }
    if way(ui, "title-new-game", say!(page, "title-new-game-tip")) {
        wishes.push(Going::To(Screen::NewGame).into());
    }
    if page.preferences.last_charter.is_some() && way(ui, "title-as-last", say!(page, "title-as-last-tip")) {
        wishes.push(Modding::AsLast.into());
    }
    if !newcomer && way(ui, "title-tutorial", say!(page, "title-tutorial-tip")) {
        wishes.push(Going::To(Screen::Tutorial).into());
    }
    let lesser: [(&str, String, Option<Purpose>, Intent); 8] = [
        ("title-load", say!(page, "title-load-tip"), Some(Purpose::PlayOn), Going::To(Screen::Load).into()),
        ("title-replays", say!(page, "title-replays-tip"), Some(Purpose::Watch), Going::To(Screen::Load).into()),
        ("title-maker", say!(page, "title-maker-tip"), None, Going::To(Screen::Maker).into()),
        ("title-trials", say!(page, "title-trials-tip"), None, Going::To(Screen::Trials).into()),
        ("codex-title", say!(page, "codex-title-tip"), None, Going::To(Screen::Codex).into()),
        ("post-title", say!(page, "title-post-tip"), None, Going::To(Screen::Post).into()),
        ("title-settings", say!(page, "title-settings-tip"), None, Going::To(Screen::Settings).into()),
        ("title-quit", say!(page, "title-quit-tip"), None, Going::Quit.into()),
    ];
    for row in lesser.chunks(if paired { 2 } else { 1 }) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            for (id, meaning, purpose, wish) in row {
                if way_of(ui, id, meaning.clone(), half) {
                    load.purpose = purpose.unwrap_or(load.purpose);
                    wishes.push(wish.clone());
                }
            }
        });
    }
    if let Some(first) = first.filter(|_| opened) {
        focus_first(&first);
    }
}
