//! The layers: those invariants of `src/lib.rs` that only a scan of the source can check. Cargo
//! keeps the crates apart; here stands which of them may know which.
//!
//! These invariants forbid things, so a reader of the code does not notice a violation. Comments
//! are ignored, because a rule may mention the things that it avoids. Every violation is reported
//! with file and line.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// One source file.
struct File {
    /// Its path within the package, with `/` between folders.
    path: String,
    text: String,
    /// Its lines without comments.
    code: Vec<String>,
}

impl File {
    fn below(&self, folder: &str) -> bool {
        self.path.starts_with(folder)
    }

    fn is(&self, name: &str) -> bool {
        self.path.ends_with(&format!("/{name}"))
    }
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{} cannot be read: {error}", folder.display()));
    for entry in entries.flatten() {
        let path = entry.path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
}

/// Returns all Rust files in these folders of the package, sorted by path.
fn files(folders: &[&str]) -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for folder in folders {
        gather(&root.join(folder), &mut paths);
    }
    paths.sort();
    assert!(!paths.is_empty(), "there is nothing to look at in {folders:?}");
    let read = |path: PathBuf| {
        let text =
            fs::read_to_string(&path).unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
        let below = path.strip_prefix(root).unwrap_or(&path);
        let code = text.lines().map(|line| without_comment(line).to_owned()).collect();
        File { path: below.to_string_lossy().replace('\\', "/"), text, code }
    };
    paths.into_iter().map(read).collect()
}

/// Returns a line up to its comment. Two slashes in a string do not start a comment.
fn without_comment(line: &str) -> &str {
    let (mut quoted, mut escaped) = (false, false);
    for (at, letter) in line.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            // A quotation mark in a character literal does not start a string.
            '"' if !line[..at].ends_with('\'') => quoted = !quoted,
            '/' if !quoted && line[at..].starts_with("//") => return &line[..at],
            _ => {}
        }
    }
    line
}

const fn in_word(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// True if a line names this as a whole word, not as a part of a longer one.
fn names(line: &str, wanted: &str) -> bool {
    line.match_indices(wanted).any(|(at, _)| {
        let before = line[..at].chars().next_back().is_some_and(in_word);
        let after = line[at + wanted.len()..].chars().next().is_some_and(in_word);
        let (open, close) = (wanted.starts_with(in_word), wanted.ends_with(in_word));
        !(before && open || after && close)
    })
}

/// Returns every line of these files that names one of these things.
fn offenders<'a>(files: impl IntoIterator<Item = &'a File>, forbidden: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for file in files {
        for (index, line) in file.code.iter().enumerate() {
            for wanted in forbidden.iter().filter(|wanted| names(line, wanted)) {
                found.push(format!("{}:{}: {wanted}", file.path, index + 1));
            }
        }
    }
    found
}

#[track_caller]
fn nothing(found: &[String], rule: &str) {
    assert!(found.is_empty(), "{rule}:\n{}", found.join("\n"));
}

