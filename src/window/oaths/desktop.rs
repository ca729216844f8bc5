//! What lies open on the table: a sheet, the offer in the making, what is chosen in a form. It is
//! cleared when somebody else sits down.

use std::sync::Arc;

use bevy::prelude::*;
use oaths::chronicle::codex::{self, Entry};
use oaths::rules::catalog::Catalog;
use oaths::rules::ids::Seat;
use oaths::rules::trade::{Pact, Terms};
use table_text::Text;

/// A sheet over the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Leaf {
    /// None.
    #[default]
    None,
    /// The menu: save, settings, leave.
    Menu,
    /// Everything that was told.
    Log,
    /// What devils have promised, and whether they kept it.
    Promises,
    /// All that everybody knows of a devil.
    Domain(Seat),
    /// The codex, at an entry.
    Codex(String),
    /// An offer in the making.
    Offer,
    /// A favour to reclaim.
    Claim(Seat),
}

/// The state of the table between frames.
#[derive(Resource, Clone, Debug, Default)]
pub struct Desktop {
    /// The open sheet.
    pub leaf: Leaf,
    /// The offer in the making.
    pub terms: Option<Terms>,
    /// The codex with its language, once it was opened.
    pub entries: Option<(String, Arc<Vec<Entry>>)>,
    /// The words that are looked for in the codex.
    pub sought: String,
}

impl Desktop {
    /// Puts away what belongs to an answer that was handed in.
    pub(super) fn hand_in(&mut self) {
        self.terms = None;
        if matches!(self.leaf, Leaf::Offer | Leaf::Claim(_)) {
            self.leaf = Leaf::None;
        }
    }

    /// Returns the codex in the language of these texts. It is written when it is first opened.
    pub(super) fn codex(&mut self, text: &Text, catalog: &Catalog) -> Arc<Vec<Entry>> {
        if let Some((language, entries)) = &self.entries
            && language == text.language()
        {
            return Arc::clone(entries);
        }
        let entries = Arc::new(codex::entries(text, catalog));
        self.entries = Some((text.language().to_owned(), Arc::clone(&entries)));
        entries
    }

    /// Begins an offer to a devil, or to the first who takes it.
    pub(super) fn begin_offer(&mut self, to: Option<Seat>) {
        let terms = Terms { to, gives: Default::default(), asks: Default::default(), pact: Pact::None };
        self.terms = Some(terms);
        self.leaf = Leaf::Offer;
    }
}
