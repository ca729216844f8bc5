//! What lies open on a table between frames. It is cleared when somebody else sits down.

use bevy::prelude::*;

use super::Hosted;

/// A sheet over the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Leaf<S> {
    /// None.
    #[default]
    None,
    /// The menu: save, settings, leave.
    Menu,
    /// Everything that was told.
    Log,
    /// The codex, at an entry.
    Codex(String),
    /// A sheet that only this game has.
    Own(S),
}

/// The state of a table between frames.
#[derive(Resource, Clone, Debug)]
pub struct Desktop<G: Hosted> {
    /// The open sheet.
    pub leaf: Leaf<G::Sheet>,
    /// What else the game keeps open.
    pub own: G::Drawer,
}

impl<G: Hosted> Default for Desktop<G> {
    fn default() -> Self {
        Self { leaf: Leaf::None, own: G::Drawer::default() }
    }
}

impl<G: Hosted> Desktop<G> {
    /// Opens a sheet, or closes it if one of its kind is open.
    pub(crate) fn turn(&mut self, leaf: Leaf<G::Sheet>) {
        let open = match (&self.leaf, &leaf) {
            (Leaf::Own(open), Leaf::Own(wanted)) => std::mem::discriminant(open) == std::mem::discriminant(wanted),
            (open, wanted) => std::mem::discriminant(open) == std::mem::discriminant(wanted),
        };
        self.leaf = if open { Leaf::None } else { leaf };
    }
}
