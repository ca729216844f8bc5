//! Oaths of the Pit on the command line: replayed, looked up, and played by post from scripts.

use std::fs;
use std::path::{Path, PathBuf};

use oaths::minds;
use oaths::rules::catalog::Catalog;
use oaths::table::series;
use oaths::table::session::Session;
use serde_json::Value;
use table::archive::Saves;

use crate::program::{Scratch, fails, succeeds, text};

/// Saves a game of imps, played for so many steps or to its end.
fn saved(scratch: &Scratch, steps: usize) -> PathBuf {
    let catalog = Catalog::standard();
    let minds = ["imp"; 4].map(str::to_owned);
    let mut session = Session::found(catalog.clone(), series::charter(7, &minds, 3)).unwrap();
    session.rename("A Pit");
    let imp = minds::by_name("imp").unwrap();
    for _ in 0..steps {
        if session.ending().is_some() {
            break;
        }
        let jobs = session.mind_jobs();
        session.process(jobs.iter().map(|job| imp.think(&catalog, &job.view, job.seed)).collect());
    }
    Saves::standard(Some(scratch.path())).save_named("A Pit", session.archive()).unwrap()
}

#[test]
fn a_finished_game_is_told_verified_and_counted() {
    let scratch = Scratch::new("oaths-replay");
    let save = saved(&scratch, usize::MAX);
    let verified = succeeds(&["replay", text(&save), "--verify"]);
    assert!(verified.contains("every step is as it was played"), "{verified}");
    let told = succeeds(&["replay", text(&save)]);
    for words in ["A Pit", "Trading", "conflict", "votes for", "wins"] {
        assert!(told.contains(words), "no {words} in {told}");
    }
    let german = succeeds(&["--language", "de", "replay", text(&save), "--until", "6"]);
    for told in [&told, &german] {
        assert!(!told.contains('⟨') && !told.contains("{$"), "{told}");
    }
    assert!(german.lines().count() < told.lines().count() / 2, "it is told up to a step");
    let count = succeeds(&["replay", text(&save), "--annals"]);
    assert!(count.contains("Overlord") && !count.contains('⟨'), "{count}");
    let json: Value = serde_json::from_str(&succeeds(&["replay", text(&save), "--json", "-"])).unwrap();
    assert!(json["turns"].as_array().is_some_and(|steps| steps.len() > 50), "every step is there");
    assert!(!succeeds(&["replay", text(&save), "--reasons", "--until", "9"]).contains('⟨'));
    let open = scratch.path().join("open");
    fs::create_dir(&open).unwrap();
    let unfinished = saved(&Scratch::new("oaths-unfinished"), 9);
    assert!(fails(&["replay", text(&unfinished), "--annals"]).contains("error"));
}

#[test]
fn the_rules_are_printed() {
    let trading = succeeds(&["codex", "--game", "oaths", "turn/trading"]);
    assert!(trading.starts_with("Trading") && trading.contains("rounds"), "{trading}");
    let all = succeeds(&["codex", "--game", "oaths", "--all"]);
    for words in ["Leviathan", "Sanctuary", "Asmodeus", "The Frozen Ocean", "Doublecross"] {
        assert!(all.contains(words), "no {words}");
    }
    assert!(!all.contains('⟨'), "{all}");
    assert!(fails(&["codex", "--game", "oaths", "warp drive"]).contains("warp drive"));
}

fn of<'a>(home: &'a Path, arguments: &[&'a str]) -> Vec<&'a str> {
    [&["--data-dir", text(home), "post"], arguments].concat()
}

fn asked(home: &Path, arguments: &[&str]) -> Value {
    serde_json::from_str(&succeeds(&[&of(home, arguments)[..], &["--json"]].concat())).unwrap()
}

#[test]
fn a_game_is_played_by_post_from_scripts() {
    let scratch = Scratch::new("oaths-post");
    let [host, anna, bert, bag] = ["host", "anna", "bert", "bag"].map(|name| scratch.path().join(name));
    let new = ["new", "The Pit", "--game", "oaths", "--host", "Hanna", "--people", "Anna,Bert", "--minds", "imp"];
    asked(&host, &[&new[..], &["--seats", "4", "--rounds", "2", "--seed", "3", "--bag", text(&bag)]].concat());
    for (home, person, devil) in [(&anna, "Anna", "belial"), (&bert, "Bert", "glasya")] {
        let mut files = fs::read_dir(&bag).unwrap().map(|entry| entry.unwrap().path());
        let invitation = files.find(|path| path.to_string_lossy().contains(&format!("invitation for {person}")));
        asked(home, &["join", text(&invitation.unwrap()), "--devil", devil, "--name", person]);
    }
    asked(&host, &["process", "The Pit"]);
    let (mut answers, mut over, mut refused) = (0, false, false);
    for _ in 0..400 {
        for home in [&anna, &bert] {
            let seen = asked(home, &["look", "The Pit"]);
            if seen["stage"] == "Planning" {
                if !refused {
                    // A colour is no answer to the question which cards are tabled.
                    let file = scratch.path().join("wrong.json");
                    fs::write(&file, r#"{"War":{"Colour":1}}"#).unwrap();
                    let said = fails(&of(home, &["orders", "The Pit", "--from", text(&file)]));
                    assert!(said.contains("answer"), "{said}");
                    let shown = succeeds(&of(home, &["look", "The Pit"]));
                    assert!(shown.contains("WHAT IS ASKED OF YOU") && !shown.contains('⟨'), "{shown}");
                    refused = true;
                }
                asked(home, &["orders", "The Pit", "--mind", "imp"]);
                answers += 1;
            }
        }
        if asked(&host, &["process", "The Pit"])["over"] == true {
            over = true;
            break;
        }
    }
    assert!(over && answers > 20 && refused, "{answers} answers, over: {over}");
    assert_eq!(asked(&anna, &["look", "The Pit"])["stage"], "Over");
    assert!(succeeds(&of(&bert, &["status"])).contains("the game is over"));
}
