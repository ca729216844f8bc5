//! Assembling Rites and Machines (manual 4.9, 4.19, appendix J; ruling R41).
//!
//! > "Rites and Machines [...] are three and four part Manuscripts (respectively) that you may
//! > piece together for powerful effects that increase or decrease the attributes of player
//! > avatars."

use super::facts::ManuscriptFact;
use super::orders::ManuscriptOrder;
use super::train::whole_set;
use crate::archfiends;
use crate::catalog::{Catalog, Teaching};
use crate::diplomacy;
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{ManuscriptKind, Seat};
use crate::orders::{Order, Outcome, Refusal};
use crate::resolve::Turn;
use crate::rulebook::Context;

/// Checks that a Rite or a Machine can be assembled: the house has all pieces, and a Rite has an
/// attribute to raise.
pub(super) fn check(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Manuscript(ManuscriptOrder::Assemble { manuscript }) = *order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    match whole_set(catalog, game, seat, manuscript)?.effect {
        Teaching::Legion(_) | Teaching::Praetor(_) => Err(Refusal::NotToAssemble(manuscript)),
        Teaching::Machine(..) => Ok(()),
        Teaching::Rite(discipline, _) => {
            let cap = catalog.constants.manuscripts.attribute_cap;
            if game.houses().of(seat).attributes.of(discipline) < cap {
                Ok(())
            } else {
                Err(Refusal::AttributeFull { discipline, cap })
            }
        }
    }
}

/// Assembles a Rite or a Machine. It takes effect at once, and everybody sees it.
pub(super) fn perform(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Manuscript(ManuscriptOrder::Assemble { manuscript }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let catalog = turn.catalog();
    turn.game_mut().manuscripts.use_up(manuscript, seat, true);
    turn.say(Fact::Manuscript(ManuscriptFact::Assembled { seat, manuscript }));
    match catalog.manuscript(manuscript).effect {
        Teaching::Rite(discipline, points) => {
            let cap = catalog.constants.manuscripts.attribute_cap;
            archfiends::shift(turn, seat, discipline, |level| level.saturating_add(points).min(cap).max(level));
        }
        Teaching::Machine(discipline, points) => {
            for other in victims(catalog, turn.game(), seat) {
                archfiends::shift(turn, other, discipline, |level| level.saturating_sub(points));
            }
        }
        Teaching::Legion(_) | Teaching::Praetor(_) => {}
    }
    Outcome::Done
}

/// The houses that a Machine of this seat affects: all others, except its blood lord or vassal
/// (manual appendix J) and those whose attributes cannot be lowered (manual appendix E, Evil
/// Sanctuary).
fn victims(catalog: &Catalog, game: &Game, seat: Seat) -> Vec<Seat> {
    game.seats()
        .filter(|&other| other != seat && game.conclave().eliminated(other).is_none())
        .filter(|&other| !diplomacy::spared(game, seat, other) && !archfiends::sheltered(catalog, game, other))
        .collect()
}

/// Proposes every Rite and Machine of which the house has all pieces.
pub(super) fn propose(context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let mut manuscripts: Vec<ManuscriptKind> =
        context.game.manuscripts().of(seat).map(|piece| piece.manuscript).collect();
    manuscripts.dedup();
    let assembled =
        manuscripts.into_iter().map(|manuscript| Order::Manuscript(ManuscriptOrder::Assemble { manuscript }));
    orders.extend(assembled.filter(|order| check(context, seat, order).is_ok()));
}
