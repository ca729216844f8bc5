//! Rituals in words: what they do, the orders that perform them, what came of them (manual 4.11).

use super::{Line, Teller, Tone};
use crate::rules::ids::{CardId, RitualKind, StandingId};
use crate::rules::rituals::{Guise, Hindrance, RitualFact, Target};

impl Teller<'_> {
    /// The name of a ritual.
    #[must_use]
    pub fn ritual_name(&self, ritual: RitualKind) -> &str {
        &self.catalog.ritual(ritual).name
    }

    /// The line of a fact about rituals.
    pub(super) fn ritual_fact(&self, fact: &RitualFact) -> Option<Line> {
        Some(match fact {
            RitualFact::Hex(hex) => return Some(self.hex(hex)),
            RitualFact::Ended { caster, ritual } => {
                let about = [("ritual", self.ritual_name(*ritual).into())];
                Line::new("ritual", Tone::Quiet, self.say_with("fact-ritual-ended", &about)).of([*caster])
            }
        })
    }

    /// The order to perform a ritual.
    pub(super) fn ritual_order(&self, ritual: RitualKind, _target: &Target, _guise: Guise) -> String {
        self.say_with("draft-ritual", &[("ritual", self.ritual_name(ritual).into())])
    }

    /// The answer that keeps a ritual up.
    pub(super) fn sustain(&self, _standing: StandingId, cards: &[CardId]) -> String {
        self.say_with("answer-sustain-ritual", &[("n", cards.len().into())])
    }

    /// Why a ritual cannot be performed, or came to nothing, in a sentence.
    #[must_use]
    pub fn hindrance(&self, hindrance: &Hindrance) -> String {
        match hindrance {
            Hindrance::NotPandemonium => self.say("refusal-ritual-not-pandemonium"),
            Hindrance::Unclaimed => self.say("refusal-ritual-unclaimed"),
            Hindrance::NoBorder => self.say("refusal-ritual-no-border"),
            Hindrance::Occupied => self.say("refusal-ritual-occupied"),
            Hindrance::Held(spell) => self.held(*spell),
            _ => self.say("refusal-ritual-no-access"),
        }
    }
}
