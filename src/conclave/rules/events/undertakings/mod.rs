//! Events that last several turns, each in its own file (manual appendix K; facts 14).
//!
//! An undertaking begins when its card is played. In each later turn it advances once, at the step
//! of running events, until it is over. Its state is public, except for the praetors entered for a
//! tournament and for details of crusading legions that are also hidden on the map.

mod angelic_host;
mod beast;
mod crusade;
mod paladin;
mod tournament;

use serde::{Deserialize, Serialize};

use super::play::Play;
use super::state::Events;
use crate::catalog::{EventEffect, Undertaking};
use crate::dice::{Rolls, Stream};
use crate::game::Game;
use crate::ids::{EventKind, LegionId, Seat};
use crate::resolve::Turn;

pub(super) use crusade::embark;
pub use crusade::{Crusade, CrusadeStage, survival};
pub use tournament::Entry;
pub(super) use tournament::{enter, entered};

/// An event that lasts several turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undertaken {
    /// The event that began it.
    pub event: EventKind,
    /// The house that played it.
    pub by: Seat,
    /// The turn in which it began.
    pub since: u32,
    /// Its state.
    pub course: Course,
}

/// State of an undertaking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// A Paladin is on his way.
    Paladin {
        /// The house he will strike.
        quarry: Seat,
    },
    /// A tournament has been called.
    Tournament {
        /// The turn at the end of which it is held.
        on: u32,
        /// The praetors entered. A seat sees only its own before the games.
        entered: Vec<Entry>,
    },
    /// A crusade gathers, is away, or comes home.
    Crusade(Crusade),
    /// An Angelic Host is in Hell.
    AngelicHost {
        /// Its id in reports. No legion on the map has this id.
        unit: LegionId,
        /// Its hit points.
        hp: i16,
        /// Its maximum hit points.
        max_hp: i16,
        /// The houses that it will visit, the next first.
        left: Vec<Seat>,
    },
    /// The Beast is loose.
    Beast {
        /// The houses that it has struck.
        struck: Vec<Seat>,
    },
}

/// Begins the undertaking of a played card. A preview begins nothing.
pub(super) fn begin(turn: &mut Turn<'_>, play: &Play) {
    let EventEffect::Undertaking(kind) = turn.catalog().event(play.event).effect else { return };
    if turn.previewing() {
        return;
    }
    let mut rolls = turn.open(Stream::EventCourse(play.event));
    let course = match kind {
        Undertaking::Paladin => paladin::begin(turn, &mut rolls),
        Undertaking::Tournament => Some(tournament::begin(turn, play, &mut rolls)),
        Undertaking::Crusade => Some(crusade::begin(turn, play)),
        Undertaking::AngelicHost => angelic_host::begin(turn, &mut rolls),
        Undertaking::Beast => beast::begin(turn, &mut rolls),
    };
    if let Some(course) = course {
        let since = turn.game().turn();
        let undertaken = Undertaken { event: play.event, by: play.by, since, course };
        turn.game_mut().events.undertakings.push(undertaken);
    }
}

/// Advances every undertaking of an earlier turn by one turn.
pub(super) fn advance(turn: &mut Turn<'_>) {
    if turn.previewing() || turn.game().events().undertakings.is_empty() {
        return;
    }
    let now = turn.game().turn();
    let going = std::mem::take(&mut turn.game_mut().events.undertakings);
    let mut left = Vec::with_capacity(going.len());
    for undertaken in going {
        let Undertaken { event, by, since, course } = undertaken;
        let course = if since < now { further(turn, event, course) } else { Some(course) };
        left.extend(course.map(|course| Undertaken { event, by, since, course }));
    }
    turn.game_mut().events.undertakings = left;
}

