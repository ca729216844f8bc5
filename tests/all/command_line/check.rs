//! `check`: all faults of the data at once, each with its position.

use std::fs;
use std::path::Path;

use crate::program::{Scratch, err, out, run, succeeds, text};

#[test]
fn the_data_of_the_game_is_without_fault() {
    assert!(succeeds(&["check"]).ends_with("no faults\n"));
    let assets = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
    assert_eq!(succeeds(&["check", "--data", assets]), succeeds(&["check"]));
    assert_eq!(succeeds(&["check", "--data", &format!("{assets}/catalog")]), succeeds(&["check"]));
}

#[test]
fn every_entry_of_the_data_answers_the_roll_call_of_the_scenarios() {
    let scenarios = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/scenarios");
    assert_eq!(succeeds(&["check", "--scenarios", scenarios]), succeeds(&["check"]));

    // Two entries without a scenario, each with the position of its entry.
    let scratch = Scratch::new("roll-call");
    copy_folder(Path::new(scenarios), scratch.path());
    let mut silent = Vec::new();
    for (id, file) in
        [("order_of_the_crimson_skull", "decorations/orders.ron"), ("tower_of_hunger", "places/greater.ron")]
    {
        let entries = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/catalog")).join(file);
        let entries = fs::read_to_string(entries).unwrap();
        let before = entries.split(&format!("id: \"{id}\"")).next().unwrap();
        // An entry begins in the line before its id.
        silent.push((id, format!("{file}:{}: no scenario names the ", before.matches('\n').count())));
        strike(scratch.path(), id);
    }
    let output = run(&["check", "--scenarios", text(scratch.path())]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    let said = err(&output);
    assert_eq!(said.lines().count(), silent.len(), "{said}");
    for (id, place) in silent {
        assert!(said.lines().any(|line| line.starts_with(&place) && line.ends_with(&format!("\"{id}\""))), "{said}");
    }
}

/// Removes a word from all files below a folder.
fn strike(folder: &Path, word: &str) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            strike(&path, word);
        } else {
            fs::write(&path, fs::read_to_string(&path).unwrap().replace(word, "")).unwrap();
        }
    }
}

#[test]
fn check_reports_all_faults_at_once_with_file_and_line() {
    let scratch = Scratch::new("check");
    copy_folder(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/catalog")), scratch.path());
    let seeded = [
        // A number that is too high.
        seed(scratch.path(), "archfiends/houses.ron", "difficulty: 1", "difficulty: 77"),
        // An unknown field, and the missing one that it should be.
        seed(scratch.path(), "legions/elite.ron", "loyalty:", "loyality:"),
        // A number that is invalid.
        seed(scratch.path(), "legions/horde.ron", "hp: ", "hp: minus "),
        // An id with a capital letter.
        seed(scratch.path(), "places/greater.ron", "id: \"", "id: \"X"),
    ];
    fs::create_dir(scratch.path().join("lejions")).unwrap();
    fs::write(scratch.path().join("lejions/more.ron"), "[]").unwrap();

    let output = run(&["check", "--data", text(scratch.path())]);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""));
    let said = err(&output);
    for place in &seeded {
        let found = said.lines().any(|line| place.iter().any(|place| line.starts_with(place)));
        assert!(found, "{} is not in\n{said}", place[1]);
    }
    assert!(said.contains("lejions/more.ron: ") && said.contains("did you mean \"legions\"?"), "{said}");
    assert_eq!(said.lines().count(), seeded.len() + 1, "{said}");

    let missing = scratch.path().join("nowhere");
    let output = run(&["check", "--data", text(&missing)]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).starts_with(&format!("{}: the folder cannot be read", missing.display())), "{}", err(&output));
}

#[test]
fn check_finds_icons_that_do_not_exist() {
    let scratch = Scratch::new("check-icons");
    let assets = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/assets"));
    for folder in ["catalog", "icons"] {
        copy_folder(&assets.join(folder), &scratch.path().join(folder));
    }
    assert!(succeeds(&["check", "--data", text(scratch.path())]).ends_with("no faults\n"));
    seed(&scratch.path().join("catalog"), "legions/elite.ron", "icon: \"hand\"", "icon: \"hnad\"");
    let output = run(&["check", "--data", text(scratch.path())]);
    assert_eq!(output.status.code(), Some(1));
    assert!(err(&output).contains("no icon \"hnad\" for "), "{}", err(&output));
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let copy = to.join(path.file_name().unwrap());
        if path.is_dir() { copy_folder(&path, &copy) } else { assert!(fs::copy(&path, &copy).unwrap() > 0) }
    }
}

/// Puts a fault into the first entry of a file that allows it. Returns two possible beginnings of
/// its line in the output of `check`: with the line of its entry, or with the line of the fault
/// itself.
fn seed(folder: &Path, file: &str, right: &str, wrong: &str) -> [String; 2] {
    let path = folder.join(file);
    let text = fs::read_to_string(&path).unwrap();
    let (before, _) = text.split_once(right).unwrap_or_else(|| panic!("{file} has no {right}"));
    fs::write(&path, text.replacen(right, wrong, 1)).unwrap();
    let line = before.matches('\n').count() + 1;
    let entry = text
        .lines()
        .take(line)
        .collect::<Vec<_>>()
        .iter()
        .rposition(|line| line.trim_start().starts_with('('))
        .unwrap()
        + 1;
    [entry, line].map(|line| format!("{}:{line}: ", path.display()))
}
