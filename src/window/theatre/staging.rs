//! The fight that the battle theatre shows.

use std::sync::Arc;

use bevy::prelude::*;

use super::Play;
use crate::arena::Bout;
use crate::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::flow::settings;
use crate::intent::Sheet;
use crate::settings::Preferences;
use crate::sight::{Hand, Overlay};

/// What the battle theatre shows.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Staging {
    /// Show a fight passage by passage.
    ShowBattle(Arc<Play>),
    /// Show a single combat blow by blow.
    ShowDuel(Arc<Bout>),
    /// Leave it; what lay under it comes back.
    CloseBattle,
    /// The speed of the playback, in percent.
    Pace(u32),
}

/// The fight that is shown.
#[derive(Resource, Clone, Debug, Default)]
pub enum Fight {
    /// None.
    #[default]
    None,
    /// A battle, passage by passage.
    Battle(Arc<Play>),
    /// A single combat, blow by blow.
    Duel(Arc<Bout>),
}

/// The battle theatre in an app.
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
        Staging::ShowBattle(play) => Fight::Battle(play.clone()),
        Staging::ShowDuel(bout) => Fight::Duel(bout.clone()),
        Staging::CloseBattle => {
            *fight = Fight::None;
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
    // What was to be shown to a player is not shown to the next.
    if hand.is_some() {
        if overlay.sheet != Sheet::Battle {
            overlay.beneath = overlay.sheet;
        }
        overlay.sheet = Sheet::Battle;
        *fight = shown;
    }
}
