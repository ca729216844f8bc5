//! Knowledge of rituals (manual 4.11): all twenty-six, from four seats, with all results.
//!
//! > "[...] the game conducts a special roll to determine whether the identity of the aggressing
//! > player is revealed to his target." [...] "if the identity check is successful in avoiding
//! > detection, the choice of framing another player will be allowed. Your turn log message will
//! > report the name of the framed player."
//!
//! House A performs, house B suffers, house C is framed, and house D watches. Each ritual is
//! performed in every possible guise, with enough seeds to see it succeed and fail, revealed and
//! unseen. Each time the logs of the four are compared with the whole log, and their views
//! afterwards with a turn without the ritual. They must contain exactly the facts in the table
//! below.

mod table;

use std::collections::BTreeSet;

use infernal_conclave::chronicle::Teller;
use infernal_conclave::rules::attachments::{AttachmentFact, Post};
use infernal_conclave::rules::catalog::Catalog;
use infernal_conclave::rules::conclave::{ConclaveFact, PrestigeCause};
use infernal_conclave::rules::facts::{Entry, Fact, log_seen_by};
use infernal_conclave::rules::game::Game;
use infernal_conclave::rules::ids::{CardId, Seat, SlotNo};
use infernal_conclave::rules::orders::{Answer, Draft, Order, Refusal, Sealed};
use infernal_conclave::rules::resolve::{Resolution, resolve};
use infernal_conclave::rules::rituals::{Curse, Guise, Harm, Hindrance, RitualFact, RitualOrder, Target};
use infernal_conclave::rules::rulebook::Rulebook;
use infernal_conclave::rules::tableau::Tableau;
use infernal_conclave::rules::tribute::Purse;
use infernal_conclave::rules::view::SeatView;
use table_text::Text;

use table::{BURNS, POSITION, Public, Row, Told, hostile, own};

const CASTER: Seat = Seat(0);
const VICTIM: Seat = Seat(1);
const FRAMED: Seat = Seat(2);
const BYSTANDER: Seat = Seat(3);

const GUISES: [Guise; 3] = [Guise::Bare, Guise::Masked, Guise::Framing(FRAMED)];

/// A turn with a ritual, and the same turn without.
struct Trial {
    row: String,
    before: Game,
    with: Resolution,
    idle: Resolution,
    sealed: Sealed,
}

fn tableau(catalog: &Catalog, row: &Row) -> Tableau {
    let mut tableau: Tableau = ron::from_str(POSITION).unwrap_or_else(|fault| panic!("{fault}"));
    if let Some(relic) = row.relic {
        let mut laid = tableau.treasures[0].clone();
        laid.what = relic.to_owned();
        laid.post = Post::Chamber;
        tableau.treasures.push(laid);
    }
    assert!(catalog.ritual_named(row.ritual).is_some(), "no ritual is called {}", row.ritual);
    tableau
}

fn play(book: &Rulebook, game: &Game, order: Option<Order>) -> (Sealed, Resolution) {
    let mut drafts: Vec<Draft> = game.seats().map(Draft::empty).collect();
    drafts[CASTER.index()].slots[0] = order;
    // House B pays for its sustained ritual with its first card.
    for standing in game.rituals().standing().iter().filter(|standing| standing.caster == VICTIM) {
        let cards = game.treasury().vault(VICTIM).iter().take(1).map(|card| card.id).collect();
        drafts[VICTIM.index()].answer(Answer::SustainRitual { standing: standing.id, cards });
    }
    let sealed = Sealed::seal(book, game, &drafts);
    let resolution = resolve(book, game, &sealed);
    (sealed, resolution)
}

fn trial(book: &Rulebook, row: &Row, guise: Guise, seed: u64) -> Trial {
    let mut tableau = tableau(book.catalog(), row);
    tableau.seed = seed;
    let before = tableau.set_up(book.catalog()).unwrap_or_else(|fault| panic!("{fault}"));
    let ritual = book.catalog().ritual_named(row.ritual).expect("asked before");
    let target = (row.target)(book.catalog());
    let order =
        Order::Ritual(RitualOrder::PerformRitual { ritual, target: target.clone(), guise, cards: vec![CardId(0)] });
    let (sealed, with) = play(book, &before, Some(order));
    let (_, idle) = play(book, &before, None);
    Trial { row: format!("{} on {target:?}, {guise:?}, seed {seed}", row.ritual), before, with, idle, sealed }
}

/// Returns the entries of the first log that are not in the second.
fn without(log: &[Entry], idle: &[Entry]) -> Vec<Entry> {
    let mut rest = idle.to_vec();
    let mut more = Vec::new();
    for entry in log {
        match rest.iter().position(|other| other == entry) {
            Some(at) => drop(rest.remove(at)),
            None => more.push(entry.clone()),
        }
    }
    more
}

