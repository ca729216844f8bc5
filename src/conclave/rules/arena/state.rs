//! A duel in progress: both plans with the effects of their moves, hit points, and effects that
//! last for the rest of a round.

use super::fate::{Corner, Fate};
use super::plan::{Duelist, Plan, STROKES, Stroke};
use crate::catalog::{Catalog, Dice, MoveEffect};

/// Two praetors with their plans, ready to begin.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// The praetors.
    pub duelists: [Duelist; 2],
    /// Their strokes with the effects of the moves.
    pub strokes: [[Option<(Stroke, MoveEffect)>; STROKES]; 2],
    /// Number of rounds after which both are banished.
    pub rounds: u8,
}

impl Bout {
    /// Prepares a duel. A move that is missing from the catalog becomes an empty slot.
    pub(super) fn new(catalog: &Catalog, duelists: [Duelist; 2], plans: [&Plan; 2]) -> Self {
        Self { duelists, strokes: plans.map(|plan| drilled(catalog, plan)), rounds: catalog.constants.arena.rounds }
    }

    /// Returns the praetor in this corner.
    pub(super) const fn duelist(&self, corner: Corner) -> &Duelist {
        &self.duelists[corner as usize]
    }
}

/// Adds the effects of its moves to a plan.
pub(super) fn drilled(catalog: &Catalog, plan: &Plan) -> [Option<(Stroke, MoveEffect)>; STROKES] {
    plan.strokes.map(|stroke| {
        let stroke = stroke?;
        Some((stroke, catalog.moves.get(stroke.kind.index())?.effect))
    })
}

/// Hit points, and effects that last until the end of the round.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    /// Hit points left.
    pub hp: [u16; 2],
    /// Lasting effects on each praetor.
    pub lasting: [Lasting; 2],
}

impl State {
    /// Starts with both praetors at full hit points.
    pub(super) fn start(bout: &Bout) -> Self {
        Self { hp: bout.duelists.map(|duelist| duelist.hp.into()), lasting: Default::default() }
    }

    /// Clears the effects of the previous round.
    pub(super) fn begin_round(&mut self) {
        self.lasting = Default::default();
    }

    /// True if a praetor has no hit points left.
    pub(super) fn over(&self) -> bool {
        self.hp.contains(&0)
    }
}

/// Effects on a praetor that last until the end of the round.
#[derive(Clone, Debug, Default)]
pub(super) struct Lasting {
    /// Damage that its wards can still stop.
    pub ward: u16,
    /// Damage in each slot from its wounds.
    pub bleeding: u16,
    /// Skulls that its next strokes will lose.
    pub crippled: u16,
    /// Chances of the enemy's trances, in percent.
    pub trances: Vec<u8>,
    /// Shields of its stroke in the previous slot.
    pub shields: u8,
    /// Number of moves that it has made in this round.
    pub made: u8,
}

/// A stroke as it is made, after trances and crippling.
#[derive(Clone, Copy, Debug)]
pub(super) struct Live {
    /// The effect of the move; `Plain` if no move is made.
    pub effect: MoveEffect,
    /// Its skulls.
    pub skulls: u8,
    /// Its shields.
    pub shields: u8,
}

impl Live {
    /// The stroke of an empty slot, or a negated stroke.
    pub(super) const NOTHING: Self = Self { effect: MoveEffect::Plain, skulls: 0, shields: 0 };
}

/// The dice of one praetor's move, rolled and recorded.
pub(super) struct Throw<'a, F> {
    /// Source of the rolls.
    pub fate: &'a mut F,
    /// Corner of the praetor.
    pub corner: Corner,
    /// The rolls so far.
    pub dice: &'a mut Vec<u8>,
}

impl<F: Fate> Throw<'_, F> {
    /// Rolls these dice `times` times and adds them up.
    pub(super) fn sum(&mut self, times: u16, (count, sides): Dice) -> u16 {
        (0..times * u16::from(count))
            .map(|_| {
                let die = self.fate.die(self.corner, sides);
                self.dice.push(die);
                u16::from(die)
            })
            .sum()
    }
}
