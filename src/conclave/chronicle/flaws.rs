//! Reasons why an archfiend cannot enter a game, in sentences (manual 2.3, 4.1).

use table_text::Text;

use super::keys;
use crate::rules::archfiends::{FORMS, Flaw};

/// Returns the reason why an archfiend cannot enter a game, in a sentence.
#[must_use]
pub fn flaw(text: &Text, flaw: &Flaw) -> String {
    match flaw {
        Flaw::Nameless => text.say("flaw-nameless"),
        Flaw::Name(name, most) => text.say_with("flaw-name", &[("name", name.into()), ("most", (*most).into())]),
        Flaw::Form(form) => text.say_with("flaw-form", &[("form", (*form).into()), ("most", (FORMS - 1).into())]),
        Flaw::Attribute { discipline, level, most } => {
            let attribute = text.say(&format!("attribute-{}", keys::attribute(*discipline)));
            let about = [("attribute", attribute.into()), ("level", (*level).into()), ("most", (*most).into())];
            text.say_with("flaw-attribute", &about)
        }
        Flaw::UnknownPerk(perk) => text.say_with("flaw-unknown-perk", &[("perk", perk.into())]),
        Flaw::PerkTwice(perk) => text.say_with("flaw-perk-twice", &[("perk", perk.into())]),
        Flaw::Excluded(one, other) => text.say_with("flaw-excluded", &[("one", one.into()), ("other", other.into())]),
        Flaw::TooDear { cost, points } => {
            let about = [("cost", (*cost).into()), ("points", (*points).into()), ("over", (cost - points).into())];
            text.say_with("flaw-too-dear", &about)
        }
    }
}
