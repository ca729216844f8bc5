//! The playback of the last turn: a clock that walks through the log, and the picture at its point.
//!
//! The bar that shows and moves the clock is drawn elsewhere. It reads and writes the public fields
//! of [`Playback`].

use bevy::prelude::*;

use super::beat::{self, Glide, Ink};
use super::depiction::{Depiction, Figure};
use super::layout::{canton_centre, towards};
use crate::flow::{Screen, Stage, Standing};
use crate::intent::{Intent, Recalling, Sheet};
use crate::rules::facts::Entry;
use crate::rules::ids::Seat;
use crate::rules::realm::hex::MapSize;
use crate::settings::Preferences;
use crate::sight::{Hand, Library, Overlay};
use crate::theatre::Piece;

/// The state of the playback. Writing `position` seeks; the picture follows.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Playback {
    /// The entry of the log that is being shown. The number of entries when all have been shown.
    pub position: usize,
    /// Number of entries.
    pub length: usize,
    /// True if the clock stands still.
    pub paused: bool,
    /// Share of the present entry that has been shown, 0 to 1.
    pub progress: f32,
    /// Seconds for which the end has been shown.
    rest: f32,
    running: bool,
    /// Entries before this one have been searched for fights to show in the theatre.
    looked: usize,
    /// The log that is being played.
    of: Option<Reel>,
}

/// The identity of a turn's log: the turn, the reading seat, and the number of entries.
type Reel = (u32, Seat, usize);

fn reel(hand: &Hand) -> Reel {
    (hand.view.table().turn(), hand.seat(), hand.log.last().map_or(0, |turn| turn.entries.len()))
}

impl Playback {
    /// True while a playback runs.
    #[must_use]
    pub const fn running(&self) -> bool {
        self.running
    }

    /// Shows the table after so many facts.
    pub fn seek(&mut self, position: usize) {
        self.position = position.min(self.length);
        self.progress = 0.0;
        self.rest = 0.0;
    }

    /// Goes on to the next entry that can be seen, and stops there.
    pub fn step(&mut self, log: &[Entry]) {
        self.paused = true;
        let next = (self.position + 1..self.length).find(|&at| beat::seconds(log, at) > 0.0);
        self.seek(next.unwrap_or(self.length));
    }

    /// Goes back to the entry before that can be seen, and stops there.
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

    /// The next own fight that the clock has reached and that has not been shown. The clock is set
    /// back to it.
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

    /// Lets so many seconds pass at full speed. Returns true after the end has been shown.
    fn pass(&mut self, log: &[Entry], mut seconds: f32) -> bool {
        while self.position < self.length {
            let whole = beat::seconds(log, self.position);
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

/// Seconds for which the last picture stays, at full speed.
const REST: f32 = 1.0;

/// Distance from a canton at which a legion stops that cannot enter it yet.
pub(super) const BEFORE_THE_GATES: f32 = 52.0;

/// The present picture of the board.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Shown {
    /// The table.
    pub depiction: Depiction,
    /// The legion on its way.
    pub glide: Option<Glide>,
    /// Cantons that are changing their colour.
    pub ink: Vec<Ink>,
}

/// Moves the clock, and ends the playback when it has run out.
pub(super) fn run_clock(
    time: Res<Time>,
    screen: Res<State<Screen>>,
    standing: Standing<'_>,
    (preferences, overlay): (Res<Preferences>, Res<Overlay>),
    hand: Option<Res<Hand>>,
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
    // A new hand in the same stage is another turn of a watched game.
    let of = hand.as_deref().map(reel);
    if !playback.running || playback.of != of {
        *playback = Playback { running: true, length: log.len(), of, ..Playback::default() };
    }
    let before = hand.as_ref().is_some_and(|hand| hand.before.is_some());
    if preferences.playback_percent == 0 || !before {
        playback.skip();
        intents.write(Recalling::SkipPlayback.into());
        return;
    }
    // The board waits while the theatre is open.
    if playback.paused || overlay.sheet == Sheet::Battle {
        return;
    }
    let seconds = time.delta_secs() * preferences.playback_percent as f32 / 100.0;
    let over = playback.pass(log, seconds);
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

/// Works out the picture of the board.
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
    // The present entry is applied already while it is shown. Its legion glides to the new place.
    let count = (playback.position + 1).min(playback.length);
    let catalog = library.book.catalog();
    if *known != Some((reel(&hand), count)) {
        *known = Some((reel(&hand), count));
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

/// The point of a legion on the endless plane, and its height.
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
