//! The codex: an entry for each card, for each part of the rules, and for each ruling.
//!
//! The entries of cards are made from the catalog. Those of the rules and rulings are texts, in
//! which all numbers come from the catalog.
//!
//! An entry has a stable id, `family/key`, for example `hordes/fiends` or `turn/trading`.

use oaths_first_rules::catalog::{
    ArtifactPower, Catalog, DrawRow, FEWEST, GatheringRow, ResourceDef, RitualEffect, SpecialEffect, Trait,
};
use oaths_first_rules::game::PostKind;
use oaths_first_rules::ids::ResourceKind;
use oaths_first_rules::market::MOST_OFFERS;
use table_text::codex::Entry as Page;
use table_text::{Text, Value};

use super::Words;

pub use table_text::codex::search;

/// A family of entries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// The devils.
    Devils,
    /// The hordes.
    Hordes,
    /// The fortresses.
    Fortresses,
    /// The artifacts.
    Artifacts,
    /// The rituals.
    Rituals,
    /// The special cards.
    Specials,
    /// Oaths, and the two posts.
    Oaths,
    /// The rules of the game, in the order of a game turn.
    Turn,
    /// Decisions about what the source leaves open.
    Rulings,
}

impl Family {
    /// All families, in the order of the codex.
    pub const ALL: [Self; 9] = [
        Self::Devils,
        Self::Hordes,
        Self::Fortresses,
        Self::Artifacts,
        Self::Rituals,
        Self::Specials,
        Self::Oaths,
        Self::Turn,
        Self::Rulings,
    ];

    /// Returns its key, the first part of the ids of its entries.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Devils => "devils",
            Self::Hordes => "hordes",
            Self::Fortresses => "fortresses",
            Self::Artifacts => "artifacts",
            Self::Rituals => "rituals",
            Self::Specials => "specials",
            Self::Oaths => "oaths",
            Self::Turn => "turn",
            Self::Rulings => "rulings",
        }
    }

    /// Returns its title. Families of both editions have the same one.
    #[must_use]
    pub fn title(self, text: &Text) -> String {
        text.say(match self {
            Self::Devils => "oaths-codex-devils",
            Self::Hordes => "oaths-codex-hordes",
            Self::Fortresses => "oaths-first-codex-fortresses",
            Self::Artifacts => "oaths-codex-artifacts",
            Self::Rituals => "oaths-codex-rituals",
            Self::Specials => "oaths-first-codex-specials",
            Self::Oaths => "oaths-first-codex-oaths",
            Self::Turn => "oaths-codex-turn",
            Self::Rulings => "oaths-codex-rulings",
        })
    }
}

/// An entry of the codex.
pub type Entry = Page<Family>;

/// The parts of the rules, in the order in which a new player reads them. Each has a title
/// `oaths-first-turn-<key>` and a text `oaths-first-turn-<key>-text`.
pub const RULES: [&str; 26] = [
    "aim",
    "domain",
    "deal",
    "course",
    "draw",
    "trading",
    "limited",
    "promises",
    "disgrace",
    "prisoners",
    "orders",
    "earth",
    "attack",
    "armies",
    "sizes",
    "table",
    "hits",
    "victory",
    "defeat",
    "rites",
    "awards",
    "posts",
    "souls",
    "gathering",
    "election",
    "count",
];

/// The rulings. Each has a title `oaths-first-ruling-<key>`, a text and a reason.
pub const RULINGS: [&str; 40] = [
    "cards",
    "combat-table",
    "devils",
    "four",
    "rounds",
    "limited",
    "open-offers",
    "fortress-trade",
    "permission",
    "vows",
    "bound",
    "contradiction",
    "orders",
    "draws",
    "agreements",
    "recall",
    "attack",
    "joining",
    "main-army",
    "no-next-turn",
    "revenge",
    "extra",
    "warriors",
    "leviathan",
    "beasts",
    "artifacts",
    "prison",
    "own-devil",
    "summon",
    "plague",
    "critters",
    "fiends-cast",
    "posts",
    "reroll",
    "mephistopheles",
    "gathering",
    "election",
    "oaths",
    "winner",
    "last-turn",
];

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
        Family::Hordes | Family::Fortresses | Family::Artifacts | Family::Rituals | Family::Specials => {
            let all = catalog.resources.iter().enumerate();
            let own = all.filter(|(_, def)| family_of(def) == family);
            own.map(|(at, def)| resource(words, ResourceKind(at as u8), def)).collect()
        }
        Family::Oaths => {
            let oath = card(words, family, "oath", words.say("oaths-codex-paper-oath"), words.oath_rules());
            let post = |(kind, key): (PostKind, &str)| Entry {
                picture: None,
                flavour: None,
                ..card(words, family, key, words.post(kind), words.post_rules(kind))
            };
            let posts = [(PostKind::Power, "realm-of-power"), (PostKind::Souls, "master-of-souls")];
            std::iter::once(oath).chain(posts.into_iter().map(post)).collect()
        }
        Family::Turn => RULES.into_iter().map(|key| rule(words, key)).collect(),
        Family::Rulings => RULINGS.into_iter().map(|key| ruling(words, key)).collect(),
    }
}

