//! `league`: minds against each other, on the command line.

use std::fs;

use serde_json::Value;

use crate::program::{Scratch, err, fails, run, succeeds, text};

/// A small league, with these options besides.
fn league(more: &[&str]) -> String {
    let small = ["league", "--brains", "random,quiet", "--seats", "4", "--map", "small", "--length", "short"];
    succeeds(&[&small, more].concat())
}

/// The keys of an object, sorted.
fn keys(value: &Value) -> String {
    let mut keys: Vec<&str> = value.as_object().unwrap().keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys.join(" ")
}

#[test]
fn a_league_is_told_the_same_whatever_jobs_says() {
    let scratch = Scratch::new("league");
    let told = |jobs: &str| {
        let json = scratch.path().join(format!("{jobs}.json"));
        let said = league(&["--seed", "7", "--jobs", jobs, "--report", "-", "--json", text(&json)]);
        let mut json: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
        for clocked in ["seconds", "turns_per_second"] {
            assert!(json.as_object_mut().unwrap().remove(clocked).is_some());
        }
        (said, json)
    };
    let (one, two) = (told("1"), told("2"));
    assert_eq!(one, two);
    let (said, json) = one;
    for heading in ["A league of minds", "One against", "Ratings", "Games won", "Conduct", "Leaders", "oddest games"] {
        assert!(said.contains(heading), "no {heading} in {said}");
    }
    let again = "`infernal-lab league --games 1 --seed 7 --seats 4 --map small --length short --brains random,quiet`";
    assert!(said.contains(again), "{said}");
    let league = &json["league"];
    assert_eq!(league["minds"], serde_json::json!(["random", "quiet"]));
    assert_eq!(league["pairings"].as_array().unwrap().len(), 2);
    assert_eq!(
        league["ratings"].as_array().unwrap().iter().map(|rating| rating["games"].as_u64()).collect::<Vec<_>>(),
        [Some(2); 2]
    );
    // Two pairings and two mixed games.
    assert_eq!(json["games"].as_array().unwrap().len(), 4);
}

#[test]
fn the_json_has_the_keys_that_scripts_rely_on() {
    let report: Value = serde_json::from_str(&league(&["--json", "-"])).unwrap();
    assert_eq!(keys(&report), "coverage decided games league minds odd_games reactions seconds turns_per_second");
    let league = &report["league"];
    assert_eq!(keys(league), "minds pairings ratings");
    assert_eq!(keys(&league["pairings"][0]), "one rest won");
    assert_eq!(keys(&league["pairings"][0]["won"]), "high low part share whole");
    assert_eq!(keys(&league["ratings"][0]), "games high low mind rating uncertainty");
    // Any game is played again by the game's own program.
    let command = report["odd_games"][0]["command"].as_str().unwrap();
    assert!(command.starts_with("infernal-conclave simulate --seed "), "{command}");
}

#[test]
fn without_a_file_the_report_is_printed_and_saves_are_numbered() {
    let scratch = Scratch::new("league-saves");
    let said = league(&["--save-dir", text(scratch.path())]);
    assert!(said.starts_with("# A league of minds\n\n4 games of "), "{said}");
    // All four games have the same seed.
    assert_eq!(scratch.files(), [1, 2, 3, 4].map(|game| format!("game-1-{game}.conclave")));
}

#[test]
fn a_league_that_was_stopped_is_resumed() {
    let scratch = Scratch::new("league-resumed");
    let (saves, json) = (scratch.path().join("saves"), scratch.path().join("report.json"));
    let told = |more: &[&str]| {
        league(&[&["--save-dir", text(&saves), "--json", text(&json)], more].concat());
        let mut json: Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
        for clocked in ["seconds", "turns_per_second"] {
            json.as_object_mut().unwrap().remove(clocked).unwrap();
        }
        json
    };
    let whole = told(&[]);
    let files = || fs::read_dir(&saves).unwrap().map(|file| file.unwrap().path()).collect::<Vec<_>>();
    let written = |path: &std::path::Path| fs::metadata(path).unwrap().modified().unwrap();
    let kept = saves.join("game-1-2.conclave");
    let when = written(&kept);
    for file in files().iter().filter(|file| **file != kept) {
        fs::remove_file(file).unwrap();
    }
    assert_eq!(told(&["--resume"]), whole);
    assert_eq!((files().len(), written(&kept)), (4, when), "what is there is not played again");

    // The saves are of other games than these.
    let small = ["league", "--brains", "quiet,random", "--seats", "4", "--map", "small", "--length", "short"];
    let refused = run(&[&small[..], &["--save-dir", text(&saves), "--resume"]].concat());
    let said = err(&refused);
    assert_eq!((refused.status.code(), said.lines().count()), (Some(1), 4), "{said}");
    assert!(said.contains("game-1-1.conclave: this is another game than that of these options"), "{said}");
    let refused = run(&[&small[..], &["--resume"]].concat());
    assert!(refused.status.code() == Some(2) && err(&refused).contains("--save-dir"), "{}", err(&refused));
}

#[test]
fn a_league_that_cannot_be_played_is_refused() {
    let league = |arguments: &[&str]| fails(&[&["league"], arguments].concat());
    assert!(league(&["--brains", "random,quiet,random"]).contains("random is named twice"));
    assert!(league(&["--brains", "random"]).contains("two minds"));
    assert!(league(&["--brains", "random,belzebub"]).contains("no mind is called \"belzebub\""));
    assert!(league(&["--brains", "random,former-imp"]).contains("name their file with --former"));
    assert!(league(&["--json", "-", "--report", "-"]).contains("cannot both go to stdout"));
}
