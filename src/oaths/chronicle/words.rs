//! Names of cards, and lists. They are the same in every game.

use oaths_rules::catalog::{Catalog, Moment, ResourceDef};
use oaths_rules::ids::{Card, DevilKind, RealmKind, ResourceKind, SpecialKind};
use table_text::{Text, Value};

use table_text::phrases;

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
        let Catalog { devils, realms, resources, specials, .. } = self.catalog;
        let named = |sort: &'static str, id: &str| format!("oaths-{sort}-{id}");
        let wanted = devils.iter().map(|def| named("devil", &def.id));
        let wanted = wanted.chain(realms.iter().map(|def| named("realm", &def.id)));
        let wanted = wanted.chain(resources.iter().map(|def| named("card", def.id())));
        let wanted = wanted.chain(specials.iter().map(|def| named("card", &def.id)));
        wanted.filter(|id| !self.text.has(id)).collect()
    }

    /// Returns the name of a devil.
    #[must_use]
    pub fn devil(&self, kind: DevilKind) -> String {
        self.say(&format!("oaths-devil-{}", self.catalog.devil(kind).id))
    }

    /// Returns the name of a realm.
    #[must_use]
    pub fn realm(&self, kind: RealmKind) -> String {
        self.say(&format!("oaths-realm-{}", self.catalog.realm(kind).id))
    }

    /// Returns the name of a kind of resource card.
    #[must_use]
    pub fn resource(&self, kind: ResourceKind) -> String {
        self.named(self.catalog.resources[kind.index()].id(), 1)
    }

    /// Returns the name of this many resource cards with this id, without the number.
    pub(crate) fn named(&self, id: &str, count: usize) -> String {
        self.say_with(&format!("oaths-card-{id}"), &[("count", count.into())])
    }

    /// Returns the name of a special play card.
    #[must_use]
    pub fn special(&self, kind: SpecialKind) -> String {
        self.named(&self.catalog.specials[kind.index()].id, 1)
    }

    /// Returns the line of flavour of the entry with this id; empty if it has none.
    #[must_use]
    pub fn flavour(&self, id: &str) -> String {
        let id = format!("oaths-flavour-{id}");
        if self.text.has(&id) { self.say(&id) } else { String::new() }
    }

    /// Returns the sort of a kind of resource card: "Horde", "Artifact", "Ritual", "Event".
    #[must_use]
    pub fn sort_of(&self, kind: ResourceKind) -> String {
        self.say(match &self.catalog.resources[kind.index()] {
            ResourceDef::Horde(_) => "oaths-sort-horde",
            ResourceDef::Artifact(_) => "oaths-sort-artifact",
            ResourceDef::Ritual(_) => "oaths-sort-ritual",
            ResourceDef::Event(_) => "oaths-sort-event",
        })
    }

    /// Returns resource cards, counted and joined: "Fiends, 2 Juggernauts". "nothing" for none.
    #[must_use]
    pub fn cards(&self, cards: &[Card]) -> String {
        self.series(&self.card_items(cards))
    }

    /// Returns resource cards, a phrase for each kind.
    pub(crate) fn card_items(&self, cards: &[Card]) -> Vec<String> {
        let mut kinds: Vec<(ResourceKind, usize)> = Vec::new();
        for card in cards {
            let kind = self.catalog.kind(*card);
            match kinds.iter_mut().find(|(other, _)| *other == kind) {
                Some((_, count)) => *count += 1,
                None => kinds.push((kind, 1)),
            }
        }
        kinds.sort_unstable();
        let name = |(kind, count): &(ResourceKind, usize)| {
            let name = self.named(self.catalog.resources[kind.index()].id(), *count);
            self.counted(name, *count)
        };
        kinds.iter().map(name).collect()
    }

    /// Returns a name with its number, if it is not one.
    pub(crate) fn counted(&self, name: String, count: usize) -> String {
        phrases::counted(self.text, name, count)
    }

    /// Joins with commas. "nothing" for an empty list.
    pub(crate) fn series(&self, items: &[String]) -> String {
        phrases::series(self.text, items)
    }

    /// Joins with commas, and with "and" before the last.
    pub(crate) fn list(&self, items: &[String]) -> String {
        phrases::list(self.text, items)
    }

    /// Returns a name as it stands in the middle of a sentence: "the High Palace of Hell".
    pub(crate) fn middle(&self, name: String) -> String {
        self.say_with("name-mid", &[("name", name.into())])
    }

    /// Joins sentences, with spaces between them.
    pub(crate) fn paragraph(&self, sentences: &[String]) -> String {
        phrases::paragraph(self.text, sentences)
    }

    /// Returns a moment at which special play cards are played.
    pub(crate) fn moment(&self, moment: Moment) -> String {
        self.say(match moment {
            Moment::Response => "oaths-moment-response",
            Moment::Aftermath => "oaths-moment-aftermath",
            Moment::Trading => "oaths-moment-trading",
            Moment::Moving => "oaths-moment-moving",
            Moment::Beaten => "oaths-moment-beaten",
            Moment::CombatEnd => "oaths-moment-combat-end",
        })
    }
}
