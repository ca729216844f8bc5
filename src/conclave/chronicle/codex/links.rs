//! Links: the terms and names that a sentence mentions.
//!
//! A term is found in small or capital letters, in singular or plural. A name is found only as it
//! is written. In one entry each is linked where it is mentioned first.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use super::search::folded;
use super::{Entry, Family, Passage, Span};
use crate::Teller;
use crate::glossary::TERMS;

/// Most links at the end of an entry.
const MOST: usize = 12;
/// Most entries that a term names because they mention it.
const MOST_BACK: usize = 8;

/// A term or a name, as words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Phrase {
    words: Vec<String>,
    /// True for a name: the capital letters must be there too.
    name: bool,
    to: String,
}

/// All terms and names, by their first word.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Phrases {
    by_word: HashMap<String, Vec<Phrase>>,
}

impl Phrases {
    /// Collects the terms with their other forms, and the names of things.
    pub(super) fn of(entries: &[Entry], teller: &Teller<'_>) -> Self {
        let mut phrases = Self::default();
        for entry in entries {
            match entry.family {
                Family::Term => phrases.add(&entry.title, false, &entry.id),
                Family::Legion
                | Family::Praetor
                | Family::Artifact
                | Family::Relic
                | Family::Place
                | Family::Manuscript
                | Family::Archfiend
                | Family::Rank
                | Family::Attribute => phrases.add(&entry.title, true, &entry.id),
                // Names of one word, such as "Panic", are also plain words.
                Family::Ritual | Family::Event | Family::Perk | Family::Decoration | Family::Ability
                    if entry.title.contains(' ') =>
                {
                    phrases.add(&entry.title, true, &entry.id);
                }
                Family::Ritual
                | Family::Event
                | Family::Perk
                | Family::Decoration
                | Family::Ability
                | Family::Rule
                | Family::Example
                | Family::Step
                | Family::Order
                | Family::Act
                | Family::Stance
                | Family::Resource
                | Family::Terrain
                | Family::Power
                | Family::Boon
                | Family::Move
                | Family::Sin
                | Family::Objective
                | Family::Path
                | Family::Mind
                | Family::Screen
                | Family::Key
                | Family::Ruling => {}
            }
            // The discipline has the entry of its attribute.
            if entry.family == Family::Attribute {
                entry.words.iter().for_each(|word| phrases.add(word, true, &entry.id));
            }
        }
        for term in TERMS {
            for alias in super::words::aliases(teller, term) {
                phrases.add(&alias, false, &Family::Term.id(term));
            }
        }
        for list in phrases.by_word.values_mut() {
            list.sort_by_key(|phrase| std::cmp::Reverse(phrase.words.len()));
        }
        phrases
    }

    fn add(&mut self, words: &str, name: bool, to: &str) {
        let words = words.strip_prefix("The ").unwrap_or(words);
        let words: Vec<String> =
            tokens(words).map(|(from, end)| &words[from..end]).map(|word| form(word, name)).collect();
        if let Some(first) = words.first() {
            self.by_word.entry(first.clone()).or_default().push(Phrase { words, name, to: to.to_owned() });
        }
    }

    /// Splits a sentence at the phrases in it. Phrases that lead to an entry in `known` are not
    /// linked; the others are added to it.
    pub(super) fn split(&self, sentence: &str, known: &mut BTreeSet<String>) -> Vec<Span> {
        let words: Vec<(usize, usize)> = tokens(sentence).collect();
        let (mut spans, mut told, mut at) = (Vec::new(), 0, 0);
        while at < words.len() {
            let Some(phrase) = self.at(sentence, &words[at..]) else {
                at += 1;
                continue;
            };
            let (from, end) = (words[at].0, words[at + phrase.words.len() - 1].1);
            at += phrase.words.len();
            if !known.insert(phrase.to.clone()) {
                continue;
            }
            if told < from {
                spans.push(Span { words: sentence[told..from].to_owned(), to: None });
            }
            spans.push(Span { words: sentence[from..end].to_owned(), to: Some(phrase.to.clone()) });
            told = end;
        }
        if told < sentence.len() {
            spans.push(Span { words: sentence[told..].to_owned(), to: None });
        }
        spans
    }

