//! The flow of the program: which screen is up, whose turn it is at the machine, who is thinking, what a wish leads to.
//!
//! [`host`] holds the running game and is the only part of the client that touches it; [`act`] carries out wishes,
//! [`files`] those about saves; [`keeper`] writes what is planned; [`draw`] puts the panels on the screen. Hands of other
//! seats are never in memory together: a [`Hand`](super::sight::Hand) is made when a player sits down and taken away when the
//! turn is sealed or the curtain falls; [`seats`] sees to that, and [`drawers`] to what the panels remember between frames.

mod act;
mod draw;
mod drawers;
mod files;
pub mod host;
pub mod keeper;
mod pages;
mod press;
mod seats;
mod service;
pub(super) mod shelves;
mod turn;
mod watch;

use bevy::prelude::*;
use bevy::window::ExitSystems;
use bevy_egui::EguiPrimaryContextPass;

use super::intent::Intent;
use super::sight::Overlay;

pub use act::BoardWishes;
pub use host::Host;
pub(super) use pages::{stage_end, stage_minutes};
pub(super) use seats::stage_table;
pub(super) use turn::stage_scene;

/// Which screen is up.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// The title.
    #[default]
    Title,
    /// Setting up a game.
    NewGame,
    /// The archfiend maker.
    Maker,
    /// The list of saves.
    Load,
    /// Preferences.
    Settings,
    /// A running game.
    Playing,
    /// Watching a saved game.
    Replay,
    /// The final count.
    End,
}

/// Where a running game stands for whoever is at the machine.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The curtain is down between two players.
    Curtain,
    /// The last turn is being played on the board.
    Playback,
    /// The player plans.
    #[default]
    Planning,
    /// The turn is handed in; minds are still thinking.
    Waiting,
    /// The game is over.
    Over,
}

/// The flow in an app.
pub struct FlowPlugin;

impl Plugin for FlowPlugin {
    fn build(&self, app: &mut App) {
        app.init_state::<Screen>()
            .init_resource::<Stage>()
            .init_resource::<Overlay>()
            .init_resource::<pages::Pages>()
            .init_resource::<drawers::Drawers>()
            .init_resource::<BoardWishes>()
            .add_message::<Intent>()
            .add_systems(Startup, files::read_cards)
            .add_systems(
                PreUpdate,
                press::read_keys.after(bevy_egui::EguiPreUpdateSet::ProcessInput).run_if(pages::keys_are_free),
            )
            .add_systems(
                Update,
                (act::act, turn::think, turn::bind_books, turn::keep_plan_current, pages::turn_over, keeper::keep)
                    .chain(),
            )
            .add_systems(Last, keeper::before_exit.run_if(on_message::<AppExit>).after(ExitSystems))
            .add_systems(EguiPrimaryContextPass, draw::draw);
    }
}