fn further(turn: &mut Turn<'_>, event: EventKind, course: Course) -> Option<Course> {
    let mut rolls = turn.open(Stream::EventCourse(event));
    match course {
        Course::Paladin { quarry } => {
            paladin::strike(turn, quarry, &mut rolls);
            None
        }
        Course::Tournament { on, entered } => tournament::advance(turn, on, entered, &mut rolls),
        Course::Crusade(crusade) => crusade::advance(turn, event, crusade, &mut rolls),
        Course::AngelicHost { unit, hp, max_hp, left } => {
            angelic_host::advance(turn, unit, (hp, max_hp), left, &mut rolls)
        }
        Course::Beast { struck } => beast::advance(turn, struck, &mut rolls),
    }
}

/// Cancels tournaments and crusades that have not set out; all other undertakings continue. Returns
/// the cancelled events.
pub(super) fn call_off(turn: &mut Turn<'_>) -> Vec<EventKind> {
    let (called, left): (Vec<_>, Vec<_>) = std::mem::take(&mut turn.game_mut().events.undertakings)
        .into_iter()
        .partition(|undertaken| match &undertaken.course {
            Course::Tournament { .. } => true,
            Course::Crusade(crusade) => crusade.stage == CrusadeStage::Gathering,
            Course::Paladin { .. } | Course::AngelicHost { .. } | Course::Beast { .. } => false,
        });
    turn.game_mut().events.undertakings = left;
    called.into_iter().map(|undertaken| undertaken.event).collect()
}

/// Removes the legions of a fallen house from crusades and its praetors from tournaments.
pub(super) fn house_fell(game: &mut Game, seat: Seat) {
    let mut undertakings = std::mem::take(&mut game.events.undertakings);
    for undertaken in &mut undertakings {
        match &mut undertaken.course {
            Course::Tournament { entered, .. } => entered.retain(|entry| entry.seat != seat),
            Course::Crusade(crusade) => crusade::abandon(crusade, seat, &mut game.bazaar),
            Course::Paladin { .. } | Course::AngelicHost { .. } | Course::Beast { .. } => {}
        }
    }
    game.events.undertakings = undertakings;
}

/// The houses that are still in the game, the Regent first.
fn living(game: &Game) -> Vec<Seat> {
    crate::conclave::precedence(game)
}

impl Events {
    /// The undertakings in progress.
    #[must_use]
    pub fn undertakings(&self) -> &[Undertaken] {
        &self.undertakings
    }

    /// A house's legions that are off the map on a crusade. Its command rating still counts them.
    pub fn away(&self, seat: Seat) -> impl Iterator<Item = &crate::forces::Legion> {
        self.undertakings
            .iter()
            .flat_map(|undertaken| match &undertaken.course {
                Course::Crusade(crusade) => crusade.legions.as_slice(),
                Course::Paladin { .. }
                | Course::Tournament { .. }
                | Course::AngelicHost { .. }
                | Course::Beast { .. } => &[],
            })
            .filter(move |legion| legion.owner == seat)
    }

    /// Removes the facts about undertakings that a seat may not know.
    pub(super) fn veil(&mut self, seat: Seat) {
        for undertaken in &mut self.undertakings {
            match &mut undertaken.course {
                Course::Tournament { entered, .. } => entered.retain(|entry| entry.seat == seat),
                Course::Crusade(crusade) => crusade.veil(seat),
                Course::Paladin { .. } | Course::AngelicHost { .. } | Course::Beast { .. } => {}
            }
        }
    }

    /// Replaces facts hidden from a seat by random guesses: how near crusading legions are to the
    /// next level, and for how many turns the others' legions are paid. Praetors that others have
    /// entered for a tournament are not guessed: the guess has none.
    pub(crate) fn deal_undertakings(&mut self, seat: Seat, rolls: &mut Rolls) {
        for undertaken in &mut self.undertakings {
            match &mut undertaken.course {
                Course::Crusade(crusade) => crusade.deal(seat, rolls),
                Course::Paladin { .. }
                | Course::Tournament { .. }
                | Course::AngelicHost { .. }
                | Course::Beast { .. } => {}
            }
        }
    }
}
