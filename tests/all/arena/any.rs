//! any
