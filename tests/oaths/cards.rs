//! The cards: how many there are, and that faulty files are told whole.

use std::fs;
use std::path::Path;

use oaths::rules::catalog::{Catalog, ResourceDef};

use crate::world;

const CARDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/oaths/cards");

/// "Devils (6)", "Realms (8)", "Resource Cards (80)", "Hordes (45)", "Artifacts (5)",
/// "Rituals (15)", "Events (15)", "Special Play cards (12)".
#[test]
fn there_are_as_many_cards_as_the_source_lists() {
    let catalog = world::catalog();
    let count = |fits: fn(&ResourceDef) -> bool| -> usize {
        catalog.resources.iter().filter(|def| fits(def)).map(|def| usize::from(def.count())).sum()
    };
    assert_eq!((catalog.devils.len(), catalog.realms.len(), catalog.specials.len()), (6, 8, 12));
    assert_eq!(catalog.cards(), 80);
    assert_eq!(count(|def| matches!(def, ResourceDef::Horde(_))), 45);
    assert_eq!(count(|def| matches!(def, ResourceDef::Artifact(_))), 5);
    assert_eq!(count(|def| matches!(def, ResourceDef::Ritual(_))), 15);
    assert_eq!(count(|def| matches!(def, ResourceDef::Event(_))), 15);
}

#[test]
fn all_faults_of_all_files_are_told_at_once() {
    let scratch = tempfile::tempdir().expect("a folder");
    for entry in fs::read_dir(CARDS).expect("the cards") {
        let path = entry.expect("a file").path();
        fs::copy(&path, scratch.path().join(path.file_name().expect("a name"))).expect("copied");
    }
    let change = |name: &str, old: &str, new: &str| {
        let path = scratch.path().join(name);
        let text = fs::read_to_string(&path).expect("readable");
        assert!(text.contains(old));
        fs::write(path, text.replace(old, new)).expect("written");
    };
    let faults =
        |folder: &Path| Catalog::read_folder(folder).err().map(|faults| faults.sentences()).unwrap_or_default();
    assert_eq!(faults(scratch.path()), Vec::<String>::new());
    change("devils.ron", "age: 5", "age: 6");
    change("realms.ron", "warriors-of-darkness", "warriors-of-light");
    change("numbers.ron", "own_votes: 1", "own_votes: 2");
    let told = faults(scratch.path());
    assert_eq!(told.len(), 3, "{told:?}");
    change("hordes.ron", "Swarms", "Swarm");
    change("events.ron", "count", "cuont");
    let told = faults(scratch.path());
    // Every entry is read by itself, so each faulty one is told, with its line.
    let lines: Vec<&str> = told.iter().filter_map(|fault| fault.split(": ").next()).collect();
    assert_eq!(lines, ["events.ron:3", "events.ron:4", "events.ron:5", "hordes.ron:9"], "{told:?}");
}
