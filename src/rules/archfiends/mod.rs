//! Archfiends: rank, attributes, disciplines and what follows from them (manual 4.1, appendices H and K).
//!
//! > "The value of an Attribute forms the base power level of its corresponding Discipline."
//!
//! Order slots, ritual slots, command rating, healing rate and tribute offers are never stored: they are [`Tally`]s,
//! computed whenever asked for, with every part named. Not here yet: perks, the events that
//! [`event_draws`] are for and the rituals that [`ritual_level`] opens.
//! computed whenever asked for, with every part named. Not here yet: perks, public objectives and the rituals
//! that [`ritual_level`] opens.

mod founding;
mod plugin;
mod powers;
mod raise;
mod shift;
mod state;
mod tally;

pub use founding::{Founded, found};
#[cfg(feature = "client")]
pub use plugin::ArchfiendsPlugin;
pub use plugin::register;
pub use powers::{
    card_elements, command_rating, discipline_level, event_draws, healing_rate, order_slots, resist_bonus,
    ritual_level, ritual_slots, roll_bonus, tribute_offer, tribute_skill, tribute_tallies, victory_percent,
};
pub(in crate::rules) use raise::payable;
pub use raise::{next_grants, raise_cost};
pub use shift::sheltered;
pub(in crate::rules) use shift::shift;
pub use state::{Attributes, Discipline, House, Houses, Rank, Schemes, cost_of};
pub use tally::{Part, Tally};
