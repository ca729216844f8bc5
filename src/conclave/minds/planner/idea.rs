//! Ideas: candidate orders for the next slot or the next two, and the choice between them.

use super::promises::Strike;
use super::survey::Grains;
use crate::rules::archfiends::ArchfiendOrder;
use crate::rules::attachments::AttachmentOrder;
use crate::rules::bazaar::BazaarOrder;
use crate::rules::orders::Order;
use crate::rules::rituals::RitualOrder;
use crate::rules::tribute::TributeOrder;

/// A candidate order, possibly with a second order in the next slot.
pub(super) struct Idea {
    /// Its estimated worth.
    pub(super) score: Grains,
    pub(super) first: Order,
    /// The order for the next slot.
    pub(super) then: Option<Order>,
    /// The index of the attacked target, and the forecast of the attack.
    pub(super) target: Option<(usize, Strike)>,
}

impl Idea {
    pub(super) const fn of(score: Grains, first: Order) -> Self {
        Self { score, first, then: None, target: None }
    }

    /// True if two ideas share an order or a legion, so that only one of them can be chosen.
    pub(super) fn same_hands(&self, other: &Self) -> bool {
        let ours = [Some(&self.first), self.then.as_ref()];
        let theirs = [Some(&other.first), other.then.as_ref()];
        ours.into_iter()
            .flatten()
            .any(|one| theirs.into_iter().flatten().any(|two| one == two || same_legion(one, two)))
    }
}

/// True if both orders move the same legion.
fn same_legion(one: &Order, other: &Order) -> bool {
    let moved = |order: &Order| order.way().map(|(legion, _)| legion);
    moved(one).is_some_and(|legion| moved(other) == Some(legion))
}

/// True if both orders concern the same legion, ware or attribute. Then one is not an alternative
/// to the other.
pub(crate) fn alike(one: &Order, other: &Order) -> bool {
    match (one, other) {
        (Order::Bazaar(BazaarOrder::Bid { goods, .. }), Order::Bazaar(BazaarOrder::Bid { goods: others, .. })) => {
            goods == others
        }
        (
            Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline, .. }),
            Order::Archfiend(ArchfiendOrder::RaiseAttribute { discipline: others, .. }),
        ) => discipline == others,
        (
            Order::Attachment(AttachmentOrder::CreateCombatCard { unit, .. }),
            Order::Attachment(AttachmentOrder::CreateCombatCard { unit: others, .. }),
        ) => unit == others,
        (
            Order::Ritual(RitualOrder::PerformRitual { ritual, .. }),
            Order::Ritual(RitualOrder::PerformRitual { ritual: others, .. }),
        ) => ritual == others,
        (Order::Tribute(TributeOrder::Consolidate { .. }), Order::Tribute(TributeOrder::Consolidate { .. })) => true,
        _ => one == other || same_legion(one, other),
    }
}

/// Returns the best idea. An idea with two orders is chosen only if it is better than the two best
/// single ideas together.
pub(super) fn chosen(ideas: &[Idea]) -> Option<usize> {
    let best = |of: fn(&Idea) -> bool| (0..ideas.len()).filter(|&at| of(&ideas[at])).max_by_key(|&at| ideas[at].score);
    let pair = best(|idea| idea.then.is_some());
    let Some(single) = best(|idea| idea.then.is_none()) else { return pair };
    let pair = pair.filter(|&pair| {
        let others = ideas.iter().filter(|idea| idea.then.is_none() && !idea.same_hands(&ideas[single]));
        ideas[pair].score > ideas[single].score + others.map(|idea| idea.score).max().unwrap_or(0).max(0)
    });
    Some(pair.unwrap_or(single))
}
