//! The list of trials.

use bevy::prelude::*;

use super::{DrawPage, Paper, Screen};
use crate::conclave::trials::{Docket, rows};
use crate::shell::flow::Ways;
use crate::shell::screens::trials;
use crate::sight::Library;

/// Plugin for the list.
pub(super) struct TrialsPage;

impl Plugin for TrialsPage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::Trials, draw);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Trials);
    }
}

fn draw(mut paper: Paper<'_, '_>, library: Res<Library>, docket: Res<Docket>) -> Result {
    let rows = rows(&library, &docket.medals);
    paper.draw("trials", |ui, page, wishes| trials::show(ui, page, &rows, wishes))?;
    Ok(())
}
