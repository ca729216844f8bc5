//! The engraver's tools, shared by the portraits of archfiends and by the arms of everything else.
//!
//! A [`Drawing`], or what code draws, is cut into a [`Plate`] and pulled as an SVG. What is shown
//! small has bolder outlines and less shade.

mod curves;
mod drawing;
mod ground;
mod patterns;
mod plate;

pub use curves::oval;
pub use drawing::{Drawing, Outline};
pub use ground::{Ground, engrave_ground, ground};
pub use plate::{Cut, Ink, Plate, Rgb, Skin};
