//! The list of trials, with what each medal asks and what has been won.

use bevy_egui::egui::{Color32, Label, RichText, Ui};

use super::{BACK, Page, focus_first, just_opened, say, screen, tip};
use crate::conclave::trials::Trying;
use crate::look::palette::{BONE, GOLD, INK, SEPIA};
use crate::look::{bold, icon_text_button, parchment, seal_button};
use crate::rules::trials::Medal;
use crate::sight::Wishes;

/// Greatest width of a column, and the least width of a page with two, in points.
const COLUMN: f32 = 1000.0;
const BROAD: f32 = 1200.0;

/// A trial in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its key.
    pub key: String,
    /// Its title.
    pub title: String,
    /// Its twist.
    pub about: String,
    /// What each medal asks, the lowest first.
    pub terms: [(Medal, String); 3],
    /// The best medal that was won.
    pub best: Option<Medal>,
}

/// Returns the colour of a medal.
#[must_use]
pub const fn colour(medal: Medal) -> Color32 {
    match medal {
        Medal::Bronze => Color32::from_rgb(0xC8, 0x8A, 0x52),
        Medal::Silver => BONE,
        Medal::Gold => GOLD,
    }
}

/// Draws the list.
pub fn show(ui: &mut Ui, page: &Page<'_>, rows: &[Row], wishes: &mut Wishes) {
    let opened = just_opened(ui, "trials");
    let next = rows.iter().find(|row| row.best != Some(Medal::Gold));
    screen(
        ui,
        page,
        ("champion", &say!(page, "trials-title")),
        BACK,
        wishes,
        |ui, wishes| {
            let Some(next) = next else { return };
            let button = seal_button(ui, page.look, &say!(page, "trials-next", title = next.title.as_str()), true);
            if opened {
                focus_first(&button);
            }
            if tip(button, say!(page, "trials-next-tip")).clicked() {
                wishes.push(Trying::Begin(next.key.clone()).into());
            }
        },
        |ui, wishes| {
            // A wide page has two columns; one alone would leave it half empty.
            let across = if ui.available_width() >= BROAD { 2 } else { 1 };
            ui.set_max_width(ui.available_width().min(COLUMN * across as f32));
            let id = if rows.is_empty() { "trials-none" } else { "trials-about" };
            ui.add(Label::new(page.text.say(id)).wrap());
            for row in rows.chunks(across) {
                ui.add_space(8.0);
                ui.columns(across, |columns| {
                    for (ui, row) in columns.iter_mut().zip(row) {
                        ui.push_id(&row.key, |ui| trial(ui, page, row, wishes));
                    }
                });
            }
        },
    );
}

fn trial(ui: &mut Ui, page: &Page<'_>, row: &Row, wishes: &mut Wishes) {
    parchment(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_wrapped(|ui| {
            let begin = icon_text_button(page.look, "play", say!(page, "trials-begin"));
            if tip(ui.add(begin), say!(page, "trials-begin-tip")).clicked() {
                wishes.push(Trying::Begin(row.key.clone()).into());
            }
            ui.label(RichText::new(&row.title).heading());
            if let Some(best) = row.best {
                let best = say!(page, "trials-best", medal = page.text.say(&format!("medal-{}", best.key())));
                ui.label(bold(best));
            }
        });
        ui.add(Label::new(&row.about).wrap());
        for (medal, terms) in row.terms.iter().rev() {
            let won = row.best >= Some(*medal);
            ui.horizontal_top(|ui| {
                let icon = if won { "check" } else { "champion" };
                ui.add(page.look.image(icon, 20.0, if won { INK } else { SEPIA }));
                let name = page.text.say(&format!("medal-{}", medal.key()));
                ui.label(bold(name));
                ui.add(Label::new(RichText::new(terms).color(if won { INK } else { SEPIA })).wrap());
            });
        }
    });
}
