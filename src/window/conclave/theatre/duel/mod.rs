//! A single combat on the stage (manual 4.17), slot by slot. No rule is applied here: the report
//! contains every sum.

mod bout;
mod course;
mod exchange;
mod lasting;
mod wing;
mod words;

use bevy_egui::egui::Ui;

use super::piece::{Notch, Sort, Staged};
use crate::conclave::hearing::fights;
use crate::conclave::ministerium::words::say;
use crate::rules::arena::{Corner, Exchange};
use crate::rules::combat::Side;
use crate::sight::Sight;

pub use bout::{Bout, Step};
pub use lasting::Lasting;

/// The data for drawing a part of the stage.
type Scene<'a, 'w> = super::piece::Scene<'a, 'w, Bout>;

impl Staged for Bout {
    const EMBLEM: &'static str = "single-combat";
    const MUSIC: ::sound::Piece = ::sound::Piece::Arena;

    fn cue(&self, at: usize) -> Option<::sound::Cue> {
        fights::of_bout(self, at)
    }

    /// Counts the start of every round, its exchanges, and the end.
    fn steps(&self) -> usize {
        self.round_at(self.report.rounds.len())
    }

    fn opening(&self) -> Option<usize> {
        self.opening
    }

    fn seconds(&self, at: usize) -> f32 {
        match self.step(at) {
            Step::Entry | Step::End => 1.2,
            Step::Round { round: 0 } => 0.9,
            Step::Round { .. } => 0.7,
            // After the first round the viewer knows both plans and needs less time.
            Step::Slot { round: 0, .. } => 3.4,
            Step::Slot { .. } => 2.4,
        }
    }

    fn notch(&self, at: usize) -> Notch {
        match self.step(at) {
            Step::Entry | Step::End => Notch::Edge,
            Step::Round { .. } => Notch::Round,
            Step::Slot { exchange, .. } => Notch::Blow { hurt: exchange.blows.iter().any(|blow| blow.dealt > 0) },
        }
    }

    fn sort(&self) -> Sort {
        self.sort
    }

    fn heading(&self, sight: &Sight<'_>) -> String {
        words::heading(sight, self)
    }

    fn caption(scene: &Scene<'_, '_>) -> String {
        words::caption(scene.sight, scene.watch)
    }

    fn nameplate(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
        wing::nameplate(ui, scene, corner_of(side));
    }

    fn wing(ui: &mut Ui, scene: &Scene<'_, '_>, side: Side) {
        wing::wing(ui, scene, corner_of(side));
    }

    fn course(ui: &mut Ui, scene: &Scene<'_, '_>) -> Option<usize> {
        course::course(ui, scene)
    }
}

/// Returns the entry of a single combat in a list: icon, text, and tooltip.
pub(super) fn entry(sight: &Sight<'_>, bout: &Bout) -> (&'static str, String, String) {
    (Bout::EMBLEM, words::heading(sight, bout), say!(sight, "arena-watch-tip"))
}

/// Returns the side of the stage for a corner.
const fn side_of(corner: Corner) -> Side {
    match corner {
        Corner::First => Side::Attacker,
        Corner::Second => Side::Defender,
    }
}

/// Returns the corner for a side of the stage.
const fn corner_of(side: Side) -> Corner {
    match side {
        Side::Attacker => Corner::First,
        Side::Defender => Corner::Second,
    }
}

impl Scene<'_, '_> {
    /// Returns the hit points of a praetor as drawn now, between the values before and after the
    /// present step.
    fn hp(&self, corner: Corner) -> f32 {
        let now = f32::from(self.watch.play().hp(self.watch.at(), corner));
        let before = f32::from(self.hp_before(corner));
        // The hit points fall in the last 40 percent of the movement, after the sums have appeared.
        let fallen = ((self.watch.progress() - 0.6) / 0.4).clamp(0.0, 1.0);
        before + (now - before) * fallen
    }

    /// Returns the hit points of a praetor before the present step.
    fn hp_before(&self, corner: Corner) -> u16 {
        let (bout, at) = (self.watch.play(), self.watch.at());
        if matches!(bout.step(at), Step::Slot { .. }) { bout.hp(at - 1, corner) } else { bout.hp(at, corner) }
    }

    /// Returns the exchanges of the present round up to the present step.
    fn round_so_far(&self) -> &[Exchange] {
        match self.watch.play().step(self.watch.at()) {
            Step::Slot { round, slot, .. } => &self.watch.play().report.rounds[round].exchanges[..=slot],
            Step::Entry | Step::Round { .. } | Step::End => &[],
        }
    }

    /// True if the viewer knows the move in a slot: always for the own praetor, for others once it
    /// was made.
    fn knows(&self, corner: Corner, slot: usize) -> bool {
        let bout = self.watch.play();
        if bout.sides[corner as usize] == Some(self.sight.seat()) {
            return true;
        }
        match bout.step(self.watch.at()) {
            Step::Entry | Step::Round { round: 0 } => false,
            Step::Slot { round: 0, slot: now, .. } => slot <= now,
            Step::Round { .. } | Step::Slot { .. } | Step::End => true,
        }
    }
}
