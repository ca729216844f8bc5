//! Praetors, evil artifacts, unholy relics and combat cards: owners, positions and active abilities
//! (manual 4.4 to 4.8, 4.12).
//!
//! > "Attachment slots may be used to place Combat Cards, Praetors, or Evil Artifacts -- each of
//! > which provides special bonuses to their corresponding Legion."
//!
//! Each praetor, artifact and relic exists once in a game, so its kind identifies it. Not here:
//! effects in battle, which are in [`combat`](super::combat), training, which is in
//! [`manuscripts`](super::manuscripts), duels and rituals.

mod active;
mod card;
mod facts;
mod imagine;
mod orders;
mod plugin;
mod praetor;
mod slots;
mod smith;
mod spoils;
mod state;
mod transfer;

pub use active::{Skill, Source, boons, skills, works_at};
pub use card::{Contents, Element, Forfeit, RuleChange, price};
pub use facts::AttachmentFact;
pub(crate) use imagine::deal;
pub use orders::AttachmentOrder;
#[cfg(feature = "bevy")]
pub use plugin::AttachmentsPlugin;
pub use plugin::register;
pub(crate) use praetor::promote_praetor;
pub use praetor::{KnownMoves, Praetor, PraetorPromotion, PraetorUpgrade, praetor_menu};
pub(crate) use slots::overfull;
pub use slots::{free_ritual_slots, free_slots, slots};
pub use smith::{Limits, Sizes, limits, strongest};
pub(crate) use spoils::{Fall, house_fell, settle, strip, surrender, unit_fell, unit_turned};
pub use state::{Attachments, CombatCard, Possession, Post, Treasure};
