//! Faults of data files.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::RangeInclusive;

/// One fault of a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file, as a path relative to the catalog folder. Empty if the fault is one of the catalog
    /// as a whole. A file of a mod begins with the id of the mod and a slash.
    pub file: String,
    /// The line, from 1; 0 if the fault concerns the whole file.
    pub line: usize,
    /// The error, with a suggestion where possible.
    pub what: String,
}

impl Fault {
    /// Creates a fault of a whole file.
    #[must_use]
    pub fn whole(file: &str, what: impl Into<String>) -> Self {
        Self { file: file.to_owned(), line: 0, what: what.into() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.file.as_str(), self.line) {
            ("", _) => f.write_str(&self.what),
            (file, 0) => write!(f, "{file}: {}", self.what),
            (file, line) => write!(f, "{file}:{line}: {}", self.what),
        }
    }
}

/// All faults of a catalog, in the order of files and lines; never empty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Sorts faults by file and line.
    #[must_use]
    pub fn new(mut faults: Vec<Fault>) -> Self {
        faults.sort_by(|a, b| (&a.file, a.line).cmp(&(&b.file, b.line)));
        Self(faults)
    }

    /// Returns the faults.
    #[must_use]
    pub fn list(&self) -> &[Fault] {
        &self.0
    }

    /// Returns the faults as sentences.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        self.0.iter().map(ToString::to_string).collect()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentences().join("\n"))
    }
}

/// Collects the faults of one file whose entries were read.
pub struct Report<'a> {
    file: &'static str,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Report<'a> {
    /// Creates a report of a file; an empty name stands for the catalog as a whole.
    #[must_use]
    pub const fn new(file: &'static str, faults: &'a mut Vec<Fault>) -> Self {
        Self { file, faults }
    }

    /// Tells a fault.
    pub fn fault(&mut self, sentence: impl fmt::Display) {
        self.faults.push(Fault::whole(self.file, sentence.to_string()));
    }

    /// Tells a fault if a number of an entry is outside its range.
    pub fn within<T: PartialOrd + fmt::Display>(
        &mut self,
        entry: &str,
        what: &str,
        number: T,
        range: RangeInclusive<T>,
    ) {
        if !range.contains(&number) {
            self.fault(format_args!("{what} of {entry} is {number}, not {} to {}", range.start(), range.end()));
        }
    }

    /// Tells a fault for each id that is empty, cannot be a part of the id of a text, or is among
    /// those that are `known`. Then these are known too.
    pub fn ids<'b>(&mut self, ids: impl IntoIterator<Item = &'b str>, known: &mut BTreeSet<&'b str>) {
        let plain = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
        for id in ids {
            if id.is_empty() || !id.chars().all(plain) {
                self.fault(format_args!("the id {id:?} has other characters than a to z, 0 to 9 and -"));
            }
            if !known.insert(id) {
                self.fault(format_args!("two entries are called {id}"));
            }
        }
    }
}

/// Returns " (did you mean ...?)" if the name is close to one of these, otherwise a list of the
/// known names.
#[must_use]
pub fn meant(wrong: &str, known: &[&str]) -> String {
    let near = known.iter().map(|name| (strsim::damerau_levenshtein(wrong, name), name)).min();
    match near {
        Some((far, name)) if far <= 2 => format!(" (did you mean \"{name}\"?)"),
        Some(_) | None => format!(" (known: {})", known.join(", ")),
    }
}
