//! The occult: what rituals and events are worth to a house, which event cards it keeps, and what it says to decrees.
//!
//! What harms a rival is worth the malice that the house bears it; what helps oneself is weighed like anything else. Rituals that are
//! all but certain to fail are not thought of.

mod chances;
mod decrees;
mod events;
mod lasting;
mod rituals;

use super::diplomacy::malice;
use super::schemes::favourite;
use super::survey::Survey;
use crate::rules::game::Game;
use crate::rules::ids::Seat;

pub(super) use decrees::{keep, replies};
pub(super) use lasting::{obligations, of_relic, sustain};

/// How much a loss of each house is one's own gain, in percent: more of an enemy, and of whoever leads.
pub(super) fn spite(survey: &Survey<'_>, table: &Game) -> Vec<i32> {
    let favourite = favourite(survey.catalog, table, survey.seat);
    let malice = malice(survey.catalog, table, survey.seat, &survey.bent);
    let of = |other: Seat| if favourite == Some(other) { 0 } else { malice[other.index()].clamp(10, 100) };
    table.seats().map(|other| if other == survey.seat { 0 } else { of(other) }).collect()
}
