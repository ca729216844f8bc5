//! Checks of deeds: questions about the draft, the table and the open sheet.

use crate::intent::{Mark, Sheet, Tab};
use crate::rules::archfiends::ArchfiendOrder;
use crate::rules::attachments::{AttachmentOrder, Post, Treasure};
use crate::rules::bazaar::{BazaarOrder, Goods};
use crate::rules::diplomacy::DiplomacyOrder;
use crate::rules::events::EventOrder;
use crate::rules::forces::{Landmark, Legion, Muster};
use crate::rules::game::Game;
use crate::rules::ids::{CantonId, Seat, SlotNo};
use crate::rules::orders::{Answer, Order, Problem};
use crate::rules::realm::Foe;
use crate::rules::rituals::RitualOrder;
use crate::rules::tribute::TributeOrder;
use crate::sight::Hand;
use crate::table::tutorial::{Deed, Owned, Panel, Wanted};

/// Everything that a deed is judged by.
pub(super) struct Scene<'a> {
    /// The hand of the player who learns; `None` while nobody is seated.
    pub hand: Option<&'a Hand>,
    pub sheet: Sheet,
    /// True while the player plans.
    pub planning: bool,
    /// True if the game is over.
    pub over: bool,
    pub turn: u32,
    /// Distance of the view from its place at the beginning of the step, in cantons. A way round the
    /// board counts in full.
    pub roamed: f32,
    /// True if the words of the step were read.
    pub heard: bool,
}

/// True if the deed is done. `begun` is the turn in which its step began.
pub(super) fn done(deed: &Deed, scene: &Scene<'_>, begun: u32) -> bool {
    match deed {
        Deed::Heard => scene.heard,
        Deed::Selected { hired } => scene.hand.is_some_and(|hand| selected(hand, *hired)),
        Deed::Open(panel) => shows(scene.sheet) == Some(*panel) && scene.planning,
        Deed::Planned(wanted, n) => scene.hand.is_some_and(|hand| scene.planning && count(hand, *wanted) >= *n),
        Deed::Chosen => scene.hand.is_some_and(|hand| scene.planning && chosen(hand)),
        Deed::Claimed(on) => scene.hand.is_some_and(|hand| claimed(hand, *on)),
        Deed::Sealed => scene.turn > begun || scene.over,
        Deed::Watched => scene.planning && scene.hand.is_some_and(|hand| hand.view.table().turn() == scene.turn),
        Deed::Roamed(cantons) => scene.roamed >= *cantons as f32,
        Deed::Owns(owned) => scene.hand.is_some_and(|hand| owns(hand, *owned)),
        Deed::Over => scene.over,
        Deed::Any(all) => all.iter().any(|one| done(one, scene, begun)),
        Deed::All(all) => all.iter().all(|one| done(one, scene, begun)),
    }
}

/// True if the deed is, or may be, an order.
pub(super) fn ordered(deed: &Deed) -> bool {
    deed.singles().into_iter().any(|single| matches!(single, Deed::Planned(..)))
}

/// Returns the number of orders in the draft that bring the deed nearer.
pub(super) fn helping(deed: &Deed, hand: &Hand) -> usize {
    let wanted = |single: &Deed| if let Deed::Planned(wanted, _) = single { Some(*wanted) } else { None };
    deed.singles().into_iter().filter_map(wanted).map(|wanted| count(hand, wanted)).sum()
}

/// True if the deed is done by the end of a turn.
pub(super) fn seals(deed: &Deed) -> bool {
    deed.singles().into_iter().any(|single| matches!(single, Deed::Sealed | Deed::Over))
}

/// True if the deed is to own something, which only turns bring.
pub(super) fn waits(deed: &Deed) -> bool {
    match deed {
        Deed::Owns(_) => true,
        Deed::All(all) => all.iter().all(waits),
        Deed::Sealed
        | Deed::Over
        | Deed::Any(_)
        | Deed::Heard
        | Deed::Selected { .. }
        | Deed::Open(_)
        | Deed::Planned(..)
        | Deed::Chosen
        | Deed::Claimed(_)
        | Deed::Watched
        | Deed::Roamed(_) => false,
    }
}

