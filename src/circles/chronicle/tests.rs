//! Tests of the chronicle: texts of both languages, whole random games, and what is hidden.

use std::collections::BTreeSet;
use std::sync::Arc;

use circles_rules::catalog::Catalog;
use circles_rules::charter::{Charter, SeatCharter};
use circles_rules::choices;
use circles_rules::facts::{ActionFact, CardFact, DiceFact, Fact, Why};
use circles_rules::game::Game;
use circles_rules::ids::{Arcanum, Player, Seat};
use circles_rules::souls::{Goods, Terms};
use circles_rules::step::{self, Choice, Step};
use circles_rules::view::View;
use table_text::{Text, languages};

use super::{Card, Teller, Tone, Words, codex};

const LANGUAGES: [&str; 2] = ["en-US", "de"];

/// A message that is missing stands in these brackets.
const MISSING: char = '⟨';

fn charter(seats: usize, seed: u64, turns: u8) -> Charter {
    let seat = |at: usize| SeatCharter {
        name: format!("Player {at}"),
        player: Player::Mind("random".to_owned()),
        sign: u8::try_from(at).ok(),
    };
    Charter {
        seed,
        iron_man: false,
        turns,
        trading_rounds: 3,
        opening_events: true,
        hit_from: 6,
        seats: (0..seats).map(seat).collect(),
    }
}

fn found(seats: usize, seed: u64, turns: u8) -> (Arc<Catalog>, Game, Vec<Fact>) {
    let catalog = Catalog::standard();
    let (game, facts) = Game::found_told(&catalog, charter(seats, seed, turns)).expect("the set-up is sound");
    (catalog, game, facts)
}

/// Checks a text: it is there, and nothing in it is missing.
#[track_caller]
fn sound(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.trim().is_empty(), "{what:?} has no words");
    // Fluent writes a value that nobody fills in as `{$name}`.
    assert!(!text.contains(MISSING) && !text.contains("{$"), "{what:?}: {text}");
}

/// Plays a game by lot, and tells every fact, question and answer as each seat may know it.
/// Returns the number of lines.
fn tell(seats: usize, seed: u64, language: &str) -> usize {
    let text = Text::of(language);
    let (catalog, mut game, mut facts) = found(seats, seed, 8);
    let mut lines = 0;
    loop {
        for seat in game.seats() {
            let view = View::of(&game, seat);
            let teller = Teller::new(&text, &catalog, view.game()).reading_to(seat);
            for fact in &facts {
                let line = teller.fact(&fact.told_to(seat));
                lines += 1;
                sound(&line.headline, fact);
                line.detail.iter().for_each(|detail| sound(detail, fact));
            }
            if game.step() % 9 == 0 {
                sound(&teller.survey(&view), &"the survey");
            }
        }
        let Some(ask) = game.due() else { break };
        let due = Step::Ask(ask.clone());
        let mut answers: Vec<Choice> = Vec::new();
        for seat in game.asked().to_vec() {
            let view = View::of(&game, seat);
            let teller = Teller::new(&text, &catalog, view.game()).reading_to(seat);
            let question = teller.question(&due, seat);
            sound(&question.title, ask);
            sound(&question.text, ask);
            sound(&teller.phase(&due), ask);
            let lot = seed ^ u64::from(game.step());
            let default = ask.default(&catalog, &game, seat);
            sound(&teller.answer(&Choice { seat, answer: default }, &due), ask);
            sound(&teller.answer(&Choice { seat, answer: step::Answer::Pass }, &due), ask);
            let choice = choices::some(&catalog, view.game(), seat, 1, lot).swap_remove(0);
            sound(&teller.answer(&choice, &due), &choice);
            answers.push(choice);
        }
        (game, facts) = step::advance(&catalog, &game, &answers);
    }
    let teller = Teller::new(&text, &catalog, &game);
    teller.ending(game.ending().expect("an ending")).iter().for_each(|said| sound(said, &"the ending"));
    lines
}

#[test]
fn whole_games_are_told_without_a_gap() {
    for (seats, seed) in [(3, 1), (4, 2), (5, 3), (6, 4)] {
        for language in LANGUAGES {
            assert!(tell(seats, seed, language) > 1000, "a game of {seats} has hardly anything to tell");
        }
    }
}

