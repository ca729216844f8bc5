//! Objectives in a described position.

use serde::{Deserialize, Serialize};

use super::{Tableau, TableauFault};
use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::game::Game;
use crate::ids::{ObjectiveKind, Seat};
use crate::objectives::{Deeds, Sin, whole_deck};

/// The objectives of a house, and its deeds so far.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauObjectives {
    /// The house.
    pub seat: u8,
    /// The public objective; that of its archfiend by default, or Gluttony for a nameless one.
    pub public: Option<Sin>,
    /// Its secret objectives, by id.
    pub held: Vec<String>,
    /// Drawn objectives that wait for a choice, by id.
    pub drawn: Vec<String>,
    /// Its deck, the top card last. By default all other possible objectives, shuffled by the dice
    /// of the position.
    pub deck: Option<Vec<String>>,
    /// Its deeds.
    pub deeds: Deeds,
    /// Number of souls that it has consumed.
    pub souls: u32,
}

impl Tableau {
    /// Makes the decks and sets the described objectives.
    pub(super) fn set_objectives(&self, catalog: &Catalog, game: &mut Game) -> Result<(), TableauFault> {
        let named = |ids: &[String]| -> Result<Vec<ObjectiveKind>, TableauFault> {
            let kinds = ids.iter().map(|id| {
                let kind = catalog.objective_named(id);
                kind.ok_or_else(|| TableauFault(format!("no secret objective is called \"{id}\"")))
            });
            kinds.collect()
        };
        let whole = whole_deck(catalog, game);
        let seats: Vec<Seat> = game.seats().collect();
        for seat in seats {
            let described = self.objectives.iter().find(|described| described.seat == seat.0);
            let described = described.cloned().unwrap_or_default();
            let (held, drawn) = (named(&described.held)?, named(&described.drawn)?);
            let deck = match &described.deck {
                Some(ids) => named(ids)?,
                None => {
                    let left = whole.iter().copied().filter(|kind| !held.contains(kind) && !drawn.contains(kind));
                    let mut deck: Vec<ObjectiveKind> = left.collect();
                    Dice::new(self.seed, 0).open(Stream::ObjectiveDeck(seat)).shuffle(&mut deck);
                    deck
                }
            };
            game.objectives.set_position(seat, [deck, held, drawn], described.deeds);
            game.treasury.set_consumed(seat, described.souls);
        }
        Ok(())
    }

    /// Returns the public objective described for a seat.
    pub(super) fn public_objective(&self, seat: Seat) -> Option<Sin> {
        self.objectives.iter().find(|described| described.seat == seat.0).and_then(|described| described.public)
    }
}
