//! The arena theatre (manual 4.17): a single combat shown slot by slot, with every number and where it comes from.
//!
//! A [`Bout`] is a single combat to be shown. How far it has been watched, the bar under the stage and its keys are those of the
//! battle [`theatre`](crate::theatre). No rule is worked out again: every sum stands in the report.

mod bout;
mod course;
mod exchange;
mod lasting;
mod telling;
mod wing;

use std::sync::Arc;

use bevy_egui::egui::{Align, Context, Id, Layout, Rect, Ui, pos2, vec2};

use crate::intent::Staging;
use crate::look::sheet;
use crate::ministerium::words::say;
use crate::rules::arena::{Corner, Exchange};
use crate::rules::combat::Side;
use crate::sight::{Sight, Wishes};
use crate::theatre::{Watch, controls, within};

pub use bout::{Bout, Step};
pub use lasting::Lasting;
pub use telling::heading;

/// What a part of the sheet is drawn with.
struct Ring<'a, 'w> {
    sight: &'a Sight<'w>,
    watch: &'a Watch<Bout>,
}

/// The room that the sheet asks for.
const WANTED: (f32, f32) = (1232.0, 652.0);
/// Below this width the praetors are only named.
const WIDE: f32 = 820.0;

/// On which side of the stage a corner is.
const fn side_of(corner: Corner) -> Side {
    match corner {
        Corner::First => Side::Attacker,
        Corner::Second => Side::Defender,
    }
}

/// The theatre with this single combat.
pub fn theatre(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes, bout: &Arc<Bout>) {
    let at = Id::new("arena-watch");
    let known: Option<Watch<Bout>> = ctx.data(|data| data.get_temp(at));
    let mut watch = known.filter(|watch| Arc::ptr_eq(watch.play(), bout)).unwrap_or_else(|| {
        let still = sight.preferences.playback_percent == 0 || bout.opening.is_some();
        Watch::open(Arc::clone(bout), !still)
    });
    let mut leave = controls::keys(ctx, &mut watch);
    controls::run(ctx, sight, &mut watch);
    let close = say!(sight, "theatre-leave-key");
    let icon = match bout.sort {
        crate::theatre::Sort::Fought => "single-combat",
        crate::theatre::Sort::Imagined => "eye",
    };
    let size = vec2(WANTED.0, WANTED.1);
    leave |= sheet(ctx, sight.look, "arena-theatre", (icon, &heading(sight, bout)), &close, size, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        inside(ui, sight, &mut watch, wishes);
    });
    if leave {
        ctx.data_mut(|data| data.remove::<Watch<Bout>>(at));
        wishes.push(Staging::CloseBattle.into());
    } else {
        ctx.data_mut(|data| data.insert_temp(at, watch));
    }
}

fn inside(ui: &mut Ui, sight: &Sight<'_>, watch: &mut Watch<Bout>, wishes: &mut Wishes) {
    let all = ui.available_rect_before_wrap();
    let foot = controls::height(all.width());
    let bar = Rect::from_min_max(pos2(all.left(), (all.bottom() - foot).max(all.top())), all.max);
    let mut stage = Rect::from_min_max(all.min, pos2(all.right(), bar.top() - 4.0));
    if stage.height() < 24.0 {
        stage.max.y = stage.min.y + 24.0;
    }
    let ring = Ring { sight, watch };
    let mut clicked = None;
    if all.width() >= WIDE {
        let side = (all.width() * 0.235).clamp(200.0, 292.0);
        let gap = 14.0;
        for corner in Corner::BOTH {
            let x = if corner == Corner::First { stage.left() } else { stage.right() - side };
            let room = Rect::from_min_size(pos2(x, stage.top()), vec2(side, stage.height()));
            within(ui, room, |ui| wing::wing(ui, &ring, corner));
        }
        let middle = Rect::from_min_max(
            pos2(stage.left() + side + gap, stage.top()),
            pos2(stage.right() - side - gap, stage.bottom()),
        );
        within(ui, middle, |ui| clicked = course::course(ui, &ring));
    } else {
        within(ui, stage, |ui| {
            ui.horizontal(|ui| {
                let half = (ui.available_width() / 2.0 - 8.0).max(40.0);
                for corner in Corner::BOTH {
                    ui.allocate_ui_with_layout(vec2(half, 30.0), Layout::top_down(Align::Min), |ui| {
                        ui.set_width(half);
                        wing::nameplate(ui, &ring, corner);
                    });
                }
            });
            clicked = course::course(ui, &ring);
        });
    }
    let line = telling::caption(sight, watch);
    if let Some(at) = clicked {
        watch.seek(at);
    }
    within(ui, bar, |ui| controls::bar(ui, sight, watch, wishes, line));
}

impl Ring<'_, '_> {
    /// The hit points of a praetor as they are drawn now, on their way down.
    fn hp(&self, corner: Corner) -> f32 {
        let now = f32::from(self.watch.play().hp(self.watch.at(), corner));
        let before = f32::from(self.hp_before(corner));
        // The blows fall when the sums have been read.
        let fallen = ((self.watch.progress() - 0.6) / 0.4).clamp(0.0, 1.0);
        before + (now - before) * fallen
    }

    /// The hit points of a praetor before the present step.
    fn hp_before(&self, corner: Corner) -> u16 {
        let (bout, at) = (self.watch.play(), self.watch.at());
        if matches!(bout.step(at), Step::Slot { .. }) { bout.hp(at - 1, corner) } else { bout.hp(at, corner) }
    }

    /// The exchanges of the present round up to the present step.
    fn round_so_far(&self) -> &[Exchange] {
        match self.watch.play().step(self.watch.at()) {
            Step::Slot { round, slot, .. } => &self.watch.play().report.rounds[round].exchanges[..=slot],
            Step::Entry | Step::Round { .. } | Step::End => &[],
        }
    }

    /// Whether the move in a slot is known: one's own, and the enemy's once it has been made.
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
