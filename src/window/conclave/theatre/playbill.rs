//! The playbill: a list beside the board of the fights of the shown turn. A click opens a fight in
//! the theatre.

use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Margin, Order, ScrollArea, vec2};

use super::piece::Piece;
use crate::conclave::ministerium::words::say;
use crate::look::tips::Hint;
use crate::look::{bold, icon_text_button};
use crate::sight::{Sight, Wishes};

/// Minimum height of the window for the list during a playback, in points. In a lower window the
/// list would cover the controls. The log opens the fights too.
const LEAST: f32 = 560.0;

/// Draws the list of the fights of the last logged turn for which the reader has the report.
pub fn playbill(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let Some(log) = sight.hand.log.last() else { return };
    // While a turn is shown, the list names no fight before its time.
    let told = sight.overlay.playing.map_or(log.entries.len(), |at| log.entries.len().min(at + 1));
    let pieces = (0..told).filter_map(|at| Piece::of(&log.entries, at));
    let (battles, duels): (Vec<Piece>, Vec<Piece>) = pieces.partition(|piece| matches!(piece, Piece::Battle(_)));
    let low = sight.overlay.playing.is_some() && ctx.content_rect().height() < LEAST;
    if low || battles.is_empty() && duels.is_empty() {
        return;
    }
    // The proclamations of a turn that is shown are above the list.
    let top = if sight.overlay.playing.is_some() { 184.0 } else { 64.0 };
    let area = Area::new(Id::new("playbill")).order(Order::Middle).movable(false);
    // There may be a panel at the right of the board. The list stands to the left of that panel, so
    // that both can be read.
    let room = sight.overlay.room;
    let aside = room.map_or(0.0, |room| ctx.content_rect().right() - room.max.x / ctx.pixels_per_point());
    area.anchor(Align2::RIGHT_TOP, vec2(-12.0 - aside.max(0.0), top)).show(ctx, |ui| {
        Frame::popup(ui.style()).inner_margin(Margin::same(8)).show(ui, |ui| {
            ui.set_max_width(300.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            ui.label(bold(say!(sight, "theatre-playbill", n = log.turn)));
            ScrollArea::vertical().id_salt("playbill").max_height(260.0).min_scrolled_height(260.0).show(ui, |ui| {
                for (at, piece) in battles.into_iter().chain(duels).enumerate() {
                    let (icon, words, tip) = piece.entry(sight);
                    ui.push_id(at, |ui| {
                        let button = ui.add(icon_text_button(sight.look, icon, words).wrap());
                        if button.hint(tip).clicked() {
                            wishes.push(piece.intent());
                        }
                    });
                }
            });
        });
    });
}
