//! What lies open on the table between frames.

use std::sync::Arc;

use circles::chronicle::codex::{self, Entry};
use circles::rules::catalog::Catalog;
use circles::rules::ids::{Place, Seat};
use circles::rules::souls::Terms;
use circles::table::Circles;
use table_text::Text;

use super::map::Lens;
use crate::parlour;

/// A sheet that only this game has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// All that everybody knows of a triumvirate.
    Triumvirate(Seat),
    /// A place of the map: its rules, its owner, all units in it.
    Place(Place),
    /// An offer in the making.
    Offer,
}

/// A sheet over the table.
pub type Leaf = parlour::Leaf<Sheet>;
/// What lies open.
pub type Desktop = parlour::Desktop<Circles>;

/// What the form of the present question marks on the map. A form writes it in every frame, before
/// the map is drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Places that can be chosen now.
    pub open: Vec<Place>,
    /// Places that are chosen, with how often.
    pub chosen: Vec<(Place, usize)>,
    /// A way, from where a unit stands.
    pub way: Vec<Place>,
}

/// What the table keeps open beside its sheet.
#[derive(Clone, Debug, Default)]
pub struct Drawer {
    /// The offer in the making.
    pub terms: Option<Terms>,
    /// What is marked on the map.
    pub marks: Marks,
    /// The place on the map that was clicked and that no form has taken yet.
    pub clicked: Option<Place>,
    /// How the map is seen.
    pub lens: Lens,
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
    desktop.own.marks = Marks::default();
    desktop.own.clicked = None;
    if desktop.leaf == Leaf::Own(Sheet::Offer) {
        desktop.leaf = Leaf::None;
    }
}

/// Begins an offer to another triumvirate.
pub fn begin_offer(desktop: &mut Desktop, to: Seat) {
    desktop.own.terms = Some(Terms { to, gives: Default::default(), asks: Default::default() });
    desktop.leaf = Leaf::Own(Sheet::Offer);
}