/// Returns the names of the parts in which two views differ.
fn parts(one: &Game, other: &Game) -> BTreeSet<&'static str> {
    let same = [
        ("charter", one.charter() == other.charter()),
        ("realm", one.realm() == other.realm()),
        ("houses", one.houses() == other.houses()),
        ("treasury", one.treasury() == other.treasury()),
        ("bazaar", one.bazaar() == other.bazaar()),
        ("forces", one.forces() == other.forces()),
        ("attachments", one.attachments() == other.attachments()),
        ("manuscripts", one.manuscripts() == other.manuscripts()),
        ("diplomacy", one.diplomacy() == other.diplomacy()),
        ("arena", one.arena() == other.arena()),
        ("rituals", one.rituals() == other.rituals()),
        ("events", one.events() == other.events()),
        ("objectives", one.objectives() == other.objectives()),
        ("conclave", one.conclave() == other.conclave()),
    ];
    same.into_iter().filter(|(_, same)| !same).map(|(name, _)| name).collect()
}

/// The result of a ritual according to the whole log.
struct Came {
    worked: bool,
    /// True if the caster stayed unseen. `None` if it does not hide.
    unseen: Option<bool>,
    /// The house that the victim believes to be the caster.
    blamed: Option<Seat>,
    /// True if it was performed against a house.
    suffered: bool,
}

impl Came {
    fn of(trial: &Trial, guise: Guise) -> Self {
        let performed = trial.with.log.iter().find_map(|entry| match &entry.fact {
            Fact::Ritual(RitualFact::Performed { worked, unseen, .. }) => Some((*worked, unseen.map(|(_, it)| it))),
            _ => None,
        });
        let (worked, unseen) = performed.unwrap_or_else(|| panic!("{}: it was not performed", trial.row));
        let blamed = match (unseen, guise) {
            (Some(true), Guise::Framing(other)) => Some(other),
            (Some(true), Guise::Bare | Guise::Masked) => None,
            (None | Some(false), _) => Some(CASTER),
        };
        let suffered = |entry: &Entry| matches!(entry.fact, Fact::Ritual(RitualFact::Suffered { .. }));
        Self { worked, unseen, blamed, suffered: trial.with.log.iter().any(suffered) }
    }
}

/// Returns the form in which a reader must read a fact of the whole log: in full, reduced, or not
/// at all.
fn told(row: &Row, came: &Came, reader: Seat, fact: &Fact) -> Option<Fact> {
    if let Fact::Ritual(ritual) = fact {
        return told_of_ritual(row, came, reader, ritual).map(Fact::Ritual);
    }
    let name = format!("{fact:?}");
    // The first word is the subsystem, so take the second.
    let name = name.split(|letter: char| !letter.is_alphanumeric()).nth(1).unwrap_or_default();
    let honour = matches!(fact, Fact::Conclave(ConclaveFact::PrestigeChanged { cause: PrestigeCause::Ritual, .. }));
    let who = match fact {
        Fact::OrderResolved { .. } => Told::Caster,
        _ if honour => {
            assert_eq!(came.blamed, Some(CASTER), "the conclave honours whom it cannot name");
            Told::All
        }
        _ => row.follows.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{fact:?} follows")).1,
    };
    match (who, fact) {
        (Told::Caster, _) => (reader == CASTER).then(|| fact.clone()),
        (
            Told::AllButTheCard,
            Fact::Attachment(AttachmentFact::CombatCardLost { seat, unit, banner, why, contents }),
        ) => {
            assert!(contents.is_some(), "the whole log knows what stood on a card");
            let contents = contents.filter(|_| reader == VICTIM);
            Some(Fact::Attachment(AttachmentFact::CombatCardLost {
                seat: *seat,
                unit: *unit,
                banner: *banner,
                why: *why,
                contents,
            }))
        }
        (Told::All | Told::AllButTheCard, _) => Some(fact.clone()),
    }
}

