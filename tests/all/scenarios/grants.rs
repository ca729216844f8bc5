//! What scenarios say about attributes, and about what a level of a discipline grants (manual 4.1, appendix H).

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

/// Something that a seat's disciplines grant.
#[derive(Clone, Debug, Deserialize)]
pub enum GrantIs {
    /// How many event cards it draws as Regent, and how many it keeps.
    Draws(u8, u8, u8),
    /// How many elements its combat cards can have.
    Elements(u8, u8),
    /// What its victories are worth, in percent.
    Victories(u8, i32),
    /// How many tribute cards a demand brings, and how many it keeps.
    Tribute(u8, u8, u8),
    /// Up to which level it has the rituals of a discipline.
    Rituals(u8, Discipline, u8),
    /// What the next level of an attribute costs it, if there is one.
    RaiseCost(u8, Discipline, Option<String>),
    /// How many rows of the table of powers the next level of a discipline adds.
    Next(u8, Discipline, usize),
    /// What a rival sees of the level of a discipline.
    LevelSeenBy(u8, u8, Discipline, i32),
    /// What a seat sees of the prestige that the place in a canton gives each turn.
    PlaceIncomeSeenBy(u8, At, i32),
}

impl GrantIs {
    /// Whether it is so; if not, what is.
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
