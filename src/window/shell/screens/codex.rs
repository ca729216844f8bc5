//! The codex as a page of its own.

use bevy_egui::egui::Ui;

use super::{BACK, Page, framed, say, small};
use crate::conclave::codex::{Reader, leaf};
use crate::sight::Wishes;

/// Draws the page.
pub fn show(ui: &mut Ui, page: &Page<'_>, reader: &Reader<'_>, wishes: &mut Wishes) {
    let (leave, meaning) = BACK;
    let left = framed(
        ui,
        page,
        ("info", &say!(page, "codex-title")),
        &page.text.say(meaning),
        wishes,
        |ui, _| drop(small(ui, say!(page, "codex-title-tip"))),
        |ui, wishes| leaf(ui, page, reader, wishes),
    );
    if left {
        wishes.push(leave);
    }
}
