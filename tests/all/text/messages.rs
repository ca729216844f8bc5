//! The messages: every requested one exists, gets all its variables, and has the right grammatical
//! number.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use infernal_conclave::chronicle::glossary::{RULINGS, TERMS};
use infernal_conclave::chronicle::keys;
use infernal_conclave::rules::archfiends::{Discipline, Rank};
use infernal_conclave::rules::calendar::Step;
use infernal_conclave::rules::forces::Stat;
use infernal_conclave::rules::orders::OrderKind;
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::Direction;
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::tribute::{Purse, Resource};
use table_text::{Text, Value};

use super::{CAUSES, ENDS, PATHS, STANCES, TIES, files, sentence, sound, told};

#[test]
fn every_file_of_words_is_read_without_a_fault() {
    let text = Text::english();
    assert!(text.faults().is_empty(), "{:#?}", text.faults());
    assert!(text.ids().count() > 500, "the files are built in");
}

#[test]
fn a_fault_in_the_words_is_told() {
    let twice = ("a.ftl".to_owned(), "one = One\none = Two\n".to_owned());
    assert!(!Text::read("en-US", std::slice::from_ref(&twice), &[]).faults().is_empty(), "an id twice");
    let broken = ("a.ftl".to_owned(), "one = { $n ->\n".to_owned());
    assert!(!Text::read("en-US", &[broken], &[]).faults().is_empty(), "a broken message");
    assert_eq!(Text::english().say("no-such-message"), "⟨no-such-message⟩");
    assert!(Text::english().say("count-cards").contains("{$n}"), "what was not told stays visible");
}

#[test]
fn sentences_are_right_in_number() {
    let text = Text::english();
    let cards = |n: i32| text.say_with("count-cards", &[("n", n.into())]);
    assert_eq!((cards(0), cards(1), cards(2)), ("0 cards".to_owned(), "1 card".to_owned(), "2 cards".to_owned()));
    told(|teller| {
        assert_eq!(teller.purse(&Purse { souls: 1, ichor: 2, hellfire: 0, darkness: 0 }), "1 soul, 2 ichor");
        assert_eq!(teller.purse(&Purse::EMPTY), "nothing");
        assert_eq!(teller.mid("The Crag Reavers".to_owned()), "the Crag Reavers");
        assert_eq!((teller.signed(3), teller.signed(-3)), ("+3".to_owned(), "−3".to_owned()));
        assert_eq!(teller.list(&["a", "b", "c"].map(str::to_owned)), "a, b and c");
    });
}

/// Acts with a voice of their own, which are not messages of the same name.
const SPOKEN: [&str; 10] = [
    "demand-conceded",
    "demand-refused",
    "insult-swallowed",
    "insult-refused",
    "emissary-accept",
    "emissary-refuse",
    "emissary-humiliate",
    "vendetta-won",
    "vendetta-lost",
    "single-combat",
];

/// Returns the string literals of a source text, except those with escapes.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

fn shelf(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)
}

/// Every message that the code names exists. Other tests below try the ids that are composed of
/// keys.
#[test]
fn every_message_that_the_code_names_exists() {
    let text = Text::english();
    let mut named = BTreeSet::new();
    for path in files("src", "rs") {
        let source = fs::read_to_string(&path).expect("sources can be read");
        for call in ["say(", "say_with(", ".rule("] {
            for (at, _) in source.match_indices(call) {
                let arguments = source[at + call.len()..].trim_start();
                let literal = arguments.strip_prefix('"').and_then(|rest| rest.split('"').next());
                named.extend(literal.map(|id| (path.display().to_string(), id.to_owned())));
            }
        }
        // The panels have a macro whose first argument holds the texts.
        for (at, _) in source.match_indices("say!(") {
            let arguments = source[at..].split_once(',').map_or("", |(_, rest)| rest.trim_start());
            let literal = arguments.strip_prefix('"').and_then(|rest| rest.split('"').next());
            named.extend(literal.map(|id| (path.display().to_string(), id.to_owned())));
        }
        // The texts of the parlour are told from other ids by their beginning.
        let beginnings: &[&str] = match () {
            () if path.starts_with(shelf("src/oaths/chronicle")) => &["oaths-"],
            () if path.starts_with(shelf("src/oaths/first/chronicle")) => &["oaths-"],
            () if path.starts_with(shelf("src/window/oaths")) => &["oaths-ui-", "oaths-lesson-", "parlour-"],
            () if path.starts_with(shelf("src/window/parlour")) => &["parlour-"],
            () if path.starts_with(shelf("src/window/circles")) => &["circles-ui-", "circles-lesson-", "parlour-"],
            () => &[],
        };
        for literal in literals(&source) {
            let whole = !literal.ends_with('-') && !literal.contains(['{', ' ']);
            if whole && beginnings.iter().any(|beginning| literal.starts_with(beginning)) {
                named.insert((path.display().to_string(), literal.to_owned()));
            }
        }
        // The chronicle sometimes chooses an id before it says the message. In its files every
        // literal in the form of an id must be a message or an icon. Nine Circles looks for its own ids.
        if !["src/circles", "src/oaths"].iter().any(|game| path.starts_with(shelf(game)))
            && path.components().any(|part| part.as_os_str() == "chronicle")
            && path
                .file_name()
                .is_some_and(|name| !["keys.rs", "glossary.rs"].contains(&name.to_str().unwrap_or_default()))
        {
            let icons = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons");
            for literal in literals(&source) {
                let id =
                    literal.contains('-') && literal.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
                // A spoken act is the middle part of the ids of its lines.
                let spoken = SPOKEN.contains(&literal);
                if id && !spoken && !icons.join(literal).with_extension("svg").exists() {
                    named.insert((path.display().to_string(), literal.to_owned()));
                }
            }
        }
    }
    let missing: Vec<_> = named.iter().filter(|(_, id)| !text.has(id)).collect();
    assert!(missing.is_empty(), "these messages do not exist: {missing:#?}");
    assert!(named.len() > 100, "only {} messages are named", named.len());
}

