//! Manuscripts in scenarios: orders in words, and expectations.

use infernal_conclave::rules::archfiends::Discipline;
use infernal_conclave::rules::catalog::{Ability, Catalog};
use infernal_conclave::rules::ids::{LegionId, ManuscriptKind, Seat};
use infernal_conclave::rules::manuscripts::{ManuscriptOrder, Manuscripts, Pupil, progress_of, search_chance};
use infernal_conclave::rules::orders::Order;
use infernal_conclave::rules::tribute::TributeOrder;
use infernal_conclave::rules::view::SeatView;
use serde::Deserialize;

use super::Played;
use super::expect::same;

/// An expectation about manuscripts.
#[derive(Clone, Debug, Deserialize)]
pub enum ScriptIs {
    /// The pieces of a manuscript that a seat has.
    Holds(u8, String, Vec<u8>),
    /// Number of all pieces of a seat.
    Pieces(u8, usize),
    /// Number of pieces that a seat sees in the vault of another.
    SeesPieces(u8, u8, usize),
    /// True if a manuscript has been used up.
    Used(String, bool),
    /// True if a seat knows that it has been used up.
    KnowsUsed(u8, String, bool),
    /// Number of trainings that wait for the next dawn, and the number that a seat knows of.
    Waits(usize, u8, usize),
    /// The abilities that a legion has learned from manuscripts.
    Legion(u16, Vec<Ability>),
    /// The same as a seat sees it.
    SeesLegion(u8, u16, Vec<Ability>),
    /// The abilities for its unit that a praetor has learned from manuscripts.
    Praetor(String, Vec<Ability>),
    /// The moves of single combat that a praetor has learned.
    Moves(String, Vec<String>),
    /// The attribute of a discipline.
    Attribute(u8, Discipline, u8),
    /// The chance of a seat's next search to find a piece.
    Chance(u8, i32),
    /// The progress of a seat with a manuscript: the position of each piece, and the number of
    /// possible pupils.
    Progress(u8, String, Vec<String>, usize),
}

fn manuscript(catalog: &Catalog, id: &str) -> Result<ManuscriptKind, String> {
    catalog.manuscript_named(id).ok_or_else(|| format!("no manuscript is called {id}"))
}

impl ScriptIs {
    /// Checks the expectation. The error describes the actual state.
    pub fn check(&self, played: &Played) -> Result<(), String> {
        let (game, catalog) = (&played.resolution.game, played.book.catalog());
        let scripts = game.manuscripts();
        let view = |seat: &u8| SeatView::of(game, Seat(*seat));
        let used = |scripts: &Manuscripts, id: &str| -> Result<bool, String> {
            let kind = manuscript(catalog, id)?;
            Ok(scripts.read().iter().any(|reading| reading.manuscript == kind))
        };
        let praetor = |id: &str| {
            let kind = catalog.praetor_named(id).ok_or_else(|| format!("no praetor is called {id}"))?;
            game.attachments().praetor(kind).ok_or_else(|| "nobody has it".to_owned())
        };
        match self {
            Self::Holds(seat, id, numbers) => {
                let kind = manuscript(catalog, id)?;
                let held = scripts.of(Seat(*seat)).filter(|piece| piece.manuscript == kind);
                same(held.map(|piece| piece.number).collect(), numbers.clone())
            }
            Self::Pieces(seat, count) => same(scripts.of(Seat(*seat)).count(), *count),
            Self::SeesPieces(seat, other, count) => {
                same(view(seat).table().manuscripts().of(Seat(*other)).count(), *count)
            }
            Self::Used(id, wanted) => same(used(scripts, id)?, *wanted),
            Self::KnowsUsed(seat, id, wanted) => same(used(view(seat).table().manuscripts(), id)?, *wanted),
            Self::Waits(count, seat, seen) => {
                let known = view(seat).table().manuscripts().trainings().len();
                same((scripts.trainings().len(), known), (*count, *seen))
            }
            Self::Legion(id, wanted) => {
                let legion = game.forces().legion(LegionId(*id)).ok_or_else(|| "the legion is gone".to_owned())?;
                same(legion.trained.iter().collect(), wanted.clone())
            }
            Self::SeesLegion(seat, id, wanted) => {
                let view = view(seat);
                let legion = view.table().forces().legion(LegionId(*id));
                let legion = legion.ok_or_else(|| "the legion is gone".to_owned())?;
                same(legion.trained.iter().collect(), wanted.clone())
            }
            Self::Praetor(id, wanted) => same(praetor(id)?.trained.iter().collect(), wanted.clone()),
            Self::Moves(id, wanted) => {
                let known = praetor(id)?.moves.iter().map(|kind| catalog.duel_move(kind).id.clone());
                same(known.collect(), wanted.clone())
            }
            Self::Attribute(seat, discipline, level) => {
                same(game.houses().of(Seat(*seat)).attributes.of(*discipline), *level)
            }
            Self::Chance(seat, percent) => same(search_chance(catalog, game, Seat(*seat)).total(), *percent),
            Self::Progress(seat, id, places, pupils) => {
                let set = progress_of(catalog, view(seat).table(), Seat(*seat), manuscript(catalog, id)?);
                let found: Vec<String> = set.pieces.iter().map(|(_, place)| format!("{place:?}")).collect();
                same((found, set.pupils.len()), (places.clone(), *pupils))
            }
        }
    }
}

/// Parses `seek`, `train fletchers_psalter legion 0`, `train leech_ledger praetor furfur`,
/// `assemble rite_of_blood`.
pub fn order(words: &str, catalog: &Catalog) -> Result<Option<Order>, String> {
    match words.split_whitespace().collect::<Vec<_>>().as_slice() {
        ["seek"] => Ok(Some(Order::Tribute(TributeOrder::SeekManuscripts))),
        ["train", id, "legion", number] => {
            let legion = number.parse().map_err(|_| format!("\"{number}\" is no legion"))?;
            Ok(Some(Order::Manuscript(ManuscriptOrder::Train {
                manuscript: manuscript(catalog, id)?,
                pupil: Pupil::Legion(LegionId(legion)),
            })))
        }
        ["train", id, "praetor", name] => {
            let praetor = catalog.praetor_named(name).ok_or_else(|| format!("no praetor is called {name}"))?;
            Ok(Some(Order::Manuscript(ManuscriptOrder::Train {
                manuscript: manuscript(catalog, id)?,
                pupil: Pupil::Praetor(praetor),
            })))
        }
        ["assemble", id] => {
            Ok(Some(Order::Manuscript(ManuscriptOrder::Assemble { manuscript: manuscript(catalog, id)? })))
        }
        _ => Ok(None),
    }
}
