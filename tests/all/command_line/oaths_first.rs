//! The first edition of Oaths of the Pit on the command line: `replay`, `codex` and `seat`.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use oaths::first::rules::catalog::Catalog;
use oaths::table::First;
use oaths::table::first::{Archive, Session, series};
use serde_json::{Value, json};
use table::archive::Saves;
use table::seats::{Player, Seat};
use table::session::MindJob;

use crate::PROGRAM;
use crate::program::{Scratch, fails, succeeds, text};

/// Plays a game of four imps, of which these seats are people, up to this many steps.
fn played(people: &[usize], steps: usize) -> Session {
    let mut charter = series::charter(7, &vec!["imp".to_owned(); 4], 2);
    for seat in people {
        charter.seats[*seat].player = Player::Human;
    }
    let mut session = Session::found(Catalog::standard(), charter).unwrap();
    while session.ending().is_none() && session.logs_len() < steps {
        let asked = session.owing();
        let jobs = asked.iter().map(|seat| session.stand_in(*seat, "imp").or_else(|| session.mind_job(*seat)).unwrap());
        let thoughts = jobs.map(|job: MindJob<First>| job.think(session.book()).unwrap()).collect();
        session.process(thoughts);
    }
    session
}

fn saved(session: &Session, path: &Path) {
    session.archive().write(path).unwrap();
}

#[test]
fn a_finished_game_is_proved_told_and_summed_up() {
    let scratch = Scratch::new("oaths-first-replay");
    let path = scratch.path().join("first.conclave");
    let session = played(&[], usize::MAX);
    saved(&session, &path);
    let save = text(&path);
    let steps = session.logs_len();
    let proved = format!("{steps} steps played again: every step is as it was played\n");
    assert_eq!(succeeds(&["replay", save, "--verify"]), proved);
    let told = succeeds(&["replay", save]);
    assert!(!told.contains('⟨'), "{told}");
    for words in ["  Seat 3: ", "Trading, round 1 of 2 [", "Combat: attacks [", ": Gathering [", " promises "] {
        assert!(told.contains(words), "no {words} in {told}");
    }
    assert_eq!(told.matches("\nStep ").count(), steps);
    assert_eq!(succeeds(&["replay", save, "--until", "3"]).matches("\nStep ").count(), 3);
    assert!(fails(&["replay", save, "--reasons"]).contains("its minds write nothing down"));
    let annals = succeeds(&["replay", save, "--annals"]);
    assert!(annals.contains("Overlord") && annals.contains(" win"), "{annals}");
    let german = succeeds(&["--language", "de", "replay", save]);
    assert!(german.contains("Spielrunde 1: Handel, Runde 1 von 2") && !german.contains('⟨'), "{german}");
    let json: Value = serde_json::from_str(&succeeds(&["replay", save, "--json", "-"])).unwrap();
    assert_eq!(json["turns"].as_array().map(Vec::len), Some(steps));
    assert_eq!(json["ending"]["winners"], json!(session.ending().unwrap().winners));
}

#[test]
fn a_game_in_play_is_told_to_its_one_person_and_to_nobody_else() {
    let scratch = Scratch::new("oaths-first-witness");
    let path = scratch.path().join("first.conclave");
    let session = played(&[1], 25);
    saved(&session, &path);
    let save = text(&path);
    assert!(succeeds(&["replay", save, "--verify"]).contains("25 steps played again"));
    assert!(fails(&["replay", save, "--annals"]).contains("not over"));
    let told = succeeds(&["replay", save]);
    assert!(told.contains(" draws: ") && told.contains(" draws 3 cards."), "own cards have names, others a number");
    saved(&played(&[0, 1], 5), &path);
    assert!(fails(&["replay", save]).contains("watched again when it is over"));
    assert!(fails(&["seat", "--save", save, "--show"]).contains("several people play this game"));
}

