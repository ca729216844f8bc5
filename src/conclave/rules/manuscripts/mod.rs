//! Manuscripts (manual 4.9, 4.19, appendices C, F and J): their pieces, the search for them,
//! training, Rites and Machines.
//!
//! > "Special Abilities: Manuscripts have special abilities that may grant bonuses to the player,
//! > his Legions, or his Praetors, though these effects only exist if the Manuscript components are
//! > collected in their entirety."
//!
//! Every piece exists once: in the unseen stock of the bazaar, on its shelf, in a vault, or used
//! up. Not here: the sale of pieces, which is in [`bazaar`](super::bazaar), and the abilities
//! taught by training, which the legion or praetor stores. Rites and Machines that are secret
//! objectives are assembled like all others; [`objectives`](super::objectives) queries which house
//! has used them up.

mod assemble;
mod facts;
mod fall;
mod imagine;
mod orders;
mod plugin;
mod progress;
mod search;
mod state;
mod train;

pub use facts::ManuscriptFact;
pub(crate) use fall::house_fell;
pub(crate) use imagine::deal;
pub use orders::ManuscriptOrder;
#[cfg(feature = "bevy")]
pub use plugin::ManuscriptsPlugin;
pub use plugin::register;
pub use progress::{Progress, Whereabouts, progress, progress_of};
pub(crate) use search::search;
pub use search::{search_chance, search_chance_after};
pub use state::{Holding, Manuscripts, Piece, Pupil, Reading, Training};
