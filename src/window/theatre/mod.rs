//! The theatre (manual 4.16, 4.17): a fight shown step by step, with every number and its source.
//!
//! A [`Piece`] is a fight to be shown: a battle as a [`Play`] or a single combat as a [`Bout`]. It
//! was fought, or it might be. Both are [`Staged`]: a sequence of steps. A [`Watch`] walks through
//! the steps and knows no rule: every step of a report holds the state of both sides after it.
//!
//! The stage, the bar under it and its keys are the same for all pieces. `battle` and `duel` hold
//! the content of each. [`playbill`](mod@playbill) lists a turn's fights beside the board;
//! [`chances`] shows the forecast of a battle in numbers.
//!
//! Not here: the right to see a report (ruling R19). Without it there is nothing to open.

mod battle;
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

use super::sight::{Sight, Wishes};

pub use battle::{Play, chances, foreseen, rehearsal, win_percent};
pub use duel::{Bout, Lasting, Step};
pub use piece::{Notch, Piece, Scene, Sort, Staged};
pub use playbill::playbill;
pub use staging::{Fight, Staging, TheatrePlugin};
pub use watch::Watch;

/// The theatre with the piece that the overlay holds.
pub fn theatre(ctx: &Context, sight: &Sight<'_>, wishes: &mut Wishes) {
    match &sight.fight.0 {
        Some(Piece::Battle(play)) => stage::stage(ctx, sight, wishes, play),
        Some(Piece::Duel(bout)) => stage::stage(ctx, sight, wishes, bout),
        None => {}
    }
}
