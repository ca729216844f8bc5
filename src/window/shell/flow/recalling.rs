//! The beginning and end of the last turn's playback.

use bevy::prelude::*;

use super::{Stage, Standing};
use crate::intent::Sheet;
use crate::sight::{Hand, Overlay};

/// The intents for the playback of the last turn.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Recalling {
    /// Show the last turn again on the board.
    PlayTurn,
    /// End the playback.
    SkipPlayback,
}

/// Carries out these intents.
pub(super) struct RecallPlugin;

impl Plugin for RecallPlugin {
    fn build(&self, app: &mut App) {
        app.add_observer(carry_out);
    }
}

fn carry_out(
    wish: On<Recalling>,
    standing: Standing<'_>,
    hand: Option<Res<Hand>>,
    mut overlay: ResMut<Overlay>,
    mut commands: Commands,
) {
    let stage = standing.stage();
    match wish.event() {
        Recalling::PlayTurn => {
            let may = hand.is_some_and(|hand| hand.before.is_some() && !hand.log.is_empty());
            if may && matches!(stage, Some(Stage::Planning | Stage::Over)) {
                overlay.sheet = Sheet::None;
                commands.set_state_if_neq(Stage::Playback);
            }
        }
        Recalling::SkipPlayback => {
            if stage == Some(Stage::Playback) {
                commands.set_state_if_neq(Stage::Planning);
            }
        }
    }
}
