//! The words of the game: everything that can be said is a whole sentence, in every language, and
//! nothing that is hidden is said.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use oaths::chronicle::{Line, Teller, Words};
use oaths::minds;
use oaths::rules::action::ActionStep;
use oaths::rules::catalog::{Catalog, ResourceDef};
use oaths::rules::court::CourtStep;
use oaths::rules::facts::{CourtFact, Fact, MusterFact, SpecialFact, TradeFact, WarFact};
use oaths::rules::game::Game;
use oaths::rules::ids::{HandCard, Paper, PaperSort, ResourceKind, Seat};
use oaths::rules::muster::MusterStep;
use oaths::rules::promises::{Outcome, Promise, Vow};
use oaths::rules::refusal::Refusal;
use oaths::rules::rites::RiteStep;
use oaths::rules::specials::{Aim, SpecialStep};
use oaths::rules::step::{self, Answer, Choice, Step};
use oaths::rules::trade::{Claim, Favor, TradeStep};
use oaths::rules::view::View;
use oaths::rules::war::{Target, WarStep};
use rayon::prelude::*;
use table_text::Text;

use crate::world;

pub const LANGUAGES: [&str; 2] = ["en-US", "de"];

pub fn texts() -> [Arc<Text>; 2] {
    LANGUAGES.map(Text::of)
}

/// Checks a phrase: nothing is missing in it.
#[track_caller]
pub fn phrase(words: &str) {
    assert!(!words.trim().is_empty(), "a text is empty");
    for gap in ["⟨", "{$", "{ $", "  ", " .", " ,", ",,", ".."] {
        assert!(!words.contains(gap), "\"{gap}\" in: {words}");
    }
}

/// Checks a sentence: it begins with a capital or a number, and ends with a full stop.
#[track_caller]
pub fn sentence(words: &str) {
    phrase(words);
    let first = words.chars().next().expect("it is not empty");
    assert!(first.is_uppercase() || first.is_numeric(), "no capital: {words}");
    assert!(words.ends_with('.'), "no full stop: {words}");
}

#[track_caller]
pub fn whole<C>(line: &Line<C>) {
    sentence(&line.headline);
    line.detail.iter().for_each(|detail| sentence(detail));
    let icon = root().join(format!("assets/icons/{}.svg", line.icon));
    assert!(icon.is_file(), "there is no icon {}", line.icon);
}

/// Returns the root of the repository.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn source(path: &str) -> String {
    let path = root().join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the names of the variants of an enum in a source file: "Began".
pub fn variants(path: &str, name: &str) -> BTreeSet<String> {
    let text = source(path);
    let body = text.split(&format!("pub enum {name} {{\n")).nth(1).and_then(|rest| rest.split("\n}\n").next());
    let body = body.unwrap_or_else(|| panic!("there is no enum {name} in {path}"));
    let names = body.lines().filter_map(|line| {
        let line = line.strip_prefix("    ")?;
        line.starts_with(char::is_uppercase).then(|| word(line).to_owned())
    });
    names.collect()
}

/// Returns the first word of a text.
fn word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default()
}

/// Returns the name of a variant inside of a variant: "Began" for `Muster(Began { .. })`.
pub fn inner(debug: &str) -> String {
    let (outer, rest) = debug.split_once('(').expect("a subsystem");
    format!("{outer}::{}", word(rest))
}

/// A position in a game, with the choices that were made and the facts that followed.
struct Moment {
    game: Game,
    choices: Vec<Choice>,
    facts: Vec<Fact>,
    after: Game,
}

/// Plays a game between minds of a kind, and calls `look` for each of its moments.
fn play(seats: usize, mind: &str, seed: u64, mut look: impl FnMut(&Moment)) {
    let catalog = world::catalog();
    let mind = minds::by_name(mind).expect("a mind");
    let mut game = world::game(seats, seed);
    while game.ending().is_none() {
        let lots = seed ^ u64::from(game.step()) << 20;
        let choose = |seat: &Seat| mind.choose(&catalog, &View::of(&game, *seat), lots + u64::from(seat.0));
        let choices: Vec<Choice> = game.asked().iter().map(choose).collect();
        let (after, facts) = step::advance(&catalog, &game, &choices);
        let moment = Moment { game, choices, facts, after };
        look(&moment);
        game = moment.after;
    }
}

/// Returns the names that a fact hides from a seat, as phrases.
fn secrets(teller: &Teller<'_>, fact: &Fact) -> Vec<String> {
    let papers = |papers: &[Paper]| papers.iter().map(|paper| teller.paper(*paper)).collect();
    let hand = |cards: &[HandCard]| cards.iter().map(|card| teller.hand_card(*card)).collect();
    match fact {
        Fact::Muster(MusterFact::DrewSpecial { card, .. }) => card.iter().map(|card| teller.special(*card)).collect(),
        Fact::Trade(TradeFact::Exchanged { papers: given, .. }) => papers(given),
        Fact::Trade(TradeFact::Showed { cards, .. } | TradeFact::Confessed { cards, .. }) => hand(cards),
        Fact::Trade(TradeFact::Ransomed { oath, .. }) => papers(oath.as_slice()),
        Fact::Court(CourtFact::Contributed { papers: given, .. }) => papers(given),
        _ => panic!("{fact:?} hides something that no test knows"),
    }
}

