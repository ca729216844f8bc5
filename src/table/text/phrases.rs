//! Words put together: lists, counted names and paragraphs.

use crate::text::Text;

/// Returns a name with its number, if it is not one.
#[must_use]
pub fn counted(text: &Text, name: String, count: usize) -> String {
    if count == 1 {
        return name;
    }
    text.say_with("list-counted", &[("count", count.into()), ("name", name.into())])
}

/// Joins with commas. "nothing" for an empty list.
#[must_use]
pub fn series(text: &Text, items: &[String]) -> String {
    let mut items = items.iter();
    let Some(first) = items.next() else { return text.say("list-nothing") };
    items.fold(first.clone(), |first, next| {
        text.say_with("list-comma", &[("first", first.into()), ("next", next.into())])
    })
}

/// Joins with commas, and with "and" before the last. "nothing" for an empty list.
#[must_use]
pub fn list(text: &Text, items: &[String]) -> String {
    match items {
        [] => text.say("list-nothing"),
        [only] => only.clone(),
        [first @ .., last] => {
            text.say_with("list-and", &[("first", series(text, first).into()), ("last", last.into())])
        }
    }
}

/// Joins sentences, with spaces between them. Empty ones are left out.
#[must_use]
pub fn paragraph(text: &Text, sentences: &[String]) -> String {
    let mut sentences = sentences.iter().filter(|sentence| !sentence.is_empty());
    let Some(first) = sentences.next() else { return String::new() };
    sentences.fold(first.clone(), |first, next| {
        text.say_with("sentences", &[("first", first.into()), ("next", next.into())])
    })
}
