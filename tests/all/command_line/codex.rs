//! `codex`: entries by id, by title and by its beginning, and what is nearest to a word unknown.

use std::path::Path;

use serde_json::Value;

use crate::mods::copy;
use crate::program::{Scratch, fails, succeeds, text};

#[test]
fn an_entry_is_printed_by_its_id_and_by_its_title() {
    let by_id = succeeds(&["codex", "term/blood-feud"]);
    assert!(by_id.starts_with("Blood feud [term/blood-feud]\n  A vendetta without end or mercy"), "{by_id}");
    let by_title = succeeds(&["codex", "blood", "feud"]);
    assert!(by_title.starts_with(&by_id), "{by_title}");
    assert!(by_title.contains("stance/blood-feud"), "another entry of the same title is named: {by_title}");
    let legion = succeeds(&["codex", "lemure"]);
    assert!(legion.starts_with("The Lemure Levy [legion/lemure_levy]\n"), "{legion}");
    assert!(legion.contains("Melee: 3") && legion.contains("See also:"), "{legion}");
}

#[test]
fn what_mods_add_and_change_is_in_the_codex_of_a_game_with_them() {
    let home = Scratch::new("codex-mods");
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/mods");
    for id in ["ten-whispers", "short-fuse", "late-arrivals"] {
        copy(&samples.join(id), &home.path().join("mods").join(id));
    }
    let codex = |more: &[&str]| succeeds(&[&["--data-dir", text(home.path()), "codex", "--all"], more].concat());
    let plain = codex(&[]);
    let both = codex(&["--mods", "ten-whispers,short-fuse"]);
    let entries = |told: &str| told.lines().filter(|line| !line.starts_with(' ') && line.ends_with(']')).count();
    assert!(entries(&both) > entries(&plain), "entries were added");
    let changed = both.lines().filter(|line| !plain.contains(line)).count();
    assert!(changed > 20, "only {changed} lines tell of the mods");
    assert_ne!(codex(&["--game", "circles", "--mods", "late-arrivals"]), codex(&["--game", "circles"]));
    let refused = |more: &[&str]| fails(&[&["--data-dir", text(home.path()), "codex"], more].concat());
    assert!(refused(&["--mods", "nowhere"]).contains("nowhere"));
    assert!(refused(&["--game", "oaths", "--mods", "short-fuse"]).contains("short-fuse"));
}

#[test]
fn whoever_asks_for_nothing_known_is_told_what_is_near() {
    let said = fails(&["codex", "vendeta"]);
    assert!(said.contains("\"vendeta\"") && said.contains("Vendetta (term/vendetta)"), "{said}");
    for nothing in ["", " ", "?!", "xyzzy"] {
        assert!(fails(&["codex", nothing]).contains("Nearest"), "{nothing:?}");
    }
}

#[test]
fn the_contents_name_every_entry_and_all_prints_them() {
    let contents = succeeds(&["codex"]);
    let all = succeeds(&["codex", "--all"]);
    let ids: Vec<&str> =
        contents.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    assert!(ids.len() > 500, "only {} entries", ids.len());
    for id in ids {
        assert!(all.contains(&format!(" [{id}]\n")), "{id} is not printed");
    }
}

#[test]
fn machines_get_the_same_entries() {
    let told: Value = serde_json::from_str(&succeeds(&["codex", "term/canton", "--json", "-"])).unwrap();
    let entry = &told[0];
    assert_eq!(
        (&entry["id"], &entry["title"], &entry["family"]),
        (&"term/canton".into(), &"Canton".into(), &"Terms".into())
    );
    assert!(entry["text"][0].as_str().unwrap().starts_with("One hexagon"));
    assert!(entry["see"].is_array());
    let all: Value = serde_json::from_str(&succeeds(&["codex", "--all", "--json", "-"])).unwrap();
    assert!(all.as_array().unwrap().len() > 500);
}
