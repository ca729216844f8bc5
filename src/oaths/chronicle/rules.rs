//! The rules of each card in sentences, made from its effect and its numbers.

use oaths_rules::catalog::{
    ArtifactPower, EventEffect, HordeDef, Powers, RealmPower, ResourceDef, RitualDef, RitualEffect, SpecialEffect,
    Trait,
};
use oaths_rules::ids::{Card, DevilKind, PaperSort, RealmKind, ResourceKind, SpecialKind};

use super::{Teller, Words};

/// A hand with fewer cards gives half of them to a drunken agreement.
const SMALL_HAND: u8 = 5;

impl Words<'_> {
    /// Returns the names of all hordes that can do this: "Fiends and Diabolic Fiends".
    fn hordes_that(&self, can: Trait) -> Option<String> {
        let horde = |def: &ResourceDef| match def {
            ResourceDef::Horde(def) if def.traits.contains(&can) => Some(self.named(&def.id, 1)),
            ResourceDef::Horde(_) | ResourceDef::Artifact(_) | ResourceDef::Ritual(_) | ResourceDef::Event(_) => None,
        };
        let names: Vec<String> = self.catalog().resources.iter().filter_map(horde).collect();
        (!names.is_empty()).then(|| self.list(&names))
    }

    /// Returns a sentence about all hordes that can do this, if there are any.
    fn about_hordes(&self, id: &str, name: &str, can: Trait) -> Option<String> {
        self.hordes_that(can).map(|names| self.say_with(id, &[(name, names.into())]))
    }

    /// Returns the names of all hordes that can do this; "nothing" if there are none.
    pub(crate) fn that(&self, can: Trait) -> String {
        self.hordes_that(can).unwrap_or_else(|| self.list(&[]))
    }

    /// Returns the names of all hordes that can be sent to Earth.
    pub(crate) fn fiends(&self) -> String {
        self.that(Trait::Earthbound)
    }

    /// Returns the names of all hordes that are never destroyed in the open.
    pub(crate) fn undying(&self) -> String {
        self.that(Trait::Undying)
    }

    /// Returns the names of all rituals that protect from others.
    pub(crate) fn shelter(&self) -> String {
        let ritual = |def: &ResourceDef| match def {
            ResourceDef::Ritual(RitualDef { id, effect: RitualEffect::Sanctuary { .. }, .. }) => {
                Some(self.named(id, 1))
            }
            ResourceDef::Ritual(_) | ResourceDef::Horde(_) | ResourceDef::Artifact(_) | ResourceDef::Event(_) => None,
        };
        self.list(&self.catalog().resources.iter().filter_map(ritual).collect::<Vec<String>>())
    }

    /// Returns the names of the realms whose rulers get points in the scoring.
    pub(crate) fn palace(&self) -> String {
        let realms = self.catalog().realm_kinds();
        let throne = realms.filter(|kind| matches!(self.catalog().realm(*kind).power, RealmPower::Throne { .. }));
        let names = throne.map(|kind| self.middle(self.realm(kind)));
        self.list(&names.collect::<Vec<String>>())
    }

    /// Returns the rules of a devil.
    #[must_use]
    pub fn devil_rules(&self, kind: DevilKind) -> Vec<String> {
        let numbers = &self.catalog().numbers;
        let def = self.catalog().devil(kind);
        let Powers {
            command,
            wild_favors,
            harvest,
            suborns,
            citadel,
            dear,
            hoard,
            revenge,
            raises,
            gaoler,
            torture,
            rituals,
            sorcery,
            counter_favors,
        } = &def.powers;
        let mut rules: Vec<String> = Vec::new();
        if *command > 0 {
            rules.push(self.say_with("oaths-power-command", &[("percent", (*command).into())]));
            rules.extend(self.about_hordes("oaths-power-command-doomed", "doomed", Trait::Cataclysm));
        }
        if *wild_favors > 0 {
            rules.push(self.say_with("oaths-power-wild", &[("n", (*wild_favors).into())]));
        }
        if *harvest > 0 {
            rules.push(self.say_with("oaths-power-harvest", &[("percent", (*harvest).into())]));
        }
        if *suborns {
            rules.push(self.say("oaths-power-suborns"));
        }
        if let Some(citadel) = citadel {
            rules.push(self.say_with("oaths-power-citadel", &[("n", (*citadel).into())]));
        }
        if *dear > 1 {
            rules.push(self.say_with("oaths-power-dear", &[("times", (*dear).into())]));
        }
        if *hoard > 0 {
            rules.push(self.say_with("oaths-power-hoard", &[("n", (*hoard).into())]));
        }
        if *revenge > 0 {
            rules.push(self.say_with("oaths-power-revenge", &[("n", (*revenge).into())]));
            rules.extend(self.about_hordes("oaths-power-revenge-undying", "undying", Trait::Undying));
        }
        if let Some(id) = raises {
            rules.push(self.say_with("oaths-power-raises", &[("hordes", self.named(id, 2).into())]));
        }
        if *gaoler {
            rules.push(self.say("oaths-power-gaoler"));
        }
        if *torture > 0 {
            rules.push(self.say_with("oaths-power-torture", &[("n", (*torture).into())]));
        }
        if *rituals > 0 {
            let total = numbers.rituals.saturating_add(*rituals);
            rules.push(self.say_with("oaths-power-rituals", &[("more", (*rituals).into()), ("total", total.into())]));
        }
        if *sorcery > 0 {
            rules.push(self.say_with("oaths-power-sorcery", &[("n", (*sorcery).into())]));
        }
        if *counter_favors > 0 {
            let total = numbers.counter_favors.saturating_add(*counter_favors);
            let about = [("n", (*counter_favors).into()), ("total", total.into())];
            rules.push(self.say_with("oaths-power-counter", &about));
        }
        rules.push(self.say_with("oaths-devil-age", &[("age", def.age.into())]));
        rules
    }

    /// Returns the rules of a realm.
    #[must_use]
    pub fn realm_rules(&self, kind: RealmKind) -> Vec<String> {
        let def = self.catalog().realm(kind);
        let mut rules = vec![self.say_with("oaths-realm-defence", &[("n", def.defence.into())])];
        match &def.power {
            RealmPower::Quiet => rules.push(self.say("oaths-realm-quiet")),
            RealmPower::Throne { points } => {
                rules.push(self.say_with("oaths-realm-throne", &[("points", (*points).into())]));
            }
            RealmPower::Gallows => {
                rules.push(self.say("oaths-realm-gallows"));
                rules.extend(self.about_hordes("oaths-realm-gallows-undying", "undying", Trait::Undying));
            }
            RealmPower::Wake(id) => {
                rules.push(self.say_with("oaths-realm-wake", &[("hordes", self.named(id, 2).into())]));
            }
            RealmPower::Toll { hordes } => {
                rules.push(self.say_with("oaths-realm-toll", &[("hordes", (*hordes).into())]));
                rules.extend(self.about_hordes("oaths-realm-toll-undying", "undying", Trait::Undying));
            }
            RealmPower::Wailing { souls } => {
                rules.push(self.say_with("oaths-realm-wailing", &[("souls", (*souls).into())]));
            }
            RealmPower::Judgement => rules.push(self.say("oaths-realm-judgement")),
            RealmPower::Lure => {
                rules.push(self.say_with("oaths-realm-lure", &[("fiends", self.fiends().into())]));
            }
        }
        if def.middle {
            rules.push(self.say("oaths-realm-middle"));
        }
        rules
    }

    /// Returns the rules of a kind of resource card.
    #[must_use]
    pub fn resource_rules(&self, kind: ResourceKind) -> Vec<String> {
        match &self.catalog().resources[kind.index()] {
            ResourceDef::Horde(def) => self.horde_rules(def),
            ResourceDef::Artifact(def) => vec![self.artifact_rule(def.power)],
            ResourceDef::Ritual(def) => self.ritual_rules(def),
            ResourceDef::Event(def) => vec![self.event_rule(def.effect), self.say("oaths-event-once")],
        }
    }

    fn horde_rules(&self, def: &HordeDef) -> Vec<String> {
        let (open, assault, home) = def.power;
        let about = [("open", open.into()), ("assault", assault.into()), ("home", home.into())];
        let same = open == assault && open == home;
        let mut rules = vec![self.say_with(if same { "oaths-horde-power" } else { "oaths-horde-powers" }, &about)];
        for can in &def.traits {
            match can {
                Trait::Earthbound => rules.push(self.say("oaths-horde-earthbound")),
                Trait::Casts => rules.push(self.say("oaths-horde-casts")),
                Trait::Leads => rules.push(self.say("oaths-horde-leads")),
                Trait::Shatters => rules.push(self.say("oaths-horde-shatters")),
                Trait::Cataclysm => {
                    rules.push(self.say("oaths-horde-cataclysm"));
                    rules.extend(self.about_hordes("oaths-horde-cataclysm-undying", "undying", Trait::Undying));
                }
                Trait::Swarms => {
                    let about = [("second", (open + 1).into()), ("third", (open + 2).into())];
                    rules.push(self.say_with("oaths-horde-swarms", &about));
                }
                Trait::Undying => rules.push(self.say("oaths-horde-undying")),
            }
        }
        rules
    }

    fn artifact_rule(&self, power: ArtifactPower) -> String {
        match power {
            ArtifactPower::Foresight => self.say("oaths-artifact-foresight"),
            ArtifactPower::MarchingSouls => self.say("oaths-artifact-marching"),
            ArtifactPower::Salvage => self.say("oaths-artifact-salvage"),
            ArtifactPower::TwiceCast => self.say("oaths-artifact-twice"),
            ArtifactPower::Reach { steps } => self.say_with("oaths-artifact-reach", &[("steps", steps.into())]),
        }
    }

    fn ritual_rules(&self, def: &RitualDef) -> Vec<String> {
        let mut rules: Vec<String> = Vec::new();
        match def.effect {
            RitualEffect::Conjure { cards } => {
                rules.push(self.say_with("oaths-ritual-conjure", &[("cards", cards.into())]));
            }
            RitualEffect::DrainPower => {
                rules.push(self.say_with("oaths-ritual-drain", &[("shelter", self.shelter().into())]));
            }
            RitualEffect::Furnace => {
                rules.push(self.say_with("oaths-ritual-furnace", &[("shelter", self.shelter().into())]));
            }
            RitualEffect::Plague { thirds } => {
                let about = [("shelter", self.shelter().into()), ("thirds", thirds.into())];
                rules.push(self.say_with("oaths-ritual-plague", &about));
                rules.extend(self.about_hordes("oaths-ritual-plague-undying", "undying", Trait::Undying));
            }
            RitualEffect::Sanctuary { defence, cards } => {
                let about = [("defence", defence.into()), ("cards", cards.into())];
                rules.push(self.say_with("oaths-ritual-sanctuary", &about));
            }
            RitualEffect::StealPower { least } => {
                rules.push(self.say_with("oaths-ritual-steal", &[("least", least.into())]));
            }
        }
        rules.push(self.say_with("oaths-ritual-priority", &[("n", def.priority.into())]));
        rules
    }

    fn event_rule(&self, effect: EventEffect) -> String {
        match effect {
            EventEffect::Currents => self.say("oaths-event-currents"),
            EventEffect::Agreement { cards } => self.say_with("oaths-event-agreement", &[("cards", cards.into())]),
            EventEffect::Summon { souls } => self.say_with("oaths-event-summon", &[("souls", souls.into())]),
        }
    }

    /// Returns the rules of a special play card. The first says when it is played.
    #[must_use]
    pub fn special_rules(&self, kind: SpecialKind) -> Vec<String> {
        let effect = self.catalog().special(kind);
        let when = self.say_with("oaths-special-when", &[("moment", self.moment(effect.moment()).into())]);
        let what = match effect {
            SpecialEffect::Doublecross => self.say("oaths-special-doublecross"),
            SpecialEffect::DrunkenAgreement { cards } => {
                let about = [("cards", cards.into()), ("small", SMALL_HAND.into())];
                self.say_with("oaths-special-drunken", &about)
            }
            SpecialEffect::Escape => self.say("oaths-special-escape"),
            SpecialEffect::HiddenReserve => self.say("oaths-special-reserve"),
            SpecialEffect::MagicalVortex => self.say("oaths-special-vortex"),
            SpecialEffect::Recall => self.say("oaths-special-recall"),
            SpecialEffect::Reoccupy => self.say("oaths-special-reoccupy"),
            SpecialEffect::Silence => self.say("oaths-special-silence"),
            SpecialEffect::ThiefInTheNight => self.say("oaths-special-thief"),
            SpecialEffect::TimeOfVirtue => self.say("oaths-special-virtue"),
            SpecialEffect::TreacherousTroops => self.say("oaths-special-troops"),
            SpecialEffect::WorldWar => self.say_with("oaths-special-war", &[("fiends", self.fiends().into())]),
        };
        vec![when, what]
    }

    /// Returns the rules of a sort of papers.
    #[must_use]
    pub fn paper_rules(&self, sort: PaperSort) -> Vec<String> {
        let numbers = &self.catalog().numbers;
        let about = |all: u8, own: u8| [("all", all.into()), ("own", own.into())];
        let pile = || self.say_with("oaths-paper-pile", &[("pile", numbers.pile.into())]);
        match sort {
            PaperSort::Favor => {
                let prices = [
                    ("safety", numbers.safety.into()),
                    ("alliance", numbers.alliance.into()),
                    ("prisoner", numbers.prisoner.into()),
                    ("oaths", numbers.most_oaths.into()),
                ];
                vec![
                    self.say_with("oaths-paper-use-favor", &prices),
                    self.say_with("oaths-paper-counter-favor", &[("counter", numbers.counter_favors.into())]),
                    self.say("oaths-paper-tie-favor"),
                    self.say_with("oaths-paper-number-favor", &about(numbers.favors, numbers.own_favors)),
                ]
            }
            PaperSort::Oath => {
                let worth = [("points", numbers.oath_points.into()), ("winning", numbers.winning_oaths.into())];
                vec![
                    self.say_with("oaths-paper-use-oath", &worth),
                    self.say("oaths-paper-ransom-oath"),
                    pile(),
                    self.say_with("oaths-paper-number-oath", &about(numbers.oaths, numbers.own_oaths)),
                ]
            }
            PaperSort::Vote => vec![
                self.say("oaths-paper-use-vote"),
                self.say("oaths-paper-silent-vote"),
                pile(),
                self.say_with("oaths-paper-number-vote", &about(numbers.votes, numbers.own_votes)),
            ],
        }
    }
}

macro_rules! passed_on {
    ($($(#[$doc:meta])* $name:ident($argument:ident: $type:ty);)*) => {
        impl Teller<'_> {
            $($(#[$doc])*
            #[must_use]
            pub fn $name(&self, $argument: $type) -> Vec<String> {
                self.words().$name($argument)
            })*

            /// Returns the rules of a resource card.
            #[must_use]
            pub fn card_rules(&self, card: Card) -> Vec<String> {
                self.resource_rules(self.catalog.kind(card))
            }
        }
    };
}

passed_on! {
    /// Returns the rules of a devil.
    devil_rules(kind: DevilKind);
    /// Returns the rules of a realm.
    realm_rules(kind: RealmKind);
    /// Returns the rules of a kind of resource card.
    resource_rules(kind: ResourceKind);
    /// Returns the rules of a special play card. The first says when it is played.
    special_rules(kind: SpecialKind);
    /// Returns the rules of a sort of papers.
    paper_rules(sort: PaperSort);
}
