//! The player's preferences. They are stored in the settings file and take effect at once.
//!
//! A new preference is one entry in `preferences!`, and its texts in `settings.ftl`:
//! `settings-KEY`, `-tip` and `-also` (other words by which a player may search for it). The
//! settings page, the search, the resets and the file follow from the entry. Old files that lack it
//! still load.
//!
//! Not here: the page that shows them (see [`settings`](super::screens::settings)), and what each
//! of them does.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use bevy::ecs::resource::Resource;
use serde::{Deserialize, Serialize};
use table_text::{Text, languages};

use super::keys::Bindings;
use crate::rules::game::Charter;
use crate::table::{slurp, whole};

/// Maximum size of the settings file, in bytes.
const MOST_BYTES: u64 = 1 << 20;

/// The part of the settings page in which a preference stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The window and motion.
    Video,
    /// Music, effects and captions.
    Sound,
    /// Letters and their size.
    Text,
    /// How turns are played and shown.
    Play,
    /// What makes the game easier to see and to hit.
    Access,
    /// The language.
    Language,
}

impl Group {
    /// All groups, in the order of the page. The keys come after them.
    pub const ALL: [Self; 6] = [Self::Text, Self::Access, Self::Video, Self::Sound, Self::Play, Self::Language];

    /// Returns the last part of the id of its text, which begins with `settings-group-`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Video => "video",
            Self::Sound => "sound",
            Self::Text => "text",
            Self::Play => "play",
            Self::Access => "access",
            Self::Language => "language",
        }
    }
}

/// The values that a preference can have, as whole numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// 0 for no, 1 for yes.
    Switch,
    /// One of several, by its index. The texts are `settings-KEY-OPTION` and
    /// `settings-KEY-OPTION-tip`.
    Choice(&'static [&'static str]),
    /// A percentage on a slider in steps of 5, and some percentages that can be chosen at once.
    Percent {
        /// The least.
        least: u32,
        /// The most.
        most: u32,
        /// Those with a button.
        presets: &'static [u32],
    },
    /// A volume: a percentage from 0 to 100 on a slider in steps of 5, heard while it is moved.
    Volume,
    /// One of these speeds in percent; 0 shows the result at once.
    Speed(&'static [u32]),
    /// One of the languages that come with the program, by its index.
    Language,
    /// Something that is remembered, by the number of its entries. It can only be forgotten.
    Memory,
}

/// A preference as it stands on the settings page.
#[derive(Clone, Copy)]
pub struct Row {
    /// The second part of the ids of its texts, which begin with `settings-`.
    pub key: &'static str,
    /// Where it stands.
    pub group: Group,
    /// Its values.
    pub kind: Kind,
    /// Reads its value.
    pub read: fn(&Preferences) -> u32,
    /// Changes its value.
    pub write: fn(&mut Preferences, u32),
}

impl Row {
    /// Returns the value that it came with.
    #[must_use]
    pub fn came_with(&self) -> u32 {
        (self.read)(&Preferences::default())
    }

    /// Returns all values that the page offers without a slider.
    #[must_use]
    pub fn values(&self) -> Vec<u32> {
        match self.kind {
            Kind::Switch => vec![0, 1],
            Kind::Choice(options) => (0..options.len() as u32).collect(),
            Kind::Percent { presets: values, .. } | Kind::Speed(values) => values.to_vec(),
            Kind::Memory | Kind::Volume => Vec::new(),
            Kind::Language => (0..languages::languages().len() as u32).collect(),
        }
    }
}

/// A value that the settings page can show as a whole number.
trait Stored {
    fn number(&self) -> u32;
    fn of(number: u32) -> Self;
}

impl Stored for bool {
    fn number(&self) -> u32 {
        u32::from(*self)
    }

    fn of(number: u32) -> Self {
        number > 0
    }
}

impl Stored for u32 {
    fn number(&self) -> u32 {
        *self
    }

    fn of(number: u32) -> Self {
        number
    }
}

/// What is remembered by name. Putting it back forgets it.
impl Stored for BTreeSet<String> {
    fn number(&self) -> u32 {
        self.len() as u32
    }

    fn of(_: u32) -> Self {
        Self::new()
    }
}

/// Declares what a preference can be chosen from. The first option is the default.
macro_rules! options {
    ($($(#[$about:meta])* $name:ident { $($(#[$of:meta])* $option:ident = $key:literal,)+ })+) => { $(
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$of])* $option,)+
        }

        impl $name {
            /// All of them, in the order of the settings page.
            pub const ALL: &[Self] = &[$(Self::$option),+];
            const KEYS: &[&str] = &[$($key),+];
        }

        impl Stored for $name {
            fn number(&self) -> u32 {
                *self as u32
            }

            fn of(number: u32) -> Self {
                Self::ALL.get(number as usize).copied().unwrap_or_default()
            }
        }
    )+ };
}

