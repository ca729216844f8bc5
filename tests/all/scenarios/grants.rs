//! Attributes and powers of discipline levels in scenarios (manual 4.1, appendix H).

use infernal_conclave::rules::archfiends::{self, Discipline};
use infernal_conclave::rules::conclave::place_income;
use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::tableau::At;
use infernal_conclave::rules::tribute::Purse;
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::{place, same};
use super::script::purse;

/// An expectation about the powers of a seat's disciplines.
#[derive(Clone, Debug, Deserialize)]
pub enum GrantIs {
    /// Number of event cards that it draws as Regent, and the number that it keeps.
    Draws(u8, u8, u8),
    /// Largest number of elements on its combat cards.
    Elements(u8, u8),
    /// Prestige of its victories, in percent.
    Victories(u8, i32),
    /// Number of tribute cards that a demand brings, and the number that it keeps.
    Tribute(u8, u8, u8),
    /// Highest level of its rituals of a discipline.
    Rituals(u8, Discipline, u8),
    /// Cost of the next level of an attribute, if there is one.
    RaiseCost(u8, Discipline, Option<String>),
    /// Number of rows that the next level of a discipline adds to the table of powers.
    Next(u8, Discipline, usize),
    /// The level of a discipline, as a rival sees it: rival, seat.
    LevelSeenBy(u8, u8, Discipline, i32),
    /// Prestige per turn from the place in a canton, as a seat sees it.
    PlaceIncomeSeenBy(u8, At, i32),
}

impl GrantIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        match self {
            Self::Draws(seat, draw, keep) => same(archfiends::event_draws(catalog, game, Seat(*seat)), (*draw, *keep)),
            Self::Elements(seat, n) => same(archfiends::card_elements(catalog, game, Seat(*seat)), *n),
            Self::Victories(seat, percent) => same(archfiends::victory_percent(catalog, game, Seat(*seat)), *percent),
            Self::Tribute(seat, offer, keep) => {
                same(archfiends::tribute_offer(catalog, game, Seat(*seat)), (*offer, *keep))
            }
            Self::Rituals(seat, discipline, level) => {
                same(archfiends::ritual_level(catalog, game, Seat(*seat), *discipline), *level)
            }
            Self::RaiseCost(seat, discipline, cost) => {
                let wanted: Option<Purse> = cost.as_deref().map(purse).transpose()?;
                same(archfiends::raise_cost(catalog, game, Seat(*seat), *discipline), wanted)
            }
            Self::Next(seat, discipline, rows) => {
                same(archfiends::next_grants(catalog, game, Seat(*seat), *discipline).count(), *rows)
            }
            Self::LevelSeenBy(rival, seat, discipline, level) => {
                let view = SeatView::of(game, Seat(*rival));
                same(archfiends::discipline_level(catalog, view.table(), Seat(*seat), *discipline).total(), *level)
            }
            Self::PlaceIncomeSeenBy(viewer, at, n) => {
                let view = SeatView::of(game, Seat(*viewer));
                same(place_income(catalog, view.table(), place(view.table(), *at)?).total(), *n)
            }
        }
    }
}
