//! Languages: each folder of `assets/text` is one, named by its tag, for example `de` or `pt-BR`.
//!
//! All folders are built into the program. [`translations`] compares the others with English, and
//! the command `check` prints the result. The fonts of the game have Latin letters only. Names and
//! flavour texts are in `assets/catalog`, and are not translated.

use std::collections::{BTreeMap, BTreeSet};

use include_dir::{Dir, include_dir};

use crate::text::{Text, messages};

static FOLDER: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/text");

/// The language that has every message.
pub const ENGLISH: &str = "en-US";

/// Returns the tags of all languages, in alphabetical order.
#[must_use]
pub fn languages() -> Vec<&'static str> {
    let mut tags: Vec<&str> = FOLDER.dirs().filter_map(|folder| folder.path().to_str()).collect();
    tags.sort_unstable();
    tags
}

/// Returns the files of a language, sorted by name, each with its text.
pub(crate) fn files(language: &str) -> Vec<(String, String)> {
    let folder = FOLDER.get_dir(language);
    let mut files: Vec<(String, String)> = folder
        .into_iter()
        .flat_map(|folder| folder.files())
        .filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"))
        .map(|file| {
            let text = String::from_utf8_lossy(file.contents()).replace("\r\n", "\n");
            (file.path().to_string_lossy().replace('\\', "/"), text)
        })
        .collect();
    files.sort();
    files
}

/// A language compared with English.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    /// Its tag.
    pub language: &'static str,
    /// Number of messages that it has.
    pub said: usize,
    /// The English messages that it lacks. They are said in English.
    pub missing: Vec<String>,
    /// Its faults, in sentences that begin with the name of the file.
    pub faults: Vec<String>,
}

/// Compares every language except English with English.
#[must_use]
pub fn translations() -> Vec<Translation> {
    let tags = languages().into_iter().filter(|&tag| tag != ENGLISH);
    tags.map(|tag| compared(tag, &files(tag))).collect()
}

/// Compares these files of a language with the English ones.
fn compared(language: &'static str, files: &[(String, String)]) -> Translation {
    let read = Text::read(language, files);
    let english = arguments(&self::files(ENGLISH));
    let mut faults = read.faults().to_vec();
    for (file, text) in files {
        for (id, used) in arguments(&[(file.clone(), text.clone())]) {
            let Some(known) = english.get(&id) else {
                faults.push(format!("{file}: English has no message \"{id}\""));
                continue;
            };
            let strange = used.difference(known);
            faults.extend(strange.map(|name| format!("{file}: \"{id}\" uses ${name}, which English does not use")));
        }
    }
    let missing = english.into_keys().filter(|id| !read.has(id)).collect();
    Translation { language, said: read.ids().count(), missing, faults }
}

/// Returns the names of the arguments that each message of these files uses.
fn arguments(files: &[(String, String)]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in files {
        let mut message = None;
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(id) = messages(line).next() {
                found.entry(id.to_owned()).or_default();
                message = Some(id);
            } else if !line.starts_with([' ', '}']) {
                // A blank line, or a term such as `-game`.
                message = None;
            }
            let used = line.split('$').skip(1).map(|rest| rest.split(|letter: char| !in_name(letter)).next());
            let names = used.flatten().filter(|name| !name.is_empty()).map(str::to_owned);
            if let Some(message) = message {
                found.entry(message.to_owned()).or_default().extend(names);
            }
        }
    }
    found
}

const fn in_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '-' || letter == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_translation_is_compared_with_english() {
        let text = "count-cards = { $n ->\n    [one] eine Karte\n   *[other] { $m } Karten\n}\nno-such = Nichts\n";
        let compared = compared("de", &[("de/common.ftl".to_owned(), text.to_owned())]);
        let faults = [
            "de/common.ftl: \"count-cards\" uses $m, which English does not use",
            "de/common.ftl: English has no message \"no-such\"",
        ];
        assert_eq!(compared.faults, faults);
        assert_eq!(compared.said, 2);
        assert_eq!(compared.missing.len() + 1, Text::english().ids().count());
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let nothing = Text::of("xx");
        assert!(!nothing.has("title-name"));
        assert_eq!(nothing.say("title-name"), Text::english().say("title-name"));
    }
}
