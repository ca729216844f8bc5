//! The rules that answers break.

use oaths_first_rules::refusal::Refusal;

use super::Teller;

/// Returns the id of the sentence for a rule. Rules of both editions have the same words.
const fn id(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotAsked => "oaths-refusal-not-asked",
        Refusal::WrongQuestion => "oaths-refusal-wrong-question",
        Refusal::NotYours => "oaths-refusal-not-yours",
        Refusal::Twice => "oaths-first-refusal-twice",
        Refusal::Count => "oaths-first-refusal-count",
        Refusal::Devil => "oaths-refusal-devil",
        Refusal::Play => "oaths-refusal-play",
        Refusal::NoOffer => "oaths-refusal-no-offer",
        Refusal::Goods => "oaths-refusal-goods",
        Refusal::Limited => "oaths-first-refusal-limited",
        Refusal::NoTrade => "oaths-first-refusal-no-trade",
        Refusal::Vow => "oaths-first-refusal-vow",
        Refusal::Bound => "oaths-first-refusal-bound",
        Refusal::Journey => "oaths-refusal-journey",
        Refusal::Ritual => "oaths-first-refusal-ritual",
        Refusal::Army => "oaths-first-refusal-army",
        Refusal::Flight => "oaths-first-refusal-flight",
        Refusal::Hits => "oaths-first-refusal-hits",
        Refusal::Spoils => "oaths-first-refusal-spoils",
        Refusal::Absent => "oaths-first-refusal-absent",
    }
}

impl Teller<'_> {
    /// Returns the rule that an answer breaks, in a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.say(id(refusal))
    }
}
