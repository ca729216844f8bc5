//! Single combat (manual 4.17, appendix C): the manual's example, every move, lasting effects,
//! plans, and invariants of any duel.

mod any;
mod command;
mod lasting;
mod manual;
mod moves;
mod plans;
mod rounds;
mod tournaments;

use infernal_conclave::rules::arena::{
    Blow, Corner, DuelReport, Duelist, Exchange, Listed, Lists, Plan, STROKES, Stroke, fight_with,
};
use infernal_conclave::rules::attachments::KnownMoves;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::dice::{Dice, Rolls, Stream};
use infernal_conclave::rules::ids::{MoveKind, PraetorKind};

fn dice(seed: u64) -> Rolls {
    Dice::new(seed, 0).open(Stream::Forecast)
}

fn move_kind(name: &str) -> MoveKind {
    Catalog::standard().move_named(name).unwrap_or_else(|| panic!("no move is called {name}"))
}

/// Returns a move with skulls, shields and orbs.
fn stroke(name: &str, skulls: u8, shields: u8, orbs: u8) -> Stroke {
    Stroke { kind: move_kind(name), skulls, shields, orbs }
}

/// A slot of a plan as tests write it: the move, its skulls, shields and orbs. `None` is an empty
/// slot.
type Slot = Option<(&'static str, u8, u8, u8)>;

fn plan(slots: &[Slot]) -> Plan {
    let mut plan = Plan::default();
    assert!(slots.len() <= STROKES);
    for (at, slot) in slots.iter().enumerate() {
        plan.strokes[at] = slot.map(|(name, skulls, shields, orbs)| stroke(name, skulls, shields, orbs));
    }
    plan
}

fn all_moves() -> KnownMoves {
    let mut moves = KnownMoves::default();
    (0..Catalog::standard().moves.len() as u8).for_each(|kind| moves.add(MoveKind(kind)));
    moves
}

/// Returns a praetor without attack and defense who knows every move.
fn duelist(level: u8, hp: u8, infernal: u8, luck: u8) -> Duelist {
    Duelist { kind: PraetorKind(0), level, hp, attack: 0, defense: 0, infernal, luck, moves: all_moves() }
}

fn lists(luck: &[u8], dice: &[u8], percents: &[u8]) -> Lists {
    Lists { luck: luck.to_vec(), dice: dice.to_vec(), percents: percents.to_vec() }
}

/// Fights a duel with these rolls, and then with the dice of a fixed seed.
fn fought(duelists: [Duelist; 2], plans: [&Plan; 2], rolls: [&Lists; 2]) -> DuelReport {
    fight_with(&Catalog::standard(), duelists, plans, &mut Listed::new(rolls, &mut dice(7)))
}

/// Returns the exchange in a slot of the first round. Slots count from 1.
fn slot(report: &DuelReport, number: usize) -> &Exchange {
    &report.rounds[0].exchanges[number - 1]
}

fn first(report: &DuelReport, number: usize) -> &Blow {
    slot(report, number).blow(Corner::First)
}

fn second(report: &DuelReport, number: usize) -> &Blow {
    slot(report, number).blow(Corner::Second)
}
