//! Rituals, events and objectives that were used in simulated games.

use crate::report::{Named, SeatReport};
use crate::rules::catalog::Catalog;
use crate::rules::events::EventOrder;
use crate::rules::game::Game;
use crate::rules::orders::{Answer, Draft, Order, Outcome};
use crate::rules::resolve::OrderOutcome;
use crate::rules::rituals::{Guise, RitualOrder, odds};

/// Counts by the ids of the catalog. Things that never came up have a count of 0.
#[derive(Clone, Debug, Default)]
pub(crate) struct Occult {
    /// Rituals that were performed, with or without success.
    pub rituals: Named,
    /// Events that were played.
    pub events: Named,
    /// Secret objectives that were taken on.
    pub objectives: Named,
}

impl Occult {
    /// Returns counts of 0.
    pub(crate) fn empty(catalog: &Catalog) -> Self {
        let noughts = |ids: Vec<&String>| ids.into_iter().map(|id| (id.clone(), 0)).collect();
        Self {
            rituals: noughts(catalog.rituals.iter().map(|def| &def.id).collect()),
            events: noughts(catalog.events.iter().map(|def| &def.id).collect()),
            objectives: noughts(catalog.objectives.iter().map(|def| &def.id).collect()),
        }
    }

    /// Adds the counts of another game.
    pub(crate) fn add(&mut self, other: &Self) {
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

    /// Counts the orders and answers of a turn.
    pub(crate) fn note(
        &mut self,
        catalog: &Catalog,
        drafts: &[Draft],
        outcomes: &[OrderOutcome],
        seats: &mut [SeatReport],
    ) {
        for done in outcomes.iter().filter(|done| !matches!(done.outcome, Outcome::Refused(_))) {
            let draft = drafts.iter().find(|draft| draft.seat == done.seat);
            let Some(order) = draft.and_then(|draft| draft.slots[done.slot.index()].as_ref()) else { continue };
            if let Order::Ritual(RitualOrder::PerformRitual { ritual, .. }) = order {
                count(&mut self.rituals, &catalog.ritual(*ritual).id);
                if catalog.ritual(*ritual).effect.hostile() {
                    seats[done.seat.index()].hostile_rituals += 1;
                }
            } else if let Order::Event(EventOrder::PlayEvent { event, .. }) = order {
                count(&mut self.events, &catalog.event(*event).id);
            }
        }
        for answer in drafts.iter().flat_map(|draft| &draft.answers) {
            if let Answer::KeepObjective { keep: Some(kind) } = answer {
                count(&mut self.objectives, &catalog.objective(*kind).id);
            }
        }
    }
}

/// Returns the number of rituals of a draft that could not succeed, as far as the house knew.
pub(crate) fn vain_rituals(catalog: &Catalog, table: &Game, draft: &Draft) -> u32 {
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
