//! The length and the loudness of a sound file, and how well its end joins its beginning.

use std::io::Cursor;

use ebur128::{EbuR128, Mode};
use kira::sound::static_sound::StaticSoundData;

/// A file that cannot be read as sound.
#[derive(Debug, thiserror::Error)]
#[error("this is no sound that can be played: {0}")]
pub struct Unreadable(String);

/// The length and the loudness of a file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Length, in seconds.
    pub seconds: f64,
    /// The greatest sample, in dB below full scale. Above 0 it clips.
    pub peak: f64,
    /// Integrated loudness by EBU R 128, in LUFS. Minus infinity for what is too short or silent.
    pub loudness: f64,
    /// The step from the last sample to the first, in dB below full scale: the click of a loop.
    pub join: f64,
}

/// Measures a file.
///
/// # Errors
/// The file is no Ogg Vorbis.
pub fn measure(file: &'static [u8]) -> Result<Measured, Unreadable> {
    let fault = |why: &dyn std::fmt::Display| Unreadable(why.to_string());
    let sound = StaticSoundData::from_cursor(Cursor::new(file)).map_err(|why| fault(&why))?;
    let samples: Vec<f32> = sound.frames.iter().flat_map(|frame| [frame.left, frame.right]).collect();
    let mut meter = EbuR128::new(2, sound.sample_rate, Mode::I).map_err(|why| fault(&why))?;
    meter.add_frames_f32(&samples).map_err(|why| fault(&why))?;
    let loudness = meter.loudness_global().map_err(|why| fault(&why))?;
    let greatest = samples.iter().fold(0.0_f32, |most, sample| most.max(sample.abs()));
    let step = match (sound.frames.first(), sound.frames.last()) {
        (Some(first), Some(last)) => (first.left - last.left).abs().max((first.right - last.right).abs()),
        _ => 0.0,
    };
    let decibels = |amplitude: f32| 20.0 * f64::from(amplitude).log10();
    let seconds = sound.frames.len() as f64 / f64::from(sound.sample_rate);
    Ok(Measured { seconds, peak: decibels(greatest), loudness, join: decibels(step) })
}