    /// Returns the longest phrase that these words begin with.
    fn at(&self, sentence: &str, words: &[(usize, usize)]) -> Option<&Phrase> {
        let (from, end) = *words.first()?;
        let first = &sentence[from..end];
        let both = [self.by_word.get(&form(first, true)), self.by_word.get(&form(first, false))];
        let fits = |phrase: &&Phrase| {
            phrase.words.len() <= words.len()
                && phrase
                    .words
                    .iter()
                    .zip(words)
                    .all(|(wanted, &(from, end))| form(&sentence[from..end], phrase.name) == *wanted)
        };
        both.into_iter().flatten().flatten().filter(fits).max_by_key(|phrase| phrase.words.len())
    }

    /// Links everything that an entry mentions, except itself.
    pub(super) fn tie(&self, entry: &mut Entry) {
        let mut known: BTreeSet<String> = BTreeSet::from([entry.id.clone()]);
        let tie = |spans: &mut Vec<Span>, known: &mut BTreeSet<String>| {
            *spans = std::mem::take(spans)
                .into_iter()
                .flat_map(|span| if span.to.is_some() { vec![span] } else { self.split(&span.words, known) })
                .collect();
        };
        tie(&mut entry.short, &mut known);
        for passage in &mut entry.body {
            match passage {
                Passage::Text(spans) => tie(spans, &mut known),
                Passage::Row { name, value } => {
                    known.extend(name.to.clone());
                    tie(value, &mut known);
                }
                Passage::Heading(_) | Passage::Flavour(_) => {}
            }
        }
        let rows = entry.body.iter().filter_map(|passage| match passage {
            Passage::Row { name, .. } => name.to.clone(),
            Passage::Heading(_) | Passage::Text(_) | Passage::Flavour(_) => None,
        });
        let (mut see, mut seen) = (Vec::new(), rows.chain([entry.id.clone()]).collect::<BTreeSet<String>>());
        let mentioned: Vec<String> = entry
            .short
            .iter()
            .chain(entry.body.iter().flat_map(|passage| match passage {
                Passage::Text(spans) => spans.as_slice(),
                Passage::Row { value, .. } => value.as_slice(),
                Passage::Heading(_) | Passage::Flavour(_) => &[],
            }))
            .filter_map(|span| span.to.clone())
            .collect();
        for id in std::mem::take(&mut entry.see).into_iter().chain(mentioned) {
            if seen.insert(id.clone()) && see.len() < MOST {
                see.push(id);
            }
        }
        entry.see = see;
    }
}

/// Adds to each term the rules, examples and rulings that mention it.
pub(super) fn look_back(entries: &mut [Entry], by_id: &BTreeMap<String, usize>) {
    let mut back: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for entry in entries.iter() {
        if matches!(entry.family, Family::Rule | Family::Example | Family::Ruling) {
            for id in entry.see.iter().filter(|id| id.starts_with("term/")) {
                back.entry(by_id.get(id).copied().unwrap_or(usize::MAX)).or_default().push(entry.id.clone());
            }
        }
    }
    for (at, ids) in back {
        let Some(term) = entries.get_mut(at) else { continue };
        let ids = ids.into_iter().filter(|id| !term.see.contains(id)).take(MOST_BACK).collect::<Vec<_>>();
        term.see.extend(ids);
    }
}

/// Returns the words of a sentence as ranges of bytes.
fn tokens(sentence: &str) -> impl Iterator<Item = (usize, usize)> + '_ {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '’' || letter == '\'';
    let mut from = None;
    let ends = sentence.char_indices().chain([(sentence.len(), ' ')]);
    ends.filter_map(move |(at, letter)| match (from, inside(letter)) {
        (None, true) => {
            from = Some(at);
            None
        }
        (Some(start), false) => {
            from = None;
            Some((start, at))
        }
        (None, false) | (Some(_), true) => None,
    })
}

/// Returns a word in its basic form: in singular, and for terms in small letters.
fn form(word: &str, name: bool) -> String {
    if name { word.to_owned() } else { singular(&folded(word)) }
}

/// Returns an English word without the ending of the plural. Words of other languages stay as they
/// are, or lose the same ending on both sides of a comparison.
fn singular(word: &str) -> String {
    if let Some(stem) = word.strip_suffix("ies").filter(|stem| stem.len() > 2) {
        return format!("{stem}y");
    }
    let kept = word.len() < 4 || word.ends_with("ss") || word.ends_with("us");
    if kept { word.to_owned() } else { word.strip_suffix('s').unwrap_or(word).to_owned() }
}
