//! The entries of a codex, and the answers to typed words, the best first: titles before further
//! words.

/// An entry of the codex. `F` is a family of entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<F> {
    /// Its id: `family/key`.
    pub id: String,
    /// Its family.
    pub family: F,
    /// Its title.
    pub title: String,
    /// The id of the picture of a card.
    pub picture: Option<String>,
    /// Its paragraphs.
    pub body: Vec<String>,
    /// A line of flavour.
    pub flavour: Option<String>,
}

/// The match between an entry and the searched words, the best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Grade {
    /// The whole title was typed.
    Whole,
    /// The title begins with what was typed.
    Start,
    /// Every typed word begins a word of the title.
    Words,
    /// Every typed word begins a word of the title or of the body.
    Body,
    /// The title and the body contain every typed word.
    Inside,
}

/// Returns the entries that answer these words, the best first. All entries for no words.
#[must_use]
pub fn search<'e, F>(entries: &'e [Entry<F>], words: &str) -> Vec<&'e Entry<F>> {
    let typed = folded(words);
    if typed.is_empty() {
        return entries.iter().collect();
    }
    let graded = entries.iter().enumerate().filter_map(|(at, entry)| Some((grade(entry, &typed)?, at)));
    let mut found: Vec<(Grade, usize)> = graded.collect();
    // Equal ones stay in the order of the codex.
    found.sort_unstable();
    found.into_iter().filter_map(|(_, at)| entries.get(at)).collect()
}

fn grade<F>(entry: &Entry<F>, typed: &str) -> Option<Grade> {
    let title = folded(&entry.title);
    let bare = title.strip_prefix("the ").unwrap_or(&title);
    if title == typed || bare == typed {
        return Some(Grade::Whole);
    }
    if title.starts_with(typed) || bare.starts_with(typed) {
        return Some(Grade::Start);
    }
    let every = |fits: &dyn Fn(&str) -> bool| typed.split(' ').all(fits);
    let begins = |text: &str, word: &str| text.split(' ').any(|one| one.starts_with(word));
    if every(&|word| begins(&title, word)) {
        return Some(Grade::Words);
    }
    let body = folded(&entry.body.join(" "));
    if every(&|word| begins(&title, word) || begins(&body, word)) {
        return Some(Grade::Body);
    }
    every(&|word| title.contains(word) || body.contains(word)).then_some(Grade::Inside)
}

/// Returns text in small letters, with single spaces in place of everything that is no letter or
/// digit.
fn folded(text: &str) -> String {
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
