//! A piece of music as a stream: a thread decodes about a second ahead, and then rests.
//!
//! Kira's own stream looks after its buffer a thousand times a second, which costs more than the
//! music itself.

use std::io::Cursor;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use kira::Frame;
use kira::info::Info;
use kira::sound::{Sound, SoundData};
use rtrb::{Consumer, Producer, RingBuffer};
use symphonia::core::codecs::CodecParameters;
use symphonia::core::codecs::audio::AudioDecoder;
use symphonia::core::formats::probe::Hint;
use symphonia::core::formats::{FormatReader, SeekMode, SeekTo, TrackType};
use symphonia::core::io::MediaSourceStream;
use symphonia::core::units::Timestamp;

/// Frames that are decoded ahead.
const AHEAD: usize = 48_000;

/// The rest of the thread when all of them are there.
const REST: Duration = Duration::from_millis(250);

/// A file that cannot be played.
#[derive(Debug, thiserror::Error)]
#[error("this is no music that can be played")]
pub(super) struct Unplayable;

/// A piece that is to be played in a loop.
pub(super) struct Loop {
    /// Its file.
    pub file: &'static [u8],
    /// Where it begins, in seconds.
    pub from: f64,
    /// Time in which it rises to its volume.
    pub fade: Duration,
}

/// What the mixer and the sound tell each other.
struct Shared {
    /// Milliseconds in which it is to fade away; 0 as long as it is to play.
    stop: AtomicU32,
    /// Frames that were played, from the beginning of the file.
    position: AtomicU64,
    over: AtomicBool,
    rate: f64,
    length: u64,
}

/// Controls a piece that plays.
pub(super) struct LoopHandle(Arc<Shared>);

impl LoopHandle {
    /// Lets it fade away.
    pub fn stop(&self, fade: Duration) {
        self.0.stop.store((fade.as_millis() as u32).max(1), Ordering::Relaxed);
    }

    /// Returns where it is, in seconds.
    pub fn position(&self) -> f64 {
        let played = self.0.position.load(Ordering::Relaxed) % self.0.length.max(1);
        played as f64 / self.0.rate
    }

    /// True if it has faded away.
    pub fn over(&self) -> bool {
        self.0.over.load(Ordering::Relaxed)
    }
}

impl SoundData for Loop {
    type Error = Unplayable;
    type Handle = LoopHandle;

    fn into_sound(self) -> Result<(Box<dyn Sound>, LoopHandle), Unplayable> {
        let reader = Reader::open(self.file).ok_or(Unplayable)?;
        let (rate, length) = (reader.rate, reader.length);
        let begun = (self.from * rate) as u64 % length.max(1);
        let shared = Arc::new(Shared {
            stop: AtomicU32::new(0),
            position: AtomicU64::new(begun),
            over: AtomicBool::new(false),
            rate,
            length,
        });
        let (producer, frames) = RingBuffer::new(AHEAD);
        let file = self.file;
        let feeder = thread::Builder::new().name("music".to_owned());
        feeder.spawn(move || feed(file, reader, begun, producer)).map_err(|_| Unplayable)?;
        let rise = 1.0 / self.fade.as_secs_f32().max(0.01);
        let playing =
            Playing { frames, shared: Arc::clone(&shared), ends: [Frame::ZERO; 2], part: 0.0, gain: 0.0, rise };
        Ok((Box::new(playing), LoopHandle(shared)))
    }
}

/// A piece in the mixer.
struct Playing {
    frames: Consumer<Frame>,
    shared: Arc<Shared>,
    /// The two frames between which the present one lies, and how far from the first.
    ends: [Frame; 2],
    part: f64,
    gain: f32,
    /// Change of the gain in a second.
    rise: f32,
}

impl Sound for Playing {
    fn process(&mut self, out: &mut [Frame], dt: f64, _: &Info) {
        let fade = self.shared.stop.load(Ordering::Relaxed);
        if fade > 0 && self.rise > 0.0 {
            self.rise = -1000.0 / fade as f32;
        }
        let mut played = 0;
        for frame in &mut *out {
            self.part += dt * self.shared.rate;
            while self.part >= 1.0 {
                self.part -= 1.0;
                // A feeder that is late leaves a hole, and not a wrong note.
                self.ends = [
                    self.ends[1],
                    self.frames.pop().map_or(Frame::ZERO, |next| {
                        played += 1;
                        next
                    }),
                ];
            }
            self.gain = (self.gain + self.rise * dt as f32).clamp(0.0, 1.0);
            let [from, to] = self.ends;
            *frame = (from + (to - from) * self.part as f32) * self.gain;
        }
        self.shared.position.fetch_add(played, Ordering::Relaxed);
        if self.rise < 0.0 && self.gain <= 0.0 {
            self.shared.over.store(true, Ordering::Relaxed);
        }
    }

    fn finished(&self) -> bool {
        self.shared.over.load(Ordering::Relaxed)
    }
}