#[test]
fn the_scanner_sees_what_it_should() {
    assert!(names("use bevy::app::App;", "bevy"));
    assert!(names("let x = a.panic!();", "panic!"));
    assert!(names("#[expect(x)]", "#[expect("));
    assert!(!names("use bevy_egui::egui;", "bevy"));
    assert!(!names("let my_f32x = 1;", "f32"));
    assert!(names("x as f32", "f32"));
    assert_eq!(without_comment("let a = \"http://x\"; // bevy"), "let a = \"http://x\"; ");
    assert_eq!(without_comment("let q = '\"'; // f32"), "let q = '\"'; ");
    assert_eq!(without_comment(r#"let q = "\"//"; // f32"#), r#"let q = "\"//"; "#);
    assert_eq!(without_comment("//! f32"), "");
}

#[test]
fn rules_do_not_know_that_they_are_drawn() {
    // The core of the table is part of the rules of every game.
    let all = files(&[
        "src/circles/catalog",
        "src/circles/rules",
        "src/conclave/rules",
        "src/oaths/rules",
        "src/oaths/first/rules",
        "src/table/core",
        "src/table/data",
    ]);
    let rules: Vec<_> = all.iter().filter(|file| !file.is("plugin.rs")).collect();
    assert!(rules.len() > 50 && rules.len() < all.len(), "the scan no longer finds the rules");
    nothing(&offenders(rules.iter().copied(), &["bevy::"]), "the rules know no engine, except in a plugin.rs");
    let shaky =
        ["HashMap", "HashSet", "f32", "f64", "SystemTime", "Instant", "rand::rng", "thread_rng", "thread::spawn"];
    nothing(&offenders(&all, &shaky), "the rules give the same game on every machine");
}

#[test]
fn the_chronicle_knows_of_minds_what_they_wrote_down() {
    let all = files(&["src/conclave/chronicle"]);
    let (reasons, others): (Vec<_>, Vec<_>) = all.iter().partition(|file| file.is("rationale.rs"));
    nothing(&offenders(others, &["conclave_minds"]), "facts are told without knowing who plays");
    assert_eq!(reasons.len(), 1);
    let named: Vec<&String> = reasons[0].code.iter().filter(|line| line.contains("conclave_minds")).collect();
    assert_eq!(named, ["use conclave_minds::thought::{Aim, Left, Merit, Question, Rationale, Reason, Reply};"]);
}

/// Each crate's folder, the crates of the workspace that it may know, and whether it may draw.
const CRATES: [(&str, &[&str], Drawing); 29] = [
    ("src/table/core", &[], Drawing::Never),
    ("src/table/data", &["table-core"], Drawing::Never),
    ("src/table/text", &["table-core"], Drawing::Never),
    ("src/table", &["table-core", "table-data"], Drawing::Never),
    ("src/conclave/rules", &["table-core", "table-data"], Drawing::IfAsked),
    ("src/conclave/minds", &["conclave-rules"], Drawing::Never),
    ("src/conclave/chronicle", &["conclave-minds", "conclave-rules", "table-text"], Drawing::Never),
    ("src/conclave/table", &["conclave-minds", "conclave-rules", "table"], Drawing::Never),
    (
        "src/conclave",
        &["conclave-chronicle", "conclave-minds", "conclave-rules", "conclave-table", "table-text"],
        Drawing::Never,
    ),
    ("src/circles/catalog", &["table-core", "table-data"], Drawing::Never),
    ("src/circles/rules", &["circles-catalog", "table-core"], Drawing::Never),
    ("src/circles/minds", &["circles-rules"], Drawing::Never),
    ("src/circles/table", &["circles-minds", "circles-rules", "table"], Drawing::Never),
    ("src/circles/chronicle", &["circles-rules", "table-text"], Drawing::Never),
    (
        "src/circles",
        &["circles-catalog", "circles-chronicle", "circles-minds", "circles-rules", "circles-table"],
        Drawing::Never,
    ),
    ("src/oaths/rules", &["table-core", "table-data"], Drawing::Never),
    ("src/oaths/chronicle", &["oaths-rules", "table-text"], Drawing::Never),
    ("src/oaths/minds", &["oaths-rules"], Drawing::Never),
    ("src/oaths/first/rules", &["table-core", "table-data"], Drawing::Never),
    ("src/oaths/first/chronicle", &["oaths-first-rules", "table-text"], Drawing::Never),
    ("src/oaths/first/minds", &["oaths-first-rules"], Drawing::Never),
    (
        "src/oaths/table",
        &["oaths-first-minds", "oaths-first-rules", "oaths-minds", "oaths-rules", "table"],
        Drawing::Never,
    ),
    (
        "src/oaths",
        &[
            "oaths-chronicle",
            "oaths-first-chronicle",
            "oaths-first-minds",
            "oaths-first-rules",
            "oaths-minds",
            "oaths-rules",
            "oaths-table",
        ],
        Drawing::Never,
    ),
    ("src/terminal", &["table"], Drawing::Never),
    ("src/simulation", &["conclave", "table-text", "terminal"], Drawing::Never),
    ("src/lab", &["circles", "conclave", "oaths", "simulation", "table", "terminal"], Drawing::Never),
    ("src/sound", &[], Drawing::Never),
    ("src/window", &["circles", "conclave", "oaths", "sound", "table", "table-text"], Drawing::IfAsked),
    (
        ".",
        &["circles", "conclave", "oaths", "simulation", "sound", "table", "table-text", "terminal", "window"],
        Drawing::IfAsked,
    ),
];

/// The permission of a crate to link the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawing {
    Never,
    /// Behind a feature: the dependency is optional.
    IfAsked,
}

/// The names of everything that a manifest depends on, each with its whole line.
fn dependencies(manifest: &str) -> Vec<(&str, &str)> {
    let section = manifest.split("\n[dependencies]\n").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    lines.filter_map(|line| Some((line.split(['.', ' ', '=']).next().filter(|name| !name.is_empty())?, line))).collect()
}

#[test]
fn crates_know_only_those_below_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: PathBuf| fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let workspace = read(root.join("Cargo.toml"));
    let members = workspace.split("\ndefault-members").nth(1).and_then(|rest| rest.split(']').next());
    let members = members.expect("the members of the workspace");
    assert_eq!(members.matches("src/").count() + 1, CRATES.len(), "a crate is missing in the table");
    let ours = ["circles", "conclave", "infernal-", "oaths", "simulation", "sound", "table", "terminal", "window"];
    let engine = ["bevy", "egui", "wgpu", "winit"];
    let mut found = Vec::new();
    for (folder, known, drawing) in CRATES {
        let manifest = read(root.join(folder).join("Cargo.toml"));
        let of_ours = |name: &str| ours.iter().any(|prefix| name.starts_with(prefix));
        let draws = |name: &str| engine.iter().any(|prefix| name.starts_with(prefix));
        for (name, line) in dependencies(&manifest) {
            let stranger = of_ours(name) && !known.contains(&name);
            let engine = draws(name) && (drawing == Drawing::Never || !line.contains("optional = true"));
            let feature = drawing == Drawing::Never && line.contains("\"bevy\"");
            found.extend((stranger || engine || feature).then(|| format!("{folder}/Cargo.toml: {line}")));
        }
        for name in known {
            let there = dependencies(&manifest).iter().any(|(dependency, _)| dependency == name);
            found.extend((!there).then(|| format!("{folder}/Cargo.toml: {name} is no longer there")));
        }
    }
    nothing(&found, "crates know only those below them, and only the window and its plugins link the engine");
}