options! {
    /// The size of the window.
    WindowShape {
        /// A window with borders.
        #[default]
        Windowed = "windowed",
        /// The whole screen, without borders.
        Borderless = "borderless",
    }

    /// The most frames in a second.
    Frames {
        /// As many as most screens show.
        #[default]
        Sixty = "sixty",
        /// Few, for batteries and slow machines.
        Thirty = "thirty",
        /// As many as fast screens show.
        Fast = "fast",
        /// As many as the machine can draw.
        Free = "free",
    }

    /// The font of running text.
    Face {
        /// The serif font.
        #[default]
        Serif = "serif",
        /// The font with the best legibility.
        Legible = "legible",
    }

    /// The colours of panels, text and lines.
    Theme {
        /// Basalt, iron and parchment.
        #[default]
        Basalt = "basalt",
        /// Black and white, with bright accents.
        Contrast = "contrast",
    }

    /// The amount of counsel beside what must be answered.
    Counsel {
        /// Everything.
        #[default]
        All = "all",
        /// The most important.
        Some = "some",
        /// Nothing else.
        None = "none",
    }

    /// The size of what can be clicked, and the room around it.
    Density {
        /// Targets of 32 points.
        #[default]
        Normal = "normal",
        /// Targets of 38 points, and more room.
        Comfortable = "comfortable",
        /// Targets of 44 points, for fingers and small screens.
        Large = "large",
    }
}

impl Frames {
    /// Returns the most frames in a second; `None` for no limit.
    #[must_use]
    pub const fn most(self) -> Option<u32> {
        match self {
            Self::Sixty => Some(60),
            Self::Thirty => Some(30),
            Self::Fast => Some(144),
            Self::Free => None,
        }
    }
}

/// The tag of a language, for example `en-US`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tongue(pub String);

impl Default for Tongue {
    fn default() -> Self {
        Self(languages::ENGLISH.to_owned())
    }
}

/// The place among the languages that come with the program. A file may name a language that this
/// version lacks; it counts as English.
impl Stored for Tongue {
    fn number(&self) -> u32 {
        let place = |tag: &str| languages::languages().iter().position(|known| *known == tag);
        place(&self.0).or_else(|| place(languages::ENGLISH)).unwrap_or(0) as u32
    }

    fn of(number: u32) -> Self {
        languages::languages().get(number as usize).map_or_else(Self::default, |tag| Self((*tag).to_owned()))
    }
}

/// The least interface scale in percent.
pub const LEAST_SCALE: u32 = 75;
/// The greatest interface scale in percent. A window may have room for less.
pub const MOST_SCALE: u32 = 250;

/// Playback speeds that can be chosen, in percent; 0 shows the result at once.
pub const SPEEDS: &[u32] = &[50, 100, 200, 400, 800, 0];