fn told_of_ritual(row: &Row, came: &Came, reader: Seat, fact: &RitualFact) -> Option<RitualFact> {
    let whole = |to: Seat| (reader == to).then(|| fact.clone());
    match fact {
        RitualFact::Performed { .. } | RitualFact::Sustained { .. } => whole(CASTER),
        RitualFact::Suffered { victim, ritual, target, worked, blamed } => {
            assert_eq!((*victim, *worked, *blamed), (VICTIM, came.worked, came.blamed));
            // The receiver of a canton that nobody got would reveal the caster.
            let target = match target {
                Target::Canton { canton, to: CASTER } if !came.worked => Target::Canton { canton: *canton, to: VICTIM },
                other => other.clone(),
            };
            let (ritual, worked) = (*ritual, *worked);
            let felt = RitualFact::Suffered { victim: VICTIM, ritual, target, worked, blamed: *blamed };
            (reader == VICTIM).then_some(felt)
        }
        RitualFact::Curse(Curse { harm, victim, .. }) => {
            let curse = |caster, harm| Some(RitualFact::Curse(Curse { caster, blamed: None, victim: *victim, harm }));
            match (reader, row.public) {
                (CASTER, _) => curse(Some(CASTER), from_afar(harm)),
                (VICTIM, _) => curse(came.blamed, harm.clone()),
                (_, Public::Nothing) => None,
                (_, Public::Deed) => curse(None, harm.clone()),
                (_, Public::Name) => curse(came.blamed.filter(|&blamed| blamed == CASTER), harm.clone()),
            }
        }
        RitualFact::ObjectiveLost { seat, objective, .. } => {
            let seat = *seat;
            if reader == seat {
                Some(RitualFact::ObjectiveLost { seat, by: None, objective: *objective })
            } else {
                let one = RitualFact::ObjectiveLost { seat, by: Some(CASTER), objective: None };
                (reader == CASTER).then_some(one)
            }
        }
        RitualFact::Ended { caster, ritual, victim, .. } => {
            if *caster == Some(reader) {
                return Some(fact.clone());
            }
            let felt = RitualFact::Ended { caster: None, ritual: *ritual, victim: *victim, why: None };
            (*victim == Some(reader)).then_some(felt)
        }
        RitualFact::WoreOff { .. } | RitualFact::Dissolved { .. } => Some(fact.clone()),
        RitualFact::Phantom { .. } | RitualFact::Spotted { .. } => panic!("{fact:?} follows"),
    }
}

/// Returns the part of the harm that an unseen thief may know: the number of burnt cards, not their
/// worth.
fn from_afar(harm: &Harm) -> Harm {
    let Harm::Corrupted { cards, slots, .. } = harm else { return harm.clone() };
    Harm::Corrupted { cards: vec![Purse::EMPTY; cards.len()], slots: *slots, ended: Vec::new() }
}

fn check_logs(trial: &Trial, row: &Row, came: &Came) {
    let happened = without(&trial.with.log, &trial.idle.log);
    for reader in trial.before.seats() {
        let wanted: Vec<Fact> = happened.iter().filter_map(|entry| told(row, came, reader, &entry.fact)).collect();
        let (with, idle) = (log_seen_by(&trial.with.log, reader), log_seen_by(&trial.idle.log, reader));
        let read: Vec<Fact> = without(&with, &idle).into_iter().map(|entry| entry.fact).collect();
        assert_eq!(read, wanted, "{}: what seat {reader} reads, and what it may", trial.row);
        assert!(without(&idle, &with).is_empty(), "{}: seat {reader} misses something", trial.row);
    }
}

fn check_views(trial: &Trial, row: &Row, came: &Came) {
    for reader in trial.before.seats() {
        let at = [0, 1, 2, 2][reader.index()];
        let mut wanted: BTreeSet<&str> = row.seen[at].split_whitespace().filter(|_| came.worked).collect();
        if reader == CASTER {
            // The payment is gone, and a ritual slot is occupied until the next turn.
            wanted.extend(["treasury", "rituals"]);
        }
        if trial.with.log.iter().any(|entry| {
            matches!(entry.fact, Fact::Conclave(ConclaveFact::PrestigeChanged { cause: PrestigeCause::Ritual, .. }))
        }) {
            wanted.insert("conclave");
        }
        let (with, idle) = (SeatView::of(&trial.with.game, reader), SeatView::of(&trial.idle.game, reader));
        assert_eq!(parts(with.table(), idle.table()), wanted, "{}: what seat {reader} sees", trial.row);
    }
}

