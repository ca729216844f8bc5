//! The mixer: three buses under a master, cues that come and go, and one piece at a time.
//!
//! Not here: the way to the loudspeaker, which is [`line`](crate::line).

use std::collections::HashMap;
use std::io::Cursor;
use std::time::{Duration, Instant};

use kira::sound::PlaybackState;
use kira::sound::static_sound::{StaticSoundData, StaticSoundHandle};
use kira::track::{TrackBuilder, TrackHandle};
use kira::{AudioManager, AudioManagerSettings, Decibels, Easing, Tween};

use super::line::{Line, Wire};
use super::stream::{Loop, LoopHandle};
use super::{Cue, Piece};

/// A group of sounds with a volume of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bus {
    /// Music.
    Music,
    /// The cues of the facts of a turn.
    Effects,
    /// The cues of the buttons and sheets of the window.
    Interface,
}

/// A volume, and whether it is silent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// In percent, 0 to 100.
    pub percent: u32,
    /// True for silence at any volume.
    pub mute: bool,
}

impl Level {
    /// True if nothing can be heard.
    #[must_use]
    pub const fn silent(self) -> bool {
        self.mute || self.percent == 0
    }

    /// Half the slider is a quarter of the amplitude, which sounds like half.
    fn decibels(self) -> Decibels {
        if self.silent() {
            return Decibels::SILENCE;
        }
        Decibels(40.0 * (self.percent.min(100) as f32 / 100.0).log10())
    }
}

/// The volumes of the master and of the buses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Levels {
    /// Of everything.
    pub master: Level,
    /// Of music.
    pub music: Level,
    /// Of what happens in Hell.
    pub effects: Level,
    /// Of what the player does in the window.
    pub interface: Level,
}

impl Levels {
    /// Returns the volume of a bus, without the master's.
    #[must_use]
    pub const fn of(&self, bus: Bus) -> Level {
        match bus {
            Bus::Music => self.music,
            Bus::Effects => self.effects,
            Bus::Interface => self.interface,
        }
    }

    /// True if nothing can be heard on this bus.
    #[must_use]
    pub const fn silent(&self, bus: Bus) -> bool {
        self.master.silent() || self.of(bus).silent()
    }
}

/// The same cue does not begin twice within this time, which would only be louder.
const APART: Duration = Duration::from_millis(70);

/// Frames that are mixed at once, about a hundredth of a second. Fewer would only cost more.
const BLOCK: usize = 512;

/// Time in which a volume changes.
const TURN: Duration = Duration::from_millis(120);

/// A piece that plays.
struct Playing {
    piece: Piece,
    handle: LoopHandle,
}

/// The buses and what sounds on them.
struct Desk {
    manager: AudioManager<Line>,
    music: TrackHandle,
    effects: TrackHandle,
    interface: TrackHandle,
}

/// Plays cues and music.
pub struct Mixer {
    /// `None` if the machine refused even to begin.
    desk: Option<Desk>,
    wire: Wire,
    levels: Levels,
    playing: Option<Playing>,
    /// Where each piece was left, in seconds, so that it goes on from there.
    left: HashMap<Piece, f64>,
    cues: HashMap<Cue, StaticSoundData>,
    begun: HashMap<Cue, Instant>,
    sounding: Vec<StaticSoundHandle>,
}

const fn tween(duration: Duration) -> Tween {
    Tween { start_time: kira::StartTime::Immediate, duration, easing: Easing::Linear }
}

impl Mixer {
    /// Opens the way to the loudspeaker in the background. Without one it is silent.
    #[must_use]
    pub fn new(levels: Levels) -> Self {
        let wire = Wire::default();
        let desk = Self::desk(&wire, levels);
        let mut mixer = Self {
            desk,
            wire,
            levels,
            playing: None,
            left: HashMap::new(),
            cues: HashMap::new(),
            begun: HashMap::new(),
            sounding: Vec::new(),
        };
        mixer.set(levels);
        mixer
    }

