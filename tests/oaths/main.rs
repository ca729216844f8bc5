//! Tests of Oaths of the Pit.

mod cards;
mod codex;
mod first;
mod games;
mod messages;
mod post;
mod scenarios;
mod table;
mod texts;
mod wire;
mod world;
