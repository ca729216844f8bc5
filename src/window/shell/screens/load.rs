//! The list of saves: continue, watch or delete one (manual 2.2).

use std::path::PathBuf;
use std::time::SystemTime;

use bevy_egui::egui::{Frame, Id, Label, Margin, Response, RichText, Stroke, TextStyle, Ui};

use super::glimpse::{self, Glimpse, Glimpses};
use super::passphrase::{self, Asked, Errand};
use super::{BACK, Page, focus_first, heading, just_opened, say, screen, small, symbol_icon, tip};
use crate::intent::{Filing, Going, Intent, Watching};
use crate::look::palette::{BLOOD, ENGRAVED, SEPIA};
use crate::look::{
    Medal, bold, break_before, figure, house_colour, icon_text_button, line_width, medallion, parchment,
};
use crate::parlour::shelved;
use crate::rules::game::Player;
use crate::rules::ids::Seat;
use crate::shell::flow::Screen;
use crate::sight::Wishes;
use crate::table::RULES;
use crate::table::archive::{SaveCard, SealedBy};
use crate::table::mods::listed;

/// The purpose for which the list was opened. It decides only which button comes first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// To continue a game.
    #[default]
    PlayOn,
    /// To watch a replay.
    Watch,
}

/// The state of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LoadState {
    /// The purpose for which it was opened.
    pub purpose: Purpose,
    /// The save whose deletion waits for confirmation.
    pub doomed: Option<PathBuf>,
    /// The passphrase that is being typed for a save.
    pub asked: Option<Asked>,
    /// The pictures that have been read so far.
    pub glimpses: Glimpses,
}

/// Returns the save for "Continue": the newest one that can be read and is not over.
///
/// An automatic save of a game that has since ended does not count, because a player who has seen
/// the end does not want to continue from the turn before it. Neither do games of these names
/// count.
#[must_use]
pub fn latest<'a>(saves: &'a [SaveCard], spent: &[String]) -> Option<&'a SaveCard> {
    let outlived = |card: &SaveCard| {
        let mut ends = saves.iter().filter(|other| other.ended && other.fault.is_none() && other.name == card.name);
        card.autosave && ends.any(|end| end.when >= card.when)
    };
    let exported = |card: &SaveCard| card.sealed == Some(SealedBy::Passphrase);
    let goes_on = |card: &&SaveCard| card.fault.is_none() && !card.ended && !exported(card) && !outlived(card);
    let goes_on = |card: &&SaveCard| goes_on(card) && !spent.contains(&card.name);
    saves.iter().filter(goes_on).max_by_key(|card| card.when)
}

/// Draws the list in the given order, newest first. Damaged saves are in it too, with their fault.
pub fn show(ui: &mut Ui, page: &Page<'_>, saves: &[SaveCard], state: &mut LoadState, wishes: &mut Wishes) {
    let opened = just_opened(ui, "load");
    if opened {
        (state.doomed, state.asked) = (None, None);
    }
    let (icon, title) = match state.purpose {
        Purpose::PlayOn => ("load", say!(page, "files-title-load")),
        Purpose::Watch => ("replay", say!(page, "title-replays")),
    };
    let mut first = None;
    let glimpses = std::mem::take(&mut state.glimpses);
    screen(
        ui,
        page,
        (icon, &title),
        BACK,
        wishes,
        |ui, _| drop(ui.label(say!(page, "client-load-count", n = saves.len()))),
        |ui, wishes| {
            if saves.is_empty() {
                nothing(ui, page, wishes);
            }
            for card in saves {
                let glimpse = glimpses.get(&card.path, card.when);
                let responses = ui.push_id(&card.path, |ui| entry(ui, page, card, glimpse, state, wishes)).inner;
                if first.is_none() {
                    first = responses;
                }
                ui.add_space(8.0);
            }
        },
    );
    state.glimpses = glimpses;
    if let Some(first) = first.filter(|_| opened) {
        focus_first(&first);
    }
}

/// Draws what there is to do while no game is on file.
fn nothing(ui: &mut Ui, page: &Page<'_>, wishes: &mut Wishes) {
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() * 0.2).min(120.0));
        ui.add(page.look.image("load", 96.0, ENGRAVED));
        ui.add_space(8.0);
        ui.label(RichText::new(say!(page, "files-none")).heading());
        ui.add(Label::new(say!(page, "files-none-how")).wrap());
        ui.add_space(8.0);
        let button = ui.add(icon_text_button(page.look, "throne", say!(page, "title-new-game")));
        if tip(button, say!(page, "title-new-game-tip")).clicked() {
            wishes.push(Going::To(Screen::NewGame).into());
        }
    });
}

