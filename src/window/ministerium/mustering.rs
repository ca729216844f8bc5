//! What the forces tab shows.

use bevy::prelude::*;

use crate::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::intent::Ledger;
use crate::rules::attachments::Treasure;
use crate::sight::Hand;

/// What the forces tab shows.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Mustering {
    /// List these in the forces tab.
    ShowLedger(Ledger),
    /// Show the sheet of a praetor, an artifact or a relic in the forces tab, or none.
    Inspect(Option<Treasure>),
}

/// What the forces tab remembers between frames.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Muster {
    /// What it lists.
    pub ledger: Ledger,
    /// The praetor, artifact or relic whose sheet is open in it.
    pub treasure: Option<Treasure>,
}

/// The forces tab in an app.
pub struct MusterPlugin;

impl Plugin for MusterPlugin {
    fn build(&self, app: &mut App) {
        app.forgets::<Muster, GameLeft>()
            .forgets::<Muster, PlayerLeft>()
            .add_observer(|_: On<TurnSealed>, mut muster: ResMut<Muster>| muster.treasure = None)
            .add_observer(carry_out);
    }
}

fn carry_out(wish: On<Mustering>, hand: Option<Res<Hand>>, mut muster: ResMut<Muster>) {
    // What was to be shown to a player is not shown to the next.
    if hand.is_none() {
        return;
    }
    match *wish.event() {
        Mustering::ShowLedger(ledger) => muster.ledger = ledger,
        Mustering::Inspect(treasure) => {
            muster.treasure = treasure;
            if let Some(treasure) = treasure {
                muster.ledger = Ledger::of(treasure);
            }
        }
    }
}
