//! Battles (manual 4.16).
//!
//! > "A battle occurs whenever a Legion legally enters a Canton that contains another Legion or
//! > Place of Power who belongs to an opponent, the Infernal Conclave, or who is neutral."
//!
//! [`muster`] gathers both sides and their support (`sides`). The abilities of both are grouped
//! once (`course`). The battle is then a sequence of small pure stages (`stages`, `challenge`) from
//! one `state` to the next. A `fate` gives the dice: [`fight`](mod@fight) rolls them and writes a
//! `report`, [`forecast`](mod@forecast) tries every possible result. [`engage`] applies the rest:
//! damage, retreat, capture, destruction, placing, prestige.
//!
//! Not here: the loss of attachments, which is in [`attachments`](super::attachments); levels
//! gained, which are in [`forces`](super::forces); duels of praetors.

mod aftermath;
mod challenge;
mod course;
mod facts;
mod fate;
mod fight;
mod forecast;
mod forget;
mod plugin;
mod report;
mod sides;
mod stages;
mod state;
mod visitation;

pub use aftermath::{Approach, engage, spoils};
pub(crate) use aftermath::{destroy, remove, retreat};
pub use facts::CombatFact;
pub use fight::{fight, trials};
pub use forecast::{Effort, Forecast, PARTS, forecast, forecast_with};
#[cfg(feature = "bevy")]
pub use plugin::CombatPlugin;
pub use plugin::register;
pub use report::{
    Advantage, BattleReport, Challenge, DamagePart, End, Event, Fired, Health, Passage, Save, Side, Standing, Toll,
};
pub use sides::{Banner, Battle, Fighter, FighterCard, Toss, garrison, muster};
pub(crate) use visitation::visit;
