//! Tests of the first edition.

mod cards;
mod games;
mod scenarios;
mod table;
mod texts;
mod world;