/// Returns the panel that a sheet shows, if the tutorial has a name for it.
pub(super) const fn shows(sheet: Sheet) -> Option<Panel> {
    Some(match sheet {
        Sheet::None => Panel::Board,
        Sheet::Ministerium(Tab::TurnLog) => Panel::Log,
        Sheet::Ministerium(Tab::Orders) => Panel::Orders,
        Sheet::Ministerium(Tab::Tribute) => Panel::Tribute,
        Sheet::Ministerium(Tab::Rituals) => Panel::Rituals,
        Sheet::Ministerium(Tab::Diplomacy) => Panel::Diplomacy,
        Sheet::Ministerium(Tab::Forces) => Panel::Forces,
        Sheet::Ministerium(Tab::Avatar) => Panel::Avatar,
        Sheet::Bazaar => Panel::Bazaar,
        Sheet::Seal => Panel::Seal,
        Sheet::Battle => Panel::Battle,
        Sheet::Events(_) => Panel::Events,
        Sheet::Smith(_) | Sheet::Menu | Sheet::Chair | Sheet::Notes | Sheet::Arena(_) => return None,
    })
}

/// True if a legion was hired, and is not the personal guard.
pub(super) const fn hired(legion: &Legion) -> bool {
    matches!(legion.muster, Muster::Hired(_))
}

fn selected(hand: &Hand, only_hired: bool) -> bool {
    let Some(Mark::Legion(id)) = hand.selected else { return false };
    let legion = hand.view.table().forces().legion(id);
    legion.is_some_and(|legion| legion.owner == hand.seat() && (!only_hired || hired(legion)))
}

/// Returns the orders of the draft that are not refused.
fn orders(hand: &Hand) -> impl Iterator<Item = &Order> {
    let refused =
        |slot: SlotNo| hand.problems.iter().any(|problem| matches!(problem, Problem::Order(at, _) if *at == slot));
    let slots = SlotNo::ALL.into_iter().filter(move |slot| !refused(*slot));
    slots.filter_map(|slot| hand.desk.draft().slots[slot.index()].as_ref())
}

fn count(hand: &Hand, wanted: Wanted) -> usize {
    match wanted {
        Wanted::Invade(on) => invaded(hand, on).len(),
        Wanted::Settle
        | Wanted::Storm
        | Wanted::Tribute
        | Wanted::Raise
        | Wanted::BidLegion
        | Wanted::BidPraetor
        | Wanted::Post
        | Wanted::Demand(_)
        | Wanted::Ritual
        | Wanted::Event => orders(hand).filter(|order| serves(hand, order, wanted)).count(),
    }
}

/// True if an order is of this sort.
fn serves(hand: &Hand, order: &Order, wanted: Wanted) -> bool {
    let table = hand.view.table();
    let end = order.destination();
    match wanted {
        Wanted::Settle => end.is_some_and(|canton| unclaimed(table, canton)),
        Wanted::Storm => end.is_some_and(|canton| stormed(table, hand.seat(), canton)),
        Wanted::Invade(on) => end.is_some_and(|canton| table.realm().owner(canton) == Some(on)),
        Wanted::Tribute => matches!(order, Order::Tribute(TributeOrder::DemandTribute)),
        Wanted::Raise => matches!(order, Order::Archfiend(ArchfiendOrder::RaiseAttribute { .. })),
        Wanted::BidLegion => matches!(order, Order::Bazaar(BazaarOrder::Bid { goods: Goods::Legion(_), .. })),
        Wanted::BidPraetor => matches!(order, Order::Bazaar(BazaarOrder::Bid { goods: Goods::Praetor(_), .. })),
        Wanted::Post => matches!(
            order,
            Order::Attachment(AttachmentOrder::Transfer {
                treasure: Treasure::Praetor(_),
                to: Post::Unit(Foe::Legion(_)),
            })
        ),
        Wanted::Demand(whom) => {
            matches!(order, Order::Diplomacy(DiplomacyOrder::Demand { of, .. }) if *of == whom)
        }
        Wanted::Ritual => matches!(order, Order::Ritual(RitualOrder::PerformRitual { .. })),
        Wanted::Event => matches!(order, Order::Event(EventOrder::PlayEvent { .. })),
    }
}

