//! Programs on the wire: what they are told, what they may ask, and how little harm they can do.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use infernal_conclave::rules::ids::Seat;
use infernal_conclave::rules::orders::{Draft, Order};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::session::Session;
use infernal_conclave::table::wire::{Answer, Clerk, pick};
use serde_json::{Value, json};
use table_text::Text;

use crate::post::plan;
use crate::program::succeeds;

fn session() -> Session {
    let book = Rulebook::standard();
    let charter = plan(&["random"; 4]).charter(book.catalog(), 3);
    let mut session = Session::found(book.clone(), charter).expect("a game");
    for _ in 0..6 {
        let thoughts: Vec<_> = session.mind_jobs().iter().map(|job| job.think(&book).expect("a mind")).collect();
        session.process(thoughts);
    }
    session
}

/// Asks the clerk of a seat several things, and returns the answers.
fn asked(session: &Session, seat: Seat, lines: &[&[u8]]) -> Vec<Answer<Draft>> {
    let (view, words) = (session.view(seat), conclave::Tongue(Text::chosen()));
    let log: Vec<_> = (0..session.logs_len()).map(|at| (at as u32 + 1, session.log_seen_by(seat, at))).collect();
    let clerk = Clerk { book: session.book(), seat, turn: session.turn(), view: &view, log: &log, words: &words };
    lines.iter().map(|line| clerk.answer(line)).collect()
}

fn told(answer: &Answer<Draft>) -> &Value {
    match answer {
        Answer::Told(told) | Answer::Sealed(_, told) => told,
    }
}

#[test]
fn a_seat_is_told_what_it_may_know_and_seals_what_it_likes() {
    let session = session();
    let seat = Seat(1);
    let answers = asked(
        &session,
        seat,
        &[
            br#"{"ask":"view","id":5}"#,
            br#"{"ask":"legal"}"#,
            br#"{"ask":"log"}"#,
            br#"{"ask":"show"}"#,
            br#"{"ask":"schema"}"#,
        ],
    );
    let [view, legal, log, show, schema] = answers.as_slice() else { panic!("{answers:?}") };
    assert_eq!(told(view)["view"], serde_json::to_value(session.view(seat)).expect("JSON"));
    assert_eq!(
        (&told(view)["id"], &told(view)["view"]["table"]["charter"]["settings"]["seed"]),
        (&json!(5), &json!(0))
    );
    let orders = told(legal)["legal"]["orders"].as_array().expect("a list");
    assert!(orders.contains(&json!({"Tribute": "DemandTribute"})), "{orders:?}");
    assert_eq!(told(log)["log"].as_array().map(Vec::len), Some(1));
    let show = told(show)["show"].as_str().expect("a text");
    assert!(["ALL HOUSES", "YOUR HOUSE", "LEGIONS", "THE BAZAAR"].iter().all(|part| show.contains(part)), "{show}");
    let schema = &told(schema)["schema"];
    assert!(schema["properties"]["slots"].is_object() && schema["$defs"]["Order"].is_object(), "{schema}");
    // Every listed order and answer can be sealed, and counts.
    let mut kinds = BTreeSet::new();
    let questions = told(legal)["legal"]["questions"].as_array().expect("a list");
    let answered: Vec<Value> = questions.iter().map(|answers| answers[0].clone()).collect();
    for order in orders {
        let choice = json!({"seat": 1, "slots": [order, null, null, null, null, null], "answers": answered});
        let seal = json!({"ask": "seal", "turn": session.turn(), "choice": choice}).to_string();
        let Some(Answer::Sealed(draft, sealed)) = asked(&session, seat, &[seal.as_bytes()]).pop() else {
            panic!("{order} is refused")
        };
        assert_eq!(draft.orders(), 1);
        let problems = sealed["problems"].as_array().expect("a list");
        // An answer may spend the cards that the order needs.
        assert!(problems.len() <= 1, "{order}: {problems:?}");
        kinds.extend(draft.slots[0].as_ref().map(Order::kind));
    }
    assert!(kinds.len() > 3, "{kinds:?}");
}

