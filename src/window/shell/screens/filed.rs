//! Sentences about faults in the player's own files.

use table_text::Text;

use crate::chronicle::flaw;
use crate::rules::archfiends::Flaw;
use crate::table::setups::SetUpFlaw;
use crate::table::shelf::Misfiled;

/// A fault in the content of a file.
pub trait Told {
    /// Returns a sentence about the fault.
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

/// Returns the reason that a file cannot be used, in one or several sentences.
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
