//! A duel in progress: both plans with what their moves do, hit points, and what lasts from slot to slot of a round.

use super::fate::{Corner, Fate};
use super::plan::{Duelist, Plan, STROKES, Stroke};
use crate::catalog::{Catalog, Dice, MoveEffect};

/// Two praetors with their plans, ready to begin.
#[derive(Clone, Debug)]
pub(super) struct Bout {
    /// The praetors.
    pub duelists: [Duelist; 2],
    /// Their strokes with what the moves do.
    pub strokes: [[Option<(Stroke, MoveEffect)>; STROKES]; 2],
    /// After so many rounds both are banished.
    pub rounds: u8,
}

impl Bout {
    /// Prepares a duel. A move that the catalog does not have is an empty slot.
    pub(super) fn new(catalog: &Catalog, duelists: [Duelist; 2], plans: [&Plan; 2]) -> Self {
        Self { duelists, strokes: plans.map(|plan| drilled(catalog, plan)), rounds: catalog.constants.arena.rounds }
    }

    /// The praetor in a corner.
    pub(super) const fn duelist(&self, corner: Corner) -> &Duelist {
        &self.duelists[corner as usize]
    }
}

/// A plan with what its moves do.
pub(super) fn drilled(catalog: &Catalog, plan: &Plan) -> [Option<(Stroke, MoveEffect)>; STROKES] {
    plan.strokes.map(|stroke| {
        let stroke = stroke?;
        Some((stroke, catalog.moves.get(stroke.kind.index())?.effect))
    })
}

/// Hit points, and what lasts until the round is over.
#[derive(Clone, Debug, Default)]
pub(super) struct State {
    /// Hit points left.
    pub hp: [u16; 2],
    /// What lies on each praetor.
    pub lasting: [Lasting; 2],
}

impl State {
    /// Both praetors unhurt.
    pub(super) fn start(bout: &Bout) -> Self {
        Self { hp: bout.duelists.map(|duelist| duelist.hp.into()), lasting: Default::default() }
    }

    /// Forgets what lasted until the end of the round.
    pub(super) fn begin_round(&mut self) {
        self.lasting = Default::default();
    }

    /// Whether somebody has no hit points left.
    pub(super) fn over(&self) -> bool {
        self.hp.contains(&0)
    }
}

/// What lies on a praetor until the round is over.
#[derive(Clone, Debug, Default)]
pub(super) struct Lasting {
    /// Damage that its wards will still stop.
    pub ward: u16,
    /// What its wounds cost it in each slot.
    pub bleeding: u16,
    /// Skulls that its next strokes will lose.
    pub crippled: u16,
    /// The chances of the trances that it is in.
    pub trances: Vec<u8>,
    /// Shields of its stroke in the slot before.
    pub shields: u8,
    /// How many moves it has made.
    pub made: u8,
}

/// A stroke as it is made, after trances and crippling.
#[derive(Clone, Copy, Debug)]
pub(super) struct Live {
    /// What the move does besides; `Plain` where no move is made.
    pub effect: MoveEffect,
    /// Its skulls.
    pub skulls: u8,
    /// Its shields.
    pub shields: u8,
}

impl Live {
    /// No move at all.
    pub(super) const NOTHING: Self = Self { effect: MoveEffect::Plain, skulls: 0, shields: 0 };
}

/// The dice of one praetor's move, thrown and written down.
pub(super) struct Throw<'a, F> {
    /// Who answers.
    pub fate: &'a mut F,
    /// Who throws.
    pub corner: Corner,
    /// The throws so far.
    pub dice: &'a mut Vec<u8>,
}

impl<F: Fate> Throw<'_, F> {
    /// Throws so many times these dice and adds them up.
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