/// The variants of facts and steps that games have shown.
#[derive(Default)]
struct Seen {
    facts: BTreeSet<String>,
    steps: BTreeSet<String>,
}

/// Checks everything that can be said at one moment.
fn listen(catalog: &Catalog, texts: &[Arc<Text>; 2], moment: &Moment, seen: &mut Seen) {
    let Moment { game, choices, facts, after } = moment;
    for text in texts {
        let due = game.due().expect("the game goes on");
        for choice in choices {
            let view = View::of(game, choice.seat);
            let teller = Teller::new(text, catalog, view.game()).reading_to(choice.seat);
            let question = teller.question(due, choice.seat);
            phrase(&question.title);
            sentence(&question.text);
            sentence(&teller.answer(choice, due));
        }
        let teller = Teller::new(text, catalog, game);
        for step in game.agenda() {
            phrase(&teller.phase(step));
            let question = teller.question(step, Seat(0));
            phrase(&question.title);
            sentence(&question.text);
            seen.steps.insert(inner(&format!("{step:?}")));
        }
        let teller = Teller::new(text, catalog, after);
        for fact in facts {
            whole(&teller.fact(fact));
            seen.facts.insert(inner(&format!("{fact:?}")));
        }
        for promise in after.promises() {
            sentence(&teller.promise(promise));
        }
        if let Some(ending) = after.ending() {
            teller.ending(ending).iter().for_each(|said| sentence(said));
        }
    }
}

/// Checks that what a seat is told of these facts has no secrets.
fn spy(catalog: &Catalog, text: &Text, moment: &Moment) {
    let all = Teller::new(text, catalog, &moment.after);
    for seat in moment.after.seats() {
        let view = View::of(&moment.after, seat);
        let teller = Teller::new(text, catalog, view.game());
        for fact in &moment.facts {
            let Some(told) = fact.told_to(seat) else { continue };
            if told == *fact {
                continue;
            }
            let line = teller.fact(&told);
            whole(&line);
            assert_eq!(line, all.fact(&told), "a view and the whole game tell a fact alike");
            let said = format!("{} {}", line.headline, line.detail.join(" "));
            for secret in secrets(&all, fact) {
                assert!(!said.contains(&secret), "seat {seat} reads \"{secret}\" in: {said}");
            }
        }
    }
}

#[test]
fn everything_that_happens_is_told() {
    let (catalog, texts) = (world::catalog(), texts());
    let games: Vec<(usize, &str, u64)> =
        (0..48).map(|seed| (3 + seed as usize % 4, if seed % 4 == 3 { "imp" } else { "random" }, seed)).collect();
    let seen: Vec<Seen> = games
        .par_iter()
        .map(|&(seats, mind, seed)| {
            let mut seen = Seen::default();
            play(seats, mind, seed, |moment| {
                listen(&catalog, &texts, moment, &mut seen);
                spy(&catalog, &texts[0], moment);
            });
            seen
        })
        .collect();
    let facts: BTreeSet<&String> = seen.iter().flat_map(|seen| &seen.facts).collect();
    let steps: BTreeSet<&String> = seen.iter().flat_map(|seen| &seen.steps).collect();
    let rare = rare_facts();
    let rare: BTreeSet<String> = rare.iter().map(|fact| inner(&format!("{fact:?}"))).collect();
    for (subsystem, path) in [
        ("Muster", "muster"),
        ("Special", "specials"),
        ("Trade", "trade"),
        ("Action", "action"),
        ("War", "war"),
        ("Rite", "rites"),
        ("Court", "court"),
    ] {
        let facts_of = variants(&format!("src/oaths/rules/facts/{path}.rs"), &format!("{subsystem}Fact"));
        for name in facts_of {
            let name = format!("{subsystem}::{name}");
            assert!(facts.contains(&name) || rare.contains(&name), "no game has shown the fact {name}");
        }
        let module = match path {
            "war" | "trade" => format!("src/oaths/rules/{path}/mod.rs"),
            path => format!("src/oaths/rules/{path}.rs"),
        };
        let known: BTreeSet<String> = other_steps().iter().map(|step| inner(&format!("{step:?}"))).collect();
        for name in variants(&module, &format!("{subsystem}Step")) {
            let name = format!("{subsystem}::{name}");
            assert!(steps.contains(&name) || known.contains(&name), "no game has shown the step {name}");
        }
    }
}

