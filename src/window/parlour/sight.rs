//! What the panels of a table may read.

use std::ops::Deref;

use super::Hosted;
use super::chair::Chair;
use super::session::Parlour;
use super::watch::Watched;
use crate::shell::screens::Page;

/// Everything that a panel of a table may read.
#[derive(Clone, Copy)]
pub struct Sight<'a, G: Hosted> {
    /// Texts, look and preferences.
    pub page: &'a Page<'a>,
    /// The definitions of the game.
    pub catalog: &'a G::Catalog,
    /// The table as it is shown.
    pub view: &'a G::View,
    /// The chair of the seated person.
    pub chair: &'a Chair<G>,
    /// The game at this machine.
    pub parlour: &'a Parlour<G>,
    /// The game that is being watched, if it is not played.
    pub watched: Option<&'a Watched<G>>,
    /// The name of the host, if the seat is played by post.
    pub host: Option<&'a str>,
}

impl<'a, G: Hosted> Deref for Sight<'a, G> {
    type Target = Page<'a>;

    fn deref(&self) -> &Page<'a> {
        self.page
    }
}
