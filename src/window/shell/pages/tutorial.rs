//! The list of chapters of the tutorial.

use bevy::prelude::*;

use super::{DrawPage, Paper, Screen};
use crate::shell::flow::Ways;
use crate::shell::screens::tutorial;
use crate::shell::tutor::Syllabus;

/// Plugin for the list.
pub(super) struct TutorialPage;

impl Plugin for TutorialPage {
    fn build(&self, app: &mut App) {
        app.init_resource::<Syllabus>().draw_page(Screen::Tutorial, draw);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Tutorial);
    }
}

fn draw(mut paper: Paper<'_, '_>, syllabus: Res<Syllabus>) -> Result {
    paper.draw("tutorial", |ui, page, wishes| tutorial::show(ui, page, &syllabus, wishes))?;
    Ok(())
}
