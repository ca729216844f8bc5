//! Texts: every entry has a name.
