//! Words: every sentence exists, is told what it asks for, and is right in number.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use infernal_conclave::chronicle::{Line, Teller, Tone, keys};
use infernal_conclave::rules::archfiends::{Discipline, Part, Rank, Tally};
use infernal_conclave::rules::attachments::{Contents, Element, Post, PraetorUpgrade, RuleChange, Source, Treasure};
use infernal_conclave::rules::bazaar::Goods;
use infernal_conclave::rules::bazaar::Tie;
use infernal_conclave::rules::calendar::{Moment, Step};
use infernal_conclave::rules::catalog::{Ability, Catalog, Grant};
use infernal_conclave::rules::combat::{
    Advantage, Banner, Battle, BattleReport, Challenge, DamagePart, End, Event, Fighter, Fired, Health, Passage, Save,
    Side, Standing, Toll,
};
use infernal_conclave::rules::conclave::{GameLength, PrestigeCause, VictoryPath};
use infernal_conclave::rules::diplomacy::Stance;
use infernal_conclave::rules::facts::{Entry, Fact};
use infernal_conclave::rules::forces::{Departure, Upgrade};
use infernal_conclave::rules::forces::{Landmark, Muster, Stat};
use infernal_conclave::rules::game::{Archfiend, Charter, Game, Player, SeatCharter, Settings};
use infernal_conclave::rules::ids::{ArtifactKind, PraetorKind, RelicKind};
use infernal_conclave::rules::ids::{CantonId, CardId, LegionId, LegionKind, PlaceId, PlaceKind, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Draft, Order, OrderKind, Outcome, Problem, Refusal, Sealed};
use infernal_conclave::rules::realm::generate::{MapType, PlaceFrequency};
use infernal_conclave::rules::realm::hex::{Direction, MapSize};
use infernal_conclave::rules::realm::terrain::Terrain;
use infernal_conclave::rules::realm::{Bar, Foe};
use infernal_conclave::rules::resolve::resolve;
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tribute::{Purse, Resource};
use infernal_conclave::text::{RULINGS, TERMS, Text, Value};

const HOUSES: usize = 4;

fn game() -> Game {
    let catalog = Catalog::standard();
    let seat =
        |(symbol, def)| SeatCharter { player: Player::Human, archfiend: Archfiend::from(def), symbol: symbol as u8 };
    let settings = Settings {
        size: MapSize::Small,
        map_type: MapType::BrokenPlain,
        frequency: PlaceFrequency::Usual,
        length: GameLength::Normal,
        seed: 7,
        iron_man: false,
    };
    let seats = catalog.archfiends.iter().take(HOUSES).enumerate().map(seat).collect();
    Game::found(&catalog, Charter { settings, seats }).expect("four ready-made archfiends make a lawful set-up")
}