/// Returns facts that few games show.
fn rare_facts() -> Vec<Fact> {
    let (a, b, c) = (Seat(0), Seat(1), Seat(2));
    let catalog = world::catalog();
    let mut facts: Vec<Fact> = Vec::new();
    for outcome in [Outcome::Open, Outcome::Kept, Outcome::Broken] {
        facts.push(TradeFact::Judged { by: a, to: b, vow: Vow::Spare(c), outcome }.into());
    }
    for kind in catalog.special_kinds() {
        for aim in [Aim::Nothing, Aim::Others, Aim::Devil(b), Aim::Card(oaths::rules::ids::Card(0))] {
            for (from, cards) in [
                (None, Vec::new()),
                (None, vec![oaths::rules::ids::Card(0)]),
                (Some(b), vec![oaths::rules::ids::Card(0)]),
            ] {
                facts.push(SpecialFact::Worked { seat: a, card: kind, aim: aim.clone(), from, cards, souls: 1 }.into());
            }
        }
    }
    facts.push(WarFact::NobodyWon.into());
    facts.push(WarFact::Woke { seat: a, hordes: Vec::new() }.into());
    facts.push(CourtFact::ShowedHand { seat: a, papers: Vec::new() }.into());
    facts.push(CourtFact::Contributed { seat: a, count: 0, papers: Vec::new() }.into());
    facts.push(CourtFact::Won { seats: vec![a, b], by_oaths: false }.into());
    facts.push(CourtFact::Counted { holder: a, of: b, candidate: None }.into());
    facts.push(TradeFact::Ransomed { seat: a, oath: None, paid: false }.into());
    facts.push(TradeFact::Tortured { by: a, prisoner: b, kept: false }.into());
    facts.push(TradeFact::Showed { seat: a, to: b, cards: Vec::new() }.into());
    let cards = vec![HandCard::Paper(Paper::favor(c)), HandCard::Paper(Paper::favor(c))];
    facts.push(TradeFact::Showed { seat: a, to: b, cards }.into());
    facts.push(TradeFact::HandedOver { from: a, prisoner: b, to: c }.into());
    for target in [Target::Stay, Target::Devil(b), Target::Vacant] {
        facts.push(WarFact::Aimed { seat: a, target }.into());
    }
    facts
}

/// Returns steps that ask nobody, and that are gone before anybody looks.
fn other_steps() -> Vec<Step> {
    let catalog = world::catalog();
    let mut steps: Vec<Step> = vec![
        Step::Muster(MusterStep::Dawn),
        Step::Muster(MusterStep::Settle(Seat(0))),
        Step::Muster(MusterStep::Deal),
        Step::Action(ActionStep::Close),
        Step::Special(SpecialStep::Effects(Vec::new())),
        Step::Special(SpecialStep::Drunk { seats: vec![Seat(0), Seat(1)], cards: 3 }),
        Step::Trade(TradeStep::Open),
        Step::Trade(TradeStep::Close),
        Step::Rite(RiteStep::Begin),
        Step::Rite(RiteStep::Plague),
        Step::Rite(RiteStep::Next),
        Step::Rite(RiteStep::Reveal),
        Step::Rite(RiteStep::Mourn(Vec::new())),
        Step::Court(CourtStep::Score),
        Step::Court(CourtStep::Dusk),
        Step::Court(CourtStep::LastPrisoners),
        Step::Court(CourtStep::Vote),
    ];
    steps.extend(
        [
            WarStep::Begin(1),
            WarStep::Move,
            WarStep::LateMove(Seat(0)),
            WarStep::Meet,
            WarStep::Suborn(Seat(0)),
            WarStep::Betray { from: Seat(0), to: Seat(1) },
            WarStep::Strategies,
            WarStep::Lose(Vec::new()),
            WarStep::Bury,
            WarStep::Arrive,
            WarStep::SiegeStrategies,
            WarStep::Fall,
            WarStep::Avenge { by: Seat(0), victims: vec![Seat(1)], count: 3 },
            WarStep::Divide(0),
            WarStep::Peace,
            WarStep::Occupy(Seat(0)),
            WarStep::Gather,
            WarStep::Lure(Seat(0)),
            WarStep::Reap,
            WarStep::End,
        ]
        .map(Step::War),
    );
    steps.extend(catalog.realm_kinds().map(|realm| Step::War(WarStep::Swap { seat: Seat(0), realm })));
    steps
}

