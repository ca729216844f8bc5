//! Strokes in sentences: what a card does once.

use circles_rules::catalog::definitions::{
    CardStroke, DaemonStroke, Fate, Measure, SectioStroke, SoulStroke, StandingStroke, Stroke, UnitStroke, Visitor,
    Which, Whom,
};
use circles_rules::ids::Locale;

use super::Words;

impl Words<'_> {
    /// Returns the triumvirates that a stroke strikes, as the subject of a sentence.
    pub(crate) fn whom(&self, whom: Whom) -> String {
        match whom {
            Whom::All => self.say("circles-whom-all"),
            Whom::Caster => self.say("circles-whom-caster"),
            Whom::Others => self.say("circles-whom-others"),
            Whom::Most(measure) => self.with_measure("most", measure),
            Whom::Fewest(measure) => self.with_measure("fewest", measure),
            Whom::Lot => self.say("circles-whom-lot"),
        }
    }

    /// Returns the triumvirate with most or fewest of something.
    fn with_measure(&self, most: &str, measure: Measure) -> String {
        let of = match measure {
            Measure::Souls => "souls",
            Measure::Favours => "favours",
            Measure::Disfavours => "disfavours",
            Measure::Cards => "cards",
            Measure::Legions => "legions",
            Measure::Lieutenants => "lieutenants",
            Measure::Hounds => "hounds",
            Measure::Sectio => "sectio",
            Measure::CircleSectio => "circle-sectio",
            Measure::Daemons => "daemons",
            Measure::DaemonsOnEarth => "daemons-on-earth",
        };
        self.say(&format!("circles-whom-{most}-{of}"))
    }

    /// Returns what happens to a daemon: "it is incapacitated, and recovers with 5 or more".
    pub(crate) fn fate(&self, fate: Fate) -> String {
        match fate {
            Fate::Incapacitated { recovers } => self.num("circles-fate-incapacitated", recovers),
            Fate::Recalled => self.say("circles-fate-recalled"),
            Fate::PassesForGood => self.say("circles-fate-passes"),
            Fate::Destroyed => self.say("circles-fate-destroyed"),
        }
    }

    /// Returns a stroke in a sentence.
    pub(crate) fn stroke(&self, stroke: &Stroke) -> String {
        let at = |id: &str, whom: Whom, n: u8| self.say_with(id, &[("whom", self.whom(whom).into()), ("n", n.into())]);
        match *stroke {
            Stroke::Units(stroke) => match stroke {
                UnitStroke::Lose { whom, legions } => at("circles-stroke-lose-legions", whom, legions),
                UnitStroke::Gain { whom, legions } => at("circles-stroke-gain-legions", whom, legions),
                UnitStroke::LieutenantsLeave { whom, lieutenants } => {
                    at("circles-stroke-lieutenants-leave", whom, lieutenants)
                }
                UnitStroke::Rebel { whom, legions } => at("circles-stroke-rebel", whom, legions),
                UnitStroke::Freebooters { legions } => self.num("circles-stroke-freebooters", legions),
                UnitStroke::HoundsLoose => self.say("circles-stroke-hounds-loose"),
                UnitStroke::HoundsReturn => self.say("circles-stroke-hounds-return"),
                UnitStroke::Plague { upto } => self.num("circles-stroke-plague", upto),
                UnitStroke::CleanAnteHell => self.say("circles-stroke-clean-antehell"),
            },
            Stroke::Souls(stroke) => match stroke {
                SoulStroke::Gain { whom, souls } => at("circles-stroke-gain-souls", whom, souls),
                SoulStroke::Roll { whom, rolls } => at("circles-stroke-roll-souls", whom, rolls),
                SoulStroke::Lose { whom, souls } => at("circles-stroke-lose-souls", whom, souls),
                SoulStroke::Halve { whom } => at("circles-stroke-halve-souls", whom, 0),
                SoulStroke::Tithe { whom, souls } => at("circles-stroke-tithe", whom, souls),
            },
            Stroke::Standing(stroke) => match stroke {
                StandingStroke::Favour { whom, favours } => at("circles-stroke-favour", whom, favours),
                StandingStroke::Spend { whom, favours } => at("circles-stroke-spend", whom, favours),
                StandingStroke::Disfavour { whom, disfavours } => at("circles-stroke-disfavour", whom, disfavours),
                StandingStroke::Forgive { whom, disfavours } => at("circles-stroke-forgive", whom, disfavours),
            },
            Stroke::Cards(stroke) => match stroke {
                CardStroke::Draw { whom, cards } => at("circles-stroke-draw", whom, cards),
                CardStroke::Discard { whom, cards } => at("circles-stroke-discard", whom, cards),
                CardStroke::PassHands => self.say("circles-stroke-pass-hands"),
            },
            Stroke::Daemons(stroke) => self.daemon_stroke(stroke),
            Stroke::Sectio(stroke) => match stroke {
                SectioStroke::Revoke { whom, sectio } => at("circles-stroke-revoke", whom, sectio),
                SectioStroke::Grant { whom, sectio } => at("circles-stroke-grant", whom, sectio),
            },
            Stroke::Visitor(Visitor::Uriel) => self.say("circles-stroke-uriel"),
            Stroke::Visitor(Visitor::Lilith { aspect: None }) => self.say("circles-stroke-lilith"),
            Stroke::Visitor(Visitor::Lilith { aspect: Some(aspect) }) => {
                self.say_with("circles-stroke-lilith-aspect", &[("aspect", self.aspect(aspect).into())])
            }
        }
    }

    fn daemon_stroke(&self, stroke: DaemonStroke) -> String {
        let DaemonStroke { whom, locale, which, escape, fate } = stroke;
        let talent = match which {
            Which::EachMost(talent) => self.talent(talent),
            Which::Every | Which::Highest | Which::Lowest | Which::EachLowest | Which::EachLot => String::new(),
        };
        let place = self.say(match locale {
            None => "circles-daemons-anywhere",
            Some(Locale::Hell) => "circles-locale-hell",
            Some(Locale::Earth) => "circles-locale-earth",
        });
        let which = self.say_with(
            match which {
                Which::Every => "circles-which-every",
                Which::Highest => "circles-which-highest",
                Which::Lowest => "circles-which-lowest",
                Which::EachMost(_) => "circles-which-most",
                Which::EachLowest => "circles-which-each-lowest",
                Which::EachLot => "circles-which-lot",
            },
            &[("talent", talent.into()), ("place", place.into())],
        );
        let each = match stroke.which {
            Which::EachMost(_) | Which::EachLowest | Which::EachLot => true,
            Which::Every | Which::Highest | Which::Lowest => false,
        };
        let whom = self.say(match (whom, each) {
            (Whom::All, true) => "circles-daemons-of-each",
            (Whom::All, false) => "circles-daemons-of-all",
            (Whom::Caster, _) => "circles-daemons-of-caster",
            (Whom::Others, _) => "circles-daemons-of-others",
            (Whom::Most(_) | Whom::Fewest(_) | Whom::Lot, _) => "circles-daemons-of-some",
        });
        let about = [("whom", whom.into()), ("which", which.into()), ("fate", self.fate(fate).into())];
        let said = self.say_with("circles-stroke-daemons", &about);
        let escape = escape.map_or_else(String::new, |talent| {
            self.say_with("circles-escape-roll", &[("talent", self.talent(talent).into())])
        });
        self.paragraph(&[said, escape])
    }
}
