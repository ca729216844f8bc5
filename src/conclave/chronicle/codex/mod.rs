//! The codex: an entry for everything that a player can meet, made from the catalog and the texts.
//!
//! No entry is written by hand: titles, rows and sentences come from the definitions, the numbers
//! of the rules and the Fluent texts, so an entry cannot contradict the game. Worked examples
//! ([`examples`]) run the rules on small positions and show the numbers that come out.
//!
//! An entry has a stable id, `family/key`, for example `term/canton` or `legion/lemure_levy`. Its
//! links are derived: what its data names, and the terms and names that its sentences mention.
//!
//! | Module | Content |
//! | --- | --- |
//! | `words`, `turn`, `houses`, `arms`, `powers`, `land`, `aims` | The entries of each family |
//! | `examples` | Worked examples |
//! | `links` | Terms and names in a sentence |
//! | `search` | The answers to typed words |
//! | `history` | The entries that a reader has visited |
//! | `card` | The order of a turn and the costs of orders, on one page |
//!
//! Not here: the current keys of actions, and pictures. The window adds them.

mod aims;
mod arms;
mod card;
mod examples;
mod family;
mod history;
mod houses;
mod land;
mod links;
mod powers;
mod search;
mod skills;
mod turn;
mod words;

use std::collections::BTreeMap;

use table_text::Text;

use super::Teller;
use crate::rules::catalog::Catalog;
use crate::rules::ids::FEWEST_SEATS;
use crate::rules::tableau::{Tableau, TableauFault, TableauHouse};

pub use card::{Card, CardRow, CardSection};
pub use family::Family;
pub use history::History;
pub use search::{Grade, Needle};
pub use turn::{SLOTS, TURN};
pub use words::{SCREENS, ScreenWords};

/// A piece of a sentence, perhaps with a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// The words.
    pub words: String,
    /// The id of the entry that the words lead to.
    pub to: Option<String>,
}

/// A paragraph or a row of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Passage {
    /// The heading of a part.
    Heading(String),
    /// A sentence or more.
    Text(Vec<Span>),
    /// A row of a table: a name, and a value or an explanation.
    Row {
        /// The name.
        name: Span,
        /// The value.
        value: Vec<Span>,
    },
    /// A quotation from the histories of Hell.
    Flavour(String),
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
    /// The name of an icon in `assets/icons`.
    pub icon: String,
    /// Its definition, in a sentence or two.
    pub short: Vec<Span>,
    /// Everything else.
    pub body: Vec<Passage>,
    /// The ids of related entries, each once.
    pub see: Vec<String>,
    /// Further words by which it is found, besides title and body.
    pub words: Vec<String>,
}

/// Joins the words of spans.
fn plain(spans: &[Span]) -> String {
    spans.iter().map(|span| span.words.as_str()).collect()
}

impl Passage {
    /// Returns its words without links.
    #[must_use]
    pub fn plain(&self) -> String {
        match self {
            Self::Heading(words) | Self::Flavour(words) => words.clone(),
            Self::Text(spans) => plain(spans),
            Self::Row { name, value } => format!("{}: {}", name.words, plain(value)),
        }
    }
}

impl Entry {
    /// Creates an entry without a body.
    fn new(family: Family, key: &str, title: String, icon: impl Into<String>, short: String) -> Self {
        Self {
            id: family.id(key),
            family,
            title,
            icon: icon.into(),
            short: vec![Span { words: short, to: None }],
            body: Vec::new(),
            see: Vec::new(),
            words: Vec::new(),
        }
    }

    /// Returns the part of its id after the family.
    #[must_use]
    pub fn key(&self) -> &str {
        self.id.split_once('/').map_or(self.id.as_str(), |(_, key)| key)
    }

    /// Returns its first sentences without links.
    #[must_use]
    pub fn short(&self) -> String {
        plain(&self.short)
    }

    fn text(mut self, words: String) -> Self {
        if !words.is_empty() {
            self.body.push(Passage::Text(vec![Span { words, to: None }]));
        }
        self
    }

    fn texts(self, lines: impl IntoIterator<Item = String>) -> Self {
        lines.into_iter().fold(self, Self::text)
    }

