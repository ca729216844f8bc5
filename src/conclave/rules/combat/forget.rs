//! Parts of a state that the rest of a battle does not use. A forecast resets them, so that states
//! that differ in nothing else are merged. This reduces millions of states to thousands.
//!
//! Only a forecast forgets. Hit points and damage taken are never forgotten, because the end of the
//! battle depends on them.

use super::course::{Actions, Course};
use super::report::Side;
use super::stages::{Stage, stages};
use super::state::State;
use crate::forces::Stat;

/// The parts of both sides' states that the stages after a given one still use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// Uses of the three values.
    values: [bool; 3],
    /// True if a later stage uses `wounded`.
    wounds: bool,
    /// True if a later stage uses `cursed`, `silenced` or `stunned`.
    evils: bool,
    /// True if the stage itself uses something that no later stage uses.
    pub forgets: bool,
}

impl Outlook {
    /// The parts that the end of a battle uses.
    const END: Self = Self { values: [false; 3], wounds: false, evils: false, forgets: false };

    /// Adds the parts that a stage uses.
    fn before(mut self, course: &Course<'_>, stage: Stage) -> Self {
        let any = |has: fn(&Actions) -> bool| Side::BOTH.into_iter().any(|side| has(&course.unit(side).kit.actions));
        match stage {
            // The advantage goes to any value above 0, so all values are used.
            Stage::Salve | Stage::Panic | Stage::Advantage | Stage::Cards | Stage::Support => {
                self.values = [true; 3];
            }
            Stage::Round(_) => self.evils = true,
            Stage::Challenge(round, position) => {
                self.evils = true;
                for stat in [[false, false], [true, false], [false, true], [true, true]]
                    .into_iter()
                    .filter_map(|silenced| course.order(silenced, round).at(position.into()))
                {
                    self.values[stat as usize] = true;
                    if stat == Stat::Melee {
                        self.values[Stat::Infernal as usize] |=
                            any(|actions| actions.infernal_burst.has() || actions.totem_power.has());
                        self.wounds |= round == 2 && any(|actions| actions.rage.mark.has());
                    }
                }
            }
        }
        self
    }

    /// Resets everything that no later stage uses.
    pub(super) fn forget(&self, state: &mut State) {
        for body in &mut state.0 {
            for (value, asked) in body.values.iter_mut().zip(self.values) {
                if !asked {
                    *value = 0;
                }
            }
            body.wounded &= self.wounds;
            body.cursed &= self.evils;
            body.silenced &= self.evils;
            body.stunned &= self.evils;
        }
    }
}

/// Iterates over all stages of a battle in order, each with the parts still used after it.
pub(super) fn outlook(course: &Course<'_>) -> impl Iterator<Item = (Stage, Outlook)> {
    let mut after = Outlook::END;
    let mut list: Vec<(Stage, Outlook)> = Vec::new();
    let all: Vec<Stage> = stages(course).collect();
    for &stage in all.iter().rev() {
        let before = Outlook { forgets: false, ..after.before(course, stage) };
        list.push((stage, Outlook { forgets: before != (Outlook { forgets: false, ..after }), ..after }));
        after = before;
    }
    list.into_iter().rev()
}
