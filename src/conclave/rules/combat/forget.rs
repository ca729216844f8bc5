//! What the rest of a battle no longer asks for, so that a forecast may forget it: two states that differ in nothing else then
//! become one, and what had millions of states has thousands.
//!
//! Only a forecast forgets. Hit points and damage taken are never forgotten: the end of the battle asks for them.

use super::course::{Actions, Course};
use super::report::Side;
use super::stages::{Stage, stages};
use super::state::State;
use crate::forces::Stat;

/// What the stages after one still ask for, of either side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outlook {
    /// Which of the three values.
    values: [bool; 3],
    /// Whether a side has been wounded.
    wounds: bool,
    /// Whether a side is cursed, silenced or stunned.
    evils: bool,
    /// Whether the stage before still asked for something that no later one does.
    pub forgets: bool,
}

impl Outlook {
    /// What the end of a battle asks for.
    const END: Self = Self { values: [false; 3], wounds: false, evils: false, forgets: false };

    /// With what a stage asks for as well.
    fn before(mut self, course: &Course<'_>, stage: Stage) -> Self {
        let any = |has: fn(&Actions) -> bool| Side::BOTH.into_iter().any(|side| has(&course.unit(side).kit.actions));
        match stage {
            // The advantage goes to a value above nothing, whatever the rounds will ask for.
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

    /// Sets to nothing what no later stage asks for.
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

/// All stages of a battle in order, each with what is still asked for after it.
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