/// Declares the preferences, each with its default, and the row of the settings page if it has one:
/// the key of its texts, its group and its values.
macro_rules! preferences {
    ($($(#[$about:meta])* $name:ident: $type:ty = $default:expr, $($key:literal in $group:ident: $kind:expr)?;)+) => {
        /// All preferences.
        #[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
        #[serde(default)]
        pub struct Preferences {
            $($(#[$about])* pub $name: $type,)+
        }

        impl Default for Preferences {
            fn default() -> Self {
                Self { $($name: $default,)+ }
            }
        }

        /// The preferences that stand on the settings page, in its order.
        pub const ROWS: &[Row] = &[$($(
            Row {
                key: $key,
                group: Group::$group,
                kind: $kind,
                read: |preferences| preferences.$name.number(),
                write: |preferences, number| preferences.$name = Stored::of(number),
            },
        )?)+];
    };
}

preferences! {
    /// Interface scale in percent, [`LEAST_SCALE`] to [`MOST_SCALE`].
    scale_percent: u32 = 100,
        "scale" in Text:
            Kind::Percent { least: LEAST_SCALE, most: MOST_SCALE, presets: &[75, 100, 125, 150, 200, 250] };
    /// The font of running text.
    face: Face = Face::Serif, "face" in Text: Kind::Choice(Face::KEYS);
    /// Window or full screen.
    window: WindowShape = WindowShape::Windowed, "window" in Video: Kind::Choice(WindowShape::KEYS);
    /// The most frames in a second.
    frames: Frames = Frames::Sixty, "frames" in Video: Kind::Choice(Frames::KEYS);
    /// True to turn off camera movement, flowing lava and flicker.
    reduced_motion: bool = false, "reduced-motion" in Video: Kind::Switch;
    /// Volume of everything, in percent.
    master_percent: u32 = 80, "master" in Sound: Kind::Volume;
    /// True for silence.
    master_mute: bool = false, "master-mute" in Sound: Kind::Switch;
    /// Volume of music, in percent.
    music_percent: u32 = 60, "music" in Sound: Kind::Volume;
    /// True for no music.
    music_mute: bool = false, "music-mute" in Sound: Kind::Switch;
    /// Volume of what happens in Hell, in percent.
    effects_percent: u32 = 80, "effects" in Sound: Kind::Volume;
    /// True for no effects.
    effects_mute: bool = false, "effects-mute" in Sound: Kind::Switch;
    /// Volume of what the player does in the window, in percent.
    interface_percent: u32 = 70, "interface" in Sound: Kind::Volume;
    /// True for no sounds of the interface.
    interface_mute: bool = false, "interface-mute" in Sound: Kind::Switch;
    /// True if everything goes on while another window is in front.
    sound_away: bool = true, "sound-away" in Sound: Kind::Switch;
    /// True if what is heard is also written.
    captions: bool = false, "captions" in Sound: Kind::Switch;
    /// The colours of panels, text and lines.
    theme: Theme = Theme::Basalt, "theme" in Access: Kind::Choice(Theme::KEYS);
    /// The size of what can be clicked.
    density: Density = Density::Normal, "density" in Access: Kind::Choice(Density::KEYS);
    /// True if gamepads press keys.
    gamepad: bool = true, "gamepad" in Access: Kind::Switch;
    /// Speed of the playback in percent; 0 shows the result at once.
    playback_percent: u32 = 200, "playback-speed" in Play: Kind::Speed(SPEEDS);
    /// True if the playback passes over what does not concern the player.
    playback_mine: bool = false, "playback-mine" in Play: Kind::Switch;
    /// True if the playback stops at the player's own battles and shows them in the theatre.
    show_battles: bool = true, "show-battles" in Play: Kind::Switch;
    /// The amount of counsel.
    counsel: Counsel = Counsel::All, "counsel" in Play: Kind::Choice(Counsel::KEYS);
    /// The names of counsel that the player does not want to hear any more.
    heard: BTreeSet<String> = BTreeSet::new(), "heard" in Play: Kind::Memory;
    /// The language of all texts.
    language: Tongue = Tongue::default(), "language" in Language: Kind::Language;
    /// The keys of all actions.
    bindings: Bindings = Bindings::default(),;
    /// The last charter, for a new game with the same choices.
    last_charter: Option<Charter> = None,;
    /// The last charter of Oaths of the Pit.
    last_oaths: Option<oaths::rules::charter::Charter> = None,;
    /// The last charter of its first edition.
    last_oaths_first: Option<oaths::first::rules::charter::Charter> = None,;
    /// The last charter of Nine Circles.
    last_circles: Option<circles::rules::charter::Charter> = None,;
    /// The mods of the last game, by id.
    last_mods: Vec<String> = Vec::new(),;
    /// The mods of the last games of the parlour, by id, for each game by name.
    parlour_mods: BTreeMap<String, Vec<String>> = BTreeMap::new(),;
}

impl Preferences {
    /// Returns the default preferences, with the memory of the last charters of these.
    #[must_use]
    pub fn reset(&self) -> Self {
        Self {
            last_charter: self.last_charter.clone(),
            last_oaths: self.last_oaths.clone(),
            last_oaths_first: self.last_oaths_first.clone(),
            last_circles: self.last_circles.clone(),
            last_mods: self.last_mods.clone(),
            parlour_mods: self.parlour_mods.clone(),
            ..Self::default()
        }
    }

    /// Reads the settings file. A missing file gives the defaults.
    ///
    /// # Errors
    /// If the file cannot be read or parsed. The caller then tells the player and uses the
    /// defaults; the file is not changed.
    pub fn read(path: &Path) -> Result<Self, String> {
        match slurp::text(path, MOST_BYTES) {
            Ok(text) => ron::from_str(&text).map_err(|error| complaint("settings-damaged", path, &error)),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Self::default()),
            Err(error) => Err(complaint("settings-unreadable", path, &error)),
        }
    }

    /// Writes the settings to a new file, which then replaces the old one.
    ///
    /// # Errors
    /// If the folder or file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), String> {
        let fault = |error: std::io::Error| complaint("settings-unwritten", path, &error);
        let text = ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default())
            .map_err(|error| complaint("settings-unwritten", path, &error))?;
        whole::write(path, &text).map_err(fault)
    }
}

/// Returns a sentence about a fault of the settings file.
fn complaint(id: &str, path: &Path, why: &dyn std::error::Error) -> String {
    Text::chosen().say_with(id, &[("file", path.display().to_string().into()), ("why", why.to_string().into())])
}
