//! Minds of the first edition.
