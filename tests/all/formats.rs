//! Files of every format that ever landed stay readable: saves of all games, letters, archfiends,
//! set-ups, settings. `tests/golden/formats` has one of each kind and version; none is ever changed.
//!
//! A save of other rules or another catalog is refused by its name and no worse. `UPDATE_FORMATS=1
//! cargo test formats` adds the files of a new version.

use std::fs;
use std::path::{Path, PathBuf};

use circles::table::Circles;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::table::Conclave;
use infernal_conclave::table::cabinet::Cabinet;
use infernal_conclave::table::setups::SetUps;
use oaths::table::{First, Oaths};
use table::archive::{Archive, FORMAT, Flaw};
use table::game::Game;
use table::post::game_of;

use crate::fuzzed::readers::READERS;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden/formats")
}

/// Returns what the program writes today, under the name of its version.
fn of_today() -> Vec<(String, Vec<u8>)> {
    let genuine = |name: &str| {
        let reader = READERS.iter().find(|reader| reader.name == name).expect("a reader");
        (reader.genuine)()
    };
    let games = [
        (Conclave::NAME, Conclave::RULES),
        (Oaths::NAME, Oaths::RULES),
        (First::NAME, First::RULES),
        (Circles::NAME, Circles::RULES),
    ];
    let mut files = Vec::new();
    for (at, save) in genuine("save").into_iter().enumerate() {
        let (game, rules) = games[usize::from(save[0])];
        files.push((format!("{game}-format-{FORMAT}-rules-{rules}-{}.conclave", at % 2), save[1..].to_vec()));
    }
    for (at, letter) in genuine("letter").into_iter().enumerate() {
        files.push((format!("oaths-letters-{}-{at}.letter", table::post::dispatch::FORMAT), letter));
    }
    for (kind, text) in ["archfiend", "setup"].into_iter().zip(genuine("leaf")) {
        files.push((format!("{kind}-1.ron"), text));
    }
    #[cfg(feature = "client")]
    files.push(("settings-1.ron".to_owned(), settings::of_today()));
    files
}

/// The settings, which only the window reads.
#[cfg(feature = "client")]
mod settings {
    use std::fs;
    use std::path::Path;

    use infernal_conclave::window::shell::settings::Preferences;

    use crate::program::Scratch;

    pub(super) fn of_today() -> Vec<u8> {
        let scratch = Scratch::new("settings-of-today");
        let path = scratch.path().join("settings.ron");
        Preferences::default().write(&path).expect("written");
        fs::read(&path).expect("read")
    }

    pub(super) fn read(path: &Path) {
        drop(Preferences::read(path).expect("settings of an earlier version"));
    }
}

fn read<G: Game>(book: &G::Book, path: &Path, today: bool) {
    let bytes = fs::read(path).expect("a file");
    match Archive::<G>::from_bytes(&bytes, G::catalog(book)) {
        Ok(archive) => archive.verify(book).unwrap_or_else(|why| panic!("{}: {why}", path.display())),
        Err(Flaw::OtherRules { .. } | Flaw::OtherCatalog { .. }) if !today => {}
        Err(flaw) => panic!("{}: {flaw}", path.display()),
    }
}

#[test]
fn files_of_every_version_are_read() {
    let today = of_today();
    for (name, bytes) in &today {
        let path = folder().join(name);
        if std::env::var_os("UPDATE_FORMATS").is_some() && !path.exists() {
            fs::create_dir_all(folder()).expect("a folder");
            fs::write(&path, bytes).expect("a file");
        }
        assert!(path.exists(), "a new version: UPDATE_FORMATS=1 cargo test formats adds {name}");
    }
    let book = Rulebook::standard();
    for entry in fs::read_dir(folder()).expect("the files").flatten() {
        let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
        // Another catalog of the same rules is a new game to a save.
        let same = today.iter().any(|(other, bytes)| *other == name && fs::read(&path).is_ok_and(|old| old == *bytes));
        match name.split_once("-format-").map(|(game, _)| game) {
            Some(game) if game == Conclave::NAME => read::<Conclave>(&book, &path, same),
            Some(game) if game == Oaths::NAME => {
                read::<Oaths>(&oaths::rules::catalog::Catalog::standard(), &path, same);
            }
            Some(game) if game == First::NAME => {
                read::<First>(&oaths::first::rules::catalog::Catalog::standard(), &path, same);
            }
            Some(game) if game == Circles::NAME => {
                read::<Circles>(&circles::rules::catalog::Catalog::standard(), &path, same);
            }
            Some(game) => panic!("there is no game called {game}"),
            None if name.ends_with(".letter") => {
                assert_eq!(game_of(&path).expect("a letter"), Oaths::NAME);
            }
            None if name.starts_with("archfiend") => {
                Cabinet::new(folder()).read(&path, book.catalog()).expect("an archfiend of an earlier version");
            }
            None if name.starts_with("setup") => {
                SetUps::new(folder()).read(&path, book.catalog()).expect("a set-up of an earlier version");
            }
            None if name.starts_with("settings") => {
                #[cfg(feature = "client")]
                settings::read(&path);
            }
            None => panic!("nobody reads {name}"),
        }
    }
}
