//! A duel of two praetors in play and its consequences (manual 4.17): the winner gains a level, the
//! loser is banished to the Abyss.

use std::sync::Arc;

use super::facts::ArenaFact;
use super::plan::{Duelist, Plan};
use super::report::DuelEnd;
use super::{fight, titles};
use crate::attachments::{Praetor, Treasure, promote_praetor};
use crate::dice::Stream;
use crate::facts::Fact;
use crate::ids::{PraetorKind, Seat};
use crate::resolve::Turn;

/// One side of a duel.
pub(crate) struct Challenger<'a> {
    /// Its house; `None` for a champion of the conclave, which serves no house.
    pub seat: Option<Seat>,
    /// Its praetor.
    pub praetor: PraetorKind,
    /// The plan of the praetor.
    pub plan: &'a Plan,
}

/// The result of a duel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The first praetor survived.
    First,
    /// The second praetor survived.
    Second,
    /// Both have fallen.
    Neither,
}

/// Lets two praetors fight. Returns `None` if one of them no longer exists.
pub(crate) fn meet(turn: &mut Turn<'_>, sides: [Challenger<'_>; 2], stream: Stream) -> Option<Verdict> {
    let catalog = turn.catalog();
    let duelist = |side: &Challenger<'_>| match side.seat {
        Some(_) => turn.game().attachments().praetor(side.praetor).map(Duelist::from),
        None => Some(Duelist::from(&Praetor::fresh(catalog, side.praetor))),
    };
    let duelists = [duelist(&sides[0])?, duelist(&sides[1])?];
    let report = fight(catalog, duelists, [sides[0].plan, sides[1].plan], &mut turn.open(stream));
    let verdict = match report.end {
        DuelEnd::First => Verdict::First,
        DuelEnd::Second => Verdict::Second,
        DuelEnd::Both => Verdict::Neither,
    };
    let winner = match verdict {
        Verdict::First => Some(0),
        Verdict::Second => Some(1),
        Verdict::Neither => None,
    };
    turn.say(Fact::Arena(ArenaFact::Duel {
        sides: [(sides[0].seat, sides[0].praetor), (sides[1].seat, sides[1].praetor)],
        winner: winner.map(|at: usize| sides[at].praetor),
        report: Some(Arc::new(report)),
    }));
    for (at, side) in sides.iter().enumerate() {
        if winner == Some(at) {
            if side.seat.is_some() {
                titles::prove(turn, side.praetor);
                promote_praetor(turn, side.praetor);
            }
        } else {
            banish(turn, side.seat, side.praetor);
        }
    }
    Some(verdict)
}

/// Banishes a praetor to the Abyss.
pub(super) fn banish(turn: &mut Turn<'_>, seat: Option<Seat>, praetor: PraetorKind) {
    if let Some(seat) = seat {
        let attachments = &mut turn.game_mut().attachments;
        attachments.take(Treasure::Praetor(praetor));
        attachments.banish(Treasure::Praetor(praetor), seat);
    }
    turn.say(Fact::Arena(ArenaFact::Banished { seat, praetor }));
}
