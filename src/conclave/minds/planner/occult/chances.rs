//! Success chances of rituals, and the effect of rituals already ordered in the same turn (manual
//! 4.11).

use super::rituals::Scene;
use crate::rules::catalog::{Leftover, RitualEffect};
use crate::rules::ids::RitualKind;
use crate::rules::orders::Order;
use crate::rules::rituals::{self, Estimate, FALLS, Guise, Odds, RitualOrder, Target};

/// Typical damage of an affliction, in hit points.
const WOUND: i32 = 5;

/// Returns a chance in percent.
pub(super) fn percent(estimate: &Estimate) -> i32 {
    i32::from(estimate.challenge.chance()) * 100 / i32::from(FALLS)
}

/// Returns the chance of a ritual to succeed, in percent. With several resisting targets it is
/// their average, but 0 if one of them is certain to resist. A ritual without resistance always
/// succeeds.
pub(super) fn likely(odds: &Odds) -> i32 {
    let chances: Vec<i32> = odds.success.iter().map(|(_, estimate)| percent(estimate)).collect();
    if chances.contains(&0) {
        return 0;
    }
    chances.iter().sum::<i32>().checked_div(chances.len() as i32).unwrap_or(100)
}

impl Scene<'_> {
    /// Returns the chance in percent that a target is still available after the rituals already
    /// ordered on it this turn. An earlier slot may steal or destroy it.
    pub(super) fn remaining(&self, ritual: RitualKind, target: &Target) -> i32 {
        let (catalog, table, seat) = (self.survey.catalog, self.table, self.survey.seat);
        let mut left = 100;
        for order in self.written.iter().flatten() {
            let Order::Ritual(RitualOrder::PerformRitual { ritual: earlier, target: same, guise, .. }) = order else {
                continue;
            };
            if same != target {
                continue;
            }
            let odds = rituals::odds(catalog, table, seat, *earlier, same, *guise != Guise::Bare);
            let takes = self.takes(catalog.ritual(*earlier).effect, *earlier == ritual, target);
            left -= left * likely(&odds) / 100 * takes / 100;
        }
        left
    }

    /// Returns the share of its target that a successful ritual uses up, in percent. `again` means
    /// for the same ritual, otherwise for any other.
    fn takes(&self, effect: RitualEffect, again: bool, target: &Target) -> i32 {
        match effect.leftover() {
            Leftover::Nothing => 100,
            Leftover::Wounded => {
                let hp =
                    target.legions().first().and_then(|&id| self.table.forces().legion(id)).map(|legion| legion.hp);
                hp.map_or(0, |hp| (WOUND * 100 / i32::from(hp).max(1)).min(100))
            }
            Leftover::Less => i32::from(again) * 30,
            Leftover::Done => i32::from(again) * 100,
            Leftover::All => 0,
        }
    }
}
