//! What is heard: cues on what the player does and sees, captions for who does not hear them, and
//! music.
//!
//! Whatever draws or acts says what sounds, with [`play`] or [`Hearing::cue`]. Once a frame it is
//! played. Behind the curtain nothing sounds.
//!
//! Not here: what of a game sounds how. Each game has its own `hearing`.

mod captions;

use std::time::Duration;

use ::sound::{Cue, Level, Levels, Mixer, Piece};
use bevy::prelude::*;
use bevy_egui::egui::{Context, Id};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::intent::{Going, Intent, Looking, Planning, Sheet};
use crate::shell::flow::partings::TurnSealed;
use crate::shell::flow::{Flow, Screen, Stage, Standing};
use crate::shell::pace::Stir;
use crate::shell::pages::Draw;
use crate::shell::settings::Preferences;
use crate::sight::{Library, Overlay};

pub use captions::Caption;

/// Time in which one piece gives way to the next.
const FADE: Duration = Duration::from_millis(2500);

/// Time in which music ends if nothing follows it: short, as at a curtain nothing may be heard.
const HUSH: Duration = Duration::from_millis(150);

/// Most cues that begin in one frame.
const AT_ONCE: usize = 3;

/// Says from a panel that something sounds.
pub fn play(ctx: &Context, cue: Cue) {
    ctx.data_mut(|data| data.get_temp_mut_or_default::<Vec<Cue>>(noted()).push(cue));
}

fn noted() -> Id {
    Id::new("sounds")
}

/// Says from a panel that this piece is played as long as the panel is drawn.
pub fn music(ctx: &Context, piece: Piece) {
    ctx.data_mut(|data| data.insert_temp(Id::new("music"), Some(piece)));
}

/// A cue, with the name of the house whose motif it is.
pub type Noted = (Cue, Option<String>);

/// What sounds.
#[derive(Resource, Default)]
pub struct Hearing {
    /// What was noted since the last frame.
    noted: Vec<Noted>,
    /// What sounds in this frame.
    now: Vec<Noted>,
    /// The piece that the state of the game asks for; `None` for that of the title.
    pub mood: Option<Piece>,
    /// True while a curtain is down at a table of Oaths.
    pub hushed: bool,
    /// The piece that is played.
    piece: Option<Piece>,
    /// What was heard last, the newest first.
    captions: Vec<Caption>,
}

impl Hearing {
    /// Notes a cue.
    pub fn cue(&mut self, cue: Cue) {
        self.noted.push((cue, None));
    }

    /// Notes the motif of the house of this name.
    pub fn motif(&mut self, crest: u8, house: String) {
        self.noted.push((Cue::motif(crest), Some(house)));
    }

    /// Returns the cues that sound in this frame.
    pub fn now(&self) -> impl Iterator<Item = Cue> {
        self.now.iter().map(|(cue, _)| *cue)
    }

    /// Returns the piece that is played.
    #[must_use]
    pub const fn piece(&self) -> Option<Piece> {
        self.piece
    }

    /// Removes what only others would hear, and keeps as many as can be told apart.
    fn settle(&mut self, behind_the_curtain: bool) {
        let mut noted = std::mem::take(&mut self.noted);
        let refused = noted.iter().any(|(cue, _)| *cue == Cue::Refuse);
        noted.retain(|(cue, _)| !(behind_the_curtain && *cue != Cue::Curtain || refused && *cue == Cue::Quill));
        noted.dedup();
        noted.truncate(AT_ONCE);
        self.now = noted;
    }
}

/// The system set that notes what sounds.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Listening;

/// Notes what sounds, and writes captions. It opens no loudspeaker.
pub struct HearingPlugin;

impl Plugin for HearingPlugin {
    fn build(&self, app: &mut App) {
        app.init_resource::<Hearing>()
            .add_observer(|_: On<TurnSealed>, mut hearing: ResMut<Hearing>| hearing.cue(Cue::Seal))
            .add_systems(Last, (of_intents, of_notices, of_curtain).in_set(Listening))
            .add_systems(Last, settle.after(Listening).after(Flow))
            .add_systems(EguiPrimaryContextPass, captions::draw.after(Draw::End));
    }
}

/// The mixer.
#[derive(Resource)]
struct Speaker(Mixer);

/// Plays what sounds.
pub struct SpeakerPlugin;

impl Plugin for SpeakerPlugin {
    fn build(&self, app: &mut App) {
        let levels = levels(app.world().resource::<Preferences>(), true);
        app.insert_resource(Speaker(Mixer::new(levels))).add_systems(Last, speak.after(settle));
    }
}

/// Returns the volumes that the player prefers.
fn levels(preferences: &Preferences, in_front: bool) -> Levels {
    let level = |percent: u32, mute: bool| Level { percent, mute };
    let away = !in_front && !preferences.sound_away;
    Levels {
        master: level(preferences.master_percent, preferences.master_mute || away),
        music: level(preferences.music_percent, preferences.music_mute),
        effects: level(preferences.effects_percent, preferences.effects_mute),
        interface: level(preferences.interface_percent, preferences.interface_mute),
    }
}

