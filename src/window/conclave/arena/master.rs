//! The arena master: advice and chances. Results are cached, because each takes many trial bouts.
//!
//! The master uses separate dice, so that its advice reveals nothing about the dice of the game.

use std::any::Any;
use std::sync::Arc;

use bevy_egui::egui::{Context, Id};

use crate::rules::arena::{self, DuelForecast, Duelist, Plan};
use crate::rules::catalog::Catalog;
use crate::rules::dice::{Dice, Rolls, Stream};

/// Number of trial bouts for one forecast.
pub const TRIALS: u32 = 400;
/// Approximate maximum number of bouts for a study of the enemy.
const STUDY: u32 = 3000;
/// Maximum number of cached results of each type.
const KEPT: usize = 48;

/// The chances of a plan against one enemy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chances {
    /// Chances against random plans.
    pub random: DuelForecast,
    /// Chances against the plan that the enemy's own arena master would advise.
    pub advised: DuelForecast,
}

fn rolls() -> Rolls {
    Dice::new(0, 0).open(Stream::Forecast)
}

/// Returns the cached result for a key, or computes and caches it. The oldest results are dropped.
fn known<K, V>(ctx: &Context, what: &str, key: &K, find: impl FnOnce() -> V) -> V
where
    K: Any + Clone + PartialEq + Send + Sync,
    V: Any + Clone + Send + Sync,
{
    let id = Id::new(("arena-master", what));
    let all: Arc<Vec<(K, V)>> = ctx.data(|data| data.get_temp(id)).unwrap_or_default();
    if let Some((_, value)) = all.iter().find(|(one, _)| one == key) {
        return value.clone();
    }
    let value = find();
    let kept = all.iter().rev().take(KEPT - 1).rev().cloned();
    let next: Arc<Vec<(K, V)>> = Arc::new(kept.chain(std::iter::once((key.clone(), value.clone()))).collect());
    ctx.data_mut(|data| data.insert_temp(id, next));
    value
}

/// Returns a good plan for a praetor against an unknown enemy.
pub fn advice(ctx: &Context, catalog: &Catalog, duelist: &Duelist) -> Plan {
    known(ctx, "advice", duelist, || arena::counsel(catalog, duelist))
}

/// Returns the best plan found in trial bouts against this enemy.
pub fn study(ctx: &Context, catalog: &Catalog, own: &Duelist, enemy: &Duelist) -> Plan {
    known(ctx, "study", &(*own, *enemy), || arena::best_plan(catalog, own, enemy, STUDY, &mut rolls()))
}

/// Returns the chances of a plan against this enemy.
pub fn chances(ctx: &Context, catalog: &Catalog, own: &Duelist, enemy: &Duelist, plan: &Plan) -> Chances {
    known(ctx, "chances", &(*own, *enemy, plan.clone()), || {
        let feared = advice(ctx, catalog, enemy);
        let against =
            |known: Option<&Plan>| arena::forecast(catalog, [*own, *enemy], [Some(plan), known], TRIALS, &mut rolls());
        Chances { random: against(None), advised: against(Some(&feared)) }
    })
}
