//! Packed mods: one zip file with the files of the folder.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Write};
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipArchive, ZipWriter};

use super::{MANIFEST, MOST_BYTES, MOST_FILES, Mod, ModFault, plain};
use crate::archive::replace;

/// The ending of a packed mod.
pub const PACKED: &str = "zip";

/// Writes a mod into one file. The same mod always gives the same bytes.
///
/// # Errors
/// The reason why the file cannot be written. What was there is then still there.
pub fn pack(packed: &Mod, manifest: &str, file: &Path) -> Result<(), ModFault> {
    let fault = |error: &dyn std::fmt::Display| ModFault::whole(file, format!("it cannot be written: {error}"));
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let how = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .last_modified_time(DateTime::default());
    let files = std::iter::once((MANIFEST, manifest))
        .chain(packed.files.iter().map(|(path, text)| (path.as_str(), text.as_str())));
    for (path, text) in files {
        zip.start_file(path, how).map_err(|error| fault(&error))?;
        zip.write_all(text.as_bytes()).map_err(|error| fault(&error))?;
    }
    let bytes = zip.finish().map_err(|error| fault(&error))?.into_inner();
    replace(file, &bytes).map_err(|error| fault(&error))
}

/// Reads the files of a packed mod. A zip file that holds one folder with everything in it will do
/// as well, because that is what most programs make of a folder.
pub(super) fn unpack(file: &Path) -> Result<BTreeMap<String, String>, Vec<ModFault>> {
    let fault = |what: String| vec![ModFault::whole(file, what)];
    let there = fs::metadata(file).map_err(|error| fault(format!("it cannot be read: {error}")))?;
    if !there.is_file() || there.len() > MOST_BYTES {
        return Err(fault("this is no mod".to_owned()));
    }
    let opened = fs::File::open(file).map_err(|error| fault(format!("it cannot be read: {error}")))?;
    let mut zip = ZipArchive::new(opened).map_err(|error| fault(format!("this is no zip file: {error}")))?;
    if zip.len() > MOST_FILES {
        return Err(fault(format!("a mod has at most {MOST_FILES} files")));
    }
    let (mut files, mut faults, mut room) = (BTreeMap::new(), Vec::new(), MOST_BYTES);
    for index in 0..zip.len() {
        let entry = zip.by_index(index).map_err(|error| fault(format!("it cannot be unpacked: {error}")))?;
        // A name that leads out of the mod is left out, and so are folders and hidden files.
        let Some(path) = entry.enclosed_name() else { continue };
        let path = path.to_string_lossy().replace('\\', "/");
        if entry.is_dir() || path.split('/').any(|part| part.starts_with('.') || part == "__MACOSX") {
            continue;
        }
        match plain(entry, &mut room) {
            Ok(text) => drop(files.insert(path, text)),
            Err(what) => faults.push(ModFault::whole(&file.join(path), what)),
        }
    }
    if faults.is_empty() { Ok(without_wrapper(files)) } else { Err(faults) }
}

/// Returns the files without the one folder in which all of them lie, if there is one.
fn without_wrapper(files: BTreeMap<String, String>) -> BTreeMap<String, String> {
    if files.contains_key(MANIFEST) {
        return files;
    }
    let wrapper = files.keys().find_map(|path| path.strip_suffix(MANIFEST)).map(str::to_owned);
    match wrapper {
        Some(wrapper) if files.keys().all(|path| path.starts_with(&wrapper)) => {
            files.into_iter().map(|(path, text)| (path[wrapper.len()..].to_owned(), text)).collect()
        }
        Some(_) | None => files,
    }
}
