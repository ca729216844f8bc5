//! The rituals tab (manual 4.11): the chamber and the contents of its slots, the book of rituals by
//! discipline, and the ritual in preparation, step by step: target, name, cards, slot.
//!
//! The ritual in preparation is in the resource `Chamber`, because the board reads it too: see
//! [`rites`]. Every number and every refusal comes from the rules,
//! for the draft up to the slot of the ritual.

mod aiming;
mod book;
mod chamber;
mod conjuring;
mod guise;
mod pointing;
mod preparation;
pub mod rites;
mod spells;
pub mod sustain;
pub mod told;

use bevy_egui::egui::{Align, Layout, Ui, vec2};

use crate::conclave::orders::plan;
use crate::intent::{Intent, Looking, Sheet, Tab};
use crate::look::scroll;
use crate::rules::ids::{RitualKind, SlotNo};
use crate::rules::orders::{Drafting, Order};
use crate::rules::rituals::{Guise, Odds, RitualOrder, Target, odds, victim};
use crate::sight::{Sight, Wishes};
pub use conjuring::{Chamber, ChamberPlugin, Conjuring, Pointed};
use rites::{Rite, law};

pub use pointing::{pointing, under_pointer};
pub use spells::{bewitched, rumours};

/// Minimum height of the tab, in points, at which the steps stand beside the book.
const LOWEST: f32 = 400.0;

/// Draws the tab.
pub fn rituals(ui: &mut Ui, sight: &Sight<'_>, wishes: &mut Wishes) {
    let room = ui.available_size();
    // In a small window, the parts are in one column, which scrolls.
    if room.x < 640.0 || room.y < LOWEST {
        scroll(ui, "rituals-all", |ui| {
            chamber::strip(ui, sight, wishes);
            match &sight.chamber.rite {
                Some(rite) => preparation::steps(ui, sight, wishes, &Bench::of(sight, rite)),
                None => preparation::nothing(ui, sight),
            }
            book::book(ui, sight, wishes);
        });
        return;
    }
    chamber::strip(ui, sight, wishes);
    ui.add_space(4.0);
    let room = ui.available_size();
    let left = (room.x * 0.34).clamp(260.0, 440.0);
    ui.horizontal_top(|ui| {
        ui.allocate_ui_with_layout(vec2(left, room.y), Layout::top_down(Align::Min), |ui| {
            scroll(ui, "rituals-book", |ui| book::book(ui, sight, wishes));
        });
        ui.add_space(8.0);
        ui.allocate_ui_with_layout(vec2(ui.available_width(), room.y), Layout::top_down(Align::Min), |ui| match &sight
            .chamber
            .rite
        {
            Some(rite) => preparation::preparation(ui, sight, wishes, &Bench::of(sight, rite)),
            None => scroll(ui, "rituals-nothing", |ui| preparation::nothing(ui, sight)),
        });
    });
}

/// A ritual in preparation, and the draft up to its slot.
struct Bench<'a> {
    rite: &'a Rite,
    plan: Drafting<'a>,
}

impl<'a> Bench<'a> {
    fn of(sight: &Sight<'a>, rite: &'a Rite) -> Self {
        Self { rite, plan: law::bench(sight.book, sight.hand, rite) }
    }

    /// Returns the present or intended slot of the ritual, if there is one.
    fn slot(&self, sight: &Sight<'_>) -> Option<SlotNo> {
        self.rite.slot.or_else(|| plan::free_slot(sight))
    }

    /// Returns its chances against a target, under the chosen name.
    fn odds(&self, sight: &Sight<'_>, target: &Target) -> Odds {
        let hidden = self.rite.guise != Guise::Bare;
        odds(sight.catalog(), self.plan.table(), sight.seat(), self.rite.ritual, target, hidden)
    }

    /// Returns the house that owns its target, if that is another house.
    fn victim(&self, sight: &Sight<'_>) -> Option<crate::rules::ids::Seat> {
        self.rite.target.as_ref().and_then(|target| victim(self.plan.table(), sight.seat(), target))
    }
}

/// Returns the draft's order that performs a ritual, and its slot.
fn planned<'a>(sight: &Sight<'a>, ritual: RitualKind) -> Option<(SlotNo, &'a Order)> {
    plan::standing(
        sight,
        |order| matches!(order, Order::Ritual(RitualOrder::PerformRitual { ritual: one, .. }) if *one == ritual),
    )
}

/// Returns the intents that open the tab at an order of the draft.
pub fn to_order(slot: SlotNo, order: &Order) -> Option<[Intent; 2]> {
    let rite = Rite::of(slot, order)?;
    Some([
        Intent::Conjuring(Conjuring::Prepare(Some(Box::new(rite)))),
        Intent::Looking(Looking::Open(Sheet::Ministerium(Tab::Rituals))),
    ])
}
