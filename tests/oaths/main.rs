//! Tests of Oaths of the Pit.

mod games;
mod world;
