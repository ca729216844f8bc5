//! The card being played, shown to everybody during the playback of a turn.

use bevy_egui::egui::{Align2, Area, Context, Frame, Id, Label, Margin, Order, Stroke, vec2};

use super::card::{self, Face};
use crate::conclave::ministerium::memory;
use crate::conclave::ministerium::words::{say, symbol};
use crate::look::palette::{PANEL, house_colour};
use crate::look::{Medal, bold, medallion};
use crate::rules::events::{CardFact, EventAim, EventFact};
use crate::rules::facts::Fact;
use crate::sight::Sight;

/// Height of the board in points below which the card is brief, so that it covers no panel.
const LOW: f32 = 420.0;

/// Draws the card if the playback is at an entry that plays one.
pub fn proclamation(ctx: &Context, sight: &Sight<'_>) {
    let Some(entry) = sight.overlay.playing.and_then(|at| sight.hand.log.last()?.entries.get(at)) else { return };
    let Fact::Event(EventFact::Card(CardFact::Played { seat, event, aim, .. })) = &entry.fact else { return };
    let room = memory::room(ctx);
    let area = Area::new(Id::new("proclamation")).order(Order::Middle).movable(false).interactable(false);
    let low = room.height() < LOW;
    let (pivot, corner, shown) = if low {
        (Align2::LEFT_TOP, room.left_top() + vec2(8.0, 8.0), Face::Brief)
    } else {
        (Align2::LEFT_CENTER, room.left_center() + vec2(24.0, 0.0), Face::Played)
    };
    area.pivot(pivot).fixed_pos(corner).show(ctx, |ui| {
        let frame =
            Frame::new().fill(PANEL).stroke(Stroke::new(2.0, house_colour(*seat))).inner_margin(Margin::same(12));
        frame.corner_radius(4).show(ui, |ui| {
            ui.set_width(328.0);
            ui.horizontal(|ui| {
                medallion(ui, sight.look, symbol(sight, *seat), 36.0, house_colour(*seat), Medal::Circle);
                let house = sight.teller().seat_name(*seat);
                let words = match aim {
                    EventAim::Nobody => say!(sight, "herald-plays", house = house),
                    EventAim::House(_) | EventAim::Place(_) | EventAim::Legion(_) | EventAim::Praetor(_) => {
                        say!(sight, "herald-plays-on", house = house, aim = sight.teller().event_aim(*aim))
                    }
                };
                ui.add(Label::new(bold(words)).wrap());
            });
            card::face(ui, sight, *event, shown);
        });
    });
}