/// Notes the cues of what the player wishes.
fn of_intents(mut intents: MessageReader<Intent>, mut hearing: ResMut<Hearing>) {
    for intent in intents.read() {
        let cue = if let Intent::Planning(planning) = intent {
            of_planning(planning)
        } else if let Intent::Looking(looking) = intent {
            match looking {
                Looking::Open(Sheet::None) => Some(Cue::Close),
                Looking::Open(_) | Looking::Answer(_) | Looking::Browse(_) => Some(Cue::Page),
                Looking::Found | Looking::Select(_) | Looking::LookAt(_) => None,
            }
        } else if let Intent::Going(going) = intent {
            match going {
                Going::To(_) | Going::ToTitle => Some(Cue::Page),
                Going::Back => Some(Cue::Close),
                Going::Quit => None,
            }
        } else {
            None
        };
        if let Some(cue) = cue {
            hearing.cue(cue);
        }
    }
}

const fn of_planning(planning: &Planning) -> Option<Cue> {
    match planning {
        Planning::Put(..) | Planning::Train(_) | Planning::Dismiss(_) | Planning::Answer(_) | Planning::Redo => {
            Some(Cue::Quill)
        }
        Planning::Strike(_) | Planning::Withdraw(_) | Planning::Undo | Planning::ClearDraft => Some(Cue::Scratch),
        Planning::Repeat(_) | Planning::Swap(..) => Some(Cue::Tick),
        // It sounds when the turn is really submitted.
        Planning::Seal => None,
    }
}

/// Notes that a notice has come.
///
/// A notice on what the player has just planned says why it cannot be.
fn of_notices(
    overlay: Res<Overlay>,
    mut intents: MessageReader<Intent>,
    mut hearing: ResMut<Hearing>,
    mut known: Local<Option<String>>,
    mut planned: Local<u8>,
) {
    // The plan is changed in the frame after the wish.
    let plans = intents.read().any(|intent| matches!(intent, Intent::Planning(_)));
    *planned = if plans { 2 } else { planned.saturating_sub(1) };
    let newest = overlay.notices.last();
    if newest == known.as_deref() {
        return;
    }
    *known = newest.map(str::to_owned);
    if newest.is_some() {
        hearing.cue(if *planned > 0 { Cue::Refuse } else { Cue::Alert });
    }
}

/// Notes that the curtain falls.
fn of_curtain(standing: Standing<'_>, mut hearing: ResMut<Hearing>, mut down: Local<bool>) {
    let now = standing.at(Stage::Curtain) || hearing.hushed;
    if now && !*down {
        hearing.cue(Cue::Curtain);
    }
    *down = now;
}

/// Decides what sounds in this frame.
fn settle(
    library: Res<Library>,
    (screen, standing): (Res<State<Screen>>, Standing<'_>),
    (preferences, stir): (Res<Preferences>, Res<Stir>),
    mut hearing: ResMut<Hearing>,
    mut contexts: EguiContexts,
) {
    let curtain = standing.at(Stage::Curtain) && *screen.get() == Screen::Playing || hearing.hushed;
    let mut shown: Option<Piece> = None;
    if let Ok(ctx) = contexts.ctx_mut() {
        let (cues, piece) = ctx.data_mut(|data| {
            (
                data.remove_temp::<Vec<Cue>>(noted()).unwrap_or_default(),
                data.remove_temp::<Option<Piece>>(Id::new("music")).flatten(),
            )
        });
        hearing.noted.extend(cues.into_iter().map(|cue| (cue, None)));
        shown = piece;
    }
    let quiet = hearing.noted.is_empty() && hearing.now.is_empty();
    let piece = if curtain { None } else { shown.or(hearing.mood).or(Some(Piece::Title)) };
    if hearing.piece != piece {
        hearing.piece = piece;
    }
    if curtain {
        hearing.captions.clear();
    }
    if quiet {
        return;
    }
    hearing.settle(curtain);
    if preferences.captions && !hearing.now.is_empty() {
        let words = hearing.now.iter().map(|noted| captions::words(&library.text, noted)).collect();
        captions::add(&mut hearing.captions, words);
        stir.now();
    }
}

/// Plays what sounds.
fn speak(
    preferences: Res<Preferences>,
    windows: Query<&Window>,
    hearing: Res<Hearing>,
    standing: Standing<'_>,
    mut speaker: ResMut<Speaker>,
    mut down: Local<bool>,
) {
    let mixer = &mut speaker.0;
    let in_front = windows.iter().any(|window| window.focused);
    let wanted = levels(&preferences, in_front);
    if mixer.levels() != wanted {
        mixer.set(wanted);
    }
    let curtain = standing.at(Stage::Curtain) || hearing.hushed;
    if curtain && !*down {
        mixer.hush();
    }
    *down = curtain;
    mixer.music(hearing.piece, if hearing.piece.is_some() { FADE } else { HUSH });
    for cue in hearing.now() {
        mixer.play(cue);
    }
}
