//! Nine Circles in the window: the round map of Hell, seen from one chair.
//!
//! The game is played in the [parlour]: what has happened is told fact by fact before the next
//! question is asked.
//!
//! | Module | Content |
//! | --- | --- |
//! | `desktop` | What lies open between frames |
//! | `setup` | The page of a new game |
//! | `laid`, `table`, `place`, `thing`, `picture` | The table and what lies on it |
//! | `map` | The round map with its counters |
//! | `choice` | The forms of all answers |
//! | `cues` | What sounds |
//! | `sheets`, `end`, `minutes` | The sheets over the table; the count; the reasons of minds |
//! | `lesson` | A game in which a clerk explains each question |
//! | `staging` | Scenes for pictures |
//!
//! Not here: the rules, and the words for them, which `circles::chronicle` makes.

mod choice;
mod cues;
mod desktop;
mod end;
mod laid;
mod lesson;
mod map;
mod minutes;
pub(crate) mod picture;
mod place;
mod setup;
mod sheets;
mod sight;
pub(crate) mod staging;
mod table;
mod thing;

use ::sound::{Cue, Piece};
use bevy::prelude::*;
use circles::chronicle::{Teller, Tone, Words};
use circles::rules::catalog::Catalog;
use circles::rules::charter::{Charter, SIGNS};
use circles::rules::facts::Fact;
use circles::rules::ids::Seat;
use circles::rules::step::{self, Choice};
use circles::rules::view::View;
use circles::table::Circles;
use circles::table::post::Party;
use table_text::Text;

use crate::intent::Intent;
use crate::parlour::{self, Hosted, ParlourPlugin, page};
use crate::shell::flow::Screen;
use crate::shell::pages::DrawPage;
use crate::shell::settings::Preferences;

pub use desktop::{Desktop, Drawer, Leaf, Marks, Sheet};
pub(crate) use setup::SetupPage;

/// The chair of the seated person.
pub type Chair = parlour::Chair<Circles>;
/// The game at this machine.
pub type Parlour = parlour::Parlour<Circles>;
/// The intents at a table of Nine Circles.
pub type CirclesTabling = parlour::Tabling<Circles>;
/// What a step brought, as one person may know it.
pub type Tale = parlour::Tale<Circles>;
/// A game that is being watched.
pub type Watched = parlour::Watched<Circles>;

/// Adds the game to an app. Its pages are among the [pages](crate::shell::pages).
pub struct CirclesPlugin;

impl Plugin for CirclesPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(ParlourPlugin::<Circles>::new());
    }
}

/// Plugin for the page of a running game.
pub(crate) struct TablePage;

impl Plugin for TablePage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::Circles, page::draw::<Circles>);
    }
}

impl Hosted for Circles {
    const TABLE: Screen = Screen::Circles;
    const SETUP: Screen = Screen::CirclesSetup;
    const TITLE: &'static str = "circles-name";
    const MINDS: &'static [&'static str] = &["imp", "fiend", "duke"];

    type Sheet = Sheet;
    type Drawer = Drawer;

    fn come(text: &Text, progress: u8) -> String {
        text.say_with("circles-ui-turn", &[("n", progress.into())])
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
        preferences.last_circles = Some(charter.clone());
    }

    fn brought(text: &Text, person: &str) -> Vec<(String, Party)> {
        let catalog = Catalog::standard();
        let words = Words::new(text, &catalog);
        let party = |sign| Party { name: person.to_owned(), sign };
        let drawn = (text.say("parlour-by-lot"), party(None));
        let named = (0..SIGNS).map(|sign| (words.sign(sign), party(Some(sign))));
        std::iter::once(drawn).chain(named).collect()
    }

    fn lesson(text: &Text) -> Option<(Charter, String)> {
        Some((lesson::charter(text), text.say("circles-lesson-name")))
    }

    fn cue(fact: &Fact, seat: Seat) -> Option<Cue> {
        cues::of_fact(fact, seat)
    }

    fn mood(view: &View, seat: Seat) -> Piece {
        cues::of_game(view.game(), seat)
    }

    fn intent(wish: CirclesTabling) -> Intent {
        Intent::CirclesTabling(wish)
    }

    fn wish(intent: &Intent) -> Option<&CirclesTabling> {
        if let Intent::CirclesTabling(wish) = intent { Some(wish) } else { None }
    }
}
