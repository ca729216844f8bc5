//! `prove`: games of all kinds keep the laws of the table, and a game that breaks one is cut down.

use std::fs;

use crate::program::{run, succeeds};

#[test]
fn games_of_all_kinds_keep_the_laws() {
    let told = |jobs: &str| {
        let said = succeeds(&["prove", "--games", "3", "--seed", "11", "--jobs", jobs]);
        // The seconds at the end of each line differ.
        said.lines().map(|line| line.rsplit_once(',').unwrap().0.to_owned()).collect::<Vec<_>>()
    };
    let said = told("1");
    assert_eq!(said, told("2"));
    for (line, game) in said.iter().zip(["conclave", "oaths", "oaths-first", "circles"]) {
        assert!(line.starts_with(&format!("{game}: 3 games, ")) && line.ends_with("0 broken"), "{line}");
        assert!(!line.contains(" 0 of them hostile"), "{line}");
    }
    assert_eq!(said.len(), 4);
}

/// A program that replays nothing stands for one whose rules have changed.
#[cfg(unix)]
#[test]
fn a_game_that_another_build_replays_differently_is_written() {
    let folder = std::env::temp_dir().join(format!("infernal-conclave-prove-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let out = folder.to_str().unwrap();
    let command = ["prove", "--game", "oaths", "--games", "1", "--against", "false", "--out", out];
    let output = run(&command);
    assert_eq!(output.status.code(), Some(1));
    let written = fs::read_to_string(folder.join("broken-oaths-1.ron")).unwrap();
    fs::remove_dir_all(&folder).unwrap();
    assert!(written.starts_with("// the other program says: ") && written.contains("choices: ["), "{written}");
}
