//! The archfiend maker (manual 2.3, 4.1, appendices G and K): the cabinet in which a player's own archfiends are kept, and the
//! bench on which one is made.
//!
//! > "When creating an avatar, you are given 30 points to distribute."
//!
//! Nothing here writes a file: what is to be kept, deleted or brought in is an [`Intent`](crate::intent::Intent). What an
//! archfiend would start with, and what follows from it, is asked of the rules, on a table at which nobody else sits.

mod bench;
mod cabinet;
mod perks;
mod person;
mod powers;
mod rail;
mod state;
mod tile;

use std::path::Path;

use bevy_egui::egui::Ui;

use super::{Page, say};
use crate::rules::game::Archfiend;
use crate::sight::Wishes;
use crate::table::shelf::Leaf;

pub(super) use state::lay;
pub use state::{Bench, BenchLeaf, MakerState};

/// What the maker is shown.
#[derive(Clone, Copy, Debug)]
pub struct Cabinet<'a> {
    /// The player's own archfiends, those that are refused last.
    pub leaves: &'a [Leaf<Archfiend>],
    /// The folder in which they lie.
    pub folder: &'a Path,
}

/// The bench if something lies on it, else the cabinet.
pub fn show(ui: &mut Ui, page: &Page<'_>, cabinet: &Cabinet<'_>, state: &mut MakerState, wishes: &mut Wishes) {
    if state.bench.is_some() {
        bench::show(ui, page, cabinet, state, wishes);
    } else {
        cabinet::show(ui, page, cabinet, state, wishes);
    }
}

/// So many points, or nothing at all, in words.
fn price(page: &Page<'_>, points: i32) -> String {
    match points {
        0 => say!(page, "maker-free"),
        1.. => say!(page, "count-points", n = points),
        _ => say!(page, "maker-gives", n = -points),
    }
}
