//! The source of the catalog's files: the program itself, or a folder on disk, and the mods that
//! change them.

use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};

use table_data::{Fault, Faults, Layer, SourceFile};

/// Maximum number of files and folders that are examined below a folder.
const MOST_ENTRIES: usize = 20_000;
/// Maximum total size of the RON files below a folder, in bytes.
const MOST_BYTES: u64 = 64 << 20;

static BUILT_IN: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/catalog");
static TRIALS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../../assets/conclave/trials");

/// All data files of a catalog, sorted by path, so that ids do not depend on the order of a folder
/// listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The files.
    pub files: Vec<SourceFile>,
    /// The trials, sorted by path.
    pub trials: Vec<SourceFile>,
    /// The mods that change them. Each one changes what the files and the mods before it say.
    pub mods: Vec<Layer>,
}

impl Source {
    /// Returns the data built into the program.
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
        let (mut files, mut trials) = (Vec::new(), Vec::new());
        walk(&BUILT_IN, &mut files);
        walk(&TRIALS, &mut trials);
        Self::sorted(files, trials)
    }

    /// Reads the data in a folder and its subfolders. The trials are those in the folder
    /// `conclave/trials` beside it, if there is one.
    ///
    /// # Errors
    /// Returns every folder or file that cannot be read.
    pub fn folder(folder: &Path) -> Result<Self, Faults> {
        let beside = folder.parent().map(|assets| assets.join("conclave").join("trials"));
        let trials = beside.filter(|trials| trials.is_dir()).map_or_else(|| Ok(Vec::new()), |trials| read(&trials))?;
        Ok(Self::sorted(read(folder)?, trials))
    }

    fn sorted(mut files: Vec<SourceFile>, mut trials: Vec<SourceFile>) -> Self {
        for files in [&mut files, &mut trials] {
            files.sort_by(|a, b| a.path.cmp(&b.path));
        }
        Self { files, trials, mods: Vec::new() }
    }

    /// Returns the same data, changed by these mods in this order.
    #[must_use]
    pub fn with(mut self, mods: impl IntoIterator<Item = Layer>) -> Self {
        self.mods.extend(mods);
        self
    }
}

fn read(folder: &Path) -> Result<Vec<SourceFile>, Faults> {
    let found = ron_files(folder).map_err(|found| {
        Faults::new(found.into_iter().map(|(path, what)| Fault::whole(&shown(folder, &path), what)).collect())
    })?;
    let file =
        |(path, text): (PathBuf, String)| SourceFile { path: shown(folder, &path), text: text.replace("\r\n", "\n") };
    Ok(found.into_iter().map(file).collect())
}

/// Returns the RON files in a folder and its subfolders, with their texts, in no particular order.
/// Links to folders are not followed, because they can form a cycle. Pipes and devices are not
/// opened, because reading them may never end.
///
/// # Errors
/// Returns every folder or file that cannot be read, with the reason.
pub fn ron_files(folder: &Path) -> Result<Vec<(PathBuf, String)>, Vec<(PathBuf, String)>> {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    let mut folders: Vec<PathBuf> = vec![folder.to_path_buf()];
    let (mut seen, mut room) = (0, MOST_BYTES);
    while let Some(current) = folders.pop() {
        let entries = match fs::read_dir(&current) {
            Ok(entries) => entries,
            Err(error) => {
                faults.push((current, format!("the folder cannot be read: {error}")));
                continue;
            }
        };
        for entry in entries.flatten() {
            seen += 1;
            if seen > MOST_ENTRIES {
                faults.push((folder.to_path_buf(), format!("the folder holds more than {MOST_ENTRIES} files")));
                return Err(faults);
            }
            let path = entry.path();
            let linked = entry.file_type().is_ok_and(|kind| kind.is_symlink());
            let there = fs::metadata(&path);
            let ron = path.extension().is_some_and(|extension| extension == "ron");
            match there {
                Ok(there) if there.is_dir() && linked => {
                    faults.push((path, "a link to a folder is not followed".to_owned()));
                }
                Ok(there) if there.is_dir() => folders.push(path),
                Ok(_) | Err(_) if !ron => {}
                Ok(there) if !there.is_file() => faults.push((path, "this is not a file".to_owned())),
                Ok(_) => match read_within(&path, room) {
                    Ok(text) => {
                        room -= text.len() as u64;
                        files.push((path, text));
                    }
                    Err(what) => faults.push((path, format!("the file cannot be read: {what}"))),
                },
                Err(error) => faults.push((path, format!("the file cannot be read: {error}"))),
            }
        }
    }
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// Returns the text of a file that has at most `room` bytes.
fn read_within(path: &Path, room: u64) -> Result<String, String> {
    let mut text = String::new();
    let file = fs::File::open(path).map_err(|error| error.to_string())?;
    file.take(room + 1).read_to_string(&mut text).map_err(|error| error.to_string())?;
    if text.len() as u64 > room {
        return Err(format!("all files together have more than {MOST_BYTES} bytes"));
    }
    Ok(text)
}

/// Returns a path for messages: relative to `folder`, or the folder itself.
fn shown(folder: &Path, path: &Path) -> String {
    let below = path.strip_prefix(folder).unwrap_or(path);
    let shown = if below.as_os_str().is_empty() { folder } else { below };
    shown.to_string_lossy().replace('\\', "/")
}
