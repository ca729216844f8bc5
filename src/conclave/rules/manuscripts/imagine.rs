//! An AI player's guess about hidden manuscripts: every piece of unknown location is in another
//! house's vault.

use super::state::Piece;
use crate::bazaar::Goods;
use crate::catalog::Catalog;
use crate::dice::Rolls;
use crate::game::Game;
use crate::ids::Seat;

/// Deals the pieces that `seat` cannot see to other houses at random. Sets that others have used up
/// in secret are assumed to be still in vaults.
pub(crate) fn deal(catalog: &Catalog, game: &mut Game, seat: Seat, rolls: &mut Rolls) {
    let others: Vec<Seat> =
        game.seats().filter(|&other| other != seat && game.conclave().eliminated(other).is_none()).collect();
    for piece in Piece::all(catalog) {
        let goods = Goods::Manuscript(piece);
        let in_sight = game.bazaar().unseen().binary_search(&goods).is_ok()
            || game.bazaar().ware(goods).is_some()
            || game.manuscripts().owner(piece).is_some()
            || game.manuscripts().read().iter().any(|reading| reading.manuscript == piece.manuscript);
        if in_sight {
            continue;
        }
        let Some(&owner) = rolls.pick(&others) else { break };
        game.manuscripts.give(piece, owner);
    }
}
