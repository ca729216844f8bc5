//! The codex: an entry for each card and counter, for each part of the rules, and for each ruling.
//!
//! The entries of cards are made from the catalog. Those of the rules and rulings are texts, in
//! which all numbers come from the catalog.
//!
//! An entry has a stable id, `family/key`, for example `daemons/baal` or `turn/march`.

mod keys;
mod numbers;

use circles_rules::catalog::Catalog;
use circles_rules::ids::SpellKind;
use table_text::Text;
use table_text::codex::Entry as Page;

use super::Words;

pub use keys::{DECK_RULINGS, PLAY_RULINGS, RULES};
pub use table_text::codex::search;

/// A family of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The daemons.
    Daemons,
    /// The sectio.
    Sectio,
    /// The lieutenants.
    Lieutenants,
    /// The hellhounds.
    Hounds,
    /// The events of Hell cards.
    Events,
    /// The phenomena of Hell cards.
    Phenomena,
    /// The spells of arcana cards.
    Arcana,
    /// The rules of the game, in the order of a game turn.
    Turn,
    /// Decisions about what the source leaves open.
    Rulings,
}

impl Family {
    /// All families, in the order of the codex.
    pub const ALL: [Self; 9] = [
        Self::Daemons,
        Self::Sectio,
        Self::Lieutenants,
        Self::Hounds,
        Self::Events,
        Self::Phenomena,
        Self::Arcana,
        Self::Turn,
        Self::Rulings,
    ];

    /// Returns its key, the first part of the ids of its entries. Its title is the text
    /// `circles-codex-<key>`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Daemons => "daemons",
            Self::Sectio => "sectio",
            Self::Lieutenants => "lieutenants",
            Self::Hounds => "hounds",
            Self::Events => "events",
            Self::Phenomena => "phenomena",
            Self::Arcana => "arcana",
            Self::Turn => "turn",
            Self::Rulings => "rulings",
        }
    }

    /// Returns its title.
    #[must_use]
    pub fn title(self, text: &Text) -> String {
        text.say(&format!("circles-codex-{}", self.key()))
    }
}

/// An entry of the codex.
pub type Entry = Page<Family>;

/// Returns all entries, in the order of their families.
#[must_use]
pub fn entries(text: &Text, catalog: &Catalog) -> Vec<Entry> {
    let words = Words::new(text, catalog);
    Family::ALL.into_iter().flat_map(|family| of_family(&words, family)).collect()
}

fn of_family(words: &Words<'_>, family: Family) -> Vec<Entry> {
    let catalog = words.catalog();
    let entry = |id: &str, title: String, body: Vec<String>| card(words, family, id, title, body);
    match family {
        Family::Daemons => {
            let daemon = |kind| entry(&catalog.daemon(kind).id, words.daemon(kind), words.daemon_rules(kind));
            catalog.daemon_kinds().map(daemon).collect()
        }
        Family::Sectio => {
            let sectio = |at| entry(&catalog.sectio(at).id, words.sectio(at), words.sectio_rules(at));
            circles_rules::ids::Sectio::all().map(sectio).collect()
        }
        Family::Lieutenants => {
            let officer =
                |kind| entry(&catalog.lieutenant(kind).id, words.lieutenant(kind), words.lieutenant_rules(kind));
            catalog.lieutenant_kinds().map(officer).collect()
        }
        Family::Hounds => {
            let hound = |kind| entry(&catalog.hound(kind).id, words.hound(kind), words.hound_rules(kind));
            catalog.hound_kinds().map(hound).collect()
        }
        Family::Events => {
            let event = |kind| entry(&catalog.event(kind).id, words.event(kind), words.event_rules(kind));
            catalog.event_kinds().map(event).collect()
        }
        Family::Phenomena => {
            let phenomenon =
                |kind| entry(&catalog.phenomenon(kind).id, words.phenomenon(kind), words.phenomenon_rules(kind));
            catalog.phenomenon_kinds().map(phenomenon).collect()
        }
        Family::Arcana => catalog.spell_kinds().map(|kind| spell(words, kind)).collect(),
        Family::Turn => RULES.into_iter().map(|key| rule(words, key)).collect(),
        Family::Rulings => DECK_RULINGS.into_iter().chain(PLAY_RULINGS).map(|key| ruling(words, key)).collect(),
    }
}

fn card(words: &Words<'_>, family: Family, id: &str, title: String, body: Vec<String>) -> Entry {
    Entry {
        id: format!("{}/{id}", family.key()),
        family,
        title,
        picture: Some(id.to_owned()),
        body,
        flavour: Some(words.flavour(id)).filter(|words| !words.is_empty()),
    }
}

/// A spell, and the minor arcana of the cards that carry it.
fn spell(words: &Words<'_>, kind: SpellKind) -> Entry {
    let catalog = words.catalog();
    let def = catalog.spell(kind);
    let mut body = words.spell_rules(kind);
    let minors: Vec<String> = def.cards.iter().filter_map(|card| card.minor).map(|minor| words.minor(minor)).collect();
    let about = [("n", def.cards.len().into()), ("minors", words.series(&minors).into())];
    let id = if minors.is_empty() { "circles-codex-cards-bare" } else { "circles-codex-cards" };
    body.push(words.say_with(id, &about));
    let six = def.cards.iter().any(|card| card.six);
    body.extend(six.then(|| words.say_with("circles-card-six", &[("n", catalog.numbers.sixes.into())])));
    card(words, Family::Arcana, &def.id, words.spell(kind), body)
}

fn rule(words: &Words<'_>, key: &str) -> Entry {
    let family = Family::Turn;
    let text = words.say_with(&format!("circles-turn-{key}-text"), &numbers::numbers(words));
    let table = (key == "atonement").then(|| numbers::atonement(words));
    Entry {
        id: format!("{}/{key}", family.key()),
        family,
        title: words.say(&format!("circles-turn-{key}")),
        picture: None,
        body: text.lines().map(str::to_owned).chain(table.into_iter().flatten()).collect(),
        flavour: None,
    }
}

fn ruling(words: &Words<'_>, key: &str) -> Entry {
    let family = Family::Rulings;
    let why = words.say(&format!("circles-ruling-{key}-why"));
    Entry {
        id: format!("{}/{key}", family.key()),
        family,
        title: words.say(&format!("circles-ruling-{key}")),
        picture: None,
        body: vec![
            words.say(&format!("circles-ruling-{key}-text")),
            words.say_with("circles-codex-why", &[("why", why.into())]),
        ],
        flavour: None,
    }
}
