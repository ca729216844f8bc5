//! Perks that change the winner of an election (manual 3.4, "Manipulating the Infernal Conclave").
//!
//! > "If the Pawn wins the game by election in the Infernal Conclave, the Kingmaker wins in his
//! > place -- regardless of the Kingmaker's Prestige when finishing the game."
//!
//! > "Kingmaker trumps The Power Behind the Throne."
//!
//! Only an election can be changed. A house that wins by force, or as the last one left, keeps the
//! throne. Not here: the cost of the perks and the choice of the pawn, which belong to the
//! [`archfiends`].

use super::count::FinalCount;
use super::state::VictoryPath;
use crate::archfiends;
use crate::catalog::{Catalog, Gift};
use crate::game::Game;
use crate::ids::Seat;

/// Returns the pawn of a house that is a Kingmaker (manual 3.4, appendix G).
#[must_use]
pub fn pawn(catalog: &Catalog, game: &Game, seat: Seat) -> Option<Seat> {
    let house = game.houses().of(seat);
    house.pawn.filter(|_| archfiends::gifted(catalog, game, seat, Gift::KingMaker))
}

/// True if a house would win in place of its blood lord (manual 3.4, appendix G).
#[must_use]
pub fn behind_throne(catalog: &Catalog, game: &Game, seat: Seat) -> bool {
    archfiends::gifted(catalog, game, seat, Gift::BehindThrone)
}

/// Returns the house that wins in place of the elected one, with the path of victory. Of several
/// Kingmakers with the same pawn, the best in the count wins (ruling R94).
pub(super) fn schemer(
    catalog: &Catalog,
    game: &Game,
    count: &FinalCount,
    elected: Seat,
) -> Option<(VictoryPath, Seat)> {
    let member = |seat: Seat| {
        game.conclave().eliminated(seat).is_none() && !game.diplomacy().excommunicated(seat) && seat != elected
    };
    let mut ranked = count.iter().map(|line| line.seat).filter(|&seat| member(seat));
    let kingmaker = ranked.find(|&seat| pawn(catalog, game, seat) == Some(elected));
    let vassal = game.diplomacy().vassal_of(elected);
    let behind = vassal.filter(|&seat| member(seat) && behind_throne(catalog, game, seat));
    let first = kingmaker.map(|seat| (VictoryPath::Kingmaker, seat));
    first.or(behind.map(|seat| (VictoryPath::PowerBehindThrone, seat)))
}
