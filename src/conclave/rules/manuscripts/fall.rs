//! What becomes of a fallen house's manuscripts: they go back to where the bazaar gets its wares (ruling R23).

use super::facts::ManuscriptFact;
use crate::bazaar::Goods;
use crate::facts::Fact;
use crate::ids::Seat;
use crate::resolve::Turn;

/// Empties the vault of a fallen house. What it had used up stays used up.
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    for piece in turn.game_mut().manuscripts.forfeit(seat) {
        turn.game_mut().bazaar.restock(Goods::Manuscript(piece));
        turn.say(Fact::Manuscript(ManuscriptFact::PieceReturned { piece, from: seat }));
    }
}
