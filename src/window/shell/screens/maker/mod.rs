//! The archfiend maker (manual 2.3, 4.1, appendices G and K): the cabinet with the player's own
//! archfiends, and the bench on which one is made.
//!
//! > "When creating an avatar, you are given 30 points to distribute."
//!
//! Nothing here writes a file. Saving, deleting and importing are
//! [`Intent`](crate::intent::Intent)s. The rules calculate the archfiend's starting values and
//! other consequences, on a table where the other seats are empty houses.

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

/// The data of the maker.
#[derive(Clone, Copy, Debug)]
pub struct Cabinet<'a> {
    /// The player's own archfiends. Those with faults come last.
    pub leaves: &'a [Leaf<Archfiend>],
    /// The folder of their files.
    pub folder: &'a Path,
}

/// Draws the bench if an archfiend is on it, else the cabinet.
pub fn show(ui: &mut Ui, page: &Page<'_>, cabinet: &Cabinet<'_>, state: &mut MakerState, wishes: &mut Wishes) {
    if state.bench.is_some() {
        bench::show(ui, page, cabinet, state, wishes);
    } else {
        cabinet::show(ui, page, cabinet, state, wishes);
    }
}

/// Returns a number of points in words. Zero is "free", and a negative price gives points.
fn price(page: &Page<'_>, points: i32) -> String {
    match points {
        0 => say!(page, "maker-free"),
        1.. => say!(page, "count-points", n = points),
        _ => say!(page, "maker-gives", n = -points),
    }
}
