//! The parlour: every game in which a step asks one player or several, and what happens is told to
//! each before the next question. A game that is [`Hosted`] is played here alone, by several people
//! at one machine, saved, watched and branched, without further code.
//!
//! The seated person sees what the game's view shows, and nothing else is in memory while it sits
//! there.
//!
//! | Module | Content |
//! | --- | --- |
//! | `session` | The game at this machine, with its minds |
//! | `chair` | All that the seated person may know, and the answer in the making |
//! | `flow`, `seats` | The intents, and what follows from them |
//! | `keeping` | The files of a game at this machine |
//! | `curtain`, `menu` | What all these games show alike: the curtain, the menu |
//! | `desktop`, `sight` | What lies open between frames; what panels may read |
//! | `laid` | How the table of one game looks |
//! | `page`, `table`, `panel`, `story` | What all tables share: the frame, the question, the story |
//! | `watch` | Replays |
//! | `posted` | A seat by post |
//! | `rules` | The rules in use, with mods |
//! | `hearing` | What sounds |
//! | `staging` | Scenes for pictures |
//! | `tile`, `album`, `lectern` | Cards as they lie on a table; their pictures; the codex |
//! | `games` | The choice between the games |
//!
//! Not here: what lies on a table, and the forms of its questions. The Conclave has a flow of its own,
//! because all its players plan at once.

pub(crate) mod album;
mod chair;
mod curtain;
mod desktop;
mod flow;
pub(crate) mod games;
mod hearing;
mod keeping;
mod laid;
pub(crate) mod lectern;
mod menu;
pub(crate) mod page;
pub(crate) mod panel;
mod posted;
pub(crate) mod rules;
mod seats;
mod session;
mod sight;
mod staging;
pub(crate) mod story;
pub(crate) mod table;
pub(crate) mod tile;
mod watch;

use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::PathBuf;

use ::sound::{Cue, Piece};
use bevy::prelude::*;
use circles::table::Circles;
use oaths::table::Oaths;
use oaths::table::first::First;
use table_text::Text;
use table_text::telling::Tone;

use crate::intent::Intent;
use crate::shell::flow::Screen;
use crate::shell::settings::Preferences;
use ::table::game::Game;
use ::table::mods::Modded;
use ::table::post::Posted;
use ::table::seats::Seat;

pub use chair::Chair;
pub use desktop::{Desktop, Leaf};
pub use flow::Tabling;
pub(crate) use laid::{Laid, Round, Told, Way};
pub use menu::Slips;
pub(crate) use menu::button;
pub use rules::Rules;
pub use session::{Parlour, Tale};
pub use sight::Sight;
pub(crate) use staging::{scenes, stage};
pub use watch::Watched;

/// A game that is played in the parlour.
pub trait Hosted: Game<Mind: Send + Sync> + Modded + Posted<Plan = <Self as Game>::Charter> {
    /// The page of its table.
    const TABLE: Screen;
    /// The page of its set-up.
    const SETUP: Screen;
    /// The id of its title.
    const TITLE: &'static str;
    /// The minds that players meet, the weakest first.
    const MINDS: &'static [&'static str];

    /// A sheet that only this game has.
    type Sheet: Clone + Debug + PartialEq + Send + Sync;
    /// What its table keeps open beside the sheet.
    type Drawer: Clone + Debug + Default + Send + Sync;

    /// Returns how far a saved game has come, in words.
    fn come(text: &Text, progress: u8) -> String;

    /// Returns the number of the step that a view shows, from 1.
    fn step(view: &Self::View) -> u32;

    /// Returns a choice with its answer: an untouched form may stand for one. `None` if something
    /// has to be chosen.
    fn finished(catalog: &Self::Catalog, view: &Self::View, choice: &Self::Choice) -> Option<Self::Choice>;

    /// True if a choice obeys the rules.
    fn lawful(catalog: &Self::Catalog, view: &Self::View, choice: &Self::Choice) -> bool;

    /// Returns the mood of a fact for the seat of a view.
    fn tone(text: &Text, catalog: &Self::Catalog, view: &Self::View, fact: &Self::Entry) -> Tone;

    /// Puts away what belongs to an answer that was handed in.
    fn put_away(desktop: &mut Desktop<Self>);

    /// Notes the set-up of a game that begins, for the next one.
    fn remember(preferences: &mut Preferences, charter: &Self::Charter);

    /// Returns the parties with which a person of this name can join by post, each with its name.
    fn brought(text: &Text, person: &str) -> Vec<(String, Self::Party)>;

    /// Returns the set-up of the lesson and its name; `None` if there is no lesson.
    fn lesson(text: &Text) -> Option<(Self::Charter, String)>;

    /// Returns how a fact sounds for a seat.
    fn cue(fact: &Self::Entry, seat: Seat) -> Option<Cue>;

    /// Returns the music for what a seat sees.
    fn mood(view: &Self::View, seat: Seat) -> Piece;

    /// Returns an intent of this game as one of the program.
    fn intent(wish: Tabling<Self>) -> Intent;

    /// Returns the intent of this game in an intent of the program.
    fn wish(intent: &Intent) -> Option<&Tabling<Self>>;
}

/// Adds a game of the parlour to an app, without its pages.
pub(crate) struct ParlourPlugin<G: Hosted>(PhantomData<G>);

impl<G: Hosted> ParlourPlugin<G> {
    /// Returns the plugin.
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Hosted> Plugin for ParlourPlugin<G> {
    fn build(&self, app: &mut App) {
        app.add_plugins((flow::TablingPlugin::<G>(PhantomData), hearing::TableHearingPlugin::<G>(PhantomData)));
    }
}

/// True while a table of the parlour is shown. They have codices of their own.
pub(crate) fn at_its_table(screen: Res<State<Screen>>) -> bool {
    [Oaths::TABLE, First::TABLE, Circles::TABLE].contains(screen.get())
}

/// What is done with a file of a game of the parlour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Opening {
    /// The game goes on.
    Resume,
    /// Its replay is watched.
    Watch,
}

/// Opens the file of a game of this name. False if no game of the parlour has it.
pub(crate) fn open(name: &str, path: PathBuf, opening: Opening, commands: &mut Commands) -> bool {
    fn trigger<G: Hosted>(path: PathBuf, opening: Opening, commands: &mut Commands) {
        commands.trigger(match opening {
            Opening::Resume => Tabling::<G>::Resume(path),
            Opening::Watch => Tabling::Watch(path),
        });
    }
    match name {
        Oaths::NAME => trigger::<Oaths>(path, opening, commands),
        First::NAME => trigger::<First>(path, opening, commands),
        Circles::NAME => trigger::<Circles>(path, opening, commands),
        _ => return false,
    }
    true
}

/// What the list of saves tells of a game of the parlour.
pub(crate) struct Shelved {
    /// Its title.
    pub title: String,
    /// How far it has come.
    pub progress: String,
    /// The version of its rules in this program.
    pub rules: u32,
}

/// Returns what the list of saves tells of a game; `None` if no game of the parlour has this name.
pub(crate) fn shelved(text: &Text, name: &str, progress: u8) -> Option<Shelved> {
    fn of<G: Hosted>(text: &Text, progress: u8) -> Shelved {
        Shelved { title: text.say(G::TITLE), progress: G::come(text, progress), rules: G::RULES }
    }
    match name {
        Oaths::NAME => Some(of::<Oaths>(text, progress)),
        First::NAME => Some(of::<First>(text, progress)),
        Circles::NAME => Some(of::<Circles>(text, progress)),
        _ => None,
    }
}
