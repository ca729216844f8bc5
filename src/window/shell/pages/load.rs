//! The list of saves.

use bevy::prelude::*;

use super::{DrawPage, Paper, Remembered, Screen};
use crate::shell::flow::{SaveFolder, Ways};
use crate::shell::screens::load::{self, LoadState};

/// Plugin for the list of saves.
pub(super) struct LoadPage;

impl Plugin for LoadPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Remembered<LoadState>>().draw_page(Screen::Load, draw);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Load);
    }
}

fn draw(mut paper: Paper<'_, '_>, folder: Res<SaveFolder>, mut state: ResMut<Remembered<LoadState>>) -> Result {
    paper.draw("load", |ui, page, wishes| load::show(ui, page, folder.cards(), &mut state, wishes))?;
    Ok(())
}