/// Returns the family of a kind of resource card.
const fn family_of(def: &ResourceDef) -> Family {
    match def {
        ResourceDef::Horde(_) => Family::Hordes,
        ResourceDef::Fortress(_) => Family::Fortresses,
        ResourceDef::Artifact(_) => Family::Artifacts,
        ResourceDef::Ritual(_) => Family::Rituals,
        ResourceDef::Special(_) => Family::Specials,
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
    let text = words.say_with(&format!("oaths-first-turn-{key}-text"), &numbers(words));
    let table = (key == "table").then(|| table(words));
    Entry {
        id: format!("{}/{key}", family.key()),
        family,
        title: words.say(&format!("oaths-first-turn-{key}")),
        picture: None,
        body: text.lines().map(str::to_owned).chain(table.into_iter().flatten()).collect(),
        flavour: None,
    }
}

/// The rows of the table of combat cards, in their order.
pub const ODDS: [&str; 6] = [
    "oaths-first-odds-third",
    "oaths-first-odds-half",
    "oaths-first-odds-smaller",
    "oaths-first-odds-bigger",
    "oaths-first-odds-double",
    "oaths-first-odds-triple",
];

/// Returns a line for each row of the combat cards: the hits of all cards together, by defence.
fn table(words: &Words<'_>) -> Vec<String> {
    let cards = &words.catalog().combat;
    let row = |(at, odds): (usize, &str)| {
        let cell = |column: usize| {
            let cells = cards.iter().map(|card| card.rows[at][column]);
            let sums = cells.fold((0_u32, 0_u32), |(theirs, ours), (on_defence, on_attack)| {
                (theirs + u32::from(on_defence), ours + u32::from(on_attack))
            });
            let about = [("defenders", sums.0.into()), ("attackers", sums.1.into())];
            words.say_with("oaths-first-odds-cell", &about)
        };
        let cells: Vec<String> = (0..5).map(cell).collect();
        let about = [("odds", words.say(odds).into()), ("cells", words.series(&cells).into())];
        words.say_with("oaths-first-odds-row", &about)
    };
    ODDS.into_iter().enumerate().map(row).collect()
}

fn ruling(words: &Words<'_>, key: &str) -> Entry {
    let family = Family::Rulings;
    let about = numbers(words);
    let why = words.say_with(&format!("oaths-first-ruling-{key}-why"), &about);
    Entry {
        id: format!("{}/{key}", family.key()),
        family,
        title: words.say(&format!("oaths-first-ruling-{key}")),
        picture: None,
        body: vec![
            words.say_with(&format!("oaths-first-ruling-{key}-text"), &about),
            words.say_with("oaths-codex-why", &[("why", why.into())]),
        ],
        flavour: None,
    }
}

/// Returns everything in the catalog that the texts of rules and rulings name.
fn numbers(words: &Words<'_>) -> Vec<(&'static str, Value<'static>)> {
    let catalog = words.catalog();
    let numbers = &catalog.numbers;
    let copies = |family: Family| {
        let own = catalog.resources.iter().filter(|def| family_of(def) == family);
        own.map(|def| usize::from(def.count())).sum::<usize>()
    };
    let draw = |row: &DrawRow| {
        words.say_with("oaths-first-draw-row", &[("size", row.size.into()), ("cards", row.cards.into())])
    };
    let gathering = |row: &GatheringRow| {
        let about =
            [("players", row.players.into()), ("quorum", row.quorum.into()), ("objections", row.objections.into())];
        words.say_with("oaths-first-gathering-row", &about)
    };
    let harvest = |(at, souls): (usize, &u8)| {
        let about = [("die", (at + 1).into()), ("souls", (*souls).into())];
        (*souls > 0).then(|| words.say_with("oaths-first-harvest-row", &about))
    };
    let escape = words.specials_that(|effect| effect == SpecialEffect::Escape);
    let recall = words.specials_that(|effect| effect == SpecialEffect::Recall);
    let most_rituals = catalog.devils.iter().map(|def| def.powers.rituals).max().unwrap_or(0).saturating_add(1);
    let Found { throne, summon, thirds, drunken, hungry } = Found::of(catalog);
    vec![
        ("fewest", FEWEST.into()),
        ("players", catalog.most_players().into()),
        ("resources", catalog.cards().into()),
        ("hordes", copies(Family::Hordes).into()),
        ("fortresses", copies(Family::Fortresses).into()),
        ("artifacts", copies(Family::Artifacts).into()),
        ("rituals", copies(Family::Rituals).into()),
        ("specials", copies(Family::Specials).into()),
        ("oaths", numbers.oaths.into()),
        ("own_oaths", numbers.oaths.saturating_sub(numbers.forgotten).into()),
        ("forgotten", numbers.forgotten.into()),
        ("hand", numbers.hand.into()),
        ("small", numbers.draws.first().map_or(0, |row| row.size).into()),
        ("full", numbers.full.into()),
        ("draws", words.series(&numbers.draws.iter().map(draw).collect::<Vec<String>>()).into()),
        ("price", numbers.oath_price.into()),
        ("offers", MOST_OFFERS.into()),
        ("candidate", numbers.candidate.into()),
        ("crown", numbers.crown.into()),
        ("gatherings", words.series(&numbers.gatherings.iter().map(gathering).collect::<Vec<String>>()).into()),
        ("oath_points", numbers.oath_points.into()),
        ("last_turn", numbers.last_turn.into()),
        ("rounds", numbers.combat_rounds.into()),
        ("per_card", numbers.size_per_card.into()),
        ("cards", catalog.combat.len().into()),
        ("loot", numbers.loot.into()),
        ("undying", numbers.undying.into()),
        ("ruin", numbers.ruin.into()),
        (
            "harvest",
            words.series(&numbers.harvest.iter().enumerate().filter_map(harvest).collect::<Vec<String>>()).into(),
        ),
        ("hunger", numbers.hunger.into()),
        ("mastery", numbers.mastery.into()),
        ("limited_rounds", numbers.limited_rounds.into()),
        ("throne", throne.into()),
        ("summon", summon.into()),
        ("thirds", thirds.into()),
        ("drunken", drunken.into()),
        ("hungry", hungry.into()),
        ("most_rituals", most_rituals.into()),
        ("fiends", words.that(Trait::Earthbound).into()),
        ("casters", words.that(Trait::Casts).into()),
        ("leaders", words.that(Trait::Leads).into()),
        ("gnawers", words.that(Trait::Gnaws).into()),
        ("critters", words.that(Trait::Critter).into()),
        ("escape", escape.into()),
        ("recall", recall.into()),
    ]
}

/// Numbers of single cards that the rulings name; 0 if there is no such card.
#[derive(Clone, Copy, Debug, Default)]
struct Found {
    throne: u8,
    summon: u32,
    thirds: u8,
    drunken: u8,
    /// The size of a horde with hunger.
    hungry: u32,
}

impl Found {
    fn of(catalog: &Catalog) -> Self {
        let mut found = Self::default();
        for def in &catalog.resources {
            match def {
                ResourceDef::Horde(def) if def.traits.contains(&Trait::Hungers) => found.hungry = def.size,
                ResourceDef::Horde(_) | ResourceDef::Fortress(_) => {}
                ResourceDef::Artifact(def) => match def.power {
                    ArtifactPower::Throne { objections } => found.throne = objections,
                    ArtifactPower::Salvage | ArtifactPower::Heart { .. } => {}
                },
                ResourceDef::Ritual(def) => match def.effect {
                    RitualEffect::Summon { souls } => found.summon = souls,
                    RitualEffect::Plague { thirds } => found.thirds = thirds,
                    RitualEffect::Conjure { .. } => {}
                },
                ResourceDef::Special(def) => match def.effect {
                    SpecialEffect::Drunken { cards } => found.drunken = cards,
                    SpecialEffect::Forced | SpecialEffect::Escape | SpecialEffect::Recall | SpecialEffect::Vortex => {}
                },
            }
        }
        found
    }
}
