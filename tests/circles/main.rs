//! Tests of Nine Circles.

#![expect(clippy::doc_markdown, reason = "names of the source are no code")]

mod games;
mod rulings;
mod scenarios;
mod world;
