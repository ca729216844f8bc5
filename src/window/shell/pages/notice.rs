//! The notices, over all pages. A running game is an exception: it draws them with its other
//! panels.

use bevy::prelude::*;

use super::{Paper, Screen};
use crate::conclave::ministerium;
use crate::shell::flow::{NoticeRead, Stage, Standing};
use crate::sight::{Hand, Overlay};

pub(super) fn draw(
    mut paper: Paper<'_, '_>,
    overlay: Res<Overlay>,
    hand: Option<Res<Hand>>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    mut commands: Commands,
) -> Result {
    if *screen.get() == Screen::Playing && !standing.at(Stage::Curtain) && hand.is_some() {
        return Ok(());
    }
    let read = paper.draw("notice", |ui, page, _| {
        let window = ui.ctx().content_rect();
        let free = window.with_min_y(window.top() + 24.0);
        ministerium::notice_stack(ui.ctx(), page.look, page.text, &overlay.notices, free)
    })?;
    if let Some(words) = read.flatten() {
        commands.trigger(NoticeRead(words));
    }
    Ok(())
}
