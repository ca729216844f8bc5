//! The playback of the last turn: a clock that advances through the log, and the depiction at its
//! position.
//!
//! The [`bar`](super::bar) shows the clock, and moves it by intents.

use bevy::prelude::*;

use super::beat::{self, Glide, Ink};
use super::depiction::{Depiction, Figure};
use super::layout::{canton_centre, towards};
use super::reel::{self, next_part, next_shown, part_before};
use crate::conclave::theatre::Piece;
use crate::intent::{Intent, Recalling, Sheet};
use crate::rules::facts::Entry;
use crate::rules::ids::Seat;
use crate::rules::realm::hex::MapSize;
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::pace::Stir;
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library, Overlay};

/// The state of the playback. Writing `position` seeks, and the picture follows.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Playback {
    /// Index of the log entry that is shown; the number of entries after the last one.
    pub position: usize,
    /// Number of entries.
    pub length: usize,
    /// True if the clock is paused.
    pub paused: bool,
    /// Progress of the present entry, 0 to 1.
    pub progress: f32,
    /// Time since the end was reached, in seconds at 100 percent speed.
    rest: f32,
    running: bool,
    /// True if the player has asked for this playback. Then it is shown even if the playback of a
    /// turn is switched off.
    asked: bool,
    /// The entries before this index have been searched for fights to show in the theatre.
    looked: usize,
    /// The log that is being played.
    of: Option<Reel>,
}

/// The key of a turn's log: the turn, the seat that reads it, and the number of entries that it may
/// read.
pub(super) type Reel = (u32, Seat, usize);

pub(super) fn reel_of(hand: &Hand) -> Reel {
    (hand.view.table().turn(), hand.seat(), hand.log.last().map_or(0, |turn| turn.entries.len()))
}

impl Playback {
    /// True while a playback runs.
    #[must_use]
    pub const fn running(&self) -> bool {
        self.running
    }

    /// Shows the table after this number of facts.
    pub fn seek(&mut self, position: usize) {
        self.position = position.min(self.length);
        self.progress = 0.0;
        self.rest = 0.0;
    }

    /// Starts again from the beginning, because the player has asked for it.
    pub fn restart(&mut self) {
        *self = Self { asked: true, ..Self::default() };
    }

    /// Advances to the next visible entry, and pauses.
    pub fn step(&mut self, log: &[Entry]) {
        self.paused = true;
        self.seek(next_shown(log, self.position, None));
    }

    /// Advances to the next part of the turn. With `only`, to the next one that concerns this seat.
    pub fn skip_part(&mut self, log: &[Entry], only: Option<Seat>) {
        self.seek(next_part(log, self.position, only));
    }

    /// Goes back to the beginning of this part, or of the one before it.
    pub fn back_part(&mut self, log: &[Entry]) {
        self.seek(part_before(log, self.position));
    }

    /// Goes back to the previous visible entry, and pauses.
    pub fn step_back(&mut self, log: &[Entry]) {
        self.paused = true;
        let before = (0..self.position.min(self.length)).rev().find(|&at| beat::seconds(log, at) > 0.0);
        self.seek(before.unwrap_or(0));
    }

    /// Goes to the end.
    pub fn skip(&mut self) {
        self.seek(self.length);
        self.paused = false;
        self.rest = REST;
    }

    /// Returns the intent that shows the next own fight that the clock has reached and that has not
    /// been shown. Sets the clock back to this fight.
    fn meet(&mut self, log: &[Entry], seat: Seat) -> Option<Intent> {
        let reached = (self.position + 1).min(log.len());
        let looked = self.looked;
        self.looked = looked.max(reached);
        let own = |at: usize| Some((at, Piece::of(log, at).filter(|piece| piece.concerns(seat))?));
        let (at, piece) = (looked..reached).find_map(own)?;
        self.seek(at);
        self.looked = at + 1;
        Some(piece.intent())
    }

    /// Advances the clock by `seconds` at 100 percent speed. With `only`, what does not concern this
    /// seat takes no time. Returns true after the pause at the end.
    fn pass(&mut self, log: &[Entry], mut seconds: f32, only: Option<Seat>) -> bool {
        while self.position < self.length {
            let whole = reel::seconds(log, self.position, only);
            let left = whole * (1.0 - self.progress);
            if left > seconds {
                self.progress += seconds / whole;
                return false;
            }
            seconds -= left;
            self.position += 1;
            self.progress = 0.0;
        }
        self.rest += seconds;
        self.rest > REST
    }
}

/// Speed in percent of a playback that the player has asked for while playbacks are switched off.
const ASKED: u32 = 400;

/// Duration of the last picture, in seconds at 100 percent speed.
const REST: f32 = 1.0;

/// Distance, in board units, from the centre of a canton at which a legion waits that cannot enter
/// yet.
pub(super) const BEFORE_THE_GATES: f32 = 52.0;

