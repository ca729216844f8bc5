//! The flow of the program: whose turn it is at the machine, who is thinking, what a wish leads to.
//!
//! [`act`] passes wishes on, each to the subsystem that carries it out; every subsystem here is a plugin with a state of its
//! own: the game on the table ([`running`]), the [`chairs`], the files, the shelves, a saved game that is watched. What must be
//! put away between two players is said in [`partings`]. Hands of other seats are never in memory together: a
//! [`Hand`](super::sight::Hand) is made when a player sits down and taken away when the turn is sealed or the curtain falls;
//! [`chairs`] sees to that, and [`drawers`] to what the panels remember between frames. [`keeper`] writes what is planned.

mod act;
mod beginning;
mod books;
mod chairs;
mod drawers;
mod files;
mod going;
mod keeper;
pub(crate) mod looking;
pub(crate) mod partings;
mod planning;
mod press;
mod recalling;
mod running;
mod service;
pub(crate) mod settings;
pub(crate) mod shelves;
mod sitting;
mod tell;
mod turn;
mod watch;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::state::state::{FreelyMutableState, StateSet};
use bevy::window::ExitSystems;

use super::intent::Intent;
use super::pages::PagesPlugin;

pub use super::pages::Screen;
pub use beginning::Beginning;
pub use books::{Records, WrittenBooks};
pub use chairs::Chairs;
pub(crate) use chairs::gallery;
pub(crate) use drawers::Drawers;
pub use files::{Filing, SaveFolder};
pub use going::{Going, Ways};
pub use keeper::Keeper;
pub use looking::{Looking, NoticeRead};
pub use partings::{GameLeft, Parting, PlayerLeft};
pub use planning::Planning;
pub use recalling::Recalling;
pub use running::{Council, Running};
pub use settings::SettingsFile;
pub use shelves::{Making, Shelves};
pub use sitting::Sitting;
pub(super) use sitting::stage_table;
pub(super) use turn::stage_scene;
pub use watch::{Watched, Watching};

/// Where a running game stands for whoever is at the machine.
///
/// A running game goes on under the pages that open over it: whoever comes back from the settings finds the curtain down if it
/// was. So a stage lasts until the game is left for the title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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

impl SubStates for Stage {
    type SourceStates = Screen;

    fn should_exist(page: Screen) -> Option<Self> {
        (page != Screen::Title).then(Self::default)
    }
}

impl States for Stage {
    const DEPENDENCY_DEPTH: usize = <Screen as StateSet>::SET_DEPENDENCY_DEPTH + 1;
}

impl FreelyMutableState for Stage {}

/// Where the running game stands, for systems that are asked on any page.
#[derive(SystemParam)]
pub struct Standing<'w> {
    stage: Option<Res<'w, State<Stage>>>,
}

impl Standing<'_> {
    /// Where it stands; nowhere at the title.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        self.stage.as_ref().map(|stage| *stage.get())
    }

    /// Whether it stands there.
    #[must_use]
    pub fn at(&self, stage: Stage) -> bool {
        self.stage() == Some(stage)
    }

    /// Whether that is new to the system that asks.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.stage.as_ref().is_some_and(DetectChanges::is_changed)
    }
}

/// The order of what the flow does in a frame; the board follows.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flow;

/// The flow in an app.
pub struct FlowPlugin;

impl Plugin for FlowPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Ways>()
            .init_resource::<Drawers>()
            .init_state::<Screen>()
            .add_sub_state::<Stage>()
            .add_message::<Intent>()
            .add_plugins((
                planning::PlanningPlugin,
                looking::LookingPlugin,
                recalling::RecallPlugin,
                going::GoingPlugin,
                beginning::BeginningPlugin,
                sitting::ChairsPlugin,
                turn::TurnPlugin,
                files::FilesPlugin,
                watch::WatchPlugin,
                shelves::ShelvesPlugin,
                PagesPlugin,
            ))
            .add_observer(|_: On<GameLeft>, mut drawers: ResMut<Drawers>| drawers.empty())
            .add_systems(
                PreUpdate,
                press::read_keys
                    .after(bevy_egui::EguiPreUpdateSet::ProcessInput)
                    .run_if(in_state(Screen::Playing))
                    .in_set(Flow),
            )
            .add_systems(
                Update,
                (act::act, turn::think, books::bind_books, turn::keep_plan_current, keeper::keep).chain().in_set(Flow),
            )
            .add_systems(
                Last,
                (
                    // Settings that are still being changed are written too.
                    settings::write.run_if(in_state(Screen::Settings)),
                    keeper::before_exit,
                )
                    .chain()
                    .run_if(on_message::<AppExit>)
                    .in_set(Flow)
                    .after(ExitSystems),
            );
    }
}