    fn heading(mut self, words: String) -> Self {
        self.body.push(Passage::Heading(words));
        self
    }

    fn flavour(mut self, words: &str) -> Self {
        if !words.is_empty() {
            self.body.push(Passage::Flavour(words.to_owned()));
        }
        self
    }

    fn row(mut self, name: String, value: String) -> Self {
        self.body
            .push(Passage::Row { name: Span { words: name, to: None }, value: vec![Span { words: value, to: None }] });
        self
    }

    /// Adds a row whose name leads to another entry. It is not repeated among the related ones.
    fn row_to(mut self, (name, to): (String, String), value: String) -> Self {
        self.body.push(Passage::Row {
            name: Span { words: name, to: Some(to) },
            value: vec![Span { words: value, to: None }],
        });
        self
    }

    fn rows(self, rows: impl IntoIterator<Item = (String, String)>) -> Self {
        rows.into_iter().fold(self, |entry, (name, value)| entry.row(name, value))
    }

    fn see<S: Into<String>>(mut self, ids: impl IntoIterator<Item = S>) -> Self {
        self.see.extend(ids.into_iter().map(Into::into));
        self
    }

    fn also(mut self, words: impl IntoIterator<Item = String>) -> Self {
        self.words.extend(words);
        self
    }

    /// Returns it as lines of plain text, with its links at the end.
    #[must_use]
    pub fn lines(&self, codex: &Codex, text: &Text) -> Vec<String> {
        let mut lines = vec![self.short()];
        lines.extend(self.body.iter().map(Passage::plain));
        let titles: Vec<&str> = self.see.iter().filter_map(|id| Some(codex.entry(id)?.title.as_str())).collect();
        if !titles.is_empty() {
            lines.push(format!("{}: {}", text.say("panel-see"), titles.join("; ")));
        }
        lines
    }
}

/// All entries, in the order of their families.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Codex {
    entries: Vec<Entry>,
    by_id: BTreeMap<String, usize>,
    found_by: Vec<search::Index>,
    phrases: links::Phrases,
}

impl Codex {
    /// Writes the codex.
    ///
    /// # Errors
    /// The catalog does not allow an empty table.
    pub fn of(text: &Text, catalog: &Catalog) -> Result<Self, TableauFault> {
        let table = Tableau { houses: vec![TableauHouse::default(); FEWEST_SEATS], ..Tableau::default() };
        let table = table.set_up(catalog)?;
        let teller = Teller::new(text, catalog, &table);
        let mut entries: Vec<Entry> =
            Family::ALL.into_iter().flat_map(|family| family::entries(family, &teller)).collect();
        let by_id: BTreeMap<String, usize> =
            entries.iter().enumerate().map(|(at, entry)| (entry.id.clone(), at)).collect();
        let phrases = links::Phrases::of(&entries, &teller);
        for entry in &mut entries {
            entry.see.retain(|id| by_id.contains_key(id));
            phrases.tie(entry);
        }
        links::look_back(&mut entries, &by_id);
        let found_by = entries.iter().map(search::Index::of).collect();
        Ok(Self { entries, by_id, found_by, phrases })
    }

    /// Returns all entries, family by family.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Returns the entry with this id, for example `term/canton`.
    #[must_use]
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.by_id.get(id).and_then(|&at| self.entries.get(at))
    }

    /// Returns the entries of a family, in its order.
    pub fn family(&self, family: Family) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.family == family)
    }

    /// Returns the entries that answer these words, the best first. All entries for no words.
    #[must_use]
    pub fn search(&self, words: &str) -> Vec<&Entry> {
        search::search(&self.entries, &self.found_by, &Needle::new(words))
    }

    /// Returns the entries whose titles are nearest to these words, at most `most`.
    #[must_use]
    pub fn nearest(&self, words: &str, most: usize) -> Vec<&Entry> {
        search::nearest(&self.entries, &self.found_by, words, most)
    }

    /// Splits a sentence at the terms and names that have an entry. Each is linked once.
    #[must_use]
    pub fn linked(&self, words: &str) -> Vec<Span> {
        self.phrases.split(words, &mut std::collections::BTreeSet::new())
    }
}
