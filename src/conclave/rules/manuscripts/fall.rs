//! Return of a fallen house's manuscripts to the stock of the bazaar (ruling R23).

use super::facts::ManuscriptFact;
use crate::bazaar::Goods;
use crate::facts::Fact;
use crate::ids::Seat;
use crate::resolve::Turn;

/// Takes all pieces from the vault of a fallen house. Manuscripts it had used up stay used up.
pub(crate) fn house_fell(turn: &mut Turn<'_>, seat: Seat) {
    for piece in turn.game_mut().manuscripts.forfeit(seat) {
        turn.game_mut().bazaar.restock(Goods::Manuscript(piece));
        turn.say(Fact::Manuscript(ManuscriptFact::PieceReturned { piece, from: seat }));
    }
}
