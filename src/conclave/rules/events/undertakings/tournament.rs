//! A Tournament of Champions (manual appendix K).
//!
//! > "Call a Tournament of Champions at Pandemonium two turns from now. Those who do not send a
//! > champion will lose Prestige."
//!
//! Every member of the conclave is asked for a praetor. It can name one, or name another, until the
//! turn of the games. A house that has named none by then, or has lost its praetor, has defied the
//! conclave. The loser of every bout is banished to the Abyss. The last praetor standing receives a
//! decoration instead of a level (manual 4.17), and its house receives prestige. With fewer than
//! two praetors there are no games and no prizes.

use serde::{Deserialize, Serialize};

use super::Course;
use crate::arena::{self, Duelist, Plan};
use crate::attachments::Treasure;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Rolls;
use crate::events::announcements::{CourseFact, TournamentFact};
use crate::events::decrees::{members, summon};
use crate::events::play::Play;
use crate::events::state::Matter;
use crate::forces::drawn;
use crate::game::Game;
use crate::ids::{EventKind, PraetorKind, Seat};
use crate::resolve::Turn;

/// A praetor entered for a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entry {
    /// Its house.
    pub seat: Seat,
    /// The praetor.
    pub praetor: PraetorKind,
    /// Its plan of battle.
    pub plan: Plan,
}

pub(super) fn begin(turn: &mut Turn<'_>, play: &Play, rolls: &mut Rolls) -> Course {
    let turns = turn.catalog().event(play.event).turns.map_or(1, |turns| drawn(turns, rolls));
    let on = turn.game().turn() + u32::from(turns.max(1));
    turn.say(CourseFact::Tournament(TournamentFact::Called { on }).into());
    for seat in members(turn.game()) {
        summon(turn, play, seat, Matter::Contender, on);
    }
    Course::Tournament { on, entered: Vec::new() }
}

/// The praetors entered in the tournament that an event has called.
fn called<'t>(turn: &'t mut Turn<'_>, event: EventKind) -> Option<&'t mut Vec<Entry>> {
    turn.game_mut().events.undertakings.iter_mut().find_map(|undertaken| match &mut undertaken.course {
        Course::Tournament { entered, .. } if undertaken.event == event => Some(entered),
        Course::Tournament { .. }
        | Course::Paladin { .. }
        | Course::Crusade(_)
        | Course::AngelicHost { .. }
        | Course::Beast { .. } => None,
    })
}

/// Enters a house's praetor in place of any other. Returns true if that was possible. A plan that
/// cannot be carried out is replaced by the arena master's.
pub(crate) fn enter(turn: &mut Turn<'_>, event: EventKind, seat: Seat, praetor: PraetorKind, plan: &Plan) -> bool {
    let catalog = turn.catalog();
    if !serves(turn.game(), seat, praetor) {
        return false;
    }
    let Some(duelist) = turn.game().attachments().praetor(praetor).map(Duelist::from) else { return false };
    let plan = match arena::check_plan(catalog, &duelist, plan) {
        Ok(()) => plan.clone(),
        Err(_) => arena::counsel(catalog, &duelist),
    };
    let Some(entries) = called(turn, event) else { return false };
    entries.retain(|entry| entry.seat != seat);
    entries.push(Entry { seat, praetor, plan });
    entries.sort_by_key(|entry| entry.seat);
    true
}

/// Returns true if a house has entered a praetor that it still owns. An entry whose praetor it has
/// lost is removed.
pub(crate) fn entered(turn: &mut Turn<'_>, event: EventKind, seat: Seat) -> bool {
    let Some(entries) = called(turn, event) else { return false };
    let Some(praetor) = entries.iter().find(|entry| entry.seat == seat).map(|entry| entry.praetor) else {
        return false;
    };
    let there = serves(turn.game(), seat, praetor);
    if !there && let Some(entries) = called(turn, event) {
        entries.retain(|entry| entry.seat != seat);
    }
    there
}

fn serves(game: &Game, seat: Seat, praetor: PraetorKind) -> bool {
    game.attachments().find(Treasure::Praetor(praetor)).is_some_and(|held| held.owner == seat)
}

/// Holds the games on their day.
pub(super) fn advance(turn: &mut Turn<'_>, on: u32, entered: Vec<Entry>, rolls: &mut Rolls) -> Option<Course> {
    if turn.game().turn() < on {
        return Some(Course::Tournament { on, entered });
    }
    let game = turn.game();
    let member = members(game);
    let present: Vec<(Seat, PraetorKind, Plan)> = entered
        .into_iter()
        .filter(|entry| member.contains(&entry.seat) && serves(game, entry.seat, entry.praetor))
        .map(|entry| (entry.seat, entry.praetor, entry.plan))
        .collect();
    if present.len() < 2 {
        turn.say(CourseFact::Tournament(TournamentFact::Void { came: present.first().map(|(seat, ..)| *seat) }).into());
        return None;
    }
    let winner = arena::hold(turn, &present, rolls);
    turn.say(CourseFact::Tournament(TournamentFact::Held { winner }).into());
    if let Some((seat, praetor)) = winner {
        let catalog = turn.catalog();
        if let (Some(laurel), Some(victor)) = (catalog.laurel(), turn.game_mut().attachments.praetor_mut(praetor)) {
            victor.decorate(laurel, rolls);
        }
        let prize = catalog.constants.events.undertakings.tournament_prestige;
        let prize = arena::winnings(catalog, turn.game(), seat, prize.into());
        conclave::award(turn, seat, prize, PrestigeCause::Event);
    }
    None
}
