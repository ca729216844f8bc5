//! Queries about the draft for the panels: the slots, the free cards, the reasons against an order.

use std::collections::BTreeMap;

use bevy_egui::egui::{Button, Response, Ui};

use crate::conclave::ministerium::words::say;
use crate::look::tips::Hint;
use crate::rules::archfiends;
use crate::rules::attachments::{AttachmentOrder, Post, Treasure};
use crate::rules::bazaar::{BazaarOrder, Goods};
use crate::rules::diplomacy::Concession;
use crate::rules::events::Reply;
use crate::rules::ids::{CardId, DecreeId, LegionId, Seat, SlotNo, StandingId};
use crate::rules::orders::{Answer, Draft, Drafting, Order, OrderKind, Problem, Refusal};
use crate::rules::tribute::{TributeCard, TributeOrder};
use crate::sight::Sight;

/// Returns the number of order slots that the seated player has this turn.
pub fn slots(sight: &Sight<'_>) -> usize {
    archfiends::order_slots(sight.catalog(), sight.table(), sight.seat()).total().clamp(0, SlotNo::COUNT as i32)
        as usize
}

/// Returns the draft on the desk.
pub fn draft<'a>(sight: &Sight<'a>) -> &'a Draft {
    sight.hand.desk.draft()
}

/// Returns the slot for the next order: the one that the player has chosen, or else the first free
/// one.
pub fn free_slot(sight: &Sight<'_>) -> Option<SlotNo> {
    let slots = slots(sight);
    sight.hand.aim.filter(|slot| slot.index() < slots).or_else(|| draft(sight).first_empty(slots))
}

/// True if the draft demands tribute.
pub fn demands(sight: &Sight<'_>) -> bool {
    standing(sight, |order| matches!(order, Order::Tribute(TributeOrder::DemandTribute))).is_some()
}

/// Returns the reason why nothing can be changed now: the seat only watches, or the game is over.
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

/// Adds a button that works unless nothing can be changed now. Its tip then says why.
pub fn button(ui: &mut Ui, sight: &Sight<'_>, button: Button<'_>) -> Response {
    let closed = closed(sight);
    let response = ui.add_enabled(closed.is_none(), button);
    match closed {
        Some(reason) => response.hint_disabled(reason),
        None => response,
    }
}

/// Returns the draft with everything before this slot planned, to ask which orders are possible in
/// the slot.
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

/// Returns the reason against an order in this slot, or without one in the first free slot.
pub fn why_not(sight: &Sight<'_>, slot: Option<SlotNo>, order: &Order) -> Option<String> {
    Trial::new(sight, slot).why_not(sight, order)
}

/// A slot in which many orders are tried. Everything before it is planned only once.
pub enum Trial<'a> {
    /// No order is possible, for this reason.
    Closed(String),
    /// The slot is next in this draft.
    Open(Box<Drafting<'a>>),
}

impl<'a> Trial<'a> {
    /// Opens this slot, or without one the first free slot.
    pub fn new(sight: &Sight<'a>, slot: Option<SlotNo>) -> Self {
        if let Some(reason) = closed(sight) {
            return Self::Closed(reason);
        }
        match slot.or_else(|| free_slot(sight)) {
            Some(slot) => Self::Open(Box::new(before(sight, slot))),
            None => Self::Closed(no_slot(sight)),
        }
    }

    /// Returns the reason against an order there.
    pub fn why_not(&self, sight: &Sight<'_>, order: &Order) -> Option<String> {
        match self {
            Self::Closed(reason) => Some(reason.clone()),
            Self::Open(plan) => plan.check(order).err().map(|refusal| sight.teller().refusal(&refusal)),
        }
    }

    /// Returns the sensible orders of a kind that are possible there.
    pub fn offers(&self, kind: OrderKind) -> Vec<Order> {
        let mut orders = Vec::new();
        match self {
            Self::Closed(_) => {}
            Self::Open(plan) => plan.propose(kind, &mut orders),
        }
        orders
    }

    /// Returns the refusal of the rules for an order there; `None` if the slot is closed.
    pub fn refusal(&self, order: &Order) -> Option<Refusal> {
        match self {
            Self::Closed(_) => None,
            Self::Open(plan) => plan.check(order).err(),
        }
    }

    /// Why an order cannot stand there, whatever is paid for it.
    pub fn forbids(&self, sight: &Sight<'_>, order: &Order) -> Option<String> {
        let refusal = self.refusal(order)?;
        let about_payment = matches!(
            refusal,
            Refusal::Unpaid { .. } | Refusal::NoSuchCard(_) | Refusal::CardTwice | Refusal::CardCount { .. }
        );
        (!about_payment).then(|| sight.teller().refusal(&refusal))
    }
}

/// Says that all slots are taken.
pub fn no_slot(sight: &Sight<'_>) -> String {
    say!(sight, "panel-no-free-slot", n = slots(sight))
}

/// Returns the refusal of the order in this slot, if it is refused.
pub fn refused(sight: &Sight<'_>, slot: SlotNo) -> Option<Refusal> {
    sight.hand.problems.iter().find_map(|problem| {
        if let Problem::Order(at, refusal) = problem { (*at == slot).then_some(*refusal) } else { None }
    })
}

/// Returns the problems that block the end of the turn (manual 4.20), in words.
pub fn unanswered(sight: &Sight<'_>) -> Vec<String> {
    let teller = sight.teller();
    let waits = sight.hand.problems.iter().filter(|problem| problem.blocks());
    waits.map(|problem| teller.problem(problem)).collect()
}

