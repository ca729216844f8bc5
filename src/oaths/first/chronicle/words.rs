//! Names of cards, and lists. They are the same in every game.

use oaths_first_rules::catalog::{Catalog, ResourceDef};
use oaths_first_rules::game::PostKind;
use oaths_first_rules::ids::{Card, DevilKind, ResourceKind};
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

    /// Returns the id of the text of a card: that of this edition, or else that of the third.
    fn text_of(&self, sort: &str, id: &str) -> String {
        let own = format!("oaths-first-{sort}-{id}");
        if self.text.has(&own) { own } else { format!("oaths-{sort}-{id}") }
    }

    /// Returns the ids of the messages that name entries and are not there, for mods that add some.
    #[must_use]
    pub fn nameless(&self) -> Vec<String> {
        let Catalog { devils, resources, .. } = self.catalog;
        let wanted = devils.iter().map(|def| format!("oaths-devil-{}", def.id));
        let wanted = wanted.chain(resources.iter().map(|def| self.text_of("card", def.id())));
        wanted.filter(|id| !self.text.has(id)).collect()
    }

    /// Returns the name of a devil.
    #[must_use]
    pub fn devil(&self, kind: DevilKind) -> String {
        self.say(&format!("oaths-devil-{}", self.catalog.devil(kind).id))
    }

    /// Returns the name of a kind of resource card.
    #[must_use]
    pub fn resource(&self, kind: ResourceKind) -> String {
        self.named(self.catalog.resources[kind.index()].id(), 1)
    }

    /// Returns the name of this many resource cards with this id, without the number.
    pub(crate) fn named(&self, id: &str, count: usize) -> String {
        self.say_with(&self.text_of("card", id), &[("count", count.into())])
    }

    /// Returns the line of flavour of the entry with this id; empty if it has none.
    #[must_use]
    pub fn flavour(&self, id: &str) -> String {
        let id = self.text_of("flavour", id);
        if self.text.has(&id) { self.say(&id) } else { String::new() }
    }

    /// Returns the name of a post: "Realm of Power", "Master of Souls".
    #[must_use]
    pub fn post(&self, kind: PostKind) -> String {
        self.say(match kind {
            PostKind::Power => "oaths-first-post-power",
            PostKind::Souls => "oaths-first-post-souls",
        })
    }

    /// Returns the sort of a kind of resource card: "Horde", "Fortress", "Artifact", "Ritual",
    /// "Special card".
    #[must_use]
    pub fn sort_of(&self, kind: ResourceKind) -> String {
        self.say(match &self.catalog.resources[kind.index()] {
            ResourceDef::Horde(_) => "oaths-sort-horde",
            ResourceDef::Fortress(_) => "oaths-first-sort-fortress",
            ResourceDef::Artifact(_) => "oaths-sort-artifact",
            ResourceDef::Ritual(_) => "oaths-sort-ritual",
            ResourceDef::Special(_) => "oaths-first-sort-special",
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
            phrases::counted(self.text, name, *count)
        };
        kinds.iter().map(name).collect()
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
