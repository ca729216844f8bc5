//! The targets for the results of a series: JSON, and a report in Markdown.

use std::path::{Path, PathBuf};

use clap::Args;
use serde::Serialize;
use terminal::Failure;
use terminal::page::Sheet;

/// The options that name the targets.
#[derive(Debug, Args)]
pub struct Targets {
    /// Writes JSON: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
    /// Writes a report in Markdown: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    report: Option<PathBuf>,
}

impl Targets {
    /// Opens the named targets, before the games begin. `read` are the files that the command
    /// reads.
    ///
    /// # Errors
    /// Both targets are the same, or one of them cannot be written.
    pub fn open(&self, read: &[&Path]) -> Result<Sheets, Failure> {
        let stdout = |target: &Option<PathBuf>| target.as_deref() == Some(Path::new("-"));
        if stdout(&self.json) && stdout(&self.report) {
            return Err("JSON and the report cannot both go to stdout".into());
        }
        if self.json.is_some() && self.json == self.report {
            return Err("JSON and the report cannot both go into one file".into());
        }
        let open = |target: &Option<PathBuf>| target.as_deref().map(|target| Sheet::open(target, read)).transpose();
        Ok(Sheets { json: open(&self.json)?, report: open(&self.report)? })
    }
}

/// The open targets of a command.
pub struct Sheets {
    json: Option<Sheet>,
    report: Option<Sheet>,
}

impl Sheets {
    /// Writes the results to the named targets.
    ///
    /// # Errors
    /// A target cannot be written.
    pub fn write(&mut self, results: &impl Serialize, markdown: impl FnOnce() -> String) -> Result<(), Failure> {
        if let Some(sheet) = &mut self.json {
            sheet.write(results)?;
        }
        if let Some(sheet) = &mut self.report {
            sheet.write_text(&markdown())?;
        }
        Ok(())
    }

    /// True if JSON or the report goes to stdout. Nothing else may be printed there then.
    #[must_use]
    pub fn take_stdout(&self) -> bool {
        [&self.json, &self.report].into_iter().flatten().any(Sheet::takes_stdout)
    }

    /// True if the report has a target.
    #[must_use]
    pub const fn have_report(&self) -> bool {
        self.report.is_some()
    }
}
