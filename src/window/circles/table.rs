//! The table: the places at the left, the round map, and the hand at its foot.

use bevy_egui::egui::{Label, Rect, RichText, ScrollArea, Ui, Vec2, pos2, vec2};
use circles::rules::facts::Fact;

use super::desktop::Desktop;
use super::lesson;
use super::map;
use super::place;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile};
use crate::look::bold;
use crate::look::palette::ASH;
use crate::look::tips::cut;
use crate::parlour::table::inside;
use crate::sight::Wishes;

/// Width of the places, in points, and the share of the table that they may take.
const PLACES: f32 = 262.0;
const SHARE: f32 = 0.3;
/// Height of the own hand, in points.
const HAND: f32 = 58.0;
/// Height of what the clerk of a lesson says, in points.
const CLERK: f32 = 176.0;
/// Width of a name in the hand, at least and at most, and the gap beside it, in points.
const NAMES: (f32, f32) = (62.0, 130.0);
const GAP: f32 = 4.0;
/// Width of a name beside which the other half of a card is named, in points.
const ROOMY: f32 = 96.0;

/// Draws the table.
pub fn lay(ui: &mut Ui, sight: &Sight<'_>, desktop: &mut Desktop, wishes: &mut Wishes, room: Rect) {
    let places = PLACES.min(room.width() * SHARE);
    let left = Rect::from_min_max(room.min, pos2(room.left() + places, room.bottom()));
    inside(ui, left, |ui| place::column(ui, sight, desktop));
    let rest = Rect::from_min_max(pos2(left.right() + 8.0, room.top()), room.max);
    let telling = sight.chair.telling().is_some();
    // The clerk of a lesson speaks between the map and the hand.
    let taught = sight.parlour.taught() && sight.watched.is_none();
    let foot = if taught { HAND + CLERK } else { HAND };
    let above = Rect::from_min_max(rest.min, pos2(rest.right(), rest.bottom() - foot - 4.0));
    let below = Rect::from_min_max(pos2(rest.left(), rest.bottom() - foot), rest.max);
    inside(ui, above, |ui| map::show(ui, sight, desktop));
    let (clerk, below) = below.split_top_bottom_at_y(below.bottom() - HAND);
    if taught && !telling {
        inside(ui, clerk.shrink2(vec2(0.0, 3.0)), |ui| lesson::clerk(ui, sight, wishes));
    }
    inside(ui, below, |ui| hand(ui, sight));
}

/// Draws the own hand: each card with its name, because cards of one kind have one picture. The other half
/// of a card is named where there is room.
fn hand(ui: &mut Ui, sight: &Sight<'_>) {
    let cards = &sight.game().triumvirate(sight.seat()).hand;
    let tile = Size::Small.points().x;
    let room = ui.available_width() / cards.len().max(1) as f32;
    let name = (room - tile - GAP * 2.0).clamp(NAMES.0, NAMES.1);
    ScrollArea::horizontal().id_salt("hand").show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(GAP);
            for &card in cards {
                Tile::new(Thing::Arcanum(card), Size::Small).show(ui, sight);
                ui.allocate_ui(vec2(name, tile), |ui| {
                    ui.set_width(name);
                    ui.vertical(|ui| {
                        ui.spacing_mut().item_spacing.y = 0.0;
                        ui.add(Label::new(bold(sight.teller().arcanum(card)).small()).wrap());
                        // The other use of the card.
                        let minor = sight.catalog.arcanum(card).minor.filter(|_| name > ROOMY);
                        if let Some(minor) = minor {
                            cut(ui, RichText::new(sight.words().minor(minor)).small().color(ASH));
                        }
                    });
                });
            }
        });
    });
}

/// Draws the triumvirates of a fact before its words; its cards under them.
pub fn figures(ui: &mut Ui, sight: &Sight<'_>, fact: &Fact, before: bool) {
    let line = sight.teller().fact(fact);
    if before {
        for &seat in line.seats.iter().take(4) {
            ui.add(sight.look.image(sight.sign(seat), 30.0, sight.colour(seat)));
        }
        return;
    }
    if !line.cards.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for &card in &line.cards {
                Tile::new(Thing::from(card), Size::Small).show(ui, sight);
            }
        });
    }
}
