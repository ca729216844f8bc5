//! The theatre (manual 4.16, 4.17). It shows a fight step by step, with every number and its
//! source.
//!
//! A [`Piece`] is a fight to show: a battle as a [`Play`] or a single combat as a [`Bout`]. The
//! fight is either real or imagined. Both types implement [`Staged`]: a sequence of steps. A
//! [`Watch`] walks through the steps and knows no rule: every step of a report holds the state of
//! both sides after it.
//!
//! All pieces share the stage, the control bar and the keys. `battle` and `duel` hold the content
//! of each type. [`playbill`](mod@playbill) lists a turn's fights beside the board. [`chances`]
//! shows the forecast of a battle in numbers.
//!
//! The right to see a report (ruling R19) is not checked here. Without the report there is nothing
//! to open.

mod battle;
mod blow;
mod controls;
mod duel;
pub(super) mod paint;
mod piece;
mod playbill;
mod stage;
mod staging;
mod telling;
mod watch;

use bevy_egui::egui::Context;

use crate::sight::{Sight, Wishes};

pub use battle::{Play, chances, foreseen, rehearsal, win_percent};
pub use duel::{Bout, Lasting, Step};
pub use piece::{Notch, Piece, Scene, Sort, Staged};
pub use playbill::playbill;
pub use staging::{Fight, Staging, TheatrePlugin};
pub use watch::Watch;

/// Draws the theatre with the open piece. Draws nothing while it is closed.
pub fn theatre(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    match &sight.fight.0 {
        Some(Piece::Battle(play)) => stage::stage(ctx, sight, wishes, play),
        Some(Piece::Duel(bout)) => stage::stage(ctx, sight, wishes, bout),
        None => {}
    }
}