#[test]
fn a_missing_text_is_noticed() {
    let text = Text::english();
    let id = "circles-there-is-no-such-text";
    assert!(text.say(id).contains(MISSING));
    assert!(text.say("circles-fact-bought").contains("{$"));
}

/// Returns the ids of all messages that begin with `circles-`. Those that are said in English in
/// their place do not count.
fn messages(language: &str) -> BTreeSet<String> {
    Text::of(language).ids().filter(|id| id.starts_with("circles-")).map(str::to_owned).collect()
}

#[test]
fn both_languages_say_the_same() {
    let (english, german) = (messages("en-US"), messages("de"));
    assert!(english.len() > 1200, "only {} messages", english.len());
    let missing: Vec<&String> = english.difference(&german).collect();
    assert!(missing.is_empty(), "German lacks {missing:?}");
    let extra: Vec<&String> = german.difference(&english).collect();
    assert!(extra.is_empty(), "English lacks {extra:?}");
    for translation in languages::translations() {
        let faults: Vec<&String> = translation.faults.iter().filter(|fault| fault.contains("circles-")).collect();
        assert!(faults.is_empty(), "{}: {faults:?}", translation.language);
    }
}

#[test]
fn both_languages_use_the_same_variables() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/circles/text");
    let files: Vec<String> = std::fs::read_dir(format!("{folder}/en-US"))
        .expect("the English texts")
        .flatten()
        .map(|file| file.file_name().to_string_lossy().into_owned())
        .collect();
    assert!(files.len() >= 9, "only {files:?}");
    for file in files {
        let read = |language: &str| {
            let text = std::fs::read_to_string(format!("{folder}/{language}/{file}")).unwrap_or_default();
            variables(&text)
        };
        let (english, german) = (read("en-US"), read("de"));
        assert!(!english.is_empty(), "{file}");
        assert_eq!(english.len(), german.len(), "{file}");
        for ((id, used), (other, own)) in english.iter().zip(&german) {
            assert_eq!(id, other, "{file} has another order");
            assert_eq!(used, own, "{id}");
        }
    }
}

/// Returns the messages of a file in their order, each with the variables that it names.
fn variables(text: &str) -> Vec<(String, BTreeSet<String>)> {
    let mut found: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| id.starts_with("circles-")) {
            found.push((id.to_owned(), BTreeSet::new()));
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect::<String>()
        });
        if let Some((_, used)) = found.last_mut() {
            used.extend(names);
        }
    }
    found
}

#[test]
fn every_entry_has_name_rules_and_flavour() {
    let catalog = Catalog::standard();
    for language in LANGUAGES {
        let text = Text::of(language);
        let entries = codex::entries(&text, &catalog);
        let ids: BTreeSet<&String> = entries.iter().map(|entry| &entry.id).collect();
        assert_eq!(ids.len(), entries.len(), "an id stands there twice");
        for entry in &entries {
            sound(&entry.title, &entry.id);
            assert!(!entry.body.is_empty(), "{} has no rules", entry.id);
            entry.body.iter().for_each(|line| sound(line, &entry.id));
            let card = entry.family != codex::Family::Turn && entry.family != codex::Family::Rulings;
            assert_eq!(entry.flavour.is_some(), card, "{}", entry.id);
        }
        for family in codex::Family::ALL {
            sound(&family.title(&text), &family);
            assert!(entries.iter().any(|entry| entry.family == family), "{family:?} is empty");
        }
        let words = Words::new(&text, &catalog);
        catalog.arcana().for_each(|card| words.card_rules(card).iter().for_each(|line| sound(line, &card)));
        catalog.hell_cards().for_each(|card| words.hell_rules(card).iter().for_each(|line| sound(line, &card)));
    }
}

#[test]
fn all_rulings_are_in_the_codex() {
    let text = Text::english();
    let told: BTreeSet<String> =
        codex::DECK_RULINGS.into_iter().chain(codex::PLAY_RULINGS).map(|key| format!("circles-ruling-{key}")).collect();
    let whole = |id: &&str| id.starts_with("circles-ruling-") && !id.ends_with("-text") && !id.ends_with("-why");
    let there: BTreeSet<String> = text.ids().filter(whole).map(str::to_owned).collect();
    assert_eq!(told, there);
}

