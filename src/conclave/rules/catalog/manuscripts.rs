//! Manuscripts: what each teaches or works once all its pieces are together (manual 4.9, appendices C, F and J).
//!
//! The letter that stands on a manuscript follows from what it does, so that the two cannot disagree. What an ability does is
//! in [`abilities`](super::abilities), what a move of single combat does in [`moves`](super::moves).

use serde::{Deserialize, Serialize};

use super::abilities::Ability;
use crate::archfiends::Discipline;
use crate::attachments::PraetorUpgrade;
use crate::forces::Upgrade;
use crate::tribute::Purse;

/// A manuscript (manual 4.9). Each of its pieces exists once in a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct ManuscriptDef {
    /// Its name in data and saves.
    pub id: String,
    /// Its name as players read it.
    pub name: String,
    /// Of how many pieces it is made, 1 to 4; three of a Rite and four of a Machine.
    pub pieces: u8,
    /// What it does.
    pub effect: Teaching,
    /// The least that must be bid for one of its pieces (manual 4.10).
    pub min_bid: Purse,
    /// The icon that stands for it.
    pub icon: String,
    /// A few words of its history.
    pub flavour: String,
}

/// What a whole manuscript does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Teaching {
    /// Trains a legion (manual 4.4).
    Legion(Vec<Upgrade>),
    /// Trains a praetor (manual 4.6).
    Praetor(Vec<Lesson>),
    /// Raises the attribute of its reader on which a discipline rests, by so many points (manual appendix J).
    Rite(Discipline, u8),
    /// Lowers that attribute of all others (manual appendix J).
    Machine(Discipline, u8),
}

/// One thing that a praetor learns from a manuscript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lesson {
    /// Strength in single combat.
    Value(PraetorUpgrade),
    /// Something that it gives its unit from then on.
    Ability(Ability),
    /// A move of single combat, by its id.
    Move(String),
}

/// The letter on a manuscript, or the word where there is none (manual 4.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Mark {
    /// "L": it trains legions.
    Legion,
    /// "P": it trains praetors.
    Praetor,
    /// A Rite.
    Rite,
    /// A Machine.
    Machine,
}

impl Mark {
    /// All four, in the order in which they are shown.
    pub const ALL: [Self; 4] = [Self::Legion, Self::Praetor, Self::Rite, Self::Machine];

    /// The name of its texts.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Legion => "legion",
            Self::Praetor => "praetor",
            Self::Rite => "rite",
            Self::Machine => "machine",
        }
    }
}

impl ManuscriptDef {
    /// The letter on it.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        match self.effect {
            Teaching::Legion(_) => Mark::Legion,
            Teaching::Praetor(_) => Mark::Praetor,
            Teaching::Rite(..) => Mark::Rite,
            Teaching::Machine(..) => Mark::Machine,
        }
    }
}
