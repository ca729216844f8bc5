//! The Infernal Bazaar: stock, sealed bids, winners (manual 4.10; rulings R5, R6).
//!
//! > "For each soul bid over the minimum, two points are awarded. For each other resource bid over
//! > the minimum, one point is awarded. The player with the highest points wins."
//!
//! The bazaar sells legions, praetors, artifacts, relics and single pieces of manuscripts. Edicts
//! of the conclave can close it, or change all its prices, for a number of turns; they are in
//! [`events`](super::events).

mod auction;
mod bid;
mod facts;
mod market;
mod orders;
mod plugin;
mod state;

pub use auction::{Bidder, Tie, Verdict, judge, points};
pub(crate) use bid::room_for_legion;
pub use facts::BazaarFact;
pub(crate) use market::stock;
pub use orders::BazaarOrder;
#[cfg(feature = "bevy")]
pub use plugin::BazaarPlugin;
pub use plugin::register;
pub use state::{Bazaar, Bid, Goods, Ware};