#[test]
fn rules_are_made_from_the_catalog() {
    let text = Text::english();
    let catalog = Catalog::standard();
    let words = Words::new(&text, &catalog);
    let baal = words.daemon_rules(catalog.daemon_named("baal").expect("Baal"));
    assert_eq!(baal[1], "4 skulls, 3 stars, 3 hearts.");
    assert_eq!(baal[2], "Combat rolls of its side are raised by 1 in the first round.");
    let mut changed = (*catalog).clone();
    let kind = catalog.spell_named("pickpocket").expect("the spell");
    let said = words.spell_effect(kind);
    assert_eq!(said, ["Another triumvirate gives the caster’s triumvirate 4 Souls, as far as it has any."]);
    changed.numbers.souls.legion = 9;
    let rules = codex::entries(&text, &changed);
    let summoning = rules.iter().find(|entry| entry.id == "turn/summoning").expect("the entry");
    assert!(summoning.body[1].starts_with("A legion costs 9 Souls."), "{}", summoning.body[1]);
}

#[test]
fn what_is_hidden_is_not_named() {
    let text = Text::english();
    let (catalog, game, _) = found(3, 5, 4);
    let teller = Teller::new(&text, &catalog, &game);
    let (own, other) = (Seat(0), Seat(1));
    let card = Arcanum(0);
    let drew: Fact = CardFact::Drew { seat: own, count: 1, cards: vec![card] }.into();
    assert_eq!(teller.fact(&drew).headline, "Corvus draws: Incubus.");
    let told = teller.fact(&drew.told_to(other));
    assert_eq!((told.headline.as_str(), told.cards), ("Corvus draws 1 card.", Vec::new()));
    assert_eq!(teller.fact(&drew).cards, [Card::Arcanum(card)]);
    let robbed: Fact = CardFact::Robbed { by: own, from: other, count: 1, cards: vec![card] }.into();
    assert_eq!(teller.fact(&robbed.told_to(Seat(2))).headline, "Corvus takes 1 card from the hand of Serpens.");
    let hell = catalog.hell_cards().next().expect("a Hell card");
    let rigged: Fact = ActionFact::Rigged { seat: own, card: Some(hell) }.into();
    assert!(teller.fact(&rigged).headline.contains("Wrath of Angels"));
    assert!(!teller.fact(&rigged.told_to(other)).headline.contains("Wrath of Angels"));
}

/// A survey names no card of another hand that nobody has seen.
#[test]
fn a_survey_names_no_hidden_card() {
    let text = Text::english();
    let (catalog, mut game, _) = found(4, 9, 4);
    // Nobody holds cards before the first game turn.
    while game.turn() < 2 {
        let choice = |seat: &Seat| choices::some(&catalog, &game, *seat, 1, 7).swap_remove(0);
        let answers: Vec<Choice> = game.asked().iter().map(choice).collect();
        game = step::advance(&catalog, &game, &answers).0;
    }
    let seat = Seat(0);
    let view = View::of(&game, seat);
    let told = Teller::new(&text, &catalog, view.game()).survey(&view);
    let words = Words::new(&text, &catalog);
    let own: BTreeSet<String> = game.triumvirate(seat).hand.iter().map(|card| words.arcanum(*card)).collect();
    assert!(own.iter().all(|name| told.contains(name.as_str())), "the own hand is missing");
    let mut others = 0;
    for other in game.others(seat) {
        for card in &game.triumvirate(other).hand {
            let name = words.arcanum(*card);
            if !own.contains(&name) {
                others += 1;
                assert!(!told.contains(&format!("{name}:")), "{name} is in the hand of {other}");
            }
        }
    }
    assert!(others > 0);
}

#[test]
fn dice_tell_their_reason() {
    let (catalog, game, _) = found(3, 5, 4);
    let kind = catalog.daemon_named("moloch").expect("Moloch");
    let rolled: Fact =
        DiceFact::Rolled { by: Some(Seat(0)), why: Why::Deeds { daemon: kind }, dice: vec![6, 2] }.into();
    let said = |language: &str| Teller::new(&Text::of(language), &catalog, &game).fact(&rolled).headline;
    assert_eq!(said("en-US"), "Evil deeds of Moloch (Corvus): 6, 2.");
    assert_eq!(said("de"), "Böse Taten von Moloch (Corvus): 6, 2.");
}

