//! Fingerprints of whole games, as every game at the table takes them.

pub use table_core::digest::{Digest, digest};
