//! Archfiends: rank, attributes, disciplines and what follows from them (manual 4.1, appendices H
//! and K).
//!
//! > "The value of an Attribute forms the base power level of its corresponding Discipline."
//!
//! Order slots, ritual slots, command rating, healing rate and tribute offers are never stored.
//! They are [`Tally`]s, computed on demand, with every part named. Perks add to them. The effect of
//! perks on legions is a public [`Aura`]. Not here: victory through the perks of schemers, which
//! belongs to the conclave, and public objectives.

mod facts;
mod founding;
mod guess;
mod making;
mod orders;
mod perks;
mod plugin;
mod powers;
mod raise;
mod shift;
mod state;
mod tally;

pub use facts::ArchfiendFact;
pub use founding::{Founded, Promise, found, promised};
pub(crate) use guess::guess;
pub(crate) use making::flaws_of;
pub use making::{Bill, FORMS, Flaw, NAME_LETTERS, TITLE_LETTERS, attribute_cost, bill, flaws};
pub use orders::ArchfiendOrder;
pub use perks::{
    Aura, Perks, administration, arena_percent, aura, aura_of, bullying, gifted, gifts, grudge, mark, vanity,
};
#[cfg(feature = "bevy")]
pub use plugin::ArchfiendsPlugin;
pub use plugin::register;
pub use powers::{
    card_elements, command_rating, discipline_level, event_draws, event_tallies, healing_rate, order_slots,
    resist_bonus, ritual_level, ritual_slots, roll_bonus, roll_modifier, tribute_offer, tribute_skill, tribute_tallies,
    victory_percent,
};
pub(crate) use raise::payable;
pub use raise::{Rung, next_grants, raise_cost, rungs};
pub use shift::sheltered;
pub(crate) use shift::shift;
pub use state::{Attributes, Discipline, House, Houses, Rank};
pub use tally::{Part, Tally};
