//! The rules of each card in sentences, made from its effect and its numbers.

use oaths_first_rules::catalog::{
    ArtifactDef, ArtifactPower, FortressDef, FortressPower, HordeDef, Powers, ResourceDef, RitualEffect, SpecialEffect,
    Trait,
};
use oaths_first_rules::game::PostKind;
use oaths_first_rules::ids::{Card, DevilKind, ResourceKind};

use super::{Teller, Words};

impl Words<'_> {
    /// Returns the names of all hordes that can do this: "Fiends and Diabolic Fiends".
    pub(crate) fn that(&self, can: Trait) -> String {
        let horde = |def: &ResourceDef| match def {
            ResourceDef::Horde(def) if def.traits.contains(&can) => Some(self.named(&def.id, 1)),
            ResourceDef::Horde(_)
            | ResourceDef::Fortress(_)
            | ResourceDef::Artifact(_)
            | ResourceDef::Ritual(_)
            | ResourceDef::Special(_) => None,
        };
        self.list(&self.catalog().resources.iter().filter_map(horde).collect::<Vec<String>>())
    }

    /// Returns the names of all special cards with these effects.
    pub(crate) fn specials_that(&self, fits: impl Fn(SpecialEffect) -> bool) -> String {
        let special = |def: &ResourceDef| match def {
            ResourceDef::Special(def) if fits(def.effect) => Some(self.named(&def.id, 1)),
            ResourceDef::Special(_)
            | ResourceDef::Horde(_)
            | ResourceDef::Fortress(_)
            | ResourceDef::Artifact(_)
            | ResourceDef::Ritual(_) => None,
        };
        self.list(&self.catalog().resources.iter().filter_map(special).collect::<Vec<String>>())
    }

    /// Returns the rules of a devil.
    #[must_use]
    pub fn devil_rules(&self, kind: DevilKind) -> Vec<String> {
        let Powers { size, spares, substitutes, flies, torture, rituals, consolation, draws, revenge, bargains, souls } =
            &self.catalog().devil(kind).powers;
        let mut rules = vec![self.say_with("oaths-first-power-size", &[("n", (*size).into())])];
        let mut add = |there: bool, id: &str, n: u32| {
            if there {
                rules.push(self.say_with(id, &[("n", n.into()), ("total", n.saturating_add(1).into())]));
            }
        };
        add(*spares > 0, "oaths-first-power-spares", (*spares).into());
        add(*substitutes, "oaths-first-power-substitutes", 0);
        add(*flies > 0, "oaths-first-power-flies", *flies);
        add(*torture > 0, "oaths-first-power-torture", (*torture).into());
        add(*rituals > 0, "oaths-first-power-rituals", (*rituals).into());
        add(*consolation > 0, "oaths-first-power-consolation", (*consolation).into());
        add(*draws > 0, "oaths-first-power-draws", (*draws).into());
        add(*revenge > 0, "oaths-first-power-revenge", (*revenge).into());
        add(*bargains, "oaths-first-power-bargains", 0);
        add(*souls > 0, "oaths-first-power-souls", *souls);
        rules
    }

    /// Returns the rules of a kind of resource card.
    #[must_use]
    pub fn resource_rules(&self, kind: ResourceKind) -> Vec<String> {
        match &self.catalog().resources[kind.index()] {
            ResourceDef::Horde(def) => self.horde_rules(def),
            ResourceDef::Fortress(def) => self.fortress_rules(def),
            ResourceDef::Artifact(def) => self.artifact_rules(def),
            ResourceDef::Ritual(def) => vec![self.ritual_rule(def.effect)],
            ResourceDef::Special(def) => self.special_rules(def.effect),
        }
    }

    fn horde_rules(&self, def: &HordeDef) -> Vec<String> {
        let numbers = &self.catalog().numbers;
        let mut rules = vec![self.say_with("oaths-first-horde-size", &[("n", def.size.into())])];
        let told = |can: &Trait| match can {
            Trait::Earthbound => self.say("oaths-first-horde-earthbound"),
            Trait::Casts => self.say("oaths-first-horde-casts"),
            Trait::Leads => self.say("oaths-first-horde-leads"),
            Trait::Charges => self.say("oaths-first-horde-charges"),
            Trait::Revenge => self.say("oaths-first-horde-revenge"),
            Trait::Gnaws => self.say("oaths-first-horde-gnaws"),
            Trait::Undying => self.say_with("oaths-first-horde-undying", &[("roll", numbers.undying.into())]),
            Trait::Strikes => self.say("oaths-first-horde-strikes"),
            Trait::Hungers => self.say_with("oaths-first-horde-hungers", &[("n", numbers.hunger.into())]),
            Trait::Critter => {
                self.say_with("oaths-first-horde-critter", &[("critters", self.that(Trait::Critter).into())])
            }
        };
        rules.extend(def.traits.iter().map(told));
        rules
    }

    fn fortress_rules(&self, def: &FortressDef) -> Vec<String> {
        let defence = self.say_with("oaths-first-fortress-defence", &[("n", def.defence.into())]);
        let power = match def.power {
            FortressPower::Quiet => self.say("oaths-first-fortress-quiet"),
            FortressPower::Maze { hits } => self.say_with("oaths-first-fortress-maze", &[("n", hits.into())]),
            FortressPower::Tower { cards } => self.say_with("oaths-first-fortress-tower", &[("n", cards.into())]),
            FortressPower::Walls => {
                let escape = self.specials_that(|effect| effect == SpecialEffect::Escape);
                self.say_with("oaths-first-fortress-walls", &[("escape", escape.into())])
            }
        };
        vec![defence, power, self.say("oaths-first-fortress-twin")]
    }

    fn artifact_rules(&self, def: &ArtifactDef) -> Vec<String> {
        let power = match def.power {
            ArtifactPower::Salvage => self.say("oaths-first-artifact-salvage"),
            ArtifactPower::Heart { defence } => self.say_with("oaths-first-artifact-heart", &[("n", defence.into())]),
            ArtifactPower::Throne { objections } => {
                self.say_with("oaths-first-artifact-throne", &[("n", objections.into())])
            }
        };
        let bound = def.power.is_bound();
        vec![power, self.say(if bound { "oaths-first-artifact-bound" } else { "oaths-first-artifact-carried" })]
    }

    fn ritual_rule(&self, effect: RitualEffect) -> String {
        match effect {
            RitualEffect::Summon { souls } => self.say_with("oaths-first-ritual-summon", &[("n", souls.into())]),
            RitualEffect::Plague { thirds } => self.say_with("oaths-first-ritual-plague", &[("thirds", thirds.into())]),
            RitualEffect::Conjure { cards } => self.say_with("oaths-first-ritual-conjure", &[("n", cards.into())]),
        }
    }

    /// The first rule says when the card is played.
    fn special_rules(&self, effect: SpecialEffect) -> Vec<String> {
        let when = self.say(match effect {
            SpecialEffect::Drunken { .. } | SpecialEffect::Vortex => "oaths-first-special-when",
            SpecialEffect::Forced => "oaths-first-special-when-free",
            SpecialEffect::Escape | SpecialEffect::Recall => "oaths-first-special-when-combat",
        });
        let what = match effect {
            SpecialEffect::Drunken { cards } => self.say_with("oaths-first-special-drunken", &[("n", cards.into())]),
            SpecialEffect::Forced => self.say("oaths-first-special-forced"),
            SpecialEffect::Escape => self.say("oaths-first-special-escape"),
            SpecialEffect::Recall => self.say("oaths-first-special-recall"),
            SpecialEffect::Vortex => self.say("oaths-first-special-vortex"),
        };
        vec![when, what]
    }

    /// Returns the rules of an oath.
    #[must_use]
    pub fn oath_rules(&self) -> Vec<String> {
        let numbers = &self.catalog().numbers;
        let own = numbers.oaths.saturating_sub(numbers.forgotten);
        let count = [("all", numbers.oaths.into()), ("own", own.into()), ("forgotten", numbers.forgotten.into())];
        vec![
            self.say_with("oaths-first-oath-use", &[("points", numbers.oath_points.into())]),
            self.say_with("oaths-first-oath-sold", &[("price", numbers.oath_price.into())]),
            self.say_with("oaths-first-oath-number", &count),
        ]
    }

    /// Returns the rules of a post.
    #[must_use]
    pub fn post_rules(&self, kind: PostKind) -> Vec<String> {
        let least = [("n", self.catalog().numbers.mastery.into())];
        let (got, kept) = match kind {
            PostKind::Power => ("oaths-first-post-power-got", "oaths-first-post-power-kept"),
            PostKind::Souls => ("oaths-first-post-souls-got", "oaths-first-post-souls-kept"),
        };
        vec![self.say_with(got, &least), self.say(kept), self.say("oaths-first-post-worth")]
    }
}

impl Teller<'_> {
    /// Returns the rules of a devil.
    #[must_use]
    pub fn devil_rules(&self, kind: DevilKind) -> Vec<String> {
        self.words().devil_rules(kind)
    }

    /// Returns the rules of a kind of resource card.
    #[must_use]
    pub fn resource_rules(&self, kind: ResourceKind) -> Vec<String> {
        self.words().resource_rules(kind)
    }

    /// Returns the rules of a resource card.
    #[must_use]
    pub fn card_rules(&self, card: Card) -> Vec<String> {
        self.resource_rules(self.catalog.kind(card))
    }

    /// Returns the rules of an oath.
    #[must_use]
    pub fn oath_rules(&self) -> Vec<String> {
        self.words().oath_rules()
    }

    /// Returns the rules of a post.
    #[must_use]
    pub fn post_rules(&self, kind: PostKind) -> Vec<String> {
        self.words().post_rules(kind)
    }
}
