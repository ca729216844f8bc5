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
            RitualFact::Spotted { seer, of } => {
                let about = [("house", self.seat_name(*of).into())];
                let tone = self.mood(Some(*seer), None, Tone::Quiet);
                Line::new("eye", tone, self.say_with("fact-ritual-spotted", &about)).of([*of])
            }
            RitualFact::Dissolved { owner, legion: _, canton } => {
                let about = [("house", self.seat_name(*owner).into()), ("canton", self.canton_name(*canton).into())];
                let tone = self.mood(None, Some(*owner), Tone::War);
                Line::new("eye", tone, self.say_with("fact-dummy-dissolved", &about)).at(*canton).of([*owner])
            }
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
            Hindrance::NoAccess => self.say("refusal-ritual-no-access"),
            Hindrance::WrongTarget => self.say("refusal-ritual-wrong-target"),
            Hindrance::NotYourLegion => self.say("refusal-ritual-not-your-legion"),
            Hindrance::CopyCount { most } => self.say_with("refusal-ritual-copies", &[("most", (*most).into())]),
            Hindrance::NoRoomForCopy(canton) => {
                self.say_with("refusal-ritual-no-room-for-copy", &[("canton", self.canton_name(*canton).into())])
            }
            Hindrance::InForce => self.say("refusal-ritual-in-force"),
            Hindrance::Unfit(misfit) => self.misfit(*misfit),
            Hindrance::Held(spell) => self.held(*spell),
        }
    }
}
