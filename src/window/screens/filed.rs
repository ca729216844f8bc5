//! What is wrong with a file of the player's own, in a sentence.

use crate::chronicle::flaw;
use crate::rules::archfiends::Flaw;
use crate::table::setups::SetUpFlaw;
use crate::table::shelf::Misfiled;
use crate::text::Text;

/// Something that can be wrong with what a file says.
pub trait Told {
    /// It, in a sentence.
    fn told(&self, text: &Text) -> String;
}

impl Told for Flaw {
    fn told(&self, text: &Text) -> String {
        flaw(text, self)
    }
}

impl Told for SetUpFlaw {
    fn told(&self, text: &Text) -> String {
        match self {
            Self::Name => text.say("setup-flaw-name"),
            Self::Seats(seats) => text.say_with("setup-flaw-seats", &[("n", (*seats).into())]),
            Self::Archfiend { name, flaw: why } => {
                text.say_with("setup-flaw-archfiend", &[("name", name.into()), ("why", flaw(text, why).into())])
            }
        }
    }
}

/// Why a file cannot be used, in a sentence or several.
#[must_use]
pub fn misfiled<F: Told>(text: &Text, fault: &Misfiled<F>) -> String {
    match fault {
        Misfiled::Unreadable(why) => text.say_with("misfiled-unreadable", &[("why", why.into())]),
        Misfiled::Unwritable(why) => text.say_with("misfiled-unwritable", &[("why", why.into())]),
        Misfiled::TooLong => text.say("misfiled-too-long"),
        Misfiled::Garbled { line, what } => {
            text.say_with("misfiled-garbled", &[("line", (*line).into()), ("what", what.into())])
        }
        Misfiled::Unlawful(flaws) => flaws.iter().map(|flaw| flaw.told(text)).collect::<Vec<_>>().join(" "),
        Misfiled::Foreign => text.say("misfiled-foreign"),
    }
}
