//! The codex: an entry for everything that a player can meet, no link into nothing, no raw id, and
//! the right answer to what is typed.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Instant;

use infernal_conclave::chronicle::codex::{Card, Codex, Entry, Family, Grade, History, Needle, Passage, SCREENS, Span};
use infernal_conclave::chronicle::glossary::{RULINGS, TERMS};
use infernal_conclave::chronicle::keys;
use infernal_conclave::minds;
use infernal_conclave::rules::archfiends::{Discipline, Rank};
use infernal_conclave::rules::calendar::Step;
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::diplomacy::Stance;
use infernal_conclave::rules::objectives::Sin;
use infernal_conclave::rules::orders::OrderKind;
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::tribute::Resource;
use table_text::Text;

fn codex() -> Codex {
    Codex::of(&Text::english(), &Catalog::standard()).expect("the catalog has an empty table")
}

fn spans(entry: &Entry) -> Vec<&Span> {
    let body = entry.body.iter().flat_map(|passage| match passage {
        Passage::Text(spans) => spans.iter().collect::<Vec<_>>(),
        Passage::Row { name, value } => std::iter::once(name).chain(value).collect(),
        Passage::Heading(_) | Passage::Flavour(_) => Vec::new(),
    });
    entry.short.iter().chain(body).collect()
}

/// Returns the id of an entry for everything in the data, and for every text that has a family.
fn everything() -> Vec<String> {
    let (catalog, text) = (Catalog::standard(), Text::english());
    let mut ids: Vec<String> = Vec::new();
    let mut add = |family: Family, keys: Vec<String>| ids.extend(keys.iter().map(|key| family.id(key)));
    let owned = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<Vec<_>>();
    add(Family::Term, owned(&TERMS));
    add(Family::Ruling, RULINGS.iter().map(|number| format!("r{number}")).collect());
    add(Family::Order, OrderKind::ALL.iter().map(|kind| kind.key().to_owned()).collect());
    add(Family::Act, OrderKind::ALL.iter().filter_map(|kind| Some(kind.act()?.key().to_owned())).collect());
    add(Family::Step, owned(&Step::BEFORE_SLOTS.map(Step::key)));
    add(Family::Step, owned(&Step::AFTER_SLOTS.map(Step::key)));
    add(Family::Step, owned(&["turn", "slots"]));
    add(Family::Stance, owned(&Stance::ALL.map(keys::stance)));
    add(Family::Resource, owned(&Resource::ALL.map(Resource::key)));
    add(Family::Terrain, owned(&Terrain::ALL.map(keys::terrain)));
    add(Family::Rank, owned(&Rank::ALL.map(keys::rank)));
    add(Family::Attribute, owned(&Discipline::ALL.map(keys::attribute)));
    let levels = 1..=catalog.constants.manuscripts.attribute_cap;
    for discipline in Discipline::ALL {
        add(Family::Power, levels.clone().map(|level| format!("{}-{level}", discipline.key())).collect());
    }
    add(
        Family::Power,
        catalog.powers.iter().map(|power| format!("{}-{}", power.discipline.key(), power.level)).collect(),
    );
    add(Family::Sin, owned(&Sin::ALL.map(Sin::key)));
    add(Family::Mind, owned(&minds::NAMES));
    add(Family::Screen, SCREENS.iter().map(|words| words.key.to_owned()).collect());
    add(Family::Example, owned(&["battle", "march", "borders", "duel", "tribute", "bid", "ritual", "token"]));
    let of = |start: &str, end: &str| -> Vec<String> {
        text.ids().filter_map(|id| id.strip_prefix(start)?.strip_suffix(end)).map(str::to_owned).collect()
    };
    add(Family::Rule, of("tip-", ""));
    add(Family::Key, of("key-", ""));
    add(Family::Boon, of("boon-", "-name"));
    add(Family::Legion, catalog.legions.iter().map(|def| def.id.clone()).collect());
    add(Family::Praetor, catalog.praetors.iter().map(|def| def.id.clone()).collect());
    add(Family::Artifact, catalog.artifacts.iter().map(|def| def.id.clone()).collect());
    add(Family::Relic, catalog.relics.iter().map(|def| def.id.clone()).collect());
    add(Family::Manuscript, catalog.manuscripts.iter().map(|def| def.id.clone()).collect());
    add(Family::Move, catalog.moves.iter().map(|def| def.id.clone()).collect());
    add(Family::Decoration, catalog.decorations.iter().map(|def| def.id.clone()).collect());
    add(Family::Place, catalog.places.iter().map(|def| def.id.clone()).collect());
    add(Family::Archfiend, catalog.archfiends.iter().map(|def| def.id.clone()).collect());
    add(Family::Ritual, catalog.rituals.iter().map(|def| def.id.clone()).collect());
    add(Family::Event, catalog.events.iter().map(|def| def.id.clone()).collect());
    add(Family::Objective, catalog.objectives.iter().map(|def| def.id.clone()).collect());
    add(Family::Perk, catalog.perks.iter().map(|def| def.id.clone()).collect());
    ids
}

