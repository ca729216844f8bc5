//! Oaths of the Pit on the command line: `replay`, `codex` and `seat`.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use oaths::chronicle::Teller;
use oaths::minds::Thought;
use oaths::minds::reasons::{Reasons, Weighed};
use oaths::rules::catalog::Catalog;
use oaths::rules::view::View;
use oaths::table::session::Session;
use oaths::table::{Oaths, archive::Archive, series};
use serde_json::{Value, json};
use table::archive::Saves;
use table::seats::{Player, Seat};
use table_text::Text;

use crate::PROGRAM;
use crate::program::{Scratch, fails, succeeds, text};

/// Plays a game of four imps, of which these seats are people, up to this many steps.
fn played(people: &[usize], steps: usize) -> Session {
    let mut charter = series::charter(7, &["imp".to_owned(), "imp".to_owned(), "imp".to_owned(), "imp".to_owned()], 2);
    for seat in people {
        charter.seats[*seat].player = Player::Human;
    }
    let mut session = Session::found(Catalog::standard(), charter).unwrap();
    while session.ending().is_none() && session.logs_len() < steps {
        let asked = session.owing();
        let jobs = asked.iter().map(|seat| session.stand_in(*seat, "imp").or_else(|| session.mind_job(*seat)).unwrap());
        let think = |job: table::session::MindJob<Oaths>| {
            let Thought { choice, .. } = job.think(session.book()).unwrap();
            let weighed = vec![Weighed { answer: choice.answer.clone(), worth: 150 }];
            Thought { choice, reasons: Reasons { games: 8, weighed } }
        };
        let thoughts: Vec<Thought> = jobs.map(think).collect();
        session.process(thoughts);
    }
    session
}

fn saved(session: &Session, path: &Path) {
    session.archive().write(path).unwrap();
}

