//! The selection of the forces tab.

use bevy::prelude::*;

use crate::intent::Ledger;
use crate::rules::attachments::Treasure;
use crate::shell::flow::partings::{GameLeft, Parting, PlayerLeft, TurnSealed};
use crate::sight::Hand;

/// An input to the forces tab.
#[derive(Event, Clone, Debug, PartialEq)]
pub enum Mustering {
    /// Show this ledger in the forces tab.
    ShowLedger(Ledger),
    /// Show the sheet of a praetor, an artifact or a relic in the forces tab, or none.
    Inspect(Option<Treasure>),
}

/// The panel state of the forces tab.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Muster {
    /// The ledger shown.
    pub ledger: Ledger,
    /// The praetor, artifact or relic whose sheet is open.
    pub treasure: Option<Treasure>,
}

/// Adds the forces tab to an app.
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
    // An intent of the previous player must not reach the next one.
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