#[test]
fn whatever_is_wrong_is_refused_with_a_sentence() {
    let session = session();
    let wrong: [(&[u8], &str); 14] = [
        (b"", "this is no JSON"),
        (b"\xff\xfe\n", "this is no JSON"),
        (b"hello", "this is no JSON"),
        (b"[1,2]", "a message is a JSON object"),
        (b"{}", "\"ask\" is missing"),
        (br#"{"ask":7}"#, "\"ask\" is missing"),
        (br#"{"ask":"the oracle"}"#, "nobody can be asked \"the oracle\""),
        (br#"{"ask":"check"}"#, "\"choice\" is missing"),
        (br#"{"ask":"check","choice":{"seat":1}}"#, "\"choice\" is none"),
        (
            br#"{"ask":"check","choice":{"seat":0,"slots":[null,null,null,null,null,null],"answers":[]}}"#,
            "this is seat 1",
        ),
        (br#"{"ask":"pass"}"#, "\"turn\" is missing"),
        (br#"{"ask":"pass","turn":1}"#, "this is turn 7, and the seal is for turn 1"),
        (br#"{"ask":"log","turn":900}"#, "there is no log of turn 900"),
        (br#"{"ask":"forecast","about":{"battle":{"legion":900,"on":{"Legion":1}}}}"#, "there is no such legion"),
    ];
    for (line, why) in wrong {
        let answers = asked(&session, Seat(1), &[line]);
        let refused = told(&answers[0])["refused"].as_str().unwrap_or_default();
        assert!(refused.contains(why), "{}: {refused}", String::from_utf8_lossy(line));
    }
    let deep = "[".repeat(100_000);
    assert!(told(&asked(&session, Seat(1), &[deep.as_bytes()])[0])["refused"].is_string());
}

#[test]
fn orders_can_be_picked_by_their_numbers() {
    let session = session();
    let view = session.view(Seat(0));
    let draft = pick(session.book(), &view, Vec::new(), &[0, 0]).expect("there are orders");
    assert_eq!(draft.orders(), 2);
    assert!(pick(session.book(), &view, Vec::new(), &[100_000]).is_err());
    assert!(pick(session.book(), &view, Vec::new(), &[0; 6]).is_err(), "more orders than slots");
}

/// Returns an example program.
fn bot(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/table/wire/bots").join(name)
}

#[cfg(unix)]
mod programs {
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::process::{Command, Stdio};

    use super::*;
    use crate::PROGRAM;
    use crate::program::{Scratch, err, out, run, text};

    const SMALL: [&str; 6] = ["--seats", "4", "--map", "small", "--length", "short"];

    /// Plays a game with a program in its first seat. Returns the report, and what was complained of.
    fn game(program: &Path, more: &[&str]) -> (Value, String) {
        let brains = format!("{},random", text(program));
        let output = run(&[&["simulate", "--brains", &brains, "--json", "-"], &SMALL[..], more].concat());
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        (serde_json::from_str(&out(&output)).expect("JSON"), err(&output))
    }

    /// Writes a program of one's own.
    fn script(scratch: &Scratch, body: &str) -> PathBuf {
        let path = scratch.path().join("bot");
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).expect("written");
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).expect("made a program");
        path
    }

    #[test]
    fn the_shell_example_plays_a_game() {
        let (report, complaints) = game(&bot("tribute.sh"), &[]);
        assert_eq!(complaints, "");
        let seat = &report["games"][0]["seats"][0];
        assert!(seat["orders"]["demand_tribute"].as_u64().is_some_and(|count| count > 5), "{seat}");
    }

    #[test]
    fn the_python_example_plays_a_game() {
        // Not every machine that builds this has Python.
        if Command::new("python3").arg("--version").stdout(Stdio::null()).status().is_err() {
            return;
        }
        let (report, complaints) = game(&bot("random.py"), &[]);
        assert_eq!((complaints.as_str(), &report["games"][0]["seats"][0]["illegal_orders"]), ("", &json!(0)));
    }

    #[test]
    fn a_program_that_dies_or_sleeps_loses_its_turns_and_not_the_game() {
        let scratch = Scratch::new("wire-bad");
        let (_, said) = game(&script(&scratch, "exit 3"), &[]);
        assert!(said.contains("lost") && said.contains("it has ended"), "{said}");
        let (_, said) = game(&script(&scratch, "read hello; read turn; exec sleep 600"), &["--patience", "0"]);
        assert!(said.contains("it was too slow"), "{said}");
        // Babble is refused, line by line, and costs the turn when the time is up.
        let (_, said) = game(&script(&scratch, "while :; do echo babble || exit; done"), &["--patience", "0"]);
        assert!(said.contains("lost"), "{said}");
    }

    #[test]
    fn a_hundred_thousand_wrong_lines_get_as_many_refusals() {
        const LINES: usize = 100_000;
        let mut child = Command::new(PROGRAM)
            .args(["seat", "--as", "0", "--brains", "random", "--seats", "4"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut input = child.stdin.take().expect("an input");
        let writer = std::thread::spawn(move || {
            use std::io::Write;
            for at in 0..LINES {
                let line = ["babble", "{\"ask\":", "{\"ask\":\"seal\"}", "[[[[", "\u{1F608}"][at % 5];
                writeln!(input, "{line}").expect("read");
            }
        });
        let output = child.wait_with_output().expect("it ends");
        writer.join().expect("all was read");
        let said = String::from_utf8(output.stdout).expect("text");
        assert_eq!(said.lines().filter(|line| line.contains("\"refused\"")).count(), LINES);
    }

    #[test]
    fn a_program_that_starts_the_game_plays_it_to_the_end() {
        let scratch = Scratch::new("wire-seat");
        let program = bot("tribute.sh");
        let pipe = scratch.path().join("pipe");
        let made = Command::new("mkfifo").arg(&pipe).status().expect("mkfifo");
        assert!(made.success());
        let line = format!(
            "'{PROGRAM}' seat --as 1 --brains random {} < '{}' | tee '{}' | '{}' > '{}'",
            SMALL.join(" "),
            pipe.display(),
            scratch.path().join("told").display(),
            program.display(),
            pipe.display()
        );
        let done = Command::new("sh").args(["-c", &line]).status().expect("sh");
        assert!(done.success());
        let told = fs::read_to_string(scratch.path().join("told")).expect("text");
        assert!(told.lines().last().is_some_and(|line| line.contains("\"told\":\"over\"")), "{told}");
    }
}

#[test]
fn what_a_seat_knows_is_shown_by_sections() {
    let all = succeeds(&["seat", "--as", "2", "--seats", "4", "--show"]);
    assert!(all.contains("YOUR HOUSE") && all.contains("WHAT YOU MAY ORDER"), "{all}");
    let one = succeeds(&["seat", "--seats", "4", "--show", "houses"]);
    assert!(one.starts_with("ALL HOUSES") && one.lines().count() == 5, "{one}");
}
