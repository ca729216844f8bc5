//! Vector drawing tools in the style of engravings, for the portraits of archfiends, for the
//! arms of everything else, and for the cards of Oaths of the Pit.
//!
//! A [`Plate`] collects the strokes of a [`Drawing`], or those drawn by code, and returns them as
//! an SVG. Small sizes have bolder outlines and less shade.

mod curves;
mod drawing;
mod ground;
mod patterns;
mod plate;

pub use curves::oval;
pub use drawing::{Drawing, Outline};
pub use ground::{Ground, engrave_ground, ground};
pub use plate::{Cut, Ink, Plate, Rgb, Skin};
