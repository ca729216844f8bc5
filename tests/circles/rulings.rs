//! The texts of the rulings.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const PLAY: &str = include_str!("../../assets/circles/text/en-US/rulings-play.ftl");
const DECKS: &str = include_str!("../../assets/circles/text/en-US/rulings.ftl");
const PREFIX: &str = "circles-ruling-";

/// Returns the rulings of a file, each with its parts.
fn rulings(file: &'static str) -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut rulings: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in file.lines().filter(|line| line.starts_with(PREFIX)) {
        let (id, text) = line.split_once(" = ").expect("an id and a text");
        let id = id.strip_prefix(PREFIX).unwrap_or(id);
        let title = id.strip_suffix("-text").or_else(|| id.strip_suffix("-why")).unwrap_or(id);
        assert!(text.starts_with(|letter: char| letter.is_uppercase() || letter == '"'), "{text}");
        rulings.entry(title).or_default().push(id.strip_prefix(title).unwrap_or(id));
    }
    rulings
}

/// Every ruling has a title, a text and a reason.
#[test]
fn the_rulings_are_whole() {
    let play = rulings(PLAY);
    for (title, parts) in &play {
        assert_eq!(parts, &["", "-text", "-why"], "{title}");
        assert!(!rulings(DECKS).contains_key(title), "{title} is in both files");
    }
    assert!(play.len() >= 40, "only {} rulings", play.len());
}

/// The code and its tests name only rulings that exist.
#[test]
fn rulings_that_are_named_exist() {
    let all: BTreeSet<&str> = rulings(PLAY).into_keys().chain(rulings(DECKS).into_keys()).collect();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut named = BTreeSet::new();
    for folder in [root.to_owned(), root.join("../../../tests/circles")] {
        collect(&folder, &mut named);
    }
    assert!(named.len() >= 10, "only {} rulings are named", named.len());
    for name in named {
        assert!(all.contains(name.as_str()), "there is no ruling {name}");
    }
}

/// Collects the rulings that comments in a folder name.
fn collect(folder: &Path, named: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, named);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let text = fs::read_to_string(&path).expect("a source file");
            // A comment may break its line before the name.
            let text: String = text
                .lines()
                .map(|line| line.trim_start().trim_start_matches('/').trim_start().to_owned() + " ")
                .collect();
            for (at, mark) in text.match_indices("uling \"") {
                let name = text[at + mark.len()..].split('"').next().unwrap_or_default();
                if name.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-') {
                    named.insert(name.to_owned());
                }
            }
        }
    }
}
