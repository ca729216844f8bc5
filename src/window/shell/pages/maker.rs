//! The archfiend maker. Its contents stay when the player leaves the page.

use bevy::prelude::*;

use super::{DrawPage, Paper, Remembered, Screen};
use crate::shell::flow::{Shelves, Ways};
use crate::shell::screens::maker::{self, Cabinet, MakerState};

/// Plugin for the archfiend maker.
pub(super) struct MakerPage;

impl Plugin for MakerPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Remembered<MakerState>>().draw_page(Screen::Maker, draw);
        app.world_mut().resource_mut::<Ways>().detour(Screen::Maker);
    }
}

fn draw(mut paper: Paper<'_, '_>, shelves: Res<Shelves>, mut state: ResMut<Remembered<MakerState>>) -> Result {
    let cabinet = Cabinet { leaves: &shelves.archfiends, folder: shelves.cabinet.folder() };
    paper.draw("maker", |ui, page, wishes| maker::show(ui, page, &cabinet, &mut state, wishes))?;
    Ok(())
}
