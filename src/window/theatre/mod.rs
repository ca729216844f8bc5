//! The battle theatre (manual 4.16): a fight shown passage by passage, with every number and where it comes from.
//!
//! A [`Play`] is a fight to be shown: one that was fought, or one that might be. A [`Watch`] is the
//! passage that a viewer has reached. It knows no rule: every passage of a report holds the state of
//! both sides after it. [`theatre`] is the sheet, [`playbill`](mod@playbill) the list of a turn's fights
//! beside the board, [`chances`] the forecast of a fight in numbers.
//!
//! Not here: the right to see a report (ruling R19). Without it there is nothing to open.

mod cards;
mod challenge;
pub(super) mod controls;
mod course;
mod forecast;
pub(super) mod paint;
mod piece;
mod play;
mod playbill;
mod rehearsal;
mod side;
mod staging;
mod watch;
mod words;

use std::sync::Arc;

use bevy_egui::egui::{Align, Context, Id, Layout, Rect, Ui, UiBuilder, pos2, vec2};

use super::arena;
use super::look::sheet;
use super::ministerium::words::say;
use super::sight::{Sight, Wishes};
use crate::rules::combat::Side;

pub use forecast::{chances, foreseen, win_percent};
pub use piece::{Notch, Piece};
pub use play::{Play, Sort};
pub use playbill::playbill;
pub use rehearsal::rehearsal;
pub use staging::{Fight, Staging, TheatrePlugin};
pub use watch::Watch;

/// What a part of the sheet is drawn with.
struct Scene<'a, 'w> {
    sight: &'a Sight<'w>,
    watch: &'a Watch,
}

/// The room that the sheet asks for.
const WANTED: (f32, f32) = (1232.0, 652.0);
/// Below this width the sides are only named, and what they bring is told when they are asked.
const WIDE: f32 = 820.0;

/// The theatre with the fight that the overlay holds.
pub fn theatre(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    let play = match sight.fight {
        Fight::None => return,
        Fight::Duel(bout) => return arena::theatre(ctx, sight, wishes, bout),
        Fight::Battle(play) => play,
    };
    let mut watch = recall(ctx, sight, play);
    let mut leave = controls::keys(ctx, &mut watch);
    controls::run(ctx, sight, &mut watch);
    let heading = words::heading(sight, play);
    let close = say!(sight, "theatre-leave-key");
    let size = vec2(WANTED.0, WANTED.1);
    leave |= sheet(ctx, sight.look, "theatre", (words::icon(play), &heading), &close, size, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        inside(ui, sight, &mut watch, wishes);
    });
    if leave {
        ctx.data_mut(|data| data.remove::<Watch>(Id::new("theatre-watch")));
        wishes.push(Staging::CloseBattle.into());
    } else {
        ctx.data_mut(|data| data.insert_temp(Id::new("theatre-watch"), watch));
    }
}

/// How far this play has been watched; from its beginning if it is another than before.
fn recall(ctx: &Context, sight: &Sight<'_>, play: &Arc<Play>) -> Watch {
    let known: Option<Watch> = ctx.data(|data| data.get_temp(Id::new("theatre-watch")));
    known.filter(|watch| Arc::ptr_eq(watch.play(), play)).unwrap_or_else(|| {
        let still = sight.preferences.playback_percent == 0 || play.opening.is_some();
        Watch::open(Arc::clone(play), !still)
    })
}

fn inside(ui: &mut Ui, sight: &Sight<'_>, watch: &mut Watch, wishes: &mut Wishes) {
    let all = ui.available_rect_before_wrap();
    let foot = controls::height(all.width());
    let bar = Rect::from_min_max(pos2(all.left(), (all.bottom() - foot).max(all.top())), all.max);
    let mut stage = Rect::from_min_max(all.min, pos2(all.right(), bar.top() - 4.0));
    if stage.height() < 24.0 {
        stage.max.y = stage.min.y + 24.0;
    }
    let scene = Scene { sight, watch };
    if all.width() >= WIDE {
        let wing = (all.width() * 0.235).clamp(200.0, 292.0);
        let gap = 14.0;
        for side in Side::BOTH {
            let x = if side == Side::Attacker { stage.left() } else { stage.right() - wing };
            let room = Rect::from_min_size(pos2(x, stage.top()), vec2(wing, stage.height()));
            within(ui, room, |ui| side::wing(ui, &scene, side));
        }
        let middle = Rect::from_min_max(
            pos2(stage.left() + wing + gap, stage.top()),
            pos2(stage.right() - wing - gap, stage.bottom()),
        );
        within(ui, middle, |ui| course::course(ui, &scene));
    } else {
        within(ui, stage, |ui| {
            ui.horizontal(|ui| {
                let half = (ui.available_width() / 2.0 - 8.0).max(40.0);
                for side in Side::BOTH {
                    ui.allocate_ui_with_layout(vec2(half, 30.0), Layout::top_down(Align::Min), |ui| {
                        ui.set_width(half);
                        side::nameplate(ui, &scene, side);
                    });
                }
            });
            course::course(ui, &scene);
        });
    }
    let line = words::caption(sight, watch);
    within(ui, bar, |ui| controls::bar(ui, sight, watch, wishes, line));
}

/// Draws in this part of the sheet and nowhere else.
pub(super) fn within(ui: &mut Ui, room: Rect, add: impl FnOnce(&mut Ui)) {
    let mut child = ui.new_child(UiBuilder::new().max_rect(room).layout(Layout::top_down(Align::Min)));
    child.set_clip_rect(room.expand(3.0).intersect(ui.clip_rect()));
    add(&mut child);
}
