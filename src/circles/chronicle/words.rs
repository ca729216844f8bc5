//! Names of cards, counters and places, and lists. They are the same in every game.
//!
//! Not here: the rules of cards.

use circles_rules::catalog::Catalog;
use circles_rules::catalog::definitions::Minor;
use circles_rules::game::{Omen, Phase, Source};
use circles_rules::ids::{
    Arcanum, Aspect, Circle, DaemonKind, Direction, EventKind, HellCard, HoundKind, LieutenantKind, Locale,
    PhenomenonKind, Place, Quarter, Sectio, SpellKind, Sphere, Talent,
};
use table_text::phrases;
use table_text::{Text, Value};

/// Turns what is true in every game into words: the names of cards, and their rules.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    text: &'a Text,
    catalog: &'a Catalog,
}

impl<'a> Words<'a> {
    /// Creates the words for these cards.
    #[must_use]
    pub const fn new(text: &'a Text, catalog: &'a Catalog) -> Self {
        Self { text, catalog }
    }

    /// Returns the catalog.
    pub(crate) const fn catalog(&self) -> &'a Catalog {
        self.catalog
    }

    pub(crate) fn say(&self, id: &str) -> String {
        self.text.say(id)
    }

    pub(crate) fn say_with(&self, id: &str, about: &[(&str, Value<'_>)]) -> String {
        self.text.say_with(id, about)
    }

    /// Returns the ids of the messages that name entries and are not there, for mods that add some.
    #[must_use]
    pub fn nameless(&self) -> Vec<String> {
        let Catalog { daemons, sectio, lieutenants, hounds, events, phenomena, spells, .. } = self.catalog;
        let named = |sort: &'static str, id: &String| format!("circles-{sort}-{id}");
        let wanted = daemons.iter().flat_map(|def| [named("daemon", &def.id), named("title", &def.id)]);
        let wanted = wanted.chain(sectio.iter().map(|def| named("sectio", &def.id)));
        let wanted = wanted.chain(lieutenants.iter().map(|def| named("lieutenant", &def.id)));
        let wanted = wanted.chain(hounds.iter().map(|def| named("hound", &def.id)));
        let wanted = wanted.chain(events.iter().map(|def| named("event", &def.id)));
        let wanted = wanted.chain(phenomena.iter().map(|def| named("phenomenon", &def.id)));
        let wanted = wanted.chain(spells.iter().map(|def| named("spell", &def.id)));
        wanted.filter(|id| !self.text.has(id)).collect()
    }

    fn entry(&self, sort: &str, id: &str) -> String {
        self.say(&format!("circles-{sort}-{id}"))
    }

    /// Returns the name of a daemon.
    #[must_use]
    pub fn daemon(&self, kind: DaemonKind) -> String {
        self.entry("daemon", &self.catalog.daemon(kind).id)
    }

    /// Returns the title of a daemon: "Lord of Flies".
    #[must_use]
    pub fn title(&self, kind: DaemonKind) -> String {
        self.entry("title", &self.catalog.daemon(kind).id)
    }

    /// Returns the name of a lieutenant.
    #[must_use]
    pub fn lieutenant(&self, kind: LieutenantKind) -> String {
        self.entry("lieutenant", &self.catalog.lieutenant(kind).id)
    }

    /// Returns the name of a hellhound.
    #[must_use]
    pub fn hound(&self, kind: HoundKind) -> String {
        self.entry("hound", &self.catalog.hound(kind).id)
    }

    /// Returns the name of a sectio.
    #[must_use]
    pub fn sectio(&self, sectio: Sectio) -> String {
        self.entry("sectio", &self.catalog.sectio(sectio).id)
    }

    /// Returns the name of a place.
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::AnteHell => self.say("circles-antehell"),
            Place::Sectio(sectio) => self.sectio(sectio),
        }
    }

    /// Returns the name of a circle: "The Circle of the Lustful".
    #[must_use]
    pub fn circle(&self, circle: Circle) -> String {
        self.say(&format!("circles-circle-{circle}"))
    }

    /// Returns the name of a quarter: "The First Quarter".
    #[must_use]
    pub fn quarter(&self, quarter: Quarter) -> String {
        self.say(&format!("circles-quarter-{quarter}"))
    }

    /// Returns the name of an event.
    #[must_use]
    pub fn event(&self, kind: EventKind) -> String {
        self.entry("event", &self.catalog.event(kind).id)
    }

    /// Returns the name of a phenomenon.
    #[must_use]
    pub fn phenomenon(&self, kind: PhenomenonKind) -> String {
        self.entry("phenomenon", &self.catalog.phenomenon(kind).id)
    }

    /// Returns the name of a Hell card: that of its event.
    #[must_use]
    pub fn hell_card(&self, card: HellCard) -> String {
        self.event(self.catalog.hell_card(card).event)
    }

    /// Returns the name of a spell.
    #[must_use]
    pub fn spell(&self, kind: SpellKind) -> String {
        self.entry("spell", &self.catalog.spell(kind).id)
    }

    /// Returns the name of an arcana card: that of its spell.
    #[must_use]
    pub fn arcanum(&self, card: Arcanum) -> String {
        self.spell(self.catalog.spell_kind(card))
    }

    /// Returns the name of a minor arcana: "Double Pass".
    #[must_use]
    pub fn minor(&self, minor: Minor) -> String {
        match minor {
            Minor::Pass { slots, .. } => self.say_with("circles-minor-pass", &[("slots", slots.into())]),
            Minor::Walk { .. } => self.say("circles-minor-walk"),
            Minor::Recruit { .. } => self.say("circles-minor-recruit"),
        }
    }

    /// Returns the name of the card behind a change of the rules.
    #[must_use]
    pub fn source(&self, source: Source) -> String {
        match source {
            Source::Event(kind) => self.event(kind),
            Source::Spell(kind) => self.spell(kind),
        }
    }

    /// Returns the name of the card behind a phenomenon.
    #[must_use]
    pub fn omen(&self, omen: Omen) -> String {
        match omen {
            Omen::Phenomenon(kind) => self.phenomenon(kind),
            Omen::Spell(kind) => self.spell(kind),
        }
    }

    /// Returns the line of flavour of the entry with this id; empty if it has none.
    #[must_use]
    pub fn flavour(&self, id: &str) -> String {
        let id = format!("circles-flavour-{id}");
        if self.text.has(&id) { self.say(&id) } else { String::new() }
    }

    /// Returns the name of a sphere.
    #[must_use]
    pub fn sphere(&self, sphere: Sphere) -> String {
        self.say(match sphere {
            Sphere::Heaven => "circles-sphere-heaven",
            Sphere::Earth => "circles-sphere-earth",
            Sphere::Hell => "circles-sphere-hell",
        })
    }

    /// Returns the symbols of a talent: "skulls".
    #[must_use]
    pub fn talent(&self, talent: Talent) -> String {
        self.say(match talent {
            Talent::Skulls => "circles-talent-skulls",
            Talent::Stars => "circles-talent-stars",
            Talent::Hearts => "circles-talent-hearts",
        })
    }

    /// Returns where a daemon is: "in Hell".
    #[must_use]
    pub fn locale(&self, locale: Locale) -> String {
        self.say(match locale {
            Locale::Hell => "circles-locale-hell",
            Locale::Earth => "circles-locale-earth",
        })
    }

    /// Returns the name of an aspect of Lilith.
    #[must_use]
    pub fn aspect(&self, aspect: Aspect) -> String {
        self.say(match aspect {
            Aspect::Virgin => "circles-aspect-virgin",
            Aspect::Mother => "circles-aspect-mother",
            Aspect::Crone => "circles-aspect-crone",
        })
    }

    /// Returns a direction of the compass: "towards the Pentagram".
    #[must_use]
    pub fn direction(&self, direction: Direction) -> String {
        self.say(match direction {
            Direction::Inward => "circles-way-inward",
            Direction::Counterclockwise => "circles-way-counterclockwise",
            Direction::Outward => "circles-way-outward",
            Direction::Clockwise => "circles-way-clockwise",
        })
    }

    /// Returns the name of a phase of a game turn.
    #[must_use]
    pub fn phase(&self, phase: Phase) -> String {
        self.say(match phase {
            Phase::Setup => "circles-phase-setup",
            Phase::Hell => "circles-phase-hell",
            Phase::Souls => "circles-phase-souls",
            Phase::Summoning => "circles-phase-summoning",
            Phase::Actions => "circles-phase-actions",
            Phase::RandomMoves => "circles-phase-random",
            Phase::Combat => "circles-phase-combat",
            Phase::Petitions => "circles-phase-petitions",
            Phase::End => "circles-phase-end",
        })
    }

    /// Returns a number of things: "2 Souls". `thing` is the end of an id `circles-n-…`.
    pub(crate) fn count(&self, thing: &str, n: impl Into<Value<'a>>) -> String {
        self.say_with(&format!("circles-n-{thing}"), &[("n", n.into())])
    }

    /// Returns arcana cards, counted and joined. "nothing" for none.
    #[must_use]
    pub fn arcana(&self, cards: &[Arcanum]) -> String {
        let mut kinds: Vec<(SpellKind, usize)> = Vec::new();
        for card in cards {
            let kind = self.catalog.spell_kind(*card);
            match kinds.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((kind, 1)),
            }
        }
        let named = |(kind, count): &(SpellKind, usize)| phrases::counted(self.text, self.spell(*kind), *count);
        self.series(&kinds.iter().map(named).collect::<Vec<String>>())
    }

    /// Joins with commas. "nothing" for an empty list.
    pub(crate) fn series(&self, items: &[String]) -> String {
        phrases::series(self.text, items)
    }

    /// Joins with commas, and with "and" before the last.
    pub(crate) fn list(&self, items: &[String]) -> String {
        phrases::list(self.text, items)
    }

    /// Joins sentences, with spaces between them.
    pub(crate) fn paragraph(&self, sentences: &[String]) -> String {
        phrases::paragraph(self.text, sentences)
    }
}
