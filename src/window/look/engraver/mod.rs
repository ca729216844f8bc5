//! The engraver's tools, shared by the portraits of archfiends and by the arms of everything else.
//!
//! A drawing is cut into a [`Plate`] and pulled as an SVG. What is shown small has bolder outlines
//! and less shade.

mod curves;
mod ground;
mod plate;

pub use curves::{arc, oval, sym};
pub use ground::{Ground, STAGE, engrave_ground, ground};
pub use plate::{Cut, Ink, Plate, Pupil, Rgb, Skin};
