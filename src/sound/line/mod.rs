//! The way from the mixer to the loudspeaker.
//!
//! On Linux it is ours, because kira's own needs the development files of ALSA to build. Elsewhere
//! it is kira's.

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
mod native;

#[cfg(target_os = "linux")]
pub use linux::{Line, Wire};
#[cfg(not(target_os = "linux"))]
pub use native::{Line, Wire};
