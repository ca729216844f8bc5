//! The recipes of the golden games: players, map, length and intended end.

use infernal_conclave::rules::conclave::{GameLength, VictoryPath};
use infernal_conclave::rules::realm::hex::MapSize;

use GameLength::{Epic, Long, Normal, Short};
use VictoryPath::{Draw, Election, Kingmaker, LastStanding, Pandemonium, PowerBehindThrone};

/// One golden game.
pub struct Recipe {
    /// The players, by seat: the name of a mind, or [`PERSON`].
    pub seats: &'static [&'static str],
    pub size: MapSize,
    pub length: GameLength,
    /// The path by which the game ends. The first seed with this end is used.
    pub path: VictoryPath,
    /// The hand-overs: turn, seat and new mind.
    pub handed: &'static [(u32, u8, &'static str)],
    pub iron_man: bool,
}

/// A seat of a person. Its drafts come from a greedy mind.
pub const PERSON: &str = "a person";

const fn minds(seats: &'static [&'static str], size: MapSize, length: GameLength, path: VictoryPath) -> Recipe {
    Recipe { seats, size, length, path, handed: &[], iron_man: false }
}

const fn people(recipe: Recipe, handed: &'static [(u32, u8, &'static str)]) -> Recipe {
    Recipe { handed, ..recipe }
}

const fn bound(recipe: Recipe) -> Recipe {
    Recipe { iron_man: true, ..recipe }
}

/// All recipes, ordered by number.
pub const RECIPES: [Recipe; super::GAMES] = [
    minds(&["random", "random", "random", "random"], MapSize::Small, Short, Election),
    minds(&["random", "first", "random", "quiet", "random"], MapSize::Small, Normal, Kingmaker),
    minds(&["random", "first", "random", "first", "random", "quiet"], MapSize::Small, Long, Election),
    minds(&["greedy", "random", "greedy", "random"], MapSize::Small, Epic, LastStanding),
    minds(&["bully", "rusher", "random", "greedy"], MapSize::Small, Epic, Draw),
    minds(&["rusher", "rusher", "rusher", "rusher"], MapSize::Small, Epic, Pandemonium),
    minds(&["rusher", "turtle", "rusher", "turtle", "rusher"], MapSize::Normal, Long, Pandemonium),
    minds(&["greedy", "greedy", "greedy", "greedy", "greedy", "greedy"], MapSize::Normal, Normal, Election),
    minds(&["greedy", "greedy", "greedy", "greedy", "greedy", "greedy"], MapSize::Normal, Normal, Kingmaker),
    minds(&["greedy", "greedy", "greedy", "greedy", "greedy", "greedy"], MapSize::Normal, Normal, PowerBehindThrone),
    minds(&["greedy", "bully", "whale", "greedy", "bully", "whale"], MapSize::Large, Short, Election),
    minds(&["bully", "whale", "quiet", "turtle", "rusher"], MapSize::Large, Normal, Election),
    minds(&["imp", "imp", "imp", "imp"], MapSize::Large, Long, Election),
    minds(&["imp", "greedy", "imp", "greedy", "imp", "greedy"], MapSize::Large, Epic, PowerBehindThrone),
    minds(&["fiend", "fiend", "fiend", "fiend", "fiend"], MapSize::Small, Short, Election),
    minds(&["fiend", "fiend", "fiend", "fiend", "fiend", "fiend"], MapSize::Normal, Normal, Election),
    minds(&["fiend", "quiet", "first", "fiend"], MapSize::Normal, Normal, Election),
    minds(&["duke", "duke", "duke", "duke", "duke", "duke"], MapSize::Normal, Short, Election),
    minds(&["prince", "duke", "fiend", "imp"], MapSize::Small, Short, Election),
    people(minds(&[PERSON, PERSON, "fiend", "fiend"], MapSize::Small, Normal, Election), &[(8, 1, "duke")]),
    people(
        minds(&[PERSON, "greedy", PERSON, "greedy", PERSON, "greedy"], MapSize::Normal, Normal, Kingmaker),
        &[(5, 2, "imp"), (12, 4, "greedy"), (20, 1, "imp")],
    ),
    people(minds(&[PERSON, PERSON, PERSON, PERSON], MapSize::Small, Long, PowerBehindThrone), &[(3, 3, "first")]),
    minds(&[PERSON, PERSON, PERSON, PERSON, PERSON], MapSize::Large, Normal, Election),
    bound(minds(&[PERSON, "fiend", "greedy", "fiend", "greedy"], MapSize::Normal, Short, Election)),
];
