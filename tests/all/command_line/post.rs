//! `post`: a whole table from scripts, with one shared folder.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::program::{Scratch, fails, succeeds, text};

/// A command of somebody with a data folder of their own.
fn of<'a>(home: &'a Path, arguments: &[&'a str]) -> Vec<&'a str> {
    [&["--data-dir", text(home), "post"], arguments].concat()
}

fn asked(home: &Path, arguments: &[&str]) -> Value {
    let arguments = [&of(home, arguments)[..], &["--json"]].concat();
    serde_json::from_str(&succeeds(&arguments)).unwrap()
}

fn invitation(bag: &Path, person: &str) -> PathBuf {
    let mut files = fs::read_dir(bag).unwrap().map(|entry| entry.unwrap().path());
    files.find(|path| path.to_string_lossy().contains(&format!("invitation for {person}"))).unwrap()
}

#[test]
fn a_table_is_founded_joined_played_and_looked_at_by_scripts() {
    let scratch = Scratch::new("post-command");
    let [host, anna, bert, bag] = ["host", "anna", "bert", "bag"].map(|name| scratch.path().join(name));
    let new = ["new", "The Pit", "--host", "Hanna", "--people", "Anna,Bert", "--minds", "random", "--seats", "4"];
    let small = ["--map", "small", "--length", "short", "--seed", "3", "--hours", "24", "--bag", text(&bag)];
    let founded = asked(&host, &[&new[..], &small].concat());
    assert_eq!((founded["name"].as_str(), founded["bag"].as_str()), (Some("The Pit"), bag.to_str()));
    assert!(fails(&of(&host, &["process", "The Pit"])).contains("waiting for Anna, Bert"));
    for (home, person, fiend, seat) in [(&anna, "Anna", "belphegor", 0), (&bert, "Bert", "azazel", 1)] {
        let invitation = invitation(&bag, person);
        let joined = asked(home, &["join", text(&invitation), "--archfiend", fiend]);
        assert_eq!(joined["seat"], seat);
        assert!(fails(&of(home, &["look", "The Abyss"])).contains("no game by post is called \"The Abyss\""));
        assert!(fails(&of(home, &["orders", "The Pit", "--pass"])).contains("no turn has come"));
    }
    let begun = asked(&host, &["process", "The Pit"]);
    assert_eq!((begun["turn"].as_u64(), begun["found"].as_array().map(Vec::len)), (Some(1), Some(2)));
    let seen = asked(&anna, &["look", "The Pit"]);
    assert_eq!((seen["stage"].as_str(), seen["turn"].as_u64()), (Some("Planning"), Some(1)));
    assert_eq!(seen["view"]["table"]["charter"]["settings"]["seed"], 0, "nobody knows the dice");
    let sent = asked(&anna, &["orders", "The Pit", "--mind", "greedy", "--letter", "1:Shall we part the west?"]);
    assert_eq!((sent["sealed"].as_bool(), sent["problems"].as_array().map(Vec::len)), (Some(true), Some(0)));
    // The orders of a program are a file.
    asked(&bert, &["look", "The Pit"]);
    let file = scratch.path().join("orders.json");
    fs::write(&file, r#"{"seat":1,"slots":[{"Tribute":"DemandTribute"},null,null,null,null,null],"answers":[]}"#)
        .unwrap();
    let plans = asked(&bert, &["orders", "The Pit", "--plans", "--from", text(&file)]);
    assert_eq!(plans["sealed"], false);
    assert!(!asked(&host, &["process", "The Pit", "--if-due"])["processed"].as_bool().unwrap());
    let status = asked(&host, &["status"]);
    let standing = |seat: usize| status["hosted"][0]["places"][seat]["standing"].as_str().unwrap().to_owned();
    assert_eq!([standing(0), standing(1), standing(2)], ["Ready", "Plans", "Mind"]);
    succeeds(&of(&host, &["process", "The Pit", "--without", "plans"]));
    let looked = succeeds(&of(&bert, &["look", "The Pit"]));
    assert!(looked.contains("turn 1, seat 0 to seat 1: Shall we part the west?"), "{looked}");
    assert!(looked.contains("turn 2: your orders are owed"), "{looked}");
    // Bert is given to a mind; from then on Anna plays alone.
    succeeds(&of(&host, &["give", "The Pit", "--seat", "1", "--to", "quiet"]));
    for turn in 2.. {
        asked(&anna, &["look", "The Pit"]);
        succeeds(&of(&anna, &["orders", "The Pit", "--pass"]));
        let done = asked(&host, &["process", "The Pit"]);
        if done["over"] == true {
            break;
        }
        assert!(turn < 200, "the game does not end");
    }
    let end = asked(&anna, &["look", "The Pit"]);
    assert_eq!(end["stage"], "Over");
    assert!(fails(&of(&anna, &["orders", "The Pit", "--pass"])).contains("the game is over"));
    assert!(succeeds(&of(&anna, &["status"])).contains("the game is over"));
}

#[test]
fn what_is_wrong_is_said_in_one_line() {
    let scratch = Scratch::new("post-wrong");
    let home = scratch.path().join("home");
    let new = |people: &'static str, more: &[&'static str]| {
        [&["new", "The Pit", "--host", "Hanna", "--people", people], more].concat()
    };
    assert!(fails(&of(&home, &new("Anna,Anna", &[]))).contains("two people are called \"Anna\""));
    assert!(fails(&of(&home, &new("Anna", &["--minds", "genius"]))).contains("no mind is called \"genius\""));
    assert!(fails(&of(&home, &new("Anna", &["--set-up", "nowhere.ron"]))).contains("nowhere.ron"));
    assert!(fails(&of(&home, &["join", "nowhere.letter", "--archfiend", "azazel"])).contains("nowhere.letter"));
    assert_eq!(succeeds(&of(&home, &["status"])), "there are no games by post here\n");
}