/// No sentence may name a house that its reader cannot know of. The victim must read the name that
/// it may believe.
fn check_words(trial: &Trial, row: &Row, came: &Came, text: &Text, catalog: &Catalog) {
    let honoured = trial.with.log.iter().any(|entry| {
        matches!(entry.fact, Fact::Conclave(ConclaveFact::PrestigeChanged { cause: PrestigeCause::Ritual, .. }))
    });
    for reader in [VICTIM, FRAMED, BYSTANDER] {
        let words = |resolution: &Resolution| {
            let view = SeatView::of(&resolution.game, reader);
            let log = log_seen_by(&resolution.log, reader);
            Teller::new(text, catalog, view.table()).reading_to(reader).of_turn(trial.before.turn()).turn_text(&log)
        };
        let usual = words(&trial.idle);
        let new: Vec<String> = words(&trial.with).into_iter().filter(|line| !usual.contains(line)).collect();
        let names = |house: &str| new.iter().any(|line| line.contains(house));
        let thanked = reader == VICTIM && came.suffered && came.blamed == Some(CASTER);
        let known = (row.shows && came.worked) || thanked || honoured;
        assert_eq!(names("House A"), known, "{}: seat {reader} reads {new:?}", trial.row);
        let framed = reader == VICTIM && came.blamed == Some(FRAMED);
        assert_eq!(names("House C"), framed, "{}: seat {reader} reads {new:?}", trial.row);
        assert!(!names("House D"), "{}: seat {reader} reads {new:?}", trial.row);
    }
}

/// Checks the logs of the following turn, in which nobody pays for the ritual any more.
fn check_aftermath(book: &Rulebook, trial: &Trial, row: &Row, came: &Came) {
    let (_, next) = play(book, &trial.with.game, None);
    let (_, idle) = play(book, &trial.idle.game, None);
    let ritual = |log: &[Entry]| -> Vec<Entry> {
        log.iter().filter(|entry| matches!(entry.fact, Fact::Ritual(_))).cloned().collect()
    };
    for reader in trial.before.seats() {
        let happened = without(&ritual(&next.log), &ritual(&idle.log));
        let wanted: Vec<Fact> = happened.iter().filter_map(|entry| told(row, came, reader, &entry.fact)).collect();
        let (with, idle) = (log_seen_by(&ritual(&next.log), reader), log_seen_by(&ritual(&idle.log), reader));
        let read: Vec<Fact> = without(&with, &idle).into_iter().map(|entry| entry.fact).collect();
        assert_eq!(read, wanted, "{}: what seat {reader} reads in the turn after", trial.row);
    }
}

fn check(book: &Rulebook, text: &Text, trial: &Trial, row: &Row, guise: Guise) -> Came {
    let came = Came::of(trial, guise);
    check_logs(trial, row, &came);
    check_views(trial, row, &came);
    check_words(trial, row, &came, text, book.catalog());
    check_aftermath(book, trial, row, &came);
    came
}

/// Enough seeds to reach all four results.
const SEEDS: u64 = 150;

#[test]
fn every_ritual_tells_each_reader_what_it_may_know_and_no_more() {
    let (book, text) = (Rulebook::standard(), Text::english());
    let mut performed = BTreeSet::new();
    for row in own() {
        let trial = trial(&book, &row, Guise::Bare, 1);
        let came = check(&book, &text, &trial, &row, Guise::Bare);
        assert!(came.worked && came.unseen.is_none(), "{}", trial.row);
        for guise in [Guise::Masked, Guise::Framing(FRAMED)] {
            let struck = self::trial(&book, &row, guise, 1).sealed.of(CASTER).struck.clone();
            let why = Refusal::Ritual(Hindrance::NothingToHide);
            assert_eq!(struck, [(SlotNo::ALL[0], why)], "{}: there is nobody to hide from", row.ritual);
        }
        performed.insert(row.ritual);
    }
    for row in hostile() {
        let destruction = BURNS.contains(&row.ritual);
        for guise in GUISES {
            let first = trial(&book, &row, guise, 1);
            if guise == Guise::Masked && !destruction {
                let why = Refusal::Ritual(Hindrance::NothingToHide);
                assert_eq!(first.sealed.of(CASTER).struck, [(SlotNo::ALL[0], why)], "{}", first.row);
                continue;
            }
            let ends: BTreeSet<(bool, Option<bool>)> = if destruction && guise == Guise::Bare {
                [true, false].map(|worked| (worked, None)).into()
            } else {
                [(true, true), (true, false), (false, true), (false, false)]
                    .map(|(it, unseen)| (it, Some(unseen)))
                    .into()
            };
            let mut met = BTreeSet::new();
            for seed in 1..=SEEDS {
                let trial = trial(&book, &row, guise, seed);
                let came = Came::of(&trial, guise);
                if met.insert((came.worked, came.unseen)) {
                    check(&book, &text, &trial, &row, guise);
                }
                if met == ends {
                    break;
                }
            }
            assert_eq!(met, ends, "{}: what came of {SEEDS} of them", first.row);
        }
        performed.insert(row.ritual);
    }
    let all: BTreeSet<&str> = book.catalog().rituals.iter().map(|def| def.id.as_str()).collect();
    assert_eq!(performed, all, "the table and the catalog");
}
