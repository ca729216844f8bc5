//! `codex`: prints entries of the codex, the same that the window shows.

mod cards;

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use serde::Serialize;
use table::mods::{Edition, Editions, Modded};
use table_text::Text;
use terminal::Failure;
use terminal::page::{self, Sheet};

use super::games::GameName;
use super::spoken;
use crate::chronicle::codex::{Codex, Entry, Family, Grade, Needle};
use crate::table::Conclave;

/// Entries that are named when no entry answers.
const NEAREST: usize = 5;

/// Examples for the help of the command.
const LONG_HELP: &str = "A TERM is the id of an entry, such as term/canton, its title, or the beginning of one. If several entries
begin with it, the first is printed and the others are named. Without a TERM, the contents are printed: every family with the
ids and titles of its entries.";

/// Options of `codex`.
#[derive(Debug, Args)]
#[command(after_long_help = LONG_HELP)]
pub(super) struct Options {
    /// The id or the title of an entry; several words are one title
    #[arg(value_name = "TERM")]
    term: Vec<String>,
    /// Prints every entry in full
    #[arg(long, conflicts_with = "term")]
    all: bool,
    /// Writes JSON in place of text: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
    /// Which game
    #[arg(long, value_enum, default_value_t = GameName::Conclave)]
    game: GameName,
    /// The mods in the data folder that the game is played with, by id
    #[arg(long, value_name = "ID,..", value_delimiter = ',')]
    mods: Vec<String>,
}

impl Options {
    /// Returns the rules with the mods that were asked for, and the words that go with them.
    fn rules<G: Modded>(&self, data_dir: Option<&Path>) -> Result<(G::Book, Arc<Text>), Failure> {
        let Edition { book, mods } = Editions::<G>::standard(data_dir).chosen(&self.mods)?;
        Ok((book, spoken::words(&mods)))
    }
}

/// An entry as JSON.
#[derive(Serialize)]
struct Told<'a> {
    id: &'a str,
    family: String,
    title: &'a str,
    icon: &'a str,
    text: Vec<String>,
    see: &'a [String],
}

/// Prints the entries that were asked for.
pub(super) fn run(options: &Options, data_dir: Option<&Path>) -> Result<(), Failure> {
    match options.game {
        GameName::Conclave => {}
        GameName::Oaths => return cards::oaths(options, data_dir),
        GameName::OathsFirst => return cards::oaths_first(options, data_dir),
        GameName::Circles => return cards::circles(options, data_dir),
    }
    let (book, text) = options.rules::<Conclave>(data_dir)?;
    let codex = Codex::of(&text, book.catalog())?;
    let term = options.term.join(" ");
    let mut sheet = options.json.as_deref().map(|target| Sheet::open(target, &[])).transpose()?;
    let entries: Vec<&Entry> =
        if options.term.is_empty() { codex.entries().iter().collect() } else { answers(&codex, &text, &term)? };
    if let Some(sheet) = &mut sheet {
        let told: Vec<Told<'_>> = entries.iter().map(|entry| told(entry, &text)).collect();
        return sheet.write(&told);
    }
    if options.term.is_empty() && !options.all {
        return page::print(&contents(&codex, &text));
    }
    if options.all {
        let printed: Vec<String> = entries.iter().map(|entry| printed(entry, &codex, &text)).collect();
        return page::print(&printed.join("\n"));
    }
    let (first, others) = entries.split_first().ok_or_else(|| nowhere(&codex, &text, &term))?;
    let mut out = printed(first, &codex, &text);
    if !others.is_empty() {
        out += &also(&text, others.iter().map(|entry| (&*entry.title, &*entry.id)));
    }
    page::print(&out)
}

/// Returns a line with the titles and ids of further entries that answer.
fn also<'a>(text: &Text, others: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    format!("\n{}\n", text.say_with("codex-others", &[("others", named(others).into())]))
}

/// Returns titles with their ids, joined.
fn named<'a>(entries: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    entries.map(|(title, id)| format!("{title} ({id})")).collect::<Vec<String>>().join(", ")
}

/// Returns the refusal of a term that no entry answers, with the titles and ids of the nearest.
fn unknown<'a>(text: &Text, term: &str, nearest: impl Iterator<Item = (&'a str, &'a str)>) -> Failure {
    text.say_with("codex-nothing-there", &[("term", term.into()), ("nearest", named(nearest).into())]).into()
}

/// Returns the entries with this id or title, or else those whose titles begin with it. A search
/// that only finds words in the text of entries is no answer here.
fn answers<'a>(codex: &'a Codex, text: &Text, term: &str) -> Result<Vec<&'a Entry>, Failure> {
    if let Some(entry) = codex.entry(term) {
        return Ok(vec![entry]);
    }
    let needle = Needle::new(term);
    let found: Vec<(Grade, &Entry)> = codex
        .search(term)
        .into_iter()
        .filter(|_| !needle.is_empty())
        .filter_map(|entry| Some((needle.grade(&entry.title)?, entry)))
        .filter(|(grade, _)| *grade < Grade::Nearly)
        .collect();
    let best = found.first().map(|(grade, _)| *grade);
    let best = best.ok_or_else(|| nowhere(codex, text, term))?;
    Ok(found.into_iter().filter(|(grade, _)| *grade == best).map(|(_, entry)| entry).collect())
}

fn nowhere(codex: &Codex, text: &Text, term: &str) -> Failure {
    unknown(text, term, codex.nearest(term, NEAREST).into_iter().map(|entry| (&*entry.title, &*entry.id)))
}

fn told<'a>(entry: &'a Entry, text: &Text) -> Told<'a> {
    let body = entry.body.iter().map(crate::chronicle::codex::Passage::plain);
    Told {
        id: &entry.id,
        family: text.say(&entry.family.name()),
        title: &entry.title,
        icon: &entry.icon,
        text: std::iter::once(entry.short()).chain(body).collect(),
        see: &entry.see,
    }
}

fn printed(entry: &Entry, codex: &Codex, text: &Text) -> String {
    let mut out = format!("{} [{}]\n", entry.title, entry.id);
    for line in entry.lines(codex, text) {
        // Writing into a string cannot fail.
        let _ = writeln!(out, "  {line}");
    }
    out
}

fn contents(codex: &Codex, text: &Text) -> String {
    let mut out = String::new();
    for family in Family::ALL {
        let count = codex.family(family).count();
        let entries = codex.family(family).map(|entry| (&*entry.id, &*entry.title));
        list(&mut out, text, &text.say(&family.name()), count, entries);
    }
    out
}

/// Adds a family to the contents: its name, and the ids and titles of its entries.
fn list<'a>(
    out: &mut String,
    text: &Text,
    family: &str,
    count: usize,
    entries: impl Iterator<Item = (&'a str, &'a str)>,
) {
    let gap = if out.is_empty() { "" } else { "\n" };
    // Writing into a string cannot fail.
    let _ =
        writeln!(out, "{gap}{}", text.say_with("codex-contents", &[("family", family.into()), ("n", count.into())]));
    for (id, title) in entries {
        let _ = writeln!(out, "  {id:<34} {title}");
    }
}
