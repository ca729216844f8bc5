//! Where the catalog's files come from: the program itself, or a folder on disk.

use std::fs;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use super::check::{Fault, Faults};

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/assets/catalog");

/// One data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourceFile {
    /// Its path below the catalog folder, with `/` between folders.
    pub path: String,
    /// Its text.
    pub text: String,
}

/// All data files of a catalog, sorted by path, so that ids do not depend on the order of a folder listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The files.
    pub files: Vec<SourceFile>,
}

impl Source {
    /// The data built into the program.
    #[must_use]
    pub fn built_in() -> Self {
        fn walk(dir: &Dir<'_>, files: &mut Vec<SourceFile>) {
            for file in dir.files() {
                if file.path().extension().is_some_and(|extension| extension == "ron") {
                    let path = file.path().to_string_lossy().replace('\\', "/");
                    let text = String::from_utf8_lossy(file.contents()).replace("\r\n", "\n");
                    files.push(SourceFile { path, text });
                }
            }
            for dir in dir.dirs() {
                walk(dir, files);
            }
        }
        let mut files = Vec::new();
        walk(&BUILT_IN, &mut files);
        Self::sorted(files)
    }

    /// The data in a folder and the folders below it.
    ///
    /// # Errors
    /// Every folder or file that cannot be read.
    pub fn folder(folder: &Path) -> Result<Self, Faults> {
        let mut files = Vec::new();
        let mut faults = Vec::new();
        let mut folders: Vec<PathBuf> = vec![folder.to_path_buf()];
        while let Some(current) = folders.pop() {
            let entries = match fs::read_dir(&current) {
                Ok(entries) => entries,
                Err(error) => {
                    faults.push(Fault::whole(&shown(folder, &current), format!("the folder cannot be read: {error}")));
                    continue;
                }
            };
            for entry in entries.flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|extension| extension == "ron") {
                    match fs::read_to_string(&path) {
                        Ok(text) => {
                            files.push(SourceFile { path: shown(folder, &path), text: text.replace("\r\n", "\n") });
                        }
                        Err(error) => {
                            faults
                                .push(Fault::whole(&shown(folder, &path), format!("the file cannot be read: {error}")));
                        }
                    }
                }
            }
        }
        if faults.is_empty() { Ok(Self::sorted(files)) } else { Err(Faults::new(faults)) }
    }

    fn sorted(mut files: Vec<SourceFile>) -> Self {
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Self { files }
    }
}

/// A path as messages show it: below the folder that was asked for, or that folder itself.
fn shown(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let shown = if below.as_os_str().is_empty() { folder } else { below };
    shown.to_string_lossy().replace('\\', "/")
}
