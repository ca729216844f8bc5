//! Events that play out over several turns, each in a file of its own (manual appendix K; facts 14).
//!
//! An undertaking begins when its card is played. From the turn after it is moved on once a turn, at the step of running events,
//! until nothing is left of it. Everybody sees how it stands, except what houses have still up their sleeves: whom they have
//! entered for a tournament, and what a legion on a crusade hides as it does on the map.

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

/// An event that plays out over several turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Undertaken {
    /// By which event.
    pub event: EventKind,
    /// Who played it.
    pub by: Seat,
    /// In which turn it began.
    pub since: u32,
    /// How it stands.
    pub course: Course,
}

/// How an undertaking stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Course {
    /// A Paladin is on his way.
    Paladin {
        /// To whom.
        quarry: Seat,
    },
    /// A tournament has been called.
    Tournament {
        /// The turn at the end of which it is held.
        on: u32,
        /// Who has been entered; of others nobody knows that before the games.
        entered: Vec<Entry>,
    },
    /// A crusade gathers, is away, or comes home.
    Crusade(Crusade),
    /// An Angelic Host is in Hell.
    AngelicHost {
        /// What it is called in reports; nothing on the map has this name.
        unit: LegionId,
        /// Its hit points.
        hp: i16,
        /// The most hit points that it can have.
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

/// Begins what a played card sets going. A plan begins nothing.
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

/// Moves every undertaking of an earlier turn on by one turn.
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

/// What the conclave has only called for, and what has not set out yet, is called off; what is under way goes on.
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

/// What a fallen house had sent on a crusade does not come back, and whom it has entered for a tournament does not fight.
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
    /// Events that play out over several turns.
    #[must_use]
    pub fn undertakings(&self) -> &[Undertaken] {
        &self.undertakings
    }

    /// A house's legions that are off the map on a crusade; its command rating still counts them.
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

    /// Takes out of undertakings what a seat may not know.
    pub(super) fn veil(&mut self, seat: Seat) {
        for undertaken in &mut self.undertakings {
            match &mut undertaken.course {
                Course::Tournament { entered, .. } => entered.retain(|entry| entry.seat == seat),
                Course::Crusade(crusade) => crusade.veil(seat),
                Course::Paladin { .. } | Course::AngelicHost { .. } | Course::Beast { .. } => {}
            }
        }
    }

    /// Deals what a seat does not know of undertakings: how near others' legions on a crusade are to a level, and how long they
    /// are paid. Whom others have entered for a tournament is left open: perhaps nobody.
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
