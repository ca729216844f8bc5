//! Manuscripts and the effect of each complete set (manual 4.9, appendices C, F and J).
//!
//! The letter on a manuscript is computed from its effect, so that the two cannot disagree. The
//! effects of abilities are in [`abilities`](super::abilities), those of moves of single combat in
//! [`moves`](super::moves).

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
    /// Its id in data and saves.
    pub id: String,
    /// Its name shown to players.
    pub name: String,
    /// Number of its pieces, 1 to 4; 3 for a Rite and 4 for a Machine.
    pub pieces: u8,
    /// Its effect.
    pub effect: Teaching,
    /// Minimum bid for one of its pieces (manual 4.10).
    pub min_bid: Purse,
    /// Its icon.
    pub icon: String,
    /// Flavour text.
    pub flavour: String,
}

/// The effect of a complete manuscript.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Teaching {
    /// Trains a legion (manual 4.4).
    Legion(Vec<Upgrade>),
    /// Trains a praetor (manual 4.6).
    Praetor(Vec<Lesson>),
    /// Raises the reader's attribute for this discipline by this many points (manual appendix J).
    Rite(Discipline, u8),
    /// Lowers the attribute for this discipline of all others by this many points (manual appendix
    /// J).
    Machine(Discipline, u8),
}

/// One lesson of a manuscript for praetors.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lesson {
    /// A value in single combat.
    Value(PraetorUpgrade),
    /// An ability for its unit.
    Ability(Ability),
    /// A move of single combat, by its id.
    Move(String),
}

/// The letter on a manuscript, or its kind if it has no letter (manual 4.9).
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
    /// All four, in display order.
    pub const ALL: [Self; 4] = [Self::Legion, Self::Praetor, Self::Rite, Self::Machine];

    /// Returns the key of its texts.
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
    /// Returns its mark.
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
