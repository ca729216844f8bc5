//! The rules that answers break.

use circles_rules::refusal::Refusal;

use super::{Teller, Words};

/// Returns the id of the sentence for a rule.
const fn id(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotAsked => "circles-refusal-not-asked",
        Refusal::WrongQuestion => "circles-refusal-wrong-question",
        Refusal::NotYourCard => "circles-refusal-not-your-card",
        Refusal::NotYourDaemon => "circles-refusal-not-your-daemon",
        Refusal::NotYourSectio => "circles-refusal-not-your-sectio",
        Refusal::NotYourUnit => "circles-refusal-not-your-unit",
        Refusal::NotThere => "circles-refusal-not-there",
        Refusal::NoSuchSeat => "circles-refusal-no-such-seat",
        Refusal::Twice => "circles-refusal-twice",
        Refusal::Count => "circles-refusal-count",
        Refusal::NoWay => "circles-refusal-no-way",
        Refusal::Souls => "circles-refusal-souls",
        Refusal::Favours => "circles-refusal-favours",
        Refusal::Counters => "circles-refusal-counters",
        Refusal::LastOne => "circles-refusal-last-one",
        Refusal::NoOffer => "circles-refusal-no-offer",
        Refusal::LastRound => "circles-refusal-last-round",
        Refusal::Place => "circles-refusal-place",
        Refusal::OneHound => "circles-refusal-one-hound",
        Refusal::Card => "circles-refusal-card",
        Refusal::Locale => "circles-refusal-locale",
        Refusal::Forbidden => "circles-refusal-forbidden",
        Refusal::Passed => "circles-refusal-passed",
        Refusal::LastInLine => "circles-refusal-last-in-line",
        Refusal::NothingToAtone => "circles-refusal-nothing-to-atone",
        Refusal::Unit => "circles-refusal-unit",
        Refusal::Led => "circles-refusal-led",
        Refusal::Daemon => "circles-refusal-daemon",
        Refusal::Target => "circles-refusal-target",
        Refusal::Need => "circles-refusal-need",
        Refusal::Sure => "circles-refusal-sure",
        Refusal::Acted => "circles-refusal-acted",
        Refusal::NotBrought => "circles-refusal-not-brought",
        Refusal::CannotMove => "circles-refusal-cannot-move",
        Refusal::Steps => "circles-refusal-steps",
        Refusal::Leadership => "circles-refusal-leadership",
        Refusal::Border => "circles-refusal-border",
        Refusal::MustStop => "circles-refusal-must-stop",
        Refusal::PassOn => "circles-refusal-pass-on",
        Refusal::Sneak => "circles-refusal-sneak",
        Refusal::Hits => "circles-refusal-hits",
        Refusal::NoClaim => "circles-refusal-no-claim",
        Refusal::NoVictor => "circles-refusal-no-victor",
    }
}

impl Words<'_> {
    /// Returns the rule that an answer breaks, in a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.say(id(refusal))
    }
}

impl Teller<'_> {
    /// Returns the rule that an answer breaks, in a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: Refusal) -> String {
        self.words().refusal(refusal)
    }
}
