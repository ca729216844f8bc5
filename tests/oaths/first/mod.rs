//! Tests of the first edition.

mod games;
mod scenarios;
mod table;
mod world;
