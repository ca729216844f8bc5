//! The past: what the player knew before the turn that the playback shows.
//!
//! While a turn is played, the panels around the board show the table before it, so that they do
//! not tell the end of the story. Prestige, tokens and the Regent follow as soon as their facts
//! have been shown. The ribbon shows the orders that are being played.

use bevy::prelude::*;

use super::playback::{Playback, Reel, reel_of};
use super::reel::{Heard, heard};
use crate::rules::orders::Draft;
use crate::rules::rulebook::Rulebook;
use crate::shell::flow::Running;
use crate::sight::{Hand, Library, LoggedTurn, Sight};
use crate::table::desk::Desk;

/// The hand of the player before the turn that is shown.
#[derive(Resource, Clone, Debug, Default)]
pub struct Past {
    hand: Option<Box<Hand>>,
    of: Option<Reel>,
}

impl Past {
    /// Returns the hand; `None` without a playback.
    #[must_use]
    pub fn hand(&self) -> Option<&Hand> {
        self.hand.as_deref()
    }
}

/// Returns the hand of a player before a turn, which knows only the log of this turn. `draft` is what
/// the player had planned for it.
#[must_use]
pub fn before(book: &Rulebook, hand: &Hand, draft: Option<Draft>) -> Option<Hand> {
    let (view, turn) = (hand.before.clone()?, hand.log.last()?.clone());
    let handed = hand.handed.iter().filter(|(when, _)| *when <= turn.turn).cloned().collect();
    let desk = draft.map_or_else(|| Desk::new(hand.seat()), Desk::with);
    let mut past = Hand { handed, ..Hand::new(book, view, None, desk, vec![turn]) };
    past.watching = true;
    past.notes.clone_from(&hand.notes);
    Some(past)
}

/// Looks back when a playback begins, and forgets when it ends.
pub(super) fn look_back(
    hand: Option<Res<Hand>>,
    library: Option<Res<Library>>,
    (playback, running): (Res<Playback>, Res<Running>),
    mut past: ResMut<Past>,
) {
    let (Some(hand), Some(library), true) = (hand, library, playback.running()) else {
        if past.hand.is_some() {
            *past = Past::default();
        }
        return;
    };
    let of = reel_of(&hand);
    if past.of != Some(of) {
        let turn = hand.log.last().map_or(0, |turn| turn.turn as usize);
        let played = running.session().and_then(|session| session.archive().turns().get(turn.checked_sub(1)?));
        let draft = played.and_then(|record| record.draft(hand.seat())).cloned();
        *past = Past { hand: before(&library.book, &hand, draft).map(Box::new), of: Some(of) };
    }
}

/// Returns what the playback has told so far, for a panel that shows the past; nothing for any other
/// panel.
#[must_use]
pub fn told(sight: &Sight<'_>) -> Heard {
    // The table of the past still plans the turn that its log tells about.
    let of_past = |turn: &&LoggedTurn| turn.turn == sight.table().turn();
    match (sight.overlay.playing, sight.hand.log.last().filter(of_past)) {
        (Some(at), Some(turn)) => heard(&turn.entries, at + 1),
        (Some(_), None) | (None, _) => Heard::default(),
    }
}
