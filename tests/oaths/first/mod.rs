//! Tests of the first edition.

mod games;
mod world;