/// Draws one save. Returns its first button.
fn entry(
    ui: &mut Ui,
    page: &Page<'_>,
    card: &SaveCard,
    glimpse: Option<&Glimpse>,
    state: &mut LoadState,
    wishes: &mut Wishes,
) -> Option<Response> {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        let name = if card.quick() { say!(page, "files-quick", name = card.name.as_str()) } else { card.name.clone() };
        heading(ui, &name);
        if let Some(fault) = &card.fault {
            let words = say!(page, "files-damaged", why = fault.to_string());
            ui.add(Label::new(RichText::new(words).color(BLOOD)).wrap());
            small(ui, age(page, card.when));
            return choices(ui, page, card, state, wishes);
        }
        ui.horizontal_top(|ui| {
            pictured(ui, page, card, glimpse);
            ui.vertical(|ui| {
                contents(ui, page, card, glimpse);
                choices(ui, page, card, state, wishes)
            })
            .inner
        })
        .inner
    })
}

/// Draws what can be done with a save, or what is asked about it. Returns the first button.
fn choices(
    ui: &mut Ui,
    page: &Page<'_>,
    card: &SaveCard,
    state: &mut LoadState,
    wishes: &mut Wishes,
) -> Option<Response> {
    let choices = ui.horizontal_wrapped(|ui| {
        if state.doomed.as_ref() == Some(&card.path) {
            sentence(ui, page, card, state, wishes)
        } else if let Some(asked) = state.asked.as_mut().filter(|asked| asked.path == card.path) {
            let (first, done) = passphrase::ask(ui, page, asked, wishes);
            if done {
                state.asked = None;
            }
            Some(first)
        } else {
            ways(ui, page, card, state, wishes)
        }
    });
    choices.inner
}

/// Draws the map of a save, if there is room beside it.
fn pictured(ui: &mut Ui, page: &Page<'_>, card: &SaveCard, glimpse: Option<&Glimpse>) {
    // A game without a map has no picture.
    if shelved(page.text, &card.game, card.progress).is_some()
        || ui.available_width() < 2.0 * glimpse::SIZE.x
        || card.sealed == Some(SealedBy::Passphrase)
    {
        return;
    }
    let words = if glimpse.is_some() { say!(page, "glimpse-tip") } else { say!(page, "glimpse-waits") };
    tip(glimpse::show(ui, page, glimpse), words);
}

fn contents(ui: &mut Ui, page: &Page<'_>, card: &SaveCard, glimpse: Option<&Glimpse>) {
    ui.horizontal_wrapped(|ui| {
        // After the end the calendar has moved on to a turn that is never played.
        let turn = if card.ended { card.turn.saturating_sub(1) } else { card.turn };
        let other = shelved(page.text, &card.game, card.progress);
        if let Some(other) = &other {
            ui.label(bold(&other.title));
            ui.label(&other.progress);
        } else {
            ui.label(bold(say!(page, "files-turn", n = turn)));
            tip(ui.label(say!(page, "client-load-tokens", n = card.progress)), say!(page, "files-tokens-tip"));
        }
        for (holds, icon, id) in [
            (card.autosave, "save", "files-autosave"),
            (card.iron_man, "iron-man", "files-iron-man"),
            (card.ended, "throne", "client-load-ended"),
        ] {
            if holds {
                ui.add(page.look.image(icon, 18.0, SEPIA));
                ui.label(bold(page.text.say(id)).color(SEPIA));
            }
        }
        ui.label(RichText::new(age(page, card.when)).small().color(SEPIA));
        // A save of other rules may be refused, so its version is not small print.
        let version = RichText::new(say!(page, "save-rules", n = card.rules)).small();
        let ours = other.map_or(RULES, |other| other.rules);
        let version = ui.label(version.color(if card.rules == ours { SEPIA } else { BLOOD }));
        tip(version, say!(page, "save-rules-tip", ours = ours));
    });
    if !card.mods.is_empty() {
        let words = RichText::new(say!(page, "save-mods", mods = listed(&card.mods))).small();
        tip(ui.label(words.color(SEPIA)), say!(page, "save-mods-tip"));
    }
    ui.horizontal_wrapped(|ui| {
        for (index, seat) in card.seats.iter().enumerate() {
            let icon = symbol_icon(Some(seat.symbol));
            let open = glimpse.and_then(Glimpse::prestige);
            let prestige = open.and_then(|open| open.get(index).copied().flatten());
            let number = prestige.map_or(0.0, |n| 40.0 + line_width(ui, figure(n), TextStyle::Body));
            break_before(ui, 64.0 + line_width(ui, &seat.name, TextStyle::Body) + number);
            let house =
                Frame::new().stroke(Stroke::new(1.0, SEPIA)).inner_margin(Margin::symmetric(6, 3)).show(ui, |ui| {
                    ui.horizontal(|ui| {
                        medallion(ui, page.look, &icon, 26.0, house_colour(Seat(index as u8)), Medal::Circle);
                        let name = RichText::new(&seat.name);
                        ui.label(if seat.fallen { name.strikethrough() } else { name });
                        if let Some(prestige) = prestige {
                            ui.add(page.look.image("prestige", 16.0, SEPIA));
                            ui.label(figure(prestige));
                        }
                    });
                });
            let by = match &seat.player {
                Player::Human => say!(page, "diplomacy-played-by-human"),
                Player::Mind(name) => say!(page, "diplomacy-played-by-mind", mind = page.mind(name).0),
            };
            let mut lines = vec![seat.name.clone(), by];
            lines.extend(prestige.map(|n| say!(page, "glimpse-prestige", house = seat.name.as_str(), n = n)));
            lines.extend(seat.fallen.then(|| say!(page, "client-load-fallen")));
            tip(house.response, lines.join("\n"));
        }
    });
}