#[test]
fn everything_in_the_data_has_an_entry() {
    let codex = codex();
    let all = everything();
    assert!(all.len() > 500, "only {} things are asked for", all.len());
    let missing: Vec<&String> = all.iter().filter(|id| codex.entry(id).is_none()).collect();
    assert!(missing.is_empty(), "no entry for {missing:?}");
    // One text of an ability can serve several entries, for example one for each combat value.
    let text = Text::english();
    for key in text.ids().filter_map(|id| id.strip_prefix("ability-")?.strip_suffix("-name")) {
        let id = Family::Ability.id(key);
        assert!(codex.family(Family::Ability).any(|entry| entry.id.starts_with(&id)), "no entry for the ability {key}");
    }
    let ids: BTreeSet<&str> = codex.entries().iter().map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids.len(), codex.entries().len(), "two entries have one id");
}

#[test]
fn every_entry_can_be_reached_and_every_link_leads_somewhere() {
    let codex = codex();
    let listed: usize = Family::ALL.into_iter().map(|family| codex.family(family).count()).sum();
    assert_eq!(listed, codex.entries().len(), "an entry is in no list");
    for family in Family::ALL {
        assert!(codex.family(family).count() > 0, "{family:?} is empty");
    }
    for entry in codex.entries() {
        let mut links: Vec<&String> = entry.see.iter().collect();
        assert_eq!(links.iter().collect::<BTreeSet<_>>().len(), links.len(), "{} names one entry twice", entry.id);
        links.extend(spans(entry).into_iter().filter_map(|span| span.to.as_ref()));
        for link in links {
            assert!(codex.entry(link).is_some(), "{} leads to {link}, which does not exist", entry.id);
            assert_ne!(link, &entry.id, "an entry leads to itself");
        }
    }
}

#[test]
fn no_entry_shows_what_only_the_program_knows() {
    let codex = codex();
    for entry in codex.entries() {
        let mut words = vec![entry.title.clone(), entry.short()];
        words.extend(entry.body.iter().map(Passage::plain));
        for said in words {
            assert!(!said.trim().is_empty(), "{} says nothing somewhere", entry.id);
            for fault in ["⟨", "⟩", "{", "}", "  ", "_", "the The ", "+-", "+−"] {
                assert!(!said.contains(fault), "{}: \"{fault}\" in \"{said}\"", entry.id);
            }
        }
        for span in spans(entry).into_iter().filter(|span| span.to.is_some()) {
            assert!(!span.words.trim().is_empty(), "{} has an invisible link", entry.id);
        }
    }
}

