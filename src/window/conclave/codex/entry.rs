//! An entry on parchment: its picture, its title, its sentences and rows, and where it leads.

use bevy_egui::egui::{Align, Button, Label, Layout, RichText, Sense, TextStyle, Ui, WidgetInfo, WidgetType, vec2};

use super::clock::clock;
use super::{Reader, Reading};
use crate::chronicle::codex::{Entry, Family, Passage, Span, TURN};
use crate::conclave::ministerium::words::say;
use crate::look::arms::{Picture, blazon};
use crate::look::palette::{BONE, SEPIA, house_colour};
use crate::look::portrait::portrait;
use crate::look::{Medal, bold, break_before, line_width, medallion, parchment, quoted, rule, scroll, section, title};
use crate::rules::catalog::Catalog;
use crate::rules::ids::Seat;
use crate::shell::keys::Action;
use crate::shell::screens::Page;
use crate::sight::Wishes;

/// Size of the picture of an entry, in points.
const PICTURE: f32 = 64.0;

/// Returns the picture of an entry: the arms of what has arms, or else its icon.
#[must_use]
pub fn picture<'a>(catalog: &Catalog, entry: &'a Entry) -> Picture<'a> {
    let icon = || Picture::from(entry.icon.as_str());
    let key = entry.key();
    match entry.family {
        Family::Legion => {
            catalog.legion_named(key).map_or_else(icon, |kind| blazon::legion(catalog.legion(kind)).into())
        }
        Family::Praetor => {
            catalog.praetor_named(key).map_or_else(icon, |kind| blazon::praetor(catalog.praetor(kind)).into())
        }
        Family::Artifact => {
            catalog.artifact_named(key).map_or_else(icon, |kind| blazon::artifact(catalog.artifact(kind)).into())
        }
        Family::Relic => catalog.relic_named(key).map_or_else(icon, |kind| blazon::relic(catalog.relic(kind)).into()),
        Family::Place => catalog.place_named(key).map_or_else(icon, |kind| blazon::place(catalog.place(kind)).into()),
        Family::Manuscript => {
            catalog.manuscript_named(key).map_or_else(icon, |kind| blazon::manuscript(catalog.manuscript(kind)).into())
        }
        Family::Term
        | Family::Rule
        | Family::Example
        | Family::Step
        | Family::Order
        | Family::Act
        | Family::Stance
        | Family::Resource
        | Family::Terrain
        | Family::Rank
        | Family::Attribute
        | Family::Power
        | Family::Ritual
        | Family::Event
        | Family::Ability
        | Family::Decoration
        | Family::Boon
        | Family::Move
        | Family::Sin
        | Family::Objective
        | Family::Path
        | Family::Archfiend
        | Family::Perk
        | Family::Mind
        | Family::Screen
        | Family::Key
        | Family::Ruling => icon(),
    }
}

/// Draws the open entry, or a welcome.
pub(super) fn entry(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, open: Option<&Entry>, wishes: &mut Wishes) {
    let Some(open) = open else {
        parchment(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.label(quoted(say!(page, "codex-welcome", n = reader.codex.entries().len())));
        });
        return;
    };
    scroll(ui, &open.id, |ui| {
        parchment(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.spacing_mut().item_spacing.y = 5.0;
            // Rows of text are as high as their letters.
            ui.spacing_mut().interact_size.y = 0.0;
            head(ui, page, open);
            rule(ui);
            if open.id == TURN {
                clock(ui, page, reader.now, wishes);
            }
            sentence(ui, &open.short, wishes);
            key_of(ui, page, open);
            ui.add_space(2.0);
            for passage in &open.body {
                one(ui, passage, wishes);
            }
            see_also(ui, page, reader, open, wishes);
        });
    });
}

fn head(ui: &mut Ui, page: &Page<'_>, entry: &Entry) {
    ui.horizontal(|ui| {
        let def = page.catalog.archfiends.iter().position(|def| def.id == entry.key());
        match (entry.family, def) {
            (Family::Archfiend, Some(at)) => {
                let colour = house_colour(Seat((at % Seat::MOST) as u8));
                portrait(ui, page.look, page.catalog.archfiends[at].form, 96.0, colour);
            }
            _ => drop(medallion(ui, page.look, picture(page.catalog, entry), PICTURE, BONE, Medal::Circle)),
        }
        ui.vertical(|ui| {
            ui.add(Label::new(RichText::new(&entry.title).text_style(title())).wrap());
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                ui.add(page.look.image(entry.family.icon(), 14.0, SEPIA));
                ui.label(RichText::new(page.text.say(&entry.family.name())).small().color(SEPIA));
            });
        });
    });
}

