//! Where a command's output goes: to stdout or into a file.

use std::fs::File;
use std::io::{ErrorKind, Write, stdout};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::Failure;
use crate::session::archive::plainly;

/// Writes text to stdout. A reader who has left is no error.
pub(super) fn print(text: &str) -> Result<(), Failure> {
    let mut out = stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(format!("the output cannot be written: {}", plainly(&error)).into())
        }
        Ok(()) | Err(_) => Ok(()),
    }
}

/// Where JSON, or a report, goes.
pub(super) enum Sheet {
    /// To stdout, for which `-` stands.
    Stdout,
    /// Into a file, opened before the work begins so that the work is not in vain.
    File(File, PathBuf),
}

impl Sheet {
    /// Makes it ready.
    pub(super) fn open(target: &Path) -> Result<Self, Failure> {
        if target == Path::new("-") {
            return Ok(Self::Stdout);
        }
        match File::create(target) {
            Ok(file) => Ok(Self::File(file, target.to_path_buf())),
            Err(error) => Err(format!("{} cannot be written: {}", target.display(), plainly(&error)).into()),
        }
    }

    /// Whether stdout is taken by it.
    pub(super) const fn takes_stdout(&self) -> bool {
        matches!(self, Self::Stdout)
    }

    /// Writes a value as one line of JSON.
    pub(super) fn write(&mut self, value: &impl Serialize) -> Result<(), Failure> {
        let mut text = serde_json::to_string(value)?;
        text.push('\n');
        self.write_text(&text)
    }

    /// Writes text as it is.
    pub(super) fn write_text(&mut self, text: &str) -> Result<(), Failure> {
        match self {
            Self::Stdout => print(text),
            Self::File(file, path) => file
                .write_all(text.as_bytes())
                .and_then(|()| file.flush())
                .map_err(|error| format!("{} cannot be written: {}", path.display(), plainly(&error)).into()),
        }
    }
}
