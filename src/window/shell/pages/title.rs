//! The title.

use bevy::prelude::*;

use super::{DrawPage, Paper, Remembered, Screen};
use crate::shell::flow::{Postrooms, SaveFolder};
use crate::shell::screens::load::{LoadState, latest};
use crate::shell::screens::title::{self, Doorstep};
use crate::shell::tutor::Syllabus;

/// Plugin for the title.
pub(super) struct TitlePage;

impl Plugin for TitlePage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::Title, draw);
    }
}

/// The title selects the purpose for which the list of saves opens, so it shares the state of that
/// page.
fn draw(
    mut paper: Paper<'_, '_>,
    folder: Res<SaveFolder>,
    syllabus: Res<Syllabus>,
    rooms: Postrooms<'_>,
    mut load: ResMut<Remembered<LoadState>>,
) -> Result {
    let newcomer = syllabus.untouched() && folder.cards().is_empty();
    paper.draw("title", |ui, page, wishes| {
        let last = latest(folder.cards(), &syllabus.spent(page.text));
        let newest = folder.cards().iter().filter(|card| card.fault.is_none()).max_by_key(|card| card.when);
        title::show(ui, page, Doorstep { last, newest, newcomer, post: &rooms.shown() }, &mut load, wishes);
    })?;
    Ok(())
}
