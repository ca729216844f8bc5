//! Files of data, and the entries in them.

use ron::Options;
use ron::error::SpannedError;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use table_core::mods::ModMark;

use crate::faults::Fault;

/// The folder of a mod in which its data lie.
pub const CATALOG: &str = "catalog";

/// One data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Its path relative to the catalog folder, with `/` as separator.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// The data files of a mod.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Layer {
    /// The mark of the mod.
    pub mark: ModMark,
    /// Its files, sorted by path.
    pub files: Vec<SourceFile>,
    /// Its trials, sorted by path.
    pub trials: Vec<SourceFile>,
}

impl Layer {
    /// Returns the name of one of its files in messages.
    #[must_use]
    pub fn shown(&self, path: &str) -> String {
        format!("{}/{CATALOG}/{path}", self.mark.id)
    }
}

/// One entry and its position in the data.
pub struct Entry<T> {
    /// The name of its file in messages.
    pub file: String,
    /// Its line, from 1.
    pub line: usize,
    /// 0 for the data of the game itself, otherwise the number of the mod that it comes from.
    pub layer: usize,
    /// The entry.
    pub value: T,
}

/// A file, and where it comes from.
pub struct Sheet<'a> {
    /// Its path relative to the catalog folder.
    pub path: &'a str,
    /// Its text.
    pub text: &'a str,
    /// Same as [`Entry::layer`].
    pub layer: usize,
    /// The name of the file in messages.
    pub shown: String,
}

/// Reads a file as a list of entries. Each entry is parsed separately, so that one fault does not
/// hide the next. An entry of a mod replaces the one before it that has the same id, if there is
/// one. Entries with an empty id replace nothing.
pub fn read_entries<T: DeserializeOwned>(
    options: &Options,
    sheet: &Sheet<'_>,
    into: &mut Vec<Entry<T>>,
    id: impl Fn(&T) -> &str,
    faults: &mut Vec<Fault>,
) {
    let written = sheet.text;
    let raws: Vec<&RawValue> = match options.from_str(written) {
        Ok(raws) => raws,
        Err(error) => return faults.push(syntax(sheet, 1, &error)),
    };
    for raw in raws {
        let text = raw.get_ron();
        // A raw value is a slice of the file's text, so its start gives its line.
        let start = (text.as_ptr() as usize).saturating_sub(written.as_ptr() as usize);
        let skipped = text.len() - text.trim_start().len();
        let before = written.get(..start + skipped).unwrap_or_default();
        let line = before.matches('\n').count() + 1;
        match options.from_str::<T>(text) {
            Ok(value) => {
                let same = |other: &&mut Entry<T>| {
                    other.layer < sheet.layer && !id(&value).is_empty() && id(&other.value) == id(&value)
                };
                let known = into.iter_mut().find(same);
                let entry = Entry { file: sheet.shown.clone(), line, layer: sheet.layer, value };
                match known {
                    Some(known) => *known = entry,
                    None => into.push(entry),
                }
            }
            Err(error) => {
                let first = written.get(..start).unwrap_or_default().matches('\n').count() + 1;
                faults.push(syntax(sheet, first, &error));
            }
        }
    }
}

/// Returns the fault of a part of a file that cannot be read. `first_line` is the line in which the
/// part begins.
#[must_use]
pub fn syntax(sheet: &Sheet<'_>, first_line: usize, error: &SpannedError) -> Fault {
    Fault {
        file: sheet.shown.clone(),
        line: first_line + error.span.start.line.saturating_sub(1),
        what: error.code.to_string(),
    }
}
