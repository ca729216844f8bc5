//! Languages: each folder of `assets/text` is one, named by its tag, for example `de` or `pt-BR`.
//!
//! A sister game has a folder of texts beside its other data, with the same languages below it.
//! The texts of all games of the table are one namespace. The ids of a sister game begin with its
//! name.
//!
//! All folders are built into the program. [`translations`] compares the others with English, and
//! the command `check` prints the result. The fonts of the game have Latin letters only. Names and
//! flavour texts of the main game are in `assets/catalog`, and are not translated.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;
use include_dir::{Dir, include_dir};

use crate::pseudo::PSEUDO;
use crate::text::{File, Text};

/// The texts of the table and of the main game. Its folders are the languages.
static MAIN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/text");

/// The texts of Oaths of the Pit.
static OATHS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/oaths/text");

/// The texts of Nine Circles.
static CIRCLES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/circles/text");

/// All folders of texts, each with its path from the root of the repository.
static FOLDERS: [(&str, &Dir<'_>); 3] =
    [("assets/text", &MAIN), ("assets/circles/text", &CIRCLES), ("assets/oaths/text", &OATHS)];

/// The language that has every message.
pub const ENGLISH: &str = "en-US";

/// Returns the tags of all languages, in alphabetical order.
#[must_use]
pub fn languages() -> Vec<&'static str> {
    let mut tags: Vec<&str> = MAIN.dirs().filter_map(|folder| folder.path().to_str()).collect();
    tags.sort_unstable();
    tags
}

/// Returns the tags of all languages in which the program can be started: those that come with it,
/// and the [pseudo-locale](PSEUDO).
#[must_use]
pub fn spoken() -> Vec<&'static str> {
    languages().into_iter().chain([PSEUDO]).collect()
}

/// Returns the name of a language in that language; its tag if it has no name.
#[must_use]
pub fn own_name(language: &str) -> &str {
    static NAMES: OnceLock<BTreeMap<&'static str, String>> = OnceLock::new();
    let name = |tag: &'static str| (tag, Text::of(tag).say("language-own-name"));
    let names = NAMES.get_or_init(|| languages().into_iter().map(name).collect());
    names.get(language).map_or(language, String::as_str)
}

/// Returns the files of a language in all folders, each with its text. Their names are paths from
/// the root of the repository. They are sorted by name.
pub(crate) fn files(language: &str) -> Vec<File> {
    let mut files: Vec<File> = FOLDERS.iter().flat_map(|(place, texts)| files_in(place, texts, language)).collect();
    files.sort();
    files
}

fn files_in(place: &str, texts: &'static Dir<'_>, language: &str) -> impl Iterator<Item = File> {
    let files = texts.get_dir(language).into_iter().flat_map(Dir::files);
    let texts = files.filter(|file| file.path().extension().is_some_and(|extension| extension == "ftl"));
    texts.map(move |file| {
        let text = String::from_utf8_lossy(file.contents()).replace("\r\n", "\n");
        (format!("{place}/{}", file.path().to_string_lossy().replace('\\', "/")), text)
    })
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
    /// Its faults, in sentences that begin with the path of the file.
    pub faults: Vec<String>,
}

/// Compares every language except English with English.
#[must_use]
pub fn translations() -> Vec<Translation> {
    let tags = languages().into_iter().filter(|&tag| tag != ENGLISH);
    tags.map(|tag| compared(tag, &files(tag))).collect()
}

/// Compares these files of a language with the English ones.
fn compared(language: &'static str, files: &[File]) -> Translation {
    let read = Text::read(language, files, &[]);
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

/// One fault of a file of texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextFault {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The fault, as a sentence.
    pub what: String,
}

/// Checks the texts of a mod: they can be read, and messages that replace one of ours use no
/// arguments that ours does not use. Messages that we do not have are the mod's own.
#[must_use]
pub fn flaws_of(added: &[File]) -> Vec<TextFault> {
    let english = arguments(&files(ENGLISH));
    let mut faults = Vec::new();
    for (file, text) in added {
        let line = |at: usize| text.get(..at).unwrap_or_default().matches('\n').count() + 1;
        let mut found = |line: usize, what: String| faults.push(TextFault { file: file.clone(), line, what });
        if let Err((_, errors)) = parse_runtime(text.as_str()) {
            for error in errors {
                found(line(error.pos.start), error.kind.to_string());
            }
        }
        for (id, used) in arguments(&[(file.clone(), text.clone())]) {
            let at = text.lines().position(|line| line.split_once('=').is_some_and(|(name, _)| name.trim() == id));
            for name in english.get(&id).into_iter().flat_map(|known| used.difference(known)) {
                found(at.unwrap_or(0) + 1, format!("\"{id}\" uses ${name}, which nothing fills in"));
            }
        }
    }
    faults
}

/// Returns the names of the arguments that each message of these files uses.
fn arguments(files: &[File]) -> BTreeMap<String, BTreeSet<String>> {
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, text) in files {
        let (Ok(resource) | Err((resource, _))) = parse_runtime(text.as_str());
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let used = found.entry(message.id.name.to_owned()).or_default();
                message.value.iter().for_each(|pattern| in_pattern(pattern, used));
            }
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, used: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, used);
        }
    }
}

fn in_expression(expression: &Expression<&str>, used: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, used),
        Expression::Select { selector, variants } => {
            in_inline(selector, used);
            variants.iter().for_each(|variant| in_pattern(&variant.value, used));
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, used: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(used.insert(id.name.to_owned())),
        InlineExpression::Placeable { expression } => in_expression(expression, used),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            let named = arguments.named.iter().map(|argument| &argument.value);
            arguments.positional.iter().chain(named).for_each(|argument| in_inline(argument, used));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { arguments: None, .. } => {}
    }
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
    fn the_texts_of_a_sister_game_begin_with_its_name() {
        assert_eq!(Text::english().say("oaths-name"), "Oaths of the Pit");
        let tags = languages();
        let main: Vec<File> = files_in("assets/text", &MAIN, ENGLISH).collect();
        let main = Text::read(ENGLISH, &main, &[]);
        for (texts, start) in [(&CIRCLES, "circles-"), (&OATHS, "oaths-")] {
            let folders: Vec<&str> = texts.dirs().filter_map(|folder| folder.path().to_str()).collect();
            assert!(folders.contains(&ENGLISH), "{start} has no English texts");
            for tag in folders {
                assert!(tags.contains(&tag), "{tag} is no language of the table");
                let files: Vec<File> = files_in("a sister game", texts, tag).collect();
                let read = Text::read(tag, &files, &[]);
                let strange: Vec<&str> = read.ids().filter(|id| !id.starts_with(start)).collect();
                assert!(strange.is_empty(), "{tag}: {strange:?}");
            }
            assert!(!main.ids().any(|id| id.starts_with(start)));
        }
    }

    #[test]
    fn what_a_language_lacks_is_said_in_english() {
        let nothing = Text::of("xx");
        assert!(!nothing.has("title-name"));
        assert_eq!(nothing.say("title-name"), Text::english().say("title-name"));
    }
}
