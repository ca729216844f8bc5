//! What the diplomacy tab shows.

use bevy::prelude::*;

use crate::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::intent::Dossier;
use crate::sight::Hand;

/// What the diplomacy tab shows.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Dealing {
    /// Show this in the diplomacy tab.
    ShowDossier(Dossier),
}

/// What the diplomacy tab remembers between frames.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Court {
    /// What it shows beside the wheel of houses.
    pub dossier: Dossier,
}

/// The diplomacy tab in an app.
pub struct CourtPlugin;

impl Plugin for CourtPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Court, GameLeft>()
            .forgets::<Court, PlayerLeft>()
            .forgets::<Court, TurnSealed>()
            .add_observer(carry_out);
    }
}

fn carry_out(wish: On<Dealing>, hand: Option<Res<Hand>>, mut court: ResMut<Court>) {
    match *wish.event() {
        // What was to be shown to a player is not shown to the next.
        Dealing::ShowDossier(dossier) if hand.is_some() => court.dossier = dossier,
        Dealing::ShowDossier(_) => {}
    }
}
