//! Legions and places of power: what they are, how they march, fly, heal, grow, come into the field and leave it (manual 4.4,
//! 4.5).
//!
//! > "A Canton may only contain one Legion at the end of any turn. A Legion and a Place of Power can never be in the same
//! > Canton at the end of a turn."
//!
//! Fights are in [`combat`](super::combat); the right to enter a canton is in [`realm`](super::realm); what is attached to a
//! unit is in [`attachments`](super::attachments).

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
