//! `check`: reads every data file and every translation, and reports every fault at once.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::Args;
use oaths::rules::catalog::Catalog as Cards;
use table_text::Text;
use table_text::languages::{Translation, translations};
use terminal::{Failure, page};

use crate::rules::catalog::{Catalog, Fault, Source, ron_files};
use crate::table::tutorial::{self, Tutorial};

/// Options of `check`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// The folder with the data files, in place of those built into the program
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
    /// A folder with scenarios: every entry that none of them names is a fault as well
    #[arg(long, value_name = "DIR")]
    scenarios: Option<PathBuf>,
}

/// Reads the data files and the translations. Prints either the counts or all faults. With a
/// language, also prints every message that it lacks.
pub(super) fn run(options: &Options, language: Option<&str>) -> Result<(), Failure> {
    let folder = options.data.as_deref().map(catalog_in);
    let source = match &folder {
        Some(folder) => Source::folder(folder),
        None => Ok(Source::built_in()),
    };
    let named = options.scenarios.as_deref().map(words_in).transpose()?;
    let read = source.and_then(|source| {
        let catalog = match &named {
            Some(named) => Catalog::read_with_scenarios(&source, named),
            None => Catalog::read(&source),
        };
        catalog.map(|catalog| (catalog, source.files.len()))
    });
    let translations = translations();
    let of_texts = translations.iter().flat_map(|translation| &translation.faults).cloned();
    match read {
        Ok((catalog, files)) => {
            let of_icons = folder.iter().flat_map(|folder| missing_icons(&catalog, folder));
            let of_lessons = of_tutorial(&catalog, folder.as_deref());
            let of_cards = of_oaths(folder.as_deref());
            let faults: Vec<String> = of_texts.chain(of_icons).chain(of_lessons).chain(of_cards).collect();
            if !faults.is_empty() {
                return Err(Failure(faults));
            }
            let told = translations.iter().map(|translation| progress(translation, language));
            page::print(&(told.collect::<String>() + &counts(&catalog, files)))
        }
        Err(faults) => {
            let of_data = faults.list().iter().map(|fault| located(folder.as_deref(), fault));
            Err(Failure(of_data.chain(of_texts).collect()))
        }
    }
}

/// Returns the faults of the cards of Oaths of the Pit. They are read from the folder `oaths/cards`
/// beside the catalog, or from the program if there is no such folder.
fn of_oaths(folder: Option<&Path>) -> Vec<String> {
    let beside = folder.and_then(Path::parent).map(|assets| assets.join("oaths/cards")).filter(|cards| cards.is_dir());
    let read = match &beside {
        Some(cards) => Cards::read_folder(cards),
        None => Cards::built_in(),
    };
    let shown = beside.unwrap_or_else(|| PathBuf::from("assets/oaths/cards"));
    let faults = read.err().map(|faults| faults.sentences()).unwrap_or_default();
    faults.into_iter().map(|fault| format!("error: {}/{fault}", shown.display())).collect()
}

/// Returns how much of a translation is done. For the chosen language, every missing message
/// follows.
fn progress(translation: &Translation, chosen: Option<&str>) -> String {
    let Translation { language, said, missing, .. } = translation;
    let mut told = format!("{language}: {said} of {} messages, the rest in English\n", said + missing.len());
    if chosen == Some(*language) {
        told.extend(missing.iter().map(|id| format!("{language}: no message {id}\n")));
    }
    told
}

/// Returns every quoted text in the RON files below a folder, split into words, because a quoted
/// order consists of several words.
fn words_in(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let files = ron_files(folder).map_err(|faults| {
        let line = |(path, what): (PathBuf, String)| {
            format!("error: {}: the scenarios cannot be read: {what}", path.display())
        };
        Failure(faults.into_iter().map(line).collect())
    })?;
    let quoted = files.iter().flat_map(|(_, text)| text.split('"').skip(1).step_by(2));
    Ok(quoted.flat_map(str::split_whitespace).map(str::to_owned).collect())
}

/// Returns the catalog's folder: the named folder itself, or its subfolder `catalog` if the folder
/// of all assets was named.
fn catalog_in(named: &Path) -> PathBuf {
    let below = named.join("catalog");
    if below.is_dir() && !named.join("constants.ron").exists() { below } else { named.to_path_buf() }
}

/// Returns a fault for every entry whose icon does not exist. The icons lie in the folder `icons`
/// beside the catalog; without that folder there is nothing to compare. The heads of praetors are no
/// files, but parts of `assets/look/portraits.ron`.
fn missing_icons(catalog: &Catalog, folder: &Path) -> Vec<String> {
    let Some(icons) = folder.parent().map(|assets| assets.join("icons")).filter(|icons| icons.is_dir()) else {
        return Vec::new();
    };
    macro_rules! used {
        ($($family:ident),+) => {
            [$(catalog.$family.iter().map(|def| (&def.id, &def.icon)).collect::<Vec<_>>()),+].concat()
        };
    }
    let used = used!(legions, artifacts, relics, places, manuscripts, perks, rituals, events);
    let there = |icon: &str| {
        let file = format!("{icon}.svg");
        icons.join("charges").join(&file).is_file() || icons.join(&file).is_file()
    };
    let absent = used.into_iter().filter(|(_, icon)| !there(icon));
    absent.map(|(id, icon)| format!("{}: no icon \"{icon}\" for \"{id}\"", icons.display())).collect()
}

/// Returns the faults of the tutorial: of the folder `conclave/tutorial` beside the catalog if there
/// is one, or else of the files that are built in.
fn of_tutorial(catalog: &Catalog, folder: Option<&Path>) -> Vec<String> {
    let beside = folder.and_then(Path::parent).map(|assets| assets.join("conclave").join("tutorial"));
    let beside = beside.filter(|lessons| lessons.is_dir());
    let place = beside.as_deref().map_or_else(|| "assets/conclave/tutorial".to_owned(), |at| at.display().to_string());
    let source = match beside.as_deref().map(tutorial::Source::folder) {
        Some(Ok(source)) => source,
        Some(Err(fault)) => return vec![fault.to_string()],
        None => tutorial::Source::built_in(),
    };
    let text = Text::english();
    let faults = match Tutorial::read(&source) {
        Ok(lessons) => lessons.check(catalog, &source, |id| text.has(id)),
        Err(faults) => faults,
    };
    faults.into_iter().map(|fault| format!("{place}/{fault}")).collect()
}

/// Returns a fault with the full path of its file, so that editors and terminals can open it.
fn located(folder: Option<&Path>, fault: &Fault) -> String {
    let folder = folder.filter(|folder| folder.to_string_lossy() != fault.file);
    let file = folder.map_or_else(|| fault.file.clone(), |folder| folder.join(&fault.file).display().to_string());
    Fault { file, ..fault.clone() }.to_string()
}

fn counts(catalog: &Catalog, files: usize) -> String {
    format!(
        "{files} files: {} legions, {} praetors, {} artifacts, {} relics, {} manuscripts, {} moves, {} decorations, \
         {} places of power, {} archfiends, {} powers, {} rituals, {} events, {} objectives, {} perks; no faults\n",
        catalog.legions.len(),
        catalog.praetors.len(),
        catalog.artifacts.len(),
        catalog.relics.len(),
        catalog.manuscripts.len(),
        catalog.moves.len(),
        catalog.decorations.len(),
        catalog.places.len(),
        catalog.archfiends.len(),
        catalog.powers.len(),
        catalog.rituals.len(),
        catalog.events.len(),
        catalog.objectives.len(),
        catalog.perks.len(),
    )
}
