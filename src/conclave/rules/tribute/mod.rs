//! Tribute: demands, the quality roll, offers, the vault, payment and consolidation (manual 4.3).
//!
//! > "Quality Number = 1d20 - (number of previous Tribute Demands * 4) + Tribute Skill"
//!
//! Finds of manuscript searches are in [`manuscripts`](super::manuscripts). Perks, relics and other
//! modifiers of the roll are part of the tribute skill in [`archfiends`](super::archfiends).

mod demand;
mod facts;
mod orders;
mod payment;
mod plugin;
mod purse;
mod state;

pub(crate) use demand::QUALITY_DIE;
pub(crate) use demand::supplicate;
pub use demand::{card_span, offer, roll_card};
pub use facts::TributeFact;
pub use orders::TributeOrder;
pub use payment::{PAYMENT_SLOTS, least_waste, least_waste_without};
#[cfg(feature = "bevy")]
pub use plugin::TributePlugin;
pub(crate) use plugin::has_twins;
pub use plugin::register;
pub use purse::{Purse, Resource};
pub use state::{CARD_LIMIT, Offer, Treasury, TributeCard, fits_one_card, total};
