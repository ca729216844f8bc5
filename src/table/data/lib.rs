//! How catalogs are read: RON files of entries and of numbers, and the mods that change them.
//!
//! An entry of a mod replaces the one before it that has the same id, or is added. A mod's file of
//! numbers names only the numbers that it changes. All faults are told at once, with file and line.
//!
//! | Module | Content |
//! | --- | --- |
//! | `sheets` | Files, entries and their places |
//! | `changes` | Changes of single numbers |
//! | `reader` | Reads a catalog whose files have fixed names |
//! | `faults` | Faults of data files |
//!
//! Not here: what the data mean, and the manifests of mods.

#![deny(clippy::wildcard_enum_match_arm, reason = "whoever adds a variant is led to every place that answers for it")]

pub mod changes;
mod faults;
mod reader;
mod sheets;

pub use faults::{Fault, Faults, Report, meant};
pub use reader::Reader;
pub use sheets::{CATALOG, Entry, Layer, Sheet, SourceFile, read_entries, syntax};
