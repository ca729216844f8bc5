//! Output to a terminal, overwritten files, and input of the commands: always limited, and never
//! endless.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use infernal_conclave::rules::rulebook::Rulebook;

use crate::PROGRAM;
use crate::archive::{edited, played};
use crate::program::{Scratch, err, fails, out, succeeds, text};

/// Runs a command that must end within 60 seconds.
fn soon(arguments: &[&str]) -> Output {
    let output = Command::new("timeout").arg("60").arg(PROGRAM).args(arguments).output().unwrap();
    assert_ne!(output.status.code(), Some(124), "{arguments:?} never ends");
    output
}

#[test]
fn nothing_of_a_person_or_a_file_moves_the_terminal() {
    let scratch = Scratch::new("escapes");
    let said = fails(&["replay", "no\n\u{1b}[2J\u{9b}31m\u{202e}such file.conclave"]);
    assert!(said.contains(r"no\n\u{1b}[2J\u{9b}31m\u{202e}such file.conclave"), "{said}");
    assert!(!said.trim_end().chars().any(char::is_control), "{said:?}");
    let long = fails(&["replay", &"x".repeat(100_000)]);
    assert!(long.chars().count() < 2100, "{} letters", long.chars().count());

    let duel = scratch.path().join("duel.ron");
    let described = |name: &str| {
        let praetor = r#"praetor: "decarabia", hp: 12"#;
        fs::write(&duel, format!(r#"(first: (name: "{name}", {praetor}), second: ({praetor}))"#)).unwrap();
    };
    described("Furfur");
    assert!(succeeds(&["odds", "duel", text(&duel)]).contains("Furfur wins"));
    for name in ["a\\u{1b}[2J", "two\\nlines", &"x".repeat(100_000)] {
        described(name);
        assert!(fails(&["odds", "duel", text(&duel)]).contains("fit on a line"));
    }
    described("left\\u{202e}right");
    assert!(!succeeds(&["odds", "duel", text(&duel)]).contains('\u{202e}'));
}

#[test]
fn a_save_is_not_written_over_by_what_is_told_of_it() {
    let scratch = Scratch::new("same-file");
    let save = scratch.path().join("game.conclave");
    played(5, 2).archive().write(&save).unwrap();
    let kept = fs::read(&save).unwrap();
    let link = scratch.path().join("./game.conclave");
    for target in [&save, &link] {
        let said = fails(&["replay", text(&save), "--json", text(target)]);
        assert!(said.contains("is read by this command"), "{said}");
    }
    assert_eq!(fs::read(&save).unwrap(), kept);
    let fight = scratch.path().join("battle.ron");
    let side = "(level: 1, hp: 5, melee: 3)";
    fs::write(&fight, format!("(attacker: {side}, defender: {side})")).unwrap();
    assert!(fails(&["odds", "battle", text(&fight), "--json", text(&fight)]).contains("is read by this command"));
    let both = scratch.path().join("both");
    let said = fails(&["simulate", "--json", text(&both), "--report", text(&both)]);
    assert!(said.contains("one file"), "{said}");
}

/// Returns a save that differs from its game in the last of three turns.
fn astray(scratch: &Scratch) -> std::path::PathBuf {
    let save = scratch.path().join("astray.conclave");
    let archive = edited(played(5, 3).archive(), |body| {
        body.turns[2].digests[3] = body.founding;
    });
    archive.unwrap().write(&save).unwrap();
    save
}

#[test]
fn a_failed_replay_leaves_the_file_that_it_would_have_replaced() {
    let scratch = Scratch::new("kept-json");
    let save = astray(&scratch);
    let json = scratch.path().join("told.json");
    fs::write(&json, "kept").unwrap();
    fails(&["replay", text(&save), "--json", text(&json)]);
    assert_eq!(fs::read_to_string(&json).unwrap(), "kept");
    let fresh = scratch.path().join("fresh.json");
    fails(&["replay", text(&save), "--json", text(&fresh)]);
    assert_eq!(scratch.files(), ["astray.conclave", "told.json"]);
    let good = scratch.path().join("good.conclave");
    played(5, 3).archive().write(&good).unwrap();
    succeeds(&["replay", text(&good), "--json", text(&json)]);
    assert!(fs::read_to_string(&json).unwrap().contains("\"verified\":true"));
}

#[test]
fn a_save_is_verified_as_a_whole_or_not_at_all() {
    let scratch = Scratch::new("whole");
    let save = astray(&scratch);
    for asked in [&["--verify"][..], &["--verify", "--until", "1"], &["--until", "1"], &["--until", "2", "--json", "-"]]
    {
        let said = fails(&[&["replay", text(&save)], asked].concat());
        assert!(said.contains("differs from turn 3"), "{asked:?}: {said}");
    }
    let good = scratch.path().join("good.conclave");
    played(5, 3).archive().write(&good).unwrap();
    assert!(succeeds(&["replay", text(&good), "--verify", "--until", "1"]).starts_with("3 turns played again"));
    let told = succeeds(&["replay", text(&good), "--until", "2"]);
    assert!(told.contains("\nTurn 2\n") && !told.contains("\nTurn 3\n"), "{told}");
    assert_eq!(played(5, 3).archive().verify(&Rulebook::standard()), Ok(()));
}

#[cfg(unix)]
#[test]
fn folders_without_end_are_faults() {
    use std::os::unix::fs::symlink;
    let scratch = Scratch::new("endless");
    let folder = scratch.path().join("data");
    fs::create_dir(&folder).unwrap();
    for link in ["a", "b", "c"] {
        symlink(".", folder.join(link)).unwrap();
    }
    let pipe = folder.join("pipe.ron");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for asked in ["--data", "--scenarios"] {
        let output = soon(&["check", asked, text(&folder)]);
        let said = err(&output);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""), "{said}");
        assert_eq!(said.lines().count(), 4, "{said}");
        assert_eq!(said.matches("a link to a folder is not followed").count(), 3, "{said}");
        assert!(said.contains("pipe.ron: ") && said.contains("this is not a file"), "{said}");
    }
}