/// The picture that the board shows now.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// The table.
    pub depiction: Depiction,
    /// The legion in motion.
    pub glide: Option<Glide>,
    /// Cantons that are changing their colour.
    pub ink: Vec<Ink>,
}

/// Advances the clock, and ends the playback at the end of the log.
pub(super) fn run_clock(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    (preferences, overlay): (Res<Preferences>, Res<Overlay>),
    (hand, stir): (Option<Res<Hand>>, Res<Stir>),
    mut playback: ResMut<Playback>,
    mut intents: MessageWriter<Intent>,
) {
    let on = standing.at(Stage::Playback) && matches!(*screen.get(), Screen::Playing | Screen::Replay);
    let log = hand.as_ref().and_then(|hand| hand.log.last()).map(|turn| turn.entries.as_slice());
    let Some(log) = log.filter(|_| on) else {
        if playback.running {
            *playback = Playback::default();
        }
        if on {
            intents.write(Recalling::SkipPlayback.into());
        }
        return;
    };
    // A new hand in the same stage means another turn of a replay.
    let of = hand.as_deref().map(reel_of);
    if !playback.running || playback.of != of {
        let asked = playback.asked;
        *playback = Playback { running: true, length: log.len(), of, asked, ..Playback::default() };
    }
    let before = hand.as_ref().is_some_and(|hand| hand.before.is_some());
    let off = preferences.playback_percent == 0;
    if off && !playback.asked || !before {
        playback.skip();
        intents.write(Recalling::SkipPlayback.into());
        return;
    }
    // The board waits while the theatre shows a fight.
    if playback.paused || overlay.sheet == Sheet::Battle {
        return;
    }
    stir.now();
    let percent = if off { ASKED } else { preferences.playback_percent };
    let seconds = time.delta_secs() * percent as f32 / 100.0;
    let only = hand.as_ref().filter(|_| preferences.playback_mine).map(|hand| hand.seat());
    let over = playback.pass(log, seconds, only);
    let shows = preferences.show_battles && *screen.get() == Screen::Playing;
    if shows
        && let Some(seat) = hand.as_ref().map(|hand| hand.seat())
        && let Some(intent) = playback.meet(log, seat)
    {
        intents.write(intent);
    } else if over {
        intents.write(Recalling::SkipPlayback.into());
    }
}

/// Calculates the picture that the board shows.
pub(super) fn depict(
    library: Option<Res<Library>>,
    hand: Option<Res<Hand>>,
    preferences: Res<Preferences>,
    playback: Res<Playback>,
    mut shown: ResMut<Shown>,
    mut known: Local<Option<(Reel, usize)>>,
) {
    let (Some(library), Some(hand)) = (library, hand) else {
        *known = None;
        return;
    };
    let log = hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
    let (Some(before), true) = (hand.before.as_ref(), playback.running) else {
        if hand.is_changed() || known.is_some() {
            *known = None;
            shown.set_if_neq(Shown { depiction: Depiction::of(hand.view.table()), ..Shown::default() });
        }
        return;
    };
    // Entries without a duration take effect when they are reached. A movement takes effect at its
    // beginning, and `glide` shows its progress.
    let count = (playback.position + 1).min(playback.length);
    let catalog = library.book.catalog();
    if *known != Some((reel_of(&hand), count)) {
        *known = Some((reel_of(&hand), count));
        shown.depiction = Depiction::after(catalog, before.table(), hand.view.table(), log, count);
    }
    let size = before.table().realm().board().size();
    let progress = if preferences.reduced_motion { 1.0 } else { playback.progress };
    let going = playback.position < playback.length;
    let mut glide = if going { beat::glide(size, log, playback.position, progress, 0.0) } else { None };
    if let Some(moving) = glide
        && shown.depiction.legion(moving.legion).is_some_and(|figure| figure.poised.is_some())
    {
        glide = beat::glide(size, log, playback.position, progress, BEFORE_THE_GATES);
    }
    let ink = if going { beat::ink(log, playback.position, progress) } else { Vec::new() };
    if shown.glide != glide {
        shown.glide = glide;
    }
    if shown.ink != ink {
        shown.ink = ink;
    }
}

/// Returns the position of a legion on the endless plane, and its height in board units.
pub(super) fn standing(shown: &Shown, size: MapSize, figure: &Figure) -> (Vec2, f32) {
    if let Some(glide) = shown.glide.filter(|glide| glide.legion == figure.id) {
        return (glide.at, glide.height);
    }
    let centre = canton_centre(size, figure.canton);
    match figure.poised {
        Some(from) => {
            let back = towards(size, centre, canton_centre(size, from)).clamp_length_max(BEFORE_THE_GATES);
            (centre + back, 0.0)
        }
        None => (centre, 0.0),
    }
}