#[test]
fn its_codex_is_printed() {
    let game = ["codex", "--game", "oaths-first"];
    let codex = |more: &[&str]| succeeds(&[&game[..], more].concat());
    let by_id = codex(&["fortresses/black-tower"]);
    assert!(by_id.starts_with("Black Tower [fortresses/black-tower]\n  Defense 1.\n"), "{by_id}");
    assert_eq!(codex(&["black", "tower"]), by_id);
    let (contents, all) = (codex(&[]), codex(&["--all"]));
    let ids: Vec<&str> =
        contents.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(ids.len() > 90, "only {} entries", ids.len());
    for id in &ids {
        assert!(all.contains(&format!(" [{id}]\n")), "{id} is not printed");
    }
    assert!(!all.contains('⟨'));
    let json: Value = serde_json::from_str(&codex(&["--all", "--json", "-"])).unwrap();
    assert_eq!(json.as_array().map(Vec::len), Some(ids.len()));
    assert_eq!(json[0]["family"], "Devils");
    assert!(fails(&[&game[..], &["blak"]].concat()).contains("Black Tower (fortresses/black-tower)"));
    let german = succeeds(&[&["--language", "de"], &game[..], &["--all"]].concat());
    assert!(german.contains("Auslegungen") || german.contains("Grund: "), "{german}");
}

#[test]
fn a_seat_is_shown_with_all_that_it_may_know() {
    let new = ["seat", "--game", "oaths-first", "--show", "--as", "2", "--seats", "4", "--brains", "imp"];
    let shown = succeeds(&new);
    for words in ["THE GAME TURN", "WHAT IS ASKED OF YOU", "ALL DEVILS", ", you: 0 points", "YOUR HAND"] {
        assert!(shown.contains(words), "no {words} in {shown}");
    }
    let scratch = Scratch::new("oaths-first-show");
    let path = scratch.path().join("first.conclave");
    let mut combats = 0;
    for steps in [6, 12, 20, 30, 45, 60] {
        let session = played(&[1], steps);
        saved(&session, &path);
        // The save says which game it is.
        for language in ["en-US", "de"] {
            let shown = succeeds(&["--language", language, "seat", "--save", text(&path), "--show", "--as", "1"]);
            assert!(!shown.contains('⟨') && shown.lines().count() > 30, "{shown}");
            let asked = session.owing().contains(&Seat(1));
            assert_eq!(shown.contains("{\"seat\":1,\"answer\":"), asked, "examples stand there if the seat is asked");
            combats += usize::from(shown.contains("THE COMBAT") || shown.contains("DER KAMPF"));
        }
    }
    assert!(combats > 0, "no combat was shown");
    assert!(fails(&["seat", "--save", text(&path), "--show", "--as", "0"]).contains("only seat 1 may be seen"));
    assert!(fails(&["seat", "--game", "oaths-first", "--show", "houses"]).contains("takes no names"));
    assert!(succeeds(&["seat", "--game", "oaths-first", "--show"]).contains(" (fiend): "), "fiends sit there");
    let unknown = ["seat", "--game", "oaths-first", "--show", "--brains", "archduke"];
    assert!(fails(&unknown).contains("no mind is called \"archduke\"; known are random, imp, fiend"));
}

#[test]
fn a_program_is_told_in_words_and_its_game_is_kept() {
    let scratch = Scratch::new("oaths-first-seat");
    let path = scratch.path().join("first.conclave");
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
        json!({"ask": "check", "choice": {"seat": 1, "answer": {"Promise": []}}}),
        json!({"ask": "pass", "turn": turn}),
    ];
    let asked: String = lines.iter().map(|line| format!("{line}\n")).collect();
    child.stdin.take().unwrap().write_all(asked.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success());
    let told: Vec<Value> =
        String::from_utf8(output.stdout).unwrap().lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!((&told[0]["told"], &told[0]["game"]), (&"hello".into(), &"oaths-first".into()));
    assert!(told[2]["show"].as_str().unwrap().contains("WHAT IS ASKED OF YOU"));
    assert_eq!(told[3]["problems"], json!(["This is no answer to what is asked."]));
    assert_eq!(told[4]["told"], "sealed");
    let archive: Archive =
        Saves::new(scratch.path().to_path_buf()).read(&path, None, &*Catalog::standard()).unwrap().archive;
    assert!(archive.turns().len() > before, "the step is in the save");
    archive.verify(&Catalog::standard()).unwrap();
}
