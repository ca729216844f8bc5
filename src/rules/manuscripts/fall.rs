//! What becomes of a fallen house's manuscripts: they go back to where the bazaar gets its wares (ruling R23).

use crate::rules::bazaar::Goods;
use crate::rules::facts::Fact;
use crate::rules::ids::Seat;
use crate::rules::resolve::Turn;

/// Empties the vault of a fallen house. What it had used up stays used up.
pub(in crate::rules) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    for piece in turn.game_mut().manuscripts.forfeit(seat) {
        turn.game_mut().bazaar.restock(Goods::Manuscript(piece));
        turn.say(Fact::PieceReturned { piece, from: seat });
    }
}
