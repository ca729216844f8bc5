//! Single combat in the Infernal Arena (manual 4.17, appendix C).
//!
//! > "Each Praetor has six numbered Combat Slots to be filled by combat moves. Duels are resolved
//! > by starting at the first Combat Slot, comparing their combat moves, then assigning damage to
//! > hit points. In general, Skulls do damage, Shields block Skulls, and Orbs commit damage that
//! > cannot be blocked by Shields. This process of combat continues until one Praetor (or both) is
//! > reduced to zero hit points."
//!
//! Each of two [`Duelist`]s has a [`Plan`] that [`check_plan`] has accepted. [`fight`](mod@fight)
//! resolves the slots round after round and reports every number. Both strokes of a slot are
//! simultaneous (`exchange`). Moves that do more than hit and block are grouped by family: `direct`
//! damage, `wards`, `edges` that add to a hit, `curses` that stay on the enemy, and the `oath` that
//! returns damage.
//!
//! [`forecast`](mod@forecast) estimates chances by many fights. [`counsel`](mod@counsel) suggests a
//! plan to a player, [`best_plan`] finds one for the AI, and champions fight by [`random_plan`].
//!
//! The duel engine does not use game state. The consequences of a duel, a level gained and a
//! praetor banished, are in `meeting`. The champions of Pandemonium and their title are in
//! `titles`, tournaments in `games`. Not here: wagers, which belong to the rule that calls for a
//! duel.

mod counsel;
mod curses;
mod direct;
mod edges;
mod exchange;
mod facts;
mod fate;
mod fight;
mod forecast;
mod games;
mod meeting;
mod oath;
mod orders;
mod plan;
mod plugin;
mod report;
mod search;
mod state;
mod titles;
mod tournament;
mod wards;

pub use counsel::{any_plan, counsel, random_plan};
pub use facts::ArenaFact;
pub use fate::{Corner, Fate, Listed, Lists};
pub use fight::{fight, fight_with};
pub use forecast::{DuelForecast, forecast, forecast_listed};
pub(crate) use games::hold;
pub(crate) use meeting::{Challenger, Verdict, meet};
pub use orders::ArenaOrder;
pub use plan::{Duelist, Plan, PlanFault, STROKES, Stroke, check_plan};
#[cfg(feature = "bevy")]
pub use plugin::ArenaPlugin;
pub use plugin::register;
pub use report::{Blow, DuelEnd, DuelReport, Exchange, RoundReport, TranceTest};
pub use search::best_plan;
pub use titles::{Arena, Reigning, champion_prize, champions, reigning, takings, title_prestige, winnings};
pub use tournament::{Bout, Entrant, Tournament, tournament};
