//! Tournaments in play: praetors entered by houses fight until one is left (manual 4.17, appendix
//! K).
//!
//! > "The winning Praetor is automatically given a level-up advancement, except in the Grand
//! > Tournament where a special title is given to the sole surviving Champion at competition's
//! > end."
//!
//! Not here: the call for games and the prizes.

use std::sync::Arc;

use super::facts::ArenaFact;
use super::meeting::banish;
use super::plan::{Duelist, Plan};
use super::report::DuelEnd;
use super::titles;
use super::tournament::{Entrant, tournament};
use crate::dice::Rolls;
use crate::facts::Fact;
use crate::ids::{PraetorKind, Seat};
use crate::resolve::Turn;

/// Runs a tournament of these praetors, reports every bout and banishes the losers. Returns the
/// last survivor and its house, or `None` if the last two killed each other. Praetors that no
/// longer exist are skipped.
pub(crate) fn hold(
    turn: &mut Turn<'_>,
    entered: &[(Seat, PraetorKind, Plan)],
    rolls: &mut Rolls,
) -> Option<(Seat, PraetorKind)> {
    let mut sides: Vec<(Seat, PraetorKind)> = Vec::with_capacity(entered.len());
    let mut entrants = Vec::with_capacity(entered.len());
    for (seat, praetor, plan) in entered {
        let Some(duelist) = turn.game().attachments().praetor(*praetor).map(Duelist::from) else { continue };
        sides.push((*seat, *praetor));
        entrants.push(Entrant { duelist, plan: plan.clone() });
    }
    let games = tournament(turn.catalog(), &entrants, rolls);
    for bout in games.rounds.iter().flatten() {
        let [first, second] = [bout.sides.0, bout.sides.1].map(|at| sides[at]);
        let winner = match bout.report.end {
            DuelEnd::First => Some(first),
            DuelEnd::Second => Some(second),
            DuelEnd::Both => None,
        };
        turn.say(Fact::Arena(ArenaFact::Duel {
            sides: [first, second].map(|(seat, praetor)| (Some(seat), praetor)),
            winner: winner.map(|(_, praetor)| praetor),
            report: Some(Arc::new(bout.report.clone())),
        }));
        for side in [first, second] {
            if winner == Some(side) {
                titles::prove(turn, side.1);
            } else {
                banish(turn, Some(side.0), side.1);
            }
        }
    }
    games.winner.map(|at| sides[at])
}
