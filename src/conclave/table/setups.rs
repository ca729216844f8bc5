//! Saved set-ups (manual 2.1), with one file each: the choices for a new game, including those left
//! to chance.
//!
//! Not here: the [`Charter`] of a game, in which all random choices have been made.

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

use table::shelf::Filed;

use crate::Conclave;
use crate::lots;
use crate::rules::archfiends::{self, flaws};
use crate::rules::catalog::{Catalog, Gift};
use crate::rules::conclave::GameLength;
use crate::rules::game::{Archfiend, Charter, Player, SeatCharter, Settings};
use crate::rules::ids::{FEWEST_SEATS, Seat};
use crate::rules::realm::generate::{MapType, PlaceFrequency};
use crate::rules::realm::hex::MapSize;
use crate::shelf::Shelf;

/// Maximum number of characters in the name of a set-up.
pub const SETUP_LETTERS: usize = 48;

/// Number of house symbols (manual 2.1).
pub const SYMBOLS: u8 = 10;

/// Number of different seeds that can be drawn. It is small so that a player can read a seed aloud
/// to another.
pub const SEEDS: u64 = 1_000_000;

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
    /// The mods, by id.
    #[serde(default)]
    pub mods: Vec<String>,
}

impl SetUp {
    /// Returns the charter that results from the set-up. It can always be played. `luck` decides all
    /// that the set-up leaves to chance; the dice of the game are not used. An archfiend or symbol
    /// that does not exist is left to chance, as is a symbol that an earlier seat has.
    #[must_use]
    pub fn charter(&self, catalog: &Catalog, luck: u64) -> Charter {
        let mut dice = ChaCha8Rng::seed_from_u64(luck ^ 0x5EA1);
        let listed = |sitter: &Sitter| match sitter {
            Sitter::Known(id) => catalog.archfiends.iter().position(|def| def.id == *id),
            Sitter::Chance | Sitter::Thrown | Sitter::Own(_) => None,
        };
        let taken: Vec<usize> = self.seats.iter().filter_map(|plan| listed(&plan.sitter)).collect();
        let mut fiends: Vec<usize> = (0..catalog.archfiends.len()).filter(|index| !taken.contains(index)).collect();
        fiends.shuffle(&mut dice);
        let borne: Vec<Option<u8>> = self.symbols();
        let mut symbols: Vec<u8> = (0..SYMBOLS).filter(|symbol| !borne.contains(&Some(*symbol))).collect();
        symbols.shuffle(&mut dice);
        let mut names: Vec<String> =
            self.seats.iter().filter_map(|plan| plan.sitter.archfiend(catalog)).map(|known| known.name).collect();
        let mut seats = Vec::with_capacity(self.seats.len());
        for ((at, plan), symbol) in self.seats.iter().enumerate().zip(borne) {
            let archfiend = match plan.sitter.archfiend(catalog) {
                Some(known) => known,
                None if plan.sitter == Sitter::Thrown => {
                    let taken: Vec<&str> = names.iter().map(String::as_str).collect();
                    let drawn = lots::draw(catalog, step(luck ^ at as u64), &taken);
                    names.push(drawn.name.clone());
                    drawn
                }
                None => Archfiend::from(&catalog.archfiends[fiends.pop().unwrap_or(0)]),
            };
            let symbol = symbol.or_else(|| symbols.pop()).unwrap_or(0);
            // The pawn may have been chosen for an archfiend that no longer sits here.
            let pawn = plan.pawn.filter(|pawn| pawn.index() != at && pawn.index() < self.seats.len());
            let pawn = pawn.filter(|_| makes_kings(catalog, &archfiend));
            seats.push(SeatCharter { player: plan.player.clone(), archfiend, symbol, pawn });
        }
        let settings = Settings {
            size: self.size,
            map_type: self.map_type,
            frequency: self.frequency,
            length: self.length,
            seed: self.seed.unwrap_or(luck % SEEDS),
            iron_man: self.iron_man,
        };
        Charter { settings, seats }
    }

    /// Returns the symbol of each seat; `None` where it is left to chance.
    fn symbols(&self) -> Vec<Option<u8>> {
        let mut symbols: Vec<Option<u8>> = Vec::with_capacity(self.seats.len());
        for plan in &self.seats {
            let own = plan.symbol.filter(|symbol| *symbol < SYMBOLS && !symbols.contains(&Some(*symbol)));
            symbols.push(own);
        }
        symbols
    }
}

impl Sitter {
    /// Returns the archfiend, or `None` if it is left to chance.
    #[must_use]
    pub fn archfiend(&self, catalog: &Catalog) -> Option<Archfiend> {
        match self {
            Self::Chance | Self::Thrown => None,
            Self::Known(id) => catalog.archfiends.iter().find(|def| def.id == *id).map(Archfiend::from),
            Self::Own(own) => Some(own.clone()),
        }
    }
}

/// True if an archfiend is a King Maker.
#[must_use]
pub fn makes_kings(catalog: &Catalog, archfiend: &Archfiend) -> bool {
    let mut perks = archfiend.perks.iter().filter_map(|id| catalog.perk_named(id));
    perks.any(|kind| catalog.perk(kind).gift == Gift::KingMaker)
}

/// Returns the number after this one, for a row of draws.
#[must_use]
pub const fn step(luck: u64) -> u64 {
    luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
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
