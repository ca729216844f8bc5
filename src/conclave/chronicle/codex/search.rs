//! The answers to typed words.
//!
//! An entry answers by its title, then by its further words, then by its body. Small typing errors
//! in titles are forgiven. The same grades serve everything else that the window searches.

use strsim::{jaro_winkler, osa_distance};

use super::{Entry, Passage};

/// The match between a title and the searched words, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Grade {
    /// The whole title was typed.
    Whole,
    /// The title begins with what was typed.
    Start,
    /// Every typed word begins a word of the title.
    Words,
    /// Every typed word begins a word of the title or of the further words.
    Also,
    /// The same, with typing errors.
    Nearly,
    /// The body contains every typed word.
    Body,
}

/// Typed words, ready to be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Needle {
    whole: String,
    words: Vec<String>,
}

impl Needle {
    /// Prepares typed words.
    #[must_use]
    pub fn new(typed: &str) -> Self {
        let whole = folded(typed);
        let words = whole.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        Self { whole, words }
    }

    /// True if nothing was typed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    /// Grades a title; `None` if it does not answer.
    #[must_use]
    pub fn grade(&self, title: &str) -> Option<Grade> {
        self.graded(&folded(title), "")
    }

    /// Grades a folded title and folded further words.
    fn graded(&self, title: &str, also: &str) -> Option<Grade> {
        let plain = title.strip_prefix("the ").unwrap_or(title);
        if title == self.whole || plain == self.whole {
            return Some(Grade::Whole);
        }
        if title.starts_with(&self.whole) || plain.starts_with(&self.whole) {
            return Some(Grade::Start);
        }
        let begins = |text: &str, word: &str| text.split(' ').any(|one| one.starts_with(word));
        if self.words.iter().all(|word| begins(title, word)) {
            return Some(Grade::Words);
        }
        if self.words.iter().all(|word| begins(title, word) || begins(also, word)) {
            return Some(Grade::Also);
        }
        let nearly = |word: &String| title.split(' ').any(|one| near(one, word));
        self.words.iter().all(|word| begins(title, word) || nearly(word)).then_some(Grade::Nearly)
    }
}

/// True if a word is another with a typing error, or begins with one.
fn near(word: &str, typed: &str) -> bool {
    let length = typed.chars().count();
    let errors = match length {
        0..=3 => return false,
        4..=7 => 1,
        _ => 2,
    };
    let start: String = word.chars().take(length).collect();
    osa_distance(&start, typed) <= errors || osa_distance(word, typed) <= errors
}

/// Returns text in small letters, with single spaces in place of everything that is no letter or
/// digit.
pub(super) fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '’' | '\'' => {}
            letter if letter.is_alphanumeric() => folded.extend(letter.to_lowercase()),
            _ if folded.is_empty() || folded.ends_with(' ') => {}
            _ => folded.push(' '),
        }
    }
    folded.truncate(folded.trim_end().len());
    folded
}

/// The folded texts of an entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Index {
    title: String,
    also: String,
    body: String,
}

impl Index {
    pub(super) fn of(entry: &Entry) -> Self {
        let mut body = entry.short();
        for passage in &entry.body {
            body.push(' ');
            body.push_str(&Passage::plain(passage));
        }
        let also = format!("{} {}", entry.words.join(" "), entry.key().replace('_', " "));
        Self { title: folded(&entry.title), also: folded(&also), body: folded(&body) }
    }

    fn grade(&self, needle: &Needle) -> Option<Grade> {
        let in_body = || needle.words.iter().all(|word| self.body.contains(word.as_str())).then_some(Grade::Body);
        needle.graded(&self.title, &self.also).or_else(in_body)
    }
}

/// Returns the entries that answer, the best first. Of equal ones, the shorter title comes first,
/// then the order of the codex decides.
pub(super) fn search<'a>(entries: &'a [Entry], found_by: &[Index], needle: &Needle) -> Vec<&'a Entry> {
    if needle.is_empty() {
        return entries.iter().collect();
    }
    let mut found: Vec<(Grade, usize, usize)> = found_by
        .iter()
        .enumerate()
        .filter_map(|(at, index)| Some((index.grade(needle)?, index.title.len(), at)))
        .collect();
    found.sort_unstable();
    found.into_iter().filter_map(|(_, _, at)| entries.get(at)).collect()
}

/// Returns the entries with the most similar titles.
pub(super) fn nearest<'a>(entries: &'a [Entry], found_by: &[Index], typed: &str, most: usize) -> Vec<&'a Entry> {
    let typed = folded(typed);
    let mut all: Vec<(usize, f64)> =
        found_by.iter().enumerate().map(|(at, index)| (at, jaro_winkler(&index.title, &typed))).collect();
    all.sort_by(|(_, a), (_, b)| b.total_cmp(a));
    all.into_iter().take(most).filter_map(|(at, _)| entries.get(at)).collect()
}
