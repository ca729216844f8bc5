//! The playback of a saved game.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::playing::bar;
use super::{Draw, DrawPage, Paper, Remembered, Screen};
use crate::conclave::events;
use crate::conclave::theatre;
use crate::intent::Sheet;
use crate::shell::flow::{GameLeft, Parting, Stage, Watched};
use crate::shell::screens::minutes::MinutesOf;
use crate::shell::screens::replay::{self, ReplayAt, ReplayState};
use crate::sight::Seen;

/// Plugin for the playback of a saved game.
pub(super) struct ReplayPage;

impl Plugin for ReplayPage {
    fn build(&self, app: &mut App) {
        app.forgets::<Remembered<ReplayState>, GameLeft>()
            .draw_page(Screen::Replay, (draw, bar.run_if(in_state(Stage::Playback))).chain_ignore_deferred())
            .add_systems(
                EguiPrimaryContextPass,
                draw_board.in_set(Draw::Board).ambiguous_with(Draw::Board).run_if(in_state(Screen::Replay)),
            );
    }
}

/// Draws the battles of the turn over the board.
fn draw_board(mut paper: Paper<'_, '_>, seen: Seen<'_>) -> Result {
    let Some(sight) = seen.sight() else { return Ok(()) };
    paper.draw("watched", |ui, _, wishes| {
        if sight.overlay.sheet == Sheet::Battle {
            theatre::theatre(ui.ctx(), &sight, wishes);
        } else {
            events::proclamation(ui.ctx(), &sight);
            theatre::playbill(ui.ctx(), &sight, wishes);
        }
    })?;
    Ok(())
}

fn draw(mut paper: Paper<'_, '_>, watched: Option<Res<Watched>>, mut state: ResMut<Remembered<ReplayState>>) -> Result {
    let Some(watched) = watched else { return Ok(()) };
    let charter = watched.archive.charter();
    let names: Vec<String> = charter.seats.iter().map(|seat| seat.archfiend.name.clone()).collect();
    let at = ReplayAt {
        name: &watched.name,
        at: watched.at,
        moments: watched.replay.games.len(),
        names: &names,
        seen_as: watched.seen_as,
        unveiled: watched.unveiled,
        minutes: minutes_of(&watched),
    };
    paper.draw("replay", |ui, page, wishes| replay::show(ui, page, &at, &mut state, wishes))?;
    Ok(())
}

/// Returns the motives of the minds before the turn that has just been shown; `None` before the
/// game has ended.
fn minutes_of(watched: &Watched) -> Option<MinutesOf<'_>> {
    let motives = watched.archive.motives()?;
    let table = watched.replay.games.get(watched.at.saturating_sub(1))?;
    Some(MinutesOf { turn: watched.at as u32, table, motives, only: watched.seen_as })
}

/// Shows or hides the minutes beside a replay; for pictures.
pub(crate) fn stage_minutes(world: &mut World, open: bool) {
    world.resource_mut::<Remembered<ReplayState>>().minutes = open;
}
