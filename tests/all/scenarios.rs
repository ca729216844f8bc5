//! The manual as tests: every file in `tests/scenarios` describes a position, the orders of some
//! seats, and the result according to the manual.
//!
//! Each scenario also checks three general rules: a turn played twice or from a saved copy is the
//! same turn; no view tells a seat more than it may know; all offered orders are legal.

mod dealings;
mod decrees;
mod events;
mod expect;
mod grants;
mod household;
mod objectives;
mod perks;
mod rituals;
mod roll;
mod script;
mod scripts;
mod treasures;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use expect::Expect;
use script::{Played, Scenario};

/// Scenarios that must fail. They prove that a scenario can fail.
const MUST_FAIL: &str = "must_fail";

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/scenarios")
}

/// Returns the scenario files of a theme in a fixed order.
fn files(theme: &str) -> Vec<PathBuf> {
    let entries =
        fs::read_dir(folder().join(theme)).unwrap_or_else(|error| panic!("no scenarios for {theme}: {error}"));
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    files
}

/// Returns the scenarios of a file, which contains a list or a single one.
fn scenarios(file: &Path) -> Vec<Scenario> {
    let text = fs::read_to_string(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    script::read(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Plays every scenario of a theme and reports all failures together.
fn play(theme: &str) {
    let mut failures = Vec::new();
    let mut played = 0;
    for file in files(theme) {
        for scenario in scenarios(&file) {
            played += 1;
            if let Err(failure) = scenario.play() {
                let shown = file.strip_prefix(folder()).unwrap_or(&file).display().to_string();
                failures.push(format!("{shown}: \"{}\"\n{failure}", scenario.name));
            }
        }
    }
    assert!(failures.is_empty(), "{} of {played} scenarios fail:\n\n{}", failures.len(), failures.join("\n"));
}

macro_rules! themes {
    ($($theme:ident),* $(,)?) => {
        const THEMES: &[&str] = &[$(stringify!($theme)),*];

        $(
            #[test]
            fn $theme() {
                play(stringify!($theme));
            }
        )*
    };
}

themes!(
    attachments,
    attributes,
    bazaar,
    borders,
    combat,
    conclave,
    diplomacy,
    events,
    growth,
    healing,
    manuscripts,
    marching,
    objectives,
    pandemonium,
    perks,
    rituals,
    roll_call,
    sieges,
    smith,
    tribute,
    turn_order,
    upkeep,
);

#[test]
fn every_scenario_file_is_played_and_named_once() {
    let mut themes = BTreeSet::new();
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder()).expect("the folder of scenarios can be read").flatten() {
        let theme = entry.file_name().to_string_lossy().into_owned();
        assert!(entry.path().is_dir(), "{theme} lies beside the folders of scenarios and is never played");
        for file in files(&theme) {
            assert!(file.extension().is_some_and(|extension| extension == "ron"), "{} is no scenario", file.display());
            let scenarios = scenarios(&file);
            assert!(!scenarios.is_empty(), "{} is empty", file.display());
            for scenario in scenarios {
                let section = scenario.name.split(' ').next().unwrap_or_default();
                assert!(
                    section.starts_with(|first: char| first.is_ascii_digit() || first == 'R')
                        || matches!(section.as_bytes(), [b'A'..=b'L']),
                    "\"{}\" does not say which section or appendix of the manual or which ruling it shows",
                    scenario.name
                );
                assert!(scenario.expects_something(), "\"{}\" expects nothing", scenario.name);
                assert!(names.insert(scenario.name.clone()), "two scenarios are called \"{}\"", scenario.name);
            }
        }
        themes.insert(theme);
    }
    assert!(themes.remove(MUST_FAIL), "the scenarios that must fail are missing");
    let played: BTreeSet<String> = THEMES.iter().map(|theme| (*theme).to_owned()).collect();
    assert_eq!(themes, played, "folders of scenarios and the themes that are played");
}

#[test]
fn scenarios_that_must_fail_do_fail() {
    let mut failed = 0;
    for file in files(MUST_FAIL) {
        for scenario in scenarios(&file) {
            let failure = scenario.play().expect_err(&scenario.name);
            for part in ["expected", "orders:", "log:"] {
                assert!(failure.contains(part), "the failure of \"{}\" does not show {part}\n{failure}", scenario.name);
            }
            failed += 1;
        }
    }
    assert!(failed >= 2, "only {failed} scenarios that must fail");
}
