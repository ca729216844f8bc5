//! Texts: every entry has a name and a line of flavour, and every ruling has its parts.

use std::collections::BTreeMap;

use crate::Catalog;

const CARDS: &str = include_str!("../../../../assets/circles/text/en-US/cards.ftl");
const RULINGS: &str = include_str!("../../../../assets/circles/text/en-US/rulings.ftl");

/// Returns the messages of a file: id and first line. A message that is told twice panics.
fn messages(text: &str) -> BTreeMap<&str, &str> {
    let mut messages = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase())) {
        let (id, words) = line.split_once(" = ").unwrap_or_else(|| panic!("{line:?} is no message"));
        assert!(!words.trim().is_empty(), "{id} is empty");
        assert!(messages.insert(id, words).is_none(), "{id} is told twice");
    }
    messages
}

#[test]
fn fluent_reads_the_files() {
    for (file, text) in [("cards.ftl", CARDS), ("rulings.ftl", RULINGS)] {
        if let Err((_, faults)) = fluent_syntax::parser::parse(text) {
            panic!("{file}: {faults:?}");
        }
    }
}

#[test]
fn every_entry_has_a_name_and_flavour() {
    let catalog = Catalog::standard();
    let messages = messages(CARDS);
    let mut wanted: Vec<(&str, &String)> = Vec::new();
    wanted.extend(catalog.daemons.iter().flat_map(|def| [("daemon", &def.id), ("title", &def.id)]));
    wanted.extend(catalog.sectio.iter().map(|def| ("sectio", &def.id)));
    wanted.extend(catalog.lieutenants.iter().map(|def| ("lieutenant", &def.id)));
    wanted.extend(catalog.hounds.iter().map(|def| ("hound", &def.id)));
    wanted.extend(catalog.events.iter().map(|def| ("event", &def.id)));
    wanted.extend(catalog.phenomena.iter().map(|def| ("phenomenon", &def.id)));
    wanted.extend(catalog.spells.iter().map(|def| ("spell", &def.id)));
    for (sort, id) in &wanted {
        assert!(messages.contains_key(format!("circles-{sort}-{id}").as_str()), "{sort} {id} has no name");
        assert!(messages.contains_key(format!("circles-flavour-{id}").as_str()), "{id} has no flavour");
    }
    // No text is left over from an entry that is gone.
    let entries = |sort: &str| messages.keys().filter(|id| id.starts_with(&format!("circles-{sort}-"))).count();
    assert_eq!(entries("daemon"), catalog.daemons.len());
    assert_eq!(entries("title"), catalog.daemons.len());
    assert_eq!(entries("sectio"), catalog.sectio.len());
    assert_eq!(entries("event"), catalog.events.len());
    assert_eq!(entries("phenomenon"), catalog.phenomena.len());
    assert_eq!(entries("spell"), catalog.spells.len());
    // Two of the lines are of AnteHell and of the Pentagram, which are no entries.
    assert_eq!(entries("flavour"), wanted.len() - catalog.daemons.len() + 2);
}

#[test]
fn circles_and_quarters_have_names() {
    let messages = messages(CARDS);
    for number in 1..=9 {
        assert!(messages.contains_key(format!("circles-circle-{number}").as_str()));
    }
    for number in 1..=5 {
        assert!(messages.contains_key(format!("circles-quarter-{number}").as_str()));
    }
}

#[test]
fn rulings_have_title_text_and_reason() {
    let messages = messages(RULINGS);
    let bare = |id: &str| !id.ends_with("-text") && !id.ends_with("-why");
    let titles: Vec<&&str> = messages.keys().filter(|id| bare(id)).collect();
    for id in &titles {
        assert!(id.starts_with("circles-ruling-"), "{id}");
        assert!(messages.contains_key(format!("{id}-text").as_str()), "{id} has no text");
        assert!(messages.contains_key(format!("{id}-why").as_str()), "{id} has no reason");
    }
    assert_eq!(messages.len(), 3 * titles.len());
}
