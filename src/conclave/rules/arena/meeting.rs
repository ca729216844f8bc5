//! Two praetors meet, and what comes of it (manual 4.17): the winner rises a level, the loser is banished to the Abyss.

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

/// Who enters the arena from one side.
pub(crate) struct Challenger<'a> {
    /// For whom; a champion of the conclave's own fights for nobody.
    pub seat: Option<Seat>,
    /// Which praetor.
    pub praetor: PraetorKind,
    /// What it does there.
    pub plan: &'a Plan,
}

/// How a meeting ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The first is left.
    First,
    /// The second is left.
    Second,
    /// Both have fallen.
    Neither,
}

/// Lets two praetors fight. `None` if one of them does not exist any more.
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

/// A praetor goes to the Abyss.
pub(super) fn banish(turn: &mut Turn<'_>, seat: Option<Seat>, praetor: PraetorKind) {
    if let Some(seat) = seat {
        let attachments = &mut turn.game_mut().attachments;
        attachments.take(Treasure::Praetor(praetor));
        attachments.banish(Treasure::Praetor(praetor), seat);
    }
    turn.say(Fact::Arena(ArenaFact::Banished { seat, praetor }));
}
