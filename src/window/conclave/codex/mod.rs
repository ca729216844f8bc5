//! The codex in the window: a sheet over any page, and a page of its own from the title. Also the
//! search over everything in sight, and the card with the turn and the costs.
//!
//! The entries come from [`chronicle::codex`](crate::chronicle::codex). They are the same for every
//! player, so the codex knows nothing of the running game, except the moment of the turn and what
//! the player has chosen when it opens.
//!
//! # For other panels
//!
//! [`term_entry`] and [`entry_of`] give the ids of entries, and `Reading::Open(Some(id))` opens the
//! codex there, from any page and over any sheet. `Tome::linked` splits a sentence at the terms
//! that have an entry.
//!
//! Not here: tooltips.

mod about;
mod ahead;
mod card;
mod clock;
mod entry;
mod finder;
mod found;
mod leaf;
mod lectern;
mod press;

use crate::chronicle::codex::Family;
use crate::intent::{Sheet, Tab};
use crate::shell::flow::Screen;

pub use about::{Subject, about};
pub(crate) use about::{goods_entry, house_entry};
pub use ahead::{WriteAhead, Writing};
pub use card::card;
pub use clock::Now;
pub use entry::picture;
pub use finder::finder;
pub use found::{Found, Goal, found, go};
pub use leaf::{Reader, leaf, sheet};
pub(crate) use lectern::Scribe;
pub use lectern::{CodexPlugin, Cover, Lectern, Reading, Tome};
pub(crate) use press::press;

/// Returns the id of the entry of a glossary term, by its key in
/// [`TERMS`](crate::chronicle::glossary::TERMS).
#[must_use]
pub fn term_entry(term: &str) -> String {
    Family::Term.id(term)
}

/// Returns the id of an entry, by its family and its id in the catalog or its key.
#[must_use]
pub fn entry_of(family: Family, key: &str) -> String {
    family.id(key)
}

/// Returns the id of the entry of a tab.
#[must_use]
pub fn tab_entry(tab: Tab) -> String {
    Family::Screen.id(tab.key())
}

/// Returns the id of the entry of a sheet; `None` for the free board.
#[must_use]
pub fn sheet_entry(sheet: Sheet) -> Option<String> {
    let key = match sheet {
        Sheet::None => return None,
        Sheet::Ministerium(tab) => return Some(tab_entry(tab)),
        Sheet::Bazaar => "bazaar",
        Sheet::Smith(_) => "smith",
        Sheet::Menu => "menu",
        Sheet::Chair => "chair",
        Sheet::Notes => "notes",
        Sheet::Seal => "seal",
        Sheet::Battle => "theatre",
        Sheet::Arena(_) => "arena",
        Sheet::Events(_) => "events",
    };
    Some(Family::Screen.id(key))
}

/// Returns the id of the entry of a page.
#[must_use]
pub fn page_entry(page: Screen) -> String {
    Family::Screen.id(page.key())
}
