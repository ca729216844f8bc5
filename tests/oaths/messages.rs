//! The files of texts: every language has the same messages, and every message is said somewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use oaths::chronicle::codex::{Family, RULES, RULINGS};
use oaths::rules::catalog::ResourceDef;
use table_text::Text;

use crate::texts::{LANGUAGES, root, source};
use crate::world;

/// The files of the chronicle's texts. The window has others beside them.
const FILES: [&str; 8] = ["cards", "course", "deals", "facts", "oaths", "rules", "rulings", "turn"];

/// Returns the ids of the chronicle's messages in a language.
fn ids(language: &str) -> BTreeSet<String> {
    let file = |name: &str| {
        let path = format!("assets/oaths/text/{language}/{name}.ftl");
        let read = Text::read(language, &[(path.clone(), source(&path))], &[]);
        assert!(read.faults().is_empty(), "{:?}", read.faults());
        read.ids().map(str::to_owned).collect::<Vec<String>>()
    };
    FILES.into_iter().flat_map(file).collect()
}

#[test]
fn languages_have_the_same_messages() {
    let [english, german] = LANGUAGES.map(ids);
    let different: Vec<&String> = english.symmetric_difference(&german).collect();
    assert!(different.is_empty(), "only one language has {different:?}");
    assert!(english.len() > 400);
}

/// The files of the window's texts.
const WINDOW_FILES: [&str; 2] = ["lesson", "window"];

/// Returns the messages of a file of texts, each with the names of its arguments.
pub fn arguments(language: &str, name: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = format!("assets/oaths/text/{language}/{name}.ftl");
    let text = source(&path);
    let read = Text::read(language, &[(path, text.clone())], &[]);
    assert!(read.faults().is_empty(), "{:?}", read.faults());
    let mut found: BTreeMap<String, BTreeSet<String>> = read.ids().map(|id| (id.to_owned(), BTreeSet::new())).collect();
    let mut now = None;
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let id = line.split_once(" =").map(|(id, _)| id).filter(|id| found.contains_key(*id));
        now = id.or(now);
        let Some(used) = now.and_then(|id| found.get_mut(id)) else { continue };
        let name = |rest: &str| {
            rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().map(str::to_owned)
        };
        used.extend(line.split('$').skip(1).filter_map(name));
    }
    found
}

#[test]
fn the_window_says_the_same_in_both_languages() {
    for name in WINDOW_FILES {
        let [english, german] = LANGUAGES.map(|language| arguments(language, name));
        let different: Vec<&String> =
            english.keys().chain(german.keys()).filter(|id| english.get(*id) != german.get(*id)).collect();
        assert!(different.is_empty(), "{name}: messages or arguments differ: {different:?}");
        assert!(english.len() > 20);
    }
}

pub fn gather(folder: &Path, code: &mut String) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            gather(&path, code);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            code.push_str(&fs::read_to_string(&path).expect("a source file"));
        }
    }
}

#[test]
fn no_message_is_unused() {
    let catalog = world::catalog();
    let mut code = String::new();
    gather(&root().join("src"), &mut code);
    let mut named: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    named.insert("oaths-devil-", catalog.devils.iter().map(|def| def.id.clone()).collect());
    named.insert("oaths-realm-", catalog.realms.iter().map(|def| def.id.clone()).collect());
    let cards = catalog.resources.iter().map(ResourceDef::id).map(str::to_owned);
    named.insert("oaths-card-", cards.chain(catalog.specials.iter().map(|def| def.id.clone())).collect());
    named.insert("oaths-flavour-", catalog.ids().chain(["favor", "oath", "vote"]).map(str::to_owned).collect());
    named.insert("oaths-turn-", RULES.iter().flat_map(|key| [(*key).to_owned(), format!("{key}-text")]).collect());
    let ruling = |key: &&str| [(*key).to_owned(), format!("{key}-text"), format!("{key}-why")];
    named.insert("oaths-ruling-", RULINGS.iter().flat_map(ruling).collect());
    named.insert("oaths-codex-", Family::ALL.iter().map(|family| family.key().to_owned()).collect());
    named.insert("oaths-codex-paper-", ["favor", "oath", "vote"].map(str::to_owned).into());
    let in_code = |id: &str| code.contains(&format!("\"{id}\""));
    let unused: Vec<String> = ids(LANGUAGES[0])
        .into_iter()
        .filter(|id| {
            let built = named
                .iter()
                .any(|(start, ends)| id.strip_prefix(start).is_some_and(|end| ends.iter().any(|other| other == end)));
            // The two forms of a phrase, and a question below its title.
            let form = id.strip_suffix("-in").or_else(|| id.strip_suffix("-text")).is_some_and(in_code);
            !(built || form || in_code(id))
        })
        .collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}
