//! The main game: its rules, its minds and its texts.
//!
//! Each is a separate crate, so that the compiler enforces the dependencies. The rules know none of
//! the others, the minds know the rules, and the chronicle knows both. This crate only re-exports
//! them.

pub use chronicle::text;
pub use conclave_chronicle as chronicle;
pub use conclave_minds as minds;
pub use conclave_rules as rules;