/// The folder of the crate that a source file belongs to: the longest that it lies in.
fn crate_of(path: &str) -> &'static str {
    let holds = |folder: &str| path.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
    let folders = CRATES.iter().map(|(folder, ..)| *folder).filter(|folder| holds(folder));
    folders.max_by_key(|folder| folder.len()).unwrap_or(".")
}

#[test]
fn no_test_stands_where_none_is_run() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let manifest = |folder: &str| fs::read_to_string(root.join(folder).join("Cargo.toml")).expect("a manifest");
    let untested: Vec<_> = CRATES
        .iter()
        .map(|(folder, ..)| *folder)
        .filter(|folder| manifest(folder).lines().any(|line| line == "test = false"))
        .collect();
    let sources = files(&["src"]);
    let skipped = sources.iter().filter(|file| untested.contains(&crate_of(&file.path)));
    let rule = "the manifest of this crate says `test = false`, so its tests would not be run";
    nothing(&offenders(skipped, &[concat!("#[te", "st]"), "proptest!"]), rule);

    let mut examples = Vec::new();
    for file in &sources {
        let fences = file.text.lines().enumerate().filter_map(|(number, line)| {
            let words = line.trim().strip_prefix("///").or_else(|| line.trim().strip_prefix("//!"))?;
            Some((number, words.trim().strip_prefix("```")?))
        });
        // Every second fence closes what the one before it opened.
        let opening = fences.step_by(2).filter(|(_, kind)| !["json", "ron", "sh", "text"].contains(kind));
        examples.extend(opening.map(|(number, _)| format!("{}:{}", file.path, number + 1)));
    }
    nothing(&examples, "no crate runs examples of its documentation: say what kind of text this is, or write a test");
}

/// The versions of each crate in a lock file.
fn locked(path: &str) -> BTreeMap<String, BTreeSet<String>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let quoted = |line: &str, key: &str| Some(line.strip_prefix(key)?.trim_matches('"').to_owned());
    for package in text.split("[[package]]") {
        let name = package.lines().find_map(|line| quoted(line, "name = "));
        let version = package.lines().find_map(|line| quoted(line, "version = "));
        if let (Some(name), Some(version)) = (name, version) {
            versions.entry(name).or_default().insert(version);
        }
    }
    versions
}

