//! What a described position says of objectives.

use serde::{Deserialize, Serialize};

use super::{Tableau, TableauFault};
use crate::catalog::Catalog;
use crate::dice::{Dice, Stream};
use crate::game::Game;
use crate::ids::{ObjectiveKind, Seat};
use crate::objectives::{Deeds, Sin, whole_deck};

/// The objectives of a house, and what it has done so far.
#[derive(Clone, Debug, Default, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct TableauObjectives {
    /// Whose.
    pub seat: u8,
    /// The public one; its archfiend's if not said, Gluttony of a nameless one.
    pub public: Option<Sin>,
    /// The secret ones that it has, by their ids.
    pub held: Vec<String>,
    /// Those that it has drawn and not chosen from yet.
    pub drawn: Vec<String>,
    /// Its deck, the top card last; if not said, everything else that can be met here, shuffled by the dice of the position.
    pub deck: Option<Vec<String>>,
    /// What it has done.
    pub deeds: Deeds,
    /// Souls that it has consumed.
    pub souls: u32,
}

impl Tableau {
    /// Makes the decks, and puts in what is described.
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

    /// The public objective that is described for a seat.
    pub(super) fn public_objective(&self, seat: Seat) -> Option<Sin> {
        self.objectives.iter().find(|described| described.seat == seat.0).and_then(|described| described.public)
    }
}
