//! Refusals, cards, the codex, and the files of the texts.

use std::collections::BTreeSet;

use oaths::first::chronicle::codex::{self, Family, ODDS, RULES, RULINGS};
use oaths::first::chronicle::{Teller, Words};
use oaths::first::rules::catalog::{Catalog, ResourceDef};
use oaths::first::rules::game::PostKind;
use oaths::first::rules::ids::ResourceKind;
use oaths::first::rules::refusal::Refusal;
use table_text::Text;

use crate::first::world;
use crate::messages::{arguments, gather};
use crate::texts::{LANGUAGES, complete, numbers, phrase, root, sentence, texts, variants};

const REFUSALS: [Refusal; 20] = [
    Refusal::NotAsked,
    Refusal::WrongQuestion,
    Refusal::NotYours,
    Refusal::Twice,
    Refusal::Count,
    Refusal::Devil,
    Refusal::Play,
    Refusal::NoOffer,
    Refusal::Goods,
    Refusal::Limited,
    Refusal::NoTrade,
    Refusal::Vow,
    Refusal::Bound,
    Refusal::Journey,
    Refusal::Ritual,
    Refusal::Army,
    Refusal::Flight,
    Refusal::Hits,
    Refusal::Spoils,
    Refusal::Absent,
];

#[test]
fn refusals_are_those_of_the_rules() {
    let (catalog, game) = (world::catalog(), world::game(4, 1));
    assert_eq!(variants("src/oaths/first/rules/refusal.rs", "Refusal").len(), REFUSALS.len());
    let [english, german] = texts();
    for refusal in REFUSALS {
        let said = Teller::new(&english, &catalog, &game).refusal(refusal);
        let rule = refusal.to_string();
        let (first, rest) = rule.split_at(1);
        assert_eq!(said, format!("{}{rest}.", first.to_uppercase()));
        let in_german = Teller::new(&german, &catalog, &game).refusal(refusal);
        sentence(&in_german);
        assert_ne!(in_german, said);
    }
}

/// Returns the ids of all cards and devils.
fn ids(catalog: &Catalog) -> Vec<String> {
    let devils = catalog.devils.iter().map(|def| def.id.clone());
    devils.chain(catalog.resources.iter().map(|def| def.id().to_owned())).chain(["oath".to_owned()]).collect()
}

#[test]
fn every_card_has_a_name_rules_and_flavour() {
    let catalog = world::catalog();
    for text in &texts() {
        let words = Words::new(text, &catalog);
        for id in ids(&catalog) {
            let flavour = words.flavour(&id);
            phrase(&flavour);
            assert!(flavour.ends_with(['.', '?']), "no full stop: {flavour}");
            assert!(flavour.chars().count() <= 110, "too long: {flavour}");
        }
        for kind in catalog.devil_kinds() {
            phrase(&words.devil(kind));
            complete(&words.devil_rules(kind), &format!("{:?}", catalog.devil(kind)));
        }
        for (at, def) in catalog.resources.iter().enumerate() {
            let kind = ResourceKind(at as u8);
            phrase(&words.resource(kind));
            phrase(&words.sort_of(kind));
            let effect = match def {
                ResourceDef::Horde(def) => format!("{} {:?}", def.size, def.traits),
                ResourceDef::Fortress(def) => format!("{} {:?}", def.defence, def.power),
                ResourceDef::Artifact(def) => format!("{:?}", def.power),
                ResourceDef::Ritual(def) => format!("{:?}", def.effect),
                ResourceDef::Special(def) => format!("{:?}", def.effect),
            };
            let rules = words.resource_rules(kind);
            complete(&rules, &effect);
            if let ResourceDef::Horde(def) = def {
                assert_eq!(rules.len(), 1 + def.traits.len(), "a rule for the size and for each trait");
            }
        }
        complete(&words.oath_rules(), "6 5 1 3");
        for kind in PostKind::ALL {
            phrase(&words.post(kind));
            words.post_rules(kind).iter().for_each(|rule| sentence(rule));
        }
    }
}

#[test]
fn rules_are_made_from_the_numbers_of_the_catalog() {
    let mut catalog = (*world::catalog()).clone();
    let [english, _] = texts();
    let before = codex::entries(&english, &catalog);
    catalog.numbers.crown = 88;
    catalog.numbers.oath_points = 77;
    catalog.combat.truncate(5);
    let after = codex::entries(&english, &catalog);
    let changed: Vec<&str> = before
        .iter()
        .zip(&after)
        .filter(|(before, after)| before != after)
        .map(|(before, _)| before.id.as_str())
        .collect();
    assert_eq!(
        changed,
        [
            "oaths/oath",
            "turn/aim",
            "turn/table",
            "turn/election",
            "turn/count",
            "rulings/combat-table",
            "rulings/oaths"
        ]
    );
    let said = |id: &str| after.iter().find(|entry| entry.id == id).expect("the entry").body.join(" ");
    assert!(said("turn/aim").contains("88 victory points") && said("oaths/oath").contains("77 points"));
}

