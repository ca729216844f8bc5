//! Oaths of the Pit in the window: a round table, seen from one chair.
//!
//! The game is played in the [parlour]: what has happened is told fact by fact
//! before the next question is asked.
//!
//! | Module | Content |
//! | --- | --- |
//! | `desktop` | What lies open between frames |
//! | `setup`, `page` | The pages: a new game, the table |
//! | `laid`, `table`, `place`, `story`, `thing`, `picture` | The table and what lies on it |
//! | `choice` | The forms of all answers |
//! | `cues` | What sounds |
//! | `sheets`, `end` | The sheets over the table; the count |
//! | `minutes`, `lesson` | The reasons of minds; a game in which a clerk explains each question |
//! | `staging` | Scenes for pictures |
//! | `first` | The first edition |
//!
//! Not here: the rules, and the words for them, which `oaths::chronicle` makes.

mod choice;
mod cues;
mod desktop;
mod end;
pub mod first;
mod laid;
mod lesson;
mod minutes;
mod page;
pub(crate) mod picture;
mod place;
mod setup;
mod sheets;
mod sight;
pub(crate) mod staging;
mod story;
mod table;
mod thing;

use ::sound::{Cue, Piece};
use bevy::prelude::*;
use oaths::chronicle::{Teller, Tone, Words};
use oaths::rules::catalog::Catalog;
use oaths::rules::charter::Charter;
use oaths::rules::facts::Fact;
use oaths::rules::ids::Seat;
use oaths::rules::step::{self, Choice};
use oaths::rules::view::View;
use oaths::table::Oaths;
use oaths::table::first::First;
use oaths::table::post::Party;
use table_text::Text;

use crate::intent::Intent;
use crate::parlour::{self, Hosted, ParlourPlugin};
use crate::shell::flow::Screen;
use crate::shell::settings::Preferences;

pub use desktop::{Desktop, Drawer, Leaf, Sheet};
pub(crate) use page::TablePage;
pub(crate) use setup::SetupPage;

/// The chair of the seated person.
pub type Chair = parlour::Chair<Oaths>;
/// The game at this machine.
pub type Parlour = parlour::Parlour<Oaths>;
/// The intents at a table of Oaths.
pub type Tabling = parlour::Tabling<Oaths>;
/// What a step brought, as one person may know it.
pub type Tale = parlour::Tale<Oaths>;
/// A game that is being watched.
pub type Watched = parlour::Watched<Oaths>;

/// Returns the names of the scenes of both editions, each with its page.
pub(crate) fn scenes() -> impl Iterator<Item = (&'static str, Screen)> {
    let third = staging::names().map(|name| (name, Screen::Oaths));
    third.chain(first::staging::names().map(|name| (name, Screen::OathsFirst)))
}

/// Adds the game to an app. Its pages are among the [pages](crate::shell::pages).
pub struct OathsPlugin;

impl Plugin for OathsPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((ParlourPlugin::<Oaths>::new(), ParlourPlugin::<First>::new()));
    }
}

/// Returns the parties of a person for a game by post: a devil by lot, or one of these.
fn parties<D>(text: &Text, person: &str, devils: impl Iterator<Item = (String, D)>) -> Vec<(String, Party<D>)> {
    let party = |devil| Party { name: person.to_owned(), devil };
    let dealt = (text.say("parlour-by-lot"), party(None));
    std::iter::once(dealt).chain(devils.map(|(name, kind)| (name, party(Some(kind))))).collect()
}

impl Hosted for Oaths {
    const TABLE: Screen = Screen::Oaths;
    const SETUP: Screen = Screen::OathsSetup;
    const TITLE: &'static str = "oaths-name";
    const MINDS: &'static [&'static str] = &["imp", "fiend", "duke"];

    type Sheet = Sheet;
    type Drawer = Drawer;

    fn come(text: &Text, progress: u8) -> String {
        // How many there are depends on the mods of the game.
        text.say_with("oaths-first-ui-turn", &[("n", progress.into())])
    }

    fn step(view: &View) -> u32 {
        view.game().step()
    }

    fn finished(catalog: &Catalog, view: &View, choice: &Choice) -> Option<Choice> {
        choice::finished(catalog, view, choice)
    }

    fn lawful(catalog: &Catalog, view: &View, choice: &Choice) -> bool {
        step::check(catalog, view.game(), choice).is_ok()
    }

    fn tone(text: &Text, catalog: &Catalog, view: &View, fact: &Fact) -> Tone {
        Teller::new(text, catalog, view.game()).reading_to(view.seat()).fact(fact).tone
    }

    fn put_away(desktop: &mut Desktop) {
        desktop::put_away(desktop);
    }

    fn remember(preferences: &mut Preferences, charter: &Charter) {
        preferences.last_oaths = Some(charter.clone());
    }

    fn brought(text: &Text, person: &str) -> Vec<(String, Party)> {
        let catalog = Catalog::standard();
        let words = Words::new(text, &catalog);
        parties(text, person, catalog.devil_kinds().map(|kind| (words.devil(kind), kind)))
    }

    fn lesson(text: &Text) -> Option<(Charter, String)> {
        Some((lesson::charter(text, &Catalog::standard()), text.say("oaths-lesson-name")))
    }

    fn cue(fact: &Fact, seat: Seat) -> Option<Cue> {
        cues::of_fact(fact, seat)
    }

    fn mood(view: &View, seat: Seat) -> Piece {
        cues::of_game(view.game(), seat)
    }

    fn intent(wish: Tabling) -> Intent {
        Intent::Tabling(wish)
    }

    fn wish(intent: &Intent) -> Option<&Tabling> {
        if let Intent::Tabling(wish) = intent { Some(wish) } else { None }
    }
}
