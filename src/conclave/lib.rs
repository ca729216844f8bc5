//! The main game of this table: its rules, its minds and the words in which it is told.
//!
//! Each is a crate of its own, so that the compiler keeps the walls between them: rules know nobody, minds know the rules
//! and nothing but a view of a game, the chronicle knows both. Here they only come together under one name.

pub use chronicle::text;
pub use conclave_chronicle as chronicle;
pub use conclave_minds as brains;
pub use conclave_rules as rules;
