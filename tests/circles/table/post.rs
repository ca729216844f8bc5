//! The game by post.

use std::path::{Path, PathBuf};

use circles::minds;
use circles::table::post::{Guest, Host, Party};
use table::post::{Founding, Missing, Post, Stage, Stand};
use table::seats::Player;

use super::world;

/// A time on a clock that stands still: seconds after 1970.
const NOW: u64 = 1_700_000_000;

/// Returns the invitation of a person in a folder.
fn invitation(bag: &Path, person: &str) -> PathBuf {
    let entries = std::fs::read_dir(bag).expect("a folder").map(|entry| entry.expect("an entry").path());
    let words = format!("invitation for {person}");
    let mut named = entries.filter(|path| path.file_name().is_some_and(|name| name.to_string_lossy().contains(&words)));
    named.next().expect("an invitation")
}

#[test]
fn it_is_played_by_post() {
    let book = world::catalog();
    let scratch = tempfile::tempdir().expect("a folder");
    let bag = scratch.path().join("bag");
    let home = |whose: &str| Post::standard(Some(&scratch.path().join(whose)));
    let mut plan = world::charter(4, "imp", 0, 5);
    plan.seats[1].player = Player::Human;
    let people = ["Anna".to_owned()];
    let founding = Founding {
        name: "The Ninth Gate",
        host: "Hanna",
        plan,
        people: &people,
        bag: Some(bag.clone()),
        deadline: None,
        luck: Some(7),
    };
    let mut host = Host::found(book.clone(), &home("host"), founding).expect("a table");
    let party = Party { name: "Anna".to_owned(), sign: Some(4) };
    let letter = invitation(&bag, "Anna");
    let mut guest = Guest::join(&book, &home("Anna"), &letter, party, Some(bag.clone()), NOW).expect("joined");
    host.look().expect("readable");
    host.begin(None, NOW).expect("all have joined");
    let imp = minds::by_name("imp").expect("a mind");
    let mut steps = 0;
    while host.stand() != Stand::Over && steps < 60 {
        guest.look(NOW).expect("readable");
        if guest.stage() == Stage::Planning {
            let view = guest.turn().expect("a turn").view.clone();
            let choice = imp.choose(&book, &view, u64::from(guest.newest()));
            guest.order(&book, &choice, true, NOW).expect("written");
        }
        host.look().expect("readable");
        host.process(&Missing::Wait, NOW).expect("all are there");
        steps += 1;
    }
    let archive = host.session().expect("a game").archive().clone();
    archive.verify(&book).expect("it replays");
    assert_eq!(archive.charter().seats[1].sign, Some(4));
    assert!(archive.turns().len() >= 30);
}
