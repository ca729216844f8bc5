//! The codex: an entry for each card, for each part of the rules, and for each ruling.
//!
//! The entries of cards are made from the catalog. Those of the rules and rulings are texts, in
//! which all numbers come from the catalog.
//!
//! An entry has a stable id, `family/key`, for example `hordes/fiends` or `turn/trading`.

use oaths_rules::catalog::{Catalog, RealmPower, ResourceDef, RitualEffect, Trait};
use oaths_rules::ids::{PaperSort, ResourceKind, SpecialKind};
use table_text::{Text, Value};

use super::Words;

pub use table_text::codex::search;

/// A family of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The devils.
    Devils,
    /// The realms.
    Realms,
    /// The hordes.
    Hordes,
    /// The artifacts.
    Artifacts,
    /// The rituals.
    Rituals,
    /// The events.
    Events,
    /// The special play cards.
    Specials,
    /// Favours, oaths and votes.
    Papers,
    /// The rules of the game, in the order of a game turn.
    Turn,
    /// Decisions about what the source leaves open.
    Rulings,
}

impl Family {
    /// All families, in the order of the codex.
    pub const ALL: [Self; 10] = [
        Self::Devils,
        Self::Realms,
        Self::Hordes,
        Self::Artifacts,
        Self::Rituals,
        Self::Events,
        Self::Specials,
        Self::Papers,
        Self::Turn,
        Self::Rulings,
    ];

    /// Returns its key, the first part of the ids of its entries. Its title is the text
    /// `oaths-codex-<key>`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Devils => "devils",
            Self::Realms => "realms",
            Self::Hordes => "hordes",
            Self::Artifacts => "artifacts",
            Self::Rituals => "rituals",
            Self::Events => "events",
            Self::Specials => "specials",
            Self::Papers => "papers",
            Self::Turn => "turn",
            Self::Rulings => "rulings",
        }
    }

    /// Returns its title.
    #[must_use]
    pub fn title(self, text: &Text) -> String {
        text.say(&format!("oaths-codex-{}", self.key()))
    }
}

/// The parts of the rules, in the order in which a new player reads them. Each has a title
/// `oaths-turn-<key>` and a text `oaths-turn-<key>-text`.
pub const RULES: [&str; 26] = [
    "aim",
    "domain",
    "deal",
    "reinforcements",
    "trading",
    "favours",
    "safety",
    "alliances",
    "promises",
    "prisoners",
    "action",
    "conflict",
    "moves",
    "colours",
    "power",
    "open",
    "siege",
    "defeat",
    "spoils",
    "souls",
    "rites",
    "magic",
    "special",
    "scoring",
    "vote",
    "count",
];

/// The rulings. Each has a title `oaths-ruling-<key>`, a text and a reason.
pub const RULINGS: [&str; 21] = [
    "deal",
    "devils",
    "three",
    "trading-limits",
    "rounds",
    "open-offers",
    "open-tie",
    "home-draw",
    "vacant",
    "leaderless",
    "toll",
    "suborn",
    "plagues",
    "furnace",
    "gathering",
    "torture",
    "special-windows",
    "last-tie",
    "salvage",
    "overlap",
    "seat",
];

/// An entry of the codex. `F` is a family of entries.
pub type Entry<F = Family> = table_text::codex::Entry<F>;

/// Returns all entries, in the order of their families.
#[must_use]
pub fn entries(text: &Text, catalog: &Catalog) -> Vec<Entry> {
    let words = Words::new(text, catalog);
    Family::ALL.into_iter().flat_map(|family| of_family(&words, family)).collect()
}

fn of_family(words: &Words<'_>, family: Family) -> Vec<Entry> {
    let catalog = words.catalog();
    match family {
        Family::Devils => {
            let devil = |kind| card(words, family, &catalog.devil(kind).id, words.devil(kind), words.devil_rules(kind));
            catalog.devil_kinds().map(devil).collect()
        }
        Family::Realms => {
            let realm = |kind| card(words, family, &catalog.realm(kind).id, words.realm(kind), words.realm_rules(kind));
            catalog.realm_kinds().map(realm).collect()
        }
        Family::Hordes | Family::Artifacts | Family::Rituals | Family::Events => {
            let all = catalog.resources.iter().enumerate();
            let own = all.filter(|(_, def)| family_of(def) == family);
            own.map(|(at, def)| resource(words, ResourceKind(at as u8), def)).collect()
        }
        Family::Specials => {
            let special = |kind: SpecialKind| {
                let id = &catalog.specials[kind.index()].id;
                card(words, family, id, words.special(kind), words.special_rules(kind))
            };
            catalog.special_kinds().map(special).collect()
        }
        Family::Papers => [(PaperSort::Favor, "favor"), (PaperSort::Oath, "oath"), (PaperSort::Vote, "vote")]
            .into_iter()
            .map(|(sort, id)| {
                card(words, family, id, words.say(&format!("oaths-codex-paper-{id}")), words.paper_rules(sort))
            })
            .collect(),
        Family::Turn => RULES.into_iter().map(|key| rule(words, key)).collect(),
        Family::Rulings => RULINGS.into_iter().map(|key| ruling(words, key)).collect(),
    }
}

