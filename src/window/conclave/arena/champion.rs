//! The challenge to the reigning champion (manual 4.18): a separate order, with praetor and plan.

use bevy_egui::egui::Ui;

use super::hall::{Entry, Page};
use super::ladder;
use super::odds::Opponent;
use crate::conclave::ministerium::words::say;
use crate::conclave::orders::plan;
use crate::intent::{Errand, Intent, Planning};
use crate::rules::arena::{ArenaOrder, Plan, reigning};
use crate::rules::attachments::Treasure;
use crate::rules::ids::{PraetorKind, SlotNo};
use crate::rules::orders::Order;
use crate::sight::Sight;

/// Returns the challenge in the drafted orders: its slot, praetor and plan for the arena.
pub fn standing<'a>(sight: &Sight<'a>) -> Option<(SlotNo, PraetorKind, &'a Plan)> {
    SlotNo::ALL.into_iter().find_map(|slot| {
        if let Some(Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan })) =
            &plan::draft(sight).slots[slot.index()]
        {
            Some((slot, *praetor, plan))
        } else {
            None
        }
    })
}

/// The page of the champion's title.
pub struct Title;

impl Page for Title {
    fn errand(&self) -> Errand {
        Errand::Title
    }

    fn standing(&self, sight: &Sight<'_>) -> Option<(PraetorKind, Plan)> {
        standing(sight).map(|(_, praetor, plan)| (praetor, plan.clone()))
    }

    fn unfit(&self, sight: &Sight<'_>, praetor: PraetorKind) -> Option<String> {
        (!sight.table().arena().proven(praetor)).then(|| say!(sight, "arena-unproven"))
    }

    fn stakes(&self, ui: &mut Ui, sight: &Sight<'_>) {
        ladder::ladder(ui, sight);
    }

    fn opponent(&self, sight: &Sight<'_>) -> Opponent {
        ladder::reigning_opponent(sight)
    }

    fn entry(&self, sight: &Sight<'_>, praetor: PraetorKind, planned: &Plan) -> Entry {
        let order = Order::Arena(ArenaOrder::ChallengeChampion { praetor, plan: planned.clone() });
        let slot = standing(sight).map(|(slot, ..)| slot);
        let name = reigning(sight.catalog(), sight.table())
            .map(|champion| sight.teller().treasure_name(Treasure::Praetor(champion.praetor())))
            .unwrap_or_default();
        let own = sight.teller().treasure_name(Treasure::Praetor(praetor));
        let done = standing(sight).filter(|(_, known, plan)| *known == praetor && *plan == planned);
        Entry {
            words: say!(sight, "arena-challenge", champion = name.clone()),
            tip: say!(sight, "arena-challenge-tip"),
            why_not: plan::why_not(sight, slot, &order),
            done: done.map(|(slot, ..)| say!(sight, "arena-challenge-done", praetor = own, n = slot.number())),
            differs: slot.is_some().then(|| say!(sight, "arena-challenge-differs")),
            wish: Intent::Planning(Planning::Put(slot, order)),
            withdraw: slot.map(|slot| Planning::Strike(slot).into()),
        }
    }
}
