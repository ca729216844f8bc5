//! A disk that fails: any call of a write can be made to fail, with any error. Whatever fails and
//! however, what was there is still there, nothing is left over, and the next write works.

use std::cell::Cell;
use std::io::ErrorKind;

use super::*;
use crate::archive::plainly;
use crate::whole;

thread_local! {
    /// The call that fails on this thread, and its error.
    static FAILS: Cell<Option<(Call, ErrorKind)>> = const { Cell::new(None) };
}

pub(super) fn injected(call: Call) -> io::Result<()> {
    match FAILS.get() {
        Some((fails, error)) if fails == call => Err(error.into()),
        Some(_) | None => Ok(()),
    }
}

const CALLS: [Call; 4] = [Call::Create, Call::Write, Call::Sync, Call::Rename];

/// A full disk, a quota, a disk that is read-only, forbidden, gone, too slow, or broken.
const ERRORS: [ErrorKind; 7] = [
    ErrorKind::StorageFull,
    ErrorKind::QuotaExceeded,
    ErrorKind::ReadOnlyFilesystem,
    ErrorKind::PermissionDenied,
    ErrorKind::NotFound,
    ErrorKind::TimedOut,
    ErrorKind::Other,
];

/// Returns the names of all files in a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> =
        entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// Lets a write fail in all ways.
fn fails_in_all_ways(write: impl Fn(&Path, &str) -> io::Result<()>) {
    for call in CALLS {
        for error in ERRORS {
            let folder = tempfile::tempdir().expect("a folder");
            let file = folder.path().join("kept.txt");
            write(&file, "what was there").expect("the disk works");
            FAILS.set(Some((call, error)));
            let told = write(&file, "what comes after it, and is longer");
            FAILS.set(None);
            let told = told.expect_err("the disk has failed");
            assert_eq!(told.kind(), error, "{call:?}");
            assert!(!plainly(&told).is_empty());
            let there = fs::read_to_string(&file).expect("the file is there");
            assert_eq!((there.as_str(), names(folder.path())), ("what was there", vec!["kept.txt".to_owned()]));
            write(&file, "what comes after it").expect("the disk works again");
            assert_eq!(fs::read_to_string(&file).expect("the file is there"), "what comes after it");
        }
    }
}

#[test]
fn a_failing_disk_costs_nothing_that_was_there() {
    fails_in_all_ways(|file, text| replace(file, text.as_bytes()));
    fails_in_all_ways(|file, text| replace_private(file, text.as_bytes()));
    fails_in_all_ways(whole::write);
}

/// A file that is new is not there at all after a failure.
#[test]
fn a_failing_disk_leaves_no_part_of_a_new_file() {
    for call in CALLS {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("new.key");
        FAILS.set(Some((call, ErrorKind::StorageFull)));
        let staged = stage(folder.path(), b"a key", Readers::Owner).and_then(|staged| staged.commit_new(&file));
        FAILS.set(None);
        assert!(staged.is_err(), "{call:?}");
        assert_eq!(names(folder.path()), Vec::<String>::new(), "{call:?}");
    }
}
