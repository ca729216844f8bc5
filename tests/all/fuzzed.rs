//! A short run of every reader of strange bytes, on any Rust: what the program itself writes, and the
//! seeds of the fuzzer, changed at random. `tests/fuzz/README.md` tells of the long runs.
//!
//! `FUZZ_RUNS=5000 cargo test fuzzed` reads so many for each reader; `UPDATE_SEEDS=1` writes the seeds
//! anew.

#[path = "../fuzz/readers.rs"]
pub mod readers;

use std::fs;
use std::path::PathBuf;

use infernal_conclave::rules::dice::{Dice, Rolls, Stream};

use self::readers::READERS;

/// The runs of each reader, if nothing else is asked for.
const RUNS: u64 = 2000;

fn runs() -> u64 {
    std::env::var("FUZZ_RUNS").ok().and_then(|runs| runs.parse().ok()).unwrap_or(RUNS)
}

/// Returns the folder with the seeds of a reader.
fn seeds_of(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz/seeds").join(name)
}

/// Changes bytes at random: some flipped, cut, doubled, taken from another input, or large numbers.
fn changed(bytes: &[u8], other: &[u8], rolls: &mut Rolls) -> Vec<u8> {
    const LARGE: [&[u8]; 5] =
        [&[0xff; 4], &[0x7f; 4], &[0xff, 0xff, 0xff, 0xff, 0x0f], &[0; 8], b"99999999999999999999"];
    let mut bytes = bytes.to_vec();
    for _ in 0..=rolls.below(4) {
        let at = |rolls: &mut Rolls, most: usize| rolls.below(most.max(1) as u32) as usize;
        let from = at(rolls, bytes.len());
        match rolls.below(8) {
            0 | 1 => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte ^= 1 << rolls.below(8);
                }
            }
            2 => {
                if let Some(byte) = bytes.get_mut(from) {
                    *byte = rolls.below(256) as u8;
                }
            }
            3 => bytes.truncate(from),
            4 => {
                let to = (from + 1 + at(rolls, 64)).min(bytes.len());
                let part = bytes[from.min(to)..to].to_vec();
                bytes.splice(from..from, part);
            }
            5 => {
                let begin = at(rolls, other.len());
                let part = other[begin..(begin + at(rolls, 128)).min(other.len())].to_vec();
                bytes.splice(from..from, part);
            }
            6 => {
                let large = LARGE[at(rolls, LARGE.len())];
                let to = (from + large.len()).min(bytes.len());
                bytes.splice(from..to, large.iter().copied());
            }
            _ => {
                let to = (from + 1 + at(rolls, 16)).min(bytes.len());
                bytes.drain(from.min(to)..to);
            }
        }
    }
    bytes
}

/// Returns what a reader gets: what the program writes, and the seeds.
fn inputs(reader: &readers::Reader) -> Vec<Vec<u8>> {
    let mut inputs = (reader.genuine)();
    let mut seeds: Vec<PathBuf> =
        fs::read_dir(seeds_of(reader.name)).expect("the seeds").flatten().map(|file| file.path()).collect();
    seeds.sort();
    assert!(!seeds.is_empty(), "the fuzzer has no seed for {}", reader.name);
    inputs.extend(seeds.iter().map(|seed| fs::read(seed).expect("a seed")));
    inputs
}

fn read_strange_bytes(name: &str) {
    let reader = READERS.iter().find(|reader| reader.name == name).expect("a reader");
    if std::env::var_os("UPDATE_SEEDS").is_some() {
        let folder = seeds_of(name);
        fs::create_dir_all(&folder).expect("a folder");
        for (at, bytes) in (reader.genuine)().iter().enumerate() {
            fs::write(folder.join(format!("{at:02}")), bytes).expect("a seed");
        }
    }
    let inputs = inputs(reader);
    for bytes in &inputs {
        readers::read(name, bytes);
    }
    let mut rolls = Dice::new(29, 0).open(Stream::TurnCircle);
    for _ in 0..runs() {
        let pick = |rolls: &mut Rolls| &inputs[rolls.below(inputs.len() as u32) as usize];
        let (one, other) = (pick(&mut rolls), pick(&mut rolls));
        let bytes = changed(one, other, &mut rolls);
        readers::read(name, &bytes);
    }
}

#[test]
fn strange_saves_are_read() {
    read_strange_bytes("save");
}

#[test]
fn saves_with_strange_bodies_are_read() {
    read_strange_bytes("body");
}

#[test]
fn strange_choices_are_read() {
    read_strange_bytes("choice");
}

#[test]
fn strange_letters_are_read() {
    read_strange_bytes("letter");
}

#[test]
fn strange_lines_are_read() {
    read_strange_bytes("line");
}

#[test]
fn strange_mods_are_read() {
    read_strange_bytes("package");
}

#[test]
fn strange_archfiends_and_set_ups_are_read() {
    read_strange_bytes("leaf");
}

/// The settings need the window, so the fuzzer does without them.
#[cfg(feature = "client")]
#[test]
fn strange_settings_are_read() {
    use infernal_conclave::window::shell::settings::Preferences;

    use crate::program::Scratch;

    let scratch = Scratch::new("strange-settings");
    let path = scratch.path().join("settings.ron");
    Preferences::default().write(&path).expect("written");
    let genuine = fs::read(&path).expect("read");
    let mut rolls = Dice::new(31, 0).open(Stream::TurnCircle);
    for _ in 0..runs() {
        fs::write(&path, changed(&genuine, b"(scale_percent: 4294967296, bindings: {})", &mut rolls)).expect("written");
        if let Ok(read) = Preferences::read(&path) {
            read.write(&path).expect("what was read can be written");
            assert!(Preferences::read(&path).is_ok(), "what was written can be read");
        }
    }
}
