//! No words for players stand in the code of the window: all of them are messages.

use std::fs;

use super::files;

/// The folders that draw what players read.
const DRAWN: [&str; 4] =
    ["src/window/conclave", "src/window/shell/screens", "src/window/shell/pages", "src/window/look"];

/// Beginnings of calls whose first argument is read by players.
const SHOWS: [&str; 9] = [
    "label(\"",
    "heading(\"",
    "RichText::new(\"",
    "Button::new(\"",
    "hint_text(\"",
    "on_hover_text(\"",
    "hint(\"",
    "bold(\"",
    "quoted(\"",
];

/// What is written for developers, for files or for the rules of pictures.
const ELSEWHERE: [&str; 8] = ["error!(", "warn!(", "panic!(", "expect(", "Err(", "reason = ", "<svg", "svg"];

/// True if two words follow each other in a literal of this line.
fn has_sentence(line: &str) -> bool {
    let word = |word: &str| word.len() > 1 && word.chars().all(char::is_alphabetic);
    line.split('"').skip(1).step_by(2).any(|literal| {
        let words: Vec<&str> = literal.split(' ').collect();
        words.windows(2).any(|pair| word(pair[0]) && word(pair[1]))
    })
}

/// True if a word is shown without a message.
fn shows_word(line: &str) -> bool {
    SHOWS.iter().any(|call| {
        line.match_indices(call).any(|(at, _)| {
            let literal = line[at + call.len()..].split('"').next().unwrap_or_default();
            literal.chars().any(char::is_alphabetic)
        })
    })
}

/// Returns the lines of a source that show words of their own, without its tests.
fn found(source: &str) -> Vec<&str> {
    let drawn = source.split("#[cfg(test)]").next().unwrap_or(source);
    let code = drawn.lines().map(str::trim).filter(|line| !line.starts_with("//") && !line.starts_with('#'));
    code.filter(|line| (has_sentence(line) && !ELSEWHERE.iter().any(|call| line.contains(call))) || shows_word(line))
        .collect()
}

#[test]
fn no_words_for_players_stand_in_the_code_that_draws() {
    let mut read = 0;
    for path in DRAWN.iter().flat_map(|folder| files(folder, "rs")) {
        if path.to_string_lossy().ends_with("tests.rs") {
            continue;
        }
        let source = fs::read_to_string(&path).expect("sources can be read");
        let found = found(&source);
        assert!(found.is_empty(), "{} says without a message: {found:#?}", path.display());
        read += 1;
    }
    assert!(read > 100, "only {read} files are read");
}

#[test]
fn the_search_for_words_finds_them() {
    assert_eq!(found("    ui.label(\"Seal\");\n    ui.label(say!(page, \"seal\"));"), ["ui.label(\"Seal\");"]);
    assert_eq!(found("let why = \"No such thing\";").len(), 1);
    assert!(found("error!(\"No such thing\");\n// \"No such thing\"\nlet key = \"no-such-thing\";").is_empty());
}
