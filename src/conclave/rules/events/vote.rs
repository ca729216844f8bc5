//! A vote of excommunication (manual appendix K, Expel the Heretic).
//!
//! > "Each player may vote once per their Infernal Rank (i.e. a Prince receives five votes), and
//! > the player must wager 20 (or all remaining) Prestige Points to participate. If the vote
//! > succeeds, the players voting Yes have their Prestige returned. If the vote fails, those who
//! > voted No have their Prestige returned plus a 10 point bonus."
//!
//! The accused is drawn at random among the rivals of the house that played the card, without those
//! bound to it by blood. The accused may vote too. The house is expelled if more votes are for it
//! than against it, not at a tie. The wagers are taken when the votes are counted. Not voting costs
//! nothing.

use super::announcements::DecreeFact;
use super::decrees::{members, summon};
use super::order::Reply;
use super::play::Play;
use super::state::{Decree, Matter};
use crate::catalog::Catalog;
use crate::conclave::{self, PrestigeCause};
use crate::dice::Stream;
use crate::game::Game;
use crate::ids::{EventKind, Seat};
use crate::resolve::Turn;

/// A vote being counted, with the ballots cast so far (true: expel).
pub(super) struct Poll {
    event: EventKind,
    accused: Seat,
    ballots: Vec<(Seat, bool)>,
}

/// True if a vote can be called: the conclave has enough members, and one of them is a rival that
/// could be accused.
#[must_use]
pub(super) fn can_be_called(catalog: &Catalog, game: &Game, by: Seat) -> bool {
    let members = members(game);
    members.len() >= usize::from(catalog.constants.events.decrees.quorum) && !accusable(game, by, &members).is_empty()
}

fn accusable(game: &Game, by: Seat, members: &[Seat]) -> Vec<Seat> {
    let rival = |seat: &Seat| *seat != by && !game.diplomacy().bound_by_blood(by, *seat);
    members.iter().copied().filter(rival).collect()
}

/// Calls every member of the conclave to vote on a randomly chosen rival.
pub(super) fn call(turn: &mut Turn<'_>, play: &Play, members: &[Seat]) {
    if !can_be_called(turn.catalog(), turn.game(), play.by) {
        return;
    }
    let rivals = accusable(turn.game(), play.by, members);
    let Some(&accused) = turn.open(Stream::EventCourse(play.event)).pick(&rivals) else { return };
    let due = turn.game().turn() + 1;
    for &seat in members {
        summon(turn, play, seat, Matter::Vote(accused), due);
    }
}

/// Adds the ballot of a house to its poll. A house that does not answer casts none.
pub(super) fn hear(polls: &mut Vec<Poll>, decree: &Decree, accused: Seat, reply: Option<&Reply>) {
    let event = decree.event;
    let at = polls.iter().position(|poll| poll.event == event).unwrap_or_else(|| {
        polls.push(Poll { event, accused, ballots: Vec::new() });
        polls.len() - 1
    });
    if let Some(Reply::Vote(expel)) = reply {
        polls[at].ballots.push((decree.of, *expel));
    }
}

/// Counts a vote. It is void if the accused is no longer a member of the conclave.
pub(super) fn count(turn: &mut Turn<'_>, poll: &Poll) {
    let accused = poll.accused;
    if !members(turn.game()).contains(&accused) {
        return;
    }
    let numbers = &turn.catalog().constants.events.decrees;
    let (mut yes, mut no) = (0_u8, 0_u8);
    let mut wagers: Vec<(Seat, bool, i32)> = Vec::with_capacity(poll.ballots.len());
    for &(seat, expel) in &poll.ballots {
        let voices = turn.game().houses().of(seat).rank.value() as u8;
        *(if expel { &mut yes } else { &mut no }) += voices;
        let wager = i32::from(numbers.wager).min(turn.game().conclave().prestige(seat).max(0));
        turn.say(DecreeFact::Voted { seat, accused, expel, voices, wager: wager as u8 }.into());
        conclave::award(turn, seat, -wager, PrestigeCause::VoteWagered);
        wagers.push((seat, expel, wager));
    }
    let expelled = yes > no;
    turn.say(DecreeFact::VoteCounted { accused, yes, no, expelled }.into());
    let bonus = if expelled { 0 } else { i32::from(numbers.bonus) };
    for (seat, expel, wager) in wagers {
        if expel == expelled {
            conclave::award(turn, seat, wager + bonus, PrestigeCause::VoteReturned);
        }
    }
    if expelled {
        conclave::excommunicate(turn, accused);
    }
}
