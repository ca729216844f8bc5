//! Oaths of the Pit in the window: a round table, seen from one chair.
//!
//! The seated devil sees what its [`View`](oaths::rules::view::View) shows, and nothing else is in
//! memory while it sits there. What has happened is told fact by fact before the next question is
//! asked.
//!
//! | Module | Content |
//! | --- | --- |
//! | `parlour` | The game at this machine, with its minds |
//! | `chair` | All that the seated person may know, and the answer in the making |
//! | `flow`, `seats` | The intents, and what follows from them |
//! | `desktop` | What lies open between frames |
//! | `setup`, `page`, `curtain` | The pages: a new game, the table, the curtain between two people |
//! | `table`, `place`, `story`, `tile`, `picture` | The table and what lies on it |
//! | `choice` | The forms of all answers |
//! | `hearing` | What sounds |
//! | `sheets`, `end` | The sheets over the table; the count |
//! | `watch`, `lesson` | Replays; a game in which a clerk explains each question |
//! | `staging` | Scenes for pictures |
//!
//! Not here: the rules, and the words for them, which `oaths::chronicle` makes.

mod chair;
mod choice;
mod curtain;
mod desktop;
mod end;
mod flow;
mod hearing;
mod lesson;
mod page;
mod parlour;
pub mod picture;
mod place;
mod seats;
mod setup;
mod sheets;
mod sight;
pub(crate) mod staging;
mod story;
mod table;
mod tile;
mod watch;

use bevy::prelude::*;

pub use chair::Chair;
pub use desktop::{Desktop, Leaf};
pub use flow::Tabling;
pub(crate) use page::TablePage;
pub use parlour::Parlour;
pub(crate) use setup::{SetupPage, games};

/// Adds the game to an app. Its pages are among the [pages](crate::shell::pages).
pub struct OathsPlugin;

impl Plugin for OathsPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((flow::TablingPlugin, hearing::OathsHearingPlugin));
    }
}
