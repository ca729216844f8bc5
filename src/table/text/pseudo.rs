//! The pseudo-locale: a language made from English, for whoever builds a screen.
//!
//! Every word is about two fifths longer and has accents, and every message has marks around it.
//! So a text that does not fit, a letter that a font lacks, and words that are not in the files of
//! the texts are seen at once. Nobody speaks it, and the settings do not offer it: start the game
//! with `--language qps-ploc`.
//!
//! Not here: names and quotations from the catalog, which no language translates.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::text::File;

/// The tag of the language. It is the usual one for such a language.
pub const PSEUDO: &str = "qps-ploc";

/// The marks around each message.
pub const MARKS: [char; 2] = ['«', '»'];

/// Returns these files with the texts of all messages changed.
pub(crate) fn changed(files: Vec<File>) -> Vec<File> {
    files.into_iter().map(|(name, text)| (name, changed_file(text))).collect()
}

fn changed_file(text: String) -> String {
    let (Ok(mut resource) | Err((mut resource, _))) = parse(text);
    for entry in &mut resource.body {
        match entry {
            Entry::Message(message) => {
                if let Some(pattern) = &mut message.value {
                    stretch(pattern);
                    mark(pattern);
                }
            }
            // A term stands inside of messages, which have the marks.
            Entry::Term(term) => stretch(&mut term.value),
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    written(&resource)
}

fn written(resource: &Resource<String>) -> String {
    serialize(resource)
}

fn mark(pattern: &mut Pattern<String>) {
    let [before, after] = MARKS.map(|mark| PatternElement::TextElement { value: mark.to_string() });
    pattern.elements.insert(0, before);
    pattern.elements.push(after);
}

fn stretch(pattern: &mut Pattern<String>) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = stretched(value),
            PatternElement::Placeable { expression } => stretch_in(expression),
        }
    }
}

fn stretch_in(expression: &mut Expression<String>) {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => stretch_in(expression),
        Expression::Inline(
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::FunctionReference { .. }
            | InlineExpression::MessageReference { .. }
            | InlineExpression::TermReference { .. }
            | InlineExpression::VariableReference { .. },
        ) => {}
        Expression::Select { variants, .. } => variants.iter_mut().for_each(|variant| stretch(&mut variant.value)),
    }
}

/// Returns words with accents, each vowel and each n twice.
fn stretched(words: &str) -> String {
    let mut long = String::with_capacity(words.len() * 2);
    for letter in words.chars() {
        let (accented, vowel) = match letter {
            'a' => ('á', true),
            'e' => ('é', true),
            'i' => ('í', true),
            'o' => ('ö', true),
            'u' => ('ü', true),
            'A' => ('Å', true),
            'E' => ('É', true),
            'I' => ('Î', true),
            'O' => ('Ö', true),
            'U' => ('Ü', true),
            'c' => ('ç', false),
            'n' => ('ñ', true),
            'y' => ('ý', false),
            other => (other, false),
        };
        long.push(accented);
        if vowel {
            long.extend(accented.to_lowercase());
        }
    }
    long
}
