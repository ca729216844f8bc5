//! The page of a running game: the table, or the curtain between two people.

use bevy::prelude::*;
use oaths::rules::catalog::Catalog;

use super::Chair;
use super::Parlour;
use super::Watched;
use super::desktop::Desktop;
use super::sight::Sight;
use super::table;
use crate::parlour::{Slips, curtain};
use crate::shell::flow::Screen;
use crate::shell::pages::{DrawPage, Paper};

/// Plugin for a game of Oaths.
pub(crate) struct TablePage;

impl Plugin for TablePage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Desktop>().draw_page(Screen::Oaths, draw);
    }
}

fn draw(
    mut paper: Paper<'_, '_>,
    parlour: Res<Parlour>,
    chair: Option<Res<Chair>>,
    watched: Option<Res<Watched>>,
    mut desktop: ResMut<Desktop>,
    mut slips: ResMut<Slips>,
) -> Result {
    let catalog = Catalog::standard();
    paper.draw("oaths", |ui, page, wishes| {
        if let Some(called) = parlour.called() {
            return curtain(ui, page, &parlour, called, &mut slips, wishes);
        }
        let Some(chair) = &chair else { return };
        let watched = watched.as_deref();
        let sight = Sight { page, catalog: &catalog, view: chair.view(), chair, parlour: &parlour, watched };
        table::show(ui, &sight, &mut desktop, &mut slips, wishes);
    })?;
    Ok(())
}