/// Draws the buttons of a save. Returns the first one.
fn ways(ui: &mut Ui, page: &Page<'_>, card: &SaveCard, state: &mut LoadState, wishes: &mut Wishes) -> Option<Response> {
    let mut first = None;
    let whole = card.fault.is_none();
    let exported = card.sealed == Some(SealedBy::Passphrase);
    let (icon, id, meaning) = if card.ended {
        ("throne", "files-count", "files-count-tip")
    } else {
        ("load", "files-load", "client-load-load-tip")
    };
    let mut order: [(&str, &str, &str, fn(PathBuf) -> Intent, bool); 2] = [
        (icon, id, meaning, |path| Filing::Load(path).into(), !exported),
        // An Iron Man game can be watched after its end, an exported game after it has been
        // imported.
        (
            "replay",
            "files-watch",
            "client-load-watch-tip",
            |path| Watching::Watch(path).into(),
            (!card.iron_man || card.ended) && !exported,
        ),
    ];
    if state.purpose == Purpose::Watch {
        order.reverse();
    }
    for (icon, id, meaning, intent, _) in order.into_iter().filter(|way| whole && way.4) {
        let response = tip(ui.add(icon_text_button(page.look, icon, page.text.say(id))), page.text.say(meaning));
        if response.clicked() {
            wishes.push(intent(card.path.clone()));
        }
        first.get_or_insert(response);
    }
    let travels = card.sealed.filter(|_| whole).map(|by| match by {
        SealedBy::Key => ("save", "files-export", Errand::Export),
        SealedBy::Passphrase => ("unlock", "files-import", Errand::Import),
    });
    if let Some((icon, id, errand)) = travels {
        let button = ui.add(icon_text_button(page.look, icon, page.text.say(id)));
        let button = tip(button, page.text.say(&format!("{id}-tip")));
        if button.clicked() {
            state.asked = Some(Asked { path: card.path.clone(), errand, ..Asked::default() });
        }
        first.get_or_insert(button);
    }
    let delete = ui.add(icon_text_button(page.look, "delete", say!(page, "files-delete")));
    let delete = tip(delete, say!(page, "client-load-delete-tip"));
    if delete.clicked() {
        state.doomed = Some(card.path.clone());
    }
    Some(first.unwrap_or(delete))
}

/// Asks for confirmation before a save is deleted. The button that keeps it comes first. Returns
/// that button.
fn sentence(
    ui: &mut Ui,
    page: &Page<'_>,
    card: &SaveCard,
    state: &mut LoadState,
    wishes: &mut Wishes,
) -> Option<Response> {
    let asked = Id::new(("load-asked", &card.path));
    ui.label(bold(say!(page, "files-delete-sure", name = card.name.as_str())));
    let keep = tip(
        ui.add(icon_text_button(page.look, "undo", say!(page, "button-cancel"))),
        say!(page, "client-load-keep-tip"),
    );
    let drop = tip(
        ui.add(icon_text_button(page.look, "delete", say!(page, "button-delete"))),
        say!(page, "client-load-delete-sure-tip"),
    );
    // Takes the focus only once, when the question appears.
    if !ui.data(|data| data.get_temp::<bool>(asked)).unwrap_or_default() {
        keep.request_focus();
        ui.data_mut(|data| data.insert_temp(asked, true));
    }
    let answered = keep.clicked() || drop.clicked();
    if drop.clicked() {
        wishes.push(Filing::Delete(card.path.clone()).into());
    }
    if answered {
        state.doomed = None;
        ui.data_mut(|data| data.remove::<bool>(asked));
    }
    Some(keep)
}

/// Returns the age of a file in words. A time in the future counts as now.
fn age(page: &Page<'_>, when: SystemTime) -> String {
    let minutes = SystemTime::now().duration_since(when).map_or(0, |age| age.as_secs() / 60);
    match minutes {
        0 => say!(page, "client-age-now"),
        1..=59 => say!(page, "client-age-minutes", n = minutes as u32),
        60..=1439 => say!(page, "client-age-hours", n = (minutes / 60) as u32),
        _ => say!(page, "client-age-days", n = u32::try_from(minutes / 1440).unwrap_or(u32::MAX)),
    }
}
