//! Lines of dice, each with its reason.

use circles_rules::facts::{DiceFact, Why};
use circles_rules::ids::Unit;

use super::{Line, Teller, Tone};

impl Teller<'_> {
    pub(super) fn dice_fact(&self, fact: &DiceFact) -> Line {
        match fact {
            DiceFact::Rolled { by, why, dice } => {
                let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
                let about = [("why", self.why(*why).into()), ("dice", self.words().series(&dice).into())];
                match by {
                    Some(seat) => self.line("dice", Tone::Quiet, "circles-fact-rolled", *seat, &about),
                    None => self.world("dice", Tone::Quiet, "circles-fact-rolled-by-nobody", &about),
                }
            }
            DiceFact::Cursed { seat } => {
                let about = [("n", self.catalog.numbers.standing.cursed_rolls.into())];
                self.line("dice", self.good_for(*seat, Tone::Court), "circles-fact-cursed", *seat, &about)
            }
        }
    }

    /// Returns the reason for a roll, in a few words.
    #[must_use]
    pub fn why(&self, why: Why) -> String {
        let unit = |id: &str, unit: Unit| self.say_with(id, &[("unit", self.unit(unit).into())]);
        let daemon = |id: &str, daemon| self.say_with(id, &[("daemon", self.daemon(daemon).into())]);
        match why {
            Why::Placing => self.say("circles-why-placing"),
            Why::Disfavour => self.say("circles-why-disfavour"),
            Why::Souls { daemon: None } => self.say("circles-why-souls"),
            Why::Souls { daemon: Some(kind) } => daemon("circles-why-souls-daemon", kind),
            Why::WiseMen => self.say("circles-why-wise-men"),
            Why::Mint => self.say("circles-why-mint"),
            Why::Recruit => self.say("circles-why-recruit"),
            Why::Tame { legion } => unit("circles-why-tame", Unit::Legion(legion)),
            Why::LeaveAnteHell { unit: own } => unit("circles-why-antehell", own),
            Why::Flight { unit: own } => unit("circles-why-flight", own),
            Why::Against { daemon: kind, talent } => {
                let about = [("daemon", self.daemon(kind).into()), ("talent", self.words().talent(talent).into())];
                self.say_with("circles-why-against", &about)
            }
            Why::Duel { daemon: kind, talent } => {
                let about = [("daemon", self.daemon(kind).into()), ("talent", self.words().talent(talent).into())];
                self.say_with("circles-why-duel", &about)
            }
            Why::Influence { daemon: kind, unit: own } => {
                let about = [("daemon", self.daemon(kind).into()), ("unit", self.unit(own).into())];
                self.say_with("circles-why-influence", &about)
            }
            Why::Atone { daemon: kind } => daemon("circles-why-atone", kind),
            Why::Deeds { daemon: kind } => daemon("circles-why-deeds", kind),
            Why::UrielEnters => self.say("circles-why-uriel-enters"),
            Why::Uriel => self.say("circles-why-uriel"),
            Why::UrielsToll => self.say("circles-why-toll"),
            Why::Lilith => self.say("circles-why-lilith"),
            Why::Aspect => self.say("circles-why-aspect"),
            Why::Hound { hound } => unit("circles-why-hound", Unit::Hound(hound)),
            Why::Attack { sectio } => self.say_with("circles-why-attack", &[("place", self.sectio(sectio).into())]),
            Why::Save { unit: own, need } => {
                let about = [("unit", self.unit(own).into()), ("need", need.into())];
                self.say_with("circles-why-save", &about)
            }
            Why::Side { hound: Some(hound) } => unit("circles-why-side", Unit::Hound(hound)),
            Why::Side { hound: None } => self.say("circles-why-side-freebooters"),
            Why::LastDog { hound } => unit("circles-why-last-dog", Unit::Hound(hound)),
            Why::Recover { daemon: kind } => daemon("circles-why-recover", kind),
            Why::Disaster { unit: own } => unit("circles-why-disaster", own),
            Why::Boulder => self.say("circles-why-boulder"),
            Why::Quake { unit: own } => unit("circles-why-quake", own),
            Why::Elude { daemon: kind } => daemon("circles-why-elude", kind),
        }
    }
}
