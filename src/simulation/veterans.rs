//! The strongest legion at the end of a simulated game, compared with the garrison of Pandemonium.
//!
//! Only the legion's own values count, not attachments and support.

use conclave::table::session::Session;
use serde::Serialize;

use crate::rules::catalog::Catalog;
use crate::rules::forces::{Stat, Strength};
use crate::rules::ids::Seat;

/// A legion at the end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Veteran {
    /// Sum of ranged, melee and infernal.
    pub values: i32,
    /// This sum in percent of that of the first garrison of Pandemonium.
    pub percent_of_pandemonium: i32,
    /// Level, from 1 to 10.
    pub level: u8,
    /// Maximum hit points.
    pub max_hp: i32,
    /// Its owner.
    pub seat: Seat,
}

/// Returns the legion with the greatest sum of values, if any legion is left.
pub(crate) fn strongest(catalog: &Catalog, session: &Session) -> Option<Veteran> {
    let garrison = values(&catalog.constants.forces.pandemonium.strength).max(1);
    let seats = (0..session.charter().seats.len()).map(|seat| Seat(seat as u8));
    let legions = seats.flat_map(|seat| {
        let view = session.view(seat);
        let own = view.table().forces().legions().iter().filter(|legion| legion.owner == seat);
        let own = own.map(|legion| {
            let values = values(&legion.strength);
            let percent_of_pandemonium = values * 100 / garrison;
            Veteran { values, percent_of_pandemonium, level: legion.level, max_hp: legion.max_hp.into(), seat }
        });
        own.collect::<Vec<_>>()
    });
    legions.max()
}

fn values(strength: &Strength) -> i32 {
    Stat::ALL.into_iter().map(|stat| i32::from(strength.of(stat))).sum()
}
