//! Changes of the rules in sentences.

use circles_rules::catalog::definitions::{
    ActionModifier, CardModifier, CombatModifier, EarthModifier, MarchModifier, Modifier, SoulModifier,
    StandingModifier, SummoningModifier,
};

use super::Words;

impl Words<'_> {
    /// Returns a change of the rules in a sentence.
    pub(crate) fn modifier(&self, modifier: &Modifier) -> String {
        match modifier {
            Modifier::Souls(modifier) => self.soul_modifier(*modifier),
            Modifier::Cards(modifier) => match *modifier {
                CardModifier::Draw { add } => self.change("circles-law-draw", add),
                CardModifier::Price { add } => self.change("circles-law-card-price", add),
                CardModifier::Cost { add } => self.change("circles-law-spell-cost", add),
                CardModifier::NoCombatMagic => self.say("circles-law-no-combat-magic"),
                CardModifier::NoCounters => self.say("circles-law-no-counters"),
            },
            Modifier::Summoning(modifier) => match *modifier {
                SummoningModifier::Price { add } => self.change("circles-law-legion-price", add),
                SummoningModifier::Limit { legions } => self.num("circles-law-legion-limit", legions),
                SummoningModifier::Lieutenant { add } => self.change("circles-law-lieutenant-price", add),
                SummoningModifier::Taming { add } => self.change("circles-law-taming", add),
            },
            Modifier::Actions(modifier) => match *modifier {
                ActionModifier::Reversed => self.say("circles-law-reversed"),
                ActionModifier::NoPassing => self.say("circles-law-no-passing"),
                ActionModifier::Influence { add } => self.change("circles-law-influence", add),
                ActionModifier::Atonement { add } => self.change("circles-law-atonement", add),
                ActionModifier::Conspiracy { add } => self.change("circles-law-conspiracy", add),
            },
            Modifier::March(modifier) => self.march_modifier(*modifier),
            Modifier::Earth(modifier) => self.earth_modifier(*modifier),
            Modifier::Combat(modifier) => match *modifier {
                CombatModifier::Rolls { add } => self.change("circles-law-rolls", add),
                CombatModifier::Saves { add } => self.change("circles-law-saves", add),
                CombatModifier::Hounds { add } => self.change("circles-law-hounds", add),
                CombatModifier::NoFleeing => self.say("circles-law-no-retreat"),
                CombatModifier::Cards { add } => self.change("circles-law-combat-cards", add),
            },
            Modifier::Standing(modifier) => match *modifier {
                StandingModifier::DisfavourRoll { add } => self.change("circles-law-disfavour-roll", add),
                StandingModifier::Petition { add } => self.change("circles-law-petition", add),
                StandingModifier::NoVictors => self.say("circles-law-no-victors"),
                StandingModifier::Recovery { add } => self.change("circles-law-recovery", add),
                StandingModifier::Absolution { add } => self.change("circles-law-absolution", add),
            },
        }
    }

    fn soul_modifier(&self, modifier: SoulModifier) -> String {
        match modifier {
            SoulModifier::Yield { circle: None, add } => self.change("circles-law-yield", add),
            SoulModifier::Yield { circle: Some(circle), add } => {
                let about = [("circle", self.circle(circle).into()), ("add", self.signed(add).into())];
                self.say_with("circles-law-yield-circle", &about)
            }
            SoulModifier::Barren { circle } => {
                self.say_with("circles-law-barren", &[("circle", self.circle(circle).into())])
            }
            SoulModifier::Isolation { add } => self.change("circles-law-isolation", add),
            SoulModifier::Upkeep { legion, lieutenant } => {
                let about = [("legion", self.signed(legion).into()), ("lieutenant", self.signed(lieutenant).into())];
                self.say_with("circles-law-upkeep", &about)
            }
            SoulModifier::Stipend { souls } => self.num("circles-law-stipend", souls),
        }
    }

    fn march_modifier(&self, modifier: MarchModifier) -> String {
        match modifier {
            MarchModifier::Steps { legion, lieutenant } => {
                let about = [("legion", self.signed(legion).into()), ("lieutenant", self.signed(lieutenant).into())];
                self.say_with("circles-law-steps", &about)
            }
            MarchModifier::Units { add } => self.change("circles-law-units", add),
            MarchModifier::NoFleeing => self.say("circles-law-no-fleeing"),
            MarchModifier::AnteHellClosed => self.say("circles-law-antehell-closed"),
        }
    }

    fn earth_modifier(&self, modifier: EarthModifier) -> String {
        match modifier {
            EarthModifier::Harvest { add } => self.change("circles-law-harvest", add),
            EarthModifier::Cost { add } => self.change("circles-law-walk-cost", add),
            EarthModifier::Closed => self.say("circles-law-earth-closed"),
            EarthModifier::NoFavours => self.say("circles-law-no-earth-favours"),
            EarthModifier::Deeds { from } => self.num("circles-law-deeds", from),
            EarthModifier::Peril { escape, fate } => {
                let about = [("talent", self.talent(escape).into()), ("fate", self.fate(fate).into())];
                self.say_with("circles-law-peril", &about)
            }
        }
    }
}
