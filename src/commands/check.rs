//! `check`: reads every data file and reports every fault at once.

use std::path::{Path, PathBuf};

use clap::Args;

use super::{Failure, page};
use crate::rules::catalog::{Catalog, Fault, Source};

/// What `check` is told.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The folder with the data files, in place of those built into the program
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

/// Reads and reports.
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let folder = options.data.as_deref().map(catalog_in);
    let source = match &folder {
        Some(folder) => Source::folder(folder),
        None => Ok(Source::built_in()),
    };
    let read = source.and_then(|source| Catalog::read(&source).map(|catalog| (catalog, source.files.len())));
    match read {
        Ok((catalog, files)) => page::print(&counts(&catalog, files)),
        Err(faults) => Err(Failure(faults.list().iter().map(|fault| located(folder.as_deref(), fault)).collect())),
    }
}

/// The catalog's folder: the one that was named, or `catalog` in it if all of the assets were meant.
fn catalog_in(named: &Path) -> PathBuf {
    let below = named.join("catalog");
    if below.is_dir() && !named.join("constants.ron").exists() { below } else { named.to_path_buf() }
}

/// A fault as editors and terminals can follow it: with the whole path of its file.
fn located(folder: Option<&Path>, fault: &Fault) -> String {
    let folder = folder.filter(|folder| folder.to_string_lossy() != fault.file);
    let file = folder.map_or_else(|| fault.file.clone(), |folder| folder.join(&fault.file).display().to_string());
    Fault { file, ..fault.clone() }.to_string()
}

fn counts(catalog: &Catalog, files: usize) -> String {
    format!(
        "{files} files: {} legions, {} places of power, {} archfiends, {} powers; no faults\n",
        catalog.legions.len(),
        catalog.places.len(),
        catalog.archfiends.len(),
        catalog.powers.len(),
    )
}
