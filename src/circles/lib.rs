//! Nine Circles: triumvirates of daemons fight for a whole circle of Hell, at the same table as the
//! Conclave.
//!
//! Each part is a crate of its own, and the compiler keeps the walls between them. The rules know
//! the catalog and none of the others, minds and chronicle know the rules, the table knows minds
//! and rules. This crate only gathers them.

pub use circles_catalog as catalog;
pub use circles_chronicle as chronicle;
pub use circles_minds as minds;
pub use circles_rules as rules;
pub use circles_table as table;
