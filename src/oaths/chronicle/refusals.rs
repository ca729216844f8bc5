//! The rules that answers break.

use oaths_rules::refusal::Refusal;

use super::Teller;

/// Returns the id of the sentence for a rule.
const fn id(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotAsked => "oaths-refusal-not-asked",
        Refusal::WrongQuestion => "oaths-refusal-wrong-question",
        Refusal::NotYours => "oaths-refusal-not-yours",
        Refusal::Twice => "oaths-refusal-twice",
        Refusal::Count => "oaths-refusal-count",
        Refusal::Realm => "oaths-refusal-realm",
        Refusal::Devil => "oaths-refusal-devil",
        Refusal::Play => "oaths-refusal-play",
        Refusal::Price => "oaths-refusal-price",
        Refusal::Silence => "oaths-refusal-silence",
        Refusal::NoOffer => "oaths-refusal-no-offer",
        Refusal::Goods => "oaths-refusal-goods",
        Refusal::Point => "oaths-refusal-point",
        Refusal::Alliance => "oaths-refusal-alliance",
        Refusal::Caster => "oaths-refusal-caster",
        Refusal::Journey => "oaths-refusal-journey",
        Refusal::Target => "oaths-refusal-target",
        Refusal::Colour => "oaths-refusal-colour",
        Refusal::Horde => "oaths-refusal-horde",
        Refusal::Spoils => "oaths-refusal-spoils",
    }
}

impl Teller<'_> {
    /// Returns the rule that an answer breaks, in a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.say(id(refusal))
    }
}
