//! `sounds`: every cue and piece, with its file, length and loudness.

use std::path::PathBuf;

use clap::Args;
use terminal::Failure;

/// Options of `sounds`.
#[derive(Debug, Args)]
pub(super) struct Options {
    /// Writes JSON in place of text: into this file, or to stdout for `-`
    #[arg(long, value_name = "FILE|-")]
    json: Option<PathBuf>,
}

/// A sound as JSON.
#[cfg(feature = "client")]
#[derive(serde::Serialize)]
struct Told {
    kind: &'static str,
    file: String,
    seconds: f64,
    /// In dB below full scale.
    peak: f64,
    /// In LUFS; nothing for what is too short to measure.
    loudness: Option<f64>,
    /// The step from the last sample to the first, in dB; only pieces are loops.
    join: Option<f64>,
}

/// Measures every sound.
#[cfg(feature = "client")]
fn measured() -> Result<Vec<Told>, Failure> {
    use sound::{Cue, Piece, measure};
    let cues = Cue::ALL.iter().map(|cue| ("cue", format!("cues/{}.ogg", cue.key()), cue.file()));
    let pieces = Piece::ALL.iter().map(|piece| ("piece", format!("music/{}.ogg", piece.key()), piece.file()));
    let round = |number: f64| (number * 100.0).round() / 100.0;
    cues.chain(pieces)
        .map(|(kind, file, bytes)| {
            let bytes = bytes.ok_or_else(|| format!("{file} is missing"))?;
            let found = measure(bytes).map_err(|fault| format!("{file}: {fault}"))?;
            let loudness = found.loudness.is_finite().then(|| round(found.loudness));
            let join = (kind == "piece").then(|| round(found.join.max(-200.0)));
            Ok(Told { kind, file, seconds: round(found.seconds), peak: round(found.peak), loudness, join })
        })
        .collect()
}

/// Lists them.
#[cfg(feature = "client")]
pub(super) fn run(options: &Options) -> Result<(), Failure> {
    use terminal::page::{self, Sheet};

    let sounds = measured()?;
    if let Some(target) = &options.json {
        return Sheet::open(target, &[])?.write(&sounds);
    }
    let mut text = format!("{:<30}{:>9}{:>9}{:>9}{:>9}\n", "file", "seconds", "peak dB", "LUFS", "join dB");
    for sound in &sounds {
        let or_none = |number: Option<f64>| number.map_or_else(|| "-".to_owned(), |number| format!("{number:.1}"));
        let (loudness, join) = (or_none(sound.loudness), or_none(sound.join));
        let line = format!("{:<30}{:>9.2}{:>9.1}{loudness:>9}{join:>9}\n", sound.file, sound.seconds, sound.peak);
        text.push_str(&line);
    }
    page::print(&text)
}

/// Fails: this build has no sounds.
#[cfg(not(feature = "client"))]
pub(super) fn run(_options: &Options) -> Result<(), Failure> {
    Err("this build has no window and no sounds (feature `client`)".into())
}
