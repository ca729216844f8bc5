//! `replay`: the text of a saved game, and its readers.

use std::fs;

use super::{a_save, fails, succeeds, text};
use crate::archive::{Scratch, played};

#[test]
fn a_finished_game_tells_why_and_one_in_play_does_not() {
    let scratch = Scratch::new("reasons");
    let folder = text(scratch.path());
    let sizes = ["--seats", "4", "--map", "small", "--length", "short", "--seed", "3"];
    succeeds(&[&["simulate", "--brains", "imp,random", "--save-dir", folder], &sizes[..]].concat());
    let save = scratch.path().join("game-3.conclave");
    let told = succeeds(&["replay", text(&save), "--reasons", "--until", "3"]);
    for words in
        ["The sealed minutes", "in confidence", "Chief business", "in its opinion", "Reckoned at ", "Answered: "]
    {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert_eq!(told.matches("The sealed minutes").count(), 3, "in every turn");
    assert!(!told.contains('⟨'), "{told}");
    assert!(!succeeds(&["replay", text(&save)]).contains("minutes"), "nobody is told who has not asked");
    let path = scratch.path().join("in play.conclave");
    played(3, 2).archive().write(&path).unwrap();
    let said = fails(&["replay", text(&path), "--reasons"]);
    assert!(said.contains("not over") && said.contains("sealed"), "{said}");
}

#[test]
fn a_finished_game_is_summed_up_and_one_in_play_is_not() {
    let scratch = Scratch::new("annals");
    let save = a_save(&scratch);
    let told = succeeds(&["replay", text(&save), "--annals"]);
    for words in ["Whereas", "Great moments", "Awards", "Unmasked", "Rank: "] {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert!(!told.contains('⟨'), "{told}");
    let path = scratch.path().join("in play.conclave");
    played(3, 2).archive().write(&path).unwrap();
    assert!(fails(&["replay", text(&path), "--annals"]).contains("not over"));
}

#[test]
fn saves_that_cannot_be_replayed_are_refused_in_one_line() {
    let scratch = Scratch::new("refused");
    let save = a_save(&scratch);
    let whole = fs::read(&save).unwrap();
    let bad = scratch.path().join("bad.conclave");
    let said = |bytes: &[u8]| {
        fs::write(&bad, bytes).unwrap();
        let said = fails(&["replay", text(&bad), "--verify"]);
        assert!(said.contains("bad.conclave"), "{said}");
        said
    };
    assert!(said(&whole[..whole.len() / 2]).contains("cut short"));
    assert!(said(b"").contains("not a save"));
    assert!(said(b"(games: [])").contains("not a save"));
    let mut damaged = whole.clone();
    damaged[whole.len() / 2] ^= 4;
    assert!(said(&damaged).contains("damaged"));
    let mut newer = whole;
    newer[8] = 200;
    assert!(said(&newer).contains("newer version"));
    assert!(fails(&["replay", text(&scratch.path().join("none"))]).contains("no such file"));
    assert!(fails(&["replay", text(scratch.path())]).contains("a folder"));
}
