//! What lies open on the table between frames.

use std::sync::Arc;

use oaths::first::chronicle::codex::{self, Entry};
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::ids::Seat;
use oaths::first::rules::market::Terms;
use oaths::table::first::First;
use table_text::Text;

use crate::parlour;

/// A sheet that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// What devils have promised, and whether they kept it.
    Promises,
    /// All that everybody knows of a devil.
    Domain(Seat),
    /// An offer in the making.
    Offer,
}

/// A sheet over the table.
pub type Leaf = parlour::Leaf<Sheet>;
/// What lies open.
pub type Desktop = parlour::Desktop<First>;

/// What the table keeps open beside its sheet.
#[derive(Clone, Debug, Default)]
pub struct Drawer {
    /// The offer in the making.
    pub terms: Option<Terms>,
    /// The codex with its language, once it was opened.
    entries: Option<(String, Arc<Vec<Entry>>)>,
    /// The words that are looked for in the codex.
    pub sought: String,
}

impl Drawer {
    /// Returns the codex in the language of these texts. It is written when it is first opened.
    pub fn codex(&mut self, text: &Text, catalog: &Catalog) -> Arc<Vec<Entry>> {
        if let Some((language, entries)) = &self.entries
            && language == text.language()
        {
            return Arc::clone(entries);
        }
        let entries = Arc::new(codex::entries(text, catalog));
        self.entries = Some((text.language().to_owned(), Arc::clone(&entries)));
        entries
    }
}

/// Puts away what belongs to an answer that was handed in.
pub fn put_away(desktop: &mut Desktop) {
    desktop.own.terms = None;
    if desktop.leaf == Leaf::Own(Sheet::Offer) {
        desktop.leaf = Leaf::None;
    }
}

/// Begins an offer to a devil, or to the first who takes it.
pub fn begin_offer(desktop: &mut Desktop, to: Option<Seat>) {
    desktop.own.terms = Some(Terms { to, gives: Default::default(), asks: Default::default() });
    desktop.leaf = Leaf::Own(Sheet::Offer);
}