#[test]
fn the_codex_is_complete() {
    let catalog = world::catalog();
    for text in &texts() {
        let entries = codex::entries(text, &catalog);
        let known: BTreeSet<&str> = entries.iter().map(|entry| entry.id.as_str()).collect();
        assert_eq!(known.len(), entries.len(), "each id is there once");
        assert_eq!(entries.len(), ids(&catalog).len() + PostKind::ALL.len() + RULES.len() + RULINGS.len());
        for family in Family::ALL {
            phrase(&family.title(text));
            assert!(entries.iter().any(|entry| entry.family == family));
        }
        for entry in &entries {
            assert!(entry.id.starts_with(&format!("{}/", entry.family.key())));
            phrase(&entry.title);
            assert!(!entry.body.is_empty(), "{} says nothing", entry.id);
            for said in &entry.body {
                phrase(said);
                assert!(said.ends_with(['.', '“', '”']), "no full stop: {said}");
            }
            let card = !matches!(entry.family, Family::Oaths | Family::Turn | Family::Rulings);
            let card = card || entry.id == "oaths/oath";
            assert_eq!((entry.picture.is_some(), entry.flavour.is_some()), (card, card), "{}", entry.id);
        }
        let table = entries.iter().find(|entry| entry.id == "turn/table").expect("the table of combat");
        assert_eq!(table.body.iter().filter(|line| line.matches('/').count() == 5).count(), ODDS.len());
        // The whole numbers of the rules are told somewhere.
        let said: String = entries.iter().flat_map(|entry| entry.body.clone()).collect::<Vec<String>>().join(" ");
        let told = numbers(&said);
        for number in numbers(&format!("{:?}", catalog.numbers)).into_iter().filter(|number| *number > 0) {
            assert!(told.contains(&number), "the rules do not tell {number}");
        }
    }
    let [english, german] = texts();
    let entries = codex::entries(&english, &catalog);
    let best = |words: &str| codex::search(&entries, words).first().map(|entry| entry.id.clone());
    assert_eq!(best("black tow").as_deref(), Some("fortresses/black-tower"));
    assert_eq!(best("disgrace").as_deref(), Some("turn/disgrace"));
    assert_eq!(best("xyzzy"), None);
    let entries = codex::entries(&german, &catalog);
    assert_eq!(codex::search(&entries, "festungen").len(), codex::search(&entries, "Festungen").len());
    assert_eq!(
        codex::search(&entries, "schwarzer").first().map(|entry| entry.id.as_str()),
        Some("fortresses/black-tower")
    );
}

/// The sums of the table are those that `combat.ron` promises: a step of luck is a card.
#[test]
fn the_table_of_combat_adds_up_the_cards() {
    let catalog = world::catalog();
    let entries = codex::entries(&Text::english(), &catalog);
    let table = entries.iter().find(|entry| entry.id == "turn/table").expect("the table of combat");
    let sum = |row: usize, column: usize| {
        let cells = catalog.combat.iter().map(|card| card.rows[row][column]);
        cells.fold((0_u32, 0_u32), |(a, b), (on_defence, on_attack)| {
            (a + u32::from(on_defence), b + u32::from(on_attack))
        })
    };
    for (row, line) in table.body.iter().skip(2).enumerate() {
        let cells: Vec<String> = (0..5).map(|column| sum(row, column)).map(|(a, b)| format!("{a}/{b}")).collect();
        assert!(line.ends_with(&format!(": {}.", cells.join(", "))), "{line}");
    }
}

/// The files of this edition's texts.
const FILES: [&str; 7] =
    ["first-cards", "first-course", "first-deals", "first-facts", "first-rulings", "first-survey", "first-turn"];

#[test]
fn languages_have_the_same_messages_with_the_same_arguments() {
    let mut all = 0;
    for name in FILES {
        let [english, german] = LANGUAGES.map(|language| arguments(language, name));
        let different: Vec<&String> =
            english.keys().chain(german.keys()).filter(|id| english.get(*id) != german.get(*id)).collect();
        assert!(different.is_empty(), "{name}: messages or arguments differ: {different:?}");
        all += english.len();
    }
    assert!(all > 400, "only {all} messages");
}

#[test]
fn no_message_is_unused() {
    let catalog = world::catalog();
    let mut code = String::new();
    gather(&root().join("src/oaths/first"), &mut code);
    let in_code = |id: &str| code.contains(&format!("\"{id}\""));
    let known = ids(&catalog);
    let is = |rest: &str, keys: &[&str]| {
        let key = rest.strip_suffix("-text").or_else(|| rest.strip_suffix("-why")).unwrap_or(rest);
        keys.contains(&key)
    };
    let used = |id: &str| {
        let rest = id.strip_prefix("oaths-first-").unwrap_or_default();
        let card = rest.strip_prefix("card-").or_else(|| rest.strip_prefix("flavour-"));
        let form = id.strip_suffix("-in").or_else(|| id.strip_suffix("-text")).is_some_and(in_code);
        in_code(id)
            || form
            || card.is_some_and(|card| known.iter().any(|id| id == card))
            || rest.strip_prefix("turn-").is_some_and(|rest| is(rest, &RULES))
            || rest.strip_prefix("ruling-").is_some_and(|rest| is(rest, &RULINGS))
    };
    let all: Vec<String> = FILES.iter().flat_map(|name| arguments(LANGUAGES[0], name).into_keys()).collect();
    assert!(all.iter().all(|id| id.starts_with("oaths-first-")), "ids begin with the name of their game");
    let unused: Vec<&String> = all.iter().filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
    assert!(!used("oaths-first-nonsense"), "the search finds what is not there");
}
