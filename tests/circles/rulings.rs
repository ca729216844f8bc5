//! The texts of the rulings about play.

use std::collections::BTreeMap;

const FILE: &str = include_str!("../../assets/circles/text/en-US/rulings-play.ftl");
const PREFIX: &str = "circles-ruling-";

/// Every ruling has a title, a text and a reason, and the code names only rulings that exist.
#[test]
fn the_rulings_are_whole() {
    let mut rulings: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for line in FILE.lines().filter(|line| line.starts_with(PREFIX)) {
        let (id, text) = line.split_once(" = ").expect("an id and a text");
        let id = id.strip_prefix(PREFIX).unwrap_or(id);
        let title = id.strip_suffix("-text").or_else(|| id.strip_suffix("-why")).unwrap_or(id);
        assert!(text.starts_with(|letter: char| letter.is_uppercase() || letter == '"'), "{text}");
        rulings.entry(title).or_default().push(id.strip_prefix(title).unwrap_or(id));
    }
    for (title, parts) in &rulings {
        assert_eq!(parts, &["", "-text", "-why"], "{title}");
    }
    assert!(rulings.len() >= 30, "only {} rulings", rulings.len());
}
