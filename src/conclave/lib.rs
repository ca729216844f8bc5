//! The main game of this table: its rules, its minds and the words in which it is told.
//!
//! Each is a crate of its own, and the compiler keeps the walls between them. The rules know none of
//! the others, the minds know the rules, the chronicle knows both. This crate only gathers them.

pub use chronicle::text;
pub use conclave_chronicle as chronicle;
pub use conclave_minds as minds;
pub use conclave_rules as rules;
