//! The codex of the games of question and answer: a list of entries.

use std::path::Path;

use circles::chronicle::codex as circles_codex;
use circles::table::Circles;
use oaths::chronicle::codex as oaths_codex;
use oaths::first::chronicle::codex as first_codex;
use oaths::table::{First, Oaths};
use serde::Serialize;
use strsim::jaro_winkler;
use table::game::Game as _;
use table_text::Text;
use table_text::codex::{Entry, search};
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

/// Prints the entries of Oaths of the Pit that were asked for.
pub(super) fn oaths(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    let (book, text) = options.rules::<Oaths>(data_dir)?;
    let families = oaths_codex::Family::ALL.map(|family| (family, family.title(&text)));
    run(options, &text, &oaths_codex::entries(&text, Oaths::catalog(&book)), &families)
}

/// Prints the entries of its first edition that were asked for.
pub(super) fn oaths_first(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    let (book, text) = options.rules::<First>(data_dir)?;
    let families = first_codex::Family::ALL.map(|family| (family, family.title(&text)));
    run(options, &text, &first_codex::entries(&text, First::catalog(&book)), &families)
}

/// Prints the entries of Nine Circles that were asked for.
pub(super) fn circles(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    let (book, text) = options.rules::<Circles>(data_dir)?;
    let families = circles_codex::Family::ALL.map(|family| (family, family.title(&text)));
    run(options, &text, &circles_codex::entries(&text, Circles::catalog(&book)), &families)
}

/// Prints the entries that were asked for. The families stand there with their titles, in order.
fn run<F: Copy + PartialEq>(
    options: &Options,
    text: &Text,
    all: &[Entry<F>],
    families: &[(F, String)],
) -> Result<(), Failure> {
    let term = options.term.join(" ");
    let mut sheet = options.json.as_deref().map(|target| Sheet::open(target, &[])).transpose()?;
    let asked: Vec<&Entry<F>> = if options.term.is_empty() { all.iter().collect() } else { answers(all, text, &term)? };
    if let Some(sheet) = &mut sheet {
        return sheet.write(&asked.iter().map(|entry| told(entry, families)).collect::<Vec<_>>());
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
        None => page::print(&contents(all, text, families)),
    }
}

/// Returns the entries with this id or title, or else those whose titles begin with it. A search
/// that only finds words in the text of entries is no answer here.
fn answers<'a, F>(all: &'a [Entry<F>], text: &Text, term: &str) -> Result<Vec<&'a Entry<F>>, Failure> {
    if let Some(entry) = all.iter().find(|entry| entry.id == term) {
        return Ok(vec![entry]);
    }
    let typed = term.trim().to_lowercase();
    let grade = |entry: &Entry<F>| {
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
    let found: Vec<(u8, &Entry<F>)> =
        search(all, term).into_iter().filter_map(|entry| Some((grade(entry)?, entry))).collect();
    match found.iter().map(|(grade, _)| *grade).min() {
        Some(best) if typed.chars().any(char::is_alphanumeric) => {
            Ok(found.into_iter().filter(|(grade, _)| *grade == best).map(|(_, entry)| entry).collect())
        }
        Some(_) | None => Err(unknown(text, term, nearest(all, &typed).map(|entry| (&*entry.title, &*entry.id)))),
    }
}

/// Returns the entries whose titles look most like this.
fn nearest<'a, F>(all: &'a [Entry<F>], typed: &str) -> impl Iterator<Item = &'a Entry<F>> + use<'a, F> {
    let alike = |entry: &'a Entry<F>| (jaro_winkler(&entry.title.to_lowercase(), typed), entry);
    let mut graded: Vec<(f64, &Entry<F>)> = all.iter().map(alike).collect();
    graded.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    graded.into_iter().take(NEAREST).map(|(_, entry)| entry)
}

fn told<'a, F: PartialEq>(entry: &'a Entry<F>, families: &[(F, String)]) -> Told<'a> {
    let family = families.iter().find(|(family, _)| *family == entry.family);
    Told {
        id: &entry.id,
        family: family.map(|(_, title)| title.clone()).unwrap_or_default(),
        title: &entry.title,
        picture: entry.picture.as_deref(),
        text: &entry.body,
        flavour: entry.flavour.as_deref(),
    }
}

fn printed<F>(entry: &Entry<F>) -> String {
    let lines = entry.body.iter().chain(&entry.flavour).map(|line| format!("  {line}\n"));
    format!("{} [{}]\n{}", entry.title, entry.id, lines.collect::<String>())
}

fn contents<F: PartialEq>(all: &[Entry<F>], text: &Text, families: &[(F, String)]) -> String {
    let mut out = String::new();
    for (family, title) in families {
        let own = || all.iter().filter(|entry| entry.family == *family);
        list(&mut out, text, title, own().count(), own().map(|entry| (&*entry.id, &*entry.title)));
    }
    out
}
