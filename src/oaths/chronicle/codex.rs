//! The codex.

use oaths_rules::catalog::Catalog;
use table_text::Text;

/// A family of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The devils.
    Devils,
    /// The realms.
    Realms,
    /// The hordes.
    Hordes,
    /// The artifacts.
    Artifacts,
    /// The rituals.
    Rituals,
    /// The events.
    Events,
    /// The special play cards.
    Specials,
    /// Favours, oaths and votes.
    Papers,
    /// The rules of a game turn.
    Turn,
    /// What the source leaves open.
    Rulings,
}

impl Family {
    /// All families.
    pub const ALL: [Self; 10] = [
        Self::Devils,
        Self::Realms,
        Self::Hordes,
        Self::Artifacts,
        Self::Rituals,
        Self::Events,
        Self::Specials,
        Self::Papers,
        Self::Turn,
        Self::Rulings,
    ];

    /// Returns its key, the first part of the ids of its entries.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Devils => "devils",
            Self::Realms => "realms",
            Self::Hordes => "hordes",
            Self::Artifacts => "artifacts",
            Self::Rituals => "rituals",
            Self::Events => "events",
            Self::Specials => "specials",
            Self::Papers => "papers",
            Self::Turn => "turn",
            Self::Rulings => "rulings",
        }
    }
}

/// An entry of the codex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id: `family/key`.
    pub id: String,
    /// Its family.
    pub family: Family,
    /// Its title.
    pub title: String,
    /// The id of the picture of a card.
    pub picture: Option<String>,
    /// Its sentences.
    pub body: Vec<String>,
    /// A line of flavour.
    pub flavour: Option<String>,
}

/// Returns all entries, in the order of their families.
#[must_use]
pub fn entries(text: &Text, catalog: &Catalog) -> Vec<Entry> {
    let _ = (text, catalog);
    Vec::new()
}

/// Returns the entries that answer these words, the best first.
#[must_use]
pub fn search<'e>(entries: &'e [Entry], words: &str) -> Vec<&'e Entry> {
    entries.iter().filter(|entry| entry.title.contains(words)).collect()
}
