//! The rules of the game: plain data and pure functions. Only the `plugin.rs` of each subsystem
//! uses Bevy.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub mod archfiends;
pub mod arena;
pub mod attachments;
pub mod bazaar;
pub mod calendar;
pub mod catalog;
pub mod combat;
pub mod conclave;
pub mod dice;
pub mod digest;
pub mod diplomacy;
pub mod events;
pub mod expectations;
pub mod facts;
pub mod forces;
pub mod game;
pub mod ids;
pub mod manuscripts;
pub mod objectives;
pub mod orders;
pub mod plugin;
pub mod realm;
pub mod resolve;
pub mod rituals;
pub mod rulebook;
pub mod shared;
pub mod tableau;
pub mod trials;
pub mod tribute;
pub mod view;

use rulebook::RulebookBuilder;

/// Registers the rules of every subsystem. The order does not matter.
pub fn register(book: &mut RulebookBuilder) {
    realm::register(book);
    archfiends::register(book);
    tribute::register(book);
    bazaar::register(book);
    forces::register(book);
    combat::register(book);
    attachments::register(book);
    manuscripts::register(book);
    diplomacy::register(book);
    arena::register(book);
    conclave::register(book);
    rituals::register(book);
    events::register(book);
    objectives::register(book);
}