#[test]
fn the_mood_of_a_line_depends_on_its_reader() {
    let text = Text::english();
    let (catalog, game, _) = found(3, 5, 4);
    let robbed: Fact = CardFact::Robbed { by: Seat(0), from: Seat(1), count: 1, cards: Vec::new() }.into();
    let tone = |reader: Option<Seat>| {
        let teller = Teller::new(&text, &catalog, &game);
        reader.map_or(teller, |seat| teller.reading_to(seat)).fact(&robbed).tone
    };
    assert_eq!([tone(None), tone(Some(Seat(0))), tone(Some(Seat(1)))], [Tone::Market, Tone::Good, Tone::Bad]);
}

#[test]
fn offers_are_sentences() {
    let (catalog, game, _) = found(3, 5, 4);
    let gives = Goods { souls: 2, ..Goods::default() };
    let asks = Goods { cards: vec![Arcanum(0)], ..Goods::default() };
    let said = |language: &str, gives: &Goods, asks: &Goods| {
        let terms = Terms { to: Seat(1), gives: gives.clone(), asks: asks.clone() };
        Teller::new(&Text::of(language), &catalog, &game).terms(Seat(0), &terms)
    };
    assert_eq!(said("en-US", &gives, &asks), "Corvus gives Serpens 2 Souls for the card Incubus.");
    assert_eq!(said("en-US", &gives, &Goods::default()), "Corvus gives Serpens 2 Souls for nothing.");
    assert_eq!(said("en-US", &Goods::default(), &asks), "Corvus asks Serpens for the card Incubus, and gives nothing.");
    assert_eq!(said("de", &gives, &asks), "Corvus an Serpens: 2 Seelen gegen die Karte „Inkubus“.");
}

#[test]
fn icons_of_lines_exist() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../assets/icons");
    let text = Text::english();
    let (catalog, mut game, mut facts) = found(4, 2, 6);
    let mut icons: BTreeSet<&str> = BTreeSet::new();
    while game.ending().is_none() {
        let teller = Teller::new(&text, &catalog, &game);
        icons.extend(facts.iter().map(|fact| teller.fact(fact).icon));
        let lot = u64::from(game.step());
        let choice = |seat: &Seat| choices::some(&catalog, &game, *seat, 1, lot).swap_remove(0);
        let answers: Vec<Choice> = game.asked().iter().map(choice).collect();
        (game, facts) = step::advance(&catalog, &game, &answers);
    }
    assert!(icons.len() > 20, "only {icons:?}");
    for icon in icons {
        assert!(std::path::Path::new(&format!("{folder}/{icon}.svg")).exists(), "there is no icon {icon}");
    }
}

/// Random games do not reach every sentence, so the sources are searched for ids too.
#[test]
fn every_id_in_the_sources_has_a_text() {
    fn gather(folder: &std::path::Path, ids: &mut BTreeSet<String>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                gather(&path, ids);
            } else if path.extension().is_some_and(|end| end == "rs") && !path.ends_with("tests.rs") {
                let source = std::fs::read_to_string(&path).expect("a source file");
                let named = source.split('"').filter(|part| part.starts_with("circles-"));
                let whole = |id: &&str| id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-');
                ids.extend(named.filter(whole).filter(|id| !id.ends_with('-')).map(str::to_owned));
            }
        }
    }
    let mut ids = BTreeSet::new();
    gather(std::path::Path::new(env!("CARGO_MANIFEST_DIR")), &mut ids);
    assert!(ids.len() > 500, "only {} ids", ids.len());
    let text = Text::english();
    for id in ids {
        let both = text.has(&format!("{id}-more")) && text.has(&format!("{id}-less"));
        assert!(text.has(&id) || both, "there is no text {id}");
        if id.starts_with("circles-ask-") && !id.ends_with("-text") {
            let question = ["-act-", "-deal-last", "-march-mover"].iter().all(|part| !id.contains(part));
            assert!(!question || text.has(&format!("{id}-text")), "the question {id} has no text");
        }
    }
}
