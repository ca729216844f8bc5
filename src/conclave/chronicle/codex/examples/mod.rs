//! Worked examples: small positions on which the rules are run, with the numbers that come out.
//!
//! Nothing here is written down: the positions are made of the first fitting entries of the
//! catalog, and every number is the answer of the function that decides in a game. An example for
//! which the catalog has no fitting entry is left out.

mod court;
mod war;

use super::{Entry, Family};
use crate::Teller;
use crate::rules::catalog::Catalog;
use crate::rules::game::Game;
use crate::rules::ids::FEWEST_SEATS;
use crate::rules::tableau::{Tableau, TableauHouse, TableauLegion};

pub(super) fn examples(teller: &Teller<'_>) -> Vec<Entry> {
    let all = [
        war::battle(teller),
        war::march(teller),
        war::borders(teller),
        war::duel(teller),
        court::tribute(teller),
        court::bid(teller),
        court::ritual(teller),
        court::token(teller),
    ];
    all.into_iter().flatten().collect()
}

/// Returns an example of this key without a body. Its title and its first sentence are the messages
/// `codex-example-KEY` and `codex-example-KEY-text`.
fn example(teller: &Teller<'_>, key: &str) -> Entry {
    let title = teller.say(&format!("codex-example-{key}"));
    Entry::new(Family::Example, key, title, Family::Example.icon(), teller.say(&format!("codex-example-{key}-text")))
}

/// Returns houses with the names of the first archfiends of the catalog.
fn houses(catalog: &Catalog) -> Vec<TableauHouse> {
    let house = |at: usize| TableauHouse {
        archfiend: catalog.archfiends.get(at).map(|def| def.name.clone()),
        ..TableauHouse::default()
    };
    (0..FEWEST_SEATS).map(house).collect()
}

/// Returns a legion of the catalog in a canton.
fn legion(owner: u8, at: (i32, i32), kind: &str) -> TableauLegion {
    TableauLegion {
        owner,
        at,
        kind: Some(kind.to_owned()),
        level: 0,
        strength: (0, 0, 0),
        hp: 0,
        damage: 0,
        moves: None,
        loyalty: None,
        renown: None,
        paid: None,
        gained: Vec::new(),
    }
}

/// Sets a position up. One that contradicts the catalog gives no example.
fn set_up(teller: &Teller<'_>, tableau: &Tableau) -> Option<Game> {
    tableau.set_up(teller.catalog).ok()
}

/// Returns the id of the first legion of a level without abilities, or else of that level.
fn plain_legion(catalog: &Catalog, level: u8) -> Option<&str> {
    let of_level = || catalog.legions.iter().filter(|def| def.level == level);
    of_level().find(|def| def.abilities.is_empty()).or_else(|| of_level().next()).map(|def| def.id.as_str())
}