#[test]
fn a_finished_game_is_proved_told_and_summed_up() {
    let scratch = Scratch::new("oaths-replay");
    let path = scratch.path().join("oaths.conclave");
    let session = played(&[], usize::MAX);
    saved(&session, &path);
    let save = text(&path);
    let steps = session.logs_len();
    let proved = format!("{steps} steps played again: every step is as it was played\n");
    assert_eq!(succeeds(&["replay", save, "--verify"]), proved);
    let told = succeeds(&["replay", save]);
    assert!(!told.contains('⟨') && !told.contains("sealed minutes"), "{told}");
    for words in
        ["  Seat 3: ", "\nStep 1. Game turn 1: Reinforcements [", "Trading, round 1 of 2 [", "The end: the vote ["]
    {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert_eq!(told.matches("\nStep ").count(), steps);
    assert_eq!(succeeds(&["replay", save, "--until", "3"]).matches("\nStep ").count(), 3);
    let reasons = succeeds(&["replay", save, "--reasons", "--until", "3"]);
    assert_eq!(reasons.matches("The sealed minutes").count(), 3, "{reasons}");
    assert!(reasons.contains("(+1.50 points)"), "{reasons}");
    let annals = succeeds(&["replay", save, "--annals"]);
    assert!(annals.contains("is the new Overlord") && annals.contains(" wins with "), "{annals}");
    let german = succeeds(&["--language", "de", "replay", save, "--reasons"]);
    assert!(german.contains("Spielrunde 1: Verstärkung") && !german.contains('⟨'), "{german}");
    let json: Value = serde_json::from_str(&succeeds(&["replay", save, "--json", "-"])).unwrap();
    assert_eq!(json["turns"].as_array().map(Vec::len), Some(steps));
    assert_eq!(json["turns"][0]["phase"], "Game turn 1: Reinforcements");
    assert_eq!(json["ending"]["winners"], json!(session.ending().unwrap().winners));
}

#[test]
fn a_game_in_play_is_told_to_its_one_person_and_to_nobody_else() {
    let scratch = Scratch::new("oaths-witness");
    let path = scratch.path().join("oaths.conclave");
    let session = played(&[1], 25);
    saved(&session, &path);
    let save = text(&path);
    assert!(succeeds(&["replay", save, "--verify"]).contains("25 steps played again"));
    assert!(fails(&["replay", save, "--annals"]).contains("not over"));
    assert!(fails(&["replay", save, "--reasons"]).contains("sealed"));
    let (book, words) = (Catalog::standard(), Text::english());
    let replay = session.archive().replay(&book).unwrap();
    let lines = |eyes: Option<Seat>| -> Vec<String> {
        let told = |at: usize| {
            let game = &replay.games[at];
            let view = eyes.map(|seat| View::of(game, seat));
            let teller = Teller::new(&words, &book, view.as_ref().map_or(game, View::game));
            let log = eyes.map_or_else(|| replay.logs[at].clone(), |seat| session.log_seen_by(seat, at));
            teller.log_text(&log)
        };
        (0..replay.logs.len()).flat_map(told).collect()
    };
    let (all, known) = (lines(None), lines(Some(Seat(1))));
    let json: Value = serde_json::from_str(&succeeds(&["replay", save, "--json", "-"])).unwrap();
    assert!(json["ending"].is_null());
    let turns = json["turns"].as_array().unwrap().iter();
    let told: Vec<&str> = turns.flat_map(|turn| turn["lines"].as_array().unwrap()).filter_map(Value::as_str).collect();
    assert_eq!(told, known);
    let told = succeeds(&["replay", save]);
    let secret: Vec<&String> = all.iter().filter(|line| !known.contains(line)).collect();
    assert!(!secret.is_empty(), "nobody has secrets, so this proves nothing");
    assert!(told.lines().all(|line| !secret.iter().any(|secret| line.trim() == secret.trim())));

    saved(&played(&[0, 1], 5), &path);
    assert!(fails(&["replay", save]).contains("watched again when it is over"));
    assert!(fails(&["seat", "--save", save, "--show"]).contains("several people play this game"));
}

#[test]
fn the_codex_of_the_oaths_is_printed() {
    let by_id = succeeds(&["codex", "--game", "oaths", "hordes/fiends"]);
    assert!(by_id.starts_with("Fiends [hordes/fiends]\n  Power 1.\n"), "{by_id}");
    assert_eq!(succeeds(&["codex", "--game", "oaths", "fiends"]), by_id);
    let palace = succeeds(&["codex", "--game", "oaths", "high", "palace"]);
    assert!(palace.starts_with("The High Palace of Hell [realms/high-palace]\n"), "{palace}");
    let contents = succeeds(&["codex", "--game", "oaths"]);
    let all = succeeds(&["codex", "--game", "oaths", "--all"]);
    let ids: Vec<&str> =
        contents.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(ids.len() > 80, "only {} entries", ids.len());
    for id in &ids {
        assert!(all.contains(&format!(" [{id}]\n")), "{id} is not printed");
    }
    assert!(!all.contains('⟨'));
    let json: Value = serde_json::from_str(&succeeds(&["codex", "--game", "oaths", "--all", "--json", "-"])).unwrap();
    assert_eq!(json.as_array().map(Vec::len), Some(ids.len()));
    assert!(fails(&["codex", "--game", "oaths", "votez"]).contains("Votes (papers/vote)"));
    for nothing in ["", "?!", "xyzzy"] {
        assert!(fails(&["codex", "--game", "oaths", nothing]).contains("Nearest"), "{nothing:?}");
    }
}

#[test]
fn a_seat_is_shown_with_all_that_it_may_know() {
    let new = succeeds(&["seat", "--game", "oaths", "--show", "--as", "2", "--seats", "3", "--brains", "imp"]);
    for words in ["THE GAME TURN", "WHAT IS ASKED OF YOU", "ALL DEVILS", ", you: 0 points", "YOUR HAND", "Just drawn: "]
    {
        assert!(new.contains(words), "no {words} in {new}");
    }
    assert!(!new.contains('⟨'), "{new}");
    let scratch = Scratch::new("oaths-show");
    let path = scratch.path().join("oaths.conclave");
    for steps in [6, 12, 20, 30, 45] {
        let session = played(&[1], steps);
        saved(&session, &path);
        // The save says which game it is.
        for language in ["en-US", "de"] {
            let shown = succeeds(&["--language", language, "seat", "--save", text(&path), "--show", "--as", "1"]);
            assert!(!shown.contains('⟨') && shown.lines().count() > 30, "{shown}");
            let asked = session.owing().contains(&Seat(1));
            assert_eq!(shown.contains("{\"seat\":1,\"answer\":"), asked, "examples stand there if the seat is asked");
        }
    }
    assert!(fails(&["seat", "--save", text(&path), "--show", "--as", "0"]).contains("only seat 1 may be seen"));
    assert!(fails(&["seat", "--game", "oaths", "--show", "houses"]).contains("takes no names"));
    assert!(fails(&["seat", "--game", "oaths", "--as", "5", "--seats", "3", "--show"]).contains("there is no seat 5"));
}

#[test]
fn a_program_is_told_in_words_and_its_game_is_kept() {
    let scratch = Scratch::new("oaths-seat");
    let path = scratch.path().join("oaths.conclave");
    let mut session = played(&[1], 1);
    while !session.owing().contains(&Seat(1)) {
        session = played(&[1], session.logs_len() + 1);
    }
    saved(&session, &path);
    let (before, turn) = (session.logs_len(), session.turn());
    let mut child = Command::new(PROGRAM)
        .args(["seat", "--as", "1", "--save", text(&path)])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let lines = [
        json!({"ask": "show"}),
        json!({"ask": "check", "choice": {"seat": 1, "answer": {"War": {"Colour": 1}}}}),
        json!({"ask": "pass", "turn": turn}),
    ];
    let asked: String = lines.iter().map(|line| format!("{line}\n")).collect();
    child.stdin.take().unwrap().write_all(asked.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let told: Vec<Value> =
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(
        (&told[0]["told"], &told[0]["game"], &told[1]["told"]),
        (&"hello".into(), &"oaths".into(), &"turn".into())
    );
    assert!(told[2]["show"].as_str().unwrap().contains("WHAT IS ASKED OF YOU"));
    assert_eq!(told[3]["problems"], json!(["This is no answer to what is asked."]));
    assert_eq!(told[4]["told"], "sealed");
    let archive: Archive =
        Saves::new(scratch.path().to_path_buf()).read(&path, None, &*Catalog::standard()).unwrap().archive;
    assert!(archive.turns().len() > before, "the step is in the save");
    archive.verify(&Catalog::standard()).unwrap();
}
