//! What of the Conclave is heard: the facts of a turn while it is shown, the steps of a fight, the
//! motif of the house that acts, and the music that fits the state of the game.

mod facts;
pub(crate) mod fights;

use std::ops::Range;

use ::sound::{Cue, Piece};
use bevy::prelude::*;

use super::board::Playback;
use super::board::reel::{Part, segments};
use crate::chronicle::Teller;
use crate::rules::conclave::{ConclaveFact, tokens_needed};
use crate::rules::facts::{Entry, Fact};
use crate::rules::game::Game;
use crate::rules::ids::Seat;
use crate::rules::rulebook::Rulebook;
use crate::shell::flow::{Screen, Stage, Standing};
use crate::shell::settings::Preferences;
use crate::sight::{Hand, Library};
use crate::sound::{Hearing, Listening};

pub use facts::cue;

/// Adds what is heard of the Conclave.
pub struct ConclaveHearingPlugin;

impl Plugin for ConclaveHearingPlugin {
    fn build(&self, app: &mut App) {
        app.add_systems(Last, (of_playback, of_turns, of_state).in_set(Listening));
    }
}

/// The position of a playback that was heard: the turn, its reader, and the entry.
type Heard = (u32, Seat, usize);

/// The most entries of a log that are heard in one frame. More were jumped over.
const STRIDE: usize = 12;

/// Notes the cues of the entries that the playback reaches.
fn of_playback(
    playback: Res<Playback>,
    (hand, library): (Option<Res<Hand>>, Res<Library>),
    mut hearing: ResMut<Hearing>,
    mut heard: Local<Option<Heard>>,
) {
    let Some(hand) = hand.filter(|_| playback.running()) else {
        *heard = None;
        return;
    };
    let Some(turn) = hand.log.last() else { return };
    let (key, log) = ((turn.turn, hand.seat()), &turn.entries);
    let now = (key.0, key.1, playback.position);
    if *heard == Some(now) {
        return;
    }
    // The first entry of a playback is reached when it begins.
    let from = heard.filter(|before| (before.0, before.1) == key).map_or(0, |before| before.2 + 1);
    *heard = Some(now);
    let reached = from..(playback.position + 1).min(log.len());
    // Who goes back, or jumps, hears nothing of what lies between.
    if reached.is_empty() || reached.len() > STRIDE {
        return;
    }
    let table = hand.view.table();
    if let Some((crest, house)) = entering(&library, table, log, &reached) {
        hearing.motif(crest, house);
    }
    for entry in &log[reached] {
        if let Some(cue) = cue(table, hand.seat(), &entry.fact) {
            hearing.cue(cue);
        }
    }
}

/// Returns the crest and the name of the house whose orders begin in this part of a log.
fn entering(library: &Library, table: &Game, log: &[Entry], reached: &Range<usize>) -> Option<(u8, String)> {
    let begun = segments(log).into_iter().rfind(|segment| reached.contains(&segment.first))?;
    let Part::Slot(_, Some(seat)) = begun.part else { return None };
    let charter = table.charter().seats.get(seat.index())?;
    let name = Teller::new(&library.text, library.book.catalog(), table).seat_name(seat);
    Some((charter.symbol, name))
}

/// Notes that a turn is the player's.
fn of_turns(
    standing: Standing<'_>,
    preferences: Res<Preferences>,
    hand: Option<Res<Hand>>,
    mut hearing: ResMut<Hearing>,
    mut known: Local<Option<(u32, Seat)>>,
) {
    let Some(hand) = hand else { return };
    let now = (hand.view.table().turn(), hand.seat());
    if !standing.at(Stage::Planning) || *known == Some(now) || hand.watching {
        return;
    }
    *known = Some(now);
    // Who has switched the playback off still hears the bell.
    let entries = hand.log.last().map_or(&[][..], |turn| turn.entries.as_slice());
    let drawn = |fact: &Fact| matches!(fact, Fact::Conclave(ConclaveFact::TokenDrawn { .. }));
    let bell = preferences.playback_percent == 0 && entries.iter().any(|entry| drawn(&entry.fact));
    hearing.cue(if bell { Cue::Token } else { Cue::YourTurn });
}

/// Chooses the music of a running game.
fn of_state(screen: Res<State<Screen>>, hand: Option<Res<Hand>>, library: Res<Library>, mut hearing: ResMut<Hearing>) {
    let mood = match *screen.get() {
        // The pages over a running game keep its music. The parlour chooses its own.
        Screen::Settings | Screen::Codex | Screen::Load | Screen::Post | Screen::End => return,
        Screen::Oaths | Screen::OathsFirst | Screen::Circles => return,
        Screen::Playing | Screen::Replay => match hand {
            Some(hand) => Some(mood(&library.book, hand.view.table(), hand.seat())),
            // Between two turns the music goes on.
            None => return,
        },
        Screen::Title
        | Screen::NewGame
        | Screen::Maker
        | Screen::Tutorial
        | Screen::Trials
        | Screen::Credits
        | Screen::OathsSetup
        | Screen::CirclesSetup => None,
    };
    if hearing.mood != mood {
        hearing.mood = mood;
    }
}

/// Returns the piece for a house at a table: a usurper before all, then war, then the clock.
#[must_use]
pub fn mood(book: &Rulebook, table: &Game, seat: Seat) -> Piece {
    let at_arms = |other: Seat| {
        other != seat
            && table.conclave().eliminated(other).is_none()
            && table.diplomacy().stance(seat, other).allows_arms()
    };
    let (drawn, needed) = (table.conclave().tokens(), tokens_needed(book.catalog(), table).max(1));
    if table.conclave().usurpation().is_some() {
        Piece::Usurper
    } else if table.seats().any(at_arms) {
        Piece::War
    } else if drawn * 3 < needed {
        Piece::Early
    } else if drawn * 3 < needed * 2 {
        Piece::Middle
    } else {
        Piece::Late
    }
}
