//! The pages: each a state of the program, and a plugin that draws it while it is up and keeps what it remembers.
//!
//! What a page shows is a plain function in [`screens`](crate::screens); here is where that comes from and how long it lasts.
//! A page that is added is a file here and one line among the [`pages!`].

mod chairs;
mod end;
mod load;
mod maker;
pub mod new_game;
mod notice;
mod paper;
mod playing;
mod replay;
mod settings;
mod title;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use crate::sight::Room;

pub(crate) use end::stage_end;
pub use paper::Paper;
pub(crate) use replay::stage_minutes;

/// Declares the pages, each with the plugin that draws it.
macro_rules! pages {
    ($($(#[$about:meta])* $page:ident => $plugin:expr,)+) => {
        /// Which page is up.
        #[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Screen {
            $($(#[$about])* $page,)+
        }

        fn add_pages(app: &mut App) {
            $(app.add_plugins($plugin);)+
        }
    };
}

pages! {
    /// The title.
    #[default]
    Title => title::TitlePage,
    /// Setting up a game.
    NewGame => new_game::NewGamePage,
    /// The archfiend maker.
    Maker => maker::MakerPage,
    /// The list of saves.
    Load => load::LoadPage,
    /// Preferences.
    Settings => settings::SettingsPage,
    /// A running game.
    Playing => playing::PlayingPage,
    /// Watching a saved game.
    Replay => replay::ReplayPage,
    /// The final count.
    End => end::EndPage,
}

/// What a page remembers between frames.
#[derive(Resource, Clone, Debug, Default, Deref, DerefMut)]
pub struct Remembered<S: Send + Sync + 'static>(pub S);

/// The order in which a frame is drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Draw {
    /// The style, the room, whose drawer is open.
    Begin,
    /// The panels around the board.
    Board,
    /// The page that is up.
    Page,
    /// Sheets that lie over it.
    Sheet,
    /// The notice, and what is left of the room.
    End,
}

/// All pages in an app.
pub struct PagesPlugin;

impl Plugin for PagesPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Room>()
            .configure_sets(
                EguiPrimaryContextPass,
                // Nothing that is commanded while a frame is drawn happens before it is drawn: what was made to draw with
                // can be used in the next pass only, and a wish must find the page as the player saw it.
                (Draw::Begin, Draw::Board, Draw::Page, Draw::Sheet, Draw::End).chain_ignore_deferred(),
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

/// How a page is drawn.
trait DrawPage {
    /// Draws a page with this system while it is up.
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
        // Only one page is up at a time, so that no two of them ever draw in the same pass.
        let alone = system.in_set(Draw::Page).run_if(in_state(page)).ambiguous_with(Draw::Page);
        self.add_systems(EguiPrimaryContextPass, alone)
    }
}
