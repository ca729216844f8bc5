//! Objectives in words (manual 4.15).

use super::{Line, Teller, Tone};
use crate::rules::ids::ObjectiveKind;
use crate::rules::objectives::{ObjectiveFact, Qualm};

impl Teller<'_> {
    /// The name of a secret objective.
    #[must_use]
    pub fn objective_name(&self, objective: ObjectiveKind) -> &str {
        &self.catalog.objective(objective).name
    }

    /// The line of a fact about objectives.
    pub(super) fn objective_fact(&self, fact: &ObjectiveFact) -> Option<Line> {
        Some(match fact {
            ObjectiveFact::Drawn { seat, cards } => {
                let about = [("n", cards.len().into())];
                Line::new("objective", Tone::Quiet, self.say_with("fact-objectives-drawn", &about)).of([*seat])
            }
        })
    }

    /// The answer that keeps one secret objective, or none.
    pub(super) fn keep_objective(&self, keep: Option<ObjectiveKind>) -> String {
        match keep {
            Some(kind) => self.say_with("answer-keep-objective", &[("objective", self.objective_name(kind).into())]),
            None => self.say("answer-keep-no-objective"),
        }
    }

    /// Why no secret objective can be drawn, in a sentence.
    #[must_use]
    pub fn qualm(&self, qualm: &Qualm) -> String {
        match qualm {
            Qualm::NoProphecy => self.say("refusal-objective-no-prophecy"),
        }
    }
}
