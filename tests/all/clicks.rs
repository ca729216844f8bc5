//! The whole client, played as a person plays it: with the mouse and the keyboard, and nothing
//! else. A [`Person`](person::Person) sees what is drawn, and counts every click and key press.

mod budgets;
mod keyboard;
mod machine;
mod mods;
mod parlour;
pub(crate) mod person;
mod pupil;
mod ring;
mod undo;
