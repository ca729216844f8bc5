//! The rules of each card and counter in sentences, made from its definition and its numbers.
//!
//! Not here: names and flavour.

mod modifiers;
mod skills;
mod spells;
mod strokes;

use circles_rules::catalog::definitions::{Area, Gender, Minor, Output, PhenomenonEffect, Skill};
use circles_rules::ids::{
    Arcanum, DaemonKind, EventKind, HellCard, HoundKind, LieutenantKind, Locale, PhenomenonKind, Sectio, Talent,
};

use super::{Teller, Words};

impl Words<'_> {
    /// Returns a number with its sign.
    pub(crate) fn signed(&self, number: i8) -> String {
        let about = [("n", number.unsigned_abs().into())];
        self.say_with(if number < 0 { "circles-minus" } else { "circles-plus" }, &about)
    }

    /// Returns a sentence with one number.
    fn num(&self, id: &str, n: impl Into<i64>) -> String {
        self.say_with(id, &[("n", n.into().into())])
    }

    /// Returns a sentence about a number that is added: one of two ids, for more and for less.
    fn change(&self, id: &str, add: i8) -> String {
        let more = if add < 0 { "less" } else { "more" };
        self.num(&format!("{id}-{more}"), add.unsigned_abs())
    }

    /// Returns a number of symbols: "3 skulls".
    pub(crate) fn symbols(&self, talent: Talent, n: u8) -> String {
        self.num(
            match talent {
                Talent::Skulls => "circles-n-skulls",
                Talent::Stars => "circles-n-stars",
                Talent::Hearts => "circles-n-hearts",
            },
            n,
        )
    }

    /// Returns the rules of a daemon: its title and rank, its symbols, and its skill.
    #[must_use]
    pub fn daemon_rules(&self, kind: DaemonKind) -> Vec<String> {
        let def = self.catalog().daemon(kind);
        let gender = self.say(match def.gender {
            Gender::Female => "circles-gender-female",
            Gender::Male => "circles-gender-male",
            Gender::Neither => "circles-gender-neither",
        });
        let head = [("title", self.title(kind).into()), ("rank", def.rank.into()), ("gender", gender.into())];
        let symbols = [
            ("skulls", self.symbols(Talent::Skulls, def.skulls).into()),
            ("stars", self.symbols(Talent::Stars, def.stars).into()),
            ("hearts", self.symbols(Talent::Hearts, def.hearts).into()),
        ];
        let mut rules = vec![
            self.say_with("circles-daemon-rank", &head),
            self.say_with("circles-daemon-symbols", &symbols),
            self.skill(&def.skill),
        ];
        rules.extend(def.skill_in.map(|locale| {
            self.say(match locale {
                Locale::Hell => "circles-skill-in-hell",
                Locale::Earth => "circles-skill-on-earth",
            })
        }));
        let combat = match def.skill {
            Skill::Combat(_) => true,
            Skill::Income(_)
            | Skill::Summoning(_)
            | Skill::March(_)
            | Skill::Earth(_)
            | Skill::Diplomacy(_)
            | Skill::Magic(_)
            | Skill::Standing(_) => false,
        };
        rules.extend(combat.then(|| self.say("circles-skill-in-combat")));
        rules
    }

    /// Returns the rules of a lieutenant.
    #[must_use]
    pub fn lieutenant_rules(&self, kind: LieutenantKind) -> Vec<String> {
        let def = self.catalog().lieutenant(kind);
        let about = [("legions", self.count("legions", def.leadership).into()), ("bonus", def.bonus.into())];
        vec![self.say_with("circles-lieutenant-leads", &about), self.say_with("circles-lieutenant-adds", &about)]
    }

    /// Returns the rules of a hellhound.
    #[must_use]
    pub fn hound_rules(&self, kind: HoundKind) -> Vec<String> {
        let about = [("rolls", self.count("combat-rolls", self.catalog().hound(kind).rolls).into())];
        vec![self.say_with("circles-hound-rolls", &about)]
    }

    /// Returns the rules of a sectio: where it lies, what it yields, and what it borders.
    #[must_use]
    pub fn sectio_rules(&self, sectio: Sectio) -> Vec<String> {
        let place =
            [("circle", self.circle(sectio.circle()).into()), ("quarter", self.quarter(sectio.quarter()).into())];
        let mut rules = vec![self.say_with("circles-sectio-place", &place)];
        match self.catalog().sectio(sectio).output {
            Output::Souls(souls) => {
                let lost = self.catalog().numbers.souls.isolation;
                let about =
                    [("souls", self.count("souls", souls).into()), ("isolated", souls.saturating_sub(lost).into())];
                rules.push(self.say_with("circles-sectio-souls", &about));
            }
            Output::Cards(cards) => {
                let row = |(die, cards): (usize, u8)| {
                    let about = [("die", die.into()), ("cards", self.count("cards", cards).into())];
                    self.say_with("circles-sectio-cards-row", &about)
                };
                let rows: Vec<String> = (1..).zip(cards).map(row).collect();
                rules.push(self.say_with("circles-sectio-cards", &[("rows", self.series(&rows).into())]));
            }
        }
        let neighbours: Vec<String> = sectio.neighbours().map(|other| self.sectio(other)).collect();
        rules.push(self.say_with("circles-sectio-borders", &[("sectio", self.list(&neighbours).into())]));
        rules.extend(sectio.borders_antehell().then(|| self.say("circles-sectio-antehell")));
        rules.extend(sectio.borders_pentagram().then(|| self.say("circles-sectio-pentagram")));
        rules
    }

    /// Returns the rules of an event.
    #[must_use]
    pub fn event_rules(&self, kind: EventKind) -> Vec<String> {
        let def = self.catalog().event(kind);
        let mut rules: Vec<String> = Vec::new();
        rules.extend(
            def.permanent
                .map(|sphere| self.say_with("circles-event-permanent", &[("sphere", self.sphere(sphere).into())])),
        );
        rules.extend(def.at_once.iter().map(|stroke| self.stroke(stroke)));
        let turn = def.permanent.is_none() && !def.lasting.is_empty();
        rules.extend(turn.then(|| self.say("circles-event-this-turn")));
        rules.extend(def.lasting.iter().map(|modifier| self.modifier(modifier)));
        rules
    }

    /// Returns the rules of a phenomenon.
    #[must_use]
    pub fn phenomenon_rules(&self, kind: PhenomenonKind) -> Vec<String> {
        let def = self.catalog().phenomenon(kind);
        let area = self.say(match def.area {
            Area::Quarter => "circles-area-quarter",
            Area::Circle => "circles-area-circle",
            Area::Sectio => "circles-area-sectio",
        });
        vec![area, self.phenomenon_effect(def.effect)]
    }

    /// Returns what a phenomenon does where it strikes.
    pub(crate) fn phenomenon_effect(&self, effect: PhenomenonEffect) -> String {
        match effect {
            PhenomenonEffect::CaveIn => self.say("circles-phenomenon-does-cave-in"),
            PhenomenonEffect::Landslide { upto } => self.num("circles-phenomenon-does-landslide", upto),
            PhenomenonEffect::Pestilence { upto } => self.num("circles-phenomenon-does-pestilence", upto),
            PhenomenonEffect::Earthquake => self.say("circles-phenomenon-does-earthquake"),
            PhenomenonEffect::Quagmire => self.say("circles-phenomenon-does-quagmire"),
            PhenomenonEffect::Chains => self.say("circles-phenomenon-does-chains"),
            PhenomenonEffect::WallOfFire => self.say("circles-phenomenon-does-wall"),
            PhenomenonEffect::NoSouls => self.say("circles-phenomenon-does-no-souls"),
            PhenomenonEffect::Yield { add } => self.change("circles-phenomenon-does-yield", add),
            PhenomenonEffect::NoSummoning => self.say("circles-phenomenon-does-no-summoning"),
            PhenomenonEffect::Truce => self.say("circles-phenomenon-does-truce"),
            PhenomenonEffect::Rolls { add } => self.change("circles-phenomenon-does-rolls", add),
            PhenomenonEffect::NoMagic => self.say("circles-phenomenon-does-no-magic"),
            PhenomenonEffect::Loyalty => self.say("circles-phenomenon-does-loyalty"),
        }
    }

    /// Returns the rules of a Hell card: its event, its phenomenon and its foot.
    #[must_use]
    pub fn hell_rules(&self, card: HellCard) -> Vec<String> {
        let face = self.catalog().hell_card(card);
        let mut rules = self.event_rules(face.event);
        let phenomenon = [("phenomenon", self.phenomenon(face.phenomenon).into())];
        rules.push(self.say_with("circles-hell-phenomenon", &phenomenon));
        rules.extend(self.phenomenon_rules(face.phenomenon));
        let foot = [
            ("sectio", self.sectio(face.sectio).into()),
            ("circle", self.circle(face.sectio.circle()).into()),
            ("quarter", self.quarter(face.sectio.quarter()).into()),
        ];
        rules.push(self.say_with("circles-hell-foot", &foot));
        rules
    }

    /// Returns the rules of a minor arcana.
    #[must_use]
    pub fn minor_rules(&self, minor: Minor) -> String {
        let souls = ("souls", self.count("souls", minor.cost()).into());
        let name = ("name", self.minor(minor).into());
        match minor {
            Minor::Pass { slots, .. } => {
                self.say_with("circles-minor-pass-does", &[name, souls, ("slots", slots.into())])
            }
            Minor::Walk { .. } => self.say_with("circles-minor-walk-does", &[name, souls]),
            Minor::Recruit { .. } => self.say_with("circles-minor-recruit-does", &[name, souls]),
        }
    }

    /// Returns the rules of an arcana card: its minor arcana, its six, and its spell.
    #[must_use]
    pub fn card_rules(&self, card: Arcanum) -> Vec<String> {
        let def = self.catalog().arcanum(card);
        let mut rules: Vec<String> = def.minor.map(|minor| self.minor_rules(minor)).into_iter().collect();
        rules.extend(def.six.then(|| self.num("circles-card-six", self.catalog().numbers.sixes)));
        rules.extend(self.spell_rules(self.catalog().spell_kind(card)));
        rules
    }
}

impl Teller<'_> {
    /// Returns the rules of an arcana card.
    #[must_use]
    pub fn card_rules(&self, card: Arcanum) -> Vec<String> {
        self.words().card_rules(card)
    }

    /// Returns the rules of a Hell card.
    #[must_use]
    pub fn hell_rules(&self, card: HellCard) -> Vec<String> {
        self.words().hell_rules(card)
    }

    /// Returns the rules of a daemon.
    #[must_use]
    pub fn daemon_rules(&self, kind: DaemonKind) -> Vec<String> {
        self.words().daemon_rules(kind)
    }

    /// Returns the rules of a sectio.
    #[must_use]
    pub fn sectio_rules(&self, sectio: Sectio) -> Vec<String> {
        self.words().sectio_rules(sectio)
    }
}