    fn desk(wire: &Wire, levels: Levels) -> Option<Desk> {
        let settings = AudioManagerSettings::<Line> {
            backend_settings: wire.settings(),
            internal_buffer_size: BLOCK,
            ..Default::default()
        };
        let mut manager = AudioManager::new(settings).ok()?;
        let mut bus = |bus: Bus| manager.add_sub_track(TrackBuilder::new().volume(levels.of(bus).decibels())).ok();
        let (music, effects, interface) = (bus(Bus::Music)?, bus(Bus::Effects)?, bus(Bus::Interface)?);
        Some(Desk { manager, music, effects, interface })
    }

    /// Sets all volumes.
    pub fn set(&mut self, levels: Levels) {
        self.levels = levels;
        // Nothing is mixed while nothing could be heard.
        self.wire.want(!levels.master.silent());
        let Some(desk) = &mut self.desk else { return };
        desk.manager.main_track().set_volume(levels.master.decibels(), tween(TURN));
        desk.music.set_volume(levels.music.decibels(), tween(TURN));
        desk.effects.set_volume(levels.effects.decibels(), tween(TURN));
        desk.interface.set_volume(levels.interface.decibels(), tween(TURN));
    }

    /// Returns the volumes.
    #[must_use]
    pub const fn levels(&self) -> Levels {
        self.levels
    }

    /// True if there is a loudspeaker now.
    #[must_use]
    pub fn open(&self) -> bool {
        self.desk.is_some() && self.wire.open()
    }

    /// Plays a cue. It is lost if nothing could be heard.
    pub fn play(&mut self, cue: Cue) {
        if !self.open() || self.levels.silent(cue.bus()) {
            return;
        }
        let now = Instant::now();
        if self.begun.get(&cue).is_some_and(|&begun| now < begun + APART) {
            return;
        }
        let Some(sound) = self.sound(cue) else { return };
        let Some(desk) = &mut self.desk else { return };
        let track = match cue.bus() {
            Bus::Music => &mut desk.music,
            Bus::Effects => &mut desk.effects,
            Bus::Interface => &mut desk.interface,
        };
        // Too many at once: one more would not be heard.
        if let Ok(handle) = track.play(sound) {
            self.begun.insert(cue, now);
            self.sounding.retain(|handle| handle.state() != PlaybackState::Stopped);
            self.sounding.push(handle);
        }
    }

    /// Stops all cues.
    pub fn hush(&mut self) {
        for mut handle in self.sounding.drain(..) {
            handle.stop(tween(TURN));
        }
    }

    fn sound(&mut self, cue: Cue) -> Option<StaticSoundData> {
        if let Some(known) = self.cues.get(&cue) {
            return Some(known.clone());
        }
        let sound = StaticSoundData::from_cursor(Cursor::new(cue.file()?)).ok()?;
        self.cues.insert(cue, sound.clone());
        Some(sound)
    }

    /// Plays a piece from now on, or none, and fades from the one before. A piece goes on where it
    /// was left.
    pub fn music(&mut self, piece: Option<Piece>, fade: Duration) {
        let piece = piece.filter(|_| !self.levels.silent(Bus::Music) && self.open());
        if self.playing.as_ref().is_some_and(|playing| playing.handle.over()) {
            self.playing = None;
        }
        if self.playing.as_ref().map(|playing| playing.piece) == piece {
            return;
        }
        if let Some(playing) = self.playing.take() {
            self.left.insert(playing.piece, playing.handle.position());
            playing.handle.stop(fade);
        }
        let Some((piece, desk)) = piece.zip(self.desk.as_mut()) else { return };
        let Some(file) = piece.file() else { return };
        let from = self.left.get(&piece).copied().unwrap_or(0.0);
        let sound = Loop { file, from, fade };
        if let Ok(handle) = desk.music.play(sound) {
            self.playing = Some(Playing { piece, handle });
        }
    }
}