#[test]
fn terms_lead_to_their_entries_from_the_sentences_that_use_them() {
    let codex = codex();
    let of = |words: &str| -> Vec<(String, String)> {
        codex.linked(words).into_iter().filter_map(|span| Some((span.words, span.to?))).collect()
    };
    let said = "Two legions enter cantons; the Lemure Levy has hit points, and a canton is a canton.";
    let link = |words: &str, to: &str| (words.to_owned(), to.to_owned());
    assert_eq!(
        of(said),
        [
            link("legions", "term/legion"),
            link("cantons", "term/canton"),
            link("Lemure Levy", "legion/lemure_levy"),
            link("hit points", "term/hit-points"),
        ]
    );
    // The longest term counts, and a name only as it is written.
    assert_eq!(of("a blood vassal"), [link("blood vassal", "term/blood-vassal")]);
    assert_eq!(of("his wrath and his Wrath"), [link("Wrath", "attribute/martial")]);
    let whole: String = codex.linked(said).into_iter().map(|span| span.words).collect();
    assert_eq!(whole, said, "nothing is lost");
    // Nearly every term is mentioned somewhere else.
    let links = |entry: &'_ Entry| -> Vec<String> {
        let inside = spans(entry).into_iter().filter_map(|span| span.to.clone());
        entry.see.iter().cloned().chain(inside).collect()
    };
    let mentioned: BTreeSet<String> = codex.entries().iter().flat_map(links).collect();
    let unmentioned: Vec<&str> = TERMS.into_iter().filter(|term| !mentioned.contains(&Family::Term.id(term))).collect();
    assert!(unmentioned.is_empty(), "nothing leads to {unmentioned:?}");
}

#[test]
fn every_entry_is_found_first_by_its_title() {
    let codex = codex();
    let mut titles: BTreeMap<&str, usize> = BTreeMap::new();
    codex.entries().iter().for_each(|entry| *titles.entry(&entry.title).or_default() += 1);
    for entry in codex.entries() {
        let found = codex.search(&entry.title);
        let same = titles[entry.title.as_str()];
        // Titles that differ only in an article or in signs answer alike.
        let first = found.iter().take(same + 2).any(|found| found.id == entry.id);
        assert!(
            first,
            "\"{}\" finds {:?}",
            entry.title,
            found.iter().take(3).map(|entry| &entry.id).collect::<Vec<_>>()
        );
        let grade = Needle::new(&entry.title).grade(&found[0].title);
        assert_eq!(grade, Some(Grade::Whole), "\"{}\" finds \"{}\" first", entry.title, found[0].title);
    }
}

#[test]
fn a_search_answers_as_one_types() {
    let codex = codex();
    let first = |words: &str| codex.search(words).first().map_or("", |entry| entry.id.as_str()).to_owned();
    assert_eq!(first("cant"), "term/canton");
    assert_eq!(first("blood f"), "term/blood-feud");
    assert_eq!(first("levy lem"), "legion/lemure_levy");
    assert_eq!(first("vendeta"), "term/vendetta", "a missing letter");
    assert_eq!(first("excomunication"), "term/excommunication");
    assert_eq!(first("r13"), "ruling/r13");
    assert_eq!(codex.search("").len(), codex.entries().len());
    assert!(codex.search("xyzzyplugh").is_empty());
    // The more is typed, the fewer answer.
    let counts: Vec<usize> = ["v", "ve", "ven", "vend"].map(|words| codex.search(words).len()).into();
    assert!(counts.windows(2).all(|pair| pair[0] >= pair[1]), "{counts:?}");
    let begun = Instant::now();
    let words = ["a", "the", "legion", "vendeta", "how many hit points does a garrison heal", "xyzzyplugh"];
    words.iter().for_each(|words| drop(codex.search(words)));
    println!("{} searches in {} entries: {:?}", words.len(), codex.entries().len(), begun.elapsed());
}

#[test]
fn history_goes_back_and_forward_and_forgets_what_was_ahead() {
    let mut history = History::default();
    assert_eq!((history.now(), history.can_go_back(), history.can_go_forward()), (None, false, false));
    history.back();
    history.forward();
    ["a", "b", "b", "c"].into_iter().for_each(|id| history.visit(id));
    assert_eq!(history.now(), Some("c"));
    history.back();
    assert_eq!(history.now(), Some("b"), "a second visit in a row counts once");
    history.back();
    assert_eq!((history.now(), history.can_go_back()), (Some("a"), false));
    history.forward();
    assert_eq!(history.now(), Some("b"));
    history.visit("d");
    assert_eq!((history.now(), history.can_go_forward()), (Some("d"), false));
    history.back();
    assert_eq!(history.now(), Some("b"));
    assert_eq!(history.latest().collect::<Vec<_>>(), ["d", "b", "a"]);
    (0..2 * History::MOST).for_each(|n| history.visit(&n.to_string()));
    let mut steps = 0;
    while history.can_go_back() {
        history.back();
        steps += 1;
    }
    assert_eq!(steps, History::MOST - 1);
}

