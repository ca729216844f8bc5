//! Legions and places of power (manual 4.4, 4.5): their state, movement, healing, growth, mustering
//! and departure.
//!
//! > "A Canton may only contain one Legion at the end of any turn. A Legion and a Place of Power
//! > can never be in the same Canton at the end of a turn."
//!
//! Not here: battles, which are in [`combat`](super::combat); the right to enter a canton, which is
//! in [`realm`](super::realm); and attachments of units, which are in
//! [`attachments`](super::attachments).

mod decoration;
mod dismissal;
mod facts;
mod growth;
mod guard;
mod healing;
mod loyalty;
mod march;
mod mustering;
mod orders;
mod pace;
mod plugin;
mod reach;
mod state;
mod upkeep;

pub(crate) use decoration::drawn;
pub use decoration::{decorate, ring_worn};
pub use facts::ForcesFact;
pub(crate) use growth::earn_renown;
pub use growth::promotion_menu;
pub(crate) use guard::guard_lost;
pub use healing::shelters;
pub use loyalty::loyalty;
pub use march::{check_fly, check_march};
pub(crate) use march::{claim, march};
pub use mustering::{commanded, muster, mustering_ground};
pub use orders::ForcesOrder;
pub use pace::{flight, moves_left, pace, spellbound, walks};
#[cfg(feature = "bevy")]
pub use plugin::ForcesPlugin;
pub use plugin::register;
pub use reach::{Reach, flights, marches, reach};
pub use state::{
    Departure, Forces, Gained, Landmark, Legion, Muster, Place, Promotion, Reforming, Shape, Stat, Strength, Upgrade,
};
pub use upkeep::{upkeep_due, upkeep_paid_by};
