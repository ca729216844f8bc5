//! The main game of this table: its rules, its minds, its words and its place at the table.
//!
//! Each is a crate of its own, and the compiler keeps the walls between them. The rules know none
//! of the others, the minds know the rules, the chronicle knows both, the table knows rules and
//! minds. This crate only gathers them.

mod tongue;

pub use conclave_chronicle as chronicle;
pub use conclave_minds as minds;
pub use conclave_rules as rules;
pub use conclave_table as table;
pub use tongue::Tongue;