#[test]
fn rare_facts_and_steps_are_told() {
    let (catalog, game) = (world::catalog(), world::game(4, 1));
    for text in &texts() {
        let teller = Teller::new(text, &catalog, &game);
        for fact in rare_facts() {
            whole(&teller.fact(&fact));
            whole(&teller.reading_to(Seat(1)).fact(&fact));
        }
        for step in other_steps() {
            phrase(&teller.phase(&step));
            let question = teller.question(&step, Seat(0));
            phrase(&question.title);
            sentence(&question.text);
            sentence(&teller.answer(&Choice { seat: Seat(0), answer: Answer::Pass }, &step));
        }
        for vow in [Vow::Attack(Seat(1)), Vow::Spare(Seat(1)), Vow::LeaveEarth, Vow::Elect(Seat(2))] {
            phrase(&teller.vow(vow));
            let outcome = Outcome::Open;
            sentence(&teller.promise(&Promise { round: 1, by: Seat(0), to: Seat(3), vow, outcome }));
        }
        for favor in [
            Favor::Safety,
            Favor::Alliance,
            Favor::Take(Seat(2)),
            Favor::Free(Seat(2)),
            Favor::Oaths(1),
            Favor::Oaths(3),
        ] {
            phrase(&teller.favor(favor));
            for (own, wild) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
                sentence(&teller.claim(Seat(0), &Claim { target: Seat(1), favor, own, wild }));
            }
        }
    }
}

const REFUSALS: [Refusal; 20] = [
    Refusal::NotAsked,
    Refusal::WrongQuestion,
    Refusal::NotYours,
    Refusal::Twice,
    Refusal::Count,
    Refusal::Realm,
    Refusal::Devil,
    Refusal::Play,
    Refusal::Price,
    Refusal::Silence,
    Refusal::NoOffer,
    Refusal::Goods,
    Refusal::Point,
    Refusal::Alliance,
    Refusal::Caster,
    Refusal::Journey,
    Refusal::Target,
    Refusal::Colour,
    Refusal::Horde,
    Refusal::Spoils,
];

#[test]
fn refusals_are_those_of_the_rules() {
    let (catalog, game) = (world::catalog(), world::game(3, 1));
    assert_eq!(variants("src/oaths/rules/refusal.rs", "Refusal").len(), REFUSALS.len());
    let [english, german] = texts();
    for refusal in REFUSALS {
        let said = Teller::new(&english, &catalog, &game).refusal(refusal);
        let rule = refusal.to_string();
        let (first, rest) = rule.split_at(1);
        assert_eq!(said, format!("{}{rest}.", first.to_uppercase()));
        sentence(&Teller::new(&german, &catalog, &game).refusal(refusal));
    }
}

/// Returns the numbers in a text.
pub fn numbers(text: &str) -> BTreeSet<u32> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
}

/// Checks that rules are sentences and name all numbers of an effect.
#[track_caller]
pub fn complete(rules: &[String], effect: &str) {
    assert!(!rules.is_empty(), "no rules for {effect}");
    rules.iter().for_each(|rule| sentence(rule));
    let said = numbers(&rules.join(" "));
    for number in numbers(effect).into_iter().filter(|number| *number > 0) {
        assert!(said.contains(&number), "{number} of {effect} is not in {rules:?}");
    }
}

#[test]
fn every_card_has_a_name_rules_and_flavour() {
    let catalog = world::catalog();
    for text in &texts() {
        let words = Words::new(text, &catalog);
        for id in catalog.ids().chain(["favor", "oath", "vote"]) {
            let flavour = words.flavour(id);
            phrase(&flavour);
            assert!(flavour.ends_with(['.', '?']), "no full stop: {flavour}");
            assert!(flavour.chars().count() <= 110, "too long: {flavour}");
        }
        for kind in catalog.devil_kinds() {
            phrase(&words.devil(kind));
            complete(&words.devil_rules(kind), &format!("{:?}", catalog.devil(kind)));
        }
        for kind in catalog.realm_kinds() {
            phrase(&words.realm(kind));
            complete(&words.realm_rules(kind), &format!("{:?}", catalog.realm(kind)));
        }
        for (at, def) in catalog.resources.iter().enumerate() {
            let kind = ResourceKind(at as u8);
            phrase(&words.resource(kind));
            phrase(&words.sort_of(kind));
            let effect = match def {
                ResourceDef::Horde(def) => format!("{:?}", def.power),
                ResourceDef::Artifact(def) => format!("{:?}", def.power),
                ResourceDef::Ritual(def) => format!("{:?} {}", def.effect, def.priority),
                ResourceDef::Event(def) => format!("{:?}", def.effect),
            };
            complete(&words.resource_rules(kind), &effect);
        }
        for kind in catalog.special_kinds() {
            phrase(&words.special(kind));
            let rules = words.special_rules(kind);
            assert!(rules.len() > 1, "the moment and the effect");
            complete(&rules, &format!("{:?}", catalog.special(kind)));
        }
        for sort in [PaperSort::Favor, PaperSort::Oath, PaperSort::Vote] {
            words.paper_rules(sort).iter().for_each(|rule| sentence(rule));
        }
    }
}