/// Draws the present key of an action, or of the screen that it opens.
fn key_of(ui: &mut Ui, page: &Page<'_>, entry: &Entry) {
    if !matches!(entry.family, Family::Key | Family::Screen | Family::Order) {
        return;
    }
    let key = entry.key().replace('_', "-");
    if let Some(action) = Action::ALL.into_iter().find(|action| action.key() == key) {
        ui.label(bold(say!(page, "codex-key-now", key = page.preferences.bindings.label(page.text, action))));
    }
}

fn one(ui: &mut Ui, passage: &Passage, wishes: &mut Wishes) {
    match passage {
        Passage::Heading(words) => drop(section(ui, words)),
        Passage::Text(spans) => sentence(ui, spans, wishes),
        Passage::Flavour(words) => {
            ui.add_space(6.0);
            ui.add(Label::new(quoted(words).color(SEPIA)).wrap());
        }
        Passage::Row { name, value } => row(ui, name, value, wishes),
    }
}

/// Draws a row: the name on the left, the value beside it, or below it in a narrow window.
fn row(ui: &mut Ui, name: &Span, value: &[Span], wishes: &mut Wishes) {
    let room = ui.available_width();
    let named = |ui: &mut Ui, wishes: &mut Wishes| match &name.to {
        Some(id) => link(ui, &name.words, id, wishes),
        None => drop(ui.add(Label::new(bold(&name.words)).wrap())),
    };
    if room < 280.0 {
        named(ui, wishes);
        sentence(ui, value, wishes);
        return;
    }
    let left = (room * 0.34).clamp(100.0, 260.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 10.0;
        ui.allocate_ui_with_layout(vec2(left, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(left);
            named(ui, wishes);
        });
        ui.allocate_ui_with_layout(vec2(room - left - 10.0, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.set_width(room - left - 10.0);
            sentence(ui, value, wishes);
        });
    });
}

/// Draws a sentence with its links.
fn sentence(ui: &mut Ui, spans: &[Span], wishes: &mut Wishes) {
    if let [Span { words, to: None }] = spans {
        ui.add(Label::new(words).wrap());
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 2.0);
        for span in spans {
            match &span.to {
                Some(id) => link(ui, &span.words, id, wishes),
                None => drop(ui.label(&span.words)),
            }
        }
    });
}

/// Draws words that lead to an entry.
pub(super) fn link(ui: &mut Ui, words: &str, id: &str, wishes: &mut Wishes) {
    // The second row of a broken link would be a widget of its own, without a name.
    break_before(ui, line_width(ui, words, TextStyle::Body));
    let colour = ui.visuals().hyperlink_color;
    let response = ui.add(Label::new(RichText::new(words).underline().color(colour)).sense(Sense::click()));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, words));
    if response.clicked() {
        wishes.push(Reading::Turn(id.to_owned()).into());
    }
    response.on_hover_cursor(bevy_egui::egui::CursorIcon::PointingHand);
}

fn see_also(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, entry: &Entry, wishes: &mut Wishes) {
    if entry.see.is_empty() {
        return;
    }
    ui.add_space(8.0);
    section(ui, &say!(page, "panel-see"));
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 2.0);
        ui.spacing_mut().button_padding = vec2(0.0, 0.0);
        for other in entry.see.iter().filter_map(|id| reader.codex.entry(id)) {
            let words = RichText::new(&other.title).underline().color(ui.visuals().hyperlink_color);
            let image = page.look.image(&other.icon, 14.0, SEPIA);
            // One widget, so that a line breaks between links.
            let response = ui.add(Button::new((image, words)).frame(false).min_size(vec2(0.0, 24.0)));
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Link, true, &other.title));
            if response.clicked() {
                wishes.push(Reading::Turn(other.id.clone()).into());
            }
        }
    });
}
