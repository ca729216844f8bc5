//! Set-ups that a player keeps (manual 2.1), a file each: the form of a new game, with what it leaves to chance.
//!
//! Not the [`Charter`](crate::rules::game::Charter) of a game, in which chance has already decided.

use serde::{Deserialize, Serialize};

use table::shelf::Filed;

use crate::Conclave;
use crate::rules::archfiends::{self, flaws};
use crate::rules::catalog::Catalog;
use crate::rules::conclave::GameLength;
use crate::rules::game::{Archfiend, Player};
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::shelf::Shelf;

/// The most letters that the name of a set-up may have.
pub const SETUP_LETTERS: usize = 48;

/// The folder of set-ups.
pub type SetUps = Shelf<SetUp>;

/// Who is to sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sitter {
    /// One of the ready-made archfiends that nobody has chosen.
    Chance,
    /// One that the dice make, which nobody has met.
    Thrown,
    /// The ready-made one with this id.
    Known(String),
    /// One of a player's own.
    Own(Archfiend),
}

/// A seat of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// Who plays it.
    pub player: Player,
    /// Which archfiend sits there.
    pub sitter: Sitter,
    /// The house symbol; left to chance if nothing is said.
    pub symbol: Option<u8>,
    /// Whom a King Maker has chosen for its pawn; left to the dice if nobody is named.
    pub pawn: Option<Seat>,
}

/// A set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// What it is called.
    pub name: String,
    /// Size of the map.
    pub size: MapSize,
    /// Lie of the land.
    pub map_type: MapType,
    /// How many places of power there are.
    pub frequency: PlaceFrequency,
    /// How many tokens the game lasts.
    pub length: GameLength,
    /// The seed; left to chance if nothing is said.
    pub seed: Option<u64>,
    /// Whether only one save is kept.
    pub iron_man: bool,
    /// The seats, four to six of them.
    pub seats: Vec<SeatPlan>,
}

/// What is wrong with a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpFlaw {
    /// It has no name, or too long a name, or one that cannot be written.
    Name,
    /// It has so many seats.
    Seats(usize),
    /// One of its archfiends cannot be.
    Archfiend {
        /// Which.
        name: String,
        /// The first thing that is wrong with it.
        flaw: archfiends::Flaw,
    },
}

impl Filed<Conclave> for SetUp {
    type Flaw = SetUpFlaw;

    const FOLDER: &'static str = "setups";

    const HEAD: &'static str =
        "// A set-up of Infernal Conclave. Put this file into somebody's \"setups\" folder, and it is theirs as well.";

    fn called(&self) -> &str {
        &self.name
    }

    /// Symbols, minds, pawns and ready-made archfiends that do not exist are no flaw: the form leaves them to chance.
    fn flaws(&self, catalog: &Catalog) -> Vec<SetUpFlaw> {
        let mut found = Vec::new();
        let name = &self.name;
        if name.trim().is_empty() || name.chars().count() > SETUP_LETTERS || name.chars().any(char::is_control) {
            found.push(SetUpFlaw::Name);
        }
        if !(FEWEST_SEATS..=Seat::MOST).contains(&self.seats.len()) {
            found.push(SetUpFlaw::Seats(self.seats.len()));
        }
        for seat in &self.seats {
            if let Sitter::Own(own) = &seat.sitter
                && let Some(flaw) = flaws(catalog, own).into_iter().next()
            {
                found.push(SetUpFlaw::Archfiend { name: own.name.chars().take(SETUP_LETTERS).collect(), flaw });
            }
        }
        found
    }
}
