//! The credits.

use bevy::prelude::*;

use super::{DrawPage, Paper, Screen};
use crate::shell::flow::Ways;
use crate::shell::screens::credits;

/// Plugin for the credits.
pub(super) struct CreditsPage;

impl Plugin for CreditsPage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::Credits, draw);
        app.world_mut().resource_mut::<Ways>().secondary(Screen::Credits);
    }
}

fn draw(mut paper: Paper<'_, '_>) -> Result {
    paper.draw("credits", credits::show)?;
    Ok(())
}
