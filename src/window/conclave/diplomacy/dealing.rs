//! The selection of the diplomacy tab.

use bevy::prelude::*;

use crate::intent::Dossier;
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::sight::Hand;

/// An input to the diplomacy tab.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Dealing {
    /// Show this in the diplomacy tab.
    ShowDossier(Dossier),
}

/// The panel state of the diplomacy tab.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Court {
    /// The dossier beside the wheel of houses.
    pub dossier: Dossier,
}

/// Adds the diplomacy tab to an app.
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
        // An intent of the previous player must not reach the next one.
        Dealing::ShowDossier(dossier) if hand.is_some() => court.dossier = dossier,
        Dealing::ShowDossier(_) => {}
    }
}