/// The purpose to which the draft commits a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Promise {
    /// The order in this slot.
    Slot(SlotNo),
    /// The upkeep of a legion, paid before the first slot.
    Upkeep(LegionId),
    /// The demand of a rival, met before the first slot.
    Demand(Seat),
    /// The upkeep of a ritual, paid before the first slot.
    Ritual(StandingId),
    /// The decree of an event, paid before the first slot.
    Decree(DecreeId),
}

/// Returns the committed cards, each with its purpose.
pub fn committed(sight: &Sight<'_>) -> BTreeMap<CardId, Promise> {
    let mut committed = BTreeMap::new();
    for answer in &draft(sight).answers {
        if let Answer::PayUpkeep { legion, cards } = answer {
            for &card in cards {
                committed.entry(card).or_insert(Promise::Upkeep(*legion));
            }
        }
        if let Answer::Demand { from, concession: Some(Concession::Cards(cards)) } = answer {
            for &card in cards {
                committed.entry(card).or_insert(Promise::Demand(*from));
            }
        }
        if let Answer::SustainRitual { standing, cards } = answer {
            for &card in cards {
                committed.entry(card).or_insert(Promise::Ritual(*standing));
            }
        }
        if let Answer::Decree { decree, reply: Reply::Pay(cards) } = answer {
            for &card in cards {
                committed.entry(card).or_insert(Promise::Decree(*decree));
            }
        }
    }
    for slot in SlotNo::ALL {
        if let Some(order) = &draft(sight).slots[slot.index()] {
            for &card in order.cards() {
                committed.entry(card).or_insert(Promise::Slot(slot));
            }
        }
    }
    committed
}

/// Returns every card that the player has or chooses to keep, oldest first.
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

/// Returns the cards that an order in this slot, or without one in the first free slot, can spend.
/// These are the cards in the vault at that slot, including cards that earlier orders make, without
/// those committed to later slots. If no slot is free, they are all uncommitted cards.
pub fn spendable(sight: &Sight<'_>, slot: Option<SlotNo>) -> Vec<TributeCard> {
    let committed = committed(sight);
    match slot.or_else(|| free_slot(sight)) {
        Some(slot) => {
            let later = |card: &&TributeCard| match committed.get(&card.id) {
                None => true,
                Some(Promise::Slot(at)) => *at <= slot,
                Some(Promise::Upkeep(_) | Promise::Demand(_) | Promise::Ritual(_) | Promise::Decree(_)) => false,
            };
            before(sight, slot).table().treasury().vault(sight.seat()).iter().filter(later).copied().collect()
        }
        None => cards(sight).into_iter().filter(|card| !committed.contains_key(&card.id)).collect(),
    }
}

/// Returns the cards that the draft makes and does not spend.
pub fn coming(sight: &Sight<'_>) -> Vec<TributeCard> {
    let known = cards(sight);
    let made = sight.hand.planned().treasury().vault(sight.seat()).iter();
    made.filter(|card| known.iter().all(|other| other.id != card.id)).copied().collect()
}

/// Returns the first order of the draft for which the predicate holds, and its slot.
pub fn standing<'a>(sight: &Sight<'a>, holds: impl Fn(&Order) -> bool) -> Option<(SlotNo, &'a Order)> {
    let orders = SlotNo::ALL.into_iter().zip(&draft(sight).slots);
    orders.filter_map(|(slot, order)| Some((slot, order.as_ref()?))).find(|(_, order)| holds(order))
}

/// Returns the draft's bid for a ware: its slot and its cards.
pub fn standing_bid<'a>(sight: &Sight<'a>, ware: Goods) -> Option<(SlotNo, &'a [CardId])> {
    SlotNo::ALL.into_iter().find_map(|slot| match &draft(sight).slots[slot.index()] {
        Some(Order::Bazaar(BazaarOrder::Bid { goods, cards })) if *goods == ware => Some((slot, cards.as_slice())),
        Some(_) | None => None,
    })
}

/// Returns the draft's last order that moves a treasure: its slot and the destination.
pub fn standing_transfer(sight: &Sight<'_>, treasure: Treasure) -> Option<(SlotNo, Post)> {
    SlotNo::ALL.into_iter().rev().find_map(|slot| match &draft(sight).slots[slot.index()] {
        Some(Order::Attachment(AttachmentOrder::Transfer { treasure: moved, to })) if *moved == treasure => {
            Some((slot, *to))
        }
        Some(_) | None => None,
    })
}

/// Returns the cards with which the draft pays the upkeep of a legion.
pub fn upkeep_cards<'a>(sight: &Sight<'a>, id: LegionId) -> &'a [CardId] {
    let paid = draft(sight).answers.iter().find_map(|answer| {
        let Answer::PayUpkeep { legion, cards } = answer else { return None };
        (*legion == id).then_some(cards.as_slice())
    });
    paid.unwrap_or_default()
}

/// Returns the promotions that wait for a choice, in words.
pub fn growing(sight: &Sight<'_>) -> Vec<String> {
    let teller = sight.teller();
    let waits = sight.hand.problems.iter().filter(|problem| match problem {
        Problem::PromotionWaits(_) | Problem::PraetorPromotionWaits(_) => true,
        Problem::TributeWaits(_)
        | Problem::PandemoniumWaits
        | Problem::AffairWaits(..)
        | Problem::VendettaOwed(_)
        | Problem::EventsWait
        | Problem::ObjectivesWait
        | Problem::Order(..) => false,
    });
    waits.map(|problem| teller.problem(problem)).collect()
}
