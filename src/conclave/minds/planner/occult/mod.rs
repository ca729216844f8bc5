//! Rituals and events: their worth to a house, the event cards that it keeps, and its replies to
//! decrees (manual 4.11, 4.13).
//!
//! Harm to a rival counts by the malice against it; own benefits count like any other. Rituals with
//! a very low chance are not considered.

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

/// Returns the gain from a loss of each house, in percent of that loss. Higher for enemies and for
/// the leader.
pub(super) fn spite(survey: &Survey<'_>, table: &Game) -> Vec<i32> {
    let favourite = favourite(survey.catalog, table, survey.seat);
    let malice = malice(survey.catalog, table, survey.seat, &survey.bent);
    let of = |other: Seat| if favourite == Some(other) { 0 } else { malice[other.index()].clamp(10, 100) };
    table.seats().map(|other| if other == survey.seat { 0 } else { of(other) }).collect()
}
