//! The codex: complete, in every language, and searched by titles first.

use std::collections::BTreeSet;

use oaths::chronicle::codex::{self, Family, RULES, RULINGS};

use crate::texts::{numbers, phrase, source, texts};
use crate::world;

#[test]
fn the_codex_is_complete() {
    let catalog = world::catalog();
    for text in &texts() {
        let entries = codex::entries(text, &catalog);
        let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(ids.len(), entries.len(), "each id is there once");
        assert_eq!(entries.len(), catalog.ids().count() + 3 + RULES.len() + RULINGS.len());
        for family in Family::ALL {
            phrase(&family.title(text));
            assert!(entries.iter().any(|entry| entry.family == family));
        }
        for entry in &entries {
            assert!(entry.id.starts_with(&format!("{}/", entry.family.key())));
            phrase(&entry.title);
            assert!(!entry.body.is_empty(), "{} says nothing", entry.id);
            for said in &entry.body {
                phrase(said);
                assert!(said.ends_with(['.', '“', '"', '”']), "no full stop: {said}");
            }
            let card = !matches!(entry.family, Family::Turn | Family::Rulings);
            assert_eq!((entry.picture.is_some(), entry.flavour.is_some()), (card, card), "{}", entry.id);
        }
        let known = |id: &str| entries.iter().any(|entry| entry.id == id);
        assert!(known("turn/trading") && known("hordes/fiends") && known("papers/oath") && known("rulings/deal"));
        // The whole numbers of the rules are told somewhere.
        let said: String =
            entries.iter().filter(|entry| entry.family == Family::Turn).flat_map(|entry| entry.body.clone()).collect();
        let told = numbers(&said);
        for number in numbers(&source("assets/oaths/cards/numbers.ron")) {
            assert!(told.contains(&number), "the rules do not tell {number}");
        }
    }
}

#[test]
fn the_codex_is_searched_by_titles_first() {
    let catalog = world::catalog();
    let [english, german] = texts();
    let entries = codex::entries(&english, &catalog);
    let best = |words: &str| codex::search(&entries, words).first().map(|entry| entry.id.clone());
    assert_eq!(best("fiends").as_deref(), Some("hordes/fiends"));
    assert_eq!(best("Leviathan").as_deref(), Some("hordes/leviathan"));
    assert_eq!(best("high pal").as_deref(), Some("realms/high-palace"));
    assert_eq!(best("overlord").as_deref().map(|id| id.split('/').next()), Some(Some("papers")));
    assert_eq!(best("xyzzy"), None);
    assert_eq!(codex::search(&entries, " ").len(), entries.len());
    let entries = codex::entries(&german, &catalog);
    assert_eq!(codex::search(&entries, "unholde").first().map(|entry| entry.id.as_str()), Some("hordes/fiends"));
}