/// Tells something about a fresh game.
fn told<T>(tell: impl FnOnce(&Teller<'_>) -> T) -> T {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    tell(&Teller::new(&text, &catalog, &game))
}

/// Nothing missing, nothing unfilled, no double spaces, nothing around it.
#[track_caller]
fn sound(said: &str) {
    let faults = ["⟨", "⟩", "{", "}", "  ", " .", " ,", "..", "the The ", " a a "];
    for fault in faults {
        assert!(!said.contains(fault), "\"{fault}\" in: {said}");
    }
    assert!(!said.is_empty() && said.trim() == said, "empty, or blanks around it: \"{said}\"");
}

/// A whole sentence: sound, begins with a capital or a digit, ends with a full stop.
#[track_caller]
fn sentence(said: &str) {
    sound(said);
    let begins = said.chars().next().is_some_and(|first| first.is_uppercase() || first.is_ascii_digit());
    assert!(begins, "no capital: {said}");
    assert!(said.ends_with('.') || said.ends_with(".)"), "no full stop: {said}");
}

#[track_caller]
fn sound_line(line: &Line) {
    sentence(&line.headline);
    line.detail.iter().for_each(|detail| sentence(detail));
    let icon = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons").join(line.icon).with_extension("svg");
    assert!(icon.exists(), "no icon {}", icon.display());
    let seats: BTreeSet<_> = line.seats.iter().collect();
    assert_eq!(seats.len(), line.seats.len(), "a seat twice: {line:?}");
}

fn files(folder: &str, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folders of the repository can be read").flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

#[test]
fn every_file_of_words_is_read_without_a_fault() {
    let text = Text::english();
    assert!(text.faults().is_empty(), "{:#?}", text.faults());
    assert!(text.ids().count() > 500, "the files are built in");
}

#[test]
fn a_fault_in_the_words_is_told() {
    let twice = ("a.ftl".to_owned(), "one = One\none = Two\n".to_owned());
    assert!(!Text::read("en-US", std::slice::from_ref(&twice)).faults().is_empty(), "an id twice");
    let broken = ("a.ftl".to_owned(), "one = { $n ->\n".to_owned());
    assert!(!Text::read("en-US", &[broken]).faults().is_empty(), "a broken message");
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

/// The literals of a source text, as far as they hold no escapes.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .flat_map(|line| line.split('"').skip(1).step_by(2))
}

/// Every message that the code names exists. Ids that are put together from keys are tried one by one below.
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
        // The panels have a macro that takes the words' holder first.
        for (at, _) in source.match_indices("say!(") {
            let arguments = source[at..].split_once(',').map_or("", |(_, rest)| rest.trim_start());
            let literal = arguments.strip_prefix('"').and_then(|rest| rest.split('"').next());
            named.extend(literal.map(|id| (path.display().to_string(), id.to_owned())));
        }
        // The chronicle also chooses between ids before it says one: whatever looks like an id there is one, or an icon.
        if path.components().any(|part| part.as_os_str() == "chronicle")
            && path.file_name().is_some_and(|name| name != "keys.rs")
        {
            let icons = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/icons");
            for literal in literals(&source) {
                let id =
                    literal.contains('-') && literal.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-');
                if id && !icons.join(literal).with_extension("svg").exists() {
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

/// Every term, ruling and tooltip is told all the numbers that it asks for.
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

/// Every message, told numbers and names under all the names that it may ask for, is sound, for none, one and many.
#[test]
fn every_message_can_be_said() {
    let text = Text::english();
    let sources: Vec<String> = files("assets/text/en-US", "ftl")
        .iter()
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

const PATHS: [VictoryPath; 4] =
    [VictoryPath::Election, VictoryPath::Pandemonium, VictoryPath::LastStanding, VictoryPath::Draw];
const STANCES: [Stance; 5] =
    [Stance::Neutral, Stance::Vendetta, Stance::BloodFeud, Stance::Vassalage, Stance::Excommunication];
const CAUSES: [PrestigeCause; 5] = [
    PrestigeCause::Places,
    PrestigeCause::Relics,
    PrestigeCause::LegionDestroyed,
    PrestigeCause::PlaceCaptured,
    PrestigeCause::RetreatForced,
];
const TIES: [Tie; 5] = [Tie::Alone, Tie::Points, Tie::Rank, Tie::Prestige, Tie::Regent];
const ENDS: [End; 5] =
    [End::AttackerDestroyed, End::AttackerRetreats, End::DefenderDestroyed, End::DefenderRetreats, End::BothDestroyed];

const TREASURES: [Treasure; 3] =
    [Treasure::Praetor(PraetorKind(0)), Treasure::Artifact(ArtifactKind(0)), Treasure::Relic(RelicKind(0))];

/// Everywhere that a treasure can be.
fn posts(legion: LegionId) -> [Post; 4] {
    [Post::Vault, Post::Chamber, Post::Unit(Foe::Legion(legion)), Post::Unit(Foe::Place(PlaceId(0)))]
}

/// A combat card with something of everything on it.
fn full_cards() -> Vec<Contents> {
    let changes =
        [RuleChange::First(Stat::Melee), RuleChange::Last(Stat::Ranged), RuleChange::Longer, RuleChange::Shorter];
    let mut elements = vec![
        Element::Raise(Stat::Melee, 3),
        Element::Lower(Stat::Ranged, 0),
        Element::Lower(Stat::Infernal, 2),
        Element::Shield(4),
        Element::Ward(2),
    ];
    elements.extend(changes.map(Element::Rule));
    elements.chunks(2).map(Contents::new).chain([Contents::new(&[])]).collect()
}

/// Which variant a refusal is, so that the list below must have them all.
const fn refusal_number(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::WrongKind => 0,
        Refusal::Eliminated => 1,
        Refusal::GameOver => 2,
        Refusal::NoSuchSlot { .. } => 3,
        Refusal::NoSuchLegion(_) => 4,
        Refusal::NoPath => 5,
        Refusal::TooFar { .. } => 6,
        Refusal::Barred { .. } => 7,
        Refusal::BattleOnTheWay { .. } => 8,
        Refusal::CannotFly => 9,
        Refusal::AlreadyMarched => 10,
        Refusal::NoSuchCard(_) => 11,
        Refusal::CardTwice => 12,
        Refusal::CardCount { .. } => 13,
        Refusal::TooMuchForOneCard => 14,
        Refusal::Excommunicated => 15,
        Refusal::NotOnSale => 16,
        Refusal::AlreadyBid => 17,
        Refusal::CommandRating { .. } => 18,
        Refusal::BelowMinimum { .. } => 19,
        Refusal::NoSuchTreasure(_) => 20,
        Refusal::NoSuchUnit(_) => 21,
        Refusal::WrongPost { .. } => 22,
        Refusal::AlreadyThere => 23,
        Refusal::HasPraetor => 24,
        Refusal::NoFreeSlot { .. } => 25,
        Refusal::SlotsNeeded(_) => 26,
        Refusal::ChamberFull { .. } => 27,
        Refusal::GuardStays => 28,
        Refusal::WrathTooLow { .. } => 29,
        Refusal::TooManyElements { .. } => 30,
        Refusal::ElementTooGreat { .. } => 31,
        Refusal::ElementTwice => 32,
        Refusal::NothingToRaise(_) => 33,
        Refusal::Unpaid { .. } => 34,
        Refusal::AttributeAtMost { .. } => 35,
        Refusal::RaisedAlready(_) => 36,
        Refusal::BazaarClosed { .. } => 37,
    }
}

fn refusals(game: &Game) -> Vec<Refusal> {
    let legion = game.forces().legions()[0].id;
    let mut refusals = vec![
        Refusal::WrongKind,
        Refusal::Eliminated,
        Refusal::GameOver,
        Refusal::NoSuchLegion(legion),
        Refusal::NoSuchLegion(LegionId(999)),
        Refusal::NoPath,
        Refusal::BattleOnTheWay { at: CantonId(5) },
        Refusal::CannotFly,
        Refusal::AlreadyMarched,
        Refusal::NoSuchCard(CardId(3)),
        Refusal::CardTwice,
        Refusal::CardCount { least: 2, most: 8 },
        Refusal::TooMuchForOneCard,
        Refusal::Excommunicated,
        Refusal::NotOnSale,
        Refusal::AlreadyBid,
        Refusal::BelowMinimum { short: Purse { souls: 1, ..Purse::EMPTY } },
        Refusal::NoSuchUnit(Foe::Legion(legion)),
        Refusal::NoSuchUnit(Foe::Legion(LegionId(999))),
        Refusal::NoSuchUnit(Foe::Place(PlaceId(0))),
        Refusal::AlreadyThere,
        Refusal::HasPraetor,
        Refusal::SlotsNeeded(Foe::Legion(legion)),
        Refusal::GuardStays,
        Refusal::ElementTwice,
        Refusal::Unpaid { short: Purse { souls: 1, ..Purse::EMPTY } },
    ];
    refusals.push(Refusal::AttributeAtMost { most: 6 });
    refusals.extend([1, 2].map(|turns| Refusal::BazaarClosed { turns }));
    refusals.extend(Discipline::ALL.map(Refusal::RaisedAlready));
    refusals.extend(Stat::ALL.map(Refusal::NothingToRaise));
    for treasure in TREASURES {
        refusals.push(Refusal::NoSuchTreasure(treasure));
        refusals.extend(posts(legion).map(|to| Refusal::WrongPost { treasure, to }));
    }
    for n in 1..=3 {
        refusals.push(Refusal::NoFreeSlot { slots: n });
        refusals.push(Refusal::ChamberFull { slots: n });
        refusals.push(Refusal::WrathTooLow { needs: n });
        refusals.push(Refusal::TooManyElements { most: n });
        refusals.push(Refusal::ElementTooGreat { most: n });
    }
    for n in 0..=2 {
        refusals.push(Refusal::NoSuchSlot { has: n });
        refusals.push(Refusal::TooFar { needs: n, has: n });
        refusals.push(Refusal::CommandRating { rating: n });
    }
    let places = game.forces().places().iter().map(|place| Bar::Place(place.id));
    let bars = Terrain::ALL.map(Bar::Terrain).into_iter().chain(places);
    let others = [Bar::Legion(legion), Bar::Border(Seat(1)), Bar::Interior(Seat(1)), Bar::Occupied];
    refusals.extend(bars.chain(others).map(|bar| Refusal::Barred { at: CantonId(9), bar }));
    refusals
}

#[test]
fn every_refusal_says_why() {
    let game = game();
    let refusals = refusals(&game);
    let seen: BTreeSet<usize> = refusals.iter().map(refusal_number).collect();
    assert_eq!(seen, (0..=37).collect(), "a refusal is missing in this test");
    told(|teller| {
        for refusal in &refusals {
            sentence(&teller.refusal(refusal));
            sentence(&teller.outcome(&Outcome::Partly(*refusal)));
            sentence(&teller.outcome(&Outcome::Refused(*refusal)));
            sentence(&teller.problem(&Problem::Order(SlotNo::ALL[1], *refusal)));
        }
        sentence(&teller.outcome(&Outcome::Done));
        ENDS.into_iter().for_each(|end| sentence(&teller.outcome(&Outcome::Fought(end))));
        sentence(&teller.problem(&Problem::TributeWaits(0)));
        sentence(&teller.problem(&Problem::PandemoniumWaits));
    });
}

#[test]
fn orders_are_told_in_few_words() {
    told(|teller| {
        let guard = &teller.table().forces().legions()[0];
        let at = teller.coordinates(CantonId(12));
        assert_eq!(at, "1·2", "columns and rows are counted from 1");
        let vault: Vec<CardId> = teller.table().treasury().vault(Seat(0)).iter().map(|card| card.id).collect();
        let open = teller.table().realm().cantons().find(|&canton| teller.table().forces().place_at(canton).is_none());
        let open = open.expect("most cantons have no place");
        let march = Order::March { legion: guard.id, path: vec![CantonId(1), open] };
        let name = teller.legion_name(guard).replacen("The ", "the ", 1);
        assert_eq!(teller.order(&march), format!("March {name} to {} (2 steps)", teller.coordinates(open)));
        let orders = [
            Order::DemandTribute,
            Order::Consolidate { cards: vault.clone() },
            Order::Consolidate { cards: vec![CardId(u32::MAX)] },
            Order::Bid { goods: Goods::Legion(LegionKind(0)), cards: vault.clone() },
            Order::Bid { goods: Goods::Legion(LegionKind(0)), cards: vec![CardId(u32::MAX), CardId(u32::MAX - 1)] },
            Order::March { legion: guard.id, path: vec![open] },
            Order::March { legion: LegionId(999), path: Vec::new() },
            Order::Fly { legion: guard.id, to: open },
            Order::Bid { goods: Goods::Praetor(PraetorKind(0)), cards: vault.clone() },
            Order::Bid { goods: Goods::Artifact(ArtifactKind(0)), cards: vault.clone() },
            Order::Bid { goods: Goods::Relic(RelicKind(0)), cards: vault.clone() },
            Order::Dismiss { legion: guard.id },
            Order::CreateCombatCard { unit: Foe::Legion(guard.id), contents: full_cards()[0], cards: vault.clone() },
            Order::RaiseAttribute { discipline: Discipline::Wrath, cards: vault.clone() },
            Order::RaiseAttribute { discipline: Discipline::Wrath, cards: vec![CardId(u32::MAX)] },
            Order::Transfer { treasure: TREASURES[0], to: Post::Vault },
            Order::Transfer { treasure: TREASURES[1], to: Post::Unit(Foe::Legion(guard.id)) },
            Order::Transfer { treasure: TREASURES[2], to: Post::Chamber },
        ];
        let kinds: BTreeSet<OrderKind> = orders.iter().map(Order::kind).collect();
        assert_eq!(kinds, OrderKind::ALL.into_iter().collect(), "a kind of order is missing in this test");
        for order in &orders {
            sound(&teller.order(order));
            sound(&teller.order_kind(order.kind()));
        }
        sound(&teller.answer(&Answer::KeepTribute { offer: 0, cards: vault }));
        sound(&teller.answer(&Answer::KeepTribute { offer: 0, cards: vec![CardId(u32::MAX)] }));
        sound(&teller.answer(&Answer::Pandemonium { keep: true }));
        sound(&teller.answer(&Answer::Pandemonium { keep: false }));
    });
}

/// Which variant a part is, so that the list below must have them all.
const fn part_number(part: &Part) -> usize {
    match part {
        Part::Base => 0,
        Part::Discipline(..) => 1,
        Part::Rank(_) => 2,
        Part::Place(_) => 3,
        Part::Support(_) => 4,
        Part::Advantage => 5,
        Part::EarlierDemands(_) => 6,
        Part::Limit => 7,
        Part::Praetor(_) => 8,
        Part::Artifact(_) => 9,
        Part::Relic(_) => 10,
        Part::Promotion => 11,
        Part::LevelRoll => 12,
        Part::SeatOfCommand(_) => 13,
        Part::CombatCard => 14,
        Part::EnemyCard => 15,
        Part::Panic => 16,
    }
}

#[test]
fn every_part_of_a_number_has_a_name() {
    let parts = [
        Part::Base,
        Part::Discipline(Discipline::Wrath, 2),
        Part::Rank(Rank::Duke),
        Part::Place(PlaceId(0)),
        Part::Support(LegionId(0)),
        Part::Support(LegionId(999)),
        Part::Advantage,
        Part::EarlierDemands(1),
        Part::EarlierDemands(2),
        Part::Limit,
        Part::Praetor(PraetorKind(0)),
        Part::Artifact(ArtifactKind(0)),
        Part::Relic(RelicKind(0)),
        Part::Promotion,
        Part::LevelRoll,
        Part::SeatOfCommand(ArtifactKind(0)),
        Part::CombatCard,
        Part::EnemyCard,
        Part::Panic,
    ];
    assert_eq!(
        parts.iter().map(part_number).collect::<BTreeSet<_>>(),
        (0..=16).collect(),
        "a part is missing in this test"
    );
    told(|teller| {
        parts.iter().for_each(|part| sound(&teller.part(part)));
        let tally = Tally(parts.iter().map(|part| (*part, -2)).collect());
        let total: i32 = teller.tally(&tally).iter().map(|(_, value)| value).sum();
        assert_eq!(total, tally.total());
        sound(&teller.sum(&tally));
        sound(&teller.sum(&Tally::default()));
    });
}

#[test]
fn everything_has_a_name() {
    told(|teller| {
        let (table, catalog) = (teller.table(), Catalog::standard());
        table.realm().cantons().for_each(|canton| sound(&teller.canton_name(canton)));
        table.forces().legions().iter().for_each(|legion| sound(&teller.legion_name(legion)));
        for place in table.forces().places() {
            sound(&teller.place_name(&place.landmark));
            sound(&teller.banner(&Banner::Place(place.landmark)));
            sound(&teller.unit_name(&Foe::Place(place.id)));
        }
        table.seats().for_each(|seat| sound(&teller.seat_name(seat)));
        sound(&teller.seat_name(Seat(9)));
        Moment::all().for_each(|moment| sound(&teller.moment(&moment)));
        MapSize::ALL.into_iter().for_each(|size| sound(&teller.size(size)));
        GameLength::ALL.into_iter().for_each(|length| sound(&teller.length(length)));
        for ability in Terrain::ALL.map(Ability::Walks).into_iter().chain([Ability::Flying(3)]) {
            sentence(&teller.ability(&ability));
            sound(&teller.ability_name(&ability));
        }
        let abilities = catalog.legions.iter().flat_map(|def| &def.abilities);
        let abilities = abilities.chain(catalog.praetors.iter().flat_map(|def| &def.abilities));
        let abilities = abilities.chain(catalog.artifacts.iter().flat_map(|def| &def.abilities));
        // What no entry says today.
        let rare = [Ability::Rounds(2), Ability::Rounds(-2), Ability::Bonus(Stat::Ranged, -2), Ability::HitPoints(-3)];
        for ability in abilities.chain(&rare) {
            sentence(&teller.ability(ability));
            sound(&teller.ability_name(ability));
        }
        let boons = catalog.relics.iter().flat_map(|def| &def.boons);
        for boon in boons.chain(catalog.places.iter().flat_map(|def| &def.boons)) {
            sentence(&teller.boon(boon));
            sound(&teller.boon_name(boon));
        }
        catalog.powers.iter().for_each(|power| sentence(&teller.power(power)));
        sentence(&teller.grant(&Grant::Tribute { offer: 1, keep: 1 }));
        STANCES.into_iter().for_each(|stance| sound(&teller.stance(stance)));
    });
}

fn fighter(unit: Foe, banner: Banner, owner: Option<Seat>, level: u8) -> Fighter {
    let mut values = [4, 6, 0].map(Tally::base);
    values[1].add(Part::Support(LegionId(0)), 2);
    Fighter {
        unit,
        banner,
        owner,
        level,
        roll: Tally::base(level.into()),
        loyalty: 4,
        hp: 10,
        max_hp: 10,
        base: [4, 6, 0],
        values,
        shield: Tally::default(),
        skills: Vec::new(),
        cards: Vec::new(),
    }
}

/// Everything that a fight can set off, averted or not.
fn fired() -> Vec<Fired> {
    let save = |saved| Some(Save { die: 3, level: 2, saved });
    let sources = [Source::Born, Source::Promotion, Source::Praetor(PraetorKind(0)), Source::Artifact(ArtifactKind(0))];
    let mut all = Vec::new();
    for source in sources {
        let of = |ability, save| Fired { side: Side::Defender, ability, source, save, amount: 3 };
        all.push(of(Ability::StunningBlow, None));
        for ability in [
            Ability::FleshRend,
            Ability::VampiricReaping,
            Ability::LeperKingsCurse,
            Ability::TotemPower,
            Ability::InfernalDissipation,
        ] {
            all.extend([of(ability, save(true)), of(ability, save(false))]);
        }
    }
    all
}

/// Every event that a report can tell, in all its forms.
fn events(advantage: Option<Advantage>, dice: [u8; 2]) -> Vec<Event> {
    let standing = |total, hp_before, hp_after| Standing { base: 4, total, hp_before, hp_after };
    let challenge = |stat, totals: [i16; 2], fired: Vec<Fired>| {
        let difference = (totals[0] - totals[1]).abs();
        let charge = DamagePart::Ability(Ability::Charge, Source::Praetor(PraetorKind(0)));
        Event::Challenge(Challenge {
            round: 1,
            stat,
            attacker: standing(totals[0], 10, 9),
            defender: standing(totals[1], 10, 8),
            damage: difference + 3,
            parts: vec![(DamagePart::Difference, difference), (charge, 3)],
            fired,
        })
    };
    let [save, averted] = [false, true].map(|saved| Save { die: 3, level: 2, saved });
    let victim = Side::Defender;
    let effects: Vec<(Element, i16)> = [
        Element::Raise(Stat::Melee, 2),
        Element::Lower(Stat::Ranged, 1),
        Element::Shield(4),
        Element::Ward(3),
        Element::Rule(RuleChange::First(Stat::Melee)),
        Element::Rule(RuleChange::Last(Stat::Melee)),
        Element::Rule(RuleChange::Longer),
        Element::Rule(RuleChange::Shorter),
    ]
    .into_iter()
    .flat_map(|element| [(element, 0), (element, 4)])
    .collect();
    vec![
        Event::Salve { side: victim, healed: 3 },
        Event::Panic { victim, save, damage: 1, lowered: [1, 2, 3] },
        Event::Panic { victim, save: averted, damage: 0, lowered: [0; 3] },
        Event::Advantage { dice, gain: advantage },
        Event::CardsBlocked { side: victim, count: 2 },
        Event::Card { side: victim, effects },
        Event::Card { side: victim, effects: Vec::new() },
        Event::Round { number: 1, order: Stat::ALL.to_vec() },
        Event::Doom { victim, save },
        Event::Doom { victim, save: averted },
        Event::Curse { victim, damage: 4 },
        challenge(Stat::Ranged, [4, 4], Vec::new()),
        challenge(Stat::Melee, [6, 4], fired()),
        challenge(Stat::Infernal, [0, 1], Vec::new()),
        Event::Oblivion { victim, chance: 70, fell: true },
        Event::Oblivion { victim, chance: 70, fell: false },
    ]
}

/// A report in which every number is made up.
fn report(defender: Banner, end: End, advantage: Option<Advantage>, dice: [u8; 2]) -> BattleReport {
    let foe = match defender {
        Banner::Legion(_) => Foe::Legion(LegionId(1)),
        Banner::Place(_) => Foe::Place(PlaceId(0)),
    };
    let after = [Health { hp: 9, shield: 0 }, Health { hp: 8, shield: 2 }];
    BattleReport {
        battle: Battle::new(
            &Catalog::standard(),
            CantonId(20),
            fighter(Foe::Legion(LegionId(0)), Banner::Legion(Muster::Guard(Seat(0))), Some(Seat(0)), 2),
            fighter(foe, defender, Some(Seat(1)), 1),
        ),
        passages: events(advantage, dice).into_iter().map(|event| Passage { event, after }).collect(),
        end,
        tolls: [Toll { damage: 1, hp: 9, scar: 0 }, Toll { damage: 2, hp: 8, scar: 0 }],
    }
}

#[test]
fn a_battle_is_told_to_the_last_number() {
    told(|teller| {
        let gain = Advantage { side: Side::Attacker, stat: Stat::Melee, amount: 3 };
        let legion = Banner::Legion(Muster::Guard(Seat(1)));
        let banners = [
            legion,
            Banner::Place(Landmark::Pandemonium),
            Banner::Place(Landmark::Stronghold(Seat(1))),
            Banner::Place(Landmark::Power(PlaceKind(0))),
        ];
        for banner in banners {
            for end in ENDS {
                for (advantage, dice) in
                    [(Some(gain), [6, 1]), (Some(gain), [0, 0]), (None, [3, 4]), (None, [3, 1]), (None, [0, 0])]
                {
                    let told = teller.battle_report(&report(banner, end, advantage, dice));
                    told.iter().for_each(|line| sentence(line));
                    assert!(told.len() > 2 * 4 + 16 + 1, "two sides with three values, all passages, the end");
                }
            }
        }
        let told = teller.battle_report(&report(legion, End::DefenderRetreats, Some(gain), [6, 1])).join("\n");
        for number in [
            "6 + level 2 = 8",
            "1 + level 1 = 2",
            "+3 Melee, the most there is",
            "Melee 8: base 6, support of",
            "10 to 8 hit points",
            "rolls 3 + level 2 = 5, needs 10",
            "Damage 5: difference 2, Charge of",
        ] {
            assert!(told.contains(number), "{number} is not told in:\n{told}");
        }
    });
}

/// Which variant a fact is, so that the list below must have them all.
const fn fact_number(fact: &Fact) -> usize {
    match fact {
        Fact::OrderResolved { .. } => 0,
        Fact::Marched { .. } => 1,
        Fact::Flew { .. } => 2,
        Fact::Claimed { .. } => 3,
        Fact::BorderMoved { .. } => 4,
        Fact::Battle { .. } => 5,
        Fact::LegionDestroyed { .. } => 6,
        Fact::Retreated { .. } => 7,
        Fact::PlaceCaptured { .. } => 8,
        Fact::VictorPlaced { .. } => 9,
        Fact::TributeOffered { .. } => 10,
        Fact::TributeKept { .. } => 11,
        Fact::Consolidated { .. } => 12,
        Fact::BidPlaced { .. } => 13,
        Fact::Sold { .. } => 14,
        Fact::BidWon { .. } => 15,
        Fact::Outbid { .. } => 16,
        Fact::AuctionCancelled { .. } => 17,
        Fact::Stocked { .. } => 18,
        Fact::Mustered { .. } => 19,
        Fact::NoRoom { .. } => 20,
        Fact::Healed { .. } => 21,
        Fact::PrestigeChanged { .. } => 22,
        Fact::Excommunicated { .. } => 23,
        Fact::Usurped { .. } => 24,
        Fact::UsurperHolds { .. } => 25,
        Fact::PandemoniumLiberated { .. } => 26,
        Fact::PandemoniumReturned { .. } => 27,
        Fact::ConclaveDissolved => 28,
        Fact::HouseFell { .. } => 29,
        Fact::RegentNamed { .. } => 30,
        Fact::TokenDrawn { .. } => 31,
        Fact::Ended { .. } => 32,
        Fact::LegionLeft { .. } => 33,
        Fact::UpkeepPaid { .. } => 34,
        Fact::GuardGathers { .. } => 35,
        Fact::GuardReformed { .. } => 36,
        Fact::Promoted { .. } => 37,
        Fact::UpgradeTaken { .. } => 38,
        Fact::PraetorPromoted { .. } => 39,
        Fact::PraetorUpgradeTaken { .. } => 40,
        Fact::Transferred { .. } => 41,
        Fact::CombatCardMade { .. } => 42,
        Fact::TreasureLost { .. } => 43,
        Fact::Recovered { .. } => 44,
        Fact::RelicSeized { .. } => 45,
        Fact::PlaceRazed { .. } => 46,
        Fact::AttributeRaised { .. } => 47,
    }
}

fn facts(game: &Game) -> Vec<Fact> {
    let (seat, other) = (Seat(0), Seat(1));
    let (legion, muster, kind) = (LegionId(0), Muster::Guard(Seat(0)), LegionKind(2));
    let [a, b, c] = [CantonId(3), CantonId(4), CantonId(5)];
    let goods = Goods::Legion(kind);
    let worth = Purse { souls: 1, ichor: 2, ..Purse::EMPTY };
    let guard = Banner::Legion(Muster::Guard(other));
    let mut facts = vec![
        Fact::Marched { legion, muster, seat, from: a, path: vec![b] },
        Fact::Marched { legion, muster, seat, from: a, path: vec![b, c] },
        Fact::Flew { legion, muster, seat, from: a, to: c },
        Fact::Claimed { seat, canton: a, from: None },
        Fact::Claimed { seat, canton: a, from: Some(other) },
        Fact::BorderMoved { canton: a, to: seat, from: other },
        Fact::LegionDestroyed { legion, muster: Muster::Hired(kind), owner: seat, canton: a },
        Fact::Retreated { legion, muster, owner: seat, from: a, to: b },
        Fact::VictorPlaced { legion, muster, owner: seat, canton: a },
        Fact::TributeKept { seat, cards: Vec::new() },
        Fact::TributeKept { seat, cards: vec![worth] },
        Fact::TributeKept { seat, cards: vec![worth, worth] },
        Fact::Consolidated { seat, cards: 3, worth },
        Fact::BidPlaced { seat, goods, worth },
        Fact::Sold { goods },
        Fact::Outbid { seat, goods },
        Fact::AuctionCancelled { goods, raise: 1 },
        Fact::Stocked { goods },
        Fact::Mustered { seat, legion, kind, canton: a },
        Fact::NoRoom { seat, kind },
        Fact::Healed { unit: Foe::Legion(legion), amount: 1 },
        Fact::Excommunicated { seat },
        Fact::Usurped { seat },
        Fact::UsurperHolds { seat, turns: 1, needed: 5 },
        Fact::PandemoniumLiberated { seat },
        Fact::PandemoniumReturned { seat },
        Fact::ConclaveDissolved,
        Fact::HouseFell { seat, by: None },
        Fact::HouseFell { seat, by: Some(other) },
        Fact::RegentNamed { seat },
        Fact::TokenDrawn { drawn: 1, needed: 10 },
        Fact::TokenDrawn { drawn: 10, needed: 10 },
    ];
    for order in OrderKind::ALL {
        for outcome in [
            Outcome::Done,
            Outcome::Fought(End::AttackerRetreats),
            Outcome::Partly(Refusal::NoPath),
            Outcome::Refused(Refusal::NoPath),
        ] {
            facts.push(Fact::OrderResolved { seat, slot: SlotNo::ALL[0], kind: order, outcome });
        }
    }
    for end in ENDS {
        let report = Arc::new(report(guard, end, None, [3, 4]));
        let attacker = (seat, Banner::Legion(muster));
        facts.push(Fact::Battle { canton: a, attacker, defender: (Some(other), guard), end, report: Some(report) });
        for (owner, landmark) in [
            (None, Landmark::Pandemonium),
            (Some(other), Landmark::Stronghold(other)),
            (Some(seat), Landmark::Stronghold(other)),
            (None, Landmark::Power(PlaceKind(1))),
        ] {
            facts.push(Fact::Battle {
                canton: a,
                attacker,
                defender: (owner, Banner::Place(landmark)),
                end,
                report: None,
            });
        }
    }
    for place in game.forces().places() {
        for from in [None, Some(other)] {
            facts.push(Fact::PlaceCaptured { place: place.id, landmark: place.landmark, by: seat, from });
        }
        facts.push(Fact::Healed { unit: Foe::Place(place.id), amount: 2 });
    }
    for offered in [1, 3] {
        facts.push(Fact::TributeOffered { seat, offered, keep: 1 });
    }
    facts.extend([
        Fact::UpkeepPaid { seat, legion, muster, turns: 1 },
        Fact::UpkeepPaid { seat, legion, muster, turns: 2 },
        Fact::GuardGathers { seat, turns: 1 },
        Fact::GuardGathers { seat, turns: 3 },
        Fact::GuardReformed { seat, legion, canton: a },
        Fact::Promoted { seat, legion, muster, level: 4 },
        Fact::PraetorPromoted { seat, praetor: PraetorKind(0), level: 3 },
        Fact::PlaceRazed { place: PlaceId(1), landmark: Landmark::Power(PlaceKind(1)), owner: None, canton: a },
    ]);
    for why in [Departure::Dismissed, Departure::Unpaid] {
        facts.push(Fact::LegionLeft { legion, muster: Muster::Hired(kind), owner: seat, canton: a, why });
    }
    let upgrades = [
        Upgrade::HitPoints(4),
        Upgrade::Value(Stat::Melee, 3),
        Upgrade::Loyalty(2),
        Upgrade::Moves(1),
        Upgrade::Ability(Ability::Charge),
    ];
    facts.extend(upgrades.map(|upgrade| Fact::UpgradeTaken { seat, legion, muster, upgrade }));
    let learned = [
        PraetorUpgrade::Attack(1),
        PraetorUpgrade::Defense(1),
        PraetorUpgrade::Infernal(2),
        PraetorUpgrade::HitPoints(2),
        PraetorUpgrade::Luck(1),
        PraetorUpgrade::Lead(Stat::Ranged),
    ];
    let praetor = PraetorKind(0);
    facts.extend(learned.map(|upgrade| Fact::PraetorUpgradeTaken { seat, praetor, upgrade }));
    for treasure in TREASURES {
        facts.push(Fact::TreasureLost { treasure, owner: seat, canton: a, forever: true });
        facts.push(Fact::TreasureLost { treasure, owner: seat, canton: a, forever: false });
        facts.push(Fact::Recovered { seat, legion, muster, treasure, from: other });
        facts.push(Fact::RelicSeized { seat, treasure, from: other, place: PlaceId(0) });
        for from in posts(legion) {
            facts.extend(posts(legion).map(|to| Fact::Transferred { seat, treasure, from, to }));
        }
    }
    facts.extend(Discipline::ALL.map(|discipline| Fact::AttributeRaised { seat, discipline, level: 3 }));
    facts.push(Fact::CombatCardMade { seat, unit: Foe::Legion(legion), contents: None });
    for contents in full_cards() {
        facts.push(Fact::CombatCardMade { seat, unit: Foe::Place(PlaceId(0)), contents: Some(contents) });
    }
    facts.extend(TIES.map(|through| Fact::BidWon { seat, goods, through }));
    for cause in CAUSES {
        facts.extend([3, -1].map(|amount| Fact::PrestigeChanged { seat, amount, cause }));
    }
    for path in PATHS {
        facts.extend([None, Some(seat)].map(|winner| Fact::Ended { path, winner }));
    }
    facts
}

#[test]
fn every_fact_has_a_sound_line() {
    let (text, catalog, game) = (Text::english(), Catalog::standard(), game());
    let facts = facts(&game);
    let seen: BTreeSet<usize> = facts.iter().map(fact_number).collect();
    assert_eq!(seen, (0..=47).collect(), "a fact is missing in this test");
    let teller = Teller::new(&text, &catalog, &game);
    for teller in [teller, teller.reading_to(Seat(0)), teller.reading_to(Seat(1)), teller.reading_to(Seat(2))] {
        for fact in &facts {
            let line = teller.fact(fact);
            line.iter().for_each(sound_line);
            let done = matches!(fact, Fact::OrderResolved { outcome: Outcome::Done | Outcome::Fought(_), .. });
            let silent = done || matches!(fact, Fact::Healed { .. });
            assert!(silent || line.is_some(), "no line for {fact:?}");
            if let (Some(seen), Fact::Battle { report: None, .. }) = (&line, fact) {
                assert!(seen.detail.is_empty(), "a battle that others fought has no arithmetic (ruling R19)");
            }
        }
    }
    let won = Fact::BidWon { seat: Seat(1), goods: Goods::Legion(LegionKind(0)), through: Tie::Alone };
    let tone = |teller: Teller<'_>| teller.fact(&won).map(|line| line.tone);
    assert_eq!(tone(teller.reading_to(Seat(1))), Some(Tone::Good));
    assert_eq!(tone(teller), Some(Tone::Market));
}

#[test]
fn a_turn_is_told_in_paragraphs() {
    told(|teller| {
        let (seat, muster, legion) = (Seat(0), Muster::Guard(Seat(0)), LegionId(0));
        let path = vec![CantonId(1), CantonId(2), CantonId(3)];
        let slot = Moment::Slot(SlotNo::ALL[0]);
        let prestige = Moment::Step(Step::Prestige);
        let claim = |canton| (slot, Fact::Claimed { seat, canton, from: None });
        let paid = |seat, amount| (prestige, Fact::PrestigeChanged { seat, amount, cause: PrestigeCause::Places });
        let battle = Fact::Battle {
            canton: CantonId(3),
            attacker: (seat, Banner::Legion(muster)),
            defender: (Some(Seat(1)), Banner::Legion(Muster::Guard(Seat(1)))),
            end: End::DefenderRetreats,
            report: None,
        };
        let log = [
            claim(CantonId(1)),
            claim(CantonId(2)),
            (slot, Fact::Marched { legion, muster, seat, from: CantonId(0), path }),
            (slot, battle),
            (slot, Fact::PrestigeChanged { seat, amount: 1, cause: PrestigeCause::RetreatForced }),
            (
                slot,
                Fact::Retreated {
                    legion: LegionId(1),
                    muster: Muster::Guard(Seat(1)),
                    owner: Seat(1),
                    from: CantonId(3),
                    to: CantonId(4),
                },
            ),
            (
                slot,
                Fact::OrderResolved {
                    seat,
                    slot: SlotNo::ALL[0],
                    kind: OrderKind::March,
                    outcome: Outcome::Fought(End::DefenderRetreats),
                },
            ),
            paid(Seat(0), 2),
            paid(Seat(1), 3),
        ];
        let log = log.map(|(moment, fact)| Entry { moment, fact });
        let chapters = teller.chapters(&log);
        let counts: Vec<usize> = chapters.iter().map(|chapter| chapter.lines.len()).collect();
        assert_eq!(counts, [2, 1], "a march with its claims, a battle with what followed; and the prestige of all");
        let lines: Vec<&Line> = chapters.iter().flat_map(|chapter| &chapter.lines).collect();
        lines.iter().for_each(|line| sound_line(line));
        assert!(lines[0].headline.contains("marched 3 cantons against"), "{}", lines[0].headline);
        assert!(lines[0].headline.contains("claimed 2 cantons on the way"), "{}", lines[0].headline);
        assert_eq!(lines[1].detail.len(), 2, "the prestige and the retreat stand below the battle");
        let told = teller.turn_text(&log);
        assert_eq!(told[0], "Slot 1");
        assert!(told.iter().any(|line| line.trim().contains("+2") && line.contains("+3")), "{told:#?}");
    });
}

/// Whole turns of real games, with every lawful order tried somewhere, leave nothing unsaid.
#[test]
fn real_turns_are_told_without_a_gap() {
    let (text, book) = (Text::english(), Rulebook::standard());
    let mut game = game();
    for _ in 0..12 {
        let mut drafts = Vec::new();
        for seat in game.seats() {
            let view = infernal_conclave::rules::view::SeatView::of(&game, seat);
            let mut draft = Draft::empty(seat);
            let mut plan = infernal_conclave::rules::orders::Drafting::open(&book, view.table(), seat, &[]);
            for slot in SlotNo::ALL.into_iter().take(plan.slots().into()) {
                let legal = plan.legal();
                let chosen =
                    legal.get((game.turn() as usize * 7 + slot.index() * 11 + seat.index() * 5) % legal.len().max(1));
                match chosen {
                    Some(order) if plan.plan(order).is_ok() => draft.slots[slot.index()] = Some(order.clone()),
                    Some(_) | None => {}
                }
            }
            drafts.push(draft);
        }
        let sealed = Sealed::seal(&book, &game, &drafts);
        let resolution = resolve(&book, &game, &sealed);
        let teller = Teller::new(&text, book.catalog(), &resolution.game);
        let told = teller.turn_text(&resolution.log);
        assert!(!told.is_empty());
        told.iter().for_each(|line| sound(line.trim_start()));
        teller.chapters(&resolution.log).iter().flat_map(|chapter| &chapter.lines).for_each(sound_line);
        game = resolution.game;
    }
}
