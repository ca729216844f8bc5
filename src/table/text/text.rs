//! The texts of one language, found by the ids of their messages in [Fluent] files.
//!
//! [`languages`] finds the files. A message that a language lacks is said in English. A message
//! that English lacks appears as `⟨its-id⟩`: it fails the tests. Mods may add messages and replace
//! some.
//!
//! Texts may use two functions: `MID(name)` writes "The Crag Reavers" as "the Crag Reavers" for the
//! middle of a sentence, and `START(words)` begins a sentence with a capital. In other languages
//! than English `MID` leaves the English article out.
//!
//! [Fluent]: https://projectfluent.org

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, OnceLock};

use fluent::concurrent::FluentBundle;
use fluent::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use crate::{languages, pseudo};

/// An argument of a sentence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value<'a> {
    /// A name, or words that fit into a sentence.
    Words(Cow<'a, str>),
    /// A number, which also selects singular or plural.
    Number(i64),
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(words: &'a str) -> Self {
        Self::Words(Cow::Borrowed(words))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(words: &'a String) -> Self {
        Self::Words(Cow::Borrowed(words))
    }
}

impl From<String> for Value<'_> {
    fn from(words: String) -> Self {
        Self::Words(Cow::Owned(words))
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Self::Number(i64::from(number))
            }
        })*
    };
}

numbers!(i8, i16, i32, i64, u8, u16, u32);

impl From<usize> for Value<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&Value<'a>> for FluentValue<'a> {
    fn from(value: &Value<'a>) -> Self {
        match value {
            Value::Words(words) => Self::String(words.clone()),
            Value::Number(number) => Self::from(*number),
        }
    }
}

/// The name of a file of texts, and what is in it.
pub type File = (String, String);

/// All texts of one language.
pub struct Text {
    language: String,
    bundle: FluentBundle<FluentResource>,
    /// Messages without arguments, already formatted.
    plain: HashMap<String, String>,
    ids: BTreeSet<String>,
    faults: Vec<String>,
    /// The texts for messages that this language lacks.
    spare: Option<Arc<Text>>,
}

/// The texts that the player has chosen.
static CHOSEN: OnceLock<Arc<Text>> = OnceLock::new();

impl Text {
    /// Returns the English texts that come with the program.
    #[must_use]
    pub fn english() -> Arc<Self> {
        static ENGLISH: OnceLock<Arc<Text>> = OnceLock::new();
        let read = || Arc::new(Self::read(languages::ENGLISH, &languages::files(languages::ENGLISH), &[]));
        Arc::clone(ENGLISH.get_or_init(read))
    }

    /// Returns the texts of a language that comes with the program, with English ones for the
    /// messages that it lacks.
    #[must_use]
    pub fn of(language: &str) -> Arc<Self> {
        if language == languages::ENGLISH {
            return Self::english();
        }
        let read = Self::read(language, &Self::files(language), &[]);
        Arc::new(Self { spare: Some(Self::english()), ..read })
    }

    fn files(language: &str) -> Vec<File> {
        match language {
            pseudo::PSEUDO => pseudo::changed(languages::files(languages::ENGLISH)),
            language => languages::files(language),
        }
    }

    /// Returns the texts of a language with those of mods, which go before all others. `added`
    /// returns the files of all mods in a language.
    #[must_use]
    pub fn with(language: &str, added: &dyn Fn(&str) -> Vec<File>) -> Arc<Self> {
        let english = added(languages::ENGLISH);
        let spare = if english.is_empty() {
            Self::english()
        } else {
            Arc::new(Self::read(languages::ENGLISH, &languages::files(languages::ENGLISH), &english))
        };
        if language == languages::ENGLISH {
            return spare;
        }
        let read = Self::read(language, &Self::files(language), &added(language));
        Arc::new(Self { spare: Some(spare), ..read })
    }

    /// Returns the texts that the player has chosen; English if nothing was chosen.
    #[must_use]
    pub fn chosen() -> Arc<Self> {
        CHOSEN.get().cloned().unwrap_or_else(Self::english)
    }

    /// Chooses a language for this run of the program. Only the first choice counts.
    pub fn choose(language: &str) {
        CHOSEN.get_or_init(|| Self::of(language));
    }

