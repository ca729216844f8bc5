//! The first edition of Oaths of the Pit in the window: the same round table, other rules.
//!
//! | Module | Content |
//! | --- | --- |
//! | `laid`, `table`, `place`, `story`, `thing` | The table and what lies on it |
//! | `choice` | The forms of all answers |
//! | `desktop`, `sheets`, `end` | What lies open; the sheets over the table; the count |
//! | `cues` | What sounds |
//! | `staging` | Scenes for pictures |
//!
//! Not here: the rules, and the words for them, which `oaths::first::chronicle` makes. There is no
//! lesson: who knows the other edition finds the rules in the codex.

mod choice;
mod cues;
mod desktop;
mod end;
mod laid;
mod place;
mod sheets;
mod sight;
pub(crate) mod staging;
mod story;
mod table;
mod thing;

use ::sound::{Cue, Piece};
use bevy::prelude::*;
use oaths::chronicle::Tone;
use oaths::first::chronicle::{Teller, Words};
use oaths::first::rules::catalog::Catalog;
use oaths::first::rules::charter::Charter;
use oaths::first::rules::facts::Fact;
use oaths::first::rules::ids::{DevilKind, Seat};
use oaths::first::rules::step::{self, Choice};
use oaths::first::rules::view::View;
use oaths::table::first::First;
use oaths::table::post::Party;
use table_text::Text;

use crate::intent::Intent;
use crate::parlour::{self, Hosted, page};
use crate::shell::flow::Screen;
use crate::shell::pages::DrawPage;
use crate::shell::settings::Preferences;

pub use desktop::{Desktop, Drawer, Leaf, Sheet};

/// The chair of the seated person.
pub type Chair = parlour::Chair<First>;
/// The game at this machine.
pub type Parlour = parlour::Parlour<First>;
/// The intents at a table of the first edition.
pub type FirstTabling = parlour::Tabling<First>;
/// What a step brought, as one person may know it.
pub type Tale = parlour::Tale<First>;
/// A game that is being watched.
pub type Watched = parlour::Watched<First>;

/// Plugin for the page of a running game.
pub(crate) struct FirstTablePage;

impl Plugin for FirstTablePage {
    fn build(&self, app: &mut App) {
        app.draw_page(Screen::OathsFirst, page::draw::<First>);
    }
}

impl Hosted for First {
    const TABLE: Screen = Screen::OathsFirst;
    const SETUP: Screen = Screen::OathsSetup;
    const TITLE: &'static str = "oaths-first-name";
    const MINDS: &'static [&'static str] = &["imp", "fiend"];

    type Sheet = Sheet;
    type Drawer = Drawer;

    fn come(text: &Text, progress: u8) -> String {
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
        preferences.last_oaths_first = Some(charter.clone());
    }

    fn brought(text: &Text, person: &str) -> Vec<(String, Party<DevilKind>)> {
        let catalog = Catalog::standard();
        let words = Words::new(text, &catalog);
        super::parties(text, person, catalog.devil_kinds().map(|kind| (words.devil(kind), kind)))
    }

    fn lesson(_text: &Text) -> Option<(Charter, String)> {
        None
    }

    fn cue(fact: &Fact, seat: Seat) -> Option<Cue> {
        cues::of_fact(fact, seat)
    }

    fn mood(view: &View, seat: Seat) -> Piece {
        cues::of_game(view.game(), seat)
    }

    fn intent(wish: FirstTabling) -> Intent {
        Intent::FirstTabling(wish)
    }

    fn wish(intent: &Intent) -> Option<&FirstTabling> {
        if let Intent::FirstTabling(wish) = intent { Some(wish) } else { None }
    }
}