#[test]
fn fights_that_would_last_for_ever_are_refused() {
    let scratch = Scratch::new("endless-fights");
    let file = scratch.path().join("battle.ron");
    let said = |abilities: &str, more: &str| {
        let side = "(level: 1, hp: 5, melee: 3)";
        let attacker = format!("(level: 1, hp: 255, melee: 3, abilities: [{abilities}], {more})");
        fs::write(&file, format!("(attacker: {attacker}, defender: {side})")).unwrap();
        let output = soon(&["odds", "battle", text(&file)]);
        assert_eq!(output.status.code(), Some(1), "{}", out(&output));
        err(&output)
    };
    assert!(said(&"Rounds(127),".repeat(100), "").contains("100 abilities, but 24 are the most"));
    assert!(said("Rounds(10)", "").contains("by 10 rounds, but 9 are the most"));
    assert!(said(&"Rounds(9),".repeat(20), "").contains("180 rounds"));
    assert!(said("", &format!("cards: [{}]", "[],".repeat(1000))).contains("1000 cards"));
    fs::write(&file, " ".repeat(5 << 20)).unwrap();
    assert!(fails(&["odds", "battle", text(&file)]).contains("longer than"));
    if Path::new("/dev/zero").exists() {
        assert!(err(&soon(&["odds", "battle", "/dev/zero"])).contains("longer than"));
    }
}

#[test]
fn minds_that_would_think_for_ever_are_refused() {
    let scratch = Scratch::new("endless-minds");
    let file = scratch.path().join("minds.ron");
    let own = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/minds/minds.ron")).unwrap();
    let said = |from: &str, to: &str| {
        let text_of = own.replacen(from, to, 1);
        assert_ne!(text_of, own);
        fs::write(&file, text_of).unwrap();
        let output = soon(&["simulate", "--former", text(&file), "--brains", "former-imp"]);
        assert_eq!(output.status.code(), Some(1));
        err(&output)
    };
    let patient = "imp: (plans: 255, whims: 255, worlds: 255, turns: 255,";
    assert!(said("imp: (plans: 1, whims: 0, worlds: 0, turns: 1,", patient).contains("imagines"));
    assert!(said("\"tribute\": 142", "\"tribute\": 2000000000").contains("a weight is 2000000000"));
}
