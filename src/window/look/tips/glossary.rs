//! The glossary in a form in which its terms are found in any text.
//!
//! Terms are found by their names and by the other spellings in `spelled-<term>` of the texts,
//! whole words only, in any case. The longest spelling wins.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use table_text::Text;

use super::Tip;
use crate::chronicle::glossary::TERMS;
use crate::chronicle::term;
use crate::look::Line;
use crate::rules::catalog::Catalog;

/// The words that every tip may need.
#[derive(Clone, Debug)]
pub(super) struct Words {
    /// The name of the close button.
    pub close: String,
    /// Before the terms at the end of a tip.
    pub see: String,
    /// Under a floating tip, before the pin key.
    pub pin: String,
    /// Under a floating tip that does not fit.
    pub longer: String,
    /// Under a pinned tip.
    pub keys: String,
    /// The link to the codex; `None` while there is no codex, and then there is no link.
    pub more: Option<String>,
}

/// All terms with their meanings.
#[derive(Clone, Debug)]
pub struct Glossary {
    /// Name and meaning, in the order of [`TERMS`].
    terms: BTreeMap<&'static str, (String, String)>,
    /// All spellings in small letters by their first word, the longest first. `None` is for phrases
    /// in which a word is not a term.
    spellings: BTreeMap<String, Vec<(String, Option<&'static str>)>>,
    pub(super) words: Words,
}

impl Glossary {
    /// Returns the glossary in the language of these texts.
    #[must_use]
    pub fn new(text: &Text, catalog: &Catalog) -> Self {
        let mut spellings: BTreeMap<String, Vec<(String, Option<&'static str>)>> = BTreeMap::new();
        let mut spell = |list: &str, key: Option<&'static str>| {
            for spelling in list.split('|').map(|one| one.trim().to_lowercase()).filter(|one| !one.is_empty()) {
                let first = first_word(&spelling).to_owned();
                spellings.entry(first).or_default().push((spelling, key));
            }
        };
        let mut terms = BTreeMap::new();
        for key in TERMS {
            let (name, meaning) = term(text, catalog, key);
            spell(&name, Some(key));
            let others = format!("spelled-{key}");
            if text.has(&others) {
                spell(&text.say(&others), Some(key));
            }
            terms.insert(key, (name, meaning));
        }
        if text.has("spelled-otherwise") {
            spell(&text.say("spelled-otherwise"), None);
        }
        for list in spellings.values_mut() {
            list.sort_by_key(|(spelling, _)| std::cmp::Reverse(spelling.len()));
        }
        let words = Words {
            close: text.say("pinned-close"),
            see: text.say("panel-see"),
            pin: text.say("pinned-pin"),
            longer: text.say("pinned-longer"),
            keys: text.say("pinned-keys"),
            more: Some("pinned-more").filter(|id| text.has(id)).map(|id| text.say(id)),
        };
        Self { terms, spellings, words }
    }

    /// Returns the tip of a term.
    #[must_use]
    pub fn tip(&self, key: &'static str) -> Tip {
        let (title, meaning) = self.terms.get(key).cloned().unwrap_or_default();
        Tip { title, lines: vec![Line::Text(meaning)], term: Some(key) }
    }

    /// Returns the name of a term.
    #[must_use]
    pub fn name(&self, key: &str) -> &str {
        self.terms.get(key).map_or("", |(name, _)| name)
    }

    /// Returns the terms in a text with the places of their names. Terms in `told` are left out;
    /// those that are found are added to it.
    pub fn find(&self, text: &str, told: &mut BTreeSet<&'static str>) -> Vec<(Range<usize>, &'static str)> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let rest = &text[at..];
            let word = first_word(rest);
            if word.is_empty() {
                at += rest.chars().next().map_or(1, char::len_utf8);
                continue;
            }
            let fit = self.spellings.get(&word.to_lowercase()).and_then(|list| {
                list.iter().find_map(|(spelling, key)| begins(rest, spelling).map(|length| (length, *key)))
            });
            at += match fit {
                Some((length, Some(key))) if told.insert(key) => {
                    found.push((at..at + length, key));
                    length
                }
                Some((length, _)) => length,
                None => word.len(),
            };
        }
        found
    }
}

/// Returns the letters and digits at the start of a text.
fn first_word(text: &str) -> &str {
    let end = text.find(|letter: char| !letter.is_alphanumeric()).unwrap_or(text.len());
    &text[..end]
}

/// Returns the length of a spelling at the start of a text, in bytes of the text, if it is there as
/// whole words.
fn begins(text: &str, spelling: &str) -> Option<usize> {
    let mut letters = text.char_indices();
    let mut end = 0;
    for wanted in spelling.chars() {
        let (at, letter) = letters.next()?;
        if !letter.to_lowercase().eq(std::iter::once(wanted)) {
            return None;
        }
        end = at + letter.len_utf8();
    }
    (!text[end..].starts_with(char::is_alphanumeric)).then_some(end)
}