/// Returns the value of a row of an entry.
fn value(codex: &Codex, id: &str, name: &str) -> String {
    let entry = codex.entry(id).expect("an entry");
    let row = entry.body.iter().find_map(|passage| match passage {
        Passage::Row { name: span, value } if span.words == name => {
            Some(value.iter().map(|span| span.words.as_str()).collect::<String>())
        }
        Passage::Row { .. } | Passage::Heading(_) | Passage::Text(_) | Passage::Flavour(_) => None,
    });
    row.unwrap_or_else(|| panic!("{id} has no row \"{name}\": {entry:#?}"))
}

#[test]
fn numbers_are_those_of_the_rules() {
    let (codex, catalog) = (codex(), Catalog::standard());
    let levy = catalog.legion(catalog.legion_named("lemure_levy").unwrap());
    assert_eq!(value(&codex, "legion/lemure_levy", "Melee"), levy.melee.to_string());
    assert_eq!(value(&codex, "legion/lemure_levy", "Hit points"), levy.hp.to_string());
    let numbers = &catalog.constants.conclave;
    let percent = |tokens: u32| format!("{}\u{a0}%", (numbers.token_base + numbers.token_step * tokens).min(100));
    assert_eq!(value(&codex, "example/token", "0 tokens"), percent(0));
    assert_eq!(value(&codex, "example/token", "10 tokens"), percent(10));
    // The ways in which a battle can end come to a hundred, give or take rounding.
    let ends = [
        "The defender is destroyed",
        "The defender falls back",
        "The attacker falls back",
        "The attacker is destroyed",
        "Both are destroyed",
    ];
    let share =
        |name: &str| value(&codex, "example/battle", name).trim_end_matches(['%', '\u{a0}']).parse::<u32>().unwrap();
    let sum: u32 = ends.into_iter().map(share).sum();
    assert!((98..=102).contains(&sum), "{sum} %");
    // A tie that nothing breaks voids the auction; the others name the ladder.
    assert!(value(&codex, "example/bid", "Nothing").starts_with("Nobody"));
    let border = |name: &str| value(&codex, "example/borders", name);
    assert_eq!(border("A vendetta, a legion one canton deeper, alone"), "no canton changes hands");
    assert!(border("A vendetta, a legion on each of the two").contains(" and "));
    assert_eq!(border("No vendetta, a legion on the border canton"), "no canton changes hands");
    // A higher level of the discipline never lowers the chance.
    let chances: Vec<u32> = (1..=catalog.constants.manuscripts.attribute_cap)
        .filter_map(|level| {
            let entry = codex.entry("example/ritual")?;
            let name = format!("Level {level}");
            entry
                .body
                .iter()
                .any(|passage| matches!(passage, Passage::Row { name: span, .. } if span.words == name))
                .then(|| value(&codex, "example/ritual", &name).trim_end_matches(['%', '\u{a0}']).parse().unwrap())
        })
        .collect();
    assert!(chances.len() > 2 && chances.windows(2).all(|pair| pair[0] <= pair[1]), "{chances:?}");
}

#[test]
fn the_card_has_the_whole_turn_and_the_cost_of_every_order() {
    let text = Text::english();
    let card = Card::of(&text, &Catalog::standard()).expect("the catalog has an empty table");
    let [turn, costs, numbers] = card.sections.as_slice() else { panic!("three parts") };
    assert_eq!(turn.rows.len(), Step::BEFORE_SLOTS.len() + 1 + Step::AFTER_SLOTS.len());
    // The bids on the five kinds of wares are one row.
    assert_eq!(costs.rows.len(), OrderKind::ALL.len() - 4);
    for row in turn.rows.iter().chain(&costs.rows).chain(&numbers.rows) {
        for words in [&row.name, &row.value] {
            assert!(!words.is_empty() && !words.contains(['{', '⟨', '_']), "{words}");
        }
    }
    let slots = Catalog::standard().constants.houses.order_slots.to_string();
    assert!(numbers.rows.iter().any(|row| row.name == "Order slots" && row.value.starts_with(&slots)));
}