/// Returns the family of a kind of resource card.
const fn family_of(def: &ResourceDef) -> Family {
    match def {
        ResourceDef::Horde(_) => Family::Hordes,
        ResourceDef::Artifact(_) => Family::Artifacts,
        ResourceDef::Ritual(_) => Family::Rituals,
        ResourceDef::Event(_) => Family::Events,
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

fn resource(words: &Words<'_>, kind: ResourceKind, def: &ResourceDef) -> Entry {
    let mut body = words.resource_rules(kind);
    body.push(words.say_with("oaths-codex-count", &[("count", def.count().into())]));
    card(words, family_of(def), def.id(), words.resource(kind), body)
}

fn rule(words: &Words<'_>, key: &str) -> Entry {
    let family = Family::Turn;
    let text = words.say_with(&format!("oaths-turn-{key}-text"), &numbers(words));
    Entry {
        id: format!("{}/{key}", family.key()),
        family,
        title: words.say(&format!("oaths-turn-{key}")),
        picture: None,
        body: text.lines().map(str::to_owned).collect(),
        flavour: None,
    }
}

fn ruling(words: &Words<'_>, key: &str) -> Entry {
    let family = Family::Rulings;
    let about = numbers(words);
    let why = words.say_with(&format!("oaths-ruling-{key}-why"), &about);
    Entry {
        id: format!("{}/{key}", family.key()),
        family,
        title: words.say(&format!("oaths-ruling-{key}")),
        picture: None,
        body: vec![
            words.say_with(&format!("oaths-ruling-{key}-text"), &about),
            words.say_with("oaths-codex-why", &[("why", why.into())]),
        ],
        flavour: None,
    }
}

/// Returns everything in the catalog that the texts of rules and rulings name.
fn numbers(words: &Words<'_>) -> Vec<(&'static str, Value<'static>)> {
    let catalog = words.catalog();
    let numbers = &catalog.numbers;
    let row = |players: usize| catalog.draws(players).map_or((0, 0), |row| (row.draw, row.discard));
    let realms = |fits: &dyn Fn(&RealmPower) -> bool| {
        let fitting = catalog.realm_kinds().filter(|kind| fits(&catalog.realm(*kind).power));
        words.list(&fitting.map(|kind| words.middle(words.realm(kind))).collect::<Vec<String>>())
    };
    let points = catalog.realms.iter().find_map(|def| match def.power {
        RealmPower::Throne { points } => Some(points),
        RealmPower::Quiet
        | RealmPower::Gallows
        | RealmPower::Wake(_)
        | RealmPower::Toll { .. }
        | RealmPower::Wailing { .. }
        | RealmPower::Judgement
        | RealmPower::Lure => None,
    });
    let toll = catalog.realms.iter().find_map(|def| match def.power {
        RealmPower::Toll { hordes } => Some(hordes),
        RealmPower::Quiet
        | RealmPower::Throne { .. }
        | RealmPower::Gallows
        | RealmPower::Wake(_)
        | RealmPower::Wailing { .. }
        | RealmPower::Judgement
        | RealmPower::Lure => None,
    });
    let thirds = catalog.resources.iter().find_map(|def| match def {
        ResourceDef::Ritual(def) => match def.effect {
            RitualEffect::Plague { thirds } => Some(thirds),
            RitualEffect::Conjure { .. }
            | RitualEffect::DrainPower
            | RitualEffect::Furnace
            | RitualEffect::Sanctuary { .. }
            | RitualEffect::StealPower { .. } => None,
        },
        ResourceDef::Horde(_) | ResourceDef::Artifact(_) | ResourceDef::Event(_) => None,
    });
    let highest = catalog.devils.len();
    vec![
        ("rounds", numbers.rounds.into()),
        ("conflicts", numbers.conflicts.into()),
        ("draw3", row(3).0.into()),
        ("draw4", row(4).0.into()),
        ("draw5", row(5).0.into()),
        ("draw6", row(6).0.into()),
        ("discard3", row(3).1.into()),
        ("discard4", row(4).1.into()),
        ("discard5", row(5).1.into()),
        ("discard6", row(6).1.into()),
        ("fewest_tabled", numbers.fewest_tabled.into()),
        ("most_tabled", numbers.most_tabled.into()),
        ("favors", numbers.favors.into()),
        ("oaths", numbers.oaths.into()),
        ("votes", numbers.votes.into()),
        ("own_favors", numbers.own_favors.into()),
        ("own_oaths", numbers.own_oaths.into()),
        ("own_votes", numbers.own_votes.into()),
        ("rituals", numbers.rituals.into()),
        ("safety", numbers.safety.into()),
        ("alliance", numbers.alliance.into()),
        ("prisoner", numbers.prisoner.into()),
        ("most_oaths", numbers.most_oaths.into()),
        ("counter_favors", numbers.counter_favors.into()),
        ("pile", numbers.pile.into()),
        ("oath_points", numbers.oath_points.into()),
        ("winning_oaths", numbers.winning_oaths.into()),
        ("alliance_players", numbers.alliance_players.into()),
        ("colours", (highest + 1).into()),
        ("highest", highest.into()),
        ("throne", points.unwrap_or(0).into()),
        ("toll", toll.unwrap_or(0).into()),
        ("thirds", thirds.unwrap_or(0).into()),
        ("palace", words.palace().into()),
        ("judgement", realms(&|power| *power == RealmPower::Judgement).into()),
        ("fiends", words.fiends().into()),
        ("casters", words.that(Trait::Casts).into()),
        ("leaders", words.that(Trait::Leads).into()),
        ("undying", words.undying().into()),
        ("shelter", words.shelter().into()),
    ]
}
