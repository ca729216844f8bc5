//! A program of this workspace, run as a person or a script runs it, and folders for its files.
//!
//! Shared by the tests of the game and of the lab. Each names its own program as `PROGRAM`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::PROGRAM;

/// A folder for one test, deleted with everything in it when the test is over.
pub struct Scratch(PathBuf);

impl Scratch {
    pub fn new(name: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("infernal-conclave-{name}-{}-{count}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Names of the files in it, sorted.
    pub fn files(&self) -> Vec<String> {
        let files = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        let mut files: Vec<String> = files.collect();
        files.sort();
        files
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

pub fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

pub fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

pub fn err(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).unwrap()
}

/// Returns the output of a command that must succeed without a word on stderr.
pub fn succeeds(arguments: &[&str]) -> String {
    let output = run(arguments);
    assert_eq!((output.status.code(), err(&output).as_str()), (Some(0), ""), "{arguments:?}");
    out(&output)
}

/// Returns the one line on stderr of a command that must fail.
pub fn fails(arguments: &[&str]) -> String {
    let output = run(arguments);
    let err = err(&output);
    assert_eq!((output.status.code(), out(&output).as_str()), (Some(1), ""), "{arguments:?}: {err}");
    assert!(err.starts_with("error: ") && err.trim_end().lines().count() == 1, "{arguments:?}: {err}");
    err
}

pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