/// True if a canton has no owner and holds no place.
pub(super) fn unclaimed(table: &Game, canton: CantonId) -> bool {
    table.realm().owner(canton).is_none() && table.forces().place_at(canton).is_none()
}

/// True if a place of power of another stands in this canton.
fn stormed(table: &Game, seat: Seat, canton: CantonId) -> bool {
    table
        .forces()
        .place_at(canton)
        .is_some_and(|place| matches!(place.landmark, Landmark::Power(_)) && place.owner != Some(seat))
}

/// Returns the cantons of a house that the player's legions will take at arbitration, if nobody
/// interferes: each next to the player's land, or to another of them.
fn invaded(hand: &Hand, on: Seat) -> Vec<CantonId> {
    let table = hand.view.table();
    // Where the legions stand after the draft counts, not what they pass through.
    let legions = hand.planned().forces().legions_of(hand.seat());
    let mut open: Vec<CantonId> = legions.map(|legion| legion.canton).collect();
    open.retain(|&canton| table.realm().owner(canton) == Some(on) && table.forces().place_at(canton).is_none());
    let mut taken: Vec<CantonId> = Vec::new();
    loop {
        let next = open.iter().position(|&canton| borders(table, hand.seat(), canton, &taken));
        let Some(next) = next else { return taken };
        taken.push(open.swap_remove(next));
    }
}

/// True if a canton lies next to the land of a seat, or to a canton that it takes.
pub(super) fn borders(table: &Game, seat: Seat, canton: CantonId, taken: &[CantonId]) -> bool {
    let near = table.realm().grid().neighbours(canton);
    near.iter().any(|near| table.realm().owner(*near) == Some(seat) || taken.contains(near))
}

/// True if as many cards are kept of every offer as may be kept, and no other question forbids the
/// seal.
fn chosen(hand: &Hand) -> bool {
    kept(hand) && !hand.problems.iter().any(Problem::blocks)
}

/// True if the deed is to choose tribute, and only another question is left to answer.
pub(super) fn nearly_chosen(deed: &Deed, hand: &Hand) -> bool {
    *deed == Deed::Chosen && kept(hand) && !chosen(hand)
}

/// True if as many cards are kept of every offer as may be kept.
fn kept(hand: &Hand) -> bool {
    let offers = hand.view.table().treasury().offers(hand.seat());
    offers.iter().enumerate().all(|(index, offer)| {
        let keep = usize::from(offer.keep).min(offer.cards.len());
        hand.desk.draft().kept(index).is_some_and(|kept| kept.len() >= keep)
    })
}

fn claimed(hand: &Hand, on: Seat) -> bool {
    let said = |answer: &Answer| matches!(answer, Answer::Grievance { against, claim: Some(_) } if *against == on);
    hand.desk.draft().answers.iter().any(said)
}

fn owns(hand: &Hand, owned: Owned) -> bool {
    let (table, seat) = (hand.view.table(), hand.seat());
    let mut praetors = table.attachments().of(seat).filter(|held| matches!(held.treasure, Treasure::Praetor(_)));
    match owned {
        Owned::Legion => table.forces().legions_of(seat).any(hired),
        Owned::Praetor => praetors.next().is_some(),
        Owned::Posted => praetors.any(|held| matches!(held.post, Post::Unit(Foe::Legion(_)))),
        Owned::Places(n) => {
            let places = table.forces().places_of(seat);
            places.filter(|place| matches!(place.landmark, Landmark::Power(_))).count() >= n
        }
        Owned::Victory(on) => table.diplomacy().record(seat, on).victories > 0,
    }
}
