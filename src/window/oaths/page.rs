//! The page of a running game: the table, or the curtain between two people.

use bevy::prelude::*;
use oaths::table::Oaths;

use crate::parlour::page;
use crate::shell::flow::Screen;
use crate::shell::pages::DrawPage;

/// Plugin for a game of Oaths.
pub(crate) struct TablePage;

impl Plugin for TablePage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::Oaths, page::draw::<Oaths>);
    }
}