#[test]
fn the_fuzzer_tries_the_versions_that_the_game_ships() {
    let (ours, fuzzed) = (locked("Cargo.lock"), locked("tests/fuzz/Cargo.lock"));
    let both = fuzzed.iter().filter_map(|(name, versions)| Some((name, versions, ours.get(name)?)));
    let apart: Vec<_> = both
        .filter(|(_, versions, ours)| !versions.is_subset(ours))
        .map(|(name, versions, ours)| format!("{name}: {versions:?}, and the game has {ours:?}"))
        .collect();
    nothing(&apart, "copy Cargo.lock to tests/fuzz, and let cargo mend it there");
    assert!(fuzzed.contains_key("lz4_flex"), "the lock file of the fuzzer is not read");
}

/// Crates that open windows use sockets too, to reach the desktop of the same machine. The crates in
/// this list reach other machines.
#[test]
fn nothing_of_the_game_goes_online() {
    let sockets = ["std::net", "TcpStream", "TcpListener", "UdpSocket"];
    nothing(&offenders(&files(&["src"]), &sockets), "the game opens no network connection");
    let online = "attohttpc curl hyper isahc minreq native-tls quinn reqwest rustls tungstenite ureq";
    let ours = locked("Cargo.lock");
    let found: Vec<_> = online.split(' ').filter(|name| ours.contains_key(*name)).map(str::to_owned).collect();
    nothing(&found, "a crate that goes online has come in: find out by `cargo tree --invert` who brought it");
}

/// True if a signature takes a `Game`, not only a type whose name contains the word.
fn takes_game(signature: &str) -> bool {
    names(signature, "Game")
}

#[test]
fn minds_see_no_game() {
    let minds = files(&["src/conclave/minds"]);
    nothing(&offenders(&minds, &["Game::found", "::unveiled"]), "a mind sees its view and no more");
    let mut found = Vec::new();
    let mut drafts = 0;
    for file in &minds {
        let code = file.code.join("\n");
        for (at, _) in code.match_indices("fn draft(") {
            let signature = code[at..].split(['{', ';']).next().unwrap_or_default();
            drafts += 1;
            if takes_game(signature) {
                found.push(format!("{}:{}", file.path, code[..at].matches('\n').count() + 1));
            }
        }
    }
    assert!(drafts > 3, "the scan no longer finds the minds");
    nothing(&found, "a mind drafts from a view, never from a game");
}

#[test]
fn only_replays_are_unveiled() {
    let client = files(&["src/window"]);
    let elsewhere = client
        .iter()
        .filter(|file| !file.below("src/window/shell/flow/") && !file.is("window.rs") && !file.is("scenes.rs"));
    nothing(
        &offenders(elsewhere, &["::unveiled"]),
        "the client shows everything only where replays and the end are shown",
    );
    let others = files(&["src/table", "src/conclave/chronicle"]);
    nothing(&offenders(&others, &["::unveiled"]), "nobody else lifts the veil");
}

#[test]
fn nothing_is_left_unfinished_or_silenced() {
    let all = files(&["src", "tests", "benches"]);
    // The words are assembled here, so that this file does not contain them itself.
    let forbidden = [
        concat!("todo", "!"),
        concat!("unimplemented", "!"),
        concat!("dbg", "!"),
        concat!("#[ign", "ore"),
        concat!("#[all", "ow("),
        concat!("#![all", "ow("),
        concat!("uns", "afe {"),
    ];
    nothing(&offenders(&all, &forbidden), "finish it, or expect the lint with a reason");
}

#[test]
fn no_file_is_too_long() {
    let long: Vec<_> = files(&["src"])
        .iter()
        .filter(|file| file.code.len() > 500)
        .map(|file| format!("{}: {} lines", file.path, file.code.len()))
        .collect();
    nothing(&long, "a file of more than 500 lines has more than one subject");
}

#[test]
fn every_file_says_what_it_is() {
    let silent: Vec<_> = files(&["src", "tests", "benches"])
        .iter()
        .filter(|file| {
            let first = file.text.lines().next().unwrap_or_default();
            first.strip_prefix("//!").is_none_or(|words| words.trim().is_empty())
        })
        .map(|file| file.path.clone())
        .collect();
    nothing(&silent, "the first line of a file says what it is");
}