/// Decodes a file again and again until nobody listens any more.
fn feed(file: &'static [u8], mut reader: Reader, begun: u64, mut producer: Producer<Frame>) {
    reader.seek(begun);
    loop {
        let Some(frames) = reader.next() else {
            match Reader::open(file) {
                Some(again) => reader = again,
                None => return,
            }
            continue;
        };
        for frame in frames {
            while producer.is_full() {
                if producer.is_abandoned() {
                    return;
                }
                thread::sleep(REST);
            }
            if producer.push(frame).is_err() {
                return;
            }
        }
    }
}

/// A decoder of a file.
struct Reader {
    format: Box<dyn FormatReader>,
    decoder: Box<dyn AudioDecoder>,
    track: u32,
    rate: f64,
    /// Length, in frames.
    length: u64,
    /// The frame from which on it is heard. A seek comes down before it, because a block of Vorbis
    /// can be decoded only after the one before.
    goal: i64,
}

/// How far before its goal a seek comes down, in frames: more than the two largest blocks.
const RUN_UP: u64 = 1 << 14;

impl Reader {
    fn open(file: &'static [u8]) -> Option<Self> {
        let source = MediaSourceStream::new(Box::new(Cursor::new(file)), Default::default());
        let probe = symphonia::default::get_probe();
        let format = probe.probe(&Hint::default(), source, Default::default(), Default::default()).ok()?;
        let track = format.default_track(TrackType::Audio)?;
        let Some(CodecParameters::Audio(audio)) = track.codec_params.as_ref() else { return None };
        let (rate, length, id) = (audio.sample_rate?, track.num_frames?, track.id);
        let decoder = symphonia::default::get_codecs().make_audio_decoder(audio, &Default::default()).ok()?;
        Some(Self { format, decoder, track: id, rate: f64::from(rate), length, goal: 0 })
    }

    /// Goes to a frame. A file that cannot be sought is decoded up to there.
    fn seek(&mut self, frame: u64) {
        let ts = Timestamp::new(frame.saturating_sub(RUN_UP) as i64);
        if frame > RUN_UP
            && self.format.seek(SeekMode::Accurate, SeekTo::Timestamp { ts, track_id: self.track }).is_ok()
        {
            self.decoder.reset();
        }
        self.goal = frame as i64;
    }

    /// Returns the next frames; `None` at the end, or at a fault.
    fn next(&mut self) -> Option<Vec<Frame>> {
        loop {
            let packet = self.format.next_packet().ok()??;
            if packet.track_id != self.track {
                continue;
            }
            let decoded = self.decoder.decode(&packet).ok()?;
            let mut samples = Vec::<f32>::new();
            decoded.copy_to_vec_interleaved(&mut samples);
            // One channel is heard on both sides.
            let channels = samples.len() / decoded.frames().max(1);
            let frames = samples.chunks_exact(channels.max(1)).map(|one| Frame::new(one[0], one[one.len() - 1]));
            let skip = (self.goal - packet.pts.get()).max(0) as usize;
            return Some(frames.skip(skip).collect());
        }
    }
}

#[cfg(test)]
mod tests {
    use kira::info::MockInfoBuilder;

    use super::*;
    use crate::Piece;

    fn title() -> &'static [u8] {
        Piece::Title.file().expect("the title has music")
    }

    #[test]
    fn a_piece_goes_on_exactly_where_it_was_left() {
        let mut reader = Reader::open(title()).expect("it can be read");
        let rest = 5000;
        reader.seek(reader.length - rest);
        let mut heard = 0;
        while let Some(frames) = reader.next() {
            heard += frames.len() as u64;
        }
        assert_eq!(heard, rest);
    }

    #[test]
    fn it_rises_sounds_over_its_end_and_fades_away() {
        let reader = Reader::open(title()).expect("it can be read");
        let (rate, length) = (reader.rate, reader.length);
        // A quarter of a second before the end.
        let piece = Loop { file: title(), from: length as f64 / rate - 0.25, fade: Duration::from_millis(100) };
        let Ok((mut sound, handle)) = piece.into_sound() else { panic!("it can be played") };
        thread::sleep(Duration::from_millis(300));
        let info = MockInfoBuilder::new().build();
        let mut out = vec![Frame::ZERO; 24_000];
        sound.process(&mut out, 1.0 / 48_000.0, &info);
        let loud = |frames: &[Frame]| frames.iter().any(|frame| frame.left.abs() > 1e-4);
        assert!(loud(&out[12_000..]), "it is heard after the end of the file");
        assert!(out[0].left.abs() < 1e-3, "it begins softly");
        assert!((0.15..0.35).contains(&handle.position()), "at {} s", handle.position());
        handle.stop(Duration::from_millis(50));
        sound.process(&mut out, 1.0 / 48_000.0, &info);
        assert!(handle.over() && sound.finished());
        assert!(!loud(&out[12_000..]), "nothing is left");
    }
}
