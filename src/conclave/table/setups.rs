//! Saved set-ups (manual 2.1), with one file each: the choices for a new game, including those left
//! to chance.
//!
//! Not here: the [`Charter`](crate::rules::game::Charter) of a game, in which all random choices
//! have been made.

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

/// Maximum number of characters in the name of a set-up.
pub const SETUP_LETTERS: usize = 48;

/// The folder of set-ups.
pub type SetUps = Shelf<SetUp>;

/// The archfiend for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Sitter {
    /// A random ready-made archfiend that no other seat has.
    Chance,
    /// A newly generated random archfiend.
    Thrown,
    /// The ready-made archfiend with this id.
    Known(String),
    /// A custom archfiend of the player.
    Own(Archfiend),
}

/// A seat of a set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatPlan {
    /// The player.
    pub player: Player,
    /// The archfiend.
    pub sitter: Sitter,
    /// The house symbol; `None` for a random one.
    pub symbol: Option<u8>,
    /// The pawn of a King Maker; `None` for a random one.
    pub pawn: Option<Seat>,
}

/// A set-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetUp {
    /// The name.
    pub name: String,
    /// Size of the map.
    pub size: MapSize,
    /// Landscape of the map.
    pub map_type: MapType,
    /// Frequency of places of power.
    pub frequency: PlaceFrequency,
    /// Length of the game, in tokens.
    pub length: GameLength,
    /// The seed; `None` for a random one.
    pub seed: Option<u64>,
    /// True if the game has only one save.
    pub iron_man: bool,
    /// The seats, 4 to 6.
    pub seats: Vec<SeatPlan>,
}

/// A fault of a set-up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpFlaw {
    /// The name is missing, too long, or contains control characters.
    Name,
    /// The number of seats is wrong.
    Seats(usize),
    /// One of the custom archfiends is not legal.
    Archfiend {
        /// Name of the archfiend.
        name: String,
        /// Its first fault.
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

    /// Symbols, minds, pawns and ready-made archfiends that do not exist are no faults. The form
    /// uses the usual mind instead, and leaves the others to chance.
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
