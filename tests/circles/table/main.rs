//! Tests of Nine Circles at the table: the table saves, verifies, replays, branches and mails it
//! with no code of this game.

mod games;
mod habits;
mod post;
mod wire;
mod world;
