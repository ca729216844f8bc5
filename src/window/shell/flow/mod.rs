//! The flow of the program: the player at the machine, the minds at work, and the effects of
//! intents.
//!
//! [`act`] passes every intent to the subsystem that carries it out. Every subsystem here is a
//! plugin with a separate state: the running game ([`running`]), the [`chairs`], the files, the
//! shelves, a replay. [`partings`] tells when a state must be cleared between two players.
//!
//! Hands of different seats are never in memory together. A [`Hand`](crate::sight::Hand) is made
//! when a player sits down. It is removed when the turn is sealed or the curtain falls. [`chairs`]
//! does this, and [`drawers`] does the same for the memory of the panels. [`keeper`] writes the
//! drafts to the disk.

mod act;
mod beginning;
mod books;
mod chairs;
mod drawers;
mod files;
mod going;
mod keeper;
pub(crate) mod looking;
mod modding;
pub(crate) mod partings;
mod planning;
mod posting;
mod press;
mod recalling;
mod repeating;
mod running;
mod service;
pub(crate) mod settings;
pub(crate) mod shelves;
mod sitting;
mod tell;
mod turn;
mod watch;

use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::prelude::*;
use bevy::state::state::{FreelyMutableState, StateSet};
use bevy::window::ExitSystems;

use super::pages::PagesPlugin;
use crate::conclave::codex;
use crate::intent::Intent;
use crate::shell::settings::Preferences;

pub use super::pages::Screen;
pub(crate) use act::settle;
pub use beginning::Beginning;
pub(crate) use beginning::{another_seed, sit_down};
pub use books::{Records, WrittenBooks};
pub use chairs::Chairs;
pub(crate) use chairs::gallery;
pub(crate) use drawers::Drawers;
pub use files::{Filing, SaveFolder};
pub use going::{Going, Ways};
pub(crate) use going::{close_game, go};
pub use keeper::Keeper;
pub use looking::{Looking, NoticeRead};
pub(crate) use modding::told as mods_refused;
pub use modding::{Modding, Mods, ModsRead};
pub use partings::{GameLeft, Parting, PlayerLeft};
pub use planning::Planning;
pub use posting::{AtPost, Drawn, Handling, Mailed, NewTable, Posting, Postings, Postroom, Seating};
pub(crate) use posting::{Chore, LastPost, Postrooms, draw_up, open_rooms};
pub use recalling::{Aside, Recalling};
pub use running::{Council, Prompter, Running};
pub use settings::SettingsFile;
pub use shelves::{Making, Shelves};
pub use sitting::Sitting;
pub(crate) use sitting::stage_table;
pub use tell::Notices;
pub(crate) use tell::Tell;
pub(crate) use turn::stage_scene;
pub use watch::{Watched, Watching};

/// The stage of a running game at this machine.
///
/// A running game continues under the pages that open over it. For example, a player who comes back
/// from the settings finds the curtain down if it was down before. So a stage lasts until the game
/// is left for the title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Stage {
    /// The curtain is down between two players.
    Curtain,
    /// The last turn is being shown on the board.
    Playback,
    /// The player plans.
    #[default]
    Planning,
    /// All people have submitted their drafts; minds are still thinking.
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

/// The stage of the running game, for systems that run on any page.
#[derive(SystemParam)]
pub struct Standing<'w> {
    stage: Option<Res<'w, State<Stage>>>,
}

impl Standing<'_> {
    /// Returns the stage; `None` at the title.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        self.stage.as_ref().map(|stage| *stage.get())
    }

    /// True if the game is at this stage.
    #[must_use]
    pub fn at(&self, stage: Stage) -> bool {
        self.stage() == Some(stage)
    }

    /// True if the stage has changed since the calling system last ran.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.stage.as_ref().is_some_and(DetectChanges::is_changed)
    }
}

/// The system set of the flow. The board comes after it in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flow;

/// What carries out intents, and plays the main game. A sister game comes after it in a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct MainGame;

/// Adds the flow to an app.
pub struct FlowPlugin;

impl Plugin for FlowPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Ways>()
            .init_resource::<Prompter>()
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
                modding::ModdingPlugin,
                posting::PostingPlugin,
                PagesPlugin,
            ))
            .add_observer(|_: On<GameLeft>, mut drawers: ResMut<Drawers>| drawers.empty())
            .add_systems(
                PreUpdate,
                (settings::speak.run_if(resource_exists_and_changed::<Preferences>), settings::borrow_keys)
                    .after(InputSystems)
                    .after(bevy_egui::EguiPreUpdateSet::ProcessInput)
                    .before(codex::press)
                    .before(press::read_keys)
                    .in_set(Flow),
            )
            .add_systems(
                PreUpdate,
                (
                    // The tables of the parlour have codices of their own.
                    codex::press.run_if(not(crate::parlour::at_its_table)),
                    press::read_keys.run_if(in_state(Screen::Playing)),
                )
                    .chain()
                    .after(bevy_egui::EguiPreUpdateSet::ProcessInput)
                    .in_set(Flow),
            )
            .add_systems(
                Update,
                (act::act, turn::think, books::bind_books, turn::keep_plan_current, keeper::keep, posting::keep_plans)
                    .chain()
                    .in_set(MainGame)
                    .in_set(Flow),
            )
            .add_systems(
                Last,
                (
                    // Settings that are still being changed must be written too.
                    settings::write.run_if(in_state(Screen::Settings)),
                    (keeper::before_exit, posting::last_plans).chain(),
                )
                    .chain()
                    .before(posting::LastPost)
                    .run_if(on_message::<AppExit>)
                    .in_set(MainGame)
                    .in_set(Flow)
                    .after(ExitSystems),
            );
    }
}
