//! A duel fought to its end (manual 4.17; ruling R62).
//!
//! > "This process of combat continues until one Praetor (or both) is reduced to zero hit points."
//!
//! The plans are the same in every round. If neither praetor can hurt the other, both are banished
//! (facts 13). That is the case if a round does no harm even when one side has the best result of
//! every roll, for either side. A duel that is undecided after the maximum number of rounds ends in
//! the same way.

use super::exchange::exchange;
use super::fate::{Corner, Fate, Favor};
use super::plan::{Duelist, Plan, STROKES};
use super::report::{DuelEnd, DuelReport, Exchange, RoundReport};
use super::state::{Bout, State};
use crate::catalog::Catalog;
use crate::dice::Rolls;

/// Fights a duel with dice and reports it. The plans must be lawful
/// ([`check_plan`](super::check_plan)).
#[must_use]
pub fn fight(catalog: &Catalog, duelists: [Duelist; 2], plans: [&Plan; 2], rolls: &mut Rolls) -> DuelReport {
    fight_with(catalog, duelists, plans, rolls)
}

/// Fights a duel with any source of rolls.
#[must_use]
pub fn fight_with(catalog: &Catalog, duelists: [Duelist; 2], plans: [&Plan; 2], fate: &mut impl Fate) -> DuelReport {
    let bout = Bout::new(catalog, duelists, plans);
    let mut rounds: Vec<RoundReport> = Vec::new();
    let outcome = play(&bout, fate, |round, exchange| {
        if rounds.len() < usize::from(round) {
            rounds.push(RoundReport::default());
        }
        if let Some(round) = rounds.last_mut() {
            round.exchanges.push(exchange);
        }
    });
    DuelReport { duelists, plans: plans.map(Clone::clone), rounds, end: outcome.end }
}

/// The result of a duel, without its report.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// The survivor.
    pub end: DuelEnd,
    /// Hit points left, of both.
    pub hp: [u16; 2],
    /// Number of rounds fought.
    pub rounds: u8,
}

/// Fights a duel and passes every exchange to `tell` with its round, from 1.
pub(super) fn play(bout: &Bout, fate: &mut impl Fate, mut tell: impl FnMut(u8, Exchange)) -> Outcome {
    let mut state = State::start(bout);
    let mut number = 0;
    while !state.over() && number < bout.rounds {
        number += 1;
        let before = state.hp;
        round(bout, &mut state, fate, |exchange| tell(number, exchange));
        if state.hp == before && harmless(bout) {
            break;
        }
    }
    let end = match state.hp.map(|hp| hp > 0) {
        [true, false] => DuelEnd::First,
        [false, true] => DuelEnd::Second,
        [false, false] | [true, true] => DuelEnd::Both,
    };
    Outcome { end, hp: state.hp, rounds: number }
}

/// Resolves the slots of one round until a praetor falls.
fn round(bout: &Bout, state: &mut State, fate: &mut impl Fate, mut tell: impl FnMut(Exchange)) {
    state.begin_round();
    for slot in 0..STROKES {
        tell(exchange(bout, slot, state, fate));
        if state.over() {
            break;
        }
    }
}

/// True if no result of the dice can hurt either praetor.
///
/// Damage grows with the striker's luck and dice and with the number of negated enemy strokes. It
/// shrinks with the enemy's luck and wards. The best round for each side therefore shows if that
/// side can do any damage. Damage returned by an oath starts as damage of the other side, so it
/// shows in the other side's best round.
fn harmless(bout: &Bout) -> bool {
    Corner::BOTH.into_iter().all(|favored| {
        let mut state = State::start(bout);
        let mut harm = false;
        round(bout, &mut state, &mut Favor(favored), |exchange| {
            harm |= exchange.blows.iter().any(|blow| blow.dealt > 0 || blow.turned > 0);
        });
        !harm
    })
}
