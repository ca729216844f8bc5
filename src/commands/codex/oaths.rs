//! The codex of Oaths of the Pit.

use oaths::chronicle::codex::{Entry, Family, entries, search};
use oaths::rules::catalog::Catalog;
use serde::Serialize;
use strsim::jaro_winkler;
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::{NEAREST, Options, also, list, unknown};

/// An entry as JSON.
#[derive(Serialize)]
struct Told<'a> {
    id: &'a str,
    family: String,
    title: &'a str,
    picture: Option<&'a str>,
    text: &'a [String],
    flavour: Option<&'a str>,
}

/// Prints the entries that were asked for.
pub(super) fn run(options: &Options, text: &Text) -> Result<(), Failure> {
    let all = entries(text, &Catalog::standard());
    let term = options.term.join(" ");
    let mut sheet = options.json.as_deref().map(|target| Sheet::open(target, &[])).transpose()?;
    let asked: Vec<&Entry> = if options.term.is_empty() { all.iter().collect() } else { answers(&all, text, &term)? };
    if let Some(sheet) = &mut sheet {
        return sheet.write(&asked.iter().map(|entry| told(entry, text)).collect::<Vec<_>>());
    }
    if options.all {
        return page::print(&asked.iter().map(|entry| printed(entry)).collect::<Vec<_>>().join("\n"));
    }
    match asked.split_first().filter(|_| !options.term.is_empty()) {
        Some((first, [])) => page::print(&printed(first)),
        Some((first, others)) => {
            let others = others.iter().map(|entry| (&*entry.title, &*entry.id));
            page::print(&(printed(first) + &also(text, others)))
        }
        None => page::print(&contents(&all, text)),
    }
}

/// Returns the entries with this id or title, or else those whose titles begin with it. A search
/// that only finds words in the text of entries is no answer here.
fn answers<'a>(all: &'a [Entry], text: &Text, term: &str) -> Result<Vec<&'a Entry>, Failure> {
    if let Some(entry) = all.iter().find(|entry| entry.id == term) {
        return Ok(vec![entry]);
    }
    let typed = term.trim().to_lowercase();
    let grade = |entry: &Entry| {
        let title = entry.title.to_lowercase();
        let bare = title.strip_prefix("the ").unwrap_or(&title);
        if title == typed || bare == typed {
            Some(0)
        } else if title.starts_with(&typed) || bare.starts_with(&typed) {
            Some(1)
        } else {
            title.split(' ').any(|word| word.starts_with(&typed)).then_some(2)
        }
    };
    let found: Vec<(u8, &Entry)> =
        search(all, term).into_iter().filter_map(|entry| Some((grade(entry)?, entry))).collect();
    match found.iter().map(|(grade, _)| *grade).min() {
        Some(best) if typed.chars().any(char::is_alphanumeric) => {
            Ok(found.into_iter().filter(|(grade, _)| *grade == best).map(|(_, entry)| entry).collect())
        }
        Some(_) | None => Err(unknown(text, term, nearest(all, &typed).map(|entry| (&*entry.title, &*entry.id)))),
    }
}

/// Returns the entries whose titles look most like this.
fn nearest<'a>(all: &'a [Entry], typed: &str) -> impl Iterator<Item = &'a Entry> + use<'a> {
    let alike = |entry: &'a Entry| (jaro_winkler(&entry.title.to_lowercase(), typed), entry);
    let mut graded: Vec<(f64, &Entry)> = all.iter().map(alike).collect();
    graded.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    graded.into_iter().take(NEAREST).map(|(_, entry)| entry)
}

fn told<'a>(entry: &'a Entry, text: &Text) -> Told<'a> {
    Told {
        id: &entry.id,
        family: entry.family.title(text),
        title: &entry.title,
        picture: entry.picture.as_deref(),
        text: &entry.body,
        flavour: entry.flavour.as_deref(),
    }
}

fn printed(entry: &Entry) -> String {
    let lines = entry.body.iter().chain(&entry.flavour).map(|line| format!("  {line}\n"));
    format!("{} [{}]\n{}", entry.title, entry.id, lines.collect::<String>())
}

fn contents(all: &[Entry], text: &Text) -> String {
    let mut out = String::new();
    for family in Family::ALL {
        let own = || all.iter().filter(|entry| entry.family == family);
        list(&mut out, text, &family.title(text), own().count(), own().map(|entry| (&*entry.id, &*entry.title)));
    }
    out
}
