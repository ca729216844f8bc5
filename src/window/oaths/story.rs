//! Whom and what a fact is about, beside its words.

use bevy_egui::egui::{Ui, Vec2};
use oaths::rules::facts::{CourtFact, Fact, WarFact};
use oaths::rules::ids::Seat;

use super::choice::swatch;
use super::sight::Sight;
use super::thing::{Size, Thing, Tile, heaps};
use crate::look::figure;
use crate::look::palette::{BLOOD, INK};

/// Draws the devils of a fact before its words; its cards, colours and votes under them.
pub fn figures(ui: &mut Ui, sight: &Sight<'_>, fact: &Fact, before: bool) {
    let line = sight.teller().fact(fact);
    if before {
        // The rows below show the devils of a combat or a vote.
        let below =
            |fact: &Fact| matches!(fact, Fact::War(WarFact::Strategy { .. }) | Fact::Court(CourtFact::Counted { .. }));
        if !so_far(sight).any(below) {
            for &seat in line.seats.iter().take(4) {
                Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
            }
        }
        return;
    }
    if !line.cards.is_empty() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            for (_, heap) in heaps(sight, &line.cards) {
                Tile::new(Thing::Card(heap[0]), Size::Small).times(heap.len()).show(ui, sight);
            }
        });
    }
    match fact {
        Fact::War(_) => colours(ui, sight),
        Fact::Court(_) => votes(ui, sight),
        Fact::Muster(_) | Fact::Special(_) | Fact::Trade(_) | Fact::Action(_) | Fact::Rite(_) => {}
    }
}

/// Returns the facts of the present step up to the one that is being told.
fn so_far<'a>(sight: &Sight<'a>) -> impl Iterator<Item = &'a Fact> {
    sight.chair.told_now().iter().chain(sight.chair.telling())
}

/// Draws the colours that were shown in this step, with the power of each side, and who has won.
fn colours(ui: &mut Ui, sight: &Sight<'_>) {
    ui.horizontal_wrapped(|ui| {
        for fact in so_far(sight) {
            let Fact::War(WarFact::Strategy { seat, colour, power }) = fact else { continue };
            let won =
                so_far(sight).any(|fact| matches!(fact, Fact::War(WarFact::Won { seat: who, .. }) if who == seat));
            Tile::new(Thing::Devil(*seat), Size::Small).show(ui, sight);
            swatch(ui, sight, *colour);
            ui.add(sight.look.image("melee", 18.0, INK));
            ui.label(figure(power).color(INK));
            if won {
                ui.add(sight.look.image("champion", 24.0, BLOOD));
            }
            ui.add_space(14.0);
        }
    });
}

/// Draws the votes that were counted so far.
fn votes(ui: &mut Ui, sight: &Sight<'_>) {
    let counted = |seat: Seat| {
        let voted = |fact: &&Fact| matches!(fact, Fact::Court(CourtFact::Counted { candidate, .. }) if *candidate == Some(seat));
        so_far(sight).filter(voted).count()
    };
    ui.horizontal_wrapped(|ui| {
        for seat in sight.game().seats() {
            let votes = counted(seat);
            if votes > 0 {
                Tile::new(Thing::Devil(seat), Size::Small).show(ui, sight);
                ui.add(sight.look.image("seal", 18.0, INK));
                ui.label(figure(votes).color(INK));
                ui.add_space(14.0);
            }
        }
    });
}
