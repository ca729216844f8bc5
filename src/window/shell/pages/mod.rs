//! The pages. Each is a state of the program, with a plugin that draws it while it is current and
//! keeps its state.
//!
//! A plain function in [`screens`](crate::shell::screens) draws the contents of a page. This module
//! supplies its data and decides how long they live. A new page needs a file here and one line in
//! `pages!`.

mod chairs;
mod codex;
mod credits;
mod end;
mod load;
mod maker;
pub mod new_game;
mod notice;
mod paper;
mod playing;
mod post;
mod replay;
mod settings;
mod title;
mod trials;
mod tutorial;

use bevy::prelude::*;
use bevy_egui::{EguiPreUpdateSet, EguiPrimaryContextPass};

use crate::sight::Room;

pub(crate) use end::stage_end;
pub use paper::Paper;
pub(crate) use replay::stage_minutes;

/// Declares the pages, each with its key and the plugin that draws it.
macro_rules! pages {
    ($($(#[$about:meta])* $page:ident = $key:literal => $plugin:expr,)+) => {
        /// The current page.
        #[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Screen {
            $($(#[$about])* $page,)+
        }

        impl Screen {
            /// Returns the second part of the id of its entry in the codex, `screen/KEY`.
            #[must_use]
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$page => $key,)+
                }
            }
        }

        fn add_pages(app: &mut App) {
            $(app.add_plugins($plugin);)+
        }
    };
}

pages! {
    /// The title.
    #[default]
    Title = "title" => title::TitlePage,
    /// The form of a new game.
    NewGame = "new_game" => new_game::NewGamePage,
    /// The archfiend maker.
    Maker = "maker" => maker::MakerPage,
    /// The list of saves.
    Load = "load" => load::LoadPage,
    /// Games by post.
    Post = "post" => post::PostPage,
    /// Preferences.
    Settings = "settings" => settings::SettingsPage,
    /// The codex.
    Codex = "codex" => codex::CodexPage,
    /// A running game.
    Playing = "board" => playing::PlayingPage,
    /// The playback of a saved game.
    Replay = "replay" => replay::ReplayPage,
    /// The final count.
    End = "end" => end::EndPage,
    /// The chapters of the tutorial.
    Tutorial = "tutorial" => tutorial::TutorialPage,
    /// Trials, with their medals.
    Trials = "trials" => trials::TrialsPage,
    /// The form of a new game of Oaths of the Pit.
    OathsSetup = "oaths_setup" => crate::oaths::SetupPage,
    /// A running game of Oaths of the Pit.
    Oaths = "oaths" => crate::oaths::TablePage,
    /// A running game of its first edition.
    OathsFirst = "oaths_first" => crate::oaths::first::FirstTablePage,
    /// The form of a new game of Nine Circles.
    CirclesSetup = "circles_setup" => crate::circles::SetupPage,
    /// A running game of Nine Circles.
    Circles = "circles" => crate::circles::TablePage,
    /// Whose work the game is made of.
    Credits = "credits" => credits::CreditsPage,
}

/// The state of a page between frames.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct Remembered<S: Send + Sync + 'static>(pub S);

/// The order in which a frame is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Draw {
    /// Sets the style and the available area, and selects the panel state of the seat.
    Begin,
    /// Draws the panels around the board.
    Board,
    /// Draws the current page.
    Page,
    /// Draws the instruments of the map over the board.
    Map,
    /// Draws sheets over the page.
    Sheet,
    /// Draws what lies over everything: the codex, the search, the card.
    Cover,
    /// Draws the clerk of a lesson over everything.
    Tutor,
    /// Draws the notice, and stores the remaining area.
    End,
}

/// Adds all pages to an app.
pub struct PagesPlugin;

impl Plugin for PagesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Room>()
            .configure_sets(
                EguiPrimaryContextPass,
                // Deferred commands are not applied between the steps of a frame. Resources made
                // for drawing can be used only in the next pass, and an intent must find the page
                // as the player saw it.
                (Draw::Begin, Draw::Board, Draw::Page, Draw::Map, Draw::Sheet, Draw::Tutor, Draw::Cover, Draw::End)
                    .chain_ignore_deferred(),
            )
            .add_systems(
                PreUpdate,
                paper::widen.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
            )
            .add_systems(
                EguiPrimaryContextPass,
                (paper::dress, paper::lay_out).chain_ignore_deferred().in_set(Draw::Begin),
            )
            .add_systems(
                EguiPrimaryContextPass,
                (notice::draw, paper::measure).chain_ignore_deferred().in_set(Draw::End),
            );
        add_pages(app);
    }
}

/// Adds the drawing system of a page to an app.
pub(crate) trait DrawPage {
    /// Draws a page with this system while it is current.
    fn draw_page<M>(
        &mut self,
        page: Screen,
        system: impl IntoScheduleConfigs<bevy::ecs::system::ScheduleSystem, M>,
    ) -> &mut Self;
}

impl DrawPage for App {
    fn draw_page<M>(
        &mut self,
        page: Screen,
        system: impl IntoScheduleConfigs<bevy::ecs::system::ScheduleSystem, M>,
    ) -> &mut Self {
        // Only one page is current at a time, so no two of them draw in the same pass.
        let alone = system.in_set(Draw::Page).run_if(in_state(page)).ambiguous_with(Draw::Page);
        self.add_systems(EguiPrimaryContextPass, alone)
    }
}
