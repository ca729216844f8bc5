//! The curtain between two players at one machine.
//!
//! "After each human player clicks the End Turn button, a screen appears which prompts the next player to begin their turn."
//! (manual 5) It shows whose turn it is and nothing else: no turn, no number, no colour but the house's own.

use bevy_egui::egui::{Align, Key, Layout, Ui, UiBuilder, Vec2, vec2};

use super::{Page, basalt, focus_first, just_opened, lettering, say, symbol_icon, tip};
use crate::client::intent::Intent;
use crate::client::look::palette::{ASH, BONE};
use crate::client::look::{Medal, house_colour, paint_medallion, quoted, rule, seal_button};
use crate::client::sight::Wishes;
use crate::rules::ids::Seat;

/// Whom the curtain calls.
#[derive(Clone, Copy, Debug)]
pub struct Called<'a> {
    /// The seat, for its colour.
    pub seat: Seat,
    /// The archfiend's name.
    pub name: &'a str,
    /// The house symbol.
    pub symbol: u8,
}

/// The curtain. It covers the whole window.
pub fn show(ui: &mut Ui, page: &Page<'_>, called: &Called<'_>, wishes: &mut Wishes) {
    let opened = just_opened(ui, "curtain");
    basalt(ui);
    let room = ui.max_rect();
    let width = (room.width() - 48.0).clamp(120.0, 720.0);
    let height = (room.height() - 40.0).min(430.0);
    let sheet = bevy_egui::egui::Rect::from_center_size(room.center(), vec2(width, height));
    let mut ui = ui.new_child(UiBuilder::new().max_rect(sheet).layout(Layout::top_down(Align::Center)));
    let sigil = (height * 0.42).clamp(48.0, 180.0);
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(sigil), bevy_egui::egui::Sense::hover());
    paint_medallion(&ui, page.look, &symbol_icon(Some(called.symbol)), rect, house_colour(called.seat), Medal::Circle);
    ui.add_space(12.0);
    let words = say!(page, "curtain-title", name = called.name);
    let size = (width / (words.chars().count().max(1) as f32 * 0.72)).clamp(16.0, 40.0);
    let top = ui.cursor().center_top();
    let drawn = lettering(&ui, top, bevy_egui::egui::Align2::CENTER_TOP, &words, size, BONE);
    ui.allocate_space(vec2(drawn.width().min(width), drawn.height()));
    rule(&mut ui);
    ui.label(quoted(say!(page, "curtain-text", name = called.name)).size(18.0).color(ASH));
    ui.add_space(10.0);
    let lift = seal_button(&mut ui, page.look, &say!(page, "curtain-lift", name = called.name), true);
    let lift = tip(lift, say!(page, "client-curtain-lift-tip"));
    // Whoever still holds the key that sealed the last turn must not lift the next player's curtain with its repetitions,
    // so that the button takes the keyboard only when that key is let go. It takes it back after a click beside it.
    let held = ui.input(|input| input.key_down(Key::Enter) || input.key_down(Key::Space));
    let nobody = ui.memory(|memory| memory.focused().is_none());
    if !held && (opened || nobody) {
        focus_first(&lift);
    }
    if lift.clicked() {
        wishes.push(Intent::LiftCurtain);
    }
}
