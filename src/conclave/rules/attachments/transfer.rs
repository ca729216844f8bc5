//! Orders that move praetors, artifacts and relics (manual 4.6 to 4.8, 4.19).
//!
//! > "Praetors may be attached to both Legions and Places of Power, though no more than one Praetor
//! > per unit."
//!
//! A move is legal if everything still fits afterwards, at the target and at the source: a praetor
//! or an artifact that raises the level of its unit also takes slots away when it leaves. A plan
//! checks each move in the state after the moves before it, so one order can free the slot that the
//! next one fills.

use super::facts::AttachmentFact;
use super::orders::AttachmentOrder;
use super::slots::{in_chamber, lift, slots_if, used};
use super::state::{Possession, Post, Treasure};
use crate::archfiends;
use crate::catalog::{Boon, Catalog};
use crate::facts::Fact;
use crate::game::Game;
use crate::ids::{RelicKind, Seat};
use crate::orders::{Order, OrderKind, Outcome, Refusal};
use crate::realm::Foe;
use crate::resolve::Turn;
use crate::rituals::filled_by_rituals;
use crate::rulebook::Context;

/// Errors if the treasure may not be moved.
pub(super) fn check_transfer(context: &Context<'_>, seat: Seat, order: &Order) -> Result<(), Refusal> {
    let Order::Attachment(AttachmentOrder::Transfer { treasure, to }) = *order else { return Err(Refusal::WrongKind) };
    let Context { catalog, game, .. } = *context;
    let held = game.attachments().find(treasure).copied().filter(|held| held.owner == seat);
    let held = held.ok_or(Refusal::NoSuchTreasure(treasure))?;
    if held.post == to {
        return Err(Refusal::AlreadyThere);
    }
    if !suits(treasure, to) {
        return Err(Refusal::WrongPost { treasure, to });
    }
    if let Post::Unit(unit) = to {
        room_on(catalog, game, &held, unit)?;
    }
    if let Post::Unit(old) = held.post
        && used(game, old) - 1 > slots_if(catalog, game, old, -lift(catalog, game, treasure)).total()
    {
        return Err(Refusal::SlotsNeeded(old));
    }
    if let Treasure::Relic(kind) = treasure {
        room_in_chamber(catalog, game, &held, kind, to)?;
    }
    Ok(())
}

/// True if a treasure of this kind can ever be in such a position (manual 4.6 to 4.8).
const fn suits(treasure: Treasure, to: Post) -> bool {
    match (treasure, to) {
        (_, Post::Vault)
        | (Treasure::Praetor(_), Post::Unit(_))
        | (Treasure::Artifact(_), Post::Unit(Foe::Legion(_)))
        | (Treasure::Relic(_), Post::Unit(Foe::Place(_)) | Post::Chamber) => true,
        (Treasure::Praetor(_), Post::Chamber)
        | (Treasure::Artifact(_), Post::Unit(Foe::Place(_)) | Post::Chamber)
        | (Treasure::Relic(_), Post::Unit(Foe::Legion(_))) => false,
    }
}

/// Errors if the unit belongs to another house or has no room for the treasure.
fn room_on(catalog: &Catalog, game: &Game, held: &Possession, unit: Foe) -> Result<(), Refusal> {
    let owner = match unit {
        Foe::Legion(id) => game.forces().legion(id).map(|legion| legion.owner),
        Foe::Place(id) => game.forces().place(id).and_then(|place| place.owner),
    };
    if owner != Some(held.owner) {
        return Err(Refusal::NoSuchUnit(unit));
    }
    if let Treasure::Praetor(_) = held.treasure
        && game.attachments().praetor_on(unit).is_some()
    {
        return Err(Refusal::HasPraetor);
    }
    let slots = slots_if(catalog, game, unit, lift(catalog, game, held.treasure)).total();
    if used(game, unit) < slots { Ok(()) } else { Err(Refusal::NoFreeSlot { slots: slots as u8 }) }
}

/// Errors if a relic in the chamber would have no ritual slot after the move, or if a relic moved
/// there would find no slot without a ritual.
fn room_in_chamber(
    catalog: &Catalog,
    game: &Game,
    held: &Possession,
    kind: RelicKind,
    to: Post,
) -> Result<(), Refusal> {
    let slots = if catalog.relic(kind).boons.iter().any(moves_ritual_slots) {
        // The relic may itself add or remove ritual slots, so the slots are counted after the move.
        let mut after = game.clone();
        after.attachments.post(held.treasure, to);
        archfiends::ritual_slots(catalog, &after, held.owner).total()
    } else {
        archfiends::ritual_slots(catalog, game, held.owner).total()
    };
    let stays = in_chamber(game, held.owner) - i32::from(held.post == Post::Chamber);
    let coming = if to == Post::Chamber { 1 + filled_by_rituals(game, held.owner) } else { 0 };
    if stays + coming <= slots { Ok(()) } else { Err(Refusal::ChamberFull { slots: slots as u8 }) }
}

/// True if a boon can change the number of ritual slots.
const fn moves_ritual_slots(boon: &Boon) -> bool {
    matches!(boon, Boon::RitualSlots(_) | Boon::Discipline(..))
}

/// Moves a treasure.
pub(super) fn transfer(turn: &mut Turn<'_>, seat: Seat, order: &Order) -> Outcome {
    if let Err(why) = check_transfer(&turn.context(), seat, order) {
        return Outcome::Refused(why);
    }
    let Order::Attachment(AttachmentOrder::Transfer { treasure, to }) = *order else {
        return Outcome::Refused(Refusal::WrongKind);
    };
    let Some(from) = turn.game().attachments().find(treasure).map(|held| held.post) else {
        return Outcome::Refused(Refusal::NoSuchTreasure(treasure));
    };
    turn.game_mut().attachments.post(treasure, to);
    turn.say(Fact::Attachment(AttachmentFact::Transferred { seat, treasure, from, to }));
    Outcome::Done
}

/// Proposes useful moves of one kind: from the vault to every position with room, and from every
/// position to the vault. Moves from unit to unit are legal but not proposed: they are too many,
/// and two orders achieve the same.
pub(super) fn propose(kind: OrderKind, context: &Context<'_>, seat: Seat, orders: &mut Vec<Order>) {
    let game = context.game;
    for held in game.attachments().of(seat) {
        let treasure = held.treasure;
        let mut offer = |to: Post| {
            let order = Order::Attachment(AttachmentOrder::Transfer { treasure, to });
            if order.kind() == kind && check_transfer(context, seat, &order).is_ok() {
                orders.push(order);
            }
        };
        match held.post {
            Post::Unit(_) | Post::Chamber => offer(Post::Vault),
            Post::Vault => {
                let legions = game.forces().legions_of(seat).map(|legion| Foe::Legion(legion.id));
                let places = game.forces().places_of(seat).map(|place| Foe::Place(place.id));
                match treasure {
                    Treasure::Praetor(_) => legions.chain(places).map(Post::Unit).for_each(offer),
                    Treasure::Artifact(_) => legions.map(Post::Unit).for_each(offer),
                    Treasure::Relic(_) => places.map(Post::Unit).chain([Post::Chamber]).for_each(offer),
                }
            }
        }
    }
}
