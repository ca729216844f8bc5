//! Mods of the games of the parlour, with the mouse: switched on in the form, there at the table, in
//! the menu, in the save and in the next form.

use bevy::prelude::KeyCode;
use bevy_egui::egui::{Pos2, pos2};
use circles::table::Circles;
use infernal_conclave::window::parlour::{Hosted, Parlour, Rules};
use infernal_conclave::window::shell::flow::Screen;
use oaths::table::Oaths;

use super::person::Person;
use crate::mods::{copy, sample};
use crate::program::Scratch;

/// The middle of a form.
const FORM: Pos2 = pos2(600.0, 400.0);

/// Starts the program with a mod in its data folder, and opens the form of a game.
fn with_mod<G: Hosted>(id: &str, game: &str) -> Person {
    let home = Scratch::new(&format!("click-mods-{id}"));
    for id in ["late-arrivals", "long-season", "short-fuse"] {
        copy(&sample(id), &home.path().join("mods").join(id));
    }
    let mut person = Person::at(home);
    for words in ["title-new-game", game] {
        let words = person.text(words);
        person.click_named(&words);
        person.frames(4);
    }
    assert_eq!(person.screen(), G::SETUP);
    person
}

/// Scrolls down to a widget that can be clicked.
fn down_to(person: &mut Person, words: &str) {
    for _ in 0..20 {
        if person.named(words).is_some_and(|found| found.rect.center().y < 600.0) {
            return;
        }
        person.wheel(FORM, -3);
    }
    panic!("{words} is not there: {:#?}", person.labels());
}

fn switches<G: Hosted>(id: &str, named: &str, other: &str, game: &str) {
    let mut person = with_mod::<G>(id, game);
    down_to(&mut person, named);
    let labels = person.labels();
    assert!(!labels.iter().any(|label| label == other), "a mod of another game is none of this one's: {labels:?}");
    person.click_named(named);
    person.frames(4);
    assert_eq!(person.the::<Rules<G>>().mods(), [id]);
    let post = person.text("newgame-post");
    assert!(person.named(&post).is_none(), "games by post are played without mods");

    person.wheel(FORM, 60);
    let begin = person.text("parlour-begin");
    person.click_named(&begin);
    person.frames(6);
    assert_eq!(person.screen(), G::TABLE);
    assert_eq!(marks::<G>(&person), [id]);

    // The game is left, and goes on with its mod; the title has the rules as they come.
    leave(&mut person, named);
    assert_eq!((person.screen(), person.the::<Rules<G>>().mods()), (Screen::Title, Vec::new()));
    let words = person.text("title-continue");
    person.click_named(&words);
    person.frames(6);
    assert_eq!((person.screen(), marks::<G>(&person)), (G::TABLE, vec![id.to_owned()]));
    assert_eq!(person.the::<Rules<G>>().mods(), [id]);

    // The next form remembers it, and it can be switched off again.
    leave(&mut person, named);
    for words in ["title-new-game", game] {
        let words = person.text(words);
        person.click_named(&words);
        person.frames(4);
    }
    assert_eq!(person.the::<Rules<G>>().mods(), [id]);
    down_to(&mut person, named);
    person.click_named(named);
    person.frames(4);
    assert_eq!(person.the::<Rules<G>>().mods(), Vec::<String>::new());
}

/// Saves the game and goes to the title, by the menu, which names the mods.
fn leave(person: &mut Person, named: &str) {
    person.press(KeyCode::KeyQ);
    let mods = person.text_with("newgame-with-mods-now", "mods", named);
    assert!(person.labels().contains(&mods), "{:?}", person.labels());
    let words = person.text("parlour-to-title");
    person.click_named(&words);
    person.frames(4);
}

/// Returns the ids of the mods of the game at the table.
fn marks<G: Hosted>(person: &Person) -> Vec<String> {
    let session = person.the::<Parlour<G>>().session().expect("a game is played");
    session.archive().mods().iter().map(|mark| mark.id.clone()).collect()
}

#[test]
fn a_mod_of_oaths_is_switched_on_with_the_mouse() {
    switches::<Oaths>("long-season", "The Long Season 1.0.0", "Late Arrivals 1.0.0", "parlour-game-oaths");
}

#[test]
fn a_mod_of_nine_circles_is_switched_on_with_the_mouse() {
    switches::<Circles>("late-arrivals", "Late Arrivals 1.0.0", "The Long Season 1.0.0", "parlour-game-circles");
}
