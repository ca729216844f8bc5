//! Reads a catalog whose files have fixed names: lists of entries, and one file of numbers.

use std::collections::BTreeSet;

use ron::Options;
use ron::extensions::Extensions;
use serde::de::DeserializeOwned;
use xxhash_rust::xxh3::Xxh3;

use crate::changes;
use crate::faults::{Fault, meant};
use crate::sheets::{Entry, Layer, Sheet, read_entries, syntax};

/// Reads the files of a catalog and of its mods, one by one, and collects their faults.
pub struct Reader<'a> {
    files: &'a dyn Fn(&str) -> Option<String>,
    mods: &'a [Layer],
    options: Options,
    faults: Vec<Fault>,
    hash: Xxh3,
    read: BTreeSet<String>,
}

impl<'a> Reader<'a> {
    /// Creates a reader. `files` returns the text of a file of the game, by name. Optional fields
    /// are written without `Some`.
    #[must_use]
    pub fn new(files: &'a dyn Fn(&str) -> Option<String>, mods: &'a [Layer]) -> Self {
        let options = Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        Self { files, mods, options, faults: Vec::new(), hash: Xxh3::new(), read: BTreeSet::new() }
    }

    /// Reads a list of entries. Entries with an empty id replace none.
    pub fn list<T: DeserializeOwned>(&mut self, name: &str, id: impl Fn(&T) -> &str) -> Vec<T> {
        let Some(own) = self.own(name) else { return Vec::new() };
        let mut entries: Vec<Entry<T>> = Vec::new();
        let own = Sheet { path: name, text: &own, layer: 0, shown: name.to_owned() };
        read_entries(&self.options, &own, &mut entries, &id, &mut self.faults);
        for sheet in self.changes(name) {
            read_entries(&self.options, &sheet, &mut entries, &id, &mut self.faults);
        }
        entries.into_iter().map(|entry| entry.value).collect()
    }

    /// Reads a file of numbers; `None` if it has a fault.
    pub fn numbers<T: DeserializeOwned>(&mut self, name: &str) -> Option<T> {
        let mut numbers = self.own(name)?;
        let own = Sheet { path: name, text: &numbers, layer: 0, shown: name.to_owned() };
        let mut read = match self.options.from_str::<T>(&numbers) {
            Ok(read) => read,
            Err(error) => {
                self.faults.push(syntax(&own, 1, &error));
                return None;
            }
        };
        for Sheet { text, shown, .. } in self.changes(name) {
            let changed = changes::apply::<T>(&self.options, &numbers, text);
            match changed.and_then(|numbers| Ok((changes::read(&self.options, &numbers)?, numbers))) {
                Ok(changed) => (read, numbers) = changed,
                Err((line, what)) => self.faults.push(Fault { file: shown, line, what }),
            }
        }
        Some(read)
    }

    /// Returns all faults, and the digest of everything that was read. A file of a mod that nobody
    /// asked for is a fault, and so is a trial: games with such catalogs have none.
    #[must_use]
    pub fn finish(mut self) -> (Vec<Fault>, u64) {
        let known: Vec<&str> = self.read.iter().map(String::as_str).collect();
        for layer in self.mods {
            for file in layer.files.iter().filter(|file| !self.read.contains(&file.path)) {
                let what = format!("no file of data is called \"{}\"{}", file.path, meant(&file.path, &known));
                self.faults.push(Fault::whole(&layer.shown(&file.path), what));
            }
            for file in &layer.trials {
                let shown = format!("{}/trials/{}", layer.mark.id, file.path);
                self.faults.push(Fault::whole(&shown, "this game has no trials"));
            }
        }
        (self.faults, self.hash.digest())
    }

    /// Returns the text of the game's own file.
    fn own(&mut self, name: &str) -> Option<String> {
        self.read.insert(name.to_owned());
        let Some(text) = (self.files)(name) else {
            self.faults.push(Fault::whole(name, "this file is missing"));
            return None;
        };
        // Line ends differ between systems; the digest must not.
        let text = text.replace("\r\n", "\n");
        self.hash.update(name.as_bytes());
        self.hash.update(text.as_bytes());
        Some(text)
    }

    /// Returns the files of this name in the mods, in the order of the mods.
    fn changes(&mut self, name: &str) -> Vec<Sheet<'a>> {
        let mut sheets = Vec::new();
        for (index, layer) in self.mods.iter().enumerate() {
            for file in layer.files.iter().filter(|file| file.path == name) {
                self.hash.update(layer.mark.id.as_bytes());
                self.hash.update(file.text.as_bytes());
                let (path, text) = (file.path.as_str(), file.text.as_str());
                sheets.push(Sheet { path, text, layer: index + 1, shown: layer.shown(name) });
            }
        }
        sheets
    }
}