    /// Reads the files of a language. The messages of `over` go before all others. Unreadable parts
    /// are left out and listed by [`Text::faults`].
    #[must_use]
    pub fn read(language: &str, files: &[File], over: &[File]) -> Self {
        let mut faults = Vec::new();
        let mid: Function = if language == languages::ENGLISH { mid } else { bare };
        let tag = language.to_owned();
        let language = language.parse::<LanguageIdentifier>().unwrap_or_else(|_| {
            faults.push(format!("{language} is not a language tag, such as \"de\" or \"pt-BR\""));
            LanguageIdentifier::default()
        });
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        // English does not need isolation marks, and some fonts show them as boxes.
        bundle.set_use_isolating(false);
        for (name, function) in [("MID", mid), ("START", start as Function)] {
            if let Err(fault) = bundle.add_function(name, function) {
                faults.push(fault.to_string());
            }
        }
        let mut ids = BTreeSet::new();
        for (file, text) in files {
            let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
                resource
            });
            for id in messages(text) {
                if !ids.insert(id.to_owned()) {
                    faults.push(format!("{file}: \"{id}\" is defined twice"));
                }
            }
            if let Err(errors) = bundle.add_resource(resource) {
                faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
            }
        }
        for (file, text) in over {
            let resource = FluentResource::try_new(text.clone()).unwrap_or_else(|(resource, errors)| {
                faults.extend(errors.iter().map(|error| format!("{file}: {error}")));
                resource
            });
            ids.extend(messages(text).map(str::to_owned));
            bundle.add_resource_overriding(resource);
        }
        let mut read = Self { language: tag, bundle, plain: HashMap::new(), ids, faults, spare: None };
        read.plain = read.ids.iter().filter_map(|id| Some((id.clone(), read.format(id, None).ok()?))).collect();
        read
    }

    /// Returns the tag of the language.
    #[must_use]
    pub fn language(&self) -> &str {
        &self.language
    }

    /// Returns the faults of the files, in sentences; empty if there are none.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Returns the ids of all messages, in alphabetical order.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.ids.iter().map(String::as_str)
    }

    /// True if there is a message with this id in this language.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.ids.contains(id)
    }

    /// Returns a message without arguments.
    #[must_use]
    pub fn say(&self, id: &str) -> String {
        self.plain.get(id).cloned().unwrap_or_else(|| self.say_with(id, &[]))
    }

    /// Returns a message with these arguments.
    #[must_use]
    pub fn say_with(&self, id: &str, about: &[(&str, Value<'_>)]) -> String {
        if let Some(spare) = &self.spare
            && !self.has(id)
        {
            return spare.say_with(id, about);
        }
        let args: FluentArgs<'_> = about.iter().map(|(name, value)| (*name, FluentValue::from(value))).collect();
        match self.format(id, Some(&args)) {
            Ok(said) => said,
            // A missing argument stays visible as `{$name}`, which fails the tests.
            Err(Some(said)) => said,
            Err(None) => format!("⟨{id}⟩"),
        }
    }

    /// Returns a number of tenths as the language writes it: "1.5", "1,5".
    #[must_use]
    pub fn tenths(&self, tenths: u32) -> String {
        let (whole, tenth) = ((tenths / 10).to_string(), (tenths % 10).to_string());
        self.say_with("tenths", &[("whole", whole.into()), ("tenth", tenth.into())])
    }

    /// Formats a message. On a missing argument, the error holds the text with a gap; if the
    /// message itself is missing, the error is empty.
    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>) -> Result<String, Option<String>> {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value()).ok_or(None)?;
        let mut errors = Vec::new();
        // A line must not end between a number and its percent sign.
        let said = self.bundle.format_pattern(pattern, args, &mut errors).replace(" %", "\u{a0}%");
        if errors.is_empty() { Ok(said) } else { Err(Some(said)) }
    }
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text").field("messages", &self.ids.len()).finish_non_exhaustive()
    }
}

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

fn mid<'a>(about: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    changed(about, |words| words.strip_prefix("The ").map(|rest| format!("the {rest}")))
}

fn bare<'a>(about: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    changed(about, |words| words.strip_prefix("The ").map(str::to_owned))
}

fn start<'a>(about: &[FluentValue<'a>], _named: &FluentArgs<'_>) -> FluentValue<'a> {
    changed(about, |words| {
        let mut letters = words.chars();
        letters.next().map(|first| first.to_uppercase().chain(letters).collect())
    })
}

fn changed<'a>(about: &[FluentValue<'a>], change: fn(&str) -> Option<String>) -> FluentValue<'a> {
    match about.first() {
        Some(FluentValue::String(words)) => {
            change(words).map_or_else(|| FluentValue::String(words.clone()), FluentValue::from)
        }
        Some(other) => other.clone(),
        None => FluentValue::Error,
    }
}

/// Returns the ids that a file defines: the words before an equals sign at the start of a line.
fn messages(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (id, _) = line.split_once('=')?;
        let id = id.trim_end();
        let lawful = id.starts_with(|first: char| first.is_ascii_alphabetic())
            && id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_');
        lawful.then_some(id)
    })
}
