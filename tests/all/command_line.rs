//! The command line, run as a player or a script would run it.

mod check;
mod circles;
mod codex;
mod oaths;
mod oaths_first;
mod post;
mod replay;
mod secrets;
mod simulate;
mod terminal;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use crate::PROGRAM;
use crate::program::{Scratch, err, fails, out, run, succeeds, text};

fn a_save(scratch: &Scratch) -> PathBuf {
    succeeds(&[
        "simulate",
        "--brains",
        "random",
        "--length",
        "short",
        "--seed",
        "3",
        "--save-dir",
        text(scratch.path()),
    ]);
    scratch.path().join("game-3.conclave")
}

#[test]
fn help_and_version_are_there_for_everybody() {
    for command in ["play", "simulate", "replay", "post", "codex", "check", "screenshot"] {
        assert!(succeeds(&[command, "--help"]).contains("Usage:"), "{command}");
    }
    let help = succeeds(&["--help"]);
    assert!(
        ["play", "simulate", "replay", "codex", "check", "screenshot"].iter().all(|command| help.contains(command))
    );
    assert!(succeeds(&["--version"]).contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn what_has_moved_to_the_lab_says_how_it_is_typed_there() {
    let lab = "type `cargo run --release -p infernal-lab --";
    let said = fails(&["tune", "contest", "--mind", "duke", "--against", "fiend", "--games", "60"]);
    assert!(said.contains(&format!("{lab} tune contest --mind duke --against fiend --games 60`")), "{said}");
    for asked in [&["tune"][..], &["tune", "--help"], &["tune", "usual", "-h"]] {
        assert!(fails(asked).contains(&format!("{lab} {}`", asked.join(" "))), "{asked:?}");
    }
    let games = ["simulate", "--league", "--brains", "random,quiet", "--games", "2", "--rotate", "--report", "-"];
    for asked in [&games[..2], &games] {
        assert!(fails(asked).contains(&format!("{lab} league` with the same options")), "{asked:?}");
    }
    let help = succeeds(&["--help"]) + &succeeds(&["simulate", "--help"]);
    assert!(!help.contains("tune") && !help.contains("league"), "{help}");
}

#[test]
fn what_cannot_be_understood_ends_with_two() {
    for arguments in [
        &["conquer"][..],
        &["simulate", "--seats", "3"],
        &["simulate", "--seats", "7"],
        &["simulate", "--games", "0"],
        &["simulate", "--games", "many"],
        &["simulate", "--map", "flat"],
        &["simulate", "--length", "endless"],
        &["simulate", "--jobs", "0"],
        &["simulate", "--seed", "-1"],
        &["replay"],
        &["replay", "x.conclave", "--until", "0"],
        &["codex", "canton", "--all"],
        &["screenshot", "--scene", "title"],
        &["screenshot", "--scene", "title", "--out", "x.png", "--size", "big"],
        &["screenshot", "--scene", "title", "--out", "x.png", "--size", "1x1"],
    ] {
        let output = run(arguments);
        assert_eq!((output.status.code(), out(&output).as_str()), (Some(2), ""), "{arguments:?}");
        assert!(err(&output).starts_with("error: "), "{arguments:?}");
    }
}

#[test]
fn unknown_minds_are_answered_with_the_known_ones() {
    let said = fails(&["simulate", "--brains", "random,belzebub"]);
    assert!(said.contains("\"belzebub\"") && said.contains("known are") && said.contains("random"), "{said}");
    let said = fails(&["simulate", "--seats", "4", "--brains", "random,random,random,random,random"]);
    assert!(said.contains("5 minds") && said.contains("4 seats"), "{said}");
}

#[test]
fn places_that_cannot_be_written_are_named() {
    let scratch = Scratch::new("places");
    let file = scratch.path().join("file");
    fs::write(&file, "").unwrap();
    let below = file.join("below");
    let said = fails(&["simulate", "--json", text(&below)]);
    assert!(said.contains(text(&below)) && said.contains("cannot be written"), "{said}");
    let said = fails(&["simulate", "--save-dir", text(&below)]);
    assert!(said.contains(text(&below)) && said.contains("cannot be used"), "{said}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_a_sentence_and_not_a_panic() {
    let said = fails(&["simulate", "--length", "short", "--brains", "random", "--json", "/dev/full"]);
    assert!(said.contains("/dev/full") && said.contains("the disk is full"), "{said}");
    for arguments in [&["check"][..], &["simulate", "--length", "short", "--brains", "random"]] {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = Command::new(PROGRAM).args(arguments).stdout(full).output().unwrap();
        assert_eq!(
            (output.status.code(), err(&output).as_str()),
            (Some(1), "error: the output cannot be written: the disk is full\n")
        );
    }
}

#[cfg(unix)]
#[test]
fn a_reader_who_leaves_is_no_error() {
    let scratch = Scratch::new("pipe");
    let save = a_save(&scratch);
    let mut child = Command::new(PROGRAM)
        .args(["replay", text(&save)])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""));
}

/// The operating system kills the program while it writes a save over an older one.
#[cfg(unix)]
#[test]
fn a_save_survives_a_program_that_dies_while_writing() {
    let scratch = Scratch::new("killed");
    let save = a_save(&scratch);
    let kept = fs::read(&save).unwrap();
    let overwrite = |limit: &str| {
        let simulate = format!(
            "{limit}; exec '{PROGRAM}' simulate --brains random --length epic --seed 3 --save-dir '{}'",
            scratch.path().display()
        );
        Command::new("sh").args(["-c", &simulate]).output().unwrap()
    };
    // The limit is one block per file. The signal for a larger file kills the program. If it is
    // ignored, the write fails instead.
    let killed = overwrite("ulimit -c 0; ulimit -f 1");
    assert_eq!(killed.status.code(), None, "{}", err(&killed));
    assert_eq!(fs::read(&save).unwrap(), kept);
    let failed = overwrite("trap '' XFSZ; ulimit -f 1");
    assert_eq!(failed.status.code(), Some(1));
    assert!(err(&failed).starts_with(&format!("error: {}: it cannot be written", save.display())), "{}", err(&failed));
    assert_eq!(fs::read(&save).unwrap(), kept);
    // Without the limit the same save is overwritten.
    assert!(overwrite("true").status.success());
    assert_ne!(fs::read(&save).unwrap(), kept);
}

#[cfg(not(feature = "client"))]
#[test]
fn without_a_window_playing_says_what_to_do_instead() {
    for arguments in
        [&[][..], &["play"], &["--data-dir", "/nowhere"], &["screenshot", "--scene", "title", "--out", "x.png"]]
    {
        assert!(fails(arguments).contains("this build has no window"), "{arguments:?}");
    }
}
