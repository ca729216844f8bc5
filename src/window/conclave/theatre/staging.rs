//! The state of the theatre: the open fight, and the requests that change it.

use std::sync::Arc;

use bevy::prelude::*;

use super::{Bout, Piece, Play};
use crate::intent::Sheet;
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::shell::flow::settings;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Overlay};

/// A request to the theatre.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Staging {
    /// Show a battle passage by passage.
    ShowBattle(Arc<Play>),
    /// Show a single combat blow by blow.
    ShowDuel(Arc<Bout>),
    /// Close the theatre and restore the sheet under it.
    CloseBattle,
    /// Set the speed of the playback, in percent.
    Pace(u32),
}

/// The piece that the theatre shows. `None` while it is closed.
#[derive(Resource, Clone, Debug, Default)]
pub struct Fight(pub Option<Piece>);

/// The plugin that adds the theatre to an app.
pub struct TheatrePlugin;

impl Plugin for TheatrePlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Fight, GameLeft>()
            .forgets::<Fight, PlayerLeft>()
            .forgets::<Fight, TurnSealed>()
            .add_observer(carry_out);
    }
}

fn carry_out(
    wish: On<Staging>,
    hand: Option<Res<Hand>>,
    mut overlay: ResMut<Overlay>,
    mut fight: ResMut<Fight>,
    mut preferences: ResMut<Preferences>,
    mut commands: Commands,
) {
    let shown = match wish.event() {
        Staging::ShowBattle(play) => Piece::Battle(play.clone()),
        Staging::ShowDuel(bout) => Piece::Duel(bout.clone()),
        Staging::CloseBattle => {
            fight.0 = None;
            if overlay.sheet == Sheet::Battle {
                overlay.sheet = std::mem::take(&mut overlay.beneath);
            }
            return;
        }
        Staging::Pace(percent) => {
            preferences.playback_percent = *percent;
            return commands.run_system_cached(settings::write);
        }
    };
    // Without a hand no player is seated. A request of the previous player must not reach the next.
    if hand.is_some() {
        if overlay.sheet != Sheet::Battle {
            overlay.beneath = overlay.sheet;
        }
        overlay.sheet = Sheet::Battle;
        fight.0 = Some(shown);
    }
}