#[test]
fn every_thing_with_a_key_has_its_words() {
    let text = Text::english();
    let mut ids: Vec<String> = Vec::new();
    let mut family = |name: &str, keys: &[&str], endings: &[&str]| {
        for key in keys {
            ids.extend(endings.iter().map(|ending| format!("{name}-{key}{ending}")));
        }
    };
    let both = ["", "-text"];
    family("rank", &Rank::ALL.map(keys::rank), &[""]);
    family("discipline", &Discipline::ALL.map(Discipline::key), &both);
    family("attribute", &Discipline::ALL.map(keys::attribute), &both);
    family("resource", &Resource::ALL.map(Resource::key), &both);
    family("stat", &Stat::ALL.map(Stat::key), &both);
    family("terrain", &Terrain::ALL.map(keys::terrain), &both);
    family("direction", &Direction::ALL.map(keys::direction), &[""]);
    family("map", &MapType::ALL.map(keys::map_type), &both);
    family("frequency", &PlaceFrequency::ALL.map(keys::frequency), &both);
    family("order", &OrderKind::ALL.map(OrderKind::key), &["", "-noun", "-text"]);
    family("step", &Step::BEFORE_SLOTS.map(Step::key), &both);
    family("step", &Step::AFTER_SLOTS.map(Step::key), &both);
    family("path", &PATHS.map(keys::victory), &both);
    family("stance", &STANCES.map(keys::stance), &both);
    family("cause", &CAUSES.map(keys::cause), &[""]);
    family("tie", &TIES.map(keys::tie), &[""]);
    family("end", &ENDS.map(keys::end), &["", "-place", "-any"]);
    family("term", &TERMS, &[""]);
    for id in ids {
        assert!(text.has(&id), "{id} does not exist");
        sound(&text.say(&id));
    }
}

/// Every term, ruling and tooltip gets all its numbers.
#[test]
fn the_codex_is_told_its_numbers() {
    told(|teller| {
        for term in TERMS {
            let (name, means) = teller.term(term);
            sound(&name);
            sentence(&means);
        }
        for ruling in RULINGS {
            let (name, says) = teller.ruling(ruling);
            sound(&name);
            sentence(&says);
        }
        let text = Text::english();
        for id in text.ids() {
            if let Some(tip) = id.strip_prefix("tip-") {
                sentence(&teller.tip(tip));
            }
            let term = id.strip_prefix("term-").map(|term| term.strip_suffix("-text").unwrap_or(term));
            assert!(term.is_none_or(|term| TERMS.contains(&term)), "{id} is not in the list of terms");
        }
    });
}

/// Every ruling of Oaths of the Pit has a title, a text and a reason.
#[test]
fn the_rulings_of_the_oaths_are_whole() {
    let text = Text::english();
    let rulings: Vec<&str> = text.ids().filter(|id| id.starts_with("oaths-ruling-")).collect();
    assert!(rulings.len() > 30, "only {} messages of rulings", rulings.len());
    for id in rulings {
        let title = id.strip_suffix("-text").or_else(|| id.strip_suffix("-why")).unwrap_or(id);
        for part in [title.to_owned(), format!("{title}-text"), format!("{title}-why")] {
            assert!(text.has(&part), "{id} is there, but not {part}");
        }
    }
}

/// Every message is sound for all its variables, with the numbers none, one and many.
#[test]
fn every_message_can_be_said() {
    let text = Text::english();
    let folders = ["assets/text/en-US", "assets/circles/text/en-US", "assets/oaths/text/en-US"];
    let sources: Vec<String> = folders
        .iter()
        .flat_map(|folder| files(folder, "ftl"))
        .map(|path| fs::read_to_string(path).expect("words can be read"))
        .collect();
    let mut asked: BTreeSet<&str> = BTreeSet::new();
    for source in &sources {
        for (at, _) in source.match_indices('$') {
            let name = source[at + 1..].split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_').next();
            asked.extend(name);
        }
    }
    for n in [0, 1, 2] {
        let about: Vec<(&str, Value<'_>)> = asked.iter().map(|name| (*name, n.into())).collect();
        for id in text.ids() {
            let said = text.say_with(id, &about);
            for fault in ["⟨", "{", "}", "  "] {
                assert!(!said.contains(fault), "{id}: {said}");
            }
        }
    }
}
