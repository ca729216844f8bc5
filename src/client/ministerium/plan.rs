//! Questions that panels ask about the plan: which slots there are, which cards are free, why an order cannot stand.

use crate::rules::bazaar::Goods;
use std::collections::BTreeMap;

use super::words::say;
use crate::client::sight::Sight;
use crate::rules::archfiends;
use crate::rules::ids::{CardId, LegionKind, SlotNo};
use crate::rules::orders::{Draft, Drafting, Order, Problem, Refusal};
use crate::rules::tribute::TributeCard;

/// How many order slots the seated player has this turn.
pub fn slots(sight: &Sight<'_>) -> usize {
    archfiends::order_slots(sight.catalog(), sight.table(), sight.seat()).total().clamp(0, SlotNo::COUNT as i32)
        as usize
}

/// The draft as it lies on the desk.
pub fn draft<'a>(sight: &Sight<'a>) -> &'a Draft {
    sight.hand.desk.draft()
}

/// The first free slot.
pub fn free_slot(sight: &Sight<'_>) -> Option<SlotNo> {
    draft(sight).first_empty(slots(sight))
}

/// Why nothing can be changed now: one watches, or the game is over.
pub fn closed(sight: &Sight<'_>) -> Option<String> {
    if sight.hand.watching {
        return Some(say!(sight, "panel-watching"));
    }
    if sight.table().conclave().ending().is_some() {
        return Some(sight.teller().refusal(&Refusal::GameOver));
    }
    let fallen = sight.table().conclave().eliminated(sight.seat()).is_some();
    fallen.then(|| sight.teller().refusal(&Refusal::Eliminated))
}

/// A plan in which everything before this slot is planned, to ask what could stand in it.
pub fn before<'a>(sight: &Sight<'a>, slot: SlotNo) -> Drafting<'a> {
    let draft = draft(sight);
    let mut plan = Drafting::open(sight.book, sight.table(), draft.seat, &draft.answers);
    for order in &draft.slots[..slot.index()] {
        match order {
            Some(order) => drop(plan.plan(order)),
            None => plan.skip(),
        }
    }
    plan
}

/// Why an order cannot stand in this slot, or without one in the first free slot.
pub fn why_not(sight: &Sight<'_>, slot: Option<SlotNo>, order: &Order) -> Option<String> {
    if let Some(reason) = closed(sight) {
        return Some(reason);
    }
    let Some(slot) = slot.or_else(|| free_slot(sight)) else { return Some(no_slot(sight)) };
    before(sight, slot).check(order).err().map(|refusal| sight.teller().refusal(&refusal))
}

/// That all slots are taken.
pub fn no_slot(sight: &Sight<'_>) -> String {
    say!(sight, "panel-no-free-slot", n = slots(sight))
}

/// The refusal of the order in this slot, if it is refused.
pub fn refused(sight: &Sight<'_>, slot: SlotNo) -> Option<Refusal> {
    sight.hand.problems.iter().find_map(|problem| match problem {
        Problem::Order(at, refusal) if *at == slot => Some(*refusal),
        Problem::Order(..)
        | Problem::TributeWaits(_)
        | Problem::PandemoniumWaits
        | Problem::PromotionWaits(_)
        | Problem::PraetorPromotionWaits(_) => None,
    })
}

/// What blocks the end of the turn (manual 4.20), in words.
pub fn unanswered(sight: &Sight<'_>) -> Vec<String> {
    let teller = sight.teller();
    let waits = sight.hand.problems.iter().filter(|problem| match problem {
        Problem::TributeWaits(_)
        | Problem::PandemoniumWaits
        | Problem::PromotionWaits(_)
        | Problem::PraetorPromotionWaits(_)
        | Problem::PromotionWaits(_)
        | Problem::PraetorPromotionWaits(_) => true,
        Problem::Order(..) => false,
    });
    waits.map(|problem| teller.problem(problem)).collect()
}

/// The cards named in an order.
pub fn cards_of(order: &Order) -> &[CardId] {
    match order {
        Order::Consolidate { cards } | Order::Bid { cards, .. } | Order::CreateCombatCard { cards, .. } => cards,
        Order::DemandTribute
        | Order::March { .. }
        | Order::Fly { .. }
        | Order::Dismiss { .. }
        | Order::Transfer { .. } => &[],
    }
}

/// Which card lies in the order of which slot.
pub fn committed(sight: &Sight<'_>) -> BTreeMap<CardId, SlotNo> {
    let mut committed = BTreeMap::new();
    for slot in SlotNo::ALL {
        if let Some(order) = &draft(sight).slots[slot.index()] {
            for &card in cards_of(order) {
                committed.entry(card).or_insert(slot);
            }
        }
    }
    committed
}

/// Every card that the player has or is about to keep, oldest first.
pub fn cards(sight: &Sight<'_>) -> Vec<TributeCard> {
    let treasury = sight.table().treasury();
    let mut cards = treasury.vault(sight.seat()).to_vec();
    for (index, offer) in treasury.offers(sight.seat()).iter().enumerate() {
        let kept = draft(sight).kept(index).unwrap_or_default();
        cards.extend(offer.cards.iter().filter(|card| kept.contains(&card.id)));
    }
    cards.sort_by_key(|card| card.id);
    cards
}

/// The cards that an order in this slot, or without one in the first free slot, can spend: what lies in the vault when it
/// comes to that slot, cards that earlier orders make among them, less what lies in the orders of later slots.
pub fn spendable(sight: &Sight<'_>, slot: Option<SlotNo>) -> Vec<TributeCard> {
    let committed = committed(sight);
    match slot.or_else(|| free_slot(sight)) {
        Some(slot) => {
            let later = |card: &&TributeCard| committed.get(&card.id).is_none_or(|&at| at <= slot);
            before(sight, slot).table().treasury().vault(sight.seat()).iter().filter(later).copied().collect()
        }
        None => cards(sight).into_iter().filter(|card| !committed.contains_key(&card.id)).collect(),
    }
}

/// Cards that the plan makes and does not spend again.
pub fn coming(sight: &Sight<'_>) -> Vec<TributeCard> {
    let known = cards(sight);
    let made = sight.hand.planned.treasury().vault(sight.seat()).iter();
    made.filter(|card| known.iter().all(|other| other.id != card.id)).copied().collect()
}

/// The standing bid for a ware: its slot and its cards.
pub fn standing_bid<'a>(sight: &Sight<'a>, ware: Goods) -> Option<(SlotNo, &'a [CardId])> {
    SlotNo::ALL.into_iter().find_map(|slot| match &draft(sight).slots[slot.index()] {
        Some(Order::Bid { goods, cards }) if *goods == ware => Some((slot, cards.as_slice())),
        Some(_) | None => None,
    })
}
