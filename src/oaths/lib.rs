//! Oaths of the Pit: a card game of infernal politics, played at the same table as the Conclave.
//!
//! Each part is a crate of its own, and the compiler keeps the walls between them. The rules know
//! none of the others, minds and chronicle know the rules, the table knows minds and rules. This
//! crate only gathers them.

pub mod first {
    //! The first edition, a second set of rules: four to six devils, posts, and promises that bind.

    pub use oaths_first_chronicle as chronicle;
    pub use oaths_first_minds as minds;
    pub use oaths_first_rules as rules;
}

pub use oaths_chronicle as chronicle;
pub use oaths_minds as minds;
pub use oaths_rules as rules;
pub use oaths_table as table;
