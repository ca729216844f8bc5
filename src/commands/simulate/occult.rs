//! Rituals, events and objectives of simulated games: which were used at all, and by whom against whom.

use std::collections::BTreeMap;

use super::report::SeatReport;
use crate::rules::catalog::Catalog;
use crate::rules::events::EventOrder;
use crate::rules::game::Game;
use crate::rules::orders::{Answer, Draft, Order, Outcome};
use crate::rules::resolve::OrderOutcome;
use crate::rules::rituals::{Guise, RitualOrder, odds};

/// How often something happened, by the ids of the catalog.
pub(super) type Named = BTreeMap<String, u64>;

/// What came up of the occult.
#[derive(Clone, Debug, Default)]
pub(super) struct Occult {
    /// Rituals that were performed, whatever came of them.
    pub rituals: Named,
    /// Events that were played.
    pub events: Named,
    /// Secret objectives that were taken on.
    pub objectives: Named,
}

impl Occult {
    /// A tale in which nothing has happened; what never happens stands in it with a nought.
    pub(super) fn empty(catalog: &Catalog) -> Self {
        let noughts = |ids: Vec<&String>| ids.into_iter().map(|id| (id.clone(), 0)).collect();
        Self {
            rituals: noughts(catalog.rituals.iter().map(|def| &def.id).collect()),
            events: noughts(catalog.events.iter().map(|def| &def.id).collect()),
            objectives: noughts(catalog.objectives.iter().map(|def| &def.id).collect()),
        }
    }

    /// Adds another game's.
    pub(super) fn add(&mut self, other: &Self) {
        let pairs = [
            (&mut self.rituals, &other.rituals),
            (&mut self.events, &other.events),
            (&mut self.objectives, &other.objectives),
        ];
        for (sum, counts) in pairs {
            for (id, count) in counts {
                *sum.entry(id.clone()).or_default() += count;
            }
        }
    }

    /// Notes what a turn's orders did, and what was answered.
    pub(super) fn note(
        &mut self,
        catalog: &Catalog,
        drafts: &[Draft],
        outcomes: &[OrderOutcome],
        seats: &mut [SeatReport],
    ) {
        for done in outcomes.iter().filter(|done| !matches!(done.outcome, Outcome::Refused(_))) {
            let draft = drafts.iter().find(|draft| draft.seat == done.seat);
            let Some(order) = draft.and_then(|draft| draft.slots[done.slot.index()].as_ref()) else { continue };
            match order {
                Order::Ritual(RitualOrder::PerformRitual { ritual, .. }) => {
                    count(&mut self.rituals, &catalog.ritual(*ritual).id);
                    if catalog.ritual(*ritual).effect.hostile() {
                        seats[done.seat.index()].hostile_rituals += 1;
                    }
                }
                Order::Event(EventOrder::PlayEvent { event, .. }) => count(&mut self.events, &catalog.event(*event).id),
                _ => {}
            }
        }
        for answer in drafts.iter().flat_map(|draft| &draft.answers) {
            if let Answer::KeepObjective { keep: Some(kind) } = answer {
                count(&mut self.objectives, &catalog.objective(*kind).id);
            }
        }
    }
}

/// How many rituals of a draft could not succeed by anything that the house knew when it wrote it.
pub(super) fn vain_rituals(catalog: &Catalog, table: &Game, draft: &Draft) -> u32 {
    let vain = |order: &&Order| {
        let Order::Ritual(RitualOrder::PerformRitual { ritual, target, guise, .. }) = order else { return false };
        let odds = odds(catalog, table, draft.seat, *ritual, target, *guise != Guise::Bare);
        !odds.success.is_empty() && odds.success.iter().all(|(_, estimate)| estimate.challenge.chance() == 0)
    };
    draft.slots.iter().flatten().filter(vain).count() as u32
}

fn count(counts: &mut Named, id: &str) {
    *counts.entry(id.to_owned()).or_default() += 1;
}
